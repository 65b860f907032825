"""The obvious answers in Antike Duellum: resources before coins; free actions are not asked for."""

from __future__ import annotations

from typing import Any, Final

from quadriga.games.antike.board import COIN, GOLD, IRON, MARBLE
from quadriga.games.antike.state import Antike
from quadriga.games.defaults import Defaults, first
from quadriga.kernel.step import Action, Step

SPENT_ON: Final = {"templum": MARBLE, "militia": IRON, "scientia": GOLD}
"""What the action of a field is paid with."""
KEPT: Final = 6
"""So much of it is kept for the action: about what one temple or advance costs."""


def most_of(s: Antike, seat: int, actions: list[Action]) -> Action:
    """The resource that one has most of; coins, which stand for any, last."""
    return max(actions, key=lambda action: (action[1] != COIN, s.stock[seat][action[1]]))


def most_to_spare(s: Antike, seat: int, actions: list[Action]) -> Action:
    """For the way to a field: the resource that one has most of beyond what the action there needs."""
    kept = SPENT_ON.get(s.box.fields[s.stone[seat]])

    def spare(action: Action) -> tuple[bool, int]:
        good = action[1]
        return good != COIN, s.stock[seat][good] - (KEPT if good == kept else 0)

    return max(actions, key=spare)


def way(_: Step[Any], first: Action, then: Action) -> Action | None:
    """From where the unit stood to where it goes on to."""
    return None if then[3] == first[2] else (*first[:3], then[3])


def moves_alone(s: Antike, seat: int, action: Action) -> bool:
    """Whether no second unit of that kind, which could go along, has not moved yet."""
    return action[0] == "move" and s.unmoved[action[1]].get(action[2], 0) < 2


DEFAULTS: Final = Defaults(
    obvious={"Pay": first, "PayAny": most_to_spare, "SpendOne": most_of},
    free=("card", "commercium"),
    implied=("MoveOn", "Movement", "Conquest"),
    repeated=("arm", "recruit", "give", "get", "move"),
    once=moves_alone,
    ways={"MoveOn": way},
)
