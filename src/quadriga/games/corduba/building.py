"""What can be built: the kinds a district has and the player can pay and place; monuments, too (chapter 8)."""

from __future__ import annotations

from typing import Final

from quadriga.games.corduba.board import ENOUGH_WORKERS, MOST_DENARII
from quadriga.games.corduba.missing import Shortfall, amounts, cannot_pay, least, shortfall
from quadriga.games.corduba.payment import marble_too, savings, tile_strength
from quadriga.games.corduba.pieces import (
    AMPHORA_AS_MARBLE,
    DENARII,
    DISTRICTS,
    FAMILY,
    NOBODY,
    NOT_AVAILABLE,
    READY,
    RESOURCES,
    SPECIALS,
    WORKERS,
    bits,
)
from quadriga.games.corduba.placing import find_place
from quadriga.games.corduba.state import Corduba, CordubaStep
from quadriga.kernel.step import Action, Reason

NOTHING: Final[tuple[int, ...]] = (0, 0, 0)
NO_PLACE: Final = Reason("COR-9.14", "no-place-for-it")


def affordable(s: Corduba, seat: int, district: int, less: int, kinds: int) -> int:
    """COR-8.7: which of these kinds the player can pay, forced adjacency apart."""
    box, me = s.box, s.players[seat]
    workers, denarii, joker = savings(s, district)
    strength = min(me[WORKERS] + me[SPECIALS] * box.special_worth, ENOUGH_WORKERS)
    by = box.raised_by[workers + less]
    kinds &= by[strength] | by[strength + box.specialist_worth] & box.coloured[me[READY]]
    if kinds:
        kinds &= box.within_purse[denarii][min(me[DENARII], MOST_DENARII - 1)]
        kinds &= box.payable(me, joker | marble_too(s, seat) << 1)
    return kinds


def add_builds(s: Corduba, seat: int, less: int, actions: list[Action]) -> None:
    """COR-7.3: the districts in which something can be built, then the monuments, by tables."""
    box, me = s.box, s.players[seat]
    ready = me[READY]
    strength = me[WORKERS] + me[SPECIALS] * box.special_worth
    if not strength + ready:
        return
    if strength > ENOUGH_WORKERS:
        strength = ENOUGH_WORKERS
    money = me[DENARII]
    purse = money if money < MOST_DENARII else MOST_DENARII - 1
    colours = box.coloured[ready]
    too = 2 if box.ability_of[me[FAMILY]] == AMPHORA_AS_MARBLE else 0
    n, unrest, monuments = box.kind_count, s.unrest, 0
    key = box.stock_number(me)
    for district in DISTRICTS:
        burning = unrest and unrest & box.district_tiles[district]
        workers, denarii, joker = NOTHING if burning else box.bonus[district]
        by = box.raised_by[workers + less]
        kinds = by[strength] | by[strength + box.specialist_worth] & colours
        kinds &= box.within_purse[denarii][purse]
        if not kinds:
            continue
        paid = box.stock_pays[joker | too][key]
        kinds &= paid if paid >= 0 else box.payable(me, joker | too)
        if not kinds:
            continue
        if not burning:
            monuments |= kinds & box.monuments_in[district]
        kinds &= s.stock >> district * n & box.all_kinds
        if kinds:
            plan, covered = box.districts[district], s.covered[district]
            ground = plan.memo.get(covered)
            if (
                (ground and ground.normal & kinds)
                or plan.placeable(covered, kinds)
                or buildable(s, seat, district, less)
            ):
                actions.append(box.options_build[district])
    if unrest and strength:
        monuments |= unaided_monuments(s, seat, less)
    if monuments:
        for monument, owner in enumerate(s.monuments):
            if owner == NOBODY and monuments >> n + monument & 1:
                actions.append(("monument", monument))


def unaided_monuments(s: Corduba, seat: int, less: int) -> int:
    """COR-R50: monuments whose districts are all in revolt, where they can be paid without a bonus."""
    box, me = s.box, s.players[seat]
    bits_left = box.monument_bits
    for district in DISTRICTS:
        if not s.unrest & box.district_tiles[district]:
            bits_left &= ~box.monuments_in[district]
    bits_left &= box.raised_by[less][min(s.strength(seat), ENOUGH_WORKERS)]
    bits_left &= box.within_purse[0][min(me[DENARII], MOST_DENARII - 1)]
    return bits_left & box.payable(me, marble_too(s, seat) << 1) if bits_left else 0


