"""Chapters 8 to 12 and 17: building, production, growth, hiring, market, general rules."""

import pytest

from quadriga.games.romolo.board import BUILDINGS, UNITS, WALL
from tests.games.romolo.table import built, do, h, has, offers, refused, step, stored, table, units
from tests.rule_coverage import rule

HOME = 'capital = "0,0"\n'
RICH = "grain = 9\nwood = 9\nstone = 9\nsalt = 9\nrefined = 9\n"


def worker(top="", goods="", at="0,0", extra="", **sides):
    """A worker that has been activated; a second one keeps the Action phase open."""
    s = table(top, yellow=HOME + f'workers = ["{at}", "3,-3"]\n{goods}{extra}', **sides)
    return do(s, f"activate worker {at}")


def kinds(s, verb="build"):
    return {offer.split()[1] for offer in offers(s, verb)}


COSTS = {"farm": (1, 1), "storehouse": (1, 2), "port": (3, 2), "temple": (2, 1), "aqueduct": (4, 2), "forum": (3, 2)}


@rule("ROM-8.1")
@pytest.mark.parametrize("kind", COSTS)
def test_buildings_cost_stone_and_wood(kind):
    stone, wood = COSTS[kind]
    top = 'terrain = { water = ["1,0"] }'
    s = worker(top, f"stone = {stone}\nwood = {wood}\n")
    before = s.bank.copy()
    do(s, f"build {kind}")
    assert (built(s, "0,0", kind), has(s, 0, "stone"), has(s, 0, "wood")) == (1, 0, 0)
    assert s.bank[BUILDINGS.index(kind)] == before[BUILDINGS.index(kind)] - 1
    for less in ((stone - 1, wood), (stone, wood - 1)):
        s = worker(top, "stone = {}\nwood = {}\n".format(*less))
        assert refused(s, f"build {kind}") == "ROM-8.1"


@rule("ROM-8.1", "ROM-8.11")
def test_sawmill_and_quarry_need_their_terrain_and_share_a_stock():
    s = worker('terrain = { forest = ["0,0"] }', "stone = 4\nwood = 1\n")
    assert kinds(s) == {"sawmill", "wall"}
    assert refused(s, "build farm") == "ROM-8.1"
    do(s, "build sawmill")
    assert (s.bank[3], built(s, "0,0", "sawmill"), has(s, 0, "stone")) == (5, 1, 0)
    s = worker('terrain = { hill = ["0,0"] }', "stone = 1\nwood = 4\n")
    assert kinds(s) == {"quarry", "wall"}
    do(s, "build quarry")
    assert (s.bank[3], built(s, "0,0", "quarry"), has(s, 0, "wood")) == (5, 1, 0)
    s = worker('terrain = { hill = ["0,0"] }\nbank = { quarry_sawmill = 0 }', RICH)
    assert refused(s, "build quarry") == "ROM-17.4"


@rule("ROM-8.2", "ROM-8.7", "ROM-8.8")
def test_one_to_three_walls_on_different_sides():
    s = worker("", "stone = 2\nwood = 2\n")
    do(s, "build wall")
    assert refused(s, "done") == "ROM-8.2"
    assert len(offers(s, "wall")) == 6  # also towards the edge and the unknown
    do(s, "wall east")
    assert refused(s, "wall east") == "ROM-8.7"
    do(s, "wall west", "wall north-east")
    assert s.walls[h(s, "0,0")] == 0b001011
    assert step(s) == "PayBuilding"
    assert offers(s) == ["pay stone 1", "pay stone 2"]
    do(s, "pay stone 1")
    assert (has(s, 0, "stone"), has(s, 0, "wood"), s.bank[WALL]) == (1, 0, 12)
    s = do(worker('walls = { "0,0" = [0, 1, 2, 3, 4] }', "stone = 2\n"), "build wall")
    assert offers(s, "wall") == []  # the only side was taken at once
    assert s.walls[h(s, "0,0")] == 63
    s = do(worker("", "stone = 2\n", at="3,-3"), "build wall", "wall east", "done")
    assert s.walls[h(s, "3,-3")] == 1


