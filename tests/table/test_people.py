"""Leaving and coming back, resigning, hints, rematches, bots and standing answers."""

import pickle

import pytest

from quadriga.games import KEYS, read_record
from quadriga.kernel.errors import NotationError
from quadriga.table import CommandRejectedError, Table, think
from quadriga.table.journal import AnswerLine, Stands, effective
from tests.play import RECORDS, Variant, positions, variants
from tests.table.walk import Walk, again, opened, play_back, question, say

HOSTILITY = ("hostile", "friendly")


def bots_play(table: Table, now: float = 1.0) -> None:
    while table.stage == "playing" and (jobs := table.jobs()):
        table.bot_answer(jobs[0], think(jobs[0]), now)


# -- coming and going ---------------------------------------------------------------------------------------------


def test_a_bot_plays_on_for_who_leaves_and_gives_the_seat_back() -> None:
    table = opened("mora", "Anna", "Bruno", stand_in="random")
    table.leave(0, "anna", 1.0)
    seat = table.info("anna", 1.0)["seats"][0]
    assert (seat["kind"], seat["player"], seat["stand_in"], seat["mine"]) == ("person", "Anna", "random", True)
    table.leave(0, "anna", 1.0)
    bots_play(table)
    assert table.asked == (1,)
    with pytest.raises(CommandRejectedError, match="somebody else sits there"):
        table.back(0, "bruno", 2.0)
    table.back(0, "anna", 2.0)
    table.back(0, "anna", 2.0)
    assert table.info("", 2.0)["seats"][0]["stand_in"] == ""


def test_who_resigns_does_not_come_back_and_the_result_says_so() -> None:
    table = opened("mora", "Anna", "Bruno", stand_in="random", settings={"target": "1"})
    table.resign(0, "anna", 1.0)
    for call in (table.back, table.resign):
        with pytest.raises(CommandRejectedError, match="has resigned"):
            call(0, "anna", 2.0)
    while table.stage == "playing":
        bots_play(table)
        if 1 in table.asked:
            say(table, 1, question(table, 1)["choices"][0]["notation"])
    assert table.screen("", None, 0, 3.0)["outcome"]["resigned"] == [0]
    assert "Resigned: player-1\n" in table.record("", None)


def test_only_bots_finish_a_game_that_all_have_left() -> None:
    table = opened("mora", "Anna", "Bruno", stand_in="random")
    table.resign(0, "anna", 1.0)
    table.leave(1, "bruno", 1.0)
    bots_play(table)
    assert table.stage == "over"


# -- hints and rematches --------------------------------------------------------------------------------------------


def test_hints_between_people_must_be_agreed() -> None:
    table = opened("mora", "Anna", "Bruno")
    assert not table.info("", 1.0)["hints"]
    with pytest.raises(CommandRejectedError, match="not agreed"):
        table.hint(0, "anna")
    table.offer_hints(0, "anna", 1.0)
    with pytest.raises(CommandRejectedError):
        table.hint(0, "anna")
    table.agree("hints", 1, "bruno", True, 1.0)
    assert table.info("", 1.0)["hints"]
    assert table.offers == {}
    hint = think(table.hint(0, "anna"))
    say(table, 0, *hint)
    with pytest.raises(CommandRejectedError, match="not asked"):
        opened("mora", "Anna", "Bruno", hints=True).hint(1, "bruno")


def test_alone_with_bots_there_are_always_hints() -> None:
    table = opened("antike", "Anna", "bot:random")
    assert table.info("", 1.0)["hints"]
    bots_play(table)
    assert think(table.hint(0, "anna"))[0] in [action["notation"] for action in question(table, 0)["choices"]]


def finished(*seats: str) -> Table:
    table = opened("mora", *seats, settings={"target": "1"}, stand_in="random")
    while table.stage == "playing":
        bots_play(table)
        for seat in table.asked[:1]:
            say(table, seat, question(table, seat)["choices"][0]["notation"])
    return table


