"""Twins: the same rules once more, with another body under each verb, plain or compiled by numba.

A twin is the same code object with its globals bound anew: to other twins, to the bodies of verbs, to enumerations as
plain numbers. No source runs twice and none is rewritten.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from ..kernel import bits, cards, chance, clauses, events, moves, questions, records
from ..kernel.game import Room
from ..kernel.inlining import INLINED
from ..kernel.notation import BadInput
from . import bodies, contract, driver, stepping
from .cache import cache_home, digest_of, use

KERNEL = (bits, cards, chance, clauses, events, moves, questions)
EVENTS = events.__name__
CHANCE = chance.__name__
DRIVERS = (driver, stepping)
"""What every twins can do; callers may add modules of their own."""
COMPILING = ("instructions.py", "linking.py", "loader.py")
"""Beside this file: what else compiled twins are made from."""


def has_compiler() -> bool:
    """Is numba, which is an extra, installed? Importing it to see takes as long as a small game takes to play."""
    return find_spec("numba") is not None


def need_compiler() -> None:
    """BadInput says how to install it where it is not."""
    if not has_compiler():
        raise BadInput(
            "The fast lane is not installed: pip install 'bythebook[fast]'.",
            "La voie rapide n’est pas installée : pip install 'bythebook[fast]'.",
        )


def compiler() -> Any:
    """numba, imported."""
    need_compiler()
    import numba

    return numba


class Variant(NamedTuple):
    """Which twins: compiled or plain, telling events or not, array bounds checked or not."""

    compiled: bool = True
    telling: bool = False
    bounds: bool = False

    @property
    def name(self) -> str:
        """A word for it, in file names."""
        words = ["compiled" if self.compiled else "plain", "telling" if self.telling else "silent"]
        return "_".join([*words, *(["bounds"] if self.bounds else [])])


class SlottedGame:
    """What plain twins take for a game's tuple of records: CPython finds a slot faster than a field of a tuple."""

    __slots__ = ("desk", "rules", "state")

    def __init__(self, state: Any, rules: Any, desk: Any) -> None:
        self.state = state
        self.rules = rules
        self.desk = desk


class Twins:
    """All twins of a room in one variant. What the driver modules have are attributes: `twins.playouts`."""

    def __init__(self, room: Room, variant: Variant, drivers: Sequence[ModuleType] = ()) -> None:
        self.room = room
        self.variant = variant
        self.drivers = (*DRIVERS, *drivers)
        self.sources = sources_of(room, drivers)
        self.known = {module.__name__ for module in self.sources}
        self.entries = {(module.__name__, name) for module in self.drivers for name in module.ENTRIES}
        self.namespaces: dict[str, dict[str, Any]] = {}
        self.enumerations: dict[type, ModuleType] = {}
        self.verbs: dict[tuple[str, str], Any] = {}
        self.entry_points: dict[str, Any] = {}
        self.twin: Callable[[FunctionType, bool], Any] = as_it_is
        self.entry_point: Callable[[FunctionType], Any] = as_it_is
        if variant.compiled:
            self.prepare_compiler()
        self.bind_verbs()
        for module in self.sources:
            for name, value in vars(module).items():
                self.namespace(module.__name__)[name] = self.bound(value)

    def __getattr__(self, name: str) -> Any:
        if name in self.entry_points:
            return self.entry_points[name]
        for module in self.drivers:
            if name in vars(module):
                return self.namespaces[module.__name__][name]
        raise AttributeError(name)

    def namespace(self, module: str) -> dict[str, Any]:
        """The globals of a module's twins."""
        return self.namespaces.setdefault(module, {"__name__": module, "__builtins__": __builtins__})

    def bound(self, value: Any) -> Any:
        """What stands in for a global: a twin, a body, numbers, or the thing itself."""
        if isinstance(value, FunctionType) and value.__module__ in self.known:
            return self.function(value)
        if isinstance(value, type) and issubclass(value, IntEnum) and value is not IntEnum:
            return self.numbers(value)
        return value

    def function(self, original: Any) -> Any:
        """The twin of a function, made once; a verb's body; a contract's function as the room has it."""
        key = (original.__module__, original.__name__)
        if key not in self.verbs:
            if original.__module__ == contract.__name__:
                original = getattr(self.room, original.__name__)
                self.verbs[key] = self.function(original)
            else:
                self.verbs[key] = self.twin(self.rebound(original), key in INLINED)
                if key in self.entries:
                    self.entry_points[key[1]] = self.entry_point(self.rebound(original))
        return self.verbs[key]

    def rebound(self, original: FunctionType) -> FunctionType:
        """The same function with other globals, and a copy of its code: CPython tunes code to the globals it meets."""
        space = self.namespace(original.__module__)
        return FunctionType(original.__code__.replace(), space, original.__name__, original.__defaults__)

    def numbers(self, enumeration: type[IntEnum]) -> ModuleType:
        """An enumeration as constants: a module, whose attributes numba folds and CPython finds fastest."""
        if enumeration not in self.enumerations:
            plain = ModuleType(enumeration.__name__)
            vars(plain).update({member.name: int(member) for member in enumeration})
            self.enumerations[enumeration] = plain
        return self.enumerations[enumeration]

    def bind_verbs(self) -> None:
        """Choose the bodies of this variant."""
        for name in ("below", "shuffle"):
            self.verbs[CHANCE, name] = self.function(getattr(bodies, name))
        tuple_of_three = type(self.room.new_game(self.room.rules()))
        self.game = tuple_of_three if self.variant.compiled else SlottedGame
        self.verbs[contract.__name__, "game"] = self.game
        if self.variant.compiled:
            from . import instructions

            nth_bit = instructions.nth_bit_scattered if self.scatters else instructions.nth_bit_counted
            for name, body in (("ones", instructions.ones), ("lowest", instructions.lowest), ("nth_bit", nth_bit)):
                self.verbs[bits.__name__, name] = body
            self.verbs[contract.__name__, "copy"] = instructions.copy
            silence: Any = instructions.nothing
            if self.variant.telling:
                self.verbs[EVENTS, "tell"] = self.function(bodies.tell)
        else:
            self.verbs[contract.__name__, "copy"] = take
            self.verbs[bits.__name__, "ones"] = int.bit_count
            silence = bodies.more_of_nothing
        if not self.variant.telling:
            self.verbs[EVENTS, "tell"] = silence if self.variant.compiled else bodies.tell_nothing
            self.verbs[EVENTS, "more"] = self.verbs[EVENTS, "secretly"] = silence

    def prepare_compiler(self) -> None:
        """Compile from now on, into and out of this variant's folder."""
        numba = compiler()
        from . import instructions, linking

        self.scatters = instructions.has_pdep()
        folder = folder_of(self.room, self.variant, self.drivers[len(DRIVERS) :])
        digest = folder.name.rpartition("_")[2]
        config: Any = numba.config
        compile_it: Any = numba.njit
        options = {
            "nogil": True, "error_model": "numpy", "boundscheck": self.variant.bounds, "no_cfunc_wrapper": True,
        }  # fmt: skip

        # two variants in one process must not share a symbol, so each name carries the digest
        def inner(function: FunctionType, inlined: bool) -> Any:
            function.__qualname__ = f"{function.__name__}_{digest}"
            how = {"no_cpython_wrapper": True, "forceinline": inlined, "pipeline_class": linking.InnerCompiler}
            return widened(compile_it(**how, **options)(function), numba.types)

        def entry_point(function: FunctionType) -> Any:
            function.__qualname__ = f"{function.__name__}_entry_{digest}"
            before = config.CACHE_DIR
            config.CACHE_DIR = str(folder)
            try:
                return compile_it(cache=True, pipeline_class=linking.EntryCompiler, **options)(function)
            finally:
                config.CACHE_DIR = before

        use(folder)
        self.folder = folder
        self.twin, self.entry_point = inner, entry_point


