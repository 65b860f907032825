"""Networks that have learnt nothing, and positions to try them on."""

from __future__ import annotations

from typing import Any

import numpy as np

from quadriga.agents import network
from quadriga.agents.network import Rows
from quadriga.games import game
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.game import Box
from quadriga.kernel.step import CHANCE


def box_of(key: str, seats: int = 2) -> Box:
    return game(key).box(seats, None, **game(key).bot_settings({}))


def after(key: str, seats: int, answers: int, seed: str = "network") -> Any:
    """A position of random play that many answers into a game, or the last before its end."""
    rng = Rng(seed)
    state: Any = game(key).begin(box_of(key, seats))
    for _ in range(answers):
        before = state.copy()
        seat = state.asked[0]
        state.take(seat, rng.answer(state) if seat == CHANCE else rng.pick(state.actions(seat)))
        settle_chance(state, rng)
        if not state.asked:
            return before
    return state


def made_up(box: Box, strength: float = 0.0, seed: int = 1) -> tuple[network.Head, dict[str, Any]]:
    """A small network that has learnt nothing: with strength 0 it says nothing."""
    numbers = np.random.default_rng(seed)
    state = after(box.game.key, box.seats, 10)
    width = len(Rows(box).of(state)[0])
    sizes = [width, 16, 8, 1]
    arrays: dict[str, Any] = {"columns": np.arange(sizes[0], dtype=np.int32)}
    for n in range(3):
        arrays[f"weights{n}"] = numbers.normal(0, 1 / sizes[n + 1], (sizes[n], sizes[n + 1])).astype(np.float32)
        arrays[f"biases{n}"] = numbers.normal(0, 0.1, sizes[n + 1]).astype(np.float32)
    arrays["weights2"] *= strength
    arrays["biases2"] *= strength
    head = {
        "trust": 1.0,
        "layout": network.layout_digest(box),
        "evaluator": network.evaluator_digest(box.game),
        "checks": [],
    }
    return head, arrays
