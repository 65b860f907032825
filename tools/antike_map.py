"""Draws Antike's maps once and keeps them as data: `python tools/antike_map.py [--check]`.

From a coast drawn by hand (tools/maps/antike-<map>.toml) and the regions and borders of the game's figures come
web/src/boards/antike/maps/<map>.json: shapes of the regions, lines of the borders, places for cities and units.

The coast gets its small bays by midpoint displacement. On a raster each region grows by the cheapest path from its
point and along half of each of its borders; land stays on land and sea at sea. Where two regions touch that have no
border, reefs or peaks stand instead of a line.
"""

import heapq
import json
import math
import random
import sys
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

from antike_places import Place, places

ROOT = Path(__file__).resolve().parent.parent
MAPS = ROOT / "web" / "src" / "boards" / "antike" / "maps"
FIGURES = ROOT / "src" / "quadriga" / "games" / "antike" / "data.toml"
STEP = 3
"""The raster's cell, in pixels of the drawing."""
NEXT = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)]
NOBODY, FRAME = "#", "##"

Point = tuple[float, float]
Line = list[Point]


class Sheet:
    """One map: what was drawn by hand, and the game's regions and borders."""

    def __init__(self, name: str) -> None:
        drawn = tomllib.loads((ROOT / "tools" / "maps" / f"antike-{name}.toml").read_text())
        game = tomllib.loads(FIGURES.read_text())["map"][name]
        self.drawn: dict[str, Any] = drawn
        self.regions: dict[str, dict[str, Any]] = {region["id"]: region for region in game["regions"]}
        self.borders = {pair(b["a"], b["b"]): b["type"] for b in game["borders"]}
        self.width, self.height = drawn["size"]
        self.columns, self.rows = self.width // STEP + 1, self.height // STEP + 1
        self.at = {key: self.px(region["x"], region["y"]) for key, region in self.regions.items()}
        rng = random.Random(drawn["random"])
        self.rings = {key: self.ring(text, rng) for key, text in drawn["coast"].items()}
        self.land = self.raster()

    def px(self, x: float, y: float) -> Point:
        (left, top), (wide, high) = self.drawn["origin"], self.drawn["scale"]
        return left + x * wide, top + y * high

    def ring(self, text: str, rng: random.Random) -> Line:
        points = [self.px(*map(float, point.split(","))) for point in text.split()]
        large = len(points) > 8
        return jitter(points, rng, 0.17 if large else 0.12, 3 if large else 2)

    def raster(self) -> list[list[bool]]:
        """Which cells are land; islets without a region are left out."""
        land = [[False] * self.columns for _ in range(self.rows)]
        for name, ring in self.rings.items():
            if name in self.drawn["islets"]:
                continue
            for row in range(self.rows):
                y = (row + 0.5) * STEP
                crossings = sorted(
                    a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
                    for a, b in around(ring)
                    if (a[1] <= y) != (b[1] <= y)
                )
                for left, right in zip(crossings[::2], crossings[1::2], strict=True):
                    first, last = math.ceil(left / STEP - 0.5), math.ceil(right / STEP - 0.5)
                    for column in range(max(0, first), min(self.columns, last)):
                        land[row][column] = True
        return land

    def is_land(self, x: float, y: float) -> bool:
        row = min(max(int(y / STEP), 0), self.rows - 1)
        return self.land[row][min(max(int(x / STEP), 0), self.columns - 1)]

    def may_hold(self, region: str, is_land: bool) -> bool:
        if region in self.drawn["everywhere"]:
            return True
        kind = "sea" if region == NOBODY else self.regions[region]["kind"]
        return {"sea": not is_land, "land": is_land, "mountain": is_land}.get(kind, True)


def pair(a: str, b: str) -> tuple[str, str]:
    return (a, b) if a < b else (b, a)


def around(ring: Line) -> list[tuple[Point, Point]]:
    return list(zip(ring, ring[1:] + ring[:1], strict=True))


