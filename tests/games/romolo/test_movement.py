"""Chapters 3 to 7: units, hostile units, movement, walls, discovery, river."""

from quadriga.games.romolo.board import FACE_DOWN, FOREST, WATER
from quadriga.games.romolo.influence import influence
from quadriga.kernel.chance import Rng
from tests.games.romolo.table import built, do, h, has, offers, refused, step, table, units, until
from tests.rule_coverage import rule

HOME = 'capital = "0,0"\n'


def moves(s):
    return sorted(offer.split()[1] for offer in offers(s, "move"))


@rule("ROM-3.1", "ROM-3.3")
def test_standing_units_are_activated_one_after_the_other():
    s = table("", yellow=HOME + 'workers = ["0,0", "1,0"]\nsoldiers = ["0,0 lying"]\nexplorers = ["0,1"]')
    assert sorted(offers(s)) == ["activate explorer 0,1", "activate worker 0,0", "activate worker 1,0", "pass"]
    assert refused(s, "activate lying-soldier 0,0") == "ROM-3.12"
    do(s, "activate worker 1,0", "move 1,-1")
    assert step(s) == "Act"  # nothing else before the unit is done
    do(s, "stop")
    assert sorted(offers(s)) == ["activate explorer 0,1", "activate worker 0,0", "pass"]
    assert refused(s, "activate worker 1,-1") == "ROM-3.3"  # once only, though it stands
    do(s, "pass")
    assert step(s) != "Activate"


@rule("ROM-3.2", "ROM-3.7")
def test_actions_of_each_kind():
    for kind, key, actions in (("worker", "workers", 2), ("soldier", "soldiers", 2), ("mercenary", "mercenaries", 2)):
        s = table("", yellow=HOME + f'{key} = ["0,0"]\nstone = 3\nwood = 3')
        do(s, f"activate {kind} 0,0")
        for n in range(actions):
            assert step(s) == "Act"
            assert ("build wall" in offers(s)) == (kind == "worker")
            if kind != "worker":
                assert refused(s, "build wall") == "ROM-3.7"
            do(s, "move 1,0" if n % 2 == 0 else "move 0,0")
        assert step(s) != "Act"
        assert units(s, 0, kind) == ["0,0 lying"]
    s = table("", yellow=HOME + 'explorers = ["0,0"]\nworkers = ["0,0"]')
    do(s, "activate explorer 0,0", "move 1,0", "move 0,0", "move 0,1")
    assert units(s, 0, "explorer") == ["0,1 lying"]


@rule("ROM-3.4", "ROM-3.5", "ROM-3.6", "ROM-X1")
def test_what_a_worker_can_do_with_two_actions():
    top = 'built = { "0,0" = "storehouse" }'
    yellow = HOME + 'workers = ["0,0"]\nstone = 1\nwood = 1'
    s = do(table(top, yellow=yellow), "activate worker 0,0", "move 1,0", "move 2,0")
    assert units(s, 0, "worker") == ["2,0 lying"]
    s = do(table(top, yellow=yellow), "activate worker 0,0", "move 1,0", "build farm")
    assert (built(s, "1,0", "farm"), units(s, 0, "worker")) == (1, ["1,0 lying"])
    s = do(table(top, yellow=yellow), "activate worker 0,0", "build farm")
    assert (step(s), units(s, 0, "worker")) == ("Feed", ["0,0 lying"])  # nothing more to do, nobody to attack with
    s = do(table(top, yellow=yellow), "activate worker 0,0", "move 1,0", "stop")
    assert units(s, 0, "worker") == ["1,0"]
    s = do(table('terrain = { down = ["1,0"] }', yellow=yellow), "activate worker 0,0", "move 1,0")
    do(s, "tile plain", "token x2")
    assert (step(s), units(s, 0, "worker")) == ("Feed", ["1,0 lying"])


