"""The database: SQLite in one file, brought up to date at the start, with one writer that commits in groups."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import create_engine, event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from quadriga.kernel.errors import QuadrigaError

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]
FILE = "quadriga.sqlite3"
MOST_AT_ONCE = 200
"""Jobs in one commit."""


class BadStorage(QuadrigaError):
    """A data folder or database that cannot be used."""


def prepare(folder: Path) -> Path:
    """The database file in this folder, made or brought up to date."""
    file = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with file.open("ab"):
            pass
    except OSError as error:
        raise BadStorage(f"cannot write in the data folder {folder}: {error.strerror}") from None
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    engine = create_engine(f"sqlite:///{file}")
    listen(engine, "IMMEDIATE")
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            newest = ScriptDirectory.from_config(config).get_current_head()
            command.upgrade(config, "head")
    except CommandError:
        raise BadStorage(f"{file} is of a newer version of Quadriga (this one knows it up to {newest})") from None
    except DBAPIError as error:
        raise BadStorage(f"{file} cannot be used as a database: {error.orig}") from None
    finally:
        engine.dispose()
    return file


def listen(engine: Engine, mode: str) -> None:
    """Begin transactions ourselves, in the given mode; switch on what SQLite has off."""

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Any) -> None:
        connection.exec_driver_sql(f"BEGIN {mode}")


class Store:
    """Reads side by side; writes one after another, those that wait together in one commit."""

    def __init__(self, file: Path) -> None:
        url = f"sqlite+aiosqlite:///{file}"
        self.reader: AsyncEngine = create_async_engine(url, pool_size=4)
        listen(self.reader.sync_engine, "DEFERRED")
        self.writer: AsyncEngine = create_async_engine(url, pool_size=1)
        listen(self.writer.sync_engine, "IMMEDIATE")
        self.jobs: asyncio.Queue[tuple[Job[Any], asyncio.Future[Any]]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.task = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Finish what waits to be written, then close."""
        await self.jobs.join()
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        await self.reader.dispose()
        await self.writer.dispose()

    async def read(self, job: Job[T]) -> T:
        async with self.reader.connect() as connection:
            return await job(connection)

    async def write(self, job: Job[T]) -> T:
        """Do a job and commit it; what it gives back is given once it is safe on the disk."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((job, done))
        return await asyncio.shield(done)

    async def _write_on(self) -> None:
        while True:
            waiting = [await self.jobs.get()]
            while not self.jobs.empty() and len(waiting) < MOST_AT_ONCE:
                waiting.append(self.jobs.get_nowait())
            try:
                await self._commit(waiting)
            except Exception:
                for one in waiting:
                    try:
                        await self._commit([one])
                    except Exception as error:
                        one[1].set_exception(error)
                        one[1].exception()  # somebody may have stopped waiting
            finally:
                for _ in waiting:
                    self.jobs.task_done()

    async def _commit(self, waiting: list[tuple[Job[Any], asyncio.Future[Any]]]) -> None:
        async with self.writer.begin() as connection:
            results = [await job(connection) for job, _ in waiting]
        for (_, done), result in zip(waiting, results, strict=True):
            done.set_result(result)
