"""Building, and what can be built (chapter 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from quadriga.games.romolo.board import (
    AQUEDUCT,
    FACE_DOWN,
    PIECE_OF,
    PORT,
    STONE,
    STOREHOUSE,
    STRIDE,
    TEMPLE,
    TOWER,
    WALL,
    WATER,
    WOOD,
    WORKS,
)
from quadriga.games.romolo.missing import POWER_NOT_READY, building_too_dear, hex_full, stone_or_wood_too_few
from quadriga.games.romolo.payment import pay_building, pay_either
from quadriga.games.romolo.pieces import changed
from quadriga.games.romolo.state import DONE_ACTION, Romolo, RomoloStep
from quadriga.kernel.step import Action, AutoStep, Reason

T = TypeVar("T")
ALL_SIDES: Final = 63
BUILD: Final[list[Action]] = [("build", kind) for kind in range(10)]
DEMOLISH: Final[list[Action]] = [("demolish", kind) for kind in range(10)]
TRANSFORM: Final[list[Action]] = [("transform", kind) for kind in range(10)]

WRONG_TERRAIN: Final = Reason("ROM-8.1", "wrong-terrain")
NOT_IN_BANK: Final = Reason("ROM-17.4", "not-in-bank")
NO_PORT_SIDE: Final = Reason("ROM-8.10", "no-side-to-water")
TOWER_STANDS: Final = Reason("ROM-8.16", "tower-stands")
NO_SUCH_SIDE: Final = Reason("ROM-8.7", "side-not-possible")
WALLED_ROUND: Final = Reason("ROM-8.7", "all-sides-walled")
NO_FREE_WALL: Final = Reason("ROM-20.8c", "no-free-wall")
NOT_YET: Final = Reason("ROM-8.2", "not-yet")


def room(s: Romolo, h: int, kind: int) -> bool:
    """ROM-8.3, ROM-8.4: whether one more building of that kind fits, counted as if it stood there already."""
    count = s.buildings(h) + 1
    return count <= s.box.limit_base or count <= s.building_limit(h) + s.box.limit_step * (kind == AQUEDUCT)


def wall_fits(s: Romolo, h: int, more: int) -> bool:
    """ROM-8.6, ROM-R58: this number of further walls, of which every third counts as a building."""
    walls, group = s.walls[h].bit_count(), s.box.wall_group
    if walls + more > 6:
        return False
    new = (walls + more) // group - walls // group
    if not new:
        return True
    count = s.buildings(h) + new
    return count <= s.box.limit_base or count <= s.building_limit(h)


def free_walls(s: Romolo, seat: int) -> int:
    """ROM-20.8b: the walls on the player's Defensor."""
    tile = s.box.defensor
    return s.note[tile] if s.holder[tile] == seat else 0


def buildable(s: Romolo, seat: int, h: int, stone: int, wood: int) -> list[int]:
    """What can be built there with so much stone and wood at hand."""
    box, built, bank = s.box, s.built, s.bank
    terrain = s.terrain[h]
    first = h * STRIDE
    most = box.most
    possible: list[int] = []
    if stone or wood:
        temples = built[first + TEMPLE]
        kinds = box.payable[terrain][stone if stone < most else most][wood if wood < most else most][
            temples if temples < most else most
        ]
        if s.holder[box.aedificator] == seat and not s.used >> box.aedificator & 1:
            kinds = [
                kind
                for kind in box.sites[terrain]
                if kind in kinds or stone + wood >= max(box.min_payment, sum(box.cost[kind]) - temples) + box.surcharge
            ]  # ROM-20.3a
        if kinds:
            count = s.buildings(h) + 1
            full = count > box.limit_base and count > s.building_limit(h)
            for kind in kinds:
                if not bank[PIECE_OF[kind]] or (full and not room(s, h, kind)):
                    continue
                if kind == PORT and built[first + PORT] >= s.has_water(h):  # ROM-8.10
                    continue
                possible.append(kind)
        if bank[WALL] and s.walls[h] != ALL_SIDES and wall_fits(s, h, 1):
            possible.append(WALL)
            return possible
    if s.holder[box.defensor] == seat and s.note[box.defensor] and s.walls[h] != ALL_SIDES and wall_fits(s, h, 1):
        possible.append(WALL)
    return possible


