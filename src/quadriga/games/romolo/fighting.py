"""How a combat goes: values, retreat, losses (ROM-13.7 to ROM-13.30)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import (
    FACE_DOWN,
    FRESH,
    LYING,
    MARKED,
    MINUS_LOSS,
    NOBODY,
    PLUS_LOSS,
    RETREAT,
    TOWER,
)
from quadriga.games.romolo.building import present
from quadriga.games.romolo.demolishing import take_down
from quadriga.games.romolo.fight import Fight, values
from quadriga.games.romolo.losing import AFTERMATH, eliminate, hit_tower, lose_unit, take_battle_marker
from quadriga.games.romolo.movement import can_enter, is_retreat, step_to
from quadriga.games.romolo.rival import AIKill, March, ai_strikes, ways_home
from quadriga.games.romolo.state import DONE_ACTION, Romolo, RomoloStep
from quadriga.games.romolo.vocabulary import VALUE_ZERO
from quadriga.kernel.step import CHANCE, Action, AutoStep, Reason

NO_WAY_BACK: Final = Reason("ROM-13.17", "no-way-back")
NOT_A_LOSS: Final = Reason("ROM-13.25", "took-no-part")
NOT_HERE: Final = Reason("ROM-13.26", "no-such-building")
NO_TOWER: Final = Reason("ROM-13.27", "tower-not-hit")
TOWER_FALLS: Final = Reason("ROM-13.27", "tower-falls")


def defenders_on(s: Romolo, seat: int, h: int) -> list[int]:
    """ROM-13.3 to ROM-13.5: who can be attacked on a hex; a tower alone defends too."""
    box = s.box
    if s.crowd[h] & box.others[seat] or (h in s.capital and box.side[s.tower_on(h)] != box.side[seat]):
        units = s.foreign_owners(seat, h)
        tower = s.tower_on(h)
        if tower != NOBODY and box.side[tower] != box.side[seat] and tower not in units:
            units.append(tower)
        return units
    return []


def raid_value(s: Romolo, unit: int) -> int:
    """ROM-R104: a hindered unit has three less."""
    return s.box.value[unit] - (s.box.malus if s.flags[unit] & MARKED else 0)


def decide(s: Romolo, fight: Fight, symbols: tuple[int, ...]) -> None:
    """ROM-13.15: whoever showed "retreat" may withdraw, the attacker first."""
    fight = fight._replace(symbols=symbols)
    if symbols[0] == RETREAT and may_retreat(s, fight, fight.attacker, symbols):
        ask_retreat(s, fight, fight.attacker, symbols)
    else:
        defender_decides(s, fight, symbols)


def defender_decides(s: Romolo, fight: Fight, symbols: tuple[int, ...]) -> None:
    if symbols[1] == RETREAT and may_retreat(s, fight, fight.defender, symbols):
        ask_retreat(s, fight, fight.defender, symbols)
    else:
        resolve(s, fight, symbols)


def ask_retreat(s: Romolo, fight: Fight, owner: int, symbols: tuple[int, ...]) -> None:
    if owner == s.box.ai:
        withdraw(s, fight, symbols, owner)
    else:
        s.ask(Retreat(owner, fight, symbols))


def ways_back(s: Romolo, unit: int) -> list[int]:
    """ROM-13.17: where a unit can withdraw to: face up, enterable, nearer to the own capital."""
    at = s.where[unit]
    return [
        n
        for n in s.box.near[at]
        if s.terrain[n] != FACE_DOWN and can_enter(s, unit, at, n) and is_retreat(s, unit, at, n)
    ]


def may_retreat(s: Romolo, fight: Fight, owner: int, symbols: tuple[int, ...]) -> bool:
    """ROM-13.18: every unit must have a way; a tower alone cannot withdraw (ROM-R99)."""
    units = fight.attackers if owner == fight.attacker else fight.defenders
    if owner == s.box.ai:
        own, other = values(s, fight, symbols)[:: 1 if owner == fight.attacker else -1]
        return bool(units) and own < other and bool(ways_home(s, fight.h))  # ROM-R144
    return bool(units) and all([ways_back(s, u) for u in units])


class Retreat(RomoloStep):
    """ROM-13.15: withdraw all units, or stay and fight?"""

    __slots__ = ("fight", "symbols")
    verbs = ("retreat", "stay")

    def __init__(self, seat: int, fight: Fight, symbols: tuple[int, ...]) -> None:
        self.seat = seat
        self.fight = fight
        self.symbols = symbols

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("retreat",), ("stay",)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        fight = self.fight
        if action[0] == "retreat":
            withdraw(s, fight, self.symbols, seat)
        elif seat == fight.attacker:
            defender_decides(s, fight, self.symbols)  # ROM-13.16
        else:
            resolve(s, fight, self.symbols)


def withdraw(s: Romolo, fight: Fight, symbols: tuple[int, ...], owner: int) -> None:
    """ROM-13.17 to ROM-13.20: the other side wins; each unit goes back one hex."""
    units = fight.attackers if owner == fight.attacker else fight.defenders
    attack, _ = values(s, fight, symbols)
    s.emit("withdrew", owner, fight.h)
    winner = fight.defender if owner == fight.attacker else fight.attacker
    s.emit("won", winner, fight.h)
    take_battle_marker(s, winner)
    ai = owner == s.box.ai
    moves = [March(units, ways_home(s, fight.h))] if ai else [Withdraw(owner, u) for u in units]
    s.ask(*moves, AfterRetreat(CHANCE, fight, symbols, owner, attack))


class Withdraw(RomoloStep):
    """ROM-13.17: where does this unit go?"""

    __slots__ = ("who",)
    verbs = ("withdraw",)

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        spoken = s.spoken(self.who)
        return [("withdraw", spoken, n) for n in ways_back(s, self.who)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        step_to(s, self.who, action[2])

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return NO_WAY_BACK


class AfterRetreat(AutoStep[Romolo]):
    """ROM-13.19, ROM-13.20: what the attacker may do when the defender has withdrawn."""

    __slots__ = ("attack", "fight", "owner", "symbols")

    def __init__(self, seat: int, fight: Fight, symbols: tuple[int, ...], owner: int, attack: int) -> None:
        self.seat = seat
        self.fight = fight
        self.symbols = symbols
        self.owner = owner
        self.attack = attack

    def do(self, s: Romolo) -> None:
        fight = self.fight
        s.ask(EndCombat(CHANCE, fight))
        if self.owner == fight.attacker:
            return
        attacker = fight.attacker
        if s.capital[fight.defender] == fight.h:  # ROM-R99
            losses = table(s, self.attack - s.box.tower_combat)
            if self.symbols[0] == PLUS_LOSS:
                losses += s.box.more_losses
            strike(s, attacker, fight.h, losses, fight.defender)
        elif not defenders_on(s, attacker, fight.h):
            number = len([u for u in fight.attackers if raid_value(s, u) > 0])
            strike(s, attacker, fight.h, number, NOBODY)


def strike(s: Romolo, owner: int, h: int, number: int, tower: int) -> None:
    """Buildings of a hex are destroyed by a player or by the A.I."""
    if not number:
        return
    if owner == s.box.ai:
        ai_strikes(s, h, number, tower)
    else:
        s.ask(Raze(owner, h, number, tower))


def table(s: Romolo, difference: int) -> int:
    """ROM-13.23."""
    return s.box.loss_table[min(max(0, difference), len(s.box.loss_table) - 1)]


def resolve(s: Romolo, fight: Fight, symbols: tuple[int, ...]) -> None:
    """ROM-13.21 to ROM-13.25: winner, marker, losses."""
    attack, defence = values(s, fight, symbols)
    losses = [0, 0]
    if attack != defence:
        losses[attack > defence] = table(s, abs(attack - defence))
    for n in (0, 1):
        if symbols[1 - n] == PLUS_LOSS:
            losses[n] += s.box.more_losses
        if symbols[n] == MINUS_LOSS:
            losses[n] = max(0, losses[n] - s.box.fewer_losses)
    fight = fight._replace(result=(attack, defence, losses[0], losses[1]))
    s.emit("fought", attack + VALUE_ZERO, defence + VALUE_ZERO, losses[0], losses[1])
    if attack == defence:
        s.emit("drawn", fight.h)
    else:
        winner = fight.attacker if attack > defence else fight.defender
        s.emit("won", winner, fight.h)
        take_battle_marker(s, winner)
    s.ask(
        Losses(CHANCE, fight, 1, losses[1]),
        Losses(CHANCE, fight, 0, losses[0]),
        EndCombat(CHANCE, fight),
    )


class Losses(AutoStep[Romolo]):
    """ROM-13.25, ROM-13.26: the losses of one side (0 the attacker's, 1 the defender's)."""

    __slots__ = ("fight", "number", "side")

    def __init__(self, seat: int, fight: Fight, side: int, number: int) -> None:
        self.seat = seat
        self.fight = fight
        self.side = side
        self.number = number

    def do(self, s: Romolo) -> None:
        fight = self.fight
        units = fight.defenders if self.side else fight.attackers
        chooser = fight.attacker if self.side else fight.defender
        victim = fight.defender if self.side else fight.attacker
        if self.number >= len(units):
            for u in units:
                lose_unit(s, u, "fell")
            tower = victim if s.capital[victim] == fight.h else NOBODY
            strike(s, chooser, fight.h, self.number - len(units), tower)
        elif self.number and chooser == s.box.ai:
            s.ask(AIKill(units, self.number))
        elif self.number:
            s.ask(Kill(chooser, units, self.number))


class Kill(RomoloStep):
    """ROM-13.25: which unit of the other side falls?"""

    __slots__ = ("left", "units")
    verbs = ("kill",)

    def __init__(self, seat: int, units: tuple[int, ...], left: int) -> None:
        self.seat = seat
        self.units = units
        self.left = left

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("kill", s.spoken(u)) for u in s.classes(list(self.units))]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        unit = next(u for u in self.units if s.spoken(u) == action[1])
        lose_unit(s, unit, "fell")
        if self.left > 1:
            s.ask(Kill(seat, tuple([u for u in self.units if u != unit]), self.left - 1))

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return NOT_A_LOSS


class Raze(RomoloStep):
    """ROM-13.6, ROM-13.26: the next building to destroy, or enough? `tower`: whose tower may be hit (ROM-13.27)."""

    __slots__ = ("h", "left", "tower")
    verbs = ("raze", "done")

    def __init__(self, seat: int, h: int, left: int, tower: int) -> None:
        self.seat = seat
        self.h = h
        self.left = left
        self.tower = tower

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        actions: list[Action] = [DONE_ACTION]
        actions += [("raze", kind) for kind in present(s, self.h)]
        if self.tower != NOBODY and s.damage[self.tower] < s.box.tower_losses:
            actions.append(("raze", TOWER))
        return actions

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action == DONE_ACTION:
            return
        if self.left > 1:
            s.ask(Raze(seat, self.h, self.left - 1, self.tower))
        if action[1] == TOWER:
            hit_tower(s, self.tower)
        else:
            take_down(s, seat, self.h, action[1])

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        if action[1] != TOWER:
            return NOT_HERE
        return NO_TOWER if self.tower == NOBODY else TOWER_FALLS.of(limit=s.box.tower_losses)


class EndCombat(AutoStep[Romolo]):
    """ROM-13.29, ROM-13.33: markers go, attackers lie down; fallen towers; then what the losses bring."""

    __slots__ = ("fight",)

    def __init__(self, seat: int, fight: Fight) -> None:
        self.seat = seat
        self.fight = fight

    def do(self, s: Romolo) -> None:
        fight = self.fight
        for u in (*fight.attackers, *fight.defenders):
            s.flags[u] &= ~(MARKED | FRESH)
        for u in fight.attackers:
            if s.where[u] >= 0 and fight.attacker != s.box.ai:
                s.flags[u] |= LYING
        for victim, by in ((fight.defender, fight.attacker), (fight.attacker, fight.defender)):
            if s.capital[victim] != NOBODY and s.damage[victim] >= s.box.tower_losses:
                eliminate(s, victim, by)  # ROM-14.3, ROM-14.5
        s.ask(AFTERMATH)
