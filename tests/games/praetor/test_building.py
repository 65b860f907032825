"""Chapters 4 and 5: building, and plaza points."""

from itertools import product

import pytest

from quadriga.games.praetor.state import Praetor
from quadriga.kernel.chance import Rng
from tests.games.praetor.positions import (
    BLUE,
    RICH,
    YELLOW,
    asks,
    at,
    city,
    display,
    event_lines,
    goods,
    owner,
    play,
    pool,
    price,
    refused,
    says,
    sources,
)
from tests.play import Variant, positions
from tests.rule_coverage import rule

MEETS = {
    "NW": {(0, 1): "SW", (-1, 0): "NE", (-1, 1): "SE"},
    "NE": {(0, 1): "SE", (1, 0): "NW", (1, 1): "SW"},
    "SE": {(0, -1): "NE", (1, 0): "SW", (1, -1): "NW"},
    "SW": {(0, -1): "NW", (-1, 0): "SE", (-1, -1): "NE"},
}
"""PRA-5.2, word by word."""
CORNERS = ("NW", "NE", "SE", "SW")


def turned(s: Praetor, tile: int, turns: int) -> dict[str, str]:
    """PRA-5.1: the patterns after a number of quarter turns clockwise, one corner on for each."""
    patterns = list(s.box.data.shown("city_tile")[tile]["corners"])
    for _ in range(turns):
        patterns = patterns[-1:] + patterns[:-1]
    return dict(zip(CORNERS, patterns, strict=True))


def by_hand(s: Praetor, tile: int, turns: int, x: int, y: int, diagonal: bool = True, each: bool = True) -> int:
    """Plaza points counted straight from the rules."""
    mine, matches = turned(s, tile, turns), []
    for corner, others in MEETS.items():
        for (dx, dy), other in others.items():
            laid = s.grid.get(s.box.cell(x + dx, y + dy))
            if laid is None or (dx and dy and not diagonal):
                continue
            if turned(s, laid >> 2, laid & 3)[other] == mine[corner]:
                matches.append((dx, dy))
    return len(matches) if each else len(set(matches))


@rule("PRA-4.1", "PRA-4.2", "PRA-4.7", "PRA-0.9", "PRA-0.11")
def test_building_step_by_step() -> None:
    s = at("""
        order = ["blue", "yellow"]
        markers = ["yellow", "blue"]
        display = ["marble-quarry-1", "statue-1"]
        [blue]
        wood = 2
        stone = 3
        active = [2, 4]
        favour = 10
    """)
    assert price(s, "build marble-quarry-1") == {"favour": 5, "wood": -2, "stone": -2}
    play(s, "build marble-quarry-1")
    assert goods(s, BLUE) == {"stone": 1}
    assert says(s) == ["worker 2", "worker 4"]
    assert refused(s, "worker 3") == ("PRA-4.1", "no-such-worker")
    assert s.view(0)["in_hand"] == s.box.ids["marble_quarry_1"]
    play(s, "worker 4")
    assert pool(s, BLUE) == [2]
    assert asks(s) == "blue Place"
    play(s, "place x0y2")
    assert says(s) == ["rotate 0", "rotate 1", "rotate 2", "rotate 3"]
    points = price(s, "rotate 1")["favour"]
    play(s, "rotate 1")
    assert city(s)["marble-quarry-1"] == "x0y2 1"
    assert display(s) == ["statue-1"]
    assert s.favour[BLUE] == 10 + points
    assert sources(s, BLUE)["tiles"] == 5
    assert sum(sources(s, BLUE).values()) == points
    assert s.recent == [BLUE, YELLOW]
    assert s.view(0)["in_hand"] == -1
    news = event_lines(s)
    assert news[:4] == [
        "paid blue 2 wood",
        "paid blue 2 stone",
        "built blue marble-quarry-1 x0y2",
        "scored blue 5 tiles",
    ]


