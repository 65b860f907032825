"""Chapter 6: temples and city walls."""

from tests.games.antike.positions import (
    BEIGE,
    BROWN,
    allowed,
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
)
from tests.rule_coverage import rule

TWELVE = """
    step = "templum"
    [brown]
    marble = 9
    coins = 9
    cities = ["Siga iron temple", "Tingis iron temple", "Zama iron temple", "Tacape gold temple",
              "Baecula gold temple", "Numantia gold temple", "Carales marble"]
    [beige]
    cities = ["Roma marble temple", "Ancona iron temple", "Genua iron temple", "Croton gold temple",
              "Massilia marble temple", "Apollonia marble temple"]
"""


@rule("ANT-6.1")
def test_any_number_in_any_order_in_own_cities() -> None:
    s = at('step = "templum"\n[brown]\nmarble = 15\ncoins = 1\nwalls = 3')
    assert asks(s) == "brown Templum"
    play(s, "wall Caesarea", "coins marble 0", "temple Carthago", "coins marble 0", "wall Carthago", "coins marble 0")
    assert says(s) == ["pass", "temple Caesarea", "temple Carthago-Nova", "wall Carthago-Nova"]
    assert price(s, "temple Caesarea") == {"marble": -6, "coin": -1}
    play(s, "temple Carthago-Nova", "coins marble 0", "wall Carthago-Nova", "coins marble 0")
    assert cities(s, BROWN) == {
        "Caesarea": "iron wall", "Carthago": "marble temple wall", "Carthago Nova": "gold temple wall",
    }  # fmt: skip
    assert asks(s) == "beige Rondel"
    assert stock(s, BROWN) == (0, 0, 0, 1)


@rule("ANT-6.1")
def test_not_in_cities_of_others() -> None:
    s = at('step = "templum"\n[brown]\nmarble = 9')
    assert refused(s, "temple Roma") == ("ANT-6.1", "not-your-city")
    assert refused(s, "wall Roma") == ("ANT-6.1", "not-your-city")
    assert refused(s, "temple Siga") == ("ANT-6.1", "not-your-city")
    assert refused(s, "wall Corsica") == ("ANT-6.1", "not-your-city")
    assert says(s, "temple") == ["temple Caesarea", "temple Carthago", "temple Carthago-Nova"]


@rule("ANT-6.2")
def test_a_temple_costs_6_marble() -> None:
    s = at('step = "templum"\n[brown]\nmarble = 7')
    assert price(s, "temple Carthago") == {"marble": -6}
    play(s, "temple Carthago")
    assert stock(s, BROWN) == (1, 0, 0, 0)
    assert s.bank_temples == 11
    assert event_lines(s) == ["built-temple brown Carthago", "paid brown 6 marble"]
    s = at('step = "templum"\n[brown]\nmarble = 5')
    assert refused(s, "temple Carthago") == ("ANT-6.2", "temple-too-dear")
    assert says(s, "temple") == []
    assert allowed(at('step = "templum"\n[brown]\nmarble = 5\ncoins = 1'), "temple Carthago")


@rule("ANT-6.3", "ANT-R16", "ANT-R17")
def test_a_coin_for_each_temple_next_door() -> None:
    position = """
        step = "templum"
        [brown]
        marble = 6
        coins = {}
        cities = ["Carthago marble", "Zama gold temple", "Tacape iron"]
        [beige]
        cities = ["Caesarea iron temple", "Siga iron temple", "Agrigentum gold temple", "Roma gold temple"]
    """
    s = at(position.format(3))
    assert price(s, "temple Carthago") == {"marble": -6, "coin": -3}, "Zama by land, Caesarea, Agrigentum by sea"
    assert price(s, "temple Tacape") == {"marble": -6, "coin": -1}, "Carthago has none yet; Siga is no neighbour"
    play(s, "temple Carthago")
    assert stock(s, BROWN) == (0, 0, 0, 0)
    s = at(position.format(2))
    assert refused(s, "temple Carthago") == ("ANT-6.3", "temple-too-dear")
    assert allowed(s, "temple Tacape")


@rule("ANT-6.4")
def test_temples_of_one_turn_count_for_the_next() -> None:
    s = at('step = "templum"\n[brown]\nmarble = 12\ncoins = 1\ncities = ["Zama gold", "Tacape iron", "Siga iron"]')
    assert price(s, "temple Tacape") == {"marble": -6}
    play(s, "temple Zama", "coins marble 0")
    assert price(s, "temple Tacape") == {"marble": -6, "coin": -1}
    assert price(s, "temple Siga") == {"marble": -6}
    play(s, "temple Tacape")
    assert stock(s, BROWN) == (0, 0, 0, 0)


