"""Chapter 14: taking personalities."""

import pytest

from tests.games.antike.positions import (
    BEIGE,
    BROWN,
    allowed,
    asks,
    at,
    display,
    event_lines,
    hand,
    people,
    play,
    refused,
    says,
)
from tests.rule_coverage import rule

WEST = [
    "Tingis", "Siga", "Caesarea", "Carthago", "Zama", "Tacape", "Baecula", "Carthago-Nova", "Saguntum", "Numantia",
    "Tarraco", "Tolosa", "Lugdunum", "Massilia", "Genua",
]  # fmt: skip
SEAS = ["Corsica", "Mare-Tyrrhenum", "Mare-Libycum", "Mare-Ionium", "Mare-Sardoum", "Mare-Balearicum", "Mare-Hibericum"]


def with_cities(count: int, temples: int = 0, more: str = "") -> str:
    """Brown in step 3 with a number of cities, of which the first have temples."""
    tiles = [f"{name} {('marble', 'iron', 'gold')[n % 3]}" + " temple" * (n < temples) for n, name in enumerate(WEST)]
    return f'step = "personalities"\n[brown]\ncities = {tiles[:count]}\n{more}'


def with_sea_points(ships: int, coasts: int, more: str = "") -> str:
    regions = SEAS[:ships] + ["Genua", "Siga", "Roma"][:coasts]
    galleys = ", ".join(f"{name} = {1 + n % 2}" for n, name in enumerate(regions))
    return f'step = "personalities"\n[brown]\nrecruits = {{ galley = 0 }}\ngalleys = {{ {galleys} }}\n{more}'


def offered(text: str) -> list[str]:
    """The personalities that brown may take."""
    s = at(text)
    return says(s, "take") if asks(s) == "brown TakePersonalities" else []


@rule("ANT-14.1")
def test_only_the_active_player_in_step_3() -> None:
    s = at(with_cities(10, 3) + "[beige]\nfirsts = 1")
    assert says(s) == ["pass", "take king", "take citizen"]
    assert s.why_not(BEIGE, "take scholar").message == "not-asked"
    s = at(with_cities(10).replace("personalities", "templum") + "\nmarble = 9")
    assert refused(s, "take king") == ("ANT-14.1", "take-at-the-end")


@rule("ANT-14.1")
def test_not_from_an_empty_stack() -> None:
    s = at(with_cities(15, 3, "people = { king = 2 }\n[beige]\npeople = { king = 4 }"))
    assert refused(s, "take king") == ("ANT-14.1", "stack-empty")
    assert says(s) == ["pass", "take citizen"]


@rule("ANT-14.2")
@pytest.mark.parametrize(("owned", "enough"), [(0, 5), (1, 10), (2, 15)])
def test_kings_for_5_cities_each(owned: int, enough: int) -> None:
    more = f"people = {{ king = {owned} }}\nfirsts = 1"
    s = at(with_cities(enough - 1, 0, more))
    assert refused(s, "take king") == ("ANT-14.2", "too-few-cities")
    assert says(s) == ["pass", "take scholar"]
    s = play(at(with_cities(enough, 0, more)), "take king", "pass")
    assert people(s, BROWN) == {"king": owned + 1}
    assert refused(s, "take king") == ("ANT-14.2", "too-few-cities")


@rule("ANT-14.3")
@pytest.mark.parametrize(("owned", "enough"), [(0, 3), (1, 6), (2, 9)])
def test_citizens_for_3_temples_each(owned: int, enough: int) -> None:
    more = f"people = {{ citizen = {owned}, king = 2 }}\nfirsts = 1\n"
    s = at(with_cities(12, enough - 1, more))
    assert refused(s, "take citizen") == ("ANT-14.3", "too-few-temples")
    assert says(s) == ["pass", "take scholar"]
    s = at(with_cities(12, enough, more))
    assert says(s) == ["pass", "take citizen", "take scholar"]
    play(s, "take citizen", "pass")
    assert people(s, BROWN)["citizen"] == owned + 1
    assert not allowed(s, "take citizen")


@rule("ANT-14.3")
def test_temples_of_the_opponent_do_not_count() -> None:
    s = at(with_cities(4, 2, 'firsts = 1\n[beige]\ncities = ["Roma marble temple", "Ancona iron temple"]'))
    assert refused(s, "take citizen") == ("ANT-14.3", "too-few-temples")


