"""Obvious answers: proposed with the questions, put in where answers are tried, kept in the journal as any other."""

from typing import Any

import pytest

from quadriga.games import KEYS, game, read_record
from quadriga.games.defaults import defaults_of
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.errors import IllegalActionError
from quadriga.kernel.screen import Preview
from quadriga.table import Table
from quadriga.table.proposals import obvious
from tests.play import RECORDS, find
from tests.table.test_practice import at, same
from tests.table.walk import question

MILITIA = """
display = ["festung", "tribut", "sturm"]
[brown]
iron = 9
coins = 2
stone = "ferrum"
cities = ["Carthago iron temple", "Tacape marble"]
recruits = { legion = 4 }
advances = ["commercium"]
"""


def tried(table: Table, *answers: str) -> Preview:
    return table.preview(0, "anna", answers, defaults=True)


def chain(preview: Preview) -> list[tuple[str, bool]]:
    return [(link["answer"], link["default"]) for link in preview["chain"]]


def test_payments_are_put_in_goods_first() -> None:
    preview = tried(at(MILITIA), "rondel militia", "arm legion Carthago", "arm legion Tacape")
    assert chain(preview) == [
        ("rondel militia", False),
        ("pay iron", True),
        ("arm legion Carthago", False),
        ("coins iron 0", True),
        ("arm legion Tacape", False),
        ("coins iron 0", True),
    ]
    assert preview["question"]
    assert preview["question"]["step"] == "Militia"


def test_nothing_is_put_in_unless_it_is_asked_for() -> None:
    preview = at(MILITIA).preview(0, "anna", ["rondel militia"])
    assert preview["question"]
    assert preview["question"]["step"] == "PayAny"
    assert "chain" not in preview


def test_a_question_for_the_sake_of_free_actions_alone_is_passed_over() -> None:
    preview = tried(at(MILITIA), "rondel ferrum")
    assert {link["question"]["step"] for link in preview["chain"] if link["default"]} >= {"FoundCities"}
    last = preview["chain"][-1]
    assert last["default"]
    assert any(choice["verb"] == "commercium" for choice in last["question"]["choices"]), "it can still be chosen"


def test_passing_for_the_round_is_never_put_in() -> None:
    rules: Any = game("corduba")
    rng = Rng("a round is passed")
    found = 0
    while found < 3:
        state = rules.new(2)
        settle_chance(state, rng)
        while state.asked:
            seat = state.asked[0]
            actions = state.actions(seat)
            beside = [action for action in actions if action[0] in ("merchant", "power")]
            if beside and len(actions) == len(beside) + 1 and type(state.question(seat)).__name__ == "Turn":
                assert ("pass",) in actions
                assert obvious(state, seat, {}) is None
                found += 1
            state.take(seat, rng.pick(actions))
            settle_chance(state, rng)


def test_what_was_put_in_is_sent_and_kept_and_taken_back_one_by_one() -> None:
    table = at(MILITIA)
    answers = [link["answer"] for link in tried(table, "rondel militia", "arm legion Carthago", "pass")["chain"]]
    table.answer(0, "anna", question(table, 0)["id"], answers, 1.0)
    kept = [line.notation for entry in table.journal for line in entry.lines if line.seat == 0]
    assert kept[: len(answers)] == answers
    same(table)
    table.undo(0, "anna", 2.0)
    asked = question(table, 0)
    assert asked["default"] == answers[-1], "the question that was answered by default is asked, with its default"


@pytest.mark.parametrize(
    ("field", "stock", "paid"),
    [
        ("militia", {"marble": 2, "iron": 7}, "pay marble"),
        ("militia", {"marble": 2, "iron": 9}, "pay iron"),
        ("militia", {"marble": 0, "iron": 3, "coins": 5}, "pay iron"),
        ("scientia", {"iron": 1, "gold": 6}, "pay iron"),
        ("ferrum", {"marble": 2, "iron": 3}, "pay iron"),
    ],
)
def test_the_way_is_paid_with_what_the_field_does_not_need(field: str, stock: dict[str, int], paid: str) -> None:
    start = {"militia": "ferrum", "scientia": "aurum", "ferrum": "duellum_1"}[field]
    held = "".join(f"{good} = {amount}\n" for good, amount in stock.items())
    rules: Any = game("antike")
    state = rules.at(f'display = ["festung", "tribut", "sturm"]\n[brown]\n{held}stone = "{start}"')
    state.play(0, f"rondel {field}")
    assert type(state.question(0)).__name__ == "PayAny"
    answer = obvious(state, 0, {})
    assert answer
    assert state.box.vocabulary.format(answer) == paid


def test_units_that_stand_together_can_move_together() -> None:
    table = at('display = ["festung", "tribut", "sturm"]\n[brown]\nlegions = { Carthago = 3, Tacape = 1 }')
    asked = tried(table, "rondel duellum-1")["question"]
    assert asked
    assert asked["repeats"]["move legion Carthago Tacape"] == 3
    assert not [move for move in asked["repeats"] if move.startswith("move legion Tacape")], "one moves alone"


def test_how_often_an_answer_can_be_repeated() -> None:
    preview = tried(at(MILITIA), "rondel militia")
    assert preview["question"]
    assert preview["question"]["repeats"] == {"arm legion Carthago": 3}, "a temple lets three units be armed"