@rule("ROM-3.8", "ROM-6.6")
def test_hindered_units_only_move():
    s = table('terrain = { down = ["0,1"] }', yellow=HOME + 'workers = ["0,0 hindered"]\nstone = 2\nwood = 2')
    do(s, "activate hindered-worker 0,0")
    assert {offer.split()[0] for offer in offers(s)} == {"stop", "move"}
    assert refused(s, "build farm") == "ROM-3.8"
    s = table('terrain = { down = ["0,1"] }', yellow=HOME + 'explorers = ["0,0 hindered"]')
    do(s, "activate hindered-explorer 0,0")
    assert offers(s, "look") == ["look 0,1"]
    s = table("", yellow=HOME + 'explorers = ["0,0 hindered"]\nworkers = ["0,0"]\ngrain = 3')
    do(s, "activate hindered-explorer 0,0")
    assert {offer.split()[0] for offer in offers(s)} == {"stop", "move"}  # converting is no movement
    assert refused(s, "convert") == "ROM-6.6"


@rule("ROM-3.9", "ROM-4.1", "ROM-4.5")
def test_a_hostile_unit_leaves_nothing_but_the_retreat():
    yellow = HOME + 'workers = ["2,0"]\nstone = 1\nwood = 1'
    blue = 'capital = "0,-3"\nworkers = ["2,0"]'
    s = do(table("", yellow=yellow, blue=blue), "activate worker 2,0")
    assert (s.asked, offers(s)) == ((1,), ["hostile", "friendly"])
    do(s, "hostile")
    assert sorted(offers(s)) == ["move 1,0", "stop"]
    assert refused(s, "build farm") == "ROM-3.9"
    assert refused(s, "move 3,0") == "ROM-5.3"
    s = do(table("", yellow=yellow, blue=blue), "activate worker 2,0", "friendly")
    assert "build farm" in offers(s)
    assert "move 3,0" in offers(s)


@rule("ROM-3.10", "ROM-5.3", "ROM-5.5")
def test_after_a_retreat_a_unit_only_moves():
    yellow = HOME + 'workers = ["2,0"]\nstone = 1\nwood = 1'
    s = do(table("", yellow=yellow, blue='capital = "0,-3"\nworkers = ["2,0"]'), "activate worker 2,0", "hostile")
    assert moves(s) == ["1,0"]
    do(s, "move 1,0")
    assert {offer.split()[0] for offer in offers(s)} == {"stop", "move"}
    assert len(moves(s)) == 6
    assert refused(s, "build farm") == "ROM-3.10"


@rule("ROM-5.3")
def test_the_retreat_goes_strictly_nearer():
    s = table("", yellow=HOME + 'soldiers = ["2,-1"]', blue='capital = "0,-3"\nworkers = ["2,-1"]')
    do(s, "activate soldier 2,-1", "hostile")
    assert moves(s) == ["1,-1", "1,0"]


@rule("ROM-5.4")
def test_on_the_own_capital_a_retreat_goes_anywhere():
    s = table("", yellow=HOME + 'workers = ["0,0"]\nstone = 1\nwood = 1', blue='capital = "0,-3"\nworkers = ["0,0"]')
    do(s, "activate worker 0,0", "hostile")
    assert len(moves(s)) == 6
    do(s, "move 1,0")
    assert refused(s, "build farm") == "ROM-3.10"


@rule("ROM-5.6")
def test_without_a_nearer_hex_the_unit_stays():
    top = 'terrain = { water = ["1,0", "1,1", "2,-1"] }'
    s = table(top, yellow=HOME + 'soldiers = ["2,0"]', blue='capital = "0,-3"\nworkers = ["2,0"]')
    do(s, "activate soldier 2,0", "hostile")
    assert units(s, 0, "soldier") == ["2,0"]  # the only answer was to stop
    assert step(s) == "Attack"


@rule("ROM-3.11")
def test_a_silver_coin_for_doing_nothing():
    yellow = HOME + 'workers = ["0,0"]\ngrain = 5'
    s = do(table("", yellow=yellow), "pass")
    assert has(s, 0, "coins") == 1
    s = do(table("", yellow=yellow), "activate worker 0,0", "stop")
    assert has(s, 0, "coins") == 1  # no action was taken
    s = do(table("", yellow=yellow), "activate worker 0,0", "move 1,0", "stop")
    assert has(s, 0, "coins") == 0
    s = table('terrain = { down = ["1,0"] }', yellow=HOME + 'explorers = ["0,0"]')
    do(s, "activate explorer 0,0", "look 1,0", "tile plain", "token x2", "stop")
    assert has(s, 0, "coins") == 0