@rule("PRA-4.2", "PRA-0.9")
@pytest.mark.parametrize("lacking", ["gold", "marble"])
def test_the_cost_must_be_payable_in_full(lacking: str) -> None:
    held = {"gold": 2, "wood": 9, "stone": 9, "marble": 3, "weapon": 9}
    rich = "\n".join(f"{name} = {count}" for name, count in held.items())
    poor = "\n".join(f"{name} = {count - (name == lacking)}" for name, count in held.items())
    assert "build statue-1" in says(at(f'order = ["blue", "yellow"]\ndisplay = ["statue-1"]\n[blue]\n{rich}'))
    s = at(f'order = ["blue", "yellow"]\ndisplay = ["statue-1"]\n[blue]\n{poor}')
    assert refused(s, "build statue-1") == ("PRA-4.2", "tile-too-dear")
    assert refused(s, "build sawmill-1") == ("PRA-4.1", "not-on-display")


COSTS = {
    "sawmill": ({"gold": 2}, 1),
    "stone_quarry": ({"wood": 2}, 4),
    "marble_quarry": ({"wood": 2, "stone": 2}, 5),
    "smithy": ({"wood": 1, "stone": 2}, 4),
    "curia": ({"stone": 2, "marble": 2}, 8),
    "forum": ({"stone": 3, "marble": 2}, 7),
    "temple_maia": ({"wood": 3, "marble": 2}, 9),
    "temple_apollo": ({"stone": 3, "marble": 2}, 9),
    "temple_plutus": ({"marble": 2, "weapon": 1}, 9),
    "temple_mercury": ({"wood": 3, "stone": 3}, 9),
    "temple_venus": ({"stone": 2, "marble": 3}, 11),
    "colosseum": ({"stone": 3, "weapon": 1}, 7),
    "oracle": ({"wood": 2, "marble": 2}, 8),
    "training_camp": ({"wood": 2, "weapon": 1}, 6),
    "market": ({"wood": 2, "stone": 1}, 5),
    "academy": ({"wood": 2, "stone": 2}, 6),
    "labor_camp": ({"wood": 2, "weapon": 1}, 6),
    "statue": ({"gold": 2, "marble": 3}, 12),
    "triumphal_arch": ({"stone": 3, "marble": 2, "weapon": 2}, 17),
}


@rule("PRA-4.2", "PRA-4.7")
@pytest.mark.parametrize("kind", COSTS)
def test_what_each_kind_costs_and_gives(kind: str) -> None:
    cost, favour = COSTS[kind]
    name = kind.replace("_", "-") + ("-2" if kind in ("training_camp", "market") else "-1")  # the first is in the city
    held = "\n".join(f"{resource} = {amount}" for resource, amount in cost.items())
    s = at(f'seats = 3\norder = ["blue", "yellow", "white"]\ndisplay = ["{name}"]\n[blue]\n{held}\nactive = [3]')
    play(s, f"build {name}", "place x0y1", "rotate 0")
    assert goods(s, BLUE) == {}
    assert sources(s, BLUE)["tiles"] == favour
    assert owner(s, name) == BLUE


@rule("PRA-4.3", "PRA-4.4")
def test_a_tile_needs_a_common_edge() -> None:
    s = at(f'display = ["sawmill-1"]\n[blue]\n{RICH}active = [1]')
    play(s, "build sawmill-1")
    around = {"x-2y0", "x2y0", "x0y2", "x0y-2", "x-1y1", "x1y1", "x-1y-1", "x1y-1"}
    assert {text.split()[1] for text in says(s)} == around
    assert refused(s, "place x1y2") == ("PRA-4.3", "no-common-edge")
    assert refused(s, "place x2y1") == ("PRA-4.3", "no-common-edge")
    assert refused(s, "place x0y0") == ("PRA-4.1", "cell-taken")
    play(s, "place x2y0", "rotate 2")
    assert city(s)["sawmill-1"] == "x2y0 2"
    assert {s.box.cells[cell] for cell in s.sites} == (around - {"x2y0"}) | {"x3y0", "x2y1", "x2y-1"}


@rule("PRA-4.4")
@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_the_city_may_grow_in_one_line(dx: int, dy: int) -> None:
    """All tiles of the game in a row, in every direction."""
    s = at("seats = 5")
    x, y = 0, 0
    for tile in s.box.deck:
        while s.box.cell(x, y) in s.grid:
            x, y = x + dx, y + dy
        assert s.box.cell(x, y) in s.sites
        s.lay(tile, 0, s.box.cell(x, y), -1)
    assert len(s.grid) == 42
    assert len({s.box.xy(cell) for cell in s.sites}) == len(s.sites)
    assert all(max(abs(n) for n in s.box.xy(cell)) <= s.box.radius for cell in s.sites)


