"""Chapters 13 and 14: combat and losing."""

import pytest

from quadriga.games.romolo.board import SYMBOLS, TEMPLE
from quadriga.games.romolo.scoring import outcome
from quadriga.kernel.chance import Rng
from quadriga.kernel.record import visible
from tests.games.romolo.table import GAME, built, do, h, has, named, offers, refused, step, table, units, until
from tests.rule_coverage import rule

HOME = 'capital = "0,0"\n'
FAR = 'capital = "0,-3"\n'
WATCHER = 'workers = ["0,0"]\n'
"""A worker at home keeps the player in the game."""


def combat(top="", yellow="", blue="", strong=False, **sides):
    """Yellow's Combat phase; with a strong capital of many temples he may have many soldiers."""
    s = at_combat(top, yellow, blue, sides)
    if strong:
        s.add_building(s.capital[0], TEMPLE, 5)
    return s


def at_combat(top, yellow, blue, sides):
    return table(
        'phase = "combat"\n' + top,
        yellow=("" if "capital" in yellow else HOME) + yellow,
        blue=("" if "capital" in blue else FAR) + blue,
        **sides,
    )


def show(s, attacker, defender, a=0, d=1):
    """Both lay their dice tiles; the order of answers does not matter."""
    assert step(s) == "Reveal", step(s)
    if d in s.asked:
        s.take(d, ("play", SYMBOLS.index(defender)))
    if a in s.asked:
        s.take(a, ("play", SYMBOLS.index(attacker)))
    return s


@rule("ROM-13.1", "ROM-13.2", "ROM-X13")
def test_any_standing_units_may_attack():
    s = combat('built = { "1,0" = "storehouse" }', 'workers = ["1,0"]\nsoldiers = ["2,0"]', red='workers = ["2,0"]')
    assert sorted(offers(s)) == ["attack 2,0 red", "pass", "raid 1,0"]
    assert refused(s, "attack 3,0 red") == "ROM-13.2"
    do(s, "raid 1,0", "raze storehouse")
    assert built(s, "1,0", "storehouse") == 0
    assert offers(s) == ["pass", "attack 2,0 red"]
    do(s, "attack 2,0 red")
    assert s.asked == (0, 2)
    s = combat("", 'soldiers = ["2,0", "2,0"]\nworkers = ["2,0", "2,0 lying"]', 'workers = ["2,0"]')
    do(s, "attack 2,0 blue")
    assert offers(s) == ["all", "join worker", "join soldier"]
    assert refused(s, "done") == "ROM-13.2"
    do(s, "join soldier")
    assert offers(s) == ["done", "join soldier"]  # workers are named before soldiers
    assert refused(s, "all") == "ROM-13.2"
    do(s, "done")
    show(s, "minus1loss", "minus1loss")
    assert units(s, 0, "soldier") == ["2,0", "2,0 lying"]
    assert "attack 2,0 blue" in offers(s)  # again, with the others (ROM-R91)
    s = combat("", 'soldiers = ["2,0", "2,0"]', 'workers = ["2,0"]')
    do(s, "attack 2,0 blue", "all")
    assert len(s.stack[-1].fight.attackers) == 2
    assert do(combat("", 'soldiers = ["2,0"]', 'workers = ["2,0"]'), "pass").battles == [0, 0, 0]


@rule("ROM-13.3", "ROM-13.4")
def test_all_units_of_one_owner_defend():
    s = combat("", 'soldiers = ["2,0"]', 'workers = ["2,0", "2,0", "1,0"]', red='workers = ["2,0"]')
    assert sorted(offers(s)) == ["attack 2,0 blue", "attack 2,0 red", "pass"]
    do(s, "attack 2,0 blue")
    fight = s.stack[-1].fight
    assert (fight.defender, len(fight.defenders)) == (1, 2)