@rule("ROM-8.3", "ROM-8.5", "ROM-8.6", "ROM-X6")
def test_four_buildings_to_a_hex():
    top = 'built = { "1,0" = "2 storehouse", "2,0" = "3 storehouse, farm", "1,-1" = "2 farm, storehouse" }\n'
    top += 'walls = { "1,-1" = [0, 1, 2] }'
    s = worker(top, RICH)
    room = [4 - s.buildings(h(s, at)) for at in ("1,0", "2,0", "1,-1")]
    assert room == [2, 0, 0]
    assert "farm" in kinds(worker(top, RICH, at="1,0"))
    for at in ("2,0", "1,-1"):
        assert refused(worker(top, RICH, at=at), "build farm") == "ROM-8.3"
    s = worker('built = { "0,0" = "3 temple" }', RICH)  # with the tower four
    assert refused(s, "build farm") == "ROM-8.3"
    s = worker('built = { "1,0" = "3 temple" }', RICH, at="1,0")
    assert "farm" in kinds(s)
    s = worker('built = { "1,0" = "4 temple" }', RICH, at="1,0")
    do(s, "build wall", "wall east", "wall west")
    assert s.walls[h(s, "1,0")].bit_count() == 2  # the third would be a building (ROM-R58)
    assert step(s) == "PayBuilding"
    s = worker('built = { "1,0" = "4 temple" }\nwalls = { "1,0" = [0, 1] }', RICH, at="1,0")
    assert refused(s, "build wall") == "ROM-8.3"


@rule("ROM-8.4")
def test_an_aqueduct_makes_room_for_itself_and_around():
    s = worker('built = { "1,0" = "4 temple" }', RICH, at="1,0")
    assert kinds(s) == {"aqueduct", "wall"}
    s = worker('built = { "1,0" = "4 temple", "2,0" = "aqueduct" }', RICH, at="1,0")
    assert "farm" in kinds(s)
    s = worker('built = { "1,0" = "5 temple", "2,0" = "aqueduct" }', RICH, at="1,0")
    assert kinds(s) == {"aqueduct", "wall"}
    s = worker('built = { "1,0" = "4 temple, aqueduct", "2,0" = "aqueduct" }', RICH, at="1,0")
    assert s.building_limit(h(s, "1,0")) == 6
    assert "farm" in kinds(s)


@rule("ROM-8.9")
def test_temples_save_a_cube_each_but_never_the_last():
    s = worker('built = { "0,0" = "temple" }', "stone = 1\nwood = 2\n")
    do(s, "build storehouse")
    assert offers(s) == ["pay stone 0", "pay stone 1"]  # two of the three, whichever
    do(s, "pay stone 0")
    assert (has(s, 0, "stone"), has(s, 0, "wood")) == (1, 0)
    s = worker('built = { "0,0" = "2 temple" }', "wood = 1\n")
    do(s, "build farm")
    assert (built(s, "0,0", "farm"), has(s, 0, "wood")) == (1, 0)  # at least one is paid
    s = worker('built = { "0,0" = "2 temple" }', "stone = 3\n")
    do(s, "build wall", "wall east", "wall west", "wall north-east")
    assert has(s, 0, "stone") == 2


@rule("ROM-8.10")
def test_a_port_for_each_side_to_water():
    top = 'terrain = { water = ["1,0", "0,1"] }\n'
    assert refused(worker("", RICH), "build port") == "ROM-8.10"
    s = worker(top + 'built = { "0,0" = "port" }', RICH)
    assert "port" in kinds(s)
    s = worker(top + 'built = { "0,0" = "2 port" }', RICH)
    assert refused(s, "build port") == "ROM-8.10"
    s = worker('terrain = { down = ["1,0"] }', RICH)
    assert refused(s, "build port") == "ROM-8.10"


@rule("ROM-8.12", "ROM-17.3", "ROM-X24")
def test_paying_from_storehouses_of_the_hex():
    top = 'built = { "0,0" = "storehouse" }\nstored = { "0,0" = ["2 wood"] }'
    s = do(worker(top, "stone = 1\n"), "build storehouse")
    assert (built(s, "0,0", "storehouse"), stored(s, "0,0"), has(s, 0, "stone")) == (2, [], 0)
    s = do(worker(top, "stone = 1\nwood = 1\n"), "build storehouse")
    assert offers(s) == ["use wood 2", "use wood 1"]
    assert refused(s, "use wood 0") == "ROM-8.12"
    do(s, "use wood 1")
    assert (stored(s, "0,0"), has(s, 0, "wood")) == ([(1, "wood")], 0)
    top = 'built = { "1,0" = "storehouse" }\nstored = { "1,0" = ["2 wood"] }'
    assert refused(worker(top, "stone = 1\n"), "build storehouse") == "ROM-8.1"  # another hex


@rule("ROM-8.13", "ROM-8.19")
def test_demolishing_brings_one_cube_of_the_cost():
    s = do(worker('built = { "1,0" = "temple, forum" }', at="1,0"), "demolish temple")
    assert offers(s) == ["gain wood", "gain stone"]
    assert refused(s, "gain grain") == "ROM-8.13"
    bank = s.bank.copy()
    do(s, "gain stone")
    assert (built(s, "1,0", "temple"), has(s, 0, "stone"), s.bank) == (0, 1, bank)
    assert refused(worker(), "demolish farm") == "ROM-8.13"


