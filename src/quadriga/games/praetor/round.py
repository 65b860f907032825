"""The round: initiative, the action phase and passing (chapters 2, 3 and 9)."""

from __future__ import annotations

from typing import Final

from quadriga.games.praetor.activating import ChooseWorker, add_activations
from quadriga.games.praetor.building import ChooseBuilder, add_buildings, begin_building
from quadriga.games.praetor.city import RENEWAL
from quadriga.games.praetor.special import add_camps, price_of, use_camp, why_no_camp, why_no_placement
from quadriga.games.praetor.state import Praetor, PraetorStep
from quadriga.games.praetor.update import UPDATE
from quadriga.kernel.step import PASS, Action, AutoStep, Reason

NO_WORKER: Final = Reason("PRA-3.2", "no-active-worker")


class Round(AutoStep[Praetor]):
    """PRA-2.1: initiative phase, action phase, update phase, and the next round."""

    __slots__ = ()

    def do(self, s: Praetor) -> None:
        s.round += 1
        s.order = initiative(s)
        s.queue = s.order.copy()
        s.emit("round", s.round)
        s.ask(TURN[s.queue[0]], *UPDATE, RENEWAL, self)


ROUND: Final = Round(0)


def initiative(s: Praetor) -> list[int]:
    """PRA-2.2, PRA-2.3: fewest favour first; of equals the one whose marker lies on top."""
    return sorted(s.recent, key=s.favour.__getitem__)


class Turn(PraetorStep):
    """PRA-3.2: build, activate, use a Labor Camp, or pass?"""

    __slots__ = ()
    verbs = ("pass", "build", "activate", "camp")
    turn_level = True

    def actions(self, s: Praetor, seat: int) -> list[Action]:
        actions = [PASS]  # PRA-9.1
        if any(s.pool[seat]):
            add_activations(actions, s, seat, s.goods[seat])
            add_buildings(actions, s, seat, s.goods[seat])
        if s.camps and s.resting[seat]:
            add_camps(actions, s, seat)
        return actions

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        verb = action[0]
        s.emit("turn", seat)
        queue = s.queue
        queue.pop(0)
        if verb != "pass":
            queue.append(seat)  # PRA-3.1
        if queue:
            s.stack.append(TURN[queue[0]])  # PRA-3.4
        if verb == "activate":
            s.stack.append(ChooseWorker(seat, action[1]))
        elif verb == "build":
            begin_building(s, seat, action[1])
            s.stack.append(ChooseBuilder(seat, action[1]))
        elif verb == "camp":
            use_camp(s, seat, action[1])
        else:
            s.emit("passed", seat)

    def why(self, s: Praetor, seat: int, action: Action) -> Reason:
        verb, tile = action
        if verb == "camp":
            return why_no_camp(s, seat, tile)
        return why_no_placement(s, seat, action) if any(s.pool[seat]) else NO_WORKER

    def price(self, s: Praetor, seat: int, action: Action) -> list[tuple[str, int]]:
        return price_of(s, seat, action)


TURN: Final = [Turn(seat) for seat in range(5)]
