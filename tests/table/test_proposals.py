"""Obvious answers: proposed with the questions, put in where answers are tried, kept in the journal as any other."""

import pytest

from quadriga.games import KEYS, read_record
from quadriga.games.defaults import defaults_of
from quadriga.kernel.errors import IllegalActionError
from quadriga.kernel.screen import Preview
from quadriga.table import Table
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


def test_a_standing_answer_is_put_in_too() -> None:
    table = at(MILITIA)
    table.standing(0, "anna", "Pay", "coins iron 1", 1.0)
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
