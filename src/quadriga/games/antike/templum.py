"""Templum: temples and city walls (chapter 6)."""

from __future__ import annotations

from typing import Final

from quadriga.games.antike.board import COIN, MARBLE
from quadriga.games.antike.free_actions import take_free_action, why_no_free_action, with_free_actions
from quadriga.games.antike.payment import can_pay, pay, shortfall, too_dear
from quadriga.games.antike.state import Antike, AntikeStep
from quadriga.games.antike.targets import NOT_YOURS, why_no_wall
from quadriga.kernel.step import PASS, Action, Reason

HAS_TEMPLE: Final = Reason("ANT-6.5", "has-temple")
NO_TEMPLES: Final = Reason("ANT-6.6", "no-temples-left")
TEMPLE_TOO_DEAR: Final = Reason("ANT-6.2", "temple-too-dear")
SURCHARGE_TOO_DEAR: Final = Reason("ANT-6.3", "temple-too-dear")
WALL_TOO_DEAR: Final = Reason("ANT-6.8", "wall-too-dear")


def temple_marble(s: Antike) -> int:
    """ANT-6.2, less what the Master Builder saves."""
    return max(0, s.box.temple_marble - s.modifier("baumeister"))


def temple_surcharge(s: Antike, region: int) -> int:
    """ANT-6.3: coins for the temples in neighbouring regions; none with the Oracle."""
    if s.modifier("orakel"):
        return 0
    temple = s.temple
    return sum([temple[near] for near in s.box.near[region]]) * s.box.temple_surcharge


def why_no_temple(s: Antike, seat: int, region: int) -> Reason:
    if s.owner[region] != seat:
        return NOT_YOURS
    if s.temple[region]:
        return HAS_TEMPLE
    if not s.bank_temples:
        return NO_TEMPLES.of(limit=s.box.temples)
    marble, surcharge = temple_marble(s), temple_surcharge(s, region)
    coins = s.stock[seat][COIN]
    lacking = SURCHARGE_TOO_DEAR if can_pay(s, seat, (marble, 0, 0)) else TEMPLE_TOO_DEAR
    return lacking.of(
        marble_needed=marble,
        coin_needed=surcharge,
        marble_missing=max(0, shortfall(s, seat, (marble, 0, 0)) - max(0, coins - surcharge)),
        coin_missing=max(0, surcharge - coins),
    )


def build_temple(s: Antike, seat: int, region: int) -> None:
    s.bank_temples -= 1
    s.temple[region] = 1
    s.emit("built-temple", seat, region)


class Templum(AntikeStep):
    """ANT-6.1: the next temple or wall, or enough?"""

    __slots__ = ()
    verbs = ("pass", "temple", "wall", "card", "commercium")
    window = "action:templum"

    def actions(self, s: Antike, seat: int) -> list[Action]:
        actions: list[Action] = [PASS]
        cities = s.cities[seat]
        cost = (temple_marble(s), 0, 0)
        if s.bank_temples and can_pay(s, seat, cost):
            actions += [
                ("temple", region)
                for region in cities
                if not s.temple[region] and can_pay(s, seat, cost, temple_surcharge(s, region))
            ]
        if s.walls[seat] and can_pay(s, seat, (s.box.wall_marble, 0, 0)):
            actions += [("wall", region) for region in cities if not s.wall[region]]
        return with_free_actions(actions, s, seat, self.window)

    def take(self, s: Antike, seat: int, action: Action) -> None:
        match action:
            case ("temple", region):
                marble, surcharge = temple_marble(s), temple_surcharge(s, region)
                s.drop_modifiers("baumeister", "orakel")
                build_temple(s, seat, region)
                s.ask(self)
                pay(s, seat, (marble, 0, 0), surcharge)
            case ("wall", region):
                s.build_wall(seat, region)
                s.ask(self)
                pay(s, seat, (s.box.wall_marble, 0, 0))
            case ("pass",):
                s.drop_modifiers("baumeister", "orakel")
            case _:
                take_free_action(s, seat, action, self.window, self)

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        match action:
            case ("temple", region):
                return why_no_temple(s, seat, region)
            case ("wall", region) if s.owner[region] == seat and s.walls[seat] and not s.wall[region]:
                return too_dear(WALL_TOO_DEAR, s, seat, MARBLE, s.box.wall_marble)
            case ("wall", region):
                return why_no_wall(s, seat, region)
        return why_no_free_action(s, seat, action, self.window)

    def price(self, s: Antike, seat: int, action: Action) -> list[tuple[str, int]]:
        match action:
            case ("temple", region):
                return [("marble", -temple_marble(s)), ("coin", -temple_surcharge(s, region))]
            case ("wall", _):
                return [("marble", -s.box.wall_marble)]
        return []
