"""Chapter 7: arming units."""

import pytest

from tests.games.antike.positions import (
    BEIGE,
    BROWN,
    asks,
    at,
    event_lines,
    fresh,
    play,
    play_card,
    price,
    recruits,
    refused,
    says,
    stock,
    units,
)
from tests.rule_coverage import rule


@rule("ANT-7.1")
def test_arming_costs_2_iron() -> None:
    s = at('step = "militia"\n[brown]\niron = 5\nrecruits = { legion = 2, galley = 2 }')
    assert asks(s) == "brown Militia"
    assert price(s, "arm legion Carthago") == {"iron": -2}
    assert price(s, "arm galley Carthago") == {"iron": -2}
    play(s, "arm legion Carthago")
    assert stock(s, BROWN) == (0, 3, 0, 0)
    assert units(s, BROWN) == {"legion Carthago": 1}
    assert recruits(s, BROWN) == {"legion": 1, "galley": 2}
    assert event_lines(s) == ["armed brown legion Carthago", "paid brown 2 iron"]
    play(s, "arm galley Caesarea")
    assert units(s, BROWN) == {"legion Carthago": 1, "galley Caesarea": 1}
    assert asks(s) == "beige Rondel", "with 1 iron nothing can be armed"


@rule("ANT-7.1")
def test_arming_only_at_own_cities_and_for_iron() -> None:
    s = at('step = "militia"\n[brown]\niron = 2')
    for place in ("Roma", "Siga", "Alpes"):
        assert refused(s, f"arm legion {place}") == ("ANT-7.1", "not-your-city")
    s = at('step = "militia"\n[brown]\niron = 1\nhand = ["waffenschmiede"]')
    assert refused(s, "arm legion Carthago") == ("ANT-7.1", "iron-too-dear")
    assert says(s) == ["pass", "card"]
    s = at('step = "militia"\n[brown]\niron = 1\ncoins = 1')
    assert price(s, "arm legion Carthago") == {"iron": -2}
    play(s, "arm legion Carthago")
    assert stock(s, BROWN) == (0, 0, 0, 0)


@rule("ANT-7.2")
def test_only_units_in_the_box_at_the_start_of_the_turn() -> None:
    s = at('step = "militia"\n[brown]\niron = 9\nrecruits = { legion = 1, galley = 0 }')
    assert refused(s, "arm galley Carthago") == ("ANT-7.2", "none-in-recruit-box")
    play(s, "arm legion Carthago")
    assert asks(s) == "beige Rondel"


@rule("ANT-7.2", "ANT-R48")
def test_units_recruited_by_a_card_wait_a_turn() -> None:
    s = at('[brown]\niron = 9\nrecruits = { legion = 1, galley = 0 }\nhand = ["werft", "soeldner"]')
    play(s, "card", "play werft", "card", "hire 2", "rondel militia")
    assert recruits(s, BROWN) == {"legion": 3, "galley": 1}
    assert refused(s, "arm galley Carthago") == ("ANT-7.2", "none-in-recruit-box")
    play(s, "arm legion Carthago")
    assert asks(s) == "beige Rondel", "the one legion of the turn's start has been armed"
    assert recruits(s, BROWN) == {"legion": 2, "galley": 1}


@rule("ANT-7.2")
def test_the_box_is_looked_at_in_every_turn() -> None:
    s = fresh()
    play(s, "rondel scientia", "recruit galley", "pass", "rondel scientia", "recruit legion", "coins gold 0", "pass")
    assert s.armable == [1, 2, 0, 0]
    play(s, "rondel templum", "pass")
    assert s.armable == [2, 1, 0, 0]


@rule("ANT-7.3")
def test_one_unit_at_a_city_three_with_a_temple() -> None:
    s = at("""
        step = "militia"
        [brown]
        iron = 20
        recruits = { legion = 3, galley = 3 }
        cities = ["Carthago marble", "Caesarea iron temple"]
    """)
    play(s, "arm legion Carthago")
    assert refused(s, "arm legion Carthago") == ("ANT-7.3", "arming-limit")
    assert refused(s, "arm galley Carthago") == ("ANT-7.3", "arming-limit")
    play(s, "arm legion Caesarea", "arm galley Caesarea")
    assert says(s, "arm") == ["arm legion Caesarea", "arm galley Caesarea"]
    play(s, "arm galley Caesarea")
    assert units(s, BROWN) == {"legion Carthago": 1, "legion Caesarea": 1, "galley Caesarea": 2}
    assert asks(s) == "beige Rondel", "both cities are full"


