"""A lesson in the terminal: a game like any other, with what the lesson says before each question."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console

from quadriga.kernel.state import State
from quadriga.lessons import Lesson, progress
from quadriga.lessons.lesson import LEVEL
from quadriga.terminal.play import HUMAN, Terminal
from quadriga.terminal.texts import Texts, bundle


class AgainError(Exception):
    """The learner wants to begin the lesson again."""


class Classroom(Terminal):
    """One lesson on one screen; `done` once its last goal is reached."""

    def __init__(
        self, lesson: Lesson, language: str, console: Console | None = None, read: Callable[[str], str] = input
    ) -> None:
        state: State = lesson.begin()
        self.lesson = lesson
        self.learner = state.asked[0]
        names = [LEVEL] * state.box.seats
        names[self.learner] = HUMAN
        super().__init__(state, names, lesson.seed, lesson_texts(lesson.game, language, state), None, console, read)
        self.said = 0
        """How many steps have been said."""
        self.done = False
        self.coached: set[int] = set()
        self.missed = False
        self.commands |= {"show": lambda seat, rest: self.show_way(), "again": lambda seat, rest: self.again()}

    def welcome(self) -> None:
        self.print(title(self.texts, self.lesson), "bold")
        self.print(self.texts("ui-lesson-you", seat=self.texts.seat(self.learner)))
        self.print(self.texts("ui-lesson-help"), "dim")

    def answer(self, seat: int) -> None:
        if seat == self.learner and self.reached_all():
            self.guide()
            if not self.lesson.coach:
                self.quit()
        super().answer(seat)

    def show_question(self, seat: int) -> None:
        """What the lesson says stands right above the question, below the board."""
        if seat == self.learner:
            self.guide()
        super().show_question(seat)

    def reached_all(self) -> bool:
        return progress(self.lesson, self.state, self.learner).goals == len(self.lesson.goals)

    def run(self) -> int:
        result = super().run()
        self.guide()
        return result

    def guide(self) -> None:
        """Say what comes next in the lesson, if anything does."""
        goals, missed, _, coach = progress(self.lesson, self.state, self.learner)
        current = self.current(goals)
        for number in range(min(self.said, current), min(current + 1, len(self.lesson.steps))):
            if number >= self.said or current + 1 < self.said:
                self.print_part(f"{number + 1}")
        self.said = current + 1
        if missed and not self.missed:
            self.print(self.texts("ui-lesson-missed"), "yellow")
        self.missed = missed
        if coach is not None and coach not in self.coached:
            self.coached.add(coach)
            self.print_part(f"coach-{coach + 1}")
        if current == len(self.lesson.steps) and not self.done:
            self.done = True
            self.print_part("end")

    def current(self, goals: int) -> int:
        """The number of the step whose goal is the next to reach; after the last all of them."""
        places = [number for number, step in enumerate(self.lesson.steps) if not step.only_told]
        return places[goals] if goals < len(places) else len(self.lesson.steps)

    def print_part(self, part: str) -> None:
        self.print(self.texts.own(f"lesson-{self.lesson.key}-{part}"), "bold green")

    def show_way(self) -> None:
        """How the goal can be reached."""
        goals = progress(self.lesson, self.state, self.learner).goals
        for step in self.lesson.goals[goals : goals + 1]:
            self.print(", ".join(step.way))

    def again(self) -> None:
        raise AgainError

    def leave(self) -> None:
        """Nothing is saved of a lesson but of the game that the last one goes on as."""
        if self.done and self.lesson.coach:
            super().leave()


def lesson_texts(game: str, language: str, state: State) -> Texts:
    texts = Texts(language, state.box)
    texts.bundles = texts.bundles + [bundle(tongue, f"{game}-lessons") for tongue in dict.fromkeys((language, "en"))]
    return texts


def title(texts: Texts, lesson: Lesson) -> str:
    return texts.own(f"lesson-{lesson.key}")
