"""Chapters 21 to 23: the solo game, teams, options."""

import pytest

from quadriga.games.romolo.board import CATEGORIES, FACE_DOWN, SYMBOLS, WATER
from quadriga.games.romolo.evaluation import EVALUATOR
from quadriga.games.romolo.influence import control, influence
from quadriga.games.romolo.scoring import majorities, scores, totals
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.errors import SettingError
from tests.games.romolo.table import GAME, built, do, h, has, offers, refused, step, table, units, until
from tests.rule_coverage import rule

MINE = 'capital = "-1,2"\n'
STAY = 'workers = ["-1,2"]\ngrain = 9\n'


def rival(top="", yellow="", blue="", phase="rival", **actions):
    """The A.I. player's turn; its units are written as blue soldiers."""
    text = "".join(f"settings = {{ {name} = '{value}' }}\n" for name, value in actions.items())
    return table(
        text + f'phase = "{phase}"\n' + top, seats=1, yellow=("" if "capital" in yellow else MINE) + yellow, blue=blue
    )


@rule("ROM-21.1", "ROM-21.2", "ROM-21.3", "ROM-21.4")
def test_set_up_of_the_solo_game():
    s = GAME.new(1)
    settle_chance(s, Rng(1))
    s.take(0, ("choose", 1))
    do(s, "lay -1,2", "cube salt", "set tower -2,3", "set farm -2,3", "set storehouse -1,3", "set worker -2,3")
    s.take(0, s.actions(0)[0])
    row = []
    while s.asked == (-1,):
        left = [count - row.count(cube) for cube, count in enumerate((9, 4, 3, 2, 1))]
        assert s.stack[-1].weights(s) == [count for count in left if count]
        action = Rng(len(row)).answer(s)
        row.append(action[1])
        s.take(-1, action)
    assert s.row[: len(row)] == row
    assert [s.row.count(n) for n in range(5)] == [9, 4, 3, 2, 1]
    assert s.view(0)["events"] == s.row  # an open row
    assert s.box.places[s.capital[1]] == (1, -2)
    assert s.terrain[s.capital[1]] == 0
    assert s.coins[1] == s.battles[1] == 0
    assert not units(s, 1, "soldier")
    bag = GAME.new(1, events="bag")
    settle_chance(bag, Rng(1))
    bag.take(0, ("choose", 1))
    do(bag, "lay -1,2", "cube salt", "set tower -2,3", "set farm -2,3", "set storehouse -1,3", "set worker -2,3")
    bag.take(0, bag.actions(0)[0])
    assert bag.row == [9, 4, 3, 2, 1]
    with pytest.raises(SettingError):
        GAME.new(2, events="bag")


@rule("ROM-21.5", "ROM-21.19")
def test_player_rival_event():
    s = table('row = ["white", "blue"]', seats=1, yellow=MINE + STAY)
    do(s, "pass")
    until(s, "Feed")
    do(s, "feed", "grain")
    assert (s.round, s.row, step(s)) == (2, [3], "Activate")
    assert s.prices == [1] * 5
    do(s, "pass", "feed", "grain")
    assert s.asked == (-1,)  # the blue event's roll


@rule("ROM-21.6")
def test_the_rival_s_capital_is_closed():
    s = table("", seats=1, yellow=MINE + 'workers = ["0,-1"]')
    do(s, "activate worker 0,-1")
    assert "move 1,-2" not in offers(s)
    assert refused(s, "move 1,-2") == "ROM-21.6"


@rule("ROM-21.7")
def test_rival_units_are_hostile_and_have_value_two():
    s = table("", seats=1, yellow=MINE + 'workers = ["0,0"]\nstone = 1\nwood = 1', blue='soldiers = ["0,0"]')
    do(s, "activate worker 0,0")
    assert refused(s, "build farm") == "ROM-3.9"  # nobody is asked
    assert {s.box.value[u] for u in s.box.ranges[1]} == {2}
    s = rival('terrain = { water = ["0,1", "-1,1"] }', 'workers = ["-1,2"]', 'soldiers = ["0,0"]')
    assert s.asked == (-1,)
    assert sorted(offers(s)) == ["march -1,1", "march 0,1"]  # water is no obstacle; nothing to eat


