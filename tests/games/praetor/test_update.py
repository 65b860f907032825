"""Chapter 10: the update phase, workers."""

import pytest

from quadriga.games.praetor.update import academies_for
from tests.games.praetor.positions import (
    BLUE,
    PURPLE,
    WHITE,
    YELLOW,
    asks,
    at,
    event_lines,
    goods,
    named,
    owner,
    play,
    pool,
    price,
    refused,
    says,
    sources,
)
from tests.rule_coverage import rule

UPDATE = 'step = "update"\norder = ["blue", "yellow"]\n'


@rule("PRA-10.1", "PRA-10.2", "PRA-10.3")
def test_new_workers_move_on_one_field() -> None:
    s = at(UPDATE + "[blue]\nactive = [4]\nstage_one = 2\nstage_two = 1\ngold = 9\n[yellow]\nstage_one = 1")
    assert pool(s, BLUE) == [1, 4]
    assert s.active[BLUE] == 2
    assert (s.stage_one[BLUE], s.stage_two[BLUE]) == (0, 2)
    assert (s.stage_one[YELLOW], s.stage_two[YELLOW]) == (0, 1)
    assert "trained blue 1" in event_lines(s)


@rule("PRA-10.1")
def test_a_worker_recruited_this_round_moves_too() -> None:
    s = at('order = ["blue", "yellow"]\n[blue]\nactive = [2]\ngold = 9\n[yellow]\nactive = []')
    play(s, "activate training-camp-1")
    assert asks(s).startswith("chance")
    assert (s.villagers[BLUE], s.stage_one[BLUE], s.stage_two[BLUE]) == (6, 0, 1)
    assert pool(s, BLUE) == [2]


ACADEMY = """
    seats = 3
    step = "update"
    order = ["white", "blue", "yellow"]
    city = ["academy-1 x0y1 0 yellow"]
    [blue]
    stone = {}
    stage_one = 2
    stage_two = 1
    gold = 20
    [yellow]
    stage_one = 1
    [white]
    stone = 5
"""


@rule("PRA-10.4", "PRA-10.6", "PRA-10.7")
def test_the_academy_of_another_player() -> None:
    s = at(ACADEMY.format(2))
    assert asks(s) == "blue UseAcademy"  # white has nobody on stage I
    assert says(s) == ["decline", "academy academy-1"]
    assert price(s, "academy academy-1") == {"stone": -1}
    assert price(s, "decline") == {}
    assert refused(s, "academy sawmill-1") == ("PRA-10.4", "no-academy")
    no = s.copy()
    play(s, "academy academy-1")
    assert s.goods[BLUE][2] == 1
    assert s.goods[YELLOW][2] == 1
    assert pool(s, BLUE) == [1, 1, 1, 1, 2, 3]
    assert (s.stage_one[BLUE], s.stage_two[BLUE]) == (0, 0)
    assert "studied blue 2 academy-1" in event_lines(s)
    play(no, "decline")
    assert pool(no, BLUE) == [1, 1, 2, 3]
    assert (no.stage_one[BLUE], no.stage_two[BLUE]) == (0, 2)
    assert no.goods[BLUE][2] == 2


@rule("PRA-10.5", "PRA-10.7")
def test_the_own_academy_is_free() -> None:
    s = at(ACADEMY.format(0))
    assert asks(s) == "yellow UseAcademy"  # blue has no stone and is not asked
    assert s.stage_two[BLUE] == 2
    assert price(s, "academy academy-1") == {}
    play(s, "academy academy-1")
    assert s.active[YELLOW] == 4
    assert goods(s, YELLOW) == {}


@rule("PRA-10.1", "PRA-10.6")
def test_players_are_asked_in_initiative_order() -> None:
    s = at("""
        seats = 3
        step = "update"
        order = ["yellow", "white", "blue"]
        city = ["academy-1 x0y1 0 white"]
        [blue]
        stone = 1
        stage_one = 1
        [yellow]
        stone = 1
        stage_one = 1
        [white]
        stage_one = 1
    """)
    for asked, stones in (("yellow", 1), ("white", 1), ("blue", 2)):
        assert asks(s) == f"{asked} UseAcademy"
        play(s, "academy academy-1")
        assert s.goods[WHITE][2] == stones
    assert s.active == [4, 4, 4]


