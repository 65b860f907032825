"""The chat at a table."""

from __future__ import annotations

import time

from litestar.params import FromPath, JSONBody

from quadriga.api.wire import ChatLine, Mute, NewChatLine
from quadriga.server.routes.dependencies import (
    ClientAddress,
    Context,
    CurrentPerson,
    TableId,
    Visitor,
    delete,
    get,
    post,
)
from quadriga.server.routes.tables import id_of


@get("/tables/{table_id:str}/chat")
async def chat(table_id: TableId, visitor: Visitor, context: Context, address: ClientAddress) -> list[ChatLine]:
    """The lines of this viewer's room; while no game runs, of both."""
    context.limits.spend("look", id_of(visitor), address)
    session = await context.registry.find(table_id)
    return session.chat_log.seen_by(session.chat_viewer(id_of(visitor)))


@post("/tables/{table_id:str}/chat")
async def add_line(
    table_id: TableId, data: JSONBody[NewChatLine], person: CurrentPerson, context: Context, address: ClientAddress
) -> ChatLine:
    """Say something: players to players, those who watch to those who watch."""
    context.limits.spend("chat", person.id, address)
    context.limits.spend("stored", "", context.origin(address), len(data.text))
    session = await context.registry.find(table_id)
    viewer = session.chat_viewer(person.id)
    line = await session.chat_log.add(person, viewer.room, data.text, time.time(), context.origin(address))
    session.notify(line)
    return session.chat_log.seen_by(viewer._replace(both=True), [line])[0]


@delete("/tables/{table_id:str}/chat/{number:int}", status_code=204)
async def remove(
    table_id: TableId, number: FromPath[int], person: CurrentPerson, context: Context, address: ClientAddress
) -> None:
    """The owner removes what somebody said; everybody what they said themselves."""
    context.limits.spend("chat", person.id, address)
    session = await context.registry.find(table_id)
    session.notify(await session.chat_log.remove(person, number))


@post("/tables/{table_id:str}/chat/mute", status_code=204)
async def mute(
    table_id: TableId, data: JSONBody[Mute], person: CurrentPerson, context: Context, address: ClientAddress
) -> None:
    """Stop reading somebody; where the owner does it, stop them from talking at this table."""
    context.limits.spend("chat", person.id, address)
    session = await context.registry.find(table_id)
    await session.chat_log.mute(person, data.author, data.muted)


ROUTES = [chat, add_line, remove, mute]
