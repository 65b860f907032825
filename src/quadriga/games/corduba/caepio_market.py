"""Caepio at the Macellum: cards of another decade's deck say what he sells and buys (COR-25.16 to COR-25.20)."""

from __future__ import annotations

from typing import Final

from quadriga.games.corduba.macellum import move_price
from quadriga.games.corduba.pieces import CAEPIO, DENARII, bits
from quadriga.games.corduba.state import Corduba
from quadriga.kernel.step import Action, Chance

RESOURCE_COUNT: Final = DENARII


def caepio_can_trade(s: Corduba) -> bool:
    """COR-25.19: whether he can sell or buy at least 1 unit."""
    return any(s.players[CAEPIO][:RESOURCE_COUNT]) or any(s.market)


def begin_caepio_market(s: Corduba, sells: int, buys: int) -> None:
    """COR-25.16: the other deck is shuffled, all its ten cards."""
    market_step(s, sells, buys, 0, 0)


def market_step(s: Corduba, sells: int, buys: int, sold: int, turned: int) -> None:
    """Turn another card while something is left to sell or to buy."""
    me = s.players[CAEPIO]
    if sells and not any(me[:RESOURCE_COUNT]):
        sells = 0  # COR-25.17
    if not sells and not any([s.market[r] and not sold >> r & 1 for r in range(RESOURCE_COUNT)]):
        buys = 0  # COR-25.18
    if sells or buys:
        s.stack.append(Icons(sells, buys, sold, turned))


class Icons(Chance[Corduba]):
    """The next card of the other decade's deck; when all are turned they are shuffled again."""

    __slots__ = ("buys", "sells", "sold", "turned")
    verbs = ("icons",)

    def __init__(self, sells: int, buys: int, sold: int, turned: int) -> None:
        super().__init__()
        self.sells = sells
        self.buys = buys
        self.sold = sold
        self.turned = turned

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        deck = s.box.caepio_deck[(s.decade + 1) % 3]  # COR-25.16
        return [("icons", card) for card in bits(deck & ~self.turned or deck)]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        card = action[1]
        box, me = s.box, s.players[CAEPIO]
        deck = box.caepio_deck[(s.decade + 1) % 3]
        turned = (self.turned if deck & ~self.turned else 0) | 1 << card
        s.emit("turned", card)
        sells, buys, sold = self.sells, self.buys, self.sold
        if sells:
            r = box.sell_icon[card]
            if me[r]:
                me[r] -= 1
                if s.market[r] < min(box.solo_capacity, box.capacity[r]):
                    s.market[r] += 1
                else:
                    s.supply[r] += 1
                me[DENARII] += s.price[r]
                s.emit("sold", CAEPIO, 1, r)
                s.emit("gained", CAEPIO, s.price[r], DENARII)
                move_price(s, r, box.sell_step)
                sells -= 1
                sold |= 1 << r
        else:
            r = box.buy_icon[card]
            if s.market[r] and not sold >> r & 1:
                s.market[r] -= 1
                me[r] += 1
                s.emit("bought", CAEPIO, 1, r)
                move_price(s, r, box.buy_step)
                buys -= 1
        market_step(s, sells, buys, sold, turned)
