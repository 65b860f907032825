"""Random numbers whose whole state is a seed and a counter."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, TypeVar

from quadriga.kernel.native import mypyc_attr
from quadriga.kernel.step import CHANCE, Action, Chance

if TYPE_CHECKING:
    from quadriga.kernel.state import State

T = TypeVar("T")
WORDS: Final = 8
"""Numbers of eight bytes in one digest."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A counter-mode keyed hash: unpredictable without the seed, the same everywhere with it, free to copy."""

    __slots__ = ("_block", "_words", "counter", "seed")

    def __init__(self, seed: int | str | bytes, counter: int = 0) -> None:
        self.seed = seed if isinstance(seed, bytes) else blake2b(str(seed).encode()).digest()
        self.counter = counter
        self._block = -1
        self._words: list[int] = []

    def __reduce__(self) -> tuple[Any, ...]:
        kind: Any = type(self)
        return kind, (self.seed, self.counter)

    def copy(self) -> Rng:
        """A generator that goes on with the same numbers.

        >>> rng = Rng("dice")
        >>> rng.copy().word() == rng.word()
        True
        """
        return Rng(self.seed, self.counter)

    def word(self) -> int:
        """The next number below 2**64.

        >>> rng = Rng("dice")
        >>> rng.word() < 2**64, rng.counter
        (True, 1)
        """
        block, index = divmod(self.counter, WORDS)
        if block != self._block:
            digest = blake2b(block.to_bytes(8, "big"), key=self.seed).digest()
            self._words = [int.from_bytes(digest[i : i + 8], "big") for i in range(0, 8 * WORDS, 8)]
            self._block = block
        self.counter += 1
        return self._words[index]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally often.

        >>> rng = Rng("dice")
        >>> [rng.below(6) for _ in range(5)]
        [4, 5, 3, 5, 5]
        """
        limit = (1 << 64) - (1 << 64) % n
        while (word := self.word()) >= limit:
            pass
        return word % n

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, each equally often.

        >>> Rng("dice").pick(["a", "b", "c"])
        'b'
        """
        return things[self.below(len(things))]

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, each as often as its weight says; raises ValueError where all weights are 0.

        >>> rng = Rng("dice")
        >>> sorted({rng.weighted([1, 0, 2]) for _ in range(50)})
        [0, 2]
        """
        total = sum(weights)
        if not total:
            raise ValueError("no weights to choose by")
        mark = self.below(total)
        index = 0
        while mark >= weights[index]:
            mark -= weights[index]
            index += 1
        return index

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The things in another order, every order equally often.

        >>> sorted(Rng("cards").shuffled([3, 1, 2]))
        [1, 2, 3]
        """
        deck = list(things)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck

    def child(self, name: int | str) -> Rng:
        """An independent generator, for a bot or for one game of many.

        >>> Rng(1).child("bot").below(1000) == Rng(1).child("bot").below(1000)
        True
        """
        return Rng(blake2b(str(name).encode(), key=self.seed).digest())

    def answer(self, state: State) -> Action:
        """CHANCE's answer to the question it is asked, as often as its weight says; asked of CHANCE alone.

        >>> import quadriga
        >>> state = quadriga.game("antike").new()
        >>> Rng(1).answer(state) in state.actions(quadriga.CHANCE)
        True
        """
        step: Any = state.stack[-1]
        assert isinstance(step, Chance), "CHANCE is not asked"
        actions = state.actions(CHANCE)
        return actions[self.weighted(step.weights(state))]


def settle_chance(state: State, rng: Rng) -> None:
    """Let CHANCE answer until a player is asked or the game is over.

    >>> import quadriga
    >>> state = quadriga.game("praetor").new(seats=2)
    >>> quadriga.settle_chance(state, quadriga.Rng("a seed"))
    >>> state.asked == (quadriga.CHANCE,)
    False
    """
    while state.asked == (CHANCE,):
        state.take(CHANCE, rng.answer(state))
