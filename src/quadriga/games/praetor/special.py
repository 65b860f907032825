"""Special (grey) tiles in the action phase: the Labor Camp (chapter 7)."""

from __future__ import annotations

from typing import Final

from quadriga.games.praetor.activating import (
    NOT_IN_CITY,
    activate,
    add_activations,
    after_fee,
    can_pay_fee,
    gained,
    price_of_activation,
    why_no_activation,
)
from quadriga.games.praetor.board import GOLD
from quadriga.games.praetor.building import Place, add_buildings, begin_building, priced, too_dear, why_no_building
from quadriga.games.praetor.state import Praetor, PraetorStep
from quadriga.games.praetor.timing import ACADEMY_LATER
from quadriga.kernel.step import Action, Reason

NO_CAMP: Final = Reason("PRA-7.1", "no-camp")
USED: Final = Reason("PRA-7.2", "camp-used")
NOBODY_RETIRED: Final = Reason("PRA-7.4", "no-retired-worker")
CAMP_TOO_DEAR: Final = Reason("PRA-7.3", "camp-too-dear")
NO_PLACEMENT: Final = Reason("PRA-7.5", "no-placement")


def placements(s: Praetor, seat: int, goods: list[int]) -> list[Action]:
    """What a worker can be used for with these resources."""
    actions: list[Action] = []
    add_activations(actions, s, seat, goods)
    add_buildings(actions, s, seat, goods)
    return actions


def why_no_placement(s: Praetor, seat: int, action: Action) -> Reason:
    verb, tile = action
    return why_no_building(s, seat, tile) if verb == "build" else why_no_activation(s, seat, s.goods[seat], tile)


def has_placement(s: Praetor, seat: int, goods: list[int]) -> bool:
    return bool(s.idle and goods[GOLD] >= s.box.top_fee) or bool(placements(s, seat, goods))


def can_use_camp(s: Praetor, seat: int, tile: int) -> bool:
    """PRA-7.2, PRA-7.3, PRA-7.5: once in a round, paid for, and with something for the retired worker to do."""
    goods = s.goods[seat]
    return (
        not s.camped[seat] >> tile & 1
        and can_pay_fee(s, seat, goods, tile)
        and has_placement(s, seat, after_fee(s, seat, goods, tile))
    )


def why_no_camp(s: Praetor, seat: int, tile: int) -> Reason:
    if not s.box.is_camp[tile]:
        return ACADEMY_LATER if s.box.is_academy[tile] else NO_CAMP
    if tile not in s.camps:
        return NOT_IN_CITY
    if s.camped[seat] >> tile & 1:
        return USED
    if not s.resting[seat]:
        return NOBODY_RETIRED
    if can_pay_fee(s, seat, s.goods[seat], tile):
        return NO_PLACEMENT
    return too_dear(CAMP_TOO_DEAR, s.goods[seat], s.box.fee[tile])


def add_camps(actions: list[Action], s: Praetor, seat: int) -> None:
    """PRA-7.6: with or without active workers at hand."""
    actions += [("camp", tile) for tile in s.camps if can_use_camp(s, seat, tile)]


def use_camp(s: Praetor, seat: int, tile: int) -> None:
    """PRA-7.4: the fee, and a retired worker to be placed at once."""
    s.camped[seat] |= 1 << tile
    s.resting[seat] -= 1
    s.emit("used-camp", seat, tile)
    s.pay_fee(seat, tile)
    s.stack.append(PlaceRetired(seat))


class PlaceRetired(PraetorStep):
    """PRA-7.4: where does the retired worker go?"""

    __slots__ = ()
    verbs = ("build", "activate")

    def actions(self, s: Praetor, seat: int) -> list[Action]:
        return placements(s, seat, s.goods[seat])

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        verb, tile = action
        if verb == "build":
            begin_building(s, seat, tile)
            s.stack.append(Place(seat, tile, s.box.retire_at))  # PRA-R27
        else:
            activate(s, seat, tile, s.box.retire_at)

    def why(self, s: Praetor, seat: int, action: Action) -> Reason:
        return why_no_placement(s, seat, action)

    def price(self, s: Praetor, seat: int, action: Action) -> list[tuple[str, int]]:
        if action[0] == "activate":
            return gained(s, seat, action[1], s.box.retire_at)
        return price_of(s, seat, action)


def price_of(s: Praetor, seat: int, action: Action) -> list[tuple[str, int]]:
    """What an action gives and costs at once: the favour and cost of a tile, or a fee."""
    verb, *tiles = action
    if verb == "pass":
        return []
    if verb == "build":
        return [("favour", s.box.favour[tiles[0]]), *priced(s.box.cost[tiles[0]])]
    return price_of_activation(s, seat, tiles[0])
