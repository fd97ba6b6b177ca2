"""Compiled twins are optimized and made machine code once, together, with the entry point that needs them.

numba finishes every function by itself: it links in all that the function calls, optimizes the whole, makes machine
code of it, and does the same again for each caller. Of two hundred functions that only call each other most of that
work is thrown away. Here an inner function is left as it was lowered, and the entry point links all of them once.

numba offers no option for this, so it is done with its own classes: a compiler pipeline (`pipeline_class`, which `jit`
takes) and two code libraries. Importing this brings in numba.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class InnerLibrary(JITCodeLibrary):  # type: ignore[misc]
    """One inner function as it was lowered. Its callers alone make machine code of it."""

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
        """Other entry points link to what was lowered, not to what was optimized for this one.

        Nothing else of it is seen from outside: what LLVM changes in how functions call each other, others must not
        take for their own functions of the same name.
        """
        self._shared_module = shared(self._final_module)
        for function in defined(self._final_module):
            if function.name not in self.own:
                function.linkage = "internal"
        super()._optimize_final_module()


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


def shared(module: Any) -> Any:
    """A copy to link into other entry points, in which a function may be defined once more."""
    copied = module.clone()
    for function in defined(copied):
        function.linkage = "linkonce_odr"
    return copied


def defined(module: Any) -> list[Any]:
    """The functions whose bodies are here."""
    return [function for function in module.functions if not function.is_declaration]


class InnerCompiler(Compiler):  # type: ignore[misc]
    """Compiles an inner function."""

    library_class: type[JITCodeLibrary] = InnerLibrary

    def compile_extra(self, function: Any) -> Any:
        """Into a library of our kind."""
        self.state.library = self.library_class(self.state.targetctx.codegen(), function.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(function)


class EntryCompiler(InnerCompiler):
    """Compiles an entry point."""

    library_class = EntryLibrary