@rule("PRA-10.8")
def test_with_several_academies_the_user_chooses_whom_to_pay() -> None:
    """The figures have one Academy; a Statue, a Curia and an Oracle stand in for more."""
    s = at("""
        seats = 3
        order = ["blue", "white", "yellow"]
        city = ["academy-1 x0y1 0 white", "statue-1 x0y2 0 yellow", "curia-1 x0y3 0 white", "oracle-1 x0y4 0 blue"]
        [blue]
        stone = 3
        stage_one = 1
        active = []
        [white]
        active = []
        [yellow]
        active = []
    """)
    ids = s.box.ids
    s.academies += [ids["statue_1"], ids["curia_1"]]
    s.box.fee, fee = [s.box.fee[ids["academy_1"]]] * len(s.box.fee), s.box.fee
    try:
        assert academies_for(s, BLUE) == [ids["academy_1"], ids["statue_1"]]
        assert academies_for(s, YELLOW) == [ids["statue_1"]]
        s.academies.append(ids["oracle_1"])
        assert academies_for(s, BLUE) == [ids["oracle_1"]]
    finally:
        s.box.fee = fee
    assert owner(s, "academy-1") == WHITE


@rule("PRA-10.9", "PRA-10.10", "PRA-10.11", "PRA-6.8")
def test_workers_come_back_and_learn() -> None:
    s = at(UPDATE + """
        city = ["sawmill-1 x0y2 0 blue", "statue-1 x0y3 0 blue", "curia-1 x0y4 0 blue", "labor-camp-1 x0y5 0 blue"]
        [blue]
        gold = 20
        active = [4]
        builders = { statue-1 = 2, curia-1 = 6 }
        workers = { gold-mine-1 = 3, market-1 = 3 }
        [yellow]
        gold = 20
        active = []
        workers = { sawmill-1 = 1, training-camp-1 = 5, curia-1 = 6 }
    """)  # fmt: skip
    assert pool(s, BLUE) == [3, 3, 4, 4]  # the unused 4, the builder 2 -> 3, the miner 3 -> 4, the trader 3
    assert s.resting[BLUE] == 1
    assert pool(s, YELLOW) == [2, 5]
    assert s.resting[YELLOW] == s.retired[YELLOW] == 1
    assert s.builders == s.workers == {}
    assert s.favour == [0, 0]
    assert not [line for line in event_lines(s) if line.startswith("retired")]


@rule("PRA-10.10")
@pytest.mark.parametrize(
    ("tile", "zone"),
    [
        ("gold-mine-1", "red"),
        ("sawmill-1", "red"),
        ("stone-quarry-1", "red"),
        ("marble-quarry-1", "red"),
        ("smithy-1", "red"),
        ("curia-1", "green"),
        ("forum-1", "green"),
        ("temple-maia-1", "green"),
        ("temple-apollo-1", "green"),
        ("temple-plutus-1", "green"),
        ("temple-mercury-1", "green"),
        ("temple-venus-1", "green"),
        ("colosseum-1", "green"),
        ("oracle-1", "green"),
        ("training-camp-1", "green"),
        ("market-1", "green"),
        ("imperial-outpost-1", "green"),
    ],
)
def test_red_zones_teach_and_green_ones_do_not(tile: str, zone: str) -> None:
    start = tile in ("gold-mine-1", "training-camp-1", "market-1", "imperial-outpost-1")
    city = [] if start else [f"{tile} x0y2 0 blue"]
    s = at(f"{UPDATE}city = {city}\n[blue]\nactive = [1]\nworkers = {{ {tile} = 3 }}")
    assert s.box.zone[s.box.ids[tile.replace("-", "_")]] == zone
    assert pool(s, BLUE) == [1, 4 if zone == "red" else 3]


@rule("PRA-10.12", "PRA-10.13", "PRA-0.11")
@pytest.mark.parametrize(("stack", "favour"), [('"sawmill-1", "statue-1"', 12), ('"statue-1", "oracle-1"', 8)])
def test_retirement_by_the_epoch_on_top(stack: str, favour: int) -> None:
    s = at(f"""
        step = "update"
        order = ["blue", "yellow"]
        city = ["curia-1 x0y2 0 blue"]
        stack = [{stack}]
        display = ["temple-maia-1", "temple-venus-1"]
        [blue]
        gold = 9
        active = [5]
        builders = {{ curia-1 = 5 }}
        workers = {{ gold-mine-1 = 5 }}
    """)
    assert pool(s, BLUE) == [5]
    assert (s.active[BLUE], s.retired[BLUE], s.resting[BLUE]) == (1, 2, 2)
    assert s.favour[BLUE] == 2 * favour
    assert sources(s, BLUE) == {"retirement": 2 * favour}
    assert "retired blue 2" in event_lines(s)
    assert f"scored blue {2 * favour} retirement" in event_lines(s)


