"""Chapter 1: terms and pieces."""

from tests.games.corduba.table import GAME, at, can, choose_building, have, offers, play, scored, why
from tests.rule_coverage import rule


@rule("COR-1.1", "COR-1.2")
def test_resources_and_basic_resources():
    box = GAME.box(2)
    assert list(box.data.shown("enums.resources")) == ["food", "wood", "stone", "tools", "amphorae", "marble"]
    s = at("seats = 2\nphase = 'storage'\nround = 3\n[orange]\nfood = 6\nmarble = 1\ndenarii = 30\nvelites = 4")
    assert offers(s) == ["return food", "return marble"]  # denarii and troops are not stored
    s = at("seats = 2\n[orange]\nworkers = 4\nmarble = 3\ndenarii = 9")
    assert not can(s, "build servorum")  # marble pays for no basic resource


@rule("COR-1.3")
def test_an_amphora_stands_for_a_basic_resource():
    s = at("seats = 2\n[orange]\nworkers = 9\nfood = 1\namphorae = 1")
    choose_building(s, "patricius", "herbarium")
    assert have(s, 0, "food", "amphorae") == [0, 0]
    s = at("seats = 2\n[orange]\nworkers = 9\nwood = 2\namphorae = 2")
    choose_building(s, "patricius", "collegium-fabrorum")
    assert offers(s) == ["instead wood 0", "instead wood 1", "instead wood 2"]
    assert why(s, "instead wood 3") == "COR-1.3"
    play(s, "instead wood 1")
    assert have(s, 0, "wood", "amphorae") == [1, 1]
    s = at("seats = 2\n[orange]\nworkers = 9\nwood = 1\nstone = 1\namphorae = 1")
    choose_building(s, "patricius", "aerarium")
    assert offers(s) == ["instead wood 0", "instead wood 1"]
    play(s, "instead wood 1")
    assert have(s, 0, "wood", "stone", "amphorae") == [1, 0, 0]


@rule("COR-1.4", "COR-1.8")
def test_the_market_knows_no_joker():
    s = at("seats = 2\nmarket = { food = 2 }\n[orange]\namphorae = 2\nmerchant = 1")
    play(s, "merchant")
    assert offers(s) == ["sell amphorae 1", "sell amphorae 2"]
    assert why(s, "sell food 1") == "COR-14.5"
    s = at("seats = 2\n[orange]\nworkers = 2")
    market, supply = s.market.copy(), s.supply.copy()
    play(s, "produce cibus-right")
    assert s.market == market
    assert s.supply[0] == supply[0] - 3


@rule("COR-1.5")
def test_an_amphora_is_no_marble_unless_a_family_says_so():
    text = "seats = 2\n[orange]\nworkers = 9\ndenarii = 9\nstone = 1\namphorae = 3\nmarble = 1\n"
    assert "raise aedis" not in offers(play(at(text), "build patricius"))
    s = at(text + "family = 'annaeus'")
    choose_building(s, "patricius", "aedis")
    assert offers(s) == ["instead stone 0", "instead stone 1"]
    play(s, "instead stone 0")
    assert offers(s) == ["instead marble 1", "instead marble 2"]
    play(s, "instead marble 1")
    assert have(s, 0, "stone", "marble", "amphorae") == [0, 0, 2]
    s = at("seats = 2\n[orange]\nworkers = 9\namphorae = 6\nmarble = 3\nstone = 4\ntools = 2")
    assert "raise forum" not in offers(play(s, "build patricius"))  # nor for denarii
    assert not can(at("seats = 2\n[orange]\nworkers = 1\namphorae = 6"), "build patricius")  # nor for workers


@rule("COR-1.6", "COR-1.9", "COR-1.10")
def test_the_supply_is_limited_and_gets_back_what_is_paid():
    s = at("seats = 2\nsupply = { food = 1 }\n[orange]\nworkers = 9\nfood = 1")
    play(s, "produce cibus-right")
    assert have(s, 0, "food") == [2]
    assert s.supply[0] == 0
    s = at("seats = 2\n[orange]\nworkers = 9\nfood = 1\nwood = 1")
    food, wood = s.supply[:2]
    choose_building(s, "patricius", "herbarium")
    assert s.supply[:2] == [food + 1, wood + 1]
    assert have(s, 0, "food", "wood") == [0, 0]
    s = at("seats = 2\n[orange]\nworkers = 30\ndenarii = 999")
    play(s, "produce portus")
    assert have(s, 0, "workers", "denarii") == [29, 1000]  # no limit


@rule("COR-1.10", "COR-13.3")
def test_workers_can_be_hoarded_without_limit():
    s = at("""
seats = 2
gestae = { workers = "nobody" }
tiles = [{ district = "servorum", kind = "aerarium" }]
[orange]
workers = 80
register = 10
specialists = ["yellow", "red"]
denarii = 9
wood = 2
stone = 5
tools = 1
""")
    assert {text.split()[0] for text in offers(s)} == {"pass", "build", "monument", "activate", "produce", "claim"}
    play(s, "activate servorum-aerarium", "use B", "send workers")
    assert have(s, 0, "workers") == [78]


@rule("COR-1.7")
def test_tools_come_only_from_the_cudendum():
    s = at("""
seats = 2
tiles = [{ district = "servorum", kind = "collegium_fabrorum" }, { district = "servorum", kind = "cudendum" }]
[orange]
workers = 9
marble = 2
[green]
workers = 9
""")
    play(s, "activate servorum-collegium-fabrorum", "use B")
    assert not [text for text in offers(s) if text.endswith("tools")]
    assert why(s, "swap marble tools") == "COR-21.9"
    play(s, "swap marble wood", "done", "activate servorum-cudendum")
    assert have(s, 1, "tools") == [1]
    box = GAME.box(2)
    givers = [kind for kind, effects in enumerate(box.act_effect) if any(w == 3 for e in effects for w, _ in e)]
    assert [box.kinds[kind] for kind in givers] == ["cudendum"]
    assert 3 not in box.space_good


