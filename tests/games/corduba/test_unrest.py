"""Chapter 5: unrest."""

import pytest

from quadriga.games.corduba.evaluation import EVALUATOR
from tests.games.corduba.table import GAME, at, burning, can, events_of, have, offers, play, question, why
from tests.rule_coverage import rule

PHASE = "seats = 4\nround = 2\nphase = 'unrest'\n"
ORDER = "order = ['orange', 'green', 'white', 'black']\n"


def tiles(*names: str) -> str:
    """Tiles as "district kind", with a star where unrest is."""
    rows = []
    for name in names:
        district, kind = name.strip("*").split()
        rows.append(f"{{ district = '{district}', kind = '{kind}', unrest = {'true' if '*' in name else 'false'} }}")
    return f"tiles = [{', '.join(rows)}]\n"


@rule("COR-5.1", "COR-5.2", "COR-R6")
def test_three_revolts_at_the_start_of_a_round_end_the_game():
    three = tiles("servorum forum*", "plebeius aedis*", "patricius ludus*", "patricius odeum")
    s = at("seats = 3\nround = 2\nphase = 'unrest'\n" + three)
    assert s.ending == "rebellion"
    assert not s.outcome().counted
    assert s.outcome().places == [2, 2, 2]
    assert s.outcome().winners == []
    s = at("seats = 3\nround = 2\n" + three)  # not in the middle of a round
    assert not s.ending
    s = at("seats = 2\nround = 2\nphase = 'unrest'\n" + tiles("servorum forum*", "plebeius aedis*", "patricius ludus"))
    assert not s.ending
    assert [s.in_revolt(d) for d in range(3)] == [True, True, False]


@rule("COR-5.3", "COR-5.5", "COR-5.6")
def test_one_revolt_spreads_by_the_last_player():
    names = ("servorum forum*", "servorum ludus", "servorum excubitorium", "servorum aedis", "plebeius odeum")
    s = at(PHASE + ORDER + tiles(*names))
    assert s.asked == (3,)
    assert offers(s) == ["burn servorum-aedis", "burn servorum-ludus"]
    assert why(s, "burn plebeius-odeum") == "COR-5.3"
    assert why(s, "burn servorum-excubitorium") == "COR-5.6"
    assert why(s, "burn servorum-forum") == "COR-5.6"
    play(s, "burn servorum-ludus")
    assert events_of(s, "burned") == [(3, s.box.tile_names.index("servorum-ludus"))]
    assert burning(s) == ["servorum-forum", "servorum-ludus"]
    assert [have(s, seat, "popularity", "unrest") for seat in range(4)] == [[4, 0]] * 4


@rule("COR-5.4", "COR-R29")
def test_two_revolts_spread_by_the_last_two():
    names = ("servorum forum*", "servorum ludus", "servorum odeum", "plebeius aedis*", "plebeius schola")
    s = at("seats = 4\nround = 2\nphase = 'unrest'\n" + ORDER + tiles(*names, "plebeius cudendum"))
    assert s.asked == (3,)
    assert offers(s) == ["revolt servorum", "revolt plebeius"]
    assert why(s, "revolt patricius") == "COR-5.4"
    play(s, "revolt plebeius", "burn plebeius-schola")
    assert s.asked == (2,)
    assert offers(s) == ["burn servorum-odeum", "burn servorum-ludus"]
    play(s, "burn servorum-odeum")
    assert question(s) == "Prices"


@rule("COR-5.7", "COR-5.11", "COR-R27")
def test_without_an_eligible_tile_nothing_is_placed():
    s = at("seats = 2\nround = 2\nphase = 'unrest'\n" + tiles("servorum forum*", "servorum excubitorium"))
    assert question(s) == "Prices"
    assert burning(s) == ["servorum-forum"]
    s = at("seats = 2\nround = 2\nphase = 'unrest'\n" + tiles("servorum excubitorium") + "[orange]\nheld = 3")
    assert question(s) == "Prices"
    assert burning(s) == []
    assert have(s, 0, "held", "popularity") == [0, 1]
    assert have(s, 1, "held", "received") == [0, 0]


