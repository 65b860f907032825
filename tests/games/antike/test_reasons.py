"""Why not? The rule that really forbids it, and what could be done instead."""

import pytest

from tests.games.antike.positions import BEIGE, asks, at, play, play_card, refused
from tests.rule_coverage import rule

FOUNDING = 'step = "founding"\n[brown]\nmarble = 3\niron = 3\ngold = 3\nlegions = { Siga = 1 }'


@rule("ANT-6.2", "ANT-6.3")
def test_a_temple_lacks_marble_or_the_surcharge() -> None:
    temple_next_door = 'cities = ["Carthago marble temple", "Caesarea iron"]'
    s = at(f'step = "templum"\n[brown]\nmarble = 5\n{temple_next_door}')
    assert refused(s, "temple Caesarea") == ("ANT-6.2", "temple-too-dear")
    s = at(f'step = "templum"\n[brown]\nmarble = 6\n{temple_next_door}')
    assert refused(s, "temple Caesarea") == ("ANT-6.3", "temple-too-dear")


@rule("ANT-4.2")
def test_another_resource_is_not_due() -> None:
    s = play(at('step = "templum"\n[brown]\nmarble = 9\ncoins = 2'), "temple Carthago")
    assert refused(s, "coins iron 1") == ("ANT-4.2", "not-due")


@rule("ANT-6.1", "ANT-6.8", "ANT-6.9")
def test_why_a_city_is_not_fortified() -> None:
    cards = '[brown]\nhand = ["befestigung"]\nwalls = {}\ncities = ["Siga iron", "Zama gold", "Tacape gold wall"]'
    s = play_card(at(cards.format(2)), "befestigung")
    assert refused(s, "fortify Roma") == ("ANT-6.1", "not-your-city")
    assert refused(s, "fortify Corsica") == ("ANT-6.1", "not-your-city")
    assert refused(s, "fortify Tacape") == ("ANT-6.9", "has-wall")


@rule("ANT-R41")
def test_a_general_alone_is_not_too_weak_but_alone() -> None:
    s = at('step = "conquest"\n[brown]\ngeneral = "Roma"\nlegions = { Ancona = 1 }', special_units=True)
    assert refused(s, "conquer Roma") == ("ANT-R41", "special-unit-alone")


@rule("ANT-15.9")
def test_nothing_to_rob_or_to_swap() -> None:
    s = at('[brown]\nhand = ["karawane"]\nmarble = 2\niron = 1')
    play_card(s, "karawane")
    assert refused(s, "swap gold iron") == ("ANT-15.9", "not-held")
    assert refused(s, "swap marble marble") == ("ANT-15.9", "same-resource")
    s = at('[brown]\nhand = ["piraten"]\ngalleys = { Roma = 1 }\n[beige]\nmarble = 2\niron = 2\ncities = ["Roma gold"]')
    play_card(s, "piraten")
    assert refused(s, "rob gold") == ("ANT-15.9", "none-to-rob")


@rule("ANT-3.1", "ANT-13.1")
def test_cities_are_founded_after_the_action_and_before_personalities() -> None:
    s = at("[brown]\nmarble = 9\niron = 9\ngold = 9\nlegions = { Siga = 1 }\nfirsts = 1")
    assert refused(s, "found Siga gold") == ("ANT-13.1", "found-after-the-action")
    play(s, "rondel templum")
    assert refused(s, "found Siga gold") == ("ANT-13.1", "found-after-the-action")
    assert refused(s, "take scholar") == ("ANT-14.1", "take-at-the-end")
    play(s, "pass", "pass")
    assert asks(s) == "brown TakePersonalities"
    assert refused(s, "found Siga gold") == ("ANT-3.1", "founding-is-over")
    assert refused(s, "rondel aurum") == ("ANT-3.2", "stone-has-moved")


@rule("ANT-3.2")
def test_the_stone_must_move() -> None:
    assert refused(at(""), "pass") == ("ANT-3.2", "stone-must-move")


