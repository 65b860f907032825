"""Chapters 6 and 7: activating red, green and special tiles."""

import pytest

from quadriga.games.praetor.board import RESOURCES
from tests.games.praetor.positions import (
    BLUE,
    PRAETOR,
    RICH,
    WHITE,
    YELLOW,
    asks,
    at,
    check,
    city,
    event_lines,
    goods,
    play,
    pool,
    price,
    refused,
    says,
)
from tests.rule_coverage import rule


@rule("PRA-6.1", "PRA-6.2", "PRA-X7")
def test_each_tile_once_a_round_by_whoever_comes_first() -> None:
    s = at("""
        seats = 3
        order = ["white", "blue", "yellow"]
        city = ["sawmill-1 x0y1 0 yellow"]
        [blue]
        gold = 5
        [white]
        gold = 5
        active = [2, 3]
    """)
    play(s, "activate sawmill-1")
    assert asks(s) == "white ChooseWorker"
    assert says(s) == ["worker 2", "worker 3"]
    assert refused(s, "worker 1") == ("PRA-6.2", "no-such-worker")
    play(s, "worker 3")
    assert pool(s, WHITE) == [2]
    assert goods(s, WHITE)["wood"] == 3
    assert refused(s, "activate sawmill-1") == ("PRA-6.1", "already-activated")
    assert "activate sawmill-1" not in says(s)
    assert "activated white sawmill-1 3" in event_lines(s)


@rule("PRA-6.3", "PRA-6.6", "PRA-6.7")
def test_the_fee_comes_first_and_in_full() -> None:
    text = 'order = ["blue", "yellow"]\n[blue]\nactive = [4]\ngold = {}'
    s = at(text.format(1))
    assert price(s, "activate gold-mine-2") == {"gold": -1}
    play(s, "activate gold-mine-2")
    assert event_lines(s)[1:3] == ["fee blue 1 gold yellow", "gained blue 4 gold"]
    assert goods(s, BLUE) == {"gold": 4}
    assert goods(s, YELLOW) == {"gold": 1}
    s = at(text.format(0))
    assert refused(s, "activate gold-mine-2") == ("PRA-6.6", "fee-too-dear")
    assert "activate gold-mine-2" not in says(s)
    assert "activate gold-mine-1" in says(s)


@rule("PRA-6.4", "PRA-6.6")
def test_a_dearer_fee() -> None:
    text = """
        order = ["blue", "yellow"]
        city = ["temple-plutus-1 x0y2 0 {}", "curia-1 x0y3 0 yellow"]
        [blue]
        gold = {}
    """
    assert {"activate temple-plutus-1", "activate curia-1"} <= set(says(at(text.format("yellow", 2))))
    s = at(text.format("yellow", 1))
    assert refused(s, "activate temple-plutus-1") == ("PRA-6.6", "fee-too-dear")
    assert "activate temple-plutus-1" not in says(s)
    assert "activate curia-1" in says(s)
    assert "activate temple-plutus-1" in says(at(text.format("blue", 0)))
    assert price(at(text.format("yellow", 2)), "activate temple-plutus-1") == {"gold": -2}


@rule("PRA-6.4")
def test_own_and_ownerless_tiles_cost_nothing() -> None:
    s = at('order = ["blue", "yellow"]\n[blue]\nactive = [3]')
    assert says(s) == ["pass", "activate market-1", "activate gold-mine-1", "activate training-camp-1"]
    assert price(s, "activate gold-mine-1") == price(s, "activate market-1") == price(s, "pass") == {}
    play(s, "activate training-camp-1")
    assert goods(s, BLUE) == goods(s, YELLOW) == {}


@rule("PRA-6.7")
def test_quantities_are_counted_after_the_fee() -> None:
    s = at("""
        order = ["blue", "yellow"]
        city = ["smithy-1 x0y2 0 yellow", "temple-plutus-1 x0y3 0 yellow"]
        [blue]
        gold = 2
        wood = 3
        active = [1]
    """)
    play(s, "activate temple-plutus-1")
    assert s.favour[BLUE] == 3
    assert goods(s, BLUE) == {"wood": 3}


