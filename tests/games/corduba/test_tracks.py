"""Chapters 20 and 21: tracks and effect words."""

from itertools import combinations_with_replacement

import pytest

from quadriga.games.corduba.effects import resolve
from quadriga.games.corduba.pieces import (
    DENARII,
    FIRST_SENATOR,
    FOOD,
    PRESTIGE_CHOICE,
    PRESTIGE_LEAST,
    PRESTIGE_MOST,
    PRESTIGE_TWO,
    REGISTER,
    WORKER_OR_SPECIALIST,
)
from tests.games.corduba.table import at, events_of, have, offers, play, question, why
from tests.rule_coverage import rule


def after(text: str, *parts: tuple[int, int], here: int = 0):
    """A position in which an effect has just been begun for orange."""
    s = at(text)
    resolve(s, 0, tuple(parts), here)
    s.settle()
    return s


BASE = "seats = 2\n[orange]\nworkers = 3\n"


@rule("COR-20.1", "COR-20.2", "COR-R12", "COR-R13")
def test_prestige_and_its_bonus_spaces():
    s = after(BASE + "prestige = [0, 0, 1]", (50, 4), here=2)
    assert have(s, 0, "patricius", "denarii", "marble") == [5, 3, 1]  # reached and passed
    s = after(BASE + "prestige = [0, 0, 11]", (50, 4), here=2)
    assert have(s, 0, "patricius") == [12]
    s = after(BASE + "prestige = [0, 0, 1]\nreached = [0, 0, 5]", (50, 4), here=2)
    assert have(s, 0, "patricius", "denarii", "marble") == [5, 0, 0]  # paid before
    s = after(BASE + "prestige = [0, 0, 5]\nreached = [0, 0, 5]", (50, 1), here=2)
    assert have(s, 0, "patricius", "denarii") == [6, 3]
    s = after(BASE + "prestige = [0, 0, 0]", (50, 10), here=1)
    assert have(s, 0, "offering1", "offering2", "popularity") == [2, 1, 6]


@rule("COR-20.3", "COR-21.11", "COR-R10")
def test_the_first_at_the_end_of_a_track():
    s = after(BASE + "prestige = [0, 0, 11]", (50, 1), here=2)
    assert have(s, 0, "senators") == [1]
    assert s.tokens == 0b011
    s = after("spent_tokens = ['patricius']\n" + BASE + "prestige = [0, 0, 11]", (50, 1), here=2)
    assert have(s, 0, "senators") == [0]
    s = after(BASE, (FIRST_SENATOR, 1), here=1)
    assert s.tokens == 0b101


@rule("COR-20.4", "COR-20.5", "COR-21.6", "COR-R30")
def test_a_worker_or_a_specialist():
    s = after(BASE + "prestige = [3, 0, 0]", (50, 1), here=0)
    assert offers(s) == ["free red", "free purple", "free blue", "free yellow", "free green", "free brown", "register"]
    play(s, "register")
    assert have(s, 0, "register", "workers") == [5, 4]
    s = after(BASE + "register = 10", (WORKER_OR_SPECIALIST, 1))
    assert "register" not in offers(s)
    assert why(s, "register") == "COR-20.5"
    play(s, "free green")
    assert have(s, 0, "food", "freed") == [2, 16]
    nearly = BASE + "register = 10\nspecialists = ['red', 'purple', 'blue', 'yellow', 'brown']"
    s = after(nearly, (WORKER_OR_SPECIALIST, 1))
    assert have(s, 0, "freed") == [0b111111]  # the last one, without a question
    s = after(BASE + "register = 10\nspecialists = ['red', 'purple', 'blue', 'yellow', 'green', 'brown']",
              (WORKER_OR_SPECIALIST, 1))  # fmt: skip
    assert question(s) == "Turn"
    assert have(s, 0, "register", "workers") == [10, 3]
    s = after(BASE + "register = 9", (REGISTER, 2))
    assert have(s, 0, "register", "workers") == [10, 4]
    s = after(BASE + "specialists = ['red', 'purple', 'blue', 'yellow', 'green', 'brown']", (WORKER_OR_SPECIALIST, 1))
    assert have(s, 0, "register") == [5]


