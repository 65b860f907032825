"""Chapter 25: Caepio's actions."""

import pytest

from quadriga.games.corduba.pieces import CAEPIO, DENARII, bits
from quadriga.games.corduba.solo import act, end_decade
from tests.games.corduba.solo import CLEAN, acting, caepio, tiles
from tests.games.corduba.table import GAME, can, cells, events_of, have, offers, play, put, question, tile, why
from tests.rule_coverage import rule


@rule("COR-25.1", "COR-25.2", "COR-25.3", "COR-25.6", "COR-25.7", "COR-25.8", "COR-X22", "COR-R61")
def test_caepio_builds():
    s = acting("build", "stack = ['aerarium', 'odeum']\n")
    assert offers(s) == ["draw aerarium", "draw odeum"]
    play(s, "draw aerarium")
    assert len(offers(s)) == 6
    play(s, "roll 3")
    assert have(s, 1, "plebeius", "denarii", "built") == [1, 2, 1]
    assert s.busy >> tile(s, "plebeius-aerarium") & 1
    assert events_of(s, "occupied") == [(CAEPIO, tile(s, "plebeius-aerarium"))]
    assert not s.stock >> tile(s, "servorum-aerarium") & 1
    assert not s.stock >> tile(s, "patricius-aerarium") & 1
    assert s.pile == 1 << s.box.kinds.index("aerarium")
    assert s.stacks[0] == 1 << s.box.kinds.index("odeum")
    assert have(s, 1, "wood", "stone", "workers")[:2] == [0, 0]
    for roll, district in ((1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)):
        assert s.box.die[roll - 1] == district


@rule("COR-25.4", "COR-9.11")
def test_he_takes_the_place_with_most_insulae():
    balneum = "tiles = [{ district = 'patricius', kind = 'balneum', cells = [[1, 6], [1, 7], [2, 6], [2, 7]] }]\n"
    s = acting("build", balneum + "stack = ['aerarium', 'odeum']\n")
    plan, kind = s.box.districts[2], s.box.kinds.index("aerarium")
    spots = plan.positions(s.covered[2], kind).spots
    best = max(plan.own_cells(s.covered[2], spot).bit_count() for spot in spots)
    play(s, "draw aerarium", "roll 5")
    assert have(s, 1, "insulae") == [best]
    assert best == 1
    assert s.insulae[5] == cells((1, 5))


@rule("COR-25.4")
def test_among_equal_places_you_choose():
    s = acting("build", "stack = ['cudendum', 'odeum']\n")
    play(s, "draw cudendum", "roll 6")
    assert s.asked == (0,)
    assert offers(s) == ["place r1c4", "place r2c3"]
    assert why(s, "place r0c0") == "COR-25.4"  # it would fit there, but isolate fewer cells
    play(s, "place r2c3")
    assert s.tiles[tile(s, "patricius-cudendum")] == (cells((2, 3), (2, 4), (3, 3)), CAEPIO)
    assert s.insulae[5] == cells((2, 5), (3, 4), (4, 3))


@rule("COR-25.4", "COR-25.5")
def test_the_chain_to_his_tile_serves_his_insulae_too():
    aerarium = "tiles = [{ district = 'plebeius', kind = 'aerarium', cells = [[4, 9], [5, 9], [6, 9]] }]\n"
    s = acting("build", "round = 4\n" + aerarium + "stack = ['aedis', 'ludus']\n")
    play(s, "draw aedis", "roll 3")
    # Two places need one neutral insula; only (6,8) beside (4,7)-(7,7) isolates two cells: no choice is left.
    assert s.neutral[1] & cells((6, 8))
    assert s.tiles[tile(s, "plebeius-aedis")] == (cells((4, 7), (5, 7), (6, 7), (7, 7)), CAEPIO)
    assert have(s, 1, "insulae", "denarii") == [2, 0]


@rule("COR-25.4")
def test_more_insulae_than_he_has_left_do_not_count():
    balneum = "tiles = [{ district = 'patricius', kind = 'balneum', cells = [[1, 6], [1, 7], [2, 6], [2, 7]] }]\n"
    all_used = CLEAN + "insulae = { patricius = 6 }\n"
    s = acting("build", balneum + "stack = ['aerarium', 'odeum']\n", all_used)
    play(s, "draw aerarium", "roll 5")
    assert len(offers(s)) > 1  # no position is better than another


