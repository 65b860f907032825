"""Chapters 0 and 1: the pieces and the set-up."""

from collections import Counter

import pytest

from quadriga.kernel.errors import DataError, PositionError, SettingError
from quadriga.kernel.step import CHANCE
from tests.games.praetor.positions import (
    BLUE,
    PRAETOR,
    WHITE,
    YELLOW,
    asks,
    at,
    box,
    city,
    display,
    event_lines,
    fresh,
    goods,
    left,
    named,
    owner,
    play,
    pool,
    refused,
    says,
)
from tests.rule_coverage import rule

CORE = {"training-camp-1": "x-1y0 0", "imperial-outpost-1": "x0y0 0", "market-1": "x1y0 0"}
MINES = {
    2: ["x0y1", "x0y-1"],
    3: ["x-1y1", "x1y1", "x0y-1"],
    4: ["x-1y1", "x1y1", "x1y-1", "x-1y-1"],
    5: ["x0y1", "x2y0", "x1y-1", "x-1y-1", "x-2y0"],
}


@rule("PRA-0.6", "PRA-0.7")
def test_the_pieces_of_the_box() -> None:
    b = box()
    assert len(b.tiles) == 42
    assert len(b.walls) == 14
    assert b.dice == 8
    assert b.data.shown("components.markers_per_player") - b.data.shown("markers.fixed_use") == b.most_tiles == 12
    copies = Counter(b.kind)
    assert copies == {kind["id"]: kind["copies"] for kind in b.data.shown("tile_kind")}
    assert len(copies) == 21


@rule("PRA-0.4", "PRA-0.14")
def test_resources_and_boards() -> None:
    b = box()
    assert b.data.shown("meta.resources") == ["gold", "wood", "stone", "marble", "weapon"]
    assert b.data.shown("meta.goods") == ["wood", "stone", "marble", "weapon"]
    assert len(b.boards) == 6
    for board in b.boards:
        assert list(board.morale) == sorted(set(board.morale))
        assert board.morale[0] < 0 < board.morale[-1]
        assert board.morale[board.start] == 0
        assert board.rates[0] == 1
    assert b.boards[0].morale == (-9, -6, -4, -2, -1, 0, 1, 2, 4, 6, 9, 12, 16)
    assert b.boards[0].rates == (1, 1, 1, 2, 2)


