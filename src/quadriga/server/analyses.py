"""Analyses of finished games: made decision by decision in worker processes, each kept before anybody sees it."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.analysis.decisions import Decision
from quadriga.analysis.report import Basis, Groundwork
from quadriga.api.analyses import PIECES, Analysis, name_of, not_begun
from quadriga.api.problems import ApiError
from quadriga.api.wire_analysis import AnalysisProgress
from quadriga.server.database import Database
from quadriga.server.fair_queue import Lane
from quadriga.server.schema import analysed, analyses
from quadriga.server.workers import JobError, JobRejectedError, Workers

log = logging.getLogger("quadriga")

PIECE_SECONDS = 120.0
TRIES = 2
FORGET = 365 * 24 * 3600.0
"""Seconds after which an analysis that nobody looked at is cleared away; it can be made again."""
MOST_OF_ONE = 5
"""Analyses that one person waits for at a time."""
RUNNING = "running"


class Running(Analysis):
    """An analysis that is being made."""

    def __init__(self, name: str, record: str, found: Groundwork, origin: str, deep: bool) -> None:
        super().__init__(record, found, deep)
        self.name, self.origin = name, origin
        self.askers: set[str] = set()
        self.task: asyncio.Task[None] | None = None


class Analyses:
    def __init__(self, database: Database, workers: Workers, readers: Workers, factor: float) -> None:
        self.database = database
        self.workers = workers
        self.readers = readers
        """For what is quickly known without a search, so that it need not wait for somebody's analysis."""
        self.factor = factor
        """How long is thought about each decision, beside what is usual."""
        self.running: dict[str, Running] = {}
        self.current: set[str] = set()
        """Stored analyses that are known to hold for this program."""
        self.starting: dict[str, asyncio.Lock] = {}

    async def open(self) -> None:
        """Clear away what nobody looks at, and go on with what was not finished."""
        old = time.time() - FORGET
        await self.database.write(lambda db: db.execute(delete(analyses).where(analyses.c.looked < old)))
        query = select(analyses.c.id).where(analyses.c.state == RUNNING).order_by(analyses.c.looked)
        for (name,) in await self.database.read(lambda db: rows(db, query)):
            stored = await self._stored(name)
            if stored:
                self._go_on(stored[0])

    async def close(self) -> None:
        tasks = [one.task for one in self.running.values() if one.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- asking ------------------------------------------------------------------------------------------------

    async def ask(self, record: str, person: str, origin: str, deep: bool) -> str:
        """Begin with an analysis, or join one that runs; its name."""
        name = name_of(record)
        async with self.starting.setdefault(name, asyncio.Lock()):
            if not (one := self.running.get(name)):
                if sum(person in other.askers for other in self.running.values()) >= MOST_OF_ONE:
                    raise ApiError(429, "too-many-analyses", f"at most {MOST_OF_ONE} analyses at a time")
                stored = await self._stored(name, record)
                if stored and stored[1] == "done" and (stored[0].deep or not deep):
                    return name
                one = stored[0] if stored else await self._begin(name, record, origin, deep)
                one.origin = origin
            one.deep = one.deep or deep
            one.askers.add(person)
            await self._note(one, RUNNING)
            if name not in self.running:
                self._go_on(one)
        self.starting.pop(name, None)
        return name

    async def _begin(self, name: str, record: str, origin: str, deep: bool) -> Running:
        found = await self._do("lay-ground", record, self.factor, kind=Groundwork, lane=Lane(origin, name))
        if found.result is None:
            raise ApiError(409, "not-over", "there is an analysis when the game is over")
        row = {"id": name, "state": RUNNING, "deep": deep, "origin": origin, "askers": "[]", "record": record}
        row |= {"found": msgspec.json.encode(found), "looked": time.time()}

        async def job(db: AsyncConnection) -> None:
            await db.execute(delete(analyses).where(analyses.c.id == name))
            await db.execute(insert(analyses).values(row))

        await self.database.write(job)
        self.current.add(name)
        return Running(name, record, found, origin, deep)

    async def cancel(self, record: str, person: str) -> None:
        """Wait for it no longer; it ends when nobody does. What was found is kept."""
        one = self.running.get(name_of(record))
        if one is None:
            return
        one.askers.discard(person)
        if one.askers:
            await self._note(one, RUNNING)
            return
        self.running.pop(one.name, None)
        if one.task:
            one.task.cancel()
        await self._note(one, "cancelled")

    async def look(self, record: str, after: int) -> AnalysisProgress:
        """How far it has come, with what was found since."""
        name = name_of(record)
        one, state = self.running.get(name), RUNNING
        if one is None:
            stored = await self._stored(name, record)
            if stored is None:
                return not_begun()
            one, state = stored
            now = time.time()
            looked = update(analyses).where(analyses.c.id == name).values(looked=now)
            await self.database.write(lambda db: db.execute(looked))
        return one.shown(state, after)

    # -- working -----------------------------------------------------------------------------------------------

    def _go_on(self, one: Running) -> None:
        self.running[one.name] = one
        one.task = asyncio.create_task(self._run(one))

    async def _run(self, one: Running) -> None:
        state = "failed"
        try:
            for deep in (False, True):
                while (not deep or one.deep) and (left := one.left(deep)):
                    await self._look_at(one, left[: PIECES[deep]], deep)
            state = "done"
        except (JobError, ApiError) as error:
            log.warning("analysis %s failed: %r", one.name, error)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("analysis %s failed", one.name)
        one.askers.clear()
        if self.running.pop(one.name, None):
            await self._note(one, state)

    async def _look_at(self, one: Running, numbers: list[int], deep: bool) -> None:
        lane = Lane(one.origin, one.name, rank=int(deep))
        for attempt in range(TRIES):
            try:
                found = await self._do("judge", one.record, numbers, deep, self.factor, kind=list[Decision], lane=lane)
                break
            except JobError:
                if attempt == TRIES - 1:
                    raise
        serial = len(one.decisions)
        kept = [
            {
                "analysis": one.name,
                "number": decision.number,
                "deep": decision.deep,
                "serial": serial + n,
                "data": msgspec.json.encode(decision),
            }
            for n, decision in enumerate(found, 1)
        ]
        await self.database.write(lambda db: db.execute(insert(analysed), kept))
        one.decisions += found

    async def _do(self, name: str, *args: object, kind: Any, lane: Lane) -> Any:
        workers = self.workers if name == "judge" else self.readers
        try:
            return await workers.do(name, *args, seconds=PIECE_SECONDS, kind=kind, lane=lane)
        except JobRejectedError as error:
            raise ApiError(400, "bad-record", str(error)[:300], reason=str(error)[:300]) from None

    # -- keeping -----------------------------------------------------------------------------------------------

    async def _note(self, one: Running, state: str) -> None:
        values = {"state": state, "deep": one.deep, "origin": one.origin}
        values |= {"askers": msgspec.json.encode(sorted(one.askers)).decode()}
        change = update(analyses).where(analyses.c.id == one.name).values(values)
        await self.database.write(lambda db: db.execute(change))

    async def _stored(self, name: str, record: str = "") -> tuple[Running, str] | None:
        """What is kept of an analysis; nothing where this program would come to other results."""

        async def job(db: AsyncConnection) -> Any:
            row = (await db.execute(select(analyses).where(analyses.c.id == name))).one_or_none()
            query = select(analysed.c.data).where(analysed.c.analysis == name).order_by(analysed.c.serial)
            return row, (await db.execute(query)).all() if row else []

        row, pieces = await self.database.read(job)
        if row is None:
            return None
        found = msgspec.json.decode(row.found, type=Groundwork)
        if name not in self.current:
            basis = await self._do("basis", row.record, self.factor, kind=Basis, lane=Lane(row.origin, name))
            if basis != found.basis:
                await self.database.write(lambda db: db.execute(delete(analyses).where(analyses.c.id == name)))
                return None
            self.current.add(name)
        one = Running(name, row.record, found, row.origin, row.deep)
        one.askers = set(msgspec.json.decode(row.askers, type=list[str]))
        one.decisions = [msgspec.json.decode(data, type=Decision) for (data,) in pieces]
        return one, row.state


async def rows(db: AsyncConnection, query: Any) -> Any:
    return (await db.execute(query)).all()
