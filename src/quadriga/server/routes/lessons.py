"""Lessons: what they are, and how far a learner has come at the practice table of one."""

from __future__ import annotations

from litestar.params import FromPath, JSONBody

from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.record import Record
from quadriga.lessons import Lesson, Picture, lesson, lessons, pictures, progress
from quadriga.lessons.lesson import LEVEL
from quadriga.server.boards import board_of
from quadriga.server.problems import ApiError
from quadriga.server.routes.dependencies import ClientAddress, Context, CurrentPerson, TableId, get, post
from quadriga.server.routes.games import game_of
from quadriga.server.routes.tables import check_own_seat, check_size
from quadriga.server.wire_lessons import LessonInfo, LessonProgress, LessonStep, LessonTry, PictureInfo
from quadriga.table import Table


@get("/games/{key:str}/lessons")
async def of_game(key: FromPath[str]) -> list[LessonInfo]:
    """The lessons of a game in their order; each is taken at a practice table."""
    return [info(one) for one in lessons(game_of(key).key)]


def info(one: Lesson) -> LessonInfo:
    record = str(Record.of(one.first())) if one.position is None else None
    steps = [LessonStep(not step.only_told, step.point, step.way) for step in one.steps]
    return LessonInfo(one.key, one.position, record, one.seed, LEVEL, steps, len(one.coach))


@get("/games/{key:str}/pictures")
async def pictures_of_game(key: FromPath[str], context: Context, address: ClientAddress) -> list[PictureInfo]:
    """Positions that the overview of a game is illustrated with."""
    context.limits.spend("board", "", address)
    return [drawn(one) for one in pictures(game_of(key).key)]


def drawn(picture: Picture) -> PictureInfo:
    state = picture.lesson.begin()
    seat = state.asked[0]
    return PictureInfo(board_of(state.box), state.view(seat), seat, picture.places)


@post("/tables/{table_id:str}/lesson", status_code=200)
async def how_far(
    table_id: TableId, data: JSONBody[LessonTry], person: CurrentPerson, context: Context, address: ClientAddress
) -> LessonProgress:
    """How far one has come in a lesson at its practice table, with answers that are only tried."""
    context.limits.spend("preview", person.id, address)
    check_size(data.answers)
    session = await context.registry.find(table_id)
    async with session.held():
        check_own_seat(session, person.id, data.seat)
        one = find(session.table.plan.game, data.lesson)
        if not is_taken_at(session.table, one):
            raise ApiError(409, "no-lesson", "this lesson is not taken at this table")
        goals, missed, since, coach = progress(one, session.table.state, data.seat, data.answers)
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


ROUTES = [of_game, pictures_of_game, how_far]
