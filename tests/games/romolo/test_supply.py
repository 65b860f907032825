"""Chapters 15, 16, 18 and 19: supply, influence, the end, scoring."""
# ruff: noqa: E501 (a position in one line is easier to read)

import pytest

from quadriga.games.romolo.board import CATEGORIES
from quadriga.games.romolo.influence import control, influence
from quadriga.games.romolo.scoring import dominion, majorities, outcome, scores, totals
from quadriga.games.romolo.supply import salt_due
from tests.games.romolo.table import GAME, built, do, h, has, offers, refused, step, stored, table, units, until
from tests.rule_coverage import rule

HOME = 'capital = "0,0"\n'
NEXT = {"blue": 'capital = "0,-3"\nworkers = ["0,-3"]\ngrain = 9'}


def supply(top="", yellow="", **sides):
    return table('phase = "supply"\n' + top, yellow=HOME + yellow, **(NEXT | sides))


@rule("ROM-15.1")
def test_income_from_all_storehouses():
    top = 'built = { "0,0" = "2 storehouse", "0,-3" = "storehouse" }\nwalls = { "0,-3" = [0, 1, 2, 3, 4, 5] }\n'
    top += 'stored = { "0,0" = ["2 wood", "1 salt"], "0,-3" = ["3 stone"] }'
    s = supply(top, 'workers = ["0,0"]')
    assert [has(s, 0, good) for good in ("wood", "salt", "stone")] == [2, 1, 3]
    assert stored(s, "0,0") == stored(s, "0,-3") == []
    assert step(s) == "Feed"


@rule("ROM-15.2", "ROM-X18")
def test_wages_grow_with_each_mercenary():
    s = supply("", 'mercenaries = ["0,0", "0,0"]\nfallen = 2\nsalt = 12')
    assert salt_due(s, 4) == 1 + 2 + 3 + 4 == 10
    assert [salt_due(s, n) for n in (1, 2, 3)] == [1, 3, 6]
    assert has(s, 0, "salt") == 2
    assert step(s) == "Dismiss"


@rule("ROM-15.3", "ROM-15.4")
def test_wages_in_coins_and_other_cubes():
    s = supply("prices = [1, 1, 1, 2, 1]", 'mercenaries = ["0,0", "0,0"]\nsalt = 2\ncoins = 9\nwood = 1')
    assert offers(s) == ["salt 2", "salt 1", "salt 0"]
    do(s, "salt 1")  # two more salts at 2 each
    assert sorted(offers(s)) == ["coins", "spend wood"]
    do(s, "spend wood")
    assert (has(s, 0, "salt"), has(s, 0, "wood"), has(s, 0, "coins")) == (1, 0, 6)
    assert refused(supply("", 'mercenaries = ["0,0"]\nsalt = 1\ncoins = 1'), "salt 2") == "ROM-15.3"
    s = supply("prices = [1, 1, 1, 0, 1]", 'mercenaries = ["0,0", "0,0"]\ncoins = 9')
    assert has(s, 0, "coins") == 7.5


@rule("ROM-15.5", "ROM-15.6", "ROM-15.8", "ROM-X34")
def test_who_cannot_pay_loses_buildings():
    top = 'prices = [1, 1, 1, 0, 1]\nbuilt = { "0,0" = "temple, farm" }\nwalls = { "0,0" = [0, 1] }'
    s = supply(top, 'mercenaries = ["0,0", "1,0"]\nfallen = 1\nsalt = 2\nhalves = 3')
    assert offers(s) == ["salt 2", "salt 1", "salt 0"]
    do(s, "salt 2")
    assert step(s) == "Ruin"  # two of three could be paid: 2 salt cubes and one bronze
    assert (has(s, 0, "salt"), has(s, 0, "coins")) == (0, 1)
    assert sorted(offers(s)) == ["raze farm", "raze temple"]
    assert refused(s, "raze tower") == "ROM-15.6"
    assert refused(s, "raze wall") == "ROM-15.7"
    do(s, "raze farm")
    assert sorted(offers(s)) == ["dismiss mercenary 0,0", "dismiss mercenary 1,0", "fallen"]
    kept = s.copy()
    do(s, "dismiss mercenary 1,0")
    assert units(s, 0, "mercenary") == ["0,0"]
    do(kept, "fallen")
    assert units(kept, 0, "mercenary") == ["0,0", "1,0"]
    assert [kept.where[u] for u in kept.box.of_kind[0][2]].count(-2) == 1
    s = supply("", 'mercenaries = ["0,0"]\ncoins = 0\nworkers = ["0,0"]')  # nothing but the tower
    assert not s.alive(0)
    assert s.active == 1


