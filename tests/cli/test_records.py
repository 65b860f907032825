"""`quadriga replay` and `quadriga verify`: records read, and damaged ones refused."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import GOLDEN


def damaged(tmp_path: Path, old: str, new: str) -> Path:
    """A copy of the golden game with one place changed."""
    text = GOLDEN.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "damaged.quadriga"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def line_of(start: str) -> int:
    """The number of the first line of the golden game that begins so."""
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    return 1 + next(n for n, line in enumerate(lines) if line.startswith(start))


def test_replay_json(quadriga: Any) -> None:
    done = quadriga("replay", GOLDEN, "--json")
    assert done.json["outcome"]["reason"] == "cap"
    assert done.json["state"]["turns"] == [100, 100]
    assert GOLDEN.read_text(encoding="utf-8").rstrip().endswith(done.json["digest"])
    early = quadriga("replay", GOLDEN, "--to", "10", "--json").json
    assert early["outcome"] is None
    assert early["answers"] == 10


def test_replay_in_words(quadriga: Any) -> None:
    done = quadriga("replay", GOLDEN, "--lang", "de")
    assert "Die Zuggrenze ist erreicht." in done.out
    assert len(quadriga("replay", GOLDEN, "--to", "7").out.splitlines()) == 7


def test_replay_too_far(quadriga: Any) -> None:
    done = quadriga("replay", GOLDEN, "--to", "99999")
    assert done.code == 2
    assert "the record has" in done.err


def test_verify(quadriga: Any) -> None:
    done = quadriga("verify", GOLDEN)
    assert done.code == 0
    assert "legal" in done.out
    checked = quadriga("verify", GOLDEN, "--json").json
    assert checked["ok"]
    assert checked["result"].startswith("cap ")


DAMAGE = [
    ("Quadriga-Record: 1", "Quadriga-Record: 9", "not a record"),
    ("Game: antike", "Game: chess", "there is no game 'chess'"),
    ("Figures: ", "Figures: 0", "other data"),
    ("Rules: 1", "Rules: 99", "rules version 99"),
    ("Result: cap ", "Result: personalities ", "but its answers give: cap"),
    ("brown: rondel", "brown: stumble", "there is no verb 'stumble'"),
    ("brown: rondel", "green: rondel", "there is no seat 'green'"),
    ("brown: rondel", "brown rondel", "expected 'seat: answer'"),
    ("brown: rondel", "brown: found Zama gold\nbrown: rondel", "is not allowed"),
    ("brown: rondel", "beige: rondel", "is not allowed: not-asked"),
]


@pytest.mark.parametrize(("old", "new", "problem"), DAMAGE)
def test_a_damaged_record_is_refused(quadriga: Any, tmp_path: Path, old: str, new: str, problem: str) -> None:
    if old.startswith("brown"):
        old = next(row for row in GOLDEN.read_text(encoding="utf-8").splitlines() if row.startswith(old))
        new = new + old.removeprefix("brown: rondel")
    path = damaged(tmp_path, old, new)
    text = path.read_text(encoding="utf-8")
    done = quadriga("verify", path)
    assert done.code == 1
    assert problem in done.err
    checked = quadriga("verify", path, "--json")
    assert checked.code == 1
    assert not checked.json["ok"]
    assert problem in checked.json["problem"]
    if old.startswith("brown"):
        assert checked.json["line"] == line_of(old)
        assert f"line {line_of(old)}: " in done.err
    for command in (("replay", path), ("replay", path, "--json"), ("play", "--resume", path)):
        done = quadriga(*command, lines="1\n1\n")
        assert done.code == 2
        assert done.out == ""
        assert problem in done.err
    assert path.read_text(encoding="utf-8") == text
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_is_no_text(quadriga: Any, tmp_path: Path) -> None:
    path = tmp_path / "picture.quadriga"
    path.write_bytes(b"\x89PNG\xff\xfe\x00")
    done = quadriga("verify", path)
    assert done.code == 2
    assert "cannot read" in done.err
    assert quadriga("verify", tmp_path).code == 2
