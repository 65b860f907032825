"""Building a tile: district, kind, place, payment, insulae, prestige, first use (chapters 8 and 9)."""

from __future__ import annotations

from quadriga.games.corduba.activating import activate, usable
from quadriga.games.corduba.board import MOST_DENARII
from quadriga.games.corduba.effects import Effect, gain_prestige, resolve
from quadriga.games.corduba.geometry import Positions, Spot
from quadriga.games.corduba.payment import OF_COLOUR, marble_too, pay_resources, send_figures
from quadriga.games.corduba.pieces import (
    AMPHORA_AS_MARBLE,
    BUILT,
    DENARII,
    DISTRICTS,
    FAMILY,
    INSULA_INCOME,
    INSULAE,
    NOBODY,
    NOT_AVAILABLE,
    PLACED,
    PRESTIGE_HERE,
    READY,
    SPECIALS,
    WORKERS,
    Parts,
    bits,
)
from quadriga.games.corduba.state import Corduba, CordubaStep
from quadriga.kernel.step import Deed, Option, Reason

DONE: Option = ("done",)
NOTHING = (0, 0, 0)
NO_PLACE = Reason("COR-9.14", "no-place-for-it")
TOO_DEAR = Reason("COR-8.7", "cannot-pay-building")


def savings(s: Corduba, district: int) -> tuple[int, int, int]:
    """COR-5.13, COR-8.6: workers, denarii and the joker for resources that the construction bonus saves."""
    return (0, 0, 0) if s.unrest & s.box.district_tiles[district] else s.box.savings(district)


def affordable(s: Corduba, seat: int, district: int, less: int, kinds: int) -> int:
    """COR-8.7: which of these kinds the player can pay, forced adjacency apart."""
    box, me = s.box, s.players[seat]
    workers, denarii, joker = savings(s, district)
    strength = me[WORKERS] + me[SPECIALS] * box.special_worth
    by = box.raised_by[workers + less]
    kinds &= by[strength] | by[strength + box.specialist_worth] & box.coloured[me[READY]]
    if kinds:
        kinds &= box.within_purse[denarii][min(me[DENARII], MOST_DENARII - 1)]
        kinds &= box.payable(me, joker | marble_too(s, seat) << 1)
    return kinds


def add_builds(s: Corduba, seat: int, less: int, found: list[Option]) -> None:
    """COR-7.3: the districts in which something can be built, then the monuments, by tables."""
    box, me = s.box, s.players[seat]
    ready = me[READY]
    strength = me[WORKERS] + me[SPECIALS] * box.special_worth
    if not strength + ready:
        return
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
                found.append(box.options_build[district])
    if unrest and strength:
        monuments |= unaided_monuments(s, seat, less)
    if monuments:
        for monument, owner in enumerate(s.monuments):
            if owner == NOBODY and monuments >> n + monument & 1:
                found.append(("monument", monument))


def unaided_monuments(s: Corduba, seat: int, less: int) -> int:
    """COR-R50: monuments whose districts are all in revolt, where they can be paid without a bonus."""
    box, me = s.box, s.players[seat]
    bits_left = box.monument_bits
    for district in DISTRICTS:
        if not s.unrest & box.district_tiles[district]:
            bits_left &= ~box.monuments_in[district]
    bits_left &= box.raised_by[less][s.strength(seat)]
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
    found = plan.placeable(covered, kinds)
    forced = kinds & ~found
    if forced:
        saved = savings(s, district)[1]
        for kind in bits(forced):
            legal = plan.positions(covered, kind)
            cost = max(0, box.tile_cost[kind][DENARII] - saved) + legal.length * box.chain_denarii  # COR-9.9
            if legal.spots and cost <= s.players[seat][DENARII]:
                found |= 1 << kind
    return found


def why_not_buildable(s: Corduba, seat: int, district: int, less: int, kind: int) -> Reason:
    if not s.stock >> district * s.box.kind_count + kind & 1:
        return NOT_AVAILABLE
    if not s.box.districts[district].positions(s.covered[district], kind).spots:
        return NO_PLACE
    return TOO_DEAR


