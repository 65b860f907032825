"""Chapters 16 and 26: Rome's interphase."""

from quadriga.games.corduba.pieces import BY_GOODS, BY_OFFERINGS, BY_TROOPS, SCORE
from quadriga.kernel.chance import Rng
from tests.games.corduba.table import at, events_of, have, play, question
from tests.rule_coverage import rule

X17 = """
seats = 3
round = 6
phase = "rome"
demand = "lapides"
[orange]
velites = 1
equites = 1
offering1 = 2
stone = 2
prestige = [3, 3, 3]
[green]
legionaries = 1
offering2 = 1
stone = 1
amphorae = 1
[white]
velites = 1
offering2 = 2
stone = 2
amphorae = 2
prestige = [4, 2, 5]
"""


def deliver(s, seat, *answers):
    """The answers of one seat; what is forced is not asked."""
    for answer in answers:
        s.play(seat, f"deliver {answer}")


def said(s, seat):
    return [s.box.vocabulary.format(action).removeprefix("deliver ") for action in s.actions(seat)]


def score(s, seat):
    """Senators by troops and by offerings."""
    return [s.players[seat][SCORE + source] for source in (BY_TROOPS, BY_OFFERINGS)]


def given(s, seat):
    """What a player has delivered, by name."""
    return {
        s.box.vocabulary.verbs["deliver"].nouns[0].names[good]: n
        for who, n, good in events_of(s, "delivered")
        if who == seat
    }


@rule("COR-16.1", "COR-16.2", "COR-16.5", "COR-X17", "COR-X18", "COR-16.7", "COR-16.8", "COR-16.10", "COR-16.15",
      "COR-16.16", "COR-16.20", "COR-16.21")  # fmt: skip
def test_the_example_of_an_interphase():
    s = at(X17)
    assert s.view(1)["players"][0]["goods"]["velites"] == 1  # what everybody owns is open
    assert set(s.asked) == {0, 1, 2}
    supply = s.supply.copy()
    assert said(s, 0) == ["velites 0", "velites 1"]
    deliver(s, 0, "velites 0", "stone 2")
    seen = s.seen_by(1)
    assert seen.sealed[0] == []  # sealed
    assert said(s, 1) == ["stone 0", "stone 1"]
    deliver(s, 1, "stone 1", "amphorae 1")
    deliver(s, 2, "offering2 2", "stone 2", "amphorae 1")
    assert given(s, 0) == {"equites": 1, "offering1": 2, "stone": 2}
    assert given(s, 1) == {"legionaries": 1, "offering2": 1, "stone": 1, "amphorae": 1}
    assert given(s, 2) == {"velites": 1, "offering2": 2, "stone": 2, "amphorae": 1}
    assert events_of(s, "ranked") == [(0, 3), (1, 2), (2, 1)]
    assert [score(s, seat) for seat in range(3)] == [[1, 0], [0, 0], [0, 1]]  # troops 4, 3, 2; offerings 2, 2, 4
    assert [have(s, seat, "unrest")[0] for seat in range(3)] == [0, 0, 1]  # troops 2 of 3
    assert have(s, 2, "plebeius") == [4]  # 2 prestige where he has least
    assert have(s, 1, "popularity") == [5]
    assert (0, 1, 6) in events_of(s, "gained")
    assert have(s, 0, "velites", "equites", "offering1", "stone") == [1, 0, 0, 0]
    assert s.supply[2] == supply[2] + 5
    assert s.supply[4] == supply[4] + 2


@rule("COR-16.3", "COR-16.4", "COR-X19")
def test_what_must_be_delivered():
    s = at(X17)
    assert said(s, 2)[0] == "offering2 1"  # the velites are forced; one offering of 2 may be kept
    deliver(s, 2, "offering2 1", "stone 0", "amphorae 0")
    deliver(s, 0, "velites 1", "stone 0")  # with the equites: 1 velites alone would not do
    deliver(s, 1, "stone 0", "amphorae 0")
    assert given(s, 0) == {"velites": 1, "equites": 1, "offering1": 2}
    assert have(s, 2, "offering2", "velites") == [1, 0]
    assert [score(s, seat) for seat in range(3)] == [[1, 0], [0, 0], [0, 0]]  # three with offerings of 2: nobody
    head = "seats = 2\nround = 3\nphase = 'rome'\ndemand = 'lapides'\n"
    s = at(head + "[orange]\nvelites = 1\nlegionaries = 2\noffering2 = 2")
    assert said(s, 0) == ["velites 0", "velites 1"]
    deliver(s, 0, "velites 0")
    assert said(s, 0) == ["legionaries 1", "legionaries 2"]
    assert s.why_not(0, "deliver legionaries 0").rule == "COR-16.3"
    assert s.why_not(0, "deliver legionaries 3").rule == "COR-16.1"
    assert s.why_not(0, "deliver velites 1").rule == "COR-16.2"
    deliver(s, 0, "legionaries 2")
    assert said(s, 0) == ["offering2 1", "offering2 2"]