@rule("ROM-15.7")
def test_three_walls_are_a_building_for_wages():
    top = 'built = { "0,0" = "temple" }\nwalls = { "0,0" = [0, 1, 2, 3] }'
    s = supply(top, 'mercenaries = ["0,0"]')
    assert sorted(offers(s)) == ["raze temple", "raze wall"]
    do(s, "raze wall", "side east", "side north-east")
    assert refused(s, "done") == "ROM-15.7"
    do(s, "side west")
    assert s.walls[h(s, "0,0")] == 0b000100


@rule("ROM-15.9", "ROM-15.10")
def test_dismissing_mercenaries():
    s = supply("", 'mercenaries = ["0,0", "1,0"]\nfallen = 1\nsalt = 9\nworkers = ["0,0"]\ngrain = 3')
    do(s, "salt 6")
    assert sorted(offers(s)) == ["dismiss mercenary 0,0", "dismiss mercenary 1,0", "pass"]
    bank = s.bank.copy()
    do(s, "dismiss mercenary 1,0", "pass")
    assert units(s, 0, "mercenary") == ["0,0"]
    assert [s.where[u] for u in s.box.of_kind[0][2]].count(-2) == 2  # with the one that lay before him
    assert s.bank == bank


@rule("ROM-15.11", "ROM-15.16", "ROM-X19")
def test_feeding_and_hunger():
    top = 'built = { "0,0" = "farm", "1,0" = "farm" }'
    s = supply(top, 'workers = ["0,0", "1,0", "0,1", "3,0"]\nmercenaries = []\nexplorers = ["3,-3"]\ngrain = 1')
    assert sorted(offers(s)) == ["feed", "leave worker 0,0", "leave worker 0,1", "leave worker 1,0", "leave worker 3,0"]
    assert refused(s, "leave explorer 3,-3") == "ROM-15.11"
    do(s, "feed")
    assert (step(s), offers(s)) == ("Hungry", ["grain worker 3,0", "recall worker 3,0"])
    do(s, "grain")
    assert len(units(s, 0, "worker")) == 4
    assert has(s, 0, "grain") == 0
    s = supply(top, 'workers = ["0,0", "1,0", "0,1", "3,0"]\ngrain = 1')
    do(s, "feed", "recall")
    assert units(s, 0, "worker") == ["0,0", "0,1", "1,0"]
    assert has(s, 0, "grain") == 1
    s = supply("", 'workers = ["3,0"]\nsoldiers = ["3,0"]')
    do(s, "feed")
    assert units(s, 0, "soldier") == units(s, 0, "worker") == []  # no grain: nothing to choose


@rule("ROM-15.12", "ROM-X35")
def test_farms_feed_two_units_each_as_well_as_possible():
    top = 'built = { "0,0" = "farm", "2,0" = "farm" }'
    s = do(supply(top, 'workers = ["1,0", "1,0", "-1,0", "3,0"]\ngrain = 1'), "feed")
    assert len(units(s, 0, "worker")) == 4
    assert has(s, 0, "grain") == 1
    s = supply(top, 'workers = ["1,0", "1,0", "-1,0", "3,0"]\nsoldiers = ["1,0"]\ngrain = 1')
    do(s, "feed", "recall")
    assert len(units(s, 0, "worker")) + len(units(s, 0, "soldier")) == 4
    s = supply(top, 'workers = ["1,0", "1,0"]\ngrain = 1')
    do(s, "leave worker 1,0")
    assert sorted(offers(s)) == ["feed", "leave worker 1,0"]
    do(s, "feed", "recall")
    assert units(s, 0, "worker") == ["1,0"]  # a unit may be left unfed (ROM-R117)


