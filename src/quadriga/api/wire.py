"""What goes over the wire, for our client and anyone's: one type for each thing that is sent or asked for.

What a screen shows of a game and of a table is described in `kernel/screen.py` and `table/screen.py`, where it is made;
here is what the server adds. Actions and events travel in notation ("found Saguntum iron"); the vocabulary of the
game's `Board` says what each word is, so that a client can say it in any language and light up what it names. What is
sent of a running game is made for one viewer: a person in a seat, or somebody who watches.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from quadriga.analysis.decisions import Played
from quadriga.table.journal import OfferKind
from quadriga.table.plan import Pace
from quadriga.table.screen import GameScreen, Info

# -- games ----------------------------------------------------------------------------------------------------------


class SettingInfo(Struct):
    """One setting of a game. Texts: `<game>-set-<name>`, `...-hint`, `...-<value>`."""

    name: str
    kind: Literal["choice", "switch", "number"]
    default: str
    values: list[str]
    """The words of a choice, in order."""
    low: int
    high: int
    per_seat: bool
    ours: bool
    seats: list[int]
    """The numbers of seats that this setting can be changed with."""


class GameInfo(Struct):
    key: str
    title: str
    seats: list[int]
    settings: list[SettingInfo]
    levels: list[str]
    """The bots one can play with, weakest first."""
    rules_version: int


class RuleEntry(Struct):
    number: str
    section: str
    """The heading it stands under."""
    text: str


class NounInfo(Struct):
    """The names of a kind of thing, by number; other than proper names are messages `<game>-<kind>-<name>`."""

    names: list[str]
    proper: bool


class VerbInfo(Struct):
    nouns: list[str]
    """The kind of each noun, in order."""
    rule: str
    amount: int = 0
    """Of an event: its first seat gains (1) or gives up (-1) as much as its number says, a second seat the opposite."""
    of: str = ""
    """What the number counts, where no noun after it says so; text: `<game>-price-<of>`."""
    opens: bool = False
    """Whether a turn, or what lies between turns, begins with this event."""


class Vocabulary(Struct):
    verbs: dict[str, VerbInfo]
    events: dict[str, VerbInfo]
    nouns: dict[str, NounInfo]


class Board(Struct):
    """What never changes in one game: the vocabulary, the names of the seats, and the game's own tables."""

    game: str
    seat_names: list[str]
    vocabulary: Vocabulary
    tables: dict[str, Any]
    secrets: bool
    """Whether a seat may know something that others may not."""
    free: list[str] = field(default_factory=list)
    """Verbs of what may be done beside a move; no question is worth asking for their sake alone."""


# -- tables ---------------------------------------------------------------------------------------------------------


class SeatPlan(Struct):
    """Who is to sit: the person who opens the table, a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    level: str = ""
    """Of a bot."""


class NewTable(Struct):
    game: str
    seats: list[SeatPlan]
    name: str = ""
    settings: dict[str, str] = field(default_factory=dict)
    pace: Pace = field(default_factory=Pace)
    private: bool = False
    """Not listed: one comes by the link alone."""
    hints: bool = False
    """Hints between people; against bots alone there are always hints."""
    hold: bool = False
    """Do not begin even if every seat is taken: whoever opens the table then sits down with a commitment to a nonce, or
    starts it."""


class PracticeSeat(Struct):
    """Who is to sit at a practice table: whoever opens it, or a bot."""

    kind: Literal["me", "bot"]
    level: str = ""
    """Of a bot."""
    answers: list[str] = field(default_factory=list)
    """What the bot answers, one after another; where the next is not allowed, it plays by its level from there on."""


class NewPractice(Struct):
    """A table that begins at a written position of a game, or in the middle of a record."""

    game: str = ""
    """Of the position."""
    position: str | None = None
    """As TOML; the head of each game's `position.py` says what can be written."""
    record: str | None = None
    answer: int | None = None
    """After how many answers of the record, forced ones and chance counted; None: after all."""
    seed: str = ""
    """What chance follows from; empty: any."""
    seats: list[PracticeSeat] = field(default_factory=list)
    """Empty: whoever opens the table sits where somebody is asked, bots of `level` elsewhere."""
    level: str = "centurio"
    name: str = ""


class TableInfo(Info):
    """What everybody may know of a table on this server."""

    id: str
    watchers: int


class TableResult(Struct):
    """How a finished game went, as lists show it; by seat, in the order of the table's seats."""

    reason: str
    """Why it ended: the message `<game>-end-<reason>`."""
    places: list[int]
    """1 is best; where all lost to the game itself, everybody has 2."""
    scores: list[int | None]
    """All points together; unknown where this server no longer plays the rules of the game."""
    turns: int | None
    started: float
    """Seconds since 1970, as is `ended`."""
    ended: float
    draws_taken_back: int
    """How often somebody took back an answer after chance had been drawn, and it was drawn anew."""


