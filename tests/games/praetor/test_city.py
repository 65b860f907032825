"""Chapter 11: the city is renewed; the end of the game."""

import pytest

from tests.games.praetor.positions import (
    BLUE,
    PRAETOR,
    all_pass,
    asks,
    at,
    display,
    event_lines,
    goods,
    left,
    play,
    says,
)
from tests.play import Variant, random_game
from tests.rule_coverage import rule


@rule("PRA-11.1", "PRA-11.6")
@pytest.mark.parametrize("last", ["city", "wall"])
def test_nothing_is_renewed_in_the_last_round(last: str) -> None:
    s = at(f"""
        last = "{last}"
        wall = "wall-3"
        display = ["statue-1"]
        stack = ["curia-1"]
        [blue]
        active = [3]
        gold = 1
    """)
    all_pass(s)
    assert not s.asked
    assert s.outcome().reason == last
    assert display(s) == ["statue-1"]
    assert left(s) == ["curia-1"]
    assert not any(line.startswith(("shown", "revealed", "removed")) for line in event_lines(s))
    assert s.favour[BLUE] == 3
    assert s.goods[BLUE] == [0, 0, 0, 0, 0]  # wages are paid in the last round too


@rule("PRA-11.2", "PRA-6.1", "PRA-7.2")
def test_everything_can_be_used_again() -> None:
    s = at("""
        order = ["blue", "yellow"]
        city = ["labor-camp-1 x0y2 0 blue"]
        display = ["statue-1", "curia-1", "oracle-1"]
        [blue]
        gold = 9
        active = [1]
        retired = 1
        [yellow]
        active = []
    """)
    play(s, "camp labor-camp-1", "activate gold-mine-2", "activate gold-mine-1")
    assert asks(s) == "chance RevealWall"
    play(s, says(s)[0])
    assert s.round == 2
    play(s, "pass") if asks(s) == "yellow Turn" else None
    assert {"activate gold-mine-1", "activate gold-mine-2", "camp labor-camp-1"} <= set(says(s))


@rule("PRA-11.3")
def test_the_display_is_filled_up_one_by_one() -> None:
    s = at('step = "renewal"\nseats = 3\ndisplay = ["statue-1", "curia-1"]')
    assert asks(s) == "chance DrawTile"
    first = says(s)[3].split()[1]
    play(s, f"draw {first}")
    assert display(s) == ["statue-1", "curia-1", first]
    assert f"draw {first}" not in says(s)
    second = says(s)[0].split()[1]
    play(s, f"draw {second}")
    assert display(s) == ["statue-1", "curia-1", first, second]
    assert asks(s) == "chance RevealWall"
    assert f"shown {second}" in event_lines(s)


@rule("PRA-11.3")
def test_a_full_display_is_left_alone() -> None:
    s = at('step = "renewal"\ndisplay = ["statue-1", "curia-1", "oracle-1"]')
    assert asks(s) == "chance RevealWall"


@rule("PRA-11.4")
def test_a_wall_tile_nobody_took_is_removed() -> None:
    s = at('step = "renewal"\ndisplay = ["statue-1", "curia-1", "oracle-1"]\nwall = "wall-5"')
    assert "reveal wall-5" not in says(s)
    assert len(says(s)) == 13
    assert "removed wall-5" in event_lines(s)
    play(s, "reveal wall-6")
    assert s.box.walls[s.wall] == "wall_6"
    assert "revealed wall-6" in event_lines(s)
    s = at('step = "renewal"\ndisplay = ["statue-1", "curia-1", "oracle-1"]')
    assert not any(line.startswith("removed") for line in event_lines(s))


@rule("PRA-11.5", "PRA-X19", "PRA-11.3", "PRA-11.9")
def test_the_last_tile_brings_the_last_round() -> None:
    s = at("""
        step = "renewal"
        stack = ["statue-1"]
        display = ["curia-1"]
        walls_left = ["wall-1", "wall-2", "wall-3", "wall-4", "wall-5", "wall-6"]
        [blue]
        gold = 20
        marble = 20
        stone = 20
        weapon = 20
    """)
    assert display(s) == ["curia-1", "statue-1"]
    play(s, "reveal wall-1")
    assert s.last
    assert "last-round" in event_lines(s)
    play(s, "pass") if asks(s) == "yellow Turn" else None
    assert {"build curia-1", "build statue-1", "activate imperial-outpost-1"} <= set(says(s))
    assert len(s.walls_left) == 5
    all_pass(s)
    assert s.outcome().reason == "city"


@rule("PRA-11.5", "PRA-11.9")
def test_the_last_wall_tile_brings_the_last_round() -> None:
    s = at('step = "renewal"\ndisplay = ["statue-1", "curia-1", "oracle-1"]\nwalls_left = ["wall-2"]\nround = 13')
    assert s.round == 14
    assert s.last
    assert s.box.walls[s.wall] == "wall_2"
    assert s.view(None)["last"] is True
    all_pass(s)
    assert s.outcome().reason == "wall"


@rule("PRA-11.5")
def test_more_rounds_follow_otherwise() -> None:
    s = at('step = "renewal"\ndisplay = ["statue-1", "curia-1", "oracle-1"]\nwalls_left = ["wall-2", "wall-3"]')
    play(s, "reveal wall-3")
    assert not s.last
    assert "last-round" not in event_lines(s)
    all_pass(s)
    assert s.round == 3
    assert s.last


@rule("PRA-11.7")
@pytest.mark.parametrize("seats", [2, 5])
def test_fourteen_rounds_at_most(seats: int) -> None:
    s = PRAETOR.new(seats)
    while s.asked:
        s.play(s.asked[0], "pass" if "pass" in says(s) else says(s)[-1])
    assert s.round == 14
    assert s.outcome().reason == "wall"
    assert s.walls_left == []


@rule("PRA-0.2", "PRA-0.6")
def test_pieces_stay_in_the_game() -> None:
    """The invariants after every answer of a random game; the contract tests play many more."""
    from tests.games.praetor.invariants import check

    for s in random_game(Variant("praetor", 4, (("hard", True),)), 12):
        check(s)


def test_goods_are_shown() -> None:
    s = at("[blue]\ngold = 3")
    assert goods(s, BLUE) == {"gold": 3}
    assert s.view(BLUE)["players"][BLUE]["goods"]["gold"] == 3
