"""Chapters 8 and 9: building and geometry."""

import pytest

from quadriga.games.corduba.pieces import ROW, bits
from tests.games.corduba.table import (
    GAME,
    at,
    can,
    cells,
    choose_building,
    events_of,
    have,
    offers,
    play,
    put,
    question,
    tile,
    why,
)
from tests.rule_coverage import rule

RICH = "[orange]\nworkers = 12\ndenarii = 30\nfood = 3\nwood = 3\nstone = 3\ntools = 3\nmarble = 3\n"
PATRICIUS = GAME.box(4).districts[2]


def on(*rows: tuple[str, str, str]) -> str:
    """Tiles as (district, kind, cells)."""
    found = [f"{{ district = '{d}', kind = '{k}', cells = {c} }}" for d, k, c in rows]
    return f"tiles = [{', '.join(found)}]\n"


@rule("COR-8.1", "COR-8.2", "COR-R49")
def test_district_then_kind():
    s = at("seats = 4\n" + RICH)
    play(s, "build plebeius")
    assert len(offers(s)) == 18
    play(s, "raise basilica")
    put(s, "plebeius", "basilica")
    while question(s) in ("Save", "OwnInsulae", "FirstUse"):
        play(s, offers(s)[0])
    box = s.box
    basilica = box.kinds.index("basilica")
    assert not any(s.stock >> d * box.kind_count + basilica & 1 for d in range(3))  # the only one
    s = at("seats = 4\ntiles = [{ district = 'plebeius', kind = 'forum' }]\n" + RICH)
    play(s, "build plebeius")
    assert "raise forum" not in offers(s)
    assert why(s, "raise forum") == "COR-8.2"
    s = at("seats = 4\ntiles = [{ district = 'plebeius', kind = 'forum' }]\n" + RICH)
    play(s, "build servorum")
    assert "raise forum" in offers(s)


@rule("COR-8.3", "COR-8.4", "COR-X6")
def test_the_limit_of_a_kind():
    for seats, limit in ((2, 1), (3, 2), (4, 3)):
        s = at(f"seats = {seats}\ntiles = [{{ district = 'servorum', kind = 'sanctuarium' }}]\n" + RICH)
        n, kind = s.box.kind_count, s.box.kinds.index("sanctuarium")
        assert s.box.kind_limit[kind] == limit
        left = [s.stock >> d * n + kind & 1 for d in range(3)]
        assert left == ([0, 0, 0] if limit == 1 else [0, 1, 1])
        if limit == 1:
            continue
        choose_building(s, "patricius", "sanctuarium")
        assert [s.stock >> d * n + kind & 1 for d in range(3)] == [0, int(seats == 4), 0]
    play(s := at("seats = 2\nround = 1\n" + RICH), "build servorum")
    assert "raise amphitheatrum" in offers(s)  # any kind in any decade


@rule("COR-8.5", "COR-8.6", "COR-8.7", "COR-R14")
def test_the_cost_and_the_construction_bonus():
    s = at("seats = 2\n" + RICH)
    choose_building(s, "patricius", "forum")
    assert have(s, 0, "workers", "denarii", "tools", "stone", "marble") == [9, 28, 2, 2, 1]
    s = at("seats = 2\n" + RICH)
    choose_building(s, "servorum", "forum")
    assert have(s, 0, "workers", "denarii", "marble") == [10, 25, 1]  # 1 worker less
    s = at("seats = 2\n" + RICH)
    choose_building(s, "plebeius", "forum")
    assert offers(s) == ["save stone", "save tools", "save marble"]
    assert why(s, "save food") == "COR-8.6"
    play(s, "save marble")
    assert have(s, 0, "workers", "denarii", "tools", "stone", "marble") == [9, 25, 2, 2, 2]
    short = "[orange]\nworkers = 3\ndenarii = 5\nstone = 1\ntools = 1\nmarble = 1"
    s = at("seats = 2\n" + short)
    choose_building(s, "plebeius", "forum")
    assert have(s, 0, "marble", "tools") == [0, 0]  # only marble could be saved
    assert not can(at("seats = 2\n" + short), "build servorum")
    s = at("seats = 2\n[orange]\nworkers = 3\ndenarii = 1\nfood = 1\nwood = 1\nstone = 1\nmarble = 2")
    play(s, "build patricius")
    assert "raise aedis" in offers(s)  # 3 denarii saved of 3
    assert why(s, "raise forum") == "COR-8.7"
    s = at("seats = 2\n[orange]\nworkers = 1\nfood = 1\nwood = 1")
    assert can(s, "build servorum")  # 2 workers less 1
    s = at("seats = 2\n[orange]\nworkers = 0\nfood = 1\nwood = 1\ndenarii = 3")
    assert not can(s, "build servorum")
    assert why(s, "build servorum") == "COR-8.7"


