"""The powers that are used by themselves: Mercator, Negotiator, Architectus, Praedo (chapter 20)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import (
    ARCHITECTUS,
    FARM,
    GOODS_COUNT,
    MARKED,
    MERCATOR,
    NEGOTIATOR,
    NEW,
    NOBODY,
    PRAEDO,
    RETREATED,
    STRIDE,
    WORKER,
)
from quadriga.games.romolo.losing import AFTERMATH
from quadriga.games.romolo.market import add_purchases, add_sales, buy, goods_at, sell, why_not_buy, why_not_sell
from quadriga.games.romolo.missing import NEXT_ROUND, POWER_NOT_READY, too_few_cubes
from quadriga.games.romolo.movement import Waiting, ask_owners
from quadriga.games.romolo.payment import pay_good
from quadriga.games.romolo.state import Roll, Romolo, RomoloStep
from quadriga.kernel.step import CHANCE, Action, Reason

SHUT: Final = "shut"
"""Modifier: the owners of units on this hex have refused Mercator and Negotiator in this phase."""

NOT_ENOUGH: Final = Reason("ROM-20.14a", "mercator-too-few")
NOTHING_TO_TRADE: Final = Reason("ROM-20.16b", "nothing-to-trade")
OTHER_KIND: Final = Reason("ROM-20.14a", "another-kind")
NO_FARM: Final = Reason("ROM-20.5a", "no-farm-there")
NO_VICTIM: Final = Reason("ROM-20.19a", "nobody-to-rob")
NOT_LOOT: Final = Reason("ROM-20.19d", "victim-has-none")
NO_WORKER: Final = Reason("ROM-20.14a", "no-worker-may-act")
OWNER_HOSTILE: Final = Reason("ROM-R18", "hostile-unit-there")


# -- Mercator and Negotiator -----------------------------------------------------------------------------------


def able_workers(s: Romolo, seat: int) -> list[int]:
    """ROM-R18: hexes with a worker of the player that could take a non-movement action, standing or lying."""
    where, flags, barred = s.where, s.flags, MARKED | RETREATED | NEW
    workers = [where[u] for u in s.box.of_kind[seat][WORKER] if where[u] >= 0 and not flags[u] & barred]
    return sorted(dict.fromkeys(workers))


def swaps(s: Romolo, seat: int, h: int) -> list[int]:
    """ROM-20.14a, ROM-20.14b: kinds of which there are enough to give."""
    need = s.box.mercator_give[s.strength(h, seat)]
    return [good for good, count in enumerate(goods_at(s, seat, h)) if count >= need]


def trades(s: Romolo, seat: int, h: int) -> list[Action]:
    """ROM-20.16b: sales and purchases of kinds that lie on the Negotiator."""
    kinds = s.note[s.box.tiles_of[NEGOTIATOR][0]]
    actions: list[Action] = []
    add_sales(s, goods_at(s, seat, h), kinds, actions)
    add_purchases(s, seat, kinds, actions)
    return actions


def add_free_trades(s: Romolo, seat: int, hexes: list[int], actions: list[Action]) -> None:
    if s.ready(seat, MERCATOR) != NOBODY:
        actions += [("mercator", h) for h in hexes if (SHUT, h) not in s.modifiers and swaps(s, seat, h)]
    if s.ready(seat, NEGOTIATOR) != NOBODY:
        actions += [("negotiator", h) for h in hexes if (SHUT, h) not in s.modifiers and trades(s, seat, h)]


class TradeFreely(Waiting):
    """Mercator or Negotiator used by a worker on a hex; afterwards the question it was opened from."""

    __slots__ = ("back", "h", "hostile", "verb")

    def __init__(self, seat: int, verb: str, h: int, back: RomoloStep, hostile: bool = False) -> None:
        self.seat = seat
        self.verb = verb
        self.h = h
        self.back = back
        self.hostile = hostile

    def answered(self, h: int, hostile: bool) -> TradeFreely:
        return TradeFreely(self.seat, self.verb, self.h, self.back, hostile)

    def come(self, s: Romolo) -> None:
        s.ask(self.back)
        if self.hostile:
            s.modifiers.append((SHUT, self.h))
        elif self.verb == "mercator":
            s.ask(Swap(self.seat, self.h))
        else:
            s.ask(FreeMarket(self.seat, self.h))


def open_trade(s: Romolo, seat: int, action: Action, back: RomoloStep, sure: bool) -> None:
    """`sure`: it is known already that no unit there is hostile."""
    trade = TradeFreely(seat, action[0], action[1], back)
    if sure:
        trade.come(s)
    else:
        ask_owners(s, seat, action[1], trade)


def why_not_trade(s: Romolo, seat: int, action: Action) -> Reason:
    if s.ready(seat, MERCATOR if action[0] == "mercator" else NEGOTIATOR) == NOBODY:
        return POWER_NOT_READY
    if (SHUT, action[1]) in s.modifiers:
        return OWNER_HOSTILE
    if action[1] not in able_workers(s, seat):
        return NEXT_ROUND if any([s.flags[u] & NEW for u in s.units_on(seat, action[1])]) else NO_WORKER
    if action[0] == "negotiator":
        return NOTHING_TO_TRADE
    needed, have = s.box.mercator_give[s.strength(action[1], seat)], max(goods_at(s, seat, action[1]))
    return NOT_ENOUGH.of(needed=needed, have=have, missing=needed - have)


class Swap(RomoloStep):
    """ROM-20.14a: which cubes are given for which?"""

    __slots__ = ("h",)
    verbs = ("swap",)

    def __init__(self, seat: int, h: int) -> None:
        self.seat = seat
        self.h = h

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        kinds = swaps(s, seat, self.h)
        return [("swap", a, b) for a in kinds for b in range(GOODS_COUNT) if a != b]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        _, given, got = action
        s.use(s.ready(seat, MERCATOR))
        strength = s.strength(self.h, seat)
        s.gain(seat, got, 1)
        if s.box.mercator_get[strength] > 1:
            s.ask(SecondCube(seat, given))
        pay_good(s, seat, self.h, given, s.box.mercator_give[strength])

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        if action[1] == action[2]:
            return OTHER_KIND
        needed = s.box.mercator_give[s.strength(self.h, seat)]
        return too_few_cubes("ROM-20.14a", action[1], needed, s.at_hand(seat, self.h, action[1]))


class SecondCube(RomoloStep):
    """ROM-20.14b: on a hex of strength 7 or more a second cube of another kind than the one given."""

    __slots__ = ("given",)
    verbs = ("gain",)

    def __init__(self, seat: int, given: int) -> None:
        self.seat = seat
        self.given = given

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("gain", good) for good in range(GOODS_COUNT) if good != self.given]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        s.gain(seat, action[1], 1)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return OTHER_KIND


class FreeMarket(RomoloStep):
    """ROM-20.16b: the free market action with cubes of the kinds on the tile."""

    __slots__ = ("h",)
    verbs = ("sell", "buy")

    def __init__(self, seat: int, h: int) -> None:
        self.seat = seat
        self.h = h

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return trades(s, seat, self.h)

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        tile = s.ready(seat, NEGOTIATOR)
        s.use(tile)
        s.acted = 1  # ROM-R185
        trade = sell if action[0] == "sell" else buy
        trade(s, seat, self.h, action[1], 0, s.note[tile])

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        kinds = s.note[s.box.tiles_of[NEGOTIATOR][0]]
        if action[0] == "sell":
            return why_not_sell(s, seat, self.h, action[1], kinds)
        return why_not_buy(s, seat, action[1], kinds)


# -- Architectus -----------------------------------------------------------------------------------------------


def farms_to_name(s: Romolo) -> list[int]:
    now = s.note[s.box.architectus] - 1
    return [h for h in range(s.box.hexes) if s.built[h * STRIDE + FARM] and h != now]


def add_architectus(s: Romolo, seat: int, actions: list[Action]) -> None:
    """ROM-20.5b: name the farm anew, once in each own turn."""
    if s.ready(seat, ARCHITECTUS) != NOBODY:
        actions += [("architectus", h) for h in farms_to_name(s)]


def name_farm(s: Romolo, seat: int, h: int) -> None:
    s.use(s.box.architectus)
    s.note[s.box.architectus] = h + 1
    s.ask(AFTERMATH)  # ROM-R14


# -- Praedo ----------------------------------------------------------------------------------------------------


def victims(s: Romolo, seat: int, h: int) -> list[int]:
    """ROM-20.19a, ROM-20.19c: opponents with a unit on an adjacent hex that is not behind a wall."""
    owners: list[int] = []
    for n in s.box.near[h]:
        if s.crowd[n] & s.box.others[seat] and not s.behind_wall(h, n):
            owners += s.foreign_owners(seat, n)
    return sorted(dict.fromkeys(owners))


def add_praedo(s: Romolo, seat: int, h: int, actions: list[Action]) -> None:
    if s.ready(seat, PRAEDO) != NOBODY:
        actions += [("steal", victim) for victim in victims(s, seat, h)]


def steal(s: Romolo, seat: int, victim: int) -> None:
    """ROM-20.19d, ROM-20.19e."""
    s.use(s.ready(seat, PRAEDO))
    if victim < s.box.seats and s.has_cube(victim):
        s.ask(RollToSteal(seat, victim))
    else:
        halves = min(s.box.no_goods_coins, s.coins[victim])
        s.spend(victim, halves)
        s.earn(seat, halves)


class RollToSteal(Roll):
    __slots__ = ("thief", "victim")

    def __init__(self, thief: int, victim: int) -> None:
        self.seat = CHANCE
        self.thief = thief
        self.victim = victim

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        s.emit("rolled", self.thief, action[1])
        number = s.box.faces[action[1]] // s.box.stolen_divisor
        if number:
            s.ask(Loot(self.thief, self.victim, number))


class Loot(RomoloStep):
    """ROM-20.19d: the next cube taken from the victim's hand."""

    __slots__ = ("left", "victim")
    verbs = ("loot",)

    def __init__(self, seat: int, victim: int, left: int) -> None:
        self.seat = seat
        self.victim = victim
        self.left = left

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("loot", good) for good in range(GOODS_COUNT) if s.held(self.victim, good)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        good = action[1]
        s.cubes[self.victim * GOODS_COUNT + good] -= 1
        s.cubes[seat * GOODS_COUNT + good] += 1
        s.emit("stole", seat, self.victim, good)
        if self.left > 1 and s.has_cube(self.victim):
            s.ask(Loot(seat, self.victim, self.left - 1))

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return NOT_LOOT
