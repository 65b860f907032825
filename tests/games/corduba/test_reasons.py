"""What a refusal says: the rule that forbids it, and what is missing."""

from quadriga.games.corduba.state import Corduba
from quadriga.kernel.step import Reason
from quadriga.terminal.texts import Texts
from tests.games.corduba.table import at, can, play, why
from tests.rule_coverage import rule


def reason(s: Corduba, answer: str) -> Reason:
    found = s.why_not(s.asked[0], answer)
    assert found is not None
    return found


def missing(s: Corduba, answer: str) -> dict[str, tuple[int, int]]:
    """What is missing, of how many."""
    values = dict(reason(s, answer).values)
    names = [name.removesuffix("_missing") for name, n in values.items() if name.endswith("_missing") and n]
    return {name: (values[f"{name}_missing"], values[f"{name}_needed"]) for name in names}


@rule("COR-1.16", "COR-1.18")
def test_the_castra_say_who_is_missing():
    s = at("seats = 2\n[orange]\nworkers = 1\nwood = 1\nspecialists = ['blue']")
    assert reason(s, "produce castra-legionaries") == (
        "COR-1.16", "castra-specialists", (("needed", 2), ("have", 1))
    )  # fmt: skip
    s = at("seats = 2\n[orange]\nworkers = 1\nwood = 1")
    assert reason(s, "produce castra-legionaries") == (
        "COR-1.18", "not-enough-workers", (("needed", 2), ("have", 1))
    )  # fmt: skip
    s = at("seats = 2\n[orange]\nworkers = 0\nwood = 0\nspecialists = ['red']")
    assert why(s, "produce castra-legionaries") == "COR-11.10"
    assert missing(s, "produce castra-legionaries") == {"wood": (1, 1)}


@rule("COR-9.5", "COR-9.6", "COR-9.7")
def test_a_place_does_not_fit_or_does_not_touch():
    rich = "[orange]\nworkers = 9\nwood = 3\nstone = 5\nmarble = 3\ntools = 1\ndenarii = 20\n"
    s = at("seats = 2\n" + rich)
    play(s, "build patricius", "raise aerarium", "plot A")
    assert reason(s, "place r1c2")[:2] == ("COR-9.5", "not-a-place-for-it")  # an empty district: nothing to touch
    assert reason(s, "place r0c5")[:2] == ("COR-9.5", "other-plot")
    tile = "{ district = 'patricius', kind = 'balneum', cells = [[2, 3], [2, 4], [3, 3], [3, 4]] }"
    s = at(f"seats = 2\ntiles = [{tile}]\n" + rich)
    play(s, "build patricius", "raise aerarium")
    assert reason(s, "plot H")[:2] == ("COR-9.7", "touches-nothing")


@rule("COR-8.7", "COR-8.6", "COR-1.3")
def test_what_a_building_lacks():
    s = at("seats = 2\n[orange]\nworkers = 2\nwood = 1\nstone = 1\nmarble = 1\ndenarii = 1\n")
    play(s, "build servorum")
    assert why(s, "raise balneum") == "COR-8.7"
    assert missing(s, "raise balneum") == {"stone": (1, 2), "denarii": (1, 2)}  # Servorum saves the third worker
    s = at("seats = 2\n[orange]\nworkers = 2\nwood = 1\nstone = 1\namphorae = 1\ndenarii = 1\n")
    play(s, "build servorum")
    assert missing(s, "raise balneum") == {"marble": (1, 1), "denarii": (1, 2)}  # the amphora stands in for stone


@rule("COR-10.2")
def test_what_a_monument_lacks_in_three_languages():
    s = at("seats = 2\n[orange]\nworkers = 4\ndenarii = 4\nwood = 2\nstone = 1\ntools = 1\n")
    assert missing(s, "monument Circus") == {"workers": (2, 6)}  # Plebeius saves the third wood
    said = [Texts(language, s.box).why(reason(s, "monument Circus")) for language in ("en", "de", "it")]
    assert said == [
        "You cannot pay for it. You lack 2 of 6 workers.",
        "Du kannst das nicht bezahlen. Dir fehlen 2 von 6 Arbeitern.",
        "Non puoi pagarlo. Ti mancano 2 lavoratori su 6.",
    ]


@rule("COR-10.2", "COR-R50")
def test_what_a_monument_lacks_where_no_bonus_can_be_applied():
    revolt = "tiles = [{ district = 'plebeius', kind = 'aedis', unrest = true }]\n"
    s = at(f"seats = 2\n{revolt}[orange]\nworkers = 5\ndenarii = 3\nwood = 2\nstone = 1\ntools = 1\n")
    assert missing(s, "monument Circus") == {"workers": (1, 6), "denarii": (1, 4), "wood": (1, 3)}


