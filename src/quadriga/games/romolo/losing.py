"""What a loss brings with it: surplus units, giving up, elimination (ROM-10.3 and chapter 14)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import (
    BANK,
    BATTLES,
    DONE,
    FALLEN,
    GONE,
    GOODS_COUNT,
    HAND,
    MERCENARY,
    NEW,
    NOBODY,
    OUT,
    SOLDIER,
    WORKER,
)
from quadriga.games.romolo.pieces import changed
from quadriga.games.romolo.state import Romolo, RomoloStep
from quadriga.kernel.step import CHANCE, Action, AutoStep, Reason

WORKERS_GO: Final = Reason("ROM-10.3", "workers-are-surplus")
MILITARY_GOES: Final = Reason("ROM-10.3", "military-is-surplus")


def lose_unit(s: Romolo, unit: int, verb: str) -> None:
    """ROM-13.28, ROM-10.3: workers and soldiers go to hand, mercenaries before their owner, explorers out."""
    kind, owner, h = s.box.kind[unit], s.box.owner[unit], s.where[unit]
    s.put(unit, HAND if kind in (WORKER, SOLDIER) else FALLEN if kind == MERCENARY else GONE)
    s.flags[unit] = 0
    s.emit(verb, owner, kind, h)


def eliminate(s: Romolo, owner: int, by: int) -> None:
    """ROM-14.3 to ROM-14.6: everything of the player leaves the game; his goods go to whoever took the tower."""
    s.emit("eliminated", owner)
    for u in s.box.ranges[owner]:
        if s.where[u] != BANK:
            s.put(u, GONE)
            s.flags[u] = 0
    s.capital[owner] = NOBODY
    s.battles[owner] = 0  # ROM-R109
    for tile, holder in enumerate(s.holder):
        if holder == owner:
            s.holder = changed(s.holder, tile, OUT)
            s.note[tile] = 0
    if by != NOBODY:
        s.earn(by, s.coins[owner])
    s.coins[owner] = 0
    for good in range(GOODS_COUNT):
        if by != NOBODY and by != s.box.ai:
            s.gain(by, good, s.held(owner, good))
        s.cubes[owner * GOODS_COUNT + good] = 0
    if owner == s.active:
        s.cut(TurnEnd)  # ROM-14.7
        s.ask(AFTERMATH)  # what others have lost still counts


class TurnEnd(AutoStep[Romolo]):
    """The end of a turn, to which an elimination in the own turn cuts (ROM-14.7)."""

    __slots__ = ()


def surplus(s: Romolo, owner: int) -> list[int]:
    """The units among which the owner must choose one to remove; of one sort the least useful goes first (ROM-R182)."""
    if s.capital[owner] == NOBODY or owner == s.box.ai:
        return []
    workers, military = s.limits(owner)
    box = s.box
    if s.on_map(owner, WORKER) > workers:
        of_kind = box.of_kind[owner][WORKER]
    elif s.military(owner) > military:
        of_kind = box.military[owner]
    else:
        return []
    units = [u for u in of_kind if s.where[u] >= 0]
    return s.classes(sorted(units, key=lambda u: (not s.flags[u] & NEW, not s.flags[u] & DONE, u)))


class Aftermath(AutoStep[Romolo]):
    """ROM-10.3, ROM-14.1: whoever has too many units removes some; whoever has no worker left is asked to go on."""

    __slots__ = ()

    def do(self, s: Romolo) -> None:
        seats = s.box.seats
        for n in range(seats):
            owner = (s.active + n) % seats
            if s.capital[owner] == NOBODY:
                continue
            if surplus(s, owner):
                s.ask(RemoveSurplus(owner), self)
                return
            if s.on_map(owner, WORKER):
                s.idle &= ~(1 << owner)
            elif not s.idle >> owner & 1:
                s.idle |= 1 << owner
                s.ask(GiveUp(owner), self)
                return


AFTERMATH: Final = Aftermath(CHANCE)


class RemoveSurplus(RomoloStep):
    """ROM-10.3: which unit goes?"""

    __slots__ = ()
    verbs = ("remove",)

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("remove", s.spoken(u), s.where[u]) for u in surplus(s, seat)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        unit = s.the_unit(surplus(s, seat), action[1], action[2])
        lose_unit(s, unit, "fell" if s.box.kind[unit] == MERCENARY else "went-home")

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        workers, military = s.limits(seat)
        if s.on_map(seat, WORKER) > workers:
            return WORKERS_GO.of(have=s.on_map(seat, WORKER), limit=workers)
        return MILITARY_GOES.of(have=s.military(seat), limit=military)


class GiveUp(RomoloStep):
    """ROM-14.1: go on without a worker, or give up?"""

    __slots__ = ()
    verbs = ("go-on", "give-up")

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("go-on",), ("give-up",)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action[0] == "give-up":
            s.emit("gave-up", seat)
            eliminate(s, seat, NOBODY)  # ROM-14.2


def take_battle_marker(s: Romolo, owner: int) -> None:
    """ROM-13.22."""
    if s.bank[BATTLES]:
        s.bank[BATTLES] -= 1
        s.battles[owner] += 1
        s.emit("battle-marker", owner)


def hit_tower(s: Romolo, owner: int) -> None:
    """ROM-13.27: it falls at the second loss, when the combat ends."""
    s.damage[owner] += 1
    s.emit("tower-hit", owner)
