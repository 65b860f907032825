"""Chapter 4: resources and coins."""

from tests.games.antike.positions import (
    BEIGE,
    BROWN,
    allowed,
    asks,
    at,
    event_lines,
    fresh,
    play,
    play_card,
    refused,
    says,
    stock,
)
from tests.rule_coverage import rule


@rule("ANT-4.1", "ANT-4.6")
def test_resources_are_unlimited() -> None:
    s = at("[brown]\nmarble = 500\niron = 400\ngold = 300\n[beige]\nmarble = 900")
    play(s, "rondel marmor")
    assert stock(s, BROWN) == (501, 400, 300, 1)


@rule("ANT-4.2", "ANT-R8")
def test_a_coin_stands_in_for_a_resource_also_when_that_is_at_hand() -> None:
    s = at('step = "templum"\n[brown]\nmarble = 5\ncoins = 3')
    play(s, "temple Carthago")
    assert asks(s) == "brown Pay"
    assert says(s) == ["coins marble 1", "coins marble 2", "coins marble 3"]
    assert refused(s, "coins marble 0") == ("ANT-4.2", "wrong-coins")
    assert refused(s, "coins marble 4") == ("ANT-4.2", "wrong-coins")
    assert refused(s, "coins iron 1") == ("ANT-4.2", "not-due")
    play(s, "coins marble 2")
    assert stock(s, BROWN) == (1, 0, 0, 1)
    assert event_lines(s) == ["built-temple brown Carthago", "paid brown 2 coin", "paid brown 4 marble"]


@rule("ANT-4.2")
def test_coins_for_each_of_several_resources() -> None:
    s = at('step = "founding"\n[brown]\nmarble = 1\niron = 1\ngold = 1\ncoins = 2\nlegions = { Siga = 1 }')
    play(s, "found Siga gold")
    assert says(s) == ["coins marble 0", "coins marble 1"]
    play(s, "coins marble 1")
    assert says(s) == ["coins iron 0", "coins iron 1"]
    play(s, "coins iron 1")
    assert stock(s, BROWN) == (1, 1, 0, 0), "no coin is left, so the gold is paid without a question"


def test_a_payment_with_one_way_is_not_asked() -> None:
    s = at('step = "templum"\n[brown]\nmarble = 5\ncoins = 1')
    play(s, "temple Carthago")
    assert stock(s, BROWN) == (0, 0, 0, 0)
    s = at('step = "templum"\n[brown]\nmarble = 8')
    play(s, "temple Carthago")
    assert stock(s, BROWN) == (2, 0, 0, 0)
    s = at('step = "founding"\n[brown]\nmarble = 1\ncoins = 2\nlegions = { Siga = 1 }')
    play(s, "found Siga gold")
    assert stock(s, BROWN) == (0, 0, 0, 0)


def test_a_payment_keeps_coins_for_what_is_missing() -> None:
    s = at('step = "founding"\n[brown]\nmarble = 1\ngold = 1\ncoins = 2\nlegions = { Siga = 1 }')
    play(s, "found Siga gold")
    assert says(s) == ["coins marble 0", "coins marble 1"]
    play(s, "coins marble 0")
    assert says(s) == ["coins gold 0", "coins gold 1"]
    assert stock(s, BROWN) == (0, 0, 1, 1), "one coin stood in for the iron"
    play(s, "coins gold 0")
    assert stock(s, BROWN) == (0, 0, 0, 1)


@rule("ANT-4.3", "ANT-R9", "ANT-R10")
def test_a_surcharge_is_paid_in_coins_only() -> None:
    position = """
        step = "templum"
        [brown]
        marble = 99
        iron = 9
        gold = 9
        coins = {coins}
        cities = ["Carthago marble temple", "Caesarea iron"]
    """
    assert refused(at(position.format(coins=0)), "temple Caesarea") == ("ANT-6.3", "temple-too-dear")
    s = play(at(position.format(coins=1)), "temple Caesarea")
    assert stock(s, BROWN) == (93, 9, 9, 0)


@rule("ANT-4.4")
def test_what_is_spent_goes_to_the_bank() -> None:
    s = at('step = "templum"\n[brown]\nmarble = 2\ncoins = 4')
    assert s.bank_coins == 26
    play(s, "temple Carthago")
    assert s.bank_coins == 30
    assert stock(s, BROWN) == (0, 0, 0, 0)


@rule("ANT-4.5")
def test_a_resource_when_the_bank_has_no_coin() -> None:
    s = at("[beige]\ncoins = 30")
    play(s, "rondel ferrum")
    assert asks(s) == "brown GainInstead"
    assert says(s) == ["gain marble", "gain iron", "gain gold"]
    play(s, "gain gold")
    assert stock(s, BROWN) == (0, 1, 1, 0)
    assert s.bank_coins == 0
    assert event_lines(s) == ["went brown ferrum", "gained brown 1 iron", "gained brown 1 gold"]


@rule("ANT-R13")
def test_a_resource_for_each_coin_that_a_card_lacks() -> None:
    s = at('[brown]\nhand = ["muenzschatz"]\n[beige]\ncoins = 29')
    play_card(s, "muenzschatz")
    assert stock(s, BROWN) == (0, 0, 0, 1)
    play(s, "gain iron")
    assert stock(s, BROWN) == (0, 1, 0, 1)
    assert asks(s) == "brown Rondel"
    s = at('[brown]\nhand = ["muenzschatz"]\n[beige]\ncoins = 30')
    play_card(s, "muenzschatz", "gain iron", "gain marble")
    assert stock(s, BROWN) == (1, 1, 0, 0)


@rule("ANT-4.7")
def test_no_coin_at_the_start_of_a_turn() -> None:
    s = fresh()
    play(s, "rondel templum", "pass")
    assert asks(s) == "beige Rondel"
    play(s, "rondel templum", "pass")
    assert [stock(s, BROWN)[3], stock(s, BEIGE)[3]] == [0, 1], "only the compensation of the start"
    play(s, "rondel aurum")
    assert stock(s, BROWN)[3] == 1


def test_a_price_in_coins_may_be_written_whatever_the_figures() -> None:
    s = at('data = { advances = { strata = { high = 20 } } }\nstep = "scientia"\n[brown]\ngold = 5\ncoins = 20')
    assert allowed(s, "advance strata")
    play(s, "advance strata")
    assert says(s) == [f"coins gold {coins}" for coins in range(15, 21)]
    play(s, "coins gold 20")
    assert stock(s, BROWN) == (0, 0, 5, 0)
