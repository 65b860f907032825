"""Laying a tile: neutral and own insulae, prestige, first use, isolated cells (chapters 8 and 9)."""

from __future__ import annotations

from typing import Final

from quadriga.games.corduba.activating import action_price, activate, usable, why_not_use
from quadriga.games.corduba.effects import Effect, gain_prestige, resolve
from quadriga.games.corduba.pieces import (
    BUILT,
    CAEPIO,
    DENARII,
    INSULA_INCOME,
    INSULAE,
    PLACED,
    PRESTIGE_HERE,
    WORKER,
    Parts,
    bits,
)
from quadriga.games.corduba.state import Corduba, CordubaStep
from quadriga.games.corduba.view import Placement
from quadriga.kernel.step import Action, AutoStep, Reason

DONE: Final[Action] = ("done",)


class Lay(AutoStep[Corduba]):
    """COR-8.8: the tile comes to the board, after the neutral insulae that lead to it."""

    __slots__ = ("cells", "chain", "tile")

    def __init__(self, seat: int, tile: int, cells: int, chain: tuple[int, ...]) -> None:
        self.seat = seat
        self.tile = tile
        self.cells = cells
        self.chain = chain

    def placement(self, s: Corduba) -> Placement:
        return self.seat, self.tile, self.cells, self.chain

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
        s.emit("built", seat, tile)
        s.stack.append(Opened(seat, tile))
        spot = plan.spot[kind][self.cells]
        own = plan.isolated(s.covered[district]) & spot.plot & spot.beside  # COR-9.11
        most = min(own.bit_count(), s.insulae_left(seat, district))
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
            s.emit("filled", district, cell)


class OwnInsulae(CordubaStep):
    """COR-9.11: how many own insulae?"""

    __slots__ = ("cells", "district", "most")
    verbs = ("insulae",)

    def __init__(self, seat: int, district: int, cells: int, most: int) -> None:
        self.seat = seat
        self.district = district
        self.cells = cells
        self.most = most

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("insulae", n) for n in range(self.most + 1)]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        if action[1]:
            lay_insulae(s, seat, self.district, self.cells, action[1])

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        return Reason("COR-9.11", "not-so-many-insulae", (("limit", self.most),))


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
        s.emit("laid", seat, district, cell)
        if income:
            parts += ((DENARII, box.amount["denarii_per_insula"]),)
        parts += box.insula_bonus[district][me[PLACED + district]]
    if parts:
        resolve(s, seat, parts, district)


class Opened(AutoStep[Corduba]):
    """COR-8.11 to COR-8.13: the builder may use the new tile at once; then isolated cells are filled."""

    __slots__ = ("tile",)

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def do(self, s: Corduba) -> None:
        seat, tile = self.seat, self.tile
        district = tile // s.box.kind_count
        if s.automatic(seat):
            fill_isolated(s, district)
            occupy(s, tile)  # COR-25.7
        elif usable(s, seat, tile):
            s.stack.append(FirstUse(seat, tile))
        else:
            fill_isolated(s, district)


def occupy(s: Corduba, tile: int) -> None:
    """COR-25.7, COR-25.14: Caepio occupies the tile and gains its effect for him."""
    s.busy |= 1 << tile
    s.sent.append((tile, CAEPIO, WORKER, 1))
    s.emit("occupied", CAEPIO, tile)
    district, kind = divmod(tile, s.box.kind_count)
    resolve(s, CAEPIO, s.box.caepio_effect[kind], district)


def fill_isolated(s: Corduba, district: int) -> None:
    """COR-8.13, COR-9.13: every isolated cell left gets a neutral insula."""
    cells = s.box.districts[district].isolated(s.covered[district])
    if cells:
        lay_neutral(s, district, cells)


class EndOfBuilding(AutoStep[Corduba]):
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

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        actions: list[Action] = [("use", action) for action in usable(s, seat, self.tile)]
        actions.append(DONE)
        return actions

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        district = self.tile // s.box.kind_count
        if action == DONE:
            fill_isolated(s, district)
        else:
            s.stack.append(EndOfBuilding(seat, district))
            activate(s, seat, self.tile, action[1])

    def price(self, s: Corduba, seat: int, action: Action) -> list[tuple[str, int]]:
        return [] if action == DONE else action_price(s, self.tile, action[1])

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        return why_not_use(s, seat, self.tile, action[1])
