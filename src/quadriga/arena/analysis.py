"""A finished or running game looked at again: what each answer did to everybody's prospects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from quadriga.agents.search import Search, Tree
from quadriga.games.evaluator import evaluator_of
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.record import Record
from quadriga.kernel.step import CHANCE, Action

ITERATIONS = 100
LEAST = 0.2
"""The part of the iterations that the answer given gets at least."""
TURNING_POINTS = 3
LEAST_CHANGE = 0.01
"""What changes the share of the win by less turns nothing."""


class Moment(NamedTuple):
    """One decision: the number of the answer in the record, who gave it, and what the search thinks of it."""

    number: int
    seat: int
    answer: Action
    best: Action
    loss: float
    """How much smaller the share of the win is than after the best answer."""
    shares: list[float]
    """What each seat could expect of the win, as the seat that answered saw it."""


class TurningPoint(NamedTuple):
    """A turning point of one seat: what happened between two decisions changed its prospects by so much."""

    number: int
    change: float


def moments(record: Record, iterations: int = ITERATIONS, seed: str = "1") -> Iterator[Moment]:
    """Every answer that somebody chose, looked at with what that seat knew then."""
    if any(line.action is None for line in record.lines):
        raise QuadrigaError("this record hides answers: analyse it when the game is over")
    game = record.box.game
    search = Search(evaluator_of(game), Rng(seed), iterations)
    state = game.begin(record.box)
    tree: Tree | None = None
    for number, answer in enumerate(record.replay().journal, 1):
        if answer.forced:
            continue
        seat, action = answer.seat, answer.action
        if seat != CHANCE:
            seen = state.seen_by(seat)
            if tree is None or tree.seat != seat or not tree.seen.same(seen):
                tree = search.begin(seen, seat)
            yield look(tree, search, number, action)
            tree = tree if tree.follow(action) else None
        state.take(seat, action)


def look(tree: Tree, search: Search, number: int, action: Action) -> Moment:
    """Search one decision, and the answer that was given at least a little."""
    tree.consider(action)
    for _ in search.think(tree):
        pass
    given = next(thought for thought in tree.thoughts() if thought.action == action)
    for _ in range(given.visits, int(LEAST * search.iterations)):
        tree.iterate(action)
    best, *_ = thoughts = tree.thoughts()
    given = next(thought for thought in thoughts if thought.action == action)
    return Moment(number, tree.seat, action, best.action, max(0.0, best.value - given.value), tree.chances())


def turning_points(found: list[Moment], last: list[float] | None, seat: int) -> list[TurningPoint]:
    """What changed a seat's prospects most, in the order of the game; `last` are the shares at the end."""
    shares = [moment.shares for moment in found] + ([last] if last else [])
    points = [
        TurningPoint(moment.number, after[seat] - before[seat])
        for moment, before, after in zip(found, shares, shares[1:], strict=False)
        if abs(after[seat] - before[seat]) >= LEAST_CHANGE
    ]
    return sorted(sorted(points, key=lambda point: -abs(point.change))[:TURNING_POINTS])


def report(record: Record, found: list[Moment]) -> dict[str, Any]:
    """The analysis as plain data."""
    box, vocabulary = record.box, record.box.vocabulary
    state = record.replay()
    outcome = state.outcome()
    last = None if outcome is None else evaluator_of(box.game).win_chances(state)
    seats = []
    for seat, name in enumerate(box.seat_names[: box.seats]):
        own = [moment for moment in found if moment.seat == seat]
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
                    for point in turning_points(found, last, seat)
                ],
            }
        )
    return {
        "game": box.game.key,
        "seats": seats,
        "result": None if outcome is None else {"reason": outcome.reason, "places": outcome.places},
        "decisions": [
            {
                "answer": moment.number,
                "seat": moment.seat,
                "given": vocabulary.format(moment.answer),
                "best": vocabulary.format(moment.best),
                "loss": round(moment.loss, 4),
                "shares": [round(share, 4) for share in moment.shares],
            }
            for moment in found
        ],
        "end": last,
    }
