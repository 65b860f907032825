"""Learns the network that corrects the evaluator of a game: workers play without a break, the trainer learns from them.

    python3 dev.py train network romolo --minutes 36 --jobs 16
    python3 dev.py train network romolo --check --games 200

It runs in pieces (`--piece`, nine minutes) and keeps all it needs in a folder (`--state`): the weights, the optimiser
and the newest positions. The same command goes on from there; when `--minutes` are used up, the network is written. All
that decides the games is drawn from `--seed`, the number of the piece and that of the worker; which weights a game is
played with depends on how fast the machine is.

Every position after a whole move gives a row for each seat. A network says for each row how much better that seat
stands than the evaluator thinks, in units; the softmax over the seats must say who will win, as told by the end of the
game and, going back from it, by the network's own opinion: TD(lambda). The last layer begins at zero, so that the first
network says what the evaluator says.

`--check` plays greedy with the network against greedy without, seats balanced, and writes into the network whether it
helps in this set-up: only where the lower end of the interval is above 55 % (with more than two seats, as much less as
the fair share is smaller) will it be used. Alone, only games count that one of both wins and the other does not.
"""

from __future__ import annotations

import argparse
import multiprocessing as mp
import os
import queue
import sys
import time
import traceback
from collections.abc import Iterator
from functools import partial
from math import exp
from pathlib import Path
from typing import Any

from trainer import FIRST_GAMES, POINTS, TRUST, SampledGame, Trainer

from quadriga import compiled
from quadriga.agents import network as networks
from quadriga.agents.base import Agent, ask
from quadriga.agents.candidates import LOOKED_AT, Candidate, PlannedAnswers, candidates
from quadriga.agents.garbage import collect_seldom
from quadriga.agents.greedy import BEAM, BUDGET, Greedy
from quadriga.arena.shares import wilson
from quadriga.games import KEYS, game
from quadriga.games.evaluator import Evaluator, evaluator_of
from quadriga.kernel.chance import Rng
from quadriga.kernel.game import Box
from quadriga.kernel.setting import Value
from quadriga.kernel.state import State
from quadriga.kernel.step import CHANCE, Action

SOFTNESS = (0.003, 0.006, 0.012, 0.03)
"""Of the moves, in chances to win."""
STRAY = (0.0, 0.01, 0.04)
"""How often a move is one of those that look less good."""
SELF_PLAY, SOFT_PLAY = 0.78, 0.12
"""The part of the games that the network plays with itself, and against the soft evaluator; the rest against greedy."""
CLEARLY = 0.55
PUBLISHED, REPORTED = 10.0, 30.0
"""Seconds between two files of weights, and two lines."""


class Soft(Agent):
    """Chooses among whole moves that look good, by evaluator alone or with a correction."""

    def __init__(self, evaluator: Evaluator[State], rng: Rng, softness: float, stray: float) -> None:
        self.evaluator, self.rng, self.softness, self.stray = evaluator, rng, softness, stray
        self.plan: PlannedAnswers | None = None

    def choose(self, seen: State, seat: int) -> Action:
        foreseen = self.plan.next(seen, seat) if self.plan else None
        if foreseen is not None:
            return foreseen
        world = seen.imagine(self.rng)
        moves = candidates(self.evaluator, world, seat, BUDGET, BEAM)[:LOOKED_AT]
        self.plan = PlannedAnswers(world, seat, self.pick(moves, seat).answers)
        answer = self.plan.next(world, seat)
        assert answer is not None
        return answer

    def pick(self, moves: list[Candidate], seat: int) -> Candidate:
        if len(moves) == 1:
            return moves[0]
        looks = self.evaluator.chances_after([move.after for move in moves], seat, [move.value for move in moves])
        ranked = sorted(zip([chances[seat] for chances in looks], moves, strict=True), key=lambda each: -each[0])
        if self.rng.weighted([int(1000 * self.stray), 1000]) == 0:
            return ranked[self.rng.weighted([len(ranked) - n for n in range(len(ranked))])][1]
        best = ranked[0][0]
        return ranked[self.rng.weighted([int(1e6 * exp((look - best) / self.softness)) for look, _ in ranked])][1]


def settings_for(key: str, rng: Rng) -> dict[str, Value]:
    """Those of games between bots; a cap on the rounds or turns is varied, since people play without."""
    settings = game(key).bot_settings({})
    for setting in game(key).settings:
        if setting.bots is not None and isinstance(setting.values, range):
            most = int(settings[setting.name])
            settings[setting.name] = most * (2 + rng.weighted([1, 1, 1])) // 4 if rng.weighted([1, 1]) else most
    return settings