@rule("ROM-13.5", "ROM-13.7")
def test_combat_values():
    s = combat(
        "", "", 'capital = "2,0"\nworkers = ["2,0"]\nsoldiers = ["2,0"]\nmercenaries = ["2,0"]\nexplorers = ["2,0"]'
    )
    box = s.box
    assert [box.value[s.box.of_kind[0][kind][0]] for kind in range(4)] == [1, 3, 2, 0]
    assert box.tower_combat == 4
    s = combat("", 'soldiers = ["2,0", "2,0"]', 'capital = "2,0"')
    assert offers(s) == ["pass", "attack 2,0 blue"]  # the tower alone defends
    do(s, "attack 2,0 blue", "all")
    show(s, "minus1loss", "minus1loss")  # 6 against 4
    assert s.battles[:2] == [1, 0]
    s = combat("", 'soldiers = ["2,0"]', 'capital = "2,0"\nexplorers = ["2,0"]')
    show(do(s, "attack 2,0 blue"), "minus1loss", "minus1loss")  # 3 against 0 + 4
    assert s.battles[:2] == [0, 1]
    blue = table('turn = "blue"\nphase = "combat"', yellow=HOME + 'workers = ["2,0"]', blue='capital = "2,0"')
    assert step(blue) != "Attack"  # a tower cannot attack


@rule("ROM-13.6")
def test_a_raid_on_an_empty_hex():
    top = 'built = { "2,0" = "temple, farm" }\nwalls = { "2,0" = [0, 1, 2, 3] }'
    s = combat(top, 'soldiers = ["2,0"]\nworkers = ["2,0"]\nexplorers = ["2,0"]')
    do(s, "raid 2,0", "all")
    assert (units(s, 0, "soldier"), units(s, 0, "worker")) == (["2,0 lying"], ["2,0 lying"])
    assert units(s, 0, "explorer") == ["2,0"]  # of no value, it takes no part
    assert sorted(offers(s)) == ["done", "raze farm", "raze temple", "raze wall"]
    assert refused(s, "raze tower") == "ROM-13.27"
    assert refused(s, "raze forum") == "ROM-13.26"
    do(s, "raze wall", "side east", "side north-east", "done", "raze temple")
    assert s.walls[h(s, "2,0")] == 0b001100
    assert (built(s, "2,0", "temple"), built(s, "2,0", "farm")) == (0, 1)
    s = do(combat(top, 'soldiers = ["2,0"]\n' + WATCHER), "raid 2,0", "done")  # it need not
    assert built(s, "2,0", "farm") == 1
    s = combat(top, 'soldiers = ["2,0"]', 'workers = ["2,0"]')
    assert refused(s, "raid 2,0") == "ROM-13.6"  # fight first
    s = combat(top, 'soldiers = ["2,0 hindered"]\nexplorers = ["2,0"]')
    assert step(s) != "Attack"  # no positive value: 3 - 3, and 0
    s = combat('built = { "0,0" = "farm" }', 'soldiers = ["0,0"]')
    assert offers(s) == ["pass", "raid 0,0"]  # the own town too


@rule("ROM-13.8")
def test_one_marker_or_more_cost_three_once():
    s = combat("", 'soldiers = ["2,0 hindered", "2,0 hindered"]', 'soldiers = ["2,0"]')
    show(do(s, "attack 2,0 blue", "all"), "minus1loss", "minus1loss")  # 6 - 3 against 3
    assert s.battles[:2] == [0, 0]
    s = combat("", 'workers = ["2,0"]', 'workers = ["2,0 hindered"]')
    show(do(s, "attack 2,0 blue"), "plus1loss", "minus1loss")  # 1 against -2: 3
    assert s.battles[0] == 1


@rule("ROM-13.9")
def test_bonuses_come_before_the_tile_and_totals_may_be_negative():
    s = combat("", 'workers = ["2,0 hindered"]', 'soldiers = ["2,0", "2,0"]\n')
    show(do(s, "attack 2,0 blue"), "x2", "minus1loss")  # (1 - 3) x 2 = -4 against 6
    assert units(s, 0, "worker") == []
    assert s.battles[1] == 1
    s = combat("", 'soldiers = ["2,0"]\ncharacters = ["heros"]', 'soldiers = ["2,0", "2,0"]\n')
    do(s, "attack 2,0 blue", "heros")
    assert step(s) == "Reveal"
    show(s, "x2", "minus1loss")  # (3 + 2) x 2 = 10 against 6
    assert s.battles[0] == 1


