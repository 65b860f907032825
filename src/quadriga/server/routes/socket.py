"""The socket of a table: sends what a viewer sees whenever it changes."""

from __future__ import annotations

import asyncio
import time

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from quadriga.api import wire
from quadriga.api.problems import ApiError
from quadriga.server.connection import Socket
from quadriga.server.fair_queue import count_down
from quadriga.server.problems import deny
from quadriga.server.routes.dependencies import Context, TableId
from quadriga.server.routes.tables import check_own_seat, id_of
from quadriga.server.security import address_of
from quadriga.server.table_registry import TableRegistry
from quadriga.server.table_session import TableSession, Watcher

PING = 15.0
"""Seconds between two looks at whether a socket was quiet; a client gives up after 45."""
PING_MESSAGE = msgspec.json.encode(wire.Ping())
MOST_RECEIVED = 30
"""Messages between two pings; a client has no reason to send more than one."""
COME_AGAIN, BAD_MESSAGE, SENT_AWAY = 1012, 1008, 1008


@websocket("/tables/{table_id:str}/live")
async def table_socket(socket: Socket, table_id: TableId, context: Context) -> None:
    """Screens, chat lines and pings, from the event number `since` on; only pongs are read."""
    visitor = socket.scope.get("user")
    person = id_of(visitor)
    try:
        seat, since = number(socket, "seat"), number(socket, "since") or 0
        address = address_of(socket)
        context.limits.spend("socket", person, address)
        if context.sockets[address] >= context.settings.by_address("sockets"):
            raise ApiError(429, "too-many-sockets-here", "too many tables are open from this address")
        session = await context.registry.find(table_id)
        check_own_seat(session, person, seat)
        session.check_room_for(person or address, person, context.settings.most_sockets, context.settings.most_watchers)
    except ApiError as error:
        await deny(socket.send, error)
        return
    context.sockets[address] += 1
    try:
        watcher = Watcher(person, address, seat, since, visitor.key if visitor else "")
        await follow(socket, session, watcher, context.registry)
    finally:
        count_down(context.sockets, address)


async def follow(socket: Socket, session: TableSession, watcher: Watcher, registry: TableRegistry) -> None:
    """Send what is new until the client leaves."""
    await socket.accept()
    session.add_watcher(watcher)
    watcher.beat(PING)
    sending = asyncio.create_task(send_on(socket, session, watcher, registry))
    try:
        await receive_on(socket)
    except WebSocketDisconnect:
        pass
    finally:
        watcher.stop_beating()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        session.remove_watcher(watcher, time.time())


def number(socket: Socket, name: str) -> int | None:
    """A number among the parameters of the address."""
    text = socket.query_params.get(name)
    if text is None:
        return None
    if not (text.isdecimal() and text.isascii() and len(text) < 10):
        raise ApiError(400, "bad-request", f"expected a number as {name}")
    return int(text)


async def receive_on(socket: Socket) -> None:
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


async def send_on(socket: Socket, session: TableSession, watcher: Watcher, registry: TableRegistry) -> None:
    """Send whatever is new for this watcher, and a ping now and then."""
    chat_log = session.chat_log.seen_by(session.chat_viewer(watcher.person))
    if chat_log:
        await socket.send_text(msgspec.json.encode(wire.Chat(chat_log)))
    while True:
        await watcher.bell.wait()
        watcher.bell.clear()
        if watcher.sent_away:
            await socket.close(SENT_AWAY, "sent-away")
            return
        if session.gone:
            await socket.close(COME_AGAIN, "come-again")
            return
        pushes = await next_push(session, watcher)
        if watcher.ping_due and not pushes:
            pushes = [PING_MESSAGE]
        elif pushes:
            watcher.quiet = False
        watcher.ping_due = False
        for push in pushes:
            await socket.send_text(push)
        if not watcher.announced:
            watcher.announced = True
            if registry.announcement or watcher.shows_announcement:
                watcher.shows_announcement = registry.announcement is not None
                await socket.send_text(msgspec.json.encode(registry.announcement or wire.Announcement("")))


async def next_push(session: TableSession, watcher: Watcher) -> list[bytes]:
    pushes: list[bytes] = []
    async with session.lock:
        if session.gone:
            return pushes
        version = session.table.version(watcher.person)
        if version != watcher.version:
            pushes.append(session.encoded_screen(watcher.person, watcher.seat, watcher.since))
            watcher.version, watcher.presence = version, session.presence
            watcher.since = session.next_event
        elif watcher.presence != session.presence:
            pushes.append(session.encoded_presence())
            watcher.presence = session.presence
        if watcher.lines:
            lines = session.chat_log.seen_by(session.chat_viewer(watcher.person), watcher.lines)
            watcher.lines = []
            if lines:
                pushes.append(msgspec.json.encode(wire.Chat(lines)))
    return pushes


ROUTES = [table_socket]
