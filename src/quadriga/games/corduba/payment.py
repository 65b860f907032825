"""Paying: figures that are sent, resources with amphorae in their place, what a bonus saves (chapters 1 and 8)."""

from __future__ import annotations

from typing import Final

from quadriga.games.corduba.board import with_less
from quadriga.games.corduba.pieces import (
    ALL_SPECIALISTS,
    AMPHORA_AS_MARBLE,
    AMPHORAE,
    BASIC,
    DENARII,
    MARBLE,
    READY,
    SPECIAL_WORKER,
    SPECIALS,
    WORKER,
    WORKERS,
)
from quadriga.games.corduba.state import Corduba, CordubaStep
from quadriga.kernel.step import Action, Reason

ANY_FIGURE: Final = ALL_SPECIALISTS << 1 | 1
"""At a production site and for a Res Gestae (COR-1.15, COR-12.1)."""
SPECIAL_ONLY: Final = 1
"""For a monument (COR-10.2)."""
OF_COLOUR: Final = [1 | 2 << colour for colour in range(6)]
"""For a tile of a colour and in the Castra: its specialist and special workers (COR-1.13, COR-1.16)."""
BY_WORKERS: Final[Action] = ("send", WORKER)


OFF_BOARD: Final = -1
"""Where figures go that build: they leave the board at once."""


def send_figures(s: Corduba, seat: int, need: int, allowed: int, worth: int, place: int = OFF_BOARD) -> bool:
    """COR-1.18, COR-1.19: whether it must be asked which figures; if not, workers go at once."""
    me = s.players[seat]
    figures = (me[READY] << 1 | (1 if me[SPECIALS] else 0)) & allowed
    if figures:
        s.stack.append(Send(seat, need, figures, worth, place))
        return True
    send_workers(s, seat, need, place)
    return False


def send_workers(s: Corduba, seat: int, count: int, place: int) -> None:
    s.players[seat][WORKERS] -= count
    s.emit("sent", seat, count, WORKER)
    if place != OFF_BOARD:
        s.sent.append((place, seat, WORKER, count))


class Send(CordubaStep):
    """COR-1.18: which figures? First those that are worth more, then workers for the rest."""

    __slots__ = ("figures", "need", "place", "worth")
    verbs = ("send",)

    def __init__(self, seat: int, need: int, figures: int, worth: int, place: int) -> None:
        self.seat = seat
        self.need = need
        self.figures = figures
        """Which may still be chosen, as bits: special workers, then the specialists by colour."""
        self.worth = worth
        self.place = place

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        me = s.players[seat]
        workers, need, figures = me[WORKERS], self.need, self.figures
        actions: list[Action] = [BY_WORKERS] if workers >= need else []
        for figure in range(WORKER):
            if figures >> figure & 1:
                left = (figures >> figure).bit_count()
                if not figure:
                    left += me[SPECIALS] - 1
                if workers + left * self.worth >= need:
                    actions.append(("send", figure))
        return actions

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        me = s.players[seat]
        figure = action[1]
        if figure == WORKER:
            send_workers(s, seat, self.need, self.place)
            return
        s.emit("sent", seat, 1, figure)
        if self.place != OFF_BOARD:
            s.sent.append((self.place, seat, figure, 1))
        figures = self.figures >> figure << figure
        if figure == SPECIAL_WORKER:
            me[SPECIALS] -= 1
            figures &= -1 if me[SPECIALS] else ~1
        else:
            me[READY] &= ~(1 << figure - 1)
            figures &= ~(1 << figure)
        need = self.need - self.worth
        if need > 0:
            if figures:
                s.stack.append(Send(seat, need, figures, self.worth, self.place))
            else:
                send_workers(s, seat, need, self.place)

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        figure, workers = action[1], s.players[seat][WORKERS]
        if figure == WORKER:
            return Reason("COR-1.18", "not-enough-workers", (("needed", self.need), ("have", workers)))
        if not self.figures >> figure & 1:
            return Reason("COR-1.18", "figure-not-usable")
        later = workers + (self.figures >> figure).bit_count() * self.worth
        return Reason("COR-1.18", "not-enough-workers", (("needed", self.need), ("have", later)))

    def price(self, s: Corduba, seat: int, action: Action) -> list[tuple[str, int]]:
        return [("workers", -self.need)] if action == BY_WORKERS else []


