"""What the contract tests play: every game, seat count and option set, and random positions of them."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from quadriga.games import KEYS, game
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import SettingError
from quadriga.kernel.game import Game
from quadriga.kernel.record import Record
from quadriga.kernel.state import State
from quadriga.kernel.step import CHANCE
from tests.mora import GAME as MORA

FAILURES = Path(__file__).parent / "failures"
RECORDS = Path(__file__).parent / "records"


class Variant(NamedTuple):
    """One way to set up a game."""

    key: str
    seats: int
    settings: tuple[tuple[str, Any], ...]

    @property
    def game(self) -> Game[Any]:
        return find(self.key)

    def new(self) -> Any:
        return self.game.new(self.seats, **self.game.bot_settings(dict(self.settings)))

    def __str__(self) -> str:
        return "-".join([self.key, str(self.seats), *(f"{name}={value}" for name, value in self.settings)])


def find(key: str) -> Game[Any]:
    return MORA if key == MORA.key else game(key)


def keys() -> list[str]:
    return [*KEYS, MORA.key]


@cache
def variants() -> list[Variant]:
    """Every game and seat count with its usual settings, and with each other value of each setting."""
    found = []
    for key in keys():
        for seats in find(key).seat_counts:
            for settings in setting_sets(find(key)):
                variant = Variant(key, seats, settings)
                try:
                    variant.new()
                except SettingError:
                    continue
                found.append(variant)
    return found


def setting_sets(game: Game[Any]) -> Iterator[tuple[tuple[str, Any], ...]]:
    yield ()
    for setting in game.settings:
        values = (True, False) if setting.values is None else setting.values
        if not isinstance(values, range):
            yield from (((setting.name, value),) for value in values if value != setting.default)


def random_answer(state: State, rng: Rng) -> tuple[int, Any]:
    """Somebody who is asked, and what that seat or CHANCE says."""
    seat = rng.pick(state.asked)
    return seat, rng.answer(state) if seat == CHANCE else rng.pick(state.actions(seat))


def random_game(variant: Variant, seed: int) -> Iterator[Any]:
    """The state before every answer of a random game and at its end; always the same object."""
    state = variant.new()
    rng = Rng(f"{variant} {seed}")
    while True:
        yield state
        if not state.asked:
            return
        state.take(*random_answer(state, rng))


def positions(variant: Variant, seed: int, every: int) -> Iterator[Any]:
    """Some positions of a random game."""
    for number, state in enumerate(random_game(variant, seed)):
        if number % every == 0:
            yield state


def invariants(state: State) -> None:
    """What the game's own tests say must always hold, if they say so."""
    try:
        module = importlib.import_module(f"tests.games.{state.box.game.key}.invariants")
    except ModuleNotFoundError:
        return
    module.check(state)


def save_failure(state: State, name: str) -> Path:
    """The record of a game that went wrong, to open and replay."""
    FAILURES.mkdir(exist_ok=True)
    path = FAILURES / f"{name}.quadriga"
    path.write_text(str(Record.of(state)), encoding="utf-8")
    return path