@rule("ROM-13.10", "ROM-13.11")
def test_tiles_are_laid_in_secret_and_dux_is_declared_before_they_are_shown():
    s = do(combat("", 'soldiers = ["2,0"]', 'workers = ["2,0"]'), "attack 2,0 blue")
    assert s.asked == (0, 1)
    before = s.seen_by(1).dump()
    s.take(0, ("play", 0))
    assert s.seen_by(1).dump() == before
    assert s.asked == (1,)
    assert len(s.actions(1)) == 5
    assert s.why_not(1, "play blank").rule == "ROM-13.31"
    s = combat("", 'soldiers = ["2,0"]\ncharacters = ["dux"]', 'workers = ["2,0"]')
    do(s, "attack 2,0 blue")
    assert s.asked == (0, 1)
    do(s, "play x2", "play plus3")
    assert s.asked == (0,)
    assert s.seen_by(0).secret == [0, -1, -2]
    assert s.seen_by(1).secret[0] == -1
    assert {s.seen_by(1).imagine(Rng(n)).secret[0] for n in range(60)} == set(range(6))
    assert visible(s.journal, [], 1)[-2:] == [False, True]
    assert not any(event.payload[0] == "showed" for event in s.events)
    assert offers(s) == ["dux 0", "dux 1", "dux 2", "dux 3", "dux 4"]
    do(s, "dux 2")
    assert sum(event.payload[0] == "showed" for event in s.events) == 2
    assert s.battles[0] == 1  # (3 + 2) x 2 against 4
    assert s.secret == [-2, -2, -2]


@rule("ROM-13.12", "ROM-13.21", "ROM-13.22", "ROM-X14")
def test_equal_values_bring_nothing():
    s = combat("", 'soldiers = ["2,0", "2,0", "2,0"]', 'soldiers = ["2,0", "2,0"]\n', strong=True)
    do(s, "attack 2,0 blue", "all")
    show(s, "plus3", "x2")  # 9 + 3 against 6 x 2
    assert s.battles == [0, 0, 0]
    assert len(units(s, 0, "soldier")) == 3
    assert len(units(s, 1, "soldier")) == 2
    s = combat("bank = { battle_marker = 0 }", 'soldiers = ["2,0"]', 'workers = ["2,0"]')
    show(do(s, "attack 2,0 blue"), "minus1loss", "minus1loss")
    assert s.battles == [0, 0, 0]  # none left


@rule("ROM-13.13", "ROM-13.14", "ROM-13.24", "ROM-X15")
def test_red_five_against_brown_one():
    red = 'soldiers = ["2,0"]\nmercenaries = ["2,0"]\ncoins = 9\ngrain = 9\n' + WATCHER
    s = do(combat("", red, 'workers = ["2,0", "0,-3"]'), "attack 2,0 blue", "all")
    show(s, "retreat", "plus1loss")
    assert (step(s), offers(s)) == ("Retreat", ["retreat", "stay"])
    do(s, "retreat")  # to 1,0, the only nearer hex
    assert (units(s, 0, "soldier"), units(s, 0, "mercenary")) == (["1,0 lying"], ["1,0 lying"])
    assert s.battles[:2] == [0, 1]
    assert units(s, 1, "worker") == ["0,-3", "2,0"]
    s = do(combat("", red, 'workers = ["2,0", "0,-3"]'), "attack 2,0 blue", "all")
    show(s, "retreat", "plus1loss")
    do(s, "stay")
    assert s.battles[:2] == [1, 0]
    assert units(s, 1, "worker") == ["0,-3"]
    assert (s.asked, sorted(offers(s))) == ((1,), ["kill mercenary", "kill soldier"])
    do(s, "kill soldier")
    assert units(s, 0, "soldier") == []
    s = do(combat("", red, 'workers = ["2,0", "0,-3"]'), "attack 2,0 blue", "all")
    show(s, "minus1loss", "plus1loss")  # 5 against 1: the attacker's loss is taken back
    assert len(units(s, 0, "soldier")) == 1
    s = do(combat("", red, 'workers = ["2,0", "0,-3"]'), "attack 2,0 blue", "all")
    show(s, "plus3", "minus1loss")  # 8 - 1 = 7: two losses less one
    assert units(s, 1, "worker") == ["0,-3"]