@rule("ROM-8.14")
def test_transforming_pays_the_new_building_in_full():
    s = worker('built = { "1,0" = "4 farm" }', "stone = 2\nwood = 1\n", at="1,0")
    do(s, "transform farm")
    assert "build temple" in offers(s)
    assert refused(s, "build forum") == "ROM-8.1"
    do(s, "build temple")
    assert (built(s, "1,0", "farm"), built(s, "1,0", "temple"), has(s, 0, "stone"), has(s, 0, "wood")) == (3, 1, 0, 0)
    s = worker('built = { "1,0" = "temple" }', "wood = 1\n", at="1,0")
    assert "transform temple" in offers(s)  # into a wall
    do(s, "transform temple")
    assert step(s) == "BuildWalls"
    s = worker('built = { "1,0" = "temple" }', at="1,0")
    assert refused(s, "transform temple") == "ROM-8.14"
    s = worker('built = { "1,0" = "2 temple" }', "stone = 1\n", at="1,0")
    do(s, "transform temple")
    assert sorted(offers(s)) == ["build farm", "build wall"]  # the temple that is left saves a cube


@rule("ROM-8.15")
def test_up_to_three_walls_are_one_building():
    s = do(worker('walls = { "1,0" = [0, 1, 2, 3] }', at="1,0"), "demolish wall", "side east", "side west")
    assert "done" in offers(s)
    do(s, "side north-east")
    assert s.walls[h(s, "1,0")] == 0b000100
    assert offers(s) == ["gain wood", "gain stone"]
    s = do(worker('walls = { "1,0" = [0, 1] }', at="1,0"), "demolish wall")
    assert refused(s, "side west") == "ROM-8.15"
    assert refused(s, "done") == "ROM-8.2"
    do(s, "side east", "done", "gain wood")
    assert s.walls[h(s, "1,0")] == 0b000010
    s = do(worker('walls = { "1,0" = [0, 1, 2] }', RICH, at="1,0"), "transform wall", "build farm")
    do(s, "side east", "side north-east", "side north-west")
    assert (s.walls[h(s, "1,0")], built(s, "1,0", "farm")) == (0, 1)


@rule("ROM-8.16")
def test_towers_are_left_alone():
    s = worker("", RICH)
    for verb in ("build", "demolish", "transform"):
        assert refused(s, f"{verb} tower") == "ROM-8.16"


@rule("ROM-8.17")
def test_cubes_in_a_removed_storehouse_are_lost():
    s = worker('built = { "1,0" = "storehouse" }\nstored = { "1,0" = ["2 wood"] }', at="1,0")
    do(s, "demolish storehouse", "gain stone")
    assert (stored(s, "1,0"), has(s, 0, "wood"), has(s, 0, "stone")) == ([], 0, 1)
    top = 'built = { "1,0" = "3 storehouse" }\nstored = { "1,0" = ["2 wood", "1 stone"] }'
    s = do(worker(top, at="1,0"), "demolish storehouse")
    assert sorted(offers(s)) == ["content grain 0", "content stone 1", "content wood 2"]
    assert refused(s, "content wood 1") == "ROM-8.17"
    do(s, "content wood 2")
    assert stored(s, "1,0") == [(1, "stone")]
    top = 'built = { "1,0" = "2 storehouse" }\nstored = { "1,0" = ["1 wood", "3 stone"] }'
    s = do(worker(top, "stone = 4\nwood = 2\n", at="1,0"), "transform storehouse", "build aqueduct")
    assert stored(s, "1,0") == [(3, "stone")]


@rule("ROM-8.18")
def test_without_the_aqueduct_buildings_stay():
    s = worker('built = { "1,0" = "5 temple", "2,0" = "aqueduct" }', RICH, at="2,0")
    do(s, "demolish aqueduct", "gain stone", "activate worker 3,-3", "stop")
    assert s.buildings(h(s, "1,0")) == 5
    s = worker('built = { "1,0" = "5 temple" }', RICH, at="1,0")
    assert refused(s, "build farm") == "ROM-8.3"
    assert refused(worker('built = { "1,0" = "4 temple" }', RICH, at="1,0"), "build farm") == "ROM-8.3"
    assert "farm" in kinds(worker('built = { "1,0" = "3 temple" }', RICH, at="1,0"))