@rule("ROM-15.13")
def test_no_food_from_a_farm_with_a_hostile_unit():
    top = 'built = { "1,0" = "farm" }'
    blue = 'capital = "0,-3"\nworkers = ["1,0"]\ngrain = 9'
    s = supply(top, 'workers = ["0,0"]', blue=blue)
    assert (s.asked, step(s)) == ((1,), "Hostility")
    do(s, "hostile", "feed")
    assert units(s, 0, "worker") == []
    s = do(supply(top, 'workers = ["0,0"]', blue=blue), "friendly", "feed")
    assert units(s, 0, "worker") == ["0,0"]


@rule("ROM-15.14", "ROM-15.15")
def test_no_food_from_a_foreign_capital_or_over_a_wall():
    s = supply('built = { "1,0" = "farm" }', 'workers = ["0,0"]', blue='capital = "1,0"\nworkers = ["0,-3"]')
    assert units(do(s, "feed"), 0, "worker") == []
    s = supply('built = { "1,0" = "farm" }\nwalls = { "1,0" = [3] }', 'workers = ["0,0", "1,0"]')
    assert units(do(s, "feed"), 0, "worker") == ["1,0"]
    s = supply('built = { "1,0" = "farm" }\nwalls = { "1,0" = [4], "0,0" = [0] }', 'workers = ["0,0"]')
    assert units(do(s, "feed"), 0, "worker") == ["0,0"]


@rule("ROM-15.17", "ROM-15.18", "ROM-15.19", "ROM-X20", "ROM-X21")
def test_the_market_update():
    cubes = 'market = ["grain wood", "grain wood", "stone grain", "salt stone"]'
    s = do(supply(cubes, 'workers = ["0,0"]\ngrain = 3'), "feed", "grain")
    assert s.prices == [2, 0, 1, 2, 1]
    assert s.board == []
    s = do(
        supply('market = ["grain wood", "grain wood", "stone grain"]', 'workers = ["0,0"]\ngrain = 3'), "feed", "grain"
    )
    assert s.prices == [1] * 5
    assert len(s.board) == 3


@rule("ROM-X33", "ROM-15.18")
def test_each_move_of_a_price_stops_at_both_ends():
    cubes = 'market = ["grain wood", "grain wood", "stone grain", "wood salt"]\nprices = [5, 0, 1, 1, 1]'
    s = do(supply(cubes, 'workers = ["0,0"]\ngrain = 3'), "feed", "grain")
    assert s.prices[:2] == [4, 0]


@rule("ROM-15.20")
def test_lying_units_stand_up():
    s = supply("", 'workers = ["0,0 lying"]\nexplorers = ["0,0 lying"]\ngrain = 2')
    do(s, "feed", "grain")
    assert units(s, 0, "worker") == units(s, 0, "explorer") == ["0,0"]
    assert s.active == 1


# -- influence ---------------------------------------------------------------------------------------------------------


def town(strength):
    return f'built = {{ "0,0" = "{strength - 1} temple" }}\n' if strength > 1 else ""


def position(top="", yellow="", **sides):
    sides = {"blue": 'capital = "3,-3"', "red": 'capital = "-3,3"'} | sides
    return table('phase = "combat"\n' + top, yellow=HOME + 'workers = ["0,0"]\nsoldiers = []\n' + yellow, **sides)


