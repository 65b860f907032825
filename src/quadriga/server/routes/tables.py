"""The tables: opening, sitting down, answering, and everything else one does at a table."""

from __future__ import annotations

import time

from litestar import Response
from litestar.params import JSONBody

from quadriga.api import wire
from quadriga.api.boards import board_of
from quadriga.api.problems import ApiError, why_body
from quadriga.api.requests import check_level, check_size, plan_of
from quadriga.kernel.screen import Preview
from quadriga.server.fair_queue import Lane
from quadriga.server.people import Person
from quadriga.server.routes.dependencies import (
    ClientAddress,
    Context,
    CurrentPerson,
    Since,
    SomeSeat,
    TableId,
    Visitor,
    get,
    post,
    record_file,
)
from quadriga.server.table_registry import begin_if_full
from quadriga.server.table_session import TableSession
from quadriga.table import Table


def id_of(visitor: Person | None) -> str:
    return visitor.id if visitor else ""


# -- opening -----------------------------------------------------------------------------------------------------------


@post("/tables")
async def open_table(
    data: JSONBody[wire.NewTable], person: CurrentPerson, context: Context, address: ClientAddress
) -> wire.TableInfo:
    """Open a table; the game begins as soon as every seat is taken."""
    context.limits.spend("table", person.id, address)
    origin = context.origin(address)
    context.limits.spend("stored", "", origin, 0)
    most, most_here = context.settings.most_tables, context.settings.by_address("tables")
    opened, opened_here = await context.registry.table_store.unfinished(person.id, origin)
    if opened >= most:
        raise ApiError(409, "too-many-tables", f"finish some of your {most} games first", most=str(most))
    if opened_here >= most_here:
        detail = f"{most_here} tables that were opened from this address are not finished"
        raise ApiError(429, "too-many-tables-here", detail, most=str(most_here))
    session = await context.registry.create(plan_of(data, person.id, person.name), person.name, origin, data.hold)
    return await info_after(session, person)


# -- looking ----------------------------------------------------------------------------------------------------------


@get("/tables/{table_id:str}")
async def look(
    table_id: TableId,
    visitor: Visitor,
    context: Context,
    address: ClientAddress,
    since: Since = 0,
    seat: SomeSeat = None,
) -> wire.Screen:
    """Everything this viewer sees of a table, with the events from number `since` on."""
    context.limits.spend("look", id_of(visitor), address)
    async with context.registry.looked_at(table_id) as session:
        check_own_seat(session, id_of(visitor), seat)
        return session.screen(id_of(visitor), seat, since, time.time())


async def info_after(session: TableSession, person: Person) -> wire.TableInfo:
    """What a person gets to know of a table after a change of theirs."""
    async with session.held():
        return session.info(person.id, time.time())


def check_own_seat(session: TableSession, person: str, seat: int | None) -> None:
    """Raise 403 unless the seat is this person's (None: watching)."""
    if seat is not None and seat not in session.seats_of(person):
        raise ApiError(403, "not-your-seat", "somebody else sits there")


@get("/tables/{table_id:str}/board")
async def table_board(table_id: TableId, context: Context, address: ClientAddress) -> wire.Board:
    """The words and tables of the game that is played there."""
    context.limits.spend("board", "", address)
    session = await context.registry.find(table_id)
    if session.table.box is None:
        raise ApiError(409, "table-frozen", session.table.frozen)
    return board_of(session.table.box)


@get("/tables/{table_id:str}/record", media_type="text/plain")
async def table_record(
    table_id: TableId, visitor: Visitor, context: Context, address: ClientAddress, seat: SomeSeat = None
) -> Response[str]:
    """The record as far as this viewer may know it; whole when the game is over."""
    context.limits.spend("look", id_of(visitor), address)
    async with context.registry.looked_at(table_id) as session:
        check_own_seat(session, id_of(visitor), seat)
        text = session.table.record(id_of(visitor), session.viewer(id_of(visitor), seat))
    return record_file(f"{session.table.plan.game}-{table_id}", text)


# -- sitting ----------------------------------------------------------------------------------------------------------


