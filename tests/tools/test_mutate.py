"""Where the mutation tester breaks code, and where it leaves it alone."""

import runpy
from pathlib import Path

import pytest

Finder = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "mutate.py"))["Finder"]


def broken(folder: Path, source: str) -> list[str]:
    """Every broken form of a source text."""
    file = folder / "rules.py"
    file.write_text(source, encoding="utf-8")
    return [found.applied(file.read_bytes()).decode() for found in Finder(file).breaks()]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", ["(a <= b)"]),
        ("a + b", ["(a - b)"]),
        ("a and b or c", ["((a and b) and c)", "(a or b) or c"]),
        ("not a", ["(a)"]),
        ("é = 7", ["é = 8"]),
        ("f(True)", ["f(False)"]),
        ("if a:\n    f()", ["if (not a):\n    f()"]),
        ("if a == b:\n    f()", ["if (a != b):\n    f()"]),
        ("def f():\n    g(\n        x\n    )", ["def f():\n    pass"]),
        ("def f():\n    x.n += y", ["def f():\n    x.n -= y", "def f():\n    pass"]),
    ],
)
def test_breaks(tmp_path: Path, source: str, expected: list[str]) -> None:
    assert broken(tmp_path, source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""1 + 1"""',
        "def f(a: Literal[1]) -> Literal[2]: ...",
        "Way = Literal[1, 2]",
        'T = TypeVar("T", bound=1)',
        '__slots__ = ("a",) + ("b",)',
        "if TYPE_CHECKING:\n    a = 1",
        "def f():\n    raise Illegal(1)",
        'a = "b" + c',
    ],
)
def test_left_alone(tmp_path: Path, source: str) -> None:
    assert broken(tmp_path, source) == []
