"""Commands that look things up: games, rules, data, levels."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.markup import escape
from rich.table import Table

from quadriga.agents.levels import RatedLevel, rated_levels
from quadriga.cli.files import read_data
from quadriga.cli.output import OK, print_json
from quadriga.cli.parameters import Data, Json, Language
from quadriga.games import KEYS, game
from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.game_data import GameData
from quadriga.terminal.rulebook import by_number
from quadriga.terminal.show import console_for
from quadriga.terminal.texts import language

commands = App()


@commands.command
def games(*, json: Json = False) -> int:
    """List the games, their seats and their settings."""
    described = [describe(key) for key in KEYS]
    if json:
        return print_json({"games": described})
    table = Table("game", "title", "players", "settings", box=None, pad_edge=False, header_style="bold")
    for entry in described:
        seats = sorted({entry["seats"][0], entry["seats"][-1]})
        settings = ", ".join(
            f"{setting['name']}={setting['default']} ({setting['values']})" for setting in entry["settings"]
        )
        table.add_row(entry["key"], entry["title"], "-".join(map(str, seats)), settings)
    console_for().print(table)
    return OK


def describe(key: str) -> dict[str, Any]:
    described = game(key)
    settings = []
    for setting in described.settings:
        values = setting.values
        if isinstance(values, range):
            expected = f"{values[0]} to {values[-1]}"
        else:
            expected = "yes or no" if values is None else " or ".join(values)
        default = setting.write(setting.read(setting.default, described.seat_counts[0]))
        settings.append({"name": setting.name, "default": default, "values": expected, "ours": setting.ours})
    return {"key": key, "title": described.title, "seats": list(described.seat_counts), "settings": settings}


@commands.command
def rules(
    key: Annotated[str, Parameter(name="GAME")],
    number: Annotated[str | None, Parameter(name="NUMBER", help="A rule, ruling, example or section.")] = None,
    /,
    *,
    lang: Language = None,
    json: Json = False,
) -> int:
    """Print the rules of a game in our own words."""
    chosen = game(key)
    tongue = language(lang)
    texts = chosen.rules_in(tongue) if number is None else by_number(chosen, number, tongue)
    if not texts:
        raise QuadrigaError(f"{chosen.title} has no rule, ruling, example or section {number!r}")
    if json:
        return print_json({"rules": [{"number": text.number, "text": text.text} for text in texts]})
    console, section = console_for(), ""
    for text in texts:
        if text.section != section:
            section = text.section
            console.print(f"\n[bold]{escape(section)}[/bold]")
        console.print(f"[bold]{text.number}[/bold] {escape(text.text)}", highlight=False)
    return OK


@commands.command
def data(
    key: Annotated[str, Parameter(name="GAME")],
    /,
    *,
    reconstructed: Annotated[bool, Parameter(negative="", help="Only what no source gives.")] = False,
    data: Data = None,
    json: Json = False,
) -> int:
    """Print the data of a game: every value and where it is from."""
    overrides = read_data(data)
    game_data = GameData(game(key).data.toml, overrides)
    listed = [datum._asdict() for datum in game_data.listed()]
    for datum in listed:
        if any(datum["key"] == name or datum["key"].startswith((f"{name}.", f"{name}[")) for name in overrides):
            datum |= {"provenance": "override", "because": str(data)}
    if reconstructed:
        listed = [datum for datum in listed if datum["provenance"] == "reconstructed"]
    if json:
        return print_json({"game": key, "digest": game_data.whole_digest(), "data": listed})
    console, source = console_for(), None
    for datum in listed:
        if (datum["provenance"], datum["because"]) != source:
            source = datum["provenance"], datum["because"]
            console.print(f"\n[bold]{source[0]}[/bold]: [dim]{escape(source[1])}[/dim]", highlight=False)
        console.print(f"  {datum['key']} = {escape(str(datum['value']))}", highlight=False)
    return OK


@commands.command
def levels(key: Annotated[str | None, Parameter(name="GAME")] = None, /, *, json: Json = False) -> int:
    """The levels of the bots with their ratings, as they were measured."""
    rated = {chosen: rated_levels(chosen) for chosen in ([game(key).key] if key else KEYS)}
    if json:
        return print_json({"games": [{"game": chosen, "levels": listed} for chosen, listed in rated.items()]})
    columns = ("game", "level", "iterations", "softness", "rating", "95 % interval", "above the level before", "rules")
    table = Table(*columns, box=None, pad_edge=False)
    for chosen, listed in rated.items():
        for level in listed:
            table.add_row(chosen, *level_cells(level, game(chosen).rules_version))
    console_for().print(table)
    return OK


def level_cells(level: RatedLevel, now: int) -> list[str]:
    """One row; the last cell says by which rules version it was rated, and today's where that is another."""
    iterations = f"{level['iterations']}" + (f", {level['turn']} a turn" if level["turn"] else "")
    cells = [level["name"], iterations, f"{level['softness']:g}"]
    if level["rating"] is not None:
        cells += [f"{level['rating']:.0f}", f"{level['low']:.0f} to {level['high']:.0f}"]
        gap = (
            f"{level['gap']:.0f} ({level['gap_low']:.0f} to {level['gap_high']:.0f})"
            if level["gap"] is not None
            else ""
        )
        cells += [gap, f"{level['rules']}" if level["rules"] == now else f"{level['rules']} (now {now})"]
    return cells
