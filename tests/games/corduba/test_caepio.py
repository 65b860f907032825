"""Chapters 24 and 25: Caepio's course and actions."""

import pytest

from quadriga.games.corduba.pieces import CAEPIO, bits
from quadriga.games.corduba.solo import act
from quadriga.kernel.rules import rule
from quadriga.kernel.step import CHANCE
from tests.games.corduba.table import (
    GAME,
    at,
    burning,
    can,
    cells,
    choose_building,
    have,
    offers,
    play,
    put,
    question,
    tile,
    told,
)

CLEAN = "[caepio]\nprestige = [0, 0, 0]\nvelites = 0\noffering1 = 0\nunrest = 0\n"


def tiles(*names: str) -> str:
    rows = []
    for name in names:
        district, kind = name.strip("*!").split()
        marks = f", unrest = {str('*' in name).lower()}, busy = {str('!' in name).lower()}"
        rows.append(f"{{ district = '{district}', kind = '{kind}'{marks} }}")
    return f"tiles = [{', '.join(rows)}]\n"


def caepio(*parts: str):
    """A solo position with Caepio to move; parts before the tables come first."""
    head = "seats = 1\nturn = 'caepio'\n" + "".join(part for part in parts if not part.startswith("["))
    tables = "".join(part for part in parts if part.startswith("["))
    if "[orange]" not in tables:
        tables += "[orange]\nworkers = 9\n"
    return at(head + tables + (CLEAN if "[caepio]" not in tables else ""))


def acting(word: str, *parts: str):
    """Caepio does one action now."""
    head = "".join(part for part in parts if not part.startswith("["))
    tables = "".join(part for part in parts if part.startswith("["))
    s = at("seats = 1\n" + head + tables + ("" if "[caepio]" in tables else CLEAN))
    act(s, tuple(word.split(":")))
    s.settle()
    return s


@rule("COR-24.1", "COR-24.9", "COR-24.10", "COR-24.17")
def test_caepio_draws_a_card_and_you_alternate():
    s = caepio()
    assert question(s) == "DrawCard"
    assert len(offers(s)) == 10
    assert all(text.startswith("card I-") for text in offers(s))
    play(s, "card I-1")
    assert s.asked == (0,)
    assert have(s, 1, "wood") == [3]
    play(s, "produce portus")
    assert question(s) == "DrawPlan"  # row 2: build
    assert not s.caepio_decks[0] & 1


@rule("COR-24.11", "COR-24.12", "COR-24.13", "COR-X20")
def test_the_first_example_of_a_round():
    s = caepio("card = 'I-1'\nstack = ['aerarium', 'odeum']\n")
    assert told(s, "produced") == [(CAEPIO, s.box.space_names.index("lignum-right"))]
    play(s, "produce portus", "draw odeum", "roll 1")
    put(s, "servorum", "odeum")
    assert s.tiles[tile(s, "servorum-odeum")][1] == CAEPIO
    play(s, "produce portus")
    assert have(s, 1, "stone") == [1]  # row 3
    play(s, "produce portus")
    assert question(s) == "DrawCard"  # the second card at his next turn
    s.busy = 0
    play(s, "card I-2")  # the Sanctuarium is not built: a random building
    assert s.busy >> tile(s, "servorum-odeum") & 1
    play(s, "produce portus")
    assert have(s, 1, "legionaries") == [1]
    play(s, "produce portus")  # no Herbarium, no free building: he passes
    assert s.passed == [CAEPIO]
    s = caepio("card = 'I-1'\nused = ['lignum-left']\n")
    assert have(s, 1, "food", "wood") == [3, 0]
    s = caepio("card = 'I-1'\nused = ['lignum-left', 'cibus-left']\nstack = ['aerarium', 'odeum']\n")
    assert question(s) == "DrawPlan"  # both taken: the next row
    s = caepio("card = 'I-1'\nrow = 2\nused = ['lapis-left']\n")
    assert have(s, 1, "denarii", "stone") == [1, 0]


@rule("COR-X21", "COR-25.12", "COR-24.12")
def test_the_second_example_of_a_round():
    s = caepio(
        "round = 2\ncard = 'I-3'\nsupply = { marble = 1 }\nstack = ['aerarium', 'schola']\n" + tiles("servorum odeum")
    )
    assert have(s, 1, "velites") == [1]
    play(s, "produce portus")
    assert have(s, 1, "marble") == [1]
    play(s, "produce portus")
    assert s.busy  # a random building
    play(s, "produce portus")
    assert question(s) == "Icons"  # Macellum: sell 1, buy 1
    play(s, "icons II-1")
    assert have(s, 1, "denarii", "marble") == [4, 0]
    play(s, "icons II-6")
    assert have(s, 1, "wood") == [1]
    s.spaces |= sum(1 << n for n, name in enumerate(s.box.space_names) if name[:5] in ("lapis", "lignu", "cibus"))
    play(s, "produce portus")
    play(s, "card I-4")  # row 1 is impossible: build
    assert question(s) == "DrawPlan"
    play(s, "draw schola", "roll 6")
    put(s, "patricius", "schola")
    denarii = have(s, 1, "denarii")[0]
    play(s, "produce portus")
    assert have(s, 1, "denarii") == [denarii + 1]  # the Portus, the food site being taken
    play(s, "produce portus")
    assert s.passed == [CAEPIO]


