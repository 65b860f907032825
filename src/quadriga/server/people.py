"""Who is who: guests and registered names, their sessions and API tokens."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from hashlib import sha256
from typing import Any, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.api.names import clean_name, look_of, name_key
from quadriga.api.problems import ApiError
from quadriga.api.wire_accounts import KeyInfo
from quadriga.server.database import Database
from quadriga.server.passwords import LONGEST_PASSWORD, check_password
from quadriga.server.schema import keys, people, settings

SESSION, TOKEN, RESET = "session", "token", "reset"
RESET_HOURS = 24
"""For which a link to set a new password is good."""
DAY = 24 * 3600.0
GUEST_NAMES = ("Aulus", "Claudia", "Decimus", "Flavia", "Gaius", "Iulia", "Livia", "Lucius", "Marcus", "Octavia",
               "Publius", "Quintus", "Servius", "Sextus", "Titus", "Tullia", "Valeria")  # fmt: skip
FORGET_GUESTS = 60 * 24 * 3600.0
"""Seconds after which a guest who has not come back loses name and session."""
REMEMBER_SEEN = 3600.0
KEY_ID = 16
"""Letters of a key's hash by which its owner names it."""


class Person(NamedTuple):
    """Somebody who has shown a session or a token; the key is the hash of its secret."""

    id: str
    name: str
    registered: bool
    key: str
    by_token: bool


