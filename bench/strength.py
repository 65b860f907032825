"""How strong the bots are: every claim of the README by a sequential test, at most 200 games each; levels, solo games.

    .venv/bin/python bench/strength.py                   # plays what is missing, prints the table
    .venv/bin/python bench/strength.py --only praetor    # pairings whose name contains the word
    .venv/bin/python bench/strength.py --table           # only prints what is there, and how the levels are rated
    .venv/bin/python bench/strength.py --rate            # rates the levels by what is there: agents/ratings.json
    .venv/bin/python bench/strength.py --times           # how long a turn of each level takes

Every finished game is kept in `bench/played/`, so that a run that was stopped goes on where it was, and the table can
be printed anew at any time; `--out` names another folder to play everything again. A test stops as soon as its
likelihood ratio is 19 to 1 for five points more than what is claimed against five points less, or the other way round
(Wald); ties count by their share of the win.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import log
from pathlib import Path
from typing import Any, NamedTuple

from quadriga.agents import agent, ask
from quadriga.agents.levels import LEVELS, RATINGS, rated_levels, strength
from quadriga.arena.contest import Contest, play_game
from quadriga.arena.match import MatchResult, result_from_json
from quadriga.arena.shares import wilson, win_share
from quadriga.games import KEYS, game
from quadriga.kernel.chance import Rng
from quadriga.kernel.step import CHANCE

PLAYED = Path(__file__).parent / "played"
MOST = 200
SOLO_GAMES = 30
LEVEL_GAMES = 100
MARGIN = 0.05
"""The test is between so much less than claimed and so much more."""
CERTAIN = log(19)
FREE = ("merchant", "power")
"""What Corduba allows before the action of a turn: its question `Turn` comes again."""


class Claim(NamedTuple):
    """A bot wins at least a share of the games in which it meets others."""

    key: str
    hero: str
    others: tuple[str, ...]
    least: float
    settings: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        chosen = "".join(f"-{value}" for _, value in self.settings)
        return f"{self.key}{chosen}-{'-'.join([self.hero, *self.others])}".replace(":", "")

    @property
    def most(self) -> int:
        """How many games are played where nothing decides earlier."""
        return MOST if self.least else LEVEL_GAMES if self.others else SOLO_GAMES

    @property
    def contest(self) -> Contest:
        bots = (self.hero, *self.others)
        return Contest("ladder", self.key, bots, len(bots), dict(self.settings), {}, "strength", 60.0)


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
    for key, settings in tables:
        for bot in ("greedy", "search:100"):
            yield Claim(key, bot, (), 0.0, settings)


def neighbours() -> Iterator[Claim]:
    """Each level against the one before, for two players: what the levels are rated by."""
    for key in KEYS:
        for lower, upper in pairwise(LEVELS):
            yield Claim(key, upper, (lower,), 0.0)


class Score(NamedTuple):
    wins: float
    games: int

    def verdict(self, least: float) -> str:
        low, high = max(0.01, least - MARGIN), min(0.99, least + MARGIN)
        lost = self.games - self.wins
        ratio = self.wins * log(high / low) + lost * log((1 - high) / (1 - low))
        return "yes" if ratio >= CERTAIN else "no" if ratio <= -CERTAIN else "open"

    def __str__(self) -> str:
        low, high = wilson(self.wins, self.games)
        return f"{self.wins:g} of {self.games} ({self.wins / max(1, self.games):.0%}; {low:.0%} to {high:.0%})"


def played(claim: Claim, folder: Path) -> list[MatchResult]:
    """The games that are there, of whichever rules version."""
    return [result_from_json(line) for line in read(claim, folder)[1]]


def rules(claim: Claim, folder: Path) -> int:
    """The rules version that the games which are there were played by."""
    return read(claim, folder)[0]


def read(claim: Claim, folder: Path) -> tuple[int, list[Any]]:
    """The rules version of a log and its lines."""
    path = folder / f"{claim.name}.jsonl"
    if not path.exists():
        return game(claim.key).rules_version, []
    whole = path.read_text(encoding="utf-8").rpartition("\n")[0]  # a last line that is being written is left alone
    head, *lines = map(json.loads, whole.splitlines())
    version = claim.contest.played_by(head)
    if version is None:
        sys.exit(f"{path} holds games of other bots or data: delete it and play them again")
    return version, lines


def version(key: str, played_by: int) -> str:
    """A rules version, and that of today where it is another."""
    now = game(key).rules_version
    return f"{played_by}" if played_by == now else f"{played_by} (now {now})"


def finished(results: Iterable[MatchResult]) -> list[MatchResult]:
    """Those with an outcome."""
    return [result for result in results if result.reason]


def score(claim: Claim, results: Iterable[MatchResult]) -> Score:
    done = finished(results)
    wins = sum(win_share(result, result.bots.index(claim.hero)) for result in done)
    return Score(wins, len(done))


def play(claim: Claim, folder: Path, most: int) -> None:
    """Play on until the test is decided."""
    kept = claim.contest.open_log(folder / f"{claim.name}.jsonl")
    try:
        for number in range(most):
            if claim.least and score(claim, kept.results.values()).verdict(claim.least) != "open":
                return
            if number not in kept.results:
                kept.append(play_game(claim.contest, number))
                print(f"{claim.name}: {score(claim, kept.results.values())}", file=sys.stderr, flush=True)
    finally:
        kept.close()


def table(folder: Path) -> str:
    """What is there, as the README shows it."""
    lines = ["| game | bot | against | claimed | won | shown | rules |", "|---|---|---|---|---|---|---|"]
    for claim in (*claims(), *solos()):
        reached = score(claim, played(claim, folder))
        if not reached.games:
            continue
        others = f"{len(claim.others)} x {claim.others[0]}" if claim.others else "the game"
        title = " ".join([game(claim.key).title, *(value.upper() for _, value in claim.settings)])
        least = f"{claim.least:.1%}" if claim.least else ""
        shown = reached.verdict(claim.least) if claim.least else "" if reached.games >= claim.most else "open"
        by = version(claim.key, rules(claim, folder))
        lines.append(f"| {title} | {claim.hero} | {others} | {least} | {reached} | {shown} | {by} |")
    return "\n".join(lines)


def rate_levels(folder: Path) -> None:
    """What `quadriga levels` prints, from the games of neighbouring levels."""
    from quadriga.arena.rating import rate  # needs numpy, which nothing else here does

    rated: dict[str, Any] = {"command": ".venv/bin/python bench/strength.py --rate", "games": {}}
    for key in KEYS:
        met = [claim for claim in neighbours() if claim.key == key]
        pairs = [finished(played(claim, folder)) for claim in met]
        if all(pairs):
            oldest = {"rules": min(rules(claim, folder) for claim in met)}
            by_level = {row.name: row._asdict() for row in rate(LEVELS, [result for pair in pairs for result in pair])}
            rated["games"][key] = [{**by_level[level], **strength(key, level)._asdict(), **oldest} for level in LEVELS]
    RATINGS.write_text(json.dumps(rated, indent=2) + "\n", encoding="utf-8")


def levels_table() -> str:
    """The ratings as the README shows them: each with how far it is above the level before."""
    lines = [f"| game | {' | '.join(LEVELS)} | rules |", "|---" * (len(LEVELS) + 2) + "|"]
    for key in KEYS:
        rows = rated_levels(key)
        if rows[0]["rating"] is not None:
            cells = [f"{rows[0]['rating']:.0f}"]
            for row in rows[1:]:
                cells.append(f"{row['rating']:.0f}: {row['gap']:+.0f} ({row['gap_low']:.0f} to {row['gap_high']:.0f})")
            lines.append(f"| {game(key).title} | {' | '.join(cells)} | {version(key, rows[0]['rules'] or 0)} |")
    return "\n".join(lines)


def times(keys: list[str], turns: int) -> None:
    """Processor time of whole turns."""
    print("| game | level | turns | median | 99th percentile |")
    print("|---|---|---|---|---|")
    for key in keys:
        for level in (LEVELS[0], LEVELS[-1]):
            seconds = turn_times(key, level, turns)
            median, worst = statistics.median(seconds), statistics.quantiles(seconds, n=100)[-1]
            measured = f"{len(seconds)} | {1000 * median:.0f} ms | {1000 * worst:.0f} ms"
            print(f"| {game(key).title} | {level} | {measured} |", flush=True)


def turn_times(key: str, level: str, turns: int) -> list[float]:
    """Of each turn: until somebody else is asked, or, when all others have passed, the next turn begins."""
    rules, rng = game(key), Rng("times")
    seconds: list[float] = []
    number = 0
    while len(seconds) < turns:
        number += 1
        state = rules.new(2, None, **rules.bot_settings({}))
        bots = [agent(level, rules, rng.child(f"{number} {seat}")) for seat in range(2)]
        last, begun = CHANCE, ""
        while state.asked and len(seconds) < turns:
            seat = state.asked[0]
            if seat == CHANCE:
                state.take(seat, rng.answer(state))
                continue
            turn = type(state.question(seat)).__name__ == "Turn"
            if seat != last or (turn and begun not in FREE):
                seconds.append(0.0)
                last = seat
            started = time.process_time()
            choice = ask(bots[seat], state, seat)
            seconds[-1] += time.process_time() - started
            if turn:
                begun = choice[0]
            state.take(seat, choice)
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the strength of the bots.")
    parser.add_argument("--out", type=Path, default=PLAYED, help="the folder for the games")
    parser.add_argument("--only", default="", help="a word in the names of the pairings")
    parser.add_argument("--games", type=int, default=0, help="number for each pairing, in place of the planned one")
    parser.add_argument("--table", action="store_true", help="print the tables of what is there")
    parser.add_argument("--rate", action="store_true", help="rate the levels by the games that are there")
    parser.add_argument("--times", action="store_true", help="measure turns")
    parser.add_argument("--turns", type=int, default=200, help="number for each level")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    if args.rate:
        rate_levels(args.out)
    elif args.times:
        times([key for key in KEYS if args.only in key], args.turns)
    else:
        if not args.table:
            for claim in (*claims(), *solos(), *neighbours()):
                if args.only in claim.name:
                    play(claim, args.out, args.games or claim.most)
        print(table(args.out), levels_table(), sep="\n\n")


if __name__ == "__main__":
    main()
