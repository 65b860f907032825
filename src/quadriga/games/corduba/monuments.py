"""Monuments: built once by one player, with one construction bonus and a lasting token (chapter 10)."""

from __future__ import annotations

from typing import Final

from quadriga.games.corduba.effects import PRESTIGE_IN, Effect
from quadriga.games.corduba.missing import Shortfall, cannot_pay, least, shortfall
from quadriga.games.corduba.payment import SPECIAL_ONLY, marble_too, pay_resources, savings, send_figures
from quadriga.games.corduba.pieces import (
    BONUSES,
    DENARII,
    DISTRICTS,
    EXTRAS,
    GOOD_NAMES,
    MONUMENTS,
    NOBODY,
    SPECIAL_BONUS,
    SPECIALS,
)
from quadriga.games.corduba.state import Corduba, CordubaStep
from quadriga.kernel.step import Action, AutoStep, Reason

NO_DISTRICT: Final = 3
"""Stands for a monument built without a construction bonus."""


def bonus_districts(s: Corduba, monument: int) -> list[int]:
    """COR-10.3, COR-R50: the districts whose bonus can be applied, or none."""
    prestige = s.box.monument_prestige[monument]
    return [d for d in DISTRICTS if prestige[d] and not s.in_revolt(d)] or [NO_DISTRICT]


def can_erect(s: Corduba, seat: int, monument: int, district: int, less: int) -> bool:
    """COR-10.2: whether the player can pay with the bonus of this district."""
    box, me = s.box, s.players[seat]
    workers, denarii, joker = (0, 0, 0) if district == NO_DISTRICT else savings(s, district)
    cost = box.monument_cost[monument]
    return (
        max(box.fewest_workers, box.monument_workers[monument] - workers - less) <= s.strength(seat)
        and cost[DENARII] - denarii <= me[DENARII]
        and box.can_pay(me, cost, joker, marble_too(s, seat))
    )


def erectable(s: Corduba, seat: int, monument: int, less: int) -> list[int]:
    """The districts whose bonus would make the monument payable."""
    return [d for d in bonus_districts(s, monument) if can_erect(s, seat, monument, d, less)]


def why_no_monument(s: Corduba, seat: int, monument: int, less: int) -> Reason:
    if s.monuments[monument] != NOBODY:
        return Reason("COR-10.1", "monument-built")
    ways = [monument_shortfall(s, seat, monument, d, less) for d in bonus_districts(s, monument)]
    return cannot_pay("COR-10.2", least(*ways))


def monument_shortfall(s: Corduba, seat: int, monument: int, district: int, less: int) -> Shortfall:
    """What is missing with the bonus of this district."""
    workers, denarii, joker = (0, 0, 0) if district == NO_DISTRICT else savings(s, district)
    cost = s.box.monument_cost[monument].copy()
    cost[DENARII] = max(0, cost[DENARII] - denarii)
    need = max(s.box.fewest_workers, s.box.monument_workers[monument] - workers - less)
    return shortfall(s, seat, cost, joker, need, s.strength(seat))


def monument_price(s: Corduba, monument: int) -> list[tuple[str, int]]:
    """The printed cost and prestige, as a screen shows them."""
    cost = s.box.monument_cost[monument]
    price = [("workers", -s.box.monument_workers[monument])]
    price += [(GOOD_NAMES[good], -n) for good, n in enumerate(cost) if n]
    return [*price, ("prestige", sum(s.box.monument_prestige[monument]))]


def begin_monument(s: Corduba, seat: int, monument: int, less: int) -> None:
    choices = erectable(s, seat, monument, less)
    if len(choices) > 1:
        s.stack.append(WhichBonus(seat, monument, less))
    else:
        erect(s, seat, monument, choices[0], less)


class WhichBonus(CordubaStep):
    """COR-10.3: the construction bonus of which district?"""

    __slots__ = ("less", "monument")
    verbs = ("bonus",)
    because = Reason("COR-10.3", "no-bonus-there")

    def __init__(self, seat: int, monument: int, less: int) -> None:
        self.seat = seat
        self.monument = monument
        self.less = less

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("bonus", d) for d in erectable(s, seat, self.monument, self.less)]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        erect(s, seat, self.monument, action[1], self.less)


def erect(s: Corduba, seat: int, monument: int, district: int, less: int) -> None:
    """COR-10.2 to COR-10.5: the cost, then prestige and the token."""
    box = s.box
    s.stack.append(Erect(seat, monument))
    workers, denarii, joker = (0, 0, 0) if district == NO_DISTRICT else savings(s, district)
    cost = box.monument_cost[monument]
    s.pay(seat, DENARII, max(0, cost[DENARII] - denarii))
    pay_resources(s, seat, cost, joker)
    need = max(box.fewest_workers, box.monument_workers[monument] - workers - less)
    send_figures(s, seat, need, SPECIAL_ONLY, box.special_worth)


class Erect(AutoStep[Corduba]):
    """COR-10.4, COR-10.5."""

    __slots__ = ("monument",)

    def __init__(self, seat: int, monument: int) -> None:
        self.seat = seat
        self.monument = monument

    def do(self, s: Corduba) -> None:
        box, me = s.box, s.players[self.seat]
        s.monuments[self.monument] = self.seat
        me[MONUMENTS] += 1
        s.emit("erected", self.seat, self.monument)
        bonus = box.monument_bonus[self.monument]
        me[BONUSES] |= 1 << bonus
        if bonus == SPECIAL_BONUS:  # COR-10.7
            me[EXTRAS] += 1
            me[SPECIALS] += 1
        prestige = box.monument_prestige[self.monument]
        parts = tuple((PRESTIGE_IN + d, prestige[d]) for d in DISTRICTS if prestige[d])
        s.stack.append(Effect(self.seat, parts, 0))