def play(
    key: str, bots: list[Agent], writer: networks.Rows, rng: Rng, kind: str, settings: dict[str, Value]
) -> SampledGame:
    rules, evaluator = game(key), writer.evaluator
    state = rules.new(len(bots), None, **settings)
    state.events = state.journal = None
    rows: list[bytes] = []
    values: list[list[float]] = []
    decisions = 0
    while state.asked:
        seat = state.asked[0]
        if seat == CHANCE:
            state.take(seat, rng.answer(state))
            continue
        state.take(seat, ask(bots[seat], state, seat))
        decisions += 1
        if state.stack and (state.at_turn_level() or state.asked != (seat,)) and not state.lanes:
            rows += writer.of(state)
            values.append([evaluator.evaluate(state, each) / evaluator.unit for each in range(len(bots))])
    outcome = state.outcome()
    assert outcome is not None
    winners = outcome.winners
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(bots))]
    points = [sum(sources.values()) / POINTS for sources in outcome.scores]
    return SampledGame(kind, b"".join(rows), values, shares, points, decisions)


def work(key: str, seats: int, seed: str, weights: Path, until: float, results: Any) -> None:
    """What a worker does: game after game, each with the newest weights."""
    collect_seldom()
    try:
        rng, seen = Rng(seed), 0
        writer, alone = networks.Rows(game(key).box(seats, None, **game(key).bot_settings({}))), evaluator_of(game(key))
        net: Evaluator[State] | None = None
        number = 0
        while time.monotonic() < until:
            newest = weights.stat().st_mtime_ns if weights.exists() else 0
            if newest != seen:
                box = game(key).box(seats, None, **game(key).bot_settings({}))
                net, seen = alone.corrected(networks.Network(box, *networks.read(weights))), newest
            number += 1
            drawn = rng.child(f"game {number}")
            results.put(one_game(key, seats, alone, net, writer, drawn))
    except BaseException:
        results.put(traceback.format_exc())


def one_game(
    key: str, seats: int, alone: Evaluator[State], net: Evaluator[State] | None, writer: networks.Rows, rng: Rng
) -> SampledGame:
    def soft(evaluator: Evaluator[State], seat: int) -> Agent:
        own = rng.child(f"seat {seat}")
        return Soft(evaluator, own, own.pick(SOFTNESS), own.pick(STRAY))

    settings = settings_for(key, rng)
    kinds = [int(1000 * SELF_PLAY), int(1000 * SOFT_PLAY), 1000 - int(1000 * (SELF_PLAY + SOFT_PLAY))]
    if net is None:
        bots, kind = [soft(alone, seat) for seat in range(seats)], "alone"
    elif (drawn := rng.weighted(kinds)) == 0:
        bots, kind = [soft(net, seat) for seat in range(seats)], "self"
    else:
        hero = rng.weighted([1] * seats)
        if drawn == 1:
            bots, kind = [soft(net if seat == hero else alone, seat) for seat in range(seats)], "soft"
        else:
            kind = f"greedy {hero}"
            bots = [Greedy(net if seat == hero else alone, rng.child(f"seat {seat}")) for seat in range(seats)]
    return play(key, bots, writer, rng.child("chance"), kind, settings)


def train(args: argparse.Namespace) -> None:
    """One piece."""
    rules = game(args.game)
    box = rules.box(args.seats, None, **rules.bot_settings({}))
    begun = time.monotonic()
    args.state.mkdir(parents=True, exist_ok=True)
    saved, weights = args.state / "training.pt", args.state / "weights.npz"
    trainer = Trainer(box, args.seed)
    if saved.exists():
        trainer.load(saved)
        networks.write(weights, trainer.head(args.seed), trainer.arrays())
    left = min(60 * args.piece, 60 * args.minutes - trainer.seconds)
    before = trainer.seconds
    context = mp.get_context("fork")
    results: Any = context.Queue()
    seeds = [f"{args.seed} {trainer.games} {number}" for number in range(args.jobs)]
    workers = [
        context.Process(
            target=work, args=(args.game, args.seats, seed, weights, begun + left - 8, results), daemon=True
        )
        for seed in seeds
    ]
    for worker in workers:
        worker.start()
    print(f"{compiled.BUILD}; from {trainer.games} games, {trainer.size} positions", flush=True)
    published = reported = begun
    recent: list[SampledGame] = []
    loss = 0.0
    while time.monotonic() < begun + left:
        for each in received(results):
            trainer.add([each])
            recent.append(each)
        if trainer.net is not None and trainer.owed >= 4:
            loss = trainer.learn(20)
        now = time.monotonic()
        trainer.seconds = before + now - begun
        if trainer.net is not None and trainer.steps and now - published > PUBLISHED:
            networks.write(weights, trainer.head(args.seed), trainer.arrays())
            published = now
        if now - reported > REPORTED:
            print(progress(trainer, recent, loss, args.minutes), flush=True)
            recent, reported = [], now
    trainer.seconds = before + time.monotonic() - begun
    for worker in workers:
        worker.terminate()
    if trainer.net is None:
        sys.exit(f"fewer than {FIRST_GAMES} games: give it more time or more workers")
    trainer.save(saved)
    networks.write(weights, trainer.head(args.seed), trainer.arrays())
    if trainer.seconds >= 60 * args.minutes - 1:
        networks.write(args.out, trainer.head(args.seed), trainer.arrays())
        print(f"written: {args.out} ({args.out.stat().st_size} bytes), from {trainer.games} games")
    else:
        print(f"{trainer.seconds / 60:.1f} of {args.minutes:g} minutes: the same command goes on")


