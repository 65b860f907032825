"""How fast the games are, beside Catanatron and OpenSpiel, all in one run on one core.

A decision is: list the legal answers and take a random one. Chance counts, in every engine; an answer that is the only
one allowed takes its time, but does not count: for Catanatron that is ending a turn in which nothing else can be done,
three in ten of its ticks. The engines take turns in short rounds, so that a busy machine slows all of them alike; each
figure is the median of the rounds, and so is each ratio to Catanatron's game of four random players.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from quadriga.games import KEYS, game
from quadriga.kernel.step import CHANCE

ROUNDS = 15
SECONDS = 0.5
"""How long one engine plays in one round."""
WARM_UP = 4.0
"""How long each plays before it is measured: tables that fill with use are full then, as they are in a search."""


class Speed(NamedTuple):
    decisions: float
    copies: float
    games: float


def measure(
    play: Callable[[random.Random], tuple[int, list[Any]]], copy: Callable[[Any], Any], seed: int, seconds: float
) -> Speed:
    """Whole random games for a while, then copies of positions met on the way. Set-up is part of a game."""
    rng = random.Random(seed)
    decisions = games = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        count, positions = play(rng)
        decisions += count
        games += 1
    copies = 0
    start = time.perf_counter()
    while (copying := time.perf_counter() - start) < seconds / 4:
        for position in positions:
            copy(position)
        copies += len(positions)
    return Speed(decisions / passed, copies / copying, games / passed)


def quadriga_player(key: str, seats: int) -> Callable[[random.Random], tuple[int, list[Any]]]:
    chosen = game(key)
    settings = chosen.bot_settings({})

    def play(rng: random.Random) -> tuple[int, list[Any]]:
        state = chosen.new(seats, **settings).copy()
        count, positions, pick = 0, [], rng.random
        while state.asked:
            seat = state.asked[0]
            answers = state.actions(seat)
            if seat == CHANCE:
                state.take(seat, rng.choices(answers, state.stack[-1].weights(state))[0])
            else:
                state.take(seat, answers[int(pick() * len(answers))])
            count += 1
            if count % 97 == 0:
                positions.append(state.copy())
        return count, positions or [state.copy()]

    return play


def catanatron_play(rng: random.Random) -> tuple[int, list[Any]]:
    from catanatron import ActionType, Color, Game, RandomPlayer

    random.seed(rng.random())
    table = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    count, ticks, positions = 0, 0, []
    while table.winning_color() is None and table.state.num_turns < 1000:
        answers = table.state.playable_actions
        count += len(answers) > 1 or answers[0].action_type is not ActionType.END_TURN
        table.play_tick()
        ticks += 1
        if ticks % 97 == 0:
            positions.append(table.copy())
    return count, positions


def open_spiel_player(name: str) -> Callable[[random.Random], tuple[int, list[Any]]]:
    import pyspiel

    chosen = pyspiel.load_game(name)

    def play(rng: random.Random) -> tuple[int, list[Any]]:
        state = chosen.new_initial_state()
        count, ticks, positions = 0, 0, []
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
                count += 1
            else:
                answers = state.legal_actions()
                state.apply_action(rng.choice(answers))
                count += len(answers) > 1
            ticks += 1
            if ticks % 97 == 0:
                positions.append(state.clone())
        return count, positions or [state.clone()]

    return play


def engines(peers: bool) -> dict[str, tuple[Callable[[random.Random], tuple[int, list[Any]]], Callable[[Any], Any]]]:
    found: dict[str, Any] = {}
    for key in KEYS:
        seats = game(key).seat_counts
        found[key] = (quadriga_player(key, 2 if 2 in seats else seats[0]), lambda state: state.copy())
    if peers:
        found["catanatron"] = (catanatron_play, lambda table: table.copy())
        for name in ("backgammon", "chess"):
            found[f"open_spiel {name}"] = (open_spiel_player(name), lambda state: state.clone())
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each engine is measured")
    parser.add_argument("--no-peers", action="store_true", help="only our own games")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    args = parser.parse_args()
    chosen = engines(not args.no_peers)
    found: dict[str, list[Speed]] = {name: [] for name in chosen}
    for number in range(args.rounds + 1):
        for name, (play, copy) in chosen.items():
            speed = measure(play, copy, number, SECONDS if number else WARM_UP)
            if number:
                found[name].append(speed)
    figures = {
        name: Speed(*(statistics.median(column) for column in zip(*rows, strict=True))) for name, rows in found.items()
    }
    ratios = {}
    if not args.no_peers:
        for key in KEYS:
            pairs = list(zip(found[key], found["catanatron"], strict=True))
            ratios[key] = {
                "decisions": round(statistics.median(ours.decisions / theirs.decisions for ours, theirs in pairs), 2),
                "copies": round(statistics.median(ours.copies / theirs.copies for ours, theirs in pairs), 2),
            }
    if args.json:
        print(
            json.dumps(
                {"figures": {name: speed._asdict() for name, speed in figures.items()}, "ratios": ratios}, indent=2
            )
        )
        return
    print(f"{'':24}{'decisions/s':>14}{'copies/s':>14}{'games/s':>10}   x Catanatron's decisions, copies")
    for name, speed in figures.items():
        ratio = ratios.get(name)
        beside = f"   {ratio['decisions']:.1f}, {ratio['copies']:.1f}" if ratio else ""
        print(f"{name:24}{speed.decisions:14,.0f}{speed.copies:14,.0f}{speed.games:10,.1f}{beside}")


if __name__ == "__main__":
    main()
