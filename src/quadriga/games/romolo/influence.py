"""Influence and control (chapter 16, ROM-21.25, ROM-22.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadriga.games.romolo.board import CROWD, FACE_DOWN, NOBODY, SACERDOS, SOLDIER, WATER

if TYPE_CHECKING:
    from quadriga.games.romolo.state import Romolo

BLESSED: Final = 64
"""On Sacerdos: the two hexes he blesses, each + 1, the second times BLESSED."""


def reached(s: Romolo, owner: int) -> list[int]:
    """ROM-16.2, ROM-16.3: the hexes on which a capital has influence."""
    box, capital = s.box, s.capital[owner]
    hexes = [capital]
    steps = box.reach[s.strength(capital, owner)]
    edge = [capital]
    for _ in range(steps):
        new: list[int] = []
        for h in edge:
            for n in box.near[h]:
                if n in hexes or s.terrain[n] in (WATER, FACE_DOWN) or s.walls[n] & box.wall_bit[h][n]:
                    continue
                tower = s.tower_on(n)
                if tower != NOBODY and box.side[tower] != box.side[owner]:
                    continue
                hexes.append(n)
                new.append(n)
        edge = new
    return hexes


def influence(s: Romolo, owner: int, blessed: bool = True) -> list[int]:
    """The influence of one owner on every hex."""
    box = s.box
    points = [0] * box.hexes
    if s.capital[owner] == NOBODY:
        return points
    if owner == box.ai:
        return ai_influence(s)
    for h in reached(s, owner):
        points[h] += 1
    for u in box.of_kind[owner][SOLDIER]:
        if s.where[u] >= 0:
            points[s.where[u]] += 1  # ROM-16.4
    tile = box.tiles_of[SACERDOS][0]
    if blessed and s.holder[tile] == owner:
        for h in (s.note[tile] % BLESSED, s.note[tile] // BLESSED):
            if h:
                points[h - 1] += 1  # ROM-20.22
    return points


def ai_influence(s: Romolo) -> list[int]:
    """ROM-21.25, ROM-R150."""
    box = s.box
    points = [0] * box.hexes
    for h in range(box.hexes):
        units = s.crowd[h] >> CROWD * box.ai & 31
        if not units:
            continue
        points[h] += units
        for n in box.near[h]:
            if s.terrain[n] not in (WATER, FACE_DOWN) and not s.walls[n] & box.wall_bit[h][n] and n != s.capital[0]:
                points[n] += units // box.ai_neighbours
    return points


def control(s: Romolo) -> list[int]:
    """ROM-16.6 to ROM-16.8: which side controls each hex, or NOBODY."""
    box = s.box
    sides = sorted(set(box.side))
    total = [[0] * box.hexes for _ in sides]
    for owner in range(box.owners):
        mine = total[box.side[owner]]
        for h, points in enumerate(influence(s, owner)):
            mine[h] += points
    controlled: list[int] = []
    for h in range(box.hexes):
        tower = s.tower_on(h)
        if tower != NOBODY:
            controlled.append(box.side[tower])
        elif s.terrain[h] == FACE_DOWN:
            controlled.append(box.side[box.ai] if box.solo else NOBODY)
        else:
            here = [side[h] for side in total]
            most = max(here)
            controlled.append(here.index(most) if most and here.count(most) == 1 else NOBODY)
    return controlled
