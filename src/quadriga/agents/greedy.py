"""A bot that looks at complete moves and takes the one after which its position looks best."""

from __future__ import annotations

from typing import Final

from quadriga.agents.base import Agent
from quadriga.agents.candidates import PlannedAnswers, best_after, candidates
from quadriga.agents.network import corrected
from quadriga.games.evaluator import Evaluator
from quadriga.kernel.chance import Rng
from quadriga.kernel.state import State
from quadriga.kernel.step import Action

BUDGET: Final = 240
"""How many positions are looked at for one move."""
BEAM: Final = 6
"""How many half-made moves are followed further at a time."""


class Greedy(Agent):
    """Looks on one imagined world to where the stack is back at the level of the turn, and no further.

    The best candidate is kept and followed as long as the questions are those it foresaw. With `network`, the network
    for the set-up chooses among the best, where there is one that helps.
    """

    def __init__(self, evaluator: Evaluator[State], rng: Rng, budget: int = BUDGET, *, network: bool = False) -> None:
        self.evaluator = evaluator
        self.network = network
        self.rng = rng
        self.budget = budget
        self.plan: PlannedAnswers | None = None

    def choose(self, seen: State, seat: int) -> Action:
        foreseen = self.plan.next(seen, seat) if self.plan else None
        if foreseen is not None:
            return foreseen
        world = seen.imagine(self.rng)
        evaluator = corrected(self.evaluator, world.box) if self.network else self.evaluator
        best = best_after(evaluator, candidates(evaluator, world, seat, self.budget, BEAM), seat)
        self.plan = PlannedAnswers(world, seat, best.answers)
        answer = self.plan.next(world, seat)
        assert answer is not None
        return answer