@rule("ANT-6.5")
def test_one_temple_for_each_city() -> None:
    s = at('step = "templum"\n[brown]\nmarble = 12\ncities = ["Siga iron temple", "Zama gold"]')
    assert refused(s, "temple Siga") == ("ANT-6.5", "has-temple")
    assert says(s, "temple") == ["temple Zama"]


@rule("ANT-6.6")
def test_twelve_temples_are_all() -> None:
    s = at(TWELVE)
    assert s.bank_temples == 0
    assert refused(s, "temple Carales") == ("ANT-6.6", "no-temples-left")
    assert says(s) == ["pass", *(f"wall {name}" for name in cities(s, BROWN))]
    s = at(TWELVE.replace("Apollonia marble temple", "Apollonia marble"))
    assert says(s, "temple") == ["temple Carales"]


@rule("ANT-6.7")
def test_a_temple_raises_yield_arming_and_strength() -> None:
    s = at('step = "templum"\n[brown]\nmarble = 6')
    carthago = spot(s, "Carthago")
    assert s.strength_of(carthago) == 1
    play(s, "temple Carthago")
    assert s.strength_of(carthago) == 3
    assert s.box.city_yield == s.box.arm_limit == s.box.base_strength == (1, 3)


@rule("ANT-6.8")
def test_a_wall_costs_1_marble_from_the_own_reserve() -> None:
    s = at('step = "templum"\n[brown]\nmarble = 3\nwalls = 2')
    assert price(s, "wall Carthago") == {"marble": -1}
    play(s, "wall Carthago")
    assert stock(s, BROWN) == (2, 0, 0, 0)
    assert s.walls == [1, 1]
    assert event_lines(s) == ["built-wall brown Carthago", "paid brown 1 marble"]
    play(s, "wall Caesarea")
    assert s.walls == [0, 1]
    assert s.bank_walls == 9, "the bank gave nothing"
    s = at('step = "templum"\n[brown]\nmarble = 9\nwalls = 0')
    assert refused(s, "wall Carthago") == ("ANT-6.8", "no-walls-in-reserve")
    assert says(s, "wall") == []
    s = at('step = "templum"\n[brown]\nwalls = 2\nhand = ["sturm"]\ncoins = 0\n[beige]\ngalleys = { Corsica = 1 }')
    assert refused(s, "wall Carthago") == ("ANT-6.8", "wall-too-dear")
    assert says(s, "wall") == []


@rule("ANT-6.9")
def test_one_wall_for_each_city_adds_1_to_its_strength() -> None:
    s = at('step = "templum"\n[brown]\nmarble = 3\nwalls = 2')
    assert s.strength_of(spot(s, "Carthago")) == 1
    play(s, "wall Carthago")
    assert s.strength_of(spot(s, "Carthago")) == 2
    assert refused(s, "wall Carthago") == ("ANT-6.9", "has-wall")
    assert says(s, "wall") == ["wall Caesarea", "wall Carthago-Nova"]


@rule("ANT-6.10")
def test_walls_have_no_surcharge() -> None:
    s = at('step = "templum"\n[brown]\nmarble = 1\ncities = ["Siga iron", "Tingis iron temple wall"]')
    assert price(s, "wall Siga") == {"marble": -1}
    play(s, "wall Siga")
    assert stock(s, BROWN) == (0, 0, 0, 0)


def test_enemy_walls_do_not_come_from_the_own_reserve() -> None:
    s = at('turn = "beige"\nstep = "templum"\n[beige]\nmarble = 1')
    play(s, "wall Roma")
    assert s.walls == [1, 0]
    assert cities(s, BEIGE)["Roma"] == "gold wall"


def test_overridden_prices() -> None:
    costs = "costs = { temple_marble = 5, temple_coin_per_neighbour_temple = 2, wall_marble = 3 }"
    s = at(
        f'data = {{ {costs} }}\nstep = "templum"\n[brown]\nmarble = 8\ncoins = 2\n'
        'cities = ["Siga iron", "Tingis iron temple"]'
    )
    assert price(s, "temple Siga") == {"marble": -5, "coin": -2}
    assert price(s, "wall Siga") == {"marble": -3}
    play(s, "temple Siga", "wall Siga")
    assert stock(s, BROWN) == (0, 0, 0, 0)