@rule("ROM-16.1", "ROM-X9")
def test_strength_of_a_hex():
    for buildings, walls, strength in (
        ("2 storehouse", [], 3),
        ("2 storehouse, farm", [], 3),
        ("2 farm", [0, 1, 2], 2),
    ):
        s = position(f'built = {{ "0,0" = "{buildings}" }}\nwalls = {{ "0,0" = {walls} }}')
        assert s.strength(h(s, "0,0")) == strength
    s = position('built = { "1,0" = "port, forum, aqueduct, temple" }\nwalls = { "1,0" = [0, 1] }')
    assert s.strength(h(s, "1,0")) == 4
    s = position('walls = { "1,0" = [0, 1, 2, 3, 4, 5] }')
    assert s.strength(h(s, "1,0")) == 2


@rule("ROM-16.2")
def test_the_reach_of_a_capital():
    for strength, hexes in ((1, 1), (3, 1), (4, 7), (5, 19), (6, 35), (8, 35)):
        assert sum(influence(position(town(strength)), 0)) == hexes


@rule("ROM-16.3", "ROM-X22")
def test_influence_follows_a_path():
    wall = 'walls = { "1,0" = [3] }'
    s = position(town(4) + wall)
    assert influence(s, 0)[h(s, "1,0")] == 0
    s = position(town(5) + wall)
    assert influence(s, 0)[h(s, "1,0")] == 1
    s = position(town(5) + 'terrain = { water = ["1,0"], down = ["0,1"] }')
    points = influence(s, 0)
    assert [points[h(s, at)] for at in ("1,0", "0,1", "2,0", "1,1", "2,-1")] == [0, 0, 0, 0, 1]
    s = position(town(5), blue='capital = "1,0"')
    assert influence(s, 0)[h(s, "1,0")] == 0  # another's tower
    assert influence(s, 0)[h(s, "2,0")] == 0


@rule("ROM-16.4", "ROM-16.5")
def test_soldiers_have_influence_others_have_none():
    s = table('terrain = { water = ["2,0"] }',
              yellow=HOME + 'workers = ["1,0"]\nsoldiers = ["2,0", "2,0"]\nexplorers = ["1,0"]\nmercenaries = ["0,1"]')  # fmt: skip
    points = influence(s, 0)
    assert (points[h(s, "2,0")], points[h(s, "1,0")], points[h(s, "0,1")]) == (2, 0, 0)


@rule("ROM-16.6", "ROM-16.7", "ROM-16.8", "ROM-X23")
def test_control():
    s = table('phase = "combat"\n' + town(4), yellow=HOME + 'workers = ["0,0"]',
              blue='capital = "3,-3"\nsoldiers = ["-1,0", "0,0", "0,0"]', red='capital = "-3,3"')  # fmt: skip
    held = control(s)
    assert [held[h(s, at)] for at in ("0,0", "1,0", "0,1", "-1,0", "2,0")] == [0, 0, 0, -1, -1]
    s = table('phase = "combat"\nterrain = { down = ["2,0"] }\n' + town(5), yellow=HOME + 'workers = ["0,0"]')
    assert control(s)[h(s, "2,0")] == -1


@rule("ROM-X25")
def test_control_between_two_capitals():
    top = 'phase = "combat"\nterrain = { down = ["-1,0", "0,1", "0,-1", "-1,1"] }\nwalls = { "2,0" = [3] }\n'
    top += 'built = { "0,0" = "4 temple", "2,-2" = "2 temple" }'
    s = table(top, yellow=HOME + 'workers = ["0,0"]', blue='capital = "2,-2"\nsoldiers = ["2,-1"]')
    held = control(s)
    assert [held[h(s, at)] for at in ("0,0", "1,0", "1,-1")] == [0, 0, 0]
    assert held[h(s, "2,-2")] == 1
    assert [held[h(s, at)] for at in ("2,-1",)] == [-1]
    assert influence(s, 0)[h(s, "2,0")] == 0
    assert held[h(s, "2,0")] == -1


