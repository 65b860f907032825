"""Fit the weights of a game's judge to who won: plays games between soft bots, then a softmax regression.

What the judge counts with lies in `weights.toml` beside it. In each sampled position the slope of every seat's judge
by every weight is found by trying; then the weights are moved so that the softmax of the judges, divided by `unit`,
says best who will win. A weight is pulled back to what it was as if a player had said "give or take a third".

    python3 bench/fit.py praetor --games 200 --write

With `--seats 1` only `even` is fitted: what the judge says where a lone player wins as often as not.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from math import exp, log
from pathlib import Path
from typing import Any, NamedTuple

from quadriga.agents import ask
from quadriga.agents.search import Search
from quadriga.games import KEYS, game
from quadriga.kernel.chance import Rng
from quadriga.kernel.step import CHANCE

EVERY = 5
"""One in so many questions at the level of the turn is sampled."""
SOFTNESS = 0.015
TRUST = 0.33
"""How far a weight may be from what it was, as the standard deviation of its ratio."""
PER_GAME = 4.0
"""As many independent positions a game is worth, however many were sampled."""
ROUNDS, RATE = 300, 0.02
HELD_OUT = 5
"""One game in so many is kept for the check."""


class Sample(NamedTuple):
    """By seat: what the judge says, its slope by each weight, and the share of the win that came of it."""

    judged: list[float]
    slopes: list[list[float]]
    shares: list[float]


def slots(judge: Any) -> list[tuple[Any, Any]]:
    """Where each weight lies: its table and its name or number; the unit comes separately."""
    single = [(judge.W, name) for name in judge.W if name not in ("unit", "even")]
    rows = getattr(judge, "ROWS", {})
    return single + [(row, n) for row in rows.values() for n in range(len(row))]


def look(found: Any, judge: Any, state: Any) -> tuple[list[float], list[list[float]]]:
    judged, slopes = [], []
    for seat in range(state.box.seats):
        now = found.judge(state, seat)
        slope = []
        for table, name in slots(judge):
            was = table[name]
            step = max(0.05, abs(was)) * 0.1
            table[name] = was + step
            slope.append((found.judge(state, seat) - now) / step)
            table[name] = was
        judged.append(now)
        slopes.append(slope)
    return judged, slopes


def play(key: str, seats: int, options: dict[str, str], rng: Rng) -> list[Sample]:
    """The samples of one game."""
    found = game(key)
    judge = importlib.import_module(f"quadriga.games.{key}.judge")
    state = found.new(seats, None, **found.bot_options(options))
    state.events = state.journal = None
    bots = [Search(found, rng.child(seat), 0, SOFTNESS) for seat in range(seats)]
    looked = []
    asked = 0
    while state.asked:
        seat = state.asked[0]
        if seat != CHANCE and state.at_turn_level():
            asked += 1
            if asked % EVERY == 0:
                looked.append(look(found, judge, state))
        state.take(seat, rng.answer(state) if seat == CHANCE else ask(bots[seat], state, seat))
    return [Sample(*each, found.shares(state)) for each in looked]


def softmax(values: list[float]) -> list[float]:
    best = max(values)
    weights = [exp(value - best) for value in values]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def loss(games: list[list[Sample]], unit: float, change: list[float]) -> float:
    """The mean surprise at who won, in nats for each position, games weighing alike."""
    total = 0.0
    for samples in games:
        for judged, slopes, shares in samples:
            seen = softmax([moved(*each, change) / unit for each in zip(judged, slopes, strict=True)])
            total -= sum(share * log(max(p, 1e-9)) for share, p in zip(shares, seen, strict=True)) / len(samples)
    return total / len(games)


def moved(judged: float, slope: list[float], change: list[float]) -> float:
    return judged + sum([a * b for a, b in zip(slope, change, strict=True)])


def fit(games: list[list[Sample]], start: list[float], unit: float, only_unit: bool) -> tuple[float, list[float]]:
    """The unit and the change of each weight, by steepest descent with momentum in the ratio of each weight."""
    size = [max(0.02, abs(weight)) for weight in start]
    ratio = [0.0] * len(start)
    sharp = 1.0 / unit
    speed = [0.0] * (len(start) + 1)
    mean = [1e-8] * (len(start) + 1)
    for _ in range(ROUNDS):
        change = [r * s for r, s in zip(ratio, size, strict=True)]
        pull = [r / TRUST**2 for r in ratio]
        tilt = 0.0
        for samples in games:
            each = PER_GAME / len(samples)
            for judged, slopes, shares in samples:
                values = [moved(j, slope, change) for j, slope in zip(judged, slopes, strict=True)]
                seen = softmax([value * sharp for value in values])
                for seat, (p, share) in enumerate(zip(seen, shares, strict=True)):
                    wrong = (p - share) * each
                    tilt += wrong * values[seat] * sharp
                    if not only_unit:
                        by = wrong * sharp
                        for n, slope in enumerate(slopes[seat]):
                            if slope:
                                pull[n] += by * slope * size[n]
        slope_all = [tilt, *pull]
        for n, g in enumerate(slope_all):
            speed[n] = 0.9 * speed[n] + 0.1 * g
            mean[n] = 0.99 * mean[n] + 0.01 * g * g
        sharp *= exp(-RATE * speed[0] / mean[0] ** 0.5)
        if not only_unit:
            for n in range(len(ratio)):
                ratio[n] -= RATE * speed[n + 1] / mean[n + 1] ** 0.5
    return 1.0 / sharp, [r * s for r, s in zip(ratio, size, strict=True)]


def fit_even(games: list[list[Sample]], unit: float) -> float:
    """Where a lone player's judge says one half, by halving."""
    low, high = -1000.0, 1000.0
    for _ in range(60):
        even = (low + high) / 2
        more = 0.0
        for samples in games:
            for judged, _, shares in samples:
                more += (shares[0] - softmax([judged[0] / unit, even / unit])[0]) / len(samples)
        low, high = (low, even) if more > 0 else (even, high)
    return (low + high) / 2


