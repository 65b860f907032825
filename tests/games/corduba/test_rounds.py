"""Chapters 3, 4, 6, 17, 18 and 19: the course of the game."""

from quadriga.kernel.step import CHANCE
from tests.games.corduba.table import GAME, at, burning, events_of, finish_setup, have, offers, play, question, why
from tests.play import Variant, random_game
from tests.rule_coverage import rule


@rule("COR-3.1", "COR-3.5")
def test_eight_rounds_in_three_decades():
    box = GAME.box(2)
    assert box.decade_of_round == [0, 0, 0, 1, 1, 1, 2, 2]
    assert box.interphases == [2, 5, 7]
    for seed in range(12):
        *_, s = random_game(Variant("corduba", 2, ()), seed)
        rounds = [n for (n,) in events_of(s, "round")]
        assert rounds == list(range(1, len(rounds) + 1))
        assert s.ending == "rebellion" or len(rounds) == 8
        if s.ending == "senate":
            assert len(events_of(s, "demanded")) == 3
            return
    raise AssertionError("no game came to its end")


@rule("COR-3.2", "COR-3.3", "COR-3.4")
def test_the_order_of_phases():
    s = at(
        "seats = 2\nround = 3\nphase = 'after'\ndemand = 'lapides'\n[orange]\nfood = 9\nstone = 1\n[green]\nfood = 9"
    )
    assert question(s) == "Deliver"  # Rome comes before harmony
    while question(s) == "Deliver":
        play(s, offers(s)[0])
    while question(s) in ("Upkeep", "WhichDistrict"):
        play(s, offers(s)[-1])
    while question(s) == "Store":
        play(s, offers(s)[0])
    assert s.round == 3
    assert question(s) == "Demand"
    play(s, "demand ligna")
    while question(s) not in ("Prices", ""):
        play(s, offers(s)[0])  # phase 1: markers held are placed where there are tiles
    assert question(s) == "Prices"
    play(s, "prices 1")
    assert question(s) == "Turn"
    s = at("seats = 2\nround = 4\nphase = 'after'\n[orange]\nfood = 9\nharmony = 0\ndenarii = 5\n[green]\nfood = 2")
    assert question(s) == "Upkeep"  # no interphase after round 4
    play(s, offers(s)[0])
    while question(s) == "Upkeep":
        play(s, offers(s)[0])
    assert s.round == 4
    assert question(s) == "Prices"


@rule("COR-4.1", "COR-4.2")
def test_romes_card_and_minimums():
    s = at("seats = 2\nround = 4\nphase = 'decade'\ndemand = 'ligna'")
    assert question(s) == "Demand"
    assert "demand ligna" not in offers(s)
    play(s, "demand marmora")
    assert s.box.romae[s.demand] == "marmora"
    for number, troops, offerings in ((1, 2, 1), (4, 3, 2), (7, 4, 3)):
        view = at(f"seats = 2\nround = {number}").view(0)
        assert (view["troops_minimum"], view["offerings_minimum"]) == (troops, offerings)


@rule("COR-4.3")
def test_the_market_is_refilled_each_decade_only():
    text = "seats = 4\nmarket = { food = 1, marble = 0, tools = 4 }\nsupply = { food = 2, marble = 9 }\n"
    s = at(text + "round = 4\nphase = 'decade'")
    play(s, "demand marmora")
    assert s.market == [3, 4, 4, 4, 3, 3]
    assert s.supply[0] == 0
    assert s.supply[5] == 6
    s = at(text + "round = 5\nphase = 'decade'")
    assert s.market[0] == 1
    assert question(s) == "Prices"


