"""How the A.I. player of the solo game moves, retreats, kills and destroys: by rule or at random (chapter 21)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import FACE_DOWN, NOBODY, PIECE_OF, STRIDE, WALL
from quadriga.games.romolo.building import present
from quadriga.games.romolo.demolishing import remove_building, remove_wall
from quadriga.games.romolo.losing import hit_tower, lose_unit
from quadriga.games.romolo.movement import discover, step_to
from quadriga.games.romolo.state import Romolo
from quadriga.kernel.step import CHANCE, Action, AutoStep, Chance

PLAYER: Final = 0


def ways_home(s: Romolo, h: int) -> list[int]:
    """ROM-21.10: adjacent hexes nearer to the A.I. capital, face up and without units of the player."""
    home = s.box.distance[s.box.ai_capital]
    return [n for n in s.box.near[h] if home[n] < home[h] and s.terrain[n] != FACE_DOWN and not occupied(s, n)]


def occupied(s: Romolo, h: int) -> bool:
    """Whether the player has units there, or his tower, which counts as one (ROM-R141)."""
    return bool(s.crowd[h] & s.box.own[PLAYER]) or s.capital[PLAYER] == h


class March(Chance[Romolo]):
    """ROM-R27: the group goes to one of these hexes, at random."""

    __slots__ = ("group", "places")
    verbs = ("march",)

    def __init__(self, group: tuple[int, ...], places: list[int]) -> None:
        self.seat = CHANCE
        self.group = group
        self.places = tuple(places)

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("march", h) for h in self.places]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        h = action[1]
        if s.terrain[h] == FACE_DOWN:
            s.ask(Follow(CHANCE, self.group[1:], h))
            discover(s, self.group[0], h)  # ROM-21.16
        else:
            for u in self.group:
                step_to(s, u, h)


class Follow(AutoStep[Romolo]):
    """The rest of a group goes where its first unit has made a discovery."""

    __slots__ = ("group", "h")

    def __init__(self, seat: int, group: tuple[int, ...], h: int) -> None:
        self.seat = seat
        self.group = group
        self.h = h

    def do(self, s: Romolo) -> None:
        for u in self.group:
            step_to(s, u, self.h)


class AIKill(Chance[Romolo]):
    """ROM-R143: the highest combat value falls first, ties at random."""

    __slots__ = ("left", "units")
    verbs = ("kill",)

    def __init__(self, units: tuple[int, ...], left: int) -> None:
        self.seat = CHANCE
        self.units = units
        self.left = left

    def dearest(self, s: Romolo) -> list[int]:
        most = max(s.box.value[u] for u in self.units)
        return [u for u in self.units if s.box.value[u] == most]

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("kill", s.spoken(u)) for u in s.classes(self.dearest(s))]

    def weights(self, s: Romolo) -> list[int]:
        sorts = [s.spoken(u) for u in self.dearest(s)]
        return [sorts.count(s.spoken(u)) for u in s.classes(self.dearest(s))]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        unit = next(u for u in self.units if s.spoken(u) == action[1])
        lose_unit(s, unit, "fell")
        if self.left > 1:
            s.ask(AIKill(tuple([u for u in self.units if u != unit]), self.left - 1))


def ai_strikes(s: Romolo, h: int, number: int, tower: int) -> None:
    """ROM-R143, ROM-R145: the tower if that destroys it, else buildings at random."""
    if tower != NOBODY and s.damage[tower] + number >= s.box.tower_losses:
        while s.damage[tower] < s.box.tower_losses:
            hit_tower(s, tower)
            number -= 1
    if number and present(s, h):
        s.ask(AIRaze(h, number))


class AIRaze(Chance[Romolo]):
    """ROM-21.11: the next building to be destroyed, each equally often; up to three walls are one."""

    __slots__ = ("h", "left")
    verbs = ("raze",)

    def __init__(self, h: int, left: int) -> None:
        self.seat = CHANCE
        self.h = h
        self.left = left

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("raze", kind) for kind in present(s, self.h)]

    def weights(self, s: Romolo) -> list[int]:
        group = s.box.wall_group
        return [
            -(-s.walls[self.h].bit_count() // group) if kind == WALL else s.built[self.h * STRIDE + PIECE_OF[kind]]
            for kind in present(s, self.h)
        ]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        h, kind = self.h, action[1]
        if self.left > 1:
            s.ask(GoOnRazing(h, self.left - 1))
        if kind == WALL:
            s.ask(AITear(h, min(s.box.walls_per_action, s.walls[h].bit_count())))
            return
        remove_building(s, h, kind)


class GoOnRazing(AutoStep[Romolo]):
    """The next building, if one is left."""

    __slots__ = ("h", "left")

    def __init__(self, h: int, left: int) -> None:
        self.seat = CHANCE
        self.h = h
        self.left = left

    def do(self, s: Romolo) -> None:
        ai_strikes(s, self.h, self.left, NOBODY)


class AITear(Chance[Romolo]):
    """Which walls of a hex fall together."""

    __slots__ = ("h", "left")
    verbs = ("side",)

    def __init__(self, h: int, left: int) -> None:
        self.seat = CHANCE
        self.h = h
        self.left = left

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("side", side) for side in range(6) if s.walls[self.h] >> side & 1]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        remove_wall(s, self.h, action[1])
        if self.left > 1:
            s.ask(AITear(self.h, self.left - 1))
