"""How good a position of Nim is: it knows nothing before the end."""

from __future__ import annotations

from quadriga.games.evaluator import Evaluator
from tests.agents.nim import Nim


class NimEvaluator(Evaluator[Nim]):
    def evaluate(self, state: Nim, seat: int) -> float:
        return 0.0 if state.stack else 3.0 - 2 * state.final().places[seat]


EVALUATOR = NimEvaluator()
