"""Measures a real server under load: many tables with a bot each, and a client that answers at a steady pace.

Further: many who watch one table, many tables that wait, and one address that takes all it can get beside honest ones.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import websockets

RECORD = Path(__file__).parents[1] / "tests/records/antike/west.quadriga"
SERVE = "import sys; from quadriga.cli import main; sys.exit(main(sys.argv[1:]))"
PERCENTILES = (50, 90, 95, 99, 100)
WHAT = {
    "acknowledged": "an answer is written and acknowledged",
    "pushed": "its screen has come over the socket",
    "bot": "the bot has answered and its screen has come",
}


@contextmanager
def server(folder: str, factor: float) -> Iterator[tuple[str, int]]:
    """A server of its own on any free port: its address and process."""
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data-dir", folder, "--no-open"]
    environment = os.environ | {
        "QUADRIGA_RATE_FACTOR": str(factor),
        "QUADRIGA_MOST_WATCHERS": "100000",
        "QUADRIGA_MOST_SOCKETS": "100000",
        "QUADRIGA_TRUSTED_PROXIES": "127.0.0.1",
        "PYTHONDONTWRITEBYTECODE": "",
    }
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout
        yield process.stdout.readline().split()[-1], process.pid
    finally:
        process.terminate()
        process.wait(20)


class Http:
    """A kept connection that speaks just enough HTTP: what is measured is the server, not its client."""

    def __init__(self, base: str, address: str) -> None:
        self.address = address
        """Where this client says, as a proxy would, that it comes from."""
        self.host, self.port = base.removeprefix("http://").split(":")
        self.cookie = self.csrf = ""
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        if not self.reader or not self.writer or self.reader.at_eof():  # the server has closed what nobody used
            if self.writer:
                self.writer.close()
            self.reader, self.writer = await asyncio.open_connection(self.host, int(self.port))
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Length: {len(data)}\r\n"
        head += f"Cookie: {self.cookie}\r\nX-CSRF-Token: {self.csrf}\r\n"
        head += f"X-Forwarded-For: {self.address}\r\n\r\n"
        self.writer.write(head.encode() + data)
        status, *rows = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (row.partition(": ") for row in rows)}
        reply = await self.reader.readexactly(int(headers["content-length"]))
        self.cookie = headers.get("set-cookie", self.cookie).partition(";")[0]
        if int(status.split()[1]) >= 400:
            raise RuntimeError(f"{path}: {status} {reply.decode()}")
        return json.loads(reply)


class Player:
    """One person at one table after another: answers at random, one every few seconds at most."""

    def __init__(self, base: str, args: argparse.Namespace, seed: int, found: dict[str, list[float]]) -> None:
        self.base, self.args, self.found = base, args, found
        self.random = random.Random(seed)
        self.http = Http(base, f"10.1.{seed // 250}.{seed % 250}")
        self.errors: list[str] = []
        self.table = ""
        self.watchers = 0
        self.games = 0
        self.ready = asyncio.Event()
        """Its first table is open, and it waits for the others."""

    async def play(self, begun: asyncio.Future[float]) -> None:
        """From `begun`, whose result is when to stop."""
        until = float("inf")
        while time.monotonic() < until and not self.errors:
            try:
                await self.one_game(begun)
            except Exception as error:
                self.errors.append(repr(error))
            self.ready.set()
            until = await begun

    async def one_game(self, begun: asyncio.Future[float]) -> None:
        if not self.http.csrf:
            self.http.csrf = (await self.http.ask("GET", "/api/me"))["csrf"]
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": self.args.level}] * (self.args.seats - 1)
        table = (await self.http.ask("POST", "/api/tables", {"game": self.args.game, "seats": seats}))["id"]
        self.table = table
        address = self.base.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        await self.play_before()
        asked_at, version, bot_asked = 0.0, 0, False
        async with websockets.connect(
            address,
            additional_headers={"Cookie": self.http.cookie, "X-Forwarded-For": self.http.address},
            max_size=None,
            ping_interval=None,  # as in a browser
        ) as socket:
            self.ready.set()
            until = await begun
            next_at = time.monotonic() + self.random.random() * self.args.every
            async for message in socket:
                push, now = json.loads(message), time.monotonic()
                if push["type"] in ("screen", "presence"):
                    self.watchers = max(self.watchers, push.get("table", push)["watchers"])
                if push["type"] != "screen":
                    continue
                if asked_at and push["version"] >= version > 0:
                    self.found["pushed"].append(now - asked_at)
                    version = 0
                if push["outcome"]:
                    self.games += 1
                    return
                if now > until:
                    return
                if not push["questions"]:
                    bot_asked = True
                    continue
                if version:
                    continue
                if bot_asked and asked_at:
                    self.found["bot"].append(now - asked_at)
                bot_asked = False
                await asyncio.sleep(max(0, next_at - now))
                next_at = max(next_at, time.monotonic() - self.args.every) + self.args.every
                asked_at = time.monotonic()
                version = await self.answer(push["questions"][0])
                self.found["acknowledged"].append(time.monotonic() - asked_at)

    async def answer(self, question: dict[str, Any]) -> int:
        """The version of the table after any answer."""
        answers = [self.random.choice(question["choices"])["notation"]]
        body = {"seat": question["seat"], "question": question["id"], "answers": answers}
        version: int = (await self.http.ask("POST", f"/api/tables/{self.table}/answers", body))["version"]
        return version

    async def play_before(self) -> None:
        """Answer as fast as possible until the game is long."""
        for _ in range(self.args.played):
            shown = await self.http.ask("GET", f"/api/tables/{self.table}")
            while not shown["questions"] and not shown["outcome"]:
                await asyncio.sleep(0.02)
                shown = await self.http.ask("GET", f"/api/tables/{self.table}")
            if shown["outcome"]:
                return
            await self.answer(shown["questions"][0])


class Abuser:
    """One address that makes guests without end, opens tables with the strongest bots, asks for lists, has records
    read, and begins requests that it does not end.
    """

    def __init__(self, base: str) -> None:
        self.base, self.granted, self.refused = base, 0, 0
        self.record = RECORD.read_text("utf-8")

    async def go_on(self) -> None:
        """Until it is cancelled."""
        await asyncio.gather(*(self.one() for _ in range(30)), *(self.half_open() for _ in range(400)))

    async def half_open(self) -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection(*self.base.removeprefix("http://").split(":"))
                writer.write(b"GET /api/me HTTP/1.1\r\nHost: x\r\n")
                await reader.read()
            except OSError:
                pass
            await asyncio.sleep(0.5)

    async def one(self) -> None:
        seats = [{"kind": "bot", "level": "imperator"}] * 2
        asked = (
            ("POST", "/api/tables", {"game": "antike", "seats": seats}),
            ("GET", "/api/lobby", None),
            ("POST", "/api/replays", {"record": self.record}),
        )
        http = Http(self.base, "10.9.9.9")
        for request in cycle(asked):
            try:
                if not http.csrf:
                    http.csrf = (await http.ask("GET", "/api/me"))["csrf"]
                await http.ask(*request)
                self.granted += 1
            except RuntimeError:
                self.refused += 1
                await asyncio.sleep(0.1)
            except (OSError, EOFError):
                http = Http(self.base, "10.9.9.9")
                await asyncio.sleep(0.5)


async def watch(base: str, table: str) -> None:
    """Look at a table until cancelled."""
    address = base.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    async with websockets.connect(address, max_size=None, ping_interval=None) as socket:
        async for _ in socket:
            pass


async def open_sleeping(base: str, count: int) -> None:
    """Tables that wait for somebody."""
    http = Http(base, "10.2.0.1")
    for number in range(count):
        if number % 40 == 0:
            http = Http(base, f"10.2.{number // 10000}.{number // 40 % 250}")
            http.csrf = (await http.ask("GET", "/api/me"))["csrf"]
        await http.ask("POST", "/api/tables", {"game": "corduba", "seats": [{"kind": "open"}] * 2})


def with_children(pid: int) -> float:
    """Seconds of processor that a process and those it has started have used."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    started = [int(child) for child in children.read_text().split()] if children.exists() else []
    return used(pid)[0] + sum(used(child)[0] for child in started)


