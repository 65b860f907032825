"""Lessons: what they are, and how far a learner has come at the practice table of one."""

from __future__ import annotations

from quadriga.api.boards import board_of, game_of
from quadriga.api.problems import ApiError
from quadriga.api.wire_lessons import LessonInfo, LessonProgress, LessonStep, LessonTry, PictureInfo
from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.record import Record
from quadriga.lessons import Lesson, Picture, lesson, lessons, pictures, progress
from quadriga.lessons.lesson import LEVEL
from quadriga.table import Table


def lessons_of(key: str) -> list[LessonInfo]:
    return [info(one) for one in lessons(game_of(key).key)]


def info(one: Lesson) -> LessonInfo:
    record = str(Record.of(one.first())) if one.position is None else None
    steps = [LessonStep(not step.only_told, step.point, step.way) for step in one.steps]
    return LessonInfo(one.key, one.position, record, one.seed, LEVEL, steps, len(one.coach))


def pictures_of(key: str) -> list[PictureInfo]:
    return [drawn(one) for one in pictures(game_of(key).key)]


def drawn(picture: Picture) -> PictureInfo:
    state = picture.lesson.begin()
    seat = state.asked[0]
    return PictureInfo(board_of(state.box), state.view(seat), seat, picture.places)


def lesson_progress(table: Table, tried: LessonTry) -> LessonProgress:
    """How far one has come at a table, with answers that are only tried."""
    one = find(table.plan.game, tried.lesson)
    if not is_taken_at(table, one):
        raise ApiError(409, "no-lesson", "this lesson is not taken at this table")
    goals, missed, since, coach = progress(one, table.state, tried.seat, tried.answers)
    return LessonProgress(goals, missed, since, None if coach is None else coach + 1)


def is_taken_at(table: Table, one: Lesson) -> bool:
    """Whether it is a practice table that begins as the lesson does; others would be long to look through."""
    practice = table.practice
    return bool(practice and table.history and not practice.given and practice.position == one.first().position)


def find(game: str, key: str) -> Lesson:
    try:
        return lesson(game, key)
    except QuadrigaError as error:
        raise ApiError(404, "no-such-lesson", str(error)) from None
