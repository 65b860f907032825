"""Rule texts are read with their numbers and sections."""

from pathlib import Path

from quadriga.kernel.rules import RuleText, read_rules

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
    texts = read_rules(path)
    assert texts == [
        RuleText("GAM-1.1", "1. Board", "The board is round."),
        RuleText("GAM-1.2a", "1. Board", "It turns."),
        RuleText("GAM-R3", "Rulings", "It stops."),
        RuleText("GAM-X4", "Examples", "Once round."),
    ]
    assert [text.kind for text in texts] == ["rule", "rule", "ruling", "example"]
