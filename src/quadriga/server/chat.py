"""The chat at one table: a room for the players and one for those who watch, mutes and removed lines."""

from __future__ import annotations

import unicodedata
from typing import Any, Literal, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.api.problems import ApiError
from quadriga.api.wire import ChatLine
from quadriga.server.database import Database
from quadriga.server.people import Person
from quadriga.server.schema import chat, mutes

LONGEST_CHAT_LINE = 500
MOST_CHAT_LINES = 2000
"""Of one table."""
TURNING = ("LRE", "LRO", "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
"""Control characters that reverse the direction of text, of other people's lines too."""
Room = Literal["players", "watchers"]
AT = "at "
"""Before the address in a mute."""
ROOMS: tuple[Room, ...] = ("players", "watchers")


class Line(NamedTuple):
    number: int
    room: Room
    person: str
    author: str
    text: str
    removed: bool
    at: float


class ChatViewer(NamedTuple):
    """Somebody at the table, as far as the chat is concerned."""

    person: str
    room: Room
    both: bool
    """Whether the rooms are open to each other, as they are whenever no game runs."""


class ChatLog:
    """All lines of a table. Every change is written before it is seen."""

    def __init__(self, database: Database, table: str, owner: str) -> None:
        self.database = database
        self.table = table
        self.owner = owner
        self.lines: list[Line] = []
        self.mutes: set[tuple[str, str]] = set()
        """Reader and author who is not read; for the owner also the address of a guest, who could come anew."""
        self.origins: dict[str, str] = {}
        """The hashed address of everybody who has spoken."""

    async def load(self) -> None:
        async def job(db: AsyncConnection) -> tuple[Any, Any]:
            lines = select(chat).where(chat.c.table == self.table).order_by(chat.c.number)
            muted = select(mutes.c.person, mutes.c.author).where(mutes.c.table == self.table)
            return (await db.execute(lines)).all(), (await db.execute(muted)).all()

        lines, muted = await self.database.read(job)
        self.lines = [Line(*row[1:]) for row in lines]
        self.mutes = {(row.person, row.author) for row in muted}

    def seen_by(self, chat_viewer: ChatViewer, lines: list[Line] | None = None) -> list[ChatLine]:
        """The lines that somebody may and wants to read."""
        return [
            ChatLine(
                line.number,
                line.room,
                line.author,
                line.person == chat_viewer.person,
                "" if line.removed else line.text,
                line.removed,
                line.at,
            )
            for line in (self.lines if lines is None else lines)
            if (chat_viewer.both or line.room == chat_viewer.room)
            and (chat_viewer.person, line.person) not in self.mutes
        ]

    async def add(self, person: Person, room: Room, text: str, now: float, origin: str = "") -> Line:
        text = clean_text(text)
        as_guest = room == "watchers" and not person.registered and person.id != self.owner
        if (self.owner, person.id) in self.mutes or (as_guest and (self.owner, AT + origin) in self.mutes):
            raise ApiError(403, "muted", "the owner of this table has muted this person")
        if len(self.lines) >= MOST_CHAT_LINES:
            raise ApiError(409, "chat-full", "this table has talked enough")
        self.origins[person.id] = origin
        line = Line(len(self.lines) + 1, room, person.id, person.name, text, False, now)
        self.lines.append(line)
        row = line._asdict() | {"table": self.table}
        try:
            await self.database.write(lambda db: db.execute(insert(chat).values(row)))
        except Exception:
            await self.load()
            raise
        return line

    async def remove(self, person: Person, number: int) -> Line:
        """The table's owner removes any line, everybody their own."""
        if not 1 <= number <= len(self.lines):
            raise ApiError(404, "no-line", "there is no such line")
        line = self.lines[number - 1]
        if person.id not in (self.owner, line.person):
            raise ApiError(403, "not-owner", "only the owner of the table removes what others said")
        where = (chat.c.table == self.table) & (chat.c.number == number)
        await self.database.write(lambda db: db.execute(update(chat).where(where).values(removed=True, text="")))
        self.lines[number - 1] = line._replace(removed=True, text="")
        return self.lines[number - 1]

    async def mute(self, person: Person, author: str, muted: bool) -> None:
        """Stop reading what somebody of that name says here; the owner's mute stops them from talking."""
        authors = {line.person for line in self.lines if line.author == author} - {person.id}
        if not authors:
            raise ApiError(404, "no-author", "nobody of this name has said anything here")
        pairs = {(person.id, other) for other in authors}
        if person.id == self.owner:
            pairs |= {(person.id, AT + self.origins[other]) for other in authors if self.origins.get(other)}

        async def job(db: AsyncConnection) -> None:
            for one, other in pairs:
                where = (mutes.c.table == self.table) & (mutes.c.person == one) & (mutes.c.author == other)
                await db.execute(delete(mutes).where(where))
                if muted:
                    await db.execute(insert(mutes).values(table=self.table, person=one, author=other))

        await self.database.write(job)
        self.mutes = self.mutes | pairs if muted else self.mutes - pairs


def clean_text(text: str) -> str:
    """One line of inert text."""
    plain = "".join(" " if unicodedata.category(sign) in ("Cc", "Zl", "Zp") else sign for sign in text)
    plain = "".join(sign for sign in plain if unicodedata.bidirectional(sign) not in TURNING)
    text = " ".join(plain.split())
    if not 1 <= len(text) <= LONGEST_CHAT_LINE:
        raise ApiError(400, "bad-text", f"expected 1 to {LONGEST_CHAT_LINE} characters", most=str(LONGEST_CHAT_LINE))
    return text
