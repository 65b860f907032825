"""What goes over the wire, for our client and anyone's: one struct for each thing that is sent or asked for.

Sentences travel in notation ("found Saguntum iron"); the vocabulary of the game's `Board` says what each word is, so
that a client can say it in any language and light up what it names. What a struct of a running game holds is
made for one reader: a person in a seat, or somebody who watches.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

# -- who is who -----------------------------------------------------------------------------------------------------


class Me(Struct):
    """The person at the other end, and what this server offers."""

    id: str
    name: str
    registered: bool
    csrf: str
    """Goes into the header `X-CSRF-Token` of everything that changes something, unless an API token is used."""
    version: str


class Credentials(Struct):
    name: str
    password: str


class NewName(Struct):
    """A guest picks a name."""

    name: str


class Token(Struct):
    """An API token, shown once: `Authorization: Bearer ...`."""

    token: str


# -- games ----------------------------------------------------------------------------------------------------------


class Option(Struct):
    """One option of a game. Texts: `<game>-set-<name>`, `...-hint`, `...-<value>`."""

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
    """The numbers of seats that this option can be changed with."""


class GameInfo(Struct):
    key: str
    title: str
    seats: list[int]
    options: list[Option]
    levels: list[str]
    """The bots one can play with, weakest first."""
    rules_version: int


class RuleEntry(Struct):
    number: str
    section: str
    """The heading it stands under."""
    text: str


class NounWords(Struct):
    """The names of a kind of thing, by number; other than proper names are messages `<game>-<kind>-<name>`."""

    names: list[str]
    proper: bool


class VerbWords(Struct):
    nouns: list[str]
    """The kind of each noun of the sentence, in order."""
    rule: str


class Vocabulary(Struct):
    verbs: dict[str, VerbWords]
    news: dict[str, VerbWords]
    nouns: dict[str, NounWords]


class Board(Struct):
    """What never changes in one game: the vocabulary, the names of the seats, and the game's own tables."""

    game: str
    seat_names: list[str]
    vocabulary: Vocabulary
    tables: dict[str, Any]


# -- tables ---------------------------------------------------------------------------------------------------------


class Pace(Struct):
    """How long people may think: `none`, `turn` (seconds for each turn) or `game` (seconds for all of them)."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: int = 0
    """0 where there is no clock."""


class SeatPlan(Struct):
    """Who is to sit: the person who opens the table, a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    level: str = ""
    """Of a bot."""


class NewTable(Struct):
    game: str
    seats: list[SeatPlan]
    name: str = ""
    options: dict[str, str] = field(default_factory=dict)
    pace: Pace = field(default_factory=Pace)
    private: bool = False
    """Not listed: one comes by the link alone."""
    hints: bool = False
    """Hints between people; against bots alone there are always hints."""
    hold: bool = False
    """Do not begin even if every seat is taken: whoever opens the table then sits down with a nonce, or starts it."""


class Clock(Struct):
    """The time a seat has left, in seconds, when this was sent; and whether it runs."""

    left: float
    runs: bool


class Seat(Struct):
    number: int
    name: str
    """Of the seat: brown, player-1."""
    kind: Literal["open", "person", "bot"]
    player: str
    """The person's name or the bot's level; empty while open."""
    mine: bool
    here: bool
    """Whether that person has the table open now; true for bots."""
    stand_in: str
    """The bot that plays for a person who is away, out of time or resigned; else empty."""
    asked: bool
    clock: Clock | None
    resigned: bool = False
    """Whether that person gave up and cannot come back."""


class Offer(Struct):
    """Something that other people must agree to: an undo further back, a hint, a rematch."""

    kind: Literal["undo", "hints", "rematch"]
    seat: int
    """Who asks."""
    agreed: list[int]
    waits: list[int]
    """Whose consent is still missing; to an undo that of everybody who has not resigned, also where a bot stands in."""


class Fairness(Struct):
    """The commitment made before the first chance; the secret and the nonces once the game is over."""

    commitment: str
    nonces: list[str]
    secret: str | None