@rule("COR-5.8", "COR-5.9", "COR-5.10", "COR-R28")
def test_handing_over_and_placing():
    names = ["servorum forum", "servorum ludus", "plebeius odeum", "plebeius aedis", "patricius schola"]
    s = at("seats = 4\nround = 2\nphase = 'unrest'\n" + ORDER + tiles(*names)
           + "[green]\nheld = 4\npopularity = 3\nharmony = 9\n[white]\nheld = 1")  # fmt: skip
    assert have(s, 1, "popularity", "harmony") == [0, 6]
    assert have(s, 2, "popularity") == [3]
    assert s.asked == (1,)
    assert offers(s) == ["hand orange", "hand white", "hand black"]
    assert why(s, "hand green") == "COR-5.9"
    play(s, "hand orange")
    assert s.asked == (2,)
    assert offers(s) == ["hand orange", "hand green", "hand black"]
    play(s, "hand green")
    assert events_of(s, "handed") == [(1, 1, 0), (1, 1, 2), (1, 1, 3), (1, 1, 0), (2, 1, 1)]
    assert s.asked == (0,)
    assert len(offers(s)) == 5
    play(s, "burn servorum-forum", "burn plebeius-odeum")
    assert s.asked == (1,)
    play(s, "burn patricius-schola")
    assert s.asked == (2,)
    play(s, "burn plebeius-aedis")
    assert question(s) == "Prices"
    assert len(burning(s)) == 5


@rule("COR-5.9", "COR-5.10")
def test_markers_go_round_in_turn_order():
    names = ["servorum forum", "servorum ludus", "plebeius odeum", "plebeius aedis"]
    order = "order = ['black', 'green', 'orange', 'white']\n"
    s = at(PHASE + order + tiles(*names) + "[orange]\nheld = 1\n[black]\nheld = 1")
    assert s.asked == (3,)
    play(s, "hand orange")
    assert s.asked == (0,)
    play(s, "hand green")
    assert s.asked == (1,)  # green places before orange
    play(s, "burn servorum-forum")
    assert s.asked == (0,)


@rule("COR-5.9")
def test_a_surplus_of_two_goes_to_two_players():
    s = at("seats = 4\nround = 2\nphase = 'unrest'\n" + ORDER + "[orange]\nheld = 2")
    play(s, "hand white")
    assert offers(s) == ["hand green", "hand black"]


@rule("COR-X4")
def test_the_example_of_an_unrest_phase():
    names = ["patricius forum*", "patricius aedis*", "patricius sanctuarium", "patricius cudendum", "patricius ludus"]
    s = at(PHASE + ORDER + tiles(*names, "plebeius herbarium", "plebeius librarium")
           + "[orange]\nheld = 3\nunrest = 3\n[green]\nheld = 1\nunrest = 1")  # fmt: skip
    assert s.asked == (3,)
    play(s, "burn patricius-sanctuarium")
    assert have(s, 0, "popularity", "harmony") == [1, 1]
    assert have(s, 1, "popularity", "harmony") == [3, 3]
    play(s, "hand white")
    assert s.asked == (1,)
    play(s, "burn plebeius-herbarium")
    assert s.asked == (2,)
    play(s, "burn patricius-cudendum", "burn patricius-ludus")
    assert burning(s)[:2] == ["plebeius-herbarium", "plebeius-librarium"]
    assert len(burning(s)) == 7
    assert s.markers_on_board() == 9
    assert have(s, 0, "unrest") == [3]
    assert have(s, 1, "unrest") == [1]


@rule("COR-5.12", "COR-5.13", "COR-R72")
def test_a_marked_tile_is_closed_and_a_revolt_takes_the_bonus():
    text = "[orange]\nworkers = 3\nwood = 1\nfood = 1\n"
    s = at("seats = 2\n" + tiles("patricius aerarium*") + text)
    assert not can(s, "activate patricius-aerarium")
    assert why(s, "activate patricius-aerarium") == "COR-5.12"
    play(s, "build patricius")
    assert have(s, 0, "built") == [2]  # it still counts for adjacency
    s = at("seats = 2\n[orange]\nworkers = 1\nwood = 1\nfood = 1")
    assert can(s, "build servorum")
    s = at("seats = 2\n" + tiles("servorum aerarium*") + "[orange]\nworkers = 1\nwood = 1\nfood = 1")
    assert not can(s, "build servorum")
    cheap = "[orange]\nworkers = 3\nstone = 1\nmarble = 2\ndenarii = 0\n"
    assert can(at("seats = 2\n" + cheap), "build patricius")
    assert not can(at("seats = 2\n" + tiles("patricius aerarium*") + cheap), "build patricius")