@rule("ROM-13.15", "ROM-13.16")
def test_both_show_retreat():
    s = do(combat("", 'soldiers = ["2,0"]\n' + WATCHER, 'workers = ["2,0"]'), "attack 2,0 blue")
    show(s, "retreat", "retreat")
    assert s.asked == (0,)
    do(s, "stay")
    assert (s.asked, step(s)) == ((1,), "Retreat")
    do(s, "stay")  # 3 against 1, no modifiers
    assert s.battles[:2] == [1, 0]
    assert units(s, 1, "worker") == ["2,0"]
    s = do(combat("", 'soldiers = ["2,0"]\n' + WATCHER, 'workers = ["2,0"]'), "attack 2,0 blue")
    show(s, "retreat", "retreat")
    do(s, "retreat")
    assert units(s, 0, "soldier") == ["1,0 lying"]
    assert step(s) != "Retreat"  # the defender does not decide
    assert s.battles[:2] == [0, 1]


@rule("ROM-13.17", "ROM-13.18", "ROM-13.33")
def test_the_retreat_goes_to_face_up_hexes_nearer_home():
    top = 'terrain = { down = ["1,0"], water = ["2,-1"] }\nwalls = { "1,1" = [1] }'
    s = do(combat(top, 'soldiers = ["2,0"]\n' + WATCHER, 'workers = ["2,0"]'), "attack 2,0 blue")
    show(s, "retreat", "minus1loss")
    assert step(s) != "Retreat"  # 1,0 is face down: no way
    assert s.battles[0] == 1
    top = 'walls = { "1,-1" = [5], "1,0" = [1] }'
    yellow = 'soldiers = ["2,-1"]\n' + WATCHER
    s = do(combat(top, yellow, 'workers = ["2,-1"]'), "attack 2,-1 blue")
    show(s, "retreat", "minus1loss")
    do(s, "retreat")
    assert sorted(offers(s)) == ["withdraw soldier 1,-1", "withdraw soldier 1,0"]
    assert refused(s, "withdraw soldier 2,0") == "ROM-13.17"
    do(s, "withdraw soldier 1,0")
    assert "hindered" not in units(s, 0, "soldier")[0]
    top = 'terrain = { down = ["0,-1"], water = ["0,0"] }'
    s = combat(top, 'capital = "-2,0"\nworkers = ["-2,0"]\nsoldiers = ["1,-1"]',
               'capital = "0,-2"\nworkers = ["1,-1", "0,-2"]\nsoldiers = ["1,-1"]')  # fmt: skip
    do(s, "attack 1,-1 blue")
    show(s, "minus1loss", "retreat")
    do(s, "retreat")
    assert units(s, 1, "worker") == ["0,-2", "1,-2"]


@rule("ROM-13.19", "ROM-X17")
def test_after_the_defender_s_retreat_buildings_fall():
    top = 'built = { "2,0" = "storehouse" }'
    yellow = 'soldiers = ["2,0", "2,0"]\n' + WATCHER
    s = do(combat(top, yellow, 'capital = "2,-3"\nworkers = ["2,0"]'), "attack 2,0 blue", "all")
    show(s, "plus1loss", "retreat")
    do(s, "retreat")
    assert units(s, 1, "worker") == ["2,-1"]
    assert s.battles[0] == 1
    assert sorted(offers(s)) == ["done", "raze storehouse"]
    do(s, "raze storehouse")
    assert built(s, "2,0", "storehouse") == 0
    s = do(combat(top, yellow, 'capital = "2,-3"\nworkers = ["2,0"]'), "attack 2,0 blue", "all")
    show(s, "minus1loss", "retreat")
    do(s, "stay")  # 6 - 1 = 5
    assert units(s, 1, "worker") == []
    assert s.battles[0] == 1
    top += '\nphase = "combat"'
    s = table(top, yellow=HOME + yellow, blue='capital = "2,-3"\nworkers = ["2,0"]', red='workers = ["2,0"]')
    do(s, "attack 2,0 blue", "all")
    show(s, "plus3", "retreat")
    do(s, "retreat")
    assert step(s) != "Raze"  # red is still there


