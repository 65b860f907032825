"""The Combat phase (chapter 13)."""

from __future__ import annotations

from typing import NamedTuple

from quadriga.games.romolo.board import (
    DUX,
    FACE_DOWN,
    HEROS,
    LYING,
    MARKED,
    MINUS_LOSS,
    NOBODY,
    PLUS3,
    PLUS_LOSS,
    RETREAT,
    TOWER,
    X2,
)
from quadriga.games.romolo.building import present, take_down
from quadriga.games.romolo.dice import PutAway
from quadriga.games.romolo.losing import AFTERMATH, eliminate, hit_tower, lose_unit, take_battle_marker
from quadriga.games.romolo.movement import can_enter, is_retreat, step_to
from quadriga.games.romolo.rival import AIKill, AIWithdraw, ai_strikes, ways_home
from quadriga.games.romolo.state import NO_TILE, Romolo, RomoloStep
from quadriga.kernel.step import CHANCE, PASS, Chance, Deed, Option, Reason, Together

DONE_OPTION: Option = ("done",)
ALL: Option = ("all",)
HEROS_OPTION: Option = ("heros",)
RAID_DEFENDER = NOBODY

NO_ATTACKER = Reason("ROM-13.2", "no-standing-unit")
NO_DEFENDER = Reason("ROM-13.3", "nobody-to-attack")
UNITS_THERE = Reason("ROM-13.6", "units-there")
NOTHING_TO_RAZE = Reason("ROM-13.6", "nothing-to-destroy")
NOT_CHOSEN_YET = Reason("ROM-13.2", "choose-a-unit")
NO_SUCH_UNIT = Reason("ROM-13.2", "no-such-unit")
NO_HEROS = Reason("ROM-20.13", "no-heros")
TILE_USED = Reason("ROM-13.31", "tile-not-available")
TOO_MANY = Reason("ROM-20.9a", "not-so-many-counters")
NO_WAY_BACK = Reason("ROM-13.17", "no-way-back")
NOT_A_LOSS = Reason("ROM-13.25", "took-no-part")
NOT_HERE = Reason("ROM-13.26", "no-such-building")
NO_TOWER = Reason("ROM-13.27", "tower-not-hit")


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


# -- choosing --------------------------------------------------------------------------------------------------


def standing(s: Romolo, seat: int) -> list[int]:
    """Hexes with standing units of the player, in order."""
    where, flags = s.where, s.flags
    return sorted({where[u] for u in s.box.ranges[seat] if where[u] >= 0 and not flags[u] & LYING})


def defenders_on(s: Romolo, seat: int, h: int) -> list[int]:
    """ROM-13.3 to ROM-13.5: who can be attacked on a hex; a tower alone defends too."""
    box = s.box
    if s.crowd[h] & box.others[seat] or (h in s.capital and box.side[s.tower_on(h)] != box.side[seat]):
        found = s.foreign_owners(seat, h)
        tower = s.tower_on(h)
        if tower != NOBODY and box.side[tower] != box.side[seat] and tower not in found:
            found.append(tower)
        return found
    return []


def raiders(s: Romolo, seat: int, h: int) -> list[int]:
    """ROM-13.6: standing units with a positive value there."""
    return [u for u in s.units_on(seat, h) if not s.flags[u] & LYING and raid_value(s, u) > 0]


def raid_value(s: Romolo, unit: int) -> int:
    """ROM-R104: a hindered unit has three less."""
    return s.box.value[unit] - (s.box.malus if s.flags[unit] & MARKED else 0)


