"""The engines that `bench/run.py` measures, one process for each: it reads orders from its input, and answers in lines.

A decision is: list the legal answers and take a random one. Chance counts, in every engine; an answer that is the only
one allowed takes its time, but does not count: for Catanatron that is ending a turn in which nothing else can be done,
three in ten of its ticks. Time is that of the processor, since all are one thread and wait for nothing.
"""

from __future__ import annotations

import gc
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from quadriga import BUILD, KEYS, Rng, agent, ask, game
from quadriga.kernel.step import CHANCE

BEGINNING = 40
"""Answers that are given at random before bots begin to think."""
THINKING = {"greedy": ("greedy", 30), "search": ("search:50", 3)}
"""Who thinks, and about how many questions at a time: those of both builds are the same."""


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
    start = time.process_time()
    while (passed := time.process_time() - start) < seconds:
        count, positions = play(rng)
        decisions += count
        games += 1
    copies = 0
    start = time.process_time()
    while (copying := time.process_time() - start) < seconds / 4:
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


def fastcatan_play(rng: random.Random) -> tuple[int, list[Any]]:
    from fastcatan import Env

    table = Env()
    table.reset(seed=rng.randrange(1 << 30))
    count, ticks, positions, pick = 0, 0, [], rng.random
    while not table.done:
        answers = table.legal_actions()
        table.step(answers[int(pick() * len(answers))])
        count += len(answers) > 1
        ticks += 1
        if ticks % 97 == 0:
            positions.append(fastcatan_copy(table))
    return count, positions


def fastcatan_copy(table: Any) -> Any:
    copy = type(table)()
    copy.load_snapshot(table.snapshot())
    return copy


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


def thinking(key: str, name: str, questions: int, seed: int) -> float:
    """How many questions a second a bot answers; what else happens between them does not count."""
    chosen = game(key)
    state = chosen.new(seats_of(key), **chosen.bot_settings({}))
    rng, passed, answered = Rng(f"bench {seed}"), 0.0, 0
    bots = [agent(name, chosen, rng.child(seat)) for seat in range(seats_of(key))]
    for number in range(BEGINNING + 10 * questions):
        if not state.asked or answered == questions:
            break
        seat = state.asked[0]
        if seat == CHANCE:
            state.take(seat, rng.answer(state))
        elif number < BEGINNING:
            state.take(seat, rng.pick(state.actions(seat)))
        else:
            begun = time.process_time()
            answer = ask(bots[seat], state, seat)
            passed += time.process_time() - begun
            state.take(seat, answer)
            answered += 1
    return answered / passed


def seats_of(key: str) -> int:
    seats = game(key).seat_counts
    return 2 if 2 in seats else seats[0]


def peer(name: str) -> tuple[Callable[[random.Random], tuple[int, list[Any]]], Callable[[Any], Any]]:
    if name == "catanatron":
        return catanatron_play, lambda table: table.copy()
    if name == "fastcatan":
        return fastcatan_play, fastcatan_copy
    return open_spiel_player(name.removeprefix("open_spiel ")), lambda state: state.clone()


def do(order: dict[str, Any]) -> Any:
    """What one order asks for."""
    name, seed = order["engine"], order["seed"]
    if order["what"] in THINKING:
        return thinking(name, *THINKING[order["what"]], seed)
    if name in KEYS:
        return measure(quadriga_player(name, seats_of(name)), lambda state: state.copy(), seed, order["seconds"])
    return measure(*peer(name), seed, order["seconds"])


if __name__ == "__main__":
    print(json.dumps(BUILD), flush=True)
    for line in sys.stdin:
        gc.collect()
        print(json.dumps(do(json.loads(line))), flush=True)