@rule("ROM-13.20")
def test_a_tower_stays_behind():
    yellow = 'soldiers = ["2,0", "2,0", "2,0"]\n' + WATCHER
    s = do(combat("", yellow, 'capital = "2,0"\nworkers = ["2,0"]'), "attack 2,0 blue", "all")
    show(s, "plus1loss", "retreat")
    do(s, "retreat")
    do(s, "withdraw worker 3,0")
    assert s.battles[0] == 1
    assert step(s) == "Raze"  # 9 - 4 = 5: one loss, and one more for the tile
    assert sorted(offers(s)) == ["done", "raze tower"]
    do(s, "raze tower", "raze tower")
    assert s.capital[1] == -1
    s = do(combat("", yellow, 'capital = "2,0"'), "attack 2,0 blue", "all")
    show(s, "minus1loss", "retreat")
    assert step(s) != "Retreat"  # a tower alone cannot


@rule("ROM-13.20", "ROM-R99")
def test_a_tower_left_behind_counts_against_the_attack():
    yellow = 'soldiers = ["2,0", "2,0"]\n' + WATCHER
    s = do(combat("", yellow, 'capital = "2,0"\nworkers = ["2,0", "0,-3"]'), "attack 2,0 blue", "all")
    show(s, "minus1loss", "retreat")
    do(s, "retreat", "withdraw worker 3,0")
    assert s.battles[0] == 1
    assert step(s) != "Raze"  # 6 - 4 = 2: no loss


@rule("ROM-13.23")
def test_losses_by_the_difference():
    s = combat()
    assert s.box.loss_table[:13] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3]
    from quadriga.games.romolo.fighting import table as losses

    assert [losses(s, n) for n in (-3, 0, 2, 3, 8, 9, 50)] == [0, 0, 0, 1, 2, 3, 3]


@rule("ROM-13.25", "ROM-13.26", "ROM-X16")
def test_totals_are_fixed_before_anything_falls():
    top = 'built = { "2,0" = "temple, storehouse" }'
    yellow = 'soldiers = ["2,0", "2,0"]\ncharacters = ["heros"]\n' + WATCHER
    s = do(combat(top, yellow, 'workers = ["2,0"]'), "attack 2,0 blue", "heros", "all")
    show(s, "plus3", "plus1loss")  # 8 + 3 - 1 = 10
    assert s.battles[0] == 1
    assert units(s, 1, "worker") == []
    assert (s.asked, step(s)) == ((0,), "Raze")
    do(s, "raze temple", "raze storehouse")
    assert (built(s, "2,0", "temple"), built(s, "2,0", "storehouse")) == (0, 0)
    assert len(units(s, 0, "soldier")) == 1  # the worker that fell still takes one with it
    s = do(combat(top, yellow, 'workers = ["2,0"]'), "attack 2,0 blue", "heros", "all")
    show(s, "plus3", "plus1loss")
    do(s, "done")  # may be waived
    assert built(s, "2,0", "temple") == 1


@rule("ROM-13.26")
def test_the_defender_may_hit_buildings_too():
    top = 'built = { "0,0" = "farm" }'
    s = combat(top, 'workers = ["0,0", "1,0"]', 'soldiers = ["0,0", "0,0", "0,0"]\nworkers = ["0,-3"]')
    do(s, "attack 0,0 blue")
    show(s, "minus1loss", "x2")  # 1 against 18: three losses less one
    assert (s.asked, step(s)) == ((1,), "Raze")
    assert sorted(offers(s)) == ["done", "raze farm", "raze tower"]  # the attacker's own tower stands there
    do(s, "raze tower")
    assert s.damage[0] == 1
    assert s.capital[0] != -1