class RaiseWhat(CordubaStep):
    """COR-8.1: which building?"""

    __slots__ = ("district", "less")
    verbs = ("raise",)

    def __init__(self, seat: int, district: int, less: int) -> None:
        self.seat = seat
        self.district = district
        self.less = less
        """Workers that a family ability saves."""

    def options(self, s: Corduba, seat: int) -> list[Option]:
        table = s.box.options_raise
        return [table[kind] for kind in bits(buildable(s, seat, self.district, self.less))]

    def take(self, s: Corduba, seat: int, choice: Option) -> None:
        find_place(s, seat, seat, self.district, choice[1], self.less)

    def why(self, s: Corduba, seat: int, choice: Option) -> Reason:
        return why_not_buildable(s, seat, self.district, self.less, choice[1])

    def price(self, s: Corduba, seat: int, choice: Option) -> list[tuple[str, int]]:
        return bill(s, self.district, choice[1], self.less)


def bill(s: Corduba, district: int, kind: int, less: int) -> list[tuple[str, int]]:
    """The cost as a screen shows it: what the bonus of Plebeius saves is still open."""
    workers, denarii, _ = savings(s, district)
    cost = s.box.tile_cost[kind]
    found = [("workers", -max(s.box.fewest_workers, s.box.tile_workers[kind] - workers - less))]
    found += [(name, -cost[r]) for r, name in enumerate(GOODS_SHOWN) if cost[r]]
    found += [("denarii", -max(0, cost[DENARII] - denarii)), ("prestige", s.box.tile_prestige[kind])]
    return found


GOODS_SHOWN = ("food", "wood", "stone", "tools", "amphorae", "marble")


# -- where ----------------------------------------------------------


def legal_spots(s: Corduba, owner: int, district: int, kind: int) -> Positions:
    """COR-9.6 to COR-9.8; Caepio takes only those with most insulae (COR-25.4)."""
    plan, covered = s.box.districts[district], s.covered[district]
    if s.automatic(owner):
        left = s.box.insula_slots[district] - s.players[owner][PLACED + district]
        return plan.best_positions(covered, kind, left)
    return plan.positions(covered, kind)


def find_place(s: Corduba, seat: int, owner: int, district: int, kind: int, less: int) -> None:
    """Ask for the plot, or at once for the cell where only one plot has room."""
    plots = legal_spots(s, owner, district, kind).anchors
    if len(plots) > 1:
        s.stack.append(WhichPlot(seat, owner, district, kind, less))
    else:
        s.stack.append(Where(seat, owner, district, kind, less, next(iter(plots))))


class Placing(CordubaStep):
    """A question on the way to a position; what was said before is carried along."""

    __slots__ = ("district", "kind", "less", "owner")

    def __init__(self, seat: int, owner: int, district: int, kind: int, less: int) -> None:
        self.seat = seat
        self.owner = owner
        self.district = district
        self.kind = kind
        self.less = less

    def legal(self, s: Corduba) -> Positions:
        return legal_spots(s, self.owner, self.district, self.kind)


class WhichPlot(Placing):
    """COR-9.5: in which plot, all cells of the tile?"""

    __slots__ = ()
    verbs = ("plot",)
    because = Reason("COR-9.7", "not-a-plot-for-it")

    def options(self, s: Corduba, seat: int) -> list[Option]:
        return [("plot", n) for n in self.legal(s).anchors]

    def take(self, s: Corduba, seat: int, choice: Option) -> None:
        s.stack.append(Where(seat, self.owner, self.district, self.kind, self.less, choice[1]))


class Where(Placing):
    """COR-9.5: where does its first cell lie, from the top and then from the left?"""

    __slots__ = ("plot",)
    verbs = ("place",)
    because = Reason("COR-9.7", "not-a-place-for-it")

    def __init__(self, seat: int, owner: int, district: int, kind: int, less: int, plot: int) -> None:
        super().__init__(seat, owner, district, kind, less)
        self.plot = plot

    def options(self, s: Corduba, seat: int) -> list[Option]:
        return [("place", anchor) for anchor in self.legal(s).anchors[self.plot]]

    def take(self, s: Corduba, seat: int, choice: Option) -> None:
        here = [spot for spot in self.legal(s).spots if spot.anchor == choice[1]]
        if len(here) > 1:
            s.stack.append(HowTurned(seat, self.owner, self.district, self.kind, self.less, choice[1]))
        else:
            settle_on(s, self, here[0])


