"""Sitting down, answering, chains, repeats, and who may do what."""

from typing import Any

import pytest

from quadriga.kernel.errors import IllegalActionError, NotationError, QuadrigaError, SettingError, UnknownGameError
from quadriga.kernel.step import Action
from quadriga.kernel.vocabulary import Vocabulary
from quadriga.table import CommandRejectedError, Pace, Plan, SeatPlan, Table, think
from quadriga.table.journal import Answered
from tests.table.walk import again, opened, plan_of, question, readers, say


def refused(problem: str, call: Any, *arguments: Any) -> CommandRejectedError:
    with pytest.raises(CommandRejectedError) as error:
        call(*arguments)
    assert error.value.problem == problem
    assert error.value.detail
    return error.value


def unchanged(table: Table) -> Any:
    return len(table.journal), table.state.digest() if table.history else None


# -- before the game --------------------------------------------------------------------------------------------


def test_people_sit_down_and_the_game_begins() -> None:
    table = Table.open(plan_of("mora", ["Anna", "open", "bot:random"], name="Our table"), "secret", 1.0)
    assert table.stage == "waiting"
    assert not table.ready
    refused("seats-open", table.start, 2.0)
    table.sit(1, "bruno", "  Bruno\nB. ", 2.0)
    assert table.ready
    table.start(3.0)
    assert table.stage == "playing"
    seats = table.info("bruno", 3.0)["seats"]
    assert [(s["kind"], s["player"], s["mine"]) for s in seats] == [
        ("person", "Anna", False),
        ("person", "Bruno B.", True),
        ("bot", "random", False),
    ]


def test_seats_that_cannot_be_taken() -> None:
    table = Table.open(plan_of("mora", ["Anna", "open", "bot:random"]), "secret", 1.0)
    refused("seat-taken", table.sit, 0, "bruno", "Bruno", 2.0)
    refused("seat-taken", table.sit, 2, "bruno", "Bruno", 2.0)
    refused("no-seat", table.sit, 3, "bruno", "Bruno", 2.0)
    refused("no-seat", table.sit, -1, "bruno", "Bruno", 2.0)
    refused("bad-commitment", table.sit, 1, "bruno", "Bruno", 2.0, "a b")
    refused("bad-commitment", table.sit, 1, "bruno", "Bruno", 2.0, "f" * 65)
    table.sit(1, "anna", "Anna", 2.0)
    table.start(3.0)
    refused("table-playing", table.sit, 1, "bruno", "Bruno", 4.0)
    refused("table-playing", table.start, 4.0)


def test_the_owner_lets_bots_sit_on_open_seats() -> None:
    table = Table.open(plan_of("mora", ["Anna", "open", "open"]), "secret", 1.0)
    refused("not-owner", table.give, 1, "bruno", "random", 2.0)
    refused("not-owner", table.give, 1, "", "random", 2.0)
    refused("seat-taken", table.give, 0, "anna", "random", 2.0)
    refused("no-seat", table.give, 3, "anna", "random", 2.0)
    with pytest.raises(QuadrigaError):
        table.give(1, "anna", "oracle", 2.0)
    assert len(table.journal) == 1
    table.give(1, "anna", "random", 2.0)
    refused("seat-taken", table.sit, 1, "bruno", "Bruno", 3.0)
    table.give(1, "anna", "", 3.0)
    table.sit(1, "bruno", "Bruno", 4.0)
    table.give(2, "anna", "random", 5.0)
    assert table.ready
    table.start(6.0)
    refused("table-playing", table.give, 2, "anna", "", 7.0)
    resumed = Table.resume(again(table.journal))
    assert [s["player"] for s in resumed.info("", 7.0)["seats"]] == ["Anna", "Bruno", "random"]
    assert resumed.state.digest() == table.state.digest()
    assert " = random\n" in table.record("", None)
    assert [seat.kind for seat in table.rematch_plan().seats] == ["bot", "person", "person"]


def test_leaving_before_the_game_opens_the_seat() -> None:
    table = Table.open(plan_of("mora", ["Anna", "Bruno"]), "secret", 1.0)
    refused("not-your-seat", table.leave, 1, "anna", 2.0)
    table.leave(1, "bruno", 2.0)
    assert not table.ready
    assert table.info("", 2.0)["seats"][1]["player"] == ""
    table.sit(1, "carla", "Carla", 3.0)
    assert table.ready


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("chess", [SeatPlan("open")]), UnknownGameError),
        (Plan("mora", [SeatPlan("open")]), SettingError),
        (Plan("mora", [SeatPlan("open")] * 2, settings={"colour": "red"}), SettingError),
        (Plan("mora", [SeatPlan("open"), SeatPlan("bot", level="genius")]), QuadrigaError),
        (Plan("mora", [SeatPlan("open")] * 2, pace=Pace("turn", 0)), CommandRejectedError),
    ],
)
def test_tables_that_cannot_be_opened(plan: Plan, error: type[Exception]) -> None:
    with pytest.raises(error):
        Table.open(plan, "secret", 0.0)