@rule("ROM-21.8", "ROM-21.31")
def test_groups_act_in_random_order_each_once():
    s = rival("", "workers = ['-1,2']", 'soldiers = ["0,0", "0,0", "1,0"]')
    assert sorted(offers(s)) == ["group 0,0", "group 1,0"]
    assert s.stack[-1].weights(s) == [1, 1]
    do(s, "group 1,0")  # to 0,1, the only nearer hex
    assert sorted(offers(s)) == ["march -1,1", "march 0,1"]  # the other group; the first does not act again
    do(s, "march 0,1")
    assert units(s, 1, "soldier") == ["0,1", "0,1", "0,1"]
    assert step(s) != "NextGroup"


@rule("ROM-21.9", "ROM-21.10", "ROM-21.18")
def test_a_weaker_group_retreats_an_equal_one_attacks():
    s = rival("", 'soldiers = ["0,0"]\nworkers = ["-1,2"]', 'soldiers = ["0,0"]')
    assert sorted(offers(s)) == ["march 0,-1", "march 1,-1"]
    do(s, "march 1,-1")
    assert units(s, 1, "soldier") == ["1,-1"]
    s = rival('terrain = { down = ["0,-1"] }', 'soldiers = ["0,0"]\nworkers = ["1,-1", "-1,2"]', 'soldiers = ["0,0"]')
    assert s.asked == (0,)  # no way home: it attacks
    s = rival("", 'workers = ["0,0", "0,0", "-1,2"]', 'soldiers = ["0,0"]')
    assert (s.asked, step(s)) == ((0,), "Reveal")
    s.take(0, ("play", SYMBOLS.index("plus1loss")))
    assert s.asked == (-1,)
    assert len(offers(s)) == 6  # the die, also where players have tiles
    do(s, "roll 4")  # plus1loss: one loss each, at even values
    assert sorted(units(s, 0, "worker")) == ["-1,2", "0,0"]
    assert units(s, 1, "soldier") == []
    assert [s.where[u] for u in s.box.of_kind[1][1]].count(-1) == 4


@rule("ROM-21.10")
def test_the_player_s_tower_is_no_refuge_for_the_rival():
    """ROM-R141: the tower counts as a unit, so its hex is not free."""
    yellow = 'capital = "-1,2"\nsoldiers = ["-1,3"]\nworkers = ["-2,3"]\ngrain = 9'
    s = rival('terrain = { down = ["0,2"] }', yellow, 'soldiers = ["-1,3"]')
    assert s.asked == (0,)  # it attacks
    assert units(s, 1, "soldier") == ["-1,3"]


@rule("ROM-21.18")
def test_the_rival_withdraws_only_when_weaker():
    s = rival("", 'workers = ["0,0", "-1,2"]\nsoldiers = ["0,0"]', 'soldiers = ["0,0", "0,0"]')
    assert step(s) == "Reveal"  # four against four
    s.take(0, ("play", SYMBOLS.index("plus3")))
    do(s, "roll 6")
    assert s.asked == (-1,)
    do(s, "march 0,-1")
    assert s.battles == [1, 0]
    s = rival("", 'workers = ["0,0", "-1,2"]\nsoldiers = ["0,0"]', 'soldiers = ["0,0", "0,0"]')
    s.take(0, ("play", SYMBOLS.index("minus1loss")))
    do(s, "roll 6")
    assert s.battles == [0, 0]  # even: it stays and fights without a modifier
    assert units(s, 1, "soldier") == ["0,0", "0,0"]
    s = rival("", 'workers = ["0,0", "-1,2"]\nsoldiers = ["0,0"]', 'soldiers = ["0,0", "0,0"]')
    s.take(0, ("play", SYMBOLS.index("minus1loss")))
    do(s, "roll 3")  # 7 against 4: one loss, taken back
    assert len(units(s, 0, "soldier")) == 1
    s = rival("", 'workers = ["0,0", "-1,2"]\nsoldiers = ["0,0"]', 'soldiers = ["0,0", "0,0"]')
    s.take(0, ("play", SYMBOLS.index("plus1loss")))
    do(s, "roll 3")
    assert units(s, 0, "soldier") == []  # the highest value first
    assert units(s, 0, "worker") == ["-1,2", "0,0"]