class Attack(RomoloStep):
    """ROM-13.1: the next attack, or is the Combat phase over?"""

    __slots__ = ()
    verbs = ("pass", "attack", "raid")
    turn_level = True

    def options(self, s: Romolo, seat: int) -> list[Option]:
        found: list[Option] = [PASS]
        for h in standing(s, seat):
            defenders = defenders_on(s, seat, h)
            if defenders:
                found += [("attack", h, owner) for owner in defenders]
            elif (s.walls[h] or any(s.built[h * 7 : h * 7 + 7])) and raiders(s, seat, h):
                found.append(("raid", h))
        return found

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        if choice == PASS:
            return
        s.ask(self)
        h = choice[1]
        defender = choice[2] if choice[0] == "attack" else NOBODY
        Muster(seat, h, defender, (), 0).go_on(s)

    def why(self, s: Romolo, seat: int, choice: Option) -> Reason:
        if choice[1] not in standing(s, seat):
            return NO_ATTACKER
        if choice[0] == "attack":
            return NO_DEFENDER
        return UNITS_THERE if defenders_on(s, seat, choice[1]) else NOTHING_TO_RAZE


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

    def options(self, s: Romolo, seat: int) -> list[Option]:
        free = self.free(s)
        found: list[Option] = [ALL] if free else []
        if self.chosen:
            found.append(DONE_OPTION)
        if len(free) > 1 or self.chosen:
            found += [("join", s.spoken(u)) for u in s.classes(free)]
        if self.can_call_heros(s):
            found.append(HEROS_OPTION)
        return found

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        match choice:
            case ("all",):
                self.start(s, (*self.chosen, *self.free(s)))
            case ("join", spoken):
                unit = s.the_unit(self.free(s), spoken, self.h)
                Muster(seat, self.h, self.defender, (*self.chosen, unit), self.heros).go_on(s)
            case ("heros",):
                s.use(s.ready(seat, HEROS))
                Muster(seat, self.h, self.defender, self.chosen, 1).go_on(s)
            case _:
                self.start(s, self.chosen)

    def start(self, s: Romolo, units: tuple[int, ...]) -> None:
        if self.defender == NOBODY:
            s.tell("raided", self.seat, self.h)
            for u in units:
                s.flags[u] |= LYING  # ROM-13.30
            s.ask(Raze(self.seat, self.h, len(units), NOBODY), AFTERMATH)
            return
        s.tell("attacked", self.seat, self.defender, self.h)
        defenders = tuple(s.units_on(self.defender, self.h))
        bonus = s.box.heros_bonus if self.heros else 0
        begin(s, Fight(self.h, self.seat, self.defender, tuple(sorted(units)), defenders, bonus, 0))

    def why(self, s: Romolo, seat: int, choice: Option) -> Reason:
        match choice:
            case ("heros",):
                return NO_HEROS
            case ("done",):
                return NOT_CHOSEN_YET
        return NO_SUCH_UNIT


# -- dice tiles and Dux ----------------------------------------------------------------------------------------


def dux(s: Romolo, owner: int) -> int:
    """ROM-20.9a: the counters left."""
    tile = s.box.tiles_of[DUX][0]
    return s.note[tile] if s.holder[tile] == owner else 0


def begin(s: Romolo, fight: Fight) -> None:
    """ROM-13.10, ROM-13.11, ROM-23.1: tiles in secret, Dux, reveal; or Dux and then the die."""
    fighters = (fight.attacker, fight.defender)
    captains = [owner for owner in fighters if dux(s, owner)]
    if s.box.die:
        s.ask(Captain(captains[0], fight) if captains else Dice(fight, ()))
    elif captains:
        people = [owner for owner in fighters if owner != s.box.ai]
        s.ask(*[LayTile(owner, fight) for owner in people], Captain(captains[0], fight))
    else:
        lanes: list[list[ChooseDie]] = [[] for _ in range(s.box.seats)]
        for owner in fighters:
            if owner != s.box.ai:
                lanes[owner] = [ChooseDie(owner)]
        s.ask(Reveal(lanes, fight))


class ChooseDie(RomoloStep):
    """ROM-13.10: which dice tile?"""

    __slots__ = ()
    verbs = ("play",)

    def options(self, s: Romolo, seat: int) -> list[Option]:
        return [("play", symbol) for symbol in s.available(seat)]

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        pass

    def why(self, s: Romolo, seat: int, choice: Option) -> Reason:
        return TILE_USED


class Reveal(Together[Romolo]):
    """ROM-13.10, ROM-13.11: both lay a tile in secret, and both are revealed."""

    __slots__ = ("fight",)

    def __init__(self, lanes: list[list[ChooseDie]], fight: Fight) -> None:
        super().__init__(lanes)
        self.fight = fight

    def open(self, s: Romolo, answers: list[tuple[Option, ...]]) -> None:
        shown(s, self.fight, [answers[owner][0][1] if owner < s.box.seats else NO_TILE for owner in self.fight[1:3]])


class LayTile(RomoloStep):
    """ROM-13.10: a tile laid face down; Dux is declared before it is turned up (ROM-13.11)."""

    __slots__ = ("fight",)
    verbs = ("play",)

    def __init__(self, seat: int, fight: Fight) -> None:
        self.seat = seat
        self.fight = fight

    def options(self, s: Romolo, seat: int) -> list[Option]:
        return [("play", symbol) for symbol in s.available(seat)]

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        s.secret[seat] = choice[1]

    def why(self, s: Romolo, seat: int, choice: Option) -> Reason:
        return TILE_USED

    def seen_only_by(self) -> int:
        return self.seat