@rule("ROM-13.27")
def test_a_tower_falls_at_the_second_loss_and_stays_damaged():
    yellow = 'soldiers = ["2,0", "2,0"]\n' + WATCHER
    s = do(combat("", yellow, 'capital = "2,0"\nworkers = ["0,-3"]'), "attack 2,0 blue", "all")
    show(s, "plus3", "minus1loss")  # 9 - 4 = 5: 1 - 1
    assert s.damage[1] == 0
    s = do(combat("", yellow, 'capital = "2,0"\nworkers = ["0,-3"]\n'), "attack 2,0 blue", "all")
    show(s, "plus3", "plus3")  # 9 - 7
    assert s.damage[1] == 0
    s = do(combat("", yellow, 'capital = "2,0"\nworkers = ["0,-3", "2,0"]\n'), "attack 2,0 blue", "all")
    show(s, "x2", "plus1loss")  # 12 - 5 = 7: 2, the worker first
    do(s, "raze tower")
    assert s.damage[1] == 1
    assert s.alive(1)
    s = do(combat("", yellow, 'capital = "2,0"\nworkers = ["0,-3"]\ndamage = 1'), "attack 2,0 blue", "all")
    show(s, "x2", "plus1loss")
    do(s, "raze tower")
    assert not s.alive(1)


@rule("ROM-13.28")
def test_where_eliminated_pieces_go():
    blue = 'workers = ["2,0", "0,-3"]\nsoldiers = ["2,0"]\nmercenaries = ["2,0"]\nexplorers = ["2,0"]'
    yellow = 'soldiers = ["2,0", "2,0", "2,0", "2,0"]\nmercenaries = ["2,0", "2,0"]\n' + WATCHER
    top = 'built = { "2,0" = "farm", "0,0" = "5 temple" }'
    s = do(combat(top, yellow, blue), "attack 2,0 blue", "all")
    show(s, "x2", "minus1loss")  # 32 - 6
    assert sorted(offers(s)) == ["kill explorer", "kill mercenary", "kill soldier", "kill worker"]
    do(s, "kill explorer", "kill mercenary")
    where = [s.where[s.box.of_kind[1][kind][0]] for kind in (2, 3)]
    assert where == [-3, -2]
    assert s.bank[8] == 3  # not back to the bank
    s = do(combat(top, yellow, blue), "attack 2,0 blue", "all")
    show(s, "x2", "minus1loss")
    do(s, "kill soldier", "kill worker")
    assert s.in_hand(1, 1) >= 0
    assert [s.where[u] for u in s.box.of_kind[1][0]].count(-1) == 5


@rule("ROM-13.29", "ROM-13.30")
def test_attackers_lie_down_and_markers_go():
    s = combat('built = { "1,0" = "farm" }', 'soldiers = ["2,0 hindered"]\nworkers = ["1,0", "0,0"]',
               'workers = ["2,0 hindered"]')  # fmt: skip
    show(do(s, "attack 2,0 blue"), "minus1loss", "minus1loss")
    assert units(s, 0, "soldier") == ["2,0 lying"]
    assert units(s, 1, "worker") == ["2,0"]
    s = combat('built = { "1,0" = "farm" }', 'soldiers = ["1,0", "1,0 hindered"]\n' + WATCHER)
    do(s, "raid 1,0")
    assert step(s) == "Raze"  # only the one that is not hindered
    assert units(s, 0, "soldier") == ["1,0 hindered", "1,0 lying"]


@rule("ROM-13.31", "ROM-13.32")
def test_dice_tiles_are_used_up_and_taken_back():
    yellow = 'soldiers = ["2,0"]\nused = ["x2", "plus3", "plus1loss", "minus1loss"]\n' + WATCHER
    s = do(combat("", yellow, 'workers = ["2,0"]\nused = ["x2"]'), "attack 2,0 blue")
    assert s.asked == (1,)  # yellow has one tile left: retreat
    assert refused(s, "play x2") == "ROM-13.31"
    s.take(1, ("play", 1))
    assert s.asked == (-1,)
    assert s.stack[-1].seen_only_by() == 0
    assert len(s.actions(-1)) == 6
    do(s, "away x2")
    assert s.available(0) == [1, 2, 3, 4, 5]
    assert s.available(1) == [2, 3, 4]
    assert s.seen_by(1).missing == [-1, 5, -1]
    assert s.view(1)["players"][0]["dice_count"] == 5
    assert s.view(0)["players"][1]["dice_used"] == ["x2", "plus3"]


