"""The journal of a table: everything that ever happened at it, one entry each; nothing is ever taken out.

Entries are plain data: `msgspec.json.encode(entry)` and `msgspec.json.decode(text, type=Entry)`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct, field

from quadriga.kernel.chain import Head, TakenBack
from quadriga.table.plan import Plan

OfferKind = Literal["undo", "hints", "rematch", "rematch-same"]
"""Of the two rematches, in `rematch` everybody moves one seat on."""
REMATCHES: tuple[OfferKind, ...] = ("rematch", "rematch-same")
Absence = Literal["time", "away", "left", "resigned"]


class AnswerLine(Struct, array_like=True, frozen=True):
    """One line of the record: whose answer, its notation, the one seat that may see it, whether it is sealed."""

    seat: int
    notation: str
    only: int | None = None
    sealed: bool = False


class EntryBase(Struct, tag_field="entry", tag=str.lower, omit_defaults=True, kw_only=True):
    """What all entries have: their number from 1 on, when it was, and the answers that came of it.

    These are the answer given, forced ones, chance, and standing answers.
    """

    number: int = 0
    at: float = 0.0
    lines: list[AnswerLine] = field(default_factory=list, name="told")
    sealed: list[int] = field(default_factory=list)
    """How many answers of each seat are sealed after it, while several seats answer in secret."""


class Opened(EntryBase):
    plan: Plan
    secret: str
    """What chance will follow from, together with the nonces; published when the game is over."""
    header: list[str]
    """The set-up as a record says it, with rules version and digest of the data."""
    seat_names: list[str]


class Sat(EntryBase):
    """A person took a seat, or committed to another nonce while the table waits."""

    seat: int
    person: str
    name: str
    nonce: str
    """In journals of before: given openly, for all to read. Empty otherwise."""
    commitment: str = ""
    """To the nonce that this person will reveal; empty: chance takes none from this seat."""


class Rose(EntryBase):
    """A person left a seat before the game began."""

    seat: int


class Seated(EntryBase):
    """The owner let a bot of a level sit on an open seat; an empty level opens the seat again."""

    seat: int
    level: str


class RevealBegun(EntryBase):
    """Every seat is taken: the commitments are fixed, and whoever made one has half a minute to reveal the nonce."""


class Revealed(EntryBase):
    seat: int
    nonce: str


class RevealFailed(EntryBase):
    """These seats did not reveal in time and are open again; the others commit anew."""

    seats: list[int]


class Started(EntryBase):
    pass


class Answered(EntryBase):
    seat: int
    person: str
    """Empty: a bot."""
    question: str
    answers: list[str]
    replaced_by: str = ""
    """The weaker bot that answered because the seat's own gave no answer."""


class Undone(EntryBase):
    """A seat went back to before answer `to`; `own`: what it had sealed, and others keep what they have."""

    seat: int
    to: int
    own: bool = False


class Stands(EntryBase):
    """A standing answer: this question is always answered so; empty ends it."""

    seat: int
    question: str
    answer: str


class Offered(EntryBase):
    kind: OfferKind
    seat: int
    to: int = 0
    """The answer that an undo would go back to."""


class Agreed(EntryBase):
    """Somebody agreed to an offer or refused it; running out of time and staying away refuse an undo, too."""

    kind: OfferKind
    seat: int
    agree: bool


class StoodIn(EntryBase):
    """A bot plays on for a person."""

    seat: int
    because: Absence


class Back(EntryBase):
    """A person plays again."""

    seat: int


class Woke(EntryBase):
    """The time since the entry before counts for nobody's clock: the server was down."""


class Ended(EntryBase):
    """The game is over: reason and places as a record says them, and the numbers of chance that undos had used."""

    result: str
    undone: dict[int, int]
    scores: list[dict[str, int]] = field(default_factory=list)
    """By source, for each seat; journals of 0.1.0 have none."""
    draws_taken_back: int = 0
    """How often somebody took back an answer after chance had been drawn."""
    seal: str = ""
    """Of the record as it is published."""
    chain: Head | None = None
    """Of the game as everybody saw it; journals of before have none."""
    taken_back: list[TakenBack] = field(default_factory=list)


class Continued(EntryBase):
    """A rematch was opened."""

    table: str


Entry = (
    Opened
    | Sat
    | Rose
    | Seated
    | RevealBegun
    | Revealed
    | RevealFailed
    | Started
    | Answered
    | Undone
    | Stands
    | Offered
    | Agreed
    | StoodIn
    | Back
    | Woke
    | Ended
    | Continued
)


def effective(journal: Iterable[EntryBase]) -> list[AnswerLine]:
    """The answers that still count, without any knowledge of the game."""
    lines: list[AnswerLine] = []
    for entry in journal:
        if isinstance(entry, Undone):
            lines = kept_by(entry, lines)
        lines += entry.lines
    return lines


def kept_by(undo: Undone, lines: list[AnswerLine]) -> list[AnswerLine]:
    """The answers that still count after an undo."""
    return lines[: undo.to] + [line for line in lines[undo.to :] if undo.own and line.seat != undo.seat]
