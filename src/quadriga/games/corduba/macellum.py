"""The Macellum: the tile of phase 2 and the market visit (chapters 6 and 14)."""

from __future__ import annotations

from typing import Final

from quadriga.games.corduba.pieces import BUY_DISCOUNT, DENARII, bits
from quadriga.games.corduba.state import Corduba, CordubaStep
from quadriga.kernel.step import Action, Chance, Reason

DONE: Final[Action] = ("done",)
RESOURCE_COUNT: Final = DENARII


class Prices(Chance[Corduba]):
    """COR-6.1: the first player turns up a tile, which leaves the game (COR-6.3)."""

    __slots__ = ()
    verbs = ("prices",)

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("prices", tile + 1) for tile in bits(s.macellum)]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        tile = action[1] - 1
        s.macellum &= ~(1 << tile)
        for resource, change in s.box.macellum[tile]:
            move_price(s, resource, change)


def move_price(s: Corduba, resource: int, steps: int) -> None:
    """COR-6.2: within the scale."""
    now = min(s.box.price_max[resource], max(s.box.price_min, s.price[resource] + steps))
    if now != s.price[resource]:
        s.price[resource] = now
        s.emit("priced", resource, now)


def discount_of(s: Corduba, seat: int) -> int:
    """What the family saves on every unit bought."""
    return s.box.amount["buy_discount"] if s.ability(seat) == BUY_DISCOUNT else 0


def can_trade(s: Corduba, seat: int, discount: int) -> bool:
    """COR-R23, COR-R78: whether at least one unit can be bought or sold."""
    me = s.players[seat]
    if s.bought:
        if any([me[r] and not s.bought >> r & 1 for r in range(RESOURCE_COUNT)]):
            return True
    elif me[0] or me[1] or me[2] or me[3] or me[4] or me[5]:
        return True
    money = me[DENARII]
    if not money:
        return False
    least, sold = s.box.price_min, s.sold
    discount += discount_of(s, seat)
    return any(
        [
            s.market[r] and money >= max(least, s.price[r] - discount) and not sold >> r & 1
            for r in range(RESOURCE_COUNT)
        ]
    )


class Visit(CordubaStep):
    """COR-14.1, COR-R78: buy or sell, each resource once and one way in a turn; afterwards the prices move."""

    __slots__ = ("bought", "discount", "limit", "premium", "sold")
    verbs = ("buy", "sell", "done")

    def __init__(self, seat: int, discount: int, premium: int, bought: int, sold: int, limit: int) -> None:
        self.seat = seat
        self.discount = discount
        self.premium = premium
        self.bought = bought
        """Resources bought in this visit, as bits."""
        self.sold = sold
        self.limit = limit
        """The most units of the whole visit, or 0 for any number (COR-15.4: trade_one_unit)."""

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        me, market, price = s.players[seat], s.market, s.price
        done = self.bought | self.sold
        actions: list[Action] = [DONE] if done else []
        money = me[DENARII]
        less, limit, least = self.discount + discount_of(s, seat), self.limit, s.box.price_min
        for r in range(RESOURCE_COUNT):
            if done >> r & 1:
                continue
            if market[r] and not s.sold >> r & 1:
                cost = max(least, price[r] - less)
                most = min(market[r], money // cost, limit or market[r])
                for n in range(1, most + 1):
                    actions.append(("buy", r, n))
            if me[r] and not s.bought >> r & 1:
                for n in range(1, (limit or me[r]) + 1):
                    actions.append(("sell", r, n))
        return actions

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        if action == DONE:
            self.leave(s, self.bought, self.sold)
            return
        verb, r, n = action
        bought, sold = self.bought, self.sold
        if verb == "buy":
            buy(s, seat, r, n, unit_cost(s, seat, r, self.discount))
            bought |= 1 << r
            s.bought |= bought
        else:
            sell(s, seat, r, n, s.price[r] + self.premium)
            sold |= 1 << r
            s.sold |= sold
        if self.limit:
            self.leave(s, bought, sold)
        else:
            s.stack.append(Visit(seat, self.discount, self.premium, bought, sold, 0))

    def leave(self, s: Corduba, bought: int, sold: int) -> None:
        """COR-14.4, COR-14.6: one step for each resource, whatever the number of units."""
        for r in bits(bought):
            move_price(s, r, s.box.buy_step)
        for r in bits(sold):
            move_price(s, r, s.box.sell_step)

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        if action == DONE:
            return Reason("COR-11.4", "trade-at-least-one")
        verb, r, n = action
        me = s.players[seat]
        if (self.bought | self.sold) >> r & 1:
            return Reason("COR-14.1", "resource-traded-already")
        if verb == "buy" and s.sold >> r & 1:
            return Reason("COR-R78", "sold-this-turn")
        if verb == "sell" and s.bought >> r & 1:
            return Reason("COR-R78", "bought-this-turn")
        if not n or (self.limit and n > self.limit):
            most = self.limit or max(1, s.market[r] if verb == "buy" else me[r])
            return Reason("COR-14.1", "not-that-many", (("limit", most),))
        if verb == "sell":
            return Reason("COR-14.5", "not-owned", (("needed", n), ("have", me[r])))
        if n > s.market[r]:
            return Reason("COR-14.3", "not-on-the-market", (("needed", n), ("have", s.market[r])))
        cost = n * unit_cost(s, seat, r, self.discount)
        return Reason(
            "COR-14.3", "too-dear", (("needed", cost), ("have", me[DENARII]), ("missing", cost - me[DENARII]))
        )

    def price(self, s: Corduba, seat: int, action: Action) -> list[tuple[str, int]]:
        if action == DONE:
            return []
        verb, r, n = action
        if verb == "buy":
            return [("denarii", -n * unit_cost(s, seat, r, self.discount))]
        return [("denarii", n * (s.price[r] + self.premium))]


def unit_cost(s: Corduba, seat: int, resource: int, discount: int) -> int:
    """COR-14.7: never below the lowest price."""
    return max(s.box.price_min, s.price[resource] - discount - discount_of(s, seat))


def buy(s: Corduba, seat: int, resource: int, n: int, cost: int) -> None:
    """COR-14.3: from the market."""
    me = s.players[seat]
    me[DENARII] -= n * cost
    me[resource] += n
    s.market[resource] -= n
    s.emit("bought", seat, n, resource)
    s.emit("paid", seat, n * cost, DENARII)


def sell(s: Corduba, seat: int, resource: int, n: int, price: int) -> None:
    """COR-14.5: to the market up to its capacity, the rest to the general supply."""
    me = s.players[seat]
    me[DENARII] += n * price
    me[resource] -= n
    to_market = min(n, s.box.capacity[resource] - s.market[resource])
    s.market[resource] += to_market
    s.supply[resource] += n - to_market
    s.emit("sold", seat, n, resource)
    s.emit("gained", seat, n * price, DENARII)
