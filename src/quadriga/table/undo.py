"""The undo policy: which answer is taken back, when that is free, and who must agree otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from quadriga.table.seats import SeatState

if TYPE_CHECKING:
    from quadriga.kernel.state import State
    from quadriga.table.game_history import GameHistory

UndoKind = Literal["free", "ask", "none"]


class UndoPoint:
    """Before an answer that somebody gave: how long the history was, and the state."""

    __slots__ = ("by", "events", "index", "seat", "state")

    def __init__(self, index: int, events: int, seat: int, by: str, state: State | None) -> None:
        self.index = index
        self.events = events
        self.seat = seat
        self.by = by
        self.state = state


def undo_choice(history: GameHistory, seats: Sequence[SeatState], seat: int) -> tuple[UndoKind, UndoPoint | None]:
    """Whether the last answer of the person at a seat can be taken back, and where that leads."""
    sitting = seats[seat]
    point = last_answer(history, seat, sitting.person)
    if point is None or not sitting.plays:
        return "none", None
    alone = not must_agree_to_undo(seats, sitting.person)
    return "free" if alone or not learned_since(history, point) else "ask", point


def last_answer(history: GameHistory, seat: int, person: str) -> UndoPoint | None:
    """Before the last answer that this person gave for the seat."""
    return next((point for point in reversed(history.undo_points) if (point.seat, point.by) == (seat, person)), None)


def learned_since(history: GameHistory, point: UndoPoint) -> bool:
    """Whether the seat knows more than it knew then and its own answers gave.

    The seat's own answers are played again on what it knew then: if that gives what it knows now, no chance,
    reveal or choice of another has come in between. Forced answers of others tell nothing where nothing is hidden.
    """
    seat, since = point.seat, history.answers[point.index :]
    if any(a.seat != seat and not a.forced and not a.sealed for a in since):
        return True
    later = [other for other in history.undo_points if other.index > point.index]
    if any(other.seat == seat and other.by != point.by for other in later):
        return True
    before = history.before(point)
    seen = before.seen_by(seat)
    open_to_all = seen.dump() == before.dump()
    for answer in since:
        counts = not answer.forced if answer.seat == seat else open_to_all and not answer.sealed
        if counts and answer.seat in seen.asked:
            seen.take(answer.seat, answer.action)
    return bool(seen.dump() != history.state.seen_by(seat).dump())


def must_agree_to_undo(seats: Sequence[SeatState], person: str) -> list[int]:
    """Seats of all other people who have not resigned, even while a bot stands in for them."""
    return [n for n, sitting in enumerate(seats) if sitting.person not in ("", person) and not sitting.resigned]