@rule("ROM-9.1", "ROM-9.3", "ROM-9.5")
def test_what_each_terrain_yields():
    for terrain, good in (("plain", "grain"), ("hill", "stone"), ("forest", "wood")):
        top = f'terrain = {{ {terrain} = ["1,0"] }}\nbuilt = {{ "0,0" = "storehouse" }}'
        s = worker(top, at="1,0")
        assert offers(s, "produce") == [f"produce {good}"]
        do(s, f"produce {good}")
        assert stored(s, "0,0") == [(1, good)]
        assert has(s, 0, good) == 0
    top = 'terrain = { hill = ["1,0"] }\nbuilt = { "0,0" = "storehouse", "1,0" = "2 quarry" }'
    assert stored(do(worker(top, at="1,0"), "produce stone"), "0,0") == [(3, "stone")]
    assert refused(worker(top, at="1,0"), "produce wood") == "ROM-9.1"


@rule("ROM-9.2")
def test_salt_from_water_nearby():
    top = 'terrain = { water = ["1,0"] }\nbuilt = { "0,0" = "storehouse" }'
    s = worker(top)
    assert offers(s, "produce") == ["produce grain", "produce salt"]
    do(s, "produce salt")
    assert stored(s, "0,0") == [(1, "salt")]
    assert refused(worker('built = { "0,0" = "storehouse" }'), "produce salt") == "ROM-9.2"
    top = 'terrain = { water = ["1,0"], hill = ["0,0"] }\nbuilt = { "0,0" = "quarry", "0,1" = "storehouse" }'
    assert stored(do(worker(top), "produce salt"), "0,1") == [(1, "salt")]  # quarries add stone only


@rule("ROM-9.4")
def test_once_per_hex_and_turn():
    top = 'built = { "0,0" = "3 storehouse" }\nterrain = { water = ["1,0"] }'
    s = table(top, yellow=HOME + 'workers = ["0,0", "0,0", "0,1"]')
    do(s, "activate worker 0,0", "produce grain", "activate worker 0,0")
    assert offers(s, "produce") == []
    assert refused(s, "produce salt") == "ROM-9.4"
    do(s, "stop", "activate worker 0,1")
    assert offers(s, "produce") == ["produce grain", "produce salt"]


@rule("ROM-9.6", "ROM-9.7", "ROM-9.8", "ROM-X7")
def test_which_storehouse_can_be_used():
    top = 'built = { "1,0" = "storehouse", "0,1" = "storehouse", "-1,0" = "storehouse", "2,0" = "storehouse" }\n'
    top += 'walls = { "0,1" = [2] }'
    s = worker(top, blue='capital = "0,-3"\nworkers = ["1,0"]')
    do(s, "hostile", "produce grain")
    assert stored(s, "-1,0") == [(1, "grain")]  # the only one that can be used
    s = worker(top, blue='capital = "0,-3"\nworkers = ["1,0"]')
    do(s, "friendly", "produce grain")
    assert sorted(offers(s)) == ["store -1,0", "store 1,0"]
    assert refused(s, "store 0,1") == "ROM-9.7"
    assert refused(s, "store 2,0") == "ROM-9.6"


@rule("ROM-9.9", "ROM-9.10", "ROM-X8")
def test_a_storehouse_takes_the_production_of_one_worker():
    top = 'terrain = { forest = ["1,0"] }\nbuilt = { "1,0" = "sawmill", "0,0" = "2 storehouse" }'
    s = table(top, yellow=HOME + 'workers = ["1,0", "0,0", "-1,0"]')
    do(s, "activate worker 1,0", "produce wood")
    assert stored(s, "0,0") == [(2, "wood")]
    do(s, "activate worker 0,0", "produce grain")
    assert sorted(stored(s, "0,0")) == [(1, "grain"), (2, "wood")]
    do(s, "activate worker -1,0")
    assert refused(s, "produce grain") == "ROM-9.10"


@rule("ROM-9.11")
def test_collecting_empties_a_storehouse():
    top = 'built = { "0,0" = "2 storehouse" }\nstored = { "0,0" = ["2 wood", "1 grain"] }'
    s = worker(top)
    assert sorted(offers(s, "collect")) == ["collect grain 1", "collect wood 2"]
    do(s, "collect wood 2")
    assert (has(s, 0, "wood"), stored(s, "0,0")) == (2, [(1, "grain")])
    assert s.empty_storehouses(h(s, "0,0")) == 1
    assert refused(worker(top, at="1,0"), "collect wood 2") == "ROM-9.11"


