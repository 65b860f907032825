"""Chapters 10, 11 and 12: monuments, activating, Res Gestae."""

from itertools import product

from quadriga.games.corduba.activating import living_actions
from quadriga.games.corduba.pieces import (
    ALL_SPECIALISTS,
    DENARII,
    FREED,
    HARMONY,
    POPULARITY,
    PRESTIGE,
    REGISTER,
    WOOD,
)
from tests.games.corduba.table import GAME, at, can, choose_building, have, offers, play, question, tile, why
from tests.rule_coverage import rule

GOODS = "food = 2\nwood = 3\nstone = 5\ntools = 2\nmarble = 3\ndenarii = 20\n"


# -- monuments ---------------------------------------------------------


@rule("COR-10.1", "COR-10.4", "COR-10.5", "COR-10.6")
def test_a_monument_is_built_once_on_its_own_site():
    s = at("seats = 4\n[orange]\nworkers = 9\n" + GOODS + "[green]\nworkers = 9\n" + GOODS)
    covered = s.covered.copy()
    play(s, "monument Circus", "save wood")
    assert have(s, 0, "plebeius", "monuments", "bonuses", "offering1", "popularity") == [4, 1, 4, 1, 5]
    assert s.covered == covered
    assert why(s, "monument Circus") == "COR-10.1"
    assert not list(offers(s, "activate"))
    s = at("seats = 4\n[orange]\nworkers = 9\n" + GOODS)
    play(s, "monument Moenia", "bonus patricius")
    assert have(s, 0, "servorum", "patricius", "amphorae", "denarii") == [2, 2, 1, 20 - 1 + 3]


@rule("COR-10.2", "COR-10.3", "COR-R50")
def test_cost_of_a_monument_and_one_bonus():
    text = "seats = 4\n[orange]\nworkers = 6\ndenarii = 3\nwood = 2\nstone = 3\n"
    s = at(text)
    play(s, "monument Pons-Baetis")
    assert offers(s) == ["bonus servorum", "bonus plebeius"]
    assert why(s, "bonus patricius") == "COR-10.3"
    play(s, "bonus servorum")
    assert have(s, 0, "workers", "denarii", "wood", "stone") == [1, 0, 0, 0]
    s = at(text.replace("stone = 3", "stone = 2"))
    play(s, "monument Pons-Baetis")  # only with the bonus of Plebeius
    assert have(s, 0, "stone", "wood", "workers", "monuments") == [0, 0, 0, 1]
    assert why(at(text.replace("stone = 3", "stone = 1")), "monument Pons-Baetis") == "COR-10.2"
    burning = "tiles = [{ district = 'servorum', kind = 'forum', unrest = true }, "
    burning += "{ district = 'plebeius', kind = 'aedis', unrest = true }]\n"
    s = at(text.replace("[orange]", burning + "[orange]"))
    play(s, "monument Pons-Baetis")  # both districts in revolt: no bonus at all
    assert have(s, 0, "workers", "denarii", "wood", "stone", "monuments") == [0, 0, 0, 0, 1]
    s = at(text.replace("[orange]", burning + "[orange]").replace("workers = 6", "workers = 5"))
    assert not can(s, "monument Pons-Baetis")


@rule("COR-10.2")
def test_a_monument_costs_one_player_a_worker_less():
    burning = "tiles = [{ district = 'servorum', kind = 'forum', unrest = true }, "
    burning += "{ district = 'plebeius', kind = 'aedis', unrest = true }]\n"
    text = "seats = 1\n" + burning + "[orange]\nworkers = 5\ndenarii = 3\nwood = 2\nstone = 3\n"
    s = play(at(text), "monument Pons-Baetis")
    assert have(s, 0, "workers", "monuments") == [0, 1]
    assert {row["cost"]["workers"] for row in GAME.tables(s.box)["monuments"]} == {5}
    assert not can(at(text.replace("seats = 1", "seats = 2")), "monument Pons-Baetis")


