"""How what a seat knows becomes numbers: a row of bytes whose parts, kinds, axes and columns are declared.

A game declares its layout once, in `layout.py` beside its state. Everything about seats comes with the viewer first and
the others in order; -1 (UNKNOWN, NOBODY) is a column of its own, so that what is masked is written as unknown.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import product
from operator import gt
from typing import Any, Final, NamedTuple

from quadriga.kernel.game import Box
from quadriga.kernel.state import State
from quadriga.kernel.step import CHANCE, Step

Order = Sequence[int]
"""All seats, the viewer first."""
Read = Callable[[Any, Order], Sequence[Any]]
"""The values of a part, one for each place of its axes, the last axis running fastest."""
Encode = Callable[[Sequence[Any]], bytes]

MOST: Final = 255
"""A column is one byte."""
FIELDS: Final = 12
"""How many numbers of the question asked stand in the row."""
FEW_BITS: Final = 8
"""At most this many bits are looked up in a table."""
REMEMBERED: Final = 512
"""What was written lately is looked up: from one decision to the next most of a position stays."""
NO_FIELDS: Final = [0] * FIELDS
NOTHING_ASKED: Final = [-1]
DIGITS: Final = bytes.maketrans(b"01", b"\0\1")


class Axis(NamedTuple):
    """One direction in which a part repeats, with the name of each place."""

    name: str
    labels: tuple[str, ...]


class Kind(ABC):
    """How one value is written: its columns, and the highest number of each."""

    def __init__(self, labels: Sequence[str], bounds: Sequence[int]) -> None:
        self.labels = tuple(labels)
        self.bounds = tuple(bounds)

    @abstractmethod
    def encoder(self, viewer: int, seats: int, places: int) -> Encode:
        """What writes the values of all places for that viewer."""


class Count(Kind):
    """A number from 0 to a bound; what is more is written as the bound."""

    def __init__(self, most: int) -> None:
        super().__init__(("",), (min(most, MOST),))

    def encoder(self, viewer: int, seats: int, places: int) -> Encode:
        most = self.bounds[0]
        clip = bytes([min(n, most) for n in range(MOST + 1)])

        def encode(values: Sequence[int]) -> bytes:
            try:
                return bytes(values).translate(clip)
            except ValueError:
                return bytes([max(0, min(n, most)) for n in values])

        return encode


class Counts(Kind):
    """Several numbers with names, each with its own bound: `Counts(gold=40, walls=7)`. Each is a value of its own."""

    def __init__(self, **most: int) -> None:
        super().__init__([name.replace("_", "-") for name in most], [min(n, MOST) for n in most.values()])

    def encoder(self, viewer: int, seats: int, places: int) -> Encode:
        bounds = self.bounds * places

        def clip(row: bytes) -> bytes:
            return bytes(map(min, row, bounds)) if any(map(gt, row, bounds)) else row

        clipped = lru_cache(REMEMBERED)(clip)  # as a decorator it would not compile to the same

        def encode(values: Sequence[int]) -> bytes:
            try:
                return clipped(bytes(values))
            except ValueError:
                return bytes([max(0, min(n, bound)) for n, bound in zip(values, bounds, strict=True)])

        return encode


class Category(Kind):
    """One of several things, or none (-1): a column for each, one of them 1."""

    def __init__(self, labels: Sequence[str], none: str = "none") -> None:
        super().__init__([f"={label}" for label in (*labels, none)], (1,) * (len(labels) + 1))

    def encoder(self, viewer: int, seats: int, places: int) -> Encode:
        pick = one_hot(len(self.labels)).__getitem__

        def encode(values: Sequence[int]) -> bytes:
            return b"".join(map(pick, values))

        return encode


class Owner(Kind):
    """A seat, written as seen from the viewer, or nobody (-1). A side that nobody plays counts among the seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        super().__init__([f"={label}" for label in (*seat_labels(seats), "nobody")], (1,) * (seats + 1))

    def encoder(self, viewer: int, seats: int, places: int) -> Encode:
        seats = self.seats
        hot = one_hot(seats + 1)
        turned = [hot[(seat - viewer) % seats] for seat in range(seats)]
        turned.append(hot[seats])
        pick = turned.__getitem__

        def encode(values: Sequence[int]) -> bytes:
            return b"".join(map(pick, values))

        return encode


