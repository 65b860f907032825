"""Finds places on an Antike map for cities, names and units, so that a full region covers nothing of its neighbours."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from antike_map import Sheet

CITY = (-31, -34, 31, 20)
"""What a city with temple and wall covers around its spot: left, top, right, bottom."""
SITE = (-12, -12, 12, 12)
LEGION = (-11, -16, 19, 19)
GALLEY = (-20, -20, 26, 20)
BOXES = {"legion": LEGION, "galley": GALLEY}
LEGEND = (0, -15, 276, 15)
LETTER = 9.6
"""The width of a letter of a name."""
FARTHEST = 88

Box = tuple[float, float, float, float]


def moved(box: Box, x: float, y: float) -> Box:
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def overlap(a: Box, b: Box) -> float:
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0


@dataclass
class Place:
    """Where the things of one region are drawn."""

    spot: tuple[float, float]
    name: tuple[float, float]
    boxes: list[Box]
    """What its city or sea sign and its name cover."""
    units: dict[str, tuple[float, float]] = field(default_factory=dict)

    def covers(self, x: float, y: float, margin: float = 10) -> bool:
        boxes = [*self.boxes, *self.unit_boxes()]
        return any(b[0] - margin < x < b[2] + margin and b[1] - margin < y < b[3] + margin for b in boxes)

    def unit_boxes(self) -> list[Box]:
        return [moved(BOXES[unit], *at) for unit, at in self.units.items()]

    def data(self) -> dict[str, Any]:
        return {
            "spot": [round(value) for value in self.spot],
            "name": [round(value) for value in self.name],
            "units": {unit: [round(value) for value in at] for unit, at in self.units.items()},
        }


def places(sheet: Sheet, cells: list[list[str]]) -> dict[str, Place]:
    found = {region: named(sheet, region) for region in sheet.regions}
    by_room = sorted(sheet.regions, key=lambda region: sum(row.count(region) for row in cells))
    for region in by_room:
        for unit in units_of(sheet, region):
            found[region].units[unit] = best(sheet, cells, found, region, unit)
    return found


def named(sheet: Sheet, region: str) -> Place:
    """The spot and the name, as drawn by hand."""
    of = sheet.regions[region]
    dx, dy = sheet.drawn["spots"].get(region, (0, 0))
    x, y = sheet.at[region][0] + dx, sheet.at[region][1] + dy
    shift_x, shift_y = sheet.drawn["labels"].get(region, (0, 0))
    half = max(len(word) for word in (of["name"].split() if of["kind"] == "sea" else [of["name"]])) * LETTER / 2
    if of["kind"] == "sea":
        lines = len(of["name"].split())
        box = (x - half - 4, y - 26, x + half + 4, y + 2 + 14 * lines)
        return Place((x, y), (x, y + 12), [box])
    if of["kind"] == "mountain":
        return Place((x, y), (x, y + 5), [(x - half * 1.3, y - 10, x + half * 1.3, y + 10)])
    name = (x + shift_x, y + 33 + shift_y)
    label = (name[0] - half, name[1] - 12, name[0] + half, name[1] + 4)
    return Place((x, y), name, [moved(CITY, x, y), label])


def units_of(sheet: Sheet, region: str) -> list[str]:
    """Where land borders lead there are legions, where sea borders lead galleys."""
    kinds = {kind for key, kind in sheet.borders.items() if region in key}
    found = ["galley"] if kinds & {"sea", "both"} else []
    return found + (["legion"] if kinds & {"land", "both"} else [])


def best(sheet: Sheet, cells: list[list[str]], found: dict[str, Place], region: str, unit: str) -> tuple[float, float]:
    """The spot that is nearest, clear of everything, in the region, and wet or dry as the unit likes."""
    x0, y0 = found[region].spot
    near = [
        other
        for place in found.values()
        for other in [*place.boxes, *place.unit_boxes()]
        if abs((other[0] + other[2]) / 2 - x0) < 220 and abs((other[1] + other[3]) / 2 - y0) < 160
    ]
    near.append(moved(LEGEND, *sheet.drawn["legend"]))
    ring = sheet.drawn["rondel"]
    choices = []
    for dx in range(-FARTHEST, FARTHEST + 1, 4):
        for dy in range(-FARTHEST, FARTHEST + 1, 4):
            x, y = x0 + dx, y0 + dy
            if not (34 < x < sheet.width - 38 and 36 < y < sheet.height - 36):
                continue
            if math.dist((x, y), ring[:2]) < ring[2] + 26:
                continue
            here = moved(BOXES[unit], x, y)
            crowded = sum(overlap(here, other) for other in near)
            outside = sum(cell_at(sheet, cells, x + a, y + b) != region for a in (-12, 0, 14) for b in (-12, 0, 12))
            wrong = sum(sheet.is_land(x + a, y + b) == (unit == "galley") for a in (-10, 0, 10) for b in (-8, 8))
            cost = math.hypot(dx, dy * 1.15) + crowded * 1.1 + outside * 24 + wrong * (15 if unit == "galley" else 11)
            choices.append((cost, x, y))
    return min(choices)[1:]


def cell_at(sheet: Sheet, cells: list[list[str]], x: float, y: float) -> str:
    row = min(max(int(y / 3), 0), sheet.rows - 1)
    return cells[row][min(max(int(x / 3), 0), sheet.columns - 1)]
