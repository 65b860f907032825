"""Paying, and taking what the bank has (chapter 4). A payment is asked only where there is more than one way to pay."""

from __future__ import annotations

from typing import Final

from quadriga.games.antike.board import COIN, GOLD, IRON, MARBLE, RESOURCES
from quadriga.games.antike.state import Antike, AntikeStep
from quadriga.kernel.step import Action, Reason

Cost = tuple[int, int, int]
"""Marble, iron and gold; coins may stand in for any of them (ANT-4.2)."""

PAY: Final[list[Action]] = [("pay", good) for good in (MARBLE, IRON, GOLD, COIN)]
NOT_HELD: Final = Reason("ANT-3.5", "not-held")
NOT_DUE: Final = Reason("ANT-4.2", "not-due")
WRONG_COINS: Final = Reason("ANT-4.2", "wrong-coins")


def shortfall(s: Antike, seat: int, cost: Cost) -> int:
    """The coins needed because resources are missing."""
    held_marble, held_iron, held_gold, _ = s.stock[seat]
    marble, iron, gold = cost
    short = 0
    if marble > held_marble:
        short += marble - held_marble
    if iron > held_iron:
        short += iron - held_iron
    if gold > held_gold:
        short += gold - held_gold
    return short


def can_pay(s: Antike, seat: int, cost: Cost, surcharge: int = 0) -> bool:
    """A surcharge is paid in coins only (ANT-4.3)."""
    return shortfall(s, seat, cost) + surcharge <= s.stock[seat][COIN]


def too_dear(reason: Reason, s: Antike, seat: int, resource: int, amount: int) -> Reason:
    """A price in one resource that cannot be paid, coins counted in."""
    name, have, coins = RESOURCES[resource], s.stock[seat][resource], s.stock[seat][COIN]
    amounts = {f"{name}_needed": amount, f"{name}_have": have}
    return reason.of(**amounts, coin_have=coins, missing=amount - have - coins)


def pay(s: Antike, seat: int, cost: Cost, surcharge: int = 0) -> None:
    """Pay what can be paid in one way only; ask about the rest."""
    s.spend(seat, COIN, surcharge)
    stock = s.stock[seat]
    spare = stock[COIN] - shortfall(s, seat, cost)
    assert spare >= 0
    left = list(cost)
    for resource, amount in enumerate(cost):
        held = min(amount, stock[resource])
        if held and spare:
            s.ask(Pay(seat, (left[0], left[1], left[2]), resource))
            return
        s.spend(seat, COIN, amount - held)
        s.spend(seat, resource, held)
        left[resource] = 0


def coins_for(s: Antike, seat: int, cost: Cost, resource: int) -> tuple[int, int]:
    """The fewest and the most coins that may stand in for a resource when all of the cost must be paid."""
    amount = cost[resource]
    low = max(0, amount - s.stock[seat][resource])
    spare = s.stock[seat][COIN] - shortfall(s, seat, cost)
    return low, min(amount, low + spare)


class Pay(AntikeStep):
    """ANT-4.2: how many coins to use in place of a resource."""

    __slots__ = ("cost", "resource")
    verbs = ("coins",)

    def __init__(self, seat: int, cost: Cost, resource: int) -> None:
        self.seat = seat
        self.cost = cost
        self.resource = resource

    def actions(self, s: Antike, seat: int) -> list[Action]:
        low, high = coins_for(s, seat, self.cost, self.resource)
        return [("coins", self.resource, coins) for coins in range(low, high + 1)]

    def take(self, s: Antike, seat: int, action: Action) -> None:
        coins = action[2]
        s.spend(seat, COIN, coins)
        s.spend(seat, self.resource, self.cost[self.resource] - coins)
        left = list(self.cost)
        left[self.resource] = 0
        pay(s, seat, (left[0], left[1], left[2]))

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        if action[1] != self.resource:
            return NOT_DUE
        low, high = coins_for(s, seat, self.cost, self.resource)
        return WRONG_COINS.of(least=low, most=high)


def pay_any(s: Antike, seat: int, amount: int) -> None:
    """ANT-3.5: pay that number of resources or coins of the player's choice."""
    if not amount:
        return
    marble, iron, gold, coins = stock = s.stock[seat]
    if marble + iron + gold + coins in (amount, marble, iron, gold, coins):  # all there is, or all of one kind
        for good, count in enumerate(stock):
            s.spend(seat, good, min(count, amount))
    else:
        s.ask(PayAny(seat, amount))


class PayAny(AntikeStep):
    """ANT-3.5: the next resource or coin to give up."""

    __slots__ = ("amount",)
    verbs = ("pay",)

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def actions(self, s: Antike, seat: int) -> list[Action]:
        marble, iron, gold, coins = s.stock[seat]
        actions: list[Action] = []
        if marble:
            actions.append(PAY[MARBLE])
        if iron:
            actions.append(PAY[IRON])
        if gold:
            actions.append(PAY[GOLD])
        if coins:
            actions.append(PAY[COIN])
        return actions

    def take(self, s: Antike, seat: int, action: Action) -> None:
        s.spend(seat, action[1], 1)
        pay_any(s, seat, self.amount - 1)

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        return NOT_HELD


def gain_coins(s: Antike, seat: int, amount: int) -> None:
    """ANT-4.5, ANT-R13: for each coin the bank lacks the player takes a resource of choice."""
    coins = min(amount, s.bank_coins)
    s.gain(seat, COIN, coins)
    if amount > coins:
        s.ask(GainInstead(seat, amount - coins))


class GainInstead(AntikeStep):
    """ANT-4.5: a resource in place of a coin that the bank does not have."""

    __slots__ = ("amount",)
    verbs = ("gain",)

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def actions(self, s: Antike, seat: int) -> list[Action]:
        return [("gain", resource) for resource in range(len(RESOURCES))]

    def take(self, s: Antike, seat: int, action: Action) -> None:
        s.gain(seat, action[1], 1)
        if self.amount > 1:
            s.ask(GainInstead(seat, self.amount - 1))
