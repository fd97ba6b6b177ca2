"""Write what is made of the schema of views: the client's types and the part of docs/wire.md that shows it.

`python tools/view_types.py` writes the files anew; the schema is `kernel/view.py` and each game's `view.py`.
"""

import ast
import inspect
import sys
import types
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from bythebook.games import COMING, GAMES, room
from bythebook.kernel import view
from bythebook.server.wire import VERSION

ROOT = Path(__file__).parent.parent
FRONTEND = ROOT / "frontend" / "src"
WIRE = ROOT / "docs" / "wire.md"
MADE = "Made by tools/view_types.py from the schema of views: not to be changed by hand."
BEGIN, END = "<!-- the schema, made by tools/view_types.py -->", "<!-- the end of the schema -->"
PLAIN = {int: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


# --- reading declarations -------------------------------------------------------------------------------------------
def remarks(kind: Any) -> dict[str, str]:
    """The remarks behind a type's fields, by field."""
    source = inspect.getsource(sys.modules[kind.__module__])
    lines = source.splitlines()
    found: dict[str, int] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
            found = {each.target.id: each.end_lineno or 0 for each in fields if isinstance(each.target, ast.Name)}
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and node.targets[0].id == kind.__name__:  # type: ignore[attr-defined]
            fields_of = node.value.args[1]
            assert isinstance(fields_of, ast.Dict)
            found = {key.value: value.end_lineno for key, value in zip(fields_of.keys, fields_of.values, strict=True)}  # type: ignore[union-attr,misc]
    return {name: lines[at - 1].partition("  # ")[2] for name, at in found.items()}


def mentioned(kind: Any, known: list[Any]) -> list[Any]:
    """The declared types that a type is made of, each before what it stands in."""
    if is_typeddict(kind):
        if kind in known:
            return known
        for field in get_type_hints(kind, include_extras=True).values():
            if field != list[kind] and get_args(field) != (list[kind],):
                known = mentioned(field, known)
        return known if kind in known else [*known, kind]
    for part in get_args(kind):
        known = mentioned(part, known)
    return known


# --- TypeScript -----------------------------------------------------------------------------------------------------
def written(kind: Any) -> str:
    """A type, as TypeScript writes it."""
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f"'{each}'" for each in parts)
    if origin in (Union, types.UnionType):
        return " | ".join(written(each) for each in parts)
    if origin is list:
        inner = written(parts[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(written(each) for each in parts)}]"
    if origin is dict:
        return "object" if parts[1] is Any else f"Record<string, {written(parts[1])}>"
    raise TypeError(f"{kind} has no TypeScript: see tools/view_types.py")


def interface(kind: Any) -> str:
    """A declared type, with its remarks."""
    told, hints, inherited = remarks(kind), get_type_hints(kind, include_extras=True), base(kind)
    known = get_type_hints(inherited) if inherited else {}
    fields = [field(name, each, told.get(name, "")) for name, each in hints.items() if name not in known]
    doc = f"/** {kind.__doc__} */\n" if kind.__doc__ else ""
    if not fields:
        return f"{doc}export type {kind.__name__} = Record<string, never>;"
    if kind.__name__ in ("Zones", "Counters"):  # an interface would not pass for a Record
        return "\n".join([f"{doc}export type {kind.__name__} = {{", *fields, "};"])
    more = f" extends {inherited.__name__}" if inherited else ""
    return "\n".join([f"{doc}export interface {kind.__name__}{more} {{", *fields, "}"])


def field(name: str, kind: Any, remark: str) -> str:
    """One field; a name with a seat stands for one of each seat, any of which may be absent."""
    optional = get_origin(kind) is NotRequired
    inner = written(get_args(kind)[0] if optional else kind)
    word, colon, _ = name.partition(":")
    key = f"[{word}: `{word}:${{number}}`]" if colon else f"{word}{'?' if optional else ''}"
    return f"  readonly {key}: {inner};{f' // {remark}' if remark else ''}"


def base(kind: Any) -> Any | None:
    """The declared type that a type goes on from: what has all its fields, and stands before it."""
    own = set(get_type_hints(kind))
    candidates = [view.Zone, view.Question] if kind not in (view.Zone, view.Question) else []
    return next((each for each in candidates if set(get_type_hints(each)) <= own), None)


def common() -> str:
    """What every game tells."""
    return "\n\n".join(interface(kind) for kind in mentioned(view.View, []))


def own(name: str) -> str:
    """What a game adds."""
    schema = room(name).sight.schema
    kinds: list[Any] = []
    for each in filter(None, schema):
        kinds = mentioned(each, kinds)
    mine = [kind for kind in kinds if kind.__module__ != view.__name__]
    return "\n\n".join(interface(kind) for kind in mine)


def game_view(name: str) -> str:
    """A game's view as one type."""
    schema = room(name).sight.schema
    lines = [
        "/** A view of this game. */",
        "export interface OwnView extends View {",
        "  readonly question: (Question & { readonly own: QuestionOwn }) | null;",
        "  readonly zones: Zones;",
        "  readonly counters: Counters;",
        "  readonly result: (Result & { readonly own: ResultOwn }) | null;",
        "  readonly own: Own;",
        "}",
    ]
    if schema.offer:
        lines += ["", "export type OwnOffer = Offer & { readonly own?: OfferOwn };"]
    return "\n".join(lines)


def imports(name: str, text: str) -> str:
    """The common types that a game's own name."""
    needed = [kind for kind in ("Offer", "Question", "Result", "View", "Zone") if f" {kind}" in text.replace("(", " ")]
    return f"import type {{ {', '.join(needed)} }} from '../../view.gen';"


# --- the files ------------------------------------------------------------------------------------------------------
def files() -> dict[Path, str]:
    """All that is made of the schema, by path."""
    version = f"/** The version of the wire that this client was made for. */\nexport const WIRE = {VERSION};"
    found = {FRONTEND / "view.gen.ts": f"/** {MADE} */\n\n{version}\n\n{common()}\n"}
    for name in (*GAMES, *COMING):
        text = f"{own(name)}\n\n{game_view(name)}"
        found[FRONTEND / "games" / name / "view.gen.ts"] = f"/** {MADE} */\n{imports(name, text)}\n\n{text}\n"
    before, _, rest = WIRE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    shown = [f"What every game tells:\n\n```ts\n{common()}\n```"]
    shown += [f"### {room(name).rulebook('en').title}\n\n```ts\n{own(name)}\n```" for name in (*GAMES, *COMING)]
    found[WIRE] = (
        before + BEGIN + "\n" + "\n\n".join(shown).replace("export ", "").replace("readonly ", "") + "\n" + END + after
    )
    return found


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
