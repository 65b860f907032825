"""The non-movement actions of a worker: which are possible on a hex, and what each does (ROM-3.13)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import DONE, GOODS, LYING, NOBODY, PRAEDO, REFINED, STONE, TOWER, WATER, WOOD
from quadriga.games.romolo.building import (
    TOWER_STANDS,
    add_building_options,
    build,
    present,
    why_not_build,
)
from quadriga.games.romolo.characters import NO_VICTIM, add_praedo, steal
from quadriga.games.romolo.demolishing import TransformInto, demolish
from quadriga.games.romolo.growth import (
    add_growth_options,
    create,
    recruit,
    why_not_create,
    why_not_recruit,
)
from quadriga.games.romolo.hiring import add_hiring_options, hire, hiring_cost, why_not_hire
from quadriga.games.romolo.market import (
    ALL_KINDS,
    add_purchases,
    add_sales,
    buy,
    goods_at,
    sell,
    why_not_buy,
    why_not_sell,
)
from quadriga.games.romolo.missing import POWER_NOT_READY
from quadriga.games.romolo.production import (
    NOT_STORED,
    add_production_options,
    add_storehouse_options,
    collect,
    produce,
    refine,
    why_not_produce,
    why_not_refine,
    yield_of,
)
from quadriga.games.romolo.state import Romolo
from quadriga.kernel.step import Action, Reason

ACTIONS: Final[tuple[str, ...]] = (
    "build",
    "demolish",
    "transform",
    "produce",
    "collect",
    "refine",
    "create",
    "recruit",
    "hire",
    "sell",
    "buy",
    "steal",
)

COIN: Final = "coin"
HALF: Final = "half"
NOT_THERE: Final = {
    "demolish": Reason("ROM-8.13", "no-such-building"),
    "transform": Reason("ROM-8.14", "no-such-building"),
}
CANNOT_TRANSFORM: Final = Reason("ROM-8.14", "nothing-to-build-instead")


def add_actions(s: Romolo, seat: int, h: int, known: tuple[int, ...], actions: list[Action]) -> None:
    """Everything a worker of the player could do on that hex, apart from moving."""
    have = goods_at(s, seat, h)
    if s.terrain[h] != WATER:  # ROM-R158
        add_building_options(s, seat, h, have[STONE], have[WOOD], actions)
        add_production_options(s, seat, h, known, actions)
    add_storehouse_options(s, seat, h, have, actions)
    add_growth_options(s, seat, h, have, actions)
    add_hiring_options(s, seat, actions)
    add_sales(s, have, ALL_KINDS, actions)
    add_purchases(s, seat, ALL_KINDS, actions)
    add_praedo(s, seat, h, actions)


def perform(s: Romolo, seat: int, unit: int, h: int, known: tuple[int, ...], action: Action) -> None:
    """ROM-3.4, ROM-3.6: the action ends the activation and the worker lies down."""
    s.flags[unit] |= LYING | DONE
    s.acted = 1
    match action:
        case ("build", kind):
            build(s, seat, h, kind)
        case ("demolish", kind):
            demolish(s, seat, h, kind)
        case ("transform", kind):
            s.ask(TransformInto(seat, h, kind))
        case ("produce", good):
            produce(s, seat, h, good, known)
        case ("collect", good, amount):
            collect(s, seat, h, good, amount)
        case ("refine", good):
            refine(s, seat, h, good)
        case ("create", kind):
            create(s, seat, unit, h, kind)
        case ("recruit", number):
            recruit(s, seat, h, number)
        case ("hire", character, slot):
            hire(s, seat, character, slot)
        case ("sell", good):
            sell(s, seat, h, good, 0, ALL_KINDS)
        case ("buy", good):
            buy(s, seat, h, good, 0, ALL_KINDS)
        case ("steal", victim):
            steal(s, seat, victim)
        case _:
            raise AssertionError(action)


def price_of(s: Romolo, seat: int, h: int, action: Action) -> list[tuple[str, int]]:
    """What an action gives and costs, for the screen; temples and powers are left to the player."""
    box = s.box
    match action:
        case ("build", kind):
            stone, wood = box.cost[kind]
            return [("stone", -stone), ("wood", -wood)] if stone or wood else []
        case ("produce", good):
            return [(GOODS[good], yield_of(s, h, good))]
        case ("collect", good, amount):
            return [(GOODS[good], amount)]
        case ("refine", good):
            return [(GOODS[good], -box.refine_in), (GOODS[REFINED], box.refine_out)]
        case ("create", kind):
            good, amount = box.create_cost[kind]
            return [(GOODS[good], -amount)]
        case ("recruit", number):
            return [(COIN, -number * box.mercenary_cost // box.silver)]
        case ("hire", _, _):
            return [(COIN, -hiring_cost(s, seat) // box.silver)]
        case ("sell", good):
            return [(GOODS[good], -1), (COIN, s.prices[good])]
        case ("buy", good):
            price = s.prices[good]
            return [(COIN, -price), (GOODS[good], 1)] if price else [(HALF, -1), (GOODS[good], box.zero_cubes)]
    return []


def why_no_action(s: Romolo, seat: int, h: int, action: Action) -> Reason:
    """Why a worker that may act cannot do just this."""
    match action:
        case ("build", kind):
            return why_not_build(s, seat, h, kind)
        case ("demolish" | "transform", kind):
            if kind == TOWER:
                return TOWER_STANDS
            return CANNOT_TRANSFORM if kind in present(s, h) else NOT_THERE[action[0]]
        case ("produce", good):
            return why_not_produce(s, h, good)
        case ("collect", _, _):
            return NOT_STORED
        case ("refine", good):
            return why_not_refine(s, seat, h, good)
        case ("create", kind):
            return why_not_create(s, seat, h, kind)
        case ("recruit", number):
            return why_not_recruit(s, seat, h, number)
        case ("hire", character, slot):
            return why_not_hire(s, seat, character, slot)
        case ("sell", good):
            return why_not_sell(s, seat, h, good, ALL_KINDS)
        case ("buy", good):
            return why_not_buy(s, seat, good, ALL_KINDS)
        case _:
            return POWER_NOT_READY if s.ready(seat, PRAEDO) == NOBODY else NO_VICTIM
