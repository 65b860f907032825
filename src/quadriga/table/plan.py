"""What a table is opened with: the game and its settings, who is to sit where, and how long people may think.

Journals on disk keep the names that their fields had first (`name=`).
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field


class Pace(Struct):
    """How long people may think: `none`, `turn` (seconds for each turn) or `game` (seconds for all of them)."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: int = 0


class SeatPlan(Struct):
    """Who is to sit: a certain person, a bot of a level, or whoever comes."""

    kind: Literal["person", "bot", "open"]
    person: str = ""
    """The person's id, which other people never get to see."""
    name: str = ""
    level: str = ""


class Practice(Struct, omit_defaults=True):
    """Where a practice table begins and what its opponents answer; its chance follows from the table's secret alone."""

    position: str | None = None
    """A written position; None: the beginning of the game."""
    given: list[tuple[int, str]] = field(default_factory=list)
    """The answers of the record that it goes on from, chance included and forced ones left out."""
    lists: dict[int, list[str]] = field(default_factory=dict)
    """What the bot of a seat answers, one after another. Where the next one is not allowed, the bot plays on by its
    level for the rest of the game."""


class Plan(Struct):
    game: str
    seats: list[SeatPlan]
    owner: str = ""
    name: str = ""
    settings: dict[str, str] = field(default_factory=dict, name="options")
    data: dict[str, Any] = field(default_factory=dict, name="figures")
    """Data that replace ours, by dotted key."""
    pace: Pace = field(default_factory=Pace)
    private: bool = False
    hints: bool = False
    """Hints between people; against bots alone there are always hints."""
    stand_in: str = "greedy"
    """The bot that plays for people who are out of time, away or resigned."""
    away: int = 1800
    """Without a clock: how long others wait for a person who is asked and not here; 0 is for ever."""
    practice: Practice | UnsetType = UNSET
    """Of a practice table, which counts as no game that was played; journals of games have no such field."""