@rule("PRA-1.1", "PRA-1.5", "PRA-1.7", "PRA-13.9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("hard", [False, True])
def test_tiles_for_the_number_of_players(seats: int, hard: bool) -> None:
    if hard and seats == 2:
        return
    s = fresh(seats, hard=hard)
    counts = s.box.data.shown("player_counts")
    table = counts["stack_after_setup_hard"] if hard else counts["stack_after_setup"]
    assert len(s.tiles_left) == table[str(seats)]
    assert len(s.display) == seats + 1 == counts["display"][str(seats)]
    used = [tile for tile in s.box.data.shown("city_tile") if tile["min_players"] <= seats]
    assert len(used) == counts["city_tiles_used"][str(seats)]
    wanted = sorted(tile["id"] for tile in used if not (hard and tile["kind"] == "market"))
    assert sorted(s.box.tiles[tile] for tile in (*s.in_city(), *s.display, *s.tiles_left)) == wanted
    epochs = [s.box.epoch[tile] for tile in s.tiles_left]
    assert epochs == sorted(epochs)
    assert epochs.count(2) == counts["epoch_2"][str(seats)]
    assert epochs.count(1) + len(s.display) == counts["epoch_1"][str(seats)] - hard
    assert s.top_epoch() == 1


@rule("PRA-1.2", "PRA-1.3", "PRA-1.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_start_city(seats: int) -> None:
    s = fresh(seats)
    mines = {f"gold-mine-{n + 1}": f"{cell} 0" for n, cell in enumerate(MINES[seats])}
    assert city(s) == CORE | mines
    assert [owner(s, name) for name in CORE] == [-1, -1, -1]
    assert [owner(s, name) for name in mines] == list(range(seats))
    assert s.owned == [1] * seats


@rule("PRA-1.6", "PRA-1.8")
@pytest.mark.parametrize("seats", [2, 5])
def test_all_wall_tiles_are_used(seats: int) -> None:
    s = PRAETOR.new(seats)
    while asks(s) != "chance RevealWall":
        play(s, says(s)[0])
    assert says(s) == [f"reveal wall-{n}" for n in range(1, 15)]
    assert refused(s, "draw sawmill-1")[1] == "not-now"
    play(s, "reveal wall-3")
    assert s.box.walls[s.wall] == "wall_3"
    assert len(s.walls_left) == 13
    assert refused(fresh(), "reveal wall-3")[1] == "not-now"


@rule("PRA-1.5", "PRA-1.7")
def test_the_first_tiles_are_of_epoch_one() -> None:
    s = play(PRAETOR.new(2), "start blue")
    shown = []
    while asks(s) == "chance DrawTile":
        assert all(s.box.epoch[action[1]] == 1 for action in s.actions(CHANCE))
        assert len(says(s)) == 11 - len(shown)
        assert refused(s, "draw statue-1") == ("PRA-1.5", "not-on-top")
        assert refused(s, "draw gold-mine-1") == ("PRA-1.5", "not-in-stack")
        assert s.question(CHANCE).weights(s) == [1] * len(says(s))
        shown.append(says(s)[-1].split()[1])
        play(s, says(s)[-1])
    assert display(s) == shown
    assert len(shown) == 3


@rule("PRA-1.5", "PRA-11.3")
def test_epoch_two_is_drawn_when_epoch_one_is_used_up() -> None:
    s = at('step = "renewal"\nstack = ["sawmill-1", "statue-1", "curia-1"]\ndisplay = ["oracle-1"]')
    assert asks(s) == "chance DrawTile"
    assert says(s) == ["draw statue-1", "draw curia-1"] or says(s) == ["draw curia-1", "draw statue-1"]
    assert display(s) == ["oracle-1", "sawmill-1"]


@rule("PRA-1.10", "PRA-1.11", "PRA-1.12", "PRA-0.1")
@pytest.mark.parametrize("seats", [2, 5])
def test_what_each_player_starts_with(seats: int) -> None:
    s = fresh(seats)
    for seat in range(seats):
        assert pool(s, seat) == [1, 2, 3]
        assert s.active[seat] == 3
        assert s.villagers[seat] == 5
        assert s.stage_one[seat] == s.stage_two[seat] == s.retired[seat] == s.resting[seat] == 0
        assert goods(s, seat) == {"gold": 10, "wood": 4, "stone": 3, "marble": 2, "weapon": 1}
        assert s.morale_of(seat) == 0
    assert s.round == 1


@rule("PRA-1.13", "PRA-1.14", "PRA-X13")
def test_the_start_player_has_most_favour() -> None:
    s = fresh(3, "yellow")
    assert s.favour == [9, 10, 8]
    assert named(s, s.order) == ["white", "blue", "yellow"]
    assert asks(s) == "white Turn"
    five = fresh(5, "white")
    assert five.favour == [8, 9, 10, 6, 7]
    assert named(five, five.order) == ["black", "purple", "blue", "yellow", "white"]


@rule("PRA-1.13")
def test_the_start_player_is_drawn_or_set() -> None:
    s = PRAETOR.new(3)
    assert says(s) == ["start blue", "start yellow", "start white"]
    assert fresh(3, start_player=3).favour == [8, 9, 10]
    assert "begins white" in event_lines(fresh(3, start_player=3))
    with pytest.raises(SettingError, match="start_player"):
        PRAETOR.new(2, start_player=3)


@rule("PRA-1.9")
def test_any_mixture_of_sides() -> None:
    s = PRAETOR.new(3, sides="A,B,A", boards="0,4,0", start_player=1)
    assert s.boards == [0, 4, 0]
    assert s.box.boards[4].name == "Armourer"
    assert fresh(5, sides="B", boards="5,4,3,2,1").boards == [5, 4, 3, 2, 1]
    assert [fresh(5).boards, fresh(2, sides="A").boards] == [[0] * 5, [0] * 2]
    markers = fresh(5, sides="B", boards="5,4,3,2,1").morale
    assert markers == [5, 5, 5, 4, 5]


@rule("PRA-1.9")
def test_boards_are_dealt_and_sides_chosen() -> None:
    s = PRAETOR.new(3, sides="choose,A,choose", boards="0,0,2", start_player=1)
    assert asks(s) == "chance DealBoard"
    assert says(s) == ["deal blue board-1", "deal blue board-3", "deal blue board-4", "deal blue board-5"]
    assert refused(s, "deal white board-1") == ("PRA-1.9", "not-this-seat")
    assert refused(s, "deal blue board-2") == ("PRA-1.9", "board-taken")
    play(s, "deal blue board-3")
    assert asks(s) == "blue ChooseSide"
    assert says(s) == ["side A", "side B"]
    play(s, "side B")
    assert asks(s) == "white ChooseSide"
    play(s, "side A")
    assert s.boards == [3, 0, 0]
    assert [s.morale_of(seat) for seat in (BLUE, YELLOW, WHITE)] == [0, 0, 0]
    assert event_lines(s)[0] == "dealt blue board-3"


@rule("PRA-13.1")
@pytest.mark.parametrize("settings", [{"expert": True}, {"hard": True}, {"expert": True, "hard": True}])
def test_variants_are_for_three_and_more(settings: dict[str, bool]) -> None:
    with pytest.raises(SettingError, match=r"PRA-13\.1"):
        PRAETOR.new(2, **settings)
    for seats in (3, 4, 5):
        s = fresh(seats, **settings)
        assert (s.box.expert, s.box.hard) == (settings.get("expert", False), settings.get("hard", False))


def test_settings_that_make_no_sense() -> None:
    with pytest.raises(SettingError, match="boards"):
        PRAETOR.new(2, sides="B", boards="3,3")
    with pytest.raises(SettingError, match="ages"):
        PRAETOR.new(2, ages="30,0")
    assert PRAETOR.new(2, ages="30,40").box.ages == [30, 40]


@rule("PRA-13.6", "PRA-13.8")
def test_no_market_in_the_hard_game() -> None:
    s = fresh(5, hard=True)
    assert "market-1" not in city(s)
    assert "market-2" not in left(s) + display(s)
    sites = {s.box.cells[cell] for cell in s.sites}
    assert {"x1y0", "x2y1", "x3y0", "x2y-1"} <= sites
    assert city(s)["gold-mine-2"] == "x2y0 0"
    assert owner(s, "gold-mine-2") == YELLOW
    assert "activate gold-mine-2" in says(s)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("limits.retire_at", 7),
        ("limits.retire_at", 1),
        ("setup.villager_experience", 6),
        ("setup.villager_experience", 0),
        ("setup.start_active_workers", [1, 2, 6]),
        ("setup.start_active_workers", [0, 2, 3]),
        ("setup.start_villagers", 6),
        ("setup.start_villagers", 4),
        ("scoring.final_gold_per_favor", 0),
        ("wall_tile", []),
    ],
)
def test_figures_no_game_can_be_played_with(key: str, value: object) -> None:
    with pytest.raises(DataError, match=key.replace(".", r"\.")):
        box(2, {key: value})


