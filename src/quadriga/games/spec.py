"""What a program that learns has to know of a set-up: its columns, its actions by number, its questions, its end.

Every game declares its own beside its rules, in `layout.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, NamedTuple

from quadriga.kernel.action_codes import ActionCodes, Possible
from quadriga.kernel.game import Box, Game
from quadriga.kernel.layout import Layout, Part
from quadriga.kernel.record import visible
from quadriga.kernel.state import State
from quadriga.kernel.step import CHANCE, Action, Chance, Step
from quadriga.kernel.vocabulary import HIDDEN


class Declared(NamedTuple):
    """What the `layout.py` of a game says of a set-up."""

    parts: Sequence[Part]
    longest: int
    """Decisions of players and CHANCE that no game between bots has reached by far; an environment stops there."""
    possible: Possible
    """The nouns of verbs that could form far more actions than can ever be legal."""
    all_can_lose: bool = False
    """Whether the game itself can win: then the utilities do not add up to nothing."""


class Spec:
    """One set-up of a game, for programs.

    >>> import quadriga
    >>> spec = quadriga.spec(quadriga.game("antike").box())
    >>> spec.actions.notation(0), len(spec.observation.columns) == spec.observation.size
    ('pass', True)
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self.key = box.game.key
        declared: Declared = import_module(f"{type(box.game).__module__}.layout").declare(box)
        kinds = step_kinds(box.game)
        chance, others = said_by(kinds, True), said_by(kinds, False)
        verbs = box.vocabulary.verbs
        self.chance_verbs: tuple[str, ...] = tuple([verb for verb in verbs if verb in chance and verb not in others])
        """The verbs that only CHANCE says."""
        self.actions = ActionCodes(
            box.vocabulary, [verb for verb in verbs if verb not in self.chance_verbs], declared.possible
        )
        """What players can answer."""
        self.chance = ActionCodes(box.vocabulary, [verb for verb in verbs if verb in chance], declared.possible)
        """What CHANCE can answer."""
        self.observation = Layout(box, declared.parts, tuple(kinds))
        self.longest = declared.longest
        self.zero_sum = box.seats > 1 and not declared.all_can_lose
        """Whether the utilities always add up to nothing."""

    def __reduce__(self) -> tuple[Callable[[Box], Spec], tuple[Box]]:
        """A packed spec is its box."""
        return spec, (self.box,)

    def utilities(self, state: State) -> list[float]:
        """What a finished game is worth to each seat, from -1 (lost) to 1 (won alone); all 0 while it runs.

        The win is shared by its winners, and what the losers lose is what the winners get. Where all lose to the game,
        as alone, each gets -1; a lone winner 1.

        >>> import quadriga
        >>> state = quadriga.game("praetor").new(seats=3)
        >>> quadriga.spec(state.box).utilities(state)
        [0.0, 0.0, 0.0]
        """
        outcome = state.outcome()
        seats = self.box.seats
        if outcome is None:
            return [0.0] * seats
        winners = outcome.winners
        if not winners:
            return [-1.0] * seats
        if seats == 1:
            return [1.0]
        even = 1.0 / seats
        return [((1.0 / len(winners) if seat in winners else 0.0) - even) / (1.0 - even) for seat in range(seats)]

    def legal(self, state: State, seat: int) -> list[int]:
        """The numbers of what that seat may answer now, in the order of `actions`; CHANCE's are of `chance`.

        >>> import quadriga
        >>> state = quadriga.game("antike").new()
        >>> spec = quadriga.spec(state.box)
        >>> spec.chance.action(spec.legal(state, quadriga.CHANCE)[0]) == state.actions(quadriga.CHANCE)[0]
        True
        """
        of = self.chance.of if seat == CHANCE else self.actions.of
        return [of[action] for action in state.actions(seat)]

    def digest(self) -> str:
        """By this a saved network knows whether columns and actions are still the same.

        >>> import quadriga
        >>> antike = quadriga.game("antike")
        >>> quadriga.spec(antike.box()).digest() == quadriga.spec(antike.box(map="east")).digest()
        False
        """
        told = f"{self.observation.digest()} {self.actions.digest()} {self.chance.digest()}"
        return sha256(told.encode()).hexdigest()


def spec(box: Box) -> Spec:
    """The spec of a set-up; made once for each box.

    >>> import quadriga
    >>> quadriga.spec(quadriga.game("praetor").box(5)).zero_sum
    True
    """
    found = box.spec
    if not isinstance(found, Spec):
        found = box.spec = Spec(box)
    return found


def step_kinds(game: Game[State]) -> dict[str, type[Step[Any]]]:
    """Every kind of step that a game puts on its stack, by name.

    >>> import quadriga
    >>> "Rondel" in step_kinds(quadriga.game("antike"))
    True
    """
    package = import_module(type(game).__module__)
    for module in iter_modules(getattr(package, "__path__", ())):
        import_module(f"{package.__name__}.{module.name}")
    kinds: dict[str, type[Step[Any]]] = {}
    left: list[Any] = [Step]
    while left:
        for kind in left.pop().__subclasses__():
            left.append(kind)
            if kind.__module__ == package.__name__ or kind.__module__.startswith(package.__name__ + "."):
                kinds[kind.__name__] = kind
    return dict(sorted(kinds.items()))


def said_by(kinds: Mapping[str, type[Step[Any]]], chance: bool) -> set[str]:
    """The verbs of all questions that CHANCE is asked, or of all others."""
    return {verb for kind in kinds.values() if issubclass(kind, Chance) == chance for verb in kind.verbs}


def remember(state: State) -> State:
    """A copy that keeps the journal: what each seat has seen so far can still be told of it.

    >>> import quadriga
    >>> state = quadriga.game("praetor").new(seats=2)
    >>> quadriga.settle_chance(state, quadriga.Rng(1))
    >>> quadriga.information_state(quadriga.remember(state), 0) == quadriga.information_state(state, 0)
    True
    """
    copy = state.copy()
    copy.journal = None if state.journal is None else state.journal.copy()
    return copy


def history_of(state: State, seat: int | None) -> list[tuple[int, Action | None]]:
    """Every answer that a seat knows of, in the order it learned them; None for what it may not see.

    Answers that were sealed come in the order of the seats, since their order of arrival is nobody's business.
    """
    journal = state.journal
    if journal is None:
        raise ValueError("the state has no journal: copy it with `remember`")
    seen = visible(journal, [len(answers) for answers in state.sealed], seat)
    known: list[tuple[int, Action | None]] = []
    opened: list[tuple[int, Action | None]] = []
    for answer, shown in zip(journal, seen, strict=True):
        if answer.sealed:
            if shown is not None:
                opened.append((answer.seat, answer.action if shown else None))
            continue
        if opened:
            known += sorted(opened, key=lambda line: line[0])
            opened = []
        known.append((answer.seat, answer.action if shown else None))
    return known + sorted(opened, key=lambda line: line[0])


def information_state(state: State, seat: int) -> str:
    """All that a seat knows, as text: every answer it has seen (perfect recall), and the position as it sees it now.

    >>> import quadriga
    >>> state = quadriga.game("antike").new()
    >>> quadriga.settle_chance(state, quadriga.Rng("a seed"))
    >>> information_state(state, 0).splitlines()[0].startswith("chance: draw")
    True
    """
    names = [*state.box.seat_names, "chance"]  # CHANCE is -1
    write = state.box.vocabulary.format
    lines = [f"{names[who]}: {HIDDEN if action is None else write(action)}" for who, action in history_of(state, seat)]
    return "\n".join([*lines, f"position: {state.seen_by(seat).digest()}"])
