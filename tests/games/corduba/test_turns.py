"""Chapters 7, 13, 14 and 15: turns, passing, the market, family abilities."""

import pytest

from tests.games.corduba.table import (
    GAME,
    at,
    burning,
    can,
    choose_building,
    events_of,
    have,
    offers,
    play,
    question,
    tile,
    why,
)
from tests.rule_coverage import rule

TILES = "tiles = [{ district = 'servorum', kind = 'aerarium' }, { district = 'plebeius', kind = 'forum' }]\n"


@rule("COR-7.1", "COR-7.5")
def test_turns_go_round_until_all_have_passed():
    order = "order = ['green', 'white', 'orange']\n"
    s = at("seats = 3\n" + order + "[green]\nworkers = 2\n[orange]\nworkers = 2")
    assert s.asked == (1,)
    play(s, "produce portus")
    assert s.asked == (2,)
    play(s, "pass")
    assert s.asked == (0,)
    assert events_of(s, "turn") == [(2,), (0,)]
    play(s, "produce portus")
    assert s.asked == (1,)
    play(s, "pass")
    assert s.asked == (0,)  # white and green get no more turns
    play(s, "pass")
    assert s.order == [2, 1, 0]
    assert s.round == 1


@rule("COR-7.2", "COR-7.3", "COR-7.4", "COR-R71")
def test_one_main_action_and_free_ones_before_and_after():
    s = at("""
seats = 2
gestae = { wealth = "nobody" }
tiles = [{ district = "servorum", kind = "aerarium" }]
[orange]
workers = 9
denarii = 20
food = 2
wood = 3
stone = 4
tools = 1
marble = 3
merchant = 1
family = "lepida"
""")
    verbs = {text.split()[0] for text in offers(s)}
    assert verbs == {"pass", "build", "monument", "activate", "produce", "claim", "merchant", "power"}
    play(s, "power")
    assert have(s, 0, "offering1") == [1]
    assert question(s) == "Turn"
    play(s, "produce portus")
    assert offers(s) == ["done", "merchant"]
    play(s, "merchant", "sell food 1", "done")
    assert s.asked == (1,)
    s = at("seats = 2\n[orange]\nmerchant = 1\nfood = 2")
    play(s, "pass")
    assert s.asked == (1,)  # nothing after passing


@rule("COR-7.6")
def test_passing_is_always_legal():
    s = at("seats = 2\n[orange]\nworkers = 3\n[green]\nworkers = 2")
    while s.round == 0:
        assert can(s, "pass")
        play(s, offers(s)[-1])


# -- the market --------------------------------------------------------


@rule("COR-14.1", "COR-14.2", "COR-14.4", "COR-14.6", "COR-R35")
def test_each_resource_once_and_prices_move_after_the_visit():
    s = at("seats = 2\nprices = { food = 2, wood = 2, stone = 2, tools = 3, amphorae = 3, marble = 4 }\n"
           "[orange]\nmarble = 2\nfood = 1\nmerchant = 1\ndenarii = 0")  # fmt: skip
    play(s, "merchant")
    assert why(s, "buy wood 1") == "COR-14.3"  # no money yet
    assert why(s, "done") == "COR-11.4"
    play(s, "sell marble 2")
    assert s.price[5] == 4
    assert why(s, "buy marble 1") == "COR-14.1"
    assert why(s, "sell marble 1") == "COR-14.1"
    play(s, "buy wood 2")
    assert have(s, 0, "denarii") == [4]
    assert s.price[1] == 2
    play(s, "done")
    assert s.price == [2, 3, 2, 3, 3, 3]


@rule("COR-14.3")
def test_buying():
    s = at("seats = 2\nmarket = { stone = 1 }\nprices = { food = 2, stone = 5, marble = 8 }\n"
           "[orange]\nmerchant = 1\ndenarii = 7")  # fmt: skip
    play(s, "merchant")
    assert why(s, "buy stone 2") == "COR-14.3"
    assert why(s, "buy marble 1") == "COR-14.3"
    assert why(s, "buy stone 0") == "COR-14.1"
    play(s, "buy stone 1")
    assert have(s, 0, "stone", "denarii") == [1, 2]
    assert s.market[2] == 0
    play(s, "done")
    assert s.price[2] == 6