class HowTurned(Placing):
    """COR-9.4: turned which way?"""

    __slots__ = ("anchor",)
    verbs = ("turn",)
    because = Reason("COR-9.7", "does-not-fit-that-way")

    def __init__(self, seat: int, owner: int, district: int, kind: int, less: int, anchor: int) -> None:
        super().__init__(seat, owner, district, kind, less)
        self.anchor = anchor

    def options(self, s: Corduba, seat: int) -> list[Option]:
        return [("turn", spot.turned) for spot in self.legal(s).spots if spot.anchor == self.anchor]

    def take(self, s: Corduba, seat: int, choice: Option) -> None:
        for spot in self.legal(s).spots:
            if spot.anchor == self.anchor and spot.turned == choice[1]:
                settle_on(s, self, spot)


def settle_on(s: Corduba, where: Placing, spot: Spot) -> None:
    """The place is known: now the chain, if one is needed."""
    length = s.box.districts[where.district].positions(s.covered[where.district], where.kind).length
    if length:
        s.stack.append(Link(where.seat, where.owner, where.district, where.kind, where.less, spot.cells, length, ()))
    else:
        pay_building(s, where, spot.cells, ())


class Link(Placing):
    """COR-9.8: the next neutral insula of the chain?"""

    __slots__ = ("cells", "chain", "length")
    verbs = ("link",)
    because = Reason("COR-9.8", "not-the-shortest-chain")

    def __init__(
        self,
        seat: int,
        owner: int,
        district: int,
        kind: int,
        less: int,
        cells: int,
        length: int,
        chain: tuple[int, ...],
    ) -> None:
        super().__init__(seat, owner, district, kind, less)
        self.cells = cells
        self.length = length
        self.chain = chain

    def options(self, s: Corduba, seat: int) -> list[Option]:
        plan = s.box.districts[self.district]
        spot = plan.spot[self.kind][self.cells]
        return [("link", c) for c in plan.next_links(s.covered[self.district], spot, self.length, self.chain)]

    def take(self, s: Corduba, seat: int, choice: Option) -> None:
        chain = (*self.chain, choice[1])
        if len(chain) == self.length:
            pay_building(s, self, self.cells, chain)
        else:
            s.stack.append(Link(seat, self.owner, self.district, self.kind, self.less, self.cells, self.length, chain))


# -- payment and placement ----------------------------------------------------------


def pay_building(s: Corduba, where: Placing, cells: int, chain: tuple[int, ...]) -> None:
    """COR-8.5, COR-8.6, COR-9.9: the whole cost; Caepio pays nothing (COR-25.1)."""
    box, owner, kind = s.box, where.owner, where.kind
    s.stack.append(Lay(owner, where.district * box.kind_count + kind, cells, chain))
    if s.automatic(owner):
        return
    workers, denarii, joker = savings(s, where.district)
    cost = box.tile_cost[kind]
    s.pay(owner, DENARII, max(0, cost[DENARII] - denarii) + len(chain) * box.chain_denarii)
    pay_resources(s, owner, cost, joker)
    need = max(box.fewest_workers, box.tile_workers[kind] - workers - where.less)
    send_figures(s, owner, need, OF_COLOUR[box.colour[kind]], box.specialist_worth)


class Lay(Deed[Corduba]):
    """COR-8.8: the tile comes to the board, after the neutral insulae that lead to it."""

    __slots__ = ("cells", "chain", "tile")

    def __init__(self, seat: int, tile: int, cells: int, chain: tuple[int, ...]) -> None:
        self.seat = seat
        self.tile = tile
        self.cells = cells
        self.chain = chain

    def do(self, s: Corduba) -> None:
        box, seat, tile = s.box, self.seat, self.tile
        district, kind = divmod(tile, box.kind_count)
        plan = box.districts[district]
        for cell in self.chain:
            lay_neutral(s, district, 1 << cell)
        s.covered[district] |= self.cells
        s.tiles[tile] = (self.cells, seat)
        s.built |= 1 << tile
        take_from_stock(s, tile, kind)
        s.players[seat][BUILT] += 1  # COR-8.14
        s.tell("built", seat, tile)
        s.stack.append(Opened(seat, tile))
        spot = plan.spot[kind][self.cells]
        own = plan.isolated(s.covered[district]) & spot.plot & spot.beside  # COR-9.11
        most = min(own.bit_count(), box.insula_slots[district] - s.players[seat][PLACED + district])
        parts: Parts = ((PRESTIGE_HERE, box.tile_prestige[kind]),)  # COR-8.10
        if not most:
            gain_prestige(s, seat, district, box.tile_prestige[kind])
        elif s.automatic(seat):
            s.stack.append(Effect(seat, parts, district))
            lay_insulae(s, seat, district, own, most)
        else:
            s.stack.append(Effect(seat, parts, district))
            s.stack.append(OwnInsulae(seat, district, own, most))


