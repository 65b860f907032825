"""Selling and buying; the market update (chapter 12, ROM-15.17 to ROM-15.19)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import FORUM, GOODS_COUNT, NAUTA, NOBODY, PORT, STRIDE
from quadriga.games.romolo.missing import too_few_coins
from quadriga.games.romolo.payment import pay_good
from quadriga.games.romolo.state import DONE_ACTION, Romolo, RomoloStep
from quadriga.kernel.step import Action, Reason

SELL: Final[list[Action]] = [("sell", good) for good in range(GOODS_COUNT)]
BUY: Final[list[Action]] = [("buy", good) for good in range(GOODS_COUNT)]
BONUS: Final[Action] = ("bonus",)
LATER: Final[Action] = ("later",)
ALL_KINDS: Final = 31
"""Every kind of cube may be traded, as bits; Negotiator allows those on the tile only."""
BOUGHT: Final = 16
"""In `ports_used`: ports used for sales, plus BOUGHT for each used for a purchase."""

PRICE_ZERO: Final = Reason("ROM-12.2", "price-is-zero")
NO_CUBE: Final = Reason("ROM-12.1", "no-such-cube")
NO_COLUMN: Final = Reason("ROM-12.6", "no-column")
OWN_COLUMN: Final = Reason("ROM-12.5", "own-column")
COLUMN_FULL: Final = Reason("ROM-12.5", "column-full")
NOT_ON_TILE: Final = Reason("ROM-20.16b", "not-on-negotiator")


def columns(s: Romolo, good: int) -> list[int]:
    """ROM-12.5: the columns above which a cube of that kind can be laid."""
    if not s.board:
        return [column for column in range(GOODS_COUNT) if column != good]
    above = [cube // GOODS_COUNT for cube in s.board]
    return [c for c in range(GOODS_COUNT) if c != good and above.count(c) < s.box.column_max]


def add_sales(s: Romolo, have: list[int], kinds: int, actions: list[Action]) -> None:
    prices = s.prices
    crowded = len(s.board) > s.box.column_max
    for good in range(GOODS_COUNT):
        if (
            have[good]
            and prices[good] >= s.box.sale_min  # ROM-12.2
            and kinds >> good & 1
            and (not crowded or columns(s, good))
        ):
            actions.append(SELL[good])


def add_purchases(s: Romolo, seat: int, kinds: int, actions: list[Action]) -> None:
    coins = s.coins[seat]
    if not coins:
        return
    for good, price in enumerate(s.prices):
        if coins >= (price * s.box.silver or s.box.zero_halves) and kinds >> good & 1:
            actions.append(BUY[good])


def goods_at(s: Romolo, seat: int, h: int) -> list[int]:
    """What a worker on that hex has at hand, by kind."""
    first = seat * GOODS_COUNT
    have = s.cubes[first : first + GOODS_COUNT]
    if h in s.stored:
        for content in s.stored[h]:
            have[content >> 5] += content & 31
    return have


def free_port(s: Romolo, h: int, bought: bool) -> bool:
    """ROM-12.3, ROM-12.12: whether a port of the hex has not been used in this way yet."""
    ports = s.built[h * STRIDE + PORT]
    if not ports:
        return False
    used = s.ports_used.get(h, 0)
    return ports > (used // BOUGHT if bought else used % BOUGHT)


def may_go_on(s: Romolo, seat: int, h: int, bought: bool) -> bool:
    """One more cube for each free port, and one by Nauta (ROM-20.15)."""
    return free_port(s, h, bought) or (s.holder[s.box.nauta] == seat and s.ready(seat, NAUTA) != NOBODY)


def use_extra(s: Romolo, seat: int, h: int, bought: bool) -> None:
    if free_port(s, h, bought):
        s.ports_used[h] = s.ports_used.get(h, 0) + (BOUGHT if bought else 1)
    else:
        s.use(s.ready(seat, NAUTA))


def why_not_sell(s: Romolo, seat: int, h: int, good: int, kinds: int) -> Reason:
    if not kinds >> good & 1:
        return NOT_ON_TILE
    if not s.at_hand(seat, h, good):
        return NO_CUBE
    return PRICE_ZERO if s.prices[good] < s.box.sale_min else NO_COLUMN


def why_not_buy(s: Romolo, seat: int, good: int, kinds: int) -> Reason:
    if not kinds >> good & 1:
        return NOT_ON_TILE
    price = s.prices[good] * s.box.silver
    return too_few_coins("ROM-12.10" if price else "ROM-12.11", price or s.box.zero_halves, s.coins[seat])


def sell(s: Romolo, seat: int, h: int, good: int, number: int, kinds: int) -> None:
    """ROM-12.1: one cube for its price; then its column, and perhaps another cube."""
    if number:
        use_extra(s, seat, h, False)
    s.earn(seat, s.prices[good] * s.box.silver)
    s.ask(Column(seat, good), Sale(seat, h, number + 1, kinds))
    pay_good(s, seat, h, good, 1)


class Column(RomoloStep):
    """ROM-12.5: above which column is the cube laid?"""

    __slots__ = ("good",)
    verbs = ("column",)

    def __init__(self, seat: int, good: int) -> None:
        self.seat = seat
        self.good = good

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("column", column) for column in columns(s, self.good)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        s.board.append(action[1] * GOODS_COUNT + self.good)
        s.emit("sold", seat, self.good, action[1])

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return OWN_COLUMN if action[1] == self.good else COLUMN_FULL.of(limit=s.box.column_max)


class Trade(RomoloStep):
    """A market action that may go on: how many cubes and which kinds it has moved so far."""

    __slots__ = ("h", "kinds", "number")

    def __init__(self, seat: int, h: int, number: int, kinds: int) -> None:
        self.seat = seat
        self.h = h
        self.number = number
        self.kinds = kinds


class Sale(Trade):
    """ROM-12.3: another cube to sell, or is the sale over?"""

    __slots__ = ()
    verbs = ("sell", "done")

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        actions: list[Action] = [DONE_ACTION]
        if may_go_on(s, seat, self.h, False):
            add_sales(s, goods_at(s, seat, self.h), self.kinds, actions)
        return actions

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action != DONE_ACTION:
            sell(s, seat, self.h, action[1], self.number, self.kinds)
        elif forum_bonus(s, seat, self.h):
            s.ask(Forum(seat, self.h))

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return why_not_sell(s, seat, self.h, action[1], self.kinds)


def forum_bonus(s: Romolo, seat: int, h: int) -> int:
    """ROM-12.7, ROM-12.8: extra coins of a sale on a hex with a forum, once per turn, by its strength."""
    if not s.built[h * STRIDE + FORUM] or s.forums_used >> h & 1:
        return 0
    bonus = s.box.forum_bonus[s.strength(h, seat)]
    if not bonus:
        return 0
    further = s.built[h * STRIDE + FORUM] - 1
    for n in s.box.near[h]:
        further += s.built[n * STRIDE + FORUM]
    return bonus + further * s.box.forum_step


class Forum(RomoloStep):
    """ROM-12.7: take the bonus of the forum for this sale, or keep it for a later one?"""

    __slots__ = ("h",)
    verbs = ("bonus", "later")

    def __init__(self, seat: int, h: int) -> None:
        self.seat = seat
        self.h = h

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [BONUS, LATER]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action == BONUS:
            s.earn(seat, forum_bonus(s, seat, self.h) * s.box.silver)
            s.forums_used |= 1 << self.h


def buy(s: Romolo, seat: int, h: int, good: int, number: int, kinds: int) -> None:
    """ROM-12.10, ROM-12.11: one cube for its price; at price 0 two for half a coin."""
    if number:
        use_extra(s, seat, h, True)
    price = s.prices[good] * s.box.silver
    s.spend(seat, price or s.box.zero_halves)
    s.gain(seat, good, 1 if price else s.box.zero_cubes)
    if may_go_on(s, seat, h, True):
        s.ask(Purchase(seat, h, number + 1, kinds))


class Purchase(Trade):
    """ROM-12.12: another cube to buy, or enough?"""

    __slots__ = ()
    verbs = ("buy", "done")

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        actions: list[Action] = [DONE_ACTION]
        add_purchases(s, seat, self.kinds, actions)
        return actions

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action != DONE_ACTION:
            buy(s, seat, self.h, action[1], self.number, self.kinds)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return why_not_buy(s, seat, action[1], self.kinds)


def update_market(s: Romolo) -> None:
    """ROM-15.17 to ROM-15.19."""
    if len(s.board) < s.box.update_at:
        return
    for good in range(GOODS_COUNT):
        above = sum([cube // GOODS_COUNT == good for cube in s.board])
        own = sum([cube % GOODS_COUNT == good for cube in s.board])
        risen = min(s.box.price_max, s.prices[good] + above)
        set_price(s, good, max(s.box.price_min, risen - own))
    s.board = []


def set_price(s: Romolo, good: int, price: int) -> None:
    if price != s.prices[good]:
        s.prices[good] = price
        s.emit("price", good, price)
