"""`quadriga learn`: every lesson by piped input, wrong tries, repeating and leaving."""

from __future__ import annotations

from typing import Any

import pytest

from quadriga.games import KEYS
from quadriga.lessons import Lesson, lessons
from quadriga.lessons.lesson import LEVEL
from quadriga.terminal.learn import Classroom, lesson_texts
from tests.cli.conftest import outside


class Reader:
    """Types the way of a lesson; where something else is asked in between, the first answer."""

    def __init__(self, lesson: Lesson) -> None:
        self.lines = [answer for step in lesson.steps for answer in step.way]
        self.classroom: Any = None

    def __call__(self, prompt: str) -> str:
        state = self.classroom.state
        if self.lines and state.why_not(state.asked[0], self.lines[0]) is None:
            return self.lines.pop(0)
        return "quit" if self.classroom.done else "1"


@pytest.mark.parametrize(
    "lesson", [one for key in KEYS for one in lessons(key)], ids=lambda one: f"{one.game}-{one.key}"
)
def test_a_lesson_is_completed_in_the_terminal(lesson: Lesson, capsys: Any, monkeypatch: Any, tmp_path: Any) -> None:
    monkeypatch.chdir(tmp_path)
    reader = Reader(lesson)
    reader.classroom = classroom = Classroom(lesson, "de", read=reader)
    classroom.run()
    assert classroom.done
    shown = " ".join(capsys.readouterr().out.split())
    texts = lesson_texts(lesson.game, "de", classroom.state)
    for part in ["end", *(f"{n}" for n, _ in enumerate(lesson.steps, 1))]:
        text = texts.own(f"lesson-{lesson.key}-{part}")
        assert shown.count(" ".join(text.split())) == 1, f"{part} is said once"


def test_lessons_by_piped_input() -> None:
    lines = "why take general\ntake king\n\nshow\nrondel scientia\npass\nagain\nrondel marmor\nquit\n"
    done = outside("learn", "antike", "--lang", "en", lines=lines)
    assert done.code == 0
    out = " ".join(done.out.split())
    assert "7 Advances 8 Your first game" in out
    assert "You play Brown." in out, "whose pieces are one's own"
    assert "Nine: Carthage has won" in out
    assert "Rule ANT-14" in out, "a wrong try has its reason"
    assert "rondel marmor" in out
    assert "That was allowed, but it is not what this lesson is about" in out
    assert out.count("A turn begins here.") == 2, "the lesson begins again"
    assert "3 marble from Carthago" in out


def test_a_lesson_is_chosen_by_its_number(quadriga: Any) -> None:
    done = quadriga("learn", "praetor", "5", "--lang", "it", lines="quit\n")
    assert done.code == 0
    assert "A ogni round l’imperatore chiede" in done.out
    wrong = quadriga("learn", "praetor", "12")
    assert wrong.code == 2
    assert "from 1 to 7" in wrong.err
    assert LEVEL == "tiro"