def take_from_stock(s: Corduba, tile: int, kind: int) -> None:
    """COR-8.2, COR-8.3: when the limit of a kind is reached, its other tiles leave the game."""
    n = s.box.kind_count
    same = 1 << kind | 1 << kind + n | 1 << kind + 2 * n
    s.stock &= ~(1 << tile)
    if (s.built & same).bit_count() >= s.box.kind_limit[kind]:
        s.stock &= ~same
    if s.box.solo and s.box.has_card[kind]:  # COR-24.2, COR-24.22, COR-25.8
        s.pile |= 1 << kind
        s.stacks = [stack & ~(1 << kind) for stack in s.stacks]
        s.under = [card for card in s.under if card != kind]


def lay_neutral(s: Corduba, district: int, cells: int) -> None:
    """COR-9.9, COR-9.13: neutral insulae."""
    s.neutral[district] |= cells
    s.covered[district] |= cells
    if s.events is not None:
        for cell in bits(cells):
            s.tell("filled", district, cell)


class OwnInsulae(CordubaStep):
    """COR-9.11: how many own insulae?"""

    __slots__ = ("cells", "district", "most")
    verbs = ("insulae",)
    because = Reason("COR-9.11", "not-so-many-insulae")

    def __init__(self, seat: int, district: int, cells: int, most: int) -> None:
        self.seat = seat
        self.district = district
        self.cells = cells
        self.most = most

    def options(self, s: Corduba, seat: int) -> list[Option]:
        return [("insulae", n) for n in range(self.most + 1)]

    def take(self, s: Corduba, seat: int, choice: Option) -> None:
        if choice[1]:
            lay_insulae(s, seat, self.district, self.cells, choice[1])


def lay_insulae(s: Corduba, seat: int, district: int, cells: int, number: int) -> None:
    """COR-9.12, COR-R16: from the track, in reading order; the bonus of each slot at once."""
    box, me = s.box, s.players[seat]
    parts: Parts = ()
    income = s.ability(seat) == INSULA_INCOME
    for cell in bits(cells)[:number]:
        me[PLACED + district] += 1
        me[INSULAE] += 1
        s.insulae[seat * 3 + district] |= 1 << cell
        s.covered[district] |= 1 << cell
        s.tell("laid", seat, district, cell)
        if income:
            parts += ((DENARII, box.amount["denarii_per_insula"]),)
        parts += box.insula_bonus[district][me[PLACED + district]]
    if parts:
        resolve(s, seat, parts, district)


class Opened(Deed[Corduba]):
    """COR-8.11 to COR-8.13: the builder may use the new tile at once; then isolated cells are filled."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def do(self, s: Corduba) -> None:
        seat, tile = self.seat, self.tile
        district, kind = divmod(tile, s.box.kind_count)
        if s.automatic(seat):
            s.busy |= 1 << tile
            fill_isolated(s, district)
            resolve(s, seat, s.box.caepio_effect[kind], district)  # COR-25.7
        elif usable(s, seat, tile):
            s.stack.append(FirstUse(seat, tile))
        else:
            fill_isolated(s, district)


def fill_isolated(s: Corduba, district: int) -> None:
    """COR-8.13, COR-9.13: every isolated cell left gets a neutral insula."""
    cells = s.box.districts[district].isolated(s.covered[district])
    if cells:
        lay_neutral(s, district, cells)


class EndOfBuilding(Deed[Corduba]):
    """COR-8.13: the end of the action."""

    __slots__ = ("district",)

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def do(self, s: Corduba) -> None:
        fill_isolated(s, self.district)


class FirstUse(CordubaStep):
    """COR-8.11: activate the new tile at once?"""

    __slots__ = ("tile",)
    verbs = ("use", "done")
    because = Reason("COR-11.1", "cannot-use-action")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def options(self, s: Corduba, seat: int) -> list[Option]:
        found: list[Option] = [("use", action) for action in usable(s, seat, self.tile)]
        found.append(DONE)
        return found

    def take(self, s: Corduba, seat: int, choice: Option) -> None:
        district = self.tile // s.box.kind_count
        if choice == DONE:
            fill_isolated(s, district)
        else:
            s.stack.append(EndOfBuilding(seat, district))
            activate(s, seat, self.tile, choice[1])
