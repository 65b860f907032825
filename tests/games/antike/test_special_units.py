"""Chapter 16: the General of brown and the Admiral of beige."""

from typing import Any

import pytest

from tests.games.antike.positions import (
    BEIGE,
    BROWN,
    allowed,
    asks,
    at,
    cities,
    event_lines,
    fresh,
    play,
    play_card,
    price,
    recruits,
    refused,
    says,
    spot,
    stock,
    units,
)
from tests.rule_coverage import rule


def special(text: str) -> Any:
    return at(text, special_units=True)


@rule("ANT-16.1")
def test_special_units_are_an_option() -> None:
    s = fresh(special_units=True)
    assert recruits(s, BROWN) == {"legion": 1, "galley": 1, "general": 1}
    assert recruits(s, BEIGE) == {"legion": 1, "galley": 1, "admiral": 1}
    assert recruits(fresh(), BROWN) == recruits(fresh(), BEIGE) == {"legion": 1, "galley": 1}


@rule("ANT-16.2", "ANT-R43")
def test_arming_for_3_iron_at_a_temple_only() -> None:
    s = special('step = "militia"\n[brown]\niron = 3\ncities = ["Siga iron", "Zama gold temple"]')
    assert price(s, "arm general Zama") == {"iron": -3}
    assert refused(s, "arm general Siga") == ("ANT-16.2", "needs-temple")
    assert refused(s, "arm admiral Zama") == ("ANT-7.2", "none-in-recruit-box")
    play(s, "arm general Zama")
    assert stock(s, BROWN) == (0, 0, 0, 0)
    assert units(s, BROWN) == {"general Zama": 1}
    assert recruits(s, BROWN) == {"legion": 1, "galley": 1}
    assert event_lines(s) == ["armed brown general Zama", "paid brown 3 iron"]
    s = special('step = "militia"\n[brown]\niron = 2\ncities = ["Siga iron", "Zama gold temple"]')
    assert refused(s, "arm general Zama") == ("ANT-7.1", "iron-too-dear")


@rule("ANT-R43")
def test_a_special_unit_counts_against_the_limit_and_needs_its_borders() -> None:
    s = special("""
        step = "militia"
        [brown]
        iron = 20
        recruits = { legion = 4 }
        cities = ["Siga iron temple", "Carales gold temple"]
    """)
    assert refused(s, "arm general Carales") == ("ANT-7.5", "wrong-borders")
    play(s, "arm legion Siga", "arm general Siga", "arm legion Siga")
    assert refused(s, "arm legion Siga") == ("ANT-7.3", "arming-limit")
    s = special("""
        turn = "beige"
        step = "militia"
        [beige]
        iron = 9
        cities = ["Zama iron temple", "Carales gold temple"]
    """)
    assert refused(s, "arm admiral Zama") == ("ANT-7.5", "wrong-borders")
    assert allowed(s, "arm admiral Carales")


@rule("ANT-R43", "ANT-7.2")
def test_a_special_unit_exchanged_while_arming_waits() -> None:
    s = special("""
        step = "militia"
        [brown]
        iron = 9
        cities = ["Zama gold temple"]
        [beige]
        legions = { Zama = 1 }
    """)
    play(s, "arm general Zama")
    assert units(s, BROWN) == units(s, BEIGE) == {}
    assert recruits(s, BROWN) == {"legion": 1, "galley": 1, "general": 1}
    assert refused(s, "arm general Zama") == ("ANT-7.2", "none-in-recruit-box")


@rule("ANT-16.3")
def test_the_general_moves_like_a_legion() -> None:
    s = special('step = "duellum"\n[brown]\ngeneral = "Genua"')
    assert says(s, "move") == ["move general Genua Alpes", "move general Genua Cremona", "move general Genua Roma"]
    assert refused(s, "move general Genua Corsica") == ("ANT-10.3", "no-such-border")
    play(s, "move general Genua Alpes")
    assert units(s, BROWN) == {"general Alpes": 1}
    s = special('step = "duellum"\n[brown]\ngeneral = "Genua"\nadvances = ["strata"]')
    play(s, "move general Genua Alpes", "move general Alpes Lugdunum")
    assert units(s, BROWN) == {"general Lugdunum": 1}
    s = special('step = "duellum"\n[brown]\ngeneral = "Genua"\nadvances = ["navigatio"]')
    play(s, "move general Genua Alpes")
    assert asks(s) != "brown MoveOn"


