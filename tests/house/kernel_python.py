"""The lint of kernel Python, the subset in which rules are written, so that they compile as they stand."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.house.source import GAMES, SRC, Fault, files_below, module_name, tree_of

MARK = "(kernel Python)"
# what a docstring says of a function in such a module that is none: for people only, or a verb, which has two bodies
PLAIN, VERB = "(plain Python", "(A verb"
VERBS = "verbs with two bodies"  # in the docstring of a module that holds nothing else
RULE_FILES = {"setup", "turn", "specials", "die", "ending", "referee"}
KNOWING = {"learn", "redeal", "encode"}  # the functions of a game's knowledge.py that compile, with all they call there

Function = ast.FunctionDef
PLAIN_BUILTINS = {
    *(
        "print",
        "input",
        "open",
        "isinstance",
        "issubclass",
        "getattr",
        "setattr",
        "hasattr",
        "sorted",
        "sum",
        "any",
        "all",
    ),
    *(
        "zip",
        "enumerate",
        "map",
        "filter",
        "list",
        "dict",
        "set",
        "frozenset",
        "tuple",
        "str",
        "bytes",
        "repr",
        "float",
    ),
    *("super", "type", "vars", "iter", "next", "reversed", "exec", "eval", "callable", "id", "hash", "pow", "round"),
}
PLAIN_TYPES = {"str", "float", "bytes", "dict", "set", "complex", "object", "Optional"}
FORBIDDEN: dict[type[ast.AST], str] = {
    ast.Dict: "a dict",
    ast.Set: "a set",
    ast.List: "a list made on the spot",
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a generator",
    ast.Lambda: "a lambda",
    ast.ClassDef: "a class inside a function",
    ast.FunctionDef: "a function inside a function",
    ast.AsyncFunctionDef: "an async function",
    ast.Try: "try",
    ast.TryStar: "try",
    ast.Raise: "raise",
    ast.With: "with",
    ast.Global: "global",
    ast.Nonlocal: "nonlocal",
    ast.Yield: "yield",
    ast.YieldFrom: "yield",
    ast.Await: "await",
    ast.JoinedStr: "a string",
    ast.Delete: "del",
    ast.Import: "an import inside a function",
    ast.ImportFrom: "an import inside a function",
    ast.Starred: "a starred argument",
    ast.Slice: "a slice",
    ast.MatchSequence: "a pattern that takes a sequence apart",
    ast.MatchMapping: "a pattern that takes a mapping apart",
    ast.MatchClass: "a pattern that takes an object apart",
    ast.Div: "/ (it makes floats; // divides whole numbers)",
}


def is_marked(path: Path) -> bool:
    return MARK in (ast.get_docstring(tree_of(path)) or "")


def rule_files() -> list[Path]:
    """The files that a game's rules live in, by name."""
    return [path for path in files_below(GAMES, ".py") if path.stem in RULE_FILES and path.parent.parent == GAMES]


def functions_of(path: Path) -> dict[str, Function]:
    return {node.name: node for node in tree_of(path).body if isinstance(node, Function)}


def kernel_functions() -> dict[str, tuple[Path, Function]]:
    """All functions that must be kernel Python, by their full names."""
    found: dict[str, tuple[Path, Function]] = {}
    for path in files_below(SRC, ".py"):
        functions = functions_of(path)
        if is_marked(path):
            names = {name for name, function in functions.items() if not says(function, PLAIN, VERB)}
        elif path.stem == "knowledge" and path.parent.parent == GAMES:
            names = reached(functions, KNOWING & set(functions))
        else:
            continue
        found |= {f"{module_name(path)}.{name}": (path, functions[name]) for name in names}
    return found


def reached(functions: dict[str, Function], start: set[str]) -> set[str]:
    """The functions of one module that these call, directly or not."""
    seen, waiting = set(start), list(start)
    while waiting:
        for node in ast.walk(functions[waiting.pop()]):
            if isinstance(node, ast.Name) and node.id in functions and node.id not in seen:
                seen.add(node.id)
                waiting.append(node.id)
    return seen


