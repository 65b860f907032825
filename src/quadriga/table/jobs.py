"""What a bot is asked, in this process or another: the state as its seat sees it, packed.

The table masks the state before it packs it, so that no worker ever holds what the bot may not know. Unpacking finds
the game by its module, and the box by seats and settings, so that a job is a few kilobytes.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from quadriga import games
from quadriga.agents import agent, ask
from quadriga.kernel.chance import Rng
from quadriga.kernel.state import State


class Job(Struct, frozen=True):
    """A question for a bot. Plain data: it can go to another process or machine of the same program."""

    seat: int
    level: str
    question: str
    seed: str
    """Of the bot's own random numbers."""
    state: bytes


def pack(state: State, seat: int) -> bytes:
    return pickle.dumps(state.seen_by(seat), protocol=pickle.HIGHEST_PROTOCOL)


def think(job: Job) -> list[str]:
    """What the bot answers: as much of its move as it can make without learning anything new."""
    seen: Any = pickle.loads(job.state)
    seat, vocabulary = job.seat, seen.box.vocabulary
    bot = agent(job.level, seen.box.game, Rng(job.seed))
    answers: list[str] = []
    while seat in seen.asked:
        action = ask(bot, seen, seat)
        answers.append(vocabulary.format(action))
        seen.take(seat, action)
        if seen.at_turn_level():
            break
    return answers


def check_bots(game: str, levels: Iterable[str]) -> None:
    """Raise UnknownBotError for a bot that does not exist."""
    for level in levels:
        agent(level, games.game(game), Rng(0))
