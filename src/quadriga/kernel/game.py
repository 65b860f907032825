"""A game as its players choose it: seats, options, figures; and how a fresh position is made of them."""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from quadriga.kernel.errors import PositionError, SettingError
from quadriga.kernel.game_data import GameData, flat, read
from quadriga.kernel.rules import RuleText, read_rules
from quadriga.kernel.state import State
from quadriga.kernel.vocabulary import Vocabulary

S = TypeVar("S", bound=State)
Value = str | bool | int | tuple[str, ...]
NOTHING: Mapping[int, float] = {}
MOST_BOXES = 256
"""How many combinations of seats and options a game remembers."""
LONGEST_NUMBER = 9
"""Digits of a number that somebody writes."""


@dataclass(frozen=True)
class Setting:
    """One option of a game: a choice of words, a switch (no values) or a number (a range)."""

    name: str
    default: Value
    values: tuple[str, ...] | range | None = None
    per_seat: bool = False
    """One word for each seat: "A,B,A"; a single word is for all."""
    ours: bool = False
    """Not of the published game."""
    bots: Value | None = None
    """What games between bots use instead of the default."""

    def read(self, value: Value, seats: int) -> Value:
        """The value as the game uses it; raises BadSetting and says what was expected."""
        if self.per_seat:
            words = tuple(value.split(",")) if isinstance(value, str) else value
            if not isinstance(words, tuple) or len(words) not in (1, seats):
                raise SettingError(f"option {self.name!r}: expected one word, or one for each of {seats} seats")
            return tuple(str(self._one(word)) for word in (words * seats if len(words) == 1 else words))
        return self._one(value)

    def _one(self, value: Value) -> Value:
        text = {"True": "yes", "False": "no"}.get(str(value), str(value).strip())
        if self.values is None:
            if text not in ("yes", "no", "on", "off", "true", "false"):
                raise SettingError(f"option {self.name!r}: expected yes or no, not {value!r}")
            return text in ("yes", "on", "true")
        if isinstance(self.values, range):
            if not text.isdecimal() or len(text) > LONGEST_NUMBER or int(text) not in self.values:
                low, high = self.values[0], self.values[-1]
                raise SettingError(f"option {self.name!r}: expected a number from {low} to {high}, not {value!r}")
            return int(text)
        if text not in self.values:
            raise SettingError(f"option {self.name!r}: expected {' or '.join(self.values)}, not {value!r}")
        return text

    def write(self, value: Value) -> str:
        if isinstance(value, bool):
            return "yes" if value else "no"
        return ",".join(value) if isinstance(value, tuple) else str(value)


def game_of(module: str) -> Game[Any]:
    found: Game[Any] = import_module(module).GAME
    return found


def same_box(game: Game[Any], seats: int, settings: Mapping[str, Value], data: Mapping[str, Any]) -> Box:
    return game.box(seats, data, **settings)


class Box:
    """What lies on the table before a game begins and never changes: seats, options, figures, words."""

    def __init__(self, game: Game[Any], seats: int, settings: Mapping[str, Value], data: GameData) -> None:
        self.game = game
        self.seats = seats
        self.settings = dict(settings)
        self.data = data
        self.seat_names: list[str] = [f"player-{n + 1}" for n in range(seats)]
        self.vocabulary = Vocabulary({})
        """The sentences players and CHANCE can say."""
        self.event_vocabulary = Vocabulary({})
        """The sentences that tell what happened."""

    def __reduce__(self) -> tuple[Any, ...]:
        """A packed box is what it is made of; unpacking makes it, or finds the one that is there."""
        return same_box, (self.game, self.seats, self.settings, self.data.overrides)