def test_other_figures_can_be_played_with() -> None:
    """Workers who retire at 3, a game with nothing to draw, one wall tile."""
    s = PRAETOR.new(2, {"limits.retire_at": 3, "setup.start_active_workers": [1, 2, 2]}, start_player=1)
    while s.asked:
        said = says(s)
        s.play(s.asked[0], said[-1])
    assert s.retired[BLUE]
    assert len(fresh(2, data={"wall_tile": box().data.shown("wall_tile")[:1]}).walls_left) == 0


def test_figures_are_checked() -> None:
    tiles = [dict(tile) for tile in box().data.shown("city_tile")]
    wrong = [[{**tiles[0], "corners": ["A"]}, *tiles[1:]], [{**tiles[0], "kind": "forge"}, *tiles[1:]]]
    for tile in wrong:
        with pytest.raises(DataError):
            box(2, {"city_tile": tile})
    with pytest.raises(DataError, match="rise"):
        box(2, {"board_a.morale": [0, -1]})
    with pytest.raises(DataError, match="start value"):
        box(2, {"board_a.morale_start_index": 2})
    with pytest.raises(DataError, match="at least 1"):
        box(2, {"board_a.rates": {"wood": 0, "stone": 1, "marble": 1, "weapon": 1}})
    mines = box().data.shown("start_mines")
    with pytest.raises(DataError, match="layout"):
        box(2, {"start_mines": [{**mines[0], "players": 3}, *mines[1:]]})
    with pytest.raises(DataError):
        box(2, {"start_core.tiles": {"training_camp": "x", "imperial_outpost": "y", "market": "z"}})


