"""Written positions: what can be written, and what is refused."""

import pytest

from quadriga.kernel.errors import DataError, PositionError, SettingError
from tests.games.antike.positions import (
    ANTIKE,
    BEIGE,
    BROWN,
    CARDS,
    advances,
    asks,
    at,
    cities,
    display,
    hand,
    people,
    play,
    recruits,
    stock,
    units,
)


def test_everything_that_can_be_written() -> None:
    s = at(
        """
        turn = "beige"
        display = ["festung", "tribut", "sturm"]
        discards = ["werft"]
        [brown]
        marble = 1
        iron = 2
        gold = 3
        coins = 4
        walls = 2
        stone = "militia"
        turns = 5
        cities = ["Carthago-Nova marble temple wall", "Siga iron"]
        legions = { Siga = 2 }
        galleys = { Mare-Libycum = 3 }
        general = "Zama"
        recruits = { legion = 4, galley = 0 }
        advances = ["strata", "res_publica"]
        firsts = 1
        razed = 2
        people = { king = 1, scholar = 1 }
        hand = ["piraten", "akademie"]
        [beige]
        coins = 1
        """,
        special_units=True,
    )
    assert asks(s) == "beige Rondel"
    assert s.active == BEIGE
    assert display(s) == ["festung", "tribut", "sturm"]
    assert [CARDS[card] for card in s.discards] == ["werft"]
    assert len(s.deck) == 25 - 3 - 1 - 2
    assert stock(s, BROWN) == (1, 2, 3, 4)
    assert s.bank_coins == 25
    assert s.walls == [2, 1]
    assert s.bank_walls == 12 - 3 - 1
    assert s.bank_temples == 11
    assert s.stone == [4, -1]
    assert s.turns == [5, 0]
    assert cities(s, BROWN) == {"Carthago Nova": "marble temple wall", "Siga": "iron"}
    assert s.tiles == [12 - 2, 12 - 2, 10 - 1]
    assert units(s, BROWN) == {"legion Siga": 2, "galley Mare Libycum": 3, "general Zama": 1}
    assert recruits(s, BROWN) == {"legion": 4}
    assert s.supply[BROWN] == [6, 9]
    assert recruits(s, BEIGE) == {"legion": 1, "galley": 1, "admiral": 1}
    assert advances(s, BROWN) == ["strata", "res_publica"]
    assert (s.firsts, s.razed) == ([1, 0], [2, 0])
    assert people(s, BROWN) == {"king": 1, "scholar": 1}
    assert hand(s, BROWN) == ["akademie", "piraten"]
    assert s.armable == s.recruits[BEIGE]


def test_a_position_fills_its_display_first() -> None:
    s = ANTIKE.at("")
    assert asks(s) == "chance Draw"
    assert len(s.deck) == 25


def test_a_written_deck_leaves_the_rest_aside() -> None:
    s = at('display = ["festung", "tribut", "sturm"]\ndeck = ["werft", "akademie"]\n[beige]\nhand = ["orakel"]')
    assert [CARDS[card] for card in s.deck] == ["akademie", "werft"]
    assert len(s.discards) == 25 - 3 - 2 - 1