@rule("COR-4.4", "COR-4.5", "COR-20.6", "COR-R53")
def test_peculium_each_decade_and_when_freed():
    s = at("seats = 2\nround = 4\nphase = 'decade'\n[orange]\nspecialists = ['red', 'yellow', 'brown']\n"
           "[green]\nspecialists = ['purple', 'blue', 'green']\ntired = ['purple']")  # fmt: skip
    play(s, "demand marmora")
    assert have(s, 0, "velites", "denarii", "wood", "stone") == [1, 3, 1, 1]
    assert have(s, 1, "offering1", "popularity", "harmony", "food") == [1, 5, 5, 2]
    both = "[orange]\nspecialists = ['brown']\n[green]\nspecialists = ['brown']"
    market = "market = { wood = 2, stone = 2 }\nsupply = { wood = 1, stone = 1 }\n"
    s = at("seats = 2\norder = ['green', 'orange']\nround = 4\nphase = 'decade'\n" + market + both)
    play(s, "demand marmora")
    assert have(s, 1, "wood", "stone") == [1, 1]  # the first in turn order
    assert have(s, 0, "wood", "stone") == [0, 0]
    s = at("seats = 2\ntiles = [{ district = 'servorum', kind = 'librarium' }]\n[orange]\nworkers = 5\ndenarii = 2")
    play(s, "activate servorum-librarium", "free yellow")
    assert have(s, 0, "denarii", "ready", "freed", "workers") == [3, 8, 8, 2]


@rule("COR-6.1", "COR-6.2", "COR-6.3", "COR-X5")
def test_a_macellum_tile_moves_prices_within_their_scales():
    s = at("seats = 2\nphase = 'macellum'")
    before = s.price.copy()
    play(s, "prices 1")
    assert [now - old for now, old in zip(s.price, before, strict=True)] == [2, -1, -1, 0, 1, 0]
    assert s.macellum.bit_count() == 8
    assert not s.macellum & 1
    s = at("seats = 2\nphase = 'macellum'\nprices = { food = 6, wood = 1, stone = 1, amphorae = 6 }")
    play(s, "prices 1")
    assert s.price[:3] == [6, 1, 1]
    assert s.price[4] == 6
    s = at("seats = 2\nphase = 'macellum'\nprices = { marble = 7 }")
    play(s, "prices 6")
    assert s.price[5] == 8  # marble has a longer scale


# -- harmony ----------------------------------------------------------


@rule("COR-17.1", "COR-17.2", "COR-17.3", "COR-17.4", "COR-17.6", "COR-X15")
def test_upkeep_is_register_and_specialists_less_harmony():
    s = at("""
seats = 2
phase = "harmony"
[orange]
register = 7
specialists = ["red", "blue", "green"]
harmony = 8
popularity = 6
workers = 9
denarii = 2
[green]
food = 2
amphorae = 1
denarii = 1
register = 6
""")
    assert have(s, 0, "denarii", "harmony", "held") == [0, 6, 0]  # no food: 2 denarii, not asked
    assert s.asked == (1,)
    assert offers(s) == ["upkeep 1 0", "upkeep 2 0", "upkeep 0 1", "upkeep 1 1"]
    assert why(s, "upkeep 0 0") == "COR-17.4"
    assert why(s, "upkeep 2 1") == "COR-17.3"
    play(s, "upkeep 1 1")
    assert have(s, 1, "food", "amphorae", "denarii", "harmony") == [1, 0, 1, 4]
    s = at("seats = 2\nphase = 'harmony'\n[orange]\nregister = 9\nfood = 2\namphorae = 3\ndenarii = 1")
    assert offers(s) == ["upkeep 2 0", "upkeep 2 1", "upkeep 2 2", "upkeep 1 3", "upkeep 2 3"]


@rule("COR-17.5", "COR-X16")
def test_what_is_unpaid_causes_unrest():
    s = at("""
seats = 2
phase = "harmony"
tiles = [{ district = "servorum", kind = "forum" }, { district = "servorum", kind = "aedis" }]
[orange]
register = 6
specialists = ["red", "blue", "green"]
harmony = 6
popularity = 5
denarii = 1
""")
    assert have(s, 0, "denarii", "unrest") == [0, 2]
    assert events_of(s, "unpaid") == [(0, 2)]
    assert question(s) == "Burn"
    assert s.asked == (1,)
    assert have(s, 0, "popularity", "harmony", "held") == [3, 3, 0]
    play(s, "burn servorum-forum")
    assert burning(s) == ["servorum-forum", "servorum-aedis"]  # the second has only one place left


