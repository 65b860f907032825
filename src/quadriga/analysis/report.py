"""The analysis of a game as plain data: its decisions, and what turned the game for each seat."""

from __future__ import annotations

from typing import Any, NamedTuple

from quadriga.analysis.moments import Moment
from quadriga.games.evaluator import evaluator_of
from quadriga.kernel.errors import RecordError
from quadriga.kernel.record import Record, read_result

TURNING_POINTS = 3
LEAST_CHANGE = 0.01
"""What changes the share of the win by less turns nothing."""


class TurningPoint(NamedTuple):
    """A turning point of one seat: what happened between two decisions changed its prospects by so much."""

    number: int
    change: float


def turning_points(analysed: list[Moment], last: list[float] | None, seat: int) -> list[TurningPoint]:
    """What changed a seat's prospects most, in the order of the game; `last` are the chances at the end."""
    chances = [moment.win_chances for moment in analysed] + ([last] if last else [])
    points = [
        TurningPoint(moment.number, after[seat] - before[seat])
        for moment, before, after in zip(analysed, chances, chances[1:], strict=False)
        if abs(after[seat] - before[seat]) >= LEAST_CHANGE
    ]
    return sorted(sorted(points, key=lambda point: -abs(point.change))[:TURNING_POINTS])


def report(record: Record, analysed: list[Moment], refusal: RecordError | None = None) -> dict[str, Any]:
    """The analysis as plain data; `refusal`: what the rules of today refuse of an earlier version's record."""
    box, vocabulary = record.box, record.box.vocabulary
    state, _ = record.follow()
    outcome = state.outcome()
    last = None if outcome is None else evaluator_of(box.game).win_chances(state)
    stored = read_result(record.result) if refusal else outcome and outcome[:2]
    result = stored and {"reason": stored[0], "places": stored[1]}
    seats = []
    for seat, name in enumerate(box.seat_names[: box.seats]):
        own = [moment for moment in analysed if moment.seat == seat]
        seats.append(
            {
                "name": name,
                "player": record.players.get(name, ""),
                "decisions": len(own),
                "loss": round(sum(moment.loss for moment in own), 4),
                "as_the_search": sum(moment.answer == moment.best for moment in own),
                "points": None if outcome is None else outcome.scores[seat],
                "turning_points": [
                    {"answer": point.number, "change": round(point.change, 4)}
                    for point in turning_points(analysed, last, seat)
                ],
            }
        )
    return {
        "game": box.game.key,
        "seats": seats,
        "result": result,
        "refused": refusal and {"line": refusal.line, "problem": refusal.problem, "rule": refusal.rule},
        "decisions": [
            {
                "answer": moment.number,
                "seat": moment.seat,
                "given": vocabulary.format(moment.answer),
                "best": vocabulary.format(moment.best),
                "loss": round(moment.loss, 4),
                "shares": [round(chance, 4) for chance in moment.win_chances],
            }
            for moment in analysed
        ],
        "end": last,
    }
