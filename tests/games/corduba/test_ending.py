"""Chapters 22 and 27: the end of the game and every tie-break."""

from tests.games.corduba.table import at, have, scored
from tests.rule_coverage import rule

END = "round = 8\nphase = 'end'\n"


def sides(**texts: str) -> str:
    return "".join(f"[{name}]\n{text}\n" for name, text in texts.items())


@rule("COR-22.1", "COR-R37")
def test_the_final_sale():
    s = at("seats = 2\n" + END + "prices = { food = 2, marble = 7 }\nmarket = { marble = 2 }\n"
           + sides(orange="food = 3\nmarble = 4\ndenarii = 1", green="food = 1"))  # fmt: skip
    assert have(s, 0, "denarii", "food", "marble") == [1 + 6 + 28, 0, 0]
    assert have(s, 1, "denarii") == [2]
    assert s.price[5] == 7  # prices do not move
    assert s.market[5] == 2  # and capacity does not matter


@rule("COR-22.2", "COR-R77")
def test_the_richest():
    s = at("seats = 3\nprices = { food = 2 }\n" + END
           + sides(orange="denarii = 5", green="food = 2\ndenarii = 1", white="denarii = 4"))  # fmt: skip
    assert [have(s, seat, "senators")[0] for seat in range(3)] == [1, 1, 0]  # both tied
    s = at("seats = 2\n" + END)
    assert [have(s, seat, "senators")[0] for seat in range(2)] == [1, 1]  # even at 0


@rule("COR-22.3", "COR-R8")
def test_unrest_of_round_eight():
    s = at("seats = 2\n" + END + sides(orange="senators = 5\nlate = 2", green="senators = 5\ndenarii = 1"))
    assert have(s, 0, "senators") == [3]
    text = "phase = 'harmony'\n[orange]\nregister = 6\nsenators = 6\n[green]\nregister = 4\ndenarii = 1"
    s = at("seats = 2\nround = 8\n" + text)
    assert have(s, 0, "late", "senators") == [2, 6 - 2 - 1 - 1]  # 2 late, 1 by the track, 1 for the foremost marker
    s = at("seats = 2\nround = 7\n" + text)
    assert have(s, 0, "late") == [0]


@rule("COR-22.4")
def test_the_bands_of_the_unrest_track():
    for unrest, lost in enumerate((0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3)):
        s = at("seats = 3\n" + END + sides(orange=f"senators = 9\nunrest = {unrest}", green="unrest = 10\ndenarii = 1"))
        assert have(s, 0, "senators") == [9 - lost - (unrest == 10)], unrest


@rule("COR-22.5")
def test_the_most_advanced_unrest_marker():
    green, white = "senators = 5\nunrest = 2\ndenarii = 1", "senators = 5\nunrest = 1"
    s = at("seats = 3\n" + END + sides(orange="senators = 5\nunrest = 2", green=green, white=white))
    assert [have(s, seat, "senators")[0] for seat in range(3)] == [3, 4, 4]
    s = at("seats = 2\n" + END + sides(orange="senators = 5", green="senators = 5\ndenarii = 1"))
    assert have(s, 0, "senators") == [5]  # beside the track nobody is in front


@rule("COR-22.6", "COR-R43")
def test_gains_before_losses_and_never_below_zero():
    s = at("seats = 2\n" + END + sides(orange="senators = 0\nlate = 1\ndenarii = 3", green="senators = 1\nlate = 4"))
    assert [have(s, seat, "senators")[0] for seat in range(2)] == [0, 0]
    assert scored(s) == [{"riches": 1, "late-unrest": -1}, {"late-unrest": -1}]
    s = at("seats = 2\n" + END + sides(orange="senators = 15\ndenarii = 3\nlate = 1"))
    assert have(s, 0, "senators") == [14]  # the sixteenth is not gained


@rule("COR-22.7", "COR-22.9", "COR-R45")
def test_the_last_unrest_space_bars_from_winning():
    s = at("seats = 3\n" + END + sides(orange="senators = 12\nunrest = 10", green="senators = 2", white="senators = 1"))
    assert s.outcome().places == [3, 1, 2]
    assert s.outcome().reason == "senate"
    s = at("seats = 2\n" + END + sides(orange="senators = 12\nunrest = 10", green="unrest = 10"))
    assert s.outcome().places == [2, 2]
    assert s.outcome().winners == []