def imported_names(path: Path) -> dict[str, str]:
    """What each imported name stands for: `add` -> `bythebook.kernel.cards.add`."""
    names: dict[str, str] = {}
    package = module_name(path).split(".")[:-1]
    for node in tree_of(path).body:
        if isinstance(node, ast.Import):
            names |= {alias.asname or alias.name: alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            names |= {alias.asname or alias.name: f"{module}.{alias.name}" for alias in node.names}
    return names


def says(function: Function, *marks: str) -> bool:
    docstring = ast.get_docstring(function) or ""
    return any(mark in docstring for mark in marks)


def other_functions() -> set[str]:
    """Our functions that are no kernel Python, nor verbs: rules must not call them, since they stay uncompiled."""
    return {
        f"{module_name(path)}.{name}"
        for path in files_below(SRC, ".py")
        for name, function in functions_of(path).items()
        if not says(function, VERB) and VERBS not in (ast.get_docstring(tree_of(path)) or "")
    } - set(kernel_functions())


def docstring_of(function: Function) -> ast.AST | None:
    first = function.body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
        return first.value
    return None


def judge(path: Path, function: Function) -> Iterator[Fault]:
    """What in this function is no kernel Python."""
    where = f"in `{function.name}`, which is kernel Python"
    shares = isinstance(function.returns, ast.Name) and function.returns.id == "float"  # a payoff is a share of one
    imported = imported_names(path)
    docstring = docstring_of(function)
    # `-> None` is an annotation, not a value
    for node in [
        part for child in ast.iter_child_nodes(function) if child is not function.returns for part in ast.walk(child)
    ]:
        line = getattr(node, "lineno", function.lineno)
        if shares and (isinstance(node, ast.Div) or (isinstance(node, ast.Constant) and isinstance(node.value, float))):
            continue
        if type(node) in FORBIDDEN:
            yield Fault(path, line, f"{FORBIDDEN[type(node)]} {where}")
        elif isinstance(node, ast.Constant) and node is not docstring and not isinstance(node.value, int):
            what = "None" if node.value is None else f"a {type(node.value).__name__} ({node.value!r})"
            yield Fault(path, line, f"{what} {where}: ints only")
        elif isinstance(node, ast.For) and not (
            isinstance(node.iter, ast.Call) and isinstance(node.iter.func, ast.Name) and node.iter.func.id == "range"
        ):
            yield Fault(path, line, f"a `for` over something else than `range(...)` {where}")
        elif isinstance(node, ast.Subscript) and is_negative(node.slice):
            yield Fault(path, line, f"a negative index {where}: compiled, it reads another field")
        elif isinstance(node, ast.Name) and node.id in PLAIN_TYPES:
            yield Fault(path, line, f"`{node.id}` {where}: ints and records only")
        elif isinstance(node, ast.arguments) and (node.vararg or node.kwarg or node.kwonlyargs):
            yield Fault(path, function.lineno, f"a parameter with a star {where}: fixed arities only")
        elif isinstance(node, ast.Call):
            yield from judge_call(path, node, imported, where)


def is_negative(index: ast.expr) -> bool:
    return isinstance(index, ast.UnaryOp) and isinstance(index.op, ast.USub)


def judge_call(path: Path, call: ast.Call, imported: dict[str, str], where: str) -> Iterator[Fault]:
    called = call.func
    if isinstance(called, ast.Name):
        if called.id in PLAIN_BUILTINS:
            yield Fault(path, call.lineno, f"a call of `{called.id}` {where}")
    elif not (isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id in imported):
        yield Fault(path, call.lineno, f"a method call, `{ast.unparse(called)}(...)`, {where}: functions only")
    if call.keywords:
        yield Fault(path, call.lineno, f"a keyword argument {where}: it costs a compiled call, and hides the order")


def judge_module(path: Path) -> Iterator[Fault]:
    """In a module that says it is kernel Python stand imports, constants, enumerations, records and functions."""
    for node in tree_of(path).body:
        if isinstance(node, ast.AsyncFunctionDef | ast.With | ast.Try | ast.For | ast.While):
            yield Fault(path, node.lineno, "a statement that runs at import in a module of kernel Python")
    others = other_functions()
    for name, function in functions_of(path).items():
        if not says(function, PLAIN, VERB):
            for target in sorted(names_used(path, function) & others):
                yield Fault(path, function.lineno, f"`{name}` is kernel Python and calls `{target}`, which is not")


def names_used(path: Path, function: Function) -> set[str]:
    """The full names of what a function mentions."""
    own, imported = module_name(path), imported_names(path)
    local = {node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    local |= {argument.arg for argument in function.args.args}
    used = set()
    marks = {mark for decorator in function.decorator_list for mark in ast.walk(decorator)}  # they run at import
    for node in ast.walk(function):
        if node in marks:
            continue
        if isinstance(node, ast.Name) and node.id not in local:
            used.add(imported.get(node.id, f"{own}.{node.id}"))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in imported:
            used.add(f"{imported[node.value.id]}.{node.attr}")
    return used


def calls() -> dict[str, set[str]]:
    """Who calls whom among the functions of kernel Python."""
    known = kernel_functions()
    return {name: names_used(path, function) & set(known) for name, (path, function) in known.items()}


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Every function that can come back to itself, with the way it does."""
    found: list[list[str]] = []
    done: set[str] = set()
    for start in sorted(graph):
        stack: list[tuple[str, list[str]]] = [(start, [start])]
        seen: set[str] = set()
        while stack and start not in done:
            name, way = stack.pop()
            for target in sorted(graph[name]):
                if target == start:
                    found.append([*way, start])
                    done.update(way)
                    stack.clear()
                    break
                if target not in seen:
                    seen.add(target)
                    stack.append((target, [*way, target]))
    return found
