"""How a level plays: idle turns, units and goods by round, points by source, how games end, and blunders.

Ratings say which of two levels is stronger; this says whether what they do looks sensible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from quadriga.agents import ask
from quadriga.agents.plugins import any_agent
from quadriga.arena.engine import play_all
from quadriga.arena.match import Setup
from quadriga.games import game
from quadriga.games.evaluator import evaluator_of
from quadriga.kernel.chance import Rng
from quadriga.kernel.step import CHANCE

ROUNDS = (3, 6, 10, 15, 20, 30, 40)
"""The rounds at whose beginning is looked at what each seat has."""


class GameStyle(NamedTuple):
    """What was seen in one game; all seats are played by the same level."""

    reason: str
    rounds: int
    turns: int
    idle: int
    blunders: dict[str, int]
    points: list[dict[str, int]]
    """By seat: what its score is made of."""
    figures: dict[int, list[dict[str, int]]]
    """By round: what each seat had when it began."""
    lead: int
    """How far the winner was ahead of the next."""


def play(setup: Setup, seed: str, number: int) -> GameStyle:
    """One game, looked at answer by answer."""
    rules, rng = game(setup.key), Rng(seed).child(f"game {number}")
    evaluator = evaluator_of(rules)
    bots = [any_agent(name, rules, rng.child(f"seat {seat}")) for seat, name in enumerate(setup.bots)]
    state = rules.new(len(setup.bots), setup.data, **setup.all_settings())
    state.events = state.journal = None
    chance = rng.child("chance")
    turns = idle = 0
    blunders: Counter[str] = Counter()
    figures: dict[int, list[dict[str, int]]] = {}
    rounds = 0
    while state.asked:
        seat = state.asked[0]
        if evaluator.round_of(state) > rounds:
            rounds = evaluator.round_of(state)
            if rounds in ROUNDS:
                figures[rounds] = [evaluator.figures(state, each) for each in range(len(bots))]
        if seat == CHANCE:
            state.take(seat, chance.answer(state))
            continue
        answer = ask(bots[seat], state, seat)
        turn = evaluator.idle(state, seat, answer)
        turns += turn is not None
        idle += turn is True
        named = evaluator.blunder(state, seat, answer)
        if named:
            blunders[named] += 1
        state.take(seat, answer)
    outcome = state.outcome()
    assert outcome is not None
    totals = sorted([sum(sources.values()) for sources in outcome.scores], reverse=True)
    return GameStyle(
        outcome.reason,
        rounds,
        turns,
        idle,
        dict(blunders),
        [dict(sources) for sources in outcome.scores],
        figures,
        totals[0] - totals[1] if len(totals) > 1 else 0,
    )


def style(
    setup: Setup, games: int, seed: str, jobs: int = 1, progress: Callable[[int], None] = lambda done: None
) -> dict[str, Any]:
    """Play games and sum them up as plain data."""
    setup.check()
    played: list[GameStyle] = []
    for result in play_all(partial(play, setup, seed), range(games), jobs):
        played.append(result)
        progress(len(played))
    return summary(setup, played)


def summary(setup: Setup, played: list[GameStyle]) -> dict[str, Any]:
    """The means over all games and seats. Sums are the same in whichever order the games come in."""
    turns, idle = sum(each.turns for each in played), sum(each.idle for each in played)
    blunders = dict.fromkeys(evaluator_of(game(setup.key)).blunders, 0)
    for each in played:
        for name, count in each.blunders.items():
            blunders[name] += count
    return {
        "game": setup.key,
        "level": setup.bots[0],
        "seats": len(setup.bots),
        "games": len(played),
        "reasons": dict(sorted(Counter(each.reason for each in played).items())),
        "rounds": mean([each.rounds for each in played]),
        "lead": mean([each.lead for each in played]),
        "turns": turns,
        "idle": round(idle / turns, 4) if turns else None,
        "blunders": blunders,
        "points": means([sources for each in played for sources in each.points]),
        "by_round": {
            number: means([row for each in played for row in each.figures.get(number, [])])
            for number in ROUNDS
            if any(number in each.figures for each in played)
        },
    }


def mean(numbers: list[int]) -> float:
    return round(sum(numbers) / max(1, len(numbers)), 2)


def means(rows: list[dict[str, int]]) -> dict[str, float]:
    """The mean of each name; where a row does not have it, it counts as nothing."""
    names = dict.fromkeys(name for row in rows for name in row)
    return {name: mean([row.get(name, 0) for row in rows]) for name in names}