class Bits(Kind):
    """A set, as an int with a bit for each of its things."""

    def __init__(self, labels: Sequence[str]) -> None:
        super().__init__([f"={label}" for label in labels], (1,) * len(labels))

    def encoder(self, viewer: int, seats: int, places: int) -> Encode:
        width = len(self.labels)
        beyond = 1 << width
        if width <= FEW_BITS:
            pick = [bin(bits | beyond)[:2:-1].encode().translate(DIGITS) for bits in range(beyond)].__getitem__
            return lambda values: b"".join(map(pick, values))

        def write(bits: int) -> bytes:
            return bin(bits | beyond)[:2:-1].encode().translate(DIGITS)

        written = lru_cache(REMEMBERED)(write)
        return lambda values: b"".join(map(written, values))


class Amounts(Kind):
    """How many there are of each of several things, as a mapping that leaves out what there is none of."""

    def __init__(self, most: int, labels: Sequence[str]) -> None:
        self.most = min(most, MOST)
        super().__init__([f"={label}" for label in labels], (self.most,) * len(labels))

    def encoder(self, viewer: int, seats: int, places: int) -> Encode:
        width, most = len(self.labels), self.most
        nothing = bytes(width)

        def encode(values: Sequence[Mapping[int, int]]) -> bytes:
            rows: list[bytes | bytearray] = []
            for amounts in values:
                if amounts:
                    row = bytearray(width)
                    for thing, amount in amounts.items():
                        row[thing] = amount if amount < most else most
                    rows.append(row)
                else:
                    rows.append(nothing)
            return b"".join(rows)

        return encode


class Pile(Kind):
    """How many there are of each of several things, as a list of them; -1 stands for one that is not known."""

    def __init__(self, most: int, labels: Sequence[str]) -> None:
        self.most = min(most, MOST)
        names = [f"={label}" for label in (*labels, "unknown")]
        super().__init__(names, (self.most,) * len(names))

    def encoder(self, viewer: int, seats: int, places: int) -> Encode:
        width, most = len(self.labels), self.most
        nothing = bytes(width)

        def encode(values: Sequence[Sequence[int]]) -> bytes:
            rows: list[bytes | bytearray] = []
            for things in values:
                if things:
                    row = bytearray(width)
                    for thing in things:
                        if row[thing] < most:
                            row[thing] += 1
                    rows.append(row)
                else:
                    rows.append(nothing)
            return b"".join(rows)

        return encode


class Part(NamedTuple):
    """One thing of the position: its name, how a value is written, the axes it repeats along, and its values."""

    name: str
    kind: Kind
    axes: tuple[Axis, ...]
    read: Read


class Layout:
    """The columns of a row, and the quick way to write one."""

    def __init__(self, box: Box, parts: Sequence[Part], steps: Sequence[str]) -> None:
        self.box = box
        self.steps = tuple(steps)
        """The kinds of steps that the game has, by name."""
        self.parts = (*parts, *question_parts(box, self.steps))
        self.columns: tuple[str, ...] = tuple([name for part in self.parts for name in columns(part)])
        bounds = [part.kind.bounds * places(part) for part in self.parts]
        self.bounds = bytes([bound for row in bounds for bound in row])
        """The highest number of each column; the lowest is 0."""
        self.size = len(self.columns)
        seats = box.seats
        self._orders = [tuple([(viewer + n) % seats for n in range(seats)]) for viewer in range(seats)]
        self._plans: list[list[tuple[Read, Encode]]] = [
            [(part.read, part.kind.encoder(viewer, seats, places(part))) for part in self.parts]
            for viewer in range(seats)
        ]
        self._secrets = box.game.secrets

    def encode(self, state: State, seat: int, out: bytearray | memoryview | None = None) -> bytes:
        """The row of what a seat knows; written to `out` as well, if there is one of `size` bytes.

        A state with secrets is masked first, unless it is that seat's already.
        """
        if state.masked:
            if state.viewer != seat:
                raise ValueError(f"the state is masked for seat {state.viewer}, not {seat}")
        elif self._secrets:
            state = state.seen_by(seat)
        order = self._orders[seat]
        row = b"".join([encode(read(state, order)) for read, encode in self._plans[seat]])
        if out is not None:
            out[:] = row
        return row

    def digest(self) -> str:
        """The SHA-256 of the declaration: a network trained on other columns can tell."""
        told = [type(self.box.game).__name__, list(self.columns), list(self.bounds), list(self.steps)]
        return sha256(json.dumps(told).encode()).hexdigest()

    def __str__(self) -> str:
        """The parts as a table: name, kind, axes, columns."""
        rows = []
        first = 0
        for part in self.parts:
            width = places(part) * len(part.kind.labels)
            axes = " x ".join([f"{axis.name} ({len(axis.labels)})" for axis in part.axes]) or "-"
            rows.append(f"{first:5}  {part.name:24} {type(part.kind).__name__:9} {axes:36} {width:5}")
            first += width
        return "\n".join(rows)


