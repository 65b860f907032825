"""The board of Romolo o Remo?: the hex map with terrain, walls, buildings and units; market, bank, players."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quadriga.games.romolo.board import RomoloBox
from quadriga.games.romolo.view import View
from quadriga.terminal.canvas import Canvas
from quadriga.terminal.texts import Texts

MARKS = ("▲", "●", "■", "◆")
"""The players on the map; colour only repeats it."""
STYLES = ("bold yellow", "bold dodger_blue1", "bold red", "bold dark_orange3")
TERRAIN = {-1: ("?", "grey42"), 0: (".", "green3"), 1: ("^", "grey70"), 2: ("♣", "dark_green"), 3: ("~", "steel_blue1")}
LETTERS = {"farm": "f", "storehouse": "s", "temple": "t", "sawmill": "w", "quarry": "w", "aqueduct": "a", "forum": "o",
           "port": "p"}  # fmt: skip
UNITS = {"worker": "W", "soldier": "S", "mercenary": "M", "explorer": "X"}
WIDE, HIGH = 12, 4
"""The size of a hex on the sheet: a brick, and every other row of bricks is shifted by half."""
EDGE, WALL = "grey35", "bold white"
HALVES = {1: (7, 0, "▄"), 2: (1, 0, "▄"), 4: (1, HIGH, "▀"), 5: (7, HIGH, "▀")}
"""Walls on the upper and lower sides: where they begin, and the half block that is nearer to their own hex."""
UPRIGHT = {0: WIDE - 1, 3: 1}
"""Walls to the east and to the west: their column."""


def draw(view: View, box: RomoloBox, texts: Texts) -> RenderableType:
    parts: list[RenderableType] = [
        Map(view, box),
        Text(" · ".join(f"{MARKS[n]} {texts.seat(n)}" for n in range(len(view["players"]))), "dim"),
        Text(texts.own("board-legend"), "dim"),
        Text(texts.own("board-buildings"), "dim"),
        side_by_side(market(view, texts), display(view, box, texts)),
    ]
    players = [player(seat, view, box, texts) for seat in range(len(view["players"]))]
    parts += [side_by_side(*players[n : n + 2]) for n in range(0, len(players), 2)]
    parts.append(Text(bank(view, texts), "dim"))
    return Group(*parts)


def side_by_side(*parts: RenderableType) -> Table:
    grid = Table.grid(expand=True, padding=(0, 1))
    for _ in parts:
        grid.add_column(ratio=1)
    grid.add_row(*parts)
    return grid


class Map:
    """Every hex with its name and terrain, its buildings, its units, and walls on its sides."""

    def __init__(self, view: View, box: RomoloBox) -> None:
        self.view = view
        self.box = box

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        spots = self.spots()
        width = max(x for x, _ in spots) + WIDE + 1
        sheet = Canvas(width, max(y for _, y in spots) + HIGH + 1)
        for x, y in spots:
            for line in (y, y + HIGH):
                sheet.write(x, line, "─" * (WIDE + 1), EDGE)
            for row in range(1, HIGH):
                sheet.write(x, y + row, "│", EDGE)
                sheet.write(x + WIDE, y + row, "│", EDGE)
        for n, (x, y) in enumerate(spots):
            self.hexagon(sheet, n, x, y)
        yield sheet.text()

    def spots(self) -> list[tuple[int, int]]:
        """The upper left corner of each hex."""
        places = self.box.places
        left = min(2 * q + r for q, r in places)
        top = min(r for _, r in places)
        return [((2 * q + r - left) * WIDE // 2, (r - top) * HIGH) for q, r in places]

    def hexagon(self, sheet: Canvas, n: int, x: int, y: int) -> None:
        hexagon = self.view["hexes"][n]
        sign, style = TERRAIN[hexagon["terrain"]]
        label = self.box.hex_names[n] + sign * (2 if hexagon["terrain"] != -1 else 1)
        if hexagon["peeked"] >= 0:
            label += "=" + TERRAIN[hexagon["peeked"]][0]
        token = hexagon["token"] if hexagon["token"] > 0 else hexagon["peeked_token"]
        if hexagon["token"] >= 0:
            label += f"x{token}" if token > 0 else "x?"
        sheet.write(x + 2, y + 1, label, style)
        built = "".join(LETTERS[kind] * count for kind, count in hexagon["buildings"].items())
        if hexagon["tower"] >= 0:
            sheet.write(x + 2, y + 2, MARKS[hexagon["tower"]] + "T", STYLES[hexagon["tower"]])
            sheet.write(x + 4, y + 2, built[:6], "bold")
        else:
            sheet.write(x + 2, y + 2, built[:8], "bold")
        at = x + 2
        for seat in range(len(self.view["players"])):
            units = self.units(n, seat)
            if units:
                sheet.write(at, y + 3, units[: x + WIDE - at], STYLES[seat])
                at += len(units)
        for side in hexagon["walls"]:
            self.wall(sheet, side, x, y)

    def wall(self, sheet: Canvas, side: int, x: int, y: int) -> None:
        """A wall on the inner edge of its hex; two walls on one side make a full block."""
        if side in UPRIGHT:
            for row in range(1, HIGH):
                sheet.write(x + UPRIGHT[side], y + row, "┃", WALL)
            return
        dx, dy, mark = HALVES[side]
        for n in range(WIDE // 2 - 1):
            there = sheet.cells[y + dy][x + dx + n][0]
            sheet.write(x + dx + n, y + dy, "█" if there in "▄▀█" and there != mark else mark, WALL)

    def units(self, n: int, seat: int) -> str:
        """The units of a player on a hex: "▲WwS!", small letters lie, ! is hindered."""
        letters = ""
        for unit in self.view["units"]:
            if unit["hex"] == n and unit["seat"] == seat:
                letter = UNITS[unit["kind"]]
                letters += (letter.lower() if unit["lying"] else letter) + "!" * unit["hindered"]
        return MARKS[seat] + letters if letters else ""


def market(view: View, texts: Texts) -> RenderableType:
    rows = Table.grid(padding=(0, 1))
    for good, price in enumerate(view["prices"]):
        key = ("grain", "wood", "stone", "salt", "refined")
        above = [texts.own(f"good-{key[cube]}") for column, cube in view["board"] if column == good]
        rows.add_row(texts.own(f"good-{key[good]}"), f"[bold]{price}[/bold]", ", ".join(above))
    title = f"{texts.own('board-market')} · {texts.own('board-round', round=view['round'])}"
    if view["closing"]:
        title += f" · {texts.own('board-closing')}"
    return Panel(rows, title=title, title_align="left", padding=0)


def display(view: View, box: RomoloBox, texts: Texts) -> RenderableType:
    text = Text()
    for slot, character in enumerate(view["display"]):
        if character >= 0:
            key = box.game.tables(box)["characters"][character]["name"]
            text.append(f"{slot + 1} {texts.own(f'character-{key}')}", "bold")
            text.append(": " + texts.own(f"character-{key}-hint") + "\n")
    text.append(f"+{sum(view['stack'])} {texts.own('board-stack')}", "dim")
    if box.solo and not box.bag:
        names = ("white", "yellow", "pink", "blue", "brown")
        row = ", ".join(texts.own(f"event-{names[cube]}") for cube in view["events"][:6])
        text.append(f"\n{texts.own('board-events')}: {row} …", "dim")
    return Panel(text, title=texts.own("board-display"), title_align="left", padding=0)


def coins(halves: int) -> str:
    return (str(halves // 2) if halves != 1 else "") + "½" * (halves % 2)


def player(seat: int, view: View, box: RomoloBox, texts: Texts) -> RenderableType:
    """Everything one player has and shows."""
    own = view["players"][seat]
    rows = Table.grid(padding=(0, 1))
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column()
    if own["cubes"]:
        stock = ", ".join(f"{n} {texts.own(f'good-{good}')}" for good, n in own["cubes"].items() if n)
        rows.add_row(texts.own("board-goods"), stock or "-")
    purse = texts.own("board-hidden") if own["coins"] < 0 else coins(own["coins"])
    rows.add_row(texts.own("board-coins"), purse)
    rows.add_row(texts.own("board-strength"), f"{own['strength']}" + " †" * own["damage"])
    hand = ", ".join(f"{n} {texts.own(f'kind-{kind}')}" for kind, n in own["hand"].items() if n)
    rows.add_row(texts.own("board-hand"), hand or "-")
    if own["battle_markers"]:
        rows.add_row(texts.own("board-battles"), str(own["battle_markers"]))
    if own["dice_count"]:
        known = ", ".join(texts.own(f"symbol-{symbol}") for symbol in own["dice"])
        rows.add_row(texts.own("board-dice"), known or str(own["dice_count"]))
    for tile in own["characters"]:
        note = f" ({tile['counters']})" if tile["counters"] >= 0 else ""
        name = texts.own(f"character-{tile['name']}") + note
        rows.add_row("", f"[dim]{name}[/dim]" if tile["used"] else name)
    for n, hexagon in enumerate(view["hexes"]):
        if hexagon["stored"] and view["active"] == seat:
            goods = ("grain", "wood", "stone", "salt", "refined")
            stored = ", ".join(f"{count} {texts.own(f'good-{goods[good]}')}" for good, count in hexagon["stored"])
            rows.add_row("", f"{texts.own('board-stored', hex=box.hex_names[n])}: {stored}")
    title = f"{MARKS[seat]} {texts.seat(seat)}"
    if not own["alive"]:
        title += f" ({texts.own('board-out')})"
    style = STYLES[seat] if view["active"] == seat else "dim"
    return Panel(rows, title=title, title_align="left", border_style=style, padding=0)


def bank(view: View, texts: Texts) -> str:
    names = {"quarry_sawmill": "sawmill"}
    left = []
    for kind, count in view["bank"].items():
        if kind == "mercenary":
            left.append(f"{count} {texts.own('kind-mercenary')}")
        elif kind == "battle_marker":
            left.append(f"{count} {texts.own('board-battles')}")
        else:
            left.append(f"{count} {texts.own(f'building-{names.get(kind, kind)}')}")
    return f"{texts.own('board-bank')}: " + ", ".join(left)
