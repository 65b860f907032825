"""How good a position is for a seat, and what each seat may expect of the win: what bots and analyses stand on.

Every game has its own beside its rules, in `evaluation.py`, with the weights it counts with in `weights.toml`.
"""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import ClassVar, Final, Generic, TypeVar

from quadriga.kernel.game import Box, Game
from quadriga.kernel.native import mypyc_attr
from quadriga.kernel.state import State
from quadriga.kernel.step import Action

S = TypeVar("S", bound=State)
Weights = dict[str, float]
Rows = dict[str, list[float]]
NOTHING: Final[Mapping[int, float]] = {}
UNCORRECTED: Final[tuple[float, ...]] = ()
HOPELESS: Final = 12.0
"""How far a seat can be behind the best by its value, in units, when values are corrected."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Correction(ABC):
    """What was learnt of positions beyond what an evaluator says of them."""

    trust: float = 1.0
    """What the evaluator's values, in units, are multiplied by."""

    @abstractmethod
    def of(self, states: Sequence[State]) -> list[list[float]]:
        """What to add to the values of all seats, in units, for each of some positions of games that run."""


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
        self.correction: Correction | None = None
        """What was learnt beyond it, for one set-up: then bots look at no further moves than those in their tree."""

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

    def derived(self, state: S) -> list[list[int]]:
        """By seat, what a strong player would count beyond what the layout shows, each from 0 to 255.

        Only what everybody may know counts.
        """
        return [[] for _ in range(state.box.seats)]

    def turned(self, box: Box, viewer: int) -> Mapping[str, str]:
        """The places of the map that lie to the viewer as others do to the first seat, by name, with those."""
        return {}

    def corrected(self, correction: Correction) -> Evaluator[S]:
        """This evaluator with what was learnt beyond it."""
        evaluator = type(self)()
        evaluator.correction = correction
        return evaluator

    def chance_that_all_lose(self, state: S) -> float:
        return 0.0

    def chances_after(self, states: Sequence[S], seat: int, values: Sequence[float]) -> list[list[float]]:
        """`win_chances` of several positions, whose values for one seat are known: corrected, where there is a
        correction, all in one batch."""
        if self.correction is None:
            return [self.win_chances(state, {seat: value}) for state, value in zip(states, values, strict=True)]
        running = iter(self.correction.of([state for state in states if state.stack]))
        return [
            self.win_chances(state, {seat: value}, next(running) if state.stack else UNCORRECTED)
            for state, value in zip(states, values, strict=True)
        ]

    def win_chances(
        self, state: S, known: Mapping[int, float] = NOTHING, correction: Sequence[float] = UNCORRECTED
    ) -> list[float]:
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
        if correction and self.correction is not None:
            trust = self.correction.trust
            values = [trust * max(value, best - HOPELESS) for value in values]
            for who, more in enumerate(correction):
                values[who] += more
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
