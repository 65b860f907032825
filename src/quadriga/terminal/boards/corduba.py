"""The board of Corduba: the districts cell by cell, market and demand, sites, monuments, and what everybody has."""

from __future__ import annotations

from typing import Literal

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from quadriga.games.corduba.board import CordubaBox
from quadriga.games.corduba.view import PlayerView, View
from quadriga.terminal.texts import Texts

ROW = 11
STYLES = ("dark_orange3", "green3", "grey93", "grey58")
SPECIALIST_STYLES = ("red3", "medium_purple2", "dodger_blue1", "gold1", "spring_green3", "tan")
CELL = 3
ABBREVIATIONS = 2


def draw(view: View, box: CordubaBox, texts: Texts) -> RenderableType:
    parts: list[RenderableType] = [
        Text(texts.own("board-round", round=view["round"], decade=view["decade"]), "bold"),
        city(view, box, texts),
        Text(texts.own("board-legend"), "dim"),
        side_by_side(market(view, texts), rome(view, box, texts)),
        places(view, box, texts),
    ]
    players = [player(own, view, box, texts) for own in view["players"]]
    parts += [side_by_side(*players[n : n + 2]) for n in range(0, len(players), 2)]
    return Group(*parts)


def side_by_side(*parts: RenderableType) -> Table:
    grid = Table.grid(expand=True, padding=(0, 1))
    for _ in parts:
        grid.add_column(ratio=1)
    grid.add_row(*parts)
    return grid


# -- the city ----------------------------------------------------------


def city(view: View, box: CordubaBox, texts: Texts) -> Table:
    """The three districts, each as wide as its rows."""
    grid = Table.grid(padding=(0, 1))
    for d in range(3):
        grid.add_column(width=len(box.data.shown("district")[d]["rows"][0]) * CELL + 5)
    grid.add_row(*(district(d, view, box, texts) for d in range(3)))
    return grid


def short(name: str) -> str:
    """Two letters for a building: He, Cf, Of."""
    words = name.replace("_", " ").split()
    return (words[0][0].upper() + words[1][0]) if len(words) > 1 else words[0][:ABBREVIATIONS].capitalize()


def labels(box: CordubaBox) -> list[str]:
    """A different pair of letters for every kind."""
    labels: list[str] = []
    for kind in box.kinds:
        label = short(kind)
        n = ABBREVIATIONS
        while label in labels:
            label = kind[0].upper() + kind[n]
            n += 1
        labels.append(label)
    return labels


def district(d: int, view: View, box: CordubaBox, texts: Texts) -> RenderableType:
    """One district: rows and columns counted from 1, as the texts say them."""
    rows: list[str] = box.data.shown("district")[d]["rows"]
    cells: dict[int, tuple[str, str]] = {}
    names = labels(box)
    for tile in view["tiles"]:
        if tile["district"] == d:
            mark = "!" if tile["unrest"] else sides_on(view, "tile", tile["tile"]) or "*" if tile["occupied"] else " "
            style = f"{'bold ' if not tile['occupied'] else ''}{SPECIALIST_STYLES[box.colour[tile['building']]]}"
            style += " reverse" if tile["unrest"] else ""
            for cell in tile["cells"]:
                cells[cell] = (names[tile["building"]] + mark, style)
    here = view["districts"][d]
    for cell in here["neutral"]:
        cells[cell] = (" o ", "grey50")
    for side, insulae in enumerate(here["insulae"]):
        for cell in insulae:
            cells[cell] = (f" {side + 1} ", f"bold {STYLES[side]}")
    text = Text("   " + "".join(f"{c + 1:^{CELL}}" for c in range(max(map(len, rows)))) + "\n", "dim", no_wrap=True)
    for r, row in enumerate(rows):
        text.append(f"{r + 1:>2} ", "dim")
        for c, plot in enumerate(row):
            label, style = cells.get(r * ROW + c, ("   " if plot == "." else f" {plot.lower()} ", "grey42"))
            text.append(label, style)
        text.append("\n")
    for own in view["players"]:
        text.append(f"{own['seat'] + 1}:{own['prestige'][d]:>2} ", STYLES[own["seat"]])
    title = box.data.shown("district")[d]["id"].capitalize()
    if here["revolt"]:
        title += f" - {texts.own('board-revolt')}"
    return Panel(text, title=title, title_align="left", padding=0)


# -- market, Rome, places --------------------------------------------------


def market(view: View, texts: Texts) -> RenderableType:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("")
    for key in ("price", "stock", "supply"):
        table.add_column(texts.own(f"board-{key}"), justify="right")
    table.add_column("")
    for name, price in view["price"].items():
        row = (price, view["market"][name], view["supply"][name])
        traded = [texts.own(f"board-{way}") for way in ("bought", "sold") if name in view[way]]
        table.add_row(texts.own(f"resource-{name}", count=2), *map(str, row), *traded)
    return Panel(table, title=texts.own("board-market"), title_align="left", padding=0)


