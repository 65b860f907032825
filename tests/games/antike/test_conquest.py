"""Chapter 12: conquest."""

import pytest

from tests.games.antike.positions import (
    BEIGE,
    BROWN,
    asks,
    at,
    cities,
    display,
    event_lines,
    hand,
    play,
    recruits,
    refused,
    says,
    spot,
    stock,
    units,
)
from tests.rule_coverage import rule

SIEGE = """
    step = "conquest"
    [brown]
    legions = { Roma = 3 }
    galleys = { Roma = 3 }
    [beige]
    cities = ["Roma marble temple wall", "Ancona iron"]
"""


@rule("ANT-12.1", "ANT-R33")
def test_any_number_of_cities_in_any_order() -> None:
    s = at('step = "conquest"\n[brown]\nlegions = { Roma = 2, Ancona = 1, Genua = 4 }\ngalleys = { Brundisium = 1 }')
    assert says(s) == ["pass", "conquer Ancona", "conquer Roma", "conquer Brundisium"]
    play(s, "conquer Brundisium")
    assert says(s) == ["pass", "conquer Ancona", "conquer Roma"]
    play(s, "conquer Ancona", "pass")
    assert list(cities(s, BROWN)) == ["Caesarea", "Carthago", "Carthago Nova", "Ancona", "Brundisium"]
    assert list(cities(s, BEIGE)) == ["Roma"]
    assert asks(s) == "beige ChooseCard"


@rule("ANT-12.1")
def test_only_enemy_cities() -> None:
    s = at('step = "conquest"\n[brown]\nlegions = { Roma = 2, Carthago = 2, Siga = 2 }')
    assert refused(s, "conquer Carthago") == ("ANT-12.1", "not-an-enemy-city")
    assert refused(s, "conquer Siga") == ("ANT-12.1", "not-an-enemy-city")
    assert refused(s, "conquer Corsica") == ("ANT-12.1", "not-an-enemy-city")


@rule("ANT-12.2")
def test_units_need_not_have_moved() -> None:
    s = at('step = "duellum"\n[brown]\nlegions = { Roma = 1, Genua = 1 }\n[beige]\ncities = ["Roma gold wall"]')
    play(s, "move legion Genua Roma", "pass")
    assert says(s) == ["pass", "conquer Roma"], "the one that stayed and the one that came count alike"


@rule("ANT-12.3")
@pytest.mark.parametrize("temple", [0, 1])
@pytest.mark.parametrize("wall", [0, 1])
@pytest.mark.parametrize("republic", [0, 1])
@pytest.mark.parametrize(("legions", "galleys"), [(0, 0), (2, 0), (1, 2)])
def test_the_strength_of_a_city(temple: int, wall: int, republic: int, legions: int, galleys: int) -> None:
    s = at(f"""
        [brown]
        advances = ["res_publica"]
        [beige]
        cities = ["Roma marble {"temple" * temple} {"wall" * wall}", "Genua gold temple wall"]
        advances = {["res_publica"] * republic}
        legions = {{ Genua = 5{f", Roma = {legions}" if legions else ""} }}
        galleys = {{ Corsica = 1{f", Roma = {galleys}" if galleys else ""} }}
    """)
    strength = 1 + 2 * temple + wall + republic + legions + galleys
    assert s.strength_of(spot(s, "Roma")) == strength
    view = next(city for city in s.view(None)["cities"] if city["region"] == spot(s, "Roma"))
    assert view["strength"] == strength
    assert (view["temple"], view["wall"], view["owner"], view["resource"]) == (bool(temple), bool(wall), BEIGE, 0)


@rule("ANT-12.4", "ANT-12.11")
def test_attackers_must_be_as_many_as_the_strength() -> None:
    position = """
        step = "conquest"
        [brown]
        legions = {{ Roma = {legions}, Neapolis = 1 }}
        galleys = {{ Roma = 2 }}
        [beige]
        cities = ["Roma marble temple wall", "Neapolis gold wall"]
    """
    s = at(position.format(legions=2))
    assert says(s) == ["pass", "conquer Roma"]
    s = at(position.format(legions=1))
    assert asks(s) == "beige Rondel", "nothing can be declared"
    s = at(position.format(legions=2))
    assert refused(s, "conquer Neapolis") == ("ANT-12.4", "too-weak")


