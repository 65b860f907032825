"""Connections that only take room: half a request, too many of one address, what the log makes of them."""

import json
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from quadriga.kernel.errors import QuadrigaError
from quadriga.server.connection_guard import ConnectionGuard
from quadriga.server.log_limit import BURST, PERIOD, LogLimit
from quadriga.server.settings import Settings
from tests.server.running import BOT, ME, PATIENCE, Client, Server, next_screen, wait_until

HALF = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"


@contextmanager
def half_open(server: Server, sent: bytes = HALF) -> Iterator[socket.socket]:
    with socket.create_connection(server.socket.getsockname(), timeout=PATIENCE) as connection:
        connection.sendall(sent)
        yield connection


def heard(connection: socket.socket) -> bytes:
    """Everything until the server closes."""
    said = b""
    try:
        while part := connection.recv(4096):
            said += part
    except ConnectionResetError:
        pass
    return said


def guard_of(server: Server) -> ConnectionGuard:
    guard: ConnectionGuard = server.server.config.http_protocol_class.guard  # type: ignore[union-attr]
    return guard


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        HALF,
        b"POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET /api/games HTTP/1.1\r\n",
    ],
)
def test_a_request_that_does_not_come_is_not_waited_for(tmp_path: Path, sent: bytes) -> None:
    with Server(tmp_path, header_seconds=0.3, body_seconds=0.3) as server, half_open(server, sent) as connection:
        wait_until(lambda: guard_of(server).count)
        for _ in range(3):  # bytes that trickle in win no time
            time.sleep(0.05)
            try:
                connection.sendall(b"X" if sent else b"")
            except OSError:
                break
        said = heard(connection)
        if sent == HALF:
            assert json.loads(said.partition(b"\r\n\r\n")[2])["problem"] == "too-slow"
        wait_until(lambda: not guard_of(server).count)
        assert not guard_of(server).by_address
        assert not guard_of(server).incomplete


def test_half_open_requests_keep_nobody_out(tmp_path: Path) -> None:
    with Server(tmp_path, most_connections=30) as server, ExitStack() as held:
        for _ in range(60):
            held.enter_context(half_open(server))
        anna = Client(server.url)
        table = anna.open("antike", ME, BOT)
        with anna.live_socket(table) as opened:
            assert next_screen(opened)["table"]["id"] == table
        assert guard_of(server).count <= 30


def test_connections_that_nobody_uses_make_room(tmp_path: Path) -> None:
    with Server(tmp_path, most_connections=10) as server:
        people = [Client(server.url) for _ in range(30)]
        assert guard_of(server).count <= 10
        for client in (*people[::-1], *people):
            assert client.good("GET", "/api/me")["name"] == client.me["name"]
        for client in people:
            client.close()
        wait_until(lambda: not guard_of(server).count)
        assert not guard_of(server).idle


def test_a_socket_in_use_makes_no_room(tmp_path: Path) -> None:
    with Server(tmp_path, most_connections=2) as server:
        anna = Client(server.url)
        table = anna.open("antike", ME, BOT)
        with anna.live_socket(table) as opened:
            next_screen(opened)
            for _ in range(3):
                assert Client(server.url).me["name"]
            assert opened.ping().wait(PATIENCE)


def test_a_head_without_end_is_not_kept(tmp_path: Path) -> None:
    with Server(tmp_path) as server, half_open(server, HALF + b"X-Long: ") as connection:
        with suppress(OSError):
            for _ in range(100):
                connection.sendall(b"x" * 1000)
        assert heard(connection).startswith(b"HTTP/1.1 431 ")
        wait_until(lambda: not guard_of(server).count)


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with Server(tmp_path, most_connections_by_address=5, rate_factor=1) as server, ExitStack() as held:
        open_ones = [held.enter_context(half_open(server)) for _ in range(5)]
        wait_until(lambda: guard_of(server).count == 5)
        with half_open(server) as refused:
            head, _, body = heard(refused).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 429 ")
        assert json.loads(body)["problem"] == "too-many-connections"
        open_ones[0].close()
        wait_until(lambda: guard_of(server).count == 4)
        assert Client(server.url).me["name"]


def test_a_socket_counts_until_it_is_closed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna = Client(server.url)
        table = anna.open("antike", ME, BOT)
        before = guard_of(server).count
        with anna.live_socket(table) as opened:
            next_screen(opened)
            assert guard_of(server).count == before + 1
        wait_until(lambda: guard_of(server).count == before)
        anna.close()
        wait_until(lambda: guard_of(server).count == 0)


def test_proxies_are_many_people(tmp_path: Path) -> None:
    guard = ConnectionGuard(Settings(tmp_path, most_connections_by_address=2, trusted_proxies=("10.0.0.0/8",)))
    assert [guard.let_in("10.1.2.3") for _ in range(3)] == [True] * 3
    assert [guard.let_in("11.1.2.3") for _ in range(3)] == [True, True, False]
    with pytest.raises(QuadrigaError, match="trusted_proxies"):
        ConnectionGuard(Settings(tmp_path, trusted_proxies=("the-proxy",)))


def test_the_log_does_not_grow_with_what_somebody_repeats() -> None:
    now, lines = 0.0, []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(record.getMessage())

    handler, log = Keep(), logging.getLogger("quadriga.test")
    handler.addFilter(LogLimit(clock=lambda: now))
    log.addHandler(handler)
    try:
        for number in range(1000):
            log.warning("request %s is wrong", number)
        log.warning("something else")
        assert len(lines) == BURST + 1
        now = PERIOD + 1
        log.warning("request %s is wrong", "last")
        assert lines[-1] == f"request last is wrong (and {1000 - BURST} more like it)"
    finally:
        log.removeHandler(handler)
