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
    assert "vorn, als der letzte vereinbarte Zug vorbei war." in done.out
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
    ("Rules: 2", "Rules: 99", "rules version 99"),
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


RESOLD = Path(__file__).parents[1] / "earlier" / "records" / "corduba-resold.quadriga"
REFUSED = "line 56: 'sell wood 2' is not allowed: bought-this-turn (COR-R78)"
"""Of a record of 0.1.0, in which a resource was bought and sold in one turn."""


def test_what_earlier_rules_played_is_checked_as_far_as_it_goes(quadriga: Any) -> None:
    done = quadriga("verify", RESOLD)
    assert done.code == 1, "what could not be checked is not verified"
    assert REFUSED in done.err
    assert (
        "played by rules version 2, and this program has 3: its first 41 of 278 answers are legal by both" in done.err
    )
    checked = quadriga("verify", RESOLD, "--json").json
    assert (checked["ok"], checked["rule"], checked["answers_checked"]) == (False, "COR-R78", 41)
    assert (checked["rules"], checked["rules_here"]) == (2, 3)
    legal = quadriga("verify", RESOLD.with_name("corduba-solo.quadriga"))
    assert legal.code == 0
    assert "played by rules version 2, legal by those of today (3) as well" in legal.out


def test_what_earlier_rules_played_is_replayed_as_far_as_it_goes(quadriga: Any) -> None:
    done = quadriga("replay", RESOLD)
    assert done.code == 0
    before, after = done.out.split(REFUSED)
    assert "   41  " in before
    assert "   42  orange: sell wood 2\n" in after
    assert "  278  " in after
    assert after.rstrip().endswith("Its result: senate 1 2")
    replayed = quadriga("replay", RESOLD, "--json").json
    assert (replayed["answers"], replayed["outcome"], replayed["refused"]["rule"]) == (41, None, "COR-R78")
    early = quadriga("replay", RESOLD, "--to", "30", "--json").json
    assert (early["answers"], early["refused"]) == (30, None)


def test_what_earlier_rules_played_is_not_gone_on_with(quadriga: Any) -> None:
    done = quadriga("play", "--resume", RESOLD, lines="")
    assert done.code == 2
    assert "played by rules version 2; this program has 3: it can be replayed, not gone on with" in done.err


def test_what_earlier_rules_played_is_analysed_as_far_as_it_goes(quadriga: Any) -> None:
    analysis = quadriga("analyse", RESOLD, "--iterations", "1", "--json").json
    assert 0 < analysis["decisions"][-1]["number"] <= 41
    assert analysis["result"] == {"reason": "senate", "places": [1, 2]}
    assert analysis["refused"]["rule"] == "COR-R78"
