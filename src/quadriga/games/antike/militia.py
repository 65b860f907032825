"""Militia: arming units (chapter 7)."""

from __future__ import annotations

from typing import Final

from quadriga.games.antike.board import ARM, GALLEY, IRON
from quadriga.games.antike.free_actions import take_free_action, why_no_free_action, with_free_actions
from quadriga.games.antike.payment import can_pay, pay, too_dear
from quadriga.games.antike.state import Antike, AntikeStep
from quadriga.kernel.step import PASS, Action, Reason

NONE_ARMABLE: Final = Reason("ANT-7.2", "none-in-recruit-box")
NOT_YOURS: Final = Reason("ANT-7.1", "not-your-city")
FULL: Final = Reason("ANT-7.3", "arming-limit")
WRONG_BORDERS: Final = Reason("ANT-7.5", "wrong-borders")
NEEDS_TEMPLE: Final = Reason("ANT-16.2", "needs-temple")
TOO_DEAR: Final = Reason("ANT-7.1", "iron-too-dear")


def iron_for(s: Antike, kind: int) -> int:
    """ANT-7.1, ANT-16.2; the Armoury makes some ordinary units cheaper."""
    if kind > GALLEY:
        return s.box.arm_special_iron
    less = s.box.iron_less if s.modifier("waffenschmiede") else 0
    return max(0, s.box.arm_iron - less)  # ANT-R53


def has_room(s: Antike, kind: int, region: int, placed: tuple[int, ...]) -> bool:
    """ANT-7.3, ANT-7.5, ANT-16.2: whether a unit of that kind can be placed at an own city."""
    if (kind > GALLEY and not s.temple[region]) or not s.box.reach[ARM[kind]][region]:
        return False
    return placed.count(region) < s.box.arm_limit[s.temple[region]]


def why_no_room(s: Antike, seat: int, kind: int, region: int, placed: tuple[int, ...]) -> Reason:
    if s.owner[region] != seat:
        return NOT_YOURS
    if kind > GALLEY and not s.temple[region]:
        return NEEDS_TEMPLE
    if not s.box.reach[ARM[kind]][region]:
        return WRONG_BORDERS
    return FULL.of(have=placed.count(region), limit=s.box.arm_limit[s.temple[region]])


class Militia(AntikeStep):
    """ANT-7.1: the next unit to arm, or enough? `placed` lists the cities of the units armed so far."""

    __slots__ = ("placed",)
    verbs = ("pass", "arm", "card", "commercium")
    window = "action:militia"

    def __init__(self, seat: int, placed: tuple[int, ...]) -> None:
        self.seat = seat
        self.placed = placed

    def actions(self, s: Antike, seat: int) -> list[Action]:
        actions: list[Action] = [PASS]
        for kind, armable in enumerate(s.armable):
            if armable and can_pay(s, seat, (0, iron_for(s, kind), 0)):
                actions += [
                    ("arm", kind, region) for region in s.cities[seat] if has_room(s, kind, region, self.placed)
                ]
        return with_free_actions(actions, s, seat, self.window)

    def take(self, s: Antike, seat: int, action: Action) -> None:
        match action:
            case ("arm", kind, region):
                iron = iron_for(s, kind)
                if kind <= GALLEY and s.modifiers:
                    use_armoury(s)
                place(s, seat, kind, region)
                s.ask(Militia(seat, (*self.placed, region)))
                pay(s, seat, (0, iron, 0))
            case ("pass",):
                s.drop_modifiers("waffenschmiede")
            case _:
                take_free_action(s, seat, action, self.window, self)

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        match action:
            case ("arm", kind, _) if not s.armable[kind]:
                return NONE_ARMABLE.of(have=s.recruits[seat][kind])
            case ("arm", kind, _) if not can_pay(s, seat, (0, iron_for(s, kind), 0)):
                return too_dear(TOO_DEAR, s, seat, IRON, iron_for(s, kind))
            case ("arm", kind, region):
                return why_no_room(s, seat, kind, region, self.placed)
        return why_no_free_action(s, seat, action, self.window)

    def price(self, s: Antike, seat: int, action: Action) -> list[tuple[str, int]]:
        return [("iron", -iron_for(s, action[1]))] if action[0] == "arm" else []


def use_armoury(s: Antike) -> None:
    """One of the cheaper units has been armed."""
    left = s.modifier("waffenschmiede") - 1
    s.drop_modifiers("waffenschmiede")
    if left > 0:
        s.modifiers.append(("waffenschmiede", left))


def place(s: Antike, seat: int, kind: int, region: int) -> None:
    """ANT-7.6: the armed unit stands at the city, and fights if enemies of its kind are there."""
    s.armable[kind] -= 1
    s.recruits[seat][kind] -= 1
    s.emit("armed", seat, kind, region)
    s.enter(seat, kind, region)
