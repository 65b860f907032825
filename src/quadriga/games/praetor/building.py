"""Building a city tile, and plaza points (chapters 4 and 5)."""

from __future__ import annotations

from typing import Final

from quadriga.games.praetor.board import QUARTERS, RESOURCES, Cost
from quadriga.games.praetor.state import Praetor, PraetorStep
from quadriga.kernel.step import Action, Reason

NOT_ON_DISPLAY: Final = Reason("PRA-4.1", "not-on-display")
NO_MARKER: Final = Reason("PRA-4.6", "no-marker-left")
TOO_DEAR: Final = Reason("PRA-4.2", "tile-too-dear")
NO_SUCH_WORKER: Final = Reason("PRA-4.1", "no-such-worker")
TAKEN: Final = Reason("PRA-4.1", "cell-taken")
NO_EDGE: Final = Reason("PRA-4.3", "no-common-edge")
ROTATE: Final[list[Action]] = [("rotate", turn) for turn in range(QUARTERS)]


def add_buildings(actions: list[Action], s: Praetor, seat: int, goods: list[int]) -> None:
    """The tiles of the display that can be built with these resources."""
    box = s.box
    if s.owned[seat] >= box.most_tiles:
        return
    gold, wood, stone, marble, weapons = goods
    costs = box.cost
    for tile in s.display:
        a, b, c, d, e = costs[tile]
        if a <= gold and b <= wood and c <= stone and d <= marble and e <= weapons:
            actions.append(box.build[tile])


def why_no_building(s: Praetor, seat: int, tile: int) -> Reason:
    if tile not in s.display:
        return NOT_ON_DISPLAY
    if s.owned[seat] >= s.box.most_tiles:
        return NO_MARKER.of(have=s.owned[seat], limit=s.box.most_tiles)
    return too_dear(TOO_DEAR, s.goods[seat], s.box.cost[tile])


def too_dear(reason: Reason, goods: list[int], cost: Cost) -> Reason:
    """A cost that cannot be paid: what it asks of each resource, and what of that is missing."""
    needed = {f"{name}_needed": amount for name, amount in zip(RESOURCES, cost, strict=True)}
    missing = {f"{name}_missing": max(0, cost[n] - goods[n]) for n, name in enumerate(RESOURCES)}
    return reason.of(**needed, **missing)


def can_pay(goods: list[int], cost: Cost) -> bool:
    """PRA-0.9: in full, with exactly these resources."""
    a, b, c, d, e = cost
    gold, wood, stone, marble, weapons = goods
    return a <= gold and b <= wood and c <= stone and d <= marble and e <= weapons


def priced(cost: Cost) -> list[tuple[str, int]]:
    """A cost as a screen shows it."""
    return [(RESOURCES[resource], -amount) for resource, amount in enumerate(cost) if amount]


def begin_building(s: Praetor, seat: int, tile: int) -> None:
    """PRA-4.2: the tile leaves the display and is paid for."""
    s.display.remove(tile)
    s.pay(seat, s.box.cost[tile])


class Building(PraetorStep):
    """A question about a tile that is paid for and not yet laid."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    @property
    def in_hand(self) -> int:
        return self.tile


class ChooseBuilder(Building):
    """PRA-4.1: which worker of the active pool builds the tile?"""

    __slots__ = ()
    verbs = ("worker",)

    def actions(self, s: Praetor, seat: int) -> list[Action]:
        worker = s.box.worker
        return [worker[pips] for pips, count in enumerate(s.pool[seat]) if count]

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        s.pool[seat][action[1]] -= 1
        s.stack.append(Place(seat, self.tile, action[1]))

    def why(self, s: Praetor, seat: int, action: Action) -> Reason:
        return NO_SUCH_WORKER


class Place(Building):
    """PRA-4.3: on which empty cell?"""

    __slots__ = ("pips",)
    verbs = ("place",)

    def __init__(self, seat: int, tile: int, pips: int) -> None:
        self.seat = seat
        self.tile = tile
        self.pips = pips

    def actions(self, s: Praetor, seat: int) -> list[Action]:
        place = s.box.place
        return [place[cell] for cell in s.sites]

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        s.stack.append(Rotate(seat, self.tile, self.pips, action[1]))

    def why(self, s: Praetor, seat: int, action: Action) -> Reason:
        return TAKEN if action[1] in s.grid else NO_EDGE

    def price(self, s: Praetor, seat: int, action: Action) -> list[tuple[str, int]]:
        """The most it can score there."""
        best = max([s.plaza_points(self.tile, turn, action[1]) for turn in range(QUARTERS)])
        return [("favour", s.box.favour[self.tile] + best)]


class Rotate(Building):
    """PRA-4.4: which way round? By how many quarter turns clockwise."""

    __slots__ = ("cell", "pips")
    verbs = ("rotate",)

    def __init__(self, seat: int, tile: int, pips: int, cell: int) -> None:
        self.seat = seat
        self.tile = tile
        self.pips = pips
        self.cell = cell

    def actions(self, s: Praetor, seat: int) -> list[Action]:
        return ROTATE.copy()

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        tile, cell = self.tile, self.cell
        plazas = s.plaza_points(tile, action[1], cell)
        s.lay(tile, action[1], cell, seat)  # PRA-4.6
        s.builders[tile] = seat << 3 | self.pips  # PRA-4.8
        s.emit("built", seat, tile, cell)
        s.score_building(seat, s.box.favour[tile], plazas)

    def price(self, s: Praetor, seat: int, action: Action) -> list[tuple[str, int]]:
        return [("favour", s.box.favour[self.tile] + s.plaza_points(self.tile, action[1], self.cell))]