@rule("ROM-21.11", "ROM-21.30")
def test_a_group_destroys_buildings():
    top = 'built = { "0,0" = "2 farm, temple" }\nwalls = { "0,0" = [0, 1, 2, 3] }'
    s = rival(top, STAY, 'soldiers = ["0,0", "0,0"]')
    assert offers(s) == ["raze farm", "raze temple", "raze wall"]
    assert s.stack[-1].weights(s) == [2, 1, 2]  # each building alike; four walls are two
    do(s, "raze wall", "side east", "side west", "side north-east", "raze farm")
    assert s.walls[h(s, "0,0")] == 0b000100
    assert built(s, "0,0", "farm") == 1
    assert units(s, 1, "soldier") == ["0,0", "0,0"]
    s = rival(top, STAY, 'soldiers = ["0,0 hindered"]')
    assert {offer.split()[0] for offer in offers(s)} == {"march"}  # a hindered unit destroys nothing
    s = rival("", STAY, 'soldiers = ["1,-2"]')
    assert {offer.split()[0] for offer in offers(s)} == {"march"}  # its own tower does not hold it


@rule("ROM-21.12", "ROM-21.13", "ROM-21.14", "ROM-21.15")
def test_where_a_group_moves():
    s = rival("", 'workers = ["1,-1", "-1,2", "0,1"]', 'soldiers = ["0,0"]')
    assert sorted(offers(s)) == ["march 0,1", "march 1,-1"]  # weaker defenders first
    do(s, "march 1,-1")
    assert step(s) != "Reveal"  # no attack in the same turn
    s = rival("", 'soldiers = ["1,-1", "0,1"]\nworkers = ["-1,2"]\ngrain = 9', 'soldiers = ["0,0"]')
    assert units(s, 1, "soldier") == ["-1,1"]  # the only nearer hex without the player's units
    s = rival("", 'soldiers = ["-1,1", "0,1"]\nworkers = ["-1,2"]\ngrain = 9', 'soldiers = ["0,0"]')
    assert units(s, 1, "soldier") == ["0,0"]  # it stays
    assert s.active == 0


@rule("ROM-21.16")
def test_rivals_discover():
    s = rival('terrain = { down = ["-1,1", "0,1"] }', STAY, 'soldiers = ["0,0", "0,0"]')
    do(s, "march 0,1", "tile water")
    assert s.terrain[h(s, "0,1")] == WATER
    assert units(s, 1, "soldier") == ["0,1", "0,1"]
    s = rival('walls = { "0,1" = [2] }', STAY + 'soldiers = ["-1,1"]', 'soldiers = ["0,0"]')
    assert "hindered" in units(s, 1, "soldier")[0]


@rule("ROM-21.17")
def test_the_rival_uses_no_powers():
    s = rival(
        'walls = { "0,1" = [2] }',
        STAY + 'soldiers = ["-1,1"]',
        'soldiers = ["0,0"]\ncharacters = ["obsessor", "dux", "defensor"]',
    )
    assert "hindered" in units(s, 1, "soldier")[0]
    assert scores(s)[1][0] == 3


@rule("ROM-21.20")
def test_yellow_event():
    for face, taken in ((2, 1), (3, 2), (4, 3), (5, None), (6, None), ("blank", None)):
        s = rival('row = ["yellow"]\ndisplay = ["dux", "heros", "consul", "praedo"]', STAY, phase="events")
        do(s, f"roll {face}")
        assert (9 in s.holder) == (taken is not None)
        if taken is not None:
            assert s.display[taken] == -1
            assert s.display.count(-1) == 2  # four were shown in five slots
    s = rival('row = ["yellow"]\ndisplay = ["dux", "", "consul"]', STAY, phase="events")
    do(s, "roll 2")
    assert 9 not in s.holder
    s = rival('row = ["yellow"]\ndisplay = ["dux", "heros"]\nstack = [0, 0, 1]', STAY, phase="events")
    do(s, "roll 2")
    assert s.asked == (-1,)  # the slot is refilled


@rule("ROM-21.21")
def test_pink_event():
    s = rival('row = ["pink"]\nprices = [5, 0, 2, 2, 2]', STAY, phase="events")
    do(s, "roll 6", "roll blank", "roll 5", "roll 2", "roll 3")
    assert s.prices == [5, 0, 3, 1, 2]
    assert s.coins[1] == 10