@rule("PRA-6.7", "PRA-0.9")
def test_a_fee_in_goods_is_gone_before_they_are_counted() -> None:
    """With figures in which a Temple of Plutus costs its visitors 2 wood."""
    kinds = [dict(kind) for kind in PRAETOR.data.shown("tile_kind")]
    for kind in kinds:
        if kind["id"] == "temple_plutus":
            kind["activation_cost"] = {"gold": 0, "wood": 2, "stone": 0, "marble": 0, "weapon": 0}
    box = PRAETOR.box(2, {"tile_kind": kinds})
    state = PRAETOR.set_up(box)
    PRAETOR.arrange(
        state,
        {"order": ["blue", "yellow"], "city": ["temple-plutus-1 x0y2 0 yellow"], "blue": {"wood": 5, "gold": 9}},
    )
    state.settle()
    check(state)
    play(state, "activate temple-plutus-1", "worker 1")
    assert state.favour[BLUE] == 3
    assert goods(state, YELLOW) == {"wood": 2}


@rule("PRA-6.9")
@pytest.mark.parametrize(
    ("tile", "answers", "grows"),
    [("smithy-1", (), 1), ("market-1", (), 0), ("oracle-1", (), 0), ("temple-venus-1", (), 0)],
)
def test_a_tile_may_be_activated_for_nothing(tile: str, answers: tuple[str, ...], grows: int) -> None:
    tiles = ["smithy-1 x0y2 0 yellow", "oracle-1 x0y3 0 yellow", "temple-venus-1 x0y4 0 yellow"]
    mine = "gold = 2\nactive = [2]\nmorale = -1"
    s = at(f'order = ["blue", "yellow"]\ncity = {tiles}\n[blue]\n{mine}\n[yellow]\nactive = []')
    if tile == "market-1":
        play(s, f"activate {tile}", "done")
    else:
        play(s, f"activate {tile}", *answers)
    assert s.favour[BLUE] == 0
    assert s.round == 1
    assert pool(s, BLUE) == [2 + grows]
    paid = s.box.fee[s.box.ids[tile.replace("-", "_")]][0] if tile != "market-1" else 0
    assert f"fee blue {paid} gold yellow" in event_lines(s) or not paid


@rule("PRA-6.8")
@pytest.mark.parametrize("tile", ["curia-1", "forum-1", "temple-maia-1", "temple-apollo-1", "colosseum-1"])
def test_experience_matters_only_on_red_tiles(tile: str) -> None:
    results = []
    for pips in (1, 5):
        s = at(f'order = ["blue", "yellow"]\ncity = ["{tile} x0y2 0 blue"]\n[blue]\nactive = [{pips}, 3]')
        play(s, f"activate {tile}", f"worker {pips}")
        results.append((goods(s, BLUE), s.favour[BLUE], s.morale[BLUE]))
    assert results[0] == results[1]
    assert [s.box.kinds[n] for n in range(5)] == ["gold_mine", "sawmill", "stone_quarry", "marble_quarry", "smithy"]


@rule("PRA-6.10", "PRA-8.16", "PRA-8.20")
def test_duties_must_be_possible() -> None:
    mine = "gold = 11\nvillagers = 0\nactive = [1, 1, 1]\nretired = 5"
    s = at(f'order = ["blue", "yellow"]\nwall = "wall-13"\n[blue]\n{mine}')
    assert refused(s, "activate training-camp-1") == ("PRA-8.16", "no-villager")
    assert refused(s, "activate imperial-outpost-1") == ("PRA-8.20", "demand-too-dear")
    assert not {"activate training-camp-1", "activate imperial-outpost-1"} & set(says(s))
    rich = "".join(f"{resource} = 99\n" for resource in RESOURCES)
    s = at(f'order = ["blue", "yellow"]\n[blue]\n{rich}')
    assert refused(s, "activate imperial-outpost-1") == ("PRA-8.20", "no-wall-tile")
    s = at('order = ["blue", "yellow"]\nwall = "wall-13"\n[blue]\ngold = 12')
    assert "activate imperial-outpost-1" in says(s)
    s = at(
        'seats = 3\norder = ["blue", "yellow", "white"]\ncity = ["training-camp-2 x0y1 0 yellow"]\n[blue]\nactive = [1]'
    )
    assert refused(s, "activate training-camp-2") == ("PRA-6.6", "fee-too-dear")
    assert says(s, "activate") == ["activate market-1", "activate gold-mine-1", "activate training-camp-1"]
    camp = 'seats = 3\norder = ["blue", "yellow", "white"]\ncity = ["training-camp-2 x0y1 0 yellow"]\n[blue]\ngold = '
    assert refused(at(f"{camp}3"), "activate training-camp-2") == ("PRA-6.6", "fee-too-dear")
    s = at(f"{camp}4")
    play(s, "activate training-camp-2", "worker 1")
    assert goods(s, YELLOW) == {"gold": 4}
    assert s.stage_one[BLUE] == 1


