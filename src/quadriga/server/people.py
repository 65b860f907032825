"""Who is who: guests and registered names, their sessions and API tokens."""

from __future__ import annotations

import asyncio
import hmac
import re
import secrets
import time
import unicodedata
from hashlib import sha256
from typing import Any, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.server.database import Database
from quadriga.server.problems import ApiError
from quadriga.server.schema import keys, people, settings

SESSION, TOKEN = "session", "token"
LONGEST_NAME = 24
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
GUEST_NAMES = ("Aulus", "Claudia", "Decimus", "Flavia", "Gaius", "Iulia", "Livia", "Lucius", "Marcus", "Octavia",
               "Publius", "Quintus", "Servius", "Sextus", "Titus", "Tullia", "Valeria")  # fmt: skip
FORGET_GUESTS = 60 * 24 * 3600.0
"""Guests who have not come for so long lose their name and session."""
REMEMBER_SEEN = 3600.0


class Person(NamedTuple):
    """Somebody who has shown a session or a token; the key is the hash of its secret."""

    id: str
    name: str
    registered: bool
    key: str
    by_token: bool


class People:
    """Guests pick a free name; a registered name needs its password."""

    def __init__(self, database: Database) -> None:
        self.database = database
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
        if person and time.time() < until:
            return person if person.by_token == (kind == TOKEN) else None

        async def job(db: AsyncConnection) -> Any:
            query = select(people).join(keys, keys.c.person == people.c.id)
            return (await db.execute(query.where(keys.c.hash == key, keys.c.kind == kind))).one_or_none()

        row = await self.database.read(job)
        if row is None:
            return None
        if time.time() - row.seen > REMEMBER_SEEN:
            seen = update(people).where(people.c.id == row.id).values(seen=time.time())
            await self.database.write(lambda db: db.execute(seen))
        if len(self.known) > 10_000:
            self.known.clear()
        person = Person(row.id, row.name, row.password is not None, key, kind == TOKEN)
        self.known[key] = person, time.time() + REMEMBER_SEEN
        return person

    def _forget(self, person_id: str) -> None:
        self.known = {key: known for key, known in self.known.items() if known[0].id != person_id}

    async def new_key(self, person: Person, kind: str) -> str:
        """A new session or token of this person; its secret, which is kept nowhere."""
        secret = secrets.token_urlsafe(32)
        await self.database.write(lambda db: add_key(db, person.id, secret, kind))
        return secret

    async def drop_tokens(self, person: Person) -> None:
        query = delete(keys).where(keys.c.person == person.id, keys.c.kind == TOKEN)
        await self.database.write(lambda db: db.execute(query))
        self._forget(person.id)

    # -- coming and going ------------------------------------------------------------------------------------

    async def new_guest(self) -> tuple[Person, str]:
        """A guest with a name nobody has, and the secret of its session."""
        secret, person_id, now = secrets.token_urlsafe(32), secrets.token_hex(12), time.time()

        async def job(db: AsyncConnection) -> str:
            while True:
                name = f"{secrets.choice(GUEST_NAMES)}-{secrets.randbelow(90000) + 10000}"
                if not await holder(db, name_key(name)):
                    break
            row = {"id": person_id, "name": name, "name_key": name_key(name), "created": now, "seen": now}
            await db.execute(insert(people).values(row))
            await add_key(db, person_id, secret, SESSION)
            return name

        name = await self.database.write(job)
        return Person(person_id, name, False, sha256(secret.encode()).hexdigest(), False), secret

    async def rename(self, person: Person, name: str) -> Person:
        if person.registered:
            raise ApiError(409, "name-fixed", "a registered name cannot be changed")
        name = clean_name(name)
        change = update(people).where(people.c.id == person.id).values(name=name, name_key=name_key(name))
        await self._take_name(change, name)
        self._forget(person.id)
        return person._replace(name=name)

    async def register(self, person: Person, name: str, password: str) -> tuple[Person, str]:
        """Reserve a name for this guest; a new session, whose secret is given."""
        if person.registered:
            raise ApiError(409, "registered-already", "this person has a registered name already")
        name = clean_name(name)
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            least = str(SHORTEST_PASSWORD)
            raise ApiError(400, "bad-password", f"a password has {least} to {LONGEST_PASSWORD} characters", least=least)
        hashed = await self._slowly(self.hasher.hash, password)
        change = update(people).where(people.c.id == person.id, people.c.password.is_(None))
        await self._take_name(change.values(name=name, name_key=name_key(name), password=hashed), name)
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

    async def _take_name(self, change: Any, name: str) -> None:
        """Write a name, unless somebody has it: the database knows, whoever comes first."""
        try:
            await self.database.write(lambda db: db.execute(change))
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
    row = {"hash": sha256(secret.encode()).hexdigest(), "kind": kind, "person": person_id, "created": time.time()}
    await db.execute(insert(keys).values(row))


async def holder(db: AsyncConnection, key: str) -> str | None:
    return await db.scalar(select(people.c.id).where(people.c.name_key == key))


def clean_name(name: str) -> str:
    """A name as it is shown: letters, digits and a few signs, single blanks."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    fine = all(unicodedata.category(sign)[0] in "LMN" or sign in " -_.'’" for sign in name)
    if not 1 <= len(name) <= LONGEST_NAME or not fine or not name_key(name):
        most = str(LONGEST_NAME)
        raise ApiError(
            400, "bad-name", f"a name has 1 to {most} letters, digits, blanks or the signs - _ . '", most=most
        )
    return name


def name_key(name: str) -> str:
    """What two names must not have in common: case, accents, blanks and signs do not tell them apart."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return re.sub(r"[\W_]+", "", "".join(sign for sign in plain if not unicodedata.combining(sign)))
