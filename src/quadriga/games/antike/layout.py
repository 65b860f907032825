"""What a seat of Antike Duellum sees, as numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import Final

from quadriga.games.antike.board import ADVANCES, ARM, PERSONALITIES, RESOURCES, UNITS, AntikeBox
from quadriga.games.antike.commercium import NEW_COMMERCIUM
from quadriga.games.antike.state import Antike
from quadriga.games.spec import Declared
from quadriga.kernel.game import Box
from quadriga.kernel.layout import Amounts, Axis, Bits, Category, Count, Counts, Order, Owner, Part, Pile, seat_axis

NOTHING: Final[Mapping[int, int]] = {}
ALL_MOVED: Final = (NOTHING,) * len(UNITS)
LONGEST: Final = 30_000
"""Without a cap on the turns: a random game once had 20,000 decisions."""
PER_TURN: Final = 60
"""More decisions than a turn of random play has on average, by far."""


def declare(box: Box) -> Declared:
    assert isinstance(box, AntikeBox)
    regions = tuple(box.names)
    seat = seat_axis(2)
    site = Axis("site", tuple([regions[n] for n in box.cities]))
    of_sites: Callable[[list[int]], tuple[int, ...]] = itemgetter(*box.cities)
    unit = Axis("unit", UNITS)
    good = {"marble": 30, "iron": 30, "gold": 30, "coins": box.coins}
    pieces = {"recruited_legions": box.legions, "recruited_galleys": box.galleys, "generals": 1, "admirals": 1}
    supply = {"supply_legions": box.legions, "supply_galleys": box.galleys, "walls": box.walls}
    deeds = {"firsts": len(ADVANCES), "razed": 20, "turns": 255}
    parts = (
        Part("active", Owner(2), (), lambda s, order: (s.active,)),
        Part("player", Counts(**good, **pieces, **supply, **deeds), (seat,), players),
        Part("advances", Bits(ADVANCES), (seat,), lambda s, order: [s.advances[seat] for seat in order]),
        Part("rondel", Category(box.fields, "middle"), (seat,), lambda s, order: [s.stone[seat] for seat in order]),
        Part("people", Count(20), (seat, Axis("personality", PERSONALITIES)), people),
        Part("hand", Pile(9, box.cards), (seat,), lambda s, order: [s.hands[seat] for seat in order]),
        Part("display", Pile(9, box.cards), (), lambda s, order: (s.display,)),
        Part("discards", Pile(9, box.cards), (), lambda s, order: (s.discards,)),  # the deck is what is left
        Part("city", Owner(2), (site,), lambda s, order: of_sites(s.owner)),
        Part("tile", Category(RESOURCES), (site,), lambda s, order: of_sites(s.resource)),
        Part("temple", Count(1), (site,), lambda s, order: of_sites(s.temple)),
        Part("wall", Count(1), (site,), lambda s, order: of_sites(s.wall)),
        Part("units", Amounts(20, regions), (seat, unit), units),
        Part("unmoved", Amounts(20, regions), (unit,), lambda s, order: s.unmoved or ALL_MOVED),
        Part("armable", Count(20), (unit,), lambda s, order: s.armable),
        Part("bank", Counts(coins=box.coins, temples=box.temples, walls=box.walls), (), bank),
        Part("tiles-left", Count(20), (Axis("resource", RESOURCES),), lambda s, order: s.tiles),
        Part("card-in-effect", Amounts(9, box.cards), (), cards_in_effect),
        Part("held-by-fortress", Amounts(1, regions), (), held),
        Part("new-commercium", Count(1), (), lambda s, order: (s.modifier(NEW_COMMERCIUM),)),
        Part("turns-left", Count(255), (), turns_left),
    )
    longest = 2 * box.turn_cap * PER_TURN if box.turn_cap else LONGEST
    moves = [
        (kind, at, to) for kind in range(len(UNITS)) for at in range(len(regions)) for to in box.reach[ARM[kind]][at]
    ]
    return Declared(parts, longest, {"move": moves})


def players(s: Antike, order: Order) -> list[int]:
    found: list[int] = []
    for seat in order:
        found += s.stock[seat]
        found += s.recruits[seat]
        found += s.supply[seat]
        found += (s.walls[seat], s.firsts[seat], s.razed[seat], s.turns[seat])
    return found


def people(s: Antike, order: Order) -> list[int]:
    mine, theirs = order
    return s.people[mine] + s.people[theirs]


def units(s: Antike, order: Order) -> list[dict[int, int]]:
    mine, theirs = order
    return s.units[mine] + s.units[theirs]


def bank(s: Antike, order: Order) -> tuple[int, int, int]:
    return s.bank_coins, s.bank_temples, s.bank_walls


def cards_in_effect(s: Antike, order: Order) -> tuple[Mapping[int, int]]:
    if not s.modifiers:
        return (NOTHING,)
    cards = s.box.cards
    return ({cards.index(name): amount for name, amount in s.modifiers if name in cards},)


def held(s: Antike, order: Order) -> tuple[Mapping[int, int]]:
    """A modifier whose amount is a region (ANT-R34)."""
    return ({region: 1 for name, region in s.modifiers if name == "fortress"} if s.modifiers else NOTHING,)


def turns_left(s: Antike, order: Order) -> tuple[int]:
    cap = s.box.turn_cap
    return (cap - s.turns[order[0]] if cap else 0,)