class Game(ABC, Generic[S]):
    """One of the games: what it is called, who can play it, and the way into it."""

    key: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]
    seat_counts: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]] = ()
    rules_version: ClassVar[int] = 1
    """Goes up when the same answers no longer give the same game."""
    reasons: ClassVar[tuple[str, ...]] = ()
    """Every way the game can end."""
    free_actions: ClassVar[frozenset[str]] = frozenset()
    """Verbs of what can be done beside a move as often as one likes: bots take it for a part of the move it serves."""
    judges_half_moves: ClassVar[bool] = False
    """Whether the judge sees what a half-made move leads to, so that one which looks bad need not be finished."""
    judge_unit: ClassVar[float] = 1.0
    """How much better by the judge a seat stands that is e times as likely to win."""
    solo_even: ClassVar[float] = 0.0
    """What the judge says where a lone player wins as often as not."""

    def __init__(self) -> None:
        self._boxes: dict[tuple[object, ...], Box] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """A packed game is its name; every module of a game has its one `GAME`."""
        return game_of, (type(self).__module__,)

    # -- what a game writes --------------------------------------------------------------------------------

    @abstractmethod
    def make_box(self, seats: int, settings: Mapping[str, Value], data: GameData) -> Box:
        """Everything that the rules look up and that never changes."""

    @abstractmethod
    def set_up(self, box: Box) -> S:
        """The position before the first question, with the first steps on its stack."""

    def arrange(self, state: S, position: Mapping[str, Any]) -> None:
        """Change a fresh state into the written position."""
        raise PositionError(f"{self.title} cannot set up written positions")

    def check(self, seats: int, settings: Mapping[str, Value]) -> None:
        """Raise BadSetting where options do not go together."""

    def tables(self, box: Box) -> dict[str, Any]:
        """What a screen needs and never changes: geometry, names, shapes, figures."""
        return {}

    @abstractmethod
    def judge(self, state: S, seat: int) -> float:
        """How good the position is for a seat; higher is better."""

    def nobody(self, state: S) -> float:
        """How likely it is that all players lose."""
        return 0.0

    def shares(self, state: S, known: Mapping[int, float] = NOTHING) -> list[float]:
        """What each seat may expect of the win: what it got when the game is over, else what the judge leads to.

        What the judge says of some seats may be known already.
        """
        seats = range(state.box.seats)
        if not state.stack:
            winners = state.final().winners
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]
        judged = [(known[seat] if seat in known else self.judge(state, seat)) / self.judge_unit for seat in seats]
        if len(judged) == 1:
            judged.append(self.solo_even / self.judge_unit)
        best = max(judged)
        weights = [exp(value - best) for value in judged]
        whole = sum(weights)
        somebody = 1.0 - self.nobody(state)
        return [weights[seat] / whole * somebody for seat in seats]

    # -- what everybody uses -------------------------------------------------------------------------------

    def new(self, seats: int | None = None, data: Mapping[str, Any] | None = None, **settings_given: Value) -> S:
        """A fresh position; data are overridden figures by dotted key."""
        return self.begin(self.box(seats, data, **settings_given))

    def begin(self, box: Box) -> S:
        """The first question of a game with that box."""
        state = self.set_up(box)
        state.journal = []
        state.events = []
        state.settle()
        return state

    def at(self, text: str) -> S:
        """Any position, written as TOML: `seats`, `options`, `data`, and the game's own words for the rest."""
        try:
            position = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise PositionError(str(error)) from None
        settings_given = position.pop("settings", {})
        data = flat(position.pop("data", {}))
        state = self.set_up(self.box(position.pop("seats", None), data, **settings_given))
        self.arrange(state, position)
        state.journal = []
        state.events = []
        state.settle()
        return state

    def box(self, seats: int | None = None, data: Mapping[str, Any] | None = None, /, **settings_given: Value) -> Box:
        """The box for these seats and options; made once for each combination."""
        seats = self.seat_counts[0] if seats is None else seats
        if seats not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            expected = f"{low}" if low == high else f"{low} to {high}"
            raise SettingError(f"{self.title} is for {expected} players, not {seats}")
        known = {setting.name: setting for setting in self.settings}
        for name in settings_given:
            if name not in known:
                names = ", ".join(known) or "none"
                raise SettingError(f"{self.title} has no option {name!r} (its options: {names})")
        settings = {name: s.read(settings_given.get(name, s.default), seats) for name, s in known.items()}
        self.check(seats, settings)
        key = (seats, *settings.values())
        if data:
            return self.make_box(seats, settings, GameData(self.data.tables, data))
        if key not in self._boxes:
            if len(self._boxes) == MOST_BOXES:
                self._boxes.clear()
            self._boxes[key] = self.make_box(seats, settings, self.data)
        return self._boxes[key]

    def bot_settings(self, settings_given: Mapping[str, Value]) -> dict[str, Value]:
        """The options with what games between bots add, such as a cap on the turns."""
        return {s.name: s.bots for s in self.settings if s.bots is not None} | dict(settings_given)

    @property
    def folder(self) -> Path:
        return Path(str(files(type(self).__module__)))

    @cached_property
    def data(self) -> GameData:
        return GameData(read(self.folder / "data.toml"))

    @cached_property
    def rules(self) -> list[RuleText]:
        return read_rules(self.folder / "rules.md")
