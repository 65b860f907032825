"""Practice tables: they begin at a written position or in a record, and go through the same journal as all others."""

from contextlib import suppress
from importlib import import_module
from itertools import product

import msgspec
import pytest

from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.errors import NotationError, PositionError, RecordError, SettingError
from quadriga.kernel.record import Record
from quadriga.table import Plan, SeatPlan, Table, practice_plan, record_of_position, think
from quadriga.table.game_history import MAX_SAVED_STATES
from tests.play import RECORDS, find
from tests.table.walk import again, everything, question

POSITION = """
turn = "brown"
display = ["festung", "tribut", "sturm"]

[brown]
gold = 7
stone = "ferrum"
[beige]
marble = 3
"""
ANNA, BOT = SeatPlan("person", "anna", "Anna"), SeatPlan("bot", level="greedy")
WEST = (RECORDS / "antike/west.quadriga").read_text(encoding="utf-8")


def begun(plan: Plan, seed: str = "seed") -> Table:
    table = Table.open(plan, seed, 0.0)
    table.start(0.0)
    return table


def at(text: str, *seats: SeatPlan, seed: str = "seed", game: str = "antike", **lists: list[str]) -> Table:
    plan = practice_plan(record_of_position(game, text), None, seed, list(seats or (ANNA, BOT)), "")
    assert plan.practice
    plan.practice.lists = {int(seat.removeprefix("seat")): answers for seat, answers in lists.items()}
    return begun(plan, seed)


def answer(table: Table, *answers: str, seat: int = 0) -> None:
    table.answer(seat, "anna", question(table, seat)["id"], list(answers), 1.0)


def play(table: Table, most: int = 10_000) -> None:
    """Bots by their level, Anna by her first answer."""
    for n in range(most):
        if table.stage != "playing":
            return
        if jobs := table.jobs():
            table.bot_answer(jobs[0], think(jobs[0]), float(n))
        else:
            answer(table, question(table, table.asked[0])["choices"][n % 2 - 1]["notation"], seat=table.asked[0])


def same(table: Table) -> None:
    """A journal from the disk gives the same table."""
    resumed = Table.resume(again(table.journal), 9.0)
    assert resumed.stage != "frozen", resumed.frozen
    for person, seat in (("", None), ("anna", 0)):
        assert everything(resumed, person, seat, 0, 9.0) == everything(table, person, seat, 0, 9.0)


def test_a_table_begins_at_a_written_position_and_its_record_verifies() -> None:
    table = at(POSITION)
    screen = table.screen("anna", 0, 0, 0.0)
    assert screen["table"]["practice"]
    assert screen["view"]["players"][0]["gold"] == 7
    play(table)
    assert table.stage == "over"
    same(table)
    text = table.record("anna", 0)
    assert "Position: gold = 7\n" in text
    record = Record.parse(text, find)
    assert record.replay().same(table.state)
    assert str(Record.parse(str(record), find)) == str(record)


def test_chance_follows_from_the_seed_and_promises_nothing() -> None:
    one, same_seed, other = (at(POSITION.replace("display", "#"), seed=seed) for seed in ("a", "a", "b"))
    assert one.state.same(same_seed.state)
    assert not one.state.same(other.state)
    expected = find("antike").at(POSITION.replace("display", "#"))
    settle_chance(expected, Rng("a"))
    assert one.state.same(expected), "chance is that of the seed alone"
    play(one)
    fairness = one.info("", 0.0)["fairness"]
    assert (fairness["commitment"], fairness["secret"], fairness["chain"]) == ("", None, None)
    assert not any(word in one.record("", None) for word in ("Commitment", "Secret", "Nonce"))


def test_a_table_goes_on_from_an_answer_of_a_record() -> None:
    record = Record.parse(WEST, find)
    there = record.replay(40)
    seat = there.asked[0]
    plan = practice_plan(record, 40, "seed", [], "random")
    assert [one.kind for one in plan.seats] == ["open" if n == seat else "bot" for n in range(2)]
    plan.seats[seat] = ANNA
    table = begun(plan)
    assert table.state.same(there)
    assert table.record("anna", seat).count("\n") > 40, "the record tells the whole game"
    with_events = table.screen("anna", seat, 0, 0.0)["events"]
    assert len(with_events) == len(there.events or []), "and so does the chronicle"
    assert table.undo_kind(seat)[0] == "none", "what the record answered is not taken back"
    answer(table, question(table, seat)["choices"][0]["notation"], seat=seat)
    play(table, 30)
    table.undo(seat, "anna", 50.0)
    same(table)
    Record.parse(table.record("anna", seat), find).replay()


def test_undo_goes_back_to_the_position_and_no_further() -> None:
    table = at(POSITION)
    before = table.state.copy()
    answer(table, "rondel militia")
    table.undo(0, "anna", 2.0)
    assert table.state.same(before)
    assert table.undo_kind(0)[0] == "none"


def test_undo_goes_back_further_than_the_copies_that_are_kept() -> None:
    table = at(POSITION)
    play(table, 150)
    given = table.history and table.history.chosen_by(0)
    assert given
    assert len(given) > MAX_SAVED_STATES
    for _ in given:
        table.undo(0, "anna", 200.0)
    assert table.state.same(at(POSITION).state)
    same(table)


