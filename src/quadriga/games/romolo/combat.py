"""The Combat phase: who attacks whom (ROM-13.1 to ROM-13.6)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import (
    HEROS,
    LYING,
    NOBODY,
    STRIDE,
)
from quadriga.games.romolo.dice import begin
from quadriga.games.romolo.fight import Fight
from quadriga.games.romolo.fighting import Raze, defenders_on, raid_value
from quadriga.games.romolo.losing import AFTERMATH
from quadriga.games.romolo.missing import POWER_NOT_READY
from quadriga.games.romolo.state import DONE_ACTION, Romolo, RomoloStep
from quadriga.kernel.step import PASS, Action, Reason

ALL: Final[Action] = ("all",)
HEROS_ACTION: Final[Action] = ("heros",)
NO_ATTACKER: Final = Reason("ROM-13.2", "no-standing-unit")
NO_DEFENDER: Final = Reason("ROM-13.3", "nobody-to-attack")
UNITS_THERE: Final = Reason("ROM-13.6", "units-there")
NOTHING_TO_RAZE: Final = Reason("ROM-13.6", "nothing-to-destroy")
NO_RAIDER: Final = Reason("ROM-13.6", "no-unit-can-destroy")
NOT_CHOSEN_YET: Final = Reason("ROM-13.2", "choose-a-unit")
NO_SUCH_UNIT: Final = Reason("ROM-13.2", "no-such-unit")
NO_HEROS: Final = Reason("ROM-20.13", "no-heros")


def standing_hexes(s: Romolo, seat: int) -> list[int]:
    """Hexes with standing units of the player, in order."""
    where, flags = s.where, s.flags
    return sorted({where[u] for u in s.box.ranges[seat] if where[u] >= 0 and not flags[u] & LYING})


def raiders(s: Romolo, seat: int, h: int) -> list[int]:
    """ROM-13.6: standing units with a positive value there."""
    return [u for u in s.units_on(seat, h) if not s.flags[u] & LYING and raid_value(s, u) > 0]


class Attack(RomoloStep):
    """ROM-13.1: the next attack, or is the Combat phase over?"""

    __slots__ = ()
    verbs = ("pass", "attack", "raid")
    turn_level = True

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        actions: list[Action] = [PASS]
        for h in standing_hexes(s, seat):
            defenders = defenders_on(s, seat, h)
            if defenders:
                actions += [("attack", h, owner) for owner in defenders]
            elif (s.walls[h] or any(s.built[h * STRIDE : h * STRIDE + STRIDE])) and raiders(s, seat, h):
                actions.append(("raid", h))
        return actions

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action == PASS:
            return
        s.ask(self)
        h = action[1]
        defender = action[2] if action[0] == "attack" else NOBODY
        Muster(seat, h, defender, (), 0).go_on(s)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        if action[1] not in standing_hexes(s, seat):
            return NO_ATTACKER
        if action[0] == "attack":
            return NO_DEFENDER
        h = action[1]
        if defenders_on(s, seat, h):
            return UNITS_THERE
        if not s.walls[h] and not any(s.built[h * STRIDE : h * STRIDE + STRIDE]):
            return NOTHING_TO_RAZE
        units = [u for u in s.units_on(seat, h) if not s.flags[u] & LYING]
        return NO_RAIDER.of(have=str(max([raid_value(s, u) for u in units])))


class Muster(RomoloStep):
    """ROM-13.2: which of the standing units take part? With Heros, if he is called (ROM-20.13)."""

    __slots__ = ("chosen", "defender", "h", "heros")
    verbs = ("join", "all", "done", "heros")

    def __init__(self, seat: int, h: int, defender: int, chosen: tuple[int, ...], heros: int) -> None:
        self.seat = seat
        self.h = h
        self.defender = defender
        self.chosen = chosen
        self.heros = heros

    def free(self, s: Romolo) -> list[int]:
        """Units that may still join, in order, so that every choice is made in one way only."""
        if self.defender == NOBODY:
            units = raiders(s, self.seat, self.h)
        else:
            units = [u for u in s.units_on(self.seat, self.h) if not s.flags[u] & LYING]
        last = s.spoken(self.chosen[-1]) if self.chosen else -1
        return [u for u in units if u not in self.chosen and s.spoken(u) >= last]

    def can_call_heros(self, s: Romolo) -> bool:
        return self.defender != NOBODY and not self.heros and s.ready(self.seat, HEROS) != NOBODY

    def go_on(self, s: Romolo) -> None:
        free = self.free(s)
        if not self.can_call_heros(s) and (not free or (len(free) == 1 and not self.chosen)):
            self.start(s, self.chosen or tuple(free))
        else:
            s.ask(self)

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        free = self.free(s)
        actions: list[Action] = [ALL] if free and not self.chosen else []
        if self.chosen:
            actions.append(DONE_ACTION)
        if len(free) > 1 or self.chosen:
            actions += [("join", s.spoken(u)) for u in s.classes(free)]
        if self.can_call_heros(s):
            actions.append(HEROS_ACTION)
        return actions

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        match action:
            case ("all",):
                self.start(s, tuple(self.free(s)))
            case ("join", spoken):
                unit = s.the_unit(self.free(s), spoken, self.h)
                Muster(seat, self.h, self.defender, (*self.chosen, unit), self.heros).go_on(s)
            case ("heros",):
                s.use(s.ready(seat, HEROS))
                Muster(seat, self.h, self.defender, self.chosen, 1).go_on(s)
            case _:
                self.start(s, self.chosen)

    def mustered(self, s: Romolo) -> Fight | None:
        """The combat as it would be with those who have joined; None for a raid."""
        return None if self.defender == NOBODY else self.against(s, self.chosen)

    def against(self, s: Romolo, units: tuple[int, ...]) -> Fight:
        defenders = tuple(s.units_on(self.defender, self.h))
        bonus = s.box.heros_bonus if self.heros else 0
        return Fight(self.h, self.seat, self.defender, tuple(sorted(units)), defenders, bonus, 0)

    def start(self, s: Romolo, units: tuple[int, ...]) -> None:
        if self.defender == NOBODY:
            s.emit("raided", self.seat, self.h)
            for u in units:
                s.flags[u] |= LYING  # ROM-13.30
            s.ask(Raze(self.seat, self.h, len(units), NOBODY), AFTERMATH)
            return
        s.emit("attacked", self.seat, self.defender, self.h)
        begin(s, self.against(s, units))

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        match action:
            case ("heros",):
                return POWER_NOT_READY if s.ready(seat, HEROS) == NOBODY and not self.heros else NO_HEROS
            case ("done",):
                return NOT_CHOSEN_YET
        return NO_SUCH_UNIT
