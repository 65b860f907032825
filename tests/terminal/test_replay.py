"""Stepping through a record."""

from io import StringIO

from rich.console import Console

from quadriga.games import read_record
from quadriga.terminal.replay import step_through
from quadriga.terminal.texts import Texts
from tests.play import RECORDS
from tests.terminal.test_play import script

TEXT = (RECORDS / "antike" / "west-random-cap.quadriga").read_text(encoding="utf-8")


def stepped(*lines: str, to: int | None = None) -> list[str]:
    """Where one stands after each line of input."""
    record = read_record(TEXT)
    screen = StringIO()
    step_through(record, Console(file=screen, width=100), Texts("en", record.box), to, script(lines))
    return [line for line in screen.getvalue().splitlines() if line.startswith("Answer ")]


def test_forwards_and_back() -> None:
    count = len(read_record(TEXT).lines)
    places = stepped("", "", "b", "e", "", "9999999", "b", "3", "what?", "q", to=None)
    numbers = [int(place.split()[1].replace(",", "")) for place in places]
    assert numbers[:4] == [0, 1, 2, 1]
    assert numbers[4:7] == [count, count, count]
    assert numbers[7] < count
    assert numbers[8:] == [3, 3]


def test_forced_answers_are_stepped_over() -> None:
    record = read_record(TEXT)
    journal = record.replay().journal
    forced = next(number for number, answer in enumerate(journal, 1) if answer.forced)
    places = stepped("", to=forced - 1)
    assert int(places[1].split()[1]) > forced


def test_it_begins_where_it_is_told_and_shows_the_end() -> None:
    assert stepped(to=5)[0].startswith("Answer 5 of")