@rule("PRA-4.5")
def test_patterns_do_not_restrict_placement() -> None:
    s = at(f'display = ["sawmill-1"]\n[blue]\n{RICH}active = [1]')
    play(s, "build sawmill-1")
    for cell, turn in product([text.split()[1] for text in says(s)], range(4)):
        after = s.copy()
        after.play(after.asked[0], f"place {cell}")
        assert f"rotate {turn}" in says(after)


@rule("PRA-4.6", "PRA-0.7", "PRA-0.8")
def test_twelve_tiles_at_most() -> None:
    row = ["sawmill-1", "labor-camp-1", "stone-quarry-1", "labor-camp-2", "smithy-1", "forum-1", "curia-1", "oracle-1",
           "statue-1", "academy-1"]  # fmt: skip
    tiles = [f"{name} x{n + 2}y0 0 blue" for n, name in enumerate(row)]
    s = at(f'order = ["blue", "yellow"]\ncity = {tiles}\ndisplay = ["colosseum-1", "temple-maia-1"]\n[blue]\n{RICH}')
    assert s.owned[BLUE] == 11
    play(s, "build colosseum-1", "worker 1", "place x0y2", "rotate 0", "pass")
    assert s.owned[BLUE] == 12
    assert refused(s, "build temple-maia-1") == ("PRA-4.6", "no-marker-left")
    assert not says(s, "build")
    assert says(s, "activate")


@rule("PRA-4.8", "PRA-4.9", "PRA-6.1")
def test_a_tile_just_built_can_be_activated_by_anybody() -> None:
    text = """
        order = ["blue", "yellow"]
        display = ["sawmill-1"]
        [blue]
        gold = 2
        active = [1, 4]
        [yellow]
        gold = 1
        active = [2]
    """
    s = at(text)
    play(s, "build sawmill-1", "worker 1", "place x0y2", "rotate 0")
    assert list(s.builders.values()) == [BLUE << 3 | 1]
    assert s.workers == {}
    other = s.copy()
    play(s, "activate sawmill-1")
    assert goods(s, YELLOW) == {"wood": 2}
    assert goods(s, BLUE) == {"gold": 1}
    play(other, "pass", "activate sawmill-1")
    assert goods(other, BLUE)["wood"] == 4


@rule("PRA-4.8")
def test_a_builder_learns() -> None:
    s = at('order = ["blue", "yellow"]\ndisplay = ["statue-1"]\n[blue]\ngold = 9\nmarble = 3\nactive = [1, 2, 3]')
    play(s, "build statue-1", "worker 2", "place x0y2", "rotate 0", "pass", "pass")
    assert pool(s, BLUE) == [1, 3, 3]


@rule("PRA-4.10", "PRA-11.8")
def test_the_display_is_not_refilled_in_the_round() -> None:
    s = at(f"""
        order = ["blue", "yellow"]
        passed = ["yellow"]
        display = ["sawmill-1", "curia-1", "statue-1"]
        [blue]
        {RICH}
        active = [1, 1, 1, 1]
    """)
    for shown, tile, cell in ((2, "sawmill-1", "x0y2"), (1, "curia-1", "x0y3"), (0, "statue-1", "x0y4")):
        play(s, f"build {tile}", f"place {cell}", "rotate 0")
        assert len(s.display) == shown
    assert not says(s, "build")


@rule("PRA-11.8")
@pytest.mark.parametrize(
    ("seats", "stacks", "least"),
    [
        (2, "stack_after_setup", 7),
        (3, "stack_after_setup", 7),
        (4, "stack_after_setup", 6),
        (5, "stack_after_setup", 6),
        (3, "stack_after_setup_hard", 6),
        (4, "stack_after_setup_hard", 6),
        (5, "stack_after_setup_hard", 6),
    ],
)
def test_the_fewest_rounds(seats: int, stacks: str, least: int) -> None:
    """With players + 1 tiles built in every round the stack empties so that the next round is the last."""
    stack = at(f"seats = {seats}").box.data.shown(f"player_counts.{stacks}")[str(seats)]
    rounds = 1
    while stack > 0:
        stack -= seats + 1
        rounds += 1
    assert rounds == least


