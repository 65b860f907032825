"""Whole moves: answers to one's questions until the stack is back at the level of the turn."""

from __future__ import annotations

from typing import Final, NamedTuple

from quadriga.games.evaluator import Evaluator
from quadriga.kernel.state import State
from quadriga.kernel.step import PASS, Action

LOOKED_AT: Final = 20
"""Of so many moves that the evaluator likes best, a correction decides which is best."""


class Candidate(NamedTuple):
    """A complete move: what its seat thinks of the position after it, its answers, and that position."""

    value: float
    answers: list[Action]
    after: State
    free: bool = False
    """Whether it has come no further than a free action: the move itself is still to be made."""


def candidates(
    evaluator: Evaluator[State], world: State, seat: int, budget: int, beam: int, give_up: bool = False
) -> list[Candidate]:
    """Complete moves found by a beam search, best first; of moves that come to the same, the first.

    What the evaluator knows for a blunder is left out. When the budget of positions is spent, only the most promising
    half-made move is still brought to its end, without further free actions; or it is given up when it looks worse than
    a complete one. A free action that serves no move can wait: none is followed by a pass.
    """
    half = [Candidate(0.0, [], world)]
    complete: dict[float, list[Candidate]] = {}
    careful = evaluator.careful
    while half:
        reached: dict[float, list[Candidate]] = {}
        for candidate in half:
            actions = candidate.after.actions(seat)
            chooses = evaluator.free_actions and (PASS in actions or candidate.after.at_turn_level())
            for action in actions:
                if careful and evaluator.blunder(candidate.after, seat, action):
                    continue
                free = action[0] in evaluator.free_actions if chooses else candidate.free
                if chooses and ((free and budget <= 0) or (candidate.free and action == PASS)):
                    continue
                after = candidate.after.copy()
                after.take(seat, action)
                value = evaluator.evaluate(after, seat)
                budget -= 1
                reaching = Candidate(value, [*candidate.answers, action], after, free)
                if after.asked != (seat,) or (after.at_turn_level() and not free):
                    alike = complete.setdefault(value, [])
                    if not any(after.same(other.after) for other in alike):
                        alike.append(reaching)
                else:
                    alike = reached.setdefault(value, [])
                    if after.question(seat) not in [other.after.question(seat) for other in alike]:
                        alike.append(reaching)
        half = best_first(reached)[: beam if budget > 0 else 1]
        if give_up and budget <= 0 and half and complete and half[0].value < max(complete):
            break
    found = best_first(complete)
    if careful and evaluator.idle(world, seat, PASS):
        return without_idling(found, evaluator.evaluate(world, seat))
    return found


def without_idling(moves: list[Candidate], now: float) -> list[Candidate]:
    """The moves without the mere pass, if another one looks better than the position does now."""
    if any([move.value > now and move.answers != [PASS] for move in moves]):
        return [move for move in moves if move.answers != [PASS]]
    return moves


def best_after(evaluator: Evaluator[State], moves: list[Candidate], seat: int) -> Candidate:
    """The best of some candidates: the first, unless what was learnt beyond the evaluator says otherwise."""
    if evaluator.correction is None or len(moves) == 1:
        return moves[0]
    moves = moves[:LOOKED_AT]
    looks = evaluator.chances_after([move.after for move in moves], seat, [move.value for move in moves])
    return moves[max(range(len(moves)), key=lambda n: looks[n][seat])]


def best_first(by_value: dict[float, list[Candidate]]) -> list[Candidate]:
    return [candidate for value in sorted(by_value, reverse=True) for candidate in by_value[value]]


def fingerprint(state: State, seat: int) -> str:
    """Enough of a position to know a foreseen question again: the question and its actions."""
    return f"{state.question(seat)!r} {state.actions(seat)!r}"


class PlannedAnswers:
    """What to answer next, each answer with the fingerprint of the question for which it was foreseen."""

    def __init__(self, world: State, seat: int, answers: list[Action]) -> None:
        self.left: list[tuple[str, Action]] = []
        world = world.copy()
        for answer in answers:
            self.left.append((fingerprint(world, seat), answer))
            world.take(seat, answer)

    def next(self, seen: State, seat: int) -> Action | None:
        """The answer, if the question is the one foreseen."""
        if not self.left or self.left[0][0] != fingerprint(seen, seat):
            return None
        return self.left.pop(0)[1]
