"""The tables on disk: their journals, who sits at them, how they ended, and what lists show of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.api.names import name_key
from quadriga.api.wire import TableInfo, TableResult
from quadriga.server.database import Database, Rows, written
from quadriga.server.schema import entries, people, seats, tables
from quadriga.table.journal import Ended, Entry, Opened, RevealFailed, Rose, Sat, Seated

UNFINISHED = ("waiting", "playing")
FORGET_WAITING = 30 * 24 * 3600.0
"""Seconds for which a table waits for players."""
KEEP_PRACTICE = 7 * 24 * 3600.0
"""Seconds for which a practice table is kept after its last change."""
MOST_PRACTICE = 100
"""Practice tables of one person; the oldest make room."""

FIRST = ("id", "game", "owner", "origin", "private", "practice", "created")
CHANGING = ("stage", "awake", "changed", "info")
ENDING = ("reason", "turns", "started", "ended", "draws_taken_back")


def save_table(*columns: str) -> str:
    of_table = update(tables).where(tables.c.id == bindparam("key"))
    return written(of_table.values({name: bindparam(name) for name in columns}))


ADD_TABLE = written(insert(tables), *FIRST, *CHANGING)
SAVE_TABLE = save_table(*CHANGING)
END_TABLE = save_table(*ENDING)
ADD_ENTRY = written(insert(entries))
EMPTY_SEATS = written(delete(seats).where(seats.c.table == bindparam("key")))
ADD_SEAT = written(insert(seats))


class StoredTable(NamedTuple):
    """What is written of a table besides its journal."""

    info: TableInfo
    owner: str
    """The person's id."""
    origin: str
    """The address that opened the table, hashed."""
    people: dict[int, str]
    """The persons' ids by seat."""
    awake: bool
    """Whether a clock runs or a bot is asked, so that somebody must see to it after a restart."""
    result: TableResult | None


class TableStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def write(self, stored: StoredTable, number: int, fresh: Sequence[Entry]) -> int:
        """Add entries to a journal from that number on; all of them or none, and never two of one number.

        Gives the bytes that were added.
        """
        info = stored.info
        row = {
            "key": info["id"],
            "stage": info["stage"],
            "awake": stored.awake,
            "changed": info["changed"],
            "info": msgspec.json.encode(info),
        }
        first = {
            "id": info["id"],
            "game": info["game"],
            "owner": stored.owner,
            "origin": stored.origin,
            "private": info["private"],
            "practice": info["practice"],
            "created": info["created"],
        }
        rows: Rows = {ADD_TABLE: [row | first]} if number == 0 else {SAVE_TABLE: [row]}
        rows[ADD_ENTRY] = [
            {"table": info["id"], "number": number + n, "data": msgspec.json.encode(entry)}
            for n, entry in enumerate(fresh)
        ]
        if any(isinstance(entry, Opened | Sat | RevealFailed | Rose | Seated | Ended) for entry in fresh):
            rows[EMPTY_SEATS] = [{"key": info["id"]}]
            rows[ADD_SEAT] = seat_rows(info, stored.people, stored.result)
        if stored.result and any(isinstance(entry, Ended) for entry in fresh):
            rows[END_TABLE] = [{"key": info["id"], **{name: getattr(stored.result, name) for name in ENDING}}]
        await self.database.add({statement: values for statement, values in rows.items() if values})
        return sum(len(row["data"]) for row in rows[ADD_ENTRY])

    async def read(self, table: str) -> list[Entry]:
        """The journal of a table; empty where there is none."""

        async def job(db: AsyncConnection) -> Sequence[Any]:
            query = select(entries.c.data).where(entries.c.table == table).order_by(entries.c.number)
            return (await db.scalars(query)).all()

        return [msgspec.json.decode(data, type=Entry) for data in await self.database.read(job)]

    async def name_of(self, person: str) -> str:
        """The name of a person, as long as there is one."""
        name = await self.database.read(lambda db: db.scalar(select(people.c.name).where(people.c.id == person)))
        return name or ""

    async def unfinished(self, owner: str, origin: str) -> tuple[int, int]:
        """How many tables are not finished that a person has opened, and all people of an address."""

        async def job(db: AsyncConnection) -> tuple[int, int]:
            count = select(func.count()).select_from(tables).where(tables.c.stage.in_(UNFINISHED), ~tables.c.practice)
            of_person = await db.scalar(count.where(tables.c.owner == owner))
            return of_person or 0, await db.scalar(count.where(tables.c.origin == origin)) or 0

        return await self.database.read(job)

    async def origin_of(self, table: str) -> str:
        origin = await self.database.read(lambda db: db.scalar(select(tables.c.origin).where(tables.c.id == table)))
        return origin or ""

    async def clear(self, now: float) -> None:
        """Take away tables that nobody came to for long."""
        old = delete(tables).where(tables.c.stage == "waiting", tables.c.changed < now - FORGET_WAITING)
        await self.database.write(lambda db: db.execute(old))

    async def old_practice(self, now: float, owner: str = "") -> list[str]:
        """The practice tables that need not be kept, also those of a person that must make room for another."""
        newest = select(tables.c.id).where(tables.c.practice, tables.c.owner == owner)
        newest = newest.order_by(tables.c.changed.desc()).limit(MOST_PRACTICE - 1)
        too_many = (tables.c.owner == owner) & tables.c.id.not_in(newest)
        old = select(tables.c.id).where(tables.c.practice, (tables.c.changed < now - KEEP_PRACTICE) | too_many)

        async def job(db: AsyncConnection) -> Sequence[str]:
            return (await db.scalars(old)).all()

        return list(await self.database.read(job))

    async def remove(self, table: str) -> None:
        await self.database.write(lambda db: db.execute(delete(tables).where(tables.c.id == table)))

    async def awake(self) -> list[str]:
        """The tables that somebody must see to."""

        async def job(db: AsyncConnection) -> Sequence[str]:
            return (await db.scalars(select(tables.c.id).where(tables.c.awake, tables.c.stage.in_(UNFINISHED)))).all()

        return list(await self.database.read(job))


def seat_rows(info: TableInfo, people: dict[int, str], result: TableResult | None) -> list[dict[str, Any]]:
    """Who sits at a table, by name too, and how they did."""
    return [
        {
            "table": info["id"],
            "seat": seat["number"],
            "person": people.get(seat["number"], ""),
            "player": seat["player"],
            "player_key": name_key(seat["player"]),
            "place": result.places[seat["number"]] if result else None,
            "score": result.scores[seat["number"]] if result else None,
        }
        for seat in info["seats"]
        if seat["kind"] != "open"
    ]
