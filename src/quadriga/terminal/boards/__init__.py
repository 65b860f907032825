"""The drawn boards: one module for each game that has one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from quadriga.kernel.game import Box
from quadriga.terminal.texts import Texts

Draw = Callable[[Any, Box, Texts], RenderableType]


def board(key: str) -> Draw:
    """What draws a game's view: draw(view, box) or draw(view, box, texts) of its module, or plain tables."""
    name = f"{__name__}.{key}"
    if find_spec(name) is None:
        return as_tables
    draw = import_module(name).draw
    if len(signature(draw).parameters) == 2:
        return lambda view, box, texts: draw(view, box)
    return draw  # type: ignore[no-any-return]


def as_tables(view: Mapping[str, object], box: Box, texts: Texts) -> RenderableType:
    """A view without a drawing: its single values, then a table for each list of things."""
    single = Table(box=None, show_header=False, pad_edge=False)
    parts: list[RenderableType] = [single]
    for key, value in view.items():
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            parts.append(listing(str(key), value))
        else:
            single.add_row(f"[bold]{escape(str(key))}[/bold]", escape(plain(value)))
    return Group(*parts)


def listing(title: str, rows: list[dict[str, object]]) -> Table:
    table = Table(*rows[0], title=title, title_justify="left", box=None, pad_edge=False, header_style="bold")
    for row in rows:
        table.add_row(*(escape(plain(value)) for value in row.values()))
    return table


def plain(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain(item)}" for key, item in value.items())
    if isinstance(value, list):
        return ", ".join(map(plain, value)) or "-"
    return str(value)
