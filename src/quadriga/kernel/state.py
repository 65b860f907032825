"""The state of a game: a position and a stack of steps, moved on by answers."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, Self

from quadriga.kernel.errors import IllegalActionError, NotationError
from quadriga.kernel.events import Answer, Event
from quadriga.kernel.native import B_co, fields, mypyc_attr, unpacked
from quadriga.kernel.step import (
    CHANCE,
    GAME_OVER,
    NOT_ASKED,
    NOT_NOW,
    NOT_OFFERED,
    Action,
    AutoStep,
    Reason,
    Simultaneous,
    Step,
)

if TYPE_CHECKING:
    from quadriga.kernel.chance import Rng

ASKED: Final = [(seat,) for seat in range(8)] + [(CHANCE,)]
"""ASKED[seat] is (seat,), also for CHANCE, which is the last."""

Modifier = tuple[str, int]
"""What a card changes for the rest of an action: its name and an amount."""


class Outcome(NamedTuple):
    """How a game ended: why, the place of each seat (1 is best; equal places are ties), its score by source.

    Where all players lose to the game itself, as in a lost solo game, every place is 2.
    """

    reason: str
    places: list[int]
    scores: list[dict[str, int]]
    counted: bool = True
    """Whether the points decided it. Else the game ended early, and they are as they stood."""

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[B_co]):
    """What every game's state has: the stack, the question asked now, and the journal and events where they are kept.

    A game adds its own slots, names them in `parts`, and writes `copy_position`.
    """

    __slots__ = (
        "_actions",
        "_lane_actions",
        "asked",
        "box",
        "ending",
        "events",
        "journal",
        "lanes",
        "masked",
        "modifiers",
        "position",
        "sealed",
        "stack",
        "viewer",
    )
    parts: ClassVar[tuple[str, ...]] = ("stack", "lanes", "sealed", "modifiers", "ending")

    def __init__(self, box: B_co) -> None:
        self.box = box
        self.stack: list[Step[Self]] = []
        self.lanes: list[list[Step[Self]]] = []
        self.sealed: list[list[Action]] = []
        self.modifiers: list[Modifier] = []
        self.ending = ""
        self.asked: tuple[int, ...] = ()
        self.masked = False
        self.viewer: int | None = None
        self.journal: list[Answer] | None = None
        self.events: list[Event] | None = None
        self.position: str | None = None
        """The written position that the journal begins at; None: the beginning of the game."""
        self._actions: list[Action] = []
        self._lane_actions: list[list[Action]] = []

    # -- what a game writes --------------------------------------------------------------------------------

    def copy_position(self, c: Self) -> None:
        """Copy the game's own parts into c; nothing mutable may be shared."""
        raise NotImplementedError

    def mask(self, viewer: int | None) -> None:
        """Replace what the viewer may not know by UNKNOWN. Nothing to do where nothing is hidden."""

    def fill(self, rng: Rng) -> None:
        """Replace every UNKNOWN by a possible value, as likely as it really is."""

    def final(self) -> Outcome:
        """The outcome, once the game is over."""
        raise NotImplementedError

    def points_by_source(self) -> list[dict[str, int]]:
        """The points of each seat by source as things stand; what is kept secret counts too.

        >>> import quadriga
        >>> quadriga.game("antike").new().points_by_source()[0]["king"]
        0
        """
        return self.final().scores

    def round_number(self) -> int:
        """The round that is played, from 1; 0 before the first.

        >>> import quadriga
        >>> quadriga.game("praetor").new(seats=2).round_number()
        0
        """
        return 1

    def progress(self) -> str:
        """How far the game has come, in short.

        >>> import quadriga
        >>> quadriga.game("antike").new().progress()
        'turn 1'
        """
        return "running" if self.stack else "over"

    def view(self, seat: int | None) -> Any:
        """Plain data for the screen of that seat; None is a spectator.

        >>> import quadriga
        >>> len(quadriga.game("praetor").new(seats=3).view(None)["players"])
        3
        """
        raise NotImplementedError

    # -- questions and answers -----------------------------------------------------------------------------

    def actions(self, seat: int) -> list[Action]:
        """What a seat that is asked may do, each as (verb, *nouns); a list of one's own, empty for any other seat.

        >>> import quadriga
        >>> state = quadriga.game("antike").new()
        >>> state.actions(quadriga.CHANCE)[:2]
        [('draw', 0), ('draw', 1)]
        >>> state.box.vocabulary.format(state.actions(quadriga.CHANCE)[0])
        'draw akademie'
        """
        if seat not in self.asked:
            return []
        return (self._lane_actions[seat] if self.lanes else self._actions).copy()

    def take(self: Self, seat: int, action: Action) -> None:
        """Answer without a check: for search, and for what `actions` gave; anything else breaks the state.

        >>> import quadriga
        >>> state = quadriga.game("antike").new()
        >>> state.take(quadriga.CHANCE, state.actions(quadriga.CHANCE)[0])
        >>> len(state.journal)
        1
        """
        if self.lanes:
            self._take_sealed(seat, action)
            return
        step = self.stack.pop()
        if self.journal is not None:
            self.journal.append(Answer(seat, action, False, step.turn_level, step.seen_only_by()))
        step.take(self, seat, action)
        self.settle()

    def play(self, seat: int, answer: str | Action) -> None:
        """Answer with a check, by an action or its notation.

        Raises IllegalActionError with the reason and its rule, NotationError for text that is no action; nothing has
        changed then.

        >>> import quadriga
        >>> state = quadriga.game("antike").new()
        >>> quadriga.settle_chance(state, quadriga.Rng("a seed"))
        >>> state.play(state.asked[0], "rondel ferrum")
        >>> state.play(state.asked[0], "sing")
        Traceback (most recent call last):
        quadriga.kernel.errors.NotationError: there is no verb 'sing'
        """
        vocabulary = self.box.vocabulary
        action = vocabulary.parse(answer) if isinstance(answer, str) else answer
        vocabulary.check(action)
        reason = self.why_not(seat, action)
        if reason is not None:
            raise IllegalActionError(vocabulary.format(action), reason)
        self.take(seat, action)

    def why_not(self, seat: int, answer: str | Action) -> Reason | None:
        """Why a seat may not give this answer now, or None if it may; text that is no action has a reason too.

        >>> import quadriga
        >>> state = quadriga.game("antike").new()
        >>> state.why_not(0, "rondel ferrum").message
        'not-asked'
        """
        vocabulary = self.box.vocabulary
        try:
            action = vocabulary.parse(answer) if isinstance(answer, str) else answer
            vocabulary.check(action)
        except NotationError as error:
            words = answer.split() if isinstance(answer, str) else answer
            verb = vocabulary.verbs.get(str(words[0]).casefold()) if words else None
            return Reason(verb.rule if verb else "", "not-understood").of(problem=error.problem, word=error.word)
        if action in self.actions(seat):
            return None
        if not self.asked:
            return GAME_OVER
        if seat not in self.asked:
            return NOT_ASKED
        step = self.question(seat)
        if action[0] not in step.verbs:
            return self.why_not_now(seat, action)
        if self.masked and seat != self.viewer:
            return NOT_OFFERED  # it may be allowed: a masked state does not know what others may do
        return step.why(self, seat, action)

    def why_not_now(self, seat: int, action: Action) -> Reason:
        """Why a verb that is not asked for now is not: by the rule that says when it is used. A game may say more."""
        return NOT_NOW._replace(rule=self.box.vocabulary.verbs[action[0]].rule)

    def question(self, seat: int) -> Step[Self]:
        """The step that asks this seat now.

        >>> import quadriga
        >>> quadriga.game("antike").new().question(quadriga.CHANCE)
        Draw(-1,)
        """
        return self.lanes[seat][-1] if self.lanes else self.stack[-1]

    def settle(self: Self) -> None:
        """Do steps that ask nothing and play forced answers until somebody has a real choice or the game is over.

        A masked state answers for nobody but its viewer: it stops where anybody else is asked. `new`, `play` and `take`
        have done it already; after a change by hand, such as `finish`, call it.
        """
        stack = self.stack
        masked = self.masked
        while stack:
            step = stack[-1]
            if step.asks:
                seat = step.seat
                if masked and seat != self.viewer:
                    self._actions = []
                    self.asked = ASKED[seat]
                    return
                actions = step.actions(self, seat)
                if len(actions) > 1 or step.always_asked:
                    self._actions = actions
                    self.asked = ASKED[seat]
                    return
                stack.pop()
                if self.journal is not None:
                    self.journal.append(Answer(seat, actions[0], True, step.turn_level, step.seen_only_by()))
                step.take(self, seat, actions[0])
            elif isinstance(step, AutoStep):
                del stack[-1]
                step.do(self)
            elif isinstance(step, Simultaneous) and self._settle_simultaneous(step):
                return
        self.asked = ()

    # -- what steps call -----------------------------------------------------------------------------------

    def ask(self, *steps: Step[Self]) -> None:
        """Put steps on the stack: the first named comes first."""
        if len(steps) == 1:
            self.stack.append(steps[0])
        else:
            self.stack += steps[::-1]

    def cut(self, to: type[Step[Self]]) -> None:
        """Drop what has become moot: everything above the topmost step of that kind."""
        while not isinstance(self.stack[-1], to):
            self.stack.pop()

    def finish(self, reason: str) -> None:
        """End the game from anywhere."""
        self.stack.clear()
        self.ending = reason

    def emit(self, verb: str, *things: int) -> None:
        """Say what happened, to everybody."""
        if self.events is not None:
            self.events.append(Event((verb, *things)))

    def emit_to(self, seat: int, hidden: tuple[int, ...], verb: str, *things: int) -> None:
        """Say what happened; only that seat learns the nouns at the hidden positions."""
        if self.events is not None:
            self.events.append(Event((verb, *things), seat, hidden))

    def modifier(self, name: str) -> int:
        """The sum of what the modifiers of that name amount to."""
        return sum([amount for kind, amount in self.modifiers if kind == name]) if self.modifiers else 0

    def drop_modifiers(self, *names: str) -> None:
        """Clear modifiers whose time is over."""
        if self.modifiers:
            self.modifiers = [m for m in self.modifiers if m[0] not in names]

    # -- several seats at once -----------------------------------------------------------------------------

    def _settle_simultaneous(self, simultaneous: Simultaneous[Self]) -> bool:
        """Begin, go on with or open a `Simultaneous`; True while somebody is still to answer."""
        if not self.lanes:
            self.lanes = [list(lane[::-1]) for lane in simultaneous.lanes]
            self.sealed = [[] for _ in self.lanes]
        self._lane_actions = [self._settle_lane(seat) for seat in range(len(self.lanes))]
        self.asked = tuple(seat for seat, lane in enumerate(self.lanes) if lane)
        if self.asked:
            return True
        answers = [tuple(sealed) for sealed in self.sealed]
        self.lanes = []
        self.sealed = []
        self.stack.pop()
        simultaneous.open(self, answers)
        return False

    def _settle_lane(self: Self, seat: int) -> list[Action]:
        """Answer what is forced in a seat's lane; the actions of its next real question."""
        lane = self.lanes[seat]
        if self.masked and seat != self.viewer:
            return []
        while lane:
            actions = lane[-1].actions(self, seat)
            if len(actions) != 1 or lane[-1].always_asked:
                return actions
            self._answer_in_lane(seat, actions[0], True)
        return []

    def _answer_in_lane(self: Self, seat: int, action: Action, forced: bool) -> None:
        lane = self.lanes[seat]
        step = lane.pop()
        self.sealed[seat].append(action)
        if self.journal is not None:
            self.journal.append(Answer(seat, action, forced, step.turn_level, step.seen_only_by(), sealed=True))
        main, self.stack = self.stack, lane
        step.take(self, seat, action)
        self.stack = main

    def _take_sealed(self, seat: int, action: Action) -> None:
        self._answer_in_lane(seat, action, False)
        self.settle()

    # -- copies, and what a seat may know -------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent state with the same position, without journal and events.

        >>> import quadriga
        >>> state = quadriga.game("praetor").new(seats=3)
        >>> copy = state.copy()
        >>> quadriga.settle_chance(copy, quadriga.Rng(1))
        >>> state.same(copy), state.asked == (quadriga.CHANCE,)
        (False, True)
        """
        c = type(self).__new__(type(self))
        c.box = self.box
        c.stack = self.stack.copy()
        c.lanes = [lane.copy() for lane in self.lanes] if self.lanes else []
        c.sealed = [answers.copy() for answers in self.sealed] if self.sealed else []
        c.modifiers = self.modifiers.copy() if self.modifiers else []
        c.ending = self.ending
        c.asked = self.asked
        c.masked = self.masked
        c.viewer = self.viewer
        c.journal = None
        c.events = None
        c.position = self.position
        c._actions = self._actions
        c._lane_actions = self._lane_actions
        self.copy_position(c)
        return c

    def seen_by(self, seat: int | None) -> Self:
        """A copy without what that seat (None: a spectator) may not know.

        Sealed answers of others count as not given yet; questions to others show no actions.

        >>> import quadriga
        >>> state = quadriga.game("corduba").new(seats=2)
        >>> quadriga.settle_chance(state, quadriga.Rng(1))
        >>> sorted(seat for seat in range(2) if state.seen_by(0).actions(seat))
        [0]
        """
        c = self.copy()
        c.masked = True
        c.viewer = seat
        c._actions = []
        c._lane_actions = []
        simultaneous = c.stack[-1] if c.lanes else None
        if isinstance(simultaneous, Simultaneous):
            for other, lane in enumerate(simultaneous.lanes):
                if other != seat:
                    c.lanes[other] = list(lane[::-1])
                    c.sealed[other] = []
        c.mask(seat)
        c.settle()
        return c

    def imagine(self, rng: Rng) -> Self:
        """A full state that agrees with everything this masked state knows: a determinisation.

        Raises ValueError for a state that is not masked.

        >>> import quadriga
        >>> state = quadriga.game("romolo").new(seats=2)
        >>> world = state.seen_by(0).imagine(quadriga.Rng(1))
        >>> world.masked, world.seen_by(0).same(state.seen_by(0))
        (False, True)
        """
        if not self.masked:
            raise ValueError("only a masked state can be imagined: use seen_by(seat) first")
        c = self.copy()
        c.masked = False
        c.fill(rng)
        c.settle()
        return c

    def outcome(self) -> Outcome | None:
        """The outcome, or None while the game runs.

        >>> import quadriga
        >>> quadriga.game("corduba").new(seats=2).outcome() is None
        True
        """
        return None if self.stack else self.final()

    def at_turn_level(self) -> bool:
        """Whether a whole move has come to its end.

        >>> import quadriga
        >>> state = quadriga.game("antike").new()
        >>> quadriga.settle_chance(state, quadriga.Rng("a seed"))
        >>> state.at_turn_level()
        True
        """
        return not self.stack or self.stack[-1].turn_level

    # -- comparing and saving --------------------------------------------------------------------------------

    def __repr__(self) -> str:
        names = [*self.box.seat_names, "chance"]  # CHANCE is -1
        asked = ", ".join(f"{names[seat]} asked {type(self.question(seat)).__name__}" for seat in self.asked)
        viewer = "a spectator" if self.viewer is None else names[self.viewer]
        seen = f", seen by {viewer}" if self.masked else ""
        return f"<{type(self).__name__}: {self.box.seats} seats, {self.progress()}, {asked or 'nobody asked'}{seen}>"

    def same(self, other: State) -> bool:
        """Whether two states of one game are alike in every part.

        >>> import quadriga
        >>> quadriga.game("antike").new().same(quadriga.game("antike").new())
        True
        """
        return all(getattr(self, name) == getattr(other, name) for name in self.parts)

    def dump(self) -> dict[str, Any]:
        """Every part of the state as plain data, the same on every machine.

        >>> import quadriga
        >>> sorted(quadriga.game("antike").new().dump())[:2]
        ['active', 'advances']
        """
        return {name: plain(getattr(self, name)) for name in self.parts}

    def __reduce__(self) -> tuple[Any, ...]:
        kind: Any = type(self)
        return unpacked, (kind, tuple([getattr(self, name) for name in fields(kind)]))

    def digest(self) -> str:
        """The SHA-256 of everything in the state: equal positions have equal digests.

        >>> import quadriga
        >>> state = quadriga.game("antike").new()
        >>> state.copy().digest() == state.digest()
        True
        """
        return sha256(json.dumps(self.dump(), sort_keys=True).encode()).hexdigest()


def plain(value: object) -> Any:
    """Lists, numbers and text for anything a state is made of."""
    if isinstance(value, Step):
        return [type(value).__name__, *map(plain, value.values())]
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, int | str):
        return value
    raise TypeError(f"a state must not hold {type(value).__name__}")
