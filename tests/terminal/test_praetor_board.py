"""The drawing of Praetor's city at any size, with owners, workers and places to build."""

from quadriga.games import game
from quadriga.games.praetor.state import Praetor
from tests.terminal.test_boards import drawn

POSITION = """
seats = 3
order = ["white", "blue", "yellow"]
passed = ["yellow"]
wall = "wall-1"
city = ["sawmill-1 x0y1 3 white"]
display = ["labor-camp-1", "statue-1"]
last = "city"
[blue]
gold = 7
board = 4
favour = 33
[white]
gold = 2
marble = 3
active = [2, 5]
builders = { sawmill-1 = 4 }
[yellow]
workers = { sawmill-1 = 3 }
"""


def at(text: str = POSITION) -> Praetor:
    state: Praetor = game("praetor").at(text)
    return state


def test_a_position_of_praetor() -> None:
    shown = drawn(at())
    for part in ("B●──R───B", "│  Saw  │", "│●4   ◇3│", "A───────A", "A───G───C", "B───!───"):
        assert part in shown, part
    for part in (
        "last round",
        "● White > ◆ Blue > ◇ Yellow",
        "33 favour",
        "passed",
        "2 marble, 2 weapons for 10 favour",
    ):
        assert part in shown, part
    for part in ("Labor Camp 1", "6 favour for 2 wood, 1 weapon", "(others pay", "B4", "2 5"):
        assert part in shown, part
    assert "x-2y0" not in shown


def test_free_places_are_named_while_a_tile_is_being_built() -> None:
    s = at()
    s.play(2, "build statue-1")
    s.play(2, "worker 5")
    shown = drawn(s)
    for cell in ("x0y2", "x-2y0", "x1y-1"):
        assert cell in shown


def test_a_wide_city_still_fits() -> None:
    s = at("seats = 5")
    for number, tile in enumerate(s.box.deck):
        s.lay(tile, 0, s.box.cell(3 + number, 0), number % 5)
        if number in (5, 12, 20, 26, 33):
            shown = drawn(s)
            assert max(map(len, shown.splitlines())) <= 100
            assert s.box.seats == 5


def test_an_empty_stack_and_a_taken_wall_tile() -> None:
    shown = drawn(at('stack = []\nlast = "city"'))
    assert "the stack is empty" in shown
    assert "the wall tile of this round is gone" in shown