@rule("ANT-7.3")
def test_an_exchanged_unit_counts_against_the_limit() -> None:
    s = at("""
        step = "militia"
        [brown]
        iron = 20
        recruits = { legion = 2, galley = 2 }
        cities = ["Carthago marble"]
        [beige]
        galleys = { Carthago = 1 }
    """)
    play(s, "arm galley Carthago")
    assert units(s, BROWN) == units(s, BEIGE) == {}
    assert asks(s) == "beige Rondel"


@rule("ANT-7.4")
def test_units_already_there_do_not_count() -> None:
    s = at('step = "militia"\n[brown]\niron = 2\nlegions = { Carthago = 5 }')
    play(s, "arm legion Carthago")
    assert units(s, BROWN) == {"legion Carthago": 6}


@rule("ANT-7.5")
def test_borders_decide_what_can_be_armed() -> None:
    s = at(
        'step = "militia"\n[brown]\niron = 2\ncities = ["Zama gold", "Carales iron", "Massilia marble", "Siga gold"]'
    )
    assert says(s, "arm") == [
        "arm legion Siga", "arm legion Zama", "arm legion Massilia",
        "arm galley Siga", "arm galley Massilia", "arm galley Carales",
    ]  # fmt: skip
    assert refused(s, "arm galley Zama") == ("ANT-7.5", "wrong-borders")
    assert refused(s, "arm legion Carales") == ("ANT-7.5", "wrong-borders")


@rule("ANT-7.5")
@pytest.mark.parametrize(("city", "kinds"), [("Delphi", "legion"), ("Oreos", "galley"), ("Athenai", "legion galley")])
def test_borders_in_the_east(city: str, kinds: str) -> None:
    s = at(f'step = "militia"\n[brown]\niron = 2\ncities = ["{city} gold"]', map="east")
    assert says(s, "arm") == [f"arm {kind} {city}" for kind in kinds.split()]


@rule("ANT-7.6")
def test_enemies_of_the_same_kind_are_exchanged_at_once() -> None:
    s = at("""
        step = "militia"
        [brown]
        iron = 6
        recruits = { legion = 1, galley = 2 }
        cities = ["Carthago marble temple"]
        [beige]
        galleys = { Carthago = 1 }
        legions = { Zama = 1 }
    """)
    play(s, "arm legion Carthago")
    assert units(s, BROWN) == {"legion Carthago": 1}
    assert units(s, BEIGE) == {"legion Zama": 1, "galley Carthago": 1}
    play(s, "arm galley Carthago")
    assert units(s, BROWN) == {"legion Carthago": 1}
    assert units(s, BEIGE) == {"legion Zama": 1}
    assert recruits(s, BROWN) == {"galley": 2}
    assert recruits(s, BEIGE) == {"legion": 1, "galley": 2}
    assert event_lines(s)[-4:] == [
        "armed brown galley Carthago", "fell beige galley Carthago", "fell brown galley Carthago", "paid brown 2 iron",
    ]  # fmt: skip
    play(s, "arm galley Carthago")
    assert units(s, BROWN) == {"legion Carthago": 1, "galley Carthago": 1}


@rule("ANT-7.7")
def test_units_are_placed_one_at_a_time_in_any_order() -> None:
    position = (
        'step = "militia"\n[brown]\niron = 4\nrecruits = { legion = 1, galley = 1 }\ncities = ["Siga iron temple"]'
    )
    one = play(at(position), "arm legion Siga", "arm galley Siga")
    other = play(at(position), "arm galley Siga", "arm legion Siga")
    assert units(one, BROWN) == units(other, BROWN) == {"legion Siga": 1, "galley Siga": 1}


def test_overridden_prices_and_limits() -> None:
    figures = "costs = { arm_unit_iron = 1 }, limits = { arm_per_city = 2 }"
    s = at(
        f'data = {{ {figures} }}\nstep = "militia"\n[brown]\niron = 3\n'
        'recruits = { legion = 3 }\ncities = ["Siga gold"]'
    )
    play(s, "arm legion Siga", "arm legion Siga")
    assert stock(s, BROWN) == (0, 1, 0, 0)
    assert asks(s) == "beige Rondel"


def test_a_price_lowered_by_a_card_never_falls_below_0() -> None:
    s = at('data = { costs = { arm_unit_iron = 0 } }\nstep = "militia"\n[brown]\niron = 1\nhand = ["waffenschmiede"]')
    play_card(s, "waffenschmiede")
    assert price(s, "arm legion Carthago") == {}
    play(s, "arm legion Carthago")
    assert stock(s, BROWN) == (0, 1, 0, 0)
