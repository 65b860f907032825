"""What a strong player counts on the table: food, workers at storehouses, control, points and who leads in what."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import (
    CATEGORIES,
    FARM,
    GRAIN,
    NOBODY,
    SOLDIER,
    STOREHOUSE,
    STRIDE,
    WATER,
    WORKER,
    RomoloBox,
)
from quadriga.games.romolo.influence import control
from quadriga.games.romolo.scoring import DOMINION, best_dominion, bonuses, scores
from quadriga.games.romolo.state import Romolo

EVEN: Final = 128
"""A lead is written as what it is above this."""


def food(s: Romolo, owner: int) -> tuple[int, int]:
    """How many units farms will not feed, and for how many more they would do."""
    box, where, built, around = s.box, s.where, s.built, s.box.around
    farms: dict[int, int] = {}
    eaters = hungry = 0
    for kind in (WORKER, SOLDIER):
        for u in box.of_kind[owner][kind]:
            h = where[u]
            if h < 0:
                continue
            eaters += 1
            fed = False
            for n in around[h]:
                if built[n * STRIDE + FARM] and not s.walls[n] & box.wall_bit[h][n]:
                    farms[n] = built[n * STRIDE + FARM]
                    fed = True
            if not fed:
                hungry += 1
    spare = box.farm_feeds * sum(farms.values()) - (eaters - hungry)
    return (hungry, spare) if spare >= 0 else (hungry - spare, 0)


def placed(s: Romolo, hexes: list[int]) -> int:
    """How many of the hexes with workers have a storehouse of their own beside them."""
    built, around = s.built, s.box.around
    used: dict[int, int] = {}
    stores = 0
    for h in dict.fromkeys(hexes):
        if s.terrain[h] == WATER:
            continue
        for n in around[h]:
            if used.get(n, 0) < built[n * STRIDE + STOREHOUSE]:
                used[n] = used.get(n, 0) + 1
                stores += 1
                break
    return stores


def derived(s: Romolo) -> list[list[int]]:
    """By seat: food, workers, units, and what its side would score now, beside the best of the others."""
    box = s.box
    held = control(s)
    points = scores(s)
    for side in range(len(points)):
        points[side][DOMINION] = sum(
            [
                best_dominion(s, owner, held)
                for owner in range(box.owners)
                if box.side[owner] == side and s.capital[owner] != NOBODY
            ]
        )
    extra = bonuses(s, points, len(CATEGORIES))
    totals = [sum(points[side]) + sum(extra[side]) for side in range(len(points))]
    found: list[list[int]] = []
    for seat in range(box.seats):
        side = box.side[seat]
        others = [other for other in range(len(points)) if other != side]
        hungry, spare = food(s, seat)
        hexes = [s.where[u] for u in box.of_kind[seat][WORKER] if s.where[u] >= 0]
        grain = s.held(seat, GRAIN)
        row = [
            hungry,
            int(hungry > 0),
            int(hungry > 1),
            spare,
            int(spare > 0),
            int(spare > 1),
            max(0, hungry - grain),
            max(0, grain - hungry),
            placed(s, hexes),
            len(hexes),
            len({s.terrain[h] for h in hexes}),
            s.on_map(seat, SOLDIER),
            held.count(side),
            totals[side],
            EVEN + totals[side] - max([totals[other] for other in others], default=0),
        ]
        for category in range(len(CATEGORIES)):
            own = points[side][category] + extra[side][category]
            best = max([points[other][category] + extra[other][category] for other in others], default=0)
            row += [points[side][category], int(own > best), int(own < best)]
        found.append([max(0, min(255, number)) for number in row])
    return found


def opposite(box: RomoloBox) -> dict[str, str]:
    """The map of two players looks the same from either side: each hex with the one across."""
    return dict(zip(box.hex_names, reversed(box.hex_names), strict=True))
