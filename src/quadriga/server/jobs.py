"""What worker processes do: think for bots, read records. States travel masked, their boxes by name."""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from typing import Any

from quadriga.agents import agent
from quadriga.games import game
from quadriga.kernel.chance import Rng
from quadriga.kernel.game import Box
from quadriga.kernel.step import Option

LONGEST_CHAIN = 60


class Packer(pickle.Pickler):
    """Writes a box as what it is made of, so that the other side uses its own."""

    def persistent_id(self, thing: Any) -> Any:
        if isinstance(thing, Box):
            return thing.game.key, thing.seats, thing.figures.overrides, thing.settings
        return None


class Unpacker(pickle.Unpickler):
    def persistent_load(self, name: Any) -> Any:
        key, seats, overrides, settings = name
        return game(key).box(seats, overrides, **settings)


def pack(thing: Any) -> bytes:
    target = io.BytesIO()
    Packer(target, pickle.HIGHEST_PROTOCOL).dump(thing)
    return target.getvalue()


def unpack(data: bytes) -> Any:
    return Unpacker(io.BytesIO(data)).load()


def think(level: str, seen: Any, seat: int, seed: str) -> list[str]:
    """What a bot answers, to the end of its move or until somebody else or chance is asked."""
    assert seen.masked, "a bot gets what its seat may see"
    bot = agent(level, seen.box.game, Rng(seed))
    answers: list[Option] = []
    while seat in seen.asked and len(answers) < LONGEST_CHAIN:
        answers.append(bot.choose(seen, seat))
        seen.take(seat, answers[-1])
        if seat in seen.asked and seen.question(seat).turn_level:
            break
    return [seen.box.words.say(answer) for answer in answers]


JOBS: dict[str, Callable[..., Any]] = {"think": think}