@rule("COR-5.14", "COR-5.15", "COR-R26")
def test_the_sixteenth_marker_ends_the_game():
    kinds = ["forum", "aedis", "ludus", "odeum", "schola", "balneum", "cudendum", "herbarium", "aerarium"]
    eight = [f"servorum {kind}*" for kind in kinds[:7]] + [f"plebeius {kind}*" for kind in kinds[:6]]
    s = at(
        "seats = 4\nround = 2\nphase = 'unrest'\n" + ORDER + tiles(*eight, "servorum herbarium", "plebeius aerarium")
    )
    play(s, "revolt servorum")  # 13 tiles and 2 reminders
    assert s.ending == "rebellion"
    assert s.outcome().places == [2] * 4
    free = ("servorum herbarium", "servorum aerarium", "plebeius librarium", "plebeius forum")
    s = at(PHASE + ORDER + tiles(*eight[1:], *free))
    assert not s.ending
    play(s, "revolt servorum", "burn servorum-herbarium")
    assert s.ending == "rebellion"  # the second spread finds all 15 on the board
    s = at("seats = 4\n[orange]\nheld = 40")
    assert s.markers_on_board() == 0


@rule("COR-R26")
def test_the_fifteenth_marker_has_no_reminder():
    kinds = ["forum", "aedis", "ludus", "odeum", "schola", "balneum"]
    marked = [f"{district} {kind}*" for district in ("servorum", "plebeius") for kind in kinds]
    full = tiles(*marked, "servorum excubitorium", "patricius aerarium")
    s = at(PHASE + ORDER + full + "[orange]\nheld = 1")
    assert s.markers_on_board() == 14
    play(s, "revolt servorum", "hand green")  # no room to spread; only the Aerarium is left
    assert burning(s)[-1] == "patricius-aerarium"
    assert not s.ending
    assert s.markers_on_board() == 15
    assert s.view(0)["markers"] == 15


@rule("COR-5.16", "COR-21.7")
def test_quelling_the_last_marker_of_a_district():
    names = tiles("servorum excubitorium", "servorum forum*", "plebeius aedis*", "plebeius ludus*")
    s = at("seats = 2\n" + names + "[orange]\nworkers = 5\nunrest = 2")
    play(s, "activate servorum-excubitorium", "use B")
    assert offers(s) == ["quell servorum-forum", "quell plebeius-aedis", "quell plebeius-ludus"]
    assert why(s, "done") == "COR-21.7"
    assert why(s, "quell servorum-excubitorium") == "COR-21.7"
    play(s, "quell servorum-forum")
    assert have(s, 0, "unrest", "servorum") == [1, 0]
    assert offers(s) == ["quell plebeius-aedis", "quell plebeius-ludus", "done"]
    play(s, "quell plebeius-aedis")
    assert have(s, 0, "unrest") == [1]
    assert burning(s) == ["plebeius-ludus"]
    s = at("seats = 2\n" + names + "[orange]\nworkers = 2\nprestige = [1, 0, 0]\nreached = [1, 0, 0]")
    play(s, "activate servorum-excubitorium", "quell servorum-forum")
    assert have(s, 0, "unrest", "servorum", "amphorae") == [0, 2, 1]  # on 0: prestige there, with its bonus


@rule("COR-5.17")
def test_nothing_happens_in_round_one():
    s = at(
        "seats = 2\nround = 1\nphase = 'unrest'\n" + tiles("servorum forum*", "servorum aedis") + "[orange]\nheld = 2"
    )
    assert question(s) == "Prices"
    assert have(s, 0, "popularity") == [4]


def test_bots_know_that_everybody_loses_by_a_rebellion():
    """Where nobody may win in the end, less than the whole win is left to be shared."""
    burn = ("servorum forum*", "plebeius aedis*", "patricius ludus*")
    left = [sum(EVALUATOR.win_chances(at("seats = 3\nround = 2\n" + tiles(*burn[:n])))) for n in range(4)]
    assert left[0] == pytest.approx(1)
    assert left[0] > left[1] > left[2] > left[3] > 0


