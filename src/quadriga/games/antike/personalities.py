"""Taking personalities: step 3 of the turn, and victory (chapters 14 and 17)."""

from __future__ import annotations

from typing import Final

from quadriga.games.antike.board import CITIZEN, GALLEY, GENERAL_CARD, KING, SCHOLAR, SEAFARER
from quadriga.games.antike.cards import ChooseCard
from quadriga.games.antike.free_actions import take_free_action, why_no_free_action, with_free_actions
from quadriga.games.antike.state import Antike, AntikeStep
from quadriga.kernel.step import PASS, Action, Reason

STACK_EMPTY: Final = Reason("ANT-14.1", "stack-empty")
NOT_EARNED: Final = {
    KING: Reason("ANT-14.2", "too-few-cities"),
    CITIZEN: Reason("ANT-14.3", "too-few-temples"),
    SCHOLAR: Reason("ANT-14.4", "too-few-firsts"),
    GENERAL_CARD: Reason("ANT-14.5", "too-few-razed"),
    SEAFARER: Reason("ANT-14.6", "too-few-sea-points"),
}


def is_due(s: Antike, seat: int, personality: int) -> bool:
    """ANT-14.1: one is left, and more are earned than were taken."""
    return bool(s.left_in_stack(personality)) and s.earned(seat, personality) > s.people[seat][personality]


def why_not_due(s: Antike, seat: int, personality: int) -> Reason:
    if not s.left_in_stack(personality):
        return STACK_EMPTY
    needed, have = s.box.needed[personality] * (s.people[seat][personality] + 1), s.achieved(seat, personality)
    return NOT_EARNED[personality].of(needed=needed, have=have, missing=needed - have)


def worth_a_look(s: Antike, seat: int) -> list[int]:
    """The kinds that may be due, by what is quick to see: most turns it is none."""
    kings, generals, citizens, scholars, seafarers = s.people[seat]
    cities, temples, sea_regions = s.box.looks
    personalities = []
    if len(s.cities[seat]) >= cities[kings]:
        personalities.append(KING)
    if s.razed[seat] > generals:
        personalities.append(GENERAL_CARD)
    if s.bank_temples <= temples[citizens]:
        personalities.append(CITIZEN)
    if s.firsts[seat] > scholars:
        personalities.append(SCHOLAR)
    if len(s.units[seat][GALLEY]) >= sea_regions[seafarers]:
        personalities.append(SEAFARER)
    return personalities


class TakePersonalities(AntikeStep):
    """ANT-14.1: the next personality to take, or none?"""

    __slots__ = ()
    verbs = ("pass", "take", "card", "commercium")
    window = "personalities"
    turn_level = True

    def actions(self, s: Antike, seat: int) -> list[Action]:
        actions: list[Action] = [PASS]
        for p in worth_a_look(s, seat):
            if is_due(s, seat, p):
                actions.append(("take", p))
        return with_free_actions(actions, s, seat, self.window)

    def take(self, s: Antike, seat: int, action: Action) -> None:
        if action == PASS:
            return
        match action:
            case ("take", personality):
                take_personality(s, seat, personality)
                if s.points(seat) >= s.box.win_at:  # ANT-17.1
                    s.emit("won", seat)
                    s.finish("personalities")
                else:
                    s.ask(ChooseCard(1 - seat), self)  # ANT-14.14
            case _:
                take_free_action(s, seat, action, self.window, self)

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        match action:
            case ("take", personality):
                return why_not_due(s, seat, personality)
        return why_no_free_action(s, seat, action, self.window)


def take_personality(s: Antike, seat: int, personality: int) -> None:
    """ANT-14.12, ANT-14.13: the disk moves up; a wall symbol reached gives a wall."""
    s.people[seat][personality] += 1
    s.emit("took", seat, personality)
    if s.points(seat) in s.box.wall_symbols and s.bank_walls:
        s.bank_walls -= 1
        s.walls[seat] += 1
        s.emit("wall-taken", seat)
