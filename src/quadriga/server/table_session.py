"""One table in memory: the game, its chat, and who watches it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf

import msgspec

from quadriga.api import wire
from quadriga.api.problems import ApiError
from quadriga.api.results import result_of
from quadriga.server.chat import ChatLog, ChatViewer, Line, Room
from quadriga.server.table_store import StoredTable
from quadriga.table import Info, Table

SHARED = 1.0
"""Seconds for which a screen with clocks on it is true enough for others."""
GATHER = 0.3
"""Seconds in which those who come and go are told of together."""


class Watcher:
    """Somebody's open socket: is told that there is something new, and looks for itself."""

    def __init__(self, person: str, address: str, seat: int | None, since: int, key: str = "") -> None:
        self.person = person
        self.address = address
        self.key = key
        """Of the session or token that opened it."""
        self.sent_away = False
        """The session has ended, or the host has banned this person."""
        self.announced = False
        """Whether what the host tells everybody, or that it is over, has been sent."""
        self.shows_announcement = False
        """Whether an announcement is shown there."""
        self.who = person or address
        self.seat = seat
        self.since = since
        self.version = -1
        """The one that was sent last."""
        self.presence = -1
        """The one of the list of who is here that was sent last."""
        self.lines: list[Line] = []
        self.bell = asyncio.Event()
        self.bell.set()
        self.quiet = self.ping_due = False
        """Whether nothing was sent since the last beat, and whether a ping is to be sent for that."""
        self.timer: asyncio.TimerHandle | None = None

    def beat(self, seconds: float) -> None:
        """Ask for a ping where nothing was sent since the last beat; again and again until it is stopped."""
        self.ping_due, self.quiet = self.quiet, True
        if self.ping_due:
            self.bell.set()
        self.timer = asyncio.get_running_loop().call_later(seconds, self.beat, seconds)

    def stop_beating(self) -> None:
        if self.timer:
            self.timer.cancel()