@rule("ROM-9.12")
def test_refining_two_of_a_kind():
    s = do(worker("", "wood = 2\nrefined = 2\nstone = 1\n"), "refine wood")
    assert (has(s, 0, "wood"), has(s, 0, "refined")) == (0, 3)
    s = worker(
        'built = { "0,0" = "storehouse" }\nstored = { "0,0" = ["1 wood"] }', "wood = 1\nrefined = 2\nstone = 1\n"
    )
    assert offers(s, "refine") == ["refine wood"]  # refined cubes are not refined again (ROM-R160)
    assert refused(s, "refine stone") == "ROM-9.12"
    do(s, "refine wood")
    assert stored(s, "0,0") == []


@rule("ROM-10.1", "ROM-10.2")
def test_unit_limits_by_the_strength_of_the_capital():
    for temples, workers, military in ((0, 3, 2), (2, 3, 2), (3, 4, 3), (4, 5, 4), (5, 6, 5), (7, 6, 5)):
        s = worker(f'built = {{ "0,0" = "{temples} temple" }}' if temples else "", RICH)
        assert s.limits(0) == (workers, military)
    s = table("", yellow=HOME + 'workers = ["0,0", "0,0", "0,0"]\nsoldiers = ["0,0"]\nfallen = 2\n' + RICH)
    do(s, "activate worker 0,0")
    assert kinds(s, "create") == {"explorer", "soldier"}
    assert refused(s, "create worker") == "ROM-10.1"
    assert offers(s, "recruit") == ["recruit 1"]
    assert refused(s, "recruit 2") == "ROM-10.1"
    s = table("", yellow=HOME + 'workers = ["0,0", "0,0"]\nsoldiers = ["0,0"]\nmercenaries = ["0,0"]\n' + RICH)
    do(s, "activate worker 0,0")
    assert kinds(s, "create") == {"worker", "explorer"}
    assert refused(s, "create soldier") == "ROM-10.1"


@rule("ROM-10.3")
def test_a_weaker_capital_supports_fewer():
    top = 'built = { "0,0" = "3 temple" }'
    units_text = 'workers = ["0,0", "0,0", "0,0", "1,0"]\nsoldiers = ["2,0"]\nmercenaries = ["0,0", "1,0"]\n'
    s = table(top, yellow=HOME + units_text)
    do(s, "activate worker 0,0", "demolish temple", "gain stone")
    assert step(s) == "RemoveSurplus"
    assert sorted(offers(s)) == ["remove lying-worker 0,0", "remove worker 0,0", "remove worker 1,0"]
    assert refused(s, "remove soldier 2,0") == "ROM-10.3"
    do(s, "remove worker 1,0")
    assert sorted(offers(s)) == ["remove mercenary 0,0", "remove mercenary 1,0", "remove soldier 2,0"]
    do(s, "remove mercenary 1,0")
    assert units(s, 0, "worker") == ["0,0", "0,0", "0,0 lying"]
    assert [s.where[u] for u in s.box.of_kind[0][2]].count(-3) == 1  # lying before the player
    gone = [event.payload for event in s.events if event.payload[0] in ("fell", "went-home")]
    assert [(verb, UNITS[kind]) for verb, _, kind, _ in gone] == [("went-home", "worker"), ("fell", "mercenary")]
    assert [s.where[u] for u in s.box.of_kind[0][0]].count(-1) == 3


@rule("ROM-10.4", "ROM-10.12")
def test_creating_a_worker():
    s = do(worker("", "grain = 3\n", at="1,0"), "create worker")
    assert units(s, 0, "worker") == ["1,0 lying", "1,0 lying", "3,-3"]
    assert has(s, 0, "grain") == 0
    assert offers(s) == ["pass", "activate worker 3,-3"]
    s = worker("", "grain = 2\n", at="1,0")
    assert refused(s, "create worker") == "ROM-10.4"
    s = table('built = { "0,0" = "2 farm" }\nphase = "supply"', yellow=HOME + 'workers = ["1,0 lying"]\n',
              blue='capital = "0,-3"\nworkers = ["0,-3"]')  # fmt: skip
    do(s, "feed")
    assert units(s, 0, "worker") == ["1,0"]


@rule("ROM-10.5")
def test_creating_a_soldier_sends_the_worker_home():
    s = do(worker("", "refined = 2\n"), "create soldier")
    assert units(s, 0, "worker") == ["3,-3"]
    assert units(s, 0, "soldier") == ["0,0 lying"]
    assert has(s, 0, "refined") == 0
    assert refused(worker("", RICH, at="1,0"), "create soldier") == "ROM-10.5"


@rule("ROM-10.6")
def test_creating_an_explorer():
    s = do(worker("", "grain = 2\n", at="1,0"), "create explorer")
    assert units(s, 0, "explorer") == ["1,0 lying"]
    assert has(s, 0, "grain") == 0
    assert refused(worker("", "grain = 1\n"), "create explorer") == "ROM-10.6"