@rule("ROM-3.12")
def test_lying_units_do_not_act_but_count():
    s = table('phase = "combat"', yellow=HOME + 'soldiers = ["2,0 lying"]', blue='capital = "0,-3"\nworkers = ["2,0"]')
    assert step(s) != "Attack"  # nobody to attack with: the phase is over
    assert step(s) == "Feed"
    s = table("", yellow=HOME + 'workers = ["1,0"]', blue='capital = "0,-3"\nworkers = ["1,0 lying"]')
    do(s, "activate worker 1,0")
    assert s.asked == (1,)  # can be hostile
    s = table('phase = "combat"', yellow=HOME + 'soldiers = ["2,0"]', blue='capital = "0,-3"\nsoldiers = ["2,0 lying"]')
    assert influence(s, 1)[h(s, "2,0")] == 1
    do(s, "attack 2,0 blue")
    assert len(s.stack[-1].fight.defenders) == 1
    s = table('phase = "supply"', yellow=HOME + 'soldiers = ["2,0 lying"]\nworkers = ["2,0 lying"]')
    assert sorted(offers(s, "leave")) == ["leave lying-soldier 2,0", "leave lying-worker 2,0"]


@rule("ROM-3.13")
def test_the_actions_of_a_worker():
    top = 'built = { "0,0" = "2 storehouse, temple, farm" }\nstored = { "0,0" = ["1 wood"] }\ndisplay = ["dux"]'
    goods = "grain = 4\nstone = 4\nwood = 4\nrefined = 2\ncoins = 9"
    s = table(top, yellow=HOME + 'workers = ["0,0"]\ncharacters = ["praedo"]\n' + goods,
              blue='capital = "0,-3"\nworkers = ["1,0"]')  # fmt: skip
    do(s, "activate worker 0,0")
    verbs = {offer.split()[0] for offer in offers(s)}
    assert verbs >= {"build", "demolish", "transform", "produce", "collect", "refine", "create", "recruit"}
    assert verbs >= {"hire", "sell", "buy", "steal"}
    assert set(offers(s, "create")) == {"create worker", "create soldier", "create explorer"}


@rule("ROM-4.2")
def test_owners_are_asked_when_a_unit_begins_and_when_it_comes():
    blue = 'capital = "0,-3"\nworkers = ["1,0"]'
    s = table("", yellow=HOME + 'workers = ["0,0", "1,0"]', blue=blue)
    do(s, "activate worker 1,0")
    assert (step(s), s.asked) == ("Hostility", (1,))
    do(s, "friendly", "move 0,1")
    assert step(s) == "Act"
    do(s, "move 1,0")
    assert step(s) == "Activate"  # no action left: nobody is asked
    do(s, "activate worker 0,0", "move 1,0")
    assert (step(s), s.asked) == ("Hostility", (1,))
    do(s, "hostile")
    assert step(s) == "Act"
    assert s.stack[-1].hostile


@rule("ROM-4.3")
def test_several_owners_answer_clockwise_and_one_suffices():
    sides = {"blue": 'capital = "0,-3"\nworkers = ["1,0"]', "red": 'capital = "0,3"\nworkers = ["1,0"]'}
    s = do(table("", yellow=HOME + 'workers = ["1,0"]', **sides), "activate worker 1,0")
    assert s.asked == (1,)
    do(s, "friendly")
    assert s.asked == (2,)
    do(s, "hostile")
    assert refused(s, "build farm") == "ROM-3.9"
    s = table('turn = "blue"', yellow='capital = "0,0"\nworkers = ["1,0"]', **sides)
    do(s, "activate worker 1,0")
    assert s.asked == (2,)