@rule("ROM-14.1", "ROM-14.2")
def test_without_a_worker_a_player_may_give_up():
    yellow = 'soldiers = ["2,0", "2,0"]\ngrain = 9\n' + WATCHER
    s = do(combat("", yellow, 'workers = ["2,0"]\ncoins = 3'), "attack 2,0 blue", "all")
    show(s, "plus1loss", "minus1loss")
    assert (s.asked, step(s)) == ((1,), "GiveUp")
    assert offers(s) == ["go-on", "give-up"]
    do(s, "go-on")
    until(s, "GiveUp")
    assert s.asked == (1,)
    assert s.active == 1  # at the start of the own turn again
    do(s, "give-up")
    assert not s.alive(1)
    assert s.active == 2
    assert has(s, 0, "coins") == has(s, 2, "coins") == 0  # blue's three leave the game


@rule("ROM-10.3", "ROM-14.2", "ROM-14.7")
def test_who_gives_up_in_the_own_turn_leaves_the_surplus_of_others_to_be_removed():
    blue = 'capital = "2,0"\nworkers = ["2,0", "3,0", "3,0", "3,0"]\nsoldiers = ["2,0", "2,0"]\n'
    s = do(combat('built = { "2,0" = "3 temple" }', 'workers = ["2,0"]\n', blue), "attack 2,0 blue")
    show(s, "blank", "x2")
    do(s, "raze temple", "done")  # blue's capital now supports 3 workers
    assert (s.asked, step(s)) == ((0,), "GiveUp")
    do(s, "give-up")
    assert (s.asked, step(s)) == ((1,), "RemoveSurplus")
    do(s, "remove worker 3,0")
    assert (len(units(s, 1, "worker")), s.active) == (3, 1)


@rule("ROM-10.3")
@pytest.mark.parametrize(
    ("workers", "soldiers", "reason"), [(4, 2, "workers-are-surplus"), (3, 3, "military-is-surplus")]
)
def test_which_units_are_too_many_is_said(workers, soldiers, reason):
    places = ["2,0", "3,0", "3,0", "3,0"]
    blue = f'capital = "2,0"\nworkers = {places[:workers]}\nsoldiers = {places[:soldiers]}\n'
    s = do(combat('built = { "2,0" = "3 temple" }', 'workers = ["2,0"]\n', blue), "attack 2,0 blue")
    show(s, "blank", "x2")
    do(s, "raze temple", "done", "give-up")
    assert (s.asked, step(s)) == ((1,), "RemoveSurplus")
    refusal = s.why_not(1, named(s, "remove explorer 2,0"))
    assert (refusal.rule, refusal.message) == ("ROM-10.3", reason)


@rule("ROM-14.3", "ROM-14.4", "ROM-14.5", "ROM-14.6")
def test_who_takes_the_tower_takes_the_goods():
    blue = 'capital = "2,0"\nworkers = ["0,-3"]\nsoldiers = ["1,-2"]\ndamage = 1\ncoins = 4\ngrain = 2\nsalt = 1\n'
    blue += 'characters = ["dux", "heros"]\nbattles = 2'
    top = 'built = { "2,0" = "storehouse" }\nwalls = { "2,0" = [1] }\nbank = { battle_marker = 3 }'
    yellow = 'soldiers = ["2,0", "2,0", "2,0"]\ngrain = 1\n' + WATCHER
    s = do(combat(top, yellow, blue), "attack 2,0 blue", "all", "play plus3")
    do(s, "play minus1loss", "dux 0", "raze tower")
    assert s.capital[1] == -1
    assert all(s.where[u] in (-2, -4) for u in s.box.ranges[1])
    assert (has(s, 0, "coins"), has(s, 0, "grain"), has(s, 0, "salt")) == (4, 3, 1)
    assert ("earned", 0, 8) in [event.payload for event in s.events]  # coins change hands openly
    assert (has(s, 1, "coins"), has(s, 1, "grain")) == (0, 0)
    assert 1 not in s.holder
    assert s.battles == [1, 0, 0]
    assert s.bank[9] == 2  # they do not come back
    assert built(s, "2,0", "storehouse") == 1
    assert s.walls[h(s, "2,0")] == 2
    s = do(
        combat("", 'soldiers = ["2,0", "2,0"]\n' + WATCHER, 'workers = ["2,0"]\ncoins = 3'), "attack 2,0 blue", "all"
    )
    show(s, "plus1loss", "minus1loss")
    do(s, "give-up")
    assert has(s, 0, "coins") == 0  # out of the game


