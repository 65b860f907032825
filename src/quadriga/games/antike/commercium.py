"""Commercium: exchanging resources with the bank (ANT-9.5)."""

from __future__ import annotations

from typing import Final

from quadriga.games.antike.board import COMMERCIUM, RESOURCES
from quadriga.games.antike.state import Antike, AntikeStep
from quadriga.kernel.step import Action, Reason

NEW_COMMERCIUM: Final = "new-commercium"
"""The modifier of the turn in which the advance was bought (ANT-9.7)."""

NOT_LEARNED: Final = Reason("ANT-9.5", "no-commercium")
JUST_LEARNED: Final = Reason("ANT-9.7", "commercium-just-bought")
TOO_LITTLE: Final = Reason("ANT-9.5", "too-little-to-exchange")
NOT_HELD: Final = Reason("ANT-9.5", "not-held")


def can_exchange(s: Antike, seat: int) -> bool:
    """ANT-9.5, ANT-9.7: with the advance, not in the turn in which it was bought, and with enough to give."""
    if not s.has(seat, COMMERCIUM) or (s.modifiers and s.modifier(NEW_COMMERCIUM)):
        return False
    return sum(s.stock[seat]) >= s.box.commercium_give


def why_no_exchange(s: Antike, seat: int) -> Reason:
    if not s.has(seat, COMMERCIUM):
        return NOT_LEARNED
    if s.modifier(NEW_COMMERCIUM):
        return JUST_LEARNED
    needed, have = s.box.commercium_give, sum(s.stock[seat])
    return TOO_LITTLE.of(needed=needed, have=have, missing=needed - have)


def give(s: Antike, seat: int, left: int) -> None:
    """ANT-9.5: `left` are to be given; without a choice nobody is asked."""
    stock = s.stock[seat]
    held = sum(stock)
    if held in (left, max(stock)) or not left:
        for good, count in enumerate(stock):
            s.spend(seat, good, min(count, left))
        s.ask(Get(seat, s.box.commercium_get))
    else:
        s.ask(Give(seat, left))


class Give(AntikeStep):
    """ANT-9.5: the next resource or coin to give; `left` are still to be given."""

    __slots__ = ("left",)
    verbs = ("give",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def actions(self, s: Antike, seat: int) -> list[Action]:
        return [("give", good) for good, count in enumerate(s.stock[seat]) if count]

    def take(self, s: Antike, seat: int, action: Action) -> None:
        s.spend(seat, action[1], 1)
        give(s, seat, self.left - 1)

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        return NOT_HELD


class Get(AntikeStep):
    """ANT-9.6: the next resource to take for them; never a coin."""

    __slots__ = ("left",)
    verbs = ("get",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def actions(self, s: Antike, seat: int) -> list[Action]:
        return [("get", resource) for resource in range(len(RESOURCES))]

    def take(self, s: Antike, seat: int, action: Action) -> None:
        s.gain(seat, action[1], 1)
        if self.left > 1:
            s.ask(Get(seat, self.left - 1))
        else:
            s.emit("traded", seat)