@rule("PRA-10.14", "PRA-11.6")
@pytest.mark.parametrize(
    ("last", "stack", "favour"), [("city", "", 8), ("wall", '"sawmill-1"', 12), ("wall", '"statue-1"', 8)]
)
def test_retirement_in_the_last_round(last: str, stack: str, favour: int) -> None:
    s = at(f"""
        step = "update"
        order = ["blue", "yellow"]
        last = "{last}"
        stack = [{stack}]
        [blue]
        gold = 1
        active = []
        workers = {{ gold-mine-1 = 5 }}
        [yellow]
        gold = 3
    """)
    play(s, "decline")  # the rescue of a villager
    assert s.outcome().reason == last
    assert sources(s, BLUE) == {"retirement": favour}


@rule("PRA-10.15", "PRA-10.16", "PRA-10.17")
def test_wages() -> None:
    s = at(UPDATE + """
        [blue]
        gold = 7
        wood = 3
        active = [1, 1]
        stage_one = 1
        stage_two = 1
        retired = 2
        villagers = 2
        [yellow]
        board = 3
        gold = 20
        active = [2]
        retired = 2
    """)  # fmt: skip
    assert goods(s, BLUE) == {"gold": 7 - 3 - 2, "wood": 3}  # two active, one more from stage II, two retired
    assert goods(s, YELLOW) == {"gold": 20 - 1 - 4}
    assert "wages blue 5" in event_lines(s)
    assert s.morale_of(BLUE) == 0


@rule("PRA-10.17", "PRA-10.18")
def test_who_cannot_pay_loses_morale() -> None:
    s = at(UPDATE + "[blue]\ngold = 2\nwood = 9\nactive = [1, 1, 1, 1]\nmorale = 9\nfavour = 4")
    assert goods(s, BLUE) == {"wood": 9}
    assert s.morale_of(BLUE) == 4
    assert s.favour[BLUE] == 4
    assert "wages blue 2" in event_lines(s)
    assert "fell blue 2" in event_lines(s)


@rule("PRA-10.19", "PRA-0.16", "PRA-0.10", "PRA-X14")
def test_beyond_the_last_space_favour_is_lost() -> None:
    poor = "active = [1, 1, 1, 1]\nmorale = -6\nfavour = {}"
    s = at(f"{UPDATE}[blue]\n{poor.format(12)}")
    assert s.morale_of(BLUE) == -9
    assert s.favour[BLUE] == 0
    assert sources(s, BLUE) == {"wages": -12}
    s = at(f"{UPDATE}[blue]\n{poor.format(40)}")
    assert s.favour[BLUE] == 40 - 15
    assert "lost blue 15 wages" in event_lines(s)
    s = at(f"{UPDATE}[blue]\nactive = [1]\nmorale = -9\nfavour = 40")
    assert (s.morale_of(BLUE), s.favour[BLUE]) == (-9, 35)
    assert "fell blue 0" not in event_lines(s)


@rule("PRA-10.12", "PRA-0.12")
def test_markers_move_in_initiative_order() -> None:
    """Each step for all players in initiative order: who retires later in the order lies on top."""
    text = """
        step = "update"
        order = {}
        [blue]
        gold = 9
        active = []
        workers = {{ gold-mine-1 = 5 }}
        [yellow]
        gold = 9
        active = []
        workers = {{ gold-mine-2 = 5 }}
    """
    assert at(text.format('["blue", "yellow"]')).recent == [YELLOW, BLUE]
    assert at(text.format('["yellow", "blue"]')).recent == [BLUE, YELLOW]


RESCUE = """
    step = "update"
    order = ["blue", "yellow"]
    [blue]
    gold = 9
    favour = {favour}
    active = []
    retired = 2
    stage_one = 1
    villagers = {villagers}
    [yellow]
    active = [1]
"""