@rule("COR-24.12")
def test_a_card_with_only_impossible_rows_left():
    s = caepio("card = 'I-2'\nrow = 2\n")  # no Herbarium, no free building
    assert question(s) == "DrawCard"  # at once


@rule("COR-24.14", "COR-R67")
def test_your_actions_after_he_has_passed():
    text = "seats = 1\npassed = ['caepio']\n[orange]\nworkers = 6\nmerchant = 1\nfood = 1\nwood = 1\n" + CLEAN
    s = at(text)
    play(s, "produce portus", "done")
    assert have(s, 1, "denarii") == [1]
    play(s, "merchant", "sell food 1", "done")
    assert have(s, 1, "denarii") == [1]  # a free action
    play(s, "pass")
    assert have(s, 1, "denarii") == [1]


@rule("COR-24.15", "COR-24.16")
def test_if_you_pass_first_he_plays_on():
    s = at("seats = 1\ncard = 'I-6'\n[orange]\nworkers = 6\n" + CLEAN)
    play(s, "pass")
    assert have(s, 1, "velites") == [1]
    assert question(s) == "DrawCard"  # row 2 was impossible, row 3 done: all in one go
    play(s, "card I-10")
    assert s.order == [0, 1]
    assert s.round == 1  # both have passed: the next round begins


@rule("COR-24.18", "COR-24.19")
def test_what_he_keeps():
    s = at("seats = 1\nphase = 'harmony'\n[caepio]\nwood = 3\ndenarii = 4\nvelites = 2\nregister = 9")
    assert have(s, 1, "wood", "denarii", "velites", "unrest") == [0, 4, 2, 1]  # no upkeep; resources return
    assert s.view(0)["players"][CAEPIO]["upkeep"] == 0
    assert s.supply[1] == 4


@rule("COR-24.20")
def test_the_stacks_merge_forward():
    s = at("seats = 1\nround = 3\nphase = 'politics'\nstack = ['odeum', 'schola']\n")
    kinds = s.box.kinds
    assert s.stacks[0] == 0
    assert {"odeum", "schola", "forum"} <= {kinds[k] for k in bits(s.stacks[1])}
    assert s.stacks[1].bit_count() == 9
    play(s, "demand lapides", "prices 1")
    while question(s) != "DrawCard":
        play(s, offers(s)[0])
    assert all(text.startswith("card II-") for text in offers(s))


@rule("COR-24.21")
def test_his_tracks_stop():
    s = acting("building:odeum", tiles("servorum odeum"), "[caepio]\npopularity = 10\nharmony = 0\n")
    assert have(s, 1, "popularity", "harmony") == [10, 0]
    s = acting("building:odeum", tiles("servorum odeum"), "[caepio]\npopularity = 8\nharmony = 0\n")
    assert have(s, 1, "popularity", "harmony") == [9, 0]  # he has no harmony
    s = acting("building:ludus", tiles("servorum ludus"), "[caepio]\nregister = 10\n")
    assert have(s, 1, "register") == [10]
    s = at("seats = 1\nround = 2\nphase = 'unrest'\n[caepio]\npopularity = 1\nheld = 3")
    assert have(s, 1, "popularity") == [0]


@rule("COR-24.2", "COR-24.22", "COR-R66")
def test_the_built_pile():
    s = at("seats = 1\n[orange]\nworkers = 9\nfood = 1\nwood = 2\nstone = 2\ndenarii = 9\n" + CLEAN)
    kinds = s.box.kinds
    choose_building(s, "patricius", "librarium")
    assert [kinds[k] for k in bits(s.pile)] == ["librarium"]
    assert not s.stacks[1] >> kinds.index("librarium") & 1  # from a later stack
    assert not any(s.stock >> d * 18 + kinds.index("librarium") & 1 for d in range(3))
    s = at("seats = 1\n" + tiles("servorum excubitorium") + CLEAN)
    assert s.pile == 0


@rule("COR-24.3", "COR-25.9", "COR-25.10", "COR-R62")
def test_caepio_gets_no_peculium_and_frees_in_order():
    s = at("seats = 1\nround = 4\nphase = 'decade'\n[caepio]\nspecialists = ['red', 'yellow']\nvelites = 0")
    play(s, "demand lapides")
    assert have(s, 1, "velites", "denarii") == [0, 0]
    s = acting("building:librarium", tiles("servorum librarium"), "[caepio]\nspecialists = ['red']\noffering1 = 0\n")
    assert have(s, 1, "freed", "offering1", "experts") == [3, 0, 2]
    s = acting("building:forum", tiles("servorum forum"), "[caepio]\nprestige = [3, 3, 3]\n")
    assert have(s, 1, "servorum", "experts") == [4, 1]  # a tie: Servorum; and its space 4 frees a specialist
    full = "[caepio]\nprestige = [3, 4, 4]\nspecialists = ['red', 'purple', 'blue', 'yellow', 'green', 'brown']\n"
    s = acting("building:forum", tiles("servorum forum"), full)
    assert have(s, 1, "register") == [5]


