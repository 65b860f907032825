"""Chapter 20: the characters."""

from quadriga.games.romolo.board import CATEGORIES, SYMBOLS
from quadriga.games.romolo.influence import control, influence
from quadriga.games.romolo.scoring import artifex, characters, scores, totals
from tests.games.romolo.table import built, do, h, has, offers, refused, step, stored, table, units
from tests.rule_coverage import rule

HOME = 'capital = "0,0"\n'
FAR = 'capital = "0,-3"\nworkers = ["0,-3"]\ngrain = 9\n'


def worker(names, top="", goods="", at="0,0", extra=(), **sides):
    """An active worker of the owner of these characters; another one keeps the phase open."""
    workers = ", ".join(f'"{place}"' for place in (at, "3,-3", *extra))
    s = table(top, yellow=HOME + f"workers = [{workers}]\ncharacters = {list(names)!r}\n{goods}", **sides)
    return do(s, f"activate worker {at}")


def show(s, attacker, defender):
    s.take(0, ("play", SYMBOLS.index(attacker)))
    s.take(1, ("play", SYMBOLS.index(defender)))
    return s


@rule("ROM-20.2")
def test_several_powers_in_one_action():
    names = ("traductor", "praepositus stone", "apothecarius")
    s = worker(names, 'terrain = { hill = ["1,0"] }')
    do(s, "traductor 1,0", "produce stone", "extra 1")
    assert has(s, 0, "stone") == 2
    assert {tile["group"] for tile in s.box.data.shown("character_tile")} == {"military", "economy", "victory", "civil"}


@rule("ROM-20.1")
def test_once_in_the_own_turn():
    s = worker(["apothecarius"], "", extra=["2,0"])
    do(s, "produce grain")
    assert has(s, 0, "grain") == 1  # only one way to use it
    do(s, "activate worker 2,0")
    assert refused(s, "produce grain") == "ROM-9.10"


@rule("ROM-20.3a", "ROM-20.3b")
def test_aedificator():
    s = worker(["aedificator"], "", "wood = 4\n")
    do(s, "build temple")  # 2 stone and 1 wood, and one more
    assert (built(s, "0,0", "temple"), has(s, 0, "wood")) == (1, 0)
    assert s.used
    assert refused(worker(["aedificator"], "", "wood = 3\n"), "build temple") == "ROM-8.1"
    s = worker(["aedificator"], "", "wood = 4\nstone = 2\n")
    do(s, "build temple")
    assert offers(s) == ["pay stone 2", "aedificator"]
    do(s, "aedificator")
    assert offers(s) == ["pay stone 0", "pay stone 1", "pay stone 2"]
    do(s, "pay stone 0")
    assert (has(s, 0, "wood"), has(s, 0, "stone")) == (0, 2)
    s = worker(["aedificator"], 'built = { "0,0" = "temple" }', "wood = 3\n")
    do(s, "build temple")  # after the temple's discount 2, plus 1
    assert has(s, 0, "wood") == 0


@rule("ROM-20.4")
def test_apothecarius():
    s = worker(["apothecarius"], 'built = { "0,0" = "storehouse" }')
    do(s, "produce grain")
    assert offers(s) == ["store 0,0", "keep"]
    do(s, "keep")
    assert (has(s, 0, "grain"), stored(s, "0,0")) == (1, [])
    s = do(worker([], 'built = { "0,0" = "storehouse", "1,0" = "storehouse" }'), "produce grain")
    assert refused(s, "keep") == "ROM-20.4"


