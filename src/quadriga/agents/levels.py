"""The bots that people can play with, game by game: names alone, never commands or files."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple, TypedDict

LEVELS: Final[tuple[str, ...]] = ("tiro", "miles", "centurio", "legatus", "imperator")
"""Weakest first: recruit, soldier, centurion, legate, emperor."""
PLAIN: Final[tuple[str, ...]] = ("random", "greedy")
"""Bots that can be asked for by name without being a level."""
HINTING: Final = "legatus"
"""Strong, and quick enough to wait for."""


class Strength(NamedTuple):
    """How a level thinks: iterations for each move, and how far it is content with less than the best.

    Where a turn of many moves would take too long, it has a limit for all of them together; how far it looks ahead goes
    by the first number. All are the same on every machine, so a level is as strong everywhere.
    """

    iterations: int
    softness: float
    turn: int = 0


class RatedLevel(TypedDict):
    """How a level thinks, its rating, and how far above the next lower one it is, with intervals."""

    name: str
    iterations: int
    softness: float
    turn: int
    rating: float | None
    low: float | None
    high: float | None
    gap: float | None
    gap_low: float | None
    gap_high: float | None
    rules: int | None
    """The rules version that its games were played by."""


STRENGTHS: Final = {
    "antike": (Strength(0, 0.018), Strength(0, 0.012), Strength(0, 0.0), Strength(18, 0.0), Strength(160, 0.0, 120)),
    "praetor": (Strength(0, 0.08), Strength(0, 0.03), Strength(0, 0.0), Strength(12, 0.0), Strength(90, 0.0)),
    "romolo": (Strength(0, 0.04), Strength(0, 0.012), Strength(0, 0.0), Strength(8, 0.0), Strength(40, 0.0)),
    "corduba": (Strength(0, 0.03), Strength(0, 0.01), Strength(0, 0.0), Strength(12, 0.0), Strength(80, 0.0)),
}
FIRST: Final = "imperator-1"
"""The strongest level of 0.2.0, kept for comparison: its iterations, its weights, and no blunder left out."""
FIRST_STRENGTHS: Final = {
    "antike": Strength(160, 0.0, 120),
    "praetor": Strength(90, 0.0),
    "romolo": Strength(40, 0.0),
    "corduba": Strength(80, 0.0),
}


RATINGS: Final = Path(str(files("quadriga.agents"))) / "ratings.json"
"""What was measured; the file says how. (It lies beside the source, wherever a compiled module does.)"""


def strength(key: str, level: str) -> Strength:
    """How a level plays a game; one without numbers of its own is played as Antike is."""
    return STRENGTHS.get(key, STRENGTHS["antike"])[LEVELS.index(level)]


@cache
def ratings() -> dict[str, list[RatedLevel]]:
    measured: dict[str, list[RatedLevel]] = json.loads(RATINGS.read_text(encoding="utf-8"))["games"]
    return measured


def rated_levels(key: str) -> list[RatedLevel]:
    """The levels of a game with how they think and how they are rated: None where they were not, thinking like this."""
    now = [unrated(name, strength(key, name)) for name in LEVELS]
    rated = ratings().get(key, [])
    if [thinking(row) for row in rated] == [thinking(row) for row in now]:
        return rated
    return now


def thinking(level: RatedLevel) -> list[object]:
    return [level.get(name) for name in ("name", *Strength._fields)]


def unrated(name: str, thinks: Strength) -> RatedLevel:
    return {
        "name": name,
        "iterations": thinks.iterations,
        "softness": thinks.softness,
        "turn": thinks.turn,
        "rating": None,
        "low": None,
        "high": None,
        "gap": None,
        "gap_low": None,
        "gap_high": None,
        "rules": None,
    }
