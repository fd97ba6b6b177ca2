"""The rules are written in kernel Python, and the lint that says so can say no."""

import ast

import pytest

from tests.house.kernel_python import (
    MARK,
    Function,
    calls,
    circles,
    is_marked,
    judge,
    judge_module,
    kernel_functions,
    rule_files,
)
from tests.house.source import SRC, Fault, files_below, no_faults


def test_rule_files_declare_themselves() -> None:
    no_faults(
        [
            Fault(path, 1, f'rules live here, so the docstring must say "{MARK}"')
            for path in rule_files()
            if not is_marked(path)
        ]
    )


def test_rules_are_kernel_python() -> None:
    faults = [fault for path, function in kernel_functions().values() for fault in judge(path, function)]
    faults += [fault for path in files_below(SRC, ".py") if is_marked(path) for fault in judge_module(path)]
    no_faults(faults)


def test_nothing_recurses() -> None:
    known = kernel_functions()
    faults = []
    for way in circles(calls()):
        path, function = known[way[0]]
        faults.append(Fault(path, function.lineno, "recursion: " + " -> ".join(name.split(".")[-1] for name in way)))
    no_faults(faults)


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("return None", "None"),
        ("x = 'a'", "a str"),
        ("x = 0.5", "a float"),
        ("x = {}", "a dict"),
        ("x = [1]", "a list"),
        ("x = a / 2", "/"),
        ("x = g.state.hand[-1]", "a negative index"),
        ("x = g.state.hand[1:2]", "a slice"),
        ("g.state.hand.append(1)", "a method call"),
        ("x = sorted(g.state.hand)", "`sorted`"),
        ("for card in g.state.hand:\n        pass", "`range(...)`"),
        ("try:\n        pass\n    except ValueError:\n        pass", "try"),
        ("raise ValueError", "raise"),
        ("f = lambda: 1", "a lambda"),
        ("x = [i for i in range(3)]", "a comprehension"),
        ("def h() -> int:\n        return 1", "a function inside"),
        ("push(g, seat=1)", "a keyword"),
    ],
)
def test_the_lint_sees(body: str, complaint: str) -> None:
    found = [fault.sentence for fault in judged(f"def f(g: Game, a: int) -> None:\n    {body}\n")]
    assert any(complaint in sentence for sentence in found), found


def test_the_lint_lets_rules_pass() -> None:
    rules = '''
def f(g: Game, seat: int) -> int:
    """Docstrings are for people."""
    count = 0
    for other in range(g.rules.seats):
        match g.state.seats[other].mood:
            case Mood.GLAD | Mood.SAD:
                count += below(g, 3, Draw.ROLL) if other != seat else 1
            case 7:
                continue
            case _:
                break
    while count > 5 and not done(g):
        count = count // 2 - 1
    return count % 3
'''
    assert judged(rules) == []


def test_circles_are_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c", "a"]]
    assert circles({"a": {"a"}, "b": set()}) == [["a", "a"]]
    assert circles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def judged(source: str) -> list[Fault]:
    function = ast.parse(source).body[0]
    assert isinstance(function, Function)
    return list(judge(SRC / "__init__.py", function))
