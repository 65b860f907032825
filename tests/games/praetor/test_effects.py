"""Chapter 8: what tiles do."""

import pytest

from tests.games.praetor.positions import (
    BLUE,
    YELLOW,
    asks,
    at,
    event_lines,
    goods,
    play,
    pool,
    price,
    refused,
    says,
    sources,
)
from tests.rule_coverage import rule

HOME = 'order = ["blue", "yellow"]\ncity = {}\n[blue]\n'


@rule("PRA-8.1", "PRA-8.2", "PRA-8.3", "PRA-8.4", "PRA-0.5")
@pytest.mark.parametrize("pips", [1, 5])
@pytest.mark.parametrize(
    ("tile", "resource"),
    [("gold-mine-1", "gold"), ("sawmill-1", "wood"), ("stone-quarry-1", "stone"), ("marble-quarry-1", "marble")],
)
def test_as_much_as_the_worker_has_experience(tile: str, resource: str, pips: int) -> None:
    tiles = [] if tile == "gold-mine-1" else [f"{tile} x0y2 0 blue"]
    s = at(HOME.format(tiles) + f"active = [{pips}, 2]\n{resource} = 200")
    play(s, f"activate {tile}", f"worker {pips}")
    assert goods(s, BLUE) == {resource: 200 + pips}


@rule("PRA-8.5")
@pytest.mark.parametrize(("pips", "wood", "most"), [(4, 9, 4), (4, 3, 3), (1, 1, 1)])
def test_the_smithy_turns_wood_into_weapons(pips: int, wood: int, most: int) -> None:
    s = at(HOME.format(["smithy-1 x0y2 0 blue"]) + f"active = [{pips}]\nwood = {wood}\nweapon = 1")
    play(s, "activate smithy-1")
    assert says(s) == [f"forge {k}" for k in range(most + 1)]
    assert refused(s, f"forge {most + 1}") == ("PRA-8.5", "too-many-to-forge")
    assert price(s, "forge 1") == {"wood": -1, "weapon": 1}
    nothing = play(s.copy(), "forge 0")
    assert goods(nothing, BLUE) == {"wood": wood, "weapon": 1}
    play(s, f"forge {most}")
    assert s.goods[BLUE] == [0, wood - most, 0, 0, 1 + most]
    assert event_lines(s)[1:3] == [f"paid blue {most} wood", f"gained blue {most} weapon"]


@rule("PRA-8.6", "PRA-8.15")
def test_the_curia_counts_every_tile_with_the_own_marker() -> None:
    tiles = [
        "curia-1 x0y2 0 yellow",
        "statue-1 x0y3 0 blue",
        "labor-camp-1 x0y4 0 blue",
        "triumphal-arch-1 x0y5 0 blue",
    ]
    s = at(HOME.format(tiles) + "active = [1, 1]\ngold = 3\n[yellow]\nactive = []")
    play(s, "activate curia-1")
    assert goods(s, BLUE) == {"gold": 3 - 1 + 4}


@rule("PRA-8.15", "PRA-8.9")
def test_a_tile_built_this_round_counts() -> None:
    s = at("""
        order = ["blue", "yellow"]
        passed = ["yellow"]
        display = ["sawmill-1"]
        city = ["temple-apollo-1 x0y2 0 blue"]
        [blue]
        gold = 2
        active = [1, 1, 1]
    """)
    play(s, "build sawmill-1", "place x0y3", "rotate 0")
    before = s.favour[BLUE]
    play(s, "activate temple-apollo-1")
    assert s.favour[BLUE] == before + 3
    assert sources(s, BLUE)["temples"] == 3


@rule("PRA-8.7", "PRA-0.3")
def test_the_forum_counts_active_workers_wherever_they_are() -> None:
    s = at("""
        order = ["blue", "yellow"]
        city = ["forum-1 x0y2 0 yellow", "sawmill-1 x0y3 0 blue"]
        [blue]
        gold = 2
        active = [1, 2]
        builders = { sawmill-1 = 3 }
        workers = { gold-mine-1 = 6 }
        stage_one = 1
        stage_two = 1
        retired = 1
    """)
    play(s, "activate forum-1", "worker 1")
    assert goods(s, BLUE) == {"gold": 2 - 1 + 3 * 2}


