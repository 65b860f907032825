"""The games, by their keys."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final, Literal, overload

from quadriga.kernel.errors import UnknownGameError
from quadriga.kernel.game import Game
from quadriga.kernel.record import Record
from quadriga.kernel.state import State

if TYPE_CHECKING:
    from quadriga.games.antike import AntikeDuellum
    from quadriga.games.corduba import CordubaGame
    from quadriga.games.praetor import PraetorGame
    from quadriga.games.romolo import RomoloORemo

KEYS: Final[tuple[str, ...]] = ("antike", "praetor", "romolo", "corduba")


@overload
def game(key: Literal["antike"]) -> AntikeDuellum: ...
@overload
def game(key: Literal["praetor"]) -> PraetorGame: ...
@overload
def game(key: Literal["romolo"]) -> RomoloORemo: ...
@overload
def game(key: Literal["corduba"]) -> CordubaGame: ...
@overload
def game(key: str) -> Game[State]: ...
def game(key: str) -> Game[State]:
    """The game of that key; its rules are imported when it is first asked for.

    Raises UnknownGameError for any other key.

    >>> import quadriga
    >>> quadriga.game("corduba").title
    'Corduba'
    >>> quadriga.game("chess")
    Traceback (most recent call last):
    quadriga.kernel.errors.UnknownGameError: there is no game 'chess'; there is: antike, praetor, romolo, corduba
    """
    if key not in KEYS:
        raise UnknownGameError(f"there is no game {key!r}; there is: {', '.join(KEYS)}")
    return _load(key)


@cache
def _load(key: str) -> Game[State]:
    loaded: Game[State] = import_module(f"quadriga.games.{key}").GAME
    return loaded


def read_record(text: str) -> Record:
    """The record of any of the games, as text; raises RecordError with the line and what is wrong with it.

    >>> import quadriga
    >>> state = quadriga.game("antike").new()
    >>> record = quadriga.read_record(str(quadriga.Record.of(state)))
    >>> record.box.game.key, record.replay().same(state)
    ('antike', True)
    >>> quadriga.read_record("Quadriga-Record: 7")
    Traceback (most recent call last):
    quadriga.kernel.errors.RecordError: line 1: not a record: it must begin with 'Quadriga-Record: 1' or 2
    """
    return Record.parse(text, game)
