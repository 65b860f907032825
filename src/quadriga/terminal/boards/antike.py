"""The board of Antike Duellum: the map with cities and units, the rondel, and what both players have."""

from __future__ import annotations

from functools import cache

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quadriga.games.antike.board import AntikeBox
from quadriga.games.antike.view import CityView, View
from quadriga.terminal.canvas import Canvas, Places
from quadriga.terminal.texts import Texts

MARKS = ("◆", "◇")
"""The players on the map: filled is brown, hollow is beige; colour only repeats it."""
STYLES = ("bold dark_orange3", "bold dark_khaki")
SEA, LAND, FREE = "deep_sky_blue3", "grey50", "default"
BORDERS = {"land": ("·", "grey39", 2), "sea": ("~", "steel_blue", 2), "both": ("·", "grey39", 2)}
ROWS = 40
WIDEST = 132
RING = ((0, 1, 2), (7, None, 3), (6, 5, 4))
"""The rondel's fields as they stand around the middle, clockwise."""


def draw(view: View, box: AntikeBox, texts: Texts) -> RenderableType:
    return Group(
        Map(view, box, texts),
        Text(" · ".join([*(f"{MARKS[n]} {texts.seat(n)}" for n in (0, 1)), texts.own("board-legend")]), "dim"),
        side_by_side(rondel(view, box, texts), cards(view, box, texts)),
        side_by_side(*(player(seat, view, box, texts) for seat in (0, 1))),
        Text(bank(view, texts), "dim"),
    )


def side_by_side(*parts: RenderableType) -> Table:
    grid = Table.grid(expand=True, padding=(0, 1))
    for _ in parts:
        grid.add_column(ratio=1)
    grid.add_row(*parts)
    return grid


