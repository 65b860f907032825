"""Chapters 12 and 13: final scoring, ties, the expert and the hard game."""

import pytest

from quadriga.games.praetor.scoring import largest_area, shares
from tests.games.praetor.positions import BLUE, WHITE, YELLOW, all_pass, at, event_lines, sources
from tests.rule_coverage import rule

END = 'step = "renewal"\nlast = "city"\n'


@rule("PRA-12.1", "PRA-12.2", "PRA-12.3", "PRA-X16")
def test_final_scoring() -> None:
    s = at(END + """
        [blue]
        favour = 80
        active = [2, 4]
        stage_two = 1
        retired = 2
        morale = 6
        gold = 7
        wood = 3
        marble = 2
    """)  # fmt: skip
    assert s.favour[BLUE] == 94
    assert sources(s, BLUE) == {"workers": 7, "morale": 6, "gold": 1}
    assert s.outcome().scores[BLUE]["start"] == 80
    assert s.outcome().winners == [BLUE]
    assert event_lines(s)[-1] == "won blue"


@rule("PRA-12.1")
def test_workers_on_both_stages_and_no_villagers_or_retired() -> None:
    s = at(END + "[blue]\nactive = []\nstage_one = 2\nstage_two = 1\nretired = 3\nvillagers = 2")
    assert sources(s, BLUE) == {"workers": 3}


@rule("PRA-12.2", "PRA-0.10")
def test_negative_morale_costs_but_not_below_nothing() -> None:
    s = at(
        END
        + "[blue]\nfavour = 3\nactive = [2]\nmorale = -9\ngold = 25\n[yellow]\nfavour = 30\nactive = []\nmorale = -9"
    )
    assert s.favour[BLUE] == 0 + 2  # 3 + 2 - 9 is 0; then 2 for 25 gold
    assert sources(s, BLUE) == {"workers": 2, "morale": -5, "gold": 2}
    assert s.favour[YELLOW] == 21


@rule("PRA-12.3")
@pytest.mark.parametrize(("board", "favour"), [(0, 1), (2, 2), (4, 2), (5, 1)])
def test_goods_count_by_the_rates_of_the_own_board(board: int, favour: int) -> None:
    """9 gold, 3 stone and 2 weapons are worth 16, 21, 21 and 16 gold; it is rounded down once."""
    s = at(END + f"[blue]\nboard = {board}\nactive = []\ngold = 9\nstone = 3\nweapon = 2")
    rates = s.box.boards[board].rates
    assert sources(s, BLUE).get("gold", 0) == (9 + 3 * rates[2] + 2 * rates[4]) // 10 == favour


@rule("PRA-12.5")
def test_most_favour_wins() -> None:
    text = "".join(
        f"[{name}]\nactive = []\nfavour = {n}\n" for name, n in (("blue", 20), ("yellow", 30), ("white", 25))
    )
    s = at(f"seats = 3\n{END}{text}")
    assert s.outcome().places == [3, 1, 2]


TIE = """
    seats = 3
    {settings}
    step = "renewal"
    last = "wall"
    city = ["sawmill-1 x0y1 0 {owner}"]
    [blue]
    active = []
    favour = 30
    morale = 1
    walls = {blue_walls}
    [yellow]
    active = []
    favour = {yellow}
    morale = {morale}
    walls = ["wall-1"]
    [white]
    active = []
    favour = 5
"""


def tie(
    yellow: int = 30, morale: int = 1, blue: str = '["wall-2"]', owner: str = "white", settings: str = ""
) -> list[int]:
    s = at(TIE.format(yellow=yellow, morale=morale, blue_walls=blue, owner=owner, settings=settings))
    places: list[int] = s.outcome().places
    return places


@rule("PRA-12.6")
def test_the_tie_breaks_one_after_another() -> None:
    assert tie() == [1, 1, 3]  # all equal and ages unknown: a shared victory
    assert tie(yellow=31) == [2, 1, 3]
    assert tie(yellow=29, morale=2) == [2, 1, 3]  # 30 + 1 = 29 + 2, and the higher morale wins
    assert tie(yellow=32, morale=-1) == [1, 2, 3]
    assert tie(blue='["wall-2", "wall-3"]') == [1, 2, 3]
    assert tie(blue="[]") == [2, 1, 3]
    assert tie(owner="blue") == [1, 2, 3]
    assert tie(owner="yellow") == [2, 1, 3]
    assert tie(blue='["wall-2", "wall-3"]', owner="yellow") == [1, 2, 3]
    assert tie(yellow=29, morale=2, blue='["wall-2", "wall-3"]', owner="blue") == [2, 1, 3]
    assert tie(settings='settings = { ages = "40,30,20" }') == [2, 1, 3]
    assert tie(settings='settings = { ages = "30,40,50" }') == [1, 2, 3]
    assert tie(owner="blue", settings='settings = { ages = "40,30,20" }') == [1, 2, 3]
    assert tie(settings='settings = { ages = "33,33,20" }') == [1, 1, 3]


