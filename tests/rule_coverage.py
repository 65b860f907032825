"""Which rules and examples of a game its tests claim by `@rule`; `dev.py coverage GAME` prints it."""

from __future__ import annotations

import argparse
import ast
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from quadriga.games import KEYS, game
from quadriga.kernel.rules import RuleText

F = TypeVar("F", bound=Callable[..., object])
TESTS = Path(__file__).parent


def rule(*numbers: str) -> Callable[[F], F]:
    """Marks a test as the proof of these rules, rulings or examples."""

    def claim(test: F) -> F:
        test.__dict__["rules"] = numbers
        return test

    return claim


def claimed(tests: Path) -> set[str]:
    """Every number that a test function under this folder claims by @rule."""
    numbers: set[str] = set()
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    numbers.update(str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant))
    return numbers


class Coverage(NamedTuple):
    rules: int
    claimed: int
    examples: int
    examples_claimed: int
    missing: list[str]


def coverage(texts: list[RuleText], numbers: set[str]) -> Coverage:
    """How many rules and examples are claimed, and which are not. Rulings need no test of their own."""
    rules = [text.number for text in texts if text.kind == "rule"]
    examples = [text.number for text in texts if text.kind == "example"]
    missing = [number for number in rules + examples if number not in numbers]
    return Coverage(
        len(rules),
        sum(number in numbers for number in rules),
        len(examples),
        sum(number in numbers for number in examples),
        missing,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what the tests claim of a game; 1 where something is missing."""
    parser = argparse.ArgumentParser(prog="dev.py coverage", description="Which rules and examples tests claim.")
    parser.add_argument("game", metavar="GAME", choices=KEYS, help=", ".join(KEYS))
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    chosen = parser.parse_args(arguments)
    counts = coverage(game(chosen.game).rules, claimed(TESTS))
    if chosen.json:
        print(json.dumps(counts._asdict(), indent=2))
    else:
        print(
            f"{counts.claimed} of {counts.rules} rules and"
            f" {counts.examples_claimed} of {counts.examples} examples claimed"
        )
        if counts.missing:
            print("missing: " + ", ".join(counts.missing))
    return 1 if counts.missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