@pytest.mark.parametrize(
    ("step", "question"),
    [
        ("templum", "Templum"),
        ("militia", "Militia"),
        ("scientia", "Scientia"),
        ("duellum", "Movement"),
        ("conquest", "Conquest"),
        ("founding", "FoundCities"),
        ("personalities", "TakePersonalities"),
    ],
)
@pytest.mark.parametrize("turn", ["brown", "beige"])
def test_every_step(step: str, question: str, turn: str) -> None:
    s = at(f"""
        turn = "{turn}"
        step = "{step}"
        [{turn}]
        marble = 9
        iron = 9
        gold = 9
        legions = {{ {"Roma" if turn == "brown" else "Carthago"} = 1, Siga = 1 }}
        firsts = 1
    """)
    assert asks(s) == f"{turn} {question}"
    assert s.armable == [1, 1, 0, 0]
    asked = [question]
    while asks(s) != f"{'beige' if turn == 'brown' else 'brown'} Rondel":
        play(s, "pass")
        asked.append(asks(s).split()[1])
    later = ["FoundCities", "TakePersonalities", "Rondel"]
    assert asked[1:] == {
        "Movement": ["Conquest", *later], "FoundCities": later[1:], "TakePersonalities": later[2:],
    }.get(question, later)  # fmt: skip


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("turn = ", "Invalid value"),
        ('turn = "red"', "there is no colour 'red'"),
        ('step = "lunch"', "there is no step 'lunch'; there is: templum"),
        ("weather = 1", "unknown keys: weather"),
        ("[brown]\nship = 1\nhorse = 2", "brown: unknown keys ship, horse"),
        ('[beige]\ngeneral = "Roma"', "beige: unknown keys general"),
        ('[brown]\ngeneral = "Roma"', "brown: unknown keys general"),
        ("[brown]\nlegions = { Atlantis = 1 }", "there is no region 'Atlantis'"),
        ("[brown]\nlegions = { Corsica = 1 }", "there can be no legions in Corsica"),
        ("[brown]\ngalleys = { Zama = 1 }", "there can be no galleys in Zama"),
        ("[brown]\nlegions = { Zama = 0 }", "legions in Zama: expected a whole number from 1 on, not 0"),
        ("[brown]\nlegions = { Zama = 12 }", "brown has more units than pieces: legion"),
        ("[beige]\nrecruits = { galley = 13 }", "beige has more units than pieces: galley"),
        ("[brown]\nrecruits = { general = 1 }", "there is no unit to recruit 'general'"),
        ("[brown]\nrecruits = { legion = -1 }", "recruits: legion: expected a whole number from 0 on, not -1"),
        ("[brown]\nmarble = -1", "marble: expected a whole number from 0 on, not -1"),
        ('[brown]\ngold = "much"', "gold: expected a whole number"),
        ("[brown]\nwalls = true", "walls: expected a whole number"),
        ("[brown]\ncoins = 20\n[beige]\ncoins = 11", "the box does not hold that many coins"),
        ("[brown]\nwalls = 12", "the box does not hold that many walls"),
        ('[brown]\ncities = ["Alpes gold"]', "Alpes has no free city site"),
        ('[brown]\ncities = ["Roma gold"]', "Roma has no free city site"),
        ('[brown]\ncities = ["Siga gold", "Siga iron"]', "Siga has no free city site"),
        ('[brown]\ncities = ["Siga"]', "expected a city and its resource, not 'Siga'"),
        ('[brown]\ncities = ["Siga wood"]', "there is no resource 'wood'"),
        ('[brown]\ncities = ["Siga gold castle"]', "Siga: expected a temple, a wall or both, not 'castle'"),
        ('[brown]\ncities = ["Siga gold wall wall"]', "Siga: expected a temple, a wall or both, not 'wall'"),
        ('[brown]\nstone = "forum"', "there is no field 'forum'"),
        ('[brown]\nadvances = ["steam"]', "there is no advance 'steam'"),
        ("[brown]\npeople = { baker = 1 }", "there is no personality 'baker'"),
        ("[brown]\npeople = { king = 4 }\n[beige]\npeople = { king = 3 }", "the box does not hold that many king"),
        ("[brown]\npeople = { king = 5, scholar = 4 }", "brown has won already"),
        ('[brown]\nhand = ["joker"]', "there is no card 'joker'"),
        ('display = ["tribut"]\n[brown]\nhand = ["tribut"]', "the card 'tribut' is used twice"),
        ("[brown]\nlegions = { Zama = 1 }\n[beige]\nlegions = { Zama = 1 }", "of the same kind are in Zama"),
        ("[brown]\ngalleys = { Corsica = 1 }\n[beige]\ngalleys = { Corsica = 1 }", "of the same kind are in Corsica"),
        ("brown = 3", "a value of the wrong kind"),
        ("[brown]\nlegions = 3", "a value of the wrong kind"),
    ],
)  # fmt: skip
def test_bad_positions_are_refused(text: str, problem: str) -> None:
    with pytest.raises(PositionError) as error:
        ANTIKE.at(text)
    assert problem in str(error.value)


def test_special_units_that_would_have_fought() -> None:
    with pytest.raises(PositionError, match="of the same kind are in Corsica"):
        at('[brown]\ngalleys = { Corsica = 1 }\n[beige]\nadmiral = "Corsica"', special_units=True)
    with pytest.raises(PositionError, match="of the same kind are in Zama"):
        at('[brown]\ngeneral = "Zama"\n[beige]\nlegions = { Zama = 1 }', special_units=True)
    with pytest.raises(PositionError, match="beige: unknown keys general"):
        at('[beige]\ngeneral = "Zama"', special_units=True)


def test_bad_seats_settings_and_data() -> None:
    with pytest.raises(SettingError, match="for 2 players, not 3"):
        ANTIKE.at("seats = 3")
    with pytest.raises(SettingError, match="has no setting 'weather'"):
        ANTIKE.at('settings = { weather = "fine" }')
    with pytest.raises(DataError, match=r"costs\.bread"):
        ANTIKE.at("data = { costs = { bread = 1 } }")
