"""Practice tables: opened at a written position or in the middle of a record."""

from __future__ import annotations

import secrets
import time

from litestar.params import JSONBody
from msgspec.structs import replace

from quadriga.api import wire
from quadriga.api.problems import ApiError
from quadriga.api.requests import check_practice, practice_refused, title_of
from quadriga.server.fair_queue import Lane
from quadriga.server.routes.dependencies import ClientAddress, Context, CurrentPerson, post
from quadriga.server.routes.tables import info_after
from quadriga.server.settings import IMPORT_BODY
from quadriga.server.workers import JobError, JobRejectedError
from quadriga.table import Plan, SeatPlan


@post("/practice", request_max_body_size=IMPORT_BODY)
async def open_practice(
    data: JSONBody[wire.NewPractice], person: CurrentPerson, context: Context, address: ClientAddress
) -> wire.TableInfo:
    """Open a practice table, which begins at once. It is in no list, counts as no game, and is kept for seven days."""
    context.limits.spend("table", person.id, address)
    context.limits.spend("stored", "", context.origin(address), 0)
    if data.record is not None:
        context.limits.spend("import", "", address)
    check_practice(data, context.settings.import_size)
    seed = data.seed or secrets.token_hex(32)
    plan = await read_plan(data, seed, context, Lane(address, rank=1))
    sitting = [SeatPlan("person", person.id, person.name) if s.kind == "open" else s for s in plan.seats]
    plan = replace(plan, seats=sitting, owner=person.id, name=title_of(data.name))
    await context.registry.clear_practice(time.time(), person.id)
    session = await context.registry.create(plan, person.name, context.origin(address), secret=seed)
    return await info_after(session, person)


async def read_plan(data: wire.NewPractice, seed: str, context: Context, lane: Lane) -> Plan:
    """Read in a worker, as records are; what is wrong comes back with the line and the reason."""
    workers, seconds = context.record_workers, context.settings.import_seconds
    try:
        return await workers.do("practice", data, seed, seconds=seconds, kind=Plan, lane=lane)
    except JobRejectedError as error:
        raise practice_refused(data, str(error)) from None
    except JobError:
        raise ApiError(400, "record-too-long", "reading this took too long or too much memory") from None


ROUTES = [open_practice]
