"""Producing, collecting, refining (chapter 9)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import (
    APOTHECARIUS,
    FOREST,
    GRAIN,
    HILL,
    NOBODY,
    PRAEPOSITUS,
    REFINED,
    SALT,
    STONE,
    STOREHOUSE,
    STRIDE,
    WATER,
    WOOD,
    WORKS,
)
from quadriga.games.romolo.missing import too_few_cubes
from quadriga.games.romolo.payment import pay_good
from quadriga.games.romolo.state import Romolo, RomoloStep
from quadriga.kernel.step import Action, Reason

YIELD: Final[tuple[int, ...]] = (GRAIN, STONE, WOOD)
"""ROM-9.1: what plain, hill and forest produce."""
PRODUCE: Final[list[Action]] = [("produce", good) for good in range(5)]
REFINE: Final[list[Action]] = [("refine", good) for good in range(5)]
STORE: Final[list[Action]] = [("store", h) for h in range(60)]
KEEP: Final[Action] = ("keep",)

PRODUCED: Final = Reason("ROM-9.4", "produced-here-already")
NOT_YIELDED: Final = Reason("ROM-9.1", "not-yielded-here")
NO_WATER: Final = Reason("ROM-9.2", "no-water-near")
NO_STOREHOUSE: Final = Reason("ROM-9.10", "no-storehouse")
TOO_FAR: Final = Reason("ROM-9.6", "storehouse-too-far")
NONE_EMPTY: Final = Reason("ROM-9.5", "no-empty-storehouse")
BEHIND_WALL: Final = Reason("ROM-9.7", "behind-a-wall")
HOSTILE_THERE: Final = Reason("ROM-9.8", "hostile-unit-there")
NO_APOTHECARIUS: Final = Reason("ROM-20.4", "no-apothecarius")
NO_PRAEPOSITUS: Final = Reason("ROM-20.20b", "no-praepositus")
NOT_STORED: Final = Reason("ROM-9.11", "nothing-stored")
REFINED_ALREADY: Final = Reason("ROM-R160", "refined-already")


def usable_storehouses(s: Romolo, seat: int, h: int, known: tuple[int, ...]) -> list[int]:
    """ROM-9.5 to ROM-9.8: hexes with an empty storehouse for a worker on hex h; `known` are the answers given."""
    built, stored, walls = s.built, s.stored, s.walls
    hexes: list[int] = []
    count = built[h * STRIDE + STOREHOUSE]
    if count and (h not in stored or count > len(stored[h])):
        hexes.append(h)
    for n in s.box.near[h]:
        count = built[n * STRIDE + STOREHOUSE]
        if (
            count
            and (n not in stored or count > len(stored[n]))
            and not (walls[n] and walls[n] & s.box.wall_bit[h][n])
            and (not s.crowd[n] & s.box.others[seat] or 2 * n in known)
        ):
            hexes.append(n)
    return hexes


def doubtful_storehouse(s: Romolo, seat: int, h: int, known: tuple[int, ...]) -> int:
    """ROM-4.6: a hex whose owners must be asked before production is offered, or NOBODY."""
    if s.produced >> h & 1 or s.terrain[h] == WATER:
        return NOBODY
    others = s.box.others[seat]
    for n in s.box.near[h]:
        if (
            s.crowd[n] & others
            and 2 * n not in known
            and 2 * n + 1 not in known
            and s.empty_storehouses(n)
            and not s.behind_wall(h, n)
        ):
            return n
    return NOBODY


def add_production_options(s: Romolo, seat: int, h: int, known: tuple[int, ...], actions: list[Action]) -> None:
    if s.produced >> h & 1 or s.terrain[h] == WATER:  # ROM-9.4
        return
    if usable_storehouses(s, seat, h, known) or s.ready(seat, APOTHECARIUS) != NOBODY:
        actions.append(PRODUCE[YIELD[s.terrain[h]]])
        if s.has_water(h):
            actions.append(PRODUCE[SALT])


def why_not_produce(s: Romolo, h: int, good: int) -> Reason:
    if s.terrain[h] == WATER or (good != SALT and YIELD[s.terrain[h]] != good):
        return NOT_YIELDED
    if good == SALT and not s.has_water(h):
        return NO_WATER
    return PRODUCED if s.produced >> h & 1 else NO_STOREHOUSE


def produce(s: Romolo, seat: int, h: int, good: int, known: tuple[int, ...]) -> None:
    """ROM-9.1 to ROM-9.4."""
    s.produced |= 1 << h
    amount = yield_of(s, h, good)
    places = tuple(usable_storehouses(s, seat, h, known))
    extra = len(overseers(s, seat, good))
    if extra:
        s.ask(Extra(seat, h, good, amount, places))
    else:
        store(s, seat, h, good, amount, places)


def yield_of(s: Romolo, h: int, good: int) -> int:
    """ROM-9.1 to ROM-9.3: how many cubes the hex brings."""
    works = (good == WOOD and s.terrain[h] == FOREST) or (good == STONE and s.terrain[h] == HILL)
    return 1 + (s.built[h * STRIDE + WORKS] if works else 0)


def overseers(s: Romolo, seat: int, good: int) -> list[int]:
    """ROM-20.20b: the player's unused Praepositus tiles with that kind of cube."""
    return [
        tile
        for tile in s.box.tiles_of[PRAEPOSITUS]
        if s.holder[tile] == seat and s.note[tile] == good + 1 and not s.used >> tile & 1
    ]


