"""Settings, boxes, and the way into a game."""

import pytest

from quadriga.games import game
from quadriga.kernel.errors import PositionError, SettingError, UnknownGameError
from quadriga.kernel.game import Setting, Value
from tests.mora import GAME as MORA

MAP = Setting("map", "west", ("west", "east"))
SPECIAL = Setting("special", False)
CAP = Setting("cap", 0, range(11), bots=5)
BADGES = Setting("badges", "plain", ("plain", "red"), per_seat=True)


@pytest.mark.parametrize(
    ("setting", "said", "value"),
    [
        (MAP, "east", "east"),
        (MAP, " east ", "east"),
        (SPECIAL, True, True),
        (SPECIAL, False, False),
        (SPECIAL, "yes", True),
        (SPECIAL, "on", True),
        (SPECIAL, "true", True),
        (SPECIAL, "no", False),
        (SPECIAL, "off", False),
        (SPECIAL, "false", False),
        (CAP, 10, 10),
        (CAP, "0", 0),
        (BADGES, "red", ("red", "red", "red")),
        (BADGES, "red,plain,red", ("red", "plain", "red")),
        (BADGES, ("plain", "red", "red"), ("plain", "red", "red")),
    ],
)
def test_settings_are_read(setting: Setting, said: Value, value: Value) -> None:
    assert setting.read(said, 3) == value


@pytest.mark.parametrize(
    ("setting", "said", "problem"),
    [
        (MAP, "north", "setting 'map': expected west or east, not 'north'"),
        (SPECIAL, "maybe", "setting 'special': expected yes or no, not 'maybe'"),
        (SPECIAL, 1, "setting 'special': expected yes or no, not 1"),
        (CAP, 11, "setting 'cap': expected a number from 0 to 10, not 11"),
        (CAP, -1, "setting 'cap': expected a number from 0 to 10, not -1"),
        (CAP, "many", "setting 'cap': expected a number from 0 to 10, not 'many'"),
        (CAP, True, "setting 'cap': expected a number from 0 to 10, not True"),
        (BADGES, "red,plain", "setting 'badges': expected one word, or one for each of 3 seats"),
        (BADGES, True, "setting 'badges': expected one word, or one for each of 3 seats"),
        (BADGES, "red,plain,blue", "setting 'badges': expected plain or red, not 'blue'"),
    ],
)
def test_bad_settings_say_what_was_expected(setting: Setting, said: Value, problem: str) -> None:
    with pytest.raises(SettingError) as error:
        setting.read(said, 3)
    assert str(error.value) == problem


@pytest.mark.parametrize(
    ("setting", "value", "written"),
    [(SPECIAL, True, "yes"), (SPECIAL, False, "no"), (CAP, 7, "7"), (BADGES, ("red", "plain"), "red,plain")],
)
def test_settings_are_written_as_they_are_read(setting: Setting, value: Value, written: str) -> None:
    assert setting.write(value) == written
    assert setting.read(written, 2) == value


def test_seats() -> None:
    assert MORA.new().box.seats == 2
    assert MORA.new(4).box.seat_names == ["player-1", "player-2", "player-3", "player-4"]
    with pytest.raises(SettingError, match=r"^Mora is for 2 to 4 players, not 5$"):
        MORA.new(5)
    with pytest.raises(SettingError, match=r"^Antike Duellum is for 2 players, not 1$"):
        game("antike").new(1)


def test_unknown_settings() -> None:
    with pytest.raises(SettingError, match=r"^Mora has no setting 'hat' \(its settings: target, badges\)$"):
        MORA.new(hat="red")


def test_a_box_is_made_once_for_each_combination() -> None:
    assert MORA.box(3, badges="red") is MORA.box(3, badges="red,red,red")
    assert MORA.box(3) is not MORA.box(2)
    assert MORA.box(2, {"deck.rounds": 3}) is not MORA.box(2)
    assert MORA.box(2, {"deck.rounds": 3}).rounds == 3
    assert MORA.box(2).rounds == 4


def test_settings_of_games_between_bots() -> None:
    antike = game("antike")
    assert antike.bot_settings({"map": "east"}) == {"turn_cap": 100, "map": "east"}
    assert antike.bot_settings({"turn_cap": 3}) == {"turn_cap": 3}
    assert MORA.bot_settings({}) == {}


def test_unknown_games() -> None:
    with pytest.raises(UnknownGameError, match="there is no game 'chess'; there is: "):
        game("chess")


def test_positions_that_are_no_toml() -> None:
    with pytest.raises(PositionError, match="line 2"):
        MORA.at("seats = 2\nhands == 3")


def test_positions_with_settings_and_data() -> None:
    state = MORA.at("seats = 2\nsettings = { target = 3 }\ndata = { deck = { rounds = 2 } }\nhands = [[1], [2]]")
    assert state.box.target == 3
    assert state.box.rounds == 2
    assert state.box.data.overrides == {"deck.rounds": 2}


@pytest.mark.parametrize("number", ["9" * 5000, "-1", "²", "1e3", "10000000000"])
def test_a_number_that_is_none_or_too_long(number: str) -> None:
    with pytest.raises(SettingError, match="expected a number"):
        game("romolo").box(2, None, round_cap=number)
