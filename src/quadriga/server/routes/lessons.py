"""Lessons: what they are, and how far a learner has come at the practice table of one."""

from __future__ import annotations

from litestar.params import FromPath, JSONBody

from quadriga.api.lessons import lesson_progress, lessons_of, pictures_of
from quadriga.api.requests import check_size
from quadriga.api.wire_lessons import LessonInfo, LessonProgress, LessonTry, PictureInfo
from quadriga.server.routes.dependencies import ClientAddress, Context, CurrentPerson, TableId, get, post
from quadriga.server.routes.tables import check_own_seat


@get("/games/{key:str}/lessons")
async def of_game(key: FromPath[str]) -> list[LessonInfo]:
    """The lessons of a game in their order; each is taken at a practice table."""
    return lessons_of(key)


@get("/games/{key:str}/pictures")
async def pictures_of_game(key: FromPath[str], context: Context, address: ClientAddress) -> list[PictureInfo]:
    """Positions that the overview of a game is illustrated with."""
    context.limits.spend("board", "", address)
    return pictures_of(key)


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
        return lesson_progress(session.table, data)


ROUTES = [of_game, pictures_of_game, how_far]