@rule("COR-22.8", "COR-R44")
def test_most_senators_then_tracks_then_order():
    s = at("seats = 2\n" + END + sides(orange="senators = 4", green="senators = 5"))
    assert s.outcome().places == [2, 1]
    s = at("seats = 2\n" + END + sides(orange="prestige = [5, 1, 1]", green="prestige = [4, 2, 2]"))
    assert s.outcome().places == [2, 1]  # two tracks against one
    green, white = "senators = 4\nprestige = [4, 1, 2]", "prestige = [9, 9, 9]"
    s = at("seats = 3\n" + END + sides(orange="senators = 4\nprestige = [5, 1, 1]", green=green, white=white))
    order = s.outcome().places
    assert sorted(order) == [1, 2, 3]
    assert order == [1, 2, 3]  # white does not count; one track each, so the order track decides
    s = at("seats = 3\npassed = ['white', 'green', 'orange']\n" + END)
    assert s.outcome().places == [3, 2, 1]
    s = at("seats = 3\npassed = ['green', 'white', 'orange']\n" + END + sides(orange="prestige = [1, 0, 0]"))
    assert s.outcome().places == [1, 2, 3]
    level = sides(orange="prestige = [3, 3, 0]", green="prestige = [3, 0, 3]", white="prestige = [0, 3, 3]")
    s = at("seats = 3\npassed = ['green', 'white', 'orange']\n" + END + level)
    assert s.outcome().places == [3, 1, 2]  # nobody alone in front


# -- solo ----------------------------------------------------------------------


def solo(orange: str = "", caepio: str = "", head: str = "", **settings: str):
    base = "unrest = 0\nprestige = [0, 0, 0]\n"
    text = base + caepio if "unrest" not in caepio else "prestige = [0, 0, 0]\n" + caepio
    return at("seats = 1\n" + head + END + sides(orange=orange, caepio=text), **settings)


@rule("COR-27.1", "COR-27.5")
def test_money_and_the_winner():
    s = solo("food = 2\ndenarii = 3", "denarii = 6")
    assert [have(s, side, "senators")[0] for side in (0, 1)] == [1, 0]
    assert s.outcome().places == [1]
    s = solo("denarii = 6", "denarii = 6")
    assert [have(s, side, "senators")[0] for side in (0, 1)] == [0, 0]
    assert s.outcome().places == [2]  # a tie has no winner
    assert solo("senators = 3", "senators = 2\ndenarii = 1").outcome().places == [2]
    assert solo("senators = 3", "senators = 1\ndenarii = 1").outcome().places == [1]


@rule("COR-27.2")
def test_caepios_goals():
    full = {
        "insulae": "insulae = { servorum = 6, plebeius = 6, patricius = 6 }",
        "specialists": "specialists = ['red', 'purple', 'blue', 'yellow', 'green', 'brown']",
        "register": "register = 10",
        "popularity": "popularity = 10",
    }
    less = {
        "insulae": "insulae = { servorum = 6, plebeius = 6, patricius = 5 }",
        "specialists": "specialists = ['red', 'purple', 'blue', 'yellow', 'green']",
        "register": "register = 9",
        "popularity": "popularity = 9",
    }
    for name, text in full.items():
        assert have(solo("denarii = 1", text), 1, "senators") == [1], name
        assert have(solo("denarii = 1", less[name]), 1, "senators") == [0], name
    assert have(solo("denarii = 1", "\n".join(full.values())), 1, "senators") == [4]


@rule("COR-27.3", "COR-27.4", "COR-R63")
def test_unrest_in_the_solo_game():
    s = solo("senators = 5\nunrest = 4\nlate = 1\ndenarii = 1", "senators = 5\nunrest = 2\nlate = 2")
    assert [have(s, side, "senators")[0] for side in (0, 1)] == [5 + 1 - 1 - 2 - 1, 5 - 2 - 1]
    s = solo("senators = 5\nunrest = 2\ndenarii = 1", "senators = 5\nunrest = 2")
    assert [have(s, side, "senators")[0] for side in (0, 1)] == [5, 4]  # a tie: nobody loses that one


@rule("COR-27.6", "COR-R70")
def test_the_monument_builder():
    names = ["circus", "moenia", "theatrum", "aqua_augusta", "pons_baetis", "templum_divi_augusti"]
    for level, needed in (("aedil", 3), ("praetor", 4), ("consul", 5)):
        for built in (needed - 1, needed):
            head = "monuments = { " + ", ".join(f"{name} = 'orange'" for name in names[:built]) + " }\n"
            s = solo("denarii = 3", "senators = 9", head, level=level, variant="monuments")
            assert s.outcome().places == [1 if built == needed else 2]
            assert have(s, 0, "senators") == [0]  # senators are not used
            assert s.outcome().scores == [{"monuments": built}]
            s = solo("denarii = 3", "senators = 9", head, level=level, variant="both")
            assert s.outcome().places == [2]


@rule("COR-27.7")
def test_both_ways_at_once():
    head = "monuments = { circus = 'orange', moenia = 'orange', theatrum = 'orange' }\n"
    assert solo("senators = 3", "", head, level="aedil", variant="both").outcome().places == [1]
    assert solo("senators = 3", "senators = 4", head, level="aedil", variant="both").outcome().places == [2]
    assert solo("senators = 3", "", "", level="aedil", variant="both").outcome().places == [2]


@rule("COR-27.8")
def test_the_last_unrest_space_in_the_solo_game():
    assert solo("senators = 9\nunrest = 10", "").outcome().places == [2]
    assert solo("senators = 9", "unrest = 10").outcome().places == [1]
    head = "monuments = { circus = 'orange', moenia = 'orange', theatrum = 'orange' }\n"
    assert solo("unrest = 10", "", head, level="aedil", variant="monuments").outcome().places == [2]