@rule("ROM-20.5a", "ROM-20.5b")
def test_architectus():
    top = 'built = { "0,0" = "3 storehouse, farm", "1,0" = "farm" }'
    s = table(top, yellow=HOME + 'workers = ["0,0", "0,0"]\ncharacters = ["architectus"]')
    assert s.strength(h(s, "0,0"), 0) == 4
    do(s, "architectus 0,0")
    assert s.strength(h(s, "0,0"), 0) == 5
    assert s.strength(h(s, "0,0"), 1) == s.strength(h(s, "0,0")) == 4
    assert s.limits(0) == (5, 4)
    assert refused(s, "architectus 1,0") == "ROM-20.1"
    assert (
        refused(table(top, yellow=HOME + 'workers = ["0,0"]\ncharacters = ["architectus"]'), "architectus 2,0")
        == "ROM-20.5a"
    )
    s = table(top, yellow=HOME + 'workers = ["0,0", "0,0", "0,0", "0,0", "1,0"]\ncharacters = ["architectus 0,0"]')
    do(s, "architectus 1,0")
    assert step(s) == "RemoveSurplus"  # the capital is weaker now (ROM-R14)


@rule("ROM-20.6a", "ROM-20.6b")
def test_artifex():
    top = 'phase = "scoring"\nbuilt = { "0,0" = "2 farm, storehouse, temple, port", "1,0" = "farm, forum, aqueduct" }\n'
    top += 'walls = { "1,0" = [0, 1, 2] }'
    s = table(top, yellow=HOME + 'characters = ["artifex"]', blue='capital = "3,-3"', red='capital = "-3,3"')
    do(s, "dominion 1,0")
    assert artifex(s, 0) == 8
    assert characters(s, 0) == 9
    s = table(
        top.replace("[0, 1, 2]", "[0, 1]"),
        yellow=HOME + 'characters = ["artifex"]',
        blue='capital = "3,-3"',
        red='capital = "-3,3"',
    )
    assert artifex(do(s, "dominion 1,0"), 0) == 7
    s = table('phase = "scoring"\nbuilt = { "0,0" = "temple" }', yellow=HOME + 'characters = ["artifex"]')
    assert artifex(s, 0) == 0  # no dominion hex


@rule("ROM-20.7")
def test_consul_wins_ties():
    s = table(
        'phase = "scoring"', yellow=HOME, blue='capital = "3,-3"\ncharacters = ["consul"]', red='capital = "-3,3"'
    )
    _, bonus = totals(s)
    assert [row[CATEGORIES.index("battle_markers")] for row in bonus] == [1, 6, 1]


@rule("ROM-20.8a")
def test_defensor_in_every_defence():
    s = table(
        'phase = "combat"',
        yellow=HOME + 'workers = ["2,0"]',
        blue=FAR.replace('workers = ["0,-3"]', 'workers = ["2,0", "0,-3"]') + 'characters = ["defensor"]',
    )
    show(do(s, "attack 2,0 blue"), "minus1loss", "minus1loss")  # 1 against 1 + 1
    assert s.battles[1] == 1
    s = table(
        'phase = "combat"',
        yellow=HOME + 'workers = ["2,0"]\ncharacters = ["defensor"]',
        blue=FAR.replace('workers = ["0,-3"]', 'workers = ["2,0", "0,-3"]'),
    )
    show(do(s, "attack 2,0 blue"), "minus1loss", "minus1loss")
    assert s.battles == [0, 0, 0]


@rule("ROM-20.8b", "ROM-20.8c")
def test_defensor_s_walls():
    s = worker([], 'display = ["defensor"]\nbank = { wall = 2 }', "coins = 2\n")
    do(s, "hire defensor 1")
    assert (s.note[s.box.defensor], s.bank[7]) == (2, 0)
    s = do(worker(["defensor"]), "build wall")
    assert offers(s, "wall") == []
    assert len(offers(s, "free-wall")) == 6
    assert refused(s, "wall east") == "ROM-8.8"
    do(s, "free-wall east", "free-wall west", "free-wall north-east")
    assert s.walls[h(s, "0,0")] == 0b001011
    assert s.note[s.box.defensor] == 0
    s = do(worker(["defensor"], "", "stone = 1\n"), "build wall", "free-wall east", "wall west", "free-wall north-east")
    assert has(s, 0, "stone") == 0
    assert s.bank[7] == 14
    s = do(worker(["defensor 1"], "", "stone = 1\n"), "build wall", "free-wall east")
    assert refused(s, "free-wall west") == "ROM-20.8c"


