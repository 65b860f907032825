"""Chapters 8 and 9: advances, recruiting, and what the advances do."""

import pytest

from tests.games.antike.positions import (
    BEIGE,
    BROWN,
    advances,
    allowed,
    asks,
    at,
    event_lines,
    play,
    price,
    recruits,
    refused,
    says,
    spot,
    stock,
    through,
    units,
)
from tests.rule_coverage import rule

PRICES = [("strata", 7, 3), ("navigatio", 7, 3), ("moneta", 8, 4), ("res-publica", 8, 4), ("commercium", 9, 4)]


@rule("ANT-8.1")
def test_advances_and_recruits_in_any_order() -> None:
    s = at('step = "scientia"\n[brown]\ngold = 20')
    assert asks(s) == "brown Scientia"
    play(s, "recruit legion", "advance strata", "recruit galley", "advance navigatio", "recruit legion")
    assert stock(s, BROWN) == (0, 0, 2, 0)
    assert advances(s, BROWN) == ["strata", "navigatio"]
    assert recruits(s, BROWN) == {"legion": 3, "galley": 2}
    assert asks(s) == "brown Scientia"


@rule("ANT-8.2")
def test_five_advances_in_any_order() -> None:
    s = at('step = "scientia"\n[brown]\ngold = 99')
    assert says(s, "advance") == [f"advance {name}" for name, _, _ in PRICES]
    play(s, *(f"advance {name}" for name, _, _ in reversed(PRICES)))
    assert advances(s, BROWN) == ["strata", "navigatio", "moneta", "res_publica", "commercium"]
    assert stock(s, BROWN) == (0, 0, 99 - 39, 0)
    assert says(s) == ["pass", "recruit legion", "recruit galley"]


@rule("ANT-8.3")
@pytest.mark.parametrize(("name", "high", "low"), PRICES)
def test_the_price_falls_when_the_opponent_has_it(name: str, high: int, low: int) -> None:
    first = f'step = "scientia"\n[brown]\ngold = {high}'
    s = at(first)
    assert price(s, f"advance {name}") == {"gold": -high}
    play(s, f"advance {name}")
    assert stock(s, BROWN) == (0, 0, 0, 0)
    assert event_lines(s)[:2] == [f"learned brown {name}", f"paid brown {high} gold"]
    s = at(f'step = "scientia"\n[brown]\ngold = {high - 1}')
    assert refused(s, f"advance {name}") == ("ANT-8.3", "advance-too-dear")
    second = f'\n[beige]\nadvances = ["{name.replace("-", "_")}"]'
    s = at(f'step = "scientia"\n[brown]\ngold = {low}{second}')
    assert price(s, f"advance {name}") == {"gold": -low}
    play(s, f"advance {name}")
    assert stock(s, BROWN) == (0, 0, 0, 0)
    s = at(f'step = "scientia"\n[brown]\ngold = {low - 1}{second}')
    assert refused(s, f"advance {name}") == ("ANT-8.3", "advance-too-dear")


@rule("ANT-8.4")
def test_each_advance_once() -> None:
    s = at('step = "scientia"\n[brown]\ngold = 20')
    play(s, "advance moneta")
    assert refused(s, "advance moneta") == ("ANT-8.4", "has-advance")
    assert "advance moneta" not in says(s)
    assert s.view(None)["players"][BROWN]["advances"] == ["moneta"]


@rule("ANT-8.5", "ANT-14.4")
def test_being_first_entitles_to_a_scholar_in_step_3() -> None:
    s = at('step = "scientia"\n[brown]\ngold = 12\n[beige]\nadvances = ["strata"]')
    play(s, "advance strata", "advance moneta")
    assert s.firsts == [1, 0]
    assert refused(s, "take scholar") == ("ANT-14.1", "take-at-the-end")
    play(s, "pass")
    assert asks(s) == "brown TakePersonalities"
    play(s, "take scholar", "pass")
    assert s.people[BROWN] == [0, 0, 0, 1, 0]
    assert asks(s) == "beige Rondel"


@rule("ANT-8.5")
def test_who_is_second_gets_no_scholar() -> None:
    s = at('step = "scientia"\n[brown]\ngold = 3\n[beige]\nadvances = ["strata"]')
    play(s, "advance strata")
    assert s.firsts == [0, 0]
    assert asks(s) == "beige Rondel"


@rule("ANT-8.6")
def test_recruits_come_from_the_supply_for_gold() -> None:
    s = at('step = "scientia"\n[brown]\ngold = 3')
    assert price(s, "recruit legion") == {"gold": -1}
    assert price(s, "recruit galley") == {"gold": -2}
    play(s, "recruit galley", "recruit legion")
    assert stock(s, BROWN) == (0, 0, 0, 0)
    assert s.supply == [[10, 10], [11, 11]]
    assert recruits(s, BROWN) == {"legion": 2, "galley": 2}
    assert event_lines(s) == [
        "recruited brown 1 galley", "paid brown 2 gold", "recruited brown 1 legion", "paid brown 1 gold",
    ]  # fmt: skip
    s = at('step = "scientia"\n[brown]\ngold = 1')
    assert refused(s, "recruit galley") == ("ANT-8.6", "recruit-too-dear")
    assert says(s) == ["pass", "recruit legion"]
    s = at('step = "scientia"\n[brown]\ncoins = 2')
    assert says(s) == ["pass", "recruit legion", "recruit galley"]
    assert price(s, "recruit galley") == {"gold": -2}