@rule("PRA-8.8", "PRA-0.3")
def test_the_temple_of_maia_counts_like_the_forum() -> None:
    s = at("""
        order = ["blue", "yellow"]
        city = ["temple-maia-1 x0y2 0 blue"]
        [blue]
        active = [1, 2]
        workers = { gold-mine-1 = 5 }
        stage_two = 2
        retired = 1
    """)
    play(s, "activate temple-maia-1", "worker 1")
    assert s.favour[BLUE] == 3 * 2
    assert sources(s, BLUE) == {"temples": 6}


@rule("PRA-8.10", "PRA-8.11")
def test_temples_that_count_goods() -> None:
    tiles = ["temple-plutus-1 x0y2 0 blue", "temple-mercury-1 x0y3 0 blue"]
    s = at(HOME.format(tiles) + "active = [1, 1, 2]\ngold = 50\nwood = 4\nstone = 3\nmarble = 2\nweapon = 5")
    held = goods(s, BLUE)
    play(s, "activate temple-plutus-1")
    assert price(s, "worker 2") == {"favour": 7}
    play(s, "worker 2", "pass")
    assert s.favour[BLUE] == 7
    play(s, "activate temple-mercury-1")
    assert s.favour[BLUE] == 7 + 2 * 7
    assert goods(s, BLUE) == held


@rule("PRA-8.12")
@pytest.mark.parametrize(("morale", "favour"), [(9, 9), (1, 1), (0, 0), (-4, 0)])
def test_the_temple_of_venus(morale: int, favour: int) -> None:
    s = at(HOME.format(["temple-venus-1 x0y2 0 blue"]) + f"active = [1, 1]\nmorale = {morale}\nfavour = 3")
    play(s, "activate temple-venus-1")
    assert s.favour[BLUE] == 3 + favour


