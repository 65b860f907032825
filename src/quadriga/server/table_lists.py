"""Lists of tables, read from the disk: filtered, in order of their last change, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Row, Select, select, tuple_, union
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.api.names import name_key
from quadriga.api.problems import ApiError
from quadriga.api.wire import ListedTable, TableInfo, TableResult
from quadriga.server.database import Database
from quadriga.server.schema import seats, tables

MOST_LISTED = 50
"""Tables on one page."""
ListedStage = Literal["waiting", "playing", "running", "finished"]
STAGES: dict[ListedStage, tuple[str, ...]] = {
    "waiting": ("waiting",),
    "playing": ("playing",),
    "running": ("waiting", "playing"),
    "finished": ("over", "frozen"),
}


class TableFilter(NamedTuple):
    """Which tables somebody wants to see."""

    stage: ListedStage
    mine: bool = False
    """Only those where that person sits or that they opened; otherwise all that are public."""
    game: str = ""
    opponent: str = ""
    """How the name of another player, or a bot's level, begins."""
    result: Literal["", "won", "lost"] = ""
    """How that person did."""
    oldest_first: bool = False
    after: str = ""
    """Where the page before this one ended."""
    limit: int = MOST_LISTED


class TableLists:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def page(self, person: str, wanted: TableFilter) -> tuple[list[ListedTable], str]:
        """Tables as the disk knows them, and where the next page begins; empty where there is none."""
        limit = max(1, min(wanted.limit, MOST_LISTED))
        query = filtered(person, wanted).limit(limit + 1)

        async def job(db: AsyncConnection) -> tuple[Sequence[Row[Any]], Sequence[Row[Any]]]:
            ids = (await db.scalars(query)).all()
            rows = (await db.execute(select(tables).where(tables.c.id.in_(ids)))).all()
            sitting = (await db.execute(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat))).all()
            return sorted(rows, key=lambda row: ids.index(row.id)), sitting

        rows, sitting = await self.database.read(job)
        by_table: dict[str, list[Row[Any]]] = {}
        for seat in sitting:
            by_table.setdefault(seat.table, []).append(seat)
        page = [listed(row, by_table.get(row.id, []), person) for row in rows[:limit]]
        return page, cursor(rows[limit - 1]) if len(rows) > limit else ""


def filtered(person: str, wanted: TableFilter) -> Select[tuple[str]]:
    """The ids of the tables that are wanted, in order."""
    query = select(tables.c.id).where(tables.c.practice.is_(False))
    if wanted.mine:
        sits = select(seats.c.table).where(seats.c.person == person)
        query = query.where(tables.c.id.in_(union(sits, select(tables.c.id).where(tables.c.owner == person))))
        query = query.where(tables.c.stage.in_(STAGES[wanted.stage]))
    else:
        stages = [stage for stage in STAGES[wanted.stage] if stage != "frozen"]
        query = query.where(tables.c.stage.in_(stages), tables.c.private.is_(False))
    if wanted.game:
        query = query.where(tables.c.game == wanted.game)
    if wanted.opponent:
        key = name_key(wanted.opponent)
        named = seats.c.player_key.between(key, key + "\U0010ffff")
        query = query.where(tables.c.id.in_(select(seats.c.table).where(named, seats.c.person != person)))
    if wanted.result:
        won = select(seats.c.table).where(seats.c.person == person, seats.c.place == 1)
        query = query.where(tables.c.id.in_(won) if wanted.result == "won" else tables.c.id.not_in(won))
        query = query.where(tables.c.ended.is_not(None))
    place = tuple_(tables.c.changed, tables.c.id)
    if wanted.after:
        begin = tuple_(*read_cursor(wanted.after))
        query = query.where(place > begin if wanted.oldest_first else place < begin)
    order = (tables.c.changed, tables.c.id)
    return query.order_by(*(column if wanted.oldest_first else column.desc() for column in order))


def cursor(row: Row[Any]) -> str:
    return f"{row.changed!r}_{row.id}"


def read_cursor(text: str) -> tuple[float, str]:
    changed, _, table = text.partition("_")
    try:
        return float(changed), table
    except ValueError:
        raise ApiError(400, "bad-request", "expected as after what the page before gave as next") from None


def listed(row: Row[Any], sitting: Sequence[Row[Any]], person: str) -> ListedTable:
    """A table as its row and the rows of its seats describe it."""
    info = msgspec.json.decode(row.info, type=TableInfo)
    mine = {seat.seat for seat in sitting if person and seat.person == person}
    for seat in info["seats"]:
        seat["mine"] = seat["number"] in mine
    info["mine"] = bool(person) and row.owner == person
    return {**info, "result": result(row, sitting) if row.ended is not None else None}


def result(row: Row[Any], sitting: Sequence[Row[Any]]) -> TableResult:
    places, scores = [seat.place for seat in sitting], [seat.score for seat in sitting]
    return TableResult(row.reason, places, scores, row.turns, row.started, row.ended, row.draws_taken_back)
