"""A plain picture of a position, drawn from the view that a seat's screen gets: as SVG, or as pixels."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

import numpy as np
from numpy.typing import NDArray

from quadriga.kernel.state import State

WIDTH, HEIGHT = 640, 640
LINE = 14
SEATS = ("#c8742b", "#3a6ea5", "#d8d2c0", "#2f2f2f", "#7a4a8c")
EMPTY, INK, GROUND = "#e7dfc9", "#1d1a16", "#f6f1e4"
TERRAIN = {-1: "#8f8779", 0: "#d9c77a", 1: "#a98b5d", 2: "#5f8f4e", 3: "#6f9fc4"}


class Shape(NamedTuple):
    """A rectangle, a circle (of diameter `width`) or a line of text, its middle at x, y, from 0 to 1 on the board."""

    kind: str
    x: float
    y: float
    width: float
    height: float
    fill: str
    text: str = ""


class Picture(NamedTuple):
    shapes: list[Shape]
    lines: list[str]
    """What stands below the board."""


def draw(state: State, seat: int | None) -> Picture:
    """The board as that seat sees it, and a line for each player."""
    box = state.box
    view: Any = state.view(seat)
    tables = box.game.tables(box)
    points = [sum(sources.values()) for sources in state.seen_by(seat).points_by_source()]
    lines = [f"{box.game.title}, {state.progress()}"]
    lines += [f"{name}: {points[n]} points" for n, name in enumerate(box.seat_names)]
    return Picture(BOARDS[box.game.key](view, tables), lines)


def antike(view: Any, tables: Any) -> list[Shape]:
    shapes = []
    owners = {city["region"]: city["owner"] for city in view["cities"]}
    for number, place in enumerate(tables["regions"]):
        x, y = place["x"] / 100, place["y"] / 100
        owner = owners.get(number, -1)
        shapes.append(Shape("circle", x, y, 0.07, 0.07, SEATS[owner] if owner >= 0 else EMPTY, place["name"]))
    for unit in view["units"]:
        place = tables["regions"][unit["region"]]
        shapes.append(Shape("rect", place["x"] / 100 + 0.03, place["y"] / 100, 0.02, 0.02, SEATS[unit["seat"]]))
    return shapes


def praetor(view: Any, tables: Any) -> list[Shape]:
    city = view["city"]
    low_x, low_y = min(t["x"] for t in city), min(t["y"] for t in city)
    size = 1 / (1 + max(max(t["x"] for t in city) - low_x, max(t["y"] for t in city) - low_y))
    return [
        Shape(
            "rect",
            (tile["x"] - low_x + 0.5) * size,
            1 - (tile["y"] - low_y + 0.5) * size,
            0.92 * size,
            0.92 * size,
            SEATS[tile["owner"]] if tile["owner"] >= 0 else EMPTY,
            tile["kind"].replace("_", " "),
        )
        for tile in city
    ]


def romolo(view: Any, tables: Any) -> list[Shape]:
    places = [(sqrt(3) * (h["q"] + h["r"] / 2), 1.5 * h["r"]) for h in tables["hexes"]]
    low_x, low_y = min(x for x, _ in places) - 1, min(y for _, y in places) - 1
    size = 1 / (2 + max(max(x for x, _ in places) - low_x - 1, max(y for _, y in places) - low_y - 1))
    at = [((x - low_x) * size, (y - low_y) * size) for x, y in places]
    shapes = []
    for (x, y), here, h in zip(at, view["hexes"], tables["hexes"], strict=True):
        shapes.append(Shape("circle", x, y, 1.7 * size, 1.7 * size, TERRAIN[here["terrain"]], h["name"]))
        if here["tower"] >= 0:
            shapes.append(Shape("rect", x, y - size * 0.4, 0.5 * size, 0.5 * size, SEATS[here["tower"]]))
    standing: dict[int, int] = {}
    for unit in view["units"]:
        x, y = at[unit["hex"]]
        n = standing[unit["hex"]] = standing.get(unit["hex"], 0) + 1
        shapes.append(
            Shape("circle", x + (n % 4 - 1.5) * size * 0.35, y + size * 0.4, 0.3 * size, 0, SEATS[unit["seat"]])
        )
    return shapes


def corduba(view: Any, tables: Any) -> list[Shape]:
    shapes = []
    size = 1 / 32
    for number, district in enumerate(tables["districts"]):
        for row, cells in enumerate(district["rows"]):
            for column, plot in enumerate(cells):
                if plot != ".":
                    x, y = (number * 11 + column + 0.5) * size, (row + 1) * size * 2
                    shapes.append(Shape("rect", x, y, 0.9 * size, 1.8 * size, EMPTY))
    for tile in view["tiles"]:
        for cell in tile["cells"]:
            row, column = divmod(cell, 11)
            x, y = (tile["district"] * 11 + column + 0.5) * size, (row + 1) * size * 2
            shapes.append(Shape("rect", x, y, 0.9 * size, 1.8 * size, SEATS[tile["builder"]]))
    return shapes


BOARDS: dict[str, Callable[[Any, Any], list[Shape]]] = {
    "antike": antike,
    "praetor": praetor,
    "romolo": romolo,
    "corduba": corduba,
}


def svg(picture: Picture) -> str:
    """The picture as an SVG document."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height_of(picture)}" font-family="sans-serif">',
        f'<rect width="100%" height="100%" fill="{GROUND}"/>',
    ]
    for shape in picture.shapes:
        x, y, w, h = pixels(shape)
        if shape.kind == "circle":
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{w / 2:.1f}" fill="{shape.fill}" stroke="{INK}"/>')
        else:
            box = f'x="{x - w / 2:.1f}" y="{y - h / 2:.1f}" width="{w:.1f}" height="{h:.1f}"'
            parts.append(f'<rect {box} fill="{shape.fill}" stroke="{INK}"/>')
        if shape.text:
            text = escape(shape.text)
            parts.append(
                f'<text x="{x:.1f}" y="{y + 4:.1f}" font-size="10" text-anchor="middle" fill="{INK}">{text}</text>'
            )
    for n, line in enumerate(picture.lines):
        parts.append(f'<text x="8" y="{HEIGHT + LINE * (n + 1)}" font-size="12" fill="{INK}">{escape(line)}</text>')
    return "\n".join([*parts, "</svg>"])


def rgb(picture: Picture) -> NDArray[np.uint8]:
    """The picture as an array of height x width x 3."""
    from PIL import Image, ImageDraw  # slow to import, and only this needs it

    image = Image.new("RGB", (WIDTH, height_of(picture)), GROUND)
    pen = ImageDraw.Draw(image)
    for shape in picture.shapes:
        x, y, w, h = pixels(shape)
        if shape.kind == "circle":
            pen.ellipse((x - w / 2, y - w / 2, x + w / 2, y + w / 2), fill=shape.fill, outline=INK)
        else:
            pen.rectangle((x - w / 2, y - h / 2, x + w / 2, y + h / 2), fill=shape.fill, outline=INK)
        if shape.text:
            pen.text((x, y), shape.text, fill=INK, anchor="mm")
    for n, line in enumerate(picture.lines):
        pen.text((8, HEIGHT + LINE * n), line, fill=INK)
    return np.asarray(image).copy()


def height_of(picture: Picture) -> int:
    return HEIGHT + LINE * (len(picture.lines) + 1)


def pixels(shape: Shape) -> tuple[float, float, float, float]:
    margin = 24
    room = WIDTH - 2 * margin
    return margin + shape.x * room, margin + shape.y * room, shape.width * room, shape.height * room