@rule("PRA-8.13", "PRA-0.15", "PRA-0.16")
@pytest.mark.parametrize(("more", "morale"), [(1, 1), (2, 1), (3, 2)])
def test_the_colosseum(more: int, morale: int) -> None:
    """1 morale is one space: from 0 the next spaces are 1, 2, 4, ..."""
    extra = ["colosseum-1 x0y2 0 blue", "statue-1 x0y3 0 blue", "oracle-1 x0y4 0 blue"][:more]
    s = at(HOME.format(extra) + "active = [1, 2]")
    play(s, "activate colosseum-1")
    assert price(s, "worker 1") == {"morale": (more + 1) // 2}
    play(s, "worker 1")
    assert s.owned[BLUE] == more + 1
    assert s.morale_of(BLUE) == morale
    assert f"rose blue {(more + 1) // 2}" in event_lines(s)


@rule("PRA-8.14", "PRA-0.15", "PRA-0.16")
@pytest.mark.parametrize(("board", "start", "retired", "morale"),
                         [(0, 0, 1, 2), (0, 0, 2, 6), (0, 9, 3, 16), (3, 0, 2, 9), (0, 16, 1, 16)])  # fmt: skip
def test_the_oracle(board: int, start: int, retired: int, morale: int) -> None:
    s = at(
        HOME.format(["oracle-1 x0y2 0 blue"])
        + f"active = [1, 1]\nboard = {board}\nmorale = {start}\nretired = {retired}"
    )
    play(s, "activate oracle-1")
    assert s.morale_of(BLUE) == morale


@rule("PRA-8.14", "PRA-0.3")
def test_the_oracle_counts_retired_workers_on_tiles() -> None:
    s = at(HOME.format(["oracle-1 x0y2 0 blue"]) + "active = [1, 1]\nretired = 1\nworkers = { gold-mine-1 = 6 }")
    play(s, "activate oracle-1")
    assert s.morale_of(BLUE) == 6


@rule("PRA-8.16")
def test_the_training_camp() -> None:
    s = at(HOME.format([]) + "active = [1, 3]\nvillagers = 2")
    play(s, "activate training-camp-1", "worker 3")
    assert (s.villagers[BLUE], s.stage_one[BLUE], s.stage_two[BLUE]) == (1, 1, 0)
    assert "recruited blue 1" in event_lines(s)


@rule("PRA-8.19", "PRA-8.20", "PRA-X6")
def test_the_imperial_outpost() -> None:
    s = at("""
        order = ["blue", "yellow"]
        wall = "wall-1"
        [blue]
        gold = 1
        marble = 3
        weapon = 2
        active = [1, 3]
        [yellow]
        marble = 9
        weapon = 9
    """)
    play(s, "activate imperial-outpost-1", "worker 3")
    assert goods(s, BLUE) == {"gold": 1, "marble": 1}
    assert s.favour[BLUE] == 10
    assert s.walls[BLUE].bit_count() == 1
    assert s.wall == -1
    assert refused(s, "activate imperial-outpost-1") == ("PRA-6.1", "already-activated")
    assert sources(s, BLUE) == {"wall": 10}
    play(s, "pass", "pass")
    assert pool(s, BLUE) == [1, 3]


@rule("PRA-8.19", "PRA-X12")
def test_wall_tiles_owned_before_add_to_the_next() -> None:
    s = at("""
        order = ["blue", "yellow"]
        wall = "wall-1"
        markers = ["yellow", "blue"]
        [blue]
        marble = 2
        weapon = 2
        active = [1]
        walls = ["wall-4", "wall-9"]
    """)
    play(s, "activate imperial-outpost-1")
    assert s.favour[BLUE] == 16
    assert s.walls[BLUE].bit_count() == 3
    assert "scored blue 16 wall" in event_lines(s)


WALLS = {
    "wall-1": ({"marble": 2, "weapon": 2}, 10),
    "wall-4": ({"wood": 4, "stone": 4}, 9),
    "wall-10": ({"gold": 6, "weapon": 2}, 9),
    "wall-13": ({"gold": 12}, 7),
    "wall-14": ({"wood": 2, "stone": 2, "marble": 2, "weapon": 2}, 15),
}


@rule("PRA-8.19", "PRA-8.20")
@pytest.mark.parametrize("wall", WALLS)
def test_demands_of_the_wall(wall: str) -> None:
    demand, favour = WALLS[wall]
    held = "\n".join(f"{resource} = {amount}" for resource, amount in demand.items())
    s = at(f'order = ["blue", "yellow"]\nwall = "{wall}"\n[blue]\n{held}\nactive = [1]')
    play(s, "activate imperial-outpost-1")
    assert goods(s, BLUE) == {}
    assert s.favour[BLUE] == favour
    for lacking in demand:
        less = "\n".join(f"{resource} = {amount - (resource == lacking)}" for resource, amount in demand.items())
        s = at(f'order = ["blue", "yellow"]\nwall = "{wall}"\n[blue]\n{less}')
        assert refused(s, "activate imperial-outpost-1") == ("PRA-8.20", "demand-too-dear")


MARKET = """
    order = ["blue", "yellow"]
    [blue]
    board = {board}
    {goods}
    active = [1, 1]
    [yellow]
    active = []
"""


def market(goods: str, board: int = 0) -> object:
    return play(at(MARKET.format(board=board, goods=goods)), "activate market-1")


@rule("PRA-8.17", "PRA-8.18", "PRA-X15")
def test_selling_and_buying() -> None:
    s = market("gold = 3\nwood = 4")
    assert says(s) == ["done", "sell wood"]
    assert price(s, "sell wood") == {"wood": -1, "gold": 1}
    play(s, "sell wood")
    assert says(s) == ["amount 1", "amount 2", "amount 3", "amount 4"]
    assert price(s, "amount 3") == {"wood": -3, "gold": 3}
    assert refused(s, "amount 0") == refused(s, "amount 5") == ("PRA-8.18", "wrong-amount")
    play(s, "amount 3")
    assert asks(s) == "blue Buy"  # nothing is left to sell but what was sold already
    assert says(s) == ["done", "buy stone", "buy marble", "buy weapon"]
    assert refused(s, "buy wood") == ("PRA-8.18", "already-traded")
    assert price(s, "buy marble") == {"marble": 1, "gold": -2}
    play(s, "buy marble")
    assert says(s) == ["amount 1", "amount 2", "amount 3"]
    assert refused(s, "amount 4") == ("PRA-8.18", "wrong-amount")
    assert price(s, "amount 3") == {"marble": 3, "gold": -6}
    play(s, "amount 3")
    assert goods(s, BLUE) == {"wood": 1, "marble": 3}
    sold, bought = ["sold blue 3 wood", "gained blue 3 gold"], ["bought blue 3 marble", "paid blue 6 gold"]
    assert event_lines(s)[-5:] == [*sold, *bought, "passed yellow"]
    assert asks(s) == "blue Turn"


@rule("PRA-8.17", "PRA-8.18")
def test_sales_come_first_and_each_good_is_traded_once() -> None:
    s = market("gold = 10\nwood = 2\nstone = 2\nmarble = 1\nweapon = 1")
    assert says(s) == ["done", "sell wood", "sell stone", "sell marble", "sell weapon"]
    assert refused(s, "sell gold") == ("PRA-8.17", "not-a-good")
    play(s, "sell stone", "amount 1")
    assert says(s) == ["done", "sell wood", "sell marble", "sell weapon"]
    assert refused(s, "sell stone") == ("PRA-8.18", "already-traded")
    play(s, "sell weapon")  # one unit: the amount is not asked
    play(s, "done")
    assert goods(s, BLUE)["gold"] == 13
    assert says(s) == ["done", "buy wood", "buy marble"]
    assert refused(s, "buy gold") == ("PRA-8.17", "not-a-good")
    play(s, "buy wood", "amount 5")
    assert says(s) == ["done", "buy marble"]
    play(s, "buy marble", "amount 4")
    assert goods(s, BLUE) == {"wood": 7, "stone": 1, "marble": 5}
    assert asks(s) == "blue Turn"


@rule("PRA-8.17", "PRA-8.18")
def test_what_cannot_be_traded_is_not_asked() -> None:
    s = market("gold = 1")
    assert asks(s) == "blue Buy"
    assert says(s) == ["done", "buy wood", "buy stone"]
    assert refused(s, "buy marble") == ("PRA-8.18", "too-little-gold")
    assert price(s, "done") == {}
    play(s, "done")
    assert asks(s) == "blue Turn"
    s = market("")
    assert asks(s) == "blue Turn"
    s = market("marble = 2")
    assert refused(s, "sell wood") == ("PRA-8.18", "nothing-to-sell")
    assert price(s, "done") == {}
    play(s, "done")
    assert asks(s) == "blue Turn"


@rule("PRA-8.17")
@pytest.mark.parametrize(("board", "gold"), [(0, 6), (1, 6), (2, 10), (3, 6), (4, 8), (5, 8)])
def test_the_rates_of_the_own_board(board: int, gold: int) -> None:
    s = market("wood = 1\nstone = 1\nmarble = 1\nweapon = 1", board)
    play(s, "sell wood", "sell stone", "sell marble", "sell weapon")
    assert goods(s, BLUE) == {"gold": gold}
    rates = s.box.boards[board].rates
    s = market(f"gold = {sum(rates) - 1}", board)
    for number, good in enumerate(("wood", "stone", "marble", "weapon"), 1):
        play(s, f"buy {good}")
        if asks(s) == "blue BuyHowMany":
            play(s, "amount 1")
        assert s.goods[BLUE][number] == 1
    assert goods(s, BLUE) == {"wood": 1, "stone": 1, "marble": 1, "weapon": 1}


@rule("PRA-8.18")
def test_never_more_than_two_hundred_answers() -> None:
    s = market("gold = 900\nwood = 500")
    play(s, "sell wood")
    assert says(s)[-1] == "amount 199"
    play(s, "amount 199", "buy stone")
    assert len(says(s)) == 199
    assert goods(s, BLUE) == {"gold": 900 + 199, "wood": 500 - 199}
    assert goods(s, YELLOW) == {}