@rule("COR-14.5", "COR-X2")
def test_selling_beyond_the_capacity():
    s = at("""
seats = 4
prices = { stone = 2, food = 3, marble = 4 }
market = { stone = 4, food = 1, marble = 2 }
[orange]
marble = 2
denarii = 11
merchant = 1
""")
    supply = s.supply[5]
    play(s, "merchant", "buy stone 4", "buy food 1", "sell marble 2", "done")
    assert have(s, 0, "stone", "food", "marble", "denarii") == [4, 1, 0, 8]
    assert [s.market[r] for r in (2, 0, 5)] == [0, 0, 3]
    assert s.supply[5] == supply + 1
    assert [s.price[r] for r in (2, 0, 5)] == [3, 4, 3]


@rule("COR-X1")
def test_the_example_of_a_merchant():
    s = at("""
seats = 4
prices = { marble = 5, amphorae = 2 }
market = { marble = 2, amphorae = 3 }
[orange]
marble = 1
denarii = 2
merchant = 1
""")
    play(s, "merchant", "sell marble 1")
    assert have(s, 0, "denarii") == [7]
    play(s, "buy amphorae 3")
    assert have(s, 0, "denarii", "amphorae") == [1, 3]
    assert s.market[4] == 0
    assert s.market[5] == 3
    assert [s.price[r] for r in (5, 4)] == [4, 3]


@rule("COR-14.7", "COR-21.8")
def test_discounts_and_premiums():
    tiles = "tiles = [{ district = 'servorum', kind = 'emporium' }, { district = 'servorum', kind = 'forum' }]\n"
    text = (
        "seats = 2\nprices = { wood = 1, stone = 3, marble = 5 }\n"
        + tiles
        + "[orange]\nworkers = 9\ndenarii = 6\nmarble = 1\n"
    )
    s = at(text)
    play(s, "activate servorum-emporium", "use B", "sell marble 1")
    assert have(s, 0, "denarii") == [12]
    play(s, "buy stone 2", "buy wood 2")
    assert have(s, 0, "denarii") == [6]  # 2 each, and never below 1
    play(s, "done")
    assert [s.price[r] for r in (1, 2, 5)] == [2, 4, 4]
    s = at(text + "family = 'cornelia'")
    play(s, "activate servorum-forum", "use A")
    assert s.question(0).price(s, 0, ("buy", 2, 2)) == [("denarii", -2)]  # two discounts
    assert s.question(0).price(s, 0, ("sell", 5, 1)) == [("denarii", 5)]
    s = at("seats = 2\nprices = { marble = 5 }\n[orange]\ndenarii = 4\nfamily = 'cornelia'\nmerchant = 1\n")
    assert can(play(s, "merchant"), "buy marble 1")  # with the family's discount alone
    s = at(text)
    play(s, "activate servorum-emporium", "use A", "buy stone 1")
    assert have(s, 0, "denarii") == [3]


@rule("COR-7.2", "COR-15.3")
def test_both_free_actions_follow_the_main_action():
    rich = "seats = 2\n[orange]\nworkers = 2\nfamily = 'balbus'\nmerchant = 1\ndenarii = 9\n"
    s = play(at(rich), "produce portus")
    assert (question(s), offers(s)) == ("FreeActions", ["done", "merchant", "power"])
    play(s, "power", "buy food 1")
    assert offers(s) == ["done", "merchant"]
    play(s, "merchant", "buy wood 1", "done")
    assert s.asked == (1,)
    text = "[orange]\nfamily = 'fabius'\nworkers = 3\nwood = 1\ndenarii = 9\nstone = 2\nmarble = 2\nmerchant = 1\n"
    s = play(at("seats = 2\n" + text), "produce portus")
    assert offers(s) == ["done", "merchant"]  # his ability changes the main action, which is over