def received(results: Any) -> Iterator[SampledGame]:
    """What has come meanwhile; waits for at most a second."""
    try:
        wait = 1.0
        while True:
            each = results.get(timeout=wait)
            if isinstance(each, str):
                sys.exit(each)
            yield each
            wait = 0.01
    except queue.Empty:
        return


def progress(trainer: Trainer, recent: list[SampledGame], loss: float, minutes: float) -> str:
    against = [each for each in recent if each.kind.startswith("greedy")]
    won = sum(each.shares[int(each.kind.split()[1])] for each in against)
    trust = float(trainer.average[-1]) if trainer.net else TRUST
    return (
        f"{trainer.seconds / 60:5.1f} of {minutes:g} min  {trainer.games} games  {trainer.size} positions  "
        f"{trainer.steps} steps  surprise {loss:.4f}  trust {trust:.2f}  "
        f"won {won:g} of {len(against)} against greedy"
    )


def check_game(key: str, seats: int, settings: dict[str, Value], weights: Path, seed: str, number: int) -> float | None:
    """What the network won of one game; of those with the same chance it sits on each side.

    Alone, the same game is played with it and without: 1 if only it won, 0 if only the evaluator won, else None.
    """
    rules = game(key)
    box = rules.box(seats, None, **rules.bot_settings(settings))
    alone = evaluator_of(rules)
    net = alone.corrected(networks.Network(box, *networks.read(weights)))
    rng, hero = Rng(seed).child(f"game {number // seats}"), number % seats
    won = share_of(box, hero, [net if seat == hero else alone for seat in range(seats)], rng)
    if seats > 1:
        return won
    without = share_of(box, hero, [alone], rng)
    return None if won == without else won


def share_of(box: Box, hero: int, evaluators: list[Evaluator[State]], rng: Rng) -> float:
    """What a seat wins of a game between greedy bots."""
    bots = [Greedy(evaluator, rng.child(f"seat {seat}")) for seat, evaluator in enumerate(evaluators)]
    state, chance = box.game.begin(box), rng.child("chance")
    state.events = state.journal = None
    while state.asked:
        seat = state.asked[0]
        state.take(seat, chance.answer(state) if seat == CHANCE else ask(bots[seat], state, seat))
    outcome = state.outcome()
    assert outcome is not None
    return 1 / len(outcome.winners) if hero in outcome.winners else 0.0


def check(args: argparse.Namespace) -> None:
    """Greedy with the network against greedy without; what comes of it is written into the network."""
    from quadriga.arena.engine import play_all

    rules = game(args.game)
    settings = {name: value for name, _, value in (option.partition("=") for option in args.option)}
    box = rules.box(args.seats, None, **rules.bot_settings(settings))
    head, arrays = networks.read(args.out)
    if not networks.fits(head, box):
        sys.exit(f"{args.out} was made for other columns or another evaluator")
    won, games = 0.0, 0
    one = partial(check_game, args.game, args.seats, settings, args.out, args.seed)
    for share in play_all(one, range(args.games), args.jobs):
        if share is not None:
            won, games = won + share, games + 1
        print(f"\r{won:g} of {games}", end="", file=sys.stderr, flush=True)
    low, high = wilson(won, games)
    fair = 2 / max(2, args.seats)
    played = networks.played(box)
    result = {"played": played, "won": won, "games": games, "low": low, "high": high, "helps": low > CLEARLY * fair}
    head["checks"] = [*[each for each in head["checks"] if each["played"] != played], result]
    networks.write(args.out, head, arrays)
    print(f"\nwon {won:g} of {games} ({low:.1%} to {high:.1%}): {'helps' if result['helps'] else 'does not help'}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the network of a game, in pieces.")
    parser.add_argument("game", choices=KEYS)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=36.0, help="in all")
    parser.add_argument("--piece", type=float, default=9.0, help="minutes of one run")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="workers")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--state", type=Path, help="the folder that a later piece goes on from")
    parser.add_argument("--out", type=Path, help="the network; by default where bots look for it")
    parser.add_argument("--check", action="store_true", help="play it against the evaluator alone")
    parser.add_argument("--games", type=int, default=200, help="for --check")
    parser.add_argument("--option", action="append", default=[], help="a setting for --check: dice=die")
    args = parser.parse_args()
    args.state = args.state or Path(".cache") / f"train-{args.game}-{args.seats}"
    args.out = args.out or networks.file_of(args.game, args.seats)
    check(args) if args.check else train(args)


if __name__ == "__main__":
    main()
