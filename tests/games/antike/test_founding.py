"""Chapter 13: founding cities."""

import pytest

from tests.games.antike.positions import (
    BROWN,
    asks,
    at,
    cities,
    event_lines,
    play,
    price,
    refused,
    says,
    spot,
    stock,
    units,
)
from tests.rule_coverage import rule

RICH = "marble = 9\niron = 9\ngold = 9\ncoins = 9\n"


@rule("ANT-13.1")
@pytest.mark.parametrize("field", ["marmor", "ferrum", "aurum", "templum", "militia", "scientia", "duellum-2"])
def test_cities_are_founded_after_any_action(field: str) -> None:
    s = at("[brown]\nmarble = 9\niron = 9\ngold = 9\nlegions = { Siga = 1, Zama = 1 }")
    play(s, f"rondel {field}")
    while asks(s) != "brown FoundCities":
        play(s, "pass")
    assert {"found Siga marble", "found Zama gold"} <= set(says(s))


@rule("ANT-13.1", "ANT-13.8")
def test_any_number_of_cities_and_the_units_stay() -> None:
    s = at('step = "founding"\n[brown]\nmarble = 3\niron = 3\ngold = 3\nlegions = { Siga = 1, Tolosa = 1, Genua = 2 }')
    play(s, "found Tolosa gold", "found Genua marble", "found Siga gold")
    assert stock(s, BROWN) == (0, 0, 0, 0)
    assert units(s, BROWN) == {"legion Siga": 1, "legion Tolosa": 1, "legion Genua": 2}
    assert len(cities(s, BROWN)) == 6
    assert event_lines(s)[:4] == [
        "founded brown Tolosa gold", "paid brown 1 marble", "paid brown 1 iron", "paid brown 1 gold",
    ]  # fmt: skip


@rule("ANT-13.2")
def test_a_free_site_with_an_own_unit() -> None:
    s = at(f"""
        step = "founding"
        [brown]
        {RICH}
        legions = {{ Siga = 1, Roma = 1, Carthago = 1 }}
        [beige]
        legions = {{ Zama = 1 }}
    """)
    assert says(s, "found") == ["found Siga marble", "found Siga iron", "found Siga gold"]
    assert refused(s, "found Zama gold") == ("ANT-13.2", "no-own-unit")
    assert refused(s, "found Roma gold") == ("ANT-13.2", "site-taken")
    assert refused(s, "found Carthago gold") == ("ANT-13.2", "site-taken")


@rule("ANT-13.2")
@pytest.mark.parametrize("unit", ["legions", "galleys"])
def test_a_legion_or_a_galley_founds(unit: str) -> None:
    s = at(f'step = "founding"\n[brown]\nmarble = 1\niron = 1\ngold = 1\n{unit} = {{ Genua = 1 }}')
    play(s, "found Genua marble")
    assert cities(s, BROWN)["Genua"] == "marble"


@rule("ANT-13.3")
def test_enemy_units_do_not_prevent_it() -> None:
    s = at(f'step = "founding"\n[brown]\n{RICH}galleys = {{ Genua = 1 }}\n[beige]\nlegions = {{ Genua = 5 }}')
    play(s, "found Genua gold", "coins marble 0", "coins iron 0", "coins gold 0")
    assert cities(s, BROWN)["Genua"] == "gold"


@rule("ANT-13.4")
def test_a_city_costs_one_of_each() -> None:
    s = at('step = "founding"\n[brown]\nmarble = 1\niron = 1\ngold = 1\nlegions = { Tolosa = 1 }')
    assert price(s, "found Tolosa iron") == {"marble": -1, "iron": -1, "gold": -1}
    play(s, "found Tolosa iron")
    assert stock(s, BROWN) == (0, 0, 0, 0)
    s = at('step = "founding"\n[brown]\nmarble = 9\niron = 9\nlegions = { Tolosa = 1 }\nhand = ["siedlerzug"]')
    assert refused(s, "found Tolosa iron") == ("ANT-13.4", "city-too-dear")
    assert says(s) == ["pass", "card"]
    for goods in ("coins = 3", "iron = 1\ncoins = 2", "marble = 1\ngold = 1\ncoins = 1"):
        s = at(f'step = "founding"\n[brown]\n{goods}\nlegions = {{ Tolosa = 1 }}')
        play(s, "found Tolosa iron")
        assert stock(s, BROWN) == (0, 0, 0, 0)
    assert asks(at('step = "founding"\n[brown]\ncoins = 2\nlegions = { Tolosa = 1 }')) == "beige Rondel"