def jitter(points: Line, rng: random.Random, rough: float, depth: int) -> Line:
    """Midpoint displacement on a closed ring, then one cut of the corners. Long edges lie off the frame: straight."""
    for _ in range(depth):
        finer = []
        for a, b in around(points):
            shift = rng.uniform(-rough, rough) * (math.dist(a, b) < 60)
            finer += [a, ((a[0] + b[0]) / 2 - (b[1] - a[1]) * shift, (a[1] + b[1]) / 2 + (b[0] - a[0]) * shift)]
        points = finer
    return [
        (a[0] * part + b[0] * (1 - part), a[1] * part + b[1] * (1 - part))
        for a, b in around(points)
        for part in (0.75, 0.25)
    ]


# -- regions -----------------------------------------------------------------------------------------------------------


def noise_of(sheet: Sheet, seed: int) -> Any:
    """Value noise between 0 and 1: it makes borders wander."""
    rng = random.Random(seed)
    coarse = [[rng.random() for _ in range(sheet.columns // 6 + 3)] for _ in range(sheet.rows // 6 + 3)]

    def noise(column: int, row: int) -> float:
        (a, u), (b, v) = divmod(column / 6, 1), divmod(row / 6, 1)
        upper, lower = coarse[int(b)], coarse[int(b) + 1]
        a = int(a)
        return (upper[a] * (1 - u) + upper[a + 1] * u) * (1 - v) + (lower[a] * (1 - u) + lower[a + 1] * u) * v

    return noise


def flood(sheet: Sheet, reach: float = 420) -> list[list[str]]:
    """The region of each cell of the raster."""
    noise = noise_of(sheet, 7)
    heap: list[tuple[float, int, int, str]] = []

    def seed(point: Point, region: str, cost: float = 0) -> None:
        column, row = int(point[0] / STEP), int(point[1] / STEP)
        inside = 0 <= column < sheet.columns and 0 <= row < sheet.rows
        if inside and sheet.may_hold(region, sheet.land[row][column]):
            heapq.heappush(heap, (cost, column, row, region))

    for region, point in sheet.at.items():
        seed(point, region)
        for extra in sheet.drawn["seeds"].get(region, []):
            seed(sheet.px(*extra), region)
    for extra in sheet.drawn["outside"]:
        seed(sheet.px(*extra), NOBODY)
    for a, b in sheet.borders:
        (ax, ay), (bx, by) = sheet.at[a], sheet.at[b]
        length = math.dist((ax, ay), (bx, by))
        for n in range(int(length / 2 / STEP)):
            along = n * STEP / length
            for region, part in ((a, along), (b, 1 - along)):
                seed((ax + (bx - ax) * part, ay + (by - ay) * part), region, along * length * 0.45)

    taken: dict[tuple[int, int], str] = {}
    while heap:
        cost, column, row, region = heapq.heappop(heap)
        if (column, row) in taken or cost > reach:
            continue
        taken[column, row] = region
        coastal = region != NOBODY and sheet.regions[region]["kind"] == "coast"
        for dx, dy in NEXT:
            x, y = column + dx, row + dy
            if not (0 <= x < sheet.columns and 0 <= y < sheet.rows) or (x, y) in taken:
                continue
            dry = sheet.land[y][x]
            if not sheet.may_hold(region, dry):
                continue
            slow = (1.4 if coastal and not dry else 1.0) + (4 if dry != sheet.land[row][column] else 0)
            way = math.hypot(dx, dy) * STEP * slow * (0.55 + 0.9 * noise(x, y))
            heapq.heappush(heap, (cost + way, x, y, region))
    return [[taken.get((column, row), NOBODY) for column in range(sheet.columns)] for row in range(sheet.rows)]


Edge = tuple[tuple[int, int], tuple[int, int]]


def outlines(sheet: Sheet, cells: list[list[str]]) -> tuple[dict[str, str], dict[tuple[str, str], list[Line]]]:
    """The closed shape of each region, and the lines between two that do not run along the shore."""
    shapes: dict[str, list[Edge]] = {}
    shared: dict[tuple[str, str], list[Edge]] = {}

    def region_at(column: int, row: int) -> str:
        return cells[row][column] if 0 <= column < sheet.columns and 0 <= row < sheet.rows else FRAME

    for row in range(sheet.rows + 1):
        for column in range(sheet.columns + 1):
            here = (column, row)
            left, above = (column - 1, row), (column, row - 1)
            for other, edge in ((left, (here, (column, row + 1))), (above, (here, (column + 1, row)))):
                a, b = region_at(*here), region_at(*other)
                if a == b:
                    continue
                for region in (a, b):
                    shapes.setdefault(region, []).append(edge)
                if not {a, b} & {NOBODY, FRAME} and sheet.land[row][column] == sheet.land[other[1]][other[0]]:
                    shared.setdefault(pair(a, b), []).append(edge)

    def drawn(edges: list[Edge], least: int) -> list[tuple[Line, bool]]:
        return [
            (smooth([(x * STEP, y * STEP) for x, y in line], closed), closed)
            for line, closed in chains(edges)
            if len(line) > least
        ]

    closed = {
        region: "".join(path(line, ring, 3) for line, ring in drawn(edges, 6))
        for region, edges in shapes.items()
        if region not in (NOBODY, FRAME)
    }
    lines = {key: [line for line, _ in drawn(edges, 5)] for key, edges in shared.items()}
    return closed, {key: found for key, found in lines.items() if found}


def chains(edges: list[Edge]) -> list[tuple[list[tuple[int, int]], bool]]:
    """Edges strung together to lines, cut where three meet; and whether each is a ring."""
    near: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for a, b in edges:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    left = dict.fromkeys(frozenset(edge) for edge in edges)

    def walk(a: tuple[int, int], b: tuple[int, int]) -> list[tuple[int, int]]:
        line = [a, b]
        del left[frozenset((a, b))]
        while len(near[line[-1]]) == 2:
            onward = [c for c in near[line[-1]] if frozenset((line[-1], c)) in left]
            if not onward:
                break
            del left[frozenset((line[-1], onward[0]))]
            line.append(onward[0])
        return line

    found = []
    for corner, others in near.items():
        if len(others) != 2:
            found += [(walk(corner, other), False) for other in others if frozenset((corner, other)) in left]
    while left:
        a, b = sorted(next(iter(left)))
        line = walk(a, b)
        ring = line[0] == line[-1]
        found.append((line[:-1] if ring else line, ring))
    return found


def smooth(line: Line, closed: bool, rounds: int = 3) -> Line:
    for _ in range(rounds):
        count = len(line)
        line = [
            point
            if not closed and n in (0, count - 1)
            else (
                (line[n - 1][0] + 2 * point[0] + line[(n + 1) % count][0]) / 4,
                (line[n - 1][1] + 2 * point[1] + line[(n + 1) % count][1]) / 4,
            )
            for n, point in enumerate(line)
        ]
    return line


def path(line: Line, closed: bool, every: int) -> str:
    """An SVG path of quadratic curves through the middles: few points and no corners."""
    points = line[::every] + ([] if closed or (len(line) - 1) % every == 0 else [line[-1]])

    def middle(a: Point, b: Point) -> Point:
        return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2

    if closed:
        return curves(middle(points[-1], points[0]), [(a, middle(a, b)) for a, b in around(points)]) + "z"
    inner = [(a, middle(a, b)) for a, b in pairwise(points[1:])]
    return curves(points[0], [*inner, (points[-1], points[-1])])


def curves(start: Point, bends: list[tuple[Point, Point]]) -> str:
    """A path written in steps from point to point, in tenths of a pixel, which is short."""

    def tenths(point: Point) -> tuple[int, int]:
        return round(point[0] * 10), round(point[1] * 10)

    def text(*values: int) -> str:
        written = [f"{value / 10:g}".replace("0.", ".") if abs(value) < 10 else f"{value / 10:g}" for value in values]
        return "".join(("" if n == 0 or value.startswith("-") else " ") + value for n, value in enumerate(written))

    x, y = tenths(start)
    found = f"M{text(x, y)}q"
    steps = []
    for bend, end in bends:
        (bx, by), (ex, ey) = tenths(bend), tenths(end)
        steps.append(text(bx - x, by - y, ex - x, ey - y))
        x, y = ex, ey
    return found + "".join(("" if n == 0 or step.startswith("-") else " ") + step for n, step in enumerate(steps))


# -- the whole sheet -------------------------------------------------------------------------------------------------


def draw(name: str) -> dict[str, Any]:
    sheet = Sheet(name)
    cells = flood(sheet)
    shapes, lines = outlines(sheet, cells)
    if missing := [key for key in sheet.borders if key not in lines]:
        raise SystemExit(f"{name}: borders without a shared line: {missing}")
    spots = places(sheet, cells)
    rng = random.Random(11)
    barred = [
        point for key, found in lines.items() if key not in sheet.borders for line in found for point in line[1:-1:4]
    ]
    return {
        "width": sheet.width,
        "height": sheet.height,
        **{part: sheet.drawn[part] for part in ("rondel", "rose", "legend")},
        "coast": "".join(path(ring, True, 2) for ring in sheet.rings.values()),
        "regions": {region: {"shape": shapes[region], **spots[region].data()} for region in sheet.regions},
        "borders": {f"{a} {b}": [path(line, False, 3) for line in lines[a, b]] for a, b in sheet.borders},
        "peaks": peaks(sheet, cells, spots, rng, [point for point in barred if sheet.is_land(*point)]),
        "reefs": [rounded(point) for point in barred if not sheet.is_land(*point)],
        "waves": waves(sheet, spots, rng),
    }


def rounded(point: Point) -> list[int]:
    return [round(point[0]), round(point[1])]


def peaks(
    sheet: Sheet, cells: list[list[str]], spots: dict[str, Place], rng: random.Random, barred: Line
) -> list[list[float]]:
    """Mountains from north to south, each with its size: ridges, mountain regions, and small ones that bar the way."""
    found: list[list[float]] = []
    for ax, ay, bx, by, count in sheet.drawn["ridges"]:
        for n in range(count):
            along = (n + 0.5) / count
            x, y = sheet.px(ax + (bx - ax) * along, ay + (by - ay) * along)
            found.append([x + rng.uniform(-3, 3), y + rng.uniform(-2, 2), 1])
    for row, y in enumerate(range(20, sheet.height, 14)):
        for x in range(20 + row % 2 * 12, sheet.width, 24):
            around_it = {
                cells[min(max((y + dy) // STEP, 0), sheet.rows - 1)][min(max((x + dx) // STEP, 0), sheet.columns - 1)]
                for dx in (-13, 13)
                for dy in (-13, 3)
            }
            region = around_it.pop()
            if not around_it and region != NOBODY and sheet.regions[region]["kind"] == "mountain":
                found.append([x + rng.uniform(-3, 3), y + rng.uniform(-2, 2), 1.1])
    clear = [peak for peak in found if not any(spot.covers(peak[0], peak[1] - 5) for spot in spots.values())]
    small = [[x, y + 3, 0.62] for x, y in barred]
    return [[round(x), round(y), size] for x, y, size in sorted(clear + small, key=lambda peak: peak[1])]


def waves(sheet: Sheet, spots: dict[str, Place], rng: random.Random) -> list[list[int]]:
    """Small waves on the open sea, off everything else."""
    x0, y0, radius = sheet.drawn["rondel"]
    found: Line = []
    for _ in range(900):
        x, y = rng.uniform(20, sheet.width - 20), rng.uniform(20, sheet.height - 20)
        ashore = any(sheet.is_land(x + dx, y + dy) for dx in (-26, 0, 26) for dy in (-20, 0, 20))
        if ashore or math.dist((x, y), (x0, y0)) < radius + 24 or any(math.dist((x, y), wave) < 44 for wave in found):
            continue
        if not any(spot.covers(x, y, 16) for spot in spots.values()):
            found.append((x, y))
    return [rounded(wave) for wave in found]


def main(args: list[str]) -> None:
    """Write the maps, or with --check say which of them are not what the sources give."""
    stale = []
    for name in [p.stem.removeprefix("antike-") for p in sorted((ROOT / "tools" / "maps").glob("antike-*.toml"))]:
        text = json.dumps(draw(name), separators=(",", ":"), ensure_ascii=False) + "\n"
        target = MAPS / f"{name}.json"
        if "--check" in args:
            if target.read_text() != text:
                stale.append(name)
        else:
            MAPS.mkdir(exist_ok=True)
            target.write_text(text)
    if stale:
        raise SystemExit(f"not up to date: {', '.join(stale)}; run python tools/antike_map.py")


if __name__ == "__main__":
    main(sys.argv[1:])
