"""The worked examples that no other file claims: building, activating, the Labor Camp."""

from tests.games.praetor.positions import (
    BLUE,
    PURPLE,
    YELLOW,
    asks,
    at,
    city,
    goods,
    owner,
    play,
    pool,
    price,
    refused,
    says,
    sources,
)
from tests.rule_coverage import rule

SAWMILL = """
    seats = 3
    order = ["yellow", "blue", "white"]
    display = ["sawmill-1", "sawmill-2"]
    [yellow]
    gold = 3
    favour = 10
    active = [2, 3]
"""


@rule("PRA-X2", "PRA-X3")
def test_building_the_sawmill() -> None:
    s = at(SAWMILL)
    play(s, "build sawmill-1", "worker 3")
    best = max(price(s, text)["favour"] for text in says(s))
    assert best == 4
    play(s, "place x-1y-1", "rotate 3")
    laid = next(tile for tile in s.view(None)["city"] if tile["tile"] == s.box.ids["sawmill_1"])
    assert laid["corners"] == ["B", "B", "A", "A"]
    assert goods(s, YELLOW) == {"gold": 1}
    assert owner(s, "sawmill-1") == YELLOW
    assert s.favour[YELLOW] == 14
    assert sources(s, YELLOW) == {"tiles": 1, "plazas": 3}
    assert pool(s, YELLOW) == [2]
    assert laid["builder"] == {"seat": YELLOW, "experience": 3, "retired": False}
    assert laid["worker"] is None


@rule("PRA-X4")
def test_a_diagonal_match() -> None:
    s = at(SAWMILL)
    play(s, "build sawmill-2", "worker 2", "place x0y1", "rotate 1")
    assert s.favour[YELLOW] == 15
    assert sources(s, YELLOW) == {"tiles": 1, "plazas": 4}


VISIT = """
    seats = 5
    order = ["purple", "blue", "yellow", "white", "black"]
    city = ["sawmill-1 x0y2 0 yellow"]
    [purple]
    gold = 2
    active = [1, 3]
    [blue]
    gold = 5
    active = [3]
    [yellow]
    active = []
    [white]
    active = []
    [black]
    active = []
"""


@rule("PRA-X5", "PRA-X7", "PRA-X8")
def test_sawmill_and_gold_mine() -> None:
    s = at(VISIT)
    play(s, "activate sawmill-1")
    assert price(s, "worker 3") == {"gold": -1, "wood": 3}
    play(s, "worker 3")
    assert goods(s, PURPLE) == {"gold": 1, "wood": 3}
    assert goods(s, YELLOW) == {"gold": 1}
    assert asks(s) == "blue Turn"
    assert refused(s, "activate sawmill-1") == ("PRA-6.1", "already-activated")
    play(s, "activate gold-mine-1")
    assert goods(s, BLUE) == {"gold": 8}
    play(s, "pass")
    assert pool(s, PURPLE) == [1, 4]


@rule("PRA-X9", "PRA-X10")
def test_the_labor_camp() -> None:
    s = at("""
        seats = 5
        order = ["purple", "blue", "yellow", "white", "black"]
        city = ["labor-camp-1 x0y2 0 blue", "marble-quarry-1 x0y3 0 yellow"]
        [purple]
        weapon = 1
        active = []
        retired = 1
        [blue]
        gold = 1
        active = []
        retired = 1
        [yellow]
        active = []
        [white]
        active = [1]
        [black]
        active = []
    """)
    play(s, "camp labor-camp-1")
    assert asks(s) == "purple PlaceRetired"
    assert goods(s, PURPLE) == {}
    assert goods(s, BLUE) == {"gold": 1, "weapon": 1}
    play(s, "activate gold-mine-5")
    assert goods(s, PURPLE) == {"gold": 6}
    assert asks(s) == "blue Turn"
    play(s, "camp labor-camp-1", "activate marble-quarry-1")
    assert goods(s, BLUE) == {"weapon": 1, "marble": 6}
    assert goods(s, YELLOW) == {"gold": 1}
    assert "labor-camp-1" in city(s)