class Map:
    """Regions at their places: a name with its city, and the units below it."""

    def __init__(self, view: View, box: AntikeBox, texts: Texts) -> None:
        self.view = view
        self.box = box
        self.texts = texts
        self.regions = box.data.shown(f"map.{box.settings['map']}.regions")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        box = self.box
        spots = layout(tuple((r["name"], r["x"], r["y"]) for r in self.regions), width)
        centres = [(x + w // 2, y) for x, y, w in spots]
        sheet = Canvas(width, ROWS)
        for a, b, kind in box.borders:
            letter, style, step = BORDERS[kind]
            sheet.line(centres[a], centres[b], letter, style, step)
            if kind == "both":
                sheet.line(centres[a], centres[b], "~", "steel_blue", 4)
        cities = {city["region"]: city for city in self.view["cities"]}
        for region, (x, y, _) in enumerate(spots):
            before, name, after, style = self.label(region, cities.get(region))
            sheet.write(x, y, before, style)
            sheet.write(x + 2, y, name, style)
            sheet.write(x + 2 + len(name), y, after, style)
            at = x + 2
            for seat, units in self.units(region):
                sheet.write(at, y + 1, units + " ", STYLES[seat])
                at += len(units) + 1
        yield sheet.text()

    def label(self, region: int, city: CityView | None) -> tuple[str, str, str, str]:
        """What stands before and behind a region's name, and its style."""
        shown = self.regions[region]
        name = str(shown["name"])
        if city:
            letter = self.texts.own("board-letters").split()[city["resource"]]
            marks = letter + "T" * city["temple"] + "#" * city["wall"]
            return f"{MARKS[city['owner']]} ", name, f" {marks} ", STYLES[city["owner"]]
        if shown["city"]:
            return "□ ", name, " ", FREE
        return ("~ ", name, " ", f"italic {SEA}") if shown["kind"] == "sea" else ("^ ", name, " ", LAND)

    def units(self, region: int) -> list[tuple[int, str]]:
        """The units of each player there: "◆2L1G", with a star for the special unit."""
        legion, galley = self.texts.own("board-unit-letters").split()
        letters = {"legion": legion, "galley": galley, "general": "*", "admiral": "*"}
        labels = []
        for seat in (0, 1):
            here = [unit for unit in self.view["units"] if unit["region"] == region and unit["seat"] == seat]
            if here:
                counts = "".join(
                    (str(u["count"]) if letters[u["unit"]] != "*" else "") + letters[u["unit"]] for u in here
                )
                labels.append((seat, MARKS[seat] + counts))
        return labels


@cache
def layout(regions: tuple[tuple[str, int, int], ...], width: int) -> list[tuple[int, int, int]]:
    """Where each region's label goes, so that none covers another: left, top, width."""
    places = Places(width, ROWS)
    boxes = []
    for name, x, y in regions:
        size = len(name) + 6
        left, top = places.find(round(x * (width - 1) / 100), round(y * (ROWS - 1) / 100), size, 2)
        boxes.append((left, top, size))
    return boxes


def rondel(view: View, box: AntikeBox, texts: Texts) -> RenderableType:
    """The ring of fields with the stones of both players on it."""
    grid = Table.grid(expand=True, padding=(0, 1))
    for _ in range(3):
        grid.add_column(justify="center", ratio=1)
    stones = [player["stone"] for player in view["players"]]
    for row in RING:
        grid.add_row(*(field(number, stones, box, texts) for number in row))
        if row is not RING[-1]:
            grid.add_row()
    return Panel(grid, title=texts.own("board-rondel"), title_align="left", padding=0)


def field(number: int | None, stones: list[int], box: AntikeBox, texts: Texts) -> Text:
    if number is None or number >= len(box.fields):
        waiting = " ".join(MARKS[seat] for seat, stone in enumerate(stones) if stone < 0)
        return Text(f"↻\n{waiting}")
    name = box.fields[number].replace("_", "-")
    here = "".join(f" {MARKS[seat]}" for seat, stone in enumerate(stones) if stone == number)
    text = Text(justify="center")
    text.append(texts.own(f"field-{name}") + here, "bold reverse" if here else "bold")
    text.append("\n" + texts.own(f"field-{name}-hint"), "dim")
    return text


def cards(view: View, box: AntikeBox, texts: Texts) -> RenderableType:
    text = Text()
    for card in view["display"]:
        text.append(texts.own(f"card-{box.cards[card]}"), "bold")
        text.append(": " + texts.own(f"card-{box.cards[card]}-hint") + "\n")
    text.append(texts.own("board-deck", deck=view["deck"], discards=len(view["discards"])), "dim")
    title = f"{texts.own('board-cards')} ({texts.own('board-display')})"
    return Panel(text, title=title, title_align="left", padding=0)


def player(seat: int, view: View, box: AntikeBox, texts: Texts) -> RenderableType:
    """Everything one player has."""
    own = view["players"][seat]
    rows = Table.grid(padding=(0, 1))
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column()
    goods = (("marble", own["marble"]), ("iron", own["iron"]), ("gold", own["gold"]), ("coin", own["coins"]))
    stock = ", ".join(f"{n} {texts.own(f'good-{name}', count=n)}" for name, n in goods)
    rows.add_row(texts.own("board-stock"), stock)
    for place in ("recruits", "supply"):
        rows.add_row(texts.own(f"board-{place}"), counted(own[place], texts))
    rows.add_row(texts.own("board-walls"), str(own["walls"]))
    named = [texts.own(f"advance-{name.replace('_', '-')}") for name in own["advances"]]
    rows.add_row(texts.own("board-advances"), ", ".join(named) or "-")
    hand = [texts.own(f"card-{box.cards[card]}") for card in own["cards"]]
    rows.add_row(texts.own("board-hand"), ", ".join(hand) or "-")
    for step in own["progress"]:
        kind = f"personality-{step['personality']}"
        line = f"{'●' * step['taken'] or '-'}  {step['have']}/{step['need']}"
        if step["earned"] > step["taken"] and view["stacks"][step["personality"]]:
            line += f" [bold]{texts.own('board-due')}[/bold]"
        rows.add_row(texts.own(kind), f"{line}  [dim]{texts.own(f'{kind}-hint')}[/dim]")
    points = texts.own("board-points", points=own["points"], goal=box.win_at)
    title = f"{MARKS[seat]} {texts.seat(seat)}: {points}"
    style = STYLES[seat] if view["active"] == seat else "dim"
    return Panel(rows, title=title, title_align="left", border_style=style, padding=0)


def counted(units: dict[str, int], texts: Texts) -> str:
    return ", ".join(f"{n} {texts.own(f'unit-{name}', count=n)}" for name, n in units.items() if n) or "-"


def bank(view: View, texts: Texts) -> str:
    return texts.own(
        "board-bank",
        coins=view["bank_coins"],
        temples=view["bank_temples"],
        walls=view["bank_walls"],
        **view["tiles_left"],
    )
