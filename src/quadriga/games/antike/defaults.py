"""The obvious answers in Antike Duellum: resources before coins; free actions are not asked for."""

from __future__ import annotations

from typing import Any, Final

from quadriga.games.antike.board import COIN
from quadriga.games.antike.state import Antike
from quadriga.games.defaults import Defaults, first
from quadriga.kernel.step import Action, Step


def most_of(s: Antike, seat: int, actions: list[Action]) -> Action:
    """The resource that one has most of; coins, which stand for any, last."""
    return max(actions, key=lambda action: (action[1] != COIN, s.stock[seat][action[1]]))


def way(_: Step[Any], first: Action, then: Action) -> Action | None:
    """From where the unit stood to where it goes on to."""
    return None if then[3] == first[2] else (*first[:3], then[3])


DEFAULTS: Final = Defaults(
    obvious={"Pay": first, "PayAny": most_of, "SpendOne": most_of},
    free=("card", "commercium"),
    implied=("MoveOn", "Movement", "Conquest"),
    repeated=("arm", "recruit", "give", "get"),
    ways={"MoveOn": way},
)