@rule("ANT-13.5")
def test_the_founder_chooses_the_resource() -> None:
    for number, resource in enumerate(("marble", "iron", "gold")):
        s = at('step = "founding"\n[brown]\nmarble = 1\niron = 1\ngold = 1\nlegions = { Tolosa = 1 }')
        left = s.tiles[number]
        play(s, f"found Tolosa {resource}")
        assert cities(s, BROWN)["Tolosa"] == resource
        assert s.tiles[number] == left - 1


@rule("ANT-13.6", "ANT-R47", "ANT-R17")
def test_a_coin_for_each_neighbour_of_the_same_resource() -> None:
    s = at(f"""
        step = "founding"
        [brown]
        {RICH}
        galleys = {{ Genua = 1 }}
        cities = ["Massilia gold", "Carales gold"]
        [beige]
        cities = ["Roma gold", "Cremona iron", "Ancona gold"]
    """)
    assert price(s, "found Genua gold") == {"marble": -1, "iron": -1, "gold": -1, "coin": -2}, "by sea and by both"
    assert price(s, "found Genua iron") == {"marble": -1, "iron": -1, "gold": -1, "coin": -1}, "by land"
    assert price(s, "found Genua marble") == {"marble": -1, "iron": -1, "gold": -1}
    play(s, "found Genua gold", "coins marble 0", "coins iron 0", "coins gold 0")
    assert stock(s, BROWN) == (8, 8, 8, 7)
    assert event_lines(s)[:2] == ["founded brown Genua gold", "paid brown 2 coin"]


@rule("ANT-13.6", "ANT-4.3")
def test_the_surcharge_must_be_there_in_coins() -> None:
    position = """
        step = "founding"
        [brown]
        marble = 9
        iron = {iron}
        gold = 9
        coins = {coins}
        legions = {{ Genua = 1 }}
        cities = []
        [beige]
        cities = ["Roma gold", "Massilia gold"]
    """
    s = at(position.format(iron=1, coins=1))
    assert refused(s, "found Genua gold") == ("ANT-13.6", "surcharge-too-dear")
    assert says(s, "found") == ["found Genua marble", "found Genua iron"]
    s = at(position.format(iron=0, coins=2))
    assert refused(s, "found Genua gold") == ("ANT-13.6", "surcharge-too-dear"), "one coin goes for the iron"
    s = at(position.format(iron=0, coins=3))
    play(s, "found Genua gold")
    assert stock(s, BROWN) == (8, 0, 8, 0)


@rule("ANT-13.7")
def test_a_city_just_founded_counts_for_the_next() -> None:
    s = at('step = "founding"\n[brown]\nmarble = 3\niron = 3\ngold = 3\nlegions = { Tolosa = 1, Lugdunum = 1 }')
    assert price(s, "found Lugdunum gold") == {"marble": -1, "iron": -1, "gold": -1}
    play(s, "found Tolosa gold")
    assert refused(s, "found Lugdunum gold") == ("ANT-13.6", "surcharge-too-dear")
    assert says(s, "found") == ["found Lugdunum marble", "found Lugdunum iron"]


@rule("ANT-13.9")
def test_no_tile_no_city_of_that_resource() -> None:
    west = ["Siga", "Tingis", "Zama", "Tacape", "Baecula", "Numantia", "Carales", "Tarraco", "Aquileia", "Croton"]
    s = at(f"""
        step = "founding"
        [brown]
        {RICH}
        legions = {{ Tolosa = 1 }}
        cities = {[f"{name} gold" for name in west]}
        [beige]
        cities = []
    """)
    assert s.tiles == [12, 12, 0]
    assert refused(s, "found Tolosa gold") == ("ANT-13.9", "no-tile-left")
    assert says(s, "found") == ["found Tolosa marble", "found Tolosa iron"]


@rule("ANT-13.10")
def test_a_new_city_is_bare() -> None:
    s = at('step = "founding"\n[brown]\nmarble = 1\niron = 1\ngold = 1\nwalls = 3\nlegions = { Tolosa = 1 }')
    play(s, "found Tolosa gold")
    assert cities(s, BROWN)["Tolosa"] == "gold"
    assert s.strength_of(spot(s, "Tolosa")) == 2, "1 and the legion"
    assert s.walls[BROWN] == 3


def test_overridden_costs() -> None:
    figures = "costs = { city = { marble = 2, iron = 0, gold = 1 }, city_coin_per_same_neighbour = 2 }"
    s = at(f"""
        data = {{ {figures} }}
        step = "founding"
        [brown]
        marble = 2
        gold = 1
        coins = 2
        legions = {{ Siga = 1 }}
    """)
    assert price(s, "found Siga iron") == {"marble": -2, "gold": -1, "coin": -2}
    play(s, "found Siga iron")
    assert stock(s, BROWN) == (0, 0, 0, 0)
