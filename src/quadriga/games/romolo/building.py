"""Building, demolishing, transforming; walls (chapter 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from quadriga.games.romolo.board import (
    AQUEDUCT,
    FACE_DOWN,
    PORT,
    QUARRY,
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
from quadriga.games.romolo.losing import AFTERMATH
from quadriga.games.romolo.payment import pay_building, pay_good
from quadriga.games.romolo.state import Romolo, RomoloStep
from quadriga.kernel.step import Deed, Option, Reason

T = TypeVar("T")
ALL_SIDES = 63
DONE_OPTION: Option = ("done",)
BUILD: list[Option] = [("build", kind) for kind in range(10)]
DEMOLISH: list[Option] = [("demolish", kind) for kind in range(10)]
TRANSFORM: list[Option] = [("transform", kind) for kind in range(10)]

NO_ROOM = Reason("ROM-8.3", "no-room")
WRONG_TERRAIN = Reason("ROM-8.1", "wrong-terrain")
NOT_IN_BANK = Reason("ROM-17.4", "not-in-bank")
NO_PORT_SIDE = Reason("ROM-8.10", "no-side-to-water")
CANNOT_PAY = Reason("ROM-8.1", "cannot-pay")
TOWER_STANDS = Reason("ROM-8.16", "tower-stands")
NOT_THERE = Reason("ROM-8.13", "no-such-building")
NO_SUCH_SIDE = Reason("ROM-8.7", "side-not-possible")
NO_FREE_WALL = Reason("ROM-20.8c", "no-free-wall")
NOT_YET = Reason("ROM-8.2", "not-yet")
NOT_OF_COST = Reason("ROM-8.13", "not-of-its-cost")
NO_WALL = Reason("ROM-8.15", "no-wall-there")
NO_SUCH_CONTENT = Reason("ROM-8.17", "no-such-content")


def room(s: Romolo, h: int, kind: int) -> bool:
    """ROM-8.3, ROM-8.4: whether one more building of that kind fits, counted as if it stood there already."""
    count = s.buildings(h) + 1
    return count <= s.box.limit_base or count <= s.building_limit(h) + s.box.limit_step * (kind == AQUEDUCT)


def wall_fits(s: Romolo, h: int, more: int) -> bool:
    """ROM-8.6, ROM-R58: so many more walls, of which every third counts as a building."""
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
    found: list[int] = []
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
                if not bank[WORKS if kind == QUARRY else kind] or (full and not room(s, h, kind)):
                    continue
                if kind == PORT and built[first + PORT] >= s.has_water(h):  # ROM-8.10
                    continue
                found.append(kind)
        if bank[WALL] and s.walls[h] != ALL_SIDES and wall_fits(s, h, 1):
            found.append(WALL)
            return found
    if s.holder[box.defensor] == seat and s.note[box.defensor] and s.walls[h] != ALL_SIDES and wall_fits(s, h, 1):
        found.append(WALL)
    return found


def present(s: Romolo, h: int) -> list[int]:
    """The kinds of buildings of a hex that can be demolished, as they are spoken of."""
    first = h * STRIDE
    found = [kind for kind in range(STRIDE) if s.built[first + kind]]
    if WORKS in found:
        found[found.index(WORKS)] = s.spoken_building(h, WORKS)
    if s.walls[h]:
        found.append(WALL)
    return found


def taken_away(s: Romolo, h: int, old: int, look: Callable[[], T]) -> T:
    """What one sees with that building taken away for a moment."""
    first, kind = h * STRIDE, WORKS if old == QUARRY else old
    walls, contents = s.walls[h], s.stored.get(h)
    if kind == WALL:
        left = walls
        for _ in range(s.box.walls_per_action):
            left &= left - 1
        s.walls[h] = left
    else:
        s.built[first + kind] -= 1
        if kind == STOREHOUSE and contents and len(contents) > s.built[first + kind]:
            s.set_stored(h, fullest(contents))
    found = look()
    if kind == WALL:
        s.walls[h] = walls
    else:
        s.built[first + kind] += 1
        if contents:
            s.stored[h] = contents
    return found


def transformable(s: Romolo, seat: int, h: int, old: int) -> list[int]:
    """ROM-8.14, ROM-R62: what could be built once that building is gone."""
    return taken_away(s, h, old, lambda: buildable(s, seat, h, s.at_hand(seat, h, STONE), s.at_hand(seat, h, WOOD)))


def fullest(contents: tuple[int, ...]) -> list[int]:
    """All but the storehouse with the fewest cubes."""
    least = min(contents, key=lambda content: (content & 31, content))
    left = list(contents)
    left.remove(least)
    return left


def add_building_options(s: Romolo, seat: int, h: int, stone: int, wood: int, found: list[Option]) -> None:
    """ROM-3.13: build, demolish, transform on a land hex."""
    for kind in buildable(s, seat, h, stone, wood):
        found.append(BUILD[kind])
    there = present(s, h)
    if there:
        for kind in there:
            found.append(DEMOLISH[kind])
        if stone or wood or free_walls(s, seat):
            for kind in there:
                if transformable(s, seat, h, kind):
                    found.append(TRANSFORM[kind])


def why_not_build(s: Romolo, seat: int, h: int, kind: int) -> Reason:
    """The first rule that forbids a building."""
    piece = WORKS if kind == QUARRY else kind
    if kind == TOWER:
        return TOWER_STANDS
    if s.terrain[h] in (WATER, FACE_DOWN) or (kind != WALL and kind not in s.box.sites[s.terrain[h]]):
        return WRONG_TERRAIN
    if not s.bank[piece]:
        return NOT_IN_BANK
    if kind == PORT and s.built[h * STRIDE + PORT] >= s.has_water(h):
        return NO_PORT_SIDE
    if kind == WALL and s.walls[h] == ALL_SIDES:
        return NO_SUCH_SIDE
    if not (wall_fits(s, h, 1) if kind == WALL else room(s, h, kind)):
        return NO_ROOM
    return CANNOT_PAY


# -- build -----------------------------------------------------------------------------------------------------


def build(s: Romolo, seat: int, h: int, kind: int) -> None:
    """ROM-8.1: from the bank to the hex, and paid for; walls are asked for side by side (ROM-8.2)."""
    if kind == WALL:
        s.ask(BuildWalls(seat, h, 0, 0))
        return
    temples = s.built[h * STRIDE + TEMPLE]
    piece = WORKS if kind == QUARRY else kind
    s.bank[piece] -= 1
    s.tell("built", seat, kind, h)
    s.ask(SetBuilding(seat, h, piece))
    pay_building(s, seat, h, s.box.cost[kind], temples)


class SetBuilding(Deed[Romolo]):
    """The building is set when it has been paid for."""

    __slots__ = ("h", "piece")

    def __init__(self, seat: int, h: int, piece: int) -> None:
        self.seat = seat
        self.h = h
        self.piece = piece

    def do(self, s: Romolo) -> None:
        s.built[self.h * STRIDE + self.piece] += 1


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

    def options(self, s: Romolo, seat: int) -> list[Option]:
        chosen = self.bought | self.free
        number = chosen.bit_count()
        found: list[Option] = [DONE_OPTION] if chosen else []
        if number >= s.box.walls_per_action or not wall_fits(s, self.h, number + 1):
            return found
        open_sides = [side for side in range(6) if not (s.walls[self.h] | chosen) >> side & 1]
        if self.can_buy(s, seat):
            found += [("wall", side) for side in open_sides]
        if free_walls(s, seat) > self.free.bit_count():
            found += [("free-wall", side) for side in open_sides]
        return found

    def can_buy(self, s: Romolo, seat: int) -> bool:
        number = self.bought.bit_count() + 1
        cubes = s.at_hand(seat, self.h, STONE) + s.at_hand(seat, self.h, WOOD)
        return s.bank[WALL] >= number and cubes >= self.cubes(s, number)

    def cubes(self, s: Romolo, number: int) -> int:
        cost = number * s.box.wall_cost - s.built[self.h * STRIDE + TEMPLE]
        return max(s.box.min_payment, cost)  # ROM-8.9

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        bought, free = self.bought, self.free
        match choice:
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
        temples = s.built[h * STRIDE + TEMPLE]
        s.walls[h] |= self.bought | self.free
        s.bank[WALL] -= number
        if self.free:
            s.note[s.box.defensor] -= self.free.bit_count()
        if s.events is not None:
            for side in range(6):
                if (self.bought | self.free) >> side & 1:
                    s.tell("wall-built", seat, side, h)
        if number:
            cost = number * s.box.wall_cost
            total = max(s.box.min_payment, cost - temples)
            low = max(0, total - s.at_hand(seat, h, WOOD))
            high = min(total, s.at_hand(seat, h, STONE))
            if low == high:
                pay_good(s, seat, h, STONE, low)
                pay_good(s, seat, h, WOOD, total - low)
            else:
                s.ask(PayWalls(seat, h, total))

    def why(self, s: Romolo, seat: int, choice: Option) -> Reason:
        if choice[0] == "done":
            return NOT_YET
        number = (self.bought | self.free).bit_count()
        if (s.walls[self.h] | self.bought | self.free) >> choice[1] & 1:
            return NO_SUCH_SIDE
        if not wall_fits(s, self.h, number + 1):
            return NO_ROOM
        return NO_FREE_WALL if choice[0] == "free-wall" else CANNOT_PAY


class PayWalls(RomoloStep):
    """ROM-8.8: how many of the walls are paid with stone? The rest with wood."""

    __slots__ = ("h", "total")
    verbs = ("pay",)

    def __init__(self, seat: int, h: int, total: int) -> None:
        self.seat = seat
        self.h = h
        self.total = total

    def options(self, s: Romolo, seat: int) -> list[Option]:
        low = max(0, self.total - s.at_hand(seat, self.h, WOOD))
        high = min(self.total, s.at_hand(seat, self.h, STONE))
        return [("pay", STONE, n) for n in range(low, high + 1)]

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        pay_good(s, seat, self.h, STONE, choice[2])
        pay_good(s, seat, self.h, WOOD, self.total - choice[2])

    def why(self, s: Romolo, seat: int, choice: Option) -> Reason:
        return Reason("ROM-8.8", "wrong-payment")


# -- taking down -----------------------------------------------------------------------------------------------


def take_down(s: Romolo, seat: int, h: int, kind: int) -> None:
    """ROM-8.19: one building leaves the game; seat says which walls or which storehouse where it matters."""
    piece = WORKS if kind == QUARRY else kind
    if piece == WALL:
        if s.walls[h].bit_count() == 1:
            remove_wall(s, h, s.walls[h].bit_length() - 1)
        else:
            s.ask(TearWalls(seat, h, s.box.walls_per_action, 0))
        return
    contents = s.stored.get(h) if piece == STOREHOUSE else None
    s.built[h * STRIDE + piece] -= 1
    s.tell("demolished", kind, h)
    if contents and len(contents) > s.built[h * STRIDE + STOREHOUSE]:
        choices = dict.fromkeys(contents)
        if len(choices) == 1:
            s.set_stored(h, list(contents)[1:])
        else:
            s.ask(WhichStorehouse(seat, h, 0))
    elif contents:
        s.ask(WhichStorehouse(seat, h, 1))


def remove_wall(s: Romolo, h: int, side: int) -> None:
    s.walls[h] &= ~(1 << side)
    s.tell("wall-gone", side, h)


class WhichStorehouse(RomoloStep):
    """ROM-8.17: which of the storehouses, by what lies in it? Those cubes go to the bank."""

    __slots__ = ("empty", "h")
    verbs = ("content",)

    def __init__(self, seat: int, h: int, empty: int) -> None:
        self.seat = seat
        self.h = h
        self.empty = empty

    def options(self, s: Romolo, seat: int) -> list[Option]:
        found: list[Option] = [("content", 0, 0)] if self.empty else []
        return found + [("content", content >> 5, content & 31) for content in dict.fromkeys(s.stored[self.h])]

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        if choice[2]:
            left = list(s.stored[self.h])
            left.remove(choice[1] << 5 | choice[2])
            s.set_stored(self.h, left)

    def why(self, s: Romolo, seat: int, choice: Option) -> Reason:
        return NO_SUCH_CONTENT


class TearWalls(RomoloStep):
    """ROM-8.15: the next of up to three walls that go together; or enough?"""

    __slots__ = ("h", "left", "new")
    verbs = ("side", "done")

    def __init__(self, seat: int, h: int, left: int, new: int) -> None:
        """`new`: 0, or the building + 1 that must fit afterwards, when walls are transformed."""
        self.seat = seat
        self.h = h
        self.left = left
        self.new = new

    def options(self, s: Romolo, seat: int) -> list[Option]:
        walls = s.walls[self.h]
        found: list[Option] = [("side", side) for side in range(6) if walls >> side & 1] if self.left else []
        if self.left < s.box.walls_per_action and self.fits(s):
            found.append(DONE_OPTION)
        return found

    def fits(self, s: Romolo) -> bool:
        if not self.new:
            return True
        return wall_fits(s, self.h, 1) if self.new - 1 == WALL else room(s, self.h, self.new - 1)

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        if choice == DONE_OPTION:
            return
        remove_wall(s, self.h, choice[1])
        if s.walls[self.h] and self.left > 1:
            s.ask(TearWalls(seat, self.h, self.left - 1, self.new))

    def why(self, s: Romolo, seat: int, choice: Option) -> Reason:
        if choice == DONE_OPTION:
            return NOT_YET if self.left == s.box.walls_per_action else NO_ROOM
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

    def options(self, s: Romolo, seat: int) -> list[Option]:
        if self.building == WALL:
            return [("gain", WOOD), ("gain", STONE)]  # ROM-R63
        stone, wood = s.box.cost[self.building]
        return [("gain", good) for good, amount in ((WOOD, wood), (STONE, stone)) if amount]

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        s.gain(seat, choice[1], 1)

    def why(self, s: Romolo, seat: int, choice: Option) -> Reason:
        return NOT_OF_COST


class TransformInto(RomoloStep):
    """ROM-8.14: what is built in place of the old building?"""

    __slots__ = ("h", "old")
    verbs = ("build",)

    def __init__(self, seat: int, h: int, old: int) -> None:
        self.seat = seat
        self.h = h
        self.old = old

    def options(self, s: Romolo, seat: int) -> list[Option]:
        return [BUILD[kind] for kind in transformable(s, seat, self.h, self.old)]

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        h, new = self.h, choice[1]
        s.ask(BuildNew(seat, h, new), AFTERMATH)
        if self.old == WALL:
            s.ask(TearWalls(seat, h, s.box.walls_per_action, new + 1))
            return
        piece = WORKS if self.old == QUARRY else self.old
        s.built[h * STRIDE + piece] -= 1
        if piece == STOREHOUSE and len(s.stored.get(h, ())) > s.built[h * STRIDE + STOREHOUSE]:
            s.set_stored(h, fullest(s.stored[h]))
        s.tell("demolished", self.old, h)

    def why(self, s: Romolo, seat: int, choice: Option) -> Reason:
        return taken_away(s, self.h, self.old, lambda: why_not_build(s, seat, self.h, choice[1]))


class BuildNew(Deed[Romolo]):
    """The new building, once the old one is gone."""

    __slots__ = ("h", "kind")

    def __init__(self, seat: int, h: int, kind: int) -> None:
        self.seat = seat
        self.h = h
        self.kind = kind

    def do(self, s: Romolo) -> None:
        build(s, self.seat, self.h, self.kind)
