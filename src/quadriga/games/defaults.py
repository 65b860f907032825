"""The obvious answers: what a person who plays by a screen need not be asked.

Every game has its own beside its rules, in `defaults.py`: payments and feeding, whose way is obvious, and free actions,
for whose sake alone no question is worth asking. A table proposes these answers; none is given without being shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

from quadriga.kernel.game import Game
from quadriga.kernel.state import State
from quadriga.kernel.step import Action, Step

Obvious = Callable[[Any, int, list[Action]], Action | None]
"""Gives the obvious one of the actions that a seat has at a question, or None where there is none."""
Join = Callable[[Step[Any], Action, Action], Action | None]
"""Says two moves of a unit as one, from the question before both; None where they lead back to where it stands."""


class Whole(NamedTuple):
    """Several small questions answered together."""

    answers: list[Action]
    """What is asked for, one after the other."""
    says: list[Action]
    """What it means: those answers, and those that are not asked because there is only one."""


WaysToAnswer = Callable[[Any, int], list[Whole]]
"""Gives all ways to answer the question of a seat and those after it."""
ENOUGH: Final[tuple[str, ...]] = ("pass", "done")
"""Verbs that only say that one does no more."""


def never(_: State, seat: int, action: Action) -> bool:
    return False


@dataclass(frozen=True)
class Defaults:
    obvious: Mapping[str, Obvious] = field(default_factory=dict)
    """By the name of the step."""
    free: tuple[str, ...] = ()
    """Verbs of what may be done beside a move."""
    decided: tuple[str, ...] = ()
    """Steps at which doing no more gives up something: that is never put in, though only free actions are left."""
    implied: tuple[str, ...] = ()
    """Steps that one leaves by doing what comes after them: another unit moves, so this one stays. All that they lead
    to can be chosen at once, so declining at one of these questions declines at all of them."""
    repeated: tuple[str, ...] = ()
    """Verbs of what is often done several times in a row."""
    once: Callable[[Any, int, Action], bool] = never
    """Says of an answer with such a verb that it cannot be repeated, which saves trying: a unit that stands alone."""
    ways: Mapping[str, Join] = field(default_factory=dict)
    """Steps that let the same unit go on, and how two moves are said as one: a whole way is chosen by where it ends."""
    together: Mapping[str, WaysToAnswer] = field(default_factory=dict)
    """Steps that a person answers together with those after them, by the name of the step."""

    def answer(self, state: State, seat: int) -> Action | None:
        """The obvious answer to the question that a seat is asked; None where it must be asked."""
        step, actions = type(state.question(seat)).__name__, state.actions(seat)
        if step in self.obvious:
            return self.obvious[step](state, seat, actions)
        if step in self.decided:
            return None
        real = [action for action in actions if action[0] not in self.free]
        return real[0] if len(real) == 1 and real[0] in NOTHING_MORE and len(actions) > 1 else None

    def leaves_out(self, state: State, seat: int) -> Action | None:
        """The answer that is meant where somebody does what can be done only after it."""
        if type(state.question(seat)).__name__ not in self.implied:
            return None
        return next((action for action in state.actions(seat) if action in NOTHING_MORE), None)


NOTHING_MORE: Final = [(verb,) for verb in ENOUGH]
NONE: Final = Defaults()


def first(_: State, seat: int, actions: list[Action]) -> Action:
    """Where the rules list the obvious way first."""
    return actions[0]


@cache
def defaults_of(game: Game[State]) -> Defaults:
    """The game's own, or none where it has no file for them."""
    module = type(game).__module__
    try:
        found: Defaults = import_module(f"{module}.defaults").DEFAULTS
    except ModuleNotFoundError as error:
        if error.name != f"{module}.defaults":
            raise
        return NONE
    return found
