"""Chapter 3: the turn and the rondel."""

import pytest

from tests.games.antike.positions import (
    BEIGE,
    BROWN,
    allowed,
    asks,
    at,
    event_lines,
    fresh,
    play,
    price,
    refused,
    says,
    stock,
    through,
)
from tests.rule_coverage import rule

CLOCKWISE = ["ferrum", "templum", "aurum", "duellum-1", "militia", "marmor", "scientia", "duellum-2"]


def stone_on(field: str, goods: str = "") -> str:
    return f'[brown]\nstone = "{field.replace("-", "_")}"\n{goods}'


@rule("ANT-3.1", "ANT-3.2")
def test_a_turn_has_three_steps_and_the_players_alternate() -> None:
    s = at(
        'turn = "brown"\n[brown]\nstone = "ferrum"\nmarble = 9\niron = 9\ngold = 9\nlegions = { Siga = 1 }\nfirsts = 1'
    )
    assert asks(s) == "brown Rondel"
    assert says(s, "pass") == []
    assert refused(s, "pass") == ("ANT-3.2", "stone-must-move")
    play(s, "rondel templum")
    assert asks(s) == "brown Templum"
    assert refused(s, "found Siga gold") == ("ANT-13.1", "found-after-the-action")
    play(s, "pass")
    assert asks(s) == "brown FoundCities"
    assert refused(s, "take scholar") == ("ANT-14.1", "take-at-the-end")
    play(s, "pass")
    assert asks(s) == "brown TakePersonalities"
    play(s, "pass")
    assert asks(s) == "beige Rondel"
    assert s.turns == [1, 0]
    through(s, "rondel ferrum")
    assert asks(s) == "brown Rondel"
    assert s.turns == [1, 1]
    assert s.view(None)["turn"] == 3


@rule("ANT-3.3")
def test_the_first_turn_is_free() -> None:
    s = at("")
    assert stock(s, BROWN) == (0, 0, 0, 0)
    assert says(s) == [f"rondel {field}" for field in CLOCKWISE]
    assert all(price(s, answer) == {} for answer in says(s))
    play(s, "rondel scientia")
    assert s.stone == [6, -1]


@rule("ANT-3.4")
def test_three_fields_are_free() -> None:
    s = at(stone_on("scientia"))
    assert says(s) == ["rondel ferrum", "rondel templum", "rondel duellum-2"]
    assert refused(s, "rondel aurum") == ("ANT-3.5", "cannot-pay-the-way")
    play(s, "rondel templum")
    assert s.stone[BROWN] == 1
    assert event_lines(s) == ["went brown templum"]


@rule("ANT-3.5")
def test_each_field_more_costs_one_of_choice() -> None:
    s = at(stone_on("ferrum", "marble = 2\ncoins = 2"))
    assert price(s, "rondel scientia") == {"any": -3}
    play(s, "rondel scientia")
    assert asks(s) == "brown PayAny"
    assert says(s) == ["pay marble", "pay coin"]
    assert refused(s, "pay gold") == ("ANT-3.5", "not-held")
    play(s, "pay marble", "pay coin", "pay marble")
    assert stock(s, BROWN) == (0, 0, 0, 1)
    assert s.bank_coins == 29
    assert event_lines(s) == ["went brown scientia", "paid brown 1 marble", "paid brown 1 coin", "paid brown 1 marble"]
    assert asks(s) == "brown Scientia"


@rule("ANT-3.5", "ANT-R14")
def test_the_way_is_paid_before_the_action() -> None:
    s = at(stone_on("marmor"))
    assert not allowed(s, "rondel aurum")
    s = at(stone_on("marmor", "gold = 1\niron = 1"))
    assert allowed(s, "rondel aurum")
    play(s, "rondel aurum")
    assert stock(s, BROWN) == (0, 0, 1, 1), "both were paid, then a gold city yielded 1 gold and 1 coin"


def test_a_way_with_one_way_to_pay_is_not_asked() -> None:
    s = play(at(stone_on("ferrum", "iron = 5")), "rondel scientia")
    assert asks(s) == "brown Scientia" or asks(s) == "beige Rondel"
    assert stock(s, BROWN) == (0, 2, 0, 0)
    s = play(at(stone_on("ferrum", "iron = 2\ngold = 1")), "rondel scientia")
    assert stock(s, BROWN) == (0, 0, 0, 0)


@rule("ANT-3.6", "ANT-R5", "ANT-X3")
@pytest.mark.parametrize("field", CLOCKWISE)
def test_the_same_field_again_costs_5(field: str) -> None:
    s = at(stone_on(field, "iron = 4"))
    assert refused(s, f"rondel {field}") == ("ANT-3.5", "cannot-pay-the-way")
    assert len(says(s)) == 7
    s = at(stone_on(field, "iron = 3\ncoins = 2"))
    assert price(s, f"rondel {field}") == {"any": -5}
    assert len(says(s)) == 8
    at_first = s.bank_coins
    play(s, f"rondel {field}")
    assert s.bank_coins >= at_first + 1
    assert s.stone[BROWN] == CLOCKWISE.index(field)