@rule("ANT-16.3")
def test_the_admiral_moves_like_a_galley() -> None:
    s = special('turn = "beige"\nstep = "duellum"\n[beige]\nadmiral = "Tacape"\nadvances = ["navigatio"]')
    assert says(s, "move") == ["move admiral Tacape Carthago", "move admiral Tacape Mare-Libycum"]
    play(s, "move admiral Tacape Mare-Libycum", "move admiral Mare-Libycum Mare-Ionium")
    assert units(s, BEIGE) == {"admiral Mare Ionium": 1}
    s = special('turn = "beige"\nstep = "duellum"\n[beige]\nadmiral = "Tacape"\nadvances = ["strata"]')
    play(s, "move admiral Tacape Mare-Libycum")
    assert asks(s) != "beige MoveOn"


@rule("ANT-16.4", "ANT-R41")
def test_the_special_unit_adds_1_to_the_attack_and_stays() -> None:
    s = special("""
        step = "conquest"
        [brown]
        legions = { Roma = 1, Ancona = 1 }
        galleys = { Roma = 2 }
        general = "Roma"
        [beige]
        cities = ["Roma marble temple wall", "Ancona iron wall"]
    """)
    assert says(s) == ["pass", "conquer Roma"], "3 units and 1 for the General"
    play(s, "conquer Roma")
    assert units(s, BROWN) == {"legion Ancona": 1, "general Roma": 1}, "3 ordinary units are removed"
    assert recruits(s, BROWN) == {"legion": 2, "galley": 3}


@rule("ANT-R41")
def test_losses_may_be_chosen_beside_the_special_unit() -> None:
    s = special("""
        step = "conquest"
        [brown]
        legions = { Roma = 2 }
        galleys = { Roma = 2 }
        general = "Roma"
        [beige]
        cities = ["Roma marble temple wall"]
    """)
    play(s, "conquer Roma")
    assert says(s) == ["lose 1 2", "lose 2 1"]
    play(s, "lose 1 2")
    assert units(s, BROWN) == {"legion Roma": 1, "general Roma": 1}


@rule("ANT-R41")
def test_a_special_unit_does_not_attack_alone() -> None:
    s = special('step = "conquest"\n[brown]\ngeneral = "Roma"\nlegions = { Ancona = 1 }')
    assert says(s) == ["pass", "conquer Ancona"]
    assert refused(s, "conquer Roma") == ("ANT-R41", "special-unit-alone")
    s = special('step = "conquest"\n[brown]\ngeneral = "Roma"\nlegions = { Roma = 1 }')
    play(s, "conquer Roma")
    assert units(s, BROWN) == {"legion Roma": 1, "general Roma": 1}, "strength 1 less 1: nobody is removed"
    assert "Roma" in cities(s, BROWN)


@rule("ANT-16.5", "ANT-R45")
def test_the_special_unit_defends_and_stays_when_the_city_falls() -> None:
    position = """
        step = "conquest"
        [brown]
        legions = {{ Roma = {legions} }}
        [beige]
        galleys = {{ Roma = 1 }}
        admiral = "Roma"
    """
    s = special(position.format(legions=3))
    assert s.strength_of(spot(s, "Roma")) == 3
    play(s, "conquer Roma")
    assert units(s, BEIGE) == {"admiral Roma": 1}
    assert units(s, BROWN) == {}
    assert recruits(s, BEIGE) == {"legion": 1, "galley": 2}
    assert asks(special(position.format(legions=2))) == "beige Rondel"
    s = special('[beige]\nadmiral = "Roma"')
    assert s.strength_of(spot(s, "Roma")) == 2, "also without ordinary units"
    assert s.strength_of(spot(s, "Ancona")) == 1


@rule("ANT-16.6", "ANT-R44")
def test_a_special_unit_is_exchanged_with_one_enemy_of_its_kind() -> None:
    s = special('step = "duellum"\n[brown]\ngalleys = { Mare-Sardoum = 2 }\n[beige]\nadmiral = "Corsica"')
    play(s, "move galley Mare-Sardoum Corsica")
    assert units(s, BROWN) == {"galley Mare Sardoum": 1}
    assert units(s, BEIGE) == {}
    assert recruits(s, BEIGE) == {"legion": 1, "galley": 1, "admiral": 1}
    assert recruits(s, BROWN) == {"legion": 1, "galley": 2, "general": 1}
    assert event_lines(s) == [
        "moved brown galley Mare-Sardoum Corsica", "fell beige admiral Corsica", "fell brown galley Corsica",
    ]  # fmt: skip
    s = special('step = "duellum"\n[brown]\ngeneral = "Siga"\n[beige]\nlegions = { Tingis = 2 }')
    play(s, "move general Siga Tingis")
    assert units(s, BROWN) == {}
    assert units(s, BEIGE) == {"legion Tingis": 1}
    assert recruits(s, BROWN) == {"legion": 1, "galley": 1, "general": 1}
    assert recruits(s, BEIGE) == {"legion": 2, "galley": 1, "admiral": 1}


