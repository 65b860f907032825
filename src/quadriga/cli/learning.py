"""The command that teaches a game: learn."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

from quadriga.cli.output import OK
from quadriga.cli.parameters import Language
from quadriga.kernel.errors import QuadrigaError
from quadriga.lessons import Lesson, lessons
from quadriga.terminal.learn import AgainError, Classroom, lesson_texts, title
from quadriga.terminal.texts import language

commands = App()


@commands.command
def learn(
    key: Annotated[str, Parameter(name="GAME")],
    number: Annotated[str, Parameter(name="LESSON", help="Begin with this one, by its number.")] = "1",
    /,
    *,
    lang: Language = None,
) -> int:
    """Learn a game in short lessons, the last of which is a first game."""
    tongue, all_lessons = language(lang), lessons(key)
    if not number.isdecimal() or not 1 <= int(number) <= len(all_lessons):
        raise QuadrigaError(f"expected the number of a lesson from 1 to {len(all_lessons)}, not {number!r}")
    texts = lesson_texts(key, tongue, all_lessons[0].begin())
    for place, one in enumerate(all_lessons, 1):
        print(f"{place:3}  {title(texts, one)}")
    for one in all_lessons[int(number) - 1 :]:
        print()
        if not take(one, tongue):
            break
        if one is not all_lessons[-1] and not goes_on(texts("ui-lesson-next")):
            break
    return OK


def take(lesson: Lesson, tongue: str) -> bool:
    """Take a lesson, again and again if the learner likes; whether it was completed."""
    while True:
        classroom = Classroom(lesson, tongue)
        try:
            classroom.run()
        except AgainError:
            continue
        return classroom.done


def goes_on(question: str) -> bool:
    """Whether the learner wants the next lesson."""
    try:
        return not input(f"{question} ").strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return False