def test_doing_what_comes_next_says_that_one_does_no_more_here() -> None:
    table = at('display = ["festung", "tribut", "sturm"]\n[brown]\nlegions = { Carthago = 2 }\nadvances = ["strata"]')
    preview = tried(table, "rondel duellum-1", "move legion Carthago Tacape")
    asked = preview["question"]
    assert asked
    assert asked["step"] == "MoveOn"
    assert "move legion Carthago Zama" in [choice["notation"] for choice in asked["implied"]]
    given = [link["answer"] for link in preview["chain"]]
    preview = tried(table, *given, "move legion Carthago Zama")
    assert chain(preview)[-2:] == [("pass", True), ("move legion Carthago Zama", False)]
    given = [link["answer"] for link in preview["chain"]]
    done = tried(table, *given, "pass")
    assert done["question"] is None or not done["question"]["path"], "nothing more is nothing more at any of them"


def test_a_unit_is_led_a_whole_way_by_where_it_ends() -> None:
    table = at('display = ["festung", "tribut", "sturm"]\n[brown]\nlegions = { Carthago = 1 }\nadvances = ["strata"]')
    asked = tried(table, "rondel duellum-1")["question"]
    assert asked
    ways = {way["notation"]: way["answers"] for way in asked["ways"]}
    assert ways["move legion Carthago Siga"] == ["move legion Carthago Caesarea", "move legion Caesarea Siga"]
    one_step = {choice["notation"] for choice in asked["choices"]}
    assert not one_step & ways.keys(), "what one step does is no way"
    assert "move legion Carthago Carthago" not in ways
    for answers in ways.values():
        assert [answer for answer, default in chain(tried(table, "rondel duellum-1", *answers)) if not default][
            1:
        ] == answers


def test_without_roads_no_way_has_two_steps() -> None:
    table = at('display = ["festung", "tribut", "sturm"]\n[brown]\nlegions = { Carthago = 1 }')
    asked = tried(table, "rondel duellum-1")["question"]
    assert asked
    assert "ways" not in asked


def test_a_way_goes_on_with_the_same_unit() -> None:
    """Two legions, one beside the other: the one that was moved does not lend its way to the other."""
    table = at('display = ["festung", "tribut", "sturm"]\n[brown]\nlegions = { Carthago = 1, Tacape = 1 }')
    asked = tried(table, "rondel duellum-1")["question"]
    assert asked
    assert "ways" not in asked


def test_a_standing_answer_is_put_in_too() -> None:
    table = at(MILITIA)
    table.answer_always(0, "anna", "Pay", "coins iron 1", 1.0)
    assert ("coins iron 1", True) in chain(tried(table, "rondel militia", "arm legion Carthago"))


def test_what_is_not_allowed_is_refused_with_its_reason() -> None:
    with pytest.raises(IllegalActionError, match="arm legion Roma"):
        tried(at(MILITIA), "rondel militia", "arm legion Roma")


@pytest.mark.parametrize("key", KEYS)
def test_obvious_answers_are_allowed_and_never_secret(key: str) -> None:
    """In recorded games: whatever is proposed is one of the answers, and the same from what the seat alone may know."""
    defaults = defaults_of(find(key))
    proposed = 0
    for path in sorted((RECORDS / key).glob("*.quadriga"))[:3]:
        record = read_record(path.read_text(encoding="utf-8"))
        state = record.begin()
        for answer in record.replay().journal or []:
            if answer.forced:
                continue
            if answer.seat >= 0 and not state.lanes:
                action = defaults.answer(state, answer.seat)
                assert action is None or action in state.actions(answer.seat)
                assert action == defaults.answer(state.seen_by(answer.seat), answer.seat)
                proposed += action is not None
            state.take(answer.seat, answer.action)
    assert bool(proposed) == bool(defaults.obvious or defaults.free)


BUILDER = (
    "seats = 2\nround = 1\n[orange]\nworkers = 12\ndenarii = 30\nfood = 3\nwood = 3\nstone = 3\ntools = 3\nmarble = 3\n"
)


@pytest.mark.parametrize(
    "laid", ["", "tiles = [{ district = 'servorum', kind = 'aedis' }]\n"], ids=["free ground", "beside another"]
)
def test_where_a_tile_lies_is_answered_as_one(laid: str) -> None:
    """COR-9.4 to COR-9.8: each of the legal places once, and its answers lay the tile exactly there."""
    table = at(f"{laid}{BUILDER}", game="corduba")
    before = ["build servorum", "raise balneum"]
    asked = tried(table, *before)["question"]
    assert asked
    assert asked["step"] == "WhichPlot"
    whole = asked["whole"]
    assert len({way["notation"] for way in whole}) == len(whole)
    plan, kind = table.state.box.districts[0], table.state.box.kinds.index("balneum")
    legal = plan.positions(table.state.covered[0], kind).spots
    assert len(whole) == len(legal) > 2
    shown = {tuple(target["number"] for target in way["targets"][1:]) for way in whole}
    assert shown == {(spot.anchor, spot.turned) for spot in legal}
    again = table.preview(0, "anna", before)["question"]
    assert again
    assert again["whole"] == whole, "also when one has come back to it"
    for way in whole[:: max(1, len(whole) // 6)]:
        done = tried(table, *before, *way["answers"])
        anchor = way["targets"][1]["number"]
        assert any(event["verb"] == "built" for event in done["events"])
        [tiles] = [change["after"] for change in done["changes"] if change["path"] == "tiles"]
        assert [anchor in tile["cells"] for tile in tiles if tile["building"] == kind] == [True]


def test_a_chain_is_proposed_with_the_place() -> None:
    """COR-9.8: the Basilica fits nowhere beside the Aedis; of the shortest chains to it the first is put in."""
    table = at(f"tiles = [{{ district = 'servorum', kind = 'aedis' }}]\n{BUILDER}", game="corduba")
    preview = tried(table, "build servorum", "raise basilica")
    chain_of = {link["question"]["step"]: link for link in preview["chain"]}
    assert chain_of["Link"]["default"]
    assert chain_of["Link"]["answer"] == "link r1c1"
    assert len(chain_of["Link"]["question"]["choices"]) == 2
