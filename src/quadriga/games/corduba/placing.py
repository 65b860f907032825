"""Where a tile goes: plot, cell, orientation, chain; then it is paid for (chapters 8 and 9)."""

from __future__ import annotations

from typing import Final

from quadriga.games.corduba.geometry import District, Positions, Spot
from quadriga.games.corduba.laying import Lay
from quadriga.games.corduba.payment import OF_COLOUR, pay_resources, savings, send_figures
from quadriga.games.corduba.pieces import DENARII
from quadriga.games.corduba.state import Corduba, CordubaStep
from quadriga.games.corduba.view import Placement
from quadriga.kernel.step import Action, Reason

TOUCHES_NOTHING: Final = Reason("COR-9.7", "touches-nothing")
FARTHER: Final = Reason("COR-9.8", "needs-a-longer-chain")
OTHER_PLOT: Final = Reason("COR-9.5", "other-plot")
MOST_INSULAE: Final = Reason("COR-25.4", "where-caepio-has-most-insulae")


def legal_spots(s: Corduba, owner: int, district: int, kind: int) -> Positions:
    """COR-9.6 to COR-9.8; for Caepio only those with most insulae (COR-25.4)."""
    plan, covered = s.box.districts[district], s.covered[district]
    if s.automatic(owner):
        return plan.best_positions(covered, kind, s.insulae_left(owner, district))
    return plan.positions(covered, kind)


def find_place(s: Corduba, seat: int, owner: int, district: int, kind: int, less: int) -> None:
    """Ask for the plot, or at once for the cell where only one plot has room."""
    plots = legal_spots(s, owner, district, kind).anchors
    if len(plots) > 1:
        s.stack.append(WhichPlot(seat, owner, district, kind, less))
    else:
        s.stack.append(Where(seat, owner, district, kind, less, next(iter(plots))))


class Placing(CordubaStep):
    """A question on the way to a position; what was answered before is carried along."""

    __slots__ = ("district", "kind", "less", "owner")

    def __init__(self, seat: int, owner: int, district: int, kind: int, less: int) -> None:
        self.seat = seat
        self.owner = owner
        self.district = district
        self.kind = kind
        self.less = less

    def legal(self, s: Corduba) -> Positions:
        return legal_spots(s, self.owner, self.district, self.kind)

    def placement(self, s: Corduba) -> Placement:
        return self.owner, self.district * s.box.kind_count + self.kind, 0, ()

    def meant(self, plan: District, spot: Spot, number: int) -> bool:
        """Whether this position is one that the answer stands for."""
        return True

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        """Whether it does not fit (COR-9.5), or touches nothing (COR-9.7), or needs a longer chain (COR-9.8)."""
        plan, covered = s.box.districts[self.district], s.covered[self.district]
        fitting = [
            spot for spot in plan.fits[self.kind] if not spot.cells & covered and self.meant(plan, spot, action[1])
        ]
        if not fitting:
            return self.because
        if s.automatic(self.owner):
            return MOST_INSULAE
        legal = self.legal(s)
        if any([spot in legal.spots for spot in fitting]):
            return OTHER_PLOT
        return FARTHER.of(limit=legal.length) if legal.length else TOUCHES_NOTHING


class WhichPlot(Placing):
    """COR-9.5: in which plot, all cells of the tile?"""

    __slots__ = ()
    verbs = ("plot",)
    because = Reason("COR-9.5", "not-a-plot-for-it")

    def meant(self, plan: District, spot: Spot, number: int) -> bool:
        return plan.plot_of[spot.anchor] == number

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("plot", n) for n in self.legal(s).anchors]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        s.stack.append(Where(seat, self.owner, self.district, self.kind, self.less, action[1]))


class Where(Placing):
    """COR-9.5: where does its first cell lie, from the top and then from the left?"""

    __slots__ = ("plot",)
    verbs = ("place",)
    because = Reason("COR-9.5", "not-a-place-for-it")

    def __init__(self, seat: int, owner: int, district: int, kind: int, less: int, plot: int) -> None:
        super().__init__(seat, owner, district, kind, less)
        self.plot = plot

    def meant(self, plan: District, spot: Spot, number: int) -> bool:
        return spot.anchor == number

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("place", anchor) for anchor in self.legal(s).anchors[self.plot]]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        here = [spot for spot in self.legal(s).spots if spot.anchor == action[1]]
        if len(here) > 1:
            s.stack.append(HowTurned(seat, self.owner, self.district, self.kind, self.less, action[1]))
        else:
            settle_on(s, self, here[0])


class HowTurned(Placing):
    """COR-9.4: turned which way?"""

    __slots__ = ("anchor",)
    verbs = ("turn",)
    because = Reason("COR-9.5", "does-not-fit-that-way")

    def __init__(self, seat: int, owner: int, district: int, kind: int, less: int, anchor: int) -> None:
        super().__init__(seat, owner, district, kind, less)
        self.anchor = anchor

    def meant(self, plan: District, spot: Spot, number: int) -> bool:
        return spot.anchor == self.anchor and spot.turned == number

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("turn", spot.turned) for spot in self.legal(s).spots if spot.anchor == self.anchor]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        for spot in self.legal(s).spots:
            if spot.anchor == self.anchor and spot.turned == action[1]:
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

    def placement(self, s: Corduba) -> Placement:
        return self.owner, self.district * s.box.kind_count + self.kind, self.cells, self.chain

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        plan, covered = s.box.districts[self.district], s.covered[self.district]
        spot = plan.spot[self.kind][self.cells]
        if s.automatic(self.owner):
            left = s.insulae_left(self.owner, self.district)
            return [("link", c) for c in plan.best_links(covered, spot, self.length, self.chain, left)]
        return [("link", c) for c in plan.next_links(covered, spot, self.length, self.chain)]

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        return (
            MOST_INSULAE
            if s.automatic(self.owner)
            else Reason("COR-9.8", "not-the-shortest-chain", (("limit", self.length),))
        )

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        chain = (*self.chain, action[1])
        if len(chain) == self.length:
            pay_building(s, self, self.cells, chain)
        else:
            s.stack.append(Link(seat, self.owner, self.district, self.kind, self.less, self.cells, self.length, chain))


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
