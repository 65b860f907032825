"""A game as its players choose it: seats, settings, data; and how a fresh position is made of them."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar

from quadriga.kernel.errors import DataError, PositionError, SettingError
from quadriga.kernel.game_data import GameData, flat, read
from quadriga.kernel.native import mypyc_attr
from quadriga.kernel.position import line_of, one_text, read_position
from quadriga.kernel.rules import RuleText, read_rules
from quadriga.kernel.setting import Setting, Value
from quadriga.kernel.state import State
from quadriga.kernel.vocabulary import Vocabulary

S_co = TypeVar("S_co", bound=State, covariant=True)
"""The game's own state; every game is a Game[State]."""
MOST_BOXES: Final = 256
"""How many combinations of seats and settings a game remembers."""


def _unpickle_game(module: str) -> Game[State]:
    game: Game[State] = import_module(module).GAME
    return game


def _unpickle_box(game: Game[State], seats: int, settings: Mapping[str, Value], data: Mapping[str, Any]) -> Box:
    return game.box(seats, data, **settings)


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What lies on the table before a game begins and never changes: seats, settings, data, vocabulary."""

    def __init__(self, game: Game[State], seats: int, settings: Mapping[str, Value], data: GameData) -> None:
        self.game = game
        self.seats = seats
        self.settings = dict(settings)
        self.data = data
        self.seat_names: list[str] = [f"player-{n + 1}" for n in range(seats)]
        self.vocabulary = Vocabulary({})
        """What players and CHANCE can answer."""
        self.event_vocabulary = Vocabulary({})
        """What can happen."""
        self.spec: object = None
        """What programs have to know of it, once one has asked: see `quadriga.spec`."""

    def __reduce__(self) -> tuple[Any, ...]:
        """A packed box is what it is made of; unpacking makes it, or finds the one that is there."""
        return _unpickle_box, (self.game, self.seats, self.settings, self.data.overrides)

    def same(self, other: Box) -> bool:
        """Whether the same is played with it.

        >>> import quadriga
        >>> antike = quadriga.game("antike")
        >>> antike.box().same(antike.box(2)), antike.box().same(antike.box(map="east"))
        (True, False)
        """
        mine = self.game, self.seats, self.settings, self.data.overrides
        return mine == (other.game, other.seats, other.settings, other.data.overrides)

    def written_settings(self) -> dict[str, str]:
        """All settings as text.

        >>> import quadriga
        >>> quadriga.game("antike").box(2, map="east").written_settings()["map"]
        'east'
        """
        return {setting.name: setting.write(self.settings[setting.name]) for setting in self.game.settings}

    def changed_settings(self) -> dict[str, str]:
        """Those that differ from their default, as text: with seats and data they say what is played.

        >>> import quadriga
        >>> quadriga.game("antike").box(2, map="east").changed_settings()
        {'map': 'east'}
        """
        return {
            setting.name: setting.write(self.settings[setting.name])
            for setting in self.game.settings
            if self.settings[setting.name] != setting.read(setting.default, self.seats)
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S_co]):
    """One of the games: what it is called, who can play it, and the way into it."""

    key: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]
    seat_counts: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]] = ()
    rules_version: ClassVar[int] = 1
    """Goes up when the same answers no longer give the same game."""
    secrets: ClassVar[bool] = True
    """Whether a seat may know something that others may not."""
    reasons: ClassVar[tuple[str, ...]] = ()
    """Every way the game can end."""

    def __init__(self) -> None:
        self._boxes: dict[tuple[object, ...], Box] = {}
        self._data: GameData | None = None
        self._rules: list[RuleText] | None = None
        self._translations: dict[str, Path] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """A packed game is its name; every module of a game has its one `GAME`."""
        return _unpickle_game, (type(self).__module__,)

    # -- what a game writes --------------------------------------------------------------------------------

    @abstractmethod
    def make_box(self, seats: int, settings: Mapping[str, Value], data: GameData) -> Box:
        """Everything that the rules look up and that never changes. A value that only one setting needs is looked up
        only where that setting is on: what was looked up is what a set-up is known by."""

    @abstractmethod
    def set_up(self, box: Box) -> S_co:
        """The position before the first question, with the first steps on its stack."""

    def arrange(self, state: State, position: Mapping[str, Any]) -> None:
        """Change a fresh state into the written position."""
        raise PositionError(f"{self.title} cannot set up written positions")

    def check(self, seats: int, settings: Mapping[str, Value]) -> None:
        """Raise SettingError where settings do not go together."""

    def tables(self, box: Box) -> dict[str, Any]:
        """What a screen needs and never changes: geometry, names, shapes, data.

        >>> import quadriga
        >>> game = quadriga.game("antike")
        >>> "regions" in game.tables(game.box(2))
        True
        """
        return {}

    # -- what everybody uses -------------------------------------------------------------------------------

    def new(self, seats: int | None = None, data: Mapping[str, Any] | None = None, **settings: Value) -> S_co:
        """A fresh position with this number of seats (None: the fewest); CHANCE is asked first.

        `data` overrides values of the box by dotted key. Raises SettingError for seats or settings that the game does
        not have, DataError for values.

        >>> import quadriga
        >>> quadriga.game("antike").new(map="east", data={"costs.wall_marble": 2})
        <Antike: 2 seats, turn 1, chance asked Draw>
        >>> quadriga.game("antike").new(seats=3)
        Traceback (most recent call last):
        quadriga.kernel.errors.SettingError: Antike Duellum is for 2 players, not 3
        """
        return self.begin(self.box(seats, data, **settings))

    def begin(self, box: Box, position: str | None = None) -> S_co:
        """The first question of a game with that box, or of a position that is written for it.

        >>> import quadriga
        >>> antike = quadriga.game("antike")
        >>> antike.begin(antike.box()).same(antike.new())
        True
        """
        state = self.set_up(box)
        if position is not None:
            state.position = one_text(position)
            self._lay_out(state, state.position)
        state.journal = []
        state.events = []
        state.settle()
        return state

    def at(self, text: str) -> S_co:
        """Any position, written as TOML: `seats`, `settings`, `data`, and the game's own words for the rest.

        Raises PositionError for what the game cannot set up, with the line, SettingError and DataError as `new` does.

        >>> import quadriga
        >>> state = quadriga.game("antike").at("[brown]\\ngold = 7")
        >>> state.view(0)["players"][0]["gold"]
        7
        """
        return self.begin(self.box_at(text), text)

    def box_at(self, text: str) -> Box:
        """The box that a written position names: its `seats`, `settings` and `data`.

        >>> import quadriga
        >>> quadriga.game("praetor").box_at("seats = 3").seats
        3
        """
        written = read_position(one_text(text))
        settings, data = written.get("settings", {}), written.get("data", {})
        if not isinstance(settings, dict) or not isinstance(data, dict):
            raise PositionError("expected tables as `settings` and `data`")
        return self.box(written.get("seats"), flat(data), **settings)

    def _lay_out(self, state: State, text: str) -> None:
        written = read_position(text)
        for key in ("seats", "settings", "data"):
            written.pop(key, None)
        try:
            self.arrange(state, written)
            state.copy().settle()  # what cannot be played is refused here, with its line
        except PositionError as error:
            raise PositionError(error.problem, line_of(text, error.problem)) from None
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as fault:
            problem = f"a value of the wrong kind or size: {fault}"
            raise PositionError(problem, line_of(text, str(fault))) from None

    def box(self, seats: int | None = None, data: Mapping[str, Any] | None = None, /, **settings: Value) -> Box:
        """What never changes in a game with these seats and settings; made once for each combination.

        >>> import quadriga
        >>> quadriga.game("corduba").box(1, None, level="consul").changed_settings()
        {'level': 'consul'}
        """
        seats = self.seat_counts[0] if seats is None else seats
        chosen = self._read_settings(seats, settings)
        if data:
            return self._make_box(seats, chosen, GameData(self.data.toml, data))
        key = (seats, *chosen.values())
        if key not in self._boxes:
            if len(self._boxes) == MOST_BOXES:
                self._boxes.clear()
            self._boxes[key] = self._make_box(seats, chosen, GameData(self.data.toml))
        return self._boxes[key]

    def _read_settings(self, seats: int, settings: Mapping[str, Value]) -> dict[str, Value]:
        if seats not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            expected = f"{low}" if low == high else f"{low} to {high}"
            raise SettingError(f"{self.title} is for {expected} players, not {seats}")
        known = {setting.name: setting for setting in self.settings}
        for name in settings:
            if name not in known:
                names = ", ".join(known) or "none"
                raise SettingError(f"{self.title} has no setting {name!r} (its settings: {names})")
        chosen = {name: setting.read(settings.get(name, setting.default), seats) for name, setting in known.items()}
        self.check(seats, chosen)
        return chosen

    def _make_box(self, seats: int, settings: Mapping[str, Value], data: GameData) -> Box:
        box = self.make_box(seats, settings, data)
        data.lookups.close()
        return box

    def digest_for(self, old: str, box: Box) -> str | None:
        """What a digest of the whole data file stood for in a set-up like that of the box, if it is known.

        Records and tables of before name set-ups by a digest of all values. The files they were played with lie in
        `earlier/`; the look-ups of today show whether anything that matters has changed since.
        """
        before = self.earlier_box(old, box)
        return before.data.digest() if before else None

    def earlier_box(self, digest: str, box: Box) -> Box | None:
        """A set-up like that of the box with the data that an earlier version called by this digest, if it is known."""
        for path in sorted(self.folder.glob("earlier/*.json")):
            tables = json.loads(path.read_text(encoding="utf-8"))
            try:
                data = GameData(tables, box.data.overrides)
                before = self._make_box(box.seats, box.settings, data)
            except (DataError, LookupError):  # the rules look up what was not there then
                continue
            if digest in (data.whole_digest(), data.digest()):
                return before
        return None

    def bot_settings(self, settings: Mapping[str, Value]) -> dict[str, Value]:
        """The settings with what games between bots add, such as a cap on the turns.

        >>> import quadriga
        >>> sorted(quadriga.game("antike").bot_settings({"map": "east"}))
        ['map', 'turn_cap']
        """
        return {s.name: s.bots for s in self.settings if s.bots is not None} | dict(settings)

    @property
    def folder(self) -> Path:
        return Path(str(files(type(self).__module__)))

    @property
    def data(self) -> GameData:
        if self._data is None:
            self._data = GameData(read(self.folder / "data.toml"))
        return self._data

    @property
    def rules(self) -> list[RuleText]:
        """The rules in English, which counts where a translation says something else."""
        if self._rules is None:
            self._rules = read_rules(self.folder / "rules.md")
        return self._rules

    @property
    def translations(self) -> dict[str, Path]:
        """The files of the rules in other languages, by language: "de"."""
        if self._translations is None:
            self._translations = {path.name.split(".")[1]: path for path in sorted(self.folder.glob("rules.*.md"))}
        return self._translations

    def rules_in(self, language: str) -> list[RuleText]:
        """The rules in that language; in English where they are not translated into it.

        >>> import quadriga
        >>> quadriga.game("antike").rules_in("de")[1].number
        'ANT-1.2'
        """
        path = self.translations.get(language)
        return read_rules(path) if path else self.rules