@rule("ANT-14.4", "ANT-R22")
def test_scholars_for_being_first_also_in_later_turns() -> None:
    s = at('step = "personalities"\n[brown]\nfirsts = 3\npeople = { scholar = 1 }')
    play(s, "take scholar", "pass", "take scholar", "pass")
    assert people(s, BROWN) == {"scholar": 3}
    assert asks(s) == "beige Rondel"
    s = at('step = "personalities"\n[brown]\nfirsts = 1\npeople = { scholar = 1 }\nrazed = 1')
    assert refused(s, "take scholar") == ("ANT-14.4", "too-few-firsts")


@rule("ANT-14.5")
def test_generals_for_destroyed_temples() -> None:
    s = at('step = "personalities"\n[brown]\nrazed = 2\npeople = { general = 1 }\nfirsts = 1')
    play(s, "take general", "pass")
    assert people(s, BROWN) == {"general": 2}
    assert refused(s, "take general") == ("ANT-14.5", "too-few-razed")


@rule("ANT-14.6", "ANT-R20")
def test_seafarers_for_7_sea_points_each() -> None:
    seven, six = with_sea_points(3, 1), with_sea_points(3, 0, "firsts = 1")
    assert offered(seven) == ["take seafarer"]
    assert refused(at(six), "take seafarer") == ("ANT-14.6", "too-few-sea-points")
    fourteen = with_sea_points(7, 0, "people = { seafarer = 1 }")
    assert offered(fourteen) == ["take seafarer"]
    thirteen = with_sea_points(6, 1, "people = { seafarer = 1 }")
    assert offered(thirteen) == []
    gone = with_sea_points(3, 1, "[beige]\npeople = { seafarer = 1 }")
    assert offered(gone) == ["take seafarer"], "the first own one needs 7, whoever has the other"


@rule("ANT-14.7", "ANT-R18", "ANT-R19")
def test_sea_points() -> None:
    s = at(
        "[brown]\ngalleys = { Corsica = 3, Genua = 2, Roma = 1 }\nlegions = { Zama = 1 }\n"
        "[beige]\ngalleys = { Siga = 1 }"
    )
    assert s.sea_points(BROWN) == 4, "2 for the ship symbol, 1 for each coast, several galleys once"
    assert s.sea_points(BEIGE) == 1
    assert [player["sea_points"] for player in s.view(None)["players"]] == [4, 1]


@rule("ANT-14.8")
def test_sea_points_are_counted_after_combat() -> None:
    s = at("""
        step = "duellum"
        [brown]
        galleys = { Mare-Tyrrhenum = 1, Mare-Libycum = 1, Mare-Ionium = 1, Genua = 1 }
        [beige]
        galleys = { Corsica = 1 }
    """)
    assert s.sea_points(BROWN) == 7
    play(s, "move galley Mare-Tyrrhenum Corsica", "pass")
    assert s.sea_points(BROWN) == 5
    assert asks(s) == "beige Rondel", "no seafarer is offered"


@rule("ANT-14.9", "ANT-R23")
def test_several_personalities_one_at_a_time() -> None:
    s = at('display = ["festung", "sturm", "tribut"]\n' + with_cities(5, 3, "firsts = 1"))
    play(s, "take king")
    assert asks(s) == "beige ChooseCard"
    play(s, "choose festung", "draw werft")
    assert display(s) == ["sturm", "tribut", "werft"]
    play(s, "take citizen", "choose werft", "draw piraten", "take scholar", "pass")
    assert people(s, BROWN) == {"king": 1, "citizen": 1, "scholar": 1}
    assert hand(s, BEIGE) == ["festung", "werft"]
    assert asks(s) == "beige Rondel"


@rule("ANT-14.10", "ANT-14.11")
def test_a_personality_is_kept_and_not_given_twice() -> None:
    s = at(with_cities(5, 0, "people = { king = 1 }\nfirsts = 1"))
    assert people(s, BROWN) == {"king": 1}
    assert refused(s, "take king") == ("ANT-14.2", "too-few-cities")
    s = at("""
        turn = "beige"
        step = "conquest"
        [brown]
        cities = ["Carthago marble temple"]
        people = { king = 1, citizen = 1, general = 1, scholar = 1, seafarer = 1 }
        [beige]
        galleys = { Carthago = 3 }
    """)
    play(s, "conquer Carthago")
    assert s.points(BROWN) == 5


