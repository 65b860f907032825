"""The talk at a table."""

from __future__ import annotations

import time

from litestar.params import FromPath, JSONBody

from quadriga.server.routes.given import TableId, TheHouse, ThePerson, TheReader, delete, get, post
from quadriga.server.routes.tables import id_of
from quadriga.server.wire import ChatLine, Mute, Say


@get("/tables/{table_id:str}/chat")
async def chat(table_id: TableId, reader: TheReader, house: TheHouse) -> list[ChatLine]:
    """The lines of this reader's room; while no game runs, of both."""
    live = await house.hall.find(table_id)
    return live.talk.seen_by(live.reader(id_of(reader)))


@post("/tables/{table_id:str}/chat")
async def say(table_id: TableId, data: JSONBody[Say], person: ThePerson, house: TheHouse) -> ChatLine:
    """Say something: players to players, those who watch to those who watch."""
    house.limits.spend("chat", person.id)
    live = await house.hall.find(table_id)
    reader = live.reader(person.id)
    line = await live.talk.say(person, reader.room, data.text, time.time())
    live.ring(line)
    return live.talk.seen_by(reader._replace(both=True), [line])[0]


@delete("/tables/{table_id:str}/chat/{number:int}", status_code=204)
async def remove(table_id: TableId, number: FromPath[int], person: ThePerson, house: TheHouse) -> None:
    """The owner removes what somebody said; everybody what they said themselves."""
    live = await house.hall.find(table_id)
    live.ring(await live.talk.remove(person, number))


@post("/tables/{table_id:str}/chat/mute", status_code=204)
async def mute(table_id: TableId, data: JSONBody[Mute], person: ThePerson, house: TheHouse) -> None:
    """Stop reading somebody; where the owner does it, stop them from talking at this table."""
    house.limits.spend("chat", person.id)
    live = await house.hall.find(table_id)
    await live.talk.mute(person, data.author, data.muted)


ROUTES = [chat, say, remove, mute]
