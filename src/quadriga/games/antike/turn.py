"""The turn: the move on the rondel, the action of the field, founding, personalities (chapter 3)."""

from __future__ import annotations

from typing import Final

from quadriga.games.antike.board import COMMERCIUM, NOBODY
from quadriga.games.antike.duellum import Movement, begin_movement
from quadriga.games.antike.founding import FoundCities, may_found
from quadriga.games.antike.free_actions import has_free_actions, take_free_action, why_no_free_action, with_free_actions
from quadriga.games.antike.militia import Militia
from quadriga.games.antike.payment import gain_coins, pay_any
from quadriga.games.antike.personalities import TakePersonalities, worth_a_look
from quadriga.games.antike.production import AfterProduction, holds_card_for, produce
from quadriga.games.antike.scientia import Scientia
from quadriga.games.antike.state import Antike, AntikeStep
from quadriga.games.antike.templum import Templum
from quadriga.kernel.step import Action, AutoStep, Chance, Reason

TOO_FAR: Final = Reason("ANT-3.5", "cannot-pay-the-way")


class StartPlayer(Chance[Antike]):
    """ANT-2.11: who begins; the other gets a coin."""

    __slots__ = ()
    verbs = ("start",)

    def actions(self, s: Antike, seat: int) -> list[Action]:
        return [("start", 0), ("start", 1)]

    def take(self, s: Antike, seat: int, action: Action) -> None:
        starter = action[1]
        s.emit("begins", starter)
        begin_turn(s, starter)
        gain_coins(s, 1 - starter, s.box.start_coins)


def begin_turn(s: Antike, seat: int) -> None:
    """ANT-3.1: first the action; founding and personalities follow from its end."""
    s.active = seat
    if s.events is not None:
        s.emit("turn", seat)
    s.armable = s.recruits[seat].copy()  # ANT-7.2
    s.stack += TURN[seat]


class EndAction(AutoStep[Antike]):
    """ANT-3.1: after the action cities may be founded. A step with nothing to choose is not asked."""

    __slots__ = ()

    def do(self, s: Antike) -> None:
        seat = self.seat
        if s.hands[seat] or s.advances[seat] >> COMMERCIUM or may_found(s, seat):
            s.stack += FOUNDING[seat]
        elif worth_a_look(s, seat):
            s.stack += TAKING[seat]
        else:
            end_turn(s, seat)


class EndFounding(AutoStep[Antike]):
    """ANT-3.1: after founding personalities may be taken."""

    __slots__ = ()

    def do(self, s: Antike) -> None:
        s.stack += TAKING[self.seat]


class EndTurn(AutoStep[Antike]):
    """ANT-3.1: the turn is over when the last personality has been taken."""

    __slots__ = ()

    def do(self, s: Antike) -> None:
        end_turn(s, self.seat)


def end_turn(s: Antike, seat: int) -> None:
    """ANT-3.1: the other player's turn follows, unless the cap for bots is reached (ANT-17.4)."""
    if s.modifiers:
        s.modifiers = []
    s.turns[seat] += 1
    if s.turns[seat] == s.box.turn_cap == s.turns[1 - seat]:
        s.emit("stopped")
        s.finish("cap")
    else:
        begin_turn(s, 1 - seat)


class Rondel(AntikeStep):
    """ANT-3.2: which field of the rondel?"""

    __slots__ = ()
    verbs = ("rondel", "card", "commercium")
    window = "rondel"
    turn_level = True

    def actions(self, s: Antike, seat: int) -> list[Action]:
        reach = s.box.within_reach[s.stone[seat]]
        marble, iron, gold, coins = s.stock[seat]
        budget = marble + iron + gold + coins
        if s.modifiers:
            budget += s.modifier("eilbote")
        reachable = reach[budget if budget < len(reach) else -1].copy()
        return (
            with_free_actions(reachable, s, seat, self.window)
            if s.hands[seat] or s.advances[seat] >> COMMERCIUM
            else reachable
        )

    def take(self, s: Antike, seat: int, action: Action) -> None:
        if action[0] != "rondel":
            take_free_action(s, seat, action, self.window, self)
            return
        field = action[1]
        cost = s.way_cost(seat, field)
        if s.modifiers:
            s.drop_modifiers("eilbote")
        s.stone[seat] = field
        if s.events is not None:
            s.emit("went", seat, field)
        if cost:
            s.ask(Act(seat, field))
            pay_any(s, seat, cost)
        else:
            act(s, seat, field)

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        if action[0] != "rondel":
            return why_no_free_action(s, seat, action, self.window)
        needed, have = s.way_cost(seat, action[1]), sum(s.stock[seat])
        return TOO_FAR.of(needed=needed, have=have, missing=needed - have)

    def price(self, s: Antike, seat: int, action: Action) -> list[tuple[str, int]]:
        return [("any", -s.way_cost(seat, action[1]))] if action[0] == "rondel" else []


TURN: Final = [(EndAction(seat), Rondel(seat)) for seat in (0, 1)]
FOUNDING: Final = [(EndFounding(seat), FoundCities(seat)) for seat in (0, 1)]
TAKING: Final = [(EndTurn(seat), TakePersonalities(seat)) for seat in (0, 1)]
"""The steps of a turn as they lie on the stack: made once, because they are always the same."""


class Act(AutoStep[Antike]):
    """The action of the field that was reached and paid for (ANT-3.5, ANT-3.8)."""

    __slots__ = ("field",)

    def __init__(self, seat: int, field: int) -> None:
        self.seat = seat
        self.field = field

    def do(self, s: Antike) -> None:
        act(s, self.seat, self.field)


def act(s: Antike, seat: int, number: int) -> None:
    """Carry out an action; one with nothing to choose is not asked (ANT-R7)."""
    resource = s.box.produced[number]
    if resource != NOBODY:
        if s.hands[seat] and holds_card_for(s, seat, window := f"action:{s.box.fields[number]}"):
            s.ask(AfterProduction(seat, window))
        produce(s, seat, resource)
        return
    field = s.box.fields[number]
    marble, iron, gold, coins = s.stock[seat]
    if field == "templum":
        if marble or coins or s.box.something_free or has_free_actions(s, seat):
            s.ask(Templum(seat))
    elif field == "militia":
        if ((iron or coins or s.box.something_free) and any(s.armable)) or has_free_actions(s, seat):
            s.ask(Militia(seat, ()))
    elif field == "scientia":
        if gold or coins or s.box.something_free or has_free_actions(s, seat):
            s.ask(Scientia(seat))
    elif any(s.units[seat]) or has_free_actions(s, seat):
        begin_movement(s, seat)
        s.ask(Movement(seat))
