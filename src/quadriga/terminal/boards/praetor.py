"""The board of Praetor: the growing city, the tiles on display, the wall, and what the players have."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from quadriga.games.praetor.board import PraetorBox
from quadriga.games.praetor.view import DieView, TileView, View
from quadriga.terminal.canvas import Canvas
from quadriga.terminal.texts import Texts

MARKS = ("◆", "◇", "●", "○", "■")
"""The players; colour only repeats it."""
STYLES = ("bold dodger_blue1", "bold yellow", "bold", "bold grey58", "bold medium_purple1")
ZONES = ("red", "green", "grey", "none")
ZONE_STYLES = {"red": "red", "green": "green", "grey": "cyan", "none": "default"}
WIDTHS = (9, 7, 5, 3)
"""A tile is drawn as wide as the city leaves room for."""
HEIGHT = 4
MARGIN = 4
ROUNDS = "wall_rules.max_rounds"


def draw(view: View, box: PraetorBox, texts: Texts) -> RenderableType:
    return Group(
        Text(headline(view, box, texts), "bold"),
        City(view, box, texts),
        Text(texts.own("board-legend", marks=" ".join(MARKS[: box.seats])), "dim"),
        display(view, box, texts),
        wall(view, box, texts),
        players(view, box, texts),
    )


def headline(view: View, box: PraetorBox, texts: Texts) -> str:
    parts = [texts.own("board-round", round=view["round"], most=box.data.shown(ROUNDS))]
    if view["last"]:
        parts.append(texts.own("board-last"))
    order = " > ".join(f"{MARKS[seat]} {texts.seat(seat)}" for seat in view["order"])
    return " · ".join([*parts, f"{texts.own('board-order')}: {order}"])


class City:
    """The tiles at their places, with the coordinates of rows and columns, and the free places around them."""

    def __init__(self, view: View, box: PraetorBox, texts: Texts) -> None:
        self.view = view
        self.box = box
        self.short = texts.own("board-short").split()
        self.letters = dict(zip(ZONES, texts.own("board-zones").split(), strict=True))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        free = [self.box.xy(cell) for cell in self.view["sites"]]
        self.left, self.top = min(x for x, _ in free), max(y for _, y in free)
        columns = max(x for x, _ in free) - self.left + 1
        rows = self.top - min(y for _, y in free) + 1
        room = options.max_width - MARGIN
        self.width = next((width for width in WIDTHS if width * columns <= room), WIDTHS[-1])
        sheet = Canvas(options.max_width, rows * HEIGHT + 1)
        for row in range(rows):
            sheet.write(0, row * HEIGHT + 1, f"{self.top - row:>3}", "dim")
        for column in range(columns):
            label = str(self.left + column).center(self.width)
            sheet.write(MARGIN + column * self.width, rows * HEIGHT, label, "dim")
        for x, y in free:
            self.free(sheet, x, y)
        for tile in self.view["city"]:
            self.tile(sheet, tile)
        yield sheet.text()

    def spot(self, x: int, y: int) -> tuple[int, int]:
        return MARGIN + (x - self.left) * self.width, (self.top - y) * HEIGHT

    def free(self, sheet: Canvas, x: int, y: int) -> None:
        """A free place: its coordinates while a tile is being built, otherwise a dot."""
        left, top = self.spot(x, y)
        named = self.view["in_hand"] >= 0 and self.width > WIDTHS[2]
        label = f"x{x}y{y}" if named else "·"
        sheet.write(left, top + 1, label.center(self.width), "dim")

    def tile(self, sheet: Canvas, tile: TileView) -> None:
        left, top = self.spot(tile["x"], tile["y"])
        inner = self.width - 2
        owner = tile["owner"]
        mark = MARKS[owner] if owner >= 0 else "─"
        zone = ZONE_STYLES[tile["zone"]]
        style = STYLES[owner] if owner >= 0 else "default"
        edge = self.letters[tile["zone"]].center(inner, "─") if inner > 1 else "─"
        sheet.write(left + 1, top, edge, zone)
        sheet.write(left + 1, top, mark, style)
        sheet.write(left + 1, top + 3, ("!" if tile["open"] else "─").center(inner, "─"), zone)
        for side in (0, inner + 1):
            sheet.write(left + side, top + 1, "│", zone)
            sheet.write(left + side, top + 2, "│", zone)
        name = self.short[self.box.kinds.index(tile["kind"])]
        sheet.write(left + 1, top + 1, name[:inner].center(inner), style)
        self.dice(sheet, tile, left + 1, top + 2, inner)
        for corner, (x, y) in zip(tile["corners"], ((0, 0), (inner + 1, 0), (inner + 1, 3), (0, 3)), strict=True):
            sheet.write(left + x, top + y, corner, "bold")

    def dice(self, sheet: Canvas, tile: TileView, left: int, top: int, inner: int) -> None:
        """Who built the tile this round on the left, who works there on the right."""
        builder, worker = tile["builder"], tile["worker"]
        if builder and inner >= 2:
            sheet.write(left, top, die(builder), STYLES[builder["seat"]])
        if worker:
            label = die(worker)[-inner:]
            sheet.write(left + inner - len(label), top, label, STYLES[worker["seat"]])


def die(worker: DieView) -> str:
    return f"{MARKS[worker['seat']]}{worker['experience']}"


def cost(table: dict[str, int], texts: Texts) -> str:
    """What a table of resources amounts to, in words."""
    amounts = [f"{n} {texts.own(f'resource-{name}', count=n)}" for name, n in table.items() if n]
    return ", ".join(amounts) or "-"


def display(view: View, box: PraetorBox, texts: Texts) -> RenderableType:
    """The tiles that can be built: what they give and cost, what they do, and what their visitors pay."""
    kinds = {kind["id"]: kind for kind in box.data.shown("tile_kind")}
    rows = Table.grid(padding=(0, 2))
    for tile in view["display"]:
        name = f"tile-{box.tiles[tile].replace('_', '-')}"
        kind = kinds[box.kind[tile]]
        price = texts.own("board-cost", favour=kind["favor"], cost=cost(kind["build_cost"], texts))
        does = texts.own(f"{name}-hint")
        if "activation_cost" in kind:
            does += f" ({texts.own('board-fee', cost=cost(kind['activation_cost'], texts))})"
        corners = "".join(box.data.shown("city_tile")[tile]["corners"])
        rows.add_row(f"[bold]{texts.own(name)}[/bold]", corners, price, f"[dim]{does}[/dim]")
    if view["stack"]:
        epoch = "I" * view["top_epoch"]
        stack = texts.own("board-stack", count=view["stack"], epoch=epoch)
    else:
        stack = texts.own("board-stack-empty")
    return Group(Text(f"\n{texts.own('board-display')} ({stack})", "bold"), rows)


def wall(view: View, box: PraetorBox, texts: Texts) -> RenderableType:
    text = Text("\n")
    text.append(f"{texts.own('board-wall')}: ", "bold")
    if view["wall"] >= 0:
        text.append(texts.own(f"wall-{box.walls[view['wall']].replace('_', '-')}-hint"))
    else:
        text.append(texts.own("board-wall-taken"), "dim")
    text.append(f" ({texts.own('board-wall-stack', count=view['wall_stack'])})\n", "dim")
    return text


def players(view: View, box: PraetorBox, texts: Texts) -> RenderableType:
    """What each player has, a column each."""
    table = Table(box=None, pad_edge=False, padding=(0, 1), expand=False)
    table.add_column(style="dim", no_wrap=True)
    for own in view["players"]:
        seat = own["seat"]
        acting = view["queue"][:1] == [seat]
        style = STYLES[seat] + (" reverse" if acting else "")
        table.add_column(Text(f"{MARKS[seat]} {texts.seat(seat)}", style))
    for label, values in rows(view, box, texts):
        table.add_row(label, *values)
    return table


def rows(view: View, box: PraetorBox, texts: Texts) -> list[tuple[str, list[str]]]:
    everyone = view["players"]
    lines = [("", [texts.own("board-favour", favour=own["favour"]) for own in everyone])]
    if any(own["passed"] for own in everyone):
        lines.append(("", [texts.own("board-passed") if own["passed"] else "" for own in everyone]))
    for good in everyone[0]["goods"]:
        lines.append((texts.own(f"resource-{good}", count=2), [str(own["goods"][good]) for own in everyone]))
    lines += [
        (texts.own("board-pool"), [" ".join(map(str, own["pool"])) or "-" for own in everyone]),
        (texts.own("board-training"), [f"{own['stage_one']} / {own['stage_two']}" for own in everyone]),
        (texts.own("board-villagers"), [str(own["villagers"]) for own in everyone]),
        (texts.own("board-retired"), [f"{own['retired']} ({own['resting']})" for own in everyone]),
        (texts.own("board-morale"), [f"{own['morale']:+}" if own["morale"] else "0" for own in everyone]),
        (texts.own("board-wages"), [str(own["wages"]) for own in everyone]),
        (texts.own("board-tiles"), [f"{own['tiles']} / {len(own['walls'])}" for own in everyone]),
        (texts.own("board-side"), [side(own["board"], box) for own in everyone]),
    ]
    return lines


def side(board: int, box: PraetorBox) -> str:
    return "A" if not board else f"B{board}"
