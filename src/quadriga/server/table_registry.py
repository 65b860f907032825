"""The tables that are being played: every change is written before anybody hears of it; bots and clocks go on."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from typing import TypeVar

from msgspec.structs import replace

from quadriga.analysis.attempts import Explained
from quadriga.api.problems import ApiError
from quadriga.api.wire import Announcement
from quadriga.kernel.errors import QuadrigaError
from quadriga.server.chat import ChatLog
from quadriga.server.database import Database
from quadriga.server.fair_queue import Lane
from quadriga.server.limits import Limits
from quadriga.server.settings import Settings
from quadriga.server.storage_trouble import storage_trouble
from quadriga.server.table_lists import TableLists
from quadriga.server.table_session import TableSession
from quadriga.server.table_store import TableStore
from quadriga.server.workers import JobError, Workers
from quadriga.table import Job, Plan, Table, think

T = TypeVar("T")
K = TypeVar("K")
log = logging.getLogger("quadriga")

TICK = 0.25
GAP = 5.0
"""Seconds without a tick, or that two clocks differ by, after which nobody was served: asleep, stopped, or set anew."""
FORGET = 300.0
"""Seconds after which a table that nobody looks at, and where nothing happens by itself, leaves the memory."""
TRIES = 2
"""How often a bot is asked that gives no answer."""
WEAKER = "greedy"
"""The bot that then stands in; it answers at once, so it needs no other process."""
CLEAR_EVERY = 3600.0
"""Seconds between two looks for practice tables that need not be kept."""
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12


class TableRegistry:
    def __init__(self, settings: Settings, database: Database, bots: Workers, limits: Limits) -> None:
        self.settings = settings
        self.limits = limits
        self.database = database
        self.table_store = TableStore(database)
        self.table_lists = TableLists(database)
        self.bots = bots
        self.sessions: dict[str, TableSession] = {}
        self.loading: dict[str, asyncio.Task[TableSession]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.announcement: Announcement | None = None
        """What the host tells everybody who is at a table."""
        self.ticked = time.time(), time.monotonic()
        """When the server last looked at its clocks, by the clock that can be set and by the one that cannot."""
        self.asleep: set[str] = set()
        """Tables with clocks or bots that this program has not yet looked at since it began."""
        self.cleared = 0.0
        """When practice tables were cleared away last."""

    async def open(self) -> None:
        await self.table_store.clear(time.time())
        await self.clear_practice(time.time())
        self.asleep = set(await self.table_store.awake())
        self.tasks = [asyncio.create_task(work) for work in (self._wake_all(), self._tick_on())]

    async def close(self) -> None:
        thinking = [task for session in self.sessions.values() for task in session.thinking.values()]
        for task in (*self.tasks, *thinking):
            task.cancel()
        await asyncio.gather(*self.tasks, *thinking, return_exceptions=True)
        for session in list(self.sessions.values()):
            self.evict(session)

    # -- finding ---------------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> TableSession:
        """The table of that id, from memory or from disk."""
        session = self.sessions.get(table_id)
        if session is None:
            if table_id not in self.loading:
                self.loading[table_id] = asyncio.create_task(self._load(table_id))
                self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id, None))
            session = await asyncio.shield(self.loading[table_id])
        session.used = time.monotonic()
        return session

    @asynccontextmanager
    async def looked_at(self, table_id: str) -> AsyncIterator[TableSession]:
        """The table of that id, held; one that leaves the memory while somebody waits for it is found again."""
        while True:
            session = await self.find(table_id)
            async with session.lock:
                if not session.gone:
                    yield session
                    return

    async def _load(self, table_id: str) -> TableSession:
        entries = await self.table_store.read(table_id)
        if not entries:
            raise ApiError(404, "no-table", "there is no such table")
        table = await asyncio.to_thread(Table.resume, entries, time.time())
        chat_log = ChatLog(self.database, table_id, table.plan.owner)
        await chat_log.load()
        owner = await self.table_store.name_of(table.plan.owner)
        origin = await self.table_store.origin_of(table_id)
        session = self.sessions[table_id] = TableSession(table_id, table, chat_log, len(entries), owner, origin)
        slept = table_id in self.asleep
        self.asleep.discard(table_id)
        if table.stage == "frozen":
            await self.table_store.write(session.stored(time.time()), session.written, [])
        else:
            await self.change(session, lambda table: table.wake(time.time()) if slept else None)
        return session

    async def _wake_all(self) -> None:
        """After a start: tables where a clock runs or a bot is asked go on, one after another."""
        for table_id in sorted(self.asleep):
            try:
                await self.find(table_id)
            except Exception as error:
                if not storage_trouble(error):
                    log.exception("table %s does not wake up", table_id)
            await asyncio.sleep(0)

    # -- changing --------------------------------------------------------------------------------------------

    async def create(self, plan: Plan, owner: str, origin: str, hold: bool = False, secret: str = "") -> TableSession:
        """Open a table; where nobody is missing and it is not held, the game begins.

        Its secret is a new one, unless it is for practice with a given seed.
        """
        table_id = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
        table = Table.open(plan, secret or secrets.token_hex(32), time.time())
        session = TableSession(table_id, table, ChatLog(self.database, table_id, plan.owner), 0, owner, origin)
        self.sessions[table_id] = session
        await self.change(session, (lambda table: None) if hold else begin_if_full)
        return session

    async def clear_practice(self, now: float, owner: str = "") -> None:
        """Take away practice tables that have been kept for long enough, and those of a person who has too many."""
        self.cleared = now
        for table_id in await self.table_store.old_practice(now, owner):
            session = self.sessions.get(table_id)
            async with session.lock if session else nullcontext():
                if session:
                    self.evict(session)
                await self.table_store.remove(table_id)

    async def change(self, session: TableSession, command: Callable[[Table], T]) -> T:
        """Do something at a table, write it down, and only then let it be known."""
        self._notice_gap()
        async with session.held():
            if session.suspended:
                session.suspended = False
                session.table.wake(time.time())
                await self._write(session)
            try:
                result = command(session.table)
            except (QuadrigaError, ApiError):
                raise
            except BaseException:
                self.evict(session)
                raise
            await self._write(session)
        if session.table.rematch_agreed and not session.table.continued:
            await self._rematch(session)
        return result

    async def change_if_room(self, session: TableSession, command: Callable[[Table], T]) -> T:
        """The same for what can be done over and over without the game going on: not in a journal that is full."""
        if len(session.table.journal) >= self.settings.most_entries:
            raise ApiError(409, "journal-full", "too much has been done at this table; only the game itself goes on")
        self.limits.spend("stored", "", session.origin, 0)
        return await self.change(session, command)

    async def _write(self, session: TableSession) -> None:
        fresh = session.table.journal[session.written :]
        if fresh:
            try:
                size = await self.table_store.write(session.stored(time.time()), session.written, fresh)
            except BaseException:
                self.evict(session)
                raise
            self.limits.charge("stored", session.origin, size)
            session.written += len(fresh)
            session.notify()
        session.look_at_clocks()
        self._ask_bots(session)

    def evict(self, session: TableSession) -> None:
        """Drop a table from memory; whoever looks at it comes again and finds it as it is on the disk."""
        if self.sessions.get(session.id) is session:
            del self.sessions[session.id]
        for task in session.thinking.values():
            task.cancel()
        session.gone = True
        session.notify()

    async def _rematch(self, session: TableSession) -> None:
        async with session.held():
            if not session.table.continued:
                seed = session.table.opened.secret if session.table.practice else ""
                new = await self.create(session.table.rematch_plan(), session.owner, session.origin, secret=seed)
                session.table.go_on_at(new.id, time.time())
                await self._write(session)

    # -- bots --------------------------------------------------------------------------------------------------

    def _ask_bots(self, session: TableSession) -> None:
        if not session.waits_for_bot:
            return
        for job in session.table.jobs():
            key = job.seat, job.question, job.level
            if key not in session.thinking:
                task = session.thinking[key] = asyncio.create_task(self._bot_answers(session, job))
                task.add_done_callback(partial(forget, session.thinking, key))

    async def _bot_answers(self, session: TableSession, job: Job) -> None:
        """Let a bot think and take its answer; where it fails twice, a weaker one stands in, and the screens say so."""
        try:
            if not await self._answers_itself(session, job):
                answers = await asyncio.to_thread(think, replace(job, level=WEAKER))
                await self.change(session, lambda table: table.bot_answer(job, answers, time.time(), WEAKER))
        except Exception as error:
            if not storage_trouble(error):
                log.exception("table %s: the answer of a bot is lost", session.id)

    async def _answers_itself(self, session: TableSession, job: Job) -> bool:
        async def once() -> None:
            answers = await self._think(job, Lane(session.origin, session.id))
            await self.change(session, lambda table: table.bot_answer(job, answers, time.time()))

        for _ in range(TRIES):
            try:
                await once()
                return True
            except (JobError, QuadrigaError) as error:
                log.warning("table %s: bot %s of seat %s failed: %r", session.id, job.level, job.seat, error)
        return False

    async def hint(self, job: Job, lane: Lane) -> Explained:
        try:
            return await self.bots.do("explain", job, seconds=self.settings.bot_seconds, kind=Explained, lane=lane)
        except JobError:
            raise ApiError(503, "no-hint-now", "the bot that gives hints did not answer") from None

    async def _think(self, job: Job, lane: Lane) -> list[str]:
        begun = time.perf_counter()
        try:
            return await self.bots.do("think", job, seconds=self.settings.bot_seconds, kind=list[str], lane=lane)
        finally:
            self.database.metrics.bot_seconds.observe(time.perf_counter() - begun)

    # -- clocks ------------------------------------------------------------------------------------------------

    def _notice_gap(self) -> None:
        """Where the server could not do anything for a while, or the time was set, no clock is charged for it."""
        (wall, steady), (now, steady_now) = self.ticked, (time.time(), time.monotonic())
        self.ticked = now, steady_now
        if now - wall > GAP or abs((now - wall) - (steady_now - steady)) > GAP:
            log.warning("nothing was done for %.0f s: no clock is charged for it", now - wall)
            for session in self.sessions.values():
                session.suspended = True

    async def _tick_on(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self._notice_gap()
            now, forget = time.time(), time.monotonic() - FORGET
            if now - self.cleared > CLEAR_EVERY:
                try:
                    await self.clear_practice(now)
                except Exception:
                    log.exception("practice tables are not cleared away")
            for session in list(self.sessions.values()):
                try:
                    if session.suspended:
                        await self.change(session, lambda table: None)
                    elif session.due <= now:
                        await self.change(session, lambda table: table.tick(time.time()))
                    elif (
                        not session.watchers
                        and session.used < forget
                        and not session.awake
                        and not session.lock.locked()
                    ):
                        self.evict(session)
                except Exception as error:
                    if not storage_trouble(error):
                        log.exception("table %s: the clock failed", session.id)


def forget(thinking: dict[K, asyncio.Task[None]], key: K, _: object) -> None:
    thinking.pop(key, None)


def begin_if_full(table: Table) -> None:
    if table.ready:
        table.start(time.time())