def test_a_rematch_that_all_agree_to() -> None:
    table = finished("Anna", "Bruno", "bot:random")
    table.offer_rematch(0, "anna", 9.0)
    assert not table.rematch_agreed
    table.offer_rematch(1, "bruno", 9.0)
    assert table.rematch_agreed
    assert table.info("", 9.0)["offers"] == []
    plan = table.rematch_plan()
    assert [(seat.kind, seat.name or seat.level) for seat in plan.seats] == [
        ("bot", "random"),
        ("person", "Anna"),
        ("person", "Bruno"),
    ]
    assert plan.settings == table.plan.settings
    Table.open(plan, "another secret", 10.0)
    table.go_on_at("t2", 10.0)
    table.go_on_at("t3", 11.0)
    assert table.info("", 11.0)["rematch"] == "t2"
    assert Table.resume(again(table.journal)).continued == "t2"


def test_a_rematch_with_the_same_seats() -> None:
    table = finished("Anna", "Bruno")
    table.offer_rematch(0, "anna", 9.0, exchange=False)
    table.agree("rematch-same", 1, "bruno", True, 9.0)
    assert [seat.person for seat in table.rematch_plan().seats] == ["anna", "bruno"]


def test_no_rematch_before_the_end_or_against_somebodys_will() -> None:
    with pytest.raises(CommandRejectedError, match="playing"):
        opened("mora", "Anna", "Bruno").offer_rematch(0, "anna", 1.0)
    table = finished("Anna", "Bruno")
    table.offer_rematch(0, "anna", 9.0)
    table.agree("rematch", 1, "bruno", False, 9.0)
    assert not table.rematch_agreed
    assert table.offers == {}
    alone = finished("Anna", "bot:random")
    alone.offer_rematch(0, "anna", 9.0)
    assert alone.rematch_agreed


# -- bots ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_bots_think_with_what_they_may_know(key: str) -> None:
    """A job is the masked state: what comes out of it is legal, also as a chain, at the true table."""
    seats = {"antike": 2, "romolo": 3, "corduba": 3, "praetor": 3}[key]
    walk = Walk(key, ["bot:greedy:20"] * seats, "bots", wild=0)
    jobs = chains = 0
    while walk.table.stage == "playing" and jobs < 150:
        for job in walk.table.jobs()[:1]:
            answers = think(job)
            chains += len(answers) > 1
            assert walk.table.bot_answer(job, answers, walk.now)
            jobs += 1
    assert chains


@pytest.mark.parametrize("variant", [v for v in variants() if not v.settings], ids=str)
def test_states_can_be_packed(variant: Variant) -> None:
    for state in positions(variant, 11, 19):
        for seat in (0, None):
            seen = state.seen_by(seat)
            packed = pickle.dumps(seen)
            again = pickle.loads(packed)
            assert again.dump() == seen.dump()
            assert again.box is seen.box, "the box is found, not sent"
            assert again.asked == seen.asked
            assert len(packed) < 20_000


def test_a_bot_that_comes_too_late_changes_nothing() -> None:
    table = opened("mora", "bot:random", "Anna", hints=True)
    job = table.jobs()[0]
    assert table.bot_answer(job, think(job), 1.0)
    before = len(table.journal)
    assert not table.bot_answer(job, think(job), 2.0)
    assert len(table.journal) == before


# -- standing answers --------------------------------------------------------------------------------------------------


def test_a_standing_answer_is_given_by_the_table() -> None:
    table = opened("mora", "Anna", "Bruno", settings={"target": "90"})
    table.answer_always(0, "anna", "Lead", "pass", 1.0)
    assert question(table, 0)["step"] != "Lead", "it holds for the question that is asked now"
    assert table.screen("anna", 0, 0, 1.0)["standing"] == {"Lead": "pass"}
    assert table.screen("bruno", 1, 0, 1.0)["standing"] == {}
    assert table.screen("", None, 0, 1.0)["standing"] == {}
    entry = table.journal[-1]
    assert isinstance(entry, Stands)
    assert entry.lines[0] == AnswerLine(0, "pass")


def test_a_standing_answer_that_is_not_offered_is_not_given() -> None:
    table = opened("mora", "Anna", "Bruno")
    table.answer_always(0, "anna", "Lead", "double", 1.0)
    assert question(table, 0)["step"] == "Lead"
    assert table.seats[0].standing == {"Lead": "double"}


