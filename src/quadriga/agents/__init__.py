"""Bots: they get what their seat may see, never the true state."""

from __future__ import annotations

from typing import Any

from quadriga.agents.base import Agent, Blind, ask
from quadriga.agents.greedy import Greedy
from quadriga.agents.random import Random
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.game import Game

__all__ = ["Agent", "Blind", "agent", "ask"]


def agent(name: str, game: Game[Any], rng: Rng) -> Agent:
    """The bot of that name: "random", "greedy", or "greedy:200" with a budget of positions to look at."""
    kind, _, amount = name.partition(":")
    if amount and not (amount.isdecimal() and int(amount)):
        raise QuadrigaError(f"bot {name!r}: expected a number after the colon")
    if kind == "random" and not amount:
        return Random(rng)
    if kind == "greedy":
        return Greedy(game, rng, int(amount)) if amount else Greedy(game, rng)
    raise QuadrigaError(f"there is no bot {name!r}; there is: random, greedy, greedy:BUDGET")