THREE = ("servorum forum*", "servorum aedis*", "plebeius aedis*", "patricius ludus*", "patricius odeum")
PEOPLE = "[orange]\npopularity = 4\nheld = 1\n[green]\npopularity = 4\nharmony = 6\n[white]\npopularity = 0\n"


@rule("COR-R82")
def test_gentle_unrest_lets_the_first_rebellion_pass():
    """Plebeius and Patricius have one marker each: Plebeius comes first."""
    s = at("seats = 3\nround = 2\nphase = 'unrest'\n" + tiles(*THREE) + PEOPLE, gentle_unrest="yes")
    assert not s.ending
    assert burning(s) == ["servorum-forum", "servorum-aedis", "patricius-ludus"]
    assert events_of(s, "spared") == [()]
    assert events_of(s, "abated") == [(s.box.tile_names.index("plebeius-aedis"),)]
    assert [have(s, seat, "popularity", "unrest") for seat in range(3)] == [[2, 0], [3, 0], [0, 0]]
    assert have(s, 1, "harmony") == [5]
    assert question(s) == "Hand", "nothing spreads, what is held is handed over"
    assert not s.view(None)["spares"]


@rule("COR-R82", "COR-5.1")
def test_gentle_unrest_forgives_once():
    text = "seats = 3\nround = 2\nphase = 'unrest'\n" + tiles(*THREE)
    assert at("spared = true\n" + text, gentle_unrest="yes").ending == "rebellion"
    assert at(text).ending == "rebellion"
    s = at(text.replace("round = 2", "round = 3\nspared = false"), gentle_unrest="yes")
    assert not s.ending
    s.unrest |= 1 << s.box.tile_names.index("plebeius-aedis")
    while s.round == 2 and not s.ending:  # all pass; nobody puts a fire out
        seat = s.asked[0]
        s.take(seat, ("pass",) if ("pass",) in s.actions(seat) else s.actions(seat)[0])
    while not s.ending and type(s.stack[-1]).__name__ != "Prices":
        s.take(s.asked[0], s.actions(s.asked[0])[0])
    assert s.ending == "rebellion"
    assert s.copy().modifiers == s.modifiers


@rule("COR-R82", "COR-5.14")
def test_gentle_unrest_keeps_the_fifteen_markers():
    kinds = [kind for kind in GAME.box(4).kinds if kind not in ("excubitorium", "basilica")]
    marked = [f"servorum {kind}*" for kind in kinds[:7]] + [f"plebeius {kind}*" for kind in kinds[7:13]]
    text = PHASE + tiles(*marked, f"servorum {kinds[13]}")
    s = play(at(text, gentle_unrest="yes"), "revolt servorum")
    assert s.ending == "rebellion", "13 tiles and 2 reminders: none is left to spread"


@rule("COR-R82", "COR-24.8")
def test_gentle_unrest_in_the_solo_game():
    names = tiles("servorum forum*", "plebeius odeum*", "patricius ludus*", "patricius aedis")
    s = at("seats = 1\nround = 2\nphase = 'unrest'\n" + names, gentle_unrest="yes")
    assert not s.ending
    assert burning(s) == ["plebeius-odeum", "patricius-ludus"]
    assert [have(s, seat, "popularity") for seat in range(2)] == [[3], [3]]


@rule("COR-R82")
def test_bots_fear_a_first_rebellion_less():
    text = "seats = 2\n" + tiles("servorum forum*", "plebeius aedis*")
    harsh, gentle = at(text), at(text, gentle_unrest="yes")
    assert EVALUATOR.evaluate(gentle, 0) > EVALUATOR.evaluate(harsh, 0)
    assert EVALUATOR.chance_that_all_lose(gentle) < EVALUATOR.chance_that_all_lose(harsh)
    spent = at("spared = true\n" + text, gentle_unrest="yes")
    assert EVALUATOR.evaluate(spent, 0) == EVALUATOR.evaluate(harsh, 0)


def test_the_setting_changes_nothing_while_it_is_off():
    assert GAME.box(4).data.digest() == "d19e0c6ce43cb808", "of golden games recorded before there was the setting"
    assert GAME.box(4, gentle_unrest=True).data.digest() != GAME.box(4).data.digest()
