"""The tables on disk: their journals, who sits at them, and what the lobby shows of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.server.schema import entries, seats, settings, tables
from quadriga.server.storage import Store
from quadriga.server.wire import TableInfo
from quadriga.table.journal import Entry

MOST_LISTED = 100
FINISHED = ("over", "frozen")
ALIVE = "alive"


class Page(NamedTuple):
    """What is written of a table besides its journal."""

    info: TableInfo
    owner: str
    """The person's id."""
    people: dict[int, str]
    """The persons' ids by seat."""
    awake: bool
    """Whether a clock runs or a bot is asked, so that somebody must see to it after a restart."""


class Listed(NamedTuple):
    info: TableInfo
    mine: list[int]


class Ledger:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def write(self, page: Page, number: int, fresh: Sequence[Entry]) -> None:
        """Add entries to a journal from that number on; all of them or none, and never two of one number."""
        info = page.info
        row = {
            "game": info.game,
            "owner": page.owner,
            "stage": info.stage,
            "private": info.private,
            "awake": page.awake,
            "changed": info.changed,
            "info": msgspec.json.encode(info),
        }
        added = [{"table": info.id, "number": number + n, "data": msgspec.json.encode(e)} for n, e in enumerate(fresh)]
        sitting = [{"table": info.id, "seat": seat, "person": person} for seat, person in page.people.items()]

        async def job(db: AsyncConnection) -> None:
            if number == 0:
                await db.execute(insert(tables).values(row | {"id": info.id, "created": info.created}))
            else:
                await db.execute(update(tables).where(tables.c.id == info.id).values(row))
            await db.execute(insert(entries), added)
            if info.stage == "waiting" or number == 0:
                await db.execute(delete(seats).where(seats.c.table == info.id))
                if sitting:
                    await db.execute(insert(seats), sitting)

        await self.store.write(job)

    async def read(self, table: str) -> list[Entry]:
        """The journal of a table; empty where there is none."""

        async def job(db: AsyncConnection) -> Sequence[Any]:
            query = select(entries.c.data).where(entries.c.table == table).order_by(entries.c.number)
            return (await db.scalars(query)).all()

        return [msgspec.json.decode(data, type=Entry) for data in await self.store.read(job)]

    async def awake(self) -> list[str]:
        """The tables that somebody must see to."""

        async def job(db: AsyncConnection) -> Sequence[str]:
            return (await db.scalars(select(tables.c.id).where(tables.c.awake, tables.c.stage == "playing"))).all()

        return list(await self.store.read(job))

    async def listed(self, stage: str, person: str) -> list[Listed]:
        """The public tables of a stage, the newest first."""
        query = select(tables.c.id, tables.c.info).where(tables.c.stage == stage, tables.c.private.is_(False))
        return await self._list(query, person)

    async def of_person(self, person: str, finished: bool) -> list[Listed]:
        """The tables where somebody sits, or that they opened."""
        mine = tables.c.id.in_(select(seats.c.table).where(seats.c.person == person)) | (tables.c.owner == person)
        stage = tables.c.stage.in_(FINISHED) if finished else tables.c.stage.not_in(FINISHED)
        return await self._list(select(tables.c.id, tables.c.info).where(mine, stage), person)

    async def _list(self, query: Any, person: str) -> list[Listed]:
        async def job(db: AsyncConnection) -> tuple[Any, Any]:
            rows = (await db.execute(query.order_by(tables.c.changed.desc()).limit(MOST_LISTED))).all()
            held = select(seats.c.table, seats.c.seat).where(seats.c.person == person)
            return rows, (await db.execute(held)).all()

        rows, held = await self.store.read(job)
        return [
            Listed(msgspec.json.decode(row.info, type=TableInfo), [h.seat for h in held if h.table == row.id])
            for row in rows
        ]

    # -- the last sign of life ------------------------------------------------------------------------------

    async def last_alive(self) -> float:
        async def job(db: AsyncConnection) -> str | None:
            return await db.scalar(select(settings.c.value).where(settings.c.name == ALIVE))

        found = await self.store.read(job)
        return float(found) if found else 0.0

    async def alive(self, now: float) -> None:
        async def job(db: AsyncConnection) -> None:
            await db.execute(delete(settings).where(settings.c.name == ALIVE))
            await db.execute(insert(settings).values(name=ALIVE, value=str(now)))

        await self.store.write(job)
