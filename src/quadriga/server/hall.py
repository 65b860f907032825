"""The tables that are being played: every change is written before anybody hears of it; bots and clocks go on."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from quadriga.kernel.errors import QuadrigaError
from quadriga.server.chat import Talk
from quadriga.server.ledger import Ledger
from quadriga.server.live import Live
from quadriga.server.problems import Wrong
from quadriga.server.settings import Settings
from quadriga.server.storage import Store
from quadriga.server.workers import JobFailed, Workers
from quadriga.table import Job, Plan, Table

T = TypeVar("T")
K = TypeVar("K")
log = logging.getLogger("quadriga")

TICK = 0.25
FORGET = 300.0
"""Seconds after which a table that nobody looks at, and where nothing happens by itself, leaves the memory."""
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12


class Hall:
    def __init__(self, settings: Settings, store: Store, bots: Workers) -> None:
        self.settings = settings
        self.store = store
        self.ledger = Ledger(store)
        self.bots = bots
        self.asked_for: Counter[str] = Counter()
        """How many questions to bots are open for each person."""
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.asleep: set[str] = set()
        """Tables with clocks or bots that this program has not yet looked at since it began."""

    async def open(self) -> None:
        await self.ledger.clear(time.time())
        self.asleep = set(await self.ledger.awake())
        self.tasks = [asyncio.create_task(work) for work in (self._wake_all(), self._tick_on())]

    async def close(self) -> None:
        thinking = [task for live in self.live.values() for task in live.thinking.values()]
        for task in (*self.tasks, *thinking):
            task.cancel()
        await asyncio.gather(*self.tasks, *thinking, return_exceptions=True)
        for live in list(self.live.values()):
            self._send_away(live)

    # -- finding ---------------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> Live:
        """The table of that id, from memory or from disk."""
        live = self.live.get(table_id)
        if live is None:
            if table_id not in self.loading:
                self.loading[table_id] = asyncio.create_task(self._load(table_id))
                self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id, None))
            live = await asyncio.shield(self.loading[table_id])
        live.used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> Live:
        entries = await self.ledger.read(table_id)
        if not entries:
            raise Wrong(404, "no-table", "there is no such table")
        table = Table.resume(entries, time.time())
        talk = Talk(self.store, table_id, table.plan.owner)
        await talk.load()
        owner = await self.ledger.name_of(table.plan.owner)
        live = self.live[table_id] = Live(table_id, table, talk, len(entries), owner)
        slept = table_id in self.asleep
        self.asleep.discard(table_id)
        if table.stage == "frozen":
            await self.ledger.write(live.page(time.time()), live.written, [])
        else:
            await self.change(live, lambda found: found.wake(time.time()) if slept else None)
        return live

    async def _wake_all(self) -> None:
        """After a start: tables where a clock runs or a bot is asked go on, one after another."""
        for table_id in sorted(self.asleep):
            try:
                await self.find(table_id)
            except Exception:
                log.exception("table %s does not wake up", table_id)
            await asyncio.sleep(0)

    # -- changing --------------------------------------------------------------------------------------------

    async def create(self, plan: Plan, owner: str, hold: bool = False) -> Live:
        """Open a table; where nobody is missing and it is not held, the game begins."""
        table_id = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
        table = Table.open(plan, secrets.token_hex(32), time.time())
        live = Live(table_id, table, Talk(self.store, table_id, plan.owner), 0, owner)
        self.live[table_id] = live
        await self.change(live, (lambda table: None) if hold else begin_if_full)
        return live

    async def change(self, live: Live, command: Callable[[Table], T]) -> T:
        """Do something at a table, write it down, and only then let it be known."""
        async with live.held():
            try:
                result = command(live.table)
            except (QuadrigaError, Wrong):
                raise
            except BaseException:
                self._send_away(live)
                raise
            await self._write(live)
        if live.table.rematch_agreed and not live.table.continued:
            await self._rematch(live)
        return result

    async def _write(self, live: Live) -> None:
        fresh = live.table.journal[live.written :]
        if fresh:
            try:
                await self.ledger.write(live.page(time.time()), live.written, fresh)
            except BaseException:
                self._send_away(live)
                raise
            live.written += len(fresh)
            live.ring()
        self._ask_bots(live)

    def _send_away(self, live: Live) -> None:
        """Drop a table from memory; whoever looks at it comes again and finds it as it is on the disk."""
        if self.live.get(live.id) is live:
            del self.live[live.id]
        for task in live.thinking.values():
            task.cancel()
        live.gone = True
        live.ring()

    async def _rematch(self, live: Live) -> None:
        async with live.held():
            if not live.table.continued:
                new = await self.create(live.table.rematch_plan(), live.owner)
                live.table.go_on_at(new.id, time.time())
                await self._write(live)

    # -- bots --------------------------------------------------------------------------------------------------

    def _ask_bots(self, live: Live) -> None:
        if not live.waits_for_bot:
            return
        for job in live.table.jobs():
            key = job.seat, job.question, job.level
            if key not in live.thinking:
                task = live.thinking[key] = asyncio.create_task(self._bot_answers(live, job))
                task.add_done_callback(partial(forget, live.thinking, key))

    async def _bot_answers(self, live: Live, job: Job) -> None:
        """Let a bot think and take its answer; one that fails is replaced by chance, and the game goes on."""
        try:
            try:
                answers = await self._think(job, live.table.plan.owner)
                await self.change(live, lambda table: table.bot_answer(job, answers, time.time()))
            except (JobFailed, QuadrigaError) as error:
                log.warning("table %s: bot %s of seat %s failed: %r", live.id, job.level, job.seat, error)
                await self.change(live, lambda table: answer_anything(table, job))
        except Exception:
            log.exception("table %s: what a bot said is lost", live.id)

    async def hint(self, job: Job, person: str) -> list[str]:
        try:
            return await self._think(job, person)
        except JobFailed:
            raise Wrong(503, "no-hint-now", "the bot that gives hints did not answer") from None

    async def _think(self, job: Job, person: str) -> list[str]:
        """What a bot says to somebody's question; who has many open waits behind those who have few."""
        rank, seconds = self.asked_for[person], self.settings.bot_seconds
        self.asked_for[person] += 1
        try:
            answers: list[str] = await self.bots.do("think", job, seconds=seconds, kind=list[str], rank=rank)
        finally:
            self.asked_for[person] -= 1
            self.asked_for += Counter()  # forgets those who wait for nothing
        return answers

    # -- clocks ------------------------------------------------------------------------------------------------

    async def _tick_on(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            now, forget = time.time(), time.monotonic() - FORGET
            for live in list(self.live.values()):
                try:
                    deadline = live.table.deadline()
                    if deadline is not None and deadline <= now:
                        await self.change(live, lambda table: table.tick(time.time()))
                    elif not live.watchers and live.used < forget and not live.awake and not live.lock.locked():
                        self._send_away(live)
                except Exception:
                    log.exception("table %s: the clock failed", live.id)


def forget(thinking: dict[K, asyncio.Task[None]], key: K, _: object) -> None:
    thinking.pop(key, None)


def begin_if_full(table: Table) -> None:
    if table.ready:
        table.start(time.time())


def answer_anything(table: Table, job: Job) -> None:
    """Any legal answer in place of a bot that has none."""
    if table.stage == "playing" and job.seat in table.asked:
        option = secrets.choice(table.state.options(job.seat))
        table.bot_answer(job, [table.state.box.words.say(option)], time.time())