@rule("ROM-16.9")
def test_control_matters_only_in_the_scoring():
    s = table("", yellow=HOME + 'workers = ["1,0"]\nstone = 1\nwood = 1',
              blue='capital = "2,0"\nsoldiers = ["3,0"]')  # fmt: skip
    assert "build farm" in offers(do(s, "activate worker 1,0"))


# -- the end -----------------------------------------------------------------------------------------------------------


@rule("ROM-18.1", "ROM-18.4")
def test_the_closing_phase_begins():
    yellow = 'workers = ["0,0"]\ngrain = 3'
    for bank in (
        "temple = 0, wall = 0",
        "temple = 0, wall = 0, battle_marker = 0",
        "mercenary = 0, farm = 0, port = 0",
    ):
        s = do(supply(f"bank = {{ {bank} }}", yellow), "feed", "grain")
        assert bool(s.closing) == (bank.count("= 0") >= 3)
    s = do(supply('display = [""]', yellow), "feed", "grain")
    assert s.closing  # all characters hired
    s = do(supply('display = [""]\nstack = [0, 1, 0]', yellow), "feed", "grain")
    assert not s.closing
    s = do(supply('closing = true\ndisplay = ["dux"]', yellow), "feed", "grain")
    assert s.closing


@rule("ROM-18.3", "ROM-18.5")
def test_each_player_decides_at_the_start_of_the_turn():
    top = 'closing = true\nphase = "start"'
    sides = {"yellow": HOME + 'workers = ["0,0"]\ngrain = 9'} | NEXT
    s = table(top, **sides)
    assert (s.asked, offers(s)) == ((0,), ["play-on", "end-game"])
    do(s, "play-on")
    assert step(s) == "Activate"
    until(s, "PlayOrEnd")
    assert s.asked == (1,)
    do(s, "end-game")
    assert not s.asked
    assert s.outcome().reason == "ended"
    assert s.outcome().scores[0]["hexes"] == 1


@rule("ROM-23.3")
def test_the_round_cap():
    s = table('settings = { round_cap = 3 }\nround = 3\nturn = "red"\nphase = "supply"', yellow=HOME + 'workers = ["0,0"]',
              red='capital = "-3,3"\nworkers = ["-3,3"]\ngrain = 3')  # fmt: skip
    do(s, "feed", "grain")
    assert s.outcome().reason == "cap"
    s = table('round = 200\nturn = "red"\nphase = "supply"', yellow=HOME + 'workers = ["0,0"]',
              red='capital = "-3,3"\nworkers = ["-3,3"]\ngrain = 3')  # fmt: skip
    do(s, "feed", "grain")
    assert s.round == 201
    setting = next(one for one in GAME.settings if one.name == "round_cap")
    assert (setting.ours, setting.default, setting.bots) == (True, 0, 40)


# -- scoring -----------------------------------------------------------------------------------------------------------


def scored(top="", **sides):
    return table('phase = "scoring"\n' + top, **sides)


def points(s, category, side=0):
    return scores(s)[side][CATEGORIES.index(category)]


@rule("ROM-19.1", "ROM-19.4")
def test_what_is_decided_before_the_scoring():
    top = (
        'start = "blue"\nbuilt = { "0,0" = "3 temple", "1,0" = "farm, temple", "2,-2" = "3 temple", "3,-2" = "forum" }'
    )
    s = scored(top, yellow=HOME + 'characters = ["sacerdos"]', blue='capital = "2,-2"\ncharacters = ["architectus"]')
    assert (s.asked, step(s)) == ((1,), "LastFarm")
    do(s, "architectus 1,0")
    assert (s.asked, step(s)) == ((0,), "Bless")
    do(s, "pass")
    assert (s.asked, step(s)) == ((1,), "Dominion")
    assert "dominion 3,-2" in offers(s)
    assert refused(s, "dominion 0,0") == "ROM-19.4"
    do(s, "dominion 3,-2")
    assert s.asked == (0,)
    do(s, "dominion 1,0")
    assert s.outcome().scores[0]["dominion"] == 4 + 1
    assert s.outcome().scores[1]["dominion"] == 4 + 1