@rule("ROM-14.7", "ROM-18.2")
def test_the_last_one_left_wins_when_the_turn_ends():
    s = GAME.at(
        'seats = 2\nland = "plain"\ndisplay = ["consul"]\nphase = "combat"\n[yellow]\ncapital = "1,-2"\n'
        'workers = ["1,-2"]\nsoldiers = ["-1,2", "-1,2", "-1,2"]\ngrain = 5\n[blue]\ncapital = "-1,2"\ndamage = 1\n'
    )
    do(s, "attack -1,2 blue", "all")
    show(s, "plus3", "minus1loss")
    do(s, "raze tower")
    assert s.asked == (0,)  # not at once: the turn goes on
    until(s, "nothing")
    found = s.outcome()
    assert (found.reason, found.places) == ("towers", [1, 2])
    assert not found.counted
    assert found.scores[0]["population"] == 2  # as it stands: two soldiers are left, and half a worker
    assert set(found.scores[1].values()) == {0}
    # eliminated in the own turn: it ends at once
    s = combat("", 'workers = ["0,0", "1,0"]\ndamage = 1', 'soldiers = ["0,0", "0,0", "0,0"]\nworkers = ["0,-3"]')
    do(s, "attack 0,0 blue")
    show(s, "minus1loss", "x2")
    do(s, "raze tower")
    assert not s.alive(0)
    assert s.active == 1


@rule("ROM-14.1", "ROM-14.7")
def test_who_takes_a_tower_with_the_last_worker_is_asked_at_once():
    s = combat("", 'workers = ["0,0", "1,0"]\ndamage = 1', 'soldiers = ["0,0", "0,0", "0,0"]\nworkers = ["0,0"]')
    do(s, "attack 0,0 blue")
    show(s, "plus1loss", "x2")  # 1 against 20; blue loses one unit, too
    do(s, "kill worker", "raze tower")
    assert not s.alive(0)
    assert (step(s), s.asked, s.active) == ("GiveUp", (1,), 0)  # blue, before the turn of yellow is over


@rule("ROM-13.27")
def test_the_tower_of_somebody_who_does_not_fight_is_not_hit():
    """ROM-R188: red's tower takes no part in the combat of yellow and blue on its hex."""
    yellow = 'soldiers = ["2,0", "2,0"]\n' + WATCHER
    s = combat('built = { "2,0" = "farm" }', yellow, 'workers = ["2,0"]', red='capital = "2,0"')
    do(s, "attack 2,0 blue", "all")
    show(s, "x2", "minus1loss")  # 12 against 1: three losses less one
    assert sorted(offers(s)) == ["done", "raze farm"]
    assert refused(s, "raze tower") == "ROM-13.27"


@rule("ROM-18.2")
def test_nobody_left_nobody_wins():
    s = GAME.at(
        'seats = 2\nland = "plain"\ndisplay = ["consul"]\nphase = "combat"\n[yellow]\ncapital = "1,-2"\n'
        'workers = ["1,-2"]\nsoldiers = ["-1,2"]\nmercenaries = ["1,-2"]\n[blue]\n'
        'capital = "-1,2"\ndamage = 1\n'
    )
    do(s, "attack -1,2 blue")
    show(s, "plus1loss", "plus3")
    do(s, "raze tower")  # and now the wage cannot be paid
    assert outcome(s).places == [2, 2]
    assert not s.asked


@pytest.mark.parametrize(("attacker", "defender", "winner"), [("x2", "plus3", 0), ("plus3", "x2", 0)])
def test_tiles_change_the_own_value(attacker, defender, winner):
    s = do(combat("", 'soldiers = ["2,0", "2,0"]\n' + WATCHER, 'soldiers = ["2,0"]\n'), "attack 2,0 blue", "all")
    show(s, attacker, defender)
    assert s.battles[winner] == 1
