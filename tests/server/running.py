"""Real servers on real ports for tests, in this process or another, and clients that play on them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from quadriga.server.serve import make_server, take_port
from quadriga.server.server_context import ServerContext
from quadriga.server.settings import Settings

T = TypeVar("T")
SERVE = "import sys; from quadriga.cli import main; sys.exit(main(sys.argv[1:]))"
PATIENCE = 60.0
"""Seconds after which something that should have happened has failed; never what a test measures."""
BOT = {"kind": "bot", "level": "random"}
ME, OPEN = {"kind": "me"}, {"kind": "open"}


class Server:
    """A server in a thread of this process."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.socket = take_port("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        given = {"rate_factor": 1000, "bot_workers": 1, "port": self.socket.getsockname()[1]} | settings
        self.context = ServerContext(Settings(folder, public_url=self.url, **given))
        self.context.people.hasher = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
        self.server = make_server(self.context)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]}, daemon=True)

    def __enter__(self) -> Server:
        self.thread.start()
        wait_until(lambda: self.server.started)
        self.loop = self.server.servers[0].get_loop()
        return self

    def on_loop(self, work: Coroutine[Any, Any, T]) -> T:
        """What a coroutine gives that runs where the server does."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.socket.close()


class Process:
    """A server in a process of its own, as `quadriga serve` starts it."""

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        environment: Mapping[str, str] | None = None,
        stderr: int = subprocess.DEVNULL,
    ) -> None:
        command = [sys.executable, "-c", SERVE, "serve", "--port", str(port), "--data-dir", str(folder), "--no-open"]
        given = {"QUADRIGA_RATE_FACTOR": "1000", "PYTHONDONTWRITEBYTECODE": "", **(environment or {})}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=stderr, text=True, env=os.environ | given
        )
        self.said = ""
        """Its log, once it has ended, where stderr is a pipe."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert line.startswith("Quadriga: http"), line
        self.url = line.split()[-1]

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill(signal.SIGTERM)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
        if self.process.stderr and not self.process.stderr.closed:
            self.said += self.process.communicate(timeout=PATIENCE)[1]
        self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()


class Client(httpx.Client):
    """Somebody with a session, who says what goes wrong."""

    def __init__(self, url: str, name: str = "") -> None:
        super().__init__(base_url=url, timeout=PATIENCE)
        self.url = url
        self.me: dict[str, Any] = {}
        self.hello()
        if name:
            self.me = self.good("PUT", "/api/me", {"name": name})

    def hello(self) -> None:
        self.know(self.get("/api/me").json())

    def know(self, me: dict[str, Any]) -> None:
        self.me = me
        self.headers["X-CSRF-Token"] = me["csrf"]

    def good(self, method: str, path: str, body: Any = None) -> Any:
        reply = self.request(method, path, json=body)
        assert reply.status_code < 300, f"{method} {path}: {reply.status_code} {reply.text}"
        return reply.json() if "json" in reply.headers.get("content-type", "") else reply.text

    def bad(self, status: int, problem: str, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """A request that must be refused, and how."""
        reply = self.request(method, path, json=body)
        assert (reply.status_code, reply.json()["problem"]) == (status, problem), reply.text
        found: dict[str, Any] = reply.json()
        return found

    def open(self, game: str, *seats: dict[str, str], **more: Any) -> str:
        table: str = self.good("POST", "/api/tables", {"game": game, "seats": seats} | more)["id"]
        return table

    def screen(self, table: str, **params: Any) -> dict[str, Any]:
        reply = self.get(f"/api/tables/{table}", params=params)
        assert reply.status_code == 200, reply.text
        found: dict[str, Any] = reply.json()
        return found

    def do(self, table: str, what: str, **body: Any) -> Any:
        return self.good("POST", f"/api/tables/{table}/{what}", body)

    def answer(self, table: str, question: dict[str, Any], *answers: str) -> Any:
        return self.do(table, "answers", seat=question["seat"], question=question["id"], answers=answers)

    @contextmanager
    def live_socket(self, table: str, **params: Any) -> Iterator[ClientConnection]:
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/live?{httpx.QueryParams(params)}"
        with connect(address, additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
            yield socket

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())


def next_screen(socket: ClientConnection, fits: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
    """The next screen that fits; what comes before it is thrown away."""
    return next_push(socket, lambda push: push["type"] == "screen" and fits(push))


def next_push(socket: ClientConnection, fits: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
    """The same of any message but pings."""
    end = time.monotonic() + PATIENCE
    while True:
        push: dict[str, Any] = json.loads(socket.recv(max(0, end - time.monotonic())))
        if push["type"] != "ping" and fits(push):
            return push


def wait_until_closed(socket: ClientConnection) -> None:
    """Read until the server closes the socket."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(PATIENCE)


def wait_until(true: Callable[[], Any]) -> Any:
    """What a function gives once it gives something."""
    end = time.monotonic() + PATIENCE
    while not (found := true()):
        assert time.monotonic() < end, "waited for too long"
        time.sleep(0.02)
    return found


def run(scenario: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """What a coroutine gives, in a thread of its own: a browser of other tests may have a loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(scenario())).result()


def play_on(
    client: Client, table: str, random: Random, answers: int = 10_000, seat: int | None = None
) -> dict[str, Any]:
    """Answer at random over HTTP until the game is over or that many answers are given; the last screen."""
    params = {} if seat is None else {"seat": seat}
    while True:
        screen = wait_until(lambda: something_to_do(client.screen(table, **params)))
        if screen["outcome"] or not answers:
            return dict(screen)
        question = screen["questions"][0]
        client.answer(table, question, random.choice(question["choices"])["notation"])
        answers -= 1


def something_to_do(screen: dict[str, Any]) -> dict[str, Any] | None:
    return screen if screen["questions"] or screen["outcome"] else None
