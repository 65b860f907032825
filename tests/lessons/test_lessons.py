"""Every lesson of every game can be completed the way it shows, and knows how far one has come."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from quadriga.games import KEYS
from quadriga.kernel.errors import IllegalActionError, QuadrigaError
from quadriga.lessons import Lesson, Progress, lesson, lessons, progress
from quadriga.lessons.lesson import read
from tests.lessons.learning import LEARNER, Learning

ALL = [one for key in KEYS for one in lessons(key)]
each = pytest.mark.parametrize("lesson", ALL, ids=lambda one: f"{one.game}-{one.key}")


def find(game: str, key: str) -> Lesson:
    return next(one for one in ALL if (one.game, one.key) == (game, key))


@each
def test_a_lesson_is_completed_the_way_it_shows(lesson: Lesson) -> None:
    learning = Learning(lesson)
    for number, goal in enumerate(lesson.goals):
        for place, answer in enumerate(goal.way):
            assert learning.progress.goals == number, f"goal {number + 1} is met before {answer!r}"
            learning.answer(answer)
            assert not learning.progress.missed, f"after {goal.way[: place + 1]}"
        assert learning.progress.goals == number + 1, f"goal {number + 1} is not met by {goal.way}"


@pytest.mark.parametrize("game", KEYS)
def test_a_game_has_six_to_eight_lessons_that_end_in_a_real_game(game: str) -> None:
    assert 6 <= len(lessons(game)) <= 8
    assert [one.position is None for one in lessons(game)] == [False] * (len(lessons(game)) - 1) + [True]
    assert lessons(game)[-1].coach


def test_another_way_to_the_goal_counts_as_well() -> None:
    learning = Learning(find("antike", "temples"))
    for answer in ("rondel templum", "temple Carthago-Nova", "temple Carthago"):
        learning.answer(answer)
    assert learning.progress.goals == 3


def test_a_wrong_try_changes_nothing_and_has_its_reason() -> None:
    learning = Learning(find("antike", "founding"))
    with pytest.raises(IllegalActionError, match="in-its-action"):
        learning.answer("move legion Caesarea Zama")
    for answer in ("rondel duellum-1", "move legion Caesarea Zama"):
        learning.answer(answer)
    with pytest.raises(IllegalActionError) as caught:
        learning.answer("found Zama iron")
    assert caught.value.rule == "ANT-13.6", "its neighbour Caesarea produces iron, and there is no coin"
    assert learning.progress[:2] == (2, False)
    learning.answer("found Zama gold")
    assert learning.progress.goals == 3


def test_a_move_that_leads_elsewhere_is_missed_until_it_is_taken_back() -> None:
    learning = Learning(find("antike", "rondel"))
    learning.answer("rondel scientia")
    while not learning.progress.missed:
        learning.answer("pass")
    assert learning.progress.goals == 0
    for _ in range(learning.progress.since):
        learning.table.undo(learning.seat, LEARNER, 2.0)
    learning.answer("rondel marmor")
    assert learning.progress.goals == 1


def test_what_is_only_tried_counts_but_is_not_given() -> None:
    learning = Learning(find("antike", "temples"))
    state = learning.table.state
    tried = progress(learning.lesson, state, learning.seat, ["rondel templum", "temple Carthago"])
    assert (tried.goals, learning.progress.goals) == (2, 0)
    with pytest.raises(IllegalActionError):
        progress(learning.lesson, state, learning.seat, ["temple Carthago"])


def test_the_coach_speaks_up_where_its_line_fits() -> None:
    learning = Learning(find("antike", "game"))
    assert learning.progress.coach is None
    coach = learning.lesson.coach
    militia = next(n for n, line in enumerate(coach) if "Militia" in line.asked)
    tried = progress(learning.lesson, learning.table.state, learning.seat, ["rondel militia"])
    assert tried.coach == militia


def lesson_of(**step: object) -> Lesson:
    return read("antike", {"key": "x", "position": 'turn = "brown"', "step": [step]})


def test_a_goal_may_ask_for_something_several_times_and_for_numbers() -> None:
    twice, rich = lesson_of(goal=["went {me} *"], times=2), lesson_of(have={"players.0.marble": 2, "cities": 6})
    state = twice.begin()
    assert progress(twice, state, 0, ["rondel marmor"]).goals == 0
    assert progress(rich, state, 0).goals == 0
    assert progress(rich, state, 0, ["rondel ferrum"]).goals == 0
    learning = Learning(twice)
    for answer in ("rondel marmor", "rondel ferrum"):
        learning.answer(answer)
    assert learning.progress.goals == 1
    assert progress(rich, learning.table.state, 0).goals == 0, "Marmor brings 1 with one city of marble"


def test_a_lesson_that_is_not_there_is_said_to_be_missing() -> None:
    with pytest.raises(QuadrigaError, match="no lesson 'dancing'; there is: aim"):
        lesson("antike", "dancing")


def tried(game: str, key: str, given: Sequence[str], *answers: str) -> Progress:
    learning = Learning(find(game, key))
    for answer in given:
        learning.answer(answer)
    return progress(learning.lesson, learning.table.state, learning.seat, answers)


@pytest.mark.parametrize(
    ("game", "key", "given", "answers", "goals"),
    [
        ("antike", "rondel", [], ["rondel militia"], 0),
        ("antike", "advances", [], ["rondel scientia", "advance strata"], 1),
        ("praetor", "workers", [], ["activate market-1"], 0),
    ],
)
def test_a_move_that_cannot_reach_the_goal_any_more_is_missed_before_it_is_sent(
    game: str, key: str, given: list[str], answers: list[str], goals: int
) -> None:
    assert tried(game, key, given, *answers)[:3] == (goals, True, len(answers) - goals)


@each
def test_the_way_is_never_said_to_lead_elsewhere_while_it_is_tried(lesson: Lesson) -> None:
    learning = Learning(lesson)
    for goal in lesson.goals:
        for answer in goal.way:
            if learning.seat in learning.table.asked:
                assert not progress(lesson, learning.table.state, learning.seat, [answer]).missed, answer
            learning.answer(answer)