@rule("ROM-19.1")
def test_the_start_player_decides_first_then_the_next_in_turn_order():
    top = (
        'start = "blue"\nbuilt = { "0,0" = "3 temple", "1,0" = "temple", "2,-2" = "3 temple", "3,-2" = "forum",'
        ' "-2,2" = "3 temple", "-3,2" = "forum" }'
    )
    s = scored(top, yellow=HOME, blue='capital = "2,-2"', red='capital = "-2,2"')
    order = []
    while s.asked:
        order.append(s.asked[0])
        s.take(s.asked[0], s.actions(s.asked[0])[0])
    assert order == [1, 2, 0]


@rule("ROM-19.2", "ROM-20.21")
def test_character_points():
    s = scored("", yellow=HOME + 'characters = ["dux", "publicus", "publicus"]\nworkers = ["0,0"]')
    assert points(s, "characters") == 7
    assert points(s, "characters", 1) == 0


@rule("ROM-19.3")
def test_hex_points_and_tokens():
    top = 'built = { "0,0" = "3 temple" }\ntokens = { "1,0" = "x2", "0,-1" = "x3" }\nterrain = { water = ["-1,1"] }'
    s = scored(top, yellow=HOME, blue='capital = "3,-3"', red='capital = "-3,3"')
    do(s, "dominion 1,0")
    assert points(s, "hexes") == 7 - 1 + 1 + 2  # 0,0 has a face-down token of no use


@rule("ROM-19.4", "ROM-X26")
def test_dominion():
    top = 'built = { "0,0" = "3 temple", "1,0" = "3 temple" }\nterrain = { hill = ["0,1"] }'
    for place, total in (("1,0", 7), ("-1,0", 4)):
        s = scored(top, yellow=HOME, blue='capital = "3,-3"', red='capital = "-3,3"')
        assert refused(s, "dominion 0,1") == "ROM-19.4"  # a hill
        do(s, f"dominion {place}")
        assert points(s, "dominion") == total
    s = scored('built = { "0,0" = "2 temple" }', yellow=HOME, blue='capital = "3,-3"', red='capital = "-3,3"')
    assert dominion(s, 0, control(s)) == 0  # no plain controlled


@rule("ROM-19.5", "ROM-19.6", "ROM-19.7")
def test_population_battles_money():
    top = 'built = { "0,0" = "4 farm" }'
    yellow = (
        HOME
        + 'workers = ["0,0", "0,0", "1,0"]\nsoldiers = ["0,0", "0,0"]\nmercenaries = ["0,0"]\nbattles = 2\ncoins = 11'
    )
    s = scored(top, yellow=yellow)
    assert points(s, "population") == 1 + 2
    assert points(s, "battle_markers") == 2
    assert points(s, "money") == 2


@rule("ROM-19.8", "ROM-19.10", "ROM-X27")
def test_majorities_for_three():
    s = scored("", yellow=HOME)
    assert majorities(s, [3, 3, 2], [0, 1, 2], -1) == [4, 4, 0]
    assert majorities(s, [5, 3, 2], [0, 1, 2], -1) == [6, 2, 0]
    assert majorities(s, [1, 5, 5], [0, 1, 2], -1) == [0, 4, 4]
    assert majorities(s, [5, 2, 2], [0, 1, 2], -1) == [6, 1, 1]