@rule("PRA-10.20", "PRA-10.21", "PRA-10.22")
def test_rescue() -> None:
    s = at(RESCUE.format(favour=5, villagers=5))
    assert asks(s) == "blue Rescue"
    assert says(s) == ["decline", "rescue"]
    assert price(s, "rescue") == {"favour": -5}
    assert price(s, "decline") == {}
    gold = goods(s, BLUE)["gold"]
    no = play(s.copy(), "decline")
    assert (no.villagers[BLUE], no.favour[BLUE], no.active[BLUE]) == (5, 5, 0)
    play(s, "rescue")
    assert pool(s, BLUE) == [1]
    assert (s.villagers[BLUE], s.favour[BLUE], s.active[BLUE]) == (4, 0, 1)
    assert goods(s, BLUE)["gold"] == gold == 9 - 2
    assert sources(s, BLUE) == {"rescue": -5}
    assert asks(s).startswith("chance")  # once only
    assert "rescued blue" in event_lines(s)


@rule("PRA-10.20", "PRA-10.21")
@pytest.mark.parametrize(("favour", "villagers"), [(4, 5), (5, 0)])
def test_rescue_needs_favour_and_a_villager(favour: int, villagers: int) -> None:
    assert asks(at(RESCUE.format(favour=favour, villagers=villagers))).startswith("chance")


@rule("PRA-10.20")
def test_no_rescue_for_who_has_active_workers() -> None:
    text = RESCUE.format(favour=50, villagers=1).replace("active = []", "active = [1]")
    assert asks(at(text)).startswith("chance")
    s = at(RESCUE.format(favour=50, villagers=1).replace("stage_one = 1", "stage_two = 1"))
    assert asks(s).startswith("chance")
    assert pool(s, BLUE) == [1]


@rule("PRA-10.21", "PRA-11.1")
def test_rescue_in_the_last_round() -> None:
    s = at('last = "city"\n' + RESCUE.format(favour=9, villagers=1))
    assert asks(s) == "blue Rescue"
    play(s, "rescue")
    assert not s.asked
    assert s.favour[BLUE] == 9 - 5 + 1 + 1  # one active worker of experience 1, one worker in training


@rule("PRA-10.20")
def test_several_players_in_order() -> None:
    s = at("""
        seats = 3
        step = "update"
        order = ["white", "blue", "yellow"]
        [blue]
        active = []
        favour = 9
        [yellow]
        active = []
        favour = 9
        [white]
        active = []
        favour = 9
    """)
    asked = []
    while asks(s).endswith("Rescue"):
        asked.append(asks(s).split()[0])
        play(s, "rescue" if len(asked) == 2 else "decline")
    assert asked == ["white", "blue", "yellow"]
    assert s.active == [1, 0, 0]


@rule("PRA-X11")
def test_the_update_example() -> None:
    s = at("""
        seats = 5
        order = ["blue", "yellow", "white", "black", "purple"]
        passed = ["yellow", "white", "black"]
        turn = "purple"
        wall = "wall-1"
        city = ["labor-camp-1 x0y2 0 blue", "academy-1 x0y3 0 white", "marble-quarry-1 x0y4 0 yellow",
                "sawmill-1 x0y5 0 purple"]
        display = ["statue-1"]
        [blue]
        active = []
        [purple]
        active = [1, 2, 5]
        retired = 1
        morale = 9
        gold = 4
        stone = 1
        marble = 2
        weapon = 3
    """)
    play(s, "activate training-camp-1", "worker 1")
    play(s, "activate imperial-outpost-1", "worker 2")
    assert s.favour[PURPLE] == 10
    play(s, "camp labor-camp-1", "activate marble-quarry-1")
    assert goods(s, PURPLE) == {"gold": 3, "stone": 1, "marble": 6}
    play(s, "activate sawmill-1")
    assert goods(s, PURPLE)["wood"] == 5
    assert asks(s) == "purple UseAcademy"
    play(s, "academy academy-1")
    assert s.goods[WHITE][2] == 1
    assert pool(s, PURPLE) == [1, 1, 2]
    assert (s.retired[PURPLE], s.resting[PURPLE]) == (2, 2)
    assert s.favour[PURPLE] == 10 + 12
    assert s.goods[PURPLE][0] == 0
    assert s.morale_of(PURPLE) == 4
    assert named(s, [s.recent[0]]) == ["purple"]