def test_before_the_game_there_is_nothing_to_answer() -> None:
    table = Table.open(plan_of("mora", ["Anna", "Bruno"]), "secret", 1.0)
    screen = table.screen("anna", 0, 0, 1.0)
    assert (screen["view"], screen["questions"], screen["undo"], screen["events"]) == (None, [], "none", [])
    refused("table-waiting", table.answer, 0, "anna", "0.0.0", ["pass"], 2.0)
    refused("nothing-to-undo", table.undo, 0, "anna", 2.0)
    refused("table-waiting", table.resign, 0, "anna", 2.0)
    assert table.jobs() == []
    assert not table.tick(1e9)


# -- answers ----------------------------------------------------------------------------------------------------------


def test_an_answer_is_written_down_in_notation() -> None:
    table = opened("mora", "Anna", "Bruno")
    before = table.version("anna")
    after = say(table, 0, " PASS ")
    assert after == table.version("anna") > before
    entry = table.journal[-1]
    assert isinstance(entry, Answered)
    assert entry.answers == ["pass"]


def test_what_is_not_allowed_changes_nothing() -> None:
    table = opened("mora", "Anna", "Bruno")
    before, asked = unchanged(table), question(table, 0)["id"]
    with pytest.raises(IllegalActionError) as error:
        table.answer(0, "anna", asked, ["stake 1"], 1.0)
    assert error.value.rule == "MOR-1.3"
    with pytest.raises(NotationError):
        table.answer(0, "anna", asked, ["fly away"], 1.0)
    refused("no-answer", table.answer, 0, "anna", asked, [], 1.0)
    refused("not-your-seat", table.answer, 0, "bruno", asked, ["pass"], 1.0)
    refused("not-your-seat", table.answer, 0, "", asked, ["pass"], 1.0)
    refused("not-asked", table.answer, 1, "bruno", asked, ["pass"], 1.0)
    refused("no-seat", table.answer, 7, "bruno", asked, ["pass"], 1.0)
    assert unchanged(table) == before


def test_a_chain_is_taken_as_a_whole_or_not_at_all() -> None:
    table = opened("mora", "Anna", "Bruno")
    card = table.state.hands[0][0]
    before = unchanged(table)
    for chain in (["pass", f"lay {card}", "stake 9"], ["pass", f"lay {card}", "stake 1", "pass"], ["pass", "pass"]):
        with pytest.raises(QuadrigaError):
            say(table, 0, *chain)
        assert unchanged(table) == before
    say(table, 0, "pass", f"lay {card}", "stake 1")
    assert table.asked == (1,)
    assert isinstance(table.journal[-1], Answered)
    assert len(table.journal) == before[0] + 1


def test_a_chain_ends_where_chance_is_asked() -> None:
    """Otherwise a chain that fails would show what would have been drawn."""
    table = opened("mora", "Anna", "Bruno")
    before, draws = unchanged(table), table.history.rng.counter
    with pytest.raises(IllegalActionError):
        say(table, 0, "peek", f"lay {table.state.hands[0][0]}")
    assert unchanged(table) == before
    assert table.history.rng.counter == draws


def test_the_same_answer_again_gets_the_same_reply() -> None:
    table = opened("mora", "Anna", "Bruno")
    asked = question(table, 0)["id"]
    reply = table.answer(0, "anna", asked, ["pass"], 1.0)
    before = unchanged(table)
    assert table.answer(0, "anna", asked, ["pass"], 2.0) == reply
    assert table.answer(0, "anna", asked, [" Pass"], 2.0) == reply
    assert unchanged(table) == before
    refused("old-question", table.answer, 0, "anna", asked, ["peek"], 2.0)
    say(table, 0, f"lay {table.state.hands[0][0]}")
    refused("old-question", table.answer, 0, "anna", asked, ["pass"], 3.0)


def test_a_late_repeat_after_an_undo_is_not_played_again() -> None:
    table = opened("mora", "Anna", "Bruno")
    asked = question(table, 0)["id"]
    table.answer(0, "anna", asked, ["pass"], 1.0)
    table.undo(0, "anna", 2.0)
    assert question(table, 0)["id"] != asked
    table.answer(0, "anna", asked, ["pass"], 3.0)
    assert table.asked == (0,)
    assert question(table, 0)["step"] == "Lead"


def test_seats_that_answer_at_once_do_not_collide() -> None:
    table = opened("mora", "Anna", "Bruno")
    say(table, 0, "pass")
    first, second = question(table, 0)["id"], question(table, 1)["id"]
    table.answer(0, "anna", first, [f"lay {table.state.hands[0][0]}"], 1.0)
    table.answer(1, "bruno", second, [f"lay {table.state.hands[1][0]}", "stake 0"], 1.0)
    assert table.asked == (0,)


