"""What goes over the wire of finished games and opened records."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from quadriga.analysis.points import RoundPoints
from quadriga.api.wire import Board
from quadriga.kernel.screen import EventView
from quadriga.table.screen import OutcomeView


class Moment(Struct):
    """One point of a replay: before answer `number`."""

    number: int
    seat: int
    """Who answers next: -1 is chance."""
    notation: str
    """Of the answer; empty at the end."""
    turn: int
    """The number of the turn it belongs to, from 1."""


class RefusedPart(Struct):
    """Where the rules of today no longer allow what an earlier version played."""

    rules: int
    """The rules version it was played by."""
    rule: str
    """The rule that forbids the answer, where one does."""
    detail: str
    """In English: the line of the record and what is wrong with it."""
    rest: list[Moment]
    """The answers from there on, as the record has them."""


class Replay(Struct):
    """A finished game, or an opened record: its moments; what each shows is a `Frame`."""

    id: str
    game: str
    players: list[str]
    board: Board
    moments: list[Moment]
    outcome: OutcomeView | None
    """Where it is refused: reason and places as they were stored, without scores."""
    refused: RefusedPart | None = None


class Frame(Struct):
    """The view at a moment, and what happened since the moment before."""

    number: int
    view: Any
    events: list[EventView]
    scores: list[dict[str, int]] | None = None


class Frames(Struct):
    frames: list[Frame]


class Points(Struct):
    """How the points of a finished game came about: the first entry is before round 1, entry n after round n."""

    rounds: list[RoundPoints]


class NewReplay(Struct):
    """A record from a file, as text."""

    record: str
