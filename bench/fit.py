"""Fit the weights of a game's evaluation to who won: plays games between soft bots, then a softmax regression.

What the evaluator counts with lies in `weights.toml` beside it. In each sampled position the slope of every seat's
value by every weight is found by trying; then the weights are moved so
that the softmax of the values, divided by `unit`,
says best who will win. A weight is pulled back to what it was as if a player had said "give or take a third".

    .venv/bin/python bench/fit.py praetor --games 200 --out fitted.toml
    .venv/bin/python bench/fit.py praetor --games 400 --duel fitted.toml

It starts from the weights set by hand (`bench/hand_set`), so that the same command gives the same weights. Who says
better who will win does not always play better: fitted weights are worth keeping if greedy wins with them (`--duel`
plays them against those they started from).

With `--seats 1` only `even` is fitted: what the value is where a lone player wins as often as not. Give the fitted
weights as `--start` then.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from quadriga.agents import ask
from quadriga.agents.greedy import Greedy
from quadriga.agents.search import Search
from quadriga.arena.shares import wilson
from quadriga.games import KEYS, game
from quadriga.games.evaluator import Rows, Weights, read_weights
from quadriga.kernel.chance import Rng
from quadriga.kernel.step import CHANCE

EVERY = 5
"""One in this number of questions at the level of the turn is sampled."""
SOFTNESS = 0.015
TRUST = 0.33
"""How far a weight may be from what it was, as the standard deviation of its ratio."""
PER_GAME = 4.0
"""As many independent positions a game is worth, however many were sampled."""
NEWTON = 15
HELD_OUT = 5
"""One game in this number is kept for the check."""


class Sample(NamedTuple):
    """By seat: what the evaluation says, its slope by each weight, and the share of the win that came of it."""

    judged: list[float]
    slopes: list[list[float]]
    shares: list[float]


def slots(evaluation: Any) -> list[tuple[Any, Any]]:
    """Where each weight lies: its table and its name or number; the unit comes separately."""
    single = [(evaluation.W, name) for name in evaluation.W if name not in ("unit", "even")]
    rows = getattr(evaluation, "ROWS", {})
    return single + [(row, n) for row in rows.values() for n in range(len(row))]


def look(evaluation: Any, state: Any) -> tuple[list[float], list[list[float]]]:
    judged, slopes = [], []
    for seat in range(state.box.seats):
        now = evaluation.EVALUATOR.evaluate(state, seat)
        slope = []
        for table, name in slots(evaluation):
            was = table[name]
            step = max(0.05, abs(was)) * 0.1
            table[name] = was + step
            slope.append((evaluation.EVALUATOR.evaluate(state, seat) - now) / step)
            table[name] = was
        judged.append(now)
        slopes.append(slope)
    return judged, slopes


def play(key: str, seats: int, rng: Rng) -> list[Sample]:
    """The samples of one game."""
    found = game(key)
    evaluation = importlib.import_module(f"quadriga.games.{key}.evaluation")
    state = found.new(seats, None, **found.bot_settings({}))
    state.events = state.journal = None
    bots = [Search(evaluation.EVALUATOR, rng.child(seat), 0, SOFTNESS) for seat in range(seats)]
    looked = []
    asked = 0
    while state.asked:
        seat = state.asked[0]
        if seat != CHANCE and state.at_turn_level():
            asked += 1
            if asked % EVERY == 0:
                looked.append(look(evaluation, state))
        state.take(seat, rng.answer(state) if seat == CHANCE else ask(bots[seat], state, seat))
    return [Sample(*each, evaluation.EVALUATOR.win_chances(state)) for each in looked]


def softmax(values: Any) -> Any:
    weights = np.exp(values - np.max(values))
    return weights / weights.sum()


def rows(games: list[list[Sample]]) -> list[tuple[Any, Any, float]]:
    """For each position: the evaluation and its slopes by seat, the shares, and what the position weighs."""
    return [
        (np.column_stack([sample.judged, sample.slopes]), np.array(sample.shares), PER_GAME / len(samples))
        for samples in games
        for sample in samples
    ]


def surprise(games: list[list[Sample]], theta: Any) -> float:
    """In nats for each position, games weighing alike."""
    total = sum(-weight * shares @ np.log(np.maximum(softmax(x @ theta), 1e-9)) for x, shares, weight in rows(games))
    return float(total / (PER_GAME * len(games)))


def fit(games: list[list[Sample]], size: Any, sharp: float, only_unit: bool) -> Any:
    """What to multiply the evaluation and its slopes by, by Newton's method: the problem is convex."""
    theta = np.zeros(len(size) + 1)
    theta[0] = sharp
    stiff = np.array([0.0, *(1.0 / (sharp * size * TRUST) ** 2)])
    free = slice(0, 1) if only_unit else slice(None)
    data = rows(games)

    def cost(at: Any) -> float:
        return float(stiff @ at**2 / 2 + PER_GAME * len(games) * surprise(games, at))

    for _ in range(NEWTON):
        slope, curve = stiff * theta, np.diag(stiff)
        for x, shares, weight in data:
            seen = softmax(x @ theta)
            slope += weight * x.T @ (seen - shares)
            curve += weight * x.T @ (np.diag(seen) - np.outer(seen, seen)) @ x
        step = np.zeros(len(theta))
        step[free] = np.linalg.solve(curve[free, free] + 1e-9 * np.eye(len(slope[free])), slope[free])
        now = cost(theta)
        while cost(theta - step) > now and np.abs(step).max() > 1e-12:
            step /= 2
        theta = theta - step
    return theta


