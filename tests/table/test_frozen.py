"""A table plays on by the rules and figures it began with, or freezes with the reason; its record can always be had."""

from typing import Any

import msgspec
import pytest

from quadriga.games import KEYS
from quadriga.kernel.chance import Rng
from quadriga.table import CommandRejectedError, Table, think
from quadriga.table.journal import Answered, AnswerLine, Opened, Seated
from tests.mora import GAME as MORA
from tests.play import find
from tests.table.walk import Walk, again, opened, plan_of, readers, say


def records(table: Table) -> list[str]:
    return [table.record(person, seat) for person, seat in readers(table)]


def walked(key: str, steps: int) -> Table:
    walk = Walk(key, ["Anna", "Bruno"], "frozen", wild=20)
    for _ in walk.run(steps):
        pass
    return walk.table


@pytest.mark.parametrize("key", [*KEYS, "mora"])
def test_other_rules_freeze_a_table(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = walked(key, 60 if key != "mora" else 10)
    assert table.stage == "playing"
    written = records(table)
    before = find(key).rules_version
    monkeypatch.setattr(type(find(key)), "rules_version", 99)
    frozen = Table.resume(again(table.journal))
    assert frozen.stage == "frozen"
    assert frozen.frozen == f"played by rules version {before}; this program has 99"
    assert records(frozen) == written, "every reader gets what they could have before"
    screen = frozen.screen("anna", 0, 0, 1.0)
    assert (screen["view"], screen["questions"], screen["undo"], screen["outcome"]) == (None, [], "none", None)
    assert screen["table"]["stage"] == "frozen"
    assert [seat["player"] for seat in screen["table"]["seats"]] == ["Anna", "Bruno"]
    for call in (
        lambda: frozen.answer(0, "anna", "0.0.0", ["pass"], 1.0),
        lambda: frozen.undo(0, "anna", 1.0),
        lambda: frozen.resign(0, "anna", 1.0),
        lambda: frozen.answer_always(0, "anna", "Lead", "pass", 1.0),
        lambda: frozen.preview(0, "anna", ["pass"]),
        lambda: frozen.hint(0, "anna"),
        lambda: frozen.why(0, "anna", "pass"),
    ):
        with pytest.raises(CommandRejectedError):
            call()
    assert frozen.jobs() == []
    assert not frozen.tick(1e9)
    assert frozen.deadline() is None


def test_a_finished_game_can_be_had_whole_after_the_rules_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = walked("corduba", 5000)
    assert table.stage == "over"
    written = records(table)
    assert len(set(written)) == 1
    monkeypatch.setattr(type(find("corduba")), "rules_version", 99)
    later = Table.resume(again(table.journal))
    assert records(later) == written
    assert (later.stage, later.frozen) == ("over", ""), "nothing that was played is refused"
    assert later.screen("anna", 0, 0, 1.0)["outcome"] == table.screen("anna", 0, 0, 1.0)["outcome"]


def test_other_data_freeze_a_table() -> None:
    table = opened("mora", "Anna", "Bruno")
    entries = again(table.journal)
    assert isinstance(entries[0], Opened)
    entries[0].header = ["Figures: 0000" if row.startswith("Figures") else row for row in entries[0].header]
    assert "other data" in Table.resume(entries).frozen


def test_data_that_replace_ours_are_kept() -> None:
    table = opened("mora", "Anna", "Bruno", data={"deck.rounds": 1})
    resumed = Table.resume(again(table.journal))
    assert resumed.stage == "playing"
    assert resumed.state.box.rounds == 1


def test_a_game_that_is_gone_freezes_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened("mora", "Anna", "Bruno")
    written = records(table)
    monkeypatch.undo()
    frozen = Table.resume(again(table.journal))
    assert "there is no game 'mora'" in frozen.frozen
    assert records(frozen) == written


DAMAGE: list[Any] = [
    lambda entry: msgspec.structs.replace(entry, answers=["peek"]),
    lambda entry: msgspec.structs.replace(entry, answers=["stake 1"]),
    lambda entry: msgspec.structs.replace(entry, answers=["nonsense"]),
    lambda entry: msgspec.structs.replace(entry, seat=1),
    lambda entry: msgspec.structs.replace(entry, lines=[*entry.lines, AnswerLine(0, "pass")]),
]


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_game_that_no_longer_goes_as_it_went_freezes(damage: Any) -> None:
    """The rules may have changed without anybody saying so."""
    table = opened("mora", "Anna", "Bruno")
    say(table, 0, "pass")
    entries = again(table.journal)
    assert isinstance(entries[-1], Answered)
    entries[-1] = damage(entries[-1])
    frozen = Table.resume(entries)
    assert frozen.stage == "frozen"
    assert frozen.frozen.startswith(f"entry {len(entries)}: ")


def test_other_chance_freezes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened("mora", "Anna", "Bruno")
    monkeypatch.setattr("quadriga.table.table_state.fair_rng", lambda *_: Rng("something else"))
    assert Table.resume(again(table.journal)).frozen == "entry 2: the game no longer goes as it went"


def test_a_bot_that_is_gone_freezes_a_table() -> None:
    table = opened("mora", "Anna", "bot:random")
    entries = again(table.journal)
    assert isinstance(entries[0], Opened)
    entries[0].plan.seats[1].level = "oracle"
    assert "there is no bot 'oracle'" in Table.resume(entries).frozen


def test_a_bot_given_a_seat_that_is_gone_freezes_a_table_unless_it_is_over() -> None:
    table = Table.open(plan_of("mora", ["Anna", "open"]), "secret", 0.0)
    table.give(1, "anna", "random", 1.0)
    table.start(2.0)
    entries = again(table.journal)
    assert isinstance(entries[1], Seated)
    entries[1].level = "oracle"
    assert "there is no bot 'oracle'" in Table.resume(entries).frozen
    table.leave(0, "anna", 3.0)
    while jobs := table.jobs():
        table.bot_answer(jobs[0], think(jobs[0]), 4.0)
    entries = again(table.journal)
    entries[1].level = "oracle"
    assert Table.resume(entries).stage == "over"


def test_the_first_reason_stays() -> None:
    table = opened("mora", "Anna", "Bruno")
    say(table, 0, "pass")
    entries = again(table.journal)
    entries[1].lines = []
    assert Table.resume(entries).frozen.startswith("entry 2: ")
    assert MORA.rules_version == 1
