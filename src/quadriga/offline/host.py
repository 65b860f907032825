"""The host in the page: holds the tables that are open, answers requests, lets bots be asked, tells who watches.

It is spoken to by one message after another (`receive`) and keeps nothing itself: what must be kept is in the effects
of a message, and nothing of it may be shown before it is kept. Where it cannot be kept, `Forget` says so.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from quadriga.api.problems import ApiError, api_error
from quadriga.kernel.errors import QuadrigaError
from quadriga.offline.analyses import Analyses
from quadriga.offline.local_table import ME, LocalTable
from quadriga.offline.messages import (
    Cancel,
    Closed,
    Forget,
    FromPage,
    HostEffects,
    Job,
    JobDone,
    Load,
    LoadAnalysis,
    LoadRecord,
    Push,
    Reply,
    Request,
    Tick,
    Unwatch,
    Watch,
    Write,
)
from quadriga.offline.thinking import pack
from quadriga.table import Job as BotJob
from quadriga.table import Plan, Table, think
from quadriga.table.journal import Entry

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
FIRST, NEXT, LAST = 0, 1, 2
"""Ranks of jobs: what a game waits for, what a person waits for, what takes minutes."""
WEAKER = "greedy"
"""The bot that stands in where another fails twice; it answers at once."""
TRIES = 2

decoder = msgspec.json.Decoder(FromPage)
entry_decoder = msgspec.json.Decoder(Entry)


class Later(NamedTuple):
    """A reply that waits for a job."""

    name: str
    args: tuple[Any, ...]
    kind: Any
    rank: int = NEXT
    what: str = ""
    refused: Callable[[str], ApiError] = lambda reason: ApiError(400, "bad-record", reason[:300], reason=reason[:300])
    then: Callable[[Any], Any] = lambda result: result


class FileText(NamedTuple):
    """A reply that is kept as a file."""

    name: str
    text: str


class Watcher:
    """A page that shows a table."""

    def __init__(self, table: str, seat: int | None, since: int) -> None:
        self.table, self.seat, self.since = table, seat, since
        self.version = -1


class Host:
    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.name = ""
        """Of the person, as they call themselves."""
        self.tables: dict[str, LocalTable] = {}
        self.records: dict[str, str] = {}
        """Records that were opened, by id."""
        self.watchers: dict[int, Watcher] = {}
        self.jobs: dict[int, tuple[str, Callable[[JobDone], None]]] = {}
        """What waits for a job: for whom, and what to do with the result."""
        self.last_job = 0
        self.analyses = Analyses(self)
        self.effects = HostEffects()

    def receive(self, text: str) -> str:
        """Take a message from the page; gives what comes of it, as JSON."""
        self.effects = HostEffects()
        message = decoder.decode(text)
        match message:
            case Request():
                self._answer(message)
            case Load():
                self.load(message)
            case LoadRecord():
                self.records[message.name] = message.record
            case LoadAnalysis():
                self.analyses.load(message.name, message.text)
            case Watch():
                self._watch(message)
            case Unwatch():
                self._unwatch(message.socket)
            case JobDone():
                self._done(message)
            case Tick():
                self._tick()
            case Forget():
                self._forget(message.tables)
        self._tell()
        return msgspec.json.encode(self.effects).decode()

    # -- requests ----------------------------------------------------------------------------------------------

    def _answer(self, request: Request) -> None:
        from quadriga.offline.routes import route  # it knows the host

        try:
            self.reply(request.number, route(self, request))
        except (ApiError, QuadrigaError, msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
            self.reply_error(request.number, error)

    def reply(self, number: int, result: Any) -> None:
        if isinstance(result, Later):
            self._reply_later(number, result)
        elif isinstance(result, FileText):
            self.effects.messages.append(Reply(number, 200, result.text, result.name))
        else:
            body = "" if result is None else msgspec.json.encode(result).decode()
            self.effects.messages.append(Reply(number, 200, body))

    def reply_error(self, number: int, error: Exception) -> None:
        if isinstance(error, QuadrigaError):
            error = api_error(error)
        if not isinstance(error, ApiError):
            error = ApiError(400, "bad-request", str(error)[:300])
        self.effects.messages.append(Reply(number, error.status, msgspec.json.encode(error.body).decode()))

    def _reply_later(self, number: int, later: Later) -> None:
        def done(job: JobDone) -> None:
            if job.refused is not None:
                self.reply_error(number, later.refused(job.refused))
                return
            try:
                if not job.result:
                    raise ApiError(503, "no-hint-now", "what was asked could not be worked out")
                self.reply(number, later.then(msgspec.json.decode(job.result, type=later.kind)))
            except (ApiError, QuadrigaError) as error:
                self.reply_error(number, error)

        self.ask(later.name, later.args, later.rank, later.what, done)

    # -- tables ------------------------------------------------------------------------------------------------

    def load(self, message: Load) -> None:
        """A table as it was kept; clocks are not charged for the time since."""
        if message.table in self.tables:
            return
        entries = [entry_decoder.decode(entry) for entry in message.entries]
        now = self.clock()
        table = Table.resume(entries, now)
        local = self.tables[message.table] = LocalTable(message.table, table, len(entries), message.owner)
        if table.stage != "frozen":
            table.wake(now)
        self.keep(local)

    def find(self, table_id: str) -> LocalTable:
        if table_id not in self.tables:
            raise ApiError(404, "no-table", "there is no such table on this device")
        return self.tables[table_id]

    def create(self, plan: Plan, secret: str = "", hold: bool = False) -> LocalTable:
        """Open a table; where nobody is missing and it is not held, the game begins."""
        table_id = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
        now = self.clock()
        table = Table.open(plan, secret or secrets.token_hex(32), now)
        if table.ready and not hold:
            table.start(now)
        local = self.tables[table_id] = LocalTable(table_id, table, 0, self.name)
        self.keep(local)
        return local

    def keep(self, local: LocalTable) -> None:
        """After whatever may have changed a table: give away what is new in its journal, and go on with its game."""
        table, now = local.table, self.clock()
        fresh = table.journal[local.written :]
        if fresh:
            for entry in fresh:
                text = msgspec.json.encode(entry).decode()
                self.effects.writes.append(Write("add", "entries", [local.id, entry.number], text))
            self.effects.writes.append(Write("put", "tables", local.id, local.row(now)))
            self.effects.tables.append(local.id)
            local.written = len(table.journal)
        if table.rematch_agreed and not table.continued:
            seed = table.opened.secret if table.practice else ""
            table.go_on_at(self.create(table.rematch_plan(), seed).id, now)
            self.keep(local)
        self._ask_bots(local)

    def _forget(self, tables: list[str]) -> None:
        for table_id in tables:
            self.tables.pop(table_id, None)
            self.cancel(table_id)
            for socket, watcher in list(self.watchers.items()):
                if watcher.table == table_id:
                    del self.watchers[socket]
                    self.effects.messages.append(Closed(socket))

    def _tick(self) -> None:
        now = self.clock()
        for local in list(self.tables.values()):
            deadline = local.table.deadline()
            if deadline is not None and deadline <= now and local.table.tick(now):
                self.keep(local)

    # -- who watches -------------------------------------------------------------------------------------------

    def _watch(self, message: Watch) -> None:
        if message.table not in self.tables:
            self.effects.messages.append(Closed(message.socket))
            return
        local = self.tables[message.table]
        seat = message.seat if message.seat in local.seats else None
        self.watchers[message.socket] = Watcher(message.table, seat, message.since)
        local.table.present(ME)

    def _unwatch(self, socket: int) -> None:
        gone = self.watchers.pop(socket, None)
        if gone and not any(other.table == gone.table for other in self.watchers.values()):
            local = self.tables.get(gone.table)
            if local:
                local.table.absent(ME, self.clock())

    def _tell(self) -> None:
        """Tell every page what is new at the table that it shows."""
        now = self.clock()
        for socket, watcher in self.watchers.items():
            local = self.tables.get(watcher.table)
            if local is None or local.table.version(ME) == watcher.version:
                continue
            watcher.version = local.table.version(ME)
            screen = local.screen(watcher.seat, watcher.since, now)
            self.effects.messages.append(Push(socket, msgspec.json.encode(screen).decode()))
            watcher.since = local.next_event

    # -- what is worked out elsewhere ----------------------------------------------------------------------------

    def ask(self, name: str, args: tuple[Any, ...], rank: int, what: str, done: Callable[[JobDone], None]) -> int:
        self.last_job += 1
        self.jobs[self.last_job] = what, done
        self.effects.messages.append(Job(self.last_job, name, pack(*args), rank, what))
        return self.last_job

    def cancel(self, what: str, job: int | None = None) -> None:
        """Nobody waits any more for the jobs of a table or an analysis, or for one of them."""
        for number in [n for n, (whose, _) in self.jobs.items() if whose == what and job in (None, n)]:
            del self.jobs[number]
            self.effects.messages.append(Cancel(number))

    def _done(self, message: JobDone) -> None:
        found = self.jobs.pop(message.job, None)
        if found:
            found[1](message)

    def _ask_bots(self, local: LocalTable) -> None:
        wanted = {(job.seat, job.question, job.level): job for job in local.table.jobs()}
        if local.asked - set(wanted):
            local.asked.clear()
            self.cancel(f"bots of {local.id}")
        for key, job in wanted.items():
            if key not in local.asked:
                local.asked.add(key)
                self._ask_bot(local, job, TRIES)

    def _ask_bot(self, local: LocalTable, job: BotJob, tries: int) -> None:
        def done(message: JobDone) -> None:
            if self.tables.get(local.id) is not local:
                return
            try:
                if not message.result:
                    raise ApiError(503, "no-answer", "the bot gave no answer")
                answers = msgspec.json.decode(message.result, type=list[str])
                local.table.bot_answer(job, answers, self.clock())
            except (ApiError, QuadrigaError):
                if tries > 1:
                    self._ask_bot(local, job, tries - 1)
                    return
                local.table.bot_answer(job, think(replace(job, level=WEAKER)), self.clock(), WEAKER)
            local.asked.discard((job.seat, job.question, job.level))
            self.keep(local)

        self.ask("think", (job,), FIRST, f"bots of {local.id}", done)