@rule("ROM-21.22")
def test_blue_event():
    for face, number in (("blank", 0), (2, 1), (3, 1), (4, 1), (5, 2), (6, 3)):
        s = rival('row = ["blue"]', STAY, phase="events")
        do(s, f"roll {face}")
        assert units(s, 1, "soldier") == ["1,-2"] * number
        assert s.active == 0  # they act from the next turn of the A.I. on
    s = rival('row = ["blue"]', STAY, 'soldiers = ["1,-2", "1,-2", "0,0"]', phase="events")
    do(s, "roll 6")
    assert len(units(s, 1, "soldier")) == 4


@rule("ROM-21.23")
def test_brown_event():
    s = rival('row = ["brown", "white"]', STAY, phase="events")
    do(s, "roll 5")
    assert len(units(s, 1, "soldier")) == 2
    assert s.asked == (-1,)
    assert s.row == []  # all nineteen are laid out anew
    s = rival('row = ["brown"]', 'workers = ["0,1", "-1,2"]\nsoldiers = ["0,1"]', 'soldiers = ["0,0"]', phase="events")
    assert sorted(offers(s)) == ["march -1,1", "march 0,1"]  # whoever is there
    do(s, "march 0,1")
    settle_chance(s, Rng(4))
    assert sorted(s.row) == [0] * 9 + [1] * 4 + [2] * 3 + [3] * 2 + [4]
    assert units(s, 1, "soldier") == ["0,1"]


@rule("ROM-21.24")
def test_the_end_roll():
    for face, over in (("blank", False), (2, False), (4, False), (5, True), (6, True)):
        s = rival("closing = true\nrow = ['white']", STAY)
        assert len(offers(s)) == 6
        do(s, f"roll {face}")
        assert (s.outcome() is not None) == over
        if over:
            assert s.outcome().reason == "roll"
    s = rival("", STAY)
    assert s.asked == (0,)
    s = table("closing = true\nphase = 'start'", seats=1, yellow=MINE + STAY)
    assert offers(s) == ["play-on", "end-game"]


@rule("ROM-21.25", "ROM-21.26", "ROM-21.27")
def test_the_rival_s_points():
    top = 'terrain = { down = ["2,-2", "-1,0"], water = ["1,1"] }\nwalls = { "0,1" = [2] }'
    s = rival(top, STAY, 'soldiers = ["0,0", "0,0", "1,0"]', phase="scoring")
    points = influence(s, 1)
    assert points[h(s, "0,0")] == 2
    assert points[h(s, "1,0")] == 1 + 1
    assert points[h(s, "0,-1")] == 1
    assert points[h(s, "0,1")] == 0  # over a wall
    assert points[h(s, "1,1")] == 0  # water, and one unit reaches nowhere
    held = control(s)
    assert held[h(s, "1,-2")] == held[h(s, "2,-2")] == held[h(s, "-1,0")] == 1
    number = held.count(1)
    assert scores(s)[1][CATEGORIES.index("hexes")] == number
    assert scores(s)[1][CATEGORIES.index("dominion")] == 2 * number
    assert scores(s)[1][CATEGORIES.index("population")] == 4  # three and a half, and one more
    assert s.terrain[h(s, "-1,0")] == FACE_DOWN


@rule("ROM-21.25")
def test_face_down_tokens_count_for_the_rival():
    s = rival('terrain = { down = ["-1,0", "0,0", "1,0"] }', STAY, phase="scoring")
    assert s.asked == (-1,)
    do(s, "token x3", "token x3")  # so the last one is an x2
    assert scores(s)[1][CATEGORIES.index("hexes")] == 1 + 3 + 3 + 2


@rule("ROM-21.28")
def test_the_rival_s_other_points():
    s = rival("", STAY + "coins = 3", 'characters = ["publicus", "artifex"]\nbattles = 2\ncoins = 9', phase="scoring")
    mine, its = scores(s)
    assert (its[0], its[4], its[5]) == (4, 2, 2)
    assert majorities(s, [3, 2], [0, 1], -1) == [4, 0]
    assert totals(s)[1][1][CATEGORIES.index("money")] == 4
    assert mine[0] == 0
    s = rival("", STAY, phase="scoring")
    assert s.outcome().places == [2]
    s = rival("", STAY + "coins = 99\nbattles = 90", phase="scoring")
    assert s.outcome().places == [1]


