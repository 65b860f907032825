"""How good a position of Mora is: the lead."""

from __future__ import annotations

from quadriga.games.evaluator import Evaluator
from tests.mora import Mora


class MoraEvaluator(Evaluator[Mora]):
    def evaluate(self, state: Mora, seat: int) -> float:
        return state.points[seat] - max(p for n, p in enumerate(state.points) if n != seat)


EVALUATOR = MoraEvaluator()
