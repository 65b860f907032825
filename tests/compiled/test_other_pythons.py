"""Other Pythons, PyPy among them, play the same games from source, where they are there."""

import os
import runpy
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHONS = runpy.run_path(str(ROOT / "tools" / "pythons.py"))
OTHERS = [("python", minor) for minor in reversed(PYTHONS["NEWER"])] + [("pypy", minor) for minor in ("3.11", "3.12")]
PARTS = ("antike-2 random", "praetor-2 random", "praetor-2 greedy", "praetor-2 search", "romolo-1 random", "corduba-1 ")
"""A few of every game, none with a network: other Pythons need not have numpy."""


@cache
def played(interpreter: Path) -> list[str]:
    environment = {**os.environ, "QUADRIGA_PURE": "1", "PYTHONPATH": str(ROOT / "src")}
    command = [str(interpreter), "-m", "tests.compiled.digests", *PARTS]
    return subprocess.check_output(command, cwd=ROOT, env=environment, text=True).splitlines()


@pytest.mark.parametrize(("kind", "minor"), OTHERS)
def test_another_python_plays_the_same_games_from_source(kind: str, minor: str) -> None:
    interpreter = PYTHONS["python"](minor, kind=kind)
    if interpreter is None:
        pytest.skip(f"there is no {kind} {minor} on this machine")
    lines = played(interpreter)
    assert lines[0] == "from source"
    assert len(lines) > len(PARTS)
    assert lines == played(Path(sys.executable))