@rule("COR-11.1", "COR-14.3")
def test_what_an_action_and_a_purchase_lack():
    tiles = "tiles = [{ district = 'servorum', kind = 'balneum' }, { district = 'servorum', kind = 'emporium' }]\n"
    s = at("seats = 2\nprices = { wood = 3 }\n" + tiles + "[orange]\nworkers = 1\nmerchant = 1\ndenarii = 4\n")
    assert missing(s, "activate servorum-balneum") == {"workers": (1, 2)}
    play(s, "merchant")
    assert reason(s, "buy wood 2") == (
        "COR-14.3", "too-dear", (("needed", 6), ("have", 4), ("missing", 2))
    )  # fmt: skip


def said(s: Corduba, answer: str, language: str = "en") -> str:
    return Texts(language, s.box).why(reason(s, answer))


@rule("COR-7.2", "COR-8.1", "COR-11.1", "COR-14.1")
def test_what_has_to_be_said_before():
    s = at("seats = 2\n[orange]\nworkers = 9\nwood = 3\nstone = 5\nmarble = 3\ntools = 1\ndenarii = 20\nmerchant = 1\n")
    assert reason(s, "raise balneum")[:2] == ("COR-8.1", "choose-a-district-first")
    assert reason(s, "place r0c0")[:2] == ("COR-8.1", "choose-what-to-build-first")
    assert reason(s, "use A")[:2] == ("COR-11.1", "activate-a-building-first")
    assert reason(s, "buy food 1")[:2] == ("COR-14.1", "visit-the-market-first")
    play(s, "build patricius")
    assert reason(s, "plot A")[:2] == ("COR-8.1", "choose-what-to-build-first")
    assert reason(s, "pass")[:2] == reason(s, "merchant")[:2] == ("COR-7.2", "finish-this-action")
    play(s, "raise aerarium")
    assert reason(s, "place r0c0")[:2] == ("COR-9.5", "not-now")  # the plot comes first, and is asked for


@rule("COR-7.2")
def test_one_main_action_in_a_turn():
    s = at("seats = 2\n[orange]\nworkers = 3\nwood = 1\nmerchant = 1\ndenarii = 9\n")
    play(s, "produce portus")
    assert reason(s, "produce castra-legionaries")[:2] == reason(s, "pass")[:2] == ("COR-7.2", "main-action-taken")
    assert reason(s, "raise balneum")[:2] == ("COR-7.2", "main-action-taken")
    play(s, "merchant")
    assert reason(s, "produce portus")[:2] == reason(s, "power")[:2] == ("COR-7.2", "finish-this-action")


@rule("COR-3.4")
def test_another_phase_is_named_in_three_languages():
    s = at("seats = 2\nphase = 'harmony'\n[orange]\nworkers = 9\nfood = 2\namphorae = 2\n")
    assert [said(s, "build patricius", language) for language in ("en", "de", "it")] == [
        "That is done in phase 3, in your turns.",
        "Das geschieht in Phase 3, in deinen Zügen.",
        "Si fa nella fase 3, nei tuoi turni.",
    ]
    s = at("seats = 2\n[orange]\nworkers = 9\n")
    assert reason(s, "upkeep 1 1") == ("COR-17.3", "in-its-phase", (("phase", "harmony"),))
    assert said(s, "deliver food 1") == "That is done in Rome’s interphase."
    assert said(s, "return food") == "That is done in the storage section, when the decade ends."
    assert said(s, "revolt patricius") == "That is done in phase 1, unrest."


@rule("COR-8.7")
def test_a_district_where_nothing_can_be_paid_says_what_the_nearest_building_lacks():
    s = at("seats = 2\n[orange]\nworkers = 9\nwood = 1\nstone = 0\nmarble = 0\ntools = 0\ndenarii = 0\n")
    assert reason(s, "build servorum")[:2] == ("COR-8.7", "cannot-pay-any-building")
    assert missing(s, "build servorum") == {"stone": (1, 1)}
    assert [said(s, "build servorum", language) for language in ("en", "de", "it")] == [
        "You cannot pay for any building there, not even the most affordable. You lack 1 of 1 stone.",
        "Du kannst dort kein Gebäude bezahlen, auch nicht das erschwinglichste. Dir fehlt 1 von 1 Stein.",
        "Lì non puoi pagare nessun edificio, nemmeno il più abbordabile. Ti manca 1 pietra su 1.",
    ]


@rule("COR-9.5")
def test_a_turn_that_does_not_fit():
    s = at("seats = 2\n[orange]\nworkers = 9\nwood = 3\nstone = 5\nmarble = 3\ntools = 1\ndenarii = 20\n")
    play(s, "build servorum", "raise emporium", "plot F", "place r5c1")
    assert can(s, "turn upright")
    assert reason(s, "turn right")[:2] == ("COR-9.5", "does-not-fit-that-way")
