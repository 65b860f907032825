"""The Market: sales first, then purchases, each good once in a visit (PRA-8.17, PRA-8.18)."""

from __future__ import annotations

from typing import Final

from quadriga.games.praetor.board import GOLD, GOODS, RESOURCES
from quadriga.games.praetor.state import Praetor, PraetorStep
from quadriga.kernel.step import Action, Reason

DONE: Final[Action] = ("done",)
NOT_A_GOOD: Final = Reason("PRA-8.17", "not-a-good")
TRADED: Final = Reason("PRA-8.18", "already-traded")
NOTHING_TO_SELL: Final = Reason("PRA-8.18", "nothing-to-sell")
TOO_LITTLE_GOLD: Final = Reason("PRA-8.18", "too-little-gold")
WRONG_AMOUNT: Final = Reason("PRA-8.18", "wrong-amount")


def rates_of(s: Praetor, seat: int) -> tuple[int, ...]:
    """PRA-R21: one rate for buying and selling, on the player's own board."""
    return s.box.boards[s.boards[seat]].rates


def visit_market(s: Praetor, seat: int, traded: int = 0) -> None:
    """Go on selling as long as there is something to sell, then go on buying."""
    goods = s.goods[seat]
    if any([goods[good] and not traded >> good & 1 for good in GOODS]):
        s.stack.append(Sell(seat, traded))
    else:
        go_buying(s, seat, traded)


def go_buying(s: Praetor, seat: int, traded: int) -> None:
    gold, rates = s.goods[seat][GOLD], rates_of(s, seat)
    if any([rates[good] <= gold and not traded >> good & 1 for good in GOODS]):
        s.stack.append(Buy(seat, traded))


class Trade(PraetorStep):
    """A question of a visit; `traded` are the goods already sold or bought, a bit each."""

    __slots__ = ("traded",)

    def __init__(self, seat: int, traded: int) -> None:
        self.seat = seat
        self.traded = traded


class Sell(Trade):
    """PRA-8.17: which good to sell, or no more sales?"""

    __slots__ = ()
    verbs = ("sell", "done")

    def actions(self, s: Praetor, seat: int) -> list[Action]:
        goods, traded = s.goods[seat], self.traded
        actions = [DONE]
        for good in GOODS:
            if goods[good] and not traded >> good & 1:
                actions.append(("sell", good))
        return actions

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        if action == DONE:
            go_buying(s, seat, self.traded)
        else:
            s.stack.append(SellHowMany(seat, self.traded | 1 << action[1], action[1]))

    def why(self, s: Praetor, seat: int, action: Action) -> Reason:
        if action[1] == GOLD:
            return NOT_A_GOOD
        return TRADED if self.traded >> action[1] & 1 else NOTHING_TO_SELL

    def price(self, s: Praetor, seat: int, action: Action) -> list[tuple[str, int]]:
        if action == DONE:
            return []
        return [(RESOURCES[action[1]], -1), (RESOURCES[GOLD], rates_of(s, seat)[action[1]])]


class Buy(Trade):
    """PRA-8.17: which good to buy, or no more purchases?"""

    __slots__ = ()
    verbs = ("buy", "done")

    def actions(self, s: Praetor, seat: int) -> list[Action]:
        gold, rates, traded = s.goods[seat][GOLD], rates_of(s, seat), self.traded
        actions = [DONE]
        for good in GOODS:
            if rates[good] <= gold and not traded >> good & 1:
                actions.append(("buy", good))
        return actions

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        if action != DONE:
            s.stack.append(BuyHowMany(seat, self.traded | 1 << action[1], action[1]))

    def why(self, s: Praetor, seat: int, action: Action) -> Reason:
        if action[1] == GOLD:
            return NOT_A_GOOD
        if self.traded >> action[1] & 1:
            return TRADED
        needed, have = rates_of(s, seat)[action[1]], s.goods[seat][GOLD]
        return TOO_LITTLE_GOLD.of(gold_needed=needed, gold_have=have, gold_missing=needed - have)

    def price(self, s: Praetor, seat: int, action: Action) -> list[tuple[str, int]]:
        if action == DONE:
            return []
        return [(RESOURCES[action[1]], 1), (RESOURCES[GOLD], -rates_of(s, seat)[action[1]])]


class HowMany(Trade):
    """How many units of a good?"""

    __slots__ = ("resource",)
    verbs = ("amount",)

    def __init__(self, seat: int, traded: int, resource: int) -> None:
        self.seat = seat
        self.traded = traded
        self.resource = resource

    def most(self, s: Praetor, seat: int) -> int:
        raise NotImplementedError

    def actions(self, s: Praetor, seat: int) -> list[Action]:
        return [("amount", number) for number in range(1, self.most(s, seat) + 1)]

    def why(self, s: Praetor, seat: int, action: Action) -> Reason:
        return WRONG_AMOUNT.of(limit=self.most(s, seat))


class SellHowMany(HowMany):
    """PRA-8.18: how many units to sell?"""

    __slots__ = ()

    def most(self, s: Praetor, seat: int) -> int:
        return min(s.goods[seat][self.resource], s.box.most)

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        number = action[1]
        goods = s.goods[seat]
        goods[self.resource] -= number
        goods[GOLD] += number * rates_of(s, seat)[self.resource]
        s.emit("sold", seat, number, self.resource)
        s.emit("gained", seat, number * rates_of(s, seat)[self.resource], GOLD)
        visit_market(s, seat, self.traded)

    def price(self, s: Praetor, seat: int, action: Action) -> list[tuple[str, int]]:
        rate = rates_of(s, seat)[self.resource]
        return [(RESOURCES[self.resource], -action[1]), (RESOURCES[GOLD], action[1] * rate)]


class BuyHowMany(HowMany):
    """PRA-8.18: how many units to buy?"""

    __slots__ = ()

    def most(self, s: Praetor, seat: int) -> int:
        return min(s.goods[seat][GOLD] // rates_of(s, seat)[self.resource], s.box.most)

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        number = action[1]
        goods = s.goods[seat]
        goods[self.resource] += number
        goods[GOLD] -= number * rates_of(s, seat)[self.resource]
        s.emit("bought", seat, number, self.resource)
        s.emit("paid", seat, number * rates_of(s, seat)[self.resource], GOLD)
        go_buying(s, seat, self.traded)

    def price(self, s: Praetor, seat: int, action: Action) -> list[tuple[str, int]]:
        rate = rates_of(s, seat)[self.resource]
        return [(RESOURCES[self.resource], action[1]), (RESOURCES[GOLD], -action[1] * rate)]