def sources_of(room: Room, drivers: Iterable[ModuleType]) -> tuple[ModuleType, ...]:
    """All modules that have twins, with these drivers beside the usual ones."""
    package = room.deal.__module__.rpartition(".")[0]
    rules = [importlib.import_module(f"{package}.{name}") for name in room.modules]
    return (*KERNEL, *rules, bodies, contract, *DRIVERS, *drivers)


def folder_of(room: Room, variant: Variant, drivers: Iterable[ModuleType]) -> Path:
    """Where twins are kept once they are compiled: known without importing numba.

    Within it, numba tells apart what was compiled for other processors.
    """
    beside = [Path(__file__).with_name(name).read_text(encoding="utf-8") for name in COMPILING]
    made_from = (version("numba"), str(sys.implementation.cache_tag), room.name, variant.name, *beside)
    digest = digest_of([*sources_of(room, drivers), records], *made_from)
    return cache_home() / f"{room.name}_{variant.name}_{digest}"


_LOADED: dict[tuple[str, Variant, tuple[str, ...]], Twins] = {}


def twins_of(room: Room, variant: Variant, drivers: Iterable[ModuleType] = ()) -> Twins:
    """The twins of a room, made once a process: what is compiled for one table serves all."""
    more = tuple(drivers)
    key = (room.name, variant, tuple(module.__name__ for module in more))
    if key not in _LOADED:
        _LOADED[key] = Twins(room, variant, more)
    return _LOADED[key]


def as_it_is(function: FunctionType, inlined: bool = False) -> FunctionType:
    """A plain twin."""
    return function


def widened(dispatcher: Any, types: Any) -> Any:
    """Compile a function once for whole numbers of every width, rather than once for each that it is called with."""
    compile_for = dispatcher.compile

    def compile_wide(arguments: Any) -> Any:
        return compile_for(tuple(types.int64 if is_whole(kind) else kind for kind in arguments))

    def is_whole(kind: Any) -> bool:
        return isinstance(kind, types.Integer | types.IntegerLiteral)

    dispatcher.compile = compile_wide
    return dispatcher


def take(target: Any, source: Any) -> None:
    """The plain body of `copy`."""
    target.take(source)
