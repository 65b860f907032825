"""Demolishing, destroying and transforming buildings (ROM-8.13 to ROM-8.19)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import (
    PIECE_OF,
    STONE,
    STOREHOUSE,
    STRIDE,
    WALL,
    WOOD,
)
from quadriga.games.romolo.building import (
    BUILD,
    NOT_YET,
    build,
    fullest,
    room,
    taken_away,
    transformable,
    wall_fits,
    why_not_build,
)
from quadriga.games.romolo.losing import AFTERMATH
from quadriga.games.romolo.missing import hex_full
from quadriga.games.romolo.pieces import changed
from quadriga.games.romolo.state import DONE_ACTION, Romolo, RomoloStep
from quadriga.kernel.step import Action, AutoStep, Reason

ALL: Final = -1
"""How walls are torn down for unpaid wages: exactly three of them."""

NOT_OF_COST: Final = Reason("ROM-8.13", "not-of-its-cost")
NO_WALL: Final = Reason("ROM-8.15", "no-wall-there")
NO_FEWER: Final = Reason("ROM-15.7", "three-walls")
NO_SUCH_CONTENT: Final = Reason("ROM-8.17", "no-such-content")


def take_down(s: Romolo, seat: int, h: int, kind: int) -> None:
    """ROM-8.19: one building leaves the game; seat says which walls or which storehouse where it matters."""
    piece = PIECE_OF[kind]
    if piece == WALL:
        if s.walls[h].bit_count() == 1:
            remove_wall(s, h, s.walls[h].bit_length() - 1)
        else:
            s.ask(TearWalls(seat, h, s.box.walls_per_action, 0))
        return
    contents = s.stored.get(h) if piece == STOREHOUSE else None
    s.add_building(h, piece, -1)
    s.emit("demolished", kind, h)
    if contents and len(contents) > s.built[h * STRIDE + STOREHOUSE]:
        choices = dict.fromkeys(contents)
        if len(choices) == 1:
            s.set_stored(h, list(contents)[1:])
        else:
            s.ask(WhichStorehouse(seat, h, 0))
    elif contents:
        s.ask(WhichStorehouse(seat, h, 1))


def remove_building(s: Romolo, h: int, kind: int) -> None:
    """ROM-R174, ROM-R183: one building leaves the game; of full storehouses the one with fewest cubes."""
    piece = PIECE_OF[kind]
    s.add_building(h, piece, -1)
    if piece == STOREHOUSE and len(s.stored.get(h, ())) > s.built[h * STRIDE + STOREHOUSE]:
        s.set_stored(h, fullest(s.stored[h]))
    s.emit("demolished", kind, h)


def remove_wall(s: Romolo, h: int, side: int) -> None:
    s.walls = changed(s.walls, h, s.walls[h] & ~(1 << side))
    s.emit("wall-gone", side, h)


class WhichStorehouse(RomoloStep):
    """ROM-8.17: which of the storehouses, by what lies in it? Those cubes go to the bank."""

    __slots__ = ("empty", "h")
    verbs = ("content",)

    def __init__(self, seat: int, h: int, empty: int) -> None:
        self.seat = seat
        self.h = h
        self.empty = empty

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        actions: list[Action] = [("content", 0, 0)] if self.empty else []
        return actions + [("content", content >> 5, content & 31) for content in dict.fromkeys(s.stored[self.h])]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action[2]:
            left = list(s.stored[self.h])
            left.remove(action[1] << 5 | action[2])
            s.set_stored(self.h, left)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return NO_SUCH_CONTENT


class TearWalls(RomoloStep):
    """ROM-8.15: the next of up to three walls that go together; or enough?"""

    __slots__ = ("h", "left", "new")
    verbs = ("side", "done")

    def __init__(self, seat: int, h: int, left: int, new: int) -> None:
        """`new`: 0, the building + 1 that must fit when walls are transformed, or ALL: no fewer will do."""
        self.seat = seat
        self.h = h
        self.left = left
        self.new = new

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        walls = s.walls[self.h]
        actions: list[Action] = [("side", side) for side in range(6) if walls >> side & 1]
        if self.left < s.box.walls_per_action and self.fits(s):
            actions.append(DONE_ACTION)
        return actions

    def fits(self, s: Romolo) -> bool:
        if self.new in (0, ALL):
            return not self.new
        return wall_fits(s, self.h, 1) if self.new - 1 == WALL else room(s, self.h, self.new - 1)

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action == DONE_ACTION:
            return
        remove_wall(s, self.h, action[1])
        if s.walls[self.h] and self.left > 1:
            s.ask(TearWalls(seat, self.h, self.left - 1, self.new))

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        if action == DONE_ACTION:
            if self.new == ALL:
                return NO_FEWER.of(needed=s.box.wall_group, have=s.box.wall_group - self.left)
            return NOT_YET if self.left == s.box.walls_per_action else hex_full(s, self.h, self.new - 1)
        return NO_WALL


def demolish(s: Romolo, seat: int, h: int, kind: int) -> None:
    """ROM-8.13: the building leaves the game and brings one cube of a kind in its cost."""
    s.ask(GainOfCost(seat, kind), AFTERMATH)
    take_down(s, seat, h, kind)


class GainOfCost(RomoloStep):
    """ROM-8.13: stone or wood for the building?"""

    __slots__ = ("building",)
    verbs = ("gain",)

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        if self.building == WALL:
            return [("gain", WOOD), ("gain", STONE)]  # ROM-R63
        stone, wood = s.box.cost[self.building]
        return [("gain", good) for good, amount in ((WOOD, wood), (STONE, stone)) if amount]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        s.gain(seat, action[1], 1)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return NOT_OF_COST


class TransformInto(RomoloStep):
    """ROM-8.14: what is built in place of the old building?"""

    __slots__ = ("h", "old")
    verbs = ("build",)

    def __init__(self, seat: int, h: int, old: int) -> None:
        self.seat = seat
        self.h = h
        self.old = old

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [BUILD[kind] for kind in transformable(s, seat, self.h, self.old)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        h, new = self.h, action[1]
        s.ask(BuildNew(seat, h, new), AFTERMATH)
        if self.old == WALL:
            s.ask(TearWalls(seat, h, s.box.walls_per_action, new + 1))
            return
        remove_building(s, h, self.old)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return taken_away(s, self.h, self.old, lambda: why_not_build(s, seat, self.h, action[1]))


class BuildNew(AutoStep[Romolo]):
    """The new building, once the old one is gone."""

    __slots__ = ("h", "kind")

    def __init__(self, seat: int, h: int, kind: int) -> None:
        self.seat = seat
        self.h = h
        self.kind = kind

    def do(self, s: Romolo) -> None:
        build(s, self.seat, self.h, self.kind)