class ListedTable(TableInfo):
    """A table in a list."""

    result: TableResult | None
    """None as long as the game is not over."""


class TablePage(Struct):
    """A part of a list of tables."""

    tables: list[ListedTable]
    next: str
    """Goes into `after` of the next request; empty where the list ends."""


class Lobby(Struct):
    """The newest tables of each kind; `/api/tables` has all of them, page by page."""

    waiting: list[ListedTable]
    playing: list[ListedTable]
    mine: list[ListedTable]
    finished: list[ListedTable]
    """Mine, the newest first."""


# -- what a screen shows --------------------------------------------------------------------------------------------


class Screen(GameScreen):
    """Everything a screen shows of a table to one viewer; sent at first and after every change."""

    type: Literal["screen"]
    table: TableInfo


class ChatLine(Struct):
    number: int
    room: Literal["players", "watchers"]
    author: str
    mine: bool
    text: str
    removed: bool
    at: float


class Chat(Struct, tag="chat"):
    """New or changed lines of the viewer's room."""

    lines: list[ChatLine]


class Ping(Struct, tag="ping"):
    pass


class Presence(Struct, tag="presence"):
    """Who is here now, where nothing else has changed since the last screen."""

    here: list[bool]
    """By seat, as in a screen."""
    watchers: int


class Announcement(Struct, tag="announcement"):
    """What the host tells everybody; all empty: no longer."""

    text: str
    restart: float | None = None
    """When the server is to be restarted."""


Push = Screen | Presence | Chat | Ping | Announcement
"""What the socket of a table sends: `/api/tables/<id>/live?since=<event>&seat=<seat>`."""


class Pong(Struct, tag="pong"):
    """All that a client ever sends over the socket; commands go by HTTP."""


# -- what a client asks for ------------------------------------------------------------------------------------------


class Sit(Struct):
    """Take a seat. The nonce is the person's part in the seed of chance; it is revealed when all are seated."""

    seat: int
    commitment: str = ""
    """The SHA-256 of the nonce, in hexadecimal digits; empty: this seat adds nothing to chance."""


class RevealedNonce(Struct):
    seat: int
    nonce: str
    """At most 64 letters, digits, `-` and `_`; one that can be guessed protects nobody."""


class BotSeat(Struct):
    """Whoever opened the table lets a bot of a level sit on an open seat; an empty level opens the seat again."""

    seat: int
    level: str = ""


class Answers(Struct):
    """One answer, or a chain of own answers that is taken as a whole or not at all."""

    seat: int
    question: str
    """The id of the question that the first of them answers."""
    answers: list[str]


class Done(Struct):
    """An answer was written down; the same answers to the same question again get the same reply."""

    version: int


class Try(Struct):
    seat: int
    answers: list[str]
    defaults: bool = False
    """Put in obvious answers between and after these, such as payments; the preview's `chain` has all of them."""
    known: int = 0
    """How many answers there are whose questions need not be sent again."""


class Ask(Struct):
    seat: int
    answer: str
    after: list[str] = field(default_factory=list)
    """Own answers not yet sent that would come before it."""
    lang: str = "en"
    """Of the rule's text; English where there is no translation into it."""


class Why(Struct):
    """Why not: the message `<game>-why-<message>` or `why-<message>` with its values. Allowed: all empty."""

    allowed: bool
    rule: str
    message: str
    values: dict[str, str]
    text: str
    """The rule in our words, in the language asked for."""


class OwnSeat(Struct):
    seat: int


class Rematch(Struct):
    seat: int
    exchange: bool = True
    """Whether everybody moves one seat on."""


class Standing(Struct):
    """Answer this question always so, without being asked; an empty answer ends it."""

    seat: int
    question: str
    """The step's name."""
    answer: str


class Agree(Struct):
    kind: OfferKind
    seat: int
    agree: bool


class Hint(Struct):
    answers: list[str]
    """What the hinting bot would answer, for the rest of the move as far as it is sure."""
    usual: float
    """The chance to win after a turn of middling worth."""
    after: float
    """The chance to win after this one."""
    line: list[Played]
    """It, a probable reply, and what then follows."""


class NewChatLine(Struct):
    text: str


class Mute(Struct):
    """Whom one does not want to read; the owner of the table stops them from talking."""

    author: str
    muted: bool = True


class Problem(Struct):
    """What is wrong with a request, for every status from 400 on."""

    problem: str
    """A message id: `problem-<problem>` with `values`."""
    values: dict[str, str]
    detail: str
    """In English, for people who write clients."""
    why: Why | None = None
    """For an answer that is not allowed."""


class Health(Struct):
    """The server can read and write its database; otherwise the reply is a `Problem`."""

    status: Literal["ok"]
