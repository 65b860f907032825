"""How quick this machine is beside the one on which the levels were timed, and which levels can be waited for."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from time import perf_counter
from typing import TypedDict

from quadriga.agents import agent, ask
from quadriga.agents.levels import LEVELS
from quadriga.games import game
from quadriga.kernel.chance import Rng, settle_chance

TIMES = Path(str(files("quadriga.offline"))) / "times.json"
"""What was measured: see `bench/levels.py`."""
LONGEST = 10.0
"""Seconds of a turn, at the 95th percentile, that somebody may have to wait for a bot."""
GAME, LEVEL, SEED = "praetor", "legatus", "speed"
"""What is measured: how long this level thinks about its first turn."""


class Times(TypedDict):
    sample: float
    """Seconds that the sample took where the levels were timed."""
    turns: dict[str, dict[str, float]]
    """By game and level: seconds of a turn, at the 95th percentile, with two seats."""


def measure() -> float:
    """Seconds that the sample takes here."""
    played = game(GAME)
    state = played.new(2)
    settle_chance(state, Rng(SEED))
    seat = state.asked[0]
    begun = perf_counter()
    ask(agent(LEVEL, played, Rng(SEED)), state.seen_by(seat), seat)
    return perf_counter() - begun


def expected(sample: float) -> dict[str, dict[str, float]]:
    """Seconds of a turn on a machine that takes so long for the sample: by game and level, where they were timed."""
    times: Times = json.loads(TIMES.read_text(encoding="utf-8"))
    factor = sample / times["sample"]
    return {
        key: {level: round(seconds * factor, 1) for level, seconds in levels.items() if level in LEVELS}
        for key, levels in times["turns"].items()
    }
