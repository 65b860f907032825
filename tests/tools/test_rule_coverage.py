"""Which rules tests claim: found without running them, counted, and printed by `dev.py coverage`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from quadriga.kernel.rules import RuleText
from tests import rule_coverage
from tests.rule_coverage import claimed, coverage, rule

ROOT = Path(__file__).parents[2]
TEXTS = [RuleText(number, "", "") for number in ("GAM-1.1", "GAM-1.2a", "GAM-R3", "GAM-X4")]


def test_rules_and_examples_must_be_claimed_and_rulings_need_not() -> None:
    assert coverage(TEXTS, {"GAM-1.1", "GAM-R3"}) == (2, 1, 1, 0, ["GAM-1.2a", "GAM-X4"])
    assert coverage(TEXTS, {"GAM-1.1", "GAM-1.2a", "GAM-X4"}) == (2, 2, 1, 1, [])


def test_claims_are_found_without_running_the_tests(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_one.py").write_text(
        "@rule('GAM-1.1', 'GAM-X4')\ndef test_a(): ...\n"
        "@rule('GAM-9.9')\ndef helper(): ...\n"
        "@other('GAM-8.8')\ndef test_b(): ...\n",
        encoding="utf-8",
    )
    (tmp_path / "helper.py").write_text("@rule('GAM-7.7')\ndef test_a(): ...\n", encoding="utf-8")
    assert claimed(tmp_path) == {"GAM-1.1", "GAM-X4"}


def test_a_claim_leaves_the_test_as_it_is() -> None:
    def test() -> int:
        return 3

    marked = rule("GAM-1.1")(test)
    assert marked is test
    assert marked.__dict__["rules"] == ("GAM-1.1",)
    assert marked() == 3


def test_the_task_prints_what_is_claimed_and_what_is_missing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert rule_coverage.main(["antike"]) == 0
    assert capsys.readouterr().out == "142 of 142 rules and 23 of 23 examples claimed\n"
    monkeypatch.setattr(rule_coverage, "TESTS", tmp_path)
    assert rule_coverage.main(["antike"]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first == "0 of 142 rules and 0 of 23 examples claimed"
    assert second.startswith("missing: ANT-1.1, ")
    assert rule_coverage.main(["antike", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["examples"] == 23


def test_it_is_a_task_of_the_clone() -> None:
    listed = subprocess.check_output([sys.executable, "dev.py"], cwd=ROOT, text=True)
    assert "\n  coverage " in listed
