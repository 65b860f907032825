"""What bots think and how strong they are, on the screen."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from quadriga.arena.analysis import Moment
from quadriga.terminal.texts import Texts

MISTAKE = 0.05
"""From this loss on the better answer is printed."""


def show_analysis(console: Console, report: dict[str, Any], found: list[Moment], texts: Texts) -> None:
    """Every decision, then each seat: what it lost, where its points are from, what turned its game."""
    seats = range(len(report["seats"]))
    names = [texts.seat(seat) for seat in seats]
    headings = [texts(name) for name in ("ui-analysis-answer", "ui-analysis-loss", "ui-analysis-better")]
    table = Table("#", *names, *headings, box=None, pad_edge=False, header_style="bold")
    answers = {}
    for moment in found:
        said = f"{names[moment.seat]}: {texts.action(moment.answer)}"
        answers[moment.number] = said
        better = texts.action(moment.best) if moment.loss >= MISTAKE else ""
        loss = f"{moment.loss:.1%}" if moment.answer != moment.best else ""
        shares = [f"{share:.0%}" for share in moment.shares]
        table.add_row(str(moment.number), *shares, escape(said), loss, escape(better))
    console.print(table, highlight=False)
    for seat in seats:
        entry = report["seats"][seat]
        console.print(f"\n[bold]{escape(names[seat])}[/bold] {escape(entry['player'])}", highlight=False)
        same, wins = entry["as_the_search"], f"{entry['loss']:.2f}"
        lines = [texts("ui-analysis-decisions", count=entry["decisions"], same=same, wins=wins)]
        scored = (entry["points"] or {}).items()
        if points := ", ".join(f"{texts.own(f'score-{what}')} {n}" for what, n in scored if n):
            lines.append(texts("ui-analysis-points", points=points))
        for turn in entry["turning_points"]:
            number, change = turn["answer"], f"{turn['change']:+.0%}"
            lines.append(texts("ui-analysis-turn", change=change, number=number, answer=answers[number]))
        for line in lines:
            console.print(f"  {line}", markup=False, highlight=False)


def show_levels(console: Console, found: list[dict[str, Any]]) -> None:
    """The levels of each game, weakest first."""
    columns = ("game", "level", "iterations", "softness", "rating", "95 % interval", "above the level before")
    table = Table(*columns, box=None, pad_edge=False)
    for entry in found:
        for level in entry["levels"]:
            iterations = f"{level['iterations']}" + (f", {level['turn']} a turn" if level["turn"] else "")
            cells = [entry["game"], level["name"], iterations, f"{level['softness']:g}"]
            if level["rating"] is not None:
                cells += [f"{level['rating']:.0f}", f"{level['low']:.0f} to {level['high']:.0f}"]
            if level["gap"] is not None:
                cells.append(f"{level['gap']:.0f} ({level['gap_low']:.0f} to {level['gap_high']:.0f})")
            table.add_row(*cells)
    console.print(table)


def show_simulation(console: Console, found: dict[str, Any]) -> None:
    """Who won how often."""
    console.print(f"{found['game']}: {found['games']} games, {found['finished']} finished, {found['ties']} tied")
    for title, rows in (("bot", found["bots"]), ("seat", found["seats"])):
        table = Table(title, "wins", "share", "95 % interval", "mean score", box=None, pad_edge=False)
        for row in rows:
            interval = f"{row['low']:.1%} - {row['high']:.1%}"
            table.add_row(row["name"], f"{row['wins']:g}", f"{row['share']:.1%}", interval, f"{row['score']:.2f}")
        console.print()
        console.print(table)
    for row in found["bots"]:
        if "fault" in row:
            said = f"{row['replaced']} times greedy played on for {row['name']}: {row['fault']}"
            console.print(said, markup=False, highlight=False)
    length = found["decisions"]
    console.print()
    console.print("ended by: " + ", ".join(f"{reason} {count}" for reason, count in found["reasons"].items()))
    console.print(f"decisions: {length['mean']} a game ({length['least']} to {length['most']})")
    console.print(f"speed: {found['decisions_per_s']} decisions/s")
