"""The position of Antike Duellum: what lies where, and the questions one can ask of it."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final, Self

from quadriga.games.antike.board import (
    ARM,
    CITIZEN,
    COIN,
    GALLEY,
    GENERAL_CARD,
    IN_THE_MIDDLE,
    KING,
    LEGION,
    NOBODY,
    PERSONALITIES,
    RES_PUBLICA,
    SCHOLAR,
    SPECIAL,
    UNITS,
    AntikeBox,
)
from quadriga.games.antike.timing import why_not_now
from quadriga.games.antike.view import View, view
from quadriga.kernel.native import mypyc_attr
from quadriga.kernel.state import Outcome, State
from quadriga.kernel.step import Action, Reason, Step

PARTS: Final = (
    "active",
    "advances",
    "armable",
    "bank_coins",
    "bank_temples",
    "bank_walls",
    "cities",
    "deck",
    "discards",
    "display",
    "firsts",
    "hands",
    "owner",
    "people",
    "razed",
    "recruits",
    "resource",
    "stock",
    "stone",
    "supply",
    "temple",
    "tiles",
    "turns",
    "units",
    "unmoved",
    "wall",
    "walls",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Antike(State[AntikeBox]):
    """Lists by seat come first: stock[seat][good]; units[seat][kind] counts units by region, where there are any."""

    __slots__ = PARTS
    parts = (*State.parts, *PARTS)

    def __init__(self, box: AntikeBox) -> None:
        super().__init__(box)
        regions = len(box.names)
        self.active = NOBODY
        self.turns = [0, 0]
        self.stone = [IN_THE_MIDDLE, IN_THE_MIDDLE]  # ANT-2.12
        self.stock = [[*box.start_stock, 0], [*box.start_stock, 0]]  # ANT-2.6
        self.bank_coins = box.coins
        self.bank_temples = box.temples
        self.bank_walls = box.walls - 2 * box.start_walls  # ANT-2.8
        self.walls = [box.start_walls, box.start_walls]  # ANT-2.2
        self.tiles = box.tiles.copy()
        self.cities: list[list[int]] = [[], []]
        """The regions of the cities of each player, in order; `owner` says the same by region."""
        self.owner = [NOBODY] * regions
        self.resource = [NOBODY] * regions
        self.temple = [0] * regions
        self.wall = [0] * regions
        self.units: list[list[dict[int, int]]] = [[{} for _ in UNITS] for _ in (0, 1)]  # ANT-2.7
        self.recruits = [[*box.start_recruits, 0, 0] for _ in (0, 1)]  # ANT-2.4
        if box.special_units:
            for seat in (0, 1):
                self.recruits[seat][SPECIAL[seat]] = 1  # ANT-16.1
        self.supply = [
            [box.legions - box.start_recruits[LEGION], box.galleys - box.start_recruits[GALLEY]] for _ in (0, 1)
        ]
        self.armable = [0, 0, 0, 0]
        self.unmoved: list[dict[int, int]] = []
        self.advances = [0, 0]
        self.firsts = [0, 0]
        self.razed = [0, 0]
        self.people = [[0] * len(PERSONALITIES), [0] * len(PERSONALITIES)]
        self.hands: list[list[int]] = [[], []]
        self.deck = box.deck.copy()
        self.display: list[int] = []
        self.discards: list[int] = []
        for seat in (0, 1):
            for resource, region in enumerate(box.start_cities[seat]):
                self.lay_tile(seat, region, resource)  # ANT-2.5

    def copy_position(self, c: Self) -> None:
        c.active = self.active
        c.turns = self.turns.copy()
        c.stone = self.stone.copy()
        a, b = self.stock
        c.stock = [a.copy(), b.copy()]
        c.bank_coins = self.bank_coins
        c.bank_temples = self.bank_temples
        c.bank_walls = self.bank_walls
        c.walls = self.walls.copy()
        c.tiles = self.tiles.copy()
        a, b = self.cities
        c.cities = [a.copy(), b.copy()]
        c.owner = self.owner.copy()
        c.resource = self.resource.copy()
        c.temple = self.temple.copy()
        c.wall = self.wall.copy()
        (p, q, r, t), (u, v, w, x) = self.units
        c.units = [[p.copy(), q.copy(), r.copy(), t.copy()], [u.copy(), v.copy(), w.copy(), x.copy()]]
        a, b = self.recruits
        c.recruits = [a.copy(), b.copy()]
        a, b = self.supply
        c.supply = [a.copy(), b.copy()]
        c.armable = self.armable.copy()
        c.unmoved = [row.copy() for row in self.unmoved] if self.unmoved else []
        c.advances = self.advances.copy()
        c.firsts = self.firsts.copy()
        c.razed = self.razed.copy()
        a, b = self.people
        c.people = [a.copy(), b.copy()]
        a, b = self.hands
        c.hands = [a.copy(), b.copy()]
        c.deck = self.deck.copy()
        c.display = self.display.copy()
        c.discards = self.discards.copy()

    # -- what a player has -------------------------------------------------------------------------------------

    def has(self, seat: int, advance: int) -> bool:
        return bool(self.advances[seat] >> advance & 1)

    def way_cost(self, seat: int, field: int) -> int:
        """ANT-3.3 to ANT-3.6: what the move to a field of the rondel costs."""
        cost = self.box.ways[self.stone[seat]][field]
        return max(0, cost - self.modifier("eilbote")) if self.modifiers else cost

    def advance_gold(self, seat: int, advance: int) -> int:
        """ANT-8.3: the price of an advance, low if the opponent has it."""
        return self.box.prices[advance][self.has(1 - seat, advance)]

    def own_temples(self, seat: int) -> int:
        return sum([self.temple[region] for region in self.cities[seat]])

    def sea_points(self, seat: int) -> int:
        """ANT-14.7: 1 for each sea region with an own galley, 2 with a ship symbol; several galleys count once."""
        points = self.box.sea_points
        return sum([points[region] for region in self.units[seat][GALLEY]])

    def achieved(self, seat: int, personality: int) -> int:
        """What counts towards personalities of a kind (ANT-14.2 to ANT-14.6)."""
        if personality == KING:
            return len(self.cities[seat])
        if personality == CITIZEN:
            return self.own_temples(seat)
        if personality == SCHOLAR:
            return self.firsts[seat]
        if personality == GENERAL_CARD:
            return self.razed[seat]
        return self.sea_points(seat)

    def earned(self, seat: int, personality: int) -> int:
        """How many personalities of a kind the position and the past entitle to."""
        return self.achieved(seat, personality) // self.box.needed[personality]

    def left_in_stack(self, personality: int) -> int:
        return self.box.people[personality] - self.people[0][personality] - self.people[1][personality]

    def points(self, seat: int) -> int:
        """The place of the disk on the victory track (ANT-14.12)."""
        return sum(self.people[seat])

    # -- what stands in a region ----------------------------------------------------------------------------------

    def has_units(self, seat: int) -> bool:
        """Whether any unit of the player is on the map."""
        return any(self.units[seat])

    def units_in(self, seat: int, region: int) -> int:
        """The legions and galleys of a player there; the special unit is not counted."""
        units = self.units[seat]
        return units[LEGION].get(region, 0) + units[GALLEY].get(region, 0)

    def present(self, seat: int, region: int) -> bool:
        """Whether any unit of the player stands there (ANT-13.2, ANT-R42)."""
        return any([region in kind for kind in self.units[seat]])

    def with_special(self, seat: int, region: int) -> bool:
        """Whether the player's special unit stands there."""
        return region in self.units[seat][SPECIAL[seat]]

    def strength_of(self, region: int) -> int:
        """ANT-12.3: the strength of a city."""
        box = self.box
        owner = self.owner[region]
        strength = box.base_strength[self.temple[region]] + self.wall[region] * box.wall_strength
        strength += self.units_in(owner, region) * box.unit_strength
        if self.advances[owner] >> RES_PUBLICA & 1:
            strength += box.republic_strength
        if self.with_special(owner, region):
            strength += box.special_strength  # ANT-16.5
        return strength

    def attackers_in(self, seat: int, region: int) -> int:
        """ANT-12.4, ANT-R41: the attack strength; a special unit adds to ordinary units but does not attack alone."""
        units = self.units_in(seat, region)
        return units + self.box.special_strength if units and self.with_special(seat, region) else units

    # -- pieces come and go ------------------------------------------------------------------------------------------

    def lay_tile(self, seat: int, region: int, resource: int) -> None:
        """A city tile from the bank, own colour up."""
        self.owner[region] = seat
        insort(self.cities[seat], region)
        self.resource[region] = resource
        self.tiles[resource] -= 1

    def enter(self, seat: int, kind: int, region: int) -> bool:
        """A unit comes into a region and fights there (chapter 11); whether it is still there afterwards."""
        enemy = 1 - seat
        arm = ARM[kind]
        if region in self.units[enemy][arm]:  # ANT-11.1
            self.fall(enemy, arm, region)
        elif region in self.units[enemy][SPECIAL[enemy]] and ARM[SPECIAL[enemy]] == arm:  # ANT-16.7
            self.fall(enemy, SPECIAL[enemy], region)
        else:
            here = self.units[seat][kind]
            here[region] = here.get(region, 0) + 1
            return True
        self.recruits[seat][kind] += 1
        self.emit("fell", seat, kind, region)
        return False

    def leave(self, seat: int, kind: int, region: int) -> None:
        take_one(self.units[seat][kind], region)

    def fall(self, seat: int, kind: int, region: int) -> None:
        """ANT-11.5: a lost unit returns to its owner's recruit box."""
        self.leave(seat, kind, region)
        self.recruits[seat][kind] += 1
        self.emit("fell", seat, kind, region)

    def recruit(self, seat: int, kind: int, amount: int) -> None:
        """ANT-8.6: from the own supply to the own recruit box."""
        self.supply[seat][kind] -= amount
        self.recruits[seat][kind] += amount
        self.emit("recruited", seat, amount, kind)

    def build_wall(self, seat: int, region: int) -> None:
        """ANT-6.8: from the own reserve."""
        self.walls[seat] -= 1
        self.wall[region] = 1
        self.emit("built-wall", seat, region)

    def destroy_wall(self, region: int) -> None:
        """ANT-12.8, ANT-R36: a wall returns to the reserve of the city's owner."""
        owner = self.owner[region]
        self.wall[region] = 0
        self.walls[owner] += 1
        self.emit("wall-fell", owner, region)

    def gain(self, seat: int, good: int, amount: int) -> None:
        """From the bank to a player's stock. Coins must be there: see `gain_coins`."""
        if amount:
            self.stock[seat][good] += amount
            if good == COIN:
                self.bank_coins -= amount
            if self.events is not None:
                self.emit("gained", seat, amount, good)

    def spend(self, seat: int, good: int, amount: int, verb: str = "paid") -> None:
        """ANT-4.4: from a player's stock to the bank."""
        if amount:
            self.stock[seat][good] -= amount
            if good == COIN:
                self.bank_coins += amount
            if self.events is not None:
                self.emit(verb, seat, amount, good)

    # -- the end -------------------------------------------------------------------------------------------------------

    def rank_by(self, seat: int) -> tuple[int, int, int, int]:
        """ANT-R40: personalities, then cities, temples, advances."""
        return (
            self.points(seat),
            len(self.cities[seat]),
            self.own_temples(seat),
            self.advances[seat].bit_count(),
        )

    def final(self) -> Outcome:
        ranked = [self.rank_by(0), self.rank_by(1)]
        places = [1 + (ranked[1 - seat] > ranked[seat]) for seat in (0, 1)]
        scores = [dict(zip(PERSONALITIES, self.people[seat], strict=True)) for seat in (0, 1)]
        return Outcome(self.ending, places, scores)

    def round_number(self) -> int:
        """There are no rounds: a turn of each player is one."""
        return sum(self.turns) // self.box.seats + 1

    def progress(self) -> str:
        return f"turn {sum(self.turns) + 1}"

    def why_not_now(self, seat: int, action: Action) -> Reason:
        return why_not_now(self, seat, action)

    def view(self, seat: int | None) -> View:
        """Nothing in this game is hidden from anybody but the order of a deck that has none yet."""
        return view(self)


def take_one(units: dict[int, int], region: int) -> None:
    """One unit fewer in a region."""
    if units[region] > 1:
        units[region] -= 1
    else:
        del units[region]


class AntikeStep(Step[Antike]):
    """A question of this game."""

    __slots__ = ()
    window: ClassVar[str] = ""
    """The time of the turn that it is, for cards that are played at one time only (ANT-15.4)."""

    def asked_at(self) -> str:
        return self.window
