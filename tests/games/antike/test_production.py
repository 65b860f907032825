"""Chapter 5: Marmor, Ferrum and Aurum."""

import pytest

from tests.games.antike.positions import BEIGE, BROWN, asks, at, event_lines, play, says, stock
from tests.rule_coverage import rule

FIELDS = pytest.mark.parametrize(("field", "good"), [("marmor", 0), ("ferrum", 1), ("aurum", 2)])


@rule("ANT-5.1", "ANT-6.7")
@FIELDS
def test_cities_yield_1_or_3(field: str, good: int) -> None:
    resource = ("marble", "iron", "gold")[good]
    others = [name for name in ("marble", "iron", "gold") if name != resource]
    s = at(f"""
        [brown]
        cities = ["Siga {resource}", "Tingis {resource} temple", "Zama {resource} wall", "Tacape {others[0]} temple",
                  "Carales {others[1]}"]
        [beige]
        cities = ["Roma {resource} temple"]
    """)
    play(s, f"rondel {field}")
    assert stock(s, BROWN) == tuple(5 * (n == good) for n in range(3)) + (1,)
    assert stock(s, BEIGE) == (0, 0, 0, 0)
    assert event_lines(s) == [f"went brown {field}", f"gained brown 5 {resource}", "gained brown 1 coin"]


@rule("ANT-5.2")
@FIELDS
def test_exactly_one_coin_also_for_nothing(field: str, good: int) -> None:
    s = at("[brown]\ncities = []")
    play(s, f"rondel {field}")
    assert stock(s, BROWN) == (0, 0, 0, 1)
    assert s.bank_coins == 29


@rule("ANT-5.3", "ANT-9.3", "ANT-R15")
@FIELDS
def test_moneta_gives_one_more_in_total(field: str, good: int) -> None:
    resource = ("marble", "iron", "gold")[good]
    s = at(f'[brown]\nadvances = ["moneta"]\ncities = ["Siga {resource}", "Tingis {resource} temple"]')
    play(s, f"rondel {field}")
    assert stock(s, BROWN) == tuple(5 * (n == good) for n in range(3)) + (1,)
    s = at('[brown]\nadvances = ["moneta"]\ncities = []')
    play(s, f"rondel {field}")
    assert stock(s, BROWN) == tuple(int(n == good) for n in range(3)) + (1,)


@rule("ANT-5.3")
def test_the_opponents_moneta_gives_nothing() -> None:
    s = at('[beige]\nadvances = ["moneta"]')
    play(s, "rondel aurum")
    assert stock(s, BROWN) == (0, 0, 1, 1)


@rule("ANT-5.4")
def test_enemy_units_do_not_reduce_production() -> None:
    s = at(
        '[brown]\ncities = ["Carthago marble temple"]\n[beige]\nlegions = { Carthago = 2 }\ngalleys = { Carthago = 3 }'
    )
    play(s, "rondel marmor")
    assert stock(s, BROWN) == (3, 0, 0, 1)


@rule("ANT-5.5")
def test_production_asks_nothing() -> None:
    s = at("")
    play(s, "rondel marmor")
    assert asks(s) == "beige Rondel"
    assert stock(s, BROWN) == (1, 0, 0, 1)


@rule("ANT-R57")
def test_a_choice_point_after_production_only_with_such_a_card() -> None:
    s = play(at('[brown]\nhand = ["steinbruch"]'), "rondel marmor")
    assert asks(s) == "brown AfterProduction"
    assert says(s) == ["pass", "card"]
    assert stock(s, BROWN) == (1, 0, 0, 1), "the production comes first"
    play(s, "pass")
    assert asks(s) == "beige Rondel"
    s = play(at('[brown]\nhand = ["steinbruch"]'), "rondel ferrum")
    assert asks(s) == "beige Rondel"


@rule("ANT-R57", "ANT-R12")
def test_commercium_after_production() -> None:
    s = at('[brown]\nhand = ["steinbruch"]\nadvances = ["commercium"]\niron = 3')
    play(s, "rondel marmor")
    assert says(s) == ["pass", "card", "commercium"]
    play(s, "commercium")
    assert asks(s) == "brown Give"


def test_overridden_yields() -> None:
    figures = "production = { city = 2, city_with_temple = 5, coins = 3, moneta_bonus = 4 }"
    position = f'data = {{ {figures} }}\n[brown]\ncities = ["Siga gold", "Tingis gold temple"]\n'
    s = play(at(position), "rondel aurum")
    assert stock(s, BROWN) == (0, 0, 7, 3)
    s = play(at(position + 'advances = ["moneta"]'), "rondel aurum")
    assert stock(s, BROWN) == (0, 0, 11, 3)
