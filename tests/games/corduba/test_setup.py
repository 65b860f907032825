"""Chapters 2 and 23: set-up."""

from quadriga.games.corduba.pieces import INHERITANCE, PRESTIGE, RESOURCES
from quadriga.kernel.chance import Rng
from quadriga.kernel.step import CHANCE
from tests.games.corduba.table import GAME, events_of, finish_setup, have, offers, question
from tests.rule_coverage import rule

CARDS = ["Arca", "Officina", "Servi", "Sacerdotium", "Imperium", "Lapicidinae", "Oliveta", "Gratia"]


def dealt(seats, cards, families, start="orange", **actions):
    """A game in which these Hereditas cards are dealt in pairs and these families are, up to the choice."""
    s = GAME.new(seats, **actions)
    s.play(CHANCE, f"start {start}")
    while question(s) == "DrawToken":
        s.take(CHANCE, s.actions(CHANCE)[0])
    names = s.box.seat_names
    for n, card in enumerate(cards):
        if question(s) == "Deal":
            s.play(CHANCE, f"deal {names[n // 2]} {card}")
    for n, family in enumerate(families):
        s.play(CHANCE, f"house {names[n]} {family}")
    return s


def chosen(seats, picks, families, start="orange", side=0, **actions):
    """The first card of each pair is kept; side says which character."""
    rest = [card for card in CARDS if card not in picks]
    cards = [card for pick in picks for card in (pick, rest.pop())]
    s = dealt(seats, cards, families, start, **actions)
    for seat, pick in enumerate(picks):
        s.play(seat, f"keep {pick}")
        s.play(seat, s.actions(seat)[side])
    return s


@rule("COR-2.1", "COR-2.6", "COR-2.9", "COR-2.10")
def test_what_lies_on_the_table():
    s = GAME.new(4)
    n = s.box.kind_count
    assert [(s.stock >> d * n & s.box.all_kinds).bit_count() for d in range(3)] == [18, 18, 18]
    assert s.box.kinds.count("basilica") == 1
    assert s.box.kind_limit[s.box.kinds.index("basilica")] == 1
    assert s.monuments == [-1] * 6
    assert s.box.markers == 15
    assert s.unrest == 0
    assert s.neutral == [0, 0, 0]
    assert have(s, 0, "servorum", "plebeius", "patricius", "unrest", "freed", "senators") == [0, 0, 0, 0, 0, 0]
    assert s.box.insula_slots == [6, 6, 6]
    assert s.box.cubes == 15


@rule("COR-2.2", "COR-2.3", "COR-2.4", "COR-X3")
def test_resources_in_play_and_on_the_market():
    for seats, each, market in (
        (1, 6, [2] * 6),
        (2, 6, [2] * 6),
        (3, 9, [3, 3, 3, 3, 2, 2]),
        (4, 12, [4] * 4 + [3, 3]),
    ):
        s = GAME.new(seats)
        assert s.market == market
        assert [a + b for a, b in zip(s.market, s.supply, strict=True)] == [each] * 6
        assert s.price == [3, 3, 3, 4, 4, 5]


@rule("COR-2.5", "COR-2.7", "COR-2.8", "COR-2.11")
def test_what_is_drawn():
    for seats in (2, 3, 4):
        s = GAME.new(seats)
        assert len(offers(s)) == seats
        s.play(CHANCE, f"start {s.box.seat_names[1]}")
        assert s.order == [(1 + k) % seats for k in range(seats)]
        finish_setup(s)
        assert s.gestae.count(-1) == seats + 2
        assert s.gestae.count(-2) == 6 - seats
        assert s.demands.bit_count() == 6
        assert s.macellum.bit_count() == 9
    s = GAME.new(2)
    while question(s) != "Demand":
        s.take(s.asked[0], s.actions(s.asked[0])[0])
    assert len(offers(s)) == 7
    s.take(CHANCE, s.actions(CHANCE)[3])
    assert len(offers(s)) == 9
    assert question(s) == "Prices"


@rule("COR-2.12", "COR-2.13")
def test_cards_are_chosen_in_secret():
    s = dealt(2, ["Arca", "Servi", "Gratia", "Oliveta"], ["annaea", "fabia"])
    assert s.asked == (0, 1)
    assert offers(s) == ["keep Arca", "keep Servi"]
    seen = s.seen_by(0)
    assert seen.dealt == [(0, 2, 0), (-1, -1, -1)]
    assert seen.view(0)["dealt"] == [0, 2, 0]
    worlds = {s.seen_by(0).imagine(Rng(n)).dealt[1] for n in range(60)}
    assert len(worlds) > 20
    assert all(0 not in cards[:2] and 2 not in cards[:2] and cards[2] != 0 for cards in worlds)
    assert {card for cards in worlds for card in cards[:2]} == {*range(len(s.box.hereditas))} - {0, 2}
    s.play(0, "keep Servi")
    s.play(0, "character Helvia")
    assert s.asked == (1,)
    assert s.players[0][INHERITANCE] == -1
    s.play(1, "keep Gratia")
    s.play(1, "character Quintus-Fabius")
    assert [me[INHERITANCE] for me in s.players] == [2, 7]
    assert s.dealt == [(), ()]
    assert events_of(s, "joined") == [(0, 1), (1, 10)]


@rule("COR-2.14")
def test_family_prestige_comes_first_in_turn_order():
    s = chosen(3, ["Arca", "Officina", "Servi"], ["annaea", "cornelia", "fabia"], start="green", side=1)
    rises = list(events_of(s, "rose"))[:3]
    assert rises == [(1, 1, 1), (2, 1, 1), (0, 2, 1)]  # Cornelia, Fabia, Helvia
    assert (2, 3, 6) in events_of(s, "gained")  # Fabia's denarii
    assert events_of(s, "gained").index((2, 3, 6)) == 0


