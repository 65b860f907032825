"""Family abilities that are used as free actions, and the merchant (chapters 14 and 15)."""

from __future__ import annotations

from typing import Final

from quadriga.games.corduba.activating import space_price
from quadriga.games.corduba.building import add_builds
from quadriga.games.corduba.macellum import Visit, can_trade
from quadriga.games.corduba.payment import ANY_FIGURE, send_figures
from quadriga.games.corduba.pieces import (
    AMPHORAE,
    BUILD_LESS,
    DENARII,
    FAMILY,
    FOOD,
    HARMONY,
    INCITE,
    MARBLE,
    MEAL,
    MERCHANT,
    OFFERING1,
    POWER,
    TAKE_MARBLE,
    TAKE_OFFERING,
    TAKE_WORKERS,
    TRADE_ONE,
    USE_OCCUPIED,
    WORKERS,
    bits,
)
from quadriga.games.corduba.state import Corduba, CordubaStep
from quadriga.kernel.step import Action, Reason

MERCHANT_ACTION: Final[Action] = ("merchant",)
POWER_ACTION: Final[Action] = ("power",)


def add_free_actions(s: Corduba, seat: int, actions: list[Action], before: bool) -> None:
    """COR-7.4: the free actions that lead somewhere now; before the main action some more do."""
    me = s.players[seat]
    if me[MERCHANT] and can_trade(s, seat, 0):
        actions.append(MERCHANT_ACTION)
    if me[POWER] and power_works(s, seat, before):
        actions.append(POWER_ACTION)


def take_free_action(s: Corduba, seat: int, action: Action) -> None:
    me = s.players[seat]
    if action == MERCHANT_ACTION:  # COR-14.8
        me[MERCHANT] -= 1
        s.emit("visited", seat)
        s.stack.append(Visit(seat, 0, 0, 0, 0, 0))
    else:
        use_power(s, seat)


def why_no_free_action(s: Corduba, seat: int, action: Action) -> Reason:
    me = s.players[seat]
    if action == MERCHANT_ACTION:
        return Reason("COR-14.8", "merchant-away") if not me[MERCHANT] else Reason("COR-11.4", "nothing-to-trade")
    return Reason("COR-15.1", "power-not-ready") if not me[POWER] else Reason("COR-15.4", "power-not-usable")


def power_works(s: Corduba, seat: int, before: bool) -> bool:
    """COR-15.4: whether the ability of kind "decade" or "round" can be used now."""
    ability, me = s.ability(seat), s.players[seat]
    if ability == TAKE_MARBLE:
        return s.supply[MARBLE] > 0
    if ability == TRADE_ONE:
        return can_trade(s, seat, 0)
    if ability == INCITE:
        return s.eligible() != 0 and s.markers_on_board() < s.box.markers
    if ability == MEAL:
        return me[FOOD] + me[AMPHORAE] > 0 and me[HARMONY] < s.box.harmony_max
    if ability == USE_OCCUPIED:
        return before and bool(blocked_spaces(s, seat))
    if ability == BUILD_LESS:
        return before and bool(cheaper_builds(s, seat))
    return ability in (TAKE_OFFERING, TAKE_WORKERS)


def use_power(s: Corduba, seat: int) -> None:
    """COR-15.1, COR-15.4, COR-15.5."""
    me, amount = s.players[seat], s.box.amount
    me[POWER] -= 1
    s.emit("powered", seat, me[FAMILY])
    ability = s.ability(seat)
    if ability == TAKE_MARBLE:
        s.gain(seat, MARBLE, amount["take_marble"])
    elif ability == TAKE_OFFERING:
        s.gain(seat, OFFERING1, amount["take_offering"])
    elif ability == TAKE_WORKERS:
        me[WORKERS] += amount["take_workers"]
        s.emit("hired", seat, amount["take_workers"])
    elif ability == TRADE_ONE:
        s.stack.append(Visit(seat, 0, 0, 0, 0, amount["trade_units"]))
    elif ability == INCITE:
        s.stack.append(Incite(seat))
    elif ability == MEAL:
        s.stack.append(Meal(seat))


class Incite(CordubaStep):
    """COR-15.4: on which tile does the unrest break out?"""

    __slots__ = ()
    verbs = ("burn",)
    because = Reason("COR-5.6", "cannot-burn")

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("burn", tile) for tile in bits(s.eligible())]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        s.unrest |= 1 << action[1]
        s.emit("burned", seat, action[1])
        s.gain(seat, DENARII, s.box.amount["incite_denarii"])


class Meal(CordubaStep):
    """COR-15.4: food, or an amphora in its place?"""

    __slots__ = ()
    verbs = ("eat",)
    because = Reason("COR-1.3", "only-food-or-amphorae")

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("eat", r) for r in (FOOD, AMPHORAE) if s.players[seat][r]]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        s.pay(seat, action[1], s.box.amount["meal_food"])
        s.move_harmony(seat, s.box.amount["meal_harmony"])


# -- abilities that change the main action ----------------------------------------------------------


def blocked_spaces(s: Corduba, seat: int) -> list[int]:
    """Production spaces that are occupied or blocked and could be used all the same."""
    box, figures = s.box, s.figures(seat)
    return [
        space
        for space in bits(s.spaces)
        if space < box.first_castra and box.space_workers[space] <= figures and s.supply[box.space_good[space]]
    ]


class UseOccupied(CordubaStep):
    """COR-15.4: which occupied or blocked space of a production site?"""

    __slots__ = ()
    verbs = ("produce",)
    because = Reason("COR-15.4", "not-an-occupied-space")

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("produce", space) for space in blocked_spaces(s, seat)]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        space = action[1]
        s.emit("produced", seat, space)
        s.gain(seat, s.box.space_good[space], s.box.space_take[space])
        send_figures(s, seat, s.box.space_workers[space], ANY_FIGURE, 1, s.box.first_space + space)

    def price(self, s: Corduba, seat: int, action: Action) -> list[tuple[str, int]]:
        return space_price(s, seat, action[1])


def cheaper_builds(s: Corduba, seat: int) -> list[Action]:
    """What can be built with fewer workers."""
    less = s.box.amount["build_workers_less"]
    actions: list[Action] = []
    add_builds(s, seat, less, actions)
    return actions
