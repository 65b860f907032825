"""How good a position is for a seat, and what each seat may expect of the win: what bots and analyses stand on.

Every game has its own beside its rules, in `evaluation.py`, with the weights it counts with in `weights.toml`.
"""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import ClassVar, Final, Generic, TypeVar

from quadriga.kernel.game import Game
from quadriga.kernel.native import mypyc_attr
from quadriga.kernel.state import State
from quadriga.kernel.step import Action

S = TypeVar("S", bound=State)
Weights = dict[str, float]
Rows = dict[str, list[float]]
NOTHING: Final[Mapping[int, float]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(ABC, Generic[S]):
    unit: ClassVar[float] = 1.0
    """The difference in value that makes a win e times as likely."""
    solo_even: ClassVar[float] = 0.0
    """The value at which a lone player wins as often as not."""
    free_actions: ClassVar[frozenset[str]] = frozenset()
    """Verbs of what can be done beside a move as often as one likes: bots take it for a part of the move it serves."""
    sees_half_moves: ClassVar[bool] = False
    """Whether it sees what a half-made move leads to, so that one which looks bad need not be finished."""
    blunders: ClassVar[tuple[str, ...]] = ()
    """The names of what no sensible player does in this game, as `blunder` gives them."""

    def __init__(self) -> None:
        self.careful = True
        """Whether bots that play by it leave out blunders."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How good the position is for a seat; higher is better."""

    def blunder(self, state: S, seat: int, action: Action) -> str:
        """Which of the game's blunders an answer to the question of the seat would be; empty for any other.

        Never all answers to a question are blunders.
        """
        return ""

    def idle(self, state: S, seat: int, action: Action) -> bool | None:
        """Whether an answer makes a turn of the seat in which it does nothing, although something else is legal.

        False for an answer that makes a turn in which something is done, None for one that makes no turn.
        """
        return None

    def round_of(self, state: S) -> int:
        """In which round, or turn of each player, the game is."""
        return 0

    def figures(self, state: S, seat: int) -> dict[str, int]:
        """Units, goods and the like of a seat, for reports of how a game went."""
        return {}

    def chance_that_all_lose(self, state: S) -> float:
        return 0.0

    def win_chances(self, state: S, known: Mapping[int, float] = NOTHING) -> list[float]:
        """What each seat may expect of the win: what it got when the game is over, else what the values lead to.

        The values of some seats may be known already.
        """
        seats = range(state.box.seats)
        if not state.stack:
            winners = state.final().winners
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]
        values = [(known[seat] if seat in known else self.evaluate(state, seat)) / self.unit for seat in seats]
        if len(values) == 1:
            values.append(self.solo_even / self.unit)
        best = max(values)
        weights = [exp(value - best) for value in values]
        whole = sum(weights)
        somebody = 1.0 - self.chance_that_all_lose(state)
        return [weights[seat] / whole * somebody for seat in seats]


def evaluator_of(game: Game[S]) -> Evaluator[S]:
    """The evaluator that lies beside the rules of a game."""
    evaluator: Evaluator[S] = import_module(f"{type(game).__module__}.evaluation").EVALUATOR
    return evaluator


def first_evaluator_of(game: Game[S]) -> Evaluator[S]:
    """The evaluator as it was in 0.2.0: with the weights of then, and no blunder left out."""
    evaluation = import_module(f"{type(game).__module__}.evaluation")
    evaluator: Evaluator[S] = evaluation.first() if hasattr(evaluation, "first") else type(evaluation.EVALUATOR)()
    evaluator.careful = False
    return evaluator


def weights_beside(module: str, name: str = "weights.toml") -> Weights:
    """The single weights that lie beside the module of an evaluator."""
    return read_weights(weights_of(module, name))[0]


def rows_beside(module: str) -> Rows:
    """The rows of weights that lie beside the module of an evaluator."""
    return read_weights(weights_of(module))[1]


def weights_of(module: str, name: str = "weights.toml") -> Path:
    """By its package: a compiled module lies somewhere else."""
    return Path(str(files(module.rpartition(".")[0]))) / name


def read_weights(path: Path) -> tuple[Weights, Rows]:
    with path.open("rb") as file:
        weights = tomllib.load(file)
    rows = {name: value for name, value in weights.items() if isinstance(value, list)}
    return {name: value for name, value in weights.items() if name not in rows}, rows
