"""The rule texts of a game, and which of the rules, rulings and examples its tests claim."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

F = TypeVar("F", bound=Callable[..., object])
ENTRY = re.compile(r"\*\*([A-Z]+-[RX]?[\d.]+[a-z]?)\*\* (.+)")


class RuleText(NamedTuple):
    number: str
    section: str
    text: str

    @property
    def kind(self) -> str:
        """rule, ruling or example."""
        return {"R": "ruling", "X": "example"}.get(self.number.split("-")[1][0], "rule")


def read_rules(path: Path) -> list[RuleText]:
    """The numbered paragraphs of a rules file, with the heading each stands under."""
    texts, section = [], ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line[3:].strip()
        elif entry := ENTRY.match(line):
            texts.append(RuleText(entry[1], section, entry[2].strip()))
    return texts


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
