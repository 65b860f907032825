"""The Supply phase: income, wages, dismissal, feeding, market, standing up (chapter 15)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import (
    FALLEN,
    FOEDERATUS,
    FRESH,
    GONE,
    GOODS_COUNT,
    LYING,
    MERCENARY,
    NOBODY,
    SALT,
    TOWER,
    WALL,
)
from quadriga.games.romolo.building import present
from quadriga.games.romolo.demolishing import ALL, TearWalls, take_down
from quadriga.games.romolo.feeding import Farms, Feeding
from quadriga.games.romolo.losing import AFTERMATH, eliminate
from quadriga.games.romolo.market import update_market
from quadriga.games.romolo.missing import between
from quadriga.games.romolo.payment import NO_PLACE, can_pay_value, pay_value
from quadriga.games.romolo.state import Romolo, RomoloStep
from quadriga.kernel.step import PASS, Action, AutoStep, Reason

NOT_SALT: Final = [good for good in range(GOODS_COUNT) if good != SALT]

WRONG_SALT: Final = Reason("ROM-15.3", "wrong-salt")
WRONG_WAIVER: Final = Reason("ROM-20.11a", "wrong-waiver")
NOT_IN_CAPITAL: Final = Reason("ROM-15.6", "not-in-capital")
TOO_FEW_WALLS: Final = Reason("ROM-15.7", "too-few-walls")
TOWER_LAST: Final = Reason("ROM-15.6", "tower-last")
NO_MERCENARY: Final = Reason("ROM-15.8", "no-such-mercenary")


class Income(AutoStep[Romolo]):
    """ROM-15.1: all cubes from all storehouses; then wages."""

    __slots__ = ()

    def do(self, s: Romolo) -> None:
        seat = self.seat
        if s.stored:
            for h in sorted(s.stored):
                for content in s.stored[h]:
                    s.gain(seat, content >> 5, content & 31)
            s.stored = {}
        mercenaries = len(hired(s, seat))
        if mercenaries:
            s.ask(Feeding(seat))
            if can_waive(s, seat):
                s.ask(WaiveWages(seat, mercenaries))
            else:
                wages(s, seat, mercenaries)
        else:
            Farms(seat, (), ()).come(s)


# -- wages -----------------------------------------------------------------------------------------------------


def hired(s: Romolo, seat: int) -> list[int]:
    """ROM-15.2: the player's mercenaries, on the map or lying before him."""
    return [u for u in s.box.of_kind[seat][MERCENARY] if s.where[u] >= 0 or s.where[u] == FALLEN]


def can_waive(s: Romolo, seat: int) -> int:
    """ROM-20.11a: Foederatus pays, unless he has been used for recruiting in this turn."""
    tile = s.ready(seat, FOEDERATUS)
    return s.note[tile] if tile != NOBODY else 0


def salt_due(s: Romolo, number: int) -> int:
    """ROM-15.2."""
    return number * s.box.salt_first + s.box.salt_step * number * (number - 1) // 2


def halves_for(s: Romolo, salt: int) -> int:
    """ROM-15.3, ROM-15.4: what so much salt costs otherwise."""
    return salt * (s.prices[SALT] * s.box.silver or s.box.free_salt_halves)


def can_pay_salt(s: Romolo, seat: int, salt: int) -> bool:
    rest = max(0, salt - s.held(seat, SALT))
    return can_pay_value(s, seat, NO_PLACE, halves_for(s, rest), NOT_SALT)


class WaiveWages(RomoloStep):
    """ROM-20.11a, ROM-20.11b: how many mercenaries need no wage?"""

    __slots__ = ("number",)
    verbs = ("waive",)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("waive", n) for n in range(min(self.number, can_waive(s, seat)), -1, -1)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action[1]:
            tile = s.ready(seat, FOEDERATUS)
            s.note[tile] -= action[1]
            s.use(tile)
        wages(s, seat, self.number - action[1])

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return between(WRONG_WAIVER, 0, min(self.number, can_waive(s, seat)))


def unpaid(s: Romolo, seat: int, number: int) -> int:
    """How many of a number of mercenaries go without a wage: he pays as many as he can."""
    paid = number
    while paid and not can_pay_salt(s, seat, salt_due(s, paid)):
        paid -= 1
    return number - paid


def wages(s: Romolo, seat: int, number: int) -> None:
    """ROM-15.2 to ROM-15.8: for each mercenary that he cannot pay a building goes."""
    missing = unpaid(s, seat, number)
    paid = number - missing
    s.ask(Dismiss(seat))
    if missing:
        s.emit("unpaid", seat, missing)
        s.ask(
            *[Ruin(seat) for _ in range(missing)],
            *[DismissUnpaid(seat) for _ in range(missing)],
            AFTERMATH,
        )
    if paid:
        pay_salt(s, seat, salt_due(s, paid))


