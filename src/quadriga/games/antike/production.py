"""Marmor, Ferrum and Aurum: production (chapter 5)."""

from __future__ import annotations

from quadriga.games.antike.board import MONETA
from quadriga.games.antike.free_actions import take_free_action, why_no_free_action, with_free_actions
from quadriga.games.antike.payment import gain_coins
from quadriga.games.antike.state import Antike, AntikeStep
from quadriga.kernel.step import PASS, Action, Reason


def holds_card_for(s: Antike, seat: int, window: str) -> bool:
    """ANT-R57: production itself has no choice; a choice point follows only for a player who holds such a card."""
    timing = s.box.timing
    return any([timing[card] == window for card in s.hands[seat]])


def produce(s: Antike, seat: int, resource: int) -> None:
    """ANT-5.1 to ANT-5.3: units by city, one more with Moneta, and the coin."""
    box, produces = s.box, s.resource
    amount = 0
    for region in s.cities[seat]:
        if produces[region] == resource:
            amount += box.city_yield[s.temple[region]]
    if s.has(seat, MONETA):
        amount += box.moneta_bonus
    s.gain(seat, resource, amount)
    gain_coins(s, seat, box.production_coins)


class AfterProduction(AntikeStep):
    """ANT-R57: a choice point for the card that adds to this production."""

    __slots__ = ("time",)
    verbs = ("pass", "card", "commercium")

    def __init__(self, seat: int, time: str) -> None:
        self.seat = seat
        self.time = time

    def asked_at(self) -> str:
        return self.time

    def actions(self, s: Antike, seat: int) -> list[Action]:
        return with_free_actions([PASS], s, seat, self.time)

    def take(self, s: Antike, seat: int, action: Action) -> None:
        if action != PASS:
            take_free_action(s, seat, action, self.time, self)

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        return why_no_free_action(s, seat, action, self.time)
