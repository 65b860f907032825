"""What chance gave and took: the outcome of every draw and die beside what could be expected of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from quadriga.games.evaluator import Evaluator, evaluator_of
from quadriga.kernel.chance import Rng
from quadriga.kernel.events import Answer
from quadriga.kernel.record import Record
from quadriga.kernel.state import State
from quadriga.kernel.step import CHANCE, Action

MOST_OUTCOMES = 40
"""Of draws with more outcomes this many are sampled, by their chances."""
LEAST_CHANGE = 0.001


class ChanceEvent(Struct):
    """An outcome of chance that changed what the seats could expect of the win."""

    number: int
    """The answers of the record before it."""
    outcome: str
    change: list[float]
    """By seat: the share of the win as the position looks after it, less the mean over all outcomes."""


def chance_events(record: Record, journal: Sequence[Answer]) -> list[ChanceEvent]:
    """The outcomes of chance that mattered; over many games what they change comes to nothing."""
    evaluator, state, found = evaluator_of(record.box.game), record.begin(), []
    for number, answer in enumerate(journal):
        if answer.forced:
            continue
        if answer.seat == CHANCE and state.asked == (CHANCE,):
            change = change_by(evaluator, state, answer.action, Rng(f"luck {number}"))
            if max(map(abs, change)) >= LEAST_CHANGE:
                outcome = record.box.vocabulary.format(answer.action)
                found.append(ChanceEvent(number, outcome, [round(each, 4) for each in change]))
        state.take(answer.seat, answer.action)
    return found


def change_by(evaluator: Evaluator[State], state: State, drawn: Action, rng: Rng) -> list[float]:
    """By how much an outcome is better for each seat than the mean of all."""
    step: Any = state.stack[-1]
    actions, weights = state.actions(CHANCE), step.weights(state)
    if len(actions) > MOST_OUTCOMES:
        actions = [actions[rng.weighted(weights)] for _ in range(MOST_OUTCOMES)]
        weights = [1] * MOST_OUTCOMES
    expected = [0.0] * state.box.seats
    for action, weight in zip(actions, weights, strict=True):
        if weight:
            for seat, chance in enumerate(chances_after(evaluator, state, action)):
                expected[seat] += chance * weight / sum(weights)
    actual = chances_after(evaluator, state, drawn)
    return [chance - mean for chance, mean in zip(actual, expected, strict=True)]


def chances_after(evaluator: Evaluator[State], state: State, action: Action) -> list[float]:
    after = state.copy()
    after.take(CHANCE, action)
    return evaluator.win_chances(after)
