"""Rule texts and who claims them."""

from pathlib import Path

from quadriga.kernel.rules import RuleText, claimed, coverage, read_rules, rule

TEXT = """# A game

## 1. Board

**GAM-1.1** The board is round.

Not a rule: GAM-1.2.

**GAM-1.2a** It turns.

## Rulings

**GAM-R3** It stops.

## Examples

**GAM-X4** Once round.
"""


def test_rules_are_read_with_their_section(tmp_path: Path) -> None:
    path = tmp_path / "rules.md"
    path.write_text(TEXT, encoding="utf-8")
    found = read_rules(path)
    assert found == [
        RuleText("GAM-1.1", "1. Board", "The board is round."),
        RuleText("GAM-1.2a", "1. Board", "It turns."),
        RuleText("GAM-R3", "Rulings", "It stops."),
        RuleText("GAM-X4", "Examples", "Once round."),
    ]
    assert [text.kind for text in found] == ["rule", "rule", "ruling", "example"]
    assert coverage(found, {"GAM-1.1", "GAM-R3"}) == (2, 1, 1, 0, ["GAM-1.2a", "GAM-X4"])
    assert coverage(found, {"GAM-1.1", "GAM-1.2a", "GAM-X4"}) == (2, 2, 1, 1, [])


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
