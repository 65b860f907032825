"""Records: writing, reading, replaying, and every kind of damage with its line."""

from typing import Any

import pytest

from quadriga.kernel.errors import RecordError
from quadriga.kernel.fair import Fairness
from quadriga.kernel.record import Line, Record, result_of
from quadriga.kernel.step import CHANCE
from tests.mora import GAME as MORA
from tests.play import RECORDS, find

DEALS = ["deal player-1 5", "deal player-1 2", "deal player-2 4", "deal player-2 1"]
HEADER = 6
"""Lines of the header before the empty one."""


def begun(*answers: tuple[int, str], **settings: Any) -> Any:
    state = MORA.new(2, **{"target": 9, **settings})
    for answer in DEALS:
        state.play(CHANCE, answer)
    for seat, answer in answers:
        state.play(seat, answer)
    return state


ROUND = [(0, "pass"), (0, "lay 5"), (0, "stake 2"), (1, "lay 4"), (1, "stake 1")]


def text(*answers: tuple[int, str], **settings: Any) -> str:
    return str(Record.of(begun(*answers, **settings)))


def damaged(old: str, new: str, *answers: tuple[int, str], **settings: Any) -> tuple[int, str]:
    """The line and the problem of a record in which a text was replaced."""
    written = text(*answers, **settings)
    assert old in written
    with pytest.raises(RecordError) as error:
        Record.parse(written.replace(old, new, 1), find).replay()
    return error.value.line, error.value.problem


def test_how_a_record_is_written() -> None:
    state = begun((0, "pass"), badges="red,plain")
    record = Record.of(state, {"player-1": "Anna", "player-2": "a bot"}, Fairness("abc"))
    record.resigned = "player-2"
    assert str(record).splitlines() == [
        "Quadriga-Record: 1",
        "Game: mora",
        "Rules: 1",
        f"Figures: {state.box.data.digest()}",
        "Seats: 2",
        "Option: target = 9",
        "Option: badges = red,plain",
        "Player: player-1 = Anna",
        "Player: player-2 = a bot",
        "Commitment: abc",
        "Resigned: player-2",
        "",
        *(f"chance: {answer}" for answer in DEALS),
        "player-1: pass",
    ]
    again = Record.parse(str(record), find)
    assert str(again) == str(record)
    assert again.players == {"player-1": "Anna", "player-2": "a bot"}
    assert again.fairness.commitment == "abc"
    assert again.resigned == "player-2"
    assert again.box is state.box


def test_overridden_data_are_kept() -> None:
    state = MORA.new(2, {"deck.rounds": 2})
    written = str(Record.of(state))
    assert "Figure: deck.rounds = 2" in written
    again = Record.parse(written, find)
    assert again.box.data.overrides == {"deck.rounds": 2}
    assert again.replay().box.rounds == 2


def test_replay() -> None:
    state = begun(*ROUND)
    record = Record.parse(str(Record.of(state)), find)
    assert record.replay().digest() == state.digest()
    assert record.replay(to=4).digest() == begun().digest()
    assert record.replay(to=0).digest() == MORA.new(2, target=9).digest()


def test_the_result() -> None:
    state = begun(*ROUND, target=3)
    assert state.outcome() is not None
    assert result_of(state.outcome()) == "target 1 2"
    assert "Result: target 1 2" in str(Record.of(state))
    assert result_of(None) == ""
    assert "Result" not in text()


def test_comments_are_kept() -> None:
    written = text((0, "pass")).replace("player-1: pass", "player-1: pass  ; a quiet start")
    record = Record.parse(written + "\n; all comment\n\n", find)
    assert record.lines[-1] == Line(0, ("pass",), "a quiet start", HEADER + 6)
    assert str(record) == written + "; all comment\n"


def test_only_a_state_that_was_listened_to_has_a_record() -> None:
    with pytest.raises(ValueError, match="this state keeps no journal"):
        Record.of(begun().copy())


# -- damage ------------------------------------------------------------