def present(s: Romolo, h: int) -> list[int]:
    """The kinds of buildings of a hex that can be demolished, as they are spoken of."""
    first = h * STRIDE
    kinds = [kind for kind in range(STRIDE) if s.built[first + kind]]
    if WORKS in kinds:
        kinds[kinds.index(WORKS)] = s.spoken_building(h, WORKS)
    if s.walls[h]:
        kinds.append(WALL)
    return kinds


def taken_away(s: Romolo, h: int, old: int, look: Callable[[], T]) -> T:
    """What one sees with that building taken away for a moment."""
    kind, contents = PIECE_OF[old], s.stored.get(h)
    walls, built = s.walls, s.built
    if kind == WALL:
        left = walls[h]
        for _ in range(s.box.walls_per_action):
            left &= left - 1
        s.walls = changed(walls, h, left)
    else:
        s.add_building(h, kind, -1)
        if kind == STOREHOUSE and contents and len(contents) > s.built[h * STRIDE + kind]:
            s.set_stored(h, fullest(contents))
    result = look()
    s.walls, s.built = walls, built
    if contents:
        s.stored[h] = contents
    return result


def transformable(s: Romolo, seat: int, h: int, old: int) -> list[int]:
    """ROM-8.14, ROM-R62: what could be built once that building is gone."""
    return taken_away(s, h, old, lambda: buildable(s, seat, h, s.at_hand(seat, h, STONE), s.at_hand(seat, h, WOOD)))


def fullest(contents: tuple[int, ...]) -> list[int]:
    """All but the storehouse with the fewest cubes."""
    least = min(contents, key=lambda content: (content & 31, content))
    left = list(contents)
    left.remove(least)
    return left


def add_building_options(s: Romolo, seat: int, h: int, stone: int, wood: int, actions: list[Action]) -> None:
    """ROM-3.13: build, demolish, transform on a land hex."""
    for kind in buildable(s, seat, h, stone, wood):
        actions.append(BUILD[kind])
    there = present(s, h)
    if there:
        for kind in there:
            actions.append(DEMOLISH[kind])
        if stone or wood or free_walls(s, seat):
            for kind in there:
                if transformable(s, seat, h, kind):
                    actions.append(TRANSFORM[kind])


def why_not_build(s: Romolo, seat: int, h: int, kind: int) -> Reason:
    """The first rule that forbids a building."""
    if kind == TOWER:
        return TOWER_STANDS
    if s.terrain[h] in (WATER, FACE_DOWN) or (kind != WALL and kind not in s.box.sites[s.terrain[h]]):
        return WRONG_TERRAIN
    if not s.bank[PIECE_OF[kind]]:
        return NOT_IN_BANK
    if kind == PORT and s.built[h * STRIDE + PORT] >= s.has_water(h):
        return NO_PORT_SIDE.of(have=s.built[h * STRIDE + PORT], limit=s.has_water(h))
    if kind == WALL and s.walls[h] == ALL_SIDES:
        return WALLED_ROUND
    if not (wall_fits(s, h, 1) if kind == WALL else room(s, h, kind)):
        return hex_full(s, h, kind)
    if kind == WALL:
        return stone_or_wood_too_few(s, seat, h, "ROM-8.8", wall_price(s, h, 1))
    return building_too_dear(s, seat, h, kind)


# -- build -----------------------------------------------------------------------------------------------------


