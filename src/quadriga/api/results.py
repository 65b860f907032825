"""How finished games went, for lists: what is written when a game ends."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.api.wire import TableResult
from quadriga.kernel.events import Answer
from quadriga.kernel.step import CHANCE
from quadriga.table import Table
from quadriga.table.journal import Started


def result_of(table: Table) -> TableResult | None:
    """The result of a game that is over; of one whose rules are not played any more, what its journal says.

    What is played for practice has none.
    """
    if table.ended is None or table.plan.practice:
        return None
    reason, *places = table.ended.result.split()
    outcome = table.history.state.outcome() if table.history else None
    scores = outcome.scores if outcome else table.ended.scores
    return TableResult(
        reason,
        [int(place) for place in places],
        [sum(sources.values()) for sources in scores] if scores else [None] * len(places),
        count_turns(table.history.answers) if table.history else None,
        next(entry.at for entry in table.journal if isinstance(entry, Started)),
        table.ended.at,
        table.draws_taken_back,
    )


def count_turns(answers: Sequence[Answer]) -> int:
    return sum(answer.turn_level and not answer.forced and answer.seat != CHANCE for answer in answers)
