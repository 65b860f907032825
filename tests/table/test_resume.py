"""A table is what its journal says: at every point, for every reader, byte by byte."""

import msgspec
import pytest

from quadriga.games import KEYS, read_record
from quadriga.kernel.record import Record
from quadriga.table import Pace, Table
from quadriga.table.journal import Undone, effective
from tests.play import RECORDS
from tests.table.walk import Walk, again, everything, play_back, readers

SEATS = {
    "antike": ["Anna", "Bruno"],
    "praetor": ["Anna", "Bruno", "bot:random"],
    "romolo": ["Anna", "Bruno", "bot:random", "Carla"],
    "corduba": ["Anna", "Bruno", "Carla"],
    "mora": ["Anna", "Bruno", "bot:random"],
}
PACES = [Pace(), Pace("turn", 20), Pace("game", 200)]


def same(live: Table, resumed: Table, since: int, now: float) -> None:
    resumed.people_here, resumed.away_since = live.people_here, live.away_since
    for person, seat in readers(live):
        assert everything(live, person, seat, since, now) == everything(resumed, person, seat, since, now)
    assert live.jobs() == resumed.jobs()
    assert live.deadline() == resumed.deadline()


@pytest.mark.parametrize("key", [*KEYS, "mora"])
@pytest.mark.parametrize("pace", PACES, ids=lambda pace: pace.kind)
def test_resumed_at_every_point(key: str, pace: Pace) -> None:
    undone = 0
    for seed in range(8 if key == "mora" else 1):
        walk = Walk(key, SEATS[key], f"resume {pace.kind} {seed}", pace, wild=25)
        shadow = Table.resume(again(walk.table.journal))
        for number, live in enumerate(walk.run(120)):
            for entry in again(live.journal[len(shadow.journal) :]):
                shadow.redo(entry)
            same(live, shadow, live.history.next_number - walk.rng.below(12), walk.now)
            if number % 40 == 0:
                walk.table = Table.resume(again(live.journal))
                same(live, walk.table, 0, walk.now)
        undone += sum(isinstance(entry, Undone) for entry in walk.table.journal)
        assert msgspec.json.encode(again(walk.table.journal)) == msgspec.json.encode(walk.table.journal)
    assert undone


@pytest.mark.parametrize("key", [*KEYS, "mora"])
def test_the_journal_alone_knows_the_effective_line(key: str) -> None:
    """What is exported is what was played: the same answers, legal, with the state's own history."""
    walk = Walk(key, SEATS[key], "effective", wild=30)
    for live in walk.run(250):
        assert effective(live.journal) == live.history.lines_since(0)
    found = [line.notation for line in effective(walk.table.journal)]
    replayed = Record.of(walk.table.state)
    assert found == [walk.table.box.vocabulary.format(line.action) for line in replayed.lines]
    assert replayed.replay().digest() == walk.table.state.digest()


@pytest.mark.parametrize("key", ["antike", "mora"])
def test_records_of_running_games_are_those_of_the_kernel(key: str) -> None:
    """The record made from the journal hides exactly what `Record.seen_by` hides."""
    walk = Walk(key, SEATS[key], "records", wild=20)
    for number, live in enumerate(walk.run(120)):
        if number % 5 == 0:
            for person, seat in readers(live):
                mine = seat if person != "stranger" else None
                kernel = str(Record.of(live.state).seen_by(mine)).split("\n\n")[1]
                assert live.record(person, seat).split("\n\n")[1] == kernel


def test_numbers_are_those_of_the_journal() -> None:
    walk = Walk("mora", SEATS["mora"], "numbers", wild=30)
    *_, live = walk.run(50)
    assert [entry.number for entry in live.journal] == list(range(1, len(live.journal) + 1))
    assert [entry.at for entry in live.journal] == sorted(entry.at for entry in live.journal)


@pytest.mark.parametrize("path", ["antike/west", "praetor/four-greedy", "romolo/four-greedy", "corduba/three-greedy"])
def test_golden_games_played_at_a_table(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_record((RECORDS / f"{path}.quadriga").read_text(encoding="utf-8"))
    *_, (table, _, _) = play_back(record, monkeypatch)
    written = table.record("", None)
    assert written.split("\n\n")[1] == str(record).split("\n\n")[1].partition(";")[0]
    assert f"Result: {record.result}\n" in written
