"""The socket of a table: sends what a reader sees whenever it changes."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from quadriga.server import wire
from quadriga.server.live import Live, Watcher
from quadriga.server.problems import Wrong, deny
from quadriga.server.routes.given import TableId, TheHouse
from quadriga.server.routes.tables import id_of, must_have

PING = 20.0
MOST_RECEIVED = 30
"""Messages between two pings; a client has no reason to send more than one."""
COME_AGAIN, BAD_MESSAGE = 1012, 1008


@websocket("/tables/{table_id:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], table_id: TableId, house: TheHouse) -> None:
    """Screens, chat lines and pings, from the news number `since` on; only pongs are read."""
    reader = socket.scope.get("user")
    person = id_of(reader)
    try:
        seat, since = number(socket, "seat"), number(socket, "since") or 0
        address = socket.client.host if socket.client else ""
        house.limits.spend("socket", person or address)
        live = await house.hall.find(table_id)
        must_have(live, person, seat)
        live.welcome(person or address, person, house.settings.most_sockets, house.settings.most_watchers)
    except Wrong as wrong:
        await deny(socket.send, wrong)
        return
    await socket.accept()
    watcher = Watcher(person, address, seat, since)
    live.come(watcher)
    sending = asyncio.create_task(send_on(socket, live, watcher))
    try:
        await receive_on(socket)
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        live.go(watcher, time.time())


def number(socket: WebSocket[Any, Any, Any], name: str) -> int | None:
    """A number among the parameters of the address."""
    text = socket.query_params.get(name)
    if text is None:
        return None
    if not (text.isdecimal() and text.isascii() and len(text) < 10):
        raise Wrong(400, "bad-request", f"expected a number as {name}")
    return int(text)


async def receive_on(socket: WebSocket[Any, Any, Any]) -> None:
    """Read until the client leaves; whoever says anything but pong is sent away."""
    received, since = 0, time.monotonic()
    while True:
        message = await socket.receive_data("text")
        if time.monotonic() - since > PING:
            received, since = 0, time.monotonic()
        received += 1
        try:
            msgspec.json.decode(message, type=wire.Pong)
        except msgspec.DecodeError:
            received = MOST_RECEIVED
        if received >= MOST_RECEIVED:
            problem = wire.Problem("bad-message", {}, 'only {"type": "pong"} is read here; commands go by HTTP')
            await socket.send_text(msgspec.json.encode(problem))
            await socket.close(BAD_MESSAGE, "bad-message")
            return


async def send_on(socket: WebSocket[Any, Any, Any], live: Live, watcher: Watcher) -> None:
    """Send whatever is new for this reader, and a ping now and then."""
    talk = live.talk.seen_by(live.reader(watcher.person))
    if talk:
        await socket.send_text(msgspec.json.encode(wire.Chat(talk)))
    while True:
        try:
            async with asyncio.timeout(PING):
                await watcher.bell.wait()
        except TimeoutError:
            await socket.send_text(msgspec.json.encode(wire.Ping()))
            continue
        watcher.bell.clear()
        if live.gone:
            await socket.close(COME_AGAIN, "come-again")
            return
        for push in await whats_new(live, watcher):
            await socket.send_text(msgspec.json.encode(push))


async def whats_new(live: Live, watcher: Watcher) -> list[wire.Push]:
    found: list[wire.Push] = []
    async with live.lock:
        if live.gone:
            return found
        if live.table.version(watcher.person) != watcher.version:
            screen = live.screen(watcher.person, watcher.seat, watcher.since, time.time())
            watcher.version = screen.version
            watcher.since = live.next_news
            found.append(screen)
        if watcher.lines:
            lines = live.talk.seen_by(live.reader(watcher.person), watcher.lines)
            watcher.lines = []
            if lines:
                found.append(wire.Chat(lines))
    return found


ROUTES = [live_table]