class Captain(RomoloStep):
    """ROM-13.11, ROM-20.9a: how many counters of Dux?"""

    __slots__ = ("fight",)
    verbs = ("dux",)

    def __init__(self, seat: int, fight: Fight) -> None:
        self.seat = seat
        self.fight = fight

    def options(self, s: Romolo, seat: int) -> list[Option]:
        return [("dux", n) for n in range(dux(s, seat) + 1)]

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        fight, number = self.fight, choice[1]
        s.note[s.box.tiles_of[DUX][0]] -= number
        bonus = number * s.box.dux_bonus
        if seat == fight.attacker:
            fight = fight._replace(bonus=fight.bonus + bonus)
        else:
            fight = fight._replace(guard=fight.guard + bonus)
        if s.box.die:
            s.ask(Dice(fight, ()))
            return
        tiles = [s.secret[owner] if owner < s.box.seats else NO_TILE for owner in fight[1:3]]
        s.secret = [NO_TILE] * s.box.seats
        shown(s, fight, tiles)

    def why(self, s: Romolo, seat: int, choice: Option) -> Reason:
        return TOO_MANY


class Dice(Chance[Romolo]):
    """ROM-23.1, ROM-21.18: the attacker rolls first, then the defender; `symbols` are those rolled or laid."""

    __slots__ = ("fight", "symbols")
    verbs = ("roll",)

    def __init__(self, fight: Fight, symbols: tuple[int, ...]) -> None:
        self.seat = CHANCE
        self.fight = fight
        self.symbols = symbols

    def options(self, s: Romolo, seat: int) -> list[Option]:
        return [("roll", face) for face in range(len(s.box.faces))]

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        symbols = (*self.symbols, s.box.face_symbol[choice[1]])
        s.tell("rolled", self.fight.defender if self.symbols else self.fight.attacker, choice[1])
        if len(symbols) == 2:
            decide(s, self.fight, symbols)
        else:
            s.ask(Dice(self.fight, symbols))


def shown(s: Romolo, fight: Fight, tiles: list[int]) -> None:
    """The tiles are turned up and used (ROM-13.31); the A.I. rolls for its symbol (ROM-R142)."""
    for owner, symbol in zip(fight[1:3], tiles, strict=True):
        if symbol == NO_TILE:
            continue
        s.tell("showed", owner, symbol)
        s.spent[owner] |= 1 << symbol
    used_up = [owner for owner in fight[1:3] if owner < s.box.seats and not s.available(owner)]
    if NO_TILE in tiles:
        s.ask(AIDie(fight, tuple(tiles)))
    else:
        decide(s, fight, (tiles[0], tiles[1]))
    s.ask(*[PutAway(owner) for owner in used_up])


class AIDie(Chance[Romolo]):
    """ROM-21.18: the A.I. player rolls the die instead of laying a tile."""

    __slots__ = ("fight", "tiles")
    verbs = ("roll",)

    def __init__(self, fight: Fight, tiles: tuple[int, ...]) -> None:
        self.seat = CHANCE
        self.fight = fight
        self.tiles = tiles

    def options(self, s: Romolo, seat: int) -> list[Option]:
        return [("roll", face) for face in range(len(s.box.faces))]

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        s.tell("rolled", s.box.ai, choice[1])
        a, d = (s.box.face_symbol[choice[1]] if tile == NO_TILE else tile for tile in self.tiles)
        decide(s, self.fight, (a, d))


# -- the outcome -----------------------------------------------------------------------------------------------


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
    found = [attack, defence]
    for n, symbol in enumerate(symbols):
        if symbol == X2:
            found[n] *= box.times
        elif symbol == PLUS3:
            found[n] += box.plus
    return found[0], found[1]


def force(s: Romolo, units: tuple[int, ...]) -> int:
    """ROM-13.7, ROM-13.8."""
    total = sum([s.box.value[u] for u in units])
    return total - s.box.malus if any([s.flags[u] & MARKED for u in units]) else total


def decide(s: Romolo, fight: Fight, symbols: tuple[int, ...]) -> None:
    """ROM-13.15: whoever showed "retreat" may withdraw, the attacker first."""
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

    def options(self, s: Romolo, seat: int) -> list[Option]:
        return [("retreat",), ("stay",)]

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        fight = self.fight
        if choice[0] == "retreat":
            withdraw(s, fight, self.symbols, seat)
        elif seat == fight.attacker:
            defender_decides(s, fight, self.symbols)  # ROM-13.16
        else:
            resolve(s, fight, self.symbols)