@post("/tables/{table_id:str}/sit", status_code=200)
async def sit(
    table_id: TableId, data: JSONBody[wire.Sit], person: CurrentPerson, context: Context, address: ClientAddress
) -> wire.TableInfo:
    """Take an open seat. When it was the last, the game begins, once all who committed to a nonce have revealed it."""
    context.limits.spend("seat", person.id, address)
    session = await context.registry.find(table_id)

    def command(table: Table) -> None:
        table.sit(data.seat, person.id, person.name, time.time(), data.commitment)
        begin_if_full(table)

    await context.registry.change_if_room(session, command)
    if any(watcher.person == person.id for watcher in session.watchers):
        session.table.present(person.id)
        session.presence_changed()
    return await info_after(session, person)


@post("/tables/{table_id:str}/reveal", status_code=200)
async def reveal(
    table_id: TableId,
    data: JSONBody[wire.RevealedNonce],
    person: CurrentPerson,
    context: Context,
    address: ClientAddress,
) -> wire.TableInfo:
    """Reveal the nonce that one has committed to; with the last one the game begins."""
    context.limits.spend("seat", person.id, address)
    session = await context.registry.find(table_id)
    await context.registry.change(session, lambda table: table.reveal(data.seat, person.id, data.nonce, time.time()))
    return await info_after(session, person)


@post("/tables/{table_id:str}/bot", status_code=200)
async def give(
    table_id: TableId, data: JSONBody[wire.BotSeat], person: CurrentPerson, context: Context, address: ClientAddress
) -> wire.TableInfo:
    """The owner lets a bot sit on an open seat, or opens its seat again. When it was the last, the game begins."""
    context.limits.spend("seat", person.id, address)
    session = await context.registry.find(table_id)
    if data.level:
        check_level(data.level)

    def command(table: Table) -> None:
        table.give(data.seat, person.id, data.level, time.time())
        begin_if_full(table)

    await context.registry.change_if_room(session, command)
    return await info_after(session, person)


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave(
    table_id: TableId, data: JSONBody[wire.OwnSeat], person: CurrentPerson, context: Context, address: ClientAddress
) -> wire.TableInfo:
    """Leave a seat; in a game a bot plays on, and one may come back."""
    context.limits.spend("seat", person.id, address)
    session = await context.registry.find(table_id)
    await context.registry.change_if_room(session, lambda table: table.leave(data.seat, person.id, time.time()))
    return await info_after(session, person)


@post("/tables/{table_id:str}/start", status_code=200)
async def start(table_id: TableId, person: CurrentPerson, context: Context, address: ClientAddress) -> wire.TableInfo:
    """The owner begins the game, if every seat is taken."""
    context.limits.spend("seat", person.id, address)
    session = await context.registry.find(table_id)
    if session.table.plan.owner != person.id:
        raise ApiError(403, "not-owner", "only the owner of the table begins the game")
    await context.registry.change(session, lambda table: table.start(time.time()))
    return await info_after(session, person)


@post("/tables/{table_id:str}/resign", status_code=200)
async def resign(
    table_id: TableId, data: JSONBody[wire.OwnSeat], person: CurrentPerson, context: Context, address: ClientAddress
) -> wire.Done:
    """Give up; a bot plays on."""
    context.limits.spend("seat", person.id, address)
    session = await context.registry.find(table_id)
    return wire.Done(
        await context.registry.change(session, lambda table: table.resign(data.seat, person.id, time.time()))
    )


@post("/tables/{table_id:str}/back", status_code=200)
async def back(
    table_id: TableId, data: JSONBody[wire.OwnSeat], person: CurrentPerson, context: Context, address: ClientAddress
) -> wire.Done:
    """Play again where a bot stands in."""
    context.limits.spend("seat", person.id, address)
    session = await context.registry.find(table_id)
    return wire.Done(
        await context.registry.change_if_room(session, lambda table: table.back(data.seat, person.id, time.time()))
    )


# -- answering -------------------------------------------------------------------------------------------------------


@post("/tables/{table_id:str}/answers", status_code=200)
async def answer(
    table_id: TableId, data: JSONBody[wire.Answers], person: CurrentPerson, context: Context, address: ClientAddress
) -> wire.Done:
    """Answer a question, or several in a row: all of them or none. The same again gets the same reply."""
    context.limits.spend("answer", person.id, address)
    check_size(data.answers)
    session = await context.registry.find(table_id)
    version = await context.registry.change(
        session, lambda table: table.answer(data.seat, person.id, data.question, data.answers, time.time())
    )
    return wire.Done(version)