@rule("ROM-4.4")
def test_explorers_can_be_hostile_towers_cannot():
    s = table("", yellow=HOME + 'workers = ["1,0"]', blue='capital = "0,-3"\nexplorers = ["1,0"]')
    do(s, "activate worker 1,0")
    assert step(s) == "Hostility"
    s = table("", yellow=HOME + 'workers = ["1,0"]', blue='capital = "1,0"')
    do(s, "activate worker 1,0")
    assert step(s) == "Act"
    assert len(moves(s)) == 6


@rule("ROM-4.6")
def test_owners_are_asked_for_other_hexes_too():
    blue = 'capital = "0,-3"\nworkers = ["1,0"]'
    top = 'built = { "1,0" = "storehouse, farm" }'
    s = do(table(top, yellow=HOME + 'workers = ["0,0"]', blue=blue), "activate worker 0,0")
    assert (step(s), s.asked) == ("Hostility", (1,))
    do(s, "friendly")
    assert "produce grain" in offers(s)
    s = do(table(top, yellow=HOME + 'workers = ["0,0"]', blue=blue), "activate worker 0,0", "hostile")
    assert refused(s, "produce grain") == "ROM-9.10"
    s = table(top + '\nphase = "supply"', yellow=HOME + 'workers = ["0,0"]', blue=blue)
    assert (step(s), s.asked) == ("Hostility", (1,))  # the farm
    characters = 'characters = ["traductor", "mercator"]\ngrain = 4'
    s = table("", yellow=HOME + 'workers = ["0,0", "1,0 lying"]\n' + characters, blue=blue)
    do(s, "mercator 1,0")
    assert (step(s), s.asked) == ("Hostility", (1,))
    do(s, "hostile")
    assert refused(s, "mercator 1,0") == "ROM-R18"
    do(s, "activate worker 0,0", "traductor 1,0")
    assert (step(s), s.asked) == ("Hostility", (1,))


@rule("ROM-5.1", "ROM-5.2")
def test_a_move_goes_to_any_neighbour_whoever_is_there():
    s = table('built = { "1,0" = "4 temple" }', yellow=HOME + 'soldiers = ["0,0"]',
              blue='capital = "1,0"\nworkers = ["0,1"]')  # fmt: skip
    do(s, "activate soldier 0,0")
    assert moves(s) == ["-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0"]
    assert refused(s, "move 2,0") == "ROM-5.1"
    do(s, "move 1,0")
    assert units(s, 0, "soldier") == ["1,0"]


@rule("ROM-5.7", "ROM-5.8", "ROM-5.9")
def test_water_is_entered_from_a_port_or_from_water():
    water = 'terrain = { water = ["1,0", "1,-1"] }\n'
    s = do(table(water, yellow=HOME + 'workers = ["0,0"]'), "activate worker 0,0")
    assert moves(s) == ["-1,0", "-1,1", "0,-1", "0,1"]
    assert refused(s, "move 1,0") == "ROM-5.7"
    s = table(water + 'built = { "0,0" = "port" }', yellow=HOME + 'workers = ["0,0"]')
    do(s, "activate worker 0,0")
    assert len(moves(s)) == 6
    do(s, "move 1,0")
    assert moves(s) == ["0,0", "0,1", "1,-1", "1,1", "2,-1", "2,0"]
    do(s, "move 2,0")
    assert units(s, 0, "worker") == ["2,0 lying"]