def test_an_opponent_answers_from_its_list() -> None:
    listed = ["rondel marmor", "rondel templum"]
    table = at(POSITION, seat1=listed)
    answer(table, "rondel militia")
    assert (table.asked, table.history and table.history.chosen_by(1)) == ((0,), listed[:1])
    answer(table, "rondel marmor")
    assert table.history
    assert table.history.chosen_by(1) == listed
    while not table.jobs():
        answer(table, question(table, 0)["choices"][-1]["notation"])
    assert table.asked == (1,), "after its list it plays by its level"
    assert not table.info("anna", 1.0)["seats"][1]["off_list"]
    same(table)


def test_where_a_listed_answer_is_not_allowed_the_bot_plays_on() -> None:
    table = at(POSITION, SeatPlan("bot", level="greedy"), ANNA, seat0=["found Zama gold", "rondel ferrum"])
    assert table.asked == (0,), "'found Zama gold' is not allowed before a move on the rondel"
    assert not table.info("anna", 1.0)["seats"][0]["off_list"]
    (job,) = table.jobs()
    table.bot_answer(job, think(job), 1.0)
    assert table.info("anna", 1.0)["seats"][0]["off_list"]
    while table.jobs():
        (job,) = table.jobs()
        table.bot_answer(job, think(job), 1.0)
    assert table.asked == (1,)
    assert Table.resume(again(table.journal)).off_list(0)


def test_taking_back_takes_a_listed_answer_back_into_the_list() -> None:
    table = at(POSITION, seat1=["rondel marmor"])
    for _ in range(2):
        answer(table, "rondel militia")
        assert table.history
        assert table.history.chosen_by(1) == ["rondel marmor"]
        table.undo(0, "anna", 3.0)
        assert table.history.chosen_by(1) == []
    same(table)


def test_practising_again_is_the_same_again() -> None:
    table = at(POSITION, seat1=["rondel marmor"])
    again_plan = table.rematch_plan()
    assert msgspec.json.encode(again_plan) == msgspec.json.encode(table.plan)
    assert begun(again_plan).state.same(at(POSITION).state)


@pytest.mark.parametrize(
    ("game", "text", "line", "reason"),
    [
        ("antike", "[brown]\ngold = 1\ngald = 2", 3, "unknown keys gald"),
        ("antike", "[brown]\nmarble = 2\n\ngold = 'much'", 4, "expected a whole number"),
        ("antike", "[brown\ngold = 1", 1, "Expected"),
        ("antike", "settings = { map = 'moon' }", 1, "moon"),
        ("antike", "seats = 3", 1, "3"),
        ("corduba", "seats = 2\nround = 'x'", 2, "x"),
        ("praetor", "seats = 2\n\ncity = ['Forum']", 3, "Forum"),
        ("romolo", "seats = 2\nstart = 'pink'", 2, "pink"),
    ],
)
def test_a_position_that_cannot_be_says_the_line_and_the_reason(game: str, text: str, line: int, reason: str) -> None:
    with pytest.raises(PositionError, match=reason) as caught:
        record_of_position(game, text)
    assert caught.value.line == line


def test_a_record_with_a_wrong_position_says_the_line() -> None:
    table = at(POSITION)
    text = table.record("anna", 0)
    first = text.splitlines().index("Position: [brown]") + 1
    with pytest.raises(RecordError, match=f"line {first + 1}: brown: unknown keys gald"):
        Record.parse(text.replace("Position: gold", "Position: gald"), find).replay()
    with pytest.raises(RecordError, match="for other seats, settings or data"):
        Record.parse(text.replace('Position: turn = "brown"', "Position: settings = {map='east'}"), find).replay()


def test_what_cannot_be_begun_is_not_opened() -> None:
    over = Record.parse(WEST, find)
    with pytest.raises(PositionError, match="over there"):
        practice_plan(over, None, "", [], "greedy")
    with pytest.raises(NotationError):
        at(POSITION, seat1=["jump over"])
    with pytest.raises(SettingError, match="no bot sits there"):
        at(POSITION, seat0=["rondel ferrum"])
    with pytest.raises(SettingError):
        at(POSITION, ANNA, BOT, BOT)


VALUES = ["-1", "5", "'x'", "true", "[1]", "{a = 1}", "1.5", "[['x']]", "''"]


@pytest.mark.parametrize("game", ["antike", "praetor", "romolo", "corduba"])
def test_any_value_of_any_key_is_set_up_or_refused(game: str) -> None:
    """Keys are taken from what each game says can be written; whatever stands there, only PositionError comes of it."""
    lines = (import_module(f"quadriga.games.{game}.position").__doc__ or "").splitlines()[1:]
    keys = [line.partition("=")[0].strip() for line in lines if "=" in line.partition("#")[0]]
    assert len(keys) > 8
    side = find(game).box(2).seat_names[0]
    for key, value, section in product(keys, VALUES, ("", f"[{side}]\n")):
        with suppress(PositionError):
            record_of_position(game, f"seats = 2\n{section}{key} = {value}")