@rule("ANT-12.5", "ANT-12.10")
def test_the_attacker_chooses_the_losses() -> None:
    s = at(SIEGE)
    play(s, "conquer Roma")
    assert asks(s) == "brown Losses"
    assert says(s) == ["lose 1 3", "lose 2 2", "lose 3 1"]
    for answer in ("lose 0 4", "lose 4 0", "lose 2 1", "lose 3 2"):
        assert refused(s, answer) == ("ANT-12.5", "wrong-losses")
    play(s, "lose 1 3")
    assert units(s, BROWN) == {"legion Roma": 2}
    assert recruits(s, BROWN) == {"legion": 2, "galley": 4}


@rule("ANT-12.5")
def test_the_attacker_chooses_also_a_single_loss() -> None:
    s = at('step = "conquest"\n[brown]\nlegions = { Roma = 1 }\ngalleys = { Roma = 1 }')
    play(s, "conquer Roma")
    assert says(s) == ["lose 0 1", "lose 1 0"]
    play(s, "lose 0 1")
    assert units(s, BROWN) == {"legion Roma": 1}


@rule("ANT-12.5")
@pytest.mark.parametrize(
    ("brown", "left"),
    [
        ("legions = { Roma = 5 }", {"legion Roma": 1}),
        ("galleys = { Roma = 5 }", {"galley Roma": 1}),
        ("legions = { Roma = 1 }\ngalleys = { Roma = 3 }", {}),
    ],
)
def test_losses_without_a_choice_are_not_asked(brown: str, left: dict[str, int]) -> None:
    s = at(f'step = "conquest"\n[brown]\n{brown}\n[beige]\ncities = ["Roma marble temple wall"]')
    play(s, "conquer Roma")
    assert units(s, BROWN) == left
    assert sum(recruits(s, BROWN).values()) == 2 + 4


@rule("ANT-12.6")
def test_all_units_of_the_owner_leave() -> None:
    s = at("""
        step = "conquest"
        [brown]
        galleys = { Roma = 4 }
        [beige]
        legions = { Roma = 3, Ancona = 1 }
        galleys = { Corsica = 1 }
    """)
    play(s, "conquer Roma")
    assert units(s, BEIGE) == {"legion Ancona": 1, "galley Corsica": 1}
    assert recruits(s, BEIGE) == {"legion": 4, "galley": 1}
    assert units(s, BROWN) == {}
    s = at('step = "conquest"\n[brown]\nlegions = { Roma = 4 }\n[beige]\ngalleys = { Roma = 3 }')
    play(s, "conquer Roma")
    assert units(s, BEIGE) == {}
    assert recruits(s, BEIGE) == {"legion": 1, "galley": 4}


@rule("ANT-12.7", "ANT-14.5")
def test_a_temple_is_destroyed_and_earns_a_general() -> None:
    s = at(SIEGE)
    assert s.bank_temples == 11
    play(s, "conquer Roma", "lose 2 2")
    assert s.bank_temples == 12
    assert s.razed == [1, 0]
    assert cities(s, BROWN)["Roma"] == "marble"
    play(s, "pass", "take general")
    assert s.people[BROWN] == [0, 1, 0, 0, 0]


@rule("ANT-12.8")
def test_a_wall_returns_to_the_loser() -> None:
    s = at(SIEGE)
    assert s.walls == [1, 1]
    play(s, "conquer Roma", "lose 2 2")
    assert s.walls == [1, 2]
    assert s.bank_walls == 9


@rule("ANT-12.9")
def test_the_city_keeps_its_resource() -> None:
    s = at('step = "conquest"\n[brown]\nlegions = { Brundisium = 1 }')
    tiles = s.tiles.copy()
    play(s, "conquer Brundisium")
    assert cities(s, BROWN)["Brundisium"] == "marble"
    assert s.tiles == tiles
    assert event_lines(s) == [
        "declared brown Brundisium 1", "fell brown legion Brundisium", "conquered brown Brundisium",
    ]  # fmt: skip


