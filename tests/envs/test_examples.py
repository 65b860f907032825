"""The examples of learning run, each for about a minute, in their own environment."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from quadriga.arena.match import Setup
from quadriga.envs.export import export

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
RUNS = {
    "random_and_greedy": ["--games", "8"],
    "value_regression": ["DATA"],
    "openspiel_mcts": ["--games", "1", "--simulations", "4", "--decisions", "60"],
    "ppo": ["--minutes", "0.7", "--games", "20"],
    "first_half_hour": ["--output", "DATA/out.ipynb"],
}
"""What each example is called with; DATA is a folder with exported games."""
LAST_LINE = {
    "random_and_greedy": r"greedy won \d+(\.5)? of 8 games",
    "value_regression": r"40 games, \d+ decisions; .* right in \d+\.\d%",
    "openspiel_mcts": r"won \d(\.5)? of 1 games",
    "ppo": r"\d+ steps; won \d+\.\d% of 20 games",
    "first_half_hour": r"Save executed results",
}
LONGEST = 600
"""Seconds, on the slowest of machines."""


def test_every_example_is_run() -> None:
    assert {path.stem for path in EXAMPLES.iterdir() if path.suffix in (".py", ".ipynb")} == set(RUNS)
    too_long = [path.name for path in EXAMPLES.glob("*.py") if len(path.read_text().splitlines()) >= 150]
    assert not too_long


@pytest.mark.all
@pytest.mark.parametrize("name", RUNS)
def test_an_example_runs(name: str, tmp_path: Path) -> None:
    if "value" in name:
        export(Setup("praetor", ("random", "random"), {}, {}), 40, "1", tmp_path)
    arguments = [argument.replace("DATA", str(tmp_path)) for argument in RUNS[name]]
    command = [sys.executable, str(ROOT / "dev.py"), "train", name, *arguments]
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=LONGEST, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert re.search(LAST_LINE[name], done.stdout + done.stderr)