@rule("COR-1.11", "COR-1.12", "COR-1.17")
def test_buildings_tiles_and_colours():
    box = GAME.box(4)
    copies = [row["copies"] for row in box.data.shown("building")]
    assert sum(copies) == 52
    assert len(copies) == 18
    assert all(0 <= colour < 6 for colour in box.colour)
    s = at("""
seats = 2
tiles = [{ district = "servorum", kind = "librarium" }]
[orange]
workers = 9
denarii = 9
specialists = ["red"]
""")
    play(s, "activate servorum-librarium")
    assert offers(s) == ["free purple", "free blue", "free yellow", "free green", "free brown"]
    assert why(s, "free red") == "COR-1.17"


@rule("COR-1.13", "COR-1.14")
def test_a_specialist_counts_two_for_its_own_colour_only():
    text = "seats = 2\ntiles = [{ district = 'servorum', kind = 'aedis' }]\n[orange]\nworkers = 1\n"
    assert not can(at(text), "activate servorum-aedis")
    s = at(text + "specialists = ['purple']")
    play(s, "activate servorum-aedis")
    assert have(s, 0, "offering2", "workers", "ready") == [1, 0, 0]
    assert not can(at(text + "specialists = ['red', 'blue']"), "activate servorum-aedis")
    builder = "seats = 2\n[orange]\nstone = 1\nfood = 1\nworkers = 0\n"
    s = choose_building(at(builder + "specialists = ['purple', 'red']"), "patricius", "sanctuarium")
    assert have(s, 0, "built", "ready") == [1, 1]
    assert not can(at(builder + "specialists = ['green', 'red']"), "build patricius")
    monument = "seats = 2\n[orange]\nstone = 4\nwood = 3\ntools = 1\ndenarii = 20\nworkers = 3\n"
    assert not offers(at(monument + "specialists = ['red', 'purple', 'brown']"), "monument")


@rule("COR-1.15", "COR-1.16")
def test_specialists_at_sites_and_in_the_castra():
    s = at("seats = 2\n[orange]\nspecialists = ['yellow', 'red', 'blue']\nworkers = 0\nwood = 1\ndenarii = 1")
    assert can(s, "produce marmor-right")
    assert can(s, "produce castra-legionaries")
    assert not can(s, "produce castra-equites")  # 3 workers: red is worth 2, the others cannot go there
    play(s, "produce castra-legionaries")
    assert have(s, 0, "legionaries", "wood", "ready") == [1, 0, 0b1100]
    s = at("seats = 2\n[orange]\nspecialists = ['yellow', 'blue']\nworkers = 0\ndenarii = 3")
    assert not can(s, "produce castra-velites")
    s = at("seats = 2\n[orange]\nspecialists = ['yellow']\nworkers = 0")
    assert can(s, "produce oleum-left")
    assert not can(s, "produce oleum-right")


@rule("COR-1.18")
def test_no_figure_may_be_left_out():
    tiles = "tiles = [{ district = 'servorum', kind = 'aedis' }, { district = 'servorum', kind = 'sanctuarium' }]\n"
    s = at("seats = 2\n" + tiles + "[orange]\nspecialists = ['purple']\nworkers = 3")
    play(s, "activate servorum-aedis")
    assert offers(s) == ["send workers", "send purple"]
    assert why(s, "send special") == "COR-1.18"
    play(s, "send purple")
    assert have(s, 0, "workers") == [2]  # the specialist and 1 worker, never 2
    s = at("seats = 2\n" + tiles + "[orange]\nspecialists = ['purple']\nworkers = 0\ndenarii = 1")
    play(s, "activate servorum-sanctuarium", "use A")  # 1 needed: a lone specialist may pay it, the rest is lost
    assert have(s, 0, "offering1", "ready") == [1, 0]
    s = at("seats = 2\nmonuments = { aqua_augusta = 'orange' }\n" + tiles +
           "[orange]\nspecialists = ['purple']\nworkers = 1")  # fmt: skip
    play(s, "activate servorum-aedis")
    assert offers(s) == ["send special", "send purple"]
    play(s, "send special")
    assert offers(s) == ["send workers", "send purple"]
    play(s, "send workers")
    assert have(s, 0, "workers", "ready", "specials") == [0, 2, 0]


@rule("COR-1.19")
def test_figures_are_gone_until_the_round_ends():
    s = at("""
seats = 2
[orange]
specialists = ["yellow", "blue"]
workers = 2
register = 5
harmony = 9
[green]
workers = 0
""")
    play(s, "produce oleum-right", "send workers")
    play(s, "produce cibus-left", "send yellow")
    assert have(s, 0, "workers", "ready") == [0, 0b100]
    assert s.round == 0
    play(s, "produce lapis-left")
    assert s.round == 1  # nobody has a figure left
    assert have(s, 0, "workers", "ready") == [5, 0b1100]


@rule("COR-1.20")
def test_senators_are_placed_and_taken_back():
    s = at("seats = 2\nround = 8\nphase = 'end'\n[orange]\nsenators = 3\ndenarii = 9\nlate = 1\n[green]\nsenators = 1")
    assert have(s, 0, "senators") == [3]
    assert have(s, 1, "senators") == [1]
    assert scored(s) == [{"riches": 1, "late-unrest": -1}, {}]
