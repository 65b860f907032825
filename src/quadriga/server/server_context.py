"""Everything a running server has, opened and closed together."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from quadriga.server.database import Database, hold, prepare
from quadriga.server.limits import Limits
from quadriga.server.people import People
from quadriga.server.settings import Settings
from quadriga.server.table_registry import TableRegistry
from quadriga.server.workers import Workers


class ServerContext:
    """The parts of a server. The database is made or brought up to date when the context is made."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.lock = hold(settings.data_dir)
        try:
            file = prepare(settings.data_dir)
        except BaseException:
            self.lock.close()
            raise
        self.database = Database(file)
        self.people = People(self.database)
        self.limits = Limits(settings.rate_factor)
        self.bots = Workers(settings.bot_workers, settings.bot_memory)
        self.registry = TableRegistry(settings, self.database, self.bots, self.limits)
        self.record_workers = Workers(1, settings.bot_memory)
        """Apart from the bots, so that no record, however long, keeps a game waiting."""
        self.sockets: Counter[str] = Counter()
        """How many sockets each address has open."""

    def spend_request(self, address: str) -> None:
        self.limits.spend("request", "", address)

    def origin(self, address: str) -> str:
        """An address as the database keeps it: it can be compared, and not be read."""
        return self.people.sign("address " + address)[:24] if address else ""

    @asynccontextmanager
    async def run(self, _: object = None) -> AsyncIterator[None]:
        await self.database.open()
        await self.people.open()
        await self.bots.open()
        await self.record_workers.open()
        await self.registry.open()
        try:
            yield
        finally:
            await self.registry.close()
            await self.bots.close()
            await self.record_workers.close()
            await self.database.close()
            self.lock.close()
