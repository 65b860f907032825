"""What the host changes in the database beside a running server, and how the server notices.

`quadriga admin` writes to the database itself, in transactions like any other, whether a server runs or not; then it
touches a stamp in the data folder. The server looks at the stamp and takes what is new.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from pathlib import Path

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.api.problems import ApiError
from quadriga.api.wire import Announcement
from quadriga.kernel.errors import QuadrigaError
from quadriga.server.accounts import LEFT, keep
from quadriga.server.bans import Bans
from quadriga.server.database import Database
from quadriga.server.people import People
from quadriga.server.schema import keys, seats, settings, tables
from quadriga.server.storage_trouble import storage_trouble
from quadriga.server.table_registry import TableRegistry
from quadriga.server.table_session import TableSession

log = logging.getLogger("quadriga")
STAMP = "host.stamp"
ANNOUNCEMENT = "announcement"
LOOK = 0.5
"""Seconds between two looks at the stamp."""


class HostChanges:
    """Brings what the server has in memory in line with the database."""

    def __init__(self, folder: Path, database: Database, people: People, bans: Bans, registry: TableRegistry) -> None:
        self.stamp = folder / STAMP
        self.database = database
        self.people = people
        self.bans = bans
        self.registry = registry
        self.seen = 0
        self.lock = asyncio.Lock()
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.seen = self._stamped()
        await self.take()
        self.task = asyncio.create_task(self._look_on())

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def _stamped(self) -> int:
        return self.stamp.stat().st_mtime_ns if self.stamp.exists() else 0

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                stamped = self._stamped()
                if stamped != self.seen:
                    await self.take()
                    self.seen = stamped
            except Exception as error:
                if not storage_trouble(error):
                    log.exception("what the host has changed is not taken")

    async def take(self) -> None:
        """Believe nothing that is only in memory: bans, sessions, announcement, people and tables that are gone."""
        async with self.lock:
            self.people.forget_all()
            await self.bans.load()
            await self._tell()
            await self._give_up_seats()
            await self._drop_deleted_tables()
            await self._close_sockets()

    async def _tell(self) -> None:
        query = select(settings.c.value).where(settings.c.name == ANNOUNCEMENT)
        text = await self.database.read(lambda db: db.scalar(query))
        message = msgspec.json.decode(text, type=Announcement) if text else None
        if message and message.restart is not None and message.restart < time.time() - 60:
            message = None  # that restart is over
        if message != self.registry.announcement:
            self.registry.announcement = message
            for session in self.registry.sessions.values():
                for watcher in session.watchers:
                    watcher.announced = False
                session.notify()

    async def _give_up_seats(self) -> None:
        """Of people who are gone: a bot plays on, and the others can go on."""

        async def job(db: AsyncConnection) -> list[tuple[str, list[str]]]:
            names = await db.scalars(select(settings.c.name).where(settings.c.name.startswith(LEFT)))
            gone = [name.removeprefix(LEFT) for name in names]
            return [
                (one, list(await db.scalars(select(seats.c.table).where(seats.c.person == one).distinct())))
                for one in gone
            ]

        for person, at in await self.database.read(job):
            for table_id in at:
                session = await self.registry.find(table_id)
                for seat in session.seats_of(person):
                    await self._leave(session, seat, person)
                self.registry.evict(session)  # its chat has changed on the disk
            await self.database.write(partial(keep, name=LEFT + person, value=None))

    async def _leave(self, session: TableSession, seat: int, person: str) -> None:
        try:
            if session.table.stage == "playing":
                await self.registry.change(session, lambda table: table.resign(seat, person, time.time()))
            elif session.table.stage == "waiting":
                await self.registry.change(session, lambda table: table.leave(seat, person, time.time()))
        except (QuadrigaError, ApiError) as error:
            log.warning("table %s: seat %s stays: %s", session.id, seat, error)

    async def _drop_deleted_tables(self) -> None:
        query = select(tables.c.id).where(tables.c.id.in_(list(self.registry.sessions)))
        kept = set(await self.database.read(lambda db: db.scalars(query)))
        for session in list(self.registry.sessions.values()):
            if session.id not in kept and session.written:
                self.registry.evict(session)

    async def _close_sockets(self) -> None:
        """Close the sockets of the banned, and of sessions that have ended."""
        sockets = [watcher for session in self.registry.sessions.values() for watcher in session.watchers]
        if not sockets:
            return
        query = select(keys.c.hash).where(keys.c.hash.in_({watcher.key for watcher in sockets}))
        valid = set(await self.database.read(lambda db: db.scalars(query)))
        for watcher in sockets:
            try:
                self.bans.check(watcher.person, watcher.address)
                watcher.sent_away = bool(watcher.key) and watcher.key not in valid
            except ApiError:
                watcher.sent_away = True
            if watcher.sent_away:
                watcher.bell.set()