@rule("PRA-6.11")
def test_statue_and_arch_are_never_activated() -> None:
    s = at(
        'order = ["blue", "yellow"]\ncity = ["statue-1 x0y2 0 blue", "triumphal-arch-1 x0y3 0 blue"]\n[blue]\ngold = 9'
    )
    assert refused(s, "activate statue-1") == ("PRA-6.11", "no-zone")
    assert refused(s, "activate triumphal-arch-1") == ("PRA-6.11", "no-zone")


CAMP = """
    seats = 4
    order = ["blue", "yellow", "white", "black"]
    city = ["labor-camp-1 x0y1 0 yellow", "academy-1 x0y2 0 yellow", "labor-camp-2 x0y3 0 blue"]
    [blue]
    gold = {gold}
    weapon = {weapon}
    active = {active}
    retired = {retired}
    [yellow]
    active = [1]
"""


@rule("PRA-7.1", "PRA-7.8")
def test_special_tiles_take_no_worker() -> None:
    s = at(CAMP.format(gold=5, weapon=1, active="[1, 2]", retired=1))
    assert refused(s, "activate labor-camp-1") == ("PRA-7.1", "special-tile")
    assert refused(s, "activate academy-1") == ("PRA-7.8", "academy-is-no-action")
    assert refused(s, "camp academy-1") == ("PRA-7.8", "academy-is-no-action")
    assert refused(s, "camp gold-mine-1") == ("PRA-7.1", "no-camp")
    assert says(s, "camp") == ["camp labor-camp-1", "camp labor-camp-2"]
    s = at('order = ["blue", "yellow"]\n[blue]\nretired = 1\nweapon = 1')
    assert refused(s, "camp labor-camp-1") == ("PRA-3.2", "not-in-city")


@rule("PRA-7.2", "PRA-7.3", "PRA-7.7")
def test_each_camp_once_for_each_player() -> None:
    s = at(CAMP.format(gold=9, weapon=1, active="[1]", retired=2).replace("[yellow]", "[yellow]\nretired = 1"))
    assert price(s, "camp labor-camp-1") == {"weapon": -1}
    assert price(s, "camp labor-camp-2") == {}
    play(s, "camp labor-camp-1", "activate gold-mine-1")
    assert goods(s, BLUE) == {"gold": 15}
    assert goods(s, YELLOW) == {"weapon": 1}
    play(s, "camp labor-camp-2", "activate gold-mine-2")  # yellow pays blue's camp with that weapon
    assert goods(s, BLUE) == {"gold": 15, "weapon": 1}
    play(s, "pass", "pass")
    assert refused(s, "camp labor-camp-1") == ("PRA-7.2", "camp-used")
    play(s, "camp labor-camp-2", "activate gold-mine-3")
    assert goods(s, BLUE) == {"gold": 20, "weapon": 1}
    assert s.resting[BLUE] == 0
    assert s.retired[BLUE] == 2


@rule("PRA-7.2")
def test_the_same_camp_for_another_player() -> None:
    s = at(CAMP.format(gold=9, weapon=1, active="[1]", retired=1).replace("[yellow]", "[yellow]\nretired = 1"))
    play(s, "camp labor-camp-1", "activate gold-mine-1")
    assert asks(s) == "yellow Turn"
    assert "camp labor-camp-1" in says(s)


@rule("PRA-7.4", "PRA-7.3")
def test_a_retired_worker_is_placed_at_once() -> None:
    s = at(CAMP.format(gold=1, weapon=1, active="[2]", retired=1))
    play(s, "camp labor-camp-1")
    assert asks(s) == "blue PlaceRetired"
    assert refused(s, "pass") == ("PRA-3.1", "finish-this-action")
    assert refused(s, "activate labor-camp-2") == ("PRA-7.1", "special-tile")
    assert price(s, "activate gold-mine-2") == {"gold": 5}
    play(s, "activate gold-mine-2")
    assert goods(s, BLUE) == {"gold": 6}
    assert goods(s, YELLOW) == {"gold": 1, "weapon": 1}
    assert s.workers[s.box.ids["gold_mine_2"]] == BLUE << 3 | 6
    assert pool(s, BLUE) == [2]


