"""The games, by their keys."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from quadriga.kernel.errors import UnknownGameError
from quadriga.kernel.game import Game
from quadriga.kernel.record import Record

KEYS = ("antike", "praetor", "romolo", "corduba")


@cache
def game(key: str) -> Game[Any]:
    """The game of that key; its rules are imported when it is first asked for."""
    if key not in KEYS:
        raise UnknownGameError(f"there is no game {key!r}; there is: {', '.join(KEYS)}")
    loaded: Game[Any] = import_module(f"quadriga.games.{key}").GAME
    return loaded


def read_record(text: str) -> Record:
    """The record of any of the games."""
    return Record.parse(text, game)