@rule("PRA-12.6")
def test_morale_is_compared_by_value() -> None:
    s = at(
        END + "[blue]\nactive = []\nfavour = 20\nboard = 3\nmorale = 4\n[yellow]\nactive = []\nfavour = 20\nmorale = 4"
    )
    assert s.morale[BLUE] == 7
    assert s.morale[YELLOW] == 8
    assert s.outcome().places == [1, 1]


EXPERT = """
    seats = 4
    settings = { expert = true }
    step = "renewal"
    last = "city"
    city = ["sawmill-1 x-1y2 0 blue", "sawmill-2 x-1y3 0 blue", "statue-1 x-1y4 0 yellow",
            "statue-2 x-1y5 0 blue", "oracle-1 x1y2 0 yellow"]
    [blue]
    active = []
    villagers = 2
    walls = ["wall-1", "wall-2", "wall-3"]
    [yellow]
    active = []
    villagers = 2
    walls = ["wall-4", "wall-5", "wall-6"]
    [white]
    active = []
    villagers = 2
    walls = ["wall-7"]
    [black]
    active = []
    villagers = 1
"""


@rule("PRA-12.4", "PRA-13.2", "PRA-13.3", "PRA-13.4", "PRA-13.5", "PRA-X17")
def test_the_expert_game() -> None:
    s = at(EXPERT)
    assert [largest_area(s, seat) for seat in range(4)] == [3, 2, 1, 1]
    expected = [
        {"area": 12, "longest-wall": 15, "villagers": 11},
        {"area": 8, "longest-wall": 15, "villagers": 11},
        {"area": 2, "longest-wall": 6, "villagers": 11},
        {"area": 2},
    ]
    assert [sources(s, seat) for seat in range(4)] == expected
    promised = [player["prizes"] for player in s.view(None)["players"]]
    assert [{source: n for source, n in prizes.items() if n} for prizes in promised] == expected
    plain = at(EXPERT.replace("expert = true", "expert = false"))
    assert [sources(plain, seat) for seat in range(4)] == [{}, {}, {}, {}]
    assert plain.view(None)["players"][0]["prizes"] == {}


@rule("PRA-13.5", "PRA-13.2", "PRA-13.3", "PRA-13.4")
def test_shares_of_the_places() -> None:
    area, wall, villagers = [12, 8, 4, 0, 0], [18, 12, 6, 0, 0], [20, 10, 5, 0, 0]
    figures = at("seats = 3\nsettings = { expert = true }").box
    assert [figures.expert_area, figures.expert_wall, figures.expert_villagers] == [area, wall, villagers]
    assert shares(wall, [3, 3, 1, 0]) == [15, 15, 6, 0]
    assert shares(villagers, [2, 2, 2, 1]) == [11, 11, 11, 0]
    assert shares(area, [0, 0, 0]) == [8, 8, 8]
    assert shares(area, [5, 4, 3]) == [12, 8, 4]
    assert shares(wall, [1, 2, 3, 4, 5]) == [0, 0, 6, 12, 18]
    assert shares(villagers, [1, 1, 3, 3, 3]) == [0, 0, 11, 11, 11]
    assert shares(villagers, [2, 2, 9, 0, 0]) == [7, 7, 20, 0, 0]


@rule("PRA-13.2")
def test_the_largest_area_is_one_group_connected_by_edges() -> None:
    s = at("""
        seats = 3
        city = ["sawmill-1 x-2y1 0 blue", "statue-1 x-3y1 0 blue", "sawmill-2 x-1y2 0 blue", "curia-1 x-2y2 0 yellow",
                "oracle-1 x-4y1 0 yellow", "temple-maia-1 x-4y2 0 blue", "forum-1 x0y1 0 yellow"]
    """)
    assert largest_area(s, BLUE) == 4  # the mine, two to its left and one above it; the one touching at a corner not
    assert largest_area(s, YELLOW) == 2  # the forum beside the mine
    assert largest_area(s, WHITE) == 1


@rule("PRA-13.1", "PRA-13.6", "PRA-13.7")
def test_both_variants_together() -> None:
    s = at("""
        seats = 3
        settings = { expert = true, hard = true }
        last = "city"
        [blue]
        board = 2
        active = []
        wood = 5
        [yellow]
        active = [1]
        gold = 9
    """)
    all_pass(s)
    assert s.outcome().reason == "city"
    assert sources(s, BLUE)["gold"] == 1  # 5 wood at 2 gold, though there is no Market
    assert sources(s, BLUE)["area"] == 8
    assert s.villagers == [8, 7, 5]
    assert [sources(s, seat)["villagers"] for seat in range(3)] == [20, 10, 5]


@rule("PRA-13.6")
def test_the_empty_place_of_the_market_may_be_built_on() -> None:
    s = at("""
        seats = 3
        settings = { hard = true }
        order = ["blue", "yellow", "white"]
        display = ["sawmill-1"]
        [blue]
        gold = 2
        active = [1]
    """)
    for answer in ("build sawmill-1", "place x1y0", "rotate 0"):
        s.play(BLUE, answer)
    assert s.grid[s.box.cell(1, 0)] >> 2 == s.box.ids["sawmill_1"]