@rule("ROM-20.9a", "ROM-20.9b", "ROM-X28")
def test_dux_counters():
    yellow = HOME + 'soldiers = ["2,0"]\nworkers = ["1,0", "0,0"]\ncharacters = ["dux"]\ngrain = 9'
    blue = 'capital = "0,-3"\nworkers = ["2,0", "1,0"]\n'
    s = table('phase = "combat"', yellow=yellow, blue=blue)
    do(s, "attack 1,0 blue", "play minus1loss", "play plus3", "dux 3")  # 1 + 3 against 4
    assert s.battles == [0, 0, 0]
    do(s, "attack 2,0 blue", "play x2", "play x2")
    assert offers(s) == ["dux 0", "dux 1"]
    assert refused(s, "dux 2") == "ROM-20.9a"
    do(s, "dux 1")
    assert s.note[s.box.tiles_of[6][0]] == 0
    s = table('phase = "combat"', yellow=yellow, blue=blue)
    do(s, "attack 1,0 blue", "play minus1loss", "play plus3", "dux 4")
    assert s.battles[0] == 1
    s = table(
        'phase = "combat"', yellow=HOME + 'soldiers = ["2,0"]\nworkers = ["0,0"]', blue=blue + 'characters = ["dux"]'
    )
    do(s, "attack 2,0 blue", "play minus1loss", "play minus1loss")
    assert s.asked == (1,)  # defending, in another's turn
    do(s, "dux 4")
    assert s.battles[1] == 1


@rule("ROM-20.10")
def test_equus():
    top = 'terrain = { water = ["-1,0"], down = ["0,1"] }'
    s = worker(["equus"], top, "stone = 1\nwood = 1\n")
    assert sorted(offers(s, "ride")) == ["ride -1,1", "ride 0,-1", "ride 1,-1", "ride 1,0"]
    assert refused(s, "ride 0,1") == "ROM-20.10"
    do(s, "ride 1,0", "ride 2,0")
    assert offers(s, "ride") == []
    do(s, "move 3,0", "build farm")
    assert built(s, "3,0", "farm") == 1
    s = worker(["equus"], top)
    do(s, "ride 1,0", "stop", "activate worker 3,-3", "ride 2,-2")
    assert offers(s, "ride") == []  # one each for two units
    s = worker(["equus"], top)
    do(s, "move 1,0", "move 2,0")
    assert {offer.split()[0] for offer in offers(s)} == {"stop", "ride"}
    do(s, "stop")
    assert units(s, 0, "worker") == ["2,0 lying", "3,-3"]


@rule("ROM-20.11a", "ROM-20.11b")
def test_foederatus():
    s = do(worker(["foederatus"]), "recruit 2")
    assert units(s, 0, "mercenary") == ["0,0", "0,0"]
    assert s.note[s.box.tiles_of[8][0]] == 1
    s = do(worker(["foederatus"], "", "coins = 1\n"), "recruit 2")
    assert offers(s) == ["waive 2", "waive 1"]
    assert refused(s, "waive 0") == "ROM-20.11a"
    do(s, "waive 1")
    assert has(s, 0, "coins") == 0
    s = table(
        'phase = "supply"',
        yellow=HOME + 'mercenaries = ["0,0", "0,0"]\nfallen = 1\ncharacters = ["foederatus"]\nsalt = 9',
    )
    assert offers(s) == ["waive 3", "waive 2", "waive 1", "waive 0"]
    do(s, "waive 1")
    assert has(s, 0, "salt") == 9 - 3  # the others are the first and the second
    s = do(worker(["foederatus"], "", "salt = 9\n"), "recruit 1", "waive 1", "activate worker 3,-3", "stop")
    do(s, "activate mercenary 0,0", "stop")
    assert step(s) != "WaiveWages"  # either recruiting or wages in one turn


@rule("ROM-20.12")
def test_furnarius():
    s = table('phase = "supply"', yellow=HOME + 'workers = ["3,0", "2,0", "1,1"]\ncharacters = ["furnarius"]', blue=FAR)
    do(s, "feed")
    assert len(units(s, 0, "worker")) == 2
    s = table(
        'phase = "supply"',
        yellow=HOME + 'workers = ["3,0", "2,0", "1,1"]\ncharacters = ["furnarius", "furnarius"]',
        blue=FAR,
    )
    do(s, "feed")
    assert len(units(s, 0, "worker")) == 3