@post("/tables/{table_id:str}/previews", status_code=200)
async def preview(
    table_id: TableId, data: JSONBody[wire.Try], person: CurrentPerson, context: Context, address: ClientAddress
) -> Preview:
    """What answers of one's own would change."""
    context.limits.spend("preview", person.id, address)
    check_size(data.answers)
    async with context.registry.looked_at(table_id) as session:
        return session.table.preview(data.seat, person.id, data.answers, data.defaults, max(0, data.known))


@post("/tables/{table_id:str}/why", status_code=200)
async def why(
    table_id: TableId, data: JSONBody[wire.Ask], person: CurrentPerson, context: Context, address: ClientAddress
) -> wire.Why:
    """Why something is not allowed, and by which rule."""
    context.limits.spend("preview", person.id, address)
    check_size([*data.after, data.answer])
    async with context.registry.looked_at(table_id) as session:
        reason = session.table.why(data.seat, person.id, data.answer, data.after)
        return why_body(session.table.box.game if session.table.box else None, reason, data.lang)


@post("/tables/{table_id:str}/hint", status_code=200)
async def hint(
    table_id: TableId, data: JSONBody[wire.OwnSeat], person: CurrentPerson, context: Context, address: ClientAddress
) -> wire.Hint:
    """What a bot would do in one's place, where hints are agreed."""
    context.limits.spend("hint", person.id, address)
    session = await context.registry.find(table_id)
    async with session.held():
        job = session.table.hint(data.seat, person.id)
    hinted = await context.registry.hint(job, Lane(context.origin(address), table_id, rank=1))
    return wire.Hint(hinted.answers, hinted.usual, hinted.after, hinted.line)


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(
    table_id: TableId, data: JSONBody[wire.OwnSeat], person: CurrentPerson, context: Context, address: ClientAddress
) -> wire.Done:
    """Take back the last answer, or ask the others whether one may."""
    context.limits.spend("answer", person.id, address)
    session = await context.registry.find(table_id)
    return wire.Done(
        await context.registry.change_if_room(session, lambda table: table.undo(data.seat, person.id, time.time()))
    )


@post("/tables/{table_id:str}/standing", status_code=200)
async def standing(
    table_id: TableId, data: JSONBody[wire.Standing], person: CurrentPerson, context: Context, address: ClientAddress
) -> wire.Done:
    """Answer a question always so, without being asked."""
    context.limits.spend("answer", person.id, address)
    check_size([data.question, data.answer])
    session = await context.registry.find(table_id)
    version = await context.registry.change_if_room(
        session, lambda table: table.answer_always(data.seat, person.id, data.question, data.answer, time.time())
    )
    return wire.Done(version)


# -- what others must agree to -----------------------------------------------------------------------------------------


@post("/tables/{table_id:str}/agree", status_code=200)
async def agree(
    table_id: TableId, data: JSONBody[wire.Agree], person: CurrentPerson, context: Context, address: ClientAddress
) -> wire.TableInfo:
    """Agree to what somebody asks for, or refuse it."""
    context.limits.spend("seat", person.id, address)
    session = await context.registry.find(table_id)
    await context.registry.change_if_room(
        session, lambda table: table.agree(data.kind, data.seat, person.id, data.agree, time.time())
    )
    return await info_after(session, person)


@post("/tables/{table_id:str}/hints", status_code=200)
async def hints(
    table_id: TableId, data: JSONBody[wire.OwnSeat], person: CurrentPerson, context: Context, address: ClientAddress
) -> wire.TableInfo:
    """Ask the others whether there may be hints."""
    context.limits.spend("seat", person.id, address)
    session = await context.registry.find(table_id)
    await context.registry.change_if_room(session, lambda table: table.offer_hints(data.seat, person.id, time.time()))
    return await info_after(session, person)


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(
    table_id: TableId, data: JSONBody[wire.Rematch], person: CurrentPerson, context: Context, address: ClientAddress
) -> wire.TableInfo:
    """Ask for another game; once all agree, `rematch` names its table."""
    context.limits.spend("table", person.id, address)
    session = await context.registry.find(table_id)
    await context.registry.change_if_room(
        session, lambda table: table.offer_rematch(data.seat, person.id, time.time(), exchange=data.exchange)
    )
    return await info_after(session, person)


ROUTES = [
    open_table, look, table_board, table_record, sit, reveal, give, leave, start, resign, back, answer, preview, why,
    hint, undo, standing, agree, hints, rematch,
]  # fmt: skip