@rule("ANT-16.6")
@pytest.mark.parametrize(
    ("mover", "other"),
    [
        ("legions = { Genua = 1 }", 'admiral = "Roma"'),
        ('general = "Genua"', "galleys = { Roma = 1 }"),
        ('general = "Genua"', 'admiral = "Roma"'),
    ],
)
def test_special_units_do_not_fight_the_other_kind(mover: str, other: str) -> None:
    s = special(f'step = "duellum"\n[brown]\n{mover}\n[beige]\n{other}')
    play(s, next(answer for answer in says(s) if answer.endswith("Genua Roma")))
    assert len(units(s, BROWN)) == len(units(s, BEIGE)) == 1
    assert event_lines(s)[1:] == []


@rule("ANT-16.7")
def test_ordinary_units_are_exchanged_first() -> None:
    s = special("""
        step = "duellum"
        [brown]
        galleys = { Mare-Sardoum = 3 }
        [beige]
        galleys = { Corsica = 1 }
        admiral = "Corsica"
    """)
    play(s, "move galley Mare-Sardoum Corsica")
    assert units(s, BEIGE) == {"admiral Corsica": 1}
    play(s, "move galley Mare-Sardoum Corsica")
    assert units(s, BEIGE) == {}
    play(s, "move galley Mare-Sardoum Corsica")
    assert units(s, BROWN) == {"galley Corsica": 1}
    s = special("""
        turn = "beige"
        step = "duellum"
        [brown]
        legions = { Tingis = 1 }
        general = "Tingis"
        [beige]
        legions = { Siga = 2 }
    """)
    play(s, "move legion Siga Tingis")
    assert units(s, BROWN) == {"general Tingis": 1}
    play(s, "move legion Siga Tingis")
    assert units(s, BROWN) == units(s, BEIGE) == {}


@rule("ANT-R42")
def test_a_special_unit_founds_but_gives_no_sea_points() -> None:
    s = special('turn = "beige"\nstep = "founding"\n[beige]\nmarble = 1\niron = 1\ngold = 1\nadmiral = "Tacape"')
    assert s.sea_points(BEIGE) == 0
    play(s, "found Tacape gold")
    assert cities(s, BEIGE)["Tacape"] == "gold"


@rule("ANT-R54")
def test_cards_do_not_touch_special_units() -> None:
    s = special('[brown]\nhand = ["sturm"]\n[beige]\nadmiral = "Corsica"')
    assert refused(s, "card") == ("ANT-R56", "card-without-effect")
    s = special('turn = "beige"\n[brown]\ngeneral = "Siga"\n[beige]\nhand = ["desertion"]')
    assert refused(s, "card") == ("ANT-R56", "card-without-effect")
    s = special('turn = "beige"\n[brown]\ngold = 3\n[beige]\nhand = ["piraten"]\nadmiral = "Carthago"')
    assert refused(s, "card") == ("ANT-R56", "card-without-effect")


@rule("ANT-R54")
def test_the_armoury_is_not_for_special_units() -> None:
    s = special("""
        step = "militia"
        [brown]
        iron = 9
        hand = ["waffenschmiede"]
        cities = ["Siga iron temple"]
    """)
    play_card(s, "waffenschmiede")
    assert price(s, "arm general Siga") == {"iron": -3}
    play(s, "arm general Siga")
    assert stock(s, BROWN) == (0, 6, 0, 0)
    assert s.modifier("waffenschmiede") == 3, "it is not used up"
    play(s, "arm legion Siga")
    assert stock(s, BROWN) == (0, 5, 0, 0)


@rule("ANT-R54")
@pytest.mark.parametrize(
    ("turn", "unit", "card", "move"),
    [
        ("brown", 'general = "Siga"', "eilmarsch", "move general Siga Tingis"),
        ("beige", 'admiral = "Tacape"', "rueckenwind", "move admiral Tacape Mare-Libycum"),
    ],
)
def test_special_units_do_not_hurry(turn: str, unit: str, card: str, move: str) -> None:
    s = special(f'turn = "{turn}"\nstep = "duellum"\n[{turn}]\n{unit}\nhand = ["{card}"]\nlegions = {{ Lugdunum = 1 }}')
    play_card(s, card)
    play(s, move)
    assert asks(s) == f"{turn} Movement"


def test_overridden_figures() -> None:
    figures = "costs = { arm_special_iron = 1 }, strength = { special_unit = 2 }"
    s = special(f'data = {{ {figures} }}\nstep = "militia"\n[brown]\niron = 1\ncities = ["Siga iron temple"]')
    play(s, "arm general Siga")
    assert stock(s, BROWN) == (0, 0, 0, 0)
    assert s.strength_of(spot(s, "Siga")) == 5