@rule("PRA-5.1")
def test_turning_a_tile_moves_its_patterns_clockwise() -> None:
    s = at("")
    tile = s.box.ids["sawmill_2"]
    names = [["ABCD"[pattern] for pattern in s.box.corners[tile * 4 + turn]] for turn in range(4)]
    assert names == [list("ABCD"), list("DABC"), list("CDAB"), list("BCDA")]
    assert at("seats = 5").view(None)["city"][0]["corners"] == ["A", "C", "B", "B"]


@rule("PRA-5.2", "PRA-5.3", "PRA-5.4", "PRA-5.5")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_plaza_points_as_counted_by_hand(seats: int) -> None:
    for number, s in enumerate(positions(Variant("praetor", seats, ()), 77, 60)):
        rng = Rng(number)
        for cell in s.sites[:12]:
            tile, turn = rng.pick(s.box.deck), rng.below(4)
            assert s.plaza_points(tile, turn, cell) == by_hand(s, tile, turn, *s.box.xy(cell))


@rule("PRA-5.6")
@pytest.mark.parametrize("diagonal", [True, False])
@pytest.mark.parametrize("each", [True, False])
def test_the_other_readings_of_plazas(diagonal: bool, each: bool) -> None:
    switches = f"count_diagonal = {diagonal}, count_per_corner_and_tile = {each}".lower()
    s = at(f"""
        seats = 3
        data = {{ plaza = {{ {switches} }} }}
        city = ["statue-1 x0y1 0 blue", "curia-1 x0y2 1 yellow", "oracle-1 x-2y0 3 blue"]
    """)
    different = 0
    for cell, tile, turn in product(s.sites, (8, 9, 20, 27), range(4)):
        points = s.plaza_points(tile, turn, cell)
        assert points == by_hand(s, tile, turn, *s.box.xy(cell), diagonal, each)
        different += points != by_hand(s, tile, turn, *s.box.xy(cell))
    assert (different > 0) is not (diagonal and each)
    *before, last = s.view(None)["city"]
    assert sum(last["plazas"]) == s.plaza_points(last["tile"], last["turn"], last["cell"])
    assert any(sum(tile["plazas"]) for tile in before)


@rule("PRA-5.4")
def test_twelve_plaza_points_at_most() -> None:
    """A cell with tiles all around whose corners all match."""
    s = at("seats = 5")
    everywhere = [tuple([0] * 4)] * len(s.box.corners)
    s.box.corners, corners = everywhere, s.box.corners
    try:
        around = [(0, 2), (1, 2), (2, 2), (2, 3), (2, 4), (1, 4), (0, 4), (0, 3)]
        for tile, (x, y) in zip(s.box.deck, around, strict=False):
            s.lay(tile, 0, s.box.cell(x, y), -1)
        assert s.plaza_points(s.box.deck[9], 0, s.box.cell(1, 3)) == 12
    finally:
        s.box.corners = corners


@rule("PRA-5.5")
def test_only_the_builder_scores_and_only_once() -> None:
    s = at("""
        seats = 3
        order = ["blue", "yellow", "white"]
        display = ["sawmill-2", "sawmill-1"]
        [blue]
        gold = 2
        active = [1]
        [yellow]
        gold = 2
        active = [1]
    """)
    play(s, "build sawmill-2", "place x0y1", "rotate 1")
    assert s.favour == [5, 0, 0]
    play(s, "build sawmill-1", "place x0y2", "rotate 0")
    assert s.favour[BLUE] == 5
    assert sources(s, BLUE) == {"tiles": 1, "plazas": 4}


@rule("PRA-4.7")
def test_where_and_which_way_round_show_what_they_score() -> None:
    s = at('seats = 3\norder = ["blue", "yellow", "white"]\ndisplay = ["sawmill-1"]\n[blue]\ngold = 2\nactive = [1]')
    play(s, "build sawmill-1")
    shown = {text: price(s, text)["favour"] for text in says(s)}
    assert shown["place x-1y-1"] == 4
    play(s, "place x-1y-1")
    turns = {text: price(s, text)["favour"] for text in says(s)}
    assert turns["rotate 3"] == max(turns.values()) == 4
    play(s, "rotate 3")
    assert s.favour[BLUE] == 4