class TableInfo(Struct):
    """What everybody may know of a table."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    pace: Pace
    private: bool
    hints: bool
    owner: str
    stage: Literal["waiting", "playing", "over", "frozen"]
    frozen: str
    """Why a table cannot go on, where it cannot."""
    seats: list[Seat]
    offers: list[Offer]
    fairness: Fairness
    watchers: int
    rematch: str
    """The id of the table that goes on from this one, or empty."""
    created: float
    """Seconds since 1970."""
    changed: float
    mine: bool = False
    """Whether this reader opened the table."""


class Lobby(Struct):
    waiting: list[TableInfo]
    playing: list[TableInfo]
    mine: list[TableInfo]
    finished: list[TableInfo]
    """Mine, the newest first."""


# -- what a screen shows --------------------------------------------------------------------------------------------


class Target(Struct):
    kind: str
    number: int


class Amount(Struct):
    what: str
    amount: int


class Choice(Struct):
    say: str
    verb: str
    targets: list[Target]
    price: list[Amount]


class Question(Struct):
    """What a seat is asked. Text: `<game>-ask-<step>` with `values`."""

    id: str
    seat: int
    step: str
    values: dict[str, str]
    """What the text speaks of: numbers, and the names of things, by the kind of noun."""
    path: list[str]
    """The answers of the move so far."""
    choices: list[Choice]


class News(Struct):
    """One event. Text: `<game>-news-<verb>`."""

    number: int
    say: str
    verb: str
    targets: list[Target]
    left: Target | str | None
    reached: Target | str | None
    rule: str


class Outcome(Struct):
    reason: str
    places: list[int]
    scores: list[dict[str, int]]
    """By source, for each seat."""
    resigned: list[int] = field(default_factory=list)
    """The seats of people who gave up; bots played on for them."""


class Screen(Struct, tag="screen"):
    """Everything a screen shows of a table to one reader; sent at first and after every change."""

    version: int
    """Goes up with every change of the table."""
    table: TableInfo
    viewer: int | None
    """The seat through whose eyes the view is made; None watches."""
    view: Any
    """The game's own view; None while the table waits."""
    questions: list[Question]
    """Asked of the seats of this reader; in a hot-seat game only of the seat that is looking."""
    undo: Literal["free", "ask", "none"]
    """Whether the viewer's last answer can be taken back."""
    standing: dict[str, str]
    """The viewer's standing answers: question and answer."""
    news: list[News]
    """What happened since the number that the reader named, as far as it may know."""
    news_from: int
    """The number of the first of them. Less than asked for after an undo: what the reader had from there on is gone."""
    outcome: Outcome | None


class ChatLine(Struct):
    number: int
    room: Literal["players", "watchers"]
    author: str
    mine: bool
    text: str
    removed: bool
    at: float


class Chat(Struct, tag="chat"):
    """New or changed lines of the reader's room."""

    lines: list[ChatLine]


class Ping(Struct, tag="ping"):
    pass


Push = Screen | Chat | Ping
"""What the socket of a table sends: `/api/tables/<id>/live?since=<news>&seat=<seat>`."""


class Pong(Struct, tag="pong"):
    """All that a client ever sends over the socket; commands go by HTTP."""


# -- what a client asks for ------------------------------------------------------------------------------------------


class Sit(Struct):
    """Take a seat; the nonce is the person's part in the seed of chance."""

    seat: int
    nonce: str = ""


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


class Change(Struct):
    path: str
    before: Any
    after: Any


class Preview(Struct):
    changes: list[Change]
    over: bool
    question: Question | None


class Ask(Struct):
    seat: int
    answer: str
    after: list[str] = field(default_factory=list)
    """Own answers not yet sent that would come before it."""


class Why(Struct):
    """Why not: the message `<game>-why-<message>` or `why-<message>` with its values. Allowed: all empty."""

    allowed: bool
    rule: str
    message: str
    values: dict[str, str]
    text: str
    """The rule in our words."""


class OwnSeat(Struct):
    seat: int


class Standing(Struct):
    """Answer this question always so, without being asked; an empty answer ends it."""

    seat: int
    question: str
    """The step's name."""
    answer: str


class Agree(Struct):
    kind: Literal["undo", "hints", "rematch"]
    seat: int
    agree: bool


class Hint(Struct):
    answers: list[str]
    """What the hinting bot would answer, for the rest of the move as far as it is sure."""


class Say(Struct):
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


# -- finished games --------------------------------------------------------------------------------------------------


class Moment(Struct):
    """One point of a replay: before answer `number`."""

    number: int
    seat: int
    """Who answers next: -1 is chance."""
    say: str
    """The answer; empty at the end."""
    turn: int
    """The number of the turn it belongs to, from 1."""


class Replay(Struct):
    """A finished game, or an opened record: its moments; what each shows is a `Frame`."""

    id: str
    game: str
    players: list[str]
    board: Board
    moments: list[Moment]
    outcome: Outcome | None


class Frame(Struct):
    """The view at a moment, and what happened since the moment before."""

    number: int
    view: Any
    news: list[News]
    scores: list[dict[str, int]] | None = None


class Frames(Struct):
    frames: list[Frame]


class NewReplay(Struct):
    """A record from a file, as text."""

    record: str
