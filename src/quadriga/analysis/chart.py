"""An SVG chart of everybody's prospects over a game."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 900, 360, 52, 40, 16, 44
COLOURS = ("#9c2f24", "#2f5d8a", "#3f7d3a", "#c08a1e", "#5b3a5e")
DASHES = ("", "8 4", "2 3", "10 3 2 3", "4 2")
"""Lines differ without colour, too."""


def chart(report: dict[str, Any]) -> str:
    """The share of the win that each seat could expect at every decision; turning points are dots."""
    points = [(row["answer"], row["shares"]) for row in report["decisions"]]
    if report["end"] is not None:
        points.append((points[-1][0] + 1 if points else 1, report["end"]))
    first, last = (points[0][0], points[-1][0]) if points else (0, 1)

    def x(number: int) -> float:
        return LEFT + (number - first) / max(1, last - first) * (WIDTH - LEFT - RIGHT)

    def y(share: float) -> float:
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)

    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(report['game'])}: share of the win by answer</title>",
        "<style>text { font: 13px sans-serif }</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf8"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        level = y(percent / 100)
        drawn.append(f'<path d="M{LEFT} {level:.1f}H{WIDTH - RIGHT}" stroke="#d9d2c3"/>')
        drawn.append(f'<text x="{LEFT - 8}" y="{level + 4:.1f}" text-anchor="end">{percent} %</text>')
    for number in sorted({first, (first + last) // 2, last}):
        drawn.append(f'<text x="{x(number):.1f}" y="{HEIGHT - 18}" text-anchor="middle">{number}</text>')
    for seat, entry in enumerate(report["seats"]):
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        line = " ".join(f"{x(number):.1f},{y(shares[seat]):.1f}" for number, shares in points)
        drawn.append(
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>'
        )
        turns = {turn["answer"] for turn in entry["turning_points"]}
        for number, shares in points:
            if number in turns:
                drawn.append(f'<circle cx="{x(number):.1f}" cy="{y(shares[seat]):.1f}" r="5" fill="{colour}"/>')
        name = entry["name"] + (f" ({entry['player']})" if entry["player"] else "")
        at = LEFT + seat * (WIDTH - LEFT - RIGHT) / len(report["seats"])
        drawn.append(
            f'<path d="M{at:.0f} 20h28" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>'
            f'<text x="{at + 34:.0f}" y="24">{escape(name)}</text>'
        )
    return "\n".join([*drawn, "</svg>", ""])
