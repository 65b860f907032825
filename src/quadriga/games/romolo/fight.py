"""One combat: who fights where with what, and how much that is worth (ROM-13.7 to ROM-13.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from quadriga.games.romolo.board import MARKED, PLUS3, X2

if TYPE_CHECKING:
    from quadriga.games.romolo.state import Romolo


class Fight(NamedTuple):
    """One combat: where, who, with which units, and what has been added to the values so far."""

    h: int
    attacker: int
    defender: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    bonus: int
    """Of Heros and of the attacker's Dux."""
    guard: int
    """Of the defender's Dux."""
    symbols: tuple[int, ...] = ()
    """What both sides have shown."""
    result: tuple[int, ...] = ()
    """Both values and the losses of both sides, fixed before any piece is removed (ROM-13.25)."""


def values(s: Romolo, fight: Fight, symbols: tuple[int, ...]) -> tuple[int, int]:
    """ROM-13.7 to ROM-13.12: attack and defence value with everything."""
    box = s.box
    tower = s.capital[fight.defender] == fight.h
    attack = force(s, fight.attackers) + fight.bonus
    if tower and s.holder[box.obsessor] == fight.attacker:
        attack += box.obsessor_bonus  # ROM-20.17b
    defence = force(s, fight.defenders) + fight.guard + (box.tower_combat if tower else 0)
    if s.holder[box.defensor] == fight.defender:
        defence += box.defensor_bonus  # ROM-20.8a
    totals = [attack, defence]
    for n, symbol in enumerate(symbols):
        if symbol == X2:
            totals[n] *= box.times
        elif symbol == PLUS3:
            totals[n] += box.plus
    return totals[0], totals[1]


def force(s: Romolo, units: tuple[int, ...]) -> int:
    """ROM-13.7, ROM-13.8."""
    total = sum([s.box.value[u] for u in units])
    return total - s.box.malus if any([s.flags[u] & MARKED for u in units]) else total
