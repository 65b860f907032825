"""Every example in the documentation runs, what it links to is there, and its strengths are those measured."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)[^)]*\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    missing = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if not (page.parent / link).exists()]
    assert not missing


def test_python_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    examples = [(page, code) for page in PAGES for code in PYTHON.findall(page.read_text(encoding="utf-8"))]
    assert examples
    for page, code in examples:
        exec(compile(code, str(page), "exec"), {})
        assert capsys.readouterr().out


def test_the_readme_has_every_strength_that_was_decided_and_no_other() -> None:
    command = [sys.executable, str(ROOT / "bench" / "strength.py"), "--table"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    readme = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    strengths, ratings = printed.split("\n\n")
    for table in (strengths, ratings):
        decided = [line for line in table.splitlines() if not line.endswith("| open |")]
        start = readme.index(decided[0])
        assert len(decided) > 2
        assert readme[start : readme.index("", start)] == decided
