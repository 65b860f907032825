"""The drawn boards fit the screen and show everything."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from quadriga.games import KEYS, game, read_record
from quadriga.terminal.boards import board
from quadriga.terminal.texts import LANGUAGES, Texts
from tests.play import RECORDS, Variant, positions, variants

WIDTH = 100
POSITION = """
turn = "brown"
display = ["festung"]
[settings]
special_units = true
[brown]
cities = ["Carthago marble temple wall", "Zama iron"]
legions = { Zama = 2, Carthago = 3 }
galleys = { Corsica = 1 }
general = "Carthago"
stone = "aurum"
turns = 1
hand = ["sturm"]
[beige]
cities = ["Roma gold temple"]
galleys = { Roma = 1, Carthago = 1 }
"""


def drawn(state: Any, lang: str = "en", width: int = WIDTH) -> str:
    screen = StringIO()
    draw = board(state.box.game.key)
    Console(file=screen, width=width).print(draw(state.view(0), state.box, Texts(lang, state.box)))
    return screen.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", [variant for variant in variants() if variant.key in KEYS], ids=str)
def test_every_position_fits(variant: Variant, lang: str) -> None:
    for state in positions(variant, 3, every=150):
        shown = drawn(state, lang)
        assert max(map(len, shown.splitlines())) <= WIDTH
        assert f"{variant.key}-" not in shown


def test_a_position_of_antike() -> None:
    shown = drawn(game("antike").at(POSITION))
    for part in ("◆ Carthago MT#", "◆3L* ◇1G", "◆ Zama I", "◆2L", "◇ Roma GT", "◇1G", "~ Corsica", "□ Tarraco"):
        assert part in shown, part
    for part in ("Aurum ◆", "Fortress", "Storm", "◆ Brown: 0 of 9 personalities"):
        assert part in shown, part


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("name", ["west", "east"])
def test_no_region_of_antike_covers_another(name: str, width: int) -> None:
    state = game("antike").new(map=name)
    shown = drawn(state, width=width)
    assert [region for region in state.box.names if region not in shown] == []


def test_a_long_game_of_antike_keeps_its_names() -> None:
    record = read_record((RECORDS / "antike" / "west.quadriga").read_text(encoding="utf-8"))
    for to in range(100, 760, 150):
        state = record.replay(to)
        shown = drawn(state)
        assert [region for region in state.box.names if region not in shown] == []


def test_the_market_says_what_was_bought_and_sold_in_this_turn():
    text = "seats = 2\nbought = ['wood']\nsold = ['marble']\n"
    rows = drawn(game("corduba").at(text)).splitlines()
    assert ["wood" in row.lower() for row in rows if "bought" in row] == [True]
    assert ["marble" in row.lower() for row in rows if " sold" in row] == [True]


def test_figures_say_whose_they_are():
    """Behind the two letters of a building stands the number of its visitor, or a star where nobody knows."""
    text = """
seats = 3
tiles = [{ district = "servorum", kind = "forum" }, { district = "plebeius", kind = "odeum", busy = true }]
sent = [{ to = "servorum-forum", by = "green", workers = 1 }, { to = "lapis-left", by = "orange", workers = 1 }]
"""
    shown = drawn(game("corduba").at(text))
    assert "Fo2" in shown
    assert "Od*" in shown
    assert "Lapis, left space (1)" in shown