@rule("COR-10.2", "COR-10.7", "COR-R51")
def test_special_workers():
    base = "seats = 4\nmonuments = { aqua_augusta = 'orange' }\ngestae = { wealth = 'nobody' }\n"
    tiles = "tiles = [{ district = 'servorum', kind = 'aedis' }]\n"
    s = at(base + "[orange]\nworkers = 4\ndenarii = 3\nwood = 2\nstone = 3\n")
    play(s, "monument Pons-Baetis")  # 6: 4 and 2
    while question(s) in ("WhichBonus", "Save", "Send"):
        play(s, offers(s)[-1])
    assert have(s, 0, "monuments", "specials", "extras") == [2, 1, 2]  # used, and the new one came at once
    s = at(base + tiles + "[orange]\nworkers = 1\n")
    play(s, "activate servorum-aedis")  # any colour
    assert have(s, 0, "offering2", "specials", "workers") == [1, 0, 0]
    s = choose_building(at(base + "[orange]\nworkers = 0\nwood = 1\nstone = 1\n"), "patricius", "odeum")
    assert have(s, 0, "built", "specials") == [1, 0]  # 2 for building a tile, of any colour too
    s = at(base + "[orange]\nworkers = 0\nwood = 1\n")
    assert not can(s, "produce lapis-right")  # 1 at a site
    play(s, "produce castra-legionaries")  # 2 in the Castra
    assert have(s, 0, "legionaries", "specials") == [1, 0]
    s = at(base + "[orange]\nworkers = 0\ndenarii = 15")
    play(s, "claim wealth")
    assert have(s, 0, "specials", "senators") == [0, 1]
    s = at("seats = 2\nphase = 'harmony'\nmonuments = { aqua_augusta = 'orange' }\n[orange]\nregister = 5\ndenarii = 4")
    assert have(s, 0, "denarii", "specials") == [3, 1]  # no upkeep, available again


# -- activating ----------------------------------------------------------


@rule("COR-11.1", "COR-11.2", "COR-11.3", "COR-X10", "COR-X11")
def test_the_example_of_the_arena():
    tiles = "tiles = [{ district = 'plebeius', kind = 'amphitheatrum', by = 'green' }]\n"
    s = at("seats = 3\n" + tiles + "[orange]\nworkers = 2\n[green]\nworkers = 5")
    play(s, "activate plebeius-amphitheatrum")
    assert have(s, 0, "denarii", "popularity", "harmony", "workers") == [2, 5, 5, 0]
    assert s.busy >> tile(s, "plebeius-amphitheatrum") & 1
    assert why(s, "activate plebeius-amphitheatrum") == "COR-11.2"
    assert why(s, "activate plebeius-forum") == "COR-11.1"
    s = at("seats = 3\n" + tiles + "[orange]\nworkers = 0\nspecialists = ['blue']")
    play(s, "activate plebeius-amphitheatrum")
    assert have(s, 0, "denarii", "popularity", "ready") == [2, 5, 0]
    s = at("seats = 3\n" + tiles + "[orange]\nworkers = 1\nspecialists = ['blue']\nprestige = [2, 1, 3]")
    play(s, "activate plebeius-amphitheatrum", "use B")
    assert have(s, 0, "popularity", "harmony", "plebeius", "workers", "ready") == [5, 5, 2, 0, 0]


@rule("COR-X12")
def test_the_example_of_the_aedis():
    tiles = "tiles = [{ district = 'plebeius', kind = 'aedis' }]\n"
    s = at("seats = 2\n" + tiles + "[orange]\nworkers = 1\nspecialists = ['purple']")
    assert s.box.act_workers[s.box.kinds.index("aedis")] == [3]
    play(s, "activate plebeius-aedis")
    assert have(s, 0, "offering2") == [1]


@rule("COR-11.1")
def test_the_extra_cost_of_an_action():
    text = "seats = 2\ntiles = [{ district = 'plebeius', kind = 'schola' }]\n[orange]\nworkers = 2\n"
    assert not can(at(text + "denarii = 0"), "activate plebeius-schola")
    assert why(at(text + "denarii = 0"), "activate plebeius-schola") == "COR-11.1"
    s = at(text + "denarii = 1")
    play(s, "activate plebeius-schola", "prestige patricius")
    assert have(s, 0, "patricius", "denarii", "workers") == [1, 0, 0]
    s = at(text + "denarii = 2")
    play(s, "activate plebeius-schola")
    assert why(s, "use B") == ""
    play(s, "use A")
    assert have(s, 0, "plebeius", "denarii", "workers") == [1, 0, 1]