@rule("ANT-3.7")
def test_both_stones_on_one_field() -> None:
    s = at('turn = "brown"\n[brown]\nstone = "ferrum"\n[beige]\nstone = "templum"')
    play(s, "rondel templum")
    assert s.stone == [1, 1]


@rule("ANT-3.8")
def test_the_order_of_the_fields() -> None:
    s = fresh()
    assert says(s) == [f"rondel {field}" for field in CLOCKWISE]
    for stone, field in enumerate(CLOCKWISE):
        costs = [s.box.ways[stone][(stone + steps) % 8] for steps in range(1, 9)]
        assert costs == [0, 0, 0, 1, 2, 3, 4, 5], field


@rule("ANT-3.8")
@pytest.mark.parametrize(
    ("field", "question"),
    [
        ("templum", "brown Templum"),
        ("militia", "brown Militia"),
        ("scientia", "brown Scientia"),
        ("duellum-1", "brown Movement"),
        ("duellum-2", "brown Movement"),
        ("ferrum", "brown FoundCities"),
    ],
)
def test_each_field_has_its_action(field: str, question: str) -> None:
    s = at("[brown]\nmarble = 9\niron = 9\ngold = 9\nlegions = { Siga = 1 }")
    assert asks(play(s, f"rondel {field}")) == question


@rule("ANT-3.9")
def test_from_one_duellum_to_the_other() -> None:
    assert price(at(stone_on("duellum-1", "gold = 1")), "rondel duellum-2") == {"any": -1}
    assert price(at(stone_on("duellum-2", "gold = 1")), "rondel duellum-1") == {"any": -1}
    assert not allowed(at(stone_on("duellum-1")), "rondel duellum-2")


@rule("ANT-R6", "ANT-R7", "ANT-R38")
def test_a_player_with_nothing_plays_on() -> None:
    s = at('[brown]\nstone = "ferrum"\ncities = []')
    assert says(s) == ["rondel templum", "rondel aurum", "rondel duellum-1"]
    play(s, "rondel duellum-1")
    assert asks(s) == "beige Rondel"
    assert stock(s, BROWN) == (0, 0, 0, 0)


@rule("ANT-R7")
@pytest.mark.parametrize("field", ["templum", "militia", "scientia", "duellum-1"])
def test_an_action_may_be_left_unused(field: str) -> None:
    s = at("[brown]\nmarble = 9\niron = 9\ngold = 9\nlegions = { Zama = 1 }")
    play(s, f"rondel {field}")
    assert "pass" in says(s)
    through(s)
    assert asks(s) == "beige Rondel"
    assert stock(s, BROWN) == (9, 9, 9, 0)


def test_overridden_steps_of_the_rondel() -> None:
    s = fresh(data={"rondel.free_steps": 2, "rondel.cost_per_extra_step": 2})
    assert s.box.ways[0] == [12, 0, 0, 2, 4, 6, 8, 10]


@pytest.mark.parametrize("field", ["templum", "militia", "scientia", "duellum-1"])
def test_what_leaves_no_choice_is_not_asked(field: str) -> None:
    s = play(at("[brown]"), f"rondel {field}")
    assert [s.box.vocabulary.format(answer.action) for answer in s.journal] == [f"rondel {field}"]
    s = play(at("[brown]\nlegions = { Siga = 1 }"), "rondel ferrum")
    assert len(s.journal) == 1, "1 iron and 1 coin found no city"


def test_a_move_ends_where_the_turn_asks_again() -> None:
    for step, ends in (("founding", True), ("personalities", True), ("templum", False), ("duellum", False)):
        s = at(f'step = "{step}"\n[brown]\nmarble = 9\niron = 9\ngold = 9\nlegions = {{ Siga = 1 }}\nfirsts = 1')
        assert s.at_turn_level() == ends


def test_the_answers_and_the_turns_end_at_their_level() -> None:
    s = at("[brown]\nmarble = 9\niron = 9\ngold = 9")
    assert s.at_turn_level()
    play(s, "rondel templum")
    assert not s.at_turn_level()
    play(s, "pass")
    assert s.asked == (BEIGE,)
    assert s.at_turn_level()


@pytest.mark.parametrize(
    ("figures", "field", "answer"),
    [
        ("costs = { wall_marble = 0 }", "templum", "wall Carthago"),
        ("costs = { arm_unit_iron = 0 }", "militia", "arm legion Carthago"),
        ("advances = { moneta = { high = 0 } }", "scientia", "advance moneta"),
    ],
)
def test_what_is_free_by_overridden_figures_is_offered(figures: str, field: str, answer: str) -> None:
    s = play(at(f"data = {{ {figures} }}\n[brown]"), f"rondel {field}")
    assert answer in says(s)
