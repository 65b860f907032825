"""Event cards: choosing, drawing and playing them (chapter 15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quadriga.games.antike.board import COIN, GALLEY, GOLD, IN_THE_MIDDLE, IRON, LEGION, MARBLE, RESOURCES
from quadriga.games.antike.payment import gain_coins
from quadriga.games.antike.state import Antike, AntikeStep
from quadriga.games.antike.targets import (
    Desert,
    DestroyWall,
    Fortify,
    Hire,
    Rob,
    Sink,
    Swap,
    robbable_regions,
)
from quadriga.games.antike.timing import ANY_TIME, NOT_HELD, another_time
from quadriga.kernel.step import CHANCE, PASS, Action, AutoStep, Chance, Reason

TOWER: Final = "belagerungsturm"

NO_CARDS: Final = Reason("ANT-15.4", "no-cards")
WITHOUT_EFFECT: Final = Reason("ANT-R56", "card-without-effect")
NOT_ON_DISPLAY: Final = Reason("ANT-15.2", "card-not-on-display")
NOT_IN_DECK: Final = Reason("ANT-15.1", "card-not-in-deck")


# -- taking cards ------------------------------------------------------------------------------------------------


class ChooseCard(AntikeStep):
    """ANT-14.14, ANT-12.13: one of the open cards, or none (ANT-R25)."""

    __slots__ = ()
    verbs = ("pass", "choose")

    def actions(self, s: Antike, seat: int) -> list[Action]:
        return [PASS, *[("choose", card) for card in dict.fromkeys(s.display)]]

    def take(self, s: Antike, seat: int, action: Action) -> None:
        if action != PASS:
            card = action[1]
            s.display.remove(card)
            s.hands[seat].append(card)
            s.hands[seat].sort()
            s.emit("chose", seat, card)
            s.ask(Refill(CHANCE))  # ANT-15.1

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        return NOT_ON_DISPLAY


class Refill(AutoStep[Antike]):
    """ANT-15.1, ANT-15.7, ANT-15.8: the display is filled up while there are cards."""

    __slots__ = ()

    def do(self, s: Antike) -> None:
        if len(s.display) >= s.box.open_cards:
            return
        if not s.deck and s.discards:
            s.deck = sorted(s.discards)
            s.discards = []
            s.emit("reshuffled")
        if s.deck:
            s.ask(Draw(), self)


class Draw(Chance[Antike]):
    """The next card of the face-down deck, which has no order before somebody looks."""

    __slots__ = ()
    verbs = ("draw",)

    def actions(self, s: Antike, seat: int) -> list[Action]:
        return [("draw", card) for card in dict.fromkeys(s.deck)]

    def weights(self, s: Antike) -> list[int]:
        return [s.deck.count(card) for card in dict.fromkeys(s.deck)]

    def take(self, s: Antike, seat: int, action: Action) -> None:
        s.deck.remove(action[1])
        s.display.append(action[1])
        s.emit("shown", action[1])

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        return NOT_IN_DECK


def set_aside(s: Antike, seat: int, card: int) -> None:
    """ANT-15.7: a card is played."""
    s.hands[seat].remove(card)
    s.discards.append(card)
    s.emit("played", seat, card)


def fill_up(s: Antike) -> None:
    """ANT-R51: a card set aside goes at once into a display that could not be filled."""
    if len(s.display) < s.box.open_cards:
        s.ask(Refill(CHANCE))


# -- playing cards -----------------------------------------------------------------------------------------------


def playable(s: Antike, seat: int, window: str) -> list[int]:
    """The cards in hand that may be played at this choice point."""
    return [card for card in dict.fromkeys(s.hands[seat]) if fits_now(s, seat, card, window)]


def fits_now(s: Antike, seat: int, card: int, window: str) -> bool:
    """ANT-15.4, ANT-R56: whether it is the card's time and the card would have an effect."""
    if s.box.timing[card] not in (ANY_TIME, window):
        return False
    needs = NEEDS.get(s.box.cards[card])
    return needs is None or needs(s, seat)


def why_no_card(s: Antike, seat: int, window: str) -> Reason:
    """Why no card can be played: the first in hand stands for all."""
    return why_not_this_card(s, seat, s.hands[seat][0], window) if s.hands[seat] else NO_CARDS


def why_not_this_card(s: Antike, seat: int, card: int, window: str) -> Reason:
    if card not in s.hands[seat]:
        return NOT_HELD
    return WITHOUT_EFFECT if s.box.timing[card] in (ANY_TIME, window) else another_time(s, card)