@rule("COR-25.5", "COR-R60")
def test_without_room_he_tries_the_other_districts():
    plans = GAME.box(1).districts
    full = [[c // 11, c % 11] for c in bits(plans[1].cells)]
    s = acting("build", "stack = ['aerarium', 'odeum']\n", f"neutral = {{ plebeius = {full} }}\n")
    play(s, "draw aerarium", "roll 3")
    put(s, "servorum", "aerarium")
    assert s.built == 1 << tile(s, "servorum-aerarium")
    everywhere = ", ".join(
        f"{name} = {[[c // 11, c % 11] for c in bits(plan.cells)]}"
        for name, plan in zip(("servorum", "plebeius", "patricius"), plans, strict=True)
    )
    s = acting("build", "stack = ['aerarium', 'odeum']\n", f"neutral = {{ {everywhere} }}\n")
    play(s, "draw aerarium", "roll 3")
    assert s.built == 0
    assert s.under == [s.box.kinds.index("aerarium")]
    later = s.copy()
    end_decade(later)  # COR-24.20: it goes into the next stack
    assert (later.under, later.stacks[0], later.stacks[1] >> s.box.kinds.index("aerarium") & 1) == ([], 0, 1)
    assert s.view(0)["stacks"][0] == 2  # it is still in the stack
    act(s, ("build",))
    s.settle()
    assert events_of(s, "planned")[-1] == (s.box.kinds.index("odeum"),)  # the failed card has gone under the stack
    nowhere = f"neutral = {{ {everywhere} }}\n"
    s = caepio("card = 'I-1'\nrow = 1\nstack = ['aerarium', 'odeum']\n" + nowhere)
    play(s, "draw aerarium", "roll 3")
    assert have(s, 1, "stone") == [1]  # what he cannot complete is passed over: the next row, in the same turn
    assert s.asked == (0,)


@rule("COR-25.11", "COR-R81")
def test_sites():
    s = caepio("card = 'I-4'\nsupply = { stone = 2 }\n")
    assert have(s, 1, "stone") == [2]
    assert not can(s, "produce lapis-left")  # blocked
    s = caepio("card = 'I-4'\nsupply = { stone = 0 }\n")
    assert have(s, 1, "stone", "wood") == [0, 3]


@rule("COR-25.13")
def test_castra():
    s = caepio("card = 'I-6'\nused = ['castra-velites']\n")
    assert have(s, 1, "velites", "legionaries", "denarii") == [0, 1, 0]
    assert not can(s, "produce castra-legionaries")


@rule("COR-25.14", "COR-R81")
def test_buildings():
    s = caepio("card = 'I-5'\nrow = 1\n" + tiles("servorum aerarium"))
    assert have(s, 1, "denarii") == [2]
    assert s.busy
    assert events_of(s, "occupied") == [(CAEPIO, tile(s, "servorum-aerarium"))]
    assert events_of(s, "activated") == []  # he uses neither action, but has an effect of his own
    s = caepio("card = 'I-5'\nrow = 1\n" + tiles("servorum aerarium*", "servorum odeum"))
    assert have(s, 1, "denarii", "popularity") == [0, 5]  # unrest: the random one instead
    s = caepio("card = 'I-7'\nrow = 1\n" + tiles("servorum schola!"))
    assert question(s) == "DrawPlan"  # occupied: the next row
    s = caepio("card = 'III-6'\nround = 7\n" + tiles("servorum ludus"), "[caepio]\nregister = 10\n")
    assert s.busy
    assert have(s, 1, "register") == [10]  # even without effect


@rule("COR-25.15", "COR-R65")
def test_a_random_building():
    s = acting("random", tiles("servorum ludus!", "servorum odeum*", "servorum aedis", "plebeius schola"))
    assert offers(s) == ["draw schola", "draw aedis"]
    play(s, "draw aedis")
    assert have(s, 1, "offering2") == [1]
    s = caepio("card = 'I-10'\n" + tiles("servorum ludus!"))
    assert have(s, 1, "marble") == [2]  # none free: the next row


@rule("COR-25.16", "COR-25.17", "COR-X23")
def test_the_example_of_his_market():
    s = acting("macellum:1:1", "prices = { stone = 2, wood = 2 }\n", "[caepio]\nstone = 1\n")
    assert question(s) == "Icons"
    assert all(text.startswith("icons II-") for text in offers(s))
    play(s, "icons II-4")  # sell food: he has none
    assert have(s, 1, "denarii") == [0]
    assert "icons II-4" not in offers(s)
    play(s, "icons II-6")  # sell stone
    assert have(s, 1, "stone", "denarii") == [0, 2]
    assert events_of(s, "gained")[-1:] == [(CAEPIO, 2, DENARII)]
    assert s.price[2] == 1
    play(s, "icons II-8")  # buy wood
    assert have(s, 1, "wood", "denarii") == [1, 2]
    assert s.price[1] == 3
    assert s.market[1] == 1
    assert question(s) == "Turn"
    for number, deck in ((1, "II"), (4, "III"), (7, "I")):
        s = acting("macellum:1:1", f"round = {number}\n", "[caepio]\nstone = 1\n")
        assert all(text.startswith(f"icons {deck}-") for text in offers(s))


@rule("COR-25.17", "COR-25.18", "COR-R64")
def test_his_sales_and_purchases():
    s = acting("macellum:2:1", "market = { marble = 1 }\nprices = { marble = 4 }\n", "[caepio]\nmarble = 2\n")
    supply = s.supply[5]
    play(s, "icons II-1", "icons II-7")
    assert have(s, 1, "marble", "denarii") == [0, 7]  # 4, then 3
    assert s.market[5] == 2  # capacity 2, the other unit to the supply
    assert s.supply[5] == supply + 1
    assert s.price[5] == 2
    play(s, "icons II-2")  # buy marble: sold in this action
    assert have(s, 1, "marble") == [0]
    play(s, "icons II-3")  # buy tools
    assert have(s, 1, "tools") == [1]
    none = "market = { food = 0, wood = 0, stone = 0, tools = 0, amphorae = 0, marble = 0 }\n"
    s = acting("macellum:2:2", none, "[caepio]\nmarble = 1\n")
    play(s, "icons II-1")
    assert question(s) == "Turn"  # he owns nothing more; marble was sold, and nothing else is on the market
    s = acting("macellum:1:1", "market = { food = 0, wood = 0, stone = 0, tools = 0, amphorae = 1, marble = 0 }\n",
               "[caepio]\nfood = 1\n")  # fmt: skip
    play(s, *[f"icons II-{n}" for n in (1, 2, 3, 5, 6, 7, 9, 10)])
    assert have(s, 1, "food") == [1]
    play(s, "icons II-4")
    assert have(s, 1, "food") == [0]
    assert question(s) == "Icons"
    assert len(offers(s)) == 10  # all turned: shuffled again


@rule("COR-25.19", "COR-25.20")
def test_when_the_market_is_impossible():
    none = "market = { food = 0, wood = 0, stone = 0, tools = 0, amphorae = 0, marble = 0 }\n"
    s = caepio("card = 'II-6'\nrow = 2\nround = 4\n" + none)
    assert question(s) == "DrawCard"
    s = acting("building:emporium", none, tiles("servorum emporium"))
    assert question(s) == "Turn"
    s = acting("building:emporium", tiles("servorum emporium"), "[caepio]\nmarble = 1\n")
    play(s, "icons II-1", "icons II-6")
    assert have(s, 1, "marble", "wood") == [0, 1]


@rule("COR-25.21")
def test_what_he_never_does():
    box = GAME.box(1)
    guardhouse = box.kinds.index("excubitorium")
    assert not any(stack >> guardhouse & 1 for stack in box.stacks)
    words = {word for rows in box.caepio_rows for row in rows for word in row}
    assert ("building", "excubitorium") not in words
    assert {word[0] for word in words} == {"site", "portus", "castra", "build", "building", "random", "macellum"}


@pytest.mark.parametrize("deck", range(3))
def test_every_deck_shows_all_icons(deck):
    box = GAME.box(1)
    cards = bits(box.caepio_deck[deck])
    assert {box.sell_icon[card] for card in cards} == set(range(6))
    assert {box.buy_icon[card] for card in cards} == set(range(6))