@rule("ANT-14.12")
def test_the_disk_moves_up_one() -> None:
    s = at(with_cities(5, 3))
    assert s.points(BROWN) == 0
    play(s, "take king", "pass")
    assert s.points(BROWN) == s.view(None)["players"][BROWN]["points"] == 1
    assert event_lines(s) == ["took brown king", "wall-taken brown"]


@rule("ANT-14.13", "ANT-R49")
@pytest.mark.parametrize(("points", "walls"), [(0, 1), (1, 1), (2, 1), (3, 0), (4, 1), (5, 0), (6, 1), (7, 0)])
def test_walls_on_the_track(points: int, walls: int) -> None:
    rest = f"people = {{ scholar = {min(points, 4)}, king = {max(0, points - 4)} }}\nfirsts = 5"
    s = at(f'step = "personalities"\n[brown]\n{rest}')
    bank = s.bank_walls
    play(s, "take scholar")
    assert s.walls == [1 + walls, 1]
    assert s.bank_walls == bank - walls


@rule("ANT-14.14", "ANT-15.2", "ANT-R25")
def test_the_opponent_may_choose_a_card_for_each() -> None:
    s = at('display = ["festung", "sturm", "tribut"]\n' + with_cities(5, 3))
    play(s, "take citizen")
    assert asks(s) == "beige ChooseCard"
    assert says(s) == ["pass", "choose festung", "choose sturm", "choose tribut"]
    play(s, "choose sturm", "draw werft", "take king", "pass")
    assert hand(s, BEIGE) == ["sturm"]
    assert hand(s, BROWN) == []


@rule("ANT-R21")
def test_personalities_may_be_left() -> None:
    s = play(at(with_cities(5, 3)), "pass")
    assert people(s, BROWN) == {}
    assert asks(s) == "beige Rondel"
    assert hand(s, BEIGE) == []


@rule("ANT-R24")
def test_conditions_are_not_looked_at_in_the_opponents_turn() -> None:
    s = at(with_cities(5).replace("[brown]", 'turn = "beige"\n[brown]', 1))
    assert asks(s) == "brown Rondel", "beige had nothing to take; brown is asked for a rondel field first"
    assert refused(s, "take king") == ("ANT-14.1", "take-at-the-end")


@rule("ANT-R50", "ANT-17.3")
def test_only_the_active_player_is_ever_asked_to_take() -> None:
    s = at(with_cities(5, 0, "people = { scholar = 5, general = 3 }\n[beige]\npeople = { king = 4, citizen = 4 }"))
    play(s, "take king")
    assert s.outcome() is not None
    assert s.outcome().places == [1, 2]


def test_progress_for_the_screen() -> None:
    s = at(with_cities(7, 4, "people = { king = 1, scholar = 2 }\nfirsts = 3\nrazed = 1\ngalleys = { Corsica = 1 }"))
    assert s.view(None)["players"][BROWN]["progress"] == [
        {"personality": "king", "taken": 1, "earned": 1, "have": 7, "need": 10},
        {"personality": "general", "taken": 0, "earned": 1, "have": 1, "need": 1},
        {"personality": "citizen", "taken": 0, "earned": 1, "have": 4, "need": 3},
        {"personality": "scholar", "taken": 2, "earned": 3, "have": 3, "need": 3},
        {"personality": "seafarer", "taken": 0, "earned": 0, "have": 2, "need": 7},
    ]
    assert s.view(None)["stacks"] == {"king": 5, "general": 4, "citizen": 4, "scholar": 3, "seafarer": 2}


def test_overridden_needs() -> None:
    figures = "personalities = { king = { per = 2 }, citizen = { per = 1 }, sea_points_ship_symbol = 7 }"
    s = at(f"data = {{ {figures} }}\n" + with_cities(2, 1, "galleys = { Corsica = 1 }"))
    assert says(s) == ["pass", "take king", "take citizen", "take seafarer"]
