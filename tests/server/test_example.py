"""The example of the handbook plays a whole game."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import Server

EXAMPLE = Path(__file__).parents[2] / "docs" / "play_by_api.py"


@pytest.mark.parametrize("game", ["corduba"])
def test_the_example_plays_a_whole_game(server: Server, game: str) -> None:
    shown = subprocess.check_output([sys.executable, EXAMPLE, server.url, game], text=True)
    assert [line[1:3] for line in shown.splitlines()] == [". ", ". "]
    assert "greedy" in shown