@rule("COR-16.3", "COR-10.10")
def test_monument_bonuses_count_with_a_token():
    head = "seats = 2\nround = 6\nphase = 'rome'\ndemand = 'lapides'\n"
    both = "monuments = { moenia = 'orange', templum_divi_augusti = 'orange' }\n"
    s = at(head + both + "[orange]\nvelites = 1\noffering1 = 1\nstone = 1\nfood = 9\n[green]\nfood = 9")
    deliver(s, 0, "stone 1")
    assert have(s, 0, "unrest") == [1]  # troops 2 + 1 and offerings 1 + 1 reach 3 and 2; only the goods failed
    s = at(head + both + "[orange]\nvelites = 2\noffering1 = 2\nfood = 9\n[green]\nfood = 9")
    assert said(s, 0) == ["velites 1", "velites 2"]
    deliver(s, 0, "velites 1")
    assert said(s, 0) == ["offering1 1", "offering1 2"]
    deliver(s, 0, "offering1 1")
    assert score(s, 0) == [1, 1]
    s = at(head + both + "[orange]\nstone = 1\nfood = 9\n[green]\nfood = 9")
    deliver(s, 0, "stone 1")
    assert score(s, 0) == [0, 0]
    assert have(s, 0, "unrest") == [3]  # nothing delivered: no bonus


@rule("COR-16.6", "COR-R42")
def test_what_an_amphora_counts():
    for demand, units in (("lapides", 2), ("ligna", 2), ("frumentum", 2), ("ferramenta", 2), ("amphorae", 1)):
        s = at(f"seats = 2\nround = 3\nphase = 'rome'\ndemand = '{demand}'\n[orange]\namphorae = 6\n[green]\nfood = 9")
        while s.lanes and 0 in s.asked:
            s.take(0, s.actions(0)[-1])
        while s.lanes:
            s.take(1, s.actions(1)[0])
        missed = units * 6 < s.box.demand_minimum[s.demand]
        assert have(s, 0, "amphorae") == [0]
        assert [rank for seat, rank in events_of(s, "ranked") if seat == 0] == [4 if missed else 1]
    s = at(
        "seats = 2\nround = 3\nphase = 'rome'\ndemand = 'marmora'\n"
        "[orange]\namphorae = 6\nmarble = 1\nfood = 9\n[green]\nfood = 9"
    )
    deliver(s, 0, "marble 1")
    assert have(s, 0, "amphorae") == [6]  # never asked: they count nothing


@rule("COR-16.7", "COR-16.8", "COR-16.9", "COR-R39")
def test_majorities():
    head = "seats = 2\nround = 6\nphase = 'rome'\ndemand = 'lapides'\n"
    s = at(head + "[orange]\nvelites = 1\nfood = 9\n[green]\nfood = 9")
    assert score(s, 0) == [1, 0]  # 2 of 3, and still most
    assert score(s, 1) == [0, 0]  # 0 offerings never win
    s = at(head + "[orange]\nvelites = 1\nfood = 9\n[green]\nfood = 9\nvelites = 1")
    assert score(s, 0) == score(s, 1) == [0, 0]


def ranked(units, demand="lapides"):
    """The ranks of four or fewer players by the units they deliver."""
    text = f"seats = {len(units)}\nround = 3\nphase = 'rome'\ndemand = '{demand}'\n"
    for name, n in zip(("orange", "green", "white", "black"), units, strict=False):
        text += f"[{name}]\nstone = {n}\nfood = 3\nvelites = 1\noffering1 = 1\n"
    s = at(text)
    while s.lanes:
        for seat in s.asked:
            s.take(seat, s.actions(seat)[-1])
            break
    return [rank for _, rank in events_of(s, "ranked")]