@rule("ROM-5.10", "ROM-5.11")
def test_an_explorer_looks_and_only_its_owner_sees():
    top = 'terrain = { down = ["1,0", "0,1", "-1,0"] }\nbuilt = { "0,0" = "farm" }'
    s = do(table(top, yellow=HOME + 'explorers = ["0,0"]\nworkers = ["0,0"]'), "activate explorer 0,0")
    assert sorted(offers(s, "look")) == ["look -1,0", "look 0,1", "look 1,0"]
    before = sum(s.pool)
    do(s, "look 1,0", "tile forest", "token x3")
    here = h(s, "1,0")
    assert s.terrain[here] == FACE_DOWN
    assert s.token[here] == -1
    assert s.view(0)["hexes"][here]["peeked"] == FOREST
    assert s.view(0)["hexes"][here]["peeked_token"] == 3
    for other in (1, 2, None):
        assert s.view(other)["hexes"][here]["peeked"] == -1
        assert s.view(other)["hexes"][here]["peeked_token"] == -1
        assert s.seen_by(other).beneath[here] == -1
        assert sum(s.seen_by(other).pool) == before
        assert s.seen_by(other).tokens == [4, 2]
    assert s.seen_by(0).beneath[here] == FOREST
    assert "looked" in {event.payload[0] for event in s.events}
    assert all(event.seen_by(1)[-1] == -1 for event in s.events if event.payload[0].startswith("looked"))
    do(s, "look 0,1", "tile plain", "look -1,0", "tile water")
    assert units(s, 0, "explorer") == ["0,0 lying"]
    worlds = {s.seen_by(1).imagine(Rng(n)).beneath[here] for n in range(60)}
    assert worlds == {0, 1, 2, 3}
    assert refused(do(table(top, yellow=HOME + 'workers = ["0,0"]'), "activate worker 0,0"), "look 1,0") == "ROM-5.10"


@rule("ROM-5.12")
def test_no_looking_beside_a_hostile_unit():
    s = table('terrain = { down = ["1,0"] }', yellow=HOME + 'explorers = ["0,0"]', blue='workers = ["0,0"]')
    do(s, "activate explorer 0,0", "hostile")
    assert offers(s, "look") == []
    assert refused(s, "look 1,0") == "ROM-5.12"


@rule("ROM-6.1", "ROM-6.2", "ROM-6.3", "ROM-X2", "ROM-X3")
def test_a_wall_hinders_who_comes_over_it():
    top = 'walls = { "1,0" = [3] }'
    yellow = HOME + 'workers = ["0,0", "1,0"]'
    s = do(table(top, yellow=yellow), "activate worker 0,0", "move 1,0", "stop")
    assert "1,0 hindered" in units(s, 0, "worker")
    s = do(table(top, yellow=HOME + 'workers = ["0,0"]'), "activate worker 0,0", "move 0,1", "move 1,0")
    assert units(s, 0, "worker") == ["1,0 lying"]
    s = do(table(top, yellow=HOME + 'workers = ["1,0"]'), "activate worker 1,0", "move 0,0", "stop")
    assert units(s, 0, "worker") == ["0,0"]  # ROM-X3: going out
    s = do(table(top, yellow=HOME, blue='capital = "0,-3"\nworkers = ["0,0", "0,-3"]'))
    assert s.asked == (1,)
    do(s, "activate worker 0,0", "move 1,0", "stop")
    assert "1,0 hindered" in units(s, 1, "worker")  # whoever it is


@rule("ROM-6.4", "ROM-6.5")
def test_each_hex_has_its_own_wall_on_a_common_side():
    s = table('walls = { "1,0" = [3], "0,0" = [0] }', yellow=HOME + 'workers = ["0,0"]')
    a, b, c = h(s, "0,0"), h(s, "1,0"), h(s, "0,1")
    assert s.behind_wall(a, b)
    assert s.behind_wall(b, a)
    assert not s.behind_wall(c, b)
    s = table('walls = { "1,0" = [3] }', yellow=HOME + 'workers = ["0,0"]')
    assert not s.behind_wall(b, a)


@rule("ROM-6.9", "ROM-6.10")
def test_a_marker_goes_when_the_unit_moves_in_a_later_turn():
    top = 'walls = { "1,0" = [3], "2,0" = [3] }'
    s = table(top, yellow=HOME + 'soldiers = ["1,0 hindered"]')
    do(s, "activate hindered-soldier 1,0", "move 1,-1", "stop")
    assert units(s, 0, "soldier") == ["1,-1"]
    s = table(top, yellow=HOME + 'soldiers = ["1,0 hindered"]')
    do(s, "activate hindered-soldier 1,0", "move 2,0", "stop")
    assert units(s, 0, "soldier") == ["2,0 hindered"]  # a new one
    s = table(top, yellow=HOME + 'soldiers = ["0,0"]\ngrain = 3')
    do(s, "activate soldier 0,0", "move 1,0", "move 1,1")
    assert units(s, 0, "soldier") == ["1,1 lying hindered"]
    until(s, "Feed")
    do(s, "feed", "grain")
    until(s, "GiveUp")
    assert units(s, 0, "soldier") == ["1,1 hindered"]


