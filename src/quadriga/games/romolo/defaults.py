"""The obvious answers in Romolo o Remo?: storehouses first, then what one has more of; everybody is fed."""

from __future__ import annotations

from typing import Any, Final

from quadriga.games.defaults import Defaults, first
from quadriga.games.romolo.activation import Act
from quadriga.games.romolo.board import GRAIN, STONE, WOOD
from quadriga.games.romolo.feeding import Hungry
from quadriga.games.romolo.payment import PayBuilding
from quadriga.games.romolo.state import Romolo
from quadriga.kernel.step import Action, Step


def leave_as_many(s: Romolo, seat: int, actions: list[Action]) -> Action:
    """So much stone that stone and wood left are as equal as can be; Aedificator is not used for it."""
    step = s.question(seat)
    assert isinstance(step, PayBuilding)
    stone, wood = s.at_hand(seat, step.h, STONE), s.at_hand(seat, step.h, WOOD)
    paying = [action for action in actions if action[0] == "pay"] or actions
    return min(paying, key=lambda action: abs((stone - action[-1]) - (wood - step.total + action[-1])))


def in_coins(s: Romolo, seat: int, actions: list[Action]) -> Action:
    """In coins, as far as they reach; else the dearest cube."""
    return next((action for action in actions if action[0] == "coins"), actions[0])


def grain_for_all(s: Romolo, seat: int, actions: list[Action]) -> Action | None:
    """A grain, where there is one for every hungry unit; else the player must say which one goes back to the hand."""
    hungry = sum(isinstance(step, Hungry) for step in s.stack)
    return actions[0] if s.held(seat, GRAIN) >= hungry else None


def way(step: Step[Any], first: Action, then: Action) -> Action | None:
    """Where the unit goes on to; the question says which unit moves."""
    return None if isinstance(step, Act) and then[1] == step.h else then


DEFAULTS: Final = Defaults(
    obvious={
        "UseStored": first,
        "PayBuilding": leave_as_many,
        "PayValue": in_coins,
        "PaySalt": first,
        "Feed": first,
        "Hungry": grain_for_all,
    },
    free=("mercator", "negotiator", "architectus"),
    repeated=("buy", "sell"),
    ways={"Act": way},
)
