"""The forecast of food and wages: what it says, and that the Supply phase keeps to it."""

import pytest

from quadriga import Rng, settle_chance
from quadriga.games import game
from quadriga.games.romolo.board import NOBODY
from tests.games.romolo.table import table
from tests.rule_coverage import rule

FAR = 'capital = "0,-3"\nworkers = ["0,-3"]\ngrain = 9'
WORTHLESS_SALT = "prices = [1, 1, 1, 0, 1]\n"


def forecast(yellow: str, top: str = "", seat: int = 0) -> dict:
    s = table(top, yellow='capital = "0,0"\n' + yellow, blue=FAR)
    return s.view(seat)["players"][0]["upkeep"]


@rule("ROM-15.6")
def test_without_a_wage_and_a_building_the_tower_falls():
    due = forecast('workers = ["0,0"]\nmercenaries = ["0,0", "0,0", "0,0"]\nsalt = 1\ncoins = 0', WORTHLESS_SALT)
    assert (due["mercenaries"], due["salt_due"], due["salt"], due["out"]) == (3, 6, 1, True)


@rule("ROM-15.3")
def test_the_coin_for_resting_pays_too():
    due = forecast('workers = ["0,0"]\nmercenaries = ["0,0", "0,0"]\nsalt = 1\ncoins = 0', WORTHLESS_SALT)
    assert (due["unpaid"], due["out"]) == (0, False)


@rule("ROM-15.2", "ROM-15.3")
def test_who_can_pay_stays():
    due = forecast('workers = ["0,0"]\nmercenaries = ["0,0", "0,0"]\nsalt = 3\ngrain = 1', WORTHLESS_SALT)
    assert (due["unpaid"], due["out"], due["leaving"], due["razed"]) == (0, False, 0, 0)
    in_coins = forecast('workers = ["0,0"]\nmercenaries = ["0,0"]\ncoins = 3\ngrain = 1')
    assert (in_coins["unpaid"], in_coins["out"]) == (0, False)


@rule("ROM-15.16")
def test_units_without_grain_go_home():
    due = forecast('workers = ["0,0", "1,0", "2,0"]\nsoldiers = ["0,0"]\ngrain = 3')
    assert (due["hungry"], due["grain"], due["leaving"], due["out"]) == (4, 3, 1, False)


@rule("ROM-15.12")
def test_farms_feed_two_each():
    due = forecast('workers = ["0,0", "1,0", "2,0"]', 'built = { "0,0" = "farm" }\n')
    assert (due["hungry"], due["leaving"]) == (1, 1)


@rule("ROM-15.1")
def test_what_lies_in_the_storehouses_counts():
    top = 'built = { "0,0" = "storehouse" }\nstored = { "0,0" = ["2 grain"] }\n'
    assert forecast('workers = ["0,0", "1,0"]', top)["grain"] == 2


@rule("ROM-10.3")
def test_what_others_still_have_to_answer_does_not_stop_it():
    """An unpaid mercenary costs a building, after which whoever has too many units removes some."""
    top = WORTHLESS_SALT + 'built = { "0,0" = "3 farm" }'
    yellow = 'capital = "0,0"\nworkers = ["0,0"]\nmercenaries = ["0,0", "0,0", "0,0"]\ncoins = 0\nsalt = 1'
    blue = f"capital = '0,-3'\nworkers = {['0,-3', '1,-3', '2,-3', '3,-3']}"
    due = table(top, yellow=yellow, blue=blue).view(0)["players"][0]["upkeep"]
    assert (due["unpaid"], due["razed"], due["out"]) == (1, 1, False)


def test_only_oneself_is_told():
    assert forecast('workers = ["0,0"]', seat=1) is None


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_phase_keeps_to_it(seats):
    """In random games whoever is told that the tower will fall loses it, and nobody else does in that phase."""
    rng, seen = Rng(f"upkeep {seats}"), 0
    for _ in range(8):
        s = game("romolo").new(seats=seats)
        settle_chance(s, rng)
        while s.asked:
            seat = s.asked[0]
            due = s.view(seat)["players"][seat]["upkeep"] if seat == s.active else None
            ends = next((action for action in s.actions(seat) if action == ("pass",)), None)
            if due and ends and type(s.question(seat)).__name__ == "Attack":
                seen += 1
                s.take(seat, ends)
                while s.asked and s.active == seat and s.asked[0] == seat and type(s.question(seat)).__name__ in PHASE:
                    s.take(seat, s.actions(seat)[0])
                assert due["out"] == (s.capital[seat] == NOBODY), (due, s.asked)
            else:
                s.take(seat, rng.pick(s.actions(seat)))
            settle_chance(s, rng)
    assert seen


PHASE = ("WaiveWages", "PaySalt", "PayValue", "Ruin", "TearWalls", "DismissUnpaid", "Dismiss", "Feed", "Hungry")
