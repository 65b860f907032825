"""What every bot is, and the only way it is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from quadriga.kernel.native import mypyc_attr
from quadriga.kernel.state import State
from quadriga.kernel.step import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent(ABC):
    """Answers the questions of one seat."""

    @abstractmethod
    def choose(self, seen: State, seat: int) -> Action:
        """An answer to the question that `seen`, the state as this seat may see it, asks of the seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Blind(Agent):
    """A bot that looks at nothing but its actions, and so is given nothing else: no state need be masked for it."""

    @abstractmethod
    def pick(self, actions: Sequence[Action]) -> Action:
        """One of the actions."""

    def choose(self, seen: State, seat: int) -> Action:
        return self.pick(seen.actions(seat))


def ask(agent: Agent, state: State, seat: int) -> Action:
    """What a bot answers to the question that the true state asks of its seat; it gets what the seat may see.

    >>> import quadriga
    >>> game = quadriga.game("antike")
    >>> state, rng = game.new(turn_cap=3), quadriga.Rng(7)
    >>> bots = [quadriga.agent("random", game, rng.child(seat)) for seat in range(2)]
    >>> while state.asked:
    ...     quadriga.settle_chance(state, rng)
    ...     seat = state.asked[0]
    ...     state.play(seat, quadriga.ask(bots[seat], state, seat))
    >>> state.outcome().reason
    'cap'
    """
    if isinstance(agent, Blind):
        return agent.pick(state.actions(seat))
    return agent.choose(state.seen_by(seat), seat)