@rule("ROM-X32", "ROM-20.7", "ROM-19.8")
def test_majorities_for_four_and_two():
    s = table('phase = "scoring"', seats=4, yellow=HOME)
    everybody = [0, 1, 2, 3]
    assert majorities(s, [5, 5, 5, 1], everybody, -1) == [2, 2, 2, 0]
    assert majorities(s, [4, 2, 2, 2], everybody, -1) == [6, 0, 0, 0]
    assert majorities(s, [3, 3, 1, 0], everybody, 1) == [2, 6, 0, 0]
    assert majorities(s, [3, 3, 3, 0], everybody, 1) == [1, 6, 1, 0]
    s = table('phase = "scoring"', seats=2, yellow='capital = "1,-2"')
    assert majorities(s, [3, 3], [0, 1], -1) == [2, 2]
    assert majorities(s, [3, 1], [0, 1], -1) == [4, 0]


@rule("ROM-19.9")
def test_money_is_compared_by_coins():
    s = scored("", yellow=HOME + "coins = 5", blue='capital = "3,-3"\ncoins = 6', red='capital = "-3,3"\ncoins = 4')
    _, bonus = totals(s)
    assert [row[CATEGORIES.index("money")] for row in bonus] == [2, 6, 0]
    assert [points(s, "money", side) for side in (0, 1, 2)] == [1, 1, 1]


@rule("ROM-19.11")
def test_zero_takes_part_and_the_eliminated_do_not():
    s = scored("", yellow=HOME, blue='capital = "3,-3"', red="out = true")
    _, bonus = totals(s)
    assert [row[CATEGORIES.index("battle_markers")] for row in bonus] == [4, 4, 0]
    assert s.outcome().places == [1, 1, 3]


@rule("ROM-19.12")
@pytest.mark.source
@pytest.mark.parametrize("decider", ["dominion", "population", "hexes", "money", "battle_markers", "characters"])
def test_ties_are_broken_in_order(decider, monkeypatch):
    order = ["dominion", "population", "hexes", "money", "battle_markers", "characters"]
    s = table('phase = "scoring"', seats=2, yellow='capital = "1,-2"', blue='capital = "-1,2"')
    mine, yours = [3] * 6, [3] * 6
    first = order.index(decider)
    mine[CATEGORIES.index(decider)] += 1
    later = order[first + 1 :]
    extra = [0, 0]
    if later:
        yours[CATEGORIES.index(later[0])] += 1
    else:
        extra[1] = 1  # made up for by a majority bonus
    monkeypatch.setattr(
        "quadriga.games.romolo.scoring.totals", lambda _: ([mine, yours], [[extra[0]] * 1, [extra[1]] * 1])
    )
    assert outcome(s).places == [1, 2]


@rule("ROM-19.12")
def test_a_full_tie_is_a_shared_victory():
    s = table('phase = "scoring"', seats=2, yellow='capital = "1,-2"', blue='capital = "-1,2"')
    assert s.outcome().places == [1, 1]
    assert built(s, "1,-2", "farm") == 0


def verbs_of(s):
    """What has happened since the position, without whose it is."""
    return [event.payload[0] for event in s.events]


@rule("ROM-15.6", "ROM-15.16", "ROM-14.3")
def test_what_is_lost_is_told_with_its_cause():
    side = HOME + 'workers = ["0,0"]\nmercenaries = ["0,0", "1,0", "2,0"]\nsalt = 0\ncoins = 0\ngrain = 3'
    s = table("prices = [1, 1, 1, 0, 1]", yellow=side, **NEXT)
    while "eliminated" not in verbs_of(s):
        s.take(s.asked[0], s.actions(s.asked[0])[0])
    assert [event.payload for event in s.events if event.payload[0] == "unpaid"] == [("unpaid", 0, 2)], (
        "the coin for resting pays the first"
    )
    assert verbs_of(s).index("unpaid") < verbs_of(s).index("eliminated")
    s = supply("", 'workers = ["0,0", "3,0"]\ngrain = 1')
    until(s, "Feed")
    do(s, "feed", "recall")
    assert "unfed" in verbs_of(s)
    assert "went-home" not in verbs_of(s), "that is said of units beyond the limit"
