"""What the Supply phase would take if it came now (chapter 15): food, wages, and what is lost without them."""

from __future__ import annotations

from quadriga.games.romolo.activation import Activate
from quadriga.games.romolo.board import GRAIN, NOBODY, SALT
from quadriga.games.romolo.defaults import DEFAULTS
from quadriga.games.romolo.feeding import eaters, feed
from quadriga.games.romolo.losing import TurnEnd
from quadriga.games.romolo.movement import FRIENDLY
from quadriga.games.romolo.state import Romolo
from quadriga.games.romolo.supply import Income, can_waive, hired, salt_due, unpaid
from quadriga.games.romolo.view import UpkeepView
from quadriga.kernel.step import PASS


class Over(TurnEnd):
    """Where the forecast ends."""

    __slots__ = ()

    def do(self, s: Romolo) -> None:
        s.stack.clear()


def upkeep(s: Romolo, seat: int) -> UpkeepView:
    """The forecast of a seat whose tower stands."""
    t = s.copy()
    if seat != s.active:  # what is in the storehouses now is somebody else's, and characters can be used again
        t.stored, t.used, t.active = {}, 0, seat
    t.lanes, t.sealed, t.masked = [], [], False
    if seat == s.active and s.asked == (seat,) and type(s.stack[-1]) is Activate and PASS in s.actions(seat):
        t.stack = [Over(seat), s.stack[-1]]
        t.take(seat, PASS)  # what resting brings can pay a wage
    t.stack = [Over(seat)]
    for h in t.stored:
        for content in t.stored[h]:
            t.gain(seat, content >> 5, content & 31)
    t.stored = {}
    waived = min(len(hired(t, seat)), can_waive(t, seat))
    number = len(hired(t, seat)) - waived
    grain, salt, units = t.held(seat, GRAIN), t.held(seat, SALT), on_map(t, seat)
    hungry = len(feed(t.copy(), seat, eaters(t, seat), ()))
    missing = unpaid(t, seat, number)
    buildings = t.buildings(t.capital[seat])
    out = not comes_through(t, seat)
    return {
        "hungry": hungry,
        "grain": grain,
        "mercenaries": number,
        "salt_due": salt_due(t, number),
        "salt": salt,
        "unpaid": missing,
        "leaving": units - on_map(t, seat),
        "razed": 0 if out else buildings - t.buildings(t.capital[seat]),
        "out": out,
    }


def on_map(s: Romolo, seat: int) -> int:
    return sum([s.where[u] >= 0 for u in s.box.ranges[seat]])


def comes_through(s: Romolo, seat: int) -> bool:
    """Play the phase to its end by the obvious answers, or the first there are; whether the tower still stands."""
    s.ask(Income(seat))
    s.settle()
    while s.asked:
        asked = s.asked[0]
        actions = s.actions(asked)
        friendly = asked != seat and FRIENDLY in actions
        s.take(asked, FRIENDLY if friendly else DEFAULTS.answer(s, asked) or actions[0])
    return s.capital[seat] != NOBODY
