"""Chapter 24: the course of the solo game."""

from quadriga.games.corduba.pieces import CAEPIO, NOBODY, bits
from quadriga.games.corduba.solo import end_round
from tests.games.corduba.solo import CLEAN, acting, caepio, tiles
from tests.games.corduba.table import (
    GAME,
    at,
    burning,
    choose_building,
    events_of,
    have,
    offers,
    play,
    put,
    question,
    tile,
)
from tests.rule_coverage import rule


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
    assert events_of(s, "produced") == [(CAEPIO, s.box.space_names.index("lignum-right"))]
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
        "round = 2\ncard = 'I-3'\nprices = { marble = 4 }\nsupply = { marble = 1 }\nstack = ['aerarium', 'schola']\n"
        + tiles("servorum odeum")
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
    s = at("seats = 1\nround = 6\nphase = 'politics'\n")
    assert (s.stacks[1], s.round_number(), s.progress()) == (0, 7, "round 7")  # after the second decade, too


@rule("COR-24.18")
def test_his_card_of_the_round_is_over_with_it():
    s = at("seats = 1\ncard = 'I-1'\n[orange]\nworkers = 0\n" + CLEAN)
    assert s.caepio_card >= 0
    end_round(s)
    assert (s.caepio_card, s.caepio_row, s.caepio_cards) == (NOBODY, 0, 0)


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
    assert events_of(s, "burned")[-1] == (CAEPIO, tile(s, "patricius-ludus"))
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
