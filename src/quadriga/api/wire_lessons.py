"""What goes over the wire of lessons."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from quadriga.api.wire import Board


class LessonStep(Struct):
    """Told, or something to do. Text: `<game>-lesson-<key>-<n>`, n from 1."""

    goal: bool
    """Whether there is something to do."""
    point: list[str]
    """Places of the board that are pointed at: things by their names, "*" for all that begin so."""
    way: list[str]
    """Answers that reach the goal."""


class LessonInfo(Struct):
    """A lesson, which is a practice table and what is said at it. Its title: `<game>-lesson-<key>`."""

    key: str
    position: str | None
    """Where its practice table begins; None: with the record."""
    record: str | None
    seed: str
    level: str
    steps: list[LessonStep]
    coach: int
    """How many lines its coach has: `<game>-lesson-<key>-coach-<n>`, n from 1."""


class LessonTry(Struct):
    lesson: str
    seat: int
    answers: list[str] = field(default_factory=list)
    """Own answers not yet sent, which count as if they were."""


class LessonProgress(Struct):
    goals: int
    """How many goals have been reached, in their order."""
    missed: bool
    """Whether the moves for the next one are used up, or the last can no longer reach it."""
    since: int
    """How many own answers were given or tried since the last goal; taking them back gives another try at the next."""
    coach: int | None
    """The number of the coach's line, from 1, that fits what is asked now."""


class PictureInfo(Struct):
    """A position to be drawn, and what is marked on it. Texts: `<game>-overview-picture-<n>`, n from 1."""

    board: Board
    view: Any
    seat: int
    places: list[str]
    """Places of the board, as a lesson points at them."""