@rule("COR-8.8", "COR-8.9", "COR-8.10", "COR-8.14", "COR-X7", "COR-X8")
def test_the_example_of_the_forum():
    example = GAME.data.shown("geometry_fixture")[0]
    rows = on(*[("patricius", row["kind"], str(row["cells"])) for row in example["tiles"]])
    text = "[orange]\nworkers = 5\ndenarii = 3\ntools = 1\nstone = 1\nmarble = 2\n"
    text += "prestige = [0, 0, 4]\ninsulae = { patricius = 4 }\nregister = 6\n"
    s = at("seats = 4\n" + rows.replace("] }]", "], by = 'green' }]") + text)
    plan, covered, forum = s.box.districts[2], s.covered[2], s.box.kinds.index("forum")
    assert not plan.placeable(covered, 1 << forum)
    legal = plan.positions(covered, forum)
    length, spots = legal.length, legal.spots
    assert length == example["forced_minimum"] == 1
    wanted = [cells(*[tuple(cell) for cell in action["cells"]]) for action in example["options"]]
    assert sorted(spot.cells for spot in spots) == sorted(wanted)
    for action, spot_cells in zip(example["options"], wanted, strict=True):
        spot = plan.spot[forum][spot_cells]
        links = plan.next_links(covered, spot, 1, ())
        assert links == [row * ROW + column for row, column in action["neutral"]]
        own = plan.own_cells(covered | cells(*[tuple(c) for c in action["neutral"]]), spot)
        assert bits(own) == [row * ROW + column for row, column in action["own_cells"]]
    built = have(s, 0, "built")[0]
    choose_building(s, "patricius", "forum", (1, 3), (1, 4), (2, 3), (3, 3), (3, 4))
    assert have(s, 0, "denarii", "tools", "stone", "marble", "workers") == [0, 0, 0, 0, 2]
    assert s.neutral[2] == cells((3, 2))
    assert question(s) == "OwnInsulae"
    assert offers(s) == ["insulae 0", "insulae 1", "insulae 2"]
    play(s, "insulae 2")
    assert have(s, 0, "register", "workers", "insulae") == [7, 3, 6]
    assert have(s, 0, "patricius", "denarii", "built") == [6, 3, built + 1]
    assert question(s) == "FirstUse"
    play(s, "done")
    assert s.neutral[2] == cells((3, 2), (4, 2))  # a third isolated cell does not touch the Forum
    assert s.insulae[2] == cells((0, 4), (4, 3))


@rule("COR-9.8", "COR-9.9", "COR-X9")
def test_two_chains_to_one_place():
    example = GAME.data.shown("geometry_fixture")[1]
    rows = on(*[("patricius", row["kind"], str(row["cells"])) for row in example["tiles"]])
    s = at("seats = 4\n" + rows + RICH)
    choose_building(s, "patricius", "forum", (1, 3), (1, 4), (2, 3), (3, 3), (3, 4))
    assert offers(s) == ["link r2c2", "link r3c2"]
    assert why(s, "link r4c2") == "COR-9.8"
    before = have(s, 0, "denarii")[0]
    play(s, "link r2c2")
    assert before - have(s, 0, "denarii")[0] == 2 + 1
    assert s.neutral[2] == cells((2, 2))
    s = at("seats = 4\n" + rows + RICH)
    plan, covered, forum = s.box.districts[2], s.covered[2], s.box.kinds.index("forum")
    legal = plan.positions(covered, forum)
    length, spots = legal.length, legal.spots
    assert length == 1
    ways = sum(len(plan.next_links(covered, spot, 1, ())) for spot in spots)
    assert ways == len(example["options"])
    poor = RICH.replace("denarii = 30", "denarii = 2")
    s = at("seats = 4\n" + rows + poor)
    play(s, "build patricius")
    assert "raise forum" not in offers(s)  # 2 denarii for the tile, 1 more for the chain
    assert why(s, "raise forum") == "COR-8.7"
    reason = s.why_not(0, "raise forum")
    assert {("denarii_missing", 1), ("denarii_needed", 3)} <= set(reason.values)


