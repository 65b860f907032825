"""The obvious answers in Corduba: goods before amphorae, food before denarii; free actions are not asked for."""

from __future__ import annotations

from collections import Counter
from typing import Final

from quadriga.games.corduba.payment import Save
from quadriga.games.corduba.pieces import DENARII
from quadriga.games.corduba.placing import HowTurned, Placing, Where, WhichPlot
from quadriga.games.corduba.rounds import Upkeep
from quadriga.games.corduba.state import Corduba
from quadriga.games.defaults import Defaults, Whole, first
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


def placements(s: Corduba, seat: int) -> list[Whole]:
    """Every legal place of the tile: plot, first cell and how it is turned, each asked only where it is open."""
    step = s.question(seat)
    assert isinstance(step, Placing)
    legal, plot_of = step.legal(s), s.box.districts[step.district].plot_of
    spots = legal.spots
    if isinstance(step, Where):
        spots = [spot for spot in spots if plot_of[spot.anchor] == step.plot]
    if isinstance(step, HowTurned):
        spots = [spot for spot in spots if spot.anchor == step.anchor]
    turns = Counter([spot.anchor for spot in spots])
    found = []
    for spot in spots:
        plot = plot_of[spot.anchor]
        says: list[Action] = [("plot", plot), ("place", spot.anchor), ("turn", spot.turned)]
        is_open = (
            isinstance(step, WhichPlot),
            not isinstance(step, HowTurned) and len(legal.anchors[plot]) > 1,
            turns[spot.anchor] > 1,
        )
        found.append(Whole([action for action, asked in zip(says, is_open, strict=True) if asked], says))
    return found


DEFAULTS: Final = Defaults(
    obvious={
        "Save": scarcest,
        "Instead": first,
        "Meal": first,
        "Upkeep": feed_all,
        "OwnInsulae": most,
        "Link": first,
    },
    free=("merchant", "power"),
    decided=("Turn",),
    together={"WhichPlot": placements, "Where": placements, "HowTurned": placements},
)