def write(path: Path, judge: Any, command: str, note: str) -> None:
    lines = [f"# Fitted by: {command}", f"# {note}"]
    for name, value in judge.W.items():
        lines.append(f"{name} = {value:.4g}" if value % 1 else f"{name} = {value:.1f}")
    for name, row in getattr(judge, "ROWS", {}).items():
        lines.append(f"{name} = [{', '.join(f'{value:.4g}' if value % 1 else f'{value:.1f}' for value in row)}]")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of a judge to games between bots.")
    parser.add_argument("game", choices=KEYS)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only-unit", action="store_true", help="leave the weights, fit how much they say")
    parser.add_argument("--write", action="store_true", help="write the weights")
    args = parser.parse_args()
    judge = importlib.import_module(f"quadriga.games.{args.game}.judge")
    games: list[list[Sample]] = []
    started = time.monotonic()
    for number in range(args.games):
        samples = play(args.game, args.seats, {}, Rng(args.seed).child(number))
        if samples:
            games.append(samples)
        print(f"\r{number + 1} games, {time.monotonic() - started:.0f} s", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    unit = judge.W["unit"]
    nothing = [0.0] * len(slots(judge))
    if args.seats == 1:
        judge.W["even"] = fit_even(games, unit)
        won = sum(samples[0].shares[0] for samples in games)
        note = f"{won:g} of {len(games)} solo games won; even = {judge.W['even']:.4g}"
    else:
        start = [table[name] for table, name in slots(judge)]
        train = [samples for n, samples in enumerate(games) if n % HELD_OUT]
        check = [samples for n, samples in enumerate(games) if not n % HELD_OUT]
        plain, _ = fit(train, start, unit, True)
        fitted, change = fit(train, start, plain, args.only_unit)
        before, after = loss(check, plain, nothing), loss(check, fitted, change)
        judge.W["unit"] = fitted
        for (table, name), each in zip(slots(judge), change, strict=True):
            print(f"{name}: {table[name]:.4g} -> {table[name] + each:.4g}")
            table[name] += each
        note = (
            f"{len(games)} games; surprise at the winner of games held out: {before:.3f} nats before, {after:.3f} after"
        )
    print(f"unit = {judge.W['unit']:.4g}; {note}")
    if args.write:
        command = "python3 " + " ".join(["bench/fit.py", *sys.argv[1:]])
        write(Path(str(judge.__file__)).with_name("weights.toml"), judge, command, note)


if __name__ == "__main__":
    main()