@rule("ANT-10.1")
def test_conquest_follows_movement() -> None:
    s = at('step = "duellum"\n[brown]\nlegions = { Roma = 2, Genua = 1 }\nadvances = ["strata"]')
    assert refused(s, "conquer Roma") == ("ANT-10.1", "movement-first")
    play(s, "move legion Genua Alpes")
    assert asks(s) == "brown MoveOn"
    assert refused(s, "conquer Roma") == ("ANT-10.1", "movement-first")
    play(s, "pass", "pass")
    assert asks(s) == "brown Conquest"
    assert refused(s, "move legion Roma Ancona") == ("ANT-10.1", "movement-is-over")


@rule("ANT-3.8")
@pytest.mark.parametrize(
    ("answer", "number", "field"),
    [
        ("temple Carthago", "ANT-6.1", "Templum"),
        ("wall Carthago", "ANT-6.1", "Templum"),
        ("arm legion Carthago", "ANT-7.1", "Militia"),
        ("advance strata", "ANT-8.1", "Scientia"),
        ("recruit legion", "ANT-8.1", "Scientia"),
        ("move legion Roma Genua", "ANT-10.1", "Duellum"),
        ("conquer Roma", "ANT-12.1", "Duellum"),
    ],
)
@pytest.mark.parametrize("position", ["", FOUNDING])
def test_what_belongs_to_the_action_of_a_field_names_it(position: str, answer: str, number: str, field: str) -> None:
    s = at(position)
    assert s.why_not(s.asked[0], answer) == (number, "in-its-action", (("field", field),))


@rule("ANT-15.4", "ANT-R12")
def test_a_card_at_another_time_says_when() -> None:
    s = at('[brown]\nhand = ["orakel", "tribut"]\nmarble = 3')
    assert s.why_not(0, "play orakel") == ("ANT-15.4", "card-at-another-time", (("time", "templum"),))
    assert refused(s, "play werft") == ("ANT-15.4", "card-not-held")
    assert refused(s, "play tribut") == ("ANT-15.4", "open-the-cards")
    play(s, "card")
    assert asks(s) == "brown Rondel", "one card fits and needs no second question"


@rule("ANT-R12")
@pytest.mark.parametrize("answer", ["card", "commercium", "play tribut"])
def test_cards_wait_for_a_payment_to_be_made(answer: str) -> None:
    s = at('[brown]\nstone = "ferrum"\nadvances = ["commercium"]\nmarble = 3\niron = 1\nhand = ["tribut"]')
    play(s, "rondel militia")
    assert asks(s) == "brown PayAny"
    assert refused(s, answer) == ("ANT-R12", "finish-first")


@rule("ANT-3.4", "ANT-6.1", "ANT-13.1")
@pytest.mark.parametrize(
    ("answer", "number"), [("rondel aurum", "ANT-3.4"), ("temple Carthago", "ANT-6.1"), ("found Siga gold", "ANT-13.1")]
)
def test_a_payment_begun_is_finished(answer: str, number: str) -> None:
    s = play(at('[brown]\nstone = "ferrum"\nmarble = 3\niron = 1\nlegions = { Siga = 1 }'), "rondel militia")
    assert asks(s) == "brown PayAny"
    assert refused(s, answer) == (number, "finish-what-you-began")


@rule("ANT-15.2", "ANT-15.4")
def test_cards_of_the_others_turn() -> None:
    s = at('step = "personalities"\n[brown]\nfirsts = 1\n[beige]\nhand = ["tribut"]')
    assert refused(s, "choose erzader") == ("ANT-15.2", "choose-in-the-others-turn")
    play(s, "take scholar")
    assert asks(s) == "beige ChooseCard"
    assert s.why_not(BEIGE, "card") == ("ANT-15.4", "own-turn-only", ())
    assert s.why_not(BEIGE, "rondel aurum") == ("ANT-3.4", "own-turn-only", ())