@rule("ROM-7.1", "ROM-7.2", "ROM-7.3", "ROM-7.4")
def test_discovery():
    top = 'terrain = { down = ["1,0", "0,1", "2,0"] }'
    s = do(table(top, yellow=HOME + 'workers = ["0,0"]'), "activate worker 0,0", "move 1,0")
    assert s.asked == (-1,)
    assert s.stack[-1].weights(s) == [n for n in s.pool if n]
    do(s, "tile hill", "token x2")
    assert units(s, 0, "worker") == ["1,0 lying"]
    assert s.token[h(s, "1,0")] == 0
    assert s.view(1)["hexes"][h(s, "1,0")]["token"] == 2
    s = do(table(top, yellow=HOME + 'workers = ["0,0"]'), "activate worker 0,0", "move 0,1", "tile water")
    assert units(s, 0, "worker") == ["0,0 lying"]
    assert s.terrain[h(s, "0,1")] == WATER
    top = 'terrain = { down = ["2,0", "2,1"], water = ["1,0"] }\nbuilt = { "0,0" = "port" }'
    s = do(table(top, yellow=HOME + 'workers = ["0,0"]'), "activate worker 0,0", "move 1,0", "move 2,0", "tile water")
    assert units(s, 0, "worker") == ["1,0 lying"]  # thrown back to water too


@rule("ROM-7.1")
def test_a_peeked_tile_is_what_was_seen():
    top = 'terrain = { down = ["1,0", "2,0"] }'
    s = table(top, yellow=HOME + 'explorers = ["0,0"]\nworkers = ["0,0"]')
    do(s, "activate explorer 0,0", "look 1,0", "tile forest", "token x2", "stop")
    pool = s.pool.copy()
    do(s, "activate worker 0,0", "move 1,0")
    assert s.terrain[h(s, "1,0")] == FOREST
    assert s.token[h(s, "1,0")] == 0
    assert s.pool == pool
    assert not s.beneath
    assert not s.seen
    assert not s.under


@rule("ROM-X4", "ROM-7.5")
def test_two_face_down_neighbours_do_not_flood():
    s = table('terrain = { down = ["0,0", "2,-1", "2,0"], water = ["1,0"] }',
              yellow='capital = "-1,0"\nworkers = ["-1,0"]')  # fmt: skip
    do(s, "activate worker -1,0", "move 0,0", "tile plain", "token x2")
    assert s.terrain[h(s, "2,-1")] == s.terrain[h(s, "2,0")] == FACE_DOWN
    assert s.water_stack == 9
    top = 'terrain = { down = ["0,1", "2,0"], water = ["1,0"] }'
    s = table(top, yellow='capital = "-1,0"\nworkers = ["0,0"]')
    do(s, "activate worker 0,0", "move 0,1", "tile plain")
    assert s.terrain[h(s, "2,0")] == WATER  # 1,0 had one face-down neighbour left
    assert s.water_stack == 8


@rule("ROM-X5", "ROM-7.6")
def test_the_river_runs_on():
    s = table('terrain = { down = ["0,0", "1,0", "2,0", "3,0", "3,-1"] }',
              yellow='capital = "-1,0"\nworkers = ["-1,0"]')  # fmt: skip
    s.token.clear()
    do(s, "activate worker -1,0", "move 0,0", "tile water")
    assert [s.terrain[h(s, at)] for at in ("0,0", "1,0", "2,0", "3,0", "3,-1")] == [3, 3, 3, -1, -1]
    assert s.water_stack == 7
    assert units(s, 0, "worker") == ["-1,0 lying"]
    s = table('terrain = { down = ["-2,1", "-1,1", "0,1", "1,1", "2,1"] }',
              yellow='capital = "-1,0"\nworkers = ["-3,1"]')  # fmt: skip
    s.token.clear()
    do(s, "activate worker -3,1", "move -2,1", "tile water")
    assert [s.terrain[h(s, at)] for at in ("-2,1", "-1,1", "0,1", "1,1", "2,1")] == [3, 3, 3, 3, -1]  # three at most
    assert s.water_stack == 6
    assert s.box.data.shown("river.max_replacements_solo") == 2
    assert table("", seats=1, yellow='capital = "-1,2"').box.floods == 2


