"""The points of a game by rounds: how much everybody had of each source when."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quadriga.kernel.events import Answer
from quadriga.kernel.record import Record


class RoundPoints(Struct):
    """The points where a round begins, which is where the one before has ended; the last one is the end of the game."""

    number: int
    """The answers of the record before it."""
    scores: list[dict[str, int]]
    """By source, for each seat."""


def points_by_round(record: Record, journal: Sequence[Answer]) -> list[RoundPoints]:
    """Everybody's points before the first round, after each round, and at the end."""
    state = record.begin()
    rounds: list[RoundPoints] = []
    for answer in journal:
        if answer.forced:
            continue
        if state.round_number() > len(rounds):
            rounds.append(RoundPoints(len(state.journal or []), state.points_by_source()))
        state.take(answer.seat, answer.action)
    if state.stack and state.round_number() > len(rounds):
        rounds.append(RoundPoints(len(journal), state.points_by_source()))
    return [*rounds, RoundPoints(len(journal), state.points_by_source())]
