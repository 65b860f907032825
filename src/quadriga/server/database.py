"""The database: SQLite in one file, brought up to date at the start, with one writer that commits in groups."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import ClauseElement, Connection, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from quadriga.kernel.errors import QuadrigaError
from quadriga.server.metrics import Metrics

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
Rows = dict[str, list[dict[str, Any]]]
"""Statements as `written` has them, each with the values of all its rows; done in the order in which any of a group
names them first."""
FILE = "quadriga.sqlite3"
MIGRATIONS = Path(__file__).parent / "migrations"
MOST_AT_ONCE = 200
"""Jobs in one commit."""
PAUSE = 0.01
"""Seconds from one commit to the next: much goes to the disk together, and where little is written nobody waits."""
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")


class StorageError(QuadrigaError):
    """A data folder or database that cannot be used."""


def hold(folder: Path) -> IO[str]:
    """Keep other servers away from this folder, as long as what is given stays open; the folder is made if missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = (folder / "server.lock").open("w")
    except OSError as error:
        raise StorageError(f"cannot write in the data folder {folder}: {error.strerror}") from None
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise StorageError(f"another server uses the data folder {folder}") from None
    return file


def prepare(folder: Path) -> Path:
    """The database file in this folder, made or brought up to date; for a folder that no other server uses."""
    file = folder / FILE
    try:
        with file.open("ab"):
            pass
    except OSError as error:
        raise StorageError(f"cannot write in the data folder {folder}: {error.strerror}") from None
    config = migrations()
    steps = ScriptDirectory.from_config(config)
    newest = steps.get_current_head()
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True)
    listen(engine, "IMMEDIATE")
    try:
        with engine.begin() as connection:
            check(file, connection)
            config.attributes["connection"] = connection
            present = MigrationContext.configure(connection).get_current_revision()
            if present is not None and present != newest:
                steps.get_revision(present)  # raises CommandError where this version does not know it
                copy(file, present)
            command.upgrade(config, "head")
    except CommandError:
        raise StorageError(f"{file} is of a newer version of Quadriga (this one knows it up to {newest})") from None
    except DBAPIError as error:
        if getattr(error.orig, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT:
            raise damaged(file, str(error.orig)) from None
        raise StorageError(f"{file} cannot be used as a database: {error.orig}") from None
    finally:
        engine.dispose()
    return file


def migrations() -> Config:
    """Where the steps are that lead to the schema of now."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def check(file: Path, connection: Connection) -> None:
    """Refuse a file with damaged pages: going on with it would lose more."""
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise damaged(file, str(found))


def damaged(file: Path, found: str) -> StorageError:
    what = " ".join(found.replace("***", "").split())
    return StorageError(f"{file} is damaged ({what}): put a backup in its place with 'quadriga restore BACKUP'")


def copy(file: Path, revision: str) -> None:
    """Keep the database as it is before an upgrade, beside it; one of an earlier try is replaced once this is whole."""
    target = file.with_stem(f"{file.stem}-{revision}")
    part = target.with_suffix(".part")
    try:
        part.unlink(missing_ok=True)
        part.touch()
        shutil.copymode(file, part)
        with contextlib.closing(sqlite3.connect(file)) as old, contextlib.closing(sqlite3.connect(part)) as new:
            old.backup(new)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        with contextlib.suppress(OSError):
            part.unlink()
        raise StorageError(f"{file} cannot be copied before it is brought up to date: {error}") from None


def listen(engine: Engine, mode: str) -> None:
    """Begin transactions ourselves, in the given mode; switch on what SQLite has off."""

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Any) -> None:
        connection.exec_driver_sql(f"BEGIN {mode}")


def written(statement: ClauseElement, *columns: str) -> str:
    """A statement in SQLite's words, with its values by name; of an insertion that of these columns."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named"), column_keys=columns or None))


class Database:
    """Reads side by side; writes one after another, those that wait together in one commit."""

    def __init__(self, file: Path, metrics: Metrics | None = None) -> None:
        url = f"sqlite+aiosqlite:///{file}"
        self.metrics = metrics or Metrics()
        # Parameters hold hashes of passwords and secrets of games: no error, and so no log, tells them.
        self.reader: AsyncEngine = create_async_engine(url, pool_size=4, hide_parameters=True)
        listen(self.reader.sync_engine, "DEFERRED")
        self.writer: AsyncEngine = create_async_engine(url, pool_size=1, hide_parameters=True)
        listen(self.writer.sync_engine, "IMMEDIATE")
        # Rows, which every answer writes, go to a thread in one step and to SQLite as they are: to await and to
        # prepare each statement costs more than it does.
        self.row_writer = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            self.row_writer.execute(f"PRAGMA {pragma}")
        self.row_jobs: SimpleQueue[tuple[Rows, asyncio.Future[None]] | None] = SimpleQueue()
        self.row_thread = Thread(target=self._write_rows, name="rows", daemon=True)
        self.waiting: asyncio.Queue[tuple[Job[Any] | Rows, asyncio.Future[Any]]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.row_thread.start()
        self.task = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Finish what waits to be written, then close."""
        await self.waiting.join()
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        await self.reader.dispose()
        await self.writer.dispose()
        self.row_jobs.put(None)
        await asyncio.to_thread(self.row_thread.join)
        self.row_writer.close()

    async def read(self, job: Job[T]) -> T:
        async with self.reader.connect() as connection:
            return await job(connection)

    async def write(self, job: Job[T]) -> T:
        """Do a job and commit it; what it gives back is given once it is safe on the disk."""
        result: T = await self._wait_for(job)
        return result

    async def add(self, rows: Rows) -> None:
        """The same for rows, of which many go to the disk as fast as one."""
        await self._wait_for(rows)

    async def _wait_for(self, work: Job[Any] | Rows) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((work, done))
        return await asyncio.shield(done)

    async def _write_on(self) -> None:
        written_at = 0.0
        while True:
            group = [await self.waiting.get()]
            if (pause := written_at + PAUSE - time.monotonic()) > 0:
                await asyncio.sleep(pause)
            while not self.waiting.empty() and len(group) < MOST_AT_ONCE:
                group.append(self.waiting.get_nowait())
            try:
                results = await self._commit([work for work, _ in group])
            except Exception:
                await self._commit_one_by_one(group)
            else:
                for (_, done), result in zip(group, results, strict=True):
                    done.set_result(result)
            finally:
                written_at = time.monotonic()
                for _ in group:
                    self.waiting.task_done()

    async def _commit_one_by_one(self, group: list[tuple[Job[Any] | Rows, asyncio.Future[Any]]]) -> None:
        """Where a group cannot be written, find out whose fault it is."""
        for work, done in group:
            try:
                done.set_result((await self._commit([work]))[0])
            except Exception as error:
                self.metrics.failed_commits += 1
                done.set_exception(error)
                done.exception()  # somebody may have stopped waiting for it

    async def _commit(self, group: list[Job[Any] | Rows]) -> list[Any]:
        many: Rows = {}
        for work in group:
            if isinstance(work, dict):
                for statement, rows in work.items():
                    many.setdefault(statement, []).extend(rows)
        jobs = [work for work in group if not isinstance(work, dict)]
        begun = time.perf_counter()
        if jobs:
            async with self.writer.begin() as connection:
                for statement, rows in many.items():
                    await connection.exec_driver_sql(statement, rows)
                results = [None if isinstance(work, dict) else await work(connection) for work in group]
        else:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.row_jobs.put((many, done))
            await done
            results = [None] * len(group)
        self.metrics.commit(time.perf_counter() - begun)
        return results

    def _write_rows(self) -> None:
        """On a thread of its own, which an executor would do with several times as many steps."""
        while (job := self.row_jobs.get()) is not None:
            many, done = job
            failed: Exception | None = None
            try:
                self._add_rows(many)
            except Exception as error:
                failed = error
            done.get_loop().call_soon_threadsafe(settle, done, failed)

    def _add_rows(self, many: Rows) -> None:
        self.row_writer.execute("BEGIN IMMEDIATE")
        try:
            for statement, rows in many.items():
                self.row_writer.executemany(statement, rows)
            self.row_writer.execute("COMMIT")
        except BaseException:
            self.row_writer.rollback()
            raise


def settle(done: asyncio.Future[None], failed: Exception | None) -> None:
    if done.cancelled():
        return
    if failed is None:
        done.set_result(None)
    else:
        done.set_exception(failed)