@rule("ANT-8.6", "ANT-16.1")
def test_special_units_are_not_recruited() -> None:
    s = at('step = "scientia"\n[brown]\ngold = 9', special_units=True)
    assert refused(s, "recruit general") == ("ANT-8.6", "not-recruited")
    assert refused(s, "recruit admiral") == ("ANT-8.6", "not-recruited")


@rule("ANT-8.7")
def test_no_recruits_without_supply() -> None:
    s = at('step = "scientia"\n[brown]\ngold = 9\nrecruits = { legion = 11, galley = 2 }\nlegions = { Siga = 1 }')
    assert refused(s, "recruit legion") == ("ANT-8.7", "none-in-supply")
    assert says(s, "recruit") == ["recruit galley"]
    s = at('step = "scientia"\n[brown]\ngold = 9\nrecruits = { legion = 10, galley = 12 }\nlegions = { Siga = 1 }')
    assert refused(s, "recruit galley") == ("ANT-8.7", "none-in-supply")
    play(s, "recruit legion")
    assert refused(s, "recruit legion") == ("ANT-8.7", "none-in-supply")


@rule("ANT-8.8")
def test_recruited_units_are_not_on_the_map() -> None:
    s = at('step = "scientia"\n[brown]\ngold = 1')
    play(s, "recruit legion")
    assert units(s, BROWN) == {}
    assert s.armable[0] == 1, "what may be armed was counted when the turn began"


@rule("ANT-9.1", "ANT-10.2")
def test_strata_lets_legions_cross_two_land_borders() -> None:
    s = at('step = "duellum"\n[brown]\nadvances = ["strata"]\nlegions = { Siga = 1 }\ngalleys = { Tacape = 1 }')
    play(s, "move legion Siga Tingis")
    assert says(s) == ["pass", "move legion Tingis Siga", "move legion Tingis Baecula"]
    play(s, "move legion Tingis Baecula")
    assert asks(s) == "brown Movement"
    play(s, "move galley Tacape Mare-Libycum")
    assert asks(s) == "beige Rondel", "a galley crosses one border only"


@rule("ANT-9.2", "ANT-10.2")
def test_navigatio_lets_galleys_cross_two_sea_borders() -> None:
    s = at('step = "duellum"\n[brown]\nadvances = ["navigatio"]\nlegions = { Siga = 1 }\ngalleys = { Tacape = 1 }')
    play(s, "move galley Tacape Mare-Libycum")
    assert says(s, "move")[0] == "move galley Mare-Libycum Carthago"
    play(s, "move galley Mare-Libycum Mare-Ionium", "move legion Siga Tingis")
    assert units(s, BROWN) == {"legion Tingis": 1, "galley Mare Ionium": 1}
    assert asks(s) == "brown FoundCities" or asks(s) == "beige Rondel"


@rule("ANT-9.4")
def test_res_publica_strengthens_every_own_city() -> None:
    s = at('[brown]\nadvances = ["res_publica"]\ncities = ["Siga iron", "Zama gold temple wall"]')
    assert s.strength_of(spot(s, "Siga")) == 2
    assert s.strength_of(spot(s, "Zama")) == 5
    assert s.strength_of(spot(s, "Roma")) == 1


@rule("ANT-9.5", "ANT-R11")
def test_commercium_gives_two_for_three_as_often_as_wanted() -> None:
    s = at('[brown]\nadvances = ["commercium"]\nmarble = 4\ncoins = 2\niron = 1')
    assert "commercium" in says(s)
    play(s, "commercium")
    assert asks(s) == "brown Give"
    assert says(s) == ["give marble", "give iron", "give coin"]
    assert refused(s, "give gold") == ("ANT-9.5", "not-held")
    play(s, "give marble", "give coin", "give iron")
    assert asks(s) == "brown Get"
    assert stock(s, BROWN) == (3, 0, 0, 1)
    assert s.bank_coins == 29
    play(s, "get gold", "get marble")
    assert stock(s, BROWN) == (4, 0, 1, 1)
    assert asks(s) == "brown Rondel"
    play(s, "commercium", "give marble", "give marble", "give marble", "get gold", "get gold")
    assert stock(s, BROWN) == (1, 0, 3, 1)
    assert event_lines(s)[-5:] == [
        "paid brown 1 marble", "paid brown 1 marble", "gained brown 1 gold", "gained brown 1 gold", "traded brown",
    ]  # fmt: skip


