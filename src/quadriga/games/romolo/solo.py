"""The solo game: the A.I. player's turn and the events (chapter 21)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import (
    CROWD,
    GOODS_COUNT,
    HAND,
    MARKED,
    NOBODY,
    RIVAL,
    SOLDIER,
)
from quadriga.games.romolo.building import present
from quadriga.games.romolo.dice import begin
from quadriga.games.romolo.ending import begin_scoring
from quadriga.games.romolo.fight import Fight, force
from quadriga.games.romolo.hiring import Refill, give_tile
from quadriga.games.romolo.losing import AFTERMATH
from quadriga.games.romolo.market import set_price
from quadriga.games.romolo.rival import PLAYER, March, ai_strikes, occupied, ways_home
from quadriga.games.romolo.scoring import TOWERS
from quadriga.games.romolo.state import Roll, Romolo
from quadriga.kernel.step import CHANCE, Action, AutoStep, Chance

WHITE: Final = 0
YELLOW: Final = 1
PINK: Final = 2
BLUE: Final = 3
BROWN: Final = 4
Group = tuple[int, ...]


def groups(s: Romolo) -> tuple[Group, ...]:
    """ROM-21.8: all A.I. units on one hex are a group."""
    ai = s.box.ai
    places = [h for h in range(s.box.hexes) if s.crowd[h] >> CROWD * ai & 31]
    return tuple([tuple(s.units_on(ai, h)) for h in places])


# -- the turn --------------------------------------------------------------------------------------------------


class AITurn(AutoStep[Romolo]):
    """ROM-21.5: the turn of the A.I. player; in the closing phase it begins with a roll (ROM-21.24)."""

    __slots__ = ()

    def do(self, s: Romolo) -> None:
        s.active = s.box.ai
        for u in s.box.ranges[s.box.ai]:
            s.flags[u] &= MARKED
        s.ask(AIGroups(groups(s)))
        if s.closing:
            s.ask(EndRoll())


class EndRoll(Roll):
    """ROM-21.24: on 5 or 6 the game ends."""

    __slots__ = ()

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        s.emit("rolled", s.box.ai, action[1])
        if s.box.faces[action[1]] in s.box.end_roll:
            begin_scoring(s, "roll")


class AIGroups(AutoStep[Romolo]):
    """ROM-21.8, ROM-21.31: the groups of the beginning act in random order, each once."""

    __slots__ = ("left",)

    def __init__(self, left: tuple[Group, ...]) -> None:
        self.seat = CHANCE
        self.left = left

    def do(self, s: Romolo) -> None:
        if s.capital[PLAYER] == NOBODY:
            s.finish(TOWERS)  # ROM-21.29
        elif self.left:
            s.ask(NextGroup(self.left))


class PickGroup(Chance[Romolo]):
    """Which of the groups that are left comes next?"""

    __slots__ = ("left",)
    verbs = ("group",)

    def __init__(self, left: tuple[Group, ...]) -> None:
        self.seat = CHANCE
        self.left = left

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("group", s.where[group[0]]) for group in self.left]

    def picked(self, s: Romolo, h: int) -> tuple[Group, tuple[Group, ...]]:
        """The group on that hex, and the others."""
        group = next(group for group in self.left if s.where[group[0]] == h)
        return group, tuple([other for other in self.left if other != group])


class NextGroup(PickGroup):
    __slots__ = ()

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        group, rest = self.picked(s, action[1])
        s.ask(AIGroups(rest))
        act(s, group)


def strength_there(s: Romolo, h: int) -> int:
    """ROM-R141: the plain combat values of the player's units on a hex; a tower counts as one."""
    total = sum([s.box.value[u] for u in s.units_on(PLAYER, h)])
    return total + (s.box.tower_combat if s.capital[PLAYER] == h else 0)


def defence_there(s: Romolo, h: int) -> int:
    """ROM-21.12: the defence value there."""
    total = force(s, tuple(s.units_on(PLAYER, h))) + (s.box.tower_combat if s.capital[PLAYER] == h else 0)
    return total + (s.box.defensor_bonus if s.holder[s.box.defensor] == PLAYER else 0)


def act(s: Romolo, group: Group) -> None:
    """ROM-21.9 to ROM-21.15: the first case that applies."""
    h = s.where[group[0]]
    near = s.box.near[h]
    if occupied(s, h):  # case 1
        home = ways_home(s, h)
        if home and sum([s.box.value[u] for u in group]) < strength_there(s, h):
            s.ask(March(group, home))
        else:
            s.emit("attacked", s.box.ai, PLAYER, h)
            begin(s, Fight(h, s.box.ai, PLAYER, group, tuple(s.units_on(PLAYER, h)), 0, 0))
        return
    able = len([u for u in group if not s.flags[u] & MARKED])
    if able and present(s, h):  # case 2
        s.emit("raided", s.box.ai, h)
        s.ask(AFTERMATH)
        ai_strikes(s, h, able, NOBODY)
        return
    value = force(s, group)
    weaker = [n for n in near if occupied(s, n) and defence_there(s, n) < value]
    if weaker:  # case 3
        s.ask(March(group, weaker))
        return
    free = [n for n in nearer(s, h) if not occupied(s, n)]
    if free:  # case 4
        s.ask(March(group, free))


