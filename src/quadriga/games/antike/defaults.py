"""The obvious answers in Antike Duellum: resources before coins; free actions are not asked for."""

from __future__ import annotations

from quadriga.games.antike.board import COIN
from quadriga.games.antike.state import Antike
from quadriga.games.defaults import Defaults, first
from quadriga.kernel.step import Action


def most_of(s: Antike, seat: int, actions: list[Action]) -> Action:
    """The resource that one has most of; coins, which stand for any, last."""
    return max(actions, key=lambda action: (action[1] != COIN, s.stock[seat][action[1]]))


DEFAULTS = Defaults(
    obvious={"Pay": first, "PayAny": most_of, "SpendOne": most_of},
    free=("card", "commercium"),
    implied=("MoveOn", "Movement", "Conquest"),
    repeated=("arm", "recruit"),
)
