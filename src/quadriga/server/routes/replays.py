"""Finished games and opened records, moment by moment."""

from __future__ import annotations

import secrets
import time
from typing import Any

from litestar import Response
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import insert, select

from quadriga.server.house import House
from quadriga.server.problems import Wrong
from quadriga.server.replays import WATCHER
from quadriga.server.routes.given import TableId, TheAddress, TheHouse, ThePerson, get, post, record_file
from quadriga.server.schema import replays
from quadriga.server.settings import IMPORT_BODY
from quadriga.server.wire import Frames, NewReplay, Replay
from quadriga.server.workers import JobFailed, JobRefused


async def finished(house: House, table_id: str) -> str:
    """The whole record of a finished table."""
    live = await house.hall.find(table_id)
    async with live.held():
        if live.table.stage != "over":
            raise Wrong(409, "not-over", "there is a replay when the game is over")
        return live.table.record("", None)


async def read_in_worker(house: House, name: str, *args: Any, kind: type[Any]) -> Any:
    try:
        return await house.readers.do(name, *args, seconds=house.settings.import_seconds, kind=kind)
    except JobRefused as error:
        raise Wrong(400, "bad-record", str(error)[:300], reason=str(error)[:300]) from None
    except JobFailed:
        raise Wrong(400, "record-too-long", "reading this record took too long or too much memory") from None


@get("/tables/{table_id:str}/replay")
async def replay(table_id: TableId, house: TheHouse, address: TheAddress) -> Replay:
    """The moments of a finished game."""
    house.limits.spend("frames", address)
    found: Replay = await read_in_worker(house, "open", await finished(house, table_id), table_id, kind=Replay)
    return found


@get("/tables/{table_id:str}/frames")
async def table_frames(
    table_id: TableId,
    house: TheHouse,
    address: TheAddress,
    first: FromQuery[int] = 0,
    last: FromQuery[int] = 1_000_000,
    seat: FromQuery[str] = WATCHER,
) -> Frames:
    """What the moments of a finished game show, through the eyes of a seat, of all, or of none."""
    house.limits.spend("frames", address)
    return await make_frames(house, await finished(house, table_id), first, last, seat)


async def make_frames(house: House, text: str, first: int, last: int, seat: str) -> Frames:
    found: Frames = await read_in_worker(house, "frames", text, first, last, seat[:8], kind=Frames)
    return found


@post("/replays", request_max_body_size=IMPORT_BODY)
async def open_record(data: JSONBody[NewReplay], person: ThePerson, house: TheHouse, address: TheAddress) -> Replay:
    """Open a record from a file; it is read by the rules of this server, and kept for whoever has its link."""
    house.limits.spend("import", address)
    if len(data.record) > house.settings.import_size:
        raise Wrong(413, "too-big", f"a record has at most {house.settings.import_size} characters")
    name = secrets.token_urlsafe(9)
    found: Replay = await read_in_worker(house, "open", data.record, name, kind=Replay)
    row = {"id": name, "person": person.id, "record": data.record, "created": time.time()}
    await house.store.write(lambda db: db.execute(insert(replays).values(row)))
    return found


async def opened(house: House, replay_id: str) -> str:
    text = await house.store.read(lambda db: db.scalar(select(replays.c.record).where(replays.c.id == replay_id)))
    if text is None:
        raise Wrong(404, "no-replay", "there is no such replay")
    return str(text)


@get("/replays/{replay_id:str}")
async def replay_again(replay_id: FromPath[str], house: TheHouse, address: TheAddress) -> Replay:
    """The moments of a record that was opened before."""
    house.limits.spend("frames", address)
    found: Replay = await read_in_worker(house, "open", await opened(house, replay_id), replay_id, kind=Replay)
    return found


@get("/replays/{replay_id:str}/frames")
async def replay_frames(
    replay_id: FromPath[str],
    house: TheHouse,
    address: TheAddress,
    first: FromQuery[int] = 0,
    last: FromQuery[int] = 1_000_000,
    seat: FromQuery[str] = WATCHER,
) -> Frames:
    house.limits.spend("frames", address)
    return await make_frames(house, await opened(house, replay_id), first, last, seat)


@get("/replays/{replay_id:str}/record", media_type="text/plain")
async def replay_record(replay_id: FromPath[str], house: TheHouse, address: TheAddress) -> Response[str]:
    """A record as it was opened."""
    house.limits.spend("frames", address)
    return record_file(replay_id, await opened(house, replay_id))


ROUTES = [replay, table_frames, open_record, replay_again, replay_frames, replay_record]