@rule("ROM-20.13")
def test_heros():
    yellow = HOME + 'soldiers = ["2,0"]\nworkers = ["1,0", "0,0"]\ncharacters = ["heros"]\ngrain = 9'
    s = table('phase = "combat"', yellow=yellow, blue='capital = "0,-3"\nworkers = ["2,0", "1,0"]\n')
    do(s, "attack 1,0 blue")
    assert offers(s) == ["all", "heros"]
    do(s, "heros")
    show(s, "minus1loss", "minus1loss")  # 1 + 2 against 1
    assert s.battles[0] == 1
    do(s, "attack 2,0 blue")
    assert step(s) == "Reveal"  # once per turn


@rule("ROM-20.14a", "ROM-20.14b")
def test_mercator():
    for temples, need, got in ((0, 4, 1), (2, 4, 1), (3, 3, 1), (4, 2, 1), (5, 1, 1), (6, 1, 2)):
        top = f'built = {{ "0,0" = "{temples} temple" }}' if temples else ""
        s = worker(["mercator"], top, f"grain = {need}\n")
        do(s, "mercator 0,0")
        assert len(offers(s)) == 4
        assert refused(s, "swap grain grain") == "ROM-20.14a"
        do(s, "swap grain salt")
        if got == 2:
            assert refused(s, "gain grain") == "ROM-20.14a"
            do(s, "gain wood")
        assert (has(s, 0, "grain"), has(s, 0, "salt"), has(s, 0, "wood")) == (0, 1, got - 1)
        assert step(s) == "Act"  # no action: the worker goes on
        assert refused(s, "mercator 0,0") == "ROM-20.1"
    assert refused(worker(["mercator"], "", "grain = 3\nwood = 3\n"), "mercator 0,0") == "ROM-20.14a"
    s = table("", yellow=HOME + 'workers = ["1,0 lying", "2,0 hindered", "0,0"]\ncharacters = ["mercator"]\ngrain = 4')
    assert offers(s, "mercator") == ["mercator 0,0", "mercator 1,0"]


@rule("ROM-20.15")
def test_nauta():
    top = 'terrain = { water = ["1,0", "2,0", "3,0"] }'
    s = worker(["nauta"], top)
    assert offers(s, "sail") == ["sail 1,0"]
    do(s, "sail 1,0")
    assert offers(s, "sail") == ["sail 2,0"]
    do(s, "sail 2,0")
    assert offers(s, "sail") == []
    assert refused(s, "sail 3,0") == "ROM-20.15"
    do(s, "move 3,0", "move 3,-1")
    assert units(s, 0, "worker") == ["3,-1 lying", "3,-3"]
    s = do(worker(["nauta"], "", "grain = 3\n"), "sell grain", "column wood", "sell grain", "column wood")
    assert has(s, 0, "coins") == 2
    assert step(s) == "Activate"
    s = do(worker(["nauta"], "", "coins = 3\n"), "buy grain", "buy grain")
    assert has(s, 0, "grain") == 2


@rule("ROM-20.16a", "ROM-20.16b")
def test_negotiator():
    s = worker([], 'display = ["negotiator"]', "coins = 2\n")
    assert refused(s, "hire negotiator 1") == "ROM-20.16a"
    s = do(worker([], 'display = ["negotiator"]', "coins = 2\ngrain = 2\nsalt = 1\n"), "hire negotiator 1")
    assert sorted(offers(s)) == ["endow grain", "endow salt"]
    do(s, "endow grain", "endow salt")
    assert (has(s, 0, "grain"), has(s, 0, "salt")) == (1, 0)
    assert "negotiator 0,0" in offers(s)
    s = worker(["negotiator grain salt"], "", "grain = 2\nwood = 2\ncoins = 1\n")
    do(s, "negotiator 0,0")
    assert sorted(offers(s)) == ["buy grain", "buy salt", "sell grain"]
    assert refused(s, "sell wood") == "ROM-20.16b"
    assert refused(s, "buy wood") == "ROM-20.16b"
    do(s, "sell grain", "column wood")
    assert step(s) == "Act"
    assert refused(s, "negotiator 0,0") == "ROM-20.1"
    do(s, "sell grain", "column wood")
    assert has(s, 0, "coins") == 3