class TableSession:
    """Whoever looks at the table or changes it holds its lock, so that nobody sees what is not written yet."""

    def __init__(
        self, table_id: str, table: Table, chat_log: ChatLog, written: int, owner: str, origin: str = ""
    ) -> None:
        self.id = table_id
        self.origin = origin
        """The address that opened it, hashed: bots think here on its budget."""
        self.owner = owner
        """The name of whoever opened the table, also where they do not sit at it."""
        self.table = table
        self.chat_log = chat_log
        self.written = written
        """How many entries of the journal are safe on the disk."""
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking: dict[tuple[int, str, str], asyncio.Task[None]] = {}
        """By seat, question and level: what bots are at."""
        self.shared: tuple[tuple[int, int, int], float, bytes] | None = None
        """The screen that all get who only watch: version, presence and first event, when it was made, and encoded."""
        self.presence = 0
        """Goes up when somebody comes or goes."""
        self.encoded: tuple[int, bytes] | None = None
        """The message that says who is here, and of which presence it is."""
        self.gathering: asyncio.TimerHandle | None = None
        self.due = inf
        """When a clock here has something to do, if nothing happens before."""
        self.used = time.monotonic()
        self.suspended = False
        """The server could do nothing for a while: before anything else, the clocks forget it."""
        self.gone = False
        """It was dropped from memory, perhaps with something that could not be written: find it again."""

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the table to look at it or to change it: what one finds is on the disk."""
        async with self.lock:
            if self.gone:
                raise ApiError(503, "try-again", "the table is being read again; try once more")
            yield

    # -- who is here -----------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        return [n for n, sitting in enumerate(self.table.seats) if person and sitting.person == person]

    def check_room_for(self, who: str, person: str, most_sockets: int, most_watchers: int) -> None:
        """Refuse a socket where there are too many; those who watch never keep a player out."""
        if sum(watcher.who == who for watcher in self.watchers) >= most_sockets:
            raise ApiError(429, "too-many-sockets", "this person has the table open too often")
        if self.seats_of(person):
            return
        if sum(not self.seats_of(watcher.person) for watcher in self.watchers) >= most_watchers:
            raise ApiError(429, "too-many-watchers", "too many people look at this table")

    def add_watcher(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        if self.seats_of(watcher.person):
            self.table.present(watcher.person)
        self.presence_changed()

    def remove_watcher(self, watcher: Watcher, now: float) -> None:
        self.watchers.discard(watcher)
        self.used = time.monotonic()
        if not any(other.person == watcher.person for other in self.watchers):
            self.table.absent(watcher.person, now)
        self.presence_changed()

    def presence_changed(self) -> None:
        """Everybody is told who is here, soon and by a message of its own, however many come at once."""
        self.presence += 1
        self.look_at_clocks()
        if self.gathering is None:
            self.gathering = asyncio.get_running_loop().call_later(GATHER, self._tell_presence)

    def look_at_clocks(self) -> None:
        """After whatever may set or stop one."""
        deadline = self.table.deadline()
        self.due = inf if deadline is None else deadline

    def _tell_presence(self) -> None:
        self.gathering = None
        self.notify()

    def notify(self, line: Line | None = None) -> None:
        """Tell everybody that there is something new; they find out whether it is for them."""
        for watcher in self.watchers:
            if line is not None:
                watcher.lines.append(line)
            watcher.bell.set()

    def chat_viewer(self, person: str) -> ChatViewer:
        room: Room = "players" if self.seats_of(person) else "watchers"
        return ChatViewer(person, room, self.table.stage != "playing")

    @property
    def next_event(self) -> int:
        return self.table.history.next_number if self.table.history else 0

    # -- what is shown ---------------------------------------------------------------------------------------

    def viewer(self, person: str, seat: int | None) -> int | None:
        """The seat named; otherwise the only one that this person has. A person with several must name one."""
        mine = self.seats_of(person)
        return seat if seat is not None else mine[0] if len(mine) == 1 else None

    def info(self, person: str, now: float) -> wire.TableInfo:
        return self._with_id(self.table.info(person, now))

    def screen(self, person: str, seat: int | None, since: int, now: float) -> wire.Screen:
        shown = self.table.screen(person, self.viewer(person, seat), since, now)
        return {**shown, "type": "screen", "table": self._with_id(shown["table"])}

    def encoded_screen(self, person: str, seat: int | None, since: int) -> bytes:
        """The screen for one viewer, as it is sent; made once for all who have neither a seat nor the table."""
        now = time.time()
        if seat is not None or person == self.table.plan.owner or self.seats_of(person):
            return msgspec.json.encode(self.screen(person, seat, since, now))
        key = self.table.public_version, self.presence, since
        if self.shared is None or self.shared[0] != key or now - self.shared[1] > SHARED:
            self.shared = key, now, msgspec.json.encode(self.screen("", None, since, now))
        return self.shared[2]

    def encoded_presence(self) -> bytes:
        if self.encoded is None or self.encoded[0] != self.presence:
            here = [self.table.is_here(seat) for seat in range(len(self.table.seats))]
            self.encoded = self.presence, msgspec.json.encode(wire.Presence(here, self.count_watchers()))
        return self.encoded[1]

    def count_watchers(self) -> int:
        """Those who sit nowhere; a person counts once."""
        playing = {sitting.person for sitting in self.table.seats}
        return len({w.person or id(w) for w in self.watchers if not w.person or w.person not in playing})

    def _with_id(self, info: Info) -> wire.TableInfo:
        return {**info, "id": self.id, "owner": info["owner"] or self.owner, "watchers": self.count_watchers()}

    # -- what is written -------------------------------------------------------------------------------------

    @property
    def waits_for_bot(self) -> bool:
        return self.table.stage == "playing" and any(self.table.seats[seat].bot for seat in self.table.asked)

    @property
    def awake(self) -> bool:
        """Whether something happens here without anybody doing anything."""
        playing = self.table.stage == "playing"
        return self.table.revealing is not None or (playing and (self.waits_for_bot or self.table.clocks.on))

    def stored(self, now: float) -> StoredTable:
        people = {n: sitting.person for n, sitting in enumerate(self.table.seats) if sitting.person}
        owner, result = self.table.plan.owner, result_of(self.table)
        return StoredTable(self.info("", now), owner, self.origin, people, self.awake, result)
