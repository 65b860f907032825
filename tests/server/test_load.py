"""The tool that measures a server under load still measures one."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.all
@pytest.mark.parametrize("abuse", [False, True])
def test_a_short_load(abuse: bool) -> None:
    given = ["--tables=2", "--seconds=3", "--every=0.5", "--watchers=2", "--sleeping=1", "--played=3", "--json"]
    command = [sys.executable, str(ROOT / "bench" / "serve.py"), *given, *(["--abuse", "--rounds=1"] if abuse else [])]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    found = json.loads(ran.stdout)
    for result in found if abuse else [found]:
        assert (result["errors"], result["watchers"]) == (0, 2)
        assert result["answers"]
        assert result["ms_per_answer"] > 0
    assert ("beside the abusive address" in ran.stderr) == abuse
