"""What simulations, ladders and balance reports look like in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from quadriga.arena.shares import Row
from quadriga.arena.sim import Simulation
from quadriga.terminal.show import console_for


def print_simulation(summary: Simulation) -> None:
    console = console_for()
    console.print(
        f"{summary['game']}: {summary['games']} games, {summary['finished']} finished, {summary['ties']} tied"
    )
    for title, rows in (("bot", summary["bots"]), ("seat", summary["seats"])):
        table = Table(title, "wins", "share", "95 % interval", "mean score", box=None, pad_edge=False)
        for row in rows:
            interval = f"{row['low']:.1%} - {row['high']:.1%}"
            table.add_row(row["name"], f"{row['wins']:g}", f"{row['share']:.1%}", interval, f"{row['score']:.2f}")
        console.print()
        console.print(table)
    for row in summary["bots"]:
        if "fault" in row:
            note = f"{row['replaced']} times greedy played on for {row['name']}: {row['fault']}"
            console.print(note, markup=False, highlight=False)
    length = summary["decisions"]
    console.print()
    console.print("ended by: " + ", ".join(f"{reason} {count}" for reason, count in summary["reasons"].items()))
    console.print(f"decisions: {length['mean']} a game ({length['least']} to {length['most']})")
    console.print(f"speed: {summary['decisions_per_s']} decisions/s")


def print_style(levels: list[dict[str, Any]]) -> None:
    """A column for each bot, so that they can be compared."""
    console = console_for()
    first = levels[0]
    console.print(
        f"{first['game']}, {several(first['seats'], 'seat')}: {several(first['games'], 'game')} of each against itself"
    )
    table = Table("", *[escape(level["level"]) for level in levels], box=None, pad_edge=False)

    def add(title: str, cells: list[str]) -> None:
        table.add_row(title, *cells)

    reasons = dict.fromkeys(reason for level in levels for reason in level["reasons"])
    for reason in reasons:
        add(f"ended by {reason}", [f"{level['reasons'].get(reason, 0)}" for level in levels])
    add("rounds", [f"{level['rounds']:.1f}" for level in levels])
    add("the winner's lead", [f"{level['lead']:.1f}" for level in levels])
    add("idle turns", ["" if level["idle"] is None else f"{level['idle']:.1%}" for level in levels])
    for name in first["blunders"]:
        add(f"blunder: {name}", [f"{level['blunders'][name]}" for level in levels])
    for name in dict.fromkeys(name for level in levels for name in level["points"]):
        add(f"points: {name}", [f"{level['points'].get(name, 0):.1f}" for level in levels])
    for number in sorted({number for level in levels for number in level["by_round"]}):
        rows = [level["by_round"].get(number, {}) for level in levels]
        for name in dict.fromkeys(name for row in rows for name in row):
            add(f"round {number}: {name}", [f"{row[name]:.1f}" if name in row else "" for row in rows])
    console.print(table)


def print_ladder(summary: dict[str, Any]) -> None:
    console = console_for()
    each = "once" if summary["each_ordering"] == [1] else " or ".join(map(str, summary["each_ordering"])) + " times"
    seated = (
        f"each of {summary['orderings']} seatings {each}" if summary["orderings"] > 1 else "always the same seating"
    )
    console.print(
        f"{summary['game']}, {several(summary['seats'], 'seat')}: {several(summary['games'], 'game')},"
        f" {summary['finished']} finished; {seated}"
    )
    table = Table("bot", box=None, pad_edge=False)
    for title in ("rating", "95 % interval", "above the next", "wins", "share", "95 % interval", "mean score"):
        table.add_column(title, justify="right")
    for row in summary["ratings"]:
        gap = "" if row["gap"] is None else f"{row['gap']:.0f} ({row['gap_low']:.0f} to {row['gap_high']:.0f})"
        cells = [f"{row['rating']:.0f}", f"{row['low']:.0f} to {row['high']:.0f}", gap]
        if "share" in row:
            share = f"{row['share']:.1%}", f"{row['share_low']:.1%} - {row['share_high']:.1%}"
            cells += [f"{row['wins']:g}", *share, f"{row['score']:.2f}"]
        table.add_row(escape(row["name"]), *cells)
    console.print(table)
    print_faults(console, summary)


def print_balance(summary: dict[str, Any]) -> None:
    console = console_for()
    fair = f"; fair share {summary['fair']:.1%}" if summary["fair"] else ""
    console.print(
        f"{summary['game']}, {several(summary['seats'], 'seat')}, {', '.join(dict.fromkeys(summary['bots']))}:"
        f" {several(summary['finished'], 'game')} finished, {summary['ties']} tied{fair}",
        markup=False,
    )
    console.print("ended by: " + ", ".join(f"{reason} {count}" for reason, count in summary["reasons"].items()))
    for part in summary["shares"]:
        table = Table(part["by"], box=None, pad_edge=False)
        for title in ("seats", "won", "95 % interval", "mean score"):
            table.add_column(title, justify="right")
        for row in part["rows"]:
            table.add_row(*shares(row, summary["fair"]), f"{row['score']:.2f}")
        console.print()
        console.print(table)
    for part in summary["uses"]:
        table = Table(part["of"], box=None, pad_edge=False)
        for title in ("seats", "won", "95 % interval", "won without", "used by", "times", "correlation"):
            table.add_column(title, justify="right")
        for row in sorted(part["rows"], key=lambda row: -(row["correlation"] or 0)):
            without = "" if row["share_without"] is None else f"{row['share_without']:.1%}"
            r = "" if row["correlation"] is None else f"{row['correlation']:+.2f}"
            table.add_row(*shares(row, summary["fair"]), without, f"{row['used']:.0%}", f"{row['times']:.2f}", r)
        console.print()
        console.print(table)
    print_faults(console, summary)


def shares(row: Row, fair: float | None) -> list[str]:
    """The cells that say what was won; bold where chance does not explain it."""
    interval = f"{row['low']:.1%} - {row['high']:.1%}"
    if fair and not row["low"] <= fair <= row["high"]:
        interval = f"[bold]{interval}[/bold]"
    return [escape(row["name"]), str(row["seats"]), f"{row['share']:.1%}", interval]


def print_faults(console: Console, summary: dict[str, Any]) -> None:
    if summary["faults"]:
        first = summary["faults"][0]
        console.print(
            f"\n{several(len(summary['faults']), 'time')} greedy played on for a program; the first time"
            f" in game {first['game']}: {first['bot']}: {first['fault']}",
            markup=False,
        )


def several(number: int, what: str) -> str:
    """ "1 seat", "2 seats"."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
