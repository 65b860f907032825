"""A step is one question of a game: it lists the legal answers and knows what each of them does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

from quadriga.kernel.native import fields, mypyc_attr, parameters

if TYPE_CHECKING:
    from quadriga.kernel.state import State

Action: TypeAlias = tuple[Any, ...]
"""What a seat may do: (verb, *nouns), an interned string and small ints, as the game's vocabulary explains them.

(`tuple[str, *tuple[int, ...]]` says more, but type checkers refuse to index it.)
"""

PASS: Final[Action] = ("pass",)
CHANCE: Final = -1
"""The seat that answers what nobody decides: draws and dice."""

S = TypeVar("S", bound="State")


class Reason(NamedTuple):
    """Why something is not allowed: the rule that forbids it and the message that says so."""

    rule: str
    message: str
    values: tuple[tuple[str, int | str], ...] = ()

    def of(self, **values: int | str) -> Reason:
        """The same with the amounts that its text names.

        >>> Reason("ANT-6.2", "too-dear").of(needed=6, have=4).values
        (('needed', 6), ('have', 4))
        """
        return self._replace(values=tuple(values.items()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One question to one seat. Steps are values: their fields never change after they are made."""

    __slots__ = ("seat",)

    asks: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = ()
    """The verbs its answers may have; `why` must know every action they can form."""
    turn_level: ClassVar[bool] = False
    """A whole move ends where the next question of this kind is asked."""
    always_asked: ClassVar[bool] = False
    """Asked even when there is a single answer, because answering it unasked would reveal something."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actions(self, s: S, seat: int) -> list[Action]:
        """What may be done, in a stable order; never empty."""
        raise NotImplementedError(f"{type(self).__name__} asks nothing")

    def take(self, s: S, seat: int, action: Action) -> None:
        """Do what a legal answer does; the step itself has left the stack already."""
        raise NotImplementedError(f"{type(self).__name__} takes no answer")

    def why(self, s: S, seat: int, action: Action) -> Reason:
        """Why this action is not allowed. It decides nothing: it is asked only about what `actions` does not list."""
        return Reason(s.box.vocabulary.verbs[action[0]].rule, "not-possible")

    def price(self, s: S, seat: int, action: Action) -> list[tuple[str, int]]:
        """What a legal answer gives (positive) and costs (negative), for the screen."""
        return []

    def seen_only_by(self) -> int | None:
        """The one seat that may see the answer, or None when everybody may."""
        return None

    def values(self) -> tuple[object, ...]:
        kind: Any = type(self)
        return tuple([getattr(self, name) for name in fields(kind)])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(self) is type(other) and self.values() == other.values()

    def __reduce__(self) -> tuple[Any, ...]:
        """A packed step is its kind and what it was made of: its constructor names its parameters like its fields."""
        kind: Any = type(self)
        return kind, tuple([getattr(self, name) for name in parameters(kind)])

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.values()!r}"


@mypyc_attr(allow_interpreted_subclasses=True)
class AutoStep(Step[S]):
    """A step that asks nothing: when it comes to the top of the stack, it is done."""

    __slots__ = ()
    asks = False

    def do(self, s: S) -> None:
        raise NotImplementedError(f"{type(self).__name__} does nothing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A question to CHANCE. `weights` says how often each action comes, in whole numbers."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def weights(self, s: S) -> list[int]:
        return [1] * len(self.actions(s, CHANCE))

    def why(self, s: S, seat: int, action: Action) -> Reason:
        """No rule forbids what cannot be drawn; it is just not there."""
        return NOT_OFFERED


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Step[S]):
    """Several seats are asked at once, each its own small stack of questions, and answer in secret.

    The questions of a lane must not change the state: what was chosen goes into the fields of the next question
    of that lane. The kernel keeps the sealed answers and hands them to `open` when everybody is done; from then on
    they are open to all, save those to questions that only their own seat may see.
    """

    __slots__ = ("lanes",)
    asks = False

    def __init__(self, lanes: Sequence[Sequence[Step[S]]]) -> None:
        super().__init__(CHANCE)
        self.lanes = tuple(tuple(lane) for lane in lanes)

    def open(self, s: S, answers: list[tuple[Action, ...]]) -> None:
        """Do what the sealed answers, listed by seat, amount to."""
        raise NotImplementedError(f"{type(self).__name__} does not open its answers")


NOT_OFFERED: Final = Reason("", "not-offered")
NOT_ASKED: Final = Reason("", "not-asked")
NOT_NOW: Final = Reason("", "not-now")
GAME_OVER: Final = Reason("", "game-over")
