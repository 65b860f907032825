"""Keeps connections from taking the server: how many there are, by address and in all, and how long a request may come.

uvicorn waits for ever for the rest of a request, and a process may only hold a limited number of connections.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
from collections import Counter
from functools import lru_cache
from typing import Any, Literal

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from quadriga.kernel.errors import QuadrigaError
from quadriga.server.fair_queue import count_down
from quadriga.server.limits import network_of
from quadriga.server.settings import Settings

SPARE = 200
"""Files that the server itself may open: the database, pipes to its workers, the client's files."""
LONGEST_HEAD = 64 * 1024
"""Bytes of what comes before the body of a request."""


class ConnectionGuard:
    """All connections of a server. Where there is no room, the one that nobody has used for longest makes it, or else
    the oldest request that is not complete.
    """

    def __init__(self, settings: Settings) -> None:
        self.most = min(settings.most_connections, files_allowed() - SPARE)
        self.most_by_address = settings.by_address("connections")
        self.header_seconds = settings.header_seconds
        self.body_seconds = settings.body_seconds
        self.proxies = tuple(network(proxy) for proxy in settings.trusted_proxies)
        self.count = 0
        self.by_address: Counter[str] = Counter()
        self.incomplete: dict[GuardedHttp, None] = {}
        """Connections whose request is still coming, the oldest first."""
        self.idle: dict[GuardedHttp, None] = {}
        """Connections that have been answered and may be used again, the one that was answered first before others."""

    def let_in(self, host: str) -> bool:
        """Count a connection in, unless its address has too many or nothing makes room."""
        address = self._counted(host)
        if address and self.by_address[address] >= self.most_by_address:
            return False
        if self.count >= self.most:
            unneeded = next(iter(self.idle or self.incomplete), None)
            if unneeded is None:
                return False
            unneeded.drop()
        self.count += 1
        self.by_address[address] += 1
        return True

    def let_out(self, host: str) -> None:
        self.count -= 1
        count_down(self.by_address, self._counted(host))

    def _counted(self, host: str) -> str:
        """The address that a connection counts for; those of proxies are many people's."""
        return "" if within(host, self.proxies) else network_of(host)


class GuardedHttp(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with a guard."""

    guard: ConnectionGuard

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.coming: Literal["head", "body", ""] = "head"
        """What of a request is missing."""
        self.head_bytes = 0
        self.timer: asyncio.TimerHandle | None = None
        self.timed = ""
        """The part of the request that the timer is for."""
        self.inside = False

    @property
    def host(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.inside = self.guard.let_in(self.host)
        if self.inside:
            self._time()
        else:
            self._refuse(429, "too-many-connections", "too many connections")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_timer()
        self._leave()

    def data_received(self, data: bytes) -> None:
        if not self.inside:
            return
        self.guard.idle.pop(self, None)
        super().data_received(data)
        self.head_bytes = self.head_bytes + len(data) if self.coming == "head" else 0
        if self.inside and self.head_bytes > LONGEST_HEAD:
            self._refuse(431, "too-big", "what comes before the body of a request is too long")
        self._time()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.coming = "head"

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.coming = "body"

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.coming = ""

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.inside and self.timeout_keep_alive_task is not None:
            self.guard.idle[self] = None

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        self.inside = False  # the socket goes on with the connection, and leaves for it
        super().handle_websocket_upgrade()

    def _time(self) -> None:
        """See to it that a request is complete in time."""
        if not self.coming or not self.inside:
            self._stop_timer()
        elif self.timer is None or self.coming != self.timed:
            self._stop_timer()
            seconds = self.guard.header_seconds if self.coming == "head" else self.guard.body_seconds
            self.timer, self.timed = self.loop.call_later(seconds, self._too_late), self.coming
            self.guard.incomplete[self] = None

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
            self.guard.incomplete.pop(self, None)

    def _too_late(self) -> None:
        if self.coming == "head":
            self._refuse(408, "too-slow", "the request did not come in time")
        else:
            self.drop()

    def _refuse(self, status: int, problem: str, detail: str) -> None:
        """Answer although the request has not been read, and close."""
        body = json.dumps({"problem": problem, "values": {}, "detail": detail, "why": None}).encode()
        head = f"HTTP/1.1 {status} Refused\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self.transport.write(f"{head}Connection: close\r\n\r\n".encode() + body)
        self.transport.close()
        self._leave()

    def drop(self) -> None:
        self.transport.abort()
        self._leave()

    def _leave(self) -> None:
        self._stop_timer()
        self.guard.idle.pop(self, None)
        if self.inside:
            self.inside = False
            self.guard.let_out(self.host)


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that was let in as an HTTP connection."""

    guard: ConnectionGuard

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.guard.let_out(self.client[0] if self.client else "")


def network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(text)
    except ValueError as error:
        raise QuadrigaError(f"trusted_proxies: {error}") from None


@lru_cache(4096)
def within(host: str, networks: tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, ...]) -> bool:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in networks)


def guarded(settings: Settings) -> tuple[type[GuardedHttp], type[GuardedSocket]]:
    """The protocols of one server, with a guard of their own."""
    members = {"guard": ConnectionGuard(settings)}
    return type("Http", (GuardedHttp,), members), type("Socket", (GuardedSocket,), members)


def files_allowed() -> int:
    """How many files this process may open, after asking for as many as the system grants."""
    try:
        import resource
    except ImportError:  # Windows, where the limit is far above ours
        return 1 << 16
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = 1 << 16
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard
