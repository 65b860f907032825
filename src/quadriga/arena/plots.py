"""Pictures of ladders and balance reports, as files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib

from quadriga.arena.shares import Row

matplotlib.use("svg")
matplotlib.rcParams["svg.hashsalt"] = "quadriga"  # the same results give the same file

from matplotlib.axes import Axes  # noqa: E402
from matplotlib.figure import Figure  # noqa: E402

MARKED, USUAL, LINE = "#8c2f1b", "#51606e", "#b9b2a3"
MOST_ROWS = 40
"""Of things used, only those that go most with winning or losing are drawn."""


def plot_ladder(summary: dict[str, Any], path: Path) -> None:
    """Ratings with their intervals, strongest on top."""
    rows = summary["ratings"]
    figure = Figure(figsize=(7, 1.2 + 0.4 * len(rows)), layout="constrained")
    axes = figure.add_subplot()
    intervals(axes, [(r["name"], r["rating"], r["low"], r["high"], False) for r in rows])
    axes.set_xlabel("rating (Elo points) with 95 % interval")
    axes.set_title(f"{summary['game']}, {summary['seats']} seats: {summary['games']} games")
    save(figure, path)


def plot_balance(summary: dict[str, Any], path: Path) -> None:
    """Win shares of seats and of what was dealt; beside them those of what was used."""
    fair = summary["fair"]
    dealt = [(f"{table['by']}: {row['name']}", row) for table in summary["shares"] for row in table["rows"]]
    used = [
        (f"{table['of']}: {row['name']}", row)
        for table in summary["uses"]
        for row in table["rows"]
        if row["correlation"] is not None
    ]
    used = sorted(used, key=lambda pair: -abs(pair[1]["correlation"]))[:MOST_ROWS]
    used.sort(key=lambda pair: -pair[1]["correlation"])
    panels = [(title, rows) for title, rows in (("seats and what was dealt", dealt), ("what was used", used)) if rows]
    height = 1.4 + 0.2 * max((len(rows) for _, rows in panels), default=1)
    figure = Figure(figsize=(7 * max(1, len(panels)), height), layout="constrained")
    bots = ", ".join(dict.fromkeys(summary["bots"]))
    figure.suptitle(f"{summary['game']}, {summary['seats']} seats, {bots}: {summary['games']} games")
    for n, (title, rows) in enumerate(panels, 1):
        axes = figure.add_subplot(1, len(panels), n)
        if fair:
            axes.axvline(fair, color=LINE, zorder=0)
        intervals(axes, [(name, r["share"], r["low"], r["high"], clear(r, fair)) for name, r in rows])
        axes.set_title(title)
        axes.set_xlabel("share of games won, 95 % interval" + ("; the line is the fair share" if fair else ""))
    save(figure, path)


def clear(row: Row, fair: float | None) -> bool:
    """Whether the interval leaves out the fair share."""
    return fair is not None and not row["low"] <= fair <= row["high"]


def intervals(axes: Axes, rows: Sequence[tuple[str, float, float, float, bool]]) -> None:
    """A point and its interval for each row, the first on top."""
    for at, (_, middle, low, high, marked) in enumerate(rows):
        colour = MARKED if marked else USUAL
        axes.errorbar(middle, at, xerr=[[max(0, middle - low)], [max(0, high - middle)]], fmt="o", ms=4, color=colour)
    axes.set_yticks(range(len(rows)), [name for name, *_ in rows], fontsize=8)
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.grid(axis="x", color=LINE, alpha=0.4)


def save(figure: Figure, path: Path) -> None:
    figure.savefig(path, metadata={"Date": None})