class PlayCard(AntikeStep):
    """ANT-15.4: which card?"""

    __slots__ = ("time",)
    verbs = ("play",)

    def __init__(self, seat: int, time: str) -> None:
        self.seat = seat
        self.time = time

    def actions(self, s: Antike, seat: int) -> list[Action]:
        return [("play", card) for card in playable(s, seat, self.time)]

    def take(self, s: Antike, seat: int, action: Action) -> None:
        card = action[1]
        name = s.box.cards[card]
        set_aside(s, seat, card)
        effect = EFFECTS.get(name)
        if effect is None:
            s.modifiers.append((name, s.box.amount[name] or 1))  # ANT-R52
        else:
            effect(s, seat, s.box.amount[name])
        fill_up(s)

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        return why_not_this_card(s, seat, action[1], self.time)


# -- the cards with a condition ----------------------------------------------------------------------------------


def tower_helps(s: Antike, seat: int) -> bool:
    """A city of strength 2 or more with attackers of at least its strength less 1, and not held by a Fortress."""
    return any(
        ("fortress", region) not in s.modifiers
        and s.strength_of(region) >= 2
        and s.attackers_in(seat, region) >= max(1, s.strength_of(region) - s.box.amount[TOWER])
        for region in s.cities[1 - seat]
    )


def can_fortify(s: Antike, seat: int) -> bool:
    return s.walls[seat] > 0 and any(not s.wall[region] for region in s.cities[seat])


NEEDS: Final[dict[str, Callable[[Antike, int], bool]]] = {
    "akademie": lambda s, seat: s.advances[1 - seat] != 0,
    "erdbeben": lambda s, seat: any(s.wall),
    "diebstahl": lambda s, seat: s.stock[1 - seat][COIN] >= s.box.amount["diebstahl"],
    "befestigung": can_fortify,
    "soeldner": lambda s, seat: s.supply[seat][LEGION] > 0,
    "werft": lambda s, seat: s.supply[seat][GALLEY] > 0,
    TOWER: tower_helps,
    "sturm": lambda s, seat: any(s.box.has_ship[at] for at in s.units[1 - seat][GALLEY]),
    "desertion": lambda s, seat: bool(s.units[1 - seat][LEGION]),
    "eilbote": lambda s, seat: s.stone[seat] != IN_THE_MIDDLE,
    "karawane": lambda s, seat: any(s.stock[seat][:COIN]),
    "piraten": lambda s, seat: robbable_regions(s, seat) > 0 and any(s.stock[1 - seat][:COIN]),
}


# -- the cards that do something at once; the others bind to the next fitting choice (ANT-R52) -------------------


def tribute(s: Antike, seat: int, amount: int) -> None:
    for resource in range(len(RESOURCES)):
        s.gain(seat, resource, amount)


def pirates(s: Antike, seat: int, amount: int) -> None:
    s.ask(Rob(seat, min(amount, robbable_regions(s, seat), sum(s.stock[1 - seat][:COIN]))))


def burglary(s: Antike, seat: int, amount: int) -> None:
    s.spend(1 - seat, COIN, s.stock[1 - seat][COIN] // amount, "lost")


EFFECTS: Final[dict[str, Callable[[Antike, int, int], None]]] = {
    "akademie": lambda s, seat, amount: s.gain(seat, GOLD, amount * s.advances[1 - seat].bit_count()),
    "erdbeben": lambda s, seat, amount: s.ask(DestroyWall(seat)),
    "diebstahl": burglary,
    "steinbruch": lambda s, seat, amount: s.gain(seat, MARBLE, amount),
    "erzader": lambda s, seat, amount: s.gain(seat, IRON, amount),
    "goldader": lambda s, seat, amount: s.gain(seat, GOLD, amount),
    "tribut": tribute,
    "muenzschatz": gain_coins,
    "befestigung": lambda s, seat, amount: s.ask(Fortify(seat, amount)),
    "soeldner": lambda s, seat, amount: s.ask(Hire(seat, amount)),
    "werft": lambda s, seat, amount: s.recruit(seat, GALLEY, amount),
    "sturm": lambda s, seat, amount: s.ask(Sink(seat)),
    "desertion": lambda s, seat, amount: s.ask(Desert(seat)),
    "karawane": lambda s, seat, amount: s.ask(Swap(seat, amount)),
    "piraten": pirates,
}
