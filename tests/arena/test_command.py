"""Command bots: they get what their seat may see, and when they fail `greedy` plays on."""

import json
import re
import sys
from pathlib import Path

import pytest

from quadriga.agents import agent
from quadriga.arena import command
from quadriga.arena.check import check_bot
from quadriga.arena.match import MatchResult, Setup, play_match
from quadriga.arena.sim import simulate
from quadriga.games import KEYS, game, read_record
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import QuadrigaError
from quadriga.table import Plan, SeatPlan, Table
from tests.play import variants

FIELDS = re.compile(r"^(?:\| )?(`\w+`(?:, `\w+`)*)", re.MULTILINE)
"""What a row or a paragraph of the handbook begins with."""
ROOT = Path(__file__).parents[2]
ODD = f"{sys.executable} {Path(__file__).parent / 'odd_bot.py'}"
EXAMPLE = ROOT / "docs" / "command_bot.py"


def play(way: str, clock: float = 10.0, settings: dict[str, str] | None = None) -> MatchResult:
    setup = Setup("antike", (f"cmd:{ODD} {way}", "random"), settings or {"turn_cap": "6"}, {}, clock)
    return play_match(setup, "1", keep=True)


def test_a_good_program_plays_a_game_to_its_end() -> None:
    result = play("good")
    assert result.reason == "cap"
    assert result.faults == {}


@pytest.mark.parametrize(
    ("way", "fault"),
    [
        ("late", "no answer within 1 s"),
        ("deaf", "ended without an answer"),
        ("gone", "ended without an answer (exit code 1): I give up"),
        ("illegal", "says 'sing': there is no verb 'sing'"),
        ("not-now", "says 'found Roma iron', which is not allowed"),
        ("old-answer", "answers question 1, not 3"),
        ("number", "no JSON object: b'7\\n'"),
        ("chatty", "no JSON: b'thinking ...\\n'"),
        ("endless", "a line of more than 1000000 characters"),
    ],
)
def test_a_program_that_fails_is_reported_and_greedy_plays_on(way: str, fault: str) -> None:
    result = play(way, clock=1.0 if way == "late" else 10.0)
    assert result.faults == {0: f"question 3: {fault}"}
    assert result.reason == "cap"
    assert len([line for line in read_record(result.record).lines if line.seat == 0]) > 3


def test_a_program_of_another_version_is_not_asked() -> None:
    assert play("other-version").faults == {0: 'question 0: does not speak protocol 2: {"protocol": 3}'}


def test_a_program_that_cannot_be_started_is_reported(tmp_path: Path) -> None:
    (tmp_path / "bot").write_text("not a program")
    result = play_match(Setup("antike", (f"cmd:{tmp_path / 'bot'}", "random"), {"turn_cap": "2"}, {}), "1")
    assert "cannot be started" in result.faults[0]
    assert result.reason == "cap"


def test_what_a_program_gets_is_its_masked_view() -> None:
    """Every message in every game is the same when only what the seat may not know is changed."""
    for variant in variants():
        state, rng = variant.new(), Rng("masked")
        for _ in range(60):
            if not state.asked:
                break
            seat = state.asked[0]
            if seat >= 0:
                seen = state.seen_by(seat)
                other = seen.imagine(rng.child("other")).seen_by(seat)
                assert command.asking(seen, seat, 1, 1) == command.asking(other, seat, 1, 1)
                json.dumps(command.asking(seen, seat, 1, 1))
            state.take(seat, rng.answer(state) if seat < 0 else rng.pick(state.actions(seat)))


def test_messages_are_as_documented(tmp_path: Path) -> None:
    file = tmp_path / "seen.jsonl"
    play(f"good {file}")
    messages = [json.loads(line) for line in file.read_text().splitlines()]
    page = (ROOT / "docs" / "command-bots.md").read_text()
    parts = dict(zip(("hello", "ask", "over"), page.split("\n### ")[1:], strict=True))
    fields = {kind: set(re.findall(r"\w+", " ".join(FIELDS.findall(part)))) for kind, part in parts.items()}
    assert [message["type"] for message in messages[:2]] == ["hello", "ask"]
    assert messages[-1] == {"type": "over", "places": messages[-1]["places"]}
    for message in messages:
        assert set(message) == fields[message["type"]] | {"type"}
    assert [message["id"] for message in messages[1:-1]] == list(range(1, len(messages) - 1))


def test_simulations_tell_of_faults() -> None:
    setup = Setup("antike", (f"cmd:{ODD} illegal", "random"), {"turn_cap": "3"}, {})
    broken, sound = simulate(setup, 2, "1")["bots"]
    assert broken["replaced"] == 2
    assert broken["fault"] == "game 0, question 3: says 'sing': there is no verb 'sing'"
    assert "fault" not in sound


def test_the_example_of_the_handbook_is_ten_lines_and_keeps_the_protocol() -> None:
    code = EXAMPLE.read_text()
    assert f"```py\n{code}```" in (ROOT / "docs" / "command-bots.md").read_text()
    assert len([line for line in code.splitlines() if line]) <= 10
    checks = list(check_bot(f"{sys.executable} {EXAMPLE}", ["antike", "praetor"], "1", 10.0))
    assert [check for check in checks if not check.ok] == []
    assert [check.what for check in checks[2:]] == [
        "plays antike with 2", *(f"plays praetor with {seats}" for seats in (2, 3, 4, 5))
    ]  # fmt: skip


@pytest.mark.all
def test_the_example_plays_every_game() -> None:
    assert all(check.ok for check in check_bot(f"{sys.executable} {EXAMPLE}", KEYS, "1", 10.0))


@pytest.mark.parametrize(
    ("way", "what"),
    [
        ("other-version", "says hello"),
        ("stubborn", "says hello"),
        ("impatient", "passes over"),
        ("illegal", "plays antike with 2"),
    ],
)
def test_the_check_finds_what_is_wrong(way: str, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "END_S", 0.5)
    wrong = [check for check in check_bot(f"cmd:{ODD} {way}", ["antike"], "1", 5.0) if not check.ok]
    assert wrong[0].what.startswith(what)
    assert wrong[0].seen


def test_commands_are_bots_of_the_arena_alone() -> None:
    with pytest.raises(QuadrigaError, match="cmd:true"):
        agent("cmd:true", game("antike"), Rng(1))
    with pytest.raises(QuadrigaError, match="cmd:true"):
        Table.open(Plan("antike", [SeatPlan("bot", level="cmd:true"), SeatPlan("bot", level="greedy")]), "0" * 64, 0.0)