def rome(view: View, box: CordubaBox, texts: Texts) -> RenderableType:
    text = Text()
    if view["demand"] >= 0:
        name = box.romae[view["demand"]].replace("_", "-")
        text.append(texts.own(f"demand-{name}"), "bold")
        text.append(": " + texts.own(f"demand-{name}-hint") + "\n")
    values = {"minimum": view["minimum"], "troops": view["troops_minimum"], "offerings": view["offerings_minimum"]}
    text.append(texts.own("board-minimum", **values) + "\n")
    text.append(texts.own("board-markers", markers=view["markers"]) + "\n")
    if view["spares"]:
        text.append(texts.own("board-spares") + "\n")
    if view["caepio_card"] >= 0:
        rows = box.caepio_rows[view["caepio_card"]][view["caepio_row"] :]
        left = " / ".join(" | ".join(":".join(word) for word in row) for row in rows)
        text.append(f"{texts.own('board-caepio')} {box.caepio_cards[view['caepio_card']]}: {left}", "italic")
    return Panel(text, title=texts.own("board-rome"), title_align="left", padding=0)


def places(view: View, box: CordubaBox, texts: Texts) -> RenderableType:
    """Spaces that are used or closed, monuments and tokens with their owners."""
    rows = Table.grid(padding=(0, 1))
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column()
    used = [
        texts.own(f"space-{name}") + on_space(view, n)
        for n, name in enumerate(box.space_names)
        if n in view["spaces"] or on_space(view, n)
    ]
    rows.add_row(texts.own("board-used"), "; ".join(used) or "-")
    owners = zip(box.monument_names, view["monuments"], strict=True)
    rows.add_row(texts.own("board-monuments"), "; ".join(named(name, owner, texts) for name, owner in owners))
    tokens = [
        named(texts.own(f"gesta-{name.replace('_', '-')}"), owner, texts)
        for name, owner in zip(box.gestae, view["gestae"], strict=True)
        if owner > -2
    ]
    rows.add_row(texts.own("board-gestae"), "; ".join(tokens) or "-")
    names = labels(box)
    built = dict.fromkeys(tile["building"] for tile in view["tiles"])
    kinds = [f"{names[k]} {texts.own('building-' + box.kinds[k].replace('_', '-'))}" for k in built]
    rows.add_row(texts.own("board-tiles"), "; ".join(kinds) or "-")
    return rows


def on_space(view: View, space: int) -> str:
    sides = sides_on(view, "space", space)
    return f" ({', '.join(sides)})" if sides else ""


def sides_on(view: View, kind: Literal["tile", "space"], number: int) -> str:
    """Whose figures stand there, by the numbers of the sides."""
    return "".join(str(group["side"] + 1) for group in view["figures"] if group[kind] == number)


def named(name: str, owner: int, texts: Texts) -> str:
    return name if owner < 0 else f"{name} ({owner + 1})"


# -- players ------------------------------------------------------------------


def player(own: PlayerView, view: View, box: CordubaBox, texts: Texts) -> RenderableType:
    """Everything one side has."""
    rows = Table.grid(padding=(0, 1))
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column()
    goods = [f"{n} {texts.own(f'good-{name}', count=n)}" for name, n in own["goods"].items() if n]
    rows.add_row(texts.own("board-senators"), f"{own['senators']}", style="bold")
    rows.add_row(texts.own("board-goods"), ", ".join(goods) or "-")
    figures = {"workers": own["workers"], "register": own["register"], "special": own["special_workers"]}
    ready = [
        texts.own(f"specialist-{name}") + ("" if name in own["ready"] else f" ({texts.own('board-occupied')})")
        for name in own["specialists"]
    ]
    rows.add_row(texts.own("board-figures"), ", ".join([texts.own("board-workers", **figures), *ready]))
    people = {key: own[key] for key in ("popularity", "harmony", "unrest", "held")}
    rows.add_row(texts.own("board-tracks"), texts.own("board-people", **people))
    prestige = zip(("Servorum", "Plebeius", "Patricius"), own["prestige"], own["insulae_left"], strict=True)
    rows.add_row(texts.own("board-prestige"), ", ".join(f"{d} {n} (□{left})" for d, n, left in prestige))
    if own["character"] >= 0:
        notes = [box.character_names[own["character"]]]
        notes += [texts.own("board-merchant")] * bool(own["merchant"]) + [texts.own("board-power")] * bool(own["power"])
        rows.add_row(texts.own("board-character"), ", ".join(notes))
    mark = " ▶" if own["seat"] == view["active"] else f" ({texts.own('board-passed')})" if own["passed"] else ""
    title = f"{own['seat'] + 1} {texts.own('side-' + own['name'])}{mark}"
    return Panel(rows, title=title, title_align="left", border_style=STYLES[own["seat"]], padding=0)
