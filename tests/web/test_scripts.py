"""The client's own tests, and that what is generated from the server is up to date."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.recorded import films, recorded
from tests.web.server import ROOT


@pytest.fixture(scope="module")
def npm() -> str:
    found = shutil.which("npm")
    assert found, "there is no npm on the path: run the tests by python3 dev.py test"
    return found


def test_types_are_those_of_the_server(npm: str) -> None:
    done = subprocess.run([sys.executable, "tools/wire_types.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_scripts(npm: str, tmp_path: Path) -> None:
    """Vitest, with recorded games: the client must put them into the same words as the terminal, and films to show."""
    words, replays = tmp_path / "recorded.json", tmp_path / "replays.json"
    words.write_text(json.dumps(recorded()), encoding="utf-8")
    replays.write_text(json.dumps(films()), encoding="utf-8")
    done = subprocess.run(
        [npm, "run", "--silent", "test"],
        cwd=ROOT / "web",
        env={**os.environ, "QUADRIGA_RECORDED": str(words), "QUADRIGA_REPLAYS": str(replays), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert "skipped" not in done.stdout
