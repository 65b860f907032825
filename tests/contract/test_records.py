"""Records replay to the same state everywhere; golden games still give their results."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quadriga.kernel.record import Record
from tests.play import RECORDS, Variant, find, random_game

REPLAY = "import sys; from tests.play import find; from quadriga.kernel.record import Record; "
REPLAY += "print(Record.parse(sys.stdin.read(), find).replay().digest())"
GOLDEN = sorted(RECORDS.rglob("*.quadriga"))


def finished(variant: Variant, seed: int = 5) -> Record:
    *_, state = random_game(variant, seed)
    return Record.of(state, {state.box.seat_names[0]: "Anna"})


def test_records_print_and_parse(variant: Variant) -> None:
    record = finished(variant)
    again = Record.parse(str(record), find)
    assert str(again) == str(record)
    assert [line[:2] for line in again.lines] == [line[:2] for line in record.lines]


def test_replay_gives_the_same_state(variant: Variant) -> None:
    states = list(random_game(variant, 5))
    record = Record.of(states[-1])
    assert record.replay().digest() == states[-1].digest()


def test_replay_in_another_process(key: str, largest: Variant) -> None:
    record = finished(largest)
    environment = os.environ | {"PYTHONHASHSEED": "4321"}
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", REPLAY],
        input=str(record), capture_output=True, text=True, env=environment, cwd=root, check=True,
    )  # fmt: skip
    assert done.stdout.strip() == record.replay().digest()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games(path: Path) -> None:
    """The answers are still legal, the result is the one written down, and so is the final state."""
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text, find)
    assert record.result
    digest = text.rstrip().splitlines()[-1].removeprefix("; final ")
    assert record.replay().digest() == digest


def test_every_end_has_a_golden_game(key: str) -> None:
    results = {Record.parse(path.read_text(encoding="utf-8"), find).result for path in (RECORDS / key).glob("*")}
    assert {result.split()[0] for result in results} == set(find(key).reasons)