def fit_even(games: list[list[Sample]], unit: float) -> float:
    """Where a lone player's evaluation says one half, by halving; half a win and half a loss are added."""
    low, high = -1000.0, 1000.0
    count = len(games)
    for _ in range(60):
        even = (low + high) / 2
        more = 0.0
        for samples in games:
            for judged, _, shares in samples:
                came = (shares[0] * count + 0.5) / (count + 1)
                more += (came - softmax(np.array([judged[0], even]) / unit)[0]) / len(samples)
        low, high = (low, even) if more > 0 else (even, high)
    return (low + high) / 2


def use(evaluation: Any, weights: tuple[Weights, Rows]) -> None:
    for ours, given in zip((evaluation.W, getattr(evaluation, "ROWS", {})), weights, strict=True):
        ours.clear()  # a compiled evaluation does not see another dictionary in its place
        ours.update(given)
    type(evaluation.EVALUATOR).unit = evaluation.W["unit"]


def duel(key: str, evaluation: Any, new: Path, old: Path, games: int) -> None:
    """Greedy with new weights against greedy with old ones."""
    found = game(key)
    wins = 0.0
    for number in range(games):
        rng, hero = Rng("duel").child(number), number % 2
        state = found.new(2, None, **found.bot_settings({}))
        state.events = state.journal = None
        sides = [read_weights(new if seat == hero else old) for seat in range(2)]
        bots = [Greedy(evaluation.EVALUATOR, rng.child(seat)) for seat in range(2)]
        while state.asked:
            seat = state.asked[0]
            if seat != CHANCE:
                use(evaluation, sides[seat])
            state.take(seat, rng.answer(state) if seat == CHANCE else ask(bots[seat], state, seat))
        winners = state.outcome().winners
        wins += (hero in winners) / max(1, len(winners))
        low, high = wilson(wins, number + 1)
        print(f"{new} won {wins:g} of {number + 1} ({low:.0%} to {high:.0%})", flush=True)


def write(path: Path, evaluation: Any, before: list[str], command: str, note: str) -> None:
    lines = [*before, f"# Fitted by: {command}", f"# {note}"]
    for name, value in evaluation.W.items():
        lines.append(f"{name} = {value:.4g}" if value % 1 else f"{name} = {value:.1f}")
    for name, row in getattr(evaluation, "ROWS", {}).items():
        lines.append(f"{name} = [{', '.join(f'{value:.4g}' if value % 1 else f'{value:.1f}' for value in row)}]")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of a evaluation to games between bots.")
    parser.add_argument("game", choices=KEYS)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only-unit", action="store_true", help="leave the weights, fit how much they say")
    parser.add_argument("--start", type=Path, help="the weights to start from; otherwise those set by hand")
    parser.add_argument("--duel", type=Path, help="only let greedy play with these weights against those to start from")
    parser.add_argument("--out", type=Path, help="a file for the weights, such as the weights.toml of the game")
    args = parser.parse_args()
    evaluation = importlib.import_module(f"quadriga.games.{args.game}.evaluation")
    start = args.start or Path(__file__).with_name("hand_set") / f"{args.game}.toml"
    if args.duel:
        duel(args.game, evaluation, args.duel, start, args.games)
        return
    use(evaluation, read_weights(start))
    games: list[list[Sample]] = []
    started = time.monotonic()
    for number in range(args.games):
        samples = play(args.game, args.seats, Rng(args.seed).child(number))
        if samples:
            games.append(samples)
        print(f"\r{number + 1} games, {time.monotonic() - started:.0f} s", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    unit = evaluation.W["unit"]
    if args.seats == 1:
        evaluation.W["even"] = fit_even(games, unit)
        won = sum(samples[0].shares[0] for samples in games)
        note = f"{won:g} of {len(games)} solo games won; even = {evaluation.W['even']:.4g}"
    else:
        size = np.array([max(0.02, abs(table[name])) for table, name in slots(evaluation)])
        train = [samples for n, samples in enumerate(games) if n % HELD_OUT]
        check = [samples for n, samples in enumerate(games) if not n % HELD_OUT]
        plain = fit(train, size, 1.0 / unit, True)
        fitted = fit(train, size, plain[0], args.only_unit)
        before, after = surprise(check, plain), surprise(check, fitted)
        evaluation.W["unit"] = float(1.0 / fitted[0])
        for (table, name), change in zip(slots(evaluation), fitted[1:] / fitted[0], strict=True):
            print(f"{name}: {table[name]:.4g} -> {table[name] + change:.4g}")
            table[name] += float(change)
        note = f"{len(games)} games; surprise at the winners of games held out: {before:.3f} nats, then {after:.3f}"
    print(f"unit = {evaluation.W['unit']:.4g}; {note}")
    if args.out:
        command = ".venv/bin/python " + " ".join(["bench/fit.py", *sys.argv[1:]])
        before = [line for line in start.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
        write(args.out, evaluation, before if args.seats == 1 else [], command, note)


if __name__ == "__main__":
    main()
