"""Every decision of a finished or running game, as a search sees it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from quadriga.agents.search import Search, Tree
from quadriga.games.evaluator import evaluator_of
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.record import Record
from quadriga.kernel.step import CHANCE, Action

ITERATIONS = 100
LEAST = 0.2
"""The part of the iterations that the answer given gets at least."""


class Moment(NamedTuple):
    """One decision: the number of the answer in the record, who gave it, and what the search thinks of it."""

    number: int
    seat: int
    answer: Action
    best: Action
    loss: float
    """How much smaller the share of the win is than after the best answer."""
    win_chances: list[float]
    """What each seat could expect of the win, as the seat that answered saw it."""


def moments(record: Record, iterations: int = ITERATIONS, seed: str = "1") -> Iterator[Moment]:
    """Every answer that somebody chose, looked at with what that seat knew then.

    A record of an earlier rules version is looked at as far as the rules of today play it.
    """
    if any(line.action is None and not line.unknown for line in record.lines):
        raise QuadrigaError("this record hides answers: analyse it when the game is over")
    game = record.box.game
    search = Search(evaluator_of(game), Rng(seed), iterations)
    state = record.begin()
    tree: Tree | None = None
    for number, answer in enumerate(record.follow()[0].journal or [], 1):
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
