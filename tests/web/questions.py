"""Questions of random games, written down so that the client can prove that its boards let one answer them all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from quadriga.kernel.screen import changes, spoken_of, targets
from quadriga.kernel.step import CHANCE
from tests.play import Variant, random_game, variants


def write_questions(key: str, games: int, path: Path) -> None:
    """A file with a line for each game (its tables) and for each of its questions."""
    with path.open("w", encoding="utf-8") as file:
        for seed, variant in enumerate(islice(cycle(v for v in variants() if v.key == key), games)):
            for line in questions(variant, seed):
                file.write(json.dumps(line, separators=(",", ":")) + "\n")


def questions(variant: Variant, seed: int) -> Iterator[dict[str, Any]]:
    """What is asked in one game, each time with what has changed in the view since the question before."""
    box = variant.new().box
    yield {"game": str(variant), "tables": box.game.tables(box)}
    before: Any = {}
    for state in random_game(variant, seed):
        for seat in state.asked:
            if seat == CHANCE:
                continue
            view = state.view(seat)
            step = state.question(seat)
            yield {
                "seat": seat,
                "step": type(step).__name__,
                "values": spoken_of(step, box.words),
                "choices": [[box.words.say(option), targets(box.words, option)] for option in state.options(seat)],
                "changes": changes(before, view),
            }
            before = view
