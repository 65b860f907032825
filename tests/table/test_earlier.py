"""Tables and records of before: written when a set-up was known by its whole data file, they are read as they were."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quadriga.games import KEYS, game
from quadriga.kernel.errors import RecordError
from quadriga.kernel.game import Game
from quadriga.kernel.record import Record
from quadriga.kernel.setting import Setting
from quadriga.table import Entry, Table
from tests.play import RECORDS, find
from tests.table.walk import opened

EARLIER = Path(__file__).parents[1] / "earlier"
TABLES = sorted(EARLIER.glob("tables/*.jsonl"))
RECORD_FILES = [*EARLIER.glob("records/*.quadriga"), *RECORDS.glob("[acpr]*/*.quadriga")]


def journal(path: Path) -> list[Entry]:
    return [msgspec.json.decode(line, type=Entry) for line in path.read_bytes().splitlines()]


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_a_table_goes_on(path: Path) -> None:
    entries = journal(path)
    table = Table.resume(entries, 9e9)
    assert table.stage != "frozen", table.frozen
    assert b"".join(msgspec.json.encode(entry) + b"\n" for entry in table.journal) == path.read_bytes()
    if table.asked and not table.seats[table.asked[0]].bot:
        seat = table.asked[0]
        person = table.seats[seat].person
        asked = table.screen(person, seat, 0, 9e9)["questions"][0]
        table.answer(seat, person, asked["id"], [asked["choices"][0]["notation"]], table.clocks.at)
        assert len(table.journal) > len(entries)


@pytest.mark.parametrize("path", sorted(RECORD_FILES), ids=lambda path: path.stem)
def test_a_record_is_played(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text, find)
    assert record.replay().digest() == text.rstrip().splitlines()[-1].removeprefix("; final ")
    again = Record.parse(str(record), find)
    assert again.box.data.digest() == record.box.data.digest()
    assert again.box.settings == record.box.settings


def with_data(monkeypatch: pytest.MonkeyPatch, key: str, path: str, value: Any) -> Game[Any]:
    """The game with another value in its data file."""
    changed = game(key)
    tables = deepcopy(dict(changed.data.tables))
    *tail, last = path.split(".")
    place: Any = tables
    for part in tail:
        place = place[int(part)] if isinstance(place, list) else place.setdefault(part, {})
    place[last] = value
    monkeypatch.setattr(changed.data, "tables", tables)
    monkeypatch.setattr(changed, "_boxes", {})
    return changed


READ = {
    "antike": ("costs.temple_marble", 99),
    "praetor": ("scoring.rescue_cost", 99),
    "romolo": ("market.price_start", 9),
    "corduba": ("market.price_min", 9),
}
"""Of each game a value that every set-up's rules look up."""
ONE_OF_EACH = [next(path for path in sorted(RECORD_FILES) if path.parent.name == key) for key in KEYS]


@pytest.mark.parametrize("path", ONE_OF_EACH, ids=lambda path: path.parent.name)
def test_a_value_that_rules_look_up_is_missed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = path.parent.name
    text = path.read_text(encoding="utf-8")
    written_now = str(Record.parse(text, find))
    with_data(monkeypatch, key, *READ[key])
    for record in (text, written_now):
        with pytest.raises(RecordError, match="played with other data"):
            Record.parse(record, find)
    frozen = Table.resume(journal(EARLIER / f"tables/{key}-running.jsonl"))
    assert "other data" in frozen.frozen


@pytest.mark.parametrize("path", ONE_OF_EACH, ids=lambda path: path.parent.name)
def test_a_value_that_no_rule_looks_up_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = path.read_text(encoding="utf-8")
    written_now = str(Record.parse(text, find))
    with_data(monkeypatch, path.parent.name, "meta.age_from", 13)
    for record in (text, written_now):
        Record.parse(record, find).replay()
    assert Table.resume(journal(EARLIER / f"tables/{path.parent.name}-running.jsonl")).stage != "frozen"


def test_a_value_of_a_setting_that_is_off_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    without = (RECORDS / "antike/west.quadriga").read_text(encoding="utf-8")
    with_it = (RECORDS / "antike/east-special.quadriga").read_text(encoding="utf-8")
    with_data(monkeypatch, "antike", "strength.special_unit", 2)
    Record.parse(without, find).replay()
    with pytest.raises(RecordError, match="played with other data"):
        Record.parse(with_it, find)


def test_a_new_setting_that_is_off_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    antike = game("antike")
    monkeypatch.setattr(type(antike), "settings", (*antike.settings, Setting("weather", False)))
    monkeypatch.setattr(antike, "_boxes", {})
    for path in sorted(RECORDS.glob("antike/*")):
        Record.parse(path.read_text(encoding="utf-8"), find).replay()
    for path in EARLIER.glob("tables/antike-*.jsonl"):
        table = Table.resume(journal(path))
        assert table.stage != "frozen"
        assert table.info("", 0.0)["settings"]["weather"] == "no"


def test_only_settings_that_differ_from_their_default_are_named() -> None:
    box = game("praetor").box(3, None, expert="yes", sides="A")
    assert [row for row in Record(box, []).set_up() if row.startswith("Option")] == ["Option: expert = yes"]
    table = opened("praetor", "Anna", "Bruno", settings={"hard": "no", "sides": "A,B"})
    assert table.plan.settings == {"sides": "A,B"}
    assert [row for row in table.opened.header if row.startswith("Option")] == ["Option: sides = A,B"]
    assert table.info("", 0.0)["settings"]["hard"] == "no", "a screen shows all of them"


def test_data_of_ones_own_are_known_by_what_rules_look_up_too(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (EARLIER / "records/antike-own-data.quadriga").read_text(encoding="utf-8")
    assert Record.parse(text, find).box.data.overrides == {"costs.temple_marble": 5}
    with_data(monkeypatch, "antike", "meta.age_from", 13)
    Record.parse(text, find).replay()
    with_data(monkeypatch, "antike", "costs.wall_marble", 7)
    with pytest.raises(RecordError, match="played with other data"):
        Record.parse(text, find)
