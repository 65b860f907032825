"""What a host does with people and tables: written straight to the database, which a running server then looks at."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic.script import ScriptDirectory
from sqlalchemy import delete, insert, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.api.wire import Announcement
from quadriga.kernel.errors import QuadrigaError
from quadriga.server.accounts import delete_account, export_account, find_person, keep
from quadriga.server.bans import ADDRESS, PERSON, network_of
from quadriga.server.database import FILE, Database, StorageError, migrations
from quadriga.server.host_changes import ANNOUNCEMENT, STAMP
from quadriga.server.people import KEY_ID, RESET, add_key
from quadriga.server.schema import bans, keys, people, settings, tables

T = TypeVar("T")


class AdminError(QuadrigaError):
    """A person, table or session that there is not."""


class Admin:
    """One data folder; each method is one command."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / FILE
        if not self.file.is_file():
            raise StorageError(f"there is no database in {folder}")

    def _do(self, job: Callable[[AsyncConnection], Awaitable[T]], changes: bool = True) -> T:
        """Run a job in one transaction, and let a server that runs know."""

        async def work() -> T:
            database = Database(self.file)
            await database.open()
            try:
                newest = ScriptDirectory.from_config(migrations()).get_current_head()
                query = text("SELECT version_num FROM alembic_version")
                if await database.read(lambda db: db.scalar(query)) != newest:
                    raise StorageError(
                        f"{self.file} is of another version of Quadriga: start a server of this one first"
                    )
                return await (database.write(job) if changes else database.read(job))
            finally:
                await database.close()

        try:
            result = asyncio.run(work())
            if changes:
                (self.folder / STAMP).write_text(str(time.time_ns()))
        except DBAPIError as error:
            raise StorageError(f"{self.file} cannot be used: {error.orig}") from None
        except OSError as error:
            raise StorageError(f"cannot write in the data folder {self.folder}: {error.strerror}") from None
        return result

    # -- people ----------------------------------------------------------------------------------------------

    def people(self, part: str) -> list[dict[str, Any]]:
        """Whose name holds this text."""
        columns = people.c.id, people.c.name, people.c.password.is_not(None).label("registered"), people.c.seen
        query = select(*columns).where(people.c.name.contains(part, autoescape=True)).order_by(people.c.seen.desc())

        async def job(db: AsyncConnection) -> list[dict[str, Any]]:
            return [dict(row) for row in (await db.execute(query.limit(100))).mappings()]

        return self._do(job, changes=False)

    def export(self, who: str) -> dict[str, Any]:
        async def job(db: AsyncConnection) -> dict[str, Any]:
            return await export_account(db, (await known(db, who)).id)

        return self._do(job, changes=False)

    def delete_account(self, who: str) -> str:
        async def job(db: AsyncConnection) -> str:
            person = await known(db, who)
            await delete_account(db, person.id)
            return str(person.name)

        return self._do(job)

    def reset_password(self, who: str) -> tuple[str, str]:
        """The person's name, and a link by which they set a new password once."""
        secret = secrets.token_urlsafe(32)

        async def job(db: AsyncConnection) -> tuple[str, str]:
            person = await known(db, who)
            if person.password is None:
                raise AdminError(f"{person.name} is a guest and has no password")
            await db.execute(delete(keys).where(keys.c.person == person.id, keys.c.kind == RESET))
            await add_key(db, person.id, secret, RESET)
            url = await db.scalar(select(settings.c.value).where(settings.c.name == "public_url"))
            return str(person.name), f"{url or ''}/account#reset={secret}"

        return self._do(job)

    # -- sessions --------------------------------------------------------------------------------------------

    def sessions(self, who: str) -> list[dict[str, Any]]:
        async def job(db: AsyncConnection) -> list[dict[str, Any]]:
            person = await known(db, who)
            rows = await db.execute(select(keys).where(keys.c.person == person.id).order_by(keys.c.created))
            return [
                {"id": row.hash[:KEY_ID], "kind": row.kind, "created": row.created, "used": row.used} for row in rows
            ]

        return self._do(job, changes=False)

    def end_sessions(self, who: str, key_id: str = "") -> int:
        """End one session or token, or all; how many there were."""

        async def job(db: AsyncConnection) -> int:
            person = await known(db, who)
            query = delete(keys).where(keys.c.person == person.id)
            if key_id:
                query = query.where(keys.c.hash.startswith(key_id, autoescape=True))
            ended = (await db.execute(query)).rowcount
            if key_id and not ended:
                raise AdminError(f"{person.name} has no session or token {key_id!r}")
            return ended

        return self._do(job)

    # -- bans ------------------------------------------------------------------------------------------------

    def ban(self, who: str, address: str, reason: str) -> str:
        async def job(db: AsyncConnection) -> str:
            kind, value, name = await self._banned(db, who, address)
            await db.execute(delete(bans).where(bans.c.kind == kind, bans.c.who == value))
            await db.execute(insert(bans).values(kind=kind, who=value, reason=reason, created=time.time()))
            return name

        return self._do(job)

    def unban(self, who: str, address: str) -> str:
        async def job(db: AsyncConnection) -> str:
            kind, value, name = await self._banned(db, who, address)
            if not (await db.execute(delete(bans).where(bans.c.kind == kind, bans.c.who == value))).rowcount:
                raise AdminError(f"{name} is not banned")
            return name

        return self._do(job)

    async def _banned(self, db: AsyncConnection, who: str, address: str) -> tuple[str, str, str]:
        """Kind, value and name of what a ban is about."""
        if bool(who) == bool(address):
            raise AdminError("name a person or an address (--address), one of them")
        if address:
            network = str(network_of(address))
            return ADDRESS, network, network
        person = await known(db, who)
        return PERSON, person.id, person.name

    def bans(self) -> list[dict[str, Any]]:
        query = select(bans, people.c.name).join(people, people.c.id == bans.c.who, isouter=True)

        async def job(db: AsyncConnection) -> list[dict[str, Any]]:
            return [dict(row) for row in (await db.execute(query.order_by(bans.c.created))).mappings()]

        return self._do(job, changes=False)

    # -- tables ----------------------------------------------------------------------------------------------

    def delete_table(self, table: str) -> None:
        async def job(db: AsyncConnection) -> None:
            if not (await db.execute(delete(tables).where(tables.c.id == table))).rowcount:
                raise AdminError(f"there is no table {table!r}")

        self._do(job)

    def announce(self, said: str, restart_in: float | None) -> None:
        """Tell everybody at the tables; empty and without a restart: take back what was said before."""
        restart = None if restart_in is None else time.time() + restart_in * 60
        message = msgspec.json.encode(Announcement(said, restart)).decode() if said or restart else None
        self._do(lambda db: keep(db, ANNOUNCEMENT, message))


async def known(db: AsyncConnection, who: str) -> Any:
    person = await find_person(db, who)
    if person is None:
        raise AdminError(f"there is nobody called {who!r}")
    return person