@rule("ROM-7.7")
def test_no_river_without_water_tiles():
    s = table('terrain = { down = ["0,0", "1,0"] }\nwater_stack = 0', yellow='capital = "-1,0"\nworkers = ["-1,0"]')
    do(s, "activate worker -1,0", "move 0,0", "tile water", "token x2")
    assert s.terrain[h(s, "1,0")] == FACE_DOWN


@rule("ROM-7.8")
def test_the_active_player_picks_the_tile_to_flood():
    top = 'terrain = { down = ["0,0", "2,-1", "-1,2"], water = ["1,-1", "-1,1"] }'
    s = table(top, yellow='capital = "-1,0"\nworkers = ["-1,0"]')
    do(s, "activate worker -1,0", "move 0,0", "tile plain", "token x2")
    assert (step(s), sorted(offers(s))) == ("Flood", ["flood -1,2", "flood 2,-1"])
    assert refused(s, "flood 1,0") == "ROM-7.8"
    do(s, "flood -1,2")
    assert s.terrain[h(s, "2,-1")] == WATER  # then the other
    far = 'terrain = { down = ["0,0", "3,0"], water = ["3,-1"] }'
    s = do(table(far, yellow='capital = "-1,0"\nworkers = ["-1,0"]'), "activate worker -1,0", "move 0,0", "tile plain")
    assert s.terrain[h(s, "3,0")] == FACE_DOWN  # not touched by this discovery


@rule("ROM-7.9")
def test_a_token_on_a_flooded_hex_is_turned_up():
    s = table('terrain = { down = ["-1,0", "0,0"] }', yellow='capital = "-2,0"\nworkers = ["-2,0"]')
    do(s, "activate worker -2,0", "move -1,0", "tile water", "token x3")
    assert s.terrain[h(s, "0,0")] == WATER
    assert s.token[h(s, "0,0")] == 1


@rule("ROM-7.5")
def test_a_peeked_tile_that_is_flooded_stays_secret():
    s = table('terrain = { down = ["0,1", "1,0"] }', yellow=HOME + 'explorers = ["0,0"]\nworkers = ["0,0"]')
    s.token.clear()
    pool = s.pool.copy()
    do(s, "activate explorer 0,0", "look 1,0", "tile forest", "stop", "activate worker 0,0", "move 0,1", "tile water")
    assert s.terrain[h(s, "1,0")] == WATER
    pool[WATER] -= 1
    assert s.seen_by(1).pool == pool
    pool[FOREST] -= 1
    assert s.seen_by(0).pool == s.pool == pool
    assert s.seen_by(1).imagine(Rng(3)).seen_by(1).dump() == s.seen_by(1).dump()
    assert s.seen_by(1).imagine(Rng(3)).view(1) == s.view(1)


@rule("ROM-6.7", "ROM-6.8")
def test_markers_in_combat():
    s = table('phase = "combat"', yellow=HOME + 'soldiers = ["1,0 hindered"]', blue='workers = ["1,0"]')
    do(s, "attack 1,0 blue", "play plus3")
    s.take(1, ("play", 2))
    assert s.battles[0] == 1  # 3 - 3 + 3 against 1
    s = table('phase = "combat"', yellow=HOME + 'soldiers = ["1,0 hindered"]', blue='workers = ["1,0"]')
    do(s, "attack 1,0 blue", "play minus1loss")
    s.take(1, ("play", 3))
    assert s.battles[:2] == [0, 1]  # 3 - 3 against 1
    assert units(s, 0, "soldier") == ["1,0 lying"]
