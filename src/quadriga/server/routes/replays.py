"""Finished games and opened records, moment by moment."""

from __future__ import annotations

import secrets
import time
from typing import TypeVar

from litestar import Response
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import func, insert, select

from quadriga.api.problems import ApiError
from quadriga.api.replays import WATCHER
from quadriga.api.wire_replays import Frames, NewReplay, Points, Replay
from quadriga.server.fair_queue import Lane
from quadriga.server.routes.dependencies import ClientAddress, Context, CurrentPerson, TableId, get, post, record_file
from quadriga.server.schema import replays
from quadriga.server.server_context import ServerContext
from quadriga.server.settings import IMPORT_BODY
from quadriga.server.workers import JobError, JobRejectedError

T = TypeVar("T")


async def finished(context: ServerContext, table_id: str) -> str:
    """The whole record of a finished table."""
    session = await context.registry.find(table_id)
    async with session.held():
        if session.table.stage != "over":
            raise ApiError(409, "not-over", "there is a replay when the game is over")
        return session.table.record("", None)


async def read_in_worker(context: ServerContext, lane: Lane, name: str, *args: object, kind: type[T]) -> T:
    try:
        seconds = context.settings.import_seconds
        return await context.record_workers.do(name, *args, seconds=seconds, kind=kind, lane=lane)
    except JobRejectedError as error:
        raise ApiError(400, "bad-record", str(error)[:300], reason=str(error)[:300]) from None
    except JobError:
        raise ApiError(400, "record-too-long", "reading this record took too long or too much memory") from None


@get("/tables/{table_id:str}/replay")
async def replay(table_id: TableId, context: Context, address: ClientAddress) -> Replay:
    """The moments of a finished game."""
    context.limits.spend("replay", "", address)
    return await read_in_worker(
        context, Lane(address), "open", await finished(context, table_id), table_id, kind=Replay
    )


@get("/tables/{table_id:str}/frames")
async def table_frames(
    table_id: TableId,
    context: Context,
    address: ClientAddress,
    first: FromQuery[int] = 0,
    last: FromQuery[int] = 1_000_000,
    seat: FromQuery[str] = WATCHER,
) -> Frames:
    """What the moments of a finished game show, through the viewer of a seat, of all, or of none."""
    context.limits.spend("replay", "", address)
    return await make_frames(context, address, await finished(context, table_id), first, last, seat)


@get("/tables/{table_id:str}/points")
async def table_points(table_id: TableId, context: Context, address: ClientAddress) -> Points:
    """The points of a finished game by rounds."""
    context.limits.spend("replay", "", address)
    return await read_in_worker(context, Lane(address), "points", await finished(context, table_id), kind=Points)


async def make_frames(context: ServerContext, address: str, text: str, first: int, last: int, seat: str) -> Frames:
    return await read_in_worker(context, Lane(address), "frames", text, first, last, seat[:8], kind=Frames)


@post("/replays", request_max_body_size=IMPORT_BODY)
async def open_record(
    data: JSONBody[NewReplay], person: CurrentPerson, context: Context, address: ClientAddress
) -> Replay:
    """Open a record from a file; it is read by the rules of this server, and kept for whoever has its link."""
    context.limits.spend("import", "", address)
    if len(data.record) > context.settings.import_size:
        raise ApiError(413, "too-big", f"a record has at most {context.settings.import_size} characters")
    name = secrets.token_urlsafe(9)
    origin, size = context.origin(address), len(data.record.encode())
    await check_room(context, origin, size)
    opened_replay = await read_in_worker(context, Lane(address, rank=1), "open", data.record, name, kind=Replay)
    row = {"id": name, "person": person.id, "origin": origin, "size": size, "record": data.record}
    row["created"] = time.time()
    await context.database.write(lambda db: db.execute(insert(replays).values(row)))
    return opened_replay


async def check_room(context: ServerContext, origin: str, size: int) -> None:
    """Refuse what would be more than is kept for one address."""
    context.limits.spend("stored", "", origin, size)
    query = select(func.sum(replays.c.size)).where(replays.c.origin == origin)
    kept = await context.database.read(lambda db: db.scalar(query)) or 0
    if kept + size > context.settings.by_address("replay_bytes"):
        raise ApiError(429, "too-much-stored", "too many records that were opened from this address are kept")


async def opened(context: ServerContext, replay_id: str) -> str:
    text = await context.database.read(lambda db: db.scalar(select(replays.c.record).where(replays.c.id == replay_id)))
    if text is None:
        raise ApiError(404, "no-replay", "there is no such replay")
    return str(text)


@get("/replays/{replay_id:str}")
async def replay_again(replay_id: FromPath[str], context: Context, address: ClientAddress) -> Replay:
    """The moments of a record that was opened before."""
    context.limits.spend("replay", "", address)
    return await read_in_worker(
        context, Lane(address), "open", await opened(context, replay_id), replay_id, kind=Replay
    )


@get("/replays/{replay_id:str}/frames")
async def replay_frames(
    replay_id: FromPath[str],
    context: Context,
    address: ClientAddress,
    first: FromQuery[int] = 0,
    last: FromQuery[int] = 1_000_000,
    seat: FromQuery[str] = WATCHER,
) -> Frames:
    context.limits.spend("replay", "", address)
    return await make_frames(context, address, await opened(context, replay_id), first, last, seat)


@get("/replays/{replay_id:str}/points")
async def replay_points(replay_id: FromPath[str], context: Context, address: ClientAddress) -> Points:
    context.limits.spend("replay", "", address)
    return await read_in_worker(context, Lane(address), "points", await opened(context, replay_id), kind=Points)


@get("/replays/{replay_id:str}/record", media_type="text/plain")
async def replay_record(replay_id: FromPath[str], context: Context, address: ClientAddress) -> Response[str]:
    """A record as it was opened."""
    context.limits.spend("replay", "", address)
    return record_file(replay_id, await opened(context, replay_id))


ROUTES = [replay, table_frames, table_points, open_record, replay_again, replay_frames, replay_points, replay_record]
