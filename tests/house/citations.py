"""Where clauses are cited: in comments and strings of Python, anywhere in the other files."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.house.source import ROOT, SRC, files_below, text_of, tree_of

CLAUSE_LINE = re.compile(r"- \*\*(\d+\.\d+)\*\* \[([^\]]+)\] (\S.*)")
NUMBER = re.compile(r"(?<![\d.])(\d{1,2}\.\d{1,2})(?![\d]|\.\d)")
SAYS_CLAUSE = re.compile(r"clause|rule|règle|§", re.IGNORECASE)
CITING_COMMENT = re.compile(
    r"#\s*(?:(?:rules?|clauses?)\s+)?!?\d+\.\d+(?:\s*(?:,|;|and|to|-)\s*\d+\.\d+)*\s*(?:$|[:(;-])"
)
CODE = re.compile(r"^\s*[A-Z][A-Z0-9_]*\s*(?::[^=]*)?=\s*(\d{3,4})\b")


class RuleClause(NamedTuple):
    line: int
    id: str
    tag: str
    text: str


def clauses_of(rulebook: Path) -> list[RuleClause]:
    found = []
    for number, line in enumerate(text_of(rulebook).splitlines(), 1):
        if match := CLAUSE_LINE.match(line):
            found.append(RuleClause(number, *match.groups()))
    return found


def prose_of(path: Path) -> Iterator[tuple[int, str]]:
    """The comments and strings of a Python file; every line of another."""
    if path.suffix != ".py":
        yield from enumerate(text_of(path).splitlines(), 1)
        return
    for token in tokenize.generate_tokens(io.StringIO(text_of(path)).readline):
        if token.type in {tokenize.COMMENT, tokenize.STRING}:
            yield from enumerate(token.string.splitlines(), token.start[0])


def codes_of(path: Path) -> set[str]:
    """Clauses named by their code: `PASS_ON_EMPTY = 611`, or `clause(6, 11)`."""
    found = set()
    for line in text_of(path).splitlines():
        if match := CODE.match(line):
            found.add(f"{int(match[1]) // 100}.{int(match[1]) % 100}")
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "clause":
            words = [word.value for word in node.args if isinstance(word, ast.Constant)]
            if len(words) == 2:
                found.add(f"{words[0]}.{words[1]}")
    return found


def cited_in(path: Path, *, any_number: bool) -> set[str]:
    """The clauses a file cites; where a number may mean anything, only on lines that say "clause" or "rule"."""
    return {
        number
        for _, line in prose_of(path)
        if any_number or SAYS_CLAUSE.search(line)
        for number in NUMBER.findall(line)
    }


def cited(game: Path) -> set[str]:
    """The clauses of this game that are cited where they are obeyed."""
    found: set[str] = set()
    for path in files_below(game, ".py", ".ftl", ".csv"):
        found |= cited_in(path, any_number=True)
        if path.suffix == ".py":
            found |= codes_of(path)
    for path in [*files_below(SRC, ".py", ".ftl"), *files_below(ROOT / "frontend" / "src", ".ts", ".ftl", ".css")]:
        if not path.is_relative_to(SRC / "games"):
            found |= cited_in(path, any_number=False)
    return found


def shown(game: Path) -> set[str]:
    """The clauses of this game that a transcript or a test shows."""
    own = ROOT / "tests" / "games" / game.name
    found: set[str] = set()
    for path in files_below(own, ".txt", ".py"):
        found |= cited_in(path, any_number=True)
    for path in [*files_below(ROOT / "tests", ".py"), *files_below(ROOT / "frontend", ".ts")]:
        if not path.is_relative_to(ROOT / "tests" / "games") and not path.is_relative_to(ROOT / "tests" / "house"):
            found |= cited_in(path, any_number=False)
    return found