class People:
    """Guests pick a free name; a registered name needs its password."""

    def __init__(self, database: Database, session_days: float = 60, token_days: float = 365) -> None:
        self.database = database
        self.longest = {SESSION: session_days * DAY, TOKEN: token_days * DAY, RESET: RESET_HOURS * 3600.0}
        """Seconds after which a key that nobody used is worthless, by kind."""
        self.secret = b""
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(2)
        self.nobody = ""
        """What the password of a name that nobody has is compared with, so that it takes as long."""
        self.known: dict[str, tuple[Person, float]] = {}
        """By key: what the database said, and how long that is remembered; dropped when it changes."""

    async def open(self) -> None:
        async def job(db: AsyncConnection) -> str:
            secret = await db.scalar(select(settings.c.value).where(settings.c.name == "secret"))
            if secret is None:
                secret = secrets.token_hex(32)
                await db.execute(insert(settings).values(name="secret", value=secret))
            old = time.time() - FORGET_GUESTS
            await db.execute(delete(people).where(people.c.password.is_(None), people.c.seen < old))
            for kind, longest in self.longest.items():
                await db.execute(delete(keys).where(keys.c.kind == kind, keys.c.used < time.time() - longest))
            return str(secret)

        self.secret = (await self.database.write(job)).encode()

    # -- sessions and tokens --------------------------------------------------------------------------------

    def sign(self, text: str) -> str:
        return hmac.new(self.secret, text.encode(), sha256).hexdigest()

    def cookie(self, secret: str) -> str:
        return f"{secret}.{self.sign('session ' + secret)}"

    def csrf(self, person: Person) -> str:
        return self.sign("csrf " + person.key)

    async def by_cookie(self, cookie: str) -> Person | None:
        secret, _, signature = cookie.partition(".")
        if not hmac.compare_digest(self.sign("session " + secret).encode(), signature.encode()):
            return None
        return await self._by_key(secret, SESSION)

    async def by_token(self, token: str) -> Person | None:
        return await self._by_key(token, TOKEN)

    async def _by_key(self, secret: str, kind: str) -> Person | None:
        key = sha256(secret.encode()).hexdigest()
        person, until = self.known.get(key, (None, 0.0))
        if person and kind != RESET and time.time() < until:
            return person if person.by_token == (kind == TOKEN) else None

        async def job(db: AsyncConnection) -> Any:
            query = select(people, keys.c.used).join(keys, keys.c.person == people.c.id)
            return (await db.execute(query.where(keys.c.hash == key, keys.c.kind == kind))).one_or_none()

        now = time.time()
        row = await self.database.read(job)
        if row is None or now - row.used > self.longest[kind]:
            return None
        if now - row.used > REMEMBER_SEEN or now - row.seen > REMEMBER_SEEN:

            async def note(db: AsyncConnection) -> None:
                await db.execute(update(people).where(people.c.id == row.id).values(seen=now))
                await db.execute(update(keys).where(keys.c.hash == key).values(used=now))

            await self.database.write(note)
        if len(self.known) > 10_000:
            self.known.clear()
        person = Person(row.id, row.name, row.password is not None, key, kind == TOKEN)
        if kind != RESET:
            self.known[key] = person, now + min(REMEMBER_SEEN, self.longest[kind])
        return person

    def forget_all(self) -> None:
        """Somebody else has changed the database: believe nothing that was read before."""
        self.known.clear()

    def _forget(self, person_id: str) -> None:
        self.known = {key: known for key, known in self.known.items() if known[0].id != person_id}

    async def new_key(self, person: Person, kind: str) -> str:
        """A new session or token of this person; its secret, which is kept nowhere."""
        secret = secrets.token_urlsafe(32)
        await self.database.write(lambda db: add_key(db, person.id, secret, kind))
        return secret

    async def keys_of(self, person: Person) -> list[KeyInfo]:
        """Sessions and tokens, the newest first."""

        async def job(db: AsyncConnection) -> Any:
            query = select(keys).where(keys.c.person == person.id, keys.c.kind != RESET)
            return (await db.execute(query.order_by(keys.c.created.desc()))).all()

        return [
            KeyInfo(row.hash[:KEY_ID], row.kind, row.created, row.used, row.hash == person.key)
            for row in await self.database.read(job)
            if time.time() - row.used <= self.longest[row.kind]
        ]

    async def drop_keys(self, person: Person, key_id: str = "", kind: str = "") -> int:
        """End one session or token, all of a kind, or all but the one that asks; how many there were."""
        query = delete(keys).where(keys.c.person == person.id)
        if key_id:
            query = query.where(keys.c.hash.startswith(key_id, autoescape=True))
        elif kind:
            query = query.where(keys.c.kind == kind)
        else:
            query = query.where(keys.c.hash != person.key)
        done = await self.database.write(lambda db: db.execute(query))
        self._forget(person.id)
        return done.rowcount

    # -- coming and going ------------------------------------------------------------------------------------

    async def new_guest(self) -> tuple[Person, str]:
        """A guest with a name nobody has, and the secret of its session."""
        secret, person_id, now = secrets.token_urlsafe(32), secrets.token_hex(12), time.time()

        async def job(db: AsyncConnection) -> str:
            while True:
                name = f"{secrets.choice(GUEST_NAMES)}-{secrets.randbelow(90000) + 10000}"
                if not await holder(db, name_key(name)):
                    break
            row = {"id": person_id, "created": now, "seen": now, **named(name)}
            await db.execute(insert(people).values(row))
            await add_key(db, person_id, secret, SESSION)
            return name

        name = await self.database.write(job)
        return Person(person_id, name, False, sha256(secret.encode()).hexdigest(), False), secret

    async def rename(self, person: Person, name: str) -> Person:
        if person.registered:
            raise ApiError(409, "name-fixed", "a registered name cannot be changed")
        name = clean_name(name)
        await self._take_name(update(people).where(people.c.id == person.id), person, name)
        self._forget(person.id)
        return person._replace(name=name)

    async def register(self, person: Person, name: str, password: str) -> tuple[Person, str]:
        """Reserve a name for this guest; a new session, whose secret is given."""
        if person.registered:
            raise ApiError(409, "registered-already", "this person has a registered name already")
        name = clean_name(name)
        check_password(name, password)
        hashed = await self._slowly(self.hasher.hash, password)
        change = update(people).where(people.c.id == person.id, people.c.password.is_(None))
        await self._take_name(change, person, name, password=hashed)
        return await self._change_session(person, person._replace(name=name, registered=True))

    async def login(self, person: Person | None, name: str, password: str) -> tuple[Person, str]:
        async def job(db: AsyncConnection) -> Any:
            return (await db.execute(select(people).where(people.c.name_key == name_key(name)))).one_or_none()

        row = await self.database.read(job)
        self.nobody = self.nobody or await self._slowly(self.hasher.hash, secrets.token_hex(16))
        hashed = self.nobody if row is None or row.password is None else row.password
        right = len(password) <= LONGEST_PASSWORD and await self._slowly(self._fits, hashed, password)
        if not right or row is None or row.password is None:
            raise ApiError(403, "wrong-password", "there is no such name with this password")
        return await self._change_session(person, Person(row.id, row.name, True, "", False))

    async def logout(self, person: Person) -> tuple[Person, str]:
        """End this session; a fresh guest takes its place."""
        await self.database.write(lambda db: db.execute(delete(keys).where(keys.c.hash == person.key)))
        self._forget(person.id)
        return await self.new_guest()

    async def _change_session(self, old: Person | None, new: Person) -> tuple[Person, str]:
        secret = await self.new_key(new, SESSION)
        if old is not None and not old.by_token:
            await self.database.write(lambda db: db.execute(delete(keys).where(keys.c.hash == old.key)))
            self._forget(old.id)
        return new._replace(key=sha256(secret.encode()).hexdigest(), by_token=False), secret

    async def change_password(self, person: Person, old: str, new: str) -> tuple[Person, str]:
        """A new password; all other sessions and all tokens end, and this session gets a new secret."""
        if not person.registered:
            raise ApiError(409, "not-registered", "only a registered name has a password")
        await self.check_own_password(person, old)
        check_password(person.name, new)
        return await self._set_password(person, new)

    async def check_own_password(self, person: Person, password: str) -> None:
        query = select(people.c.password).where(people.c.id == person.id)
        hashed = await self.database.read(lambda db: db.scalar(query))
        if len(password) > LONGEST_PASSWORD or not await self._slowly(self._fits, hashed or "", password):
            raise ApiError(403, "wrong-own-password", "this is not the password of this name")

    async def reset_password(self, secret: str, new: str) -> tuple[Person, str]:
        """A new password by a link that the host has given; the link is good once."""
        person = await self._by_key(secret, RESET)
        if person is None:
            raise ApiError(403, "bad-reset", "this link has been used or is too old; ask for another")
        check_password(person.name, new)
        return await self._set_password(person._replace(by_token=True), new)

    async def _set_password(self, person: Person, new: str) -> tuple[Person, str]:
        hashed = await self._slowly(self.hasher.hash, new)

        async def job(db: AsyncConnection) -> None:
            await db.execute(update(people).where(people.c.id == person.id).values(password=hashed))
            await db.execute(delete(keys).where(keys.c.person == person.id))

        await self.database.write(job)
        self._forget(person.id)
        return await self._change_session(None, person._replace(registered=True))

    async def _take_name(self, change: Any, person: Person, name: str, **values: str) -> None:
        """Write a name, unless somebody has it or one that looks like it: whoever comes first."""

        async def job(db: AsyncConnection) -> None:
            alike = select(people.c.id).where(people.c.look == look_of(name), people.c.id != person.id)
            if await db.scalar(alike):
                raise ApiError(409, "name-taken", f"the name {name!r} is taken", name=name)
            await db.execute(change.values(**named(name), **values))

        try:
            await self.database.write(job)
        except IntegrityError:
            raise ApiError(409, "name-taken", f"the name {name!r} is taken", name=name) from None

    async def _slowly(self, work: Any, *args: str) -> Any:
        """Do what takes long by design on another thread, few at a time."""
        async with self.hashing:
            return await asyncio.to_thread(work, *args)

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


async def add_key(db: AsyncConnection, person_id: str, secret: str, kind: str) -> None:
    now = time.time()
    row = {"hash": sha256(secret.encode()).hexdigest(), "kind": kind, "person": person_id, "created": now, "used": now}
    await db.execute(insert(keys).values(row))


def named(name: str) -> dict[str, str]:
    """The columns of a name."""
    return {"name": name, "name_key": name_key(name), "look": look_of(name)}


async def holder(db: AsyncConnection, key: str) -> str | None:
    return await db.scalar(select(people.c.id).where(people.c.name_key == key))
