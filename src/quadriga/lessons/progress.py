"""How far a learner has come in a lesson: worked out from the answers of the game alone, so that undo takes it back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from fnmatch import fnmatchcase
from functools import partial
from typing import Any, NamedTuple

from quadriga.kernel.record import Record
from quadriga.kernel.screen import answers_of_move, seen_with_journal
from quadriga.kernel.state import State
from quadriga.kernel.step import CHANCE
from quadriga.lessons.lesson import Lesson, LessonStep

ME = "{me}"
"""The learner's side, in a pattern."""

LOOKED_AT = 150
"""How many positions are looked at to see whether the move at hand can still reach the goal."""


class Progress(NamedTuple):
    goals: int
    """How many goals have been reached, in their order."""
    missed: bool
    """Whether the learner has used up the moves for the next one, or can no longer reach it with the last of them."""
    since: int
    """How many answers the learner has given or tried since the last goal; taken back, they lead to it again."""
    coach: int | None
    """The line of the coach that fits what is asked now, if there is one."""


class Counter:
    """Counts what happens towards one goal after another."""

    def __init__(self, lesson: Lesson, me: str) -> None:
        self.goals = lesson.goals
        self.me = me
        self.reached = 0
        self.hits = 0
        self.moves = 0
        self.answers = 0

    @property
    def goal(self) -> LessonStep | None:
        return self.goals[self.reached] if self.reached < len(self.goals) else None

    @property
    def patterns(self) -> list[str]:
        return [pattern.replace(ME, self.me) for pattern in self.goal.goal] if self.goal else []

    def count(self, happened: Iterable[str], view: Callable[[], Any]) -> None:
        """Events in notation, and what the learner sees after them."""
        for event in happened:
            if any(fnmatchcase(event, pattern) for pattern in self.patterns):
                self.hits += 1
                self.advance(view)
        self.advance(view)

    def advance(self, view: Callable[[], Any]) -> None:
        while self.goal and is_met(self.goal, self.hits, view):
            self.reached, self.hits, self.moves, self.answers = self.reached + 1, 0, 0, 0


def is_met(goal: LessonStep, hits: int, view: Callable[[], Any]) -> bool:
    enough = hits >= goal.times if goal.goal else True
    return enough and all(value_at(view(), path) >= least for path, least in goal.have.items())


def value_at(view: Any, path: str) -> int:
    """The number at a dotted path of a view; of a list, how long it is."""
    for part in path.split("."):
        view = view[int(part)] if isinstance(view, list) else view[part]
    return len(view) if isinstance(view, list) else int(view)


def progress(lesson: Lesson, state: State, learner: int, tried: Sequence[str] = ()) -> Progress:
    """How far the learner has come with all answers of this state, and with further ones that are only tried."""
    counter = Counter(lesson, state.box.seat_names[learner])
    again = Record(state.box, [], position=state.position).begin()
    shown = 0
    for number, answer in enumerate(state.journal or []):
        if number < len(again.journal or []):
            continue  # forced: the kernel has given it
        if counter.goal is None:
            break
        again.take(answer.seat, answer.action)
        before = counter.reached
        counter.count(notations(again, learner, shown), partial(again.view, learner))
        shown = len(again.events or [])
        if answer.seat == learner and counter.reached == before:
            counter.answers += 1
            counter.moves += begins_move(again, learner)
    seen = seen_with_journal(state, learner)
    seen.events = []
    for text in tried:
        seen.play(learner, text)
        counter.answers += 1
        counter.count(notations(seen, learner), partial(seen.view, learner))
        seen.events = []
    asked = type(seen.question(learner)).__name__ if learner in seen.asked else ""
    fitting = (number for number, line in enumerate(lesson.coach) if asked in line.asked)
    return Progress(counter.reached, is_missed(counter, seen, learner, tried), counter.answers, next(fitting, None))


def is_missed(counter: Counter, seen: State, learner: int, tried: Sequence[str]) -> bool:
    if counter.goal is None or not counter.answers:
        return False
    left = counter.goal.moves - counter.moves
    if begins_move(seen, learner):
        return left <= bool(tried) and CHANCE not in seen.asked
    return left <= 1 and not in_reach(counter, seen, learner)


def in_reach(counter: Counter, seen: State, learner: int) -> bool:
    """Whether more answers of the move at hand, or chance, may reach the goal.

    Those of the way are tried first; where there are too many to see, the rest counts as leading elsewhere.
    """
    assert counter.goal is not None
    way = counter.goal.way
    known: set[str] = set()
    waiting = [(seen, counter)]
    while waiting:
        state, so_far = waiting.pop()
        answers = [state.box.vocabulary.format(action) for action in state.actions(learner)]
        for answer in sorted(answers, key=way.__contains__):  # the last is looked at first
            after, then = seen_with_journal(state, learner), copy(so_far)
            after.events = []
            after.play(learner, answer)
            then.count(notations(after, learner), partial(after.view, learner))
            if then.reached > counter.reached or CHANCE in after.asked:
                return True
            if begins_move(after, learner):
                continue
            name = f"{type(after.question(learner)).__name__} {after.view(learner)}"
            if name not in known:
                known.add(name)
                waiting.append((after, then))
        if len(known) > LOOKED_AT:
            break
    return False


def notations(state: State, learner: int, since: int = 0) -> Iterator[str]:
    """The events from number `since` on, as the learner may see them."""
    return (state.box.event_vocabulary.format(event.seen_by(learner)) for event in (state.events or [])[since:])


def begins_move(state: State, learner: int) -> bool:
    return learner not in state.asked or not answers_of_move(state, learner)