@rule("ROM-10.7")
def test_converting_an_explorer():
    s = table("", yellow=HOME + 'explorers = ["1,0"]\nworkers = ["0,0"]\ngrain = 2')
    do(s, "activate explorer 1,0", "convert")
    assert units(s, 0, "worker") == ["0,0", "1,0 lying"]
    assert units(s, 0, "explorer") == []
    assert has(s, 0, "grain") == 1
    assert s.acted
    assert all(s.where[u] == -2 for u in s.box.of_kind[0][3])  # out of the game
    s = table("", yellow=HOME + 'explorers = ["1,0"]\nworkers = ["0,0"]\ngrain = 2')
    do(s, "activate explorer 1,0", "move 0,0")
    assert refused(s, "convert") == "ROM-10.7"
    s = table("", yellow=HOME + 'explorers = ["1,0"]\nworkers = ["0,0", "0,0", "0,0"]\ngrain = 2')
    assert refused(do(s, "activate explorer 1,0"), "convert") == "ROM-10.1"  # the limit
    ride = HOME + 'explorers = ["1,0"]\nworkers = ["0,0"]\ngrain = 2\ncharacters = ["equus"]'
    s = do(table("", yellow=ride), "activate explorer 1,0", "ride 0,0")
    assert refused(s, "convert") == "ROM-10.7"  # it has begun, though no action is spent


@rule("ROM-10.8", "ROM-10.10", "ROM-10.11")
def test_recruiting_mercenaries():
    s = do(worker("", "coins = 2\n", at="1,0"), "recruit 2")
    assert units(s, 0, "mercenary") == ["1,0", "1,0"]
    assert s.bank[8] == 4
    assert has(s, 0, "coins") == 0
    assert "activate mercenary 1,0" in offers(s)
    do(s, "activate worker 3,-3", "stop", "pass")
    assert units(s, 1, "mercenary") == []
    assert refused(worker("", "coins = 1\n"), "recruit 3") == "ROM-10.8"
    assert refused(worker("bank = { mercenary = 0 }", "coins = 2\n"), "recruit 1") == "ROM-17.4"


@rule("ROM-10.9")
def test_mercenaries_cost_coins_or_cubes_at_their_price():
    s = worker("prices = [1, 2, 0, 1, 1]", "wood = 1\ngrain = 2\nstone = 5\ncoins = 1\n")
    do(s, "recruit 2")
    assert sorted(offers(s)) == ["spend grain", "spend wood"]  # one coin is not enough, stone is worth nothing
    do(s, "spend wood")
    assert (has(s, 0, "wood"), has(s, 0, "coins"), has(s, 0, "grain")) == (0, 1, 2)  # worth both
    s = do(worker("prices = [1, 2, 0, 1, 1]", "wood = 1\ngrain = 2\ncoins = 1\n"), "recruit 2", "spend grain")
    assert sorted(offers(s)) == ["coins", "spend grain"]  # the dearer cube would make the first superfluous
    do(s, "coins")
    assert (has(s, 0, "coins"), has(s, 0, "grain")) == (0, 1)
    s = do(worker("prices = [1, 3, 0, 1, 1]", "wood = 1\n"), "recruit 1")
    assert has(s, 0, "wood") == 0  # what is over is lost
    assert has(s, 0, "coins") == 0
    assert refused(worker("", "halves = 1\n"), "recruit 1") == "ROM-10.9"


@rule("ROM-11.1", "ROM-11.2", "ROM-11.3", "ROM-X10")
def test_hiring_a_character():
    s = worker('display = ["heros", "consul"]\nstack = [0, 1, 0]', "coins = 4\n")
    assert offers(s, "hire") == ["hire heros 1", "hire consul 2"]
    do(s, "hire heros 1")
    assert has(s, 0, "coins") == 2
    assert s.has(0, 10)
    assert s.asked == (-1,)
    do(s, "draw dux")
    assert [s.display[0], s.display[1]] == [6, 4]  # the same slot
    for owned, price in (([], 2), (["heros"], 3), (["heros", "dux"], 4)):
        s = worker("", f"coins = {price}\ncharacters = {owned!r}\n")
        assert has(do(s, "hire consul 1"), 0, "coins") == 0
        s = worker("", f"coins = {price - 1}\ncharacters = {owned!r}\n" + RICH)
        assert refused(s, "hire consul 1") == "ROM-11.2"
    s = do(worker('display = ["heros", "consul"]', "coins = 4\n"), "hire heros 1")
    assert s.display[:2] == [-1, 4]  # nothing left in the stack
    assert refused(worker("", "coins = 9\n"), "hire heros 1") == "ROM-11.1"


