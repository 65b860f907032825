"""Tables and records of before: written when a set-up was known by its whole data file, they are read as they were."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quadriga.games import KEYS, game
from quadriga.games.corduba.board import CordubaBox
from quadriga.kernel.errors import RecordError
from quadriga.kernel.game import Game
from quadriga.kernel.record import Record
from quadriga.kernel.setting import Setting
from quadriga.table import CommandRejectedError, Entry, Table, think
from quadriga.table.journal import Opened
from tests.play import RECORDS, find
from tests.table.walk import again, opened

EARLIER = Path(__file__).parents[1] / "earlier"
TABLES = sorted(EARLIER.glob("tables/*.jsonl"))
RESOLD = EARLIER / "records/corduba-resold.quadriga"
RECORD_FILES = [
    *(path for path in EARLIER.glob("records/*.quadriga") if path != RESOLD),
    *RECORDS.glob("[acpr]*/*.quadriga"),
]


def journal(path: Path, *, renewed: bool = False) -> list[Entry]:
    """The entries of a file; `renewed`: as if played by the rules of today, where only the data are looked at."""
    entries = [msgspec.json.decode(line, type=Entry) for line in path.read_bytes().splitlines()]
    if renewed:
        opened = entries[0]
        assert isinstance(opened, Opened)
        version = f"Rules: {game(opened.plan.game).rules_version}"
        opened.header = [version if row.startswith("Rules: ") else row for row in opened.header]
    return entries


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_a_table_of_before_is_opened(path: Path) -> None:
    """A finished one is over; one that runs goes on as long as the rules are the same, else it is frozen."""
    entries = journal(path)
    table = Table.resume(entries, 9e9)
    assert b"".join(msgspec.json.encode(entry) + b"\n" for entry in table.journal) == path.read_bytes()
    version = game(table.plan.game).rules_version
    if table.ended:
        assert table.stage == "over"
        outcome = table.screen("", None, 0, 9e9)["outcome"]
        assert outcome is not None
        assert " ".join([outcome["reason"], *map(str, outcome["places"])]) == table.ended.result
    elif table.plan.game == "praetor":
        assert table.stage != "frozen", table.frozen
    else:
        assert table.frozen == f"played by rules version {version - 1}; this program has {version}"
    if table.asked and not table.seats[table.asked[0]].bot:
        seat = table.asked[0]
        person = table.seats[seat].person
        asked = table.screen(person, seat, 0, 9e9)["questions"][0]
        table.answer(seat, person, asked["id"], [asked["choices"][0]["notation"]], table.clocks.at)
        assert len(table.journal) > len(entries)


def test_a_finished_game_that_the_rules_of_today_refuse_keeps_its_result() -> None:
    """In entry 10 something is sold that was bought in the same turn."""
    entries = journal(EARLIER / "tables/corduba-resold.jsonl")
    table = Table.resume(entries)
    assert table.stage == "over"
    assert table.frozen == "entry 10: 'sell wood 2' is not allowed: bought-this-turn (COR-R78)"
    screen = table.screen("anna", 0, 0, 9.0)
    stored = {"reason": "senate", "places": [1, 2], "scores": [], "counted": False}
    assert screen["outcome"] == stored | {"resigned": [], "draws_taken_back": 0}
    assert (screen["view"], screen["questions"], screen["undo"]) == (None, [], "none")
    assert screen["table"]["fairness"]["secret"] == f"{6:0>64}"
    assert table.record("", None) == (EARLIER / "records/corduba-resold.quadriga").read_text(encoding="utf-8")
    for command in (
        lambda: table.answer(0, "anna", "0.0.0", ["pass"], 9.0),
        lambda: table.why(0, "anna", "pass"),
        lambda: table.undo(0, "anna", 9.0),
    ):
        with pytest.raises(CommandRejectedError):
            command()
    table.offer_rematch(0, "anna", 9.0)
    assert table.rematch_agreed, "one can play it again, by the rules of today"


def test_scores_are_stored_when_a_game_ends() -> None:
    """So that a later version that plays the game otherwise can still show them."""
    table = opened("mora", "Anna", "bot:random", data={"deck.rounds": 1})
    table.leave(0, "anna", 1.0)
    while jobs := table.jobs():
        table.bot_answer(jobs[0], think(jobs[0]), 2.0)
    outcome = table.screen("", None, 0, 3.0)["outcome"]
    entries = again(table.journal)
    entries[-2].lines = []
    later = Table.resume(entries)
    assert (later.stage, later.history) == ("over", None)
    assert later.screen("", None, 0, 3.0)["outcome"] == outcome
    assert outcome is not None
    assert outcome["scores"]


@pytest.mark.parametrize("path", sorted(RECORD_FILES), ids=lambda path: path.stem)
def test_a_record_is_played(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text, find)
    assert record.replay().digest() == text.rstrip().splitlines()[-1].removeprefix("; final ")
    again = Record.parse(str(record), find)
    assert again.box.data.digest() == record.box.data.digest()
    assert again.box.settings == record.box.settings
    assert again.rules == record.rules


def test_a_record_that_the_rules_of_today_refuse_is_played_up_to_there() -> None:
    record = Record.parse(RESOLD.read_text(encoding="utf-8"), find)
    assert record.earlier
    state, refusal = record.follow()
    assert refusal is not None
    assert (refusal.line, refusal.rule, refusal.played) == (56, "COR-R78", 41)
    assert len(state.journal or []) == 41
    assert not state.outcome()
    again = Record.parse(str(record), find)
    assert str(again) == str(record)
    assert again.follow()[0].same(state)


def test_an_answer_that_is_no_longer_known_is_refused_where_it_stands() -> None:
    text = (EARLIER / "records/romolo-solo.quadriga").read_text(encoding="utf-8")
    row = next(row for row in text.splitlines() if row.startswith("yellow: "))
    record = Record.parse(text.replace(row, "yellow: yodel twice", 1), find)
    _, refusal = record.follow()
    assert refusal is not None
    assert refusal.problem == "there is no answer 'yodel twice'"
    assert "yellow: yodel twice" in str(record)


def test_data_of_before_are_played_with() -> None:
    """For one player a monument cost six workers then and costs five now."""
    text = (EARLIER / "records/corduba-solo-monuments.quadriga").read_text(encoding="utf-8")
    record = Record.parse(text, find)
    assert isinstance(record.box, CordubaBox)
    assert set(record.box.monument_workers) == {6}
    assert record.replay().outcome()
    today = game("corduba").box(1, None, variant="monuments")
    assert isinstance(today, CordubaBox)
    assert set(today.monument_workers) == {5}


def with_data(monkeypatch: pytest.MonkeyPatch, key: str, path: str, value: Any) -> Game[Any]:
    """The game with another value in its data file."""
    changed = game(key)
    tables = deepcopy(dict(changed.data.toml))
    *tail, last = path.split(".")
    place: Any = tables
    for part in tail:
        place = place[int(part)] if isinstance(place, list) else place.setdefault(part, {})
    place[last] = value
    monkeypatch.setattr(changed.data, "toml", tables)
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
    frozen = Table.resume(journal(EARLIER / f"tables/{key}-running.jsonl", renewed=True))
    assert "other data" in frozen.frozen


@pytest.mark.parametrize("path", ONE_OF_EACH, ids=lambda path: path.parent.name)
def test_a_value_that_no_rule_looks_up_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = path.read_text(encoding="utf-8")
    written_now = str(Record.parse(text, find))
    with_data(monkeypatch, path.parent.name, "meta.age_from", 13)
    for record in (text, written_now):
        Record.parse(record, find).replay()
    assert Table.resume(journal(EARLIER / f"tables/{path.parent.name}-running.jsonl", renewed=True)).stage != "frozen"


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
        table = Table.resume(journal(path, renewed=True))
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
    text = text.replace("Rules: 1", f"Rules: {game('antike').rules_version}")
    assert Record.parse(text, find).box.data.overrides == {"costs.temple_marble": 5}
    with_data(monkeypatch, "antike", "meta.age_from", 13)
    Record.parse(text, find).replay()
    with_data(monkeypatch, "antike", "costs.wall_marble", 7)
    with pytest.raises(RecordError, match="played with other data"):
        Record.parse(text, find)
