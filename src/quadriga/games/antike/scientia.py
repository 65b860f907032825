"""Scientia: advances and recruiting (chapters 8 and 9)."""

from __future__ import annotations

from typing import Final

from quadriga.games.antike.board import COIN, COMMERCIUM, GALLEY, GOLD
from quadriga.games.antike.commercium import NEW_COMMERCIUM
from quadriga.games.antike.free_actions import take_free_action, why_no_free_action, with_free_actions
from quadriga.games.antike.payment import pay, too_dear
from quadriga.games.antike.state import Antike, AntikeStep
from quadriga.kernel.step import PASS, Action, Reason

HAS_ADVANCE: Final = Reason("ANT-8.4", "has-advance")
ADVANCE_TOO_DEAR: Final = Reason("ANT-8.3", "advance-too-dear")
NONE_IN_SUPPLY: Final = Reason("ANT-8.7", "none-in-supply")
NOT_RECRUITED: Final = Reason("ANT-8.6", "not-recruited")
RECRUIT_TOO_DEAR: Final = Reason("ANT-8.6", "recruit-too-dear")


class Scientia(AntikeStep):
    """ANT-8.1: the next advance or recruit, or enough?"""

    __slots__ = ()
    verbs = ("pass", "advance", "recruit", "card", "commercium")
    window = "action:scientia"

    def actions(self, s: Antike, seat: int) -> list[Action]:
        actions: list[Action] = [PASS]
        mine, theirs, supply = s.advances[seat], s.advances[1 - seat], s.supply[seat]
        budget = s.stock[seat][GOLD] + s.stock[seat][COIN]
        for advance, prices in enumerate(s.box.prices):
            if not mine >> advance & 1 and prices[theirs >> advance & 1] <= budget:
                actions.append(("advance", advance))
        for kind, gold in enumerate(s.box.recruit_gold):
            if supply[kind] and gold <= budget:
                actions.append(("recruit", kind))
        return with_free_actions(actions, s, seat, self.window)

    def take(self, s: Antike, seat: int, action: Action) -> None:
        match action:
            case ("advance", advance):
                gold = s.advance_gold(seat, advance)
                learn(s, seat, advance)
                s.ask(self)
                pay(s, seat, (0, 0, gold))
            case ("recruit", kind):
                s.recruit(seat, kind, 1)
                s.ask(self)
                pay(s, seat, (0, 0, s.box.recruit_gold[kind]))
            case ("pass",):
                pass
            case _:
                take_free_action(s, seat, action, self.window, self)

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        match action:
            case ("advance", advance):
                if s.has(seat, advance):
                    return HAS_ADVANCE
                return too_dear(ADVANCE_TOO_DEAR, s, seat, GOLD, s.advance_gold(seat, advance))
            case ("recruit", kind) if kind > GALLEY:
                return NOT_RECRUITED
            case ("recruit", kind):
                if not s.supply[seat][kind]:
                    return NONE_IN_SUPPLY
                return too_dear(RECRUIT_TOO_DEAR, s, seat, GOLD, s.box.recruit_gold[kind])
        return why_no_free_action(s, seat, action, self.window)

    def price(self, s: Antike, seat: int, action: Action) -> list[tuple[str, int]]:
        match action:
            case ("advance", advance):
                return [("gold", -s.advance_gold(seat, advance))]
            case ("recruit", kind):
                return [("gold", -s.box.recruit_gold[kind])]
        return []


def learn(s: Antike, seat: int, advance: int) -> None:
    """ANT-8.4, ANT-8.5: the disk on the advance; being first entitles to a scholar."""
    if not s.has(1 - seat, advance):
        s.firsts[seat] += 1
    s.advances[seat] |= 1 << advance
    if advance == COMMERCIUM:
        s.modifiers.append((NEW_COMMERCIUM, 1))  # ANT-9.7
    s.emit("learned", seat, advance)