@rule("ROM-20.17a", "ROM-20.17b")
def test_obsessor():
    s = worker(["obsessor"], 'walls = { "1,0" = [3] }')
    do(s, "move 1,0", "stop")
    assert units(s, 0, "worker") == ["1,0", "3,-3"]
    s = table(
        'phase = "combat"',
        yellow=HOME + 'soldiers = ["2,0"]\nworkers = ["0,0"]\ncharacters = ["obsessor"]',
        blue='capital = "2,0"\nworkers = ["0,-3"]',
    )
    show(do(s, "attack 2,0 blue"), "minus1loss", "minus1loss")  # 3 + 2 against 4
    assert s.battles[0] == 1
    s = table(
        'phase = "combat"',
        yellow=HOME + 'soldiers = ["2,0"]\nworkers = ["0,0"]\ncharacters = ["obsessor"]',
        blue='capital = "0,-3"\nsoldiers = ["2,0"]',
    )
    show(do(s, "attack 2,0 blue"), "minus1loss", "minus1loss")
    assert s.battles == [0, 0, 0]


@rule("ROM-20.18")
def test_patronus():
    for mine, blue, red, extra in ((5, 5, 4, 4), (4, 5, 4, 2), (4, 5, 5, 2), (3, 5, 4, 0)):
        s = table('phase = "scoring"', yellow=HOME + f'characters = ["patronus"]\ncoins = {mine}',
                  blue=f'capital = "3,-3"\ncoins = {blue}', red=f'capital = "-3,3"\ncoins = {red}')  # fmt: skip
        assert scores(s)[0][0] == 1 + extra


@rule("ROM-20.19a", "ROM-20.19b", "ROM-20.19c")
def test_praedo_needs_an_opponent_next_to_the_worker():
    blue = 'capital = "0,-3"\nworkers = ["1,0"]\ngrain = 3'
    s = worker(["praedo"], blue=blue)
    assert offers(s, "steal") == ["steal blue"]
    assert refused(s, "steal red") == "ROM-20.19a"
    s = worker(["praedo"], 'walls = { "1,0" = [3] }', blue=blue)
    assert refused(s, "steal blue") == "ROM-20.19a"  # behind a wall
    s = worker(["praedo"], 'walls = { "0,0" = [0] }', blue=blue)
    assert offers(s, "steal") == ["steal blue"]
    s = table("", yellow=HOME + 'workers = ["0,0 hindered"]\ncharacters = ["praedo"]', blue=blue)
    assert refused(do(s, "activate hindered-worker 0,0"), "steal blue") == "ROM-3.8"
    s = worker(["praedo"], at="2,0", blue=blue, red='capital = "0,3"\nworkers = ["2,0"]')
    do(s, "hostile")
    assert refused(s, "steal blue") == "ROM-3.9"
    do(s, "move 1,0", "friendly")
    assert refused(s, "steal blue") == "ROM-3.10"