def build(s: Romolo, seat: int, h: int, kind: int) -> None:
    """ROM-8.1: from the bank to the hex, and paid for; walls are asked for side by side (ROM-8.2)."""
    if kind == WALL:
        s.ask(BuildWalls(seat, h, 0, 0))
        return
    temples = s.built[h * STRIDE + TEMPLE]
    piece = PIECE_OF[kind]
    s.bank[piece] -= 1
    s.emit("built", seat, kind, h)
    s.ask(SetBuilding(seat, h, piece))
    pay_building(s, seat, h, s.box.cost[kind], temples)


class SetBuilding(AutoStep[Romolo]):
    """The building is set when it has been paid for."""

    __slots__ = ("h", "piece")

    def __init__(self, seat: int, h: int, piece: int) -> None:
        self.seat = seat
        self.h = h
        self.piece = piece

    def do(self, s: Romolo) -> None:
        s.add_building(self.h, self.piece, 1)


def wall_price(s: Romolo, h: int, number: int) -> int:
    """ROM-8.8, ROM-8.9: the cubes that a number of walls costs there."""
    return max(s.box.min_payment, number * s.box.wall_cost - s.built[h * STRIDE + TEMPLE])


class BuildWalls(RomoloStep):
    """ROM-8.2, ROM-20.8c: the next side for a wall, from the bank or from Defensor; or enough?"""

    __slots__ = ("bought", "free", "h")
    verbs = ("wall", "free-wall", "done")

    def __init__(self, seat: int, h: int, bought: int, free: int) -> None:
        """`bought` and `free` are the sides chosen so far, as bits."""
        self.seat = seat
        self.h = h
        self.bought = bought
        self.free = free

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        chosen = self.bought | self.free
        number = chosen.bit_count()
        actions: list[Action] = [DONE_ACTION] if chosen else []
        if number >= s.box.walls_per_action or not wall_fits(s, self.h, number + 1):
            return actions
        open_sides = [side for side in range(6) if not (s.walls[self.h] | chosen) >> side & 1]
        if self.can_buy(s, seat):
            actions += [("wall", side) for side in open_sides]
        if free_walls(s, seat) > self.free.bit_count():
            actions += [("free-wall", side) for side in open_sides]
        return actions

    def can_buy(self, s: Romolo, seat: int) -> bool:
        number = self.bought.bit_count() + 1
        cubes = s.at_hand(seat, self.h, STONE) + s.at_hand(seat, self.h, WOOD)
        return s.bank[WALL] >= number and cubes >= wall_price(s, self.h, number)

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        bought, free = self.bought, self.free
        match action:
            case ("wall", side):
                bought |= 1 << side
            case ("free-wall", side):
                free |= 1 << side
            case _:
                self.set_walls(s, seat)
                return
        if (bought | free).bit_count() == s.box.walls_per_action:
            BuildWalls(seat, self.h, bought, free).set_walls(s, seat)
        else:
            s.ask(BuildWalls(seat, self.h, bought, free))

    def set_walls(self, s: Romolo, seat: int) -> None:
        h, number = self.h, self.bought.bit_count()
        s.walls = changed(s.walls, h, s.walls[h] | self.bought | self.free)
        s.bank[WALL] -= number
        if self.free:
            s.note[s.box.defensor] -= self.free.bit_count()
        if s.events is not None:
            for side in range(6):
                if (self.bought | self.free) >> side & 1:
                    s.emit("wall-built", seat, side, h)
        if number:
            pay_either(s, seat, h, wall_price(s, h, number))

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        if action[0] == "done":
            return NOT_YET
        number = (self.bought | self.free).bit_count()
        if (s.walls[self.h] | self.bought | self.free) >> action[1] & 1:
            return NO_SUCH_SIDE
        if not wall_fits(s, self.h, number + 1):
            return hex_full(s, self.h, WALL)
        if action[0] == "free-wall":
            return NO_FREE_WALL if s.holder[s.box.defensor] == seat else POWER_NOT_READY
        bought = self.bought.bit_count()
        if s.bank[WALL] <= bought:
            return NOT_IN_BANK
        return stone_or_wood_too_few(s, seat, self.h, "ROM-8.8", wall_price(s, self.h, bought + 1))