@rule("COR-2.15", "COR-2.16", "COR-2.17")
def test_inheritances_from_the_last_to_the_first():
    s = chosen(2, ["Lapicidinae", "Arca"], ["annaea", "iulia"])
    assert s.asked == (1,)
    assert question(s) == "TakeBasic"
    assert have(s, 1, "denarii") == [12]
    assert offers(s) == ["take food", "take wood", "take stone", "take tools"]
    assert s.why_not(1, "take marble").rule == "COR-2.16"
    for _ in range(4):
        s.play(1, "take wood")
    assert have(s, 1, "wood") == [4]
    assert s.supply[1] == 0
    assert s.asked == (0,)
    assert "take wood" not in offers(s)
    assert s.why_not(0, "take wood").rule == "COR-2.17"
    assert have(s, 0, "marble", "denarii") == [2, 4]
    s.play(0, "take stone")
    assert s.why_not(0, "take food").rule == "COR-2.15"  # one order is enough for any mix


@rule("COR-2.18", "COR-2.19", "COR-2.21")
def test_register_prestige_and_tracks_of_the_card():
    s = finish_setup(chosen(2, ["Servi", "Oliveta"], ["annaea", "iulia"], side=1))
    assert have(s, 0, "register", "workers", "servorum") == [5, 5, 1]
    assert have(s, 1, "popularity", "harmony", "amphorae", "register") == [4, 4, 1, 4]
    s = finish_setup(chosen(2, ["Servi", "Gratia"], ["claudia", "fabia"], side=0))
    assert have(s, 0, "servorum", "amphorae") == [2, 1]  # Claudius and the card: space 2 pays
    s = finish_setup(chosen(2, ["Servi", "Gratia"], ["aemilia", "fabia"], side=1))
    assert have(s, 1, "popularity", "harmony", "denarii") == [6, 6, 9]  # Fabia; the last denarius for seat 2


@rule("COR-2.20")
def test_an_inherited_specialist_is_paid_in_section_three_only():
    s = chosen(2, ["Imperium", "Gratia"], ["annaea", "iulia"])
    while question(s) != "InheritSpecialist":
        s.take(s.asked[0], s.actions(s.asked[0])[0])
    s.play(1, "free yellow")
    assert have(s, 1, "ready", "denarii") == [8, 5]
    while question(s) != "Demand":
        s.take(s.asked[0], s.actions(s.asked[0])[0])
    assert have(s, 0, "ready", "velites") == [1, 0]
    assert have(s, 1, "denarii") == [6]
    s.take(CHANCE, s.actions(CHANCE)[0])
    assert have(s, 0, "velites") == [1]
    assert have(s, 1, "denarii") == [9]


@rule("COR-2.22")
def test_extra_denarii_for_later_seats():
    s = finish_setup(chosen(4, ["Arca", "Lapicidinae", "Servi", "Sacerdotium"],
                            ["annaea", "iulia", "fabia", "claudia"],
                            start="white"))  # fmt: skip
    assert have(s, 0, "denarii") == [14]
    assert have(s, 1, "denarii") == [7]
    assert have(s, 2, "denarii") == [6]
    assert have(s, 3, "denarii") == [8]


@rule("COR-23.1", "COR-23.2", "COR-23.3", "COR-23.7", "COR-23.8")
def test_solo_set_up():
    s = GAME.new(1)
    assert offers(s) == ["start orange", "start caepio"]
    assert s.supply == [4] * 6
    assert s.market == [2] * 6
    finish_setup(s)
    assert s.gestae == [-2] * 8
    assert "disposita_confarreatio" not in s.box.romae
    assert len(s.box.romae) == 6
    kinds = s.box.kinds
    named = [[kinds[k] for k in range(18) if s.box.stacks[n] >> k & 1] for n in range(3)]
    assert sorted(named[0]) == sorted(
        ["herbarium", "aerarium", "sanctuarium", "collegium_fabrorum", "cudendum", "odeum", "schola"]
    )
    assert sorted(named[1]) == sorted(
        ["balneum", "forum", "aedis", "officina_fabrorum", "emporium", "librarium", "ludus"]
    )
    assert sorted(named[2]) == ["amphitheatrum", "basilica", "sanatorium"]
    assert [deck.bit_count() for deck in GAME.new(1).caepio_decks] == [10, 10, 10]


@rule("COR-23.4", "COR-23.5", "COR-23.6")
def test_caepio_at_each_level():
    wanted = {
        "aedil": (2, 2, [0, 0, 0, 0]),
        "praetor": (3, 1, [1, 0, 1, 0]),
        "consul": (4, 1, [0, 1, 0, 1]),
    }
    for level, (prestige, unrest, tokens) in wanted.items():
        s = GAME.new(1, level=level)
        me = s.players[1]
        assert me[PRESTIGE : PRESTIGE + 3] == [prestige] * 3
        assert have(s, 1, "unrest", "register", "popularity", "harmony") == [unrest, 4, 4, 0]
        assert have(s, 1, "velites", "legionaries", "offering1", "offering2") == tokens
        assert (
            have(s, 1, "merchant", "freed", "insulae", "denarii", *RESOURCES) == [0] * 10
        )  # no bonus of passed spaces


@rule("COR-23.9")
def test_the_extra_denarius_may_be_caepios():
    s = finish_setup(chosen(1, ["Arca"], ["annaea"]))
    assert have(s, 1, "denarii") == [1]
    assert have(s, 0, "denarii") == [12]
    s = finish_setup(chosen(1, ["Arca"], ["annaea"], start="caepio"))
    assert have(s, 1, "denarii") == [0]
    assert have(s, 0, "denarii") == [13]