@rule("ROM-11.4", "ROM-11.5")
def test_one_character_per_turn_usable_at_once():
    s = do(worker('display = ["apothecarius", "consul"]', "coins = 9\n"), "hire apothecarius 1")
    do(s, "activate worker 3,-3")
    assert refused(s, "hire consul 2") == "ROM-11.4"
    do(s, "produce grain")
    assert has(s, 0, "grain") == 1  # no storehouse needed


@rule("ROM-11.6", "ROM-20.1")
def test_two_copies_work_each_on_its_own():
    s = table(
        'built = { "0,0" = "2 storehouse" }',
        yellow=HOME + 'workers = ["0,0", "1,0", "3,0"]\ncharacters = ["praepositus grain", "praepositus grain"]',
    )
    do(s, "activate worker 0,0", "produce grain")
    assert offers(s) == ["extra 2", "extra 1", "extra 0"]
    do(s, "extra 1", "activate worker 1,0", "produce grain")
    assert offers(s) == ["extra 1", "extra 0"]
    do(s, "extra 1")
    assert stored(s, "0,0") == [(2, "grain"), (2, "grain")]


@rule("ROM-12.1", "ROM-12.2")
def test_selling_a_cube():
    s = do(worker("prices = [2, 0, 1, 1, 1]", "grain = 1\nwood = 3\n"), "sell grain")
    assert has(s, 0, "coins") == 2
    assert has(s, 0, "grain") == 0
    do(s, "column stone")
    assert s.board == [2 * 5 + 0]
    assert step(s) == "Activate"  # one cube only
    s = worker("prices = [2, 0, 1, 1, 1]", "grain = 1\nwood = 3\n")
    assert offers(s, "sell") == ["sell grain"]
    assert refused(s, "sell wood") == "ROM-12.2"
    assert refused(s, "sell stone") == "ROM-12.1"


@rule("ROM-12.3", "ROM-12.4", "ROM-X36")
def test_ports_let_more_be_sold():
    top = 'terrain = { water = ["1,0", "0,1"] }\nbuilt = { "0,0" = "2 port" }'
    s = table(top, yellow=HOME + 'workers = ["0,0", "0,0"]\ngrain = 2\nwood = 3\ncoins = 9')
    do(s, "activate worker 0,0", "sell grain", "column wood")
    assert set(offers(s)) == {"done", "sell grain", "sell wood"}
    do(s, "sell wood", "column grain", "sell grain", "column wood")
    assert has(s, 0, "coins") == 12
    assert len(s.board) == 3
    assert step(s) == "Activate"
    do(s, "activate worker 0,0", "sell wood", "column stone")
    assert step(s) != "Sale"  # each port once per turn
    s = table(top, yellow=HOME + 'workers = ["0,0", "3,-3"]\ncoins = 9')
    do(s, "activate worker 0,0", "buy salt", "buy grain", "buy grain")
    assert (has(s, 0, "grain"), has(s, 0, "salt"), has(s, 0, "coins")) == (2, 1, 6)
    assert step(s) == "Activate"


@rule("ROM-12.5", "ROM-12.6", "ROM-X12")
def test_columns_for_sold_cubes():
    s = do(worker('market = ["wood stone", "wood salt"]', "grain = 1\n"), "sell grain")
    assert offers(s) == ["column stone", "column salt", "column refined"]
    assert refused(s, "column grain") == "ROM-12.5"
    assert refused(s, "column wood") == "ROM-12.5"
    full = ", ".join(f'"{column} grain"' for column in ("wood", "stone", "salt", "refined") for _ in range(2))
    s = worker(f"market = [{full}]", "grain = 1\nwood = 1\n")
    assert offers(s, "sell") == ["sell wood"]
    assert refused(s, "sell grain") == "ROM-12.6"


@rule("ROM-12.7", "ROM-12.8", "ROM-12.9", "ROM-X11")
def test_the_forum_pays_extra_coins_once():
    top = 'terrain = { water = ["0,1"] }\nprices = [2, 1, 1, 1, 1]\n'
    top += 'built = { "0,0" = "storehouse, port, forum", "1,0" = "forum" }'
    s = table(top, yellow=HOME + 'workers = ["0,0", "0,0"]\ngrain = 5')
    do(s, "activate worker 0,0", "sell grain", "column wood", "sell grain", "column wood")
    assert offers(s) == ["bonus", "later"]
    do(s, "bonus")
    assert has(s, 0, "coins") == 6
    do(s, "activate worker 0,0", "sell grain", "column stone")
    assert has(s, 0, "coins") == 8  # once per turn and hex
    for temples, coins in ((0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 3)):
        s = worker(f'built = {{ "0,0" = "forum{f", {temples} temple" if temples else ""}" }}', "grain = 1\n")
        do(s, "sell grain", "column wood")
        if coins:
            do(s, "bonus")
        assert has(s, 0, "coins") == 1 + coins
    s = do(worker('built = { "0,0" = "forum, 2 temple" }', "grain = 1\n"), "sell grain", "column wood", "later")
    assert not s.forums_used


