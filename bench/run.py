"""How fast the games are, from source and compiled, beside Catanatron and OpenSpiel, all in one run on one core.

Each build of ours, and the others together, is a process of its own; they take turns in short rounds, so that a busy
machine slows all of them alike. Each figure is the median of the rounds, and so is each ratio: to Catanatron's game of
four random players, and of the compiled build to the source. What is counted is written in `engines.py`.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

KEYS = ("antike", "praetor", "romolo", "corduba")
PEERS = ("catanatron", "open_spiel backgammon", "open_spiel chess")
ENGINES = Path(__file__).with_name("engines.py")
ROUNDS = 9
SECONDS = 0.4
"""How long one engine plays in one round."""
WARM_UP = 2.0
"""How long each plays before it is measured: tables that fill with use are full then, as they are in a search."""
COLUMNS = ("decisions", "copies", "games", "greedy", "search")


class Process:
    """A process with some engines."""

    def __init__(self, pure: bool) -> None:
        env = {**os.environ, "QUADRIGA_PURE": "1" if pure else "0"}
        self.process = subprocess.Popen(
            [sys.executable, ENGINES], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env, text=True
        )
        self.build = self.read()

    def read(self) -> Any:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            sys.exit("an engine has failed; what it complained of stands above")
        return json.loads(line)

    def do(self, engine: str, what: str, seed: int, seconds: float) -> Any:
        assert self.process.stdin
        print(
            json.dumps({"engine": engine, "what": what, "seed": seed, "seconds": seconds}),
            file=self.process.stdin,
            flush=True,
        )
        return self.read()


def measure(process: Process, engine: str, number: int, think: bool) -> dict[str, float]:
    """One round of one engine; the first is there to get warm."""
    found = dict(zip(COLUMNS, process.do(engine, "random", number, SECONDS if number else WARM_UP), strict=False))
    if think:
        found |= {what: process.do(engine, what, number, 0) for what in ("greedy", "search")}
    return found


def median_of(rows: list[dict[str, float]]) -> dict[str, float]:
    return {column: statistics.median(row[column] for row in rows) for column in rows[0]}


def ratios(ours: list[dict[str, float]], theirs: list[dict[str, float]]) -> dict[str, float]:
    """By column, the median of the ratios of each round."""
    both = [column for column in ours[0] if column in theirs[0]]
    pairs = list(zip(ours, theirs, strict=True))
    return {column: round(statistics.median(a[column] / b[column] for a, b in pairs), 2) for column in both}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each engine is measured")
    parser.add_argument("--no-peers", action="store_true", help="only our own games")
    parser.add_argument("--no-compiled", action="store_true", help="only from source")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    args = parser.parse_args()
    builds = {"source": Process(pure=True)}
    if not args.no_compiled:
        builds["compiled"] = Process(pure=False)
        if builds["compiled"].build != "compiled":
            del builds["compiled"]
            print("There is no compiled build of these sources: only the source is measured", file=sys.stderr)
    engines = {f"{key}, {build}": (process, key, True) for key in KEYS for build, process in builds.items()}
    if not args.no_peers:
        others = Process(pure=True)
        engines |= {name: (others, name, False) for name in PEERS}
    found: dict[str, list[dict[str, float]]] = {name: [] for name in engines}
    for number in range(args.rounds + 1):
        for name, (process, engine, think) in engines.items():
            row = measure(process, engine, number, think)
            if number:
                found[name].append(row)
    figures = {name: median_of(rows) for name, rows in found.items()}
    peers = {} if args.no_peers else {name: ratios(rows, found["catanatron"]) for name, rows in found.items()}
    gains = {key: ratios(found[f"{key}, compiled"], found[f"{key}, source"]) for key in KEYS if "compiled" in builds}
    if args.json:
        print(json.dumps({"figures": figures, "to_catanatron": peers, "to_source": gains}, indent=2))
        return
    show(figures, peers, gains)


def show(figures: dict[str, Any], peers: dict[str, Any], gains: dict[str, Any]) -> None:
    heads = ("decisions/s", "copies/s", "games/s", "greedy/s", "search:50/s")
    print(f"{'':24}" + "".join(f"{head:>14}" for head in heads) + "   x Catanatron's decisions, copies")
    for name, row in figures.items():
        cells = "".join(f"{row[column]:14,.{0 if row[column] >= 100 else 1}f}" for column in COLUMNS if column in row)
        beside = f"   {peers[name]['decisions']:.1f}, {peers[name]['copies']:.1f}" if peers else ""
        print(f"{name:24}{cells:{14 * len(COLUMNS)}}{beside}")
    if gains:
        print(f"\n{'compiled, x the source':24}" + "".join(f"{head:>14}" for head in heads))
    for key, row in gains.items():
        print(f"{key:24}" + "".join(f"{row[column]:14.2f}" for column in COLUMNS))


if __name__ == "__main__":
    main()