def tile_strength(s: Corduba, seat: int, kind: int) -> int:
    """COR-1.13: what the figures are worth that can go to a tile of this kind."""
    ready = s.players[seat][READY] >> s.box.colour[kind] & 1
    return s.strength(seat) + ready * s.box.specialist_worth


# -- what the construction bonus saves ----------------------------------------------------------


def savings(s: Corduba, district: int) -> tuple[int, int, int]:
    """COR-5.13, COR-8.6: workers, denarii and the joker for resources that the construction bonus saves."""
    return (0, 0, 0) if s.unrest & s.box.district_tiles[district] else s.box.savings(district)


# -- resources ----------------------------------------------------------


def marble_too(s: Corduba, seat: int) -> int:
    """Whether amphorae may stand for marble (COR-1.5)."""
    return int(s.ability(seat) == AMPHORA_AS_MARBLE)


def pay_resources(s: Corduba, seat: int, cost: list[int], saves: int) -> None:
    """COR-8.5, COR-8.6: the resources of a cost; asked are what the bonus saves and where amphorae stand in."""
    if saves:
        choices = savable(s, seat, cost)
        if len(choices) > 1:
            s.stack.append(Save(seat, tuple(cost)))
            return
        if choices:
            cost = with_less(cost, choices[0], s.box.saved_resources)
    me = s.players[seat]
    if me[AMPHORAE] > cost[AMPHORAE]:
        ask_amphorae(s, seat, cost, 0)
        return
    for r in range(DENARII):
        if cost[r]:
            s.pay(seat, r, cost[r])


def savable(s: Corduba, seat: int, cost: list[int]) -> list[int]:
    """The resources of a cost that may be left out so that the rest can be paid."""
    box, me, too = s.box, s.players[seat], marble_too(s, seat)
    return [r for r in range(DENARII) if cost[r] and box.can_pay(me, with_less(cost, r, box.saved_resources), 0, too)]


class Save(CordubaStep):
    """COR-8.6: which resource does the bonus of Plebeius save?"""

    __slots__ = ("cost",)
    verbs = ("save",)
    because = Reason("COR-8.6", "cannot-save-that")

    def __init__(self, seat: int, cost: tuple[int, ...]) -> None:
        self.seat = seat
        self.cost = cost

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("save", r) for r in savable(s, seat, list(self.cost))]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        pay_resources(s, seat, with_less(list(self.cost), action[1], s.box.saved_resources), 0)


def ask_amphorae(s: Corduba, seat: int, cost: list[int], since: int) -> None:
    """Pay resource by resource; ask where amphorae may stand in but need not."""
    too = marble_too(s, seat)
    for r in range(since, DENARII):
        if not cost[r]:
            continue
        low, high = amphorae_for(s, seat, cost, r, too)
        if low < high:
            s.stack.append(Instead(seat, tuple(cost), r))
            return
        s.pay(seat, r, cost[r] - low)
        s.pay(seat, AMPHORAE, low)


def amphorae_for(s: Corduba, seat: int, cost: list[int] | tuple[int, ...], r: int, too: int) -> tuple[int, int]:
    """The fewest and the most amphorae that can be given for this resource, those before it being paid."""
    me = s.players[seat]
    if r == AMPHORAE or (r == MARBLE and not too):
        return 0, 0
    spare = me[AMPHORAE]
    for later in (*BASIC, AMPHORAE, MARBLE):
        if later > r:
            spare -= cost[later] if later == AMPHORAE else max(0, cost[later] - me[later])
    return max(0, cost[r] - me[r]), min(cost[r], spare)


class Instead(CordubaStep):
    """COR-1.3: how many amphorae in place of a resource?"""

    __slots__ = ("cost", "resource")
    verbs = ("instead",)

    def __init__(self, seat: int, cost: tuple[int, ...], resource: int) -> None:
        self.seat = seat
        self.cost = cost
        self.resource = resource

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        low, high = amphorae_for(s, seat, self.cost, self.resource, marble_too(s, seat))
        return [("instead", self.resource, n) for n in range(low, high + 1)]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        _, r, n = action
        s.pay(seat, r, self.cost[r] - n)
        s.pay(seat, AMPHORAE, n)
        ask_amphorae(s, seat, list(self.cost), r + 1)

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        low, high = amphorae_for(s, seat, self.cost, self.resource, marble_too(s, seat))
        return Reason("COR-1.3", "not-so-many-amphorae", (("needed", low), ("limit", high)))