@rule("ROM-12.10", "ROM-12.11", "ROM-12.12")
def test_buying():
    s = do(worker("prices = [3, 0, 1, 1, 1]", "coins = 3\n"), "buy grain")
    assert (has(s, 0, "grain"), has(s, 0, "coins")) == (1, 0)
    s = worker("prices = [3, 0, 1, 1, 1]", "halves = 1\n")
    assert offers(s, "buy") == ["buy wood"]
    assert refused(s, "buy grain") == "ROM-12.10"
    do(s, "buy wood")
    assert (has(s, 0, "wood"), has(s, 0, "coins")) == (2, 0)
    top = 'prices = [3, 0, 1, 1, 1]\nterrain = { water = ["0,1"] }\nbuilt = { "0,0" = "port" }'
    s = do(worker(top, "coins = 1\n"), "buy wood", "buy wood")
    assert (has(s, 0, "wood"), has(s, 0, "coins")) == (4, 0)


@rule("ROM-12.13")
def test_a_market_action_is_a_sale_or_a_purchase():
    top = 'terrain = { water = ["0,1"] }\nbuilt = { "0,0" = "port" }'
    s = do(worker(top, "grain = 3\ncoins = 3\n"), "sell grain", "column wood")
    assert offers(s, "buy") == []
    s = do(worker(top, "grain = 3\ncoins = 3\n"), "buy grain")
    assert offers(s, "sell") == []


@rule("ROM-12.14")
def test_trading_does_not_move_prices():
    s = do(worker("", "grain = 3\ncoins = 3\n"), "sell grain", "column wood")
    assert s.prices == [1] * 5
    assert do(worker("", "coins = 3\n"), "buy grain").prices == [1] * 5


@rule("ROM-17.1", "ROM-17.2", "ROM-X37")
def test_buildings_belong_to_everybody():
    top = 'built = { "0,-3" = "farm, storehouse" }'
    s = worker(top, at="0,-3", blue='capital = "3,-3"')
    do(s, "produce grain")
    assert stored(s, "0,-3") == [(1, "grain")]
    s = table(
        top + '\nphase = "supply"', yellow=HOME + 'workers = ["0,-3"]', blue='capital = "3,-3"\nworkers = ["3,0"]'
    )
    do(s, "feed")
    assert units(s, 0, "worker") == ["0,-3"]


@rule("ROM-17.4")
def test_what_is_not_there_cannot_be_had():
    s = worker("bank = { temple = 0, wall = 0 }", RICH)
    assert refused(s, "build temple") == "ROM-17.4"
    assert refused(s, "build wall") == "ROM-17.4"
    six = ", ".join(['"0,0"'] * 6)
    s = table('built = { "0,0" = "5 temple" }', yellow=HOME + f"workers = [{six}]\nexplorers = ['0,0']\n" + RICH)
    do(s, "activate worker 0,0")
    assert refused(s, "create worker") == "ROM-17.4"
    assert refused(s, "create explorer") == "ROM-17.4"


@rule("ROM-17.5", "ROM-17.7")
def test_cubes_and_coins_never_run_out_and_change_is_free():
    s = do(worker("", "coins = 60\ngrain = 60\n"), "buy grain")
    assert has(s, 0, "grain") == 61
    s = do(worker("prices = [0, 1, 1, 1, 1]", "coins = 1\n"), "buy grain")
    assert has(s, 0, "coins") == 0.5  # half of a silver coin: changed with the bank
    assert "exchange" not in offers(worker("", RICH))


@rule("ROM-17.6")
def test_coins_and_dice_tiles_are_hidden_everything_else_is_open():
    s = worker("", RICH + "coins = 5\n")
    assert s.view(0)["players"][0]["coins"] == 10
    assert s.view(1)["players"][0]["coins"] == s.view(None)["players"][0]["coins"] == -1
    assert s.view(1)["players"][0]["cubes"] == s.view(0)["players"][0]["cubes"]
    assert s.view(1)["players"][0]["dice"] == []
    s = table("settings = { hidden_coins = false }", yellow=HOME + 'coins = 5\nworkers = ["0,0"]')
    assert s.view(1)["players"][0]["coins"] == 10