@rule("PRA-7.4")
def test_a_retired_worker_may_build() -> None:
    text = CAMP.format(gold=2, weapon=1, active="[]", retired=1).replace(
        "order =", 'display = ["sawmill-1", "statue-1"]\norder ='
    )
    s = at(text)
    play(s, "camp labor-camp-1")
    assert says(s, "build") == ["build sawmill-1"]
    assert refused(s, "build statue-1") == ("PRA-4.2", "tile-too-dear")
    assert price(s, "build sawmill-1") == {"favour": 1, "gold": -2}
    play(s, "build sawmill-1", "place x0y4", "rotate 0")
    assert city(s)["sawmill-1"] == "x0y4 0"
    assert s.builders[s.box.ids["sawmill_1"]] == BLUE << 3 | 6
    play(s, "pass", "pass", "pass")
    assert s.resting[BLUE] == 1
    assert "retired blue 1" not in event_lines(s)


@rule("PRA-7.5")
def test_a_camp_needs_a_legal_placement_after_its_fee() -> None:
    used = ["gold-mine-1", "gold-mine-2", "gold-mine-3", "gold-mine-4", "market-1", "training-camp-1"]
    text = CAMP.format(gold=0, weapon=1, active="[1]", retired=1)
    s = at(f"activated = {used}\n{text}")
    assert event_lines(s)[0] == "passed blue"
    rich = at(f"activated = {used}\n{text}".replace("gold = 0", "gold = 9"))
    assert event_lines(rich)[0] == "passed blue"
    poor = at(f"activated = {used[:1] + used[2:]}\n{text}")
    assert event_lines(poor)[0] == "passed blue"
    wall = f'wall = "wall-5"\nactivated = {used}\n{text}'  # 3 wood and 2 weapons
    for weapons, possible in ((2, False), (3, True)):
        s = at(wall.replace("weapon = 1", f"weapon = {weapons}\nwood = 3"))
        assert ("camp labor-camp-1" in says(s)) is possible
        assert possible or refused(s, "camp labor-camp-1") == ("PRA-7.5", "no-placement")
        assert "camp labor-camp-2" in says(s)
    s = at(text.replace("weapon = 1", "weapon = 0"))
    assert refused(s, "camp labor-camp-1") == ("PRA-7.3", "camp-too-dear")
    assert "camp labor-camp-2" in says(s)
    s = at(text.replace("retired = 1", "retired = 0"))
    assert refused(s, "camp labor-camp-2") == ("PRA-7.4", "no-retired-worker")


@rule("PRA-7.6")
def test_a_camp_needs_no_active_worker() -> None:
    s = at(CAMP.format(gold=0, weapon=0, active="[]", retired=1))
    assert says(s) == ["pass", "camp labor-camp-2"]
    play(s, "camp labor-camp-2", "activate gold-mine-1")
    assert goods(s, BLUE) == {"gold": 6}


@rule("PRA-0.3", "PRA-7.4")
def test_a_lent_worker_stays_retired() -> None:
    names = ("labor-camp-1", "forum-1", "temple-maia-1", "oracle-1")
    tiles = [f"{name} x0y{n} 0 blue" for n, name in enumerate(names, 2)]
    mine = f"{RICH}active = [1, 2]\nstage_one = 1\nretired = 1"
    s = at(f'order = ["blue", "yellow"]\ncity = {tiles}\n[blue]\n{mine}')
    forum = play(s.copy(), "camp labor-camp-1", "activate forum-1")
    assert goods(forum, BLUE)["gold"] == 20 + 2 * 2
    maia = play(s.copy(), "camp labor-camp-1", "activate temple-maia-1")
    assert maia.favour[BLUE] == 2 * 2
    oracle = play(s.copy(), "camp labor-camp-1", "activate oracle-1")
    assert oracle.morale_of(BLUE) == 2
    assert (oracle.active[BLUE], oracle.retired[BLUE]) == (2, 1)
