"""Measures a real server under load: many tables with a bot each, and a client that answers at a steady pace."""

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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import websockets

SERVE = "import sys; from quadriga.cli import main; sys.exit(main(sys.argv[1:]))"
KEPT = 2.0
"""Seconds for which a connection is used again; servers close those that nobody uses."""
PERCENTILES = (50, 90, 99, 100)
WHAT = {
    "acknowledged": "an answer is written and acknowledged",
    "pushed": "its screen has come over the socket",
    "bot": "the bot has answered and its screen has come",
}


@contextmanager
def server(folder: str) -> Iterator[tuple[str, int]]:
    """A server of its own on any free port: its address and process."""
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data-dir", folder, "--no-open"]
    environment = os.environ | {"QUADRIGA_RATE_FACTOR": "1000", "PYTHONDONTWRITEBYTECODE": ""}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout
        yield process.stdout.readline().split()[-1], process.pid
    finally:
        process.terminate()
        process.wait(20)


class Http:
    """A kept connection that speaks just enough HTTP: what is measured is the server, not its client."""

    def __init__(self, base: str) -> None:
        self.host, self.port = base.removeprefix("http://").split(":")
        self.cookie = self.csrf = ""
        self.used = 0.0

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        if time.monotonic() > self.used + KEPT:
            if self.used:
                self.writer.close()
            self.reader, self.writer = await asyncio.open_connection(self.host, int(self.port))
        self.used = time.monotonic()
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Length: {len(data)}\r\n"
        head += f"Cookie: {self.cookie}\r\nX-CSRF-Token: {self.csrf}\r\n\r\n"
        self.writer.write(head.encode() + data)
        status, *rows = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (row.partition(": ") for row in rows)}
        reply = await self.reader.readexactly(int(headers["content-length"]))
        self.cookie = headers.get("set-cookie", self.cookie).partition(";")[0]
        if int(status.split()[1]) >= 400:
            raise RuntimeError(f"{path}: {status} {reply.decode()}")
        return json.loads(reply)


class Player:
    """One person at one table after another: answers at random, once in so many seconds at most."""

    def __init__(self, base: str, args: argparse.Namespace, seed: int, found: dict[str, list[float]]) -> None:
        self.base, self.args, self.found = base, args, found
        self.random = random.Random(seed)
        self.http = Http(base)
        self.errors: list[str] = []
        self.games = 0

    async def play(self, until: float) -> None:
        self.http.csrf = (await self.http.ask("GET", "/api/me"))["csrf"]
        await asyncio.sleep(self.random.random() * self.args.every)
        while time.monotonic() < until:
            try:
                await self.one_game(until)
            except Exception as error:
                self.errors.append(repr(error))
                return

    async def one_game(self, until: float) -> None:
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": self.args.level}] * (self.args.seats - 1)
        table = (await self.http.ask("POST", "/api/tables", {"game": self.args.game, "seats": seats}))["id"]
        address = self.base.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        asked_at, version, next_at, bot_asked = 0.0, 0, time.monotonic(), False
        async with websockets.connect(
            address, additional_headers={"Cookie": self.http.cookie}, max_size=None
        ) as socket:
            async for message in socket:
                push, now = json.loads(message), time.monotonic()
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
                question = push["questions"][0]
                answer = self.random.choice(question["choices"])["notation"]
                asked_at = time.monotonic()
                body = {"seat": question["seat"], "question": question["id"], "answers": [answer]}
                version = (await self.http.ask("POST", f"/api/tables/{table}/answers", body))["version"]
                self.found["acknowledged"].append(time.monotonic() - asked_at)


def used(pid: int) -> tuple[float, float]:
    """Seconds of processor and megabytes of memory that a process has used, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0.0, 0.0
    ticks = os.sysconf("SC_CLK_TCK")
    return (int(fields[11]) + int(fields[12])) / ticks, pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def measure(base: str, pid: int, args: argparse.Namespace) -> dict[str, Any]:
    found: dict[str, list[float]] = {name: [] for name in WHAT}
    players = [Player(base, args, number, found) for number in range(args.tables)]
    before, own, begun = used(pid)[0], time.process_time(), time.monotonic()
    await asyncio.gather(*(player.play(begun + args.seconds) for player in players))
    took = time.monotonic() - begun
    processor, memory = used(pid)
    errors = [error for player in players for error in player.errors]
    return {
        "game": args.game,
        "tables": args.tables,
        "every_s": args.every,
        "level": args.level,
        "seconds": round(took, 1),
        "answers": len(found["acknowledged"]),
        "answers_per_s": round(len(found["acknowledged"]) / took, 1),
        "games_ended": sum(player.games for player in players),
        "errors": len(errors),
        "first_errors": errors[:3],
        "client_processor": round((time.process_time() - own) / took, 2),
        "server_processor": round((processor - before) / took, 2),
        "server_memory_mb": round(memory),
        "latency_ms": {name: percentiles(times) for name, times in found.items()},
    }


def percentiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times) or [0.0]
    return {f"p{p}": round(ordered[min(len(ordered) - 1, len(ordered) * p // 100)] * 1000, 1) for p in PERCENTILES}


def show(result: dict[str, Any]) -> None:
    lines = (
        "{tables} tables of {game} against {level}, an answer every {every_s} s",
        "{answers} answers in {seconds} s ({answers_per_s}/s), {errors} errors",
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
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, server(folder) as (base, pid):
        result = asyncio.run(measure(base, pid, args))
    if args.json:
        print(json.dumps(result, indent=2))
    else:
        show(result)
    return 1 if result["errors"] else 0


if __name__ == "__main__":
    sys.exit(main())
