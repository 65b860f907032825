"""How strong the bots are: every claim of the README by a sequential test, at most 200 games each.

    .venv/bin/python bench/strength.py                   # plays what is missing, prints the table
    .venv/bin/python bench/strength.py --only praetor    # pairings whose name contains the word
    .venv/bin/python bench/strength.py --table           # only prints what is there
    .venv/bin/python bench/strength.py --rate            # rates the levels by what is there: agents/ratings.json
    .venv/bin/python bench/strength.py --times           # how long a turn of each level takes

Every finished game is kept in `bench/played/`, so that a run that was stopped goes on where it was, and the table can
be printed anew at any time; `--out` names another folder to play everything again. A test stops as soon as its
likelihood ratio is 19 to 1 for "at least what is claimed" against "clearly less", or the other way round (Wald); ties
count by their share of the win.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Iterator
from math import log
from pathlib import Path
from typing import Any, NamedTuple

from quadriga.agents import agent, ask
from quadriga.agents.levels import LEVELS, RATINGS
from quadriga.arena.contest import Contest, play_game
from quadriga.arena.log import Log
from quadriga.arena.shares import win_share
from quadriga.arena.sim import wilson
from quadriga.games import KEYS, game
from quadriga.kernel.chance import Rng
from quadriga.kernel.step import CHANCE

PLAYED = Path(__file__).parent / "played"
MOST = 200
SOLO_GAMES = 30
MARGIN = 0.05
"""The test is between so much less than claimed and so much more."""
CERTAIN = log(19)


class Claim(NamedTuple):
    """A bot wins at least a share of the games in which it meets others."""

    key: str
    hero: str
    others: tuple[str, ...]
    least: float
    options: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        chosen = "".join(f"-{value}" for _, value in self.options)
        return f"{self.key}{chosen}-{'-'.join([self.hero, *self.others])}".replace(":", "")

    @property
    def contest(self) -> Contest:
        bots = (self.hero, *self.others)
        return Contest("ladder", self.key, bots, len(bots), dict(self.options), {}, "strength", 60.0)


def claims() -> Iterator[Claim]:
    for key in KEYS:
        yield Claim(key, "search:100", ("greedy",), 0.7)
    for key in KEYS:
        yield Claim(key, "search:400", ("search:50",), 0.5 + MARGIN)
    for key in KEYS:
        for seats in (3, 4):
            if seats in game(key).seat_counts:
                yield Claim(key, "search:100", ("greedy",) * (seats - 1), 1.5 / seats)


def solos() -> Iterator[Claim]:
    """Games for one: nothing is claimed of a single bot, they are compared."""
    tables = [("corduba", (("level", level),)) for level in ("aedil", "praetor", "consul")]
    tables.append(("romolo", ()))
    for key, options in tables:
        for bot in ("greedy", "search:100"):
            yield Claim(key, bot, (), 0.0, options)


class Score(NamedTuple):
    wins: float
    games: int
    seconds: float

    def verdict(self, least: float) -> str:
        low, high = max(0.01, least - MARGIN), min(0.99, least + MARGIN)
        lost = self.games - self.wins
        ratio = self.wins * log(high / low) + lost * log((1 - high) / (1 - low))
        return "yes" if ratio >= CERTAIN else "no" if ratio <= -CERTAIN else "open"

    def __str__(self) -> str:
        low, high = wilson(self.wins, self.games)
        return f"{self.wins:g} of {self.games} ({self.wins / max(1, self.games):.0%}; {low:.0%} to {high:.0%})"


def score(claim: Claim, entries: dict[int, Any]) -> Score:
    done = [entry for entry in entries.values() if entry["reason"]]
    wins = sum(win_share(entry, entry["bots"].index(claim.hero)) for entry in done)
    return Score(wins, len(done), sum(entry["seconds"] for entry in done))


def play(claim: Claim, folder: Path, most: int) -> None:
    """Play on until the test is decided."""
    kept = Log(folder / f"{claim.name}.jsonl", claim.contest.head())
    try:
        for number in range(most):
            if claim.least and score(claim, kept.entries).verdict(claim.least) != "open":
                return
            if number not in kept.entries:
                kept.append(play_game(claim.contest, number))
                print(f"{claim.name}: {score(claim, kept.entries)}", file=sys.stderr, flush=True)
    finally:
        kept.close()


def table(folder: Path) -> str:
    """What is there, as the README shows it."""
    lines = ["| game | bot | against | claimed | won | shown |", "|---|---|---|---|---|---|"]
    for claim in (*claims(), *solos()):
        path = folder / f"{claim.name}.jsonl"
        if not path.exists():
            continue
        rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]
        found = score(claim, {row["n"]: row for row in rows})
        others = f"{len(claim.others)} x {claim.others[0]}" if claim.others else "the game"
        title = " ".join([game(claim.key).title, *(value.upper() for _, value in claim.options)])
        least = f"{claim.least:.1%}" if claim.least else ""
        shown = found.verdict(claim.least) if claim.least else "" if found.games >= SOLO_GAMES else "open"
        lines.append(f"| {title} | {claim.hero} | {others} | {least} | {found} | {shown} |")
    return "\n".join(lines)


def levels_log(key: str, folder: Path) -> tuple[Contest, Log]:
    """The ladder of the levels of a game, and its games so far."""
    contest = Contest("ladder", key, LEVELS, 2, {}, {}, "levels", 60.0)
    return contest, Log(folder / f"levels-{key}.jsonl", contest.head())


def play_levels(key: str, folder: Path, games: int) -> None:
    contest, kept = levels_log(key, folder)
    for number in range(games):
        if number not in kept.entries:
            kept.append(play_game(contest, number))
            print(f"levels-{key}: {number + 1} games", file=sys.stderr, flush=True)
    kept.close()


def rate_levels(folder: Path, keys: list[str]) -> None:
    """What `quadriga levels` prints, from the games of the ladders."""
    from quadriga.arena.ladder import ladder  # needs numpy, which nothing else here does

    rated = json.loads(RATINGS.read_text(encoding="utf-8"))
    rated["command"] = ".venv/bin/python bench/strength.py --rate"
    for key in keys:
        if not (folder / f"levels-{key}.jsonl").exists():
            sys.exit(f"no games of the levels of {key} yet: play them with --only levels-{key}")
        contest, kept = levels_log(key, folder)
        found = ladder(contest, list(kept.entries.values()))["ratings"]
        kept.close()
        rated["games"][key] = {
            row["name"]: {name: round(row[name], 1) for name in ("rating", "low", "high")} for row in found
        }
        for row in found:
            gap = "" if row["gap"] is None else f"; {row['gap']:.0f} above the next"
            print(f"{key} {row['name']}: {row['rating']:.0f} ({row['low']:.0f} to {row['high']:.0f}){gap}")
    RATINGS.write_text(json.dumps(rated, indent=2) + "\n", encoding="utf-8")


def times(keys: list[str], turns: int) -> None:
    """Processor time of whole turns: from when a seat is asked until somebody else answers."""
    print("| game | level | turns | median | 99th percentile |")
    print("|---|---|---|---|---|")
    for key in keys:
        for level in (LEVELS[0], LEVELS[-1]):
            found = turn_times(key, level, turns)
            worst = statistics.quantiles(found, n=100)[-1]
            median = statistics.median(found)
            print(f"| {game(key).title} | {level} | {len(found)} | {median:.2f} s | {worst:.2f} s |", flush=True)


def turn_times(key: str, level: str, turns: int) -> list[float]:
    played, rng = game(key), Rng("times")
    found: list[float] = []
    number = 0
    while len(found) < turns:
        number += 1
        state = played.new(2, None, **played.bot_options({}))
        bots = [agent(level, played, rng.child(f"{number} {seat}")) for seat in range(2)]
        last = CHANCE
        while state.asked and len(found) < turns:
            seat = state.asked[0]
            if seat == CHANCE:
                state.take(seat, rng.answer(state))
                continue
            if seat != last:
                found.append(0.0)
                last = seat
            started = time.process_time()
            state.take(seat, ask(bots[seat], state, seat))
            found[-1] += time.process_time() - started
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the strength of the bots.")
    parser.add_argument("--out", type=Path, default=PLAYED, help="the folder for the games")
    parser.add_argument("--only", default="", help="a word in the names of the pairings")
    parser.add_argument("--games", type=int, default=MOST, help="at most so many for each pairing")
    parser.add_argument("--table", action="store_true", help="print the table of what is there")
    parser.add_argument("--rate", action="store_true", help="rate the levels by the games that are there")
    parser.add_argument("--times", action="store_true", help="measure turns")
    parser.add_argument("--turns", type=int, default=200, help="so many for each level")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    keys = [key for key in KEYS if args.only in f"levels-{key}"]
    if args.rate:
        rate_levels(args.out, keys)
    elif args.times:
        times(keys, args.turns)
    else:
        if not args.table:
            for claim in (*claims(), *solos()):
                if args.only in claim.name:
                    play(claim, args.out, args.games if claim.least else min(args.games, SOLO_GAMES))
            for key in keys:
                play_levels(key, args.out, args.games)
        print(table(args.out))


if __name__ == "__main__":
    main()
