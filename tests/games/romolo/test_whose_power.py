"""Chapter 20: a power serves the unit that it was used for, and a worker that may act."""

import pytest

from tests.games.romolo.table import do, offers, refused, step, table, units, until
from tests.rule_coverage import rule

HOME = 'capital = "0,0"\n'
FAR = 'capital = "0,-3"\nworkers = ["0,-3"]\ngrain = 9\n'
SEA = 'terrain = { water = ["1,0", "-1,1", "-1,2", "-2,2"] }'
TRADERS = 'characters = ["mercator", "negotiator grain", "traductor"]\n'
FREE_ACTIONS = ("mercator", "negotiator")


@rule("ROM-20.15")
def test_nauta_serves_one_unit_though_its_last_action_is_a_move():
    s = table(SEA, yellow=HOME + 'workers = ["0,0", "-1,1"]\ncharacters = ["nauta"]', blue=FAR)
    do(s, "activate worker 0,0", "sail 1,0", "move 2,0", "move 3,0")
    assert step(s) == "Activate"
    do(s, "activate worker -1,1")
    assert offers(s, "sail") == []
    assert refused(s, "sail -1,2") == "ROM-20.15"


@rule("ROM-20.15")
def test_nauta_serves_one_unit_though_its_last_action_is_a_look():
    top = 'terrain = { water = ["1,0", "-1,1", "-1,2"], down = ["2,0", "2,-1", "1,1"] }'
    yellow = HOME + 'workers = ["-1,1"]\nexplorers = ["0,0"]\ncharacters = ["nauta"]'
    s = do(table(top, yellow=yellow, blue=FAR), "activate explorer 0,0", "sail 1,0")
    for place in ("2,0", "2,-1", "1,1"):
        do(s, f"look {place}", "tile hill")
    assert units(s, 0, "explorer") == ["1,0 lying"]
    do(s, "activate worker -1,1")
    assert offers(s, "sail") == []


@rule("ROM-20.15", "ROM-7.2")
def test_nauta_serves_one_unit_though_its_last_action_is_a_discovery():
    top = 'terrain = { water = ["1,0", "-1,1", "-1,2"], down = ["2,0"] }'
    s = table(top, yellow=HOME + 'workers = ["0,0", "-1,1"]\ncharacters = ["nauta"]', blue=FAR)
    do(s, "activate worker 0,0", "sail 1,0", "move 2,0", "tile hill")
    assert units(s, 0, "worker") == ["-1,1", "2,0 lying"]
    do(s, "activate worker -1,1")
    assert offers(s, "sail") == []


@rule("ROM-20.15")
def test_nauta_s_second_move_waits_for_the_unit_s_own_actions():
    s = table('terrain = { water = ["1,0", "2,0", "3,0"] }', yellow=HOME + 'workers = ["0,0", "3,-3"]\n'
              'characters = ["nauta"]', blue=FAR)  # fmt: skip
    do(s, "activate worker 0,0", "sail 1,0", "move 2,0", "move 1,0", "sail 2,0")
    assert units(s, 0, "worker") == ["2,0 lying", "3,-3"]


@rule("ROM-10.4", "ROM-10.12", "ROM-20.14a", "ROM-20.16b", "ROM-20.23b")
@pytest.mark.parametrize("verb", FREE_ACTIONS)
def test_a_worker_created_in_this_turn_does_not_trade(verb):
    yellow = HOME + 'workers = ["1,0", "3,-3"]\ngrain = 9\n' + TRADERS
    s = do(table("", yellow=yellow, blue=FAR), "activate worker 1,0", "traductor 2,0", "create worker")
    assert units(s, 0, "worker") == ["1,0 lying", "2,0 lying", "3,-3"]
    assert offers(s, verb) == [f"{verb} 3,-3", f"{verb} 1,0"]
    assert refused(s, f"{verb} 2,0") == "ROM-10.12"
    s = do(table("", yellow=yellow, blue=FAR), "activate worker 1,0", "create worker")
    assert f"{verb} 1,0" in offers(s)  # through the worker who was there before


@rule("ROM-10.7", "ROM-20.14a", "ROM-20.16b")
@pytest.mark.parametrize("verb", FREE_ACTIONS)
def test_a_converted_explorer_does_not_trade_in_the_same_turn(verb):
    yellow = HOME + 'workers = ["3,-3"]\nexplorers = ["1,0"]\ngrain = 9\n' + TRADERS
    s = do(table("", yellow=yellow, blue=FAR), "activate explorer 1,0", "convert")
    assert units(s, 0, "worker") == ["1,0 lying", "3,-3"]
    assert offers(s, verb) == [f"{verb} 3,-3"]


@rule("ROM-2.2", "ROM-11.1", "ROM-20.1")
def test_powers_and_hiring_are_there_again_in_the_next_turn():
    yellow = HOME + 'workers = ["0,0", "1,0"]\ngrain = 9\ncoins = 9\ncharacters = ["equus"]'
    s = table('display = ["consul", "dux"]', seats=2, yellow=yellow, blue=FAR)
    do(s, "activate worker 0,0", "ride 0,1", "ride 0,0", "hire consul 1", "activate worker 1,0")
    assert offers(s, "ride") == offers(s, "hire") == []
    do(s, "move 1,1", "move 1,0")
    until(s, "Activate")
    assert s.asked == (1,)
    do(s, "pass")
    until(s, "Activate")
    do(s, "activate worker 1,0")
    assert offers(s, "ride")
    assert offers(s, "hire")


@rule("ROM-10.12", "ROM-20.14a")
def test_a_new_worker_trades_from_the_next_round_on():
    yellow = HOME + 'workers = ["0,0"]\ngrain = 12\n' + TRADERS
    s = table(
        'built = { "0,0" = "2 farm" }', seats=2, yellow=yellow, blue='capital = "1,-2"\nworkers = ["1,-2"]\ngrain = 9'
    )
    do(s, "activate worker 0,0", "traductor -1,1", "create worker", "pass", "feed")
    assert units(s, 0, "worker") == ["-1,1", "0,0"]
    do(s, "pass", "feed")
    while step(s) != "Activate":
        do(s, "grain")
    assert s.asked == (0,)
    assert offers(s, "mercator") == ["mercator 0,0", "mercator -1,1"]


@rule("ROM-10.3")
def test_of_two_lying_workers_the_new_one_is_removed():
    """It is never worse for the owner: the other one may still trade."""
    yellow = HOME + 'workers = ["0,0", "1,0", "3,-3"]\ngrain = 9\n' + TRADERS
    s = table('built = { "0,0" = "3 temple" }', yellow=yellow, blue=FAR)
    do(s, "activate worker 1,0", "create worker", "activate worker 0,0", "demolish temple", "gain stone")
    do(s, "remove lying-worker 1,0")
    assert "mercator 1,0" in offers(s)
