"""What a practice table begins with, worked out where a strange position or a long record keeps nobody waiting."""

from __future__ import annotations

from typing import Any

from quadriga.api.replays import MOST_ANSWERS
from quadriga.api.wire import NewPractice
from quadriga.games import read_record
from quadriga.kernel.errors import PositionError
from quadriga.kernel.position import read_position
from quadriga.table import Plan, SeatPlan, practice_plan, record_of_position
from quadriga.table.practice import begin

LARGEST = 999
"""Number in a position: no game has more of anything, and its rules need not be tried with more."""


def plan_practice(asked: NewPractice, seed: str) -> Plan:
    """The plan of a practice table, with the asker's seats open; raises PositionError or RecordError with the line."""
    if (asked.position is None) == (asked.record is None):
        raise PositionError("expected a position or a record")
    if asked.record is not None:
        record = read_record(asked.record)
    else:
        check_numbers(read_position(asked.position or ""))
        record = record_of_position(asked.game, asked.position or "")
    if record.box.data.overrides:
        raise PositionError("a table of this server is played with the data of this server")
    if len(record.lines) > MOST_ANSWERS:
        raise PositionError(f"the record has more than {MOST_ANSWERS} answers")
    seats = [SeatPlan("open" if seat.kind == "me" else "bot", level=seat.level) for seat in asked.seats]
    plan = practice_plan(record, asked.answer, seed, seats, asked.level)
    assert plan.practice
    plan.practice.lists = {n: seat.answers for n, seat in enumerate(asked.seats) if seat.answers}
    state = begin(record.box, plan.practice)
    for seat in range(record.box.seats):
        state.view(seat)  # what cannot be shown fails here
    return plan


def check_numbers(value: Any) -> None:
    if isinstance(value, int | float) and not -LARGEST <= value <= LARGEST:
        raise PositionError(f"expected numbers up to {LARGEST}, not {str(value)[:20]}")
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
        check_numbers(inner)
