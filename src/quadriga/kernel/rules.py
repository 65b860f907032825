"""The rule texts of a game."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ENTRY: Final = re.compile(r"\*\*([A-Z]+-[RX]?[\d.]+[a-z]?)\*\* (.+)")


class RuleText(NamedTuple):
    number: str
    section: str
    text: str

    @property
    def kind(self) -> str:
        """rule, ruling or example."""
        return {"R": "ruling", "X": "example"}.get(self.number.split("-")[1][0], "rule")


@cache
def read_rules(path: Path) -> list[RuleText]:
    """The numbered paragraphs of a rules file, with the heading each stands under."""
    texts, section = [], ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line[3:].strip()
        elif entry := ENTRY.match(line):
            texts.append(RuleText(entry[1], section, entry[2].strip()))
    return texts