@rule("COR-7.3", "COR-12.1")
def test_a_worker_beside_a_specialist_builds_and_claims():
    goods = "wood = 3\nstone = 3\nmarble = 3\ntools = 1\namphorae = 5\ndenarii = 20\n"
    s = at(f"seats = 2\ngestae = {{ wealth = 'nobody' }}\n[orange]\nworkers = 1\nspecialists = ['red']\n{goods}")
    assert offers(s, "build")
    assert offers(s, "claim") == ["claim wealth"]


EMPORIUM = "tiles = [{ district = 'servorum', kind = 'emporium' }]\n"


@rule("COR-14.8", "COR-14.9")
def test_the_merchant_goes_once_and_tiles_do_not_need_it():
    tiles = EMPORIUM
    s = at("seats = 2\n" + tiles + "[orange]\nworkers = 3\nmerchant = 1\nfood = 2\ndenarii = 9")
    play(s, "merchant", "sell food 1", "done")
    assert why(s, "merchant") == "COR-14.8"
    play(s, "activate servorum-emporium", "use A", "sell food 1", "done")  # a second visit of the same turn
    assert have(s, 0, "food") == [0]
    s = at("seats = 2\n" + tiles + "[orange]\nworkers = 3\nmerchant = 0\nfood = 2")
    assert can(s, "activate servorum-emporium")
    s = at("seats = 2\n[orange]\nmerchant = 1\ndenarii = 0")
    assert why(s, "merchant") == "COR-11.4"  # nothing to trade


@rule("COR-R78")
def test_a_resource_goes_one_way_during_a_whole_turn():
    text = (
        "seats = 2\nprices = { food = 3 }\nmarket = { food = 2 }\n" + EMPORIUM + "[orange]\nworkers = 3\nmerchant = 1\n"
    )
    s = at(text + "denarii = 20\nwood = 1")
    play(s, "merchant", "buy food 1", "done", "activate servorum-emporium", "use B")
    assert "sell food 1" not in offers(s)
    assert why(s, "sell food 1") == "COR-R78"
    assert can(s, "buy food 1")  # the same way again
    assert can(s, "sell wood 1")
    s = at(text + "denarii = 20\nfood = 2")
    play(s, "activate servorum-emporium", "use B", "sell food 1", "done", "merchant")
    assert why(s, "buy food 1") == "COR-R78"
    assert can(s, "sell food 1")
    assert [text for text in offers(s) if "food" in text] == ["sell food 1"]


@rule("COR-R78")
def test_an_ability_is_part_of_the_turn_and_the_next_turn_is_another():
    s = at("seats = 2\nprices = { food = 2 }\n[orange]\nworkers = 2\nfamily = 'balbus'\nmerchant = 1\ndenarii = 9")
    play(s, "power", "buy food 1", "merchant")
    assert why(s, "sell food 1") == "COR-R78"
    play(s, "buy wood 1", "done", "produce portus", "pass")
    s = at("seats = 2\nprices = { food = 2 }\n[orange]\nworkers = 2\nfamily = 'balbus'\nmerchant = 1\ndenarii = 9")
    play(s, "power", "buy food 1", "produce portus", "done", "pass", "merchant")
    assert can(s, "sell food 1")
    s = at("seats = 2\n[orange]\nmerchant = 1\ndenarii = 9\n[green]\nmerchant = 1\nfood = 2")
    play(s, "merchant", "buy food 1", "done", "pass", "merchant")
    assert s.asked == (1,)
    assert can(s, "sell food 1")  # what the other one bought does not bind


