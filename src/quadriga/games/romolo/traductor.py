"""Traductor: a worker acts on an adjacent hex (ROM-20.23a, ROM-20.23b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadriga.games.romolo.actions import ACTIONS, add_actions, perform, price_of, why_no_action
from quadriga.games.romolo.board import NOBODY, TRADUCTOR
from quadriga.games.romolo.movement import Waiting, ask_owners
from quadriga.games.romolo.production import doubtful_storehouse
from quadriga.games.romolo.state import Romolo
from quadriga.kernel.step import Action, Reason

if TYPE_CHECKING:
    from quadriga.games.romolo.activation import Act

BACK: Final[Action] = ("back",)


class Translate(Waiting):
    """ROM-20.23a: what does the worker do as if it stood over there? Or does it think better of it?

    `back` is the question it came from, which knows what owners have answered in this activation (ROM-4.2).
    """

    __slots__ = ("back", "h", "who")
    verbs = ("back", *ACTIONS)

    def __init__(self, seat: int, who: int, h: int, back: Act) -> None:
        self.seat = seat
        self.who = who
        self.h = h
        self.back = back

    def answered(self, h: int, hostile: bool) -> Translate:
        return Translate(self.seat, self.who, self.h, self.back.answered(h, hostile))

    def come(self, s: Romolo) -> None:
        known = self.back.known
        if 2 * self.h + 1 in known:  # ROM-20.23b
            s.ask(self.back)
            return
        doubtful = doubtful_storehouse(s, self.seat, self.h, known)
        if doubtful != NOBODY:
            ask_owners(s, self.seat, doubtful, self)
        else:
            s.ask(self)

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        actions: list[Action] = [BACK]
        add_actions(s, seat, self.h, self.back.known, actions)
        return actions

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action == BACK:
            s.ask(self.back)
            return
        s.use(s.ready(seat, TRADUCTOR))
        self.back.end(s)
        perform(s, seat, self.who, self.h, self.back.known, action)

    def price(self, s: Romolo, seat: int, action: Action) -> list[tuple[str, int]]:
        return price_of(s, seat, self.h, action)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return why_no_action(s, seat, self.h, action)
