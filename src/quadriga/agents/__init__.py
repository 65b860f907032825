"""Bots: they get what their seat may see, never the true state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quadriga.agents.base import Agent, Blind, ask
from quadriga.agents.greedy import Greedy
from quadriga.agents.levels import FIRST, FIRST_STRENGTHS, LEVELS, strength
from quadriga.agents.network import has_network
from quadriga.agents.random import Random
from quadriga.agents.search import Search
from quadriga.games.evaluator import evaluator_of, first_evaluator_of
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import UnknownBotError
from quadriga.kernel.game import Game
from quadriga.kernel.state import State

__all__ = ["Agent", "Blind", "agent", "ask"]


KINDS: Final = "random, greedy, greedy:POSITIONS, search:ITERATIONS, search:SECONDSs, network, network:ITERATIONS"
ADMITTED: Final[dict[str, Callable[[Game[State], Rng], Agent]]] = {}
"""Bots of other packages that the host of a server has named, by name: `plugins.admit` puts them here."""


def agent(name: str, game: Game[State], rng: Rng) -> Agent:
    """The bot of that name: a level, or a kind with its limit, such as "search:100" (iterations) or "search:2s".

    Raises UnknownBotError for any other name.

    >>> import quadriga
    >>> type(quadriga.agent("centurio", quadriga.game("praetor"), quadriga.Rng(1))).__name__
    'Search'
    """
    if name in LEVELS:
        return Search(evaluator_of(game), rng, *strength(game.key, name))
    if name == FIRST and game.key in FIRST_STRENGTHS:
        return Search(first_evaluator_of(game), rng, *FIRST_STRENGTHS[game.key])
    if name in ADMITTED:
        return ADMITTED[name](game, rng)
    kind, colon, amount = name.partition(":")
    if kind == "random" and not colon:
        return Random(rng)
    if kind == "greedy":
        return Greedy(evaluator_of(game), rng, whole(name, amount)) if colon else Greedy(evaluator_of(game), rng)
    if kind == "search" and amount.endswith("s"):
        return Search(evaluator_of(game), rng, seconds=seconds(name, amount[:-1]))
    if kind == "search":
        return Search(evaluator_of(game), rng, whole(name, amount))
    if kind == "network":
        if not has_network(game.key):
            raise UnknownBotError(f"bot {name!r}: no network comes with {game.title}; bench/train.py learns one")
        if not colon:
            return Greedy(evaluator_of(game), rng, network=True)
        return Search(evaluator_of(game), rng, whole(name, amount), network=True)
    raise UnknownBotError(f"there is no bot {name!r}; there is: {', '.join(LEVELS)}, {FIRST}, {KINDS}")


def whole(name: str, amount: str) -> int:
    if not amount.isdecimal() or not int(amount):
        raise UnknownBotError(f"bot {name!r}: expected a number after the colon")
    return int(amount)


def seconds(name: str, amount: str) -> float:
    before, _, after = amount.partition(".")
    if not (before + after).isdecimal() or not float(amount):
        raise UnknownBotError(f"bot {name!r}: expected a number of seconds after the colon, such as 2s or 0.5s")
    return float(amount)