@rule("COR-R78", "COR-11.4")
def test_a_visit_that_could_only_go_back_is_not_offered():
    text = "seats = 2\nprices = { food = 3 }\n" + EMPORIUM + "[orange]\nworkers = 3\nmerchant = 1\ndenarii = 3"
    s = at(text)
    play(s, "merchant", "buy food 1")
    assert have(s, 0, "food", "denarii") == [1, 0]
    assert not can(s, "activate servorum-emporium")
    assert why(s, "activate servorum-emporium") == "COR-11.4"
    s = at(text + "\nfamily = 'balbus'")
    play(s, "merchant", "buy food 1")
    assert not can(s, "power")
    s = at(text + "\nfamily = 'balbus'")
    play(s, "power", "buy food 1")
    assert not can(s, "merchant")
    assert why(s, "merchant") == "COR-11.4"


@rule("COR-R78")
def test_copies_views_and_written_positions_know_what_was_traded():
    s = at("seats = 2\nbought = ['wood']\nsold = ['marble']\n[orange]\nmerchant = 1\nwood = 1\ndenarii = 9")
    for known in (s, s.copy(), s.seen_by(0), s.seen_by(1)):
        assert (known.view(0)["bought"], known.view(0)["sold"]) == (["wood"], ["marble"])
    s = s.seen_by(0)
    play(s, "merchant")
    assert why(s, "sell wood 1") == why(s, "buy marble 1") == "COR-R78"
    play(s, "buy wood 1", "done", "pass")
    assert (s.view(0)["bought"], s.view(0)["sold"]) == ([], [])


# -- family abilities ------------------------------------------------------


@rule("COR-15.1", "COR-15.2")
def test_once_per_decade_or_round():
    s = at("seats = 2\n[orange]\nworkers = 2\nfamily = 'calpurnius'")
    play(s, "power")
    assert have(s, 0, "workers", "power") == [3, 0]
    assert why(s, "power") == "COR-15.1"
    for kind, family in ((0, "helvia"), (1, "balbus")):
        s = at(f"seats = 2\nround = 1\nphase = 'round-end'\n[orange]\nfamily = '{family}'\npower = 0")
        assert have(s, 0, "power") == [kind]
        s = at(f"seats = 2\nround = 3\nphase = 'politics'\n[orange]\nfamily = '{family}'\npower = 0")
        assert have(s, 0, "power") == [1]


@rule("COR-15.3", "COR-15.4")
def test_permanent_abilities():
    s = at("seats = 2\n[orange]\nworkers = 1\nfamily = 'aemilius'\nwood = 1")
    play(s, "produce castra-legionaries")  # 1 worker less
    assert have(s, 0, "legionaries") == [1]
    for less, workers, enough in ((1, 0, False), (1, 1, True), (2, 0, False), (2, 1, True)):  # at least 1
        s = at(f"seats = 2\ndata.family_amount.castra_workers_less = {less}\n"
               f"[orange]\nworkers = {workers}\nfamily = 'aemilius'\ndenarii = 1")  # fmt: skip
        assert can(s, "produce castra-velites") == enough
    quell = "tiles = [{ district = 'servorum', kind = 'excubitorium' }, "
    quell += "{ district = 'plebeius', kind = 'forum', unrest = true }]\n"
    s = at("seats = 2\n" + quell + "[orange]\nworkers = 2\nfamily = 'marcella'\nunrest = 1")
    play(s, "activate servorum-excubitorium")
    assert have(s, 0, "denarii") == [1]
    s = at("seats = 2\nround = 3\nphase = 'politics'\n[orange]\nfamily = 'valerius'")
    assert have(s, 0, "merchant") == [2]


