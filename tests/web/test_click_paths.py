"""Drawn boards: every answer of every question of many random games can be clicked."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quadriga.api.boards import board_of
from quadriga.games import game
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.screen import question
from tests.web.server import ROOT

VARIANTS: list[dict[str, Any]] = [{}, {"sides": "B"}, {"sides": "choose"}, {"expert": True}, {"hard": True}]
GAMES: dict[str, list[dict[str, Any]]] = {
    "antike": [{"map": name, "special_units": special} for name in ("west", "east") for special in ("no", "yes")],
    "corduba": [
        *[{"seats": seats} for seats in (2, 3, 4) for _ in range(2)],
        *[{"seats": 1, "level": level} for level in ("aedil", "consul")],
        *[{"seats": 1, "variant": variant} for variant in ("senators", "monuments", "both")],
    ],
    "praetor": [
        {"seats": seats, **settings}
        for settings in VARIANTS
        for seats in range(2, 6)
        if seats > 2 or not settings.keys() & {"expert", "hard"}
    ],
    "romolo": [
        {"seats": 2},
        {"seats": 1},
        {"seats": 4},
        {"seats": 3, "dice": "die"},
        {"seats": 4, "teams": True},
        {"seats": 1, "events": "bag", "dice": "die"},
        {"seats": 3, "hidden_coins": False},
        {"seats": 2, "dice": "die"},
    ],
}
"""The boards that are drawn, and the settings they are played with."""
DRAWN: dict[str, dict[str, Any]] = {
    "antike": {"units": {}, "display": {}, "players": {"seat": {}, "cards": {}}},
    "corduba": {
        "tiles": {"tile": {}, "district": {}, "cells": {}},
        "districts": {"neutral": {}, "insulae": {}, "stock": {}},
        "gestae": {},
        "dealt": {},
    },
    "praetor": {"city": {"tile": {}}, "sites": {}, "display": {}},
    "romolo": {
        "hexes": {"terrain": {}},
        "units": {"seat": {}, "kind": {}, "hex": {}, "lying": {}, "hindered": {}},
        "display": {},
        "players": {"characters": {"name": {}}},
    },
}
"""What of a view the places on the board depend on; the rest is left out of the file."""
RANDOM_GAMES = 100


def kept(view: Any, of: dict[str, Any]) -> Any:
    if not of:
        return view
    if isinstance(view, list):
        return [kept(one, of) for one in view]
    return {name: kept(view[name], inner) for name, inner in of.items()}


def asked(key: str, number: int) -> Iterator[Any]:
    """The board, then all questions of a random game."""
    rules: Any = game(key)
    settings = dict(GAMES[key][number % len(GAMES[key])])
    rng = Rng(f"click paths {number}")
    seats = settings.pop("seats", rules.seat_counts[0])
    state = rules.new(seats, **rules.bot_settings(settings))
    yield {**msgspec.to_builtins(board_of(state.box)), "tables": {}}
    settle_chance(state, rng)
    while state.asked:
        for seat in state.asked:
            yield {"view": kept(state.view(seat), DRAWN[key]), "question": question(state, seat)}
        seat = state.asked[0]
        state.take(seat, rng.pick(state.actions(seat)))
        settle_chance(state, rng)


@pytest.mark.parametrize("key", GAMES)
def test_every_answer_can_be_clicked(key: str, tmp_path: Path) -> None:
    npx = shutil.which("npx")
    assert npx, "there is no npx on the path: run the tests by python3 dev.py test"
    questions = tmp_path / "questions"
    with questions.open("w", encoding="utf-8") as file:
        for number in range(RANDOM_GAMES):
            file.writelines(json.dumps(line, separators=(",", ":")) + "\n" for line in asked(key, number))
            file.write("\n")
    done = subprocess.run(
        [npx, "vitest", "run", "src/boards/clickPaths.test.ts"],
        cwd=ROOT / "web",
        env={**os.environ, "QUADRIGA_GAME": key, "QUADRIGA_QUESTIONS": str(questions), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert f"{key}: " in done.stdout
