"""Feeding (ROM-15.11 to ROM-15.16)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import (
    FARM,
    FURNARIUS,
    GRAIN,
    SOLDIER,
    STRIDE,
    WORKER,
)
from quadriga.games.romolo.losing import AFTERMATH, lose_unit
from quadriga.games.romolo.movement import Waiting, ask_owners
from quadriga.games.romolo.state import Romolo, RomoloStep
from quadriga.kernel.step import Action, AutoStep, Reason

FEED: Final[Action] = ("feed",)
NOT_FED: Final = Reason("ROM-15.11", "needs-no-food")
NO_GRAIN: Final = Reason("ROM-15.16", "no-grain")
OTHER_UNIT: Final = Reason("ROM-15.16", "another-unit-now")


def eaters(s: Romolo, seat: int) -> list[int]:
    """ROM-15.11: soldiers first, so that they are fed first where nothing else is chosen."""
    where, units = s.where, s.box.of_kind[seat]
    return [u for kind in (SOLDIER, WORKER) for u in units[kind] if where[u] >= 0]


def farm_hexes(s: Romolo, seat: int, h: int) -> list[int]:
    """ROM-15.12, ROM-15.14, ROM-15.15: hexes with farms that could feed a unit on hex h."""
    built, walls, box = s.built, s.walls, s.box
    hexes = [h] if built[h * STRIDE + FARM] else []
    for n in box.near[h]:
        if built[n * STRIDE + FARM] and not (walls[n] and walls[n] & box.wall_bit[h][n]):
            hexes.append(n)
    if hexes and any([n in s.capital for n in hexes]):
        side = box.side
        hexes = [n for n in hexes if n not in s.capital or side[s.tower_on(n)] == side[seat]]  # ROM-22.8
    return hexes


class Farms(Waiting):
    """ROM-15.13, ROM-R118: the owners of units at farms are asked, once for each hex; then the units are fed."""

    __slots__ = ("hostile", "known")
    asks = False

    def __init__(self, seat: int, known: tuple[int, ...], hostile: tuple[int, ...]) -> None:
        self.seat = seat
        self.known = known
        self.hostile = hostile

    def answered(self, h: int, hostile: bool) -> Farms:
        return Farms(self.seat, (*self.known, h), (*self.hostile, h) if hostile else self.hostile)

    def come(self, s: Romolo) -> None:
        seat = self.seat
        others = s.box.others[seat]
        units = eaters(s, seat)
        for u in units:
            for n in farm_hexes(s, seat, s.where[u]):
                if s.crowd[n] & others and n not in self.known:
                    ask_owners(s, seat, n, self)
                    return
        if units:
            s.ask(Feed(seat, self.hostile, ()))


class Feeding(AutoStep[Romolo]):
    """Step 4 begins, after wages and dismissal."""

    __slots__ = ()

    def do(self, s: Romolo) -> None:
        Farms(self.seat, (), ()).come(s)


def feed(s: Romolo, seat: int, units: list[int], hostile: tuple[int, ...]) -> list[int]:
    """ROM-R117: the units that remain unfed when as many as possible are fed by farms and Furnarius."""
    capacity: dict[int, int] = {}
    eating: dict[int, list[int]] = {}
    reach: dict[int, list[int]] = {}
    unfed: list[int] = []

    def place(unit: int, tried: list[int]) -> bool:
        for n in reach[unit]:
            if n in tried:
                continue
            tried.append(n)
            if len(eating[n]) < capacity[n]:
                eating[n].append(unit)
                return True
            for other in eating[n]:
                if place(other, tried):
                    eating[n].remove(other)
                    eating[n].append(unit)
                    return True
        return False

    for u in units:
        reach[u] = [n for n in farm_hexes(s, seat, s.where[u]) if n not in hostile]
        for n in reach[u]:
            if n not in capacity:
                capacity[n] = s.built[n * STRIDE + FARM] * s.box.farm_feeds
                eating[n] = []
        if not place(u, []):
            unfed.append(u)
    if unfed:
        bakers = [t for t in s.box.tiles_of[FURNARIUS] if s.holder[t] == seat and not s.used >> t & 1]
        for tile in bakers:  # ROM-20.12
            if unfed:
                s.use(tile)
                unfed = unfed[s.box.furnarius_feeds :]
    return unfed


class Feed(RomoloStep):
    """ROM-15.12: feed as many as possible, or first name units that the farms shall leave out?"""

    __slots__ = ("hostile", "left_out")
    verbs = ("feed", "leave")

    def __init__(self, seat: int, hostile: tuple[int, ...], left_out: tuple[int, ...]) -> None:
        self.seat = seat
        self.hostile = hostile
        self.left_out = left_out

    def units(self, s: Romolo) -> list[int]:
        return [u for u in eaters(s, self.seat) if u not in self.left_out]

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [FEED, *[("leave", s.spoken(u), s.where[u]) for u in s.classes(self.units(s))]]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        units = self.units(s)
        if action == FEED:
            hungry = [*self.left_out, *feed(s, seat, units, self.hostile)]
            if hungry:
                s.ask(*[Hungry(seat, u) for u in hungry], AFTERMATH)
        else:
            unit = s.the_unit(units, action[1], action[2])
            s.ask(Feed(seat, self.hostile, (*self.left_out, unit)))

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return NOT_FED


class Hungry(RomoloStep):
    """ROM-15.16: one grain for the unit, or does it go back to hand?"""

    __slots__ = ("who",)
    verbs = ("grain", "recall")

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        unit = (s.spoken(self.who), s.where[self.who])
        return [("grain", *unit), ("recall", *unit)] if s.held(seat, GRAIN) else [("recall", *unit)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action[0] == "grain":
            s.pay_cubes(seat, GRAIN, 1)
        else:
            lose_unit(s, self.who, "unfed")

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return NO_GRAIN if action[1:] == (s.spoken(self.who), s.where[self.who]) else OTHER_UNIT