def places(part: Part) -> int:
    """How often a part repeats."""
    count = 1
    for axis in part.axes:
        count *= len(axis.labels)
    return count


def columns(part: Part) -> list[str]:
    """The names of the columns of a part: "units[me,legion]=Roma"."""
    names = []
    for place in product(*[axis.labels for axis in part.axes]):
        where = f"[{','.join(place)}]" if place else ""
        for label in part.kind.labels:
            names.append(f"{part.name}{where}{label if not label or label[0] == '=' else '.' + label}")
    return names


def seat_labels(seats: int) -> tuple[str, ...]:
    """ "me", and the others in the order of their seats after me."""
    return "me", *[f"other{n}" for n in range(1, seats)]


def seat_axis(seats: int) -> Axis:
    return Axis("seat", seat_labels(seats))


def numbered(count: int) -> tuple[str, ...]:
    """Labels for things that have no names."""
    return tuple([str(n) for n in range(count)])


def one_hot(width: int) -> list[bytes]:
    """one_hot(n)[i] has a 1 at i; the last, for -1, is the one of what is unknown."""
    return [bytes([i == column for column in range(width)]) for i in range(width)]


# -- the question, which every game has ------------------------------------------------------------------------


def question_parts(box: Box, steps: tuple[str, ...]) -> tuple[Part, ...]:
    """Who is asked what, and what is still to come in the turn."""
    number = {name: index for index, name in enumerate(steps)}
    bit = {name: 1 << index for name, index in number.items()}
    seats = box.seats

    def asked(s: State, order: Order) -> list[int]:
        bits = 0
        for seat in s.asked:
            bits |= 1 << (seats if seat == CHANCE else (seat - order[0]) % seats)
        return [bits]

    def question(s: State, order: Order) -> list[int]:
        step = question_of(s, order[0])
        return NOTHING_ASKED if step is None else [number[type(step).__name__]]

    def fields(s: State, order: Order) -> list[int]:
        step = question_of(s, order[0])
        values = () if step is None else step.values()[1:]
        if not values:
            return NO_FIELDS
        found = numbers_in(values)[:FIELDS]
        return found + NO_FIELDS[len(found) :]

    def to_come(s: State, order: Order) -> list[int]:
        bits = 0
        for step in s.stack:
            bits |= bit[type(step).__name__]
        return [bits]

    return (
        Part("asked", Bits((*seat_labels(seats), "chance")), (), asked),
        Part("question", Category(steps), (), question),
        Part("question-field", Count(MOST), (Axis("field", numbered(FIELDS)),), fields),
        Part("to-come", Bits(steps), (), to_come),
    )


def question_of(s: State, viewer: int) -> Step[Any] | None:
    """What the viewer is asked; else what lies on top."""
    if s.lanes and s.lanes[viewer]:
        return s.lanes[viewer][-1]
    return s.stack[-1] if s.stack else None


def numbers_in(values: Iterable[object]) -> list[int]:
    """The numbers in the fields of a step, one more than they are, so that -1 is 0."""
    found: list[int] = []
    for value in values:
        if isinstance(value, int):
            found.append(max(0, min(value + 1, MOST)))
        elif isinstance(value, Step):
            found += numbers_in(value.values())
        elif isinstance(value, tuple):
            found += numbers_in(value)
    return found
