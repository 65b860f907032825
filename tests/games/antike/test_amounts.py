"""Reasons about amounts carry them: needed, there and missing."""

import pytest

from quadriga.terminal.texts import Texts
from tests.amounts import check_games, check_list
from tests.games.antike.positions import at, play
from tests.play import variants
from tests.rule_coverage import rule

WITH = """
    advance-too-dear arming-limit cannot-pay-the-way card-at-another-time city-too-dear in-its-action iron-too-dear
    no-temples-left none-in-recruit-box recruit-too-dear settlers-too-dear surcharge-too-dear temple-too-dear
    too-few-cities too-few-firsts too-few-razed too-few-sea-points too-few-temples too-little-to-exchange too-weak
    tower-needs-strength wall-too-dear wrong-coins wrong-losses wrong-number
"""
"""Two of them give words: the action in which something is done, and the time of a card."""
WITHOUT = """
    card-not-held card-not-in-deck card-not-on-display card-without-effect choose-in-the-others-turn
    commercium-just-bought finish-first finish-this-unit finish-what-you-began fortress-holds found-after-the-action
    founding-is-over has-advance has-temple has-wall movement-first movement-is-over needs-temple no-cards
    no-city-site no-commercium no-galley-there no-legion-there no-own-unit no-such-border no-tile-left
    no-unmoved-unit no-wall-there no-walls-in-reserve none-in-supply none-to-rob not-an-enemy-city not-due not-held
    not-recruited not-your-city only-fortress open-the-cards own-turn-only same-resource site-taken
    special-unit-alone stack-empty stone-has-moved stone-must-move take-at-the-end use-the-tower wrong-borders
"""
VARIANTS = [variant for variant in variants() if variant.key == "antike"]


FAR_TEMPLE = 'cities = ["Carthago marble temple", "Caesarea iron", "Siga gold"]'
SIEGE = """
    step = "conquest"
    [brown]
    legions = { Roma = 1, Ancona = 1 }
    [beige]
    cities = ["Roma gold temple wall", "Ancona iron"]
"""
NEXT_TO_GOLD = 'legions = { Siga = 1 }\ncities = ["Caesarea gold"]'
SAID = [
    (
        f'step = "templum"\n[brown]\nmarble = 5\n{FAR_TEMPLE}',
        "temple Siga",
        {"marble_needed": 6, "coin_needed": 0, "marble_missing": 1, "coin_missing": 0},
        "A temple there costs 6 marble; you lack 1 marble.",
    ),
    (
        f'step = "templum"\n[brown]\nmarble = 4\n{FAR_TEMPLE}',
        "temple Caesarea",
        {"marble_needed": 6, "coin_needed": 1, "marble_missing": 2, "coin_missing": 1},
        "A temple there costs 6 marble and 1 coin; you lack 2 marble and 1 coin.",
    ),
    (
        f'step = "templum"\n[brown]\nmarble = 5\ncoins = 1\n{FAR_TEMPLE}',
        "temple Caesarea",
        {"marble_needed": 6, "coin_needed": 1, "marble_missing": 1, "coin_missing": 0},
        "A temple there costs 6 marble and 1 coin; you lack 1 marble.",
    ),
    (
        'step = "templum"\n[brown]\nadvances = ["commercium"]\niron = 3\nwalls = 1',
        "wall Carthago",
        {"marble_needed": 1, "marble_have": 0, "coin_have": 0, "missing": 1},
        "A wall costs 1 marble; you have 0 and no coins: 1 short.",
    ),
    (
        SIEGE,
        "conquer Roma",
        {"needed": 4, "have": 1, "missing": 3},
        "Your attack there has strength 1 against 4: 3 too little.",
    ),
    (
        'step = "militia"\n[brown]\niron = 1\nadvances = ["commercium"]\nmarble = 2',
        "arm legion Carthago",
        {"iron_needed": 2, "iron_have": 1, "coin_have": 0, "missing": 1},
        "This unit costs 2 iron; you have 1 and no coins: 1 short.",
    ),
    (
        'step = "scientia"\n[brown]\ngold = 5\ncoins = 1',
        "advance strata",
        {"gold_needed": 7, "gold_have": 5, "coin_have": 1, "missing": 1},
        "This advance costs 7 gold; you have 5 and 1 coin: 1 short.",
    ),
    (
        '[brown]\nstone = "ferrum"\nmarble = 2\ncoins = 1',
        "rondel ferrum",
        {"needed": 5, "have": 3, "missing": 2},
        "This way costs 5 resources or coins; you have 3 and lack 2.",
    ),
    (
        '[brown]\nadvances = ["commercium"]\nmarble = 2',
        "commercium",
        {"needed": 3, "have": 2, "missing": 1},
        "An exchange takes 3 resources or coins; you have 2 and lack 1.",
    ),
    (
        'step = "founding"\n[brown]\nadvances = ["commercium"]\nmarble = 3\ncoins = 1\nlegions = { Siga = 1 }',
        "found Siga gold",
        {
            "marble_needed": 1,
            "iron_needed": 1,
            "gold_needed": 1,
            "marble_have": 3,
            "iron_have": 0,
            "gold_have": 0,
            "coin_have": 1,
            "missing": 1,
        },
        "A city costs 1 marble, 1 iron and 1 gold; you have 3, 0 and 0, and 1 coin: 1 short.",
    ),
    (
        f'step = "founding"\n[brown]\nmarble = 1\niron = 1\ngold = 1\n{NEXT_TO_GOLD}',
        "found Siga gold",
        {"coin_needed": 1, "coin_have": 0, "coin_missing": 1},
        "Cities next door with the same resource cost 1 coin more; after the base cost you have no coins: 1 short.",
    ),
    (
        'step = "personalities"\n[brown]\nfirsts = 1\ncities = ["Carthago gold", "Siga iron"]',
        "take king",
        {"needed": 5, "have": 2, "missing": 3},
        "The next King needs 5 cities; you have 2 and lack 3.",
    ),
]


@rule("ANT-6.2", "ANT-6.3", "ANT-6.8", "ANT-7.1", "ANT-8.3", "ANT-3.5", "ANT-9.5", "ANT-12.4", "ANT-13.4", "ANT-13.6")
@pytest.mark.parametrize(("position", "answer", "amounts", "text"), SAID)
def test_a_reason_says_what_is_missing(position: str, answer: str, amounts: dict[str, int], text: str) -> None:
    s = at(position)
    reason = s.why_not(s.asked[0], answer)
    assert reason is not None
    assert dict(reason.values) == amounts
    assert Texts("en", s.box).why(reason) == text


@rule("ANT-7.3")
def test_the_arming_limit_is_said() -> None:
    s = play(at('step = "militia"\n[brown]\niron = 9\nrecruits = { legion = 3 }'), "arm legion Carthago")
    assert s.why_not(0, "arm legion Carthago") == ("ANT-7.3", "arming-limit", (("have", 1), ("limit", 1)))


def test_every_reason_is_listed() -> None:
    check_list("antike", WITH, WITHOUT)


def test_amounts_over_some_games() -> None:
    check_games(VARIANTS, 10, WITH)


@pytest.mark.all
def test_amounts_over_many_games() -> None:
    check_games(VARIANTS, 200, WITH)
