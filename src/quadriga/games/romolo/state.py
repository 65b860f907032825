"""The state of Romolo o Remo?: the questions one can ask of a position, and the kinds of steps."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import (
    AQUEDUCT,
    BANK,
    CROWD,
    FOREST,
    GOODS_COUNT,
    HAND,
    KINDS,
    LYING,
    MARKED,
    MERCENARY,
    NOBODY,
    QUARRY,
    STOREHOUSE,
    STRIDE,
    WATER,
    WORKS,
)
from quadriga.games.romolo.pieces import Pieces, changed
from quadriga.games.romolo.scoring import outcome, score_now
from quadriga.games.romolo.timing import why_not_now
from quadriga.games.romolo.view import View, view
from quadriga.kernel.native import mypyc_attr
from quadriga.kernel.state import Outcome
from quadriga.kernel.step import Action, Chance, Reason, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Romolo(Pieces):
    """Who is where, what is built, who has what."""

    __slots__ = ()

    # -- who is where ------------------------------------------------------------------------------------------

    def alive(self, owner: int) -> bool:
        return self.capital[owner] != NOBODY

    def units_on(self, owner: int, h: int) -> list[int]:
        where = self.where
        return [u for u in self.box.ranges[owner] if where[u] == h]

    def foreign(self, owner: int, h: int) -> int:
        """The units of other sides on a hex, as bits of its crowd (0: none)."""
        return self.crowd[h] & self.box.others[owner]

    def foreign_owners(self, owner: int, h: int) -> list[int]:
        """The other sides' seats with units on a hex, clockwise from that owner (ROM-4.3)."""
        crowd, box = self.crowd[h], self.box
        n = box.owners
        return [
            other
            for other in [(owner + k) % n for k in range(1, n)]
            if crowd >> CROWD * other & 31 and box.side[other] != box.side[owner]
        ]

    def tower_on(self, h: int) -> int:
        """Whose tower stands on a hex, or NOBODY."""
        return self.capital.index(h) if h in self.capital else NOBODY

    def put(self, unit: int, h: int) -> None:
        """A unit goes to a hex, or to HAND, GONE, FALLEN."""
        one = self.box.one[unit]
        old = self.where[unit]
        if old >= 0:
            self.crowd[old] -= one
        if h >= 0:
            self.crowd[h] += one
        self.where[unit] = h

    def in_hand(self, owner: int, kind: int) -> int:
        """A unit of that kind in hand (of mercenaries: in the bank's share), or NOBODY."""
        wanted = BANK if kind == MERCENARY else HAND
        for u in self.box.of_kind[owner][kind]:
            if self.where[u] == wanted:
                return u
        return NOBODY

    def on_map(self, owner: int, kind: int) -> int:
        where = self.where
        count = 0
        for u in self.box.of_kind[owner][kind]:
            if where[u] >= 0:
                count += 1
        return count

    def military(self, owner: int) -> int:
        """The soldiers and mercenaries on the map."""
        where = self.where
        count = 0
        for u in self.box.military[owner]:
            if where[u] >= 0:
                count += 1
        return count

    def spoken(self, unit: int) -> int:
        """The unit as the vocabulary names it: kind, lying, hindered."""
        return self.box.kind[unit] + KINDS * (self.flags[unit] & (LYING | MARKED))

    def classes(self, units: list[int]) -> list[int]:
        """One unit of each sort that can be told apart, in order."""
        sorts: dict[tuple[int, int], int] = {}
        for u in units:
            sorts.setdefault((self.where[u], self.spoken(u)), u)
        return list(sorts.values())

    def the_unit(self, units: list[int], spoken: int, h: int) -> int:
        """The unit meant by its sort and hex, or NOBODY."""
        for u in units:
            if self.where[u] == h and self.spoken(u) == spoken:
                return u
        return NOBODY

    # -- buildings ---------------------------------------------------------------------------------------------

    def strength(self, h: int, owner: int = NOBODY) -> int:
        """ROM-16.1; for the owner of Architectus his farm counts too (ROM-20.5a)."""
        first = h * STRIDE
        strength = sum(self.built[first + 1 : first + STRIDE]) + (h in self.capital)
        if self.walls[h]:
            strength += self.walls[h].bit_count() // self.box.wall_group
        if owner != NOBODY and self.holder[self.box.architectus] == owner and self.note[self.box.architectus] == h + 1:
            strength += self.built[first] > 0
        return strength

    def buildings(self, h: int) -> int:
        """ROM-8.5, ROM-8.6: how many buildings count towards the limit."""
        return self.strength(h) + self.built[h * STRIDE]

    def add_building(self, h: int, piece: int, number: int) -> None:
        place = h * STRIDE + piece
        self.built = changed(self.built, place, self.built[place] + number)

    def building_limit(self, h: int) -> int:
        """ROM-8.3."""
        built = self.built
        aqueducts = built[h * STRIDE + AQUEDUCT]
        for n in self.box.near[h]:
            aqueducts += built[n * STRIDE + AQUEDUCT]
        return self.box.limit_base + self.box.limit_step * aqueducts

    def spoken_building(self, h: int, kind: int) -> int:
        return QUARRY if kind == WORKS and self.terrain[h] != FOREST else kind

    def has_water(self, h: int) -> int:
        """How many neighbours are face-up water."""
        terrain = self.terrain
        count = 0
        for n in self.box.near[h]:
            if terrain[n] == WATER:
                count += 1
        return count

    def behind_wall(self, at: int, h: int) -> int:
        """ROM-6.4: whether a hex is behind a wall as seen from a neighbour."""
        return self.walls[h] & self.box.wall_bit[at][h]

    def empty_storehouses(self, h: int) -> int:
        return self.built[h * STRIDE + STOREHOUSE] - len(self.stored.get(h, ()))

    # -- goods and coins ---------------------------------------------------------------------------------------

    def held(self, seat: int, good: int) -> int:
        return self.cubes[seat * GOODS_COUNT + good]

    def has_cube(self, seat: int) -> bool:
        first = seat * GOODS_COUNT
        return any(self.cubes[first : first + GOODS_COUNT])

    def stored_of(self, h: int, good: int) -> int:
        """Cubes of a kind in the storehouses of a hex."""
        return sum([content & 31 for content in self.stored[h] if content >> 5 == good]) if h in self.stored else 0

    def at_hand(self, seat: int, h: int, good: int) -> int:
        """ROM-17.3: what a worker on that hex can pay with."""
        return self.cubes[seat * GOODS_COUNT + good] + (self.stored_of(h, good) if h in self.stored else 0)

    def gain(self, seat: int, good: int, amount: int) -> None:
        if amount:
            self.cubes[seat * GOODS_COUNT + good] += amount
            if self.events is not None:
                self.emit("gained", seat, amount, good)

    def pay_cubes(self, seat: int, good: int, amount: int) -> None:
        if amount:
            self.cubes[seat * GOODS_COUNT + good] -= amount
            if self.events is not None:
                self.emit("paid", seat, amount, good)

    def take_stored(self, seat: int, h: int, good: int, amount: int) -> None:
        """Cubes out of the storehouses of a hex, those with fewest first, so that most are free again."""
        left = []
        for content in sorted(self.stored.get(h, ())):
            if content >> 5 == good and amount:
                used = min(amount, content & 31)
                amount -= used
                content -= used
                if self.events is not None:
                    self.emit("paid", seat, used, good)
                if not content & 31:
                    continue
            left.append(content)
        self.set_stored(h, left)

    def set_stored(self, h: int, contents: list[int]) -> None:
        if contents:
            self.stored[h] = tuple(sorted(contents))
        else:
            self.stored.pop(h, None)

    def earn(self, owner: int, halves: int) -> None:
        if halves:
            self.coins[owner] += halves
            if self.events is not None:
                self.emit("earned", owner, min(halves, 999))

    def spend(self, owner: int, halves: int) -> None:
        if halves:
            self.coins[owner] -= halves
            if self.events is not None:
                self.emit("spent", owner, min(halves, 999))

    # -- characters --------------------------------------------------------------------------------------------

    def has(self, owner: int, character: int) -> bool:
        """Whether somebody holds the only tile of that name."""
        return self.holder[self.box.tiles_of[character][0]] == owner

    def ready(self, owner: int, character: int) -> int:
        """A tile of that name that its owner has not used in this turn, or NOBODY (ROM-20.1)."""
        for tile in self.box.tiles_of[character]:
            if self.holder[tile] == owner and not self.used >> tile & 1:
                return tile
        return NOBODY

    def use(self, tile: int) -> None:
        self.used |= 1 << tile
        if self.events is not None:
            self.emit("used", self.holder[tile], self.box.character[tile])

    def limits(self, owner: int) -> tuple[int, int]:
        """ROM-10.1: how many workers and how much military the capital supports."""
        return self.box.limits[self.strength(self.capital[owner], owner)]

    # -- the end -----------------------------------------------------------------------------------------------

    def final(self) -> Outcome:
        return outcome(self)

    def points_by_source(self) -> list[dict[str, int]]:
        by_side = score_now(self, None, everything=True)
        return [by_side[self.box.side[seat]] for seat in range(self.box.seats)]

    def round_number(self) -> int:
        return self.round

    def progress(self) -> str:
        return f"round {self.round}"

    def why_not_now(self, seat: int, action: Action) -> Reason:
        return why_not_now(self, seat, action)

    def view(self, seat: int | None) -> View:
        return view(self, seat)


DONE_ACTION: Final[Action] = ("done",)
"""Enough of what could go on."""


RomoloStep = Step[Romolo]


class Roll(Chance[Romolo]):
    """A roll of the die."""

    __slots__ = ()
    verbs = ("roll",)

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("roll", face) for face in range(len(s.box.faces))]