@rule("ANT-9.5")
def test_commercium_needs_three_to_give() -> None:
    assert refused(at("[brown]\nmarble = 9"), "commercium") == ("ANT-9.5", "no-commercium")
    s = at('[brown]\nadvances = ["commercium"]\nmarble = 1\ncoins = 1')
    assert refused(s, "commercium") == ("ANT-9.5", "too-little-to-exchange")
    assert "commercium" not in says(s)
    assert "commercium" not in says(at("[brown]\nmarble = 9\n[beige]\nadvances = ['commercium']"))
    assert "commercium" not in says(at("[brown]\nmarble = 9\nadvances = ['res_publica', 'strata']"))
    assert "commercium" in says(at('[brown]\nadvances = ["commercium"]\nmarble = 1\ncoins = 2'))


@rule("ANT-9.5", "ANT-R12")
@pytest.mark.parametrize("step", ["templum", "militia", "scientia", "duellum", "conquest", "founding", "personalities"])
def test_commercium_at_every_choice_point(step: str) -> None:
    s = at(
        f'step = "{step}"\n[brown]\nadvances = ["commercium"]\nmarble = 1\niron = 1\ngold = 1\nlegions = {{ Zama = 1 }}'
    )
    before = asks(s)
    play(s, "commercium")
    assert asks(s) == "brown Get", "there is one way to give three"
    play(s, "get gold", "get gold")
    assert stock(s, BROWN) == (0, 0, 2, 0)
    assert asks(s) in (before, "beige Rondel", "brown FoundCities")


@rule("ANT-R12")
def test_no_commercium_while_paying() -> None:
    s = at('[brown]\nstone = "ferrum"\nadvances = ["commercium"]\nmarble = 3\niron = 1')
    play(s, "rondel militia")
    assert asks(s) == "brown PayAny"
    assert refused(s, "commercium") == ("ANT-R12", "finish-first")


@rule("ANT-9.6")
def test_commercium_gives_no_coins() -> None:
    s = at('[brown]\nadvances = ["commercium"]\nmarble = 3')
    play(s, "commercium")
    assert says(s) == ["get marble", "get iron", "get gold"]
    assert s.why_not(BROWN, "get coin").message == "not-understood"
    play(s, "get marble", "get marble")
    assert stock(s, BROWN) == (2, 0, 0, 0)


@rule("ANT-9.7")
def test_commercium_not_in_the_turn_it_is_bought() -> None:
    s = at('step = "scientia"\n[brown]\ngold = 15\nlegions = { Siga = 1 }\nmarble = 2\niron = 2')
    play(s, "advance commercium")
    assert refused(s, "commercium") == ("ANT-9.7", "commercium-just-bought")
    play(s, "pass")
    assert refused(s, "commercium") == ("ANT-9.7", "commercium-just-bought")
    play(s, "pass")
    assert refused(s, "commercium") == ("ANT-9.7", "commercium-just-bought")
    play(s, "pass")
    through(s, "rondel ferrum")
    assert asks(s) == "brown Rondel"
    assert allowed(s, "commercium")


@rule("ANT-9.8")
def test_advances_are_never_lost() -> None:
    s = at("""
        turn = "beige"
        step = "conquest"
        [brown]
        cities = ["Carthago marble temple"]
        advances = ["strata", "moneta"]
        [beige]
        galleys = { Carthago = 3 }
    """)
    play(s, "conquer Carthago")
    assert s.cities[BROWN] == []
    assert advances(s, BROWN) == ["strata", "moneta"]


def test_overridden_prices() -> None:
    figures = """
        costs = { recruit_legion_gold = 2, recruit_galley_gold = 1, commercium_give = 2, commercium_get = 3 },
        advances = { strata = { high = 1, low = 0 } }
    """.replace("\n", " ")
    s = at(f'data = {{ {figures} }}\nstep = "scientia"\n[brown]\ngold = 6\nadvances = ["commercium"]')
    play(s, "advance strata", "recruit legion", "recruit galley")
    assert stock(s, BROWN) == (0, 0, 2, 0)
    play(s, "commercium", "get iron", "get iron", "get marble")
    assert stock(s, BROWN) == (1, 2, 0, 0)
    s = at(f'data = {{ {figures} }}\nstep = "scientia"\n[brown]\ngold = 1\n[beige]\nadvances = ["strata"]')
    assert price(s, "advance strata") == {}
    play(s, "advance strata")
    assert advances(s, BROWN) == advances(s, BEIGE) == ["strata"]


def test_an_exchange_asks_only_where_there_is_a_choice() -> None:
    s = play(at('[brown]\nadvances = ["commercium"]\nmarble = 4\niron = 1'), "commercium")
    assert asks(s) == "brown Give"
    play(s, "give iron")
    assert asks(s) == "brown Get", "only marble is left"
    assert stock(s, BROWN) == (2, 0, 0, 0)
    s = play(at('[brown]\nadvances = ["commercium"]\nmarble = 2\niron = 2'), "commercium", "give iron")
    assert says(s) == ["give marble", "give iron"]
