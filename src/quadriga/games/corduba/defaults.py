"""The obvious answers in Corduba: goods before amphorae, food before denarii; free actions are not asked for."""

from __future__ import annotations

from quadriga.games.corduba.payment import Save
from quadriga.games.corduba.pieces import DENARII
from quadriga.games.corduba.rounds import Upkeep
from quadriga.games.corduba.state import Corduba
from quadriga.games.defaults import Defaults, first
from quadriga.kernel.step import Action


def scarcest(s: Corduba, seat: int, actions: list[Action]) -> Action:
    """The resource of which least would be left."""
    step = s.question(seat)
    assert isinstance(step, Save)
    held = s.players[seat]
    return min(actions, key=lambda action: held[action[1]] - step.cost[action[1]])


def most(s: Corduba, seat: int, actions: list[Action]) -> Action:
    """As many own insulae as fit: they cost nothing, and bring the bonuses of their track."""
    return actions[-1]


def feed_all(s: Corduba, seat: int, actions: list[Action]) -> Action:
    """Everybody, with food as far as it goes and with amphorae only where denarii do not reach."""
    step = s.question(seat)
    assert isinstance(step, Upkeep)
    denarii = s.players[seat][DENARII]

    def cost(action: Action) -> tuple[int, int, int]:
        _, food, amphorae = action
        return max(0, step.cost - food - amphorae - denarii), amphorae, -food

    return min(actions, key=cost)


DEFAULTS = Defaults(
    obvious={"Save": scarcest, "Instead": first, "Meal": first, "Upkeep": feed_all, "OwnInsulae": most},
    free=("merchant", "power"),
)
