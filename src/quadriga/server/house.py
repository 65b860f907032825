"""Everything a running server has, opened and closed together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from quadriga.server.hall import Hall
from quadriga.server.limits import Limits
from quadriga.server.people import People
from quadriga.server.settings import Settings
from quadriga.server.storage import Store, hold, prepare
from quadriga.server.workers import Workers


class House:
    """The parts of a server. The database is made or brought up to date when the house is built."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.lock = hold(settings.data_dir)
        try:
            file = prepare(settings.data_dir)
        except BaseException:
            self.lock.close()
            raise
        self.store = Store(file)
        self.people = People(self.store)
        self.limits = Limits(settings.rate_factor)
        self.bots = Workers(settings.bot_workers, settings.bot_memory)
        self.hall = Hall(settings, self.store, self.bots)
        self.readers = Workers(1, settings.bot_memory)
        """Apart from the bots, so that no record, however long, keeps a game waiting."""

    @asynccontextmanager
    async def run(self, _: object = None) -> AsyncIterator[None]:
        await self.store.open()
        await self.people.open()
        await self.bots.open()
        await self.readers.open()
        await self.hall.open()
        try:
            yield
        finally:
            await self.hall.close()
            await self.bots.close()
            await self.readers.close()
            await self.store.close()
            self.lock.close()