@rule("ROM-21.29")
def test_an_eliminated_player_has_lost():
    s = rival("", 'workers = ["-2,3"]\ndamage = 1\ncoins = 4', 'soldiers = ["-1,2", "-1,2", "-1,2"]')
    s.take(0, ("play", SYMBOLS.index("plus3")))
    do(s, "roll 2")  # 12 against 7
    assert (s.outcome().reason, s.outcome().places) == ("towers", [2])


# -- teams -------------------------------------------------------------------------------------------------------------


def team(top="", **sides):
    return table("settings = { teams = true }\n" + top, seats=4, **sides)


A = 'capital = "-1,-2"\n'


@rule("ROM-22.1")
def test_partners_sit_opposite():
    s = team("", yellow=A + 'workers = ["-1,-2"]')
    assert s.box.partners[0] == [0, 2]
    assert s.box.partners[3] == [1, 3]
    with pytest.raises(SettingError):
        GAME.new(3, teams=True)


@rule("ROM-22.2", "ROM-X31")
def test_exchange_between_partners():
    yellow = A + 'workers = ["-1,-2", "0,0"]\ngrain = 2\ncoins = 2'
    red = 'capital = "1,2"\nworkers = ["1,2"]\nsalt = 3\ncoins = 2'
    for answers, mine in (
        (["give grain", "give grain", "get silver"], (0, 0, 3)),
        (["give grain", "get salt", "get salt"], (1, 2, 2)),
        (["get salt", "get salt", "get salt"], (2, 3, 2)),
        (["give bronze", "get bronze"], (2, 0, 2)),
    ):
        s = do(team("", yellow=yellow, red=red), "activate worker -1,-2", "exchange", *answers)
        if "give bronze" not in answers:
            assert {offer.split()[0] for offer in offers(s)} == {"propose", "back"}  # three in all
            assert refused(s, "get salt") == "ROM-22.2"
        do(s, "propose")
        assert (s.asked, offers(s)) == ((2,), ["accept", "decline"])
        do(s, "accept")
        assert (has(s, 0, "grain"), has(s, 0, "salt"), has(s, 0, "coins")) == mine
        assert has(s, 0, "salt") + has(s, 2, "salt") == 3
        assert units(s, 0, "worker") == ["-1,-2 lying", "0,0"]
    s = do(team("", yellow=yellow, red=red), "activate worker -1,-2", "exchange", "get salt", "propose", "decline")
    assert has(s, 0, "salt") == 0
    assert step(s) == "Act"  # the action is not spent, but not offered again
    assert refused(s, "exchange") == "ROM-22.2"
    s = do(team("", yellow=yellow, red=red), "activate worker -1,-2", "exchange", "back")
    assert "exchange" not in offers(s)
    poor = 'capital = "1,2"\nworkers = ["1,2"]\nhalves = 1\nsalt = 1'
    s = do(team("", yellow=yellow, red=poor), "activate worker -1,-2", "exchange")
    assert sorted(offers(s, "get")) == ["get bronze", "get salt"]
    assert sorted(offers(s, "give")) == ["give bronze", "give grain", "give silver"]
    do(s, "give silver")
    assert refused(s, "give grain") == "ROM-22.2"  # in order
    assert sorted(offers(s, "give")) == ["give bronze", "give silver"]
    do(s, "give bronze", "get salt")
    assert offers(s) == ["back", "propose", "get bronze"]  # a half is left, and red has it
    s = table("", seats=4, yellow=yellow, red=red)
    assert refused(do(s, "activate worker -1,-2"), "exchange") == "ROM-22.2"


@rule("ROM-22.3", "ROM-22.5", "ROM-22.6", "ROM-22.7")
def test_a_team_scores_together():
    top = 'phase = "scoring"\nbuilt = { "-1,-2" = "3 temple", "1,2" = "3 temple" }'
    s = team(top, yellow=A + 'workers = ["-1,-2"]\nsoldiers = ["-1,-2"]\nbattles = 1\ncoins = 3\ncharacters = ["dux"]',
             red='capital = "1,2"\nworkers = ["1,2"]\nbattles = 2\ncoins = 3\ncharacters = ["heros"]')  # fmt: skip
    while s.asked:
        s.take(s.asked[0], s.actions(s.asked[0])[0])
    first = s.outcome().scores[0]
    assert (first["characters"], first["battle_markers"], first["money"], first["population"]) == (2, 3, 1, 2)
    assert first["dominion"] == 8
    assert s.outcome().scores[2] == first
    assert s.outcome().places == [1, 2, 1, 2]
    assert s.box.majority == [4, 0]