def nearer(s: Romolo, h: int) -> list[int]:
    """Adjacent hexes nearer to the player's capital."""
    goal = s.box.distance[s.capital[PLAYER]]
    return [n for n in s.box.near[h] if goal[n] < goal[h]]


# -- the events ------------------------------------------------------------------------------------------------


class LayEvents(AutoStep[Romolo]):
    """ROM-21.3, ROM-21.4: all event cubes in random order in a row, or in the bag."""

    __slots__ = ()

    def do(self, s: Romolo) -> None:
        s.row = []
        if s.box.bag:
            s.row = s.box.events.copy()
        else:
            s.ask(NextInRow())


class DrawCube(Chance[Romolo]):
    """One of the event cubes that are left."""

    __slots__ = ()
    verbs = ("event",)

    def left(self, s: Romolo) -> list[int]:
        raise NotImplementedError

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("event", cube) for cube, count in enumerate(self.left(s)) if count]

    def weights(self, s: Romolo) -> list[int]:
        return [count for count in self.left(s) if count]


class NextInRow(DrawCube):
    __slots__ = ()

    def left(self, s: Romolo) -> list[int]:
        return [count - s.row.count(cube) for cube, count in enumerate(s.box.events)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        s.row.append(action[1])
        if len(s.row) < sum(s.box.events):
            s.ask(self)


class DrawEvent(AutoStep[Romolo]):
    """ROM-21.5: the event after the A.I. player's turn: the next of the row, or one from the bag."""

    __slots__ = ()

    def do(self, s: Romolo) -> None:
        if s.capital[PLAYER] == NOBODY:
            s.finish(TOWERS)
        elif s.box.bag:
            s.ask(FromBag())
        else:
            event(s, s.row.pop(0))


class FromBag(DrawCube):
    __slots__ = ()

    def left(self, s: Romolo) -> list[int]:
        return s.row

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        s.row[action[1]] -= 1
        event(s, action[1])


def event(s: Romolo, cube: int) -> None:
    """ROM-21.19 to ROM-21.23."""
    s.emit("event", cube)
    if cube in (YELLOW, BLUE):
        s.ask(EventRoll(cube, 0))
    elif cube == PINK:
        s.ask(*[EventRoll(PINK, column) for column in range(GOODS_COUNT)], Dividend(CHANCE))
    elif cube == BROWN:
        s.ask(LayEvents(CHANCE))
        there = groups(s)
        s.ask(Advance(there) if there else EventRoll(BLUE, 0))


class EventRoll(Roll):
    """The die of an event; `column` is the market column it is rolled for."""

    __slots__ = ("column", "cube")

    def __init__(self, cube: int, column: int) -> None:
        self.seat = CHANCE
        self.cube = cube
        self.column = column

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        box, number = s.box, s.box.faces[action[1]]
        s.emit("rolled", box.ai, action[1])
        if self.cube == YELLOW:
            slot = box.event_slot.get(number, 0) - 1
            if slot >= 0 and s.display[slot] != NOBODY:
                give_tile(s, RIVAL, slot)
                s.ask(Refill(CHANCE))
        elif self.cube == PINK:
            change = (number in box.price_up) - (number in box.price_down)
            price = s.prices[self.column] + change
            set_price(s, self.column, min(box.price_max, max(box.price_min, price)))
        else:
            for _ in range(box.event_units[number]):
                new_unit(s)


def new_unit(s: Romolo) -> None:
    """ROM-21.22: one more A.I. unit on its capital, if there is one left."""
    box = s.box
    free = [u for u in box.of_kind[box.ai][SOLDIER] if s.where[u] == HAND]
    if free and s.on_map(box.ai, SOLDIER) < box.ai_units_max:
        s.put(free[0], box.ai_capital)
        s.emit("created", box.ai, SOLDIER, box.ai_capital)


class Dividend(AutoStep[Romolo]):
    """ROM-21.21: the A.I. player gets coins worth the highest price."""

    __slots__ = ()

    def do(self, s: Romolo) -> None:
        s.earn(s.box.ai, max(s.prices) * s.box.silver)


class Advance(PickGroup):
    """ROM-21.23: every group goes one hex nearer to the player's capital, whoever is there."""

    __slots__ = ()

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        group, rest = self.picked(s, action[1])
        if rest:
            s.ask(Advance(rest))
        places = nearer(s, action[1])
        if places:
            s.ask(March(group, places))