@rule("ROM-20.19d", "ROM-20.19e")
def test_praedo_s_loot():
    blue = 'capital = "0,-3"\nworkers = ["1,0"]\n'
    s = do(worker(["praedo"], blue=blue + "grain = 3\nsalt = 1"), "steal blue")
    assert s.asked == (-1,)
    assert offers(s) == ["roll blank", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"]
    do(s, "roll 5")
    assert sorted(offers(s)) == ["loot grain", "loot salt"]
    do(s, "loot salt")
    assert has(s, 0, "salt") == 1
    assert has(s, 0, "grain") + has(s, 1, "grain") == 3
    assert has(s, 0, "grain") == 1  # five halved is two
    s = do(worker(["praedo"], blue=blue + "grain = 3"), "steal blue", "roll blank")
    assert has(s, 1, "grain") == 3
    s = do(worker(["praedo"], blue=blue + "grain = 1"), "steal blue", "roll 6")
    assert has(s, 0, "grain") == 1  # at most what is there
    s = do(worker(["praedo"], blue=blue + "coins = 3"), "steal blue")
    assert (has(s, 0, "coins"), has(s, 1, "coins")) == (1, 2)
    s = do(worker(["praedo"], blue=blue + "halves = 1"), "steal blue")
    assert (has(s, 0, "coins"), has(s, 1, "coins")) == (0.5, 0)
    s = do(worker(["praedo"], blue=blue), "steal blue")
    assert has(s, 0, "coins") == 0


@rule("ROM-20.20a", "ROM-20.20b", "ROM-X29")
def test_praepositus():
    s = worker([], 'display = ["praepositus"]', "coins = 2\n")
    assert refused(s, "hire praepositus 1") == "ROM-20.20a"
    s = do(
        worker([], 'display = ["praepositus"]', "coins = 2\ngrain = 2\nwood = 1\n"), "hire praepositus 1", "endow grain"
    )
    assert has(s, 0, "grain") == 1
    assert step(s) == "Activate"  # exactly one
    s = worker(
        ["praepositus grain"],
        'built = { "0,0" = "2 storehouse" }\nterrain = { forest = ["-1,0"] }',
        extra=["1,0", "-1,0"],
    )
    do(s, "produce grain")
    reason = s.why_not(0, "extra 2")
    assert (reason.rule, reason.values) == ("ROM-20.20b", (("needed", 2), ("have", 1)))
    do(s, "extra 1")
    assert stored(s, "0,0") == [(2, "grain")]
    do(s, "activate worker 1,0", "produce grain")
    assert sorted(stored(s, "0,0")) == [(1, "grain"), (2, "grain")]
    s = worker(["praepositus grain"], 'built = { "0,0" = "storehouse" }\nterrain = { forest = ["1,0"] }', at="1,0")
    assert stored(do(s, "produce wood"), "0,0") == [(1, "wood")]


@rule("ROM-20.22")
def test_sacerdos():
    top = 'phase = "scoring"\nbuilt = { "0,0" = "3 temple" }'
    blue = 'capital = "3,-3"\nsoldiers = ["1,0", "1,0"]'
    for answers, holder in ((["pass"], 1), (["bless 1,0", "pass"], -1), (["bless 1,0", "bless 1,0"], 0)):
        s = table(top, yellow=HOME + 'characters = ["sacerdos"]', blue=blue, red='capital = "-3,3"')
        assert refused(s, "bless 2,0") == "ROM-20.22"  # no influence there
        do(s, *answers)
        assert control(s)[h(s, "1,0")] == holder
    s = table(top, yellow=HOME + 'characters = ["sacerdos"]', blue=blue, red='capital = "-3,3"')
    do(s, "bless -1,0", "bless 0,1")
    assert [influence(s, 0)[h(s, at)] for at in ("-1,0", "0,1", "1,0")] == [2, 2, 1]


@rule("ROM-20.23a", "ROM-X30")
def test_traductor():
    top = 'terrain = { hill = ["1,0"], water = ["0,1"], down = ["-1,0"] }\nbuilt = { "2,0" = "storehouse" }'
    s = worker(["traductor"], top, "stone = 1\nwood = 1\nrefined = 2\n")
    assert sorted(offers(s, "traductor")) == ["traductor -1,1", "traductor 0,-1", "traductor 1,-1", "traductor 1,0"]
    assert refused(s, "traductor 0,1") == "ROM-20.23a"
    do(s, "traductor 1,0")
    assert "produce stone" in offers(s)
    do(s, "produce stone")
    assert stored(s, "2,0") == [(1, "stone")]  # next to the hill, not to the worker
    assert units(s, 0, "worker") == ["0,0 lying", "3,-3"]
    assert s.produced >> h(s, "1,0") & 1
    assert not s.produced >> h(s, "0,0") & 1
    s = worker(["traductor"], top, "refined = 2\n", at="1,-1")
    do(s, "traductor 0,0", "create soldier")
    assert units(s, 0, "soldier") == ["0,0 lying"]
    assert units(s, 0, "worker") == ["3,-3"]
    s = do(worker(["traductor"], top), "traductor 1,0", "back")
    assert step(s) == "Act"
    assert refused(s, "traductor 1,0") == "ROM-20.23a"  # thought better of it


@rule("ROM-20.23b")
def test_traductor_and_hostile_units_and_walls():
    blue = 'capital = "0,-3"\nworkers = ["1,0"]'
    top = 'walls = { "1,0" = [3] }'
    s = worker(["traductor"], top, "stone = 1\nwood = 1\n", blue=blue)
    do(s, "traductor 1,0", "friendly", "build farm")
    assert built(s, "1,0", "farm") == 1
    s = worker(["traductor"], top, "stone = 1\nwood = 1\n", blue=blue)
    do(s, "traductor 1,0", "hostile")
    assert step(s) == "Act"
    assert refused(s, "traductor 1,0") == "ROM-20.23a"
    s = worker(["traductor"], "", at="1,0", blue=blue)
    do(s, "hostile")
    assert offers(s, "traductor") == []


@rule("ROM-4.2", "ROM-20.23b")
def test_what_an_owner_has_answered_holds_for_traductor_too():
    """The worker's own hex, and hexes asked about before, are not asked about again in this activation."""
    blue = 'capital = "0,-3"\nworkers = ["0,0", "2,0"]'
    top = 'built = { "0,0" = "storehouse", "2,0" = "storehouse" }'
    s = worker(["traductor"], top, blue=blue)
    do(s, "friendly", "traductor 1,0")
    assert (step(s), s.asked, s.stack[-1].hex) == ("Hostility", (1,), h(s, "2,0"))  # not about 0,0
    do(s, "hostile", "produce grain")
    assert stored(s, "0,0") == [(1, "grain")]
    s = worker(["traductor"], 'built = { "1,0" = "storehouse" }', blue='capital = "0,-3"\nworkers = ["1,0"]')
    do(s, "friendly", "traductor 1,0")
    assert step(s) == "Translate"
    s = worker(["traductor"], 'built = { "1,0" = "storehouse" }', blue='capital = "0,-3"\nworkers = ["1,0"]')
    do(s, "hostile")
    assert refused(s, "traductor 1,0") == "ROM-20.23a"
    top = 'built = { "2,-1" = "storehouse" }'
    s = worker(["traductor"], top, "stone = 1\nwood = 1\n", blue='capital = "0,-3"\nworkers = ["2,-1"]')
    do(s, "traductor 1,0", "hostile", "back", "traductor 1,-1")
    assert step(s) == "Translate"  # 2,-1 is next to both
    assert refused(s, "produce grain") == "ROM-9.10"


@rule("ROM-4.2")
def test_nobody_is_asked_where_an_extra_move_is_impossible():
    blue = 'capital = "0,-3"\nworkers = ["2,0"]'
    s = do(worker(["nauta"], "", blue=blue), "move 1,0", "move 2,0")
    assert step(s) == "Activate"  # no action left, and no water for Nauta
    s = do(worker(["nauta"], "terrain = { water = ['3,0'] }", blue=blue), "move 1,0", "move 2,0")
    assert (step(s), s.asked) == ("Hostility", (1,))


@rule("ROM-3.11")
def test_the_market_action_of_negotiator_is_an_action():
    yellow = HOME + 'workers = ["0,0"]\ncharacters = ["negotiator grain", "mercator"]\ngrain = 9'
    s = do(table("", yellow=yellow, blue=FAR), "negotiator 0,0", "column wood", "pass")
    assert has(s, 0, "coins") == 1
    s = do(table("", yellow=yellow, blue=FAR), "mercator 0,0", "swap grain salt", "pass")
    assert has(s, 0, "coins") == 1  # Mercator is none (ROM-20.14a)