@rule("COR-11.4", "COR-11.5", "COR-R23")
def test_an_activation_must_change_something():
    def usable(kind, extra="", side="", first=""):
        tiles = f"tiles = [{{ district = 'plebeius', kind = '{kind}' }}]\n"
        s = at(f"seats = 2\n{first}{tiles}{extra}[orange]\nworkers = 9\ndenarii = 9\n{side}")
        return can(s, f"activate plebeius-{kind.replace('_', '-')}")

    assert usable("odeum")
    assert not usable("odeum", side="popularity = 10\nharmony = 10")
    assert usable("odeum", side="popularity = 10\nharmony = 9")
    assert not usable("ludus", side="register = 10")
    assert not usable("librarium", side="specialists = ['red', 'purple', 'blue', 'yellow', 'green', 'brown']")
    assert not usable("excubitorium")
    assert usable("excubitorium", "", first="") is False
    assert not usable("cudendum", first="supply = { tools = 0 }\n")
    assert usable("collegium_fabrorum", first="supply = { wood = 0 }\n")
    assert not usable("collegium_fabrorum", first="supply = { wood = 0, stone = 0, food = 0 }\n")
    assert not usable("basilica", side="prestige = [12, 12, 12]")
    assert usable("schola", side="prestige = [12, 12, 11]")
    assert usable("emporium")
    market = "market = { food = 0, wood = 0, stone = 0, tools = 0, amphorae = 0, marble = 0 }\n"
    assert not usable("emporium", first=market)
    s = at("seats = 2\nsupply = { wood = 0 }\ntiles = [{ district = 'plebeius', kind = 'collegium_fabrorum' }]\n"
           "[orange]\nworkers = 1")  # fmt: skip
    play(s, "activate plebeius-collegium-fabrorum")
    assert have(s, 0, "wood", "stone") == [0, 1]  # the rest is lost
    s = at("seats = 2\ntiles = [{ district = 'plebeius', kind = 'odeum' }]\n"
           "[orange]\nworkers = 9\ndenarii = 9\npopularity = 10\nharmony = 10")  # fmt: skip
    assert why(s, "activate plebeius-odeum") == "COR-11.4"


@rule("COR-11.4")
def test_what_changes_something_depends_on_the_position_alone():
    """It is remembered, but not for another position: as if each were asked about first."""
    s = at("seats = 2\n[orange]\nworkers = 9\nwood = 1\ndenarii = 9")
    me, best = s.players[0], s.box.prestige_max
    extremes = {
        POPULARITY: (4, s.box.popularity_max),
        HARMONY: (4, s.box.harmony_max),
        REGISTER: (4, s.box.register_max),
        FREED: (0, ALL_SPECIALISTS),
        PRESTIGE: (best, 0),
        WOOD: (0, 1),
        DENARII: (0, 9),
    }
    met = []
    for *values, wood, s.unrest in product(*extremes.values(), (0, 1), (0, 1)):
        for n, value in zip(extremes, values, strict=True):
            me[n] = value
        me[PRESTIGE + 1] = me[PRESTIGE + 2] = best
        s.supply[WOOD] = wood
        met.append((me.copy(), s.supply.copy(), s.unrest, living_actions(s, 0)))
    for s.players[0], s.supply, s.unrest, remembered in met:
        s.box.live_actions.clear()
        assert living_actions(s, 0) == remembered
    assert len({remembered for *_, remembered in met}) > 20


@rule("COR-11.6", "COR-11.7", "COR-11.11", "COR-X13")
def test_production_sites_with_three_players():
    s = at("seats = 3\n[orange]\nworkers = 9\n[green]\nworkers = 9\n[white]\nworkers = 9")
    play(s, "produce lapis-left")
    assert have(s, 0, "stone", "workers") == [1, 8]
    assert why(s, "produce lapis-left") == "COR-11.6"
    play(s, "produce lapis-right")
    assert have(s, 1, "stone", "workers") == [3, 7]
    play(s, "produce marmor-right")
    assert have(s, 2, "marble", "workers") == [2, 6]
    play(s, "produce marmor-left")  # the same player may use both spaces of a site, in different turns
    assert have(s, 0, "marble") == [1]
    play(s, "produce oleum-right", "produce cibus-right", "produce oleum-left", "produce lignum-right")
    assert have(s, 1, "amphorae", "wood") == [2, 3]
    assert have(s, 2, "food") == [3]
    assert have(s, 0, "amphorae") == [1]
    s = at("seats = 3\nsupply = { stone = 2, food = 0 }\n[orange]\nworkers = 2")
    assert why(s, "produce cibus-left") == "COR-11.7"
    assert why(s, "produce marmor-right") == "COR-1.18"
    play(s, "produce lapis-right")
    assert have(s, 0, "stone") == [2]