class Extra(RomoloStep):
    """ROM-20.20b: how many Praepositus tiles are used for this production?"""

    __slots__ = ("amount", "good", "h", "places")
    verbs = ("extra",)

    def __init__(self, seat: int, h: int, good: int, amount: int, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.h = h
        self.good = good
        self.amount = amount
        self.places = places

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("extra", n) for n in range(len(overseers(s, seat, self.good)), -1, -1)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        for tile in overseers(s, seat, self.good)[: action[1]]:
            s.use(tile)
        store(s, seat, self.h, self.good, self.amount + action[1] * s.box.praepositus_extra, self.places)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return NO_PRAEPOSITUS.of(needed=action[1], have=len(overseers(s, seat, self.good)))


def store(s: Romolo, seat: int, h: int, good: int, amount: int, places: tuple[int, ...]) -> None:
    """ROM-9.5: into one empty storehouse; with Apothecarius to hand (ROM-20.4)."""
    if s.ready(seat, APOTHECARIUS) != NOBODY or len(places) > 1:
        s.ask(StoreIn(seat, h, good, amount, places))
    else:
        put_in(s, seat, places[0], good, amount)


def put_in(s: Romolo, seat: int, h: int, good: int, amount: int) -> None:
    s.set_stored(h, [*s.stored.get(h, ()), good << 5 | amount])
    if s.events is not None:
        s.emit("stored", seat, amount, good, h)


class StoreIn(RomoloStep):
    """ROM-9.6: which storehouse takes the production of the worker on hex `h`?"""

    __slots__ = ("amount", "good", "h", "places")
    verbs = ("store", "keep")

    def __init__(self, seat: int, h: int, good: int, amount: int, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.h = h
        self.good = good
        self.amount = amount
        self.places = places

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        actions = [STORE[h] for h in self.places]
        if s.ready(seat, APOTHECARIUS) != NOBODY:
            actions.append(KEEP)
        return actions

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action == KEEP:
            s.use(s.ready(seat, APOTHECARIUS))
            s.gain(seat, self.good, self.amount)
        else:
            put_in(s, seat, action[1], self.good, self.amount)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        if action == KEEP:
            return NO_APOTHECARIUS
        to = action[1]
        if to != self.h and to not in s.box.near[self.h]:
            return TOO_FAR
        if not s.empty_storehouses(to):
            return NONE_EMPTY.of(have=s.built[to * STRIDE + STOREHOUSE])
        return BEHIND_WALL if to != self.h and s.behind_wall(self.h, to) else HOSTILE_THERE


def add_storehouse_options(s: Romolo, seat: int, h: int, have: list[int], actions: list[Action]) -> None:
    """ROM-9.11, ROM-9.12: collect and refine; refined cubes are not refined again (ROM-R160)."""
    if h in s.stored:
        for content in dict.fromkeys(s.stored[h]):
            actions.append(("collect", content >> 5, content & 31))
    need = s.box.refine_in
    if have[0] >= need or have[1] >= need or have[2] >= need or have[3] >= need:
        for good in range(REFINED):
            if have[good] >= need:
                actions.append(REFINE[good])


def why_not_refine(s: Romolo, seat: int, h: int, good: int) -> Reason:
    if good == REFINED:
        return REFINED_ALREADY
    return too_few_cubes("ROM-9.12", good, s.box.refine_in, s.at_hand(seat, h, good))


def collect(s: Romolo, seat: int, h: int, good: int, amount: int) -> None:
    left = list(s.stored[h])
    left.remove(good << 5 | amount)
    s.set_stored(h, left)
    s.gain(seat, good, amount)


def refine(s: Romolo, seat: int, h: int, good: int) -> None:
    s.gain(seat, REFINED, s.box.refine_out)
    pay_good(s, seat, h, good, s.box.refine_in)
