"""A bot that tries the ways to complete its move and takes the one after which its position looks best."""

from __future__ import annotations

from typing import Any

from quadriga.agents.base import Agent
from quadriga.kernel.chance import Rng
from quadriga.kernel.game import Game
from quadriga.kernel.step import Option

BUDGET = 240
"""How many positions are looked at for one move."""
BEAM = 6
"""How many half-made moves are followed further at a time."""


class Greedy(Agent):
    """Looks on one imagined world to where the stack is back at the level of the turn, and no further.

    The best way found is kept and followed as long as the questions are those it foresaw.
    """

    def __init__(self, game: Game[Any], rng: Rng, budget: int = BUDGET) -> None:
        self.game = game
        self.rng = rng
        self.budget = budget
        self.plan: list[tuple[str, Option]] = []
        """What to say next, each with the digest of the position in which it was foreseen."""

    def choose(self, seen: Any, seat: int) -> Option:
        options: list[Option] = seen.options(seat)
        if self.plan and self.plan[0][0] == fingerprint(seen, seat) and self.plan[0][1] in options:
            return self.plan.pop(0)[1]
        self.plan = self.best_way(seen.imagine(self.rng), seat)
        return self.plan.pop(0)[1]

    def best_way(self, world: Any, seat: int) -> list[tuple[str, Option]]:
        """A beam search over the answers of this seat until the move is complete.

        When the budget is spent, only the most promising half-made move is still brought to its end.
        """
        beam: list[tuple[float, Any, list[tuple[str, Option]]]] = [(0.0, world, [])]
        best: tuple[float, list[tuple[str, Option]]] | None = None
        left = self.budget
        while beam:
            reached: dict[tuple[float, str], tuple[float, Any, list[tuple[str, Option]]]] = {}
            for _, state, way in beam:
                mark = fingerprint(state, seat)
                for option in state.options(seat):
                    after = state.copy()
                    after.take(seat, option)
                    value = self.game.judge(after, seat)
                    left -= 1
                    step = [*way, (mark, option)]
                    if after.asked != (seat,) or after.at_turn_level():
                        if best is None or value > best[0]:
                            best = value, step
                    else:
                        reached.setdefault((value, repr(after.question(seat))), (value, after, step))
            beam = sorted(reached.values(), key=lambda found: -found[0])[: BEAM if left > 0 else 1]
        assert best is not None
        return best[1]


def fingerprint(state: Any, seat: int) -> str:
    """Enough of a position to know a foreseen question again: the question and its options."""
    return f"{state.question(seat)!r} {state.options(seat)!r}"