def test_others_do_not_see_half_given_sealed_answers() -> None:
    table = opened("mora", "Anna", "Bruno", "Carla")
    say(table, 0, "pass")
    before = {person: table.screen(person, seat, 0, 1.0) for person, seat in readers(table)}
    say(table, 1, f"lay {table.state.hands[1][0]}", now=1.0)
    for person, seat in readers(table):
        now = table.screen(person, seat, 0, 1.0)
        assert (now == before[person]) == (person != "bruno")
    say(table, 1, "stake 0", now=2.0)
    shown = table.screen("carla", 2, 0, 2.0)
    assert shown["version"] > before["carla"]["version"]
    assert [seat["asked"] for seat in shown["table"]["seats"]] == [True, False, True]


def test_who_watches_does_not_see_bots_answer_by_halves() -> None:
    table = opened("mora", "Anna", "bot:random", "bot:random")
    say(table, 0, "pass")
    while len(table.state.sealed[1]) < 2:
        before = table.screen("", None, 0, 1.0)
        job = next(job for job in table.jobs() if job.seat == 1)
        table.bot_answer(job, think(job)[:1], 1.0)
        assert (table.screen("", None, 0, 1.0) == before) == (1 in table.asked)


def test_one_person_in_two_seats_looks_through_one_at_a_time() -> None:
    table = Table.open(plan_of("mora", ["Anna", "Anna"]), "secret", 0.0)
    table.start(0.0)
    say(table, 0, "pass")
    for seat in (0, 1):
        screen = table.screen("anna", seat, 0, 0.0)
        assert [asked["seat"] for asked in screen["questions"]] == [seat]
        assert screen["view"]["hand"] == table.state.hands[seat]
        assert all(s["mine"] for s in screen["table"]["seats"])
    assert table.screen("anna", None, 0, 0.0)["view"]["hand"] == []
    assert table.screen("bruno", 0, 0, 0.0)["viewer"] is None


def test_why_and_preview_are_for_ones_own_seat() -> None:
    table = opened("mora", "Anna", "Bruno")
    assert table.why(0, "anna", "pass") is None
    reason = table.why(0, "anna", "stake 1")
    assert reason is not None
    assert reason.rule == "MOR-1.3"
    card = table.state.hands[0][0]
    again = table.why(0, "anna", "pass", ["pass", f"lay {card}"])
    assert again is not None  # it is asked for something else by then
    assert table.why(0, "anna", "stake 1", ["pass", f"lay {card}"]) is None
    with pytest.raises(IllegalActionError):
        table.why(0, "anna", "pass", ["stake 1"])
    refused("not-your-seat", table.why, 1, "anna", "pass")
    refused("not-your-seat", table.preview, 1, "anna", ["pass"])
    seen = table.preview(0, "anna", ["pass", f"lay {table.state.hands[0][0]}"])
    assert seen["question"]["step"] == "Stake"
    assert seen["question"]["path"] == ["pass", f"lay {table.state.hands[0][0]}"]
    say(table, 0, "pass", f"lay {table.state.hands[0][0]}")
    assert question(table, 0) == seen["question"]


def test_a_finished_game_tells_all() -> None:
    table = opened("mora", "Anna", "Bruno", settings={"target": "1"})
    assert table.info("", 0.0)["fairness"]["secret"] is None
    while table.stage == "playing":
        seat, asked = table.asked[0], question(table, table.asked[0])
        reply = say(table, seat, asked["choices"][0]["notation"])
    person = table.seats[seat].person
    assert table.answer(seat, person, asked["id"], [asked["choices"][0]["notation"]], 9.0) == reply, (
        "a repeat is harmless"
    )
    screen = table.screen("", None, 0, 0.0)
    assert screen["outcome"]["reason"] in ("target", "rounds")
    assert screen["table"]["fairness"]["secret"] == table.opened.secret
    assert screen["questions"] == []
    assert all(not seat["asked"] for seat in screen["table"]["seats"])
    assert "?" not in table.record("", None)
    refused("table-over", table.answer, 0, "anna", "9.9.9", ["pass"], 9.0)
    refused("nothing-to-undo", table.undo, 0, "anna", 9.0)


def test_an_answer_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened("antike", "Anna", "Bruno")
    seat = table.asked[0]
    notation = question(table, seat)["choices"][0]["notation"]
    parsed: list[str] = []
    parse = Vocabulary.parse

    def count(vocabulary: Vocabulary, text: str) -> Action:
        parsed.append(text)
        return parse(vocabulary, text)

    monkeypatch.setattr(Vocabulary, "parse", count)
    say(table, seat, notation)
    assert parsed == [notation]