@rule("COR-15.4")
def test_abilities_used_as_free_actions():
    s = at("seats = 2\n[orange]\nfamily = 'helvia'")
    play(s, "power")
    assert have(s, 0, "marble") == [1]
    assert why(at("seats = 2\nsupply = { marble = 0 }\n[orange]\nfamily = 'helvia'"), "power") == "COR-15.4"
    s = at("seats = 2\nprices = { marble = 4 }\n[orange]\nfamily = 'balbus'\nmarble = 2\ndenarii = 3")
    play(s, "power")
    assert "sell marble 2" not in offers(s)
    assert why(s, "sell marble 2") == "COR-14.1"
    play(s, "sell marble 1")
    assert have(s, 0, "marble", "denarii") == [1, 7]
    assert s.price[5] == 3
    assert question(s) == "Turn"
    s = at("seats = 2\nprices = { food = 2 }\n[orange]\nfamily = 'balbus'\nmarble = 2\ndenarii = 9")
    play(s, "power")
    assert offers(s, "buy") == [f"buy {r} 1" for r in ("food", "wood", "stone", "tools", "amphorae", "marble")]
    play(s, "buy food 1")
    assert have(s, 0, "food", "denarii") == [1, 7]
    assert s.price[0] == 3
    s = at("seats = 2\n[orange]\nfamily = 'calpurnia'\nfood = 1\namphorae = 1\nharmony = 9")
    play(s, "power")
    assert offers(s) == ["eat food", "eat amphorae"]
    assert why(s, "eat wood") == "COR-1.3"
    play(s, "eat amphorae")
    assert have(s, 0, "harmony", "popularity", "amphorae") == [10, 4, 0]
    assert not can(at("seats = 2\n[orange]\nfamily = 'calpurnia'"), "power")
    assert not can(at("seats = 2\n[orange]\nfamily = 'calpurnia'\nfood = 1\nharmony = 10"), "power")


@rule("COR-15.4", "COR-R72")
def test_inciting_unrest():
    s = at("seats = 2\n" + TILES + "[orange]\nfamily = 'claudius'\nworkers = 2")
    play(s, "power")
    assert offers(s) == ["burn servorum-aerarium", "burn plebeius-forum"]
    assert why(s, "burn servorum-forum") == "COR-5.6"
    play(s, "burn plebeius-forum")
    assert burning(s) == ["plebeius-forum"]
    assert events_of(s, "burned") == [(0, tile(s, "plebeius-forum"))]
    assert have(s, 0, "denarii", "popularity", "unrest", "held") == [2, 4, 0, 0]
    assert not can(at("seats = 2\n[orange]\nfamily = 'claudius'"), "power")


@rule("COR-15.5")
def test_abilities_that_change_the_action():
    s = at("seats = 2\nused = ['lapis-left']\n[orange]\nfamily = 'iulius'\nworkers = 3")
    assert why(s, "produce lapis-right") == "COR-11.8"
    play(s, "power")
    assert offers(s) == ["produce lapis-left", "produce lapis-right"]
    assert why(s, "produce lignum-left") == "COR-15.4"
    play(s, "produce lapis-right")
    assert have(s, 0, "stone", "workers") == [3, 1]
    assert s.asked == (1,)  # that was the main action
    text = "[orange]\nfamily = 'fabius'\nworkers = 1\ndenarii = 9\nstone = 2\nmarble = 2\nmerchant = 1\n"
    s = at("seats = 2\n" + text)
    assert not can(s, "build patricius")
    play(s, "power")
    assert offers(s) == ["build servorum", "build plebeius", "build patricius"]
    assert why(s, "monument Circus") == "COR-10.2"
    choose_building(s, "patricius", "aedis")
    while question(s) != "FreeActions":
        play(s, offers(s)[0])
    assert have(s, 0, "workers", "power", "built") == [0, 0, 1]
    s = at("seats = 2\n" + text)
    play(s, "merchant", "sell stone 1", "done")
    assert can(s, "power")  # still before the main action
    play(s, "produce portus")
    assert "power" not in offers(s)


def test_the_sixteen_characters_are_in_the_box():
    box = GAME.box(4)
    assert len(box.characters) == 16
    assert sorted(box.ability_of[:-1]) == list(range(16))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_valeria_is_paid_for_own_insulae(seats):
    s = at(f"seats = {seats}\n[orange]\nworkers = 9\nwood = 1\nstone = 1\nfamily = 'valeria'\nprestige = [0, 0, 2]")
    choose_building(s, "patricius", "cudendum", (8, 7), (9, 7), (9, 6))
    if question(s) == "OwnInsulae":
        play(s, offers(s)[-1])
    assert have(s, 0, "denarii") == have(s, 0, "insulae")
