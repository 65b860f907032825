"""What the database holds about one person: found, exported, deleted. For people themselves and for hosts."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.api.names import name_key
from quadriga.server.schema import chat, entries, keys, mutes, people, replays, seats, settings, tables

LEFT = "left "
"""The beginning of the name of a setting that notes a deleted person, whose seats are still to be given up."""


async def keep(db: AsyncConnection, name: str, value: str | None) -> None:
    """Write a value under a name in the place of the one that was there; None takes it away."""
    await db.execute(delete(settings).where(settings.c.name == name))
    if value is not None:
        await db.execute(insert(settings).values(name=name, value=value))


async def find_person(db: AsyncConnection, who: str) -> Any:
    """The row of a person by name or id; None where there is none."""
    query = select(people).where(or_(people.c.id == who, people.c.name_key == (name_key(who) or None)))
    return (await db.execute(query)).first()


async def export_account(db: AsyncConnection, person: str) -> dict[str, Any]:
    """Everything that is kept of a person, without the secrets by which they are known."""
    row = (await db.execute(select(people).where(people.c.id == person))).one()
    sat = (await db.execute(select(seats).where(seats.c.person == person))).all()
    at = [one.table for one in sat]
    mine = tables.c.id.in_(at) | (tables.c.owner == person)
    of_tables = select(tables.c.id, tables.c.owner, tables.c.info).where(mine).order_by(tables.c.created)
    games = []
    for table in (await db.execute(of_tables)).all():
        journal = await db.scalars(select(entries.c.data).where(entries.c.table == table.id).order_by(entries.c.number))
        answered = [entry for entry in map(json.loads, journal) if entry.get("person") == person]
        games.append(
            {
                "opened": table.owner == person,
                "seats": [one.seat for one in sat if one.table == table.id],
                "table": json.loads(table.info),
                "entries": [{key: value for key, value in entry.items() if key != "told"} for entry in answered],
            }
        )
    lines = await db.execute(select(chat).where(chat.c.person == person).order_by(chat.c.at))
    records = await db.execute(select(replays).where(replays.c.person == person).order_by(replays.c.created))
    muted = await db.execute(select(mutes).where(mutes.c.person == person))
    of_person = await db.execute(select(keys).where(keys.c.person == person).order_by(keys.c.created))
    return {
        "person": {"id": row.id, "name": row.name, "registered": row.password is not None}
        | {"created": row.created, "seen": row.seen},
        "sessions": [{"kind": key.kind, "created": key.created, "used": key.used} for key in of_person],
        "tables": games,
        "chat": [dict(line) for line in lines.mappings()],
        "records": [dict(record) for record in records.mappings()],
        "mutes": [dict(mute) for mute in muted.mappings()],
    }


async def delete_account(db: AsyncConnection, person: str) -> None:
    """Take a person away: account, keys, what they said and uploaded, tables at which nobody else sat.

    Games with others belong to the others too: they stay, with the name under which they were played. The server gives
    up the seats in those that run.
    """
    others = select(seats.c.table).where(seats.c.person != person, seats.c.person != "")
    sat = select(seats.c.table).where(seats.c.person == person)
    alone = (tables.c.id.in_(sat) | (tables.c.owner == person)) & tables.c.id.not_in(others)
    await db.execute(delete(tables).where(alone | ((tables.c.owner == person) & (tables.c.stage == "waiting"))))
    await db.execute(update(chat).where(chat.c.person == person).values(text="", author="", removed=True))
    await db.execute(delete(mutes).where(or_(mutes.c.person == person, mutes.c.author == person)))
    await db.execute(delete(replays).where(replays.c.person == person))
    await db.execute(delete(people).where(people.c.id == person))
    await db.execute(insert(settings).values(name=LEFT + person, value=""))
