"""Measures how quickly a server answers at tables while many analyses are asked for, and whether all get their turn.

    .venv/bin/python bench/analyses.py                     # 100 analyses, 20 tables, 30 seconds before and during
    .venv/bin/python bench/analyses.py --analyses 20 --seconds 10

Six of ten are asked for from one address, by people with five each; the others come from addresses of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from typing import Any

from serve import WHAT, Http, Player, percentiles, server, with_children

RECORDS = Path(__file__).parents[1] / "tests" / "records"
GAMES = ("antike/east-cap", "romolo/cap", "romolo/two-towers", "corduba/solo-praetor")
OF_ONE = 5
"""Analyses that one person may wait for."""


async def ask(base: str, number: int, crowd: bool) -> list[tuple[Http, str]]:
    """One person opens records that nobody else has, and asks for their analyses."""
    http = Http(base, "10.3.0.1" if crowd else f"10.4.{number // 250}.{number % 250}")
    http.csrf = (await http.ask("GET", "/api/me"))["csrf"]
    asked = []
    for n in range(OF_ONE if crowd else 1):
        text = (RECORDS / f"{GAMES[(number + n) % len(GAMES)]}.quadriga").read_text(encoding="utf-8")
        remark = f"; asked for by {number}, {n}\n"
        replay = await http.ask("POST", "/api/replays", {"record": text.rstrip("\n") + "\n" + remark})
        path = f"/api/replays/{replay['id']}/analysis"
        await http.ask("POST", path, {"deep": False})
        asked.append((http, path))
    return asked


async def play(base: str, args: argparse.Namespace, first: int) -> dict[str, dict[str, float]]:
    """Answers at tables for some seconds: how long each took."""
    found: dict[str, list[float]] = {name: [] for name in WHAT}
    players = [Player(base, args, first + number, found) for number in range(args.tables)]
    begun: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    playing = [asyncio.create_task(player.play(begun)) for player in players]
    await asyncio.gather(*(player.ready.wait() for player in players))
    begun.set_result(time.monotonic() + args.seconds)
    await asyncio.gather(*playing)
    errors = [error for player in players for error in player.errors]
    assert not errors, errors[:3]
    return {name: percentiles(times) for name, times in found.items()}


async def measure(base: str, pid: int, args: argparse.Namespace) -> None:
    before = await play(base, args, 0)
    crowds = [(number, True) for number in range(args.analyses * 6 // 10 // OF_ONE)]
    alone = [(number, False) for number in range(args.analyses - len(crowds) * OF_ONE)]
    start, used = time.monotonic(), with_children(pid)
    asked = await asyncio.gather(*(ask(base, *each) for each in [*crowds, *alone]))
    print(f"{sum(map(len, asked))} analyses asked for in {time.monotonic() - start:.1f} s")
    during = await play(base, args, args.tables)
    print(f"server and workers: {(with_children(pid) - used) / (time.monotonic() - start):.0%} of a core meanwhile")
    for name, people in (("one address", asked[: len(crowds)]), ("addresses of their own", asked[len(crowds) :])):
        states: list[dict[str, Any]] = [await http.ask("GET", path) for person in people for http, path in person]
        looked = [state["quick_done"] for state in states]
        print(
            f"{name}: {len(states)} asked for, {sum(done > 0 for done in looked)} begun, "
            f"{sum(state['state'] == 'done' for state in states)} done, "
            f"{sum(looked) / max(1, len(looked)):.1f} decisions each"
        )
    for name, text in WHAT.items():
        for when, latency in (("before", before), ("during", during)):
            print(f"{text:48} {when}: " + ", ".join(f"{p} {time} ms" for p, time in latency[name].items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--analyses", type=int, default=100)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between the answers of one client")
    parser.add_argument("--game", default="antike")
    parser.add_argument("--level", default="random")
    parser.set_defaults(seats=2, played=0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, server(folder, 1000) as (base, pid):
        asyncio.run(measure(base, pid, args))


if __name__ == "__main__":
    main()