@rule("ROM-22.4")
def test_the_influence_of_partners_is_added():
    s = team('phase = "scoring"', yellow=A + 'soldiers = ["0,0"]', blue='capital = "3,-2"\nsoldiers = ["0,0"]',
             red='capital = "1,2"\nsoldiers = ["0,0"]')  # fmt: skip
    assert control(s)[h(s, "0,0")] == 0
    assert control(s)[h(s, "1,2")] == 0


@rule("ROM-22.8")
def test_partners_never_harm_each_other():
    red = 'capital = "0,0"\nworkers = ["1,0"]\ngrain = 2'
    s = team(
        'built = { "0,0" = "farm" }',
        yellow=A + 'workers = ["1,0", "-1,-2"]\nsoldiers = ["1,0"]\ncharacters = ["praedo"]',
        red=red,
    )
    do(s, "activate worker 1,0")
    assert step(s) == "Act"  # not hostile
    assert offers(s, "steal") == []
    do(s, "stop", "pass")
    assert step(s) != "Attack"
    s = team('phase = "supply"\nbuilt = { "0,0" = "farm" }', yellow=A + 'workers = ["1,0"]', red=red)
    do(s, "feed")
    assert units(s, 0, "worker") == ["1,0"]  # the partner's tower does not matter
    s = team('phase = "scoring"\nbuilt = { "-1,-2" = "5 temple" }', yellow=A, red='capital = "-1,-1"')
    assert influence(s, 0)[h(s, "-1,-1")] == 1


@rule("ROM-22.9")
def test_a_team_is_out_when_both_are():
    sides = {"yellow": A + 'workers = ["-1,-2"]\ngrain = 9', "red": "out = true", "blue": "out = true"}
    s = team('phase = "supply"', brown='capital = "-3,2"\nworkers = ["-3,2"]\ngrain = 9', **sides)
    do(s, "feed", "grain")
    assert s.asked == (3,)
    s = team('phase = "supply"', brown="out = true", **sides)
    do(s, "feed", "grain")
    assert (s.outcome().reason, s.outcome().places) == ("towers", [1, 2, 1, 2])


# -- options -----------------------------------------------------------------------------------------------------------


@rule("ROM-23.1", "ROM-23.2")
def test_the_die():
    top = "settings = { dice = 'die' }\nphase = 'combat'"
    s = table(
        top,
        yellow='capital = "0,0"\nsoldiers = ["2,0"]\nworkers = ["0,0"]',
        blue='capital = "0,-3"\nworkers = ["2,0"]\ncharacters = ["dux"]',
    )
    assert s.missing == [-2, -2, -2]
    do(s, "attack 2,0 blue")
    assert (s.asked, step(s)) == ((1,), "Captain")  # before the attacker's roll
    do(s, "dux 1")
    assert s.asked == (-1,)
    assert offers(s) == ["roll blank", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"]
    do(s, "roll 2")
    assert s.stack[-1].symbols == (0,)
    do(s, "roll 3")  # 6 against 1 + 1 + 3
    assert s.battles[0] == 1
    s = table(
        top,
        yellow='capital = "0,0"\nsoldiers = ["2,0"]\nworkers = ["0,0"]',
        blue='capital = "0,-3"\nworkers = ["2,0", "0,-3"]',
    )
    do(s, "attack 2,0 blue", "roll blank", "roll 6")
    assert (s.asked, step(s)) == ((1,), "Retreat")
    assert GAME.new(2, dice="die").view(0)["players"][0]["dice_count"] == 0


def test_bots_fear_units_of_the_rival_and_waste_no_rounds():
    def hopes(top="", yellow="", blue=""):
        return EVALUATOR.win_chances(rival(top, MINE + STAY + yellow, blue, phase="action"))[0]

    near, far = 'soldiers = ["0,0", "0,0", "0,0"]', 'soldiers = ["1,-2", "1,-2", "1,-2"]'
    guards = 'soldiers = ["-1,2", "-1,2"]\n'
    assert hopes() > hopes(blue=far) > hopes(blue=near)
    assert hopes(yellow=guards, blue=near) > hopes(blue=near)
    assert hopes("round = 2\n") > hopes("round = 9\n")
    assert hopes() > hopes("terrain = { down = ['0,-1'] }\n")  # what lies face down counts for the rival