@rule("COR-11.8", "COR-11.9", "COR-R57")
def test_with_two_players_a_site_is_blocked_as_a_whole():
    s = at("seats = 2\n[orange]\nworkers = 9\nwood = 2\ndenarii = 3\n[green]\nworkers = 9\nwood = 2\ndenarii = 3")
    play(s, "produce lapis-left")
    assert why(s, "produce lapis-right") == "COR-11.8"
    play(s, "produce castra-velites", "produce castra-legionaries")  # not the Castra
    play(s, "produce portus", "produce portus", "produce portus")  # nor the Portus
    assert have(s, 0, "legionaries", "denarii", "stone") == [1, 4, 1]
    assert have(s, 1, "velites", "denarii") == [1, 4]


@rule("COR-11.10")
def test_the_castra():
    s = at("seats = 3\n[orange]\nworkers = 9\nwood = 2\ndenarii = 3\n[green]\nworkers = 3\nwood = 1\ndenarii = 1")
    play(s, "produce castra-equites")
    assert have(s, 0, "equites", "workers", "wood", "denarii") == [1, 6, 1, 2]
    assert why(s, "produce castra-equites") == "COR-11.6"
    play(s, "produce castra-legionaries")
    assert have(s, 1, "legionaries", "workers", "wood", "denarii") == [1, 1, 0, 1]
    assert s.box.troop_value == [2, 3, 4]
    assert why(at("seats = 3\n[orange]\nworkers = 9"), "produce castra-velites") == "COR-11.10"
    s = at("seats = 3\n[orange]\nworkers = 2\ndenarii = 1")
    play(s, "produce castra-velites")
    assert have(s, 0, "velites", "workers", "denarii") == [1, 0, 0]
    s = at("seats = 3\n[orange]\nworkers = 2\namphorae = 1")
    play(s, "produce castra-legionaries")  # an amphora for the wood
    assert have(s, 0, "legionaries", "amphorae") == [1, 0]


@rule("COR-X14")
def test_the_example_of_the_oleum():
    s = at("seats = 3\n[orange]\nworkers = 0\nspecialists = ['yellow']")
    play(s, "produce oleum-left")
    assert have(s, 0, "amphorae", "ready") == [1, 0]


# -- Res Gestae -------------------------------------------------------------


@rule("COR-12.1", "COR-12.2", "COR-12.3")
def test_claiming_a_token():
    head = "seats = 2\ngestae = { wealth = 'nobody', workers = 'green' }\n[orange]\nworkers = 2\n"
    s = at(head + "denarii = 15\nregister = 9\nspecialists = ['blue']\n[green]\ndenarii = 20")
    assert offers(s, "claim") == ["claim wealth"]
    assert why(s, "claim workers") == "COR-12.3"
    assert why(s, "claim popularity") == "COR-12.3"  # not in this game
    play(s, "claim wealth", "send blue")
    assert have(s, 0, "senators", "denarii", "workers", "ready") == [1, 15, 2, 0]
    assert why(s, "claim wealth") == "COR-12.3"
    s = at("seats = 2\nround = 8\nphase = 'end'\ngestae = { wealth = 'orange' }\n[green]\ndenarii = 3")
    assert have(s, 0, "senators") == [0]  # nothing more at the end


@rule("COR-12.4")
def test_the_master_builder_needs_the_red_specialist():
    text = "seats = 2\ngestae = { master_builder = 'nobody' }\n[orange]\nworkers = 2\nbuilt = 7\n"
    s = at(text)
    assert not offers(s, "claim")
    assert why(s, "claim master-builder") == "COR-12.4"
    s = at(text + "specialists = ['red', 'blue']")
    play(s, "claim master-builder")
    assert have(s, 0, "senators", "ready", "workers") == [1, 4, 2]
    assert (
        why(at(text.replace("built = 7", "built = 6") + "specialists = ['red']"), "claim master-builder") == "COR-12.1"
    )


