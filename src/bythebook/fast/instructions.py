"""Verbs that are an instruction or two when compiled. Importing this brings in numba."""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

I64 = ir.IntType(64)


def has_pdep() -> bool:
    """Can the processor compiled for scatter bits (`pdep`, of BMI2)?"""
    chosen: Any = numba.config  # NUMBA_CPU_NAME and NUMBA_CPU_FEATURES may ask for another processor than this one
    if chosen.CPU_FEATURES or chosen.CPU_NAME:
        return "+bmi2" in (chosen.CPU_FEATURES or "")
    return bool(llvm.get_host_cpu_features().get("bmi2"))


@intrinsic
def ones(typing: Any, bits: Any) -> Any:
    """How many bits are set."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


@intrinsic
def lowest(typing: Any, bits: Any) -> Any:
    """The index of the lowest bit set."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic
def nth_bit_scattered(typing: Any, bits: Any, n: Any) -> Any:
    """The index of the n-th bit set, by scattering a single bit over `bits`."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        bits, n = args
        pdep = cgutils.get_or_insert_function(builder.module, ir.FunctionType(I64, [I64, I64]), "llvm.x86.bmi.pdep.64")
        one = builder.shl(ir.Constant(I64, 1), n)
        return builder.cttz(builder.call(pdep, [one, bits]), ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64, types.int64), generate


@intrinsic
def nth_bit_counted(typing: Any, bits: Any, n: Any) -> Any:
    """The index of the n-th bit set, by taking the lower ones away: for any processor."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        bits = cgutils.alloca_once_value(builder, args[0])
        with cgutils.for_range(builder, args[1]):
            left = builder.load(bits)
            builder.store(builder.and_(left, builder.sub(left, ir.Constant(I64, 1))), bits)
        return builder.cttz(builder.load(bits), ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64, types.int64), generate


@intrinsic
def copy(typing: Any, target: Any, source: Any) -> Any:
    """A record over another of its kind."""
    if not isinstance(target, types.Record) or target != source:
        return None

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cgutils.raw_memcpy(builder, args[0], args[1], ir.Constant(I64, target.size), 1)
        return context.get_dummy_value()

    return types.void(target, source), generate


@intrinsic
def nothing(typing: Any, *words: Any) -> Any:
    """No event is told: not even a call is left."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.get_dummy_value()

    return types.void(types.StarArgTuple.from_types(words)), generate