@rule("COR-24.4", "COR-24.7", "COR-R68")
def test_solo_spread():
    names = tiles("servorum forum*", "servorum excubitorium", "plebeius odeum", "patricius ludus")
    s = at("seats = 1\nround = 2\nphase = 'unrest'\n" + names + CLEAN)
    assert question(s) == "DrawUnrest"
    assert offers(s) == ["draw odeum", "draw ludus"]  # wherever it stands; no Excubitorium, none twice
    play(s, "draw ludus")
    assert burning(s) == ["servorum-forum", "patricius-ludus"]
    assert question(s) == "Prices"
    names = tiles("servorum forum*", "plebeius odeum*", "servorum ludus", "servorum aedis", "servorum schola")
    s = at("seats = 1\nround = 2\nphase = 'unrest'\n" + names + CLEAN)
    play(s, "draw ludus")
    assert offers(s) == ["draw schola", "draw aedis"]
    s = at("seats = 1\nround = 2\nphase = 'unrest'\n" + tiles("servorum forum*") + CLEAN)
    assert question(s) == "Prices"  # none eligible


@rule("COR-24.5", "COR-24.6")
def test_solo_markers_change_hands():
    names = tiles("servorum forum", "servorum excubitorium", "plebeius odeum", "patricius ludus", "patricius aedis")
    s = at("seats = 1\nround = 2\nphase = 'unrest'\n" + names
           + "[orange]\nheld = 1\n[caepio]\nheld = 2\npopularity = 4")  # fmt: skip
    assert have(s, 0, "popularity", "harmony") == [3, 3]
    assert have(s, 1, "popularity") == [2]
    assert s.asked == (0,)  # you place his two
    assert len(offers(s)) == 4
    play(s, "burn servorum-forum", "burn plebeius-odeum")
    assert question(s) == "DrawUnrest"
    assert offers(s) == ["draw aedis", "draw ludus"]
    s = at("seats = 1\nround = 2\nphase = 'unrest'\norder = ['caepio', 'orange']\n" + names
           + "[orange]\nheld = 1\n[caepio]\nheld = 1")  # fmt: skip
    assert question(s) == "DrawUnrest"  # in turn order of the one who places


@rule("COR-24.8")
def test_how_you_lose_the_solo_game():
    names = tiles("servorum forum*", "plebeius odeum*", "patricius ludus*")
    s = at("seats = 1\nround = 2\nphase = 'unrest'\n" + names + CLEAN)
    assert s.ending == "rebellion"
    assert s.outcome().places == [2]
    kinds = [kind for kind in GAME.box(1).kinds if kind != "excubitorium"]
    marked = [f"servorum {kind}*" for kind in kinds[:8]] + [f"plebeius {kind}*" for kind in kinds[8:13]]
    fourteen = tiles(*marked, "patricius ludus")
    s = at("seats = 1\nround = 2\nphase = 'unrest'\n" + fourteen + CLEAN)
    assert s.ending == "rebellion"  # 13 tiles and 2 reminders


# -- what he does -----------------------------------------------------------------


@rule("COR-25.1", "COR-25.2", "COR-25.3", "COR-25.6", "COR-25.7", "COR-25.8", "COR-X22", "COR-R61")
def test_caepio_builds():
    s = acting("build", "stack = ['aerarium', 'odeum']\n")
    assert offers(s) == ["draw aerarium", "draw odeum"]
    play(s, "draw aerarium")
    assert len(offers(s)) == 6
    play(s, "roll 3")
    assert s.asked == (0,)  # you choose among equal places
    put(s, "plebeius", "aerarium")
    assert have(s, 1, "plebeius", "denarii", "built") == [1, 2, 1]
    assert s.busy >> tile(s, "plebeius-aerarium") & 1
    assert told(s, "occupied") == [(CAEPIO, tile(s, "plebeius-aerarium"))]
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
    put(s, "patricius", "aerarium")
    assert have(s, 1, "insulae") == [best]
    assert best == 1
    assert s.insulae[5] == cells((1, 5))


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
    assert s.view(0)["stacks"][0] == 2  # it is still in the stack
    act(s, ("build",))
    s.settle()
    assert told(s, "planned")[-1] == (s.box.kinds.index("odeum"),)  # the failed card has gone under the stack


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
    assert told(s, "occupied") == [(CAEPIO, tile(s, "servorum-aerarium"))]
    assert told(s, "activated") == []  # he uses neither action, but has an effect of his own
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
    s = acting("macellum:1:1", "[caepio]\nstone = 1\n")
    assert question(s) == "Icons"
    assert all(text.startswith("icons II-") for text in offers(s))
    play(s, "icons II-4")  # sell food: he has none
    assert have(s, 1, "denarii") == [0]
    assert "icons II-4" not in offers(s)
    play(s, "icons II-6")  # sell stone
    assert have(s, 1, "stone", "denarii") == [0, 2]
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
    s = acting("macellum:2:1", "market = { marble = 1 }\n", "[caepio]\nmarble = 2\n")
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
    assert CHANCE == -1
