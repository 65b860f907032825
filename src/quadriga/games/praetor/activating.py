"""Activating a red or green tile (chapter 6)."""

from __future__ import annotations

from typing import Final

from quadriga.games.praetor.board import GOLD, NOBODY, RESOURCES
from quadriga.games.praetor.building import can_pay, priced, too_dear
from quadriga.games.praetor.effects import EFFECTS
from quadriga.games.praetor.state import Praetor, PraetorStep
from quadriga.games.praetor.timing import ACADEMY_LATER
from quadriga.kernel.step import Action, Reason

NO_SUCH_WORKER: Final = Reason("PRA-6.2", "no-such-worker")
NOT_IN_CITY: Final = Reason("PRA-3.2", "not-in-city")
NO_ZONE: Final = Reason("PRA-6.11", "no-zone")
SPECIAL_TILE: Final = Reason("PRA-7.1", "special-tile")
ACTIVATED: Final = Reason("PRA-6.1", "already-activated")
FEE_TOO_DEAR: Final = Reason("PRA-6.6", "fee-too-dear")
NO_VILLAGER: Final = Reason("PRA-8.16", "no-villager")
NO_WALL_TILE: Final = Reason("PRA-8.20", "no-wall-tile")
DEMAND_TOO_DEAR: Final = Reason("PRA-8.20", "demand-too-dear")


def can_pay_fee(s: Praetor, seat: int, goods: list[int], tile: int) -> bool:
    """PRA-6.4, PRA-6.6: own and ownerless tiles cost nothing."""
    owner = s.owner[tile]
    return owner in (seat, NOBODY) or can_pay(goods, s.box.fee[tile])


def after_fee(s: Praetor, seat: int, goods: list[int], tile: int) -> list[int]:
    """What is left of these resources when the fee has been paid (PRA-6.7)."""
    owner = s.owner[tile]
    if owner in (seat, NOBODY):
        return goods
    return [amount - fee for amount, fee in zip(goods, s.box.fee[tile], strict=True)]


def can_do_duty(s: Praetor, seat: int, goods: list[int], tile: int) -> bool:
    """PRA-6.10: what must be done must be possible, after the fee."""
    recruits = s.box.recruits[tile]
    if recruits:
        return s.villagers[seat] >= recruits
    return s.wall != NOBODY and can_pay(after_fee(s, seat, goods, tile), s.box.demand[s.wall])


def why_no_duty(s: Praetor, seat: int, goods: list[int], tile: int) -> Reason:
    if s.box.recruits[tile]:
        return NO_VILLAGER.of(needed=s.box.recruits[tile], have=s.villagers[seat])
    if s.wall == NOBODY:
        return NO_WALL_TILE
    return too_dear(DEMAND_TOO_DEAR, after_fee(s, seat, goods, tile), s.box.demand[s.wall])


def add_activations(actions: list[Action], s: Praetor, seat: int, goods: list[int]) -> None:
    """The red and green tiles that can be activated with these resources."""
    box, owner = s.box, s.owner
    action = box.activate
    if goods[GOLD] >= box.top_fee:
        actions += [action[tile] for tile in s.idle]
    else:
        free = (seat, NOBODY)
        actions += [action[tile] for tile in s.idle if owner[tile] in free or can_pay(goods, box.fee[tile])]
    for tile in s.duties:
        if (owner[tile] == NOBODY or can_pay_fee(s, seat, goods, tile)) and can_do_duty(s, seat, goods, tile):
            actions.append(action[tile])


def why_no_activation(s: Praetor, seat: int, goods: list[int], tile: int) -> Reason:
    box = s.box
    if tile not in s.in_city():
        return NOT_IN_CITY
    if not box.is_zoned[tile]:
        if box.is_academy[tile]:
            return ACADEMY_LATER
        return NO_ZONE if box.zone[tile] == "none" else SPECIAL_TILE
    if tile not in s.idle and tile not in s.duties:
        return ACTIVATED
    if not can_pay_fee(s, seat, goods, tile):
        return too_dear(FEE_TOO_DEAR, goods, box.fee[tile])
    return why_no_duty(s, seat, goods, tile)


def price_of_activation(s: Praetor, seat: int, tile: int) -> list[tuple[str, int]]:
    owner = s.owner[tile]
    return [] if owner in (seat, NOBODY) else priced(s.box.fee[tile])


def activate(s: Praetor, seat: int, tile: int, pips: int) -> None:
    """PRA-6.2, PRA-6.3, PRA-6.7: the worker, the fee, the effect."""
    (s.duties if s.box.is_duty[tile] else s.idle).remove(tile)  # PRA-6.1
    s.workers[tile] = seat << 3 | pips
    s.emit("activated", seat, tile, pips)
    s.pay_fee(seat, tile)
    EFFECTS[s.box.effect[tile]](s, seat, tile, pips)


def gained(s: Praetor, seat: int, tile: int, pips: int) -> list[tuple[str, int]]:
    """What activating a tile with such a worker changes at once for the player, fee and effect together."""
    after = s.copy()
    activate(after, seat, tile, pips)
    gains = [(name, after.goods[seat][n] - s.goods[seat][n]) for n, name in enumerate(RESOURCES)]
    gains += [("favour", after.favour[seat] - s.favour[seat]), ("morale", after.morale[seat] - s.morale[seat])]
    return [(name, amount) for name, amount in gains if amount]


class ChooseWorker(PraetorStep):
    """PRA-6.2: which worker of the active pool activates the tile?"""

    __slots__ = ("tile",)
    verbs = ("worker",)

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def actions(self, s: Praetor, seat: int) -> list[Action]:
        worker = s.box.worker
        return [worker[pips] for pips, count in enumerate(s.pool[seat]) if count]

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        s.pool[seat][action[1]] -= 1
        activate(s, seat, self.tile, action[1])

    def why(self, s: Praetor, seat: int, action: Action) -> Reason:
        return NO_SUCH_WORKER

    def price(self, s: Praetor, seat: int, action: Action) -> list[tuple[str, int]]:
        return gained(s, seat, self.tile, action[1])