def withdraw(s: Romolo, fight: Fight, symbols: tuple[int, ...], owner: int) -> None:
    """ROM-13.17 to ROM-13.20: the other side wins; each unit goes back one hex."""
    units = fight.attackers if owner == fight.attacker else fight.defenders
    attack, _ = values(s, fight, symbols)
    s.tell("withdrew", owner, fight.h)
    winner = fight.defender if owner == fight.attacker else fight.attacker
    s.tell("won", winner, fight.h)
    take_battle_marker(s, winner)
    moves = [AIWithdraw(fight.h, units)] if owner == s.box.ai else [Withdraw(owner, u) for u in units]
    s.ask(*moves, AfterRetreat(CHANCE, fight, symbols, owner, attack))


class Withdraw(RomoloStep):
    """ROM-13.17: where does this unit go?"""

    __slots__ = ("who",)
    verbs = ("withdraw",)

    def __init__(self, seat: int, unit: int) -> None:
        self.seat = seat
        self.who = unit

    def options(self, s: Romolo, seat: int) -> list[Option]:
        spoken = s.spoken(self.who)
        return [("withdraw", spoken, n) for n in ways_back(s, self.who)]

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        step_to(s, self.who, choice[2])

    def why(self, s: Romolo, seat: int, choice: Option) -> Reason:
        return NO_WAY_BACK


class AfterRetreat(Deed[Romolo]):
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
    if attack == defence:
        s.tell("drawn", fight.h)
    else:
        winner = fight.attacker if attack > defence else fight.defender
        losses[attack > defence] = table(s, abs(attack - defence))
        s.tell("won", winner, fight.h)
        take_battle_marker(s, winner)
    for n in (0, 1):
        if symbols[1 - n] == PLUS_LOSS:
            losses[n] += s.box.more_losses
        if symbols[n] == MINUS_LOSS:
            losses[n] = max(0, losses[n] - s.box.fewer_losses)
    s.ask(
        Losses(CHANCE, fight, 1, losses[1]),
        Losses(CHANCE, fight, 0, losses[0]),
        EndCombat(CHANCE, fight),
    )


class Losses(Deed[Romolo]):
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

    def options(self, s: Romolo, seat: int) -> list[Option]:
        return [("kill", s.spoken(u)) for u in s.classes(list(self.units))]

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        unit = next(u for u in self.units if s.spoken(u) == choice[1])
        lose_unit(s, unit, "fell")
        if self.left > 1:
            s.ask(Kill(seat, tuple([u for u in self.units if u != unit]), self.left - 1))

    def why(self, s: Romolo, seat: int, choice: Option) -> Reason:
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

    def options(self, s: Romolo, seat: int) -> list[Option]:
        found: list[Option] = [DONE_OPTION]
        found += [("raze", kind) for kind in present(s, self.h)]
        if self.tower != NOBODY and s.damage[self.tower] < s.box.tower_losses:
            found.append(("raze", TOWER))
        return found

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        if choice == DONE_OPTION:
            return
        if self.left > 1:
            s.ask(Raze(seat, self.h, self.left - 1, self.tower))
        if choice[1] == TOWER:
            hit_tower(s, self.tower)
        else:
            take_down(s, seat, self.h, choice[1])

    def why(self, s: Romolo, seat: int, choice: Option) -> Reason:
        return NO_TOWER if choice[1] == TOWER else NOT_HERE


class EndCombat(Deed[Romolo]):
    """ROM-13.29, ROM-13.33: markers go, attackers lie down; fallen towers; then what the losses bring."""

    __slots__ = ("fight",)

    def __init__(self, seat: int, fight: Fight) -> None:
        self.seat = seat
        self.fight = fight

    def do(self, s: Romolo) -> None:
        fight = self.fight
        for u in (*fight.attackers, *fight.defenders):
            s.flags[u] &= ~MARKED
        for u in fight.attackers:
            if s.where[u] >= 0 and fight.attacker != s.box.ai:
                s.flags[u] |= LYING
        s.ask(AFTERMATH)
        for victim, by in ((fight.defender, fight.attacker), (fight.attacker, fight.defender)):
            if s.capital[victim] != NOBODY and s.damage[victim] >= s.box.tower_losses:
                eliminate(s, victim, by)  # ROM-14.3, ROM-14.5