@pytest.mark.parametrize(
    "text",
    [
        "nonsense = 1",
        "[blue]\nnonsense = 1",
        'step = "nap"',
        'display = ["sawmill-1", "sawmill-1"]',
        'display = ["sawmill-3"]',
        'city = ["sawmill-1 x0y2"]',
        'city = ["sawmill-1 x5y5 0 blue"]',
        'city = ["sawmill-1 x0y2 4 blue"]',
        'city = ["sawmill-1 x0y2 0 green"]',
        'wall = "wall-1"\n[blue]\nwalls = ["wall-1"]',
        "[blue]\nactive = [1, 1, 1, 1]\nretired = 4\nvillagers = 1",
        "[blue]\nmorale = 5",
    ],
)
def test_positions_that_cannot_be(text: str) -> None:
    with pytest.raises(PositionError):
        PRAETOR.at(text)


def test_a_position_is_what_is_written() -> None:
    s = at("""
        seats = 3
        turn = "white"
        passed = ["yellow"]
        round = 5
        last = "wall"
        markers = ["white", "blue", "yellow"]
        city = ["sawmill-1 x0y1 2 white", "labor-camp-1 x0y2 0 nobody"]
        display = ["statue-1"]
        wall = "wall-5"
        activated = ["gold-mine-1", "market-1"]
        [blue]
        favour = 10
        walls = ["wall-1", "wall-2"]
        [white]
        board = 3
        gold = 4
        weapon = 2
        favour = 7
        morale = 16
        active = [2, 5]
        stage_one = 1
        stage_two = 1
        retired = 1
        builders = { sawmill-1 = 3 }
        workers = { gold-mine-2 = 6 }
        camped = ["labor-camp-1"]
    """)
    assert named(s, s.order) == ["yellow", "white", "blue"]
    assert named(s, s.queue) == ["white", "blue"]
    assert named(s, s.recent) == ["white", "blue", "yellow"]
    assert (s.round, s.last) == (5, 2)
    assert city(s)["sawmill-1"] == "x0y1 2"
    assert (owner(s, "sawmill-1"), owner(s, "labor-camp-1")) == (WHITE, -1)
    assert s.walls[BLUE] == 0b11
    assert len(s.walls_left) == 11
    assert goods(s, WHITE) == {"gold": 4, "weapon": 2}
    assert (s.morale_of(WHITE), s.active[WHITE], s.retired[WHITE], s.resting[WHITE]) == (16, 3, 2, 1)
    assert s.villagers[WHITE] == 1
    assert s.camped[WHITE]
    idle = {s.box.tiles[tile] for tile in (*s.idle, *s.duties)}
    assert idle == {"gold_mine_3", "sawmill_1", "imperial_outpost_1", "training_camp_1"}
