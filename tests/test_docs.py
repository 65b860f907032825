"""Every example in the documentation runs, what it links to is there, and its strengths are those measured."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench import env_table
from quadriga.envs.episode import box_for
from quadriga.games.spec import spec

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)[^)]*\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    missing = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if not (page.parent / link).exists()]
    assert not missing


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_tests_that_a_page_names_are_there(page: Path) -> None:
    """Promises, failures and rules are told with the test that shows them: with its folder, or by its name alone."""
    named = re.findall(r"`((?:tests/[\w/]+/)?test_\w+\.py)`", page.read_text(encoding="utf-8"))
    missing = [name for name in named if not ((ROOT / name).exists() or [*(ROOT / "tests").rglob(name)])]
    assert not missing


def test_every_promise_of_security_names_its_test() -> None:
    rows = [row for row in (ROOT / "SECURITY.md").read_text(encoding="utf-8").splitlines() if row.startswith("| ")]
    promises = [row for row in rows if row != "| promise | tested in |"]
    assert len(promises) > 20
    assert [row for row in promises if "`tests/" not in row] == []


def test_python_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    examples = [(page, code) for page in PAGES for code in PYTHON.findall(page.read_text(encoding="utf-8"))]
    assert examples
    for page, code in examples:
        exec(compile(code, str(page), "exec"), {"__name__": "__main__"})
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


def test_the_table_of_environments_has_the_actions_and_columns_of_now() -> None:
    """The rest of its columns is measured: `python3 dev.py envs --table`."""
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in page.splitlines() if line.startswith("| `")]
    told = [(row[0].strip("`"), int(row[1]), row[7], row[8]) for row in rows if len(row) == len(env_table.HEADINGS)]
    assert [(key, seats) for key, seats, _, _ in told] == list(env_table.set_ups())
    for key, seats, actions, columns in told:
        declared = spec(box_for(key, seats, {}))
        assert (actions, columns) == (f"{declared.actions.size:,}", f"{declared.observation.size:,}")