def salt_range(s: Romolo, seat: int, due: int) -> tuple[int, int]:
    high = min(due, s.held(seat, SALT))
    low = high
    while low and can_pay_value(s, seat, NO_PLACE, halves_for(s, due - low + 1), NOT_SALT):
        low -= 1
    return low, high


def pay_salt(s: Romolo, seat: int, due: int) -> None:
    low, high = salt_range(s, seat, due)
    if low == high:
        s.pay_cubes(seat, SALT, low)
        pay_value(s, seat, NO_PLACE, halves_for(s, due - low), NOT_SALT)
    else:
        s.ask(PaySalt(seat, due))


class PaySalt(RomoloStep):
    """ROM-15.3: how many salt cubes? The rest in coins and other cubes."""

    __slots__ = ("due",)
    verbs = ("salt",)

    def __init__(self, seat: int, due: int) -> None:
        self.seat = seat
        self.due = due

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        low, high = salt_range(s, seat, self.due)
        return [("salt", n) for n in range(high, low - 1, -1)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        s.pay_cubes(seat, SALT, action[1])
        pay_value(s, seat, NO_PLACE, halves_for(s, self.due - action[1]), NOT_SALT)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        low, high = salt_range(s, seat, self.due)
        return WRONG_SALT.of(needed=self.due, least=low, most=high)


class Ruin(RomoloStep):
    """ROM-15.6, ROM-15.7: which building of the capital goes for an unpaid mercenary?"""

    __slots__ = ()
    verbs = ("raze",)

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        capital = s.capital[seat]
        kinds = present(s, capital)
        if WALL in kinds and s.walls[capital].bit_count() < s.box.wall_group:
            kinds.remove(WALL)
        return [("raze", kind) for kind in kinds or [TOWER]]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        capital = s.capital[seat]
        if action[1] == TOWER:
            eliminate(s, seat, NOBODY)  # ROM-R108
        elif action[1] == WALL:
            s.ask(TearWalls(seat, capital, s.box.wall_group, ALL))
        else:
            take_down(s, seat, capital, action[1])

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        if action[1] == TOWER:
            return TOWER_LAST
        walls = s.walls[s.capital[seat]].bit_count()
        if action[1] == WALL and walls:
            return TOO_FEW_WALLS.of(needed=s.box.wall_group, have=walls)
        return NOT_IN_CAPITAL


def mercenaries(s: Romolo, seat: int) -> list[int]:
    return s.classes([u for u in hired(s, seat) if s.where[u] >= 0])


def fallen(s: Romolo, seat: int) -> list[int]:
    return [u for u in hired(s, seat) if s.where[u] == FALLEN]


class DismissUnpaid(RomoloStep):
    """ROM-15.8, ROM-R116: which mercenary is dismissed unpaid, one on the map or one lying before the player?"""

    __slots__ = ()
    verbs = ("dismiss", "fallen")

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        actions: list[Action] = [("dismiss", s.spoken(u), s.where[u]) for u in mercenaries(s, seat)]
        return [*actions, ("fallen",)] if fallen(s, seat) else actions

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action[0] == "fallen":
            dismiss(s, seat, fallen(s, seat)[0])
        else:
            dismiss(s, seat, s.the_unit(mercenaries(s, seat), action[1], action[2]))

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return NO_MERCENARY


def dismiss(s: Romolo, seat: int, unit: int) -> None:
    """ROM-15.10: out of the game."""
    s.put(unit, GONE)
    s.flags[unit] = 0
    s.emit("dismissed", seat, MERCENARY)


class Dismiss(RomoloStep):
    """ROM-15.9: may any mercenary go? Those lying before the player leave the game in any case."""

    __slots__ = ()
    verbs = ("pass", "dismiss")

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [PASS, *[("dismiss", s.spoken(u), s.where[u]) for u in mercenaries(s, seat)]]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action != PASS:
            dismiss(s, seat, s.the_unit(mercenaries(s, seat), action[1], action[2]))
            s.ask(self)
            return
        for u in fallen(s, seat):
            dismiss(s, seat, u)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return NO_MERCENARY._replace(rule="ROM-15.9")


class StandUp(AutoStep[Romolo]):
    """ROM-15.17 to ROM-15.20: the market update, and all lying units stand up."""

    __slots__ = ()

    def do(self, s: Romolo) -> None:
        if len(s.board) >= s.box.update_at:
            update_market(s)
        flags = s.flags
        for u in s.box.ranges[self.seat]:
            if flags[u] & (LYING | FRESH):
                flags[u] &= ~(LYING | FRESH)
