"""The free actions of the own turn, offered at every choice point (ANT-R12)."""

from __future__ import annotations

from typing import Final

from quadriga.games.antike.board import COMMERCIUM
from quadriga.games.antike.cards import PlayCard, playable, why_no_card
from quadriga.games.antike.commercium import can_exchange, give, why_no_exchange
from quadriga.games.antike.state import Antike, AntikeStep
from quadriga.kernel.step import Action, Reason

CARD: Final[Action] = ("card",)
EXCHANGE: Final[Action] = ("commercium",)


def has_free_actions(s: Antike, seat: int) -> bool:
    """Whether the player might have a free action: choice points are asked for their sake."""
    return bool(s.hands[seat]) or s.advances[seat] >> COMMERCIUM > 0


def with_free_actions(actions: list[Action], s: Antike, seat: int, window: str) -> list[Action]:
    """The actions of a choice point, with the free ones that lead somewhere now."""
    if s.hands[seat] and playable(s, seat, window):
        actions.append(CARD)
    if s.advances[seat] >> COMMERCIUM and can_exchange(s, seat):
        actions.append(EXCHANGE)
    return actions


def take_free_action(s: Antike, seat: int, action: Action, window: str, back: AntikeStep) -> None:
    """Ask which card or exchange, and afterwards the question it was chosen at."""
    s.ask(back)
    if action == CARD:
        s.ask(PlayCard(seat, window))
    else:
        give(s, seat, s.box.commercium_give)


def why_no_free_action(s: Antike, seat: int, action: Action, window: str) -> Reason:
    return why_no_card(s, seat, window) if action == CARD else why_no_exchange(s, seat)
