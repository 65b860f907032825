"""Bots that other packages bring: entry points of the group `quadriga.bots`.

    [project.entry-points."quadriga.bots"]
    caesar = "my_package:Caesar"

What it names is called with a game and an Rng and gives an `Agent`. A server looks here for the bots that its host
names in the settings, and for no others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from importlib.metadata import EntryPoint, entry_points

from quadriga.agents import ADMITTED, agent
from quadriga.agents.base import Agent
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import UnknownBotError
from quadriga.kernel.game import Game
from quadriga.kernel.state import State

GROUP = "quadriga.bots"


def plugins() -> dict[str, EntryPoint]:
    """The bots that are installed, by name."""
    return {found.name: found for found in entry_points(group=GROUP)}


def any_agent(name: str, game: Game[State], rng: Rng) -> Agent:
    """One of our bots by its name, else one that another package brings.

    Raises UnknownBotError for a name that nobody has, and for a bot that cannot be loaded or made.
    """
    try:
        return agent(name, game, rng)
    except UnknownBotError as error:
        found = plugins().get(name)
        if found is None:
            others = ", ".join(sorted(plugins()))
            raise UnknownBotError(f"{error}; installed beside: {others}" if others else str(error)) from None
    return begun(name, found, game, rng)


def admit(names: Iterable[str]) -> None:
    """Make bots that other packages bring known wherever ours are; raises UnknownBotError for one that is not there."""
    there = plugins()
    for name in names:
        if name not in there:
            raise UnknownBotError(
                f"no package here brings a bot {name!r}; installed: {', '.join(sorted(there)) or '-'}"
            )
        ADMITTED[name] = partial(begun, name, there[name])


def begun(name: str, found: EntryPoint, game: Game[State], rng: Rng) -> Agent:
    """A bot of another package, made."""
    try:
        make: Callable[[Game[State], Rng], object] = found.load()
        made = make(game, rng)
    except Exception as fault:
        raise UnknownBotError(f"bot {name!r} of {found.value} failed to begin: {fault!r}") from fault
    if not isinstance(made, Agent):
        raise UnknownBotError(f"bot {name!r} of {found.value} is no quadriga.Agent")
    return made
