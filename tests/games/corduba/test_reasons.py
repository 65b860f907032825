"""What a refusal says: the rule that forbids it, and what is missing."""

from quadriga.games.corduba.state import Corduba
from quadriga.kernel.step import Reason
from quadriga.terminal.texts import Texts
from tests.games.corduba.table import at, play, why
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


@rule("COR-11.1", "COR-14.3")
def test_what_an_action_and_a_purchase_lack():
    tiles = "tiles = [{ district = 'servorum', kind = 'balneum' }, { district = 'servorum', kind = 'emporium' }]\n"
    s = at("seats = 2\nprices = { wood = 3 }\n" + tiles + "[orange]\nworkers = 1\nmerchant = 1\ndenarii = 4\n")
    assert missing(s, "activate servorum-balneum") == {"workers": (1, 2)}
    play(s, "merchant")
    assert reason(s, "buy wood 2") == (
        "COR-14.3", "too-dear", (("needed", 6), ("have", 4), ("missing", 2))
    )  # fmt: skip