@rule("COR-8.11", "COR-8.12", "COR-R47")
def test_the_first_use():
    s = at("seats = 2\n[orange]\nworkers = 4\nwood = 1\nstone = 1\n[green]\nworkers = 3")
    choose_building(s, "patricius", "aerarium", (0, 5), (0, 6), (0, 7))
    if question(s) == "OwnInsulae":
        play(s, "insulae 0")
    assert offers(s) == ["use A", "use B", "done"]
    play(s, "use B")
    assert have(s, 0, "denarii", "workers") == [4, 0]
    assert s.busy >> tile(s, "patricius-aerarium") & 1
    assert why(s, "activate patricius-aerarium") == "COR-11.2"
    s = at("seats = 2\n[orange]\nworkers = 4\nwood = 1\nstone = 1\n[green]\nworkers = 3")
    choose_building(s, "patricius", "aerarium", (0, 5), (0, 6), (0, 7))
    if question(s) == "OwnInsulae":
        play(s, "insulae 0")
    play(s, "done")
    assert s.asked == (1,)
    assert can(s, "activate patricius-aerarium")  # free for everybody now
    s = at("seats = 2\n[orange]\nworkers = 2\nwood = 1\nstone = 1")
    choose_building(s, "patricius", "aerarium", (0, 5), (0, 6), (0, 7))
    if question(s) == "OwnInsulae":
        play(s, "insulae 0")
    assert s.asked == (1,)  # no further workers: not offered
    burning = "tiles = [{ district = 'patricius', kind = 'forum', unrest = true }]\n"
    guard = "[orange]\nworkers = 2\nwood = 1\nstone = 1\nspecialists = ['red']\n"
    s = choose_building(at("seats = 2\n" + burning + guard), "patricius", "excubitorium")
    play(s, "send workers")
    while question(s) == "OwnInsulae":
        play(s, "insulae 0")
    play(s, "use A")  # the Excubitorium too, with a specialist
    assert have(s, 0, "workers", "ready") == [0, 0]
    assert s.unrest == 0
    s = choose_building(at("seats = 2\n" + guard), "patricius", "excubitorium")
    play(s, "send red")
    while question(s) == "OwnInsulae":
        play(s, "insulae 0")
    assert s.asked == (1,)  # no unrest: it would change nothing


@rule("COR-8.13", "COR-9.10", "COR-9.11", "COR-9.13", "COR-R15", "COR-R16")
def test_isolated_cells():
    s = at("seats = 2\n" + RICH)
    # Patricius, plot C: (0,5)-(0,7), (1,5)-(1,7), (2,6), (2,7). A Balneum on (0,6)(0,7)(1,6)(1,7)
    choose_building(s, "patricius", "balneum", (1, 6), (1, 7), (2, 6), (2, 7))
    assert question(s) == "FirstUse"  # (0,5), (0,6), (0,7), (1,5) are still connected
    play(s, "done")
    assert s.neutral == [0, 0, 0]
    play(s, "pass")
    s = at("seats = 2\n" + on(("patricius", "balneum", "[[1, 6], [1, 7], [2, 6], [2, 7]]")) + RICH)
    choose_building(s, "patricius", "aerarium", (0, 5), (0, 6), (0, 7))
    assert offers(s) == ["insulae 0", "insulae 1"]  # (1,5) is isolated now
    assert why(s, "insulae 2") == "COR-9.11"
    play(s, "insulae 0", "done")
    assert s.neutral[2] == cells((1, 5))
    assert have(s, 0, "insulae") == [0]
    s = at("seats = 2\n" + on(("patricius", "balneum", "[[1, 6], [1, 7], [2, 6], [2, 7]]"))
           + RICH + "insulae = { patricius = 6 }")  # fmt: skip
    choose_building(s, "patricius", "aerarium", (0, 5), (0, 6), (0, 7))
    assert question(s) == "FirstUse"  # no insula left on the track
    play(s, "done")
    assert s.neutral[2] == cells((1, 5))


@rule("COR-9.12")
def test_insulae_pay_their_slots_in_order():
    s = at("seats = 2\n" + on(("patricius", "balneum", "[[1, 6], [1, 7], [2, 6], [2, 7]]"))
           + RICH + "insulae = { patricius = 1 }\nregister = 4")  # fmt: skip
    choose_building(s, "patricius", "aerarium", (0, 5), (0, 6), (0, 7))
    workers = have(s, 0, "workers")[0]
    play(s, "insulae 1")
    assert have(s, 0, "register", "workers", "insulae") == [5, workers + 1, 2]
    assert events_of(s, "laid") == [(0, 2, 1 * ROW + 5)]
    s = at("seats = 2\n" + on(("patricius", "balneum", "[[1, 6], [1, 7], [2, 6], [2, 7]]"))
           + RICH + "insulae = { patricius = 3 }\nfamily = 'valeria'")  # fmt: skip
    choose_building(s, "patricius", "aerarium", (0, 5), (0, 6), (0, 7))
    money = have(s, 0, "denarii")[0]
    play(s, "insulae 1")
    assert have(s, 0, "denarii")[0] == money + 2 + 1  # slot 4, and Valeria