@rule("COR-20.7", "COR-20.8", "COR-20.9", "COR-21.3", "COR-R32")
def test_popularity_takes_harmony_along():
    s = after(BASE + "popularity = 5\nharmony = 3", (14, 2))
    assert have(s, 0, "popularity", "harmony") == [7, 5]
    s = after(BASE + "popularity = 9\nharmony = 3", (14, 3))
    assert have(s, 0, "popularity", "harmony") == [10, 4]  # by what popularity really moved
    s = after(BASE + "popularity = 1\nharmony = 0", (14, -3))
    assert have(s, 0, "popularity", "harmony") == [0, 0]
    s = after(BASE + "popularity = 5\nharmony = 9", (15, 3))
    assert have(s, 0, "popularity", "harmony") == [5, 10]


@rule("COR-20.10", "COR-R9")
def test_the_end_of_the_unrest_track():
    s = at("seats = 2\nphase = 'harmony'\n[orange]\nregister = 9\nunrest = 8\nharmony = 0")
    assert have(s, 0, "unrest") == [10]


@rule("COR-21.1", "COR-21.2", "COR-21.10", "COR-R79")
def test_goods_in_the_order_written():
    s = after(BASE + "denarii = 1", (DENARII, -2))
    assert have(s, 0, "denarii") == [0]  # what there is
    s = after(BASE + "denarii = 5", (DENARII, -2))
    assert have(s, 0, "denarii") == [3]
    s = after("supply = { food = 1 }\n" + BASE, (FOOD, 2), (7, 1), (8, 1), (9, 1), (10, 1), (11, 2), (DENARII, 3))
    assert have(s, 0, "food", "velites", "legionaries", "equites", "offering1", "offering2", "denarii") == [
        1, 1, 1, 1, 1, 2, 3,
    ]  # fmt: skip
    s = after(BASE + "prestige = [3, 0, 0]", (50, 4), (DENARII, 2), here=0)
    assert question(s) == "BetterFigures"
    assert have(s, 0, "denarii", "amphorae", "servorum") == [0, 0, 7]  # space 4 first, completely
    play(s, "register")
    assert have(s, 0, "denarii", "amphorae") == [2, 1]


@rule("COR-21.4")
def test_where_prestige_goes():
    s = after(BASE + "prestige = [2, 1, 3]", (PRESTIGE_LEAST, 2))
    assert have(s, 0, "plebeius") == [3]
    s = after(BASE + "prestige = [1, 1, 3]", (PRESTIGE_LEAST, 2))
    assert offers(s) == ["prestige servorum", "prestige plebeius"]
    assert why(s, "prestige patricius") == "COR-21.4"
    play(s, "prestige servorum")
    assert have(s, 0, "servorum", "plebeius") == [3, 1]
    s = after(BASE + "prestige = [1, 1, 12]", (PRESTIGE_CHOICE, 2))
    assert offers(s) == ["prestige servorum", "prestige plebeius"]
    play(s, "prestige plebeius")
    assert have(s, 0, "servorum", "plebeius") == [1, 3]
    s = after(BASE, (PRESTIGE_TWO, 1))
    play(s, "prestige patricius")
    assert offers(s) == ["prestige servorum", "prestige plebeius"]
    play(s, "prestige plebeius")
    assert have(s, 0, "servorum", "plebeius", "patricius") == [0, 1, 1]
    s = after(BASE + "prestige = [1, 12, 5]", (PRESTIGE_TWO, 1))
    assert have(s, 0, "servorum", "patricius") == [2, 6]
    s = after(BASE + "prestige = [12, 12, 12]", (PRESTIGE_LEAST, 1), (DENARII, 1))
    assert have(s, 0, "denarii") == [1]
    tiles = "tiles = [{ district = 'servorum', kind = 'basilica' }]\n"
    s = at("seats = 2\n" + tiles + "[orange]\nworkers = 5\ndenarii = 2\nprestige = [1, 1, 1]")
    play(s, "activate servorum-basilica", "use B")
    assert have(s, 0, "servorum", "plebeius", "patricius") == [2, 2, 2]
    assert have(s, 0, "amphorae", "offering1", "denarii") == [1, 1, 3]