@rule("COR-16.11", "COR-16.12", "COR-16.13", "COR-16.14", "COR-R40")
def test_ranks():
    assert ranked([5, 5, 2, 1]) == [1, 1, 3, 4]
    assert ranked([6, 2, 2, 2]) == [1, 2, 2, 2]
    assert ranked([8, 4, 0, 0]) == [1, 2, 4, 4]
    assert ranked([9, 0, 0]) == [1, 4, 4]
    assert ranked([4, 3, 2]) == [1, 2, 3]
    assert ranked([4, 2]) == [1, 2]
    assert ranked([6, 3, 2, 1]) == [1, 2, 3, 4]
    assert ranked([4, 1]) == [4, 4]  # the minimum is 6


@rule("COR-16.15", "COR-16.17", "COR-16.18", "COR-16.19", "COR-16.20")
def test_penalties_and_unrest():
    s = at("""
seats = 2
round = 3
phase = "rome"
demand = "ferramenta"
[orange]
food = 9
tools = 1
velites = 1
prestige = [1, 5, 5]
[green]
food = 9
""")
    deliver(s, 0, "tools 1")
    assert s.asked == (0,)
    assert question(s) == "WhichDistrict"  # rank 4: prestige back where there is most
    assert have(s, 0, "unrest", "held") == [2, 2]  # offerings, and the common minimum
    assert have(s, 1, "unrest", "held") == [4, 4]  # troops, offerings, nothing delivered, the common minimum
    play(s, "prestige plebeius")
    assert have(s, 0, "plebeius") == [4]


@rule("COR-16.15")
def test_ranks_and_rewards_come_in_turn_order():
    s = at("order = ['white', 'orange', 'green']\n" + X17)
    deliver(s, 0, "velites 0", "stone 2")
    deliver(s, 1, "stone 1", "amphorae 1")
    deliver(s, 2, "offering2 2", "stone 2", "amphorae 1")
    assert events_of(s, "ranked") == [(2, 1), (0, 3), (1, 2)]
    scarce = "seats = 2\nround = 3\nphase = 'rome'\ndemand = 'ligna'\nsupply = { marble = 3 }\n"
    both = "".join(f"[{name}]\nwood = 3\nvelites = 1\noffering1 = 1\nfood = 3\n" for name in ("orange", "green"))
    s = at("order = ['green', 'orange']\n" + scarce + both)
    deliver(s, 0, "wood 3")
    deliver(s, 1, "wood 3")
    assert events_of(s, "gained")[:2] == [(1, 2, 5), (0, 1, 5)]  # the first takes 2 marble, the other what is left


@rule("COR-16.22", "COR-16.23", "COR-R41")
def test_decade_three():
    def changes(*units):
        text = f"seats = {len(units)}\nround = 8\nphase = 'rome'\ndemand = 'lapides'\n"
        for name, n in zip(("orange", "green", "white"), units, strict=False):
            text += f"[{name}]\nstone = {n}\nsenators = 3\nregister = 9\nfood = 5\ndenarii = 3\n"
            text += "equites = 1\noffering2 = 2\n"
        s = at(text)
        while s.lanes:
            s.take(s.asked[0], s.actions(s.asked[0])[-1])
        return [me[SCORE + BY_GOODS] for me in s.players], events_of(s, "ranked")

    assert changes(5, 3, 2) == ([1, 0, -1], [])  # no rank rewards
    assert changes(5, 5, 2) == ([1, 1, -1], [])
    assert changes(5, 2, 2) == ([1, -1, -1], [])
    assert changes(3, 3, 3) == ([0, 0, 0], [])
    assert changes(9, 0, 0) == ([1, -1, -1], [])
    assert changes(3, 3, 2) == ([-1, -1, -1], [])  # missed: everybody loses


# -- solo ---------------------------------------------------------------------


def solo(text, **actions):
    return at("seats = 1\n" + text, **actions)