@rule("COR-17.6", "COR-10.8")
def test_harmony_follows_popularity_and_bonuses_lower_the_cost():
    text = "seats = 2\nphase = 'harmony'\n[orange]\nregister = 9\nharmony = 4\npopularity = 7\ndenarii = 9\n"
    assert have(at(text), 0, "denarii", "harmony") == [4, 7]
    assert have(at("monuments = { theatrum = 'orange' }\n" + text), 0, "denarii") == [6]
    assert have(at(text + "family = 'iulia'"), 0, "denarii") == [5]
    s = at(text.replace("denarii = 9", "denarii = 0"))
    assert have(s, 0, "unrest") == [5]
    assert events_of(s, "unpaid") == [(0, 5)]
    assert (0, 7) in events_of(s, "harmony")


# -- the end of rounds and decades --------------------------------------


@rule("COR-13.2", "COR-13.3", "COR-18.1", "COR-18.2", "COR-18.3", "COR-10.9")
def test_the_end_of_a_round():
    s = at("""
seats = 2
phase = "round-end"
used = ["lapis-left"]
tiles = [{ district = "servorum", kind = "forum", busy = true }]
monuments = { aqua_augusta = "orange", circus = "orange" }
[orange]
register = 5
workers = 2
specials = 0
specialists = ["red", "blue"]
tired = ["red"]
family = "balbus"
power = 0
[green]
family = "helvia"
power = 0
workers = 0
""")
    assert have(s, 0, "workers", "ready", "specials", "power", "denarii") == [7, 5, 1, 1, 2]
    assert have(s, 1, "workers", "power") == [4, 0]  # once per decade: not yet
    assert s.busy == 0
    assert s.spaces == 0
    assert s.round == 1
    play(s, "prices 1")
    assert have(s, 0, "workers") == [7]  # nothing more at the start of the round


@rule("COR-13.3")
def test_who_only_passes_keeps_all_workers():
    s = finish_setup(GAME.new(2))
    assert have(s, 1, "register") == [5]
    while s.asked:
        seat = s.asked[0]
        s.take(seat, ("pass",) if ("pass",) in s.actions(seat) else s.actions(seat)[0])
    assert s.ending == "senate"
    assert have(s, 1, "workers") == [5 + 8 * 5]


@rule("COR-13.1", "COR-R46")
def test_the_order_of_passing_is_the_next_order():
    s = at("seats = 3\norder = ['orange', 'green', 'white']")
    play(s, "produce portus")
    play(s, "pass")
    assert s.order == [0, 1, 2]
    assert s.passed == [1]
    play(s, "pass")
    assert s.round == 1
    assert s.order == [1, 2, 0]  # orange, with nothing left, passed last


@rule("COR-19.1", "COR-R75")
def test_storage():
    for seats, limit in ((2, 6), (3, 9), (4, 12)):
        s = at(f"seats = {seats}\nround = 6\nphase = 'storage'\n[orange]\nfood = {limit - 1}\nmarble = 2\ndenarii = 50")
        assert offers(s) == ["return food", "return marble"]
        assert s.why_not(0, "return wood") == ("COR-19.1", "not-owned", (("needed", 1), ("have", 0)))
        supply = s.supply[5]
        play(s, "return marble")
        assert s.supply[5] == supply + 1
        assert have(s, 0, "food", "marble", "denarii") == [limit - 1, 1, 50]
        assert question(s) != "Store"
    s = at("seats = 2\nround = 6\nphase = 'storage'\n[orange]\nfood = 3\ntools = 2\nmarble = 4")
    play(s, "return tools")
    assert s.why_not(0, "return food") == ("COR-19.1", "kept-already", ())
    s = at("seats = 2\nround = 8\nphase = 'round-end'\nprices = { marble = 4 }\n[orange]\nmarble = 7")
    assert s.ending == "senate"
    assert have(s, 0, "denarii") == [24]


@rule("COR-19.2", "COR-19.3")
def test_politics():
    s = at("""
seats = 3
round = 3
phase = "politics"
[orange]
prestige = [5, 3, 1]
family = "helvia"
power = 0
[green]
prestige = [4, 3, 1]
family = "valerius"
[white]
prestige = [4, 2, 6]
family = "balbus"
power = 0
""")
    assert [have(s, seat, "senators")[0] for seat in range(3)] == [1, 0, 1]  # Plebeius is tied
    assert [have(s, seat, "merchant")[0] for seat in range(3)] == [1, 2, 1]
    assert have(s, 0, "power") == [1]
    assert s.asked == (CHANCE,)