@pytest.mark.parametrize("written", ["", "\n", "Game: mora\n", "Quadriga-Record: 3\nGame: mora\n"])
def test_no_record_at_all(written: str) -> None:
    with pytest.raises(RecordError) as error:
        Record.parse(written, find)
    assert error.value.line == 1
    assert str(error.value) == "line 1: not a record: it must begin with 'Quadriga-Record: 1' or 2"


@pytest.mark.parametrize("key", ["Game", "Rules", "Figures", "Seats"])
def test_a_missing_header_line(key: str) -> None:
    written = "".join(row for row in text().splitlines(keepends=True) if not row.startswith(f"{key}:"))
    with pytest.raises(RecordError) as error:
        Record.parse(written, find)
    assert str(error.value) == f"line 5: the header ends without a line '{key}: ...'"


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("Game: mora", "Weather: fine", 2, "unexpected line in the header: 'Weather: fine'"),
        ("Seats: 2", "Seats: 2\nSeats: 2", 6, "unexpected line in the header: 'Seats: 2'"),
        ("Seats: 2", "Seats", 5, "unexpected line in the header: 'Seats'"),
        ("Option: target = 9", "Option: target", 6, "expected 'Option: name = value'"),
        ("Game: mora", "Game: chess", 2, "there is no game 'chess'"),
        ("Seats: 2", "Seats: two", 5, "expected a number of seats, not 'two'"),
        ("Seats: 2", f"Seats: {'9' * 5000}", 5, "expected a number of seats"),
        ("target = 9", "target = 9\nOption: target = 7", 7, "there is a line 'Option: target = ...' already"),
        ("Option: target = 9", "Resigned: player-1, Anna", 6, "expected names of seats (seats: player-1, player-2)"),
        ("Seats: 2", "Seats: 9", 5, "Mora is for 2 to 4 players, not 9"),
        ("target = 9", "target = 900", 6, "setting 'target': expected a number from 1 to 99, not '900'"),
        ("target = 9", "goal = 9", 6, "Mora has no setting 'goal'"),
        ("Rules: 1", "Rules: 7", 3, "played by rules version 7; this program has 1"),
        ("Figures: ", "Figures: 0000", 4, "played with other data (0000"),
        ("Option: target = 9", "Figure: deck.rounds = many", 6, "a value is not written as JSON"),
        ("Option: target = 9", "Figure: deck.cards = 3", 6, "data 'deck.cards': there is no such value"),
        ("Option: target = 9", "Figure: deck.rounds = 3", 4, "played with other data"),
    ],
)
def test_damage_in_the_header(old: str, new: str, line: int, problem: str) -> None:
    found, said = damaged(old, new)
    assert found == line
    assert problem in said


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("player-1: pass", "player-3: pass", 5, "there is no seat 'player-3' (seats: player-1, player-2)"),
        ("player-1: pass", "player-1 pass", 5, "expected 'seat: answer', not 'player-1 pass'"),
        ("player-1: pass", "player-1: fly", 5, "there is no verb 'fly'"),
        ("player-1: lay 5", "player-1: lay 9", 6, "there is no card called '9'"),
        ("player-1: lay 5", "player-1: lay", 6, "expected 'lay <card>', not 'lay'"),
        ("player-1: lay 5", "player-1: lay 3", 6, "'lay 3' is not allowed: card-not-held (MOR-1.3)"),
        ("player-1: pass", "player-2: pass", 5, "'pass' is not allowed: not-asked"),
        ("chance: deal player-1 2", "chance: deal player-2 2", 2, "'deal player-2 2' is not allowed: not-offered"),
        ("player-1: stake 2", "player-1: pass", 7, "'pass' is not allowed: not-now (MOR-1.2)"),
        ("chance: deal player-1 2", "chance: ?", 2, "this answer is hidden: the record cannot be played from here on"),
    ],
)
def test_damage_in_the_answers(old: str, new: str, line: int, problem: str) -> None:
    assert damaged(old, new, *ROUND) == (HEADER + 1 + line, problem)