@rule("COR-9.1", "COR-9.2", "COR-9.3", "COR-9.5")
def test_cells_plots_and_neighbours():
    sizes = [plan.cells.bit_count() for plan in GAME.box(2).districts]
    assert sizes == [79, 76, 76]
    assert [len(plan.plots) for plan in GAME.box(2).districts] == [8, 7, 8]
    plan = PATRICIUS
    assert bits(plan.beside(cells((0, 3)))) == bits(cells((0, 2), (0, 4), (1, 3)))  # a path line does not part them
    assert plan.plot_of[3] != plan.plot_of[4]
    assert bits(plan.beside(cells((8, 2)))) == bits(cells((7, 2), (9, 2), (8, 3)))  # not outside the district
    for fits in plan.fits:
        assert all(sum(spot.cells & ~plot == 0 for plot in plan.plots) == 1 for spot in fits)
    s = at("seats = 2\nneutral = { patricius = [[0, 0]] }\n" + RICH)
    spots = plan.positions(s.covered[2], 0).spots
    assert all(not spot.cells & 1 for spot in spots)


@rule("COR-9.4", "COR-R19")
def test_tiles_are_turned_but_never_flipped():
    box = GAME.box(2)
    for kind, turns in (("schola", 4), ("aedis", 2), ("balneum", 1), ("librarium", 2)):
        number = box.kinds.index(kind)
        shapes = {spot.cells >> spot.anchor for spot in box.districts[0].fits[number]}
        assert len(shapes) == turns, kind
    schola = box.kinds.index("schola")
    collegium = box.kinds.index("collegium_fabrorum")  # the mirror image of the Schola
    one = {spot.cells >> spot.anchor for spot in box.districts[0].fits[schola]}
    other = {spot.cells >> spot.anchor for spot in box.districts[0].fits[collegium]}
    assert not one & other


@rule("COR-9.6", "COR-9.7", "COR-R17", "COR-R20")
def test_normal_positions_touch_what_is_there():
    plan = PATRICIUS
    assert plan.positions(0, 0).spots == plan.fits[0]
    covered = cells((0, 0), (0, 1))
    legal = plan.positions(covered, 0)
    length, spots = legal.length, legal.spots
    assert length == 0
    assert spots
    assert all(spot.beside & covered for spot in spots)
    fitting = [spot for spot in plan.fits[0] if not spot.cells & covered and spot.beside & covered]
    assert spots == fitting
    s = at("seats = 2\nneutral = { patricius = [[0, 0]] }\n" + RICH)  # insulae alone count as well
    play(s, "build patricius", "raise excubitorium")
    assert offers(s) == ["place r0c1", "place r1c0"]
    s = at("seats = 2\n" + on(("patricius", "balneum", "[[2, 3], [2, 4], [3, 3], [3, 4]]")) + RICH)
    play(s, "build patricius", "raise aerarium")
    assert why(s, "plot H") == "COR-9.7"
    assert "plot H" not in offers(s)


@rule("COR-9.14", "COR-R18")
def test_no_place_at_all():
    full = [[r, c] for r in range(10) for c in range(8) if PATRICIUS.cells >> (r * ROW + c) & 1][:-3]
    s = at(f"seats = 2\nneutral = {{ patricius = {full} }}\n" + RICH)
    play(s, "build patricius")
    assert "raise balneum" not in offers(s)
    assert why(s, "raise balneum") == "COR-9.14"
    everything = [*full, [9, 5], [9, 6], [9, 7]]
    s = at(f"seats = 2\nneutral = {{ patricius = {everything} }}\n" + RICH)
    assert not can(s, "build patricius")
    assert why(s, "build patricius") == "COR-9.14"
    kinds = GAME.box(2).kinds
    s = at(f"seats = 2\ngone = {kinds}\n" + RICH)
    assert why(s, "build patricius") == "COR-8.2"


@pytest.mark.parametrize("district", range(3))
def test_every_kind_fits_every_empty_district(district):
    plan = GAME.box(2).districts[district]
    assert plan.isolated(0) == 0
    assert min(len(fits) for fits in plan.fits) >= 4


def test_the_bill_that_a_screen_shows():
    s = play(at("seats = 4\n" + RICH), "build patricius")
    forum = ("raise", s.box.kinds.index("forum"))
    goods = [("workers", -3), ("stone", -1), ("tools", -1), ("marble", -2)]
    assert s.question(0).price(s, 0, forum) == [*goods, ("denarii", -2), ("prestige", 2)]
    example = GAME.data.shown("geometry_fixture")[1]
    rows = on(*[("patricius", row["kind"], str(row["cells"])) for row in example["tiles"]])
    s = play(at("seats = 4\n" + rows + RICH), "build patricius")
    assert s.question(0).price(s, 0, forum) == [*goods, ("denarii", -3), ("prestige", 2)]  # and the chain


@rule("COR-R48")
def test_nothing_is_paid_before_the_place_is_known():
    s = at("seats = 2\n" + RICH)
    before = s.players[0].copy()
    play(s, "build patricius", "raise forum")
    assert s.players[0] == before
