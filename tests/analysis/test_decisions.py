"""The analysis of a game: every decision by what its seat knew, the same in one go or piece by piece; luck apart."""

import pytest

from quadriga.analysis.decisions import Decision, chosen_moves, decisions
from quadriga.analysis.luck import chance_events
from quadriga.analysis.marks import mark_of
from quadriga.analysis.report import groundwork, report, turning_points
from quadriga.games import read_record
from quadriga.kernel.record import Record
from quadriga.kernel.state import State
from quadriga.kernel.step import CHANCE
from tests.play import RECORDS

NAMES = ["antike/west", "praetor/four-greedy", "romolo/four-greedy", "corduba/three-greedy", "corduba/solo-aedil"]


class LookedError(Exception):
    """A search was begun: that is all that is to be seen."""


def golden(name: str, answers: int | None = None) -> Record:
    record = read_record((RECORDS / f"{name}.quadriga").read_text(encoding="utf-8"))
    if answers is not None:
        record.lines, record.result = record.lines[:answers], ""
    return record


def decision(number: int, seat: int, before: list[float], loss: float = 0.0) -> Decision:
    return Decision(number, seat, 1, ["end"], ["end"], loss, mark_of(loss, 2), before, before, [], False)


@pytest.mark.parametrize("name", NAMES)
def test_piece_by_piece_comes_to_the_same(name: str) -> None:
    record = golden(name, 90)
    numbers = [move.number for move in chosen_moves(record, record.replay().journal or [])][-8:]
    whole = list(decisions(record, 2, only=numbers))
    pieces = [one for number in reversed(numbers) for one in decisions(record, 2, only=[number])]
    assert whole == pieces[::-1]


@pytest.mark.parametrize("name", NAMES)
def test_no_decision_is_judged_by_what_its_seat_did_not_know(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each search begins at a masked state of the seat that answered."""
    begun: list[tuple[bool, int | None, int]] = []

    def begin(self: object, seen: State, seat: int) -> None:
        begun.append((seen.masked, seen.viewer, seat))
        raise LookedError

    monkeypatch.setattr("quadriga.agents.search.Search.begin", begin)
    record = golden(name, 90)
    for number in [move.number for move in chosen_moves(record, record.replay().journal or [], deep=True)]:
        with pytest.raises(LookedError):
            list(decisions(record, 2, deep=True, only=[number]))
    assert begun
    assert all(masked and viewer == seat for masked, viewer, seat in begun)


@pytest.mark.parametrize("name", NAMES)
def test_luck_is_what_chance_did_beside_the_mean_of_what_it_could(name: str) -> None:
    record = golden(name)
    journal = record.replay().journal or []
    events = chance_events(record, journal)
    assert events
    for event in events:
        assert journal[event.number].seat == CHANCE
        assert len(event.change) == record.box.seats
        if record.box.seats > 1 and "corduba" not in name:
            assert abs(sum(event.change)) < 0.002, "what one wins others lose"


def test_marks_grow_with_the_loss_and_with_the_number_of_seats() -> None:
    assert [mark_of(loss, 2) for loss in (0, 0.03, 0.07, 0.15, 0.3)] == [
        "best",
        "good",
        "doubtful",
        "mistake",
        "blunder",
    ]
    assert mark_of(0.12, 4) == "blunder"


def test_what_changed_nothing_is_no_turning_point() -> None:
    shares = [[0.5, 0.5], [0.506, 0.494], [0.516, 0.484], [0.516, 0.484]]
    analysed = [decision(number, 0, each) for number, each in enumerate(shares, 1)]
    assert [point.number for point in turning_points(analysed, None, 0)] == [2]
    assert [point.number for point in turning_points(analysed, [1.0, 0.0], 1)] == [2, 4]


def test_a_deep_look_replaces_a_quick_one_and_the_worst_come_first() -> None:
    record = golden("antike/west", 60)
    quick = [decision(5, 0, [0.5, 0.5], 0.3), decision(7, 0, [0.5, 0.5], 0.4), decision(9, 0, [0.5, 0.5], 0.0)]
    deep = decision(5, 0, [0.5, 0.5], 0.45)
    deep.deep = True
    analysis = report(record, groundwork(record), [*quick, deep, quick[0]])
    assert [one.loss for one in analysis.decisions] == [0.45, 0.4, 0.0]
    assert analysis.seats[0].worst == [5, 7]
    assert analysis.seats[0].loss == pytest.approx(0.85 / 3, abs=1e-4)


def test_how_the_game_ended_is_no_turning_point_before_all_has_been_looked_at() -> None:
    record = golden("romolo/cap")
    found = groundwork(record)
    looked_at = [decision(number, 0, [0.1, 0.9]) for number in found.quick]
    whole, half = report(record, found, looked_at), report(record, found, looked_at[:-1])
    assert (whole.end, half.end) == (found.end, None)
    assert whole.seats[0].turning_points
    assert not half.seats[0].turning_points


def test_what_was_built_and_fought_is_counted_for_each_seat() -> None:
    found = groundwork(golden("antike/west"))
    assert {use.shown_as for own in found.uses for use in own} >= {"built", "got"}
    assert found.result
    assert found.end
    assert sum(found.end) == pytest.approx(1)