def test_lines_are_counted_with_empty_ones_and_comments() -> None:
    written = text(*ROUND).replace("player-1: pass", "; a comment\n\nplayer-1: fly")
    with pytest.raises(RecordError) as error:
        Record.parse(written, find)
    assert error.value.line == HEADER + 1 + 7
    assert str(error.value) == f"line {HEADER + 8}: there is no verb 'fly'"


def test_a_forced_answer_that_is_another() -> None:
    state = MORA.new(target=9)
    for answer in ("deal player-1 5", "deal player-1 5", "deal player-2 4", "deal player-2 1"):
        state.play(CHANCE, answer)
    state.play(0, "pass")
    assert state.journal[-1].forced
    written = str(Record.of(state))
    assert written.endswith("player-1: lay 5\n")
    with pytest.raises(RecordError) as error:
        Record.parse(written.replace("player-1: lay 5", "player-1: lay 4"), find).replay()
    assert (error.value.line, error.value.problem) == (HEADER + 1 + 6, "the only answer here is 'player-1: lay 5'")


def test_answers_after_the_end() -> None:
    written = text(*ROUND, target=3) + "player-1: pass\n"
    with pytest.raises(RecordError) as error:
        Record.parse(written, find).replay()
    assert error.value.line == HEADER + 1 + 1 + 10, "one header line more for the result"
    assert error.value.problem == "the game is over before this line"


def test_a_wrong_result() -> None:
    assert damaged("target 1 2", "target 2 1", *ROUND, target=3) == (
        0, "the record says 'target 2 1', but its answers give: target 1 2",
    )  # fmt: skip
    line, problem = damaged("\n\nchance", "\nResult: target 1 2\n\nchance", *ROUND)
    assert (line, problem) == (0, "the record says 'target 1 2', but its answers give: the game is not over")


# -- what a seat may download ------------------------------------------------------------


def shown(state: Any, seat: int | None) -> list[str]:
    return str(Record.of(state).seen_by(seat)).splitlines()[HEADER + 1 :]


def test_a_running_game_hides_what_others_were_dealt() -> None:
    state = begun((0, "pass"))
    hidden = ["chance: ?"] * 2
    first, second = [[f"chance: {answer}" for answer in half] for half in (DEALS[:2], DEALS[2:])]
    assert shown(state, 0) == [*first, *hidden, "player-1: pass"]
    assert shown(state, 1) == [*hidden, *second, "player-1: pass"]
    assert shown(state, None) == [*hidden, *hidden, "player-1: pass"]


def test_sealed_answers_are_left_out_until_they_are_open() -> None:
    state = begun(*ROUND[:3])
    assert shown(state, 0)[-3:] == ["player-1: pass", "player-1: lay 5", "player-1: stake 2"]
    assert shown(state, 1)[-1] == shown(state, None)[-1] == "player-1: pass"
    state = begun(*ROUND)
    for seat in (0, 1, None):
        assert shown(state, seat)[-4:] == [
            "player-1: lay 5", "player-1: stake 2", "player-2: lay 4", "player-2: stake 1",
        ]  # fmt: skip


def test_a_game_that_is_over_is_open() -> None:
    state = begun(*ROUND, target=3)
    assert str(Record.of(state).seen_by(None)) == str(Record.of(state))


def test_a_hidden_record_is_read_but_not_replayed() -> None:
    record = Record.parse(str(Record.of(begun()).seen_by(1)), find)
    assert [line.action for line in record.lines] == [None, None, ("deal", 1, 4), ("deal", 1, 1)]
    with pytest.raises(RecordError) as error:
        record.replay()
    assert error.value.line == HEADER + 2


def test_a_record_without_its_last_forced_answers_can_be_masked() -> None:
    text = (RECORDS / "antike" / "west-random-cap.quadriga").read_text(encoding="utf-8")
    record = Record.parse(text, find)
    forced = next(number for number, answer in enumerate(record.replay().journal) if answer.forced)
    shorter = Record(record.box, record.lines[:forced], record.players)
    assert [line[:2] for line in shorter.seen_by(0).lines[: forced + 1]] == [
        line[:2] for line in record.lines[: forced + 1]
    ]