@rule("COR-21.5", "COR-R76")
def test_prestige_lost_where_there_is_most():
    s = after(BASE + "prestige = [2, 5, 3]", (PRESTIGE_MOST, -1))
    assert have(s, 0, "plebeius") == [4]
    assert events_of(s, "fell") == [(0, 1, 4)]
    s = after(BASE + "prestige = [5, 5, 3]", (PRESTIGE_MOST, -1))
    assert offers(s) == ["prestige servorum", "prestige plebeius"]
    play(s, "prestige servorum")
    assert have(s, 0, "servorum", "plebeius") == [4, 5]
    s = after(BASE, (PRESTIGE_MOST, -1))
    assert question(s) == "Turn"
    s = after(BASE + "prestige = [0, 1, 0]", (PRESTIGE_MOST, -3))
    assert have(s, 0, "plebeius") == [0]


@rule("COR-21.9")
def test_exchanging_resources():
    text = "seats = 2\ntiles = [{ district = 'servorum', kind = 'collegium_fabrorum' }]\n"
    s = at(text + "[orange]\nworkers = 5\nmarble = 1\ntools = 1\nwood = 1")
    play(s, "activate servorum-collegium-fabrorum", "use B")
    assert why(s, "swap wood wood") == "COR-21.9"
    assert why(s, "done") == "COR-11.4"
    supply = s.supply.copy()
    play(s, "swap wood stone", "swap tools stone")
    assert "swap wood food" not in offers(s)
    play(s, "swap marble food")
    assert have(s, 0, "food", "wood", "stone", "tools", "marble") == [1, 0, 2, 0, 0]
    assert s.supply[5] == supply[5] + 1
    assert s.asked == (1,)  # three at most


@rule("COR-21.9", "COR-11.4")
def test_an_exchange_cannot_undo_itself():
    text = "seats = 2\ntiles = [{ district = 'servorum', kind = 'collegium_fabrorum' }]\n"
    s = at(text + "[orange]\nworkers = 5\nfood = 1\nstone = 1")
    play(s, "activate servorum-collegium-fabrorum", "use B", "swap food wood")
    assert offers(s) == ["swap stone wood", "done"]  # neither wood back nor food again
    assert why(s, "swap wood food") == "COR-21.9"
    assert why(s, "swap stone food") == "COR-21.9"


@pytest.mark.parametrize("supply", ["", "supply = { wood = 0, stone = 1 }\n"])
def test_every_exchange_that_changes_something_can_be_said(supply):
    text = "seats = 2\n" + supply + "tiles = [{ district = 'servorum', kind = 'collegium_fabrorum' }]\n"
    s = at(text + "[orange]\nworkers = 5\nfood = 2\nwood = 1\nmarble = 1")
    play(s, "activate servorum-collegium-fabrorum", "use B")
    before, stock = tuple(s.players[0][:6]), s.supply[:6]
    reached, open_ends = set(), [s]
    while open_ends:
        here = open_ends.pop()
        if question(here) != "Exchange" or here.asked != (0,):
            reached.add(tuple(here.players[0][:6]))
            continue
        for action in here.actions(0):
            after_it = here.copy()
            after_it.take(0, action)
            open_ends.append(after_it)
    by_the_rule = set()
    for n in (1, 2, 3):
        for given in combinations_with_replacement(range(6), n):
            for taken in combinations_with_replacement((0, 1, 2), n):
                left = [before[r] - given.count(r) for r in range(6)]
                rest = [stock[r] + given.count(r) - taken.count(r) for r in range(6)]
                if min(left) >= 0 and min(rest) >= 0:
                    by_the_rule.add(tuple(left[r] + taken.count(r) for r in range(6)))
    assert reached == by_the_rule - {before}
