"""Inner functions are optimized and made machine code once, together, with the entry point that needs them.

numba finishes every function by itself: it links in all that the function calls, optimizes the whole twice, makes
machine code of it, and does the same again for each caller. Of two hundred functions that only call each other most of
that work is thrown away. Here an inner function is left as it was lowered; the entry point links all of them, once.

numba has no option for this, so it is done with its own classes: a compiler pipeline (`pipeline_class`, which `jit`
takes) and two code libraries, which override inner parts of it (names with an underscore). `requirements` pins numba's
version, and the tests of `tests/fast` play every game plain and compiled: they are what to run with another version.
Importing this brings in numba.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from numba.core import typed_passes, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager

PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.RewriteSemanticConstants,
    untyped_passes.DeadBranchPrune,
    untyped_passes.GenericRewrites,
    untyped_passes.RewriteDynamicRaises,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.NopythonRewrites,
    typed_passes.NoPythonSupportedFeatureValidation,
    typed_passes.IRLegalization,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)


class InnerLibrary(JITCodeLibrary):  # type: ignore[misc]
    """One inner function as it was lowered. Its callers alone make machine code of it."""

    def add_llvm_module(self, module: Any) -> None:
        """As it is: it is optimized where it is linked to."""
        module.data_layout = self._codegen._data_layout
        self._final_module.link_in(module)

    def finalize(self) -> None:
        """Nothing is left to do."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """None: Python never calls an inner function."""
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        """Where numba leaves what a function needs of Python; an inner function needs nothing."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """See `codegen`."""


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """An entry point, and with it all that it calls, directly or not."""

    def finalize(self) -> None:
        """Link the inner functions, then as numba does: the other libraries, optimize, make machine code."""
        self.own = {function.name for function in defined(self._final_module)}
        inner, self._linking_libraries = all_of(self._linking_libraries)
        for library in inner:
            self._final_module.link_in(library._final_module, preserve=True)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Once. Nothing but the entry point is seen from outside, so LLVM may change how functions call each other;
        another entry point must not take them for its own of the same name."""
        for function in defined(self._final_module):
            if function.name not in self.own:
                function.linkage = "internal"
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


def all_of(libraries: Iterable[Any]) -> tuple[list[Any], list[Any]]:
    """Of these and those that they need, each once: the libraries of inner functions, and all others.

    The others come last: of them LLVM links only what is already called.
    """
    inner: dict[Any, None] = {}
    others: dict[Any, None] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if not isinstance(library, InnerLibrary):
            others[library] = None
        elif library not in inner:
            inner[library] = None
            waiting += library._linking_libraries
    return list(inner), list(others)


def defined(module: Any) -> list[Any]:
    """The functions whose bodies are here."""
    return [function for function in module.functions if not function.is_declaration]


class InnerCompiler(CompilerBase):  # type: ignore[misc]
    """Compiles an inner function."""

    library_class: type[JITCodeLibrary] = InnerLibrary

    def compile_extra(self, function: Any) -> Any:
        """Into a library of our kind."""
        self.state.library = self.library_class(self.state.targetctx.codegen(), function.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(function)

    def define_pipelines(self) -> list[Any]:
        """The passes that kernel Python needs. It has no closures, contexts, literals as types or parallel loops."""
        passes = PassManager("kernel Python")
        for step in PASSES:
            passes.add_pass(step, step.__name__)
        passes.finalize()
        return [passes]


class EntryCompiler(InnerCompiler):
    """Compiles an entry point."""

    library_class = EntryLibrary
