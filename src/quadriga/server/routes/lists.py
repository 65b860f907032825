"""Lists of tables: the lobby, and all tables page by page."""

from __future__ import annotations

import time
from typing import Literal

from litestar.params import FromQuery

from quadriga.api import wire
from quadriga.api.problems import ApiError
from quadriga.server.routes.dependencies import ClientAddress, Context, Visitor, get
from quadriga.server.routes.tables import id_of
from quadriga.server.server_context import ServerContext
from quadriga.server.table_lists import MOST_LISTED, ListedStage, TableFilter


async def page(context: ServerContext, person: str, wanted: TableFilter) -> wire.TablePage:
    """What the disk says of tables, or better the memory."""
    tables, following = await context.registry.table_lists.page(person, wanted)
    return wire.TablePage([current(context, table, person) for table in tables], following)


def current(context: ServerContext, listed: wire.ListedTable, person: str) -> wire.ListedTable:
    session = context.registry.sessions.get(listed["id"])
    if session is None or session.written < len(session.table.journal):
        return listed
    return {**session.info(person, time.time()), "result": listed["result"]}


@get("/lobby")
async def lobby(visitor: Visitor, context: Context, address: ClientAddress) -> wire.Lobby:
    """The newest tables one can sit down at, watch, go on with or look at again."""
    person = id_of(visitor)
    context.limits.spend("list", person, address)

    async def newest(stage: ListedStage, mine: bool = False) -> list[wire.ListedTable]:
        return [] if mine and not person else (await page(context, person, TableFilter(stage, mine))).tables

    return wire.Lobby(
        await newest("waiting"),
        await newest("playing"),
        await newest("running", mine=True),
        await newest("finished", mine=True),
    )


@get("/tables")
async def listed_tables(
    visitor: Visitor,
    context: Context,
    address: ClientAddress,
    stage: FromQuery[ListedStage] = "running",
    mine: FromQuery[bool] = False,
    game: FromQuery[str] = "",
    opponent: FromQuery[str] = "",
    result: FromQuery[Literal["", "won", "lost"]] = "",
    order: FromQuery[Literal["newest", "oldest"]] = "newest",
    after: FromQuery[str] = "",
    limit: FromQuery[int] = MOST_LISTED,
) -> wire.TablePage:
    """Tables by their last change, page by page: public ones, or those where one sits or that one opened.

    `opponent` is how the name of another player, or a bot's level, begins; `result` says how one did oneself.
    """
    person = id_of(visitor)
    context.limits.spend("list", person, address)
    if (mine or result) and not person:
        raise ApiError(401, "no-session", "whose tables? GET /api/me first")
    if result and not mine:
        raise ApiError(400, "bad-request", "result is about mine=true")
    return await page(
        context, person, TableFilter(stage, mine, game, opponent, result, order == "oldest", after, limit)
    )


ROUTES = [lobby, listed_tables]