def buildable(s: Corduba, seat: int, district: int, less: int) -> int:
    """COR-8.2, COR-8.7: the kinds the player can build in a district now, as bits."""
    box = s.box
    kinds = s.stock >> district * box.kind_count & box.all_kinds
    if kinds:
        kinds = affordable(s, seat, district, less, kinds)
    if not kinds:
        return 0
    plan, covered = box.districts[district], s.covered[district]
    placeable = plan.placeable(covered, kinds)
    forced = kinds & ~placeable
    if forced:
        saved = savings(s, district)[1]
        for kind in bits(forced):
            legal = plan.positions(covered, kind)
            cost = max(0, box.tile_cost[kind][DENARII] - saved) + legal.length * box.chain_denarii  # COR-9.9
            if legal.spots and cost <= s.players[seat][DENARII]:
                placeable |= 1 << kind
    return placeable


def why_no_build(s: Corduba, seat: int, district: int, less: int) -> Reason:
    """Why nothing can be built in a district: with what is missing for the building that is nearest."""
    kinds = s.stock >> district * s.box.kind_count & s.box.all_kinds
    if not kinds:
        return NOT_AVAILABLE
    plan, covered = s.box.districts[district], s.covered[district]
    fitting = [kind for kind in bits(kinds) if plan.positions(covered, kind).spots]
    if not fitting:
        return NO_PLACE
    nearest = least(*[building_shortfall(s, seat, district, less, kind) for kind in fitting])
    return Reason("COR-8.7", "cannot-pay-any-building", amounts(nearest))


def why_not_buildable(s: Corduba, seat: int, district: int, less: int, kind: int) -> Reason:
    if not s.stock >> district * s.box.kind_count + kind & 1:
        return NOT_AVAILABLE
    if not s.box.districts[district].positions(s.covered[district], kind).spots:
        return NO_PLACE
    return cannot_pay("COR-8.7", building_shortfall(s, seat, district, less, kind))


def building_shortfall(s: Corduba, seat: int, district: int, less: int, kind: int) -> Shortfall:
    """COR-8.5, COR-8.6, COR-9.9: with the construction bonus and the chain."""
    box = s.box
    workers, denarii, joker = savings(s, district)
    cost = box.tile_cost[kind].copy()
    chain = box.districts[district].positions(s.covered[district], kind).length * box.chain_denarii
    cost[DENARII] = max(0, cost[DENARII] - denarii) + chain
    need = max(box.fewest_workers, box.tile_workers[kind] - workers - less)
    return shortfall(s, seat, cost, joker, need, tile_strength(s, seat, kind))


class RaiseWhat(CordubaStep):
    """COR-8.1: which building?"""

    __slots__ = ("district", "less")
    verbs = ("raise",)

    def __init__(self, seat: int, district: int, less: int) -> None:
        self.seat = seat
        self.district = district
        self.less = less
        """Workers that a family ability saves."""

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        table = s.box.options_raise
        return [table[kind] for kind in bits(buildable(s, seat, self.district, self.less))]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        find_place(s, seat, seat, self.district, action[1], self.less)

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        return why_not_buildable(s, seat, self.district, self.less, action[1])

    def price(self, s: Corduba, seat: int, action: Action) -> list[tuple[str, int]]:
        return bill(s, self.district, action[1], self.less)


def bill(s: Corduba, district: int, kind: int, less: int) -> list[tuple[str, int]]:
    """The cost as a screen shows it, with the chain: what the bonus of Plebeius saves is still open."""
    workers, denarii, _ = savings(s, district)
    cost = s.box.tile_cost[kind]
    chain = s.box.districts[district].positions(s.covered[district], kind).length * s.box.chain_denarii
    price = [("workers", -max(s.box.fewest_workers, s.box.tile_workers[kind] - workers - less))]
    price += [(name, -cost[r]) for r, name in enumerate(RESOURCES) if cost[r]]
    price += [("denarii", -max(0, cost[DENARII] - denarii) - chain), ("prestige", s.box.tile_prestige[kind])]
    return price