def test_in_secret_there_are_no_standing_answers() -> None:
    """Others would see that the answer came at once, and learn from it that it was possible."""
    table = opened("mora", "Anna", "Bruno", "Carla", secret="three different hands")
    for card in range(1, 6):
        table.answer_always(1, "bruno", "Lay", f"lay {card}", 1.0)
        table.answer_always(1, "bruno", "Stake", "stake 0", 1.0)
    before = len(table.state.sealed[1]) if table.state.lanes else 0
    say(table, 0, "pass")
    assert 1 in table.asked
    assert before == 0
    with pytest.raises(CommandRejectedError, match="a secret choice"):
        table.answer_always(1, "bruno", question(table, 1)["step"], "lay 1", 1.0)


def test_a_standing_answer_ends() -> None:
    table = opened("mora", "Anna", "Bruno", settings={"target": "90"})
    table.answer_always(1, "bruno", "Lead", "pass", 1.0)
    table.answer_always(1, "bruno", "Lead", "", 1.0)
    before = len(table.journal)
    table.answer_always(1, "bruno", "Lead", "", 1.0)
    assert len(table.journal) == before
    assert table.seats[1].standing == {}


def test_taking_an_answer_back_ends_its_standing_answer() -> None:
    """Otherwise the table would give it again at once."""
    table = opened("mora", "Anna", "Bruno")
    say(table, 0, "pass")
    table.answer_always(0, "anna", "Lead", "pass", 1.0)
    table.undo(0, "anna", 2.0)
    assert question(table, 0)["step"] == "Lead"
    assert table.seats[0].standing == {}


def test_an_undo_goes_over_standing_answers() -> None:
    """What the table said for Anna is not what she takes back: that is her last answer before it."""
    table = opened("antike", "Anna", "bot:random")
    bots_play(table)
    first = question(table, 0)
    for action in first["choices"]:
        say(table, 0, action["notation"])
        following = question(table, 0)
        table.undo(0, "anna", 2.0)
        if following and following["step"] != first["step"]:
            break
    table.answer_always(0, "anna", following["step"], following["choices"][0]["notation"], 3.0)
    say(table, 0, action["notation"])
    assert table.state.journal[-1].action[0] == following["choices"][0]["verb"] or question(table, 0) != following
    table.undo(0, "anna", 4.0)
    assert question(table, 0)["step"] == first["step"]
    assert table.seats[0].standing, "that question was not the one gone back to"


def test_standing_answers_wait_while_a_bot_plays() -> None:
    table = opened("mora", "Anna", "Bruno")
    table.leave(0, "anna", 1.0)
    table.answer_always(0, "anna", "Lead", "pass", 1.0)
    assert table.jobs()
    table.back(0, "anna", 2.0)
    assert question(table, 0)["step"] != "Lead"


def test_standing_answers_that_make_no_sense() -> None:
    table = opened("mora", "Anna", "Bruno")
    with pytest.raises(NotationError):
        table.answer_always(0, "anna", "Lead", "fly", 1.0)
    for name in ("", "no question", "x" * 41):
        with pytest.raises(CommandRejectedError):
            table.answer_always(0, "anna", name, "pass", 1.0)
    with pytest.raises(CommandRejectedError, match="somebody else"):
        table.answer_always(0, "bruno", "Lead", "pass", 1.0)


def test_the_standing_answer_about_hostile_units(monkeypatch: pytest.MonkeyPatch) -> None:
    """Romolo asks often whether units are hostile; who always says the same need not be asked."""
    record = read_record((RECORDS / "romolo" / "powers-4-1.quadriga").read_text(encoding="utf-8"))
    words = record.box.vocabulary
    said_before = [(line.seat, words.format(line.action)) for line in record.lines if line.action[0] in HOSTILITY]
    constant = [seat for seat in range(4) if len({said for who, said in said_before if who == seat}) == 1]
    asked = []
    for table, seat, said in play_back(record, monkeypatch):
        if said in HOSTILITY and seat in constant:
            asked.append(seat)
            table.answer_always(seat, f"p{seat}", "Hostility", said, 1.0)
    assert table.stage == "over"
    assert sorted(asked) == constant, "each of them was asked once"
    assert len([who for who, _ in said_before if who in constant]) > len(constant)
    assert [line.notation for line in effective(table.journal)] == [words.format(line.action) for line in record.lines]
