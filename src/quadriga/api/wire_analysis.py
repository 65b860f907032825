"""What goes over the wire of analyses, exercises and puzzles."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quadriga.analysis.decisions import Decision, Played
from quadriga.analysis.luck import ChanceEvent
from quadriga.analysis.report import SeatAnalysis


class AnalysisProgress(Struct):
    """How far the analysis of a game has come, and what was found since the caller last looked."""

    state: Literal["none", "running", "done", "cancelled", "failed"]
    deep: bool
    """Whether the deep pass is made, too."""
    quick_done: int
    quick_total: int
    deep_done: int
    deep_total: int
    serial: int
    """To be sent as `after` when looking again."""
    seats: list[SeatAnalysis]
    decisions: list[Decision]
    """Found since; one that was known already is replaced."""
    chance: list[ChanceEvent]
    """What chance gave and took; only where nothing was known yet."""
    end: list[float] | None
    """What each seat got of the win."""
    seconds: list[float] | None
    """How long each seat thought, at a table."""


class StartAnalysis(Struct):
    deep: bool = True
    """Whether to go on with the deep pass after the quick one."""


class Attempt(Struct):
    """A question about the first turn played at a practice table."""

    seat: int
    best: list[str] = []
    """A turn that is known to be good."""


class Verdict(Struct):
    whole: bool
    """Whether a whole turn has been played."""
    decision: Decision | None


class PuzzleInfo(Struct):
    """A puzzle to be solved."""

    id: str
    game: str
    number: int
    """Its place among those of its game, from 1."""
    count: int
    seat: int
    difficulty: int
    """From 1 to 5, by how often bots find the solution."""
    record: str
    best: list[str]
    line: list[Played]
    gap: float
    solved: dict[str, float]
    """How often bots find the solution, by name."""


class PuzzleList(Struct):
    """Which puzzles there are, and that of today."""

    puzzles: dict[str, list[str]]
    """Their names, by game."""
    today: str
    """Empty where there are none."""
