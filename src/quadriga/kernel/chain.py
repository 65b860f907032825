"""The chain of a game: one link for each answer that everybody sees and for each undo.

Its head is shown as the game goes, and holds everything before it: whoever noted a head can tell whether the record
of the finished game is that of the game they saw, undos included. Only what everybody sees goes into it, so that a
head tells nobody more than they see; an answer that one seat alone may know is a link `seat: ?`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

from quadriga.kernel.fair import bare_rows
from quadriga.kernel.vocabulary import HIDDEN

LATER = (
    "Quadriga-Record", "Secret", "Undone", "Resigned", "Draws-Taken-Back", "Result", "Hidden", "Taken-Back", "Chain",
    "Seal",
)  # fmt: skip
"""The lines of a header that are not known when the game begins."""


class TakenBack(NamedTuple):
    """An undo: how many answers stayed, how many numbers of chance it used up, and what it took back."""

    kept: int
    numbers: int
    rows: list[str]


class Head(NamedTuple):
    links: int
    head: str


class Chain:
    """The chain as far as the game has come."""

    def __init__(self, set_up: Sequence[str]) -> None:
        """`set_up`: the header's lines that are known when the game begins."""
        self.head = Head(0, sha256("\n".join(set_up).encode()).hexdigest())
        self.rows: list[str] = []
        """The answers that count, as everybody sees them."""
        self.taken_back: list[TakenBack] = []

    def add(self, row: str) -> None:
        self.rows.append(row)
        self._link(row)

    def go_back(self, kept: int, numbers: int) -> None:
        """An undo; nothing where it took back no answer that everybody had seen."""
        if kept < len(self.rows):
            self.taken_back.append(TakenBack(kept, numbers, self.rows[kept:]))
            del self.rows[kept:]
            self._link(f"back {kept} {numbers}")

    def _link(self, row: str) -> None:
        self.head = Head(self.head.links + 1, sha256(f"{self.head.head}\n{row}".encode()).hexdigest())


def rows_of(chain: Head, taken_back: Sequence[TakenBack], hidden: Sequence[int]) -> list[str]:
    """As the header of a record says it; `hidden`: the numbers of the answers that one seat alone could know."""
    return [
        *([f"Hidden: {' '.join(map(str, hidden))}"] if hidden else []),
        *(f"Taken-Back: {n} = {json.dumps(list(back), ensure_ascii=False)}" for n, back in enumerate(taken_back, 1)),
        f"Chain: {chain.links} {chain.head}",
    ]


def read_taken_back(number: str, written: str) -> TakenBack:
    """The undo that a line `Taken-Back` tells of; raises ValueError."""
    kept, numbers, rows = json.loads(written)
    if not (isinstance(kept, int) and isinstance(numbers, int) and min(kept, numbers) >= 0 and number.isdecimal()):
        raise ValueError("numbers are expected")
    if not (isinstance(rows, list) and all(isinstance(row, str) for row in rows)):
        raise ValueError("answers are expected")
    return TakenBack(kept, numbers, rows)


def heads_of(text: Sequence[str], taken_back: Sequence[TakenBack]) -> list[Head]:
    """All heads of the game that a record tells of, from its rows alone; raises ValueError where an undo cannot be."""
    bare = bare_rows(text)
    header = [row for row, in_header in bare if in_header]
    hidden = {int(n) for row in header if row.startswith("Hidden:") for n in row.partition(":")[2].split()}
    answers = [row for row, in_header in bare if not in_header]
    rows = [f"{row.partition(':')[0]}: {HIDDEN}" if number in hidden else row for number, row in enumerate(answers, 1)]
    before = []  # the answers as they were before each undo, found from the last one back
    for undo in reversed(taken_back):
        if undo.kept > len(rows):
            raise ValueError("an undo keeps more answers than there were")
        before.append(rows)
        rows = rows[: undo.kept] + undo.rows
    chain = Chain([row for row in header if row.partition(":")[0] not in LATER])
    heads = [chain.head]
    for back, after in zip([*taken_back, None], [rows, *reversed(before)], strict=True):
        for row in after[len(chain.rows) :]:
            chain.add(row)
            heads.append(chain.head)
        if back:
            chain.go_back(back.kept, back.numbers)
            heads.append(chain.head)
    return heads


@dataclass(frozen=True)
class Drawn:
    """Where chance was drawn in a game: the numbers of these answers."""

    answers: Sequence[int]

    def undone(self, taken_back: Sequence[TakenBack]) -> Mapping[int, int]:
        """Before which answers how many numbers had been drawn and taken back, as the undos tell it."""
        undone: dict[int, int] = {}
        for n, back in enumerate(taken_back):
            first = min(later.kept for later in taken_back[n:]) + 1
            drawn = next((number for number in self.answers if number >= first), None)
            if drawn is not None and back.numbers:
                undone[drawn] = undone.get(drawn, 0) + back.numbers
        return undone
