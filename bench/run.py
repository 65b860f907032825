"""How fast the games are, from source and compiled, beside Catanatron, fastcatan and OpenSpiel, in one run on one core.

Each build of ours, and the others together, is a process of its own; they take turns in short rounds, so that a busy
machine slows all of them alike. Each figure is the median of the rounds, and so is each ratio: to the games of four
random players of Catanatron and fastcatan, and of the compiled build to the source. What is counted is written in
`engines.py`.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
from pythons import NEWER, python  # noqa: E402 (they lie beside, and are no package)

KEYS = ("antike", "praetor", "romolo", "corduba")
PEERS = ("catanatron", "open_spiel backgammon", "open_spiel chess")
FASTCATAN = "fastcatan"
FASTCATAN_VERSION = "2.0.0"
BESIDE = ("catanatron", FASTCATAN)
"""Whose figures ours are divided by."""
ENGINES = Path(__file__).with_name("engines.py")
ROUNDS = 9
SECONDS = 0.4
"""How long one engine plays in one round."""
WARM_UP = 2.0
"""How long each plays before it is measured: tables that fill with use are full then, as they are in a search."""
COLUMNS = ("decisions", "copies", "games", "greedy", "search")


class Process:
    """A process with some engines."""

    def __init__(self, pure: bool, *interpreter: str) -> None:
        env = {**os.environ, "QUADRIGA_PURE": "1" if pure else "0", "PYTHONPATH": str(ROOT / "src")}
        command = [*(interpreter or [sys.executable]), str(ENGINES)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env, text=True)
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


def with_fastcatan() -> list[str]:
    """What starts a Python that has fastcatan, which wants 3.12 or newer; nothing where there is none."""
    newer = python(*NEWER)
    if newer is None or not shutil.which("uv"):
        return []
    wanted = f"{FASTCATAN}=={FASTCATAN_VERSION}"
    command = ["uv", "run", "--quiet", "--no-project", "--python", str(newer), "--with", wanted, "python"]
    there = subprocess.run([*command, "-c", "import fastcatan"], stderr=subprocess.DEVNULL, check=False)
    return command if there.returncode == 0 else []


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
        if interpreter := with_fastcatan():
            engines[FASTCATAN] = (Process(True, *interpreter), FASTCATAN, False)
        else:
            print("Without fastcatan: it wants Python 3.12 or newer and a package index", file=sys.stderr)
    found: dict[str, list[dict[str, float]]] = {name: [] for name in engines}
    for number in range(args.rounds + 1):
        for name, (process, engine, think) in engines.items():
            row = measure(process, engine, number, think)
            if number:
                found[name].append(row)
    figures = {name: median_of(rows) for name, rows in found.items()}
    peers = {
        other: {name: ratios(rows, found[other]) for name, rows in found.items()} for other in BESIDE if other in found
    }
    gains = {key: ratios(found[f"{key}, compiled"], found[f"{key}, source"]) for key in KEYS if "compiled" in builds}
    if args.json:
        print(json.dumps({"figures": figures, "beside": peers, "to_source": gains}, indent=2))
        return
    show(figures, peers, gains)


def show(figures: dict[str, Any], peers: dict[str, Any], gains: dict[str, Any]) -> None:
    heads = ("decisions/s", "copies/s", "games/s", "greedy/s", "search:50/s")
    beside = "".join(f"   x {other}" for other in peers) + ": decisions, copies"
    print(f"{'':24}" + "".join(f"{head:>14}" for head in heads) + beside)
    for name, row in figures.items():
        cells = "".join(f"{row[column]:14,.{0 if row[column] >= 100 else 1}f}" for column in COLUMNS if column in row)
        beside = "".join(f"   {rows[name]['decisions']:.2f}, {rows[name]['copies']:.2f}" for rows in peers.values())
        print(f"{name:24}{cells:{14 * len(COLUMNS)}}{beside}")
    if gains:
        print(f"\n{'compiled, x the source':24}" + "".join(f"{head:>14}" for head in heads))
    for key, row in gains.items():
        print(f"{key:24}" + "".join(f"{row[column]:14.2f}" for column in COLUMNS))


if __name__ == "__main__":
    main()
