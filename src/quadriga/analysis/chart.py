"""An SVG picture of a game: everybody's chances to win over the decisions, stacked, and the points by rounds below."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from quadriga.analysis.report import Analysis

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 900, 380, 52, 40, 16, 44
POINTS = 180
"""Height of the points below."""
COLOURS = {"red": "#9c2f24", "blue": "#2f5d8a", "green": "#3f7d3a", "yellow": "#c08a1e", "purple": "#5b3a5e"}
SHOWN_AS = {
    "antike": {"brown": "blue", "beige": "red"},
    "praetor": {"white": "green", "black": "red"},
    "romolo": {"brown": "green"},
    "corduba": {"orange": "yellow", "white": "blue", "black": "purple", "caepio": "red"},
}
"""Seats that a game names by other colours than those on the screen, as `web/src/lib/seats.ts` has them."""
HATCHES = ("", "M0 8L8 0", "M0 4H8", "M4 0V8", "M0 0L8 8")
"""Areas differ without colour, too."""
DASHES = ("", "8 4", "2 3", "10 3 2 3", "4 2")

Spot = tuple[int, Sequence[float]]


def shares_of(analysis: Analysis) -> list[Spot]:
    """The number of each decision, and what every seat could expect of the win there; the end, if there is one."""
    spots: list[Spot] = [(decision.number, decision.before) for decision in analysis.decisions]
    if analysis.end is not None:
        spots.append((max(analysis.points[-1].number, spots[-1][0] + 1 if spots else 1), analysis.end))
    return spots


def colours_of(analysis: Analysis) -> list[str]:
    """The colour of each seat, as on the screen."""
    in_order, shown = list(COLOURS.values()), SHOWN_AS.get(analysis.game, {})
    return [
        COLOURS.get(shown.get(seat.name, seat.name), in_order[number % len(in_order)])
        for number, seat in enumerate(analysis.seats)
    ]


def chart(analysis: Analysis, title: str, names: Sequence[str]) -> str:
    """The picture. Turning points are dots on the upper edge of the seat whose they are."""
    spots, colours = shares_of(analysis), colours_of(analysis)
    first, last = (spots[0][0], spots[-1][0]) if spots else (0, 1)

    def x(number: int) -> float:
        return LEFT + (number - first) / max(1, last - first) * (WIDTH - LEFT - RIGHT)

    def y(share: float) -> float:
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)

    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT + POINTS}" role="img">',
        f"<title>{escape(title)}</title>",
        "<style>text { font: 13px sans-serif }</style><defs>",
        *(hatch(seat) for seat in range(len(names))),
        f'</defs><rect width="{WIDTH}" height="{HEIGHT + POINTS}" fill="#fffdf8"/>',
    ]
    for seat, name in enumerate(names):
        edges = [(number, sum(shares[:seat]), sum(shares[: seat + 1])) for number, shares in spots]
        upper = [f"{x(number):.1f},{y(top):.1f}" for number, _, top in edges]
        lower = [f"{x(number):.1f},{y(bottom):.1f}" for number, bottom, _ in reversed(edges)]
        area = " ".join([*upper, *lower])
        drawn += [
            f'<polygon class="area" points="{area}" fill="{colours[seat]}"/>',
            f'<polygon points="{area}" fill="url(#hatch{seat})" stroke="#fffdf8"/>',
        ]
        turns = {turn.number for turn in analysis.seats[seat].turning_points}
        drawn += [
            f'<circle cx="{x(number):.1f}" cy="{y(top):.1f}" r="5" fill="{colours[seat]}" stroke="#fff" '
            'stroke-width="2"/>'
            for number, _, top in edges
            if number in turns
        ]
        at = LEFT + seat * (WIDTH - LEFT - RIGHT) / len(names)
        drawn.append(
            f'<rect x="{at:.0f}" y="12" width="24" height="14" fill="{colours[seat]}"/>'
            f'<rect x="{at:.0f}" y="12" width="24" height="14" fill="url(#hatch{seat})"/>'
            f'<text x="{at + 30:.0f}" y="24">{escape(name)}</text>'
        )
    for percent in (0, 25, 50, 75, 100):
        level = y(percent / 100)
        drawn.append(f'<path d="M{LEFT - 4} {level:.1f}h4" stroke="#333"/>')
        drawn.append(f'<text x="{LEFT - 8}" y="{level + 4:.1f}" text-anchor="end">{percent} %</text>')
    for number in sorted({first, (first + last) // 2, last}):
        drawn.append(f'<text x="{x(number):.1f}" y="{HEIGHT - 24}" text-anchor="middle">{number + 1}</text>')
    return "\n".join([*drawn, *point_lines(analysis, x), "</svg>", ""])


def hatch(seat: int) -> str:
    return (
        f'<pattern id="hatch{seat}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<path d="{HATCHES[seat % 5]}" stroke="#fffdf8" stroke-opacity=".6" fill="none"/></pattern>'
    )


def point_lines(analysis: Analysis, x: object) -> list[str]:
    """Everybody's points by rounds, as lines."""
    assert callable(x)
    colours = colours_of(analysis)
    totals = [(entry.number, [sum(sources.values()) for sources in entry.scores]) for entry in analysis.points]
    most = max((max(scores) for _, scores in totals if scores), default=0)
    if most <= 0:
        return []

    def y(points: int) -> float:
        return HEIGHT + POINTS - 20 - max(0, points) / most * (POINTS - 40)

    lines = [f'<text x="{LEFT - 8}" y="{y(points) + 4:.1f}" text-anchor="end">{points}</text>' for points in (0, most)]
    for seat in range(len(analysis.seats)):
        line = " ".join(f"{max(LEFT, x(number)):.1f},{y(scores[seat]):.1f}" for number, scores in totals)
        lines.append(
            f'<polyline points="{line}" fill="none" stroke="{colours[seat]}" stroke-width="2" '
            f'stroke-dasharray="{DASHES[seat % 5]}"/>'
        )
    return lines