def used(pid: int) -> tuple[float, float]:
    """Seconds of processor and megabytes of memory that a process has used, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0.0, 0.0
    ticks = os.sysconf("SC_CLK_TCK")
    return (int(fields[11]) + int(fields[12])) / ticks, pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def measure(
    base: str, pid: int, args: argparse.Namespace, abuse: bool
) -> tuple[dict[str, Any], dict[str, list[float]]]:
    """What one server does, and the seconds that each answer took."""
    found: dict[str, list[float]] = {name: [] for name in WHAT}
    players = [Player(base, args, number, found) for number in range(args.tables)]
    await open_sleeping(base, args.sleeping)
    begun: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    playing = []
    for group in batched(players, 50):  # what is measured is the answers, not the opening of tables
        playing += [asyncio.create_task(player.play(begun)) for player in group]
        await asyncio.gather(*(player.ready.wait() for player in group))
    beside = [asyncio.create_task(watch(base, players[0].table)) for _ in range(args.watchers)]
    abuser = Abuser(base)
    if abuse:
        beside.append(asyncio.create_task(abuser.go_on()))
    await asyncio.sleep(2 + args.watchers / 50)  # until all have come and the bots have begun
    before, both, own, start = used(pid)[0], with_children(pid), time.process_time(), time.monotonic()
    begun.set_result(start + args.seconds)
    await asyncio.gather(*playing)
    took = time.monotonic() - start
    both = with_children(pid) - both
    for task in beside:
        task.cancel()
    await asyncio.gather(*beside, return_exceptions=True)
    processor, memory = used(pid)
    errors = [error for player in players for error in player.errors]
    answers = len(found["acknowledged"])
    result = {
        "game": args.game,
        "tables": args.tables,
        "played": args.played,
        "watchers": max(player.watchers for player in players),
        "every_s": args.every,
        "level": args.level,
        "seconds": round(took, 1),
        "answers": answers,
        "answers_per_s": round(answers / took, 1),
        "games_ended": sum(player.games for player in players),
        "errors": len(errors),
        "abuse_granted": abuser.granted,
        "abuse_refused": abuser.refused,
        "first_errors": errors[:3],
        "ms_per_answer": round(both / max(1, answers) * 1000, 2),
        "client_processor": round((time.process_time() - own) / took, 2),
        "server_processor": round((processor - before) / took, 2),
        "server_memory_mb": round(memory),
        "latency_ms": {name: percentiles(times) for name, times in found.items()},
    }
    return result, found


def batched(players: Sequence[Player], size: int) -> Iterator[Sequence[Player]]:
    for first in range(0, len(players), size):
        yield players[first : first + size]


def percentiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times) or [0.0]
    return {f"p{p}": round(ordered[min(len(ordered) - 1, len(ordered) * p // 100)] * 1000, 1) for p in PERCENTILES}


def show(result: dict[str, Any]) -> None:
    lines = (
        "{tables} tables of {game} against {level}, {played} answers old; one every {every_s} s; {watchers} watch one",
        "{answers} answers in {seconds} s ({answers_per_s}/s), {errors} errors",
        *(["the abusive address: {abuse_granted} granted, {abuse_refused} refused"] if result["abuse_refused"] else []),
        "{ms_per_answer} ms of processor for each answer, server and bots together",
        "of a core: server {server_processor:.0%} ({server_memory_mb} MB), clients {client_processor:.0%}\n",
    )
    print("\n".join(lines).format(**result))
    print(f"{'milliseconds until':48}" + "".join(f"{'max' if p == 100 else f'p{p}':>9}" for p in PERCENTILES))
    for name, times in result["latency_ms"].items():
        print(f"{WHAT[name]:48}" + "".join(f"{time:9.1f}" for time in times.values()))
    for error in result["first_errors"]:
        print(error)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between the answers of one client")
    parser.add_argument("--game", default="antike")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="random")
    parser.add_argument("--watchers", type=int, default=0, help="people who watch the first table")
    parser.add_argument("--played", type=int, default=0, help="answers that have been given before at each table")
    parser.add_argument("--sleeping", type=int, default=0, help="tables beside these that wait for players")
    parser.add_argument("--abuse", action="store_true", help="in turn without and beside an address that takes all")
    parser.add_argument("--rounds", type=int, default=3, help="how often each of the two is measured with --abuse")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    args = parser.parse_args()
    results = []
    waited: dict[bool, list[float]] = {False: [], True: []}
    for abuse in (False, True) * args.rounds if args.abuse else (False,):
        with tempfile.TemporaryDirectory() as folder, server(folder, 1 if args.abuse else 1000) as (base, pid):
            result, found = asyncio.run(measure(base, pid, args, abuse))
            results.append(result)
            waited[abuse] += found["acknowledged"]
    if args.json:
        print(json.dumps(results if args.abuse else results[0], indent=2))
    else:
        for result in results:
            show(result)
    if args.abuse:
        calm, abused = (percentiles(waited[abuse])["p95"] for abuse in (False, True))
        counts = f"{len(waited[False])} and {len(waited[True])} answers"
        print(f"p95 of the honest: {calm} ms, beside the abusive address {abused} ms ({counts})", file=sys.stderr)
    return 1 if any(result["errors"] for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