@rule("COR-26.4", "COR-26.5", "COR-26.6", "COR-X24")
def test_caepio_beats_you_if_he_can():
    s = solo("round = 3\nphase = 'rome'\ndemand = 'lapides'\n[orange]\nvelites = 2\nfood = 9\n"
             "[caepio]\nvelites = 2\nlegionaries = 1\noffering1 = 1")  # fmt: skip
    assert given(s, 1) == {"velites": 1, "legionaries": 1, "offering1": 1}  # you see his before you choose
    assert said(s, 0) == ["velites 1", "velites 2"]
    deliver(s, 0, "velites 1")
    assert have(s, 0, "velites") == [1]
    assert score(s, 1) == [1, 1]
    assert have(s, 1, "velites") == [1]


@rule("COR-26.5")
def test_caepio_delivers_the_fewest_tokens():
    s = solo("round = 3\nphase = 'rome'\ndemand = 'lapides'\n[orange]\nlegionaries = 1\noffering1 = 1\nfood = 9\n"
             "[caepio]\nvelites = 2\nequites = 1\noffering1 = 2\noffering2 = 1")  # fmt: skip
    assert given(s, 1) == {"equites": 1, "offering2": 1}  # not two velites, not two offerings of 1


@rule("COR-26.4", "COR-26.9", "COR-X25")
def test_caepio_delivers_the_minimum_if_he_cannot():
    text = "round = 6\nphase = 'rome'\ndemand = 'lapides'\n[orange]\nlegionaries = 3\noffering2 = 2\nfood = 9\n"
    text += "[caepio]\nvelites = 2\nlegionaries = 1\noffering2 = 1"
    s = solo(text)
    assert given(s, 1)["legionaries"] == 1
    assert "velites" not in given(s, 1)
    deliver(s, 0, "legionaries 1", "offering2 1")
    assert score(s, 0) == score(s, 1) == [0, 0]  # ties
    s = solo(text)
    deliver(s, 0, "legionaries 2", "offering2 1")
    assert [score(s, side) for side in (0, 1)] == [[1, 0], [0, 0]]


@rule("COR-26.3", "COR-26.7", "COR-26.8", "COR-R69")
def test_caepio_below_the_minimum():
    s = solo("round = 6\nphase = 'rome'\ndemand = 'lapides'\n"
             "[orange]\nstone = 6\nlegionaries = 1\noffering2 = 1\nfood = 9\n"
             "[caepio]\nvelites = 1\noffering1 = 1")  # fmt: skip
    assert given(s, 1) == {"velites": 1, "offering1": 1}  # everything
    deliver(s, 0, "stone 6")
    assert have(s, 1, "unrest", "held") == [3, 2]
    assert have(s, 0, "held") == [0]
    assert score(s, 0) == [1, 1]


@rule("COR-26.1", "COR-26.2")
def test_the_card_is_yours_alone():
    head = "round = 3\nphase = 'rome'\ndemand = 'lapides'\n[orange]\nvelites = 1\noffering1 = 1\nfood = 9\n"
    s = solo(head + "stone = 6\nprestige = [0, 1, 1]\n[caepio]\nvelites = 1\noffering1 = 1")
    deliver(s, 0, "stone 6")
    assert have(s, 0, "servorum", "held") == [2, 0]  # rank 1
    s = solo(head + "stone = 5\n[caepio]\nvelites = 1\noffering1 = 1")
    deliver(s, 0, "stone 5")
    assert have(s, 0, "popularity", "unrest") == [3, 1]  # rank 4
    s = solo(head + "[caepio]\nvelites = 1\noffering1 = 1")
    assert have(s, 0, "unrest") == [2]


@rule("COR-26.10")
def test_solo_decade_three():
    text = (
        "round = 8\nphase = 'rome'\ndemand = 'lapides'\n[orange]\nequites = 1\noffering2 = 2\nfood = 9\nsenators = 2\n"
    )
    for stone, change in ((6, 1), (5, -1)):
        s = solo(text + f"stone = {stone}\n[caepio]\nequites = 1\noffering2 = 2\nsenators = 2")
        while s.lanes:
            s.take(0, s.actions(0)[-1])
        assert [me[SCORE + BY_GOODS] for me in s.players] == [change, 0]
        assert events_of(s, "ranked") == []


def test_a_masked_state_does_not_know_the_deliveries_of_others():
    s = at(X17)
    deliver(s, 0, "velites 1", "stone 2")
    worlds = s.seen_by(2)
    assert worlds.sealed[0] == []
    assert worlds.imagine(Rng(1)).actions(0) == [("deliver", 7, 0), ("deliver", 7, 1)]