@rule("COR-12.5", "COR-R73")
def test_every_condition_is_a_minimum():
    names = ["insulae", "specialists", "workers", "popularity", "prestige", "monuments", "wealth"]
    tokens = ", ".join(f"{name} = 'nobody'" for name in names)
    full = {
        "insulae": "insulae = { servorum = 6, plebeius = 6 }",
        "specialists": "specialists = ['red', 'blue', 'green', 'brown']",
        "workers": "register = 9",
        "popularity": "popularity = 9",
        "prestige": "prestige = [5, 6, 5]",
        "wealth": "denarii = 15",
    }
    less = {
        "insulae": "insulae = { servorum = 6, plebeius = 5 }",
        "specialists": "specialists = ['red', 'blue', 'green']",
        "workers": "register = 8",
        "popularity": "popularity = 8",
        "prestige": "prestige = [5, 12, 4]",
        "wealth": "denarii = 14",
    }
    head = f"seats = 4\ngestae = {{ {tokens} }}\n"
    for name, text in full.items():
        assert offers(at(f"{head}[orange]\n{text}"), "claim") == [f"claim {name}"]
        assert offers(at(f"{head}[orange]\n{less[name]}"), "claim") == []
    s = at(head + "monuments = { circus = 'orange', moenia = 'orange' }\n[orange]\nworkers = 2")
    assert offers(s, "claim") == ["claim monuments"]
    s = at(head + "[orange]\nregister = 9\npopularity = 9\nworkers = 3\n[green]\nregister = 9")
    play(s, "claim workers")
    assert have(s, 0, "senators") == [1]  # one token per action
    assert s.asked == (1,)
    assert why(at(head + "[orange]\nworkers = 0\nregister = 9\nmerchant = 1\nfood = 1"), "claim workers") == "COR-1.18"


def test_prices_that_a_screen_shows():
    tiles = "tiles = [{ district = 'plebeius', kind = 'amphitheatrum' }]\n"
    s = at("seats = 4\n" + tiles + "[orange]\nworkers = 9\n" + GOODS)
    turn = s.question(0)
    spaces = s.box.space_names
    assert turn.price(s, 0, ("produce", spaces.index("lapis-right"))) == [("workers", -2), ("stone", 3)]
    assert turn.price(s, 0, ("produce", spaces.index("castra-equites"))) == [
        ("workers", -3), ("wood", -1), ("denarii", -1), ("equites", 1),
    ]  # fmt: skip
    assert turn.price(s, 0, ("monument", s.box.monuments.index("circus"))) == [
        ("workers", -6), ("wood", -3), ("stone", -1), ("tools", -1), ("denarii", -4), ("prestige", 4),
    ]  # fmt: skip
    assert turn.price(s, 0, ("pass",)) == []
    scarce = at("seats = 2\nsupply = { stone = 1 }\n[orange]\nworkers = 9")
    assert turn.price(scarce, 0, ("produce", spaces.index("lapis-right"))) == [("workers", -2), ("stone", 1)]
    play(s, "activate plebeius-amphitheatrum")
    assert s.question(0).price(s, 0, ("use", 0)) == [("workers", -2), ("denarii", 2), ("popularity", 1)]
    assert s.question(0).price(s, 0, ("use", 1)) == [("workers", -3), ("popularity", 1), ("prestige", 1)]
    s = play(at("seats = 2\ntiles = [{ district = 'plebeius', kind = 'ludus' }]\n[orange]\nworkers = 9\ndenarii = 3"),
             "activate plebeius-ludus")  # fmt: skip
    assert s.question(0).price(s, 0, ("use", 1))[:2] == [("workers", -2), ("denarii", -2)]
    s = at("seats = 2\n" + tiles + "[orange]\nworkers = 9\nspecialists = ['blue']")
    play(s, "activate plebeius-amphitheatrum", "use B")
    assert s.question(0).price(s, 0, ("send", 7)) == [("workers", -3)]
    play(s, "send blue")
    assert have(s, 0, "workers") == [8]
    s = play(at("seats = 2\nused = ['lapis-left']\n[orange]\nworkers = 9\nfamily = 'iulius'"), "power")
    assert s.question(0).price(s, 0, ("produce", spaces.index("lapis-right"))) == [("workers", -2), ("stone", 3)]