def test_the_news_of_a_siege() -> None:
    s = play(at(SIEGE), "conquer Roma", "lose 3 1")
    assert event_lines(s) == [
        "declared brown Roma 4",
        *["fell brown legion Roma"] * 3,
        "fell brown galley Roma",
        "temple-fell beige Roma",
        "wall-fell beige Roma",
        "conquered brown Roma",
    ]


@rule("ANT-12.12", "ANT-R46")
@pytest.mark.parametrize(("attackers", "defenders"), [("legions", "galleys"), ("galleys", "legions")])
def test_attackers_and_defenders_of_different_kinds(attackers: str, defenders: str) -> None:
    s = at(f'step = "conquest"\n[brown]\n{attackers} = {{ Roma = 2 }}\n[beige]\n{defenders} = {{ Roma = 1 }}')
    play(s, "conquer Roma")
    assert "Roma" in cities(s, BROWN)


@rule("ANT-12.13", "ANT-R26", "ANT-15.2")
def test_one_card_for_the_loser_after_the_last_conquest() -> None:
    s = at("""
        step = "conquest"
        display = ["festung", "tribut", "sturm"]
        [brown]
        marble = 1
        iron = 1
        gold = 1
        legions = { Roma = 1, Ancona = 1, Genua = 1 }
        galleys = { Brundisium = 1 }
    """)
    play(s, "conquer Roma", "conquer Ancona", "conquer Brundisium")
    assert asks(s) == "beige ChooseCard", "nothing is left to conquer"
    assert says(s) == ["pass", "choose festung", "choose tribut", "choose sturm"]
    assert refused(s, "choose erdbeben") == ("ANT-15.2", "card-not-on-display")
    play(s, "choose tribut", "draw werft")
    assert hand(s, BEIGE) == ["tribut"]
    assert display(s) == ["festung", "sturm", "werft"]
    assert asks(s) == "brown FoundCities"
    assert event_lines(s)[-2:] == ["chose beige tribut", "shown werft"]


@rule("ANT-12.13", "ANT-R25")
def test_the_card_may_be_left() -> None:
    s = at('step = "conquest"\n[brown]\nlegions = { Roma = 1 }')
    play(s, "conquer Roma", "pass")
    assert hand(s, BEIGE) == []
    assert len(display(s)) == 3
    assert asks(s) == "beige Rondel"


@rule("ANT-12.13")
def test_no_card_without_a_conquest() -> None:
    s = at('step = "conquest"\n[brown]\nlegions = { Roma = 1 }')
    play(s, "pass")
    assert asks(s) == "beige Rondel"


@rule("ANT-R38", "ANT-R39")
def test_the_last_city_may_fall_and_the_game_goes_on() -> None:
    s = at("""
        step = "conquest"
        [brown]
        legions = { Roma = 2 }
        marble = 3
        iron = 3
        gold = 3
        [beige]
        cities = ["Roma marble"]
    """)
    play(s, "conquer Roma", "pass")
    assert cities(s, BEIGE) == {}
    assert asks(s) == "beige Rondel", "the unit left over finds no free site in Roma"
    assert units(s, BROWN) == {"legion Roma": 1}
    play(s, "rondel marmor")
    assert stock(s, BEIGE) == (0, 0, 0, 1)


def test_overridden_strengths() -> None:
    figures = "strength = { city = 2, city_with_temple = 4, per_defending_unit = 2, res_publica = 3, wall = 2 }"
    s = at(f"""
        data = {{ {figures} }}
        [beige]
        cities = ["Roma marble wall", "Genua gold temple"]
        advances = ["res_publica"]
        legions = {{ Roma = 1 }}
    """)
    assert s.strength_of(spot(s, "Roma")) == 2 + 2 + 2 + 3
    assert s.strength_of(spot(s, "Genua")) == 4 + 3


def test_a_city_is_never_taken_without_attackers() -> None:
    s = at('data = { strength = { city = 0 } }\nstep = "conquest"\n[brown]\nlegions = { Roma = 1 }')
    assert says(s) == ["pass", "conquer Roma"]
    assert refused(s, "conquer Ancona") == ("ANT-12.4", "too-weak")
    play(s, "conquer Roma")
    assert units(s, BROWN) == {"legion Roma": 1}
