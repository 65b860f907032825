"""Paying with cubes from hand and storehouses, and paying a value in coins and cubes (chapters 8, 10, 15, 17)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import AEDIFICATOR, GOODS_COUNT, NOBODY, SALT, STONE, WOOD
from quadriga.games.romolo.missing import (
    POWER_NOT_READY,
    between,
    money,
    stone_or_wood_too_few,
    too_few_coins,
)
from quadriga.games.romolo.state import Romolo, RomoloStep
from quadriga.kernel.step import Action, AutoStep, Reason

NO_PLACE: Final = -1
"""Payments that are made from the hand only, on no hex."""

WRONG_SHARE: Final = Reason("ROM-8.12", "wrong-share")
WRONG_PAYMENT: Final = Reason("ROM-8.9", "wrong-payment")
OTHER_GOOD: Final = Reason("ROM-8.12", "another-good-is-due")
CANNOT_SWAP: Final = Reason("ROM-20.3a", "no-aedificator")
SURCHARGE: Final = "ROM-20.3b"
SALT_SETTLED: Final = Reason("ROM-15.3", "salt-is-settled")
DEAREST_FIRST: Final = Reason("ROM-R74", "dearest-first")


def pay_good(s: Romolo, seat: int, h: int, good: int, amount: int) -> None:
    """ROM-8.12, ROM-17.3: from hand and from the storehouses of the hex; asked only where there is a choice."""
    if not amount:
        return
    stored = s.stored_of(h, good) if h in s.stored else 0
    if not stored:
        s.pay_cubes(seat, good, amount)
        return
    hand = s.held(seat, good)
    low, high = max(0, amount - hand), min(amount, stored)
    if low == high:
        share(s, seat, h, good, amount, low)
    else:
        s.ask(UseStored(seat, h, good, amount))


def share(s: Romolo, seat: int, h: int, good: int, amount: int, stored: int) -> None:
    if stored:
        s.take_stored(seat, h, good, stored)
    s.pay_cubes(seat, good, amount - stored)


class UseStored(RomoloStep):
    """ROM-8.12: how many of the cubes come from the storehouses of the hex?"""

    __slots__ = ("amount", "good", "h")
    verbs = ("use",)

    def __init__(self, seat: int, h: int, good: int, amount: int) -> None:
        self.seat = seat
        self.h = h
        self.good = good
        self.amount = amount

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        low, high = self.range(s)
        return [("use", self.good, n) for n in range(high, low - 1, -1)]

    def range(self, s: Romolo) -> tuple[int, int]:
        low = max(0, self.amount - s.held(self.seat, self.good))
        return low, min(self.amount, s.stored_of(self.h, self.good))

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        share(s, seat, self.h, self.good, self.amount, action[2])

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return between(WRONG_SHARE, *self.range(s)) if action[1] == self.good else OTHER_GOOD


# -- stone and wood --------------------------------------------------------------------------------------------


def stone_range(s: Romolo, seat: int, h: int, total: int, most_stone: int, most_wood: int) -> tuple[int, int]:
    """How many of this number of cubes may be stone, the rest being wood."""
    low = max(0, total - min(most_wood, s.at_hand(seat, h, WOOD)))
    return low, min(total, most_stone, s.at_hand(seat, h, STONE))


def pay_building(s: Romolo, seat: int, h: int, cost: tuple[int, int], temples: int) -> None:
    """ROM-8.9: the cost less one cube per temple, whichever the player likes; at least one."""
    total = max(s.box.min_payment, sum(cost) - temples)
    low, high = stone_range(s, seat, h, total, *cost)
    if low == high and not can_swap(s, seat, h, total):
        pay_stone_and_wood(s, seat, h, low, total - low)
    else:
        s.ask(PayBuilding(seat, h, total, cost, 0))


def pay_either(s: Romolo, seat: int, h: int, total: int) -> None:
    """A number of cubes, each of them stone or wood as the player likes."""
    low, high = stone_range(s, seat, h, total, total, total)
    if low == high:
        pay_stone_and_wood(s, seat, h, low, total - low)
    else:
        s.ask(PayBuilding(seat, h, total, (total, total), 1))


def can_swap(s: Romolo, seat: int, h: int, total: int) -> bool:
    """ROM-20.3a, ROM-20.3b: Aedificator lets stone and wood stand for each other, for one cube more."""
    if s.ready(seat, AEDIFICATOR) == NOBODY:
        return False
    return s.at_hand(seat, h, STONE) + s.at_hand(seat, h, WOOD) >= total + s.box.surcharge


def pay_stone_and_wood(s: Romolo, seat: int, h: int, stone: int, wood: int) -> None:
    pay_good(s, seat, h, STONE, stone)
    pay_good(s, seat, h, WOOD, wood)


class PayBuilding(RomoloStep):
    """ROM-8.9: how many of the cubes are stone? The rest is wood; or is Aedificator used?"""

    __slots__ = ("cost", "h", "swapped", "total")
    verbs = ("pay", "aedificator")

    def __init__(self, seat: int, h: int, total: int, cost: tuple[int, int], swapped: int) -> None:
        self.seat = seat
        self.h = h
        self.total = total
        self.cost = cost
        self.swapped = swapped

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        low, high = stone_range(s, seat, self.h, self.total, *self.cost)
        actions: list[Action] = [("pay", STONE, n) for n in range(low, high + 1)]
        if not self.swapped and can_swap(s, seat, self.h, self.total):
            actions.append(("aedificator",))
        return actions

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action[0] == "pay":
            pay_stone_and_wood(s, seat, self.h, action[2], self.total - action[2])
            return
        s.use(s.ready(seat, AEDIFICATOR))
        pay_either(s, seat, self.h, self.total + s.box.surcharge)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        if action[0] == "pay":
            low, high = stone_range(s, seat, self.h, self.total, *self.cost)
            return WRONG_PAYMENT.of(needed=self.total, least=low, most=high)
        if self.swapped:
            return CANNOT_SWAP
        if s.ready(seat, AEDIFICATOR) == NOBODY:
            return POWER_NOT_READY
        return stone_or_wood_too_few(s, seat, self.h, SURCHARGE, self.total + s.box.surcharge)


# -- a value ---------------------------------------------------------------------------------------------------


def cube_value(s: Romolo, seat: int, h: int, kinds: list[int]) -> int:
    """What the cubes of these kinds are worth, in halves."""
    total = 0
    for good in kinds:
        if s.prices[good]:
            total += s.at_hand(seat, h, good) * s.prices[good]
    return total * s.box.silver


def by_price(s: Romolo, kinds: list[int]) -> list[int]:
    """ROM-R74: dear cubes first; so no cube that was paid turns out to be superfluous."""
    return sorted([good for good in kinds if s.prices[good]], key=lambda good: (-s.prices[good], good))


def worth(s: Romolo, seat: int, h: int, kinds: list[int]) -> int:
    """What the player can pay there with coins and cubes of these kinds, in halves."""
    return s.coins[seat] + cube_value(s, seat, h, kinds)


def can_pay_value(s: Romolo, seat: int, h: int, due: int, kinds: list[int]) -> bool:
    return s.coins[seat] >= due or worth(s, seat, h, kinds) >= due


def pay_value(s: Romolo, seat: int, h: int, due: int, kinds: list[int]) -> None:
    """ROM-10.9, ROM-15.3: in coins and/or cubes at their market price; surplus value is lost."""
    if due <= 0:
        return
    usable = [good for good in by_price(s, kinds) if s.at_hand(seat, h, good)]
    if not usable:
        s.spend(seat, due)
    else:
        s.ask(PayValue(seat, h, due, tuple(usable)))


class PayValue(RomoloStep):
    """ROM-10.9: the next cube to pay with, the dearest first, or the rest in coins."""

    __slots__ = ("due", "h", "kinds")
    verbs = ("spend", "coins")

    def __init__(self, seat: int, h: int, due: int, kinds: tuple[int, ...]) -> None:
        self.seat = seat
        self.h = h
        self.due = due
        self.kinds = kinds

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        actions: list[Action] = [("coins",)] if s.coins[seat] >= self.due else []
        for n, good in enumerate(self.kinds):
            if can_pay_value(s, seat, self.h, self.due, list(self.kinds[n:])):
                actions.append(("spend", good))
        return actions

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action[0] == "coins":
            s.spend(seat, self.due)
            return
        good = action[1]
        left = self.due - s.prices[good] * s.box.silver
        kinds = list(self.kinds[self.kinds.index(good) :])
        s.ask(PayRest(seat, self.h, left, tuple(kinds)))
        pay_good(s, seat, self.h, good, 1)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        rule = "ROM-15.3" if self.h == NO_PLACE else "ROM-10.9"
        if action[0] == "coins":
            return too_few_coins(rule, self.due, s.coins[seat])
        good = action[1]
        if good in self.kinds:
            have = worth(s, seat, self.h, list(self.kinds[self.kinds.index(good) :]))
            missing = money(self.due - have)
            return Reason(rule, "cubes-too-cheap").of(needed=money(self.due), have=money(have), missing=missing)
        if not s.at_hand(seat, self.h, good):
            return Reason(rule, "no-such-cube")
        if not s.prices[good]:
            return Reason(rule, "price-is-zero")
        return SALT_SETTLED if good == SALT and self.h == NO_PLACE else DEAREST_FIRST


class PayRest(AutoStep[Romolo]):
    """The payment goes on once the cube before has been paid."""

    __slots__ = ("due", "h", "kinds")

    def __init__(self, seat: int, h: int, due: int, kinds: tuple[int, ...]) -> None:
        self.seat = seat
        self.h = h
        self.due = due
        self.kinds = kinds

    def do(self, s: Romolo) -> None:
        pay_value(s, self.seat, self.h, self.due, list(self.kinds))


ALL_GOODS: Final = list(range(GOODS_COUNT))
