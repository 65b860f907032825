"""The exchange between partners (ROM-22.2)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import DONE, GOODS_COUNT, LYING, NOBODY
from quadriga.games.romolo.missing import money
from quadriga.games.romolo.riding import SAILING
from quadriga.games.romolo.state import Romolo, RomoloStep
from quadriga.kernel.step import Action, Reason

EXCHANGE: Final[Action] = ("exchange",)
PROPOSE: Final[Action] = ("propose",)
BACK: Final[Action] = ("back",)
TRIED: Final = 1 << 62
"""In the activation: an exchange has been proposed or called off and is not offered again."""
SILVER: Final = GOODS_COUNT
BRONZE: Final = GOODS_COUNT + 1
ITEMS: Final = GOODS_COUNT + 2

TOO_MUCH: Final = Reason("ROM-22.2", "more-than-three")
NOT_HELD: Final = Reason("ROM-22.2", "not-held")
PARTNER_LACKS: Final = Reason("ROM-22.2", "partner-has-not")
"""Without amounts: coins may be hidden."""
NOTHING: Final = Reason("ROM-22.2", "nothing-offered")
ORDER: Final = Reason("ROM-22.2", "name-gifts-first")


def partner(s: Romolo, seat: int) -> int:
    """The partner, if he is still in the game."""
    for other in s.box.partners[seat]:
        if other != seat and s.alive(other):
            return other
    return NOBODY


def worth(s: Romolo, items: tuple[int, ...]) -> int:
    """ROM-R30: a cube counts 1, coins their value; in halves."""
    return sum(1 if item == BRONZE else s.box.silver for item in items)


def holds(s: Romolo, seat: int, items: tuple[int, ...]) -> bool:
    coins = sum(1 if item == BRONZE else s.box.silver for item in items if item >= SILVER)
    return s.coins[seat] >= coins and all(s.held(seat, good) >= items.count(good) for good in items if good < SILVER)


def can_exchange(s: Romolo, seat: int) -> bool:
    other = partner(s, seat)
    return other != NOBODY and any(holds(s, who, (item,)) for who in (seat, other) for item in range(ITEMS))


class Exchange(RomoloStep):
    """ROM-22.2: what is given, then what is asked for; together worth 3 at most."""

    __slots__ = ("back", "get", "give", "who")
    verbs = ("give", "get", "propose", "back")

    def __init__(self, seat: int, who: int, give: tuple[int, ...], get: tuple[int, ...], back: RomoloStep) -> None:
        self.seat = seat
        self.who = who
        self.give = give
        self.get = get
        self.back = back

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        actions: list[Action] = [BACK]
        if self.give or self.get:
            actions.append(PROPOSE)
        if not self.get:
            low = self.give[-1] if self.give else 0
            actions += [
                ("give", item) for item in range(low, ITEMS) if self.fits(s, seat, (*self.give, item), self.get)
            ]
        low = self.get[-1] if self.get else 0
        actions += [("get", item) for item in range(low, ITEMS) if self.fits(s, seat, self.give, (*self.get, item))]
        return actions

    def fits(self, s: Romolo, seat: int, give: tuple[int, ...], get: tuple[int, ...]) -> bool:
        return (
            worth(s, give) + worth(s, get) <= s.box.exchange_max * s.box.silver
            and holds(s, seat, give)
            and holds(s, partner(s, seat), get)
        )

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        match action:
            case ("give", item):
                s.ask(Exchange(seat, self.who, (*self.give, item), self.get, self.back))
            case ("get", item):
                s.ask(Exchange(seat, self.who, self.give, (*self.get, item), self.back))
            case ("propose",):
                s.ask(Consent(partner(s, seat), self))
            case _:
                s.ask(self.back)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        match action:
            case ("give", item):
                give, get = (*self.give, item), self.get
                if self.get or (self.give and item < self.give[-1]):
                    return ORDER
            case ("get", item):
                give, get = self.give, (*self.get, item)
                if self.get and item < self.get[-1]:
                    return ORDER
            case _:
                return NOTHING
        together, limit = worth(s, give) + worth(s, get), s.box.exchange_max * s.box.silver
        if together > limit:
            return TOO_MUCH.of(needed=money(together), limit=money(limit))
        if action[0] == "get":
            return PARTNER_LACKS
        if item < SILVER:
            return NOT_HELD.of(needed=give.count(item), have=s.held(seat, item))
        coins = tuple([given for given in give if given >= SILVER])
        return NOT_HELD.of(needed=money(worth(s, coins)), have=money(s.coins[seat]))


class Consent(RomoloStep):
    """ROM-R153: does the partner agree? Only then is the action spent."""

    __slots__ = ("offer",)
    verbs = ("accept", "decline")

    def __init__(self, seat: int, offer: Exchange) -> None:
        self.seat = seat
        self.offer = offer

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("accept",), ("decline",)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        offer = self.offer
        if action[0] == "decline":
            s.ask(offer.back)
            return
        s.flags[offer.who] |= LYING | DONE
        s.acted = 1
        s.drop_modifiers(SAILING)
        hand_over(s, offer.seat, seat, offer.give)
        hand_over(s, seat, offer.seat, offer.get)
        s.emit("exchanged", offer.seat, seat)


def hand_over(s: Romolo, giver: int, taker: int, items: tuple[int, ...]) -> None:
    for item in items:
        if item < SILVER:
            s.pay_cubes(giver, item, 1)
            s.gain(taker, item, 1)
        else:
            halves = 1 if item == BRONZE else s.box.silver
            s.spend(giver, halves)
            s.earn(taker, halves)
