"""Everything a running server has, opened and closed together."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from quadriga.api.problems import ApiError
from quadriga.server.accounts import keep
from quadriga.server.analyses import Analyses
from quadriga.server.bans import Bans
from quadriga.server.database import Database, hold, prepare
from quadriga.server.host_changes import HostChanges
from quadriga.server.limits import Limits
from quadriga.server.metrics import Metrics
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
        self.metrics = Metrics()
        self.database = Database(file, self.metrics)
        self.people = People(self.database, settings.session_days, settings.token_days)
        self.bans = Bans(self.database)
        self.limits = Limits(settings.rate_factor)
        self.bots = Workers(settings.bot_workers, settings.bot_memory, bots=settings.bots)
        self.registry = TableRegistry(settings, self.database, self.bots, self.limits)
        self.host_changes = HostChanges(settings.data_dir, self.database, self.people, self.bans, self.registry)
        self.record_workers = Workers(1, settings.bot_memory)
        """Apart from the bots, so that no record, however long, keeps a game waiting."""
        self.analysis_workers = Workers(1, settings.bot_memory, nice=19)
        """Analyses take what cores the others leave."""
        self.analyses = Analyses(self.database, self.analysis_workers, self.record_workers, settings.analysis_factor)
        self.sockets: Counter[str] = Counter()
        """How many sockets each address has open."""
        self.verdict: tuple[float, ApiError | None] = float("-inf"), None
        """When the server's health was looked at, and what was wrong."""

    def spend_request(self, address: str) -> None:
        self.limits.spend("request", "", address)

    def origin(self, address: str) -> str:
        """An address as the database keeps it: it can be compared, and not be read."""
        return self.people.sign("address " + address)[:24] if address else ""

    def gauges(self) -> dict[str, tuple[str, float]]:
        """What can be counted at this moment, for the metrics."""
        sessions = list(self.registry.sessions.values())
        playing = sum(session.table.stage == "playing" for session in sessions)
        return {
            "quadriga_tables_in_memory": ("Tables in memory.", len(sessions)),
            "quadriga_tables_playing": ("Tables in memory at which a game is being played.", playing),
            "quadriga_sockets": ("Open sockets of tables.", sum(len(session.watchers) for session in sessions)),
            "quadriga_bot_queue": ("Questions that wait for a bot.", self.bots.queue.qsize()),
            "quadriga_bot_thinking": ("Questions to bots that are open.", sum(self.bots.queue.open.values())),
            "quadriga_record_queue": ("Records and replays that wait to be read.", self.record_workers.queue.qsize()),
            "quadriga_analyses": ("Analyses that are being made.", len(self.analyses.running)),
            "quadriga_write_queue": ("Writes that wait for the next commit.", self.database.waiting.qsize()),
        }

    @asynccontextmanager
    async def run(self, _: object = None) -> AsyncIterator[None]:
        await self.database.open()
        await self.people.open()
        await self.bots.open()
        await self.record_workers.open()
        await self.analysis_workers.open()
        await self.registry.open()
        await self.analyses.open()
        await self.host_changes.open()
        await self.database.write(lambda db: keep(db, "public_url", self.settings.public_url))
        try:
            yield
        finally:
            await self.host_changes.close()
            await self.analyses.close()
            await self.registry.close()
            await self.analysis_workers.close()
            await self.bots.close()
            await self.record_workers.close()
            await self.database.close()
            self.lock.close()
