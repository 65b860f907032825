"""Analyses of finished games and opened records; what a turn tried at a practice table is worth."""

from __future__ import annotations

from litestar.params import FromPath, FromQuery, JSONBody

from quadriga.api.problems import ApiError
from quadriga.api.requests import check_size
from quadriga.api.wire_analysis import AnalysisProgress, Attempt, StartAnalysis, Verdict
from quadriga.kernel.screen import Preview
from quadriga.server.connection import HttpRequest
from quadriga.server.fair_queue import Lane
from quadriga.server.routes.dependencies import ClientAddress, Context, CurrentPerson, TableId, delete, get, post
from quadriga.server.routes.replays import finished, opened, read_in_worker
from quadriga.server.server_context import ServerContext
from quadriga.server.workers import JobError, JobRejectedError
from quadriga.table.thinking_time import seconds_used

JUDGE_SECONDS = 60.0


def both(what: str) -> list[str]:
    """The addresses of something that finished tables and opened records have."""
    return [f"/tables/{{game_id:str}}/{what}", f"/replays/{{game_id:str}}/{what}"]


def of_table(request: HttpRequest) -> bool:
    return request.url.path.startswith("/api/tables/")


async def record_of(context: ServerContext, request: HttpRequest, game_id: str) -> str:
    """The whole record of a finished table, or of one that somebody opened."""
    return await (finished if of_table(request) else opened)(context, game_id)


async def progress(context: ServerContext, request: HttpRequest, game_id: str, after: int) -> AnalysisProgress:
    found = await context.analyses.look(await record_of(context, request, game_id), after)
    if of_table(request):
        session = await context.registry.find(game_id)
        async with session.held():
            found.seconds = seconds_used(session.table.journal, len(session.table.seats))
    return found


@get(both("analysis"))
async def look(
    request: HttpRequest, game_id: FromPath[str], context: Context, address: ClientAddress, after: FromQuery[int] = 0
) -> AnalysisProgress:
    """How far the analysis of a game has come, and what was found since `after`."""
    context.limits.spend("look", "", address)
    return await progress(context, request, game_id, after)


@post(both("analysis"), status_code=200)
async def start(
    request: HttpRequest,
    game_id: FromPath[str],
    data: JSONBody[StartAnalysis],
    person: CurrentPerson,
    context: Context,
    address: ClientAddress,
) -> AnalysisProgress:
    """Analyse a game that is over, or go on where it was left; a quick pass comes first."""
    context.limits.spend("analysis", person.id, address)
    record = await record_of(context, request, game_id)
    await context.analyses.ask(record, person.id, context.origin(address), data.deep)
    return await progress(context, request, game_id, 0)


@delete(both("analysis"), status_code=200)
async def cancel(
    request: HttpRequest, game_id: FromPath[str], person: CurrentPerson, context: Context, address: ClientAddress
) -> AnalysisProgress:
    """Wait for an analysis no longer; it stops when nobody else does. What was found is kept."""
    context.limits.spend("look", person.id, address)
    await context.analyses.cancel(await record_of(context, request, game_id), person.id)
    return await progress(context, request, game_id, 0)


@get(both("better"))
async def better(
    request: HttpRequest,
    game_id: FromPath[str],
    context: Context,
    address: ClientAddress,
    number: FromQuery[int],
) -> Preview:
    """What the best turn would have changed at a decision, as far as its seat could know."""
    context.limits.spend("replay", "", address)
    record = await record_of(context, request, game_id)
    found = await context.analyses.look(record, 0)
    best = [decision.best for decision in found.decisions if decision.number == number]
    if not best:
        raise ApiError(404, "not-analysed", "this decision has not been looked at")
    return await read_in_worker(context, Lane(address), "better", record, number, best[-1], kind=Preview)


@post("/tables/{table_id:str}/verdict", status_code=200)
async def verdict(
    table_id: TableId, data: JSONBody[Attempt], person: CurrentPerson, context: Context, address: ClientAddress
) -> Verdict:
    """What one's first turn at a practice table is worth."""
    context.limits.spend("hint", person.id, address)
    check_size(data.best)
    session = await context.registry.find(table_id)
    async with session.held():
        table = session.table
        if not table.plan.practice or table.history is None:
            raise ApiError(409, "no-practice", "only turns at practice tables are judged")
        if not 0 <= data.seat < len(table.seats) or table.seats[data.seat].person != person.id:
            raise ApiError(403, "not-your-seat", "this seat is not yours")
        given = table.history.chosen_by(data.seat)
    lane = Lane(context.origin(address), table_id, rank=0)
    try:
        return await context.analysis_workers.do(
            "attempt", table.plan, data.seat, given, data.best, table_id, seconds=JUDGE_SECONDS, kind=Verdict, lane=lane
        )
    except JobRejectedError as error:
        raise ApiError(400, "bad-record", str(error)[:300], reason=str(error)[:300]) from None
    except JobError:
        raise ApiError(503, "no-hint-now", "the bot that judges did not answer") from None


ROUTES = [look, start, cancel, better, verdict]
