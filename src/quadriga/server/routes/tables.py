"""The tables: opening, sitting down, answering, and everything else one does at a table."""

from __future__ import annotations

import time

import msgspec
from litestar import Response
from litestar.params import JSONBody

from quadriga.agents.levels import LEVELS, PLAIN
from quadriga.server import wire
from quadriga.server.boards import board_of
from quadriga.server.hall import begin_if_full
from quadriga.server.house import House
from quadriga.server.ledger import Listed
from quadriga.server.live import Live
from quadriga.server.people import Person
from quadriga.server.problems import Wrong
from quadriga.server.routes.games import game_of
from quadriga.server.routes.given import (
    Since,
    SomeSeat,
    TableId,
    TheHouse,
    ThePerson,
    TheReader,
    get,
    post,
    record_file,
)
from quadriga.server.telling import why_of
from quadriga.table import Pace, Plan, SeatPlan, Table

MOST_ANSWERS = 100
LONGEST_ANSWER = 200
LONGEST_TITLE = 60


def id_of(reader: Person | None) -> str:
    return reader.id if reader else ""


# -- the lobby --------------------------------------------------------------------------------------------------------


@get("/lobby")
async def lobby(reader: TheReader, house: TheHouse) -> wire.Lobby:
    """The tables one can sit down at, watch, go on with or look at again."""
    person, now, ledger = id_of(reader), time.time(), house.hall.ledger

    def shown(listed: list[Listed]) -> list[wire.TableInfo]:
        return [current(house, found, person, now) for found in listed]

    return wire.Lobby(
        shown(await ledger.listed("waiting", person)),
        shown(await ledger.listed("playing", person)),
        shown(await ledger.of_person(person, finished=False)) if reader else [],
        shown(await ledger.of_person(person, finished=True)) if reader else [],
    )


def current(house: House, listed: Listed, person: str, now: float) -> wire.TableInfo:
    """What the disk says of a table, or better the memory."""
    live = house.hall.live.get(listed.info.id)
    if live is not None and live.written == len(live.table.journal):
        return live.info(person, now)
    for seat in listed.info.seats:
        seat.mine = seat.number in listed.mine
    listed.info.mine = listed.owned
    return listed.info


@post("/tables")
async def open_table(data: JSONBody[wire.NewTable], person: ThePerson, house: TheHouse) -> wire.TableInfo:
    """Open a table; the game begins as soon as every seat is taken."""
    house.limits.spend("table", person.id)
    most = house.settings.most_tables
    if await house.hall.ledger.unfinished(person.id) >= most:
        raise Wrong(409, "too-many-tables", f"finish some of your {most} games first", most=str(most))
    live = await house.hall.create(plan_of(data, person), person.name, data.hold)
    return await told(live, person)


def plan_of(data: wire.NewTable, person: Person) -> Plan:
    game_of(data.game)  # there must be one
    name = " ".join(data.name.split())
    if len(name) > LONGEST_TITLE or not name.isprintable():
        raise Wrong(400, "bad-title", f"the name of a table has at most {LONGEST_TITLE} characters")
    if data.pace.kind != "none" and not 5 <= data.pace.seconds <= 30 * 24 * 3600:
        raise Wrong(400, "bad-pace", "a clock has from 5 seconds to 30 days")
    for seat in data.seats:
        if seat.kind == "bot":
            check_level(seat.level)
    seats = [
        SeatPlan("person", person.id, person.name) if seat.kind == "me" else SeatPlan(seat.kind, level=seat.level)
        for seat in data.seats
    ]
    pace = Pace(data.pace.kind, data.pace.seconds if data.pace.kind != "none" else 0)
    return Plan(data.game, seats, person.id, name, data.options, {}, pace, data.private, data.hints)


def check_level(level: str) -> None:
    if level not in (*LEVELS, *PLAIN):
        raise Wrong(400, "no-level", f"the bots are: {', '.join((*LEVELS, *PLAIN))}")


# -- looking ----------------------------------------------------------------------------------------------------------


@get("/tables/{table_id:str}")
async def look(
    table_id: TableId, reader: TheReader, house: TheHouse, since: Since = 0, seat: SomeSeat = None
) -> wire.Screen:
    """Everything this reader sees of a table, with the news from number `since` on."""
    live = await house.hall.find(table_id)
    async with live.held():
        must_have(live, id_of(reader), seat)
        return live.screen(id_of(reader), seat, since, time.time())


async def told(live: Live, person: Person) -> wire.TableInfo:
    """What a person is told of a table after a change of theirs."""
    async with live.held():
        return live.info(person.id, time.time())


def must_have(live: Live, person: str, seat: int | None) -> None:
    """Nobody looks through the eyes of somebody else."""
    if seat is not None and seat not in live.seats_of(person):
        raise Wrong(403, "not-your-seat", "somebody else sits there")


@get("/tables/{table_id:str}/board")
async def table_board(table_id: TableId, house: TheHouse) -> wire.Board:
    """The words and tables of the game that is played there."""
    live = await house.hall.find(table_id)
    if live.table.box is None:
        raise Wrong(409, "table-frozen", live.table.frozen)
    return board_of(live.table.box)


@get("/tables/{table_id:str}/record", media_type="text/plain")
async def table_record(table_id: TableId, reader: TheReader, house: TheHouse, seat: SomeSeat = None) -> Response[str]:
    """The record as far as this reader may know it; whole when the game is over."""
    live = await house.hall.find(table_id)
    async with live.held():
        must_have(live, id_of(reader), seat)
        text = live.table.record(id_of(reader), live.viewer(id_of(reader), seat))
    return record_file(f"{live.table.plan.game}-{table_id}", text)


# -- sitting ----------------------------------------------------------------------------------------------------------


@post("/tables/{table_id:str}/sit", status_code=200)
async def sit(table_id: TableId, data: JSONBody[wire.Sit], person: ThePerson, house: TheHouse) -> wire.TableInfo:
    """Take an open seat. When it was the last, the game begins."""
    house.limits.spend("seat", person.id)
    live = await house.hall.find(table_id)

    def command(table: Table) -> None:
        table.sit(data.seat, person.id, person.name, time.time(), data.nonce)
        begin_if_full(table)

    await house.hall.change(live, command)
    if any(watcher.person == person.id for watcher in live.watchers):
        live.table.present(person.id)
        live.presence_changed()
    return await told(live, person)


@post("/tables/{table_id:str}/bot", status_code=200)
async def give(table_id: TableId, data: JSONBody[wire.BotSeat], person: ThePerson, house: TheHouse) -> wire.TableInfo:
    """The owner lets a bot sit on an open seat, or opens its seat again. When it was the last, the game begins."""
    house.limits.spend("seat", person.id)
    live = await house.hall.find(table_id)
    if data.level:
        check_level(data.level)

    def command(table: Table) -> None:
        table.give(data.seat, person.id, data.level, time.time())
        begin_if_full(table)

    await house.hall.change(live, command)
    return await told(live, person)


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave(table_id: TableId, data: JSONBody[wire.OwnSeat], person: ThePerson, house: TheHouse) -> wire.TableInfo:
    """Leave a seat; in a game a bot plays on, and one may come back."""
    house.limits.spend("seat", person.id)
    live = await house.hall.find(table_id)
    await house.hall.change(live, lambda table: table.leave(data.seat, person.id, time.time()))
    return await told(live, person)


@post("/tables/{table_id:str}/start", status_code=200)
async def start(table_id: TableId, person: ThePerson, house: TheHouse) -> wire.TableInfo:
    """The owner begins the game, if every seat is taken."""
    live = await house.hall.find(table_id)
    if live.table.plan.owner != person.id:
        raise Wrong(403, "not-owner", "only the owner of the table begins the game")
    await house.hall.change(live, lambda table: table.start(time.time()))
    return await told(live, person)


@post("/tables/{table_id:str}/resign", status_code=200)
async def resign(table_id: TableId, data: JSONBody[wire.OwnSeat], person: ThePerson, house: TheHouse) -> wire.Done:
    """Give up; a bot plays on."""
    house.limits.spend("seat", person.id)
    live = await house.hall.find(table_id)
    return wire.Done(await house.hall.change(live, lambda table: table.resign(data.seat, person.id, time.time())))


@post("/tables/{table_id:str}/back", status_code=200)
async def back(table_id: TableId, data: JSONBody[wire.OwnSeat], person: ThePerson, house: TheHouse) -> wire.Done:
    """Play again where a bot stands in."""
    house.limits.spend("seat", person.id)
    live = await house.hall.find(table_id)
    return wire.Done(await house.hall.change(live, lambda table: table.back(data.seat, person.id, time.time())))


# -- answering -------------------------------------------------------------------------------------------------------


@post("/tables/{table_id:str}/answers", status_code=200)
async def answer(table_id: TableId, data: JSONBody[wire.Answers], person: ThePerson, house: TheHouse) -> wire.Done:
    """Answer a question, or several in a row: all of them or none. The same again gets the same reply."""
    house.limits.spend("answer", person.id)
    check_size(data.answers)
    live = await house.hall.find(table_id)
    version = await house.hall.change(
        live, lambda table: table.answer(data.seat, person.id, data.question, data.answers, time.time())
    )
    return wire.Done(version)


def check_size(answers: list[str]) -> None:
    if len(answers) > MOST_ANSWERS or any(len(answer) > LONGEST_ANSWER for answer in answers):
        raise Wrong(400, "too-big", f"at most {MOST_ANSWERS} answers of {LONGEST_ANSWER} characters")


@post("/tables/{table_id:str}/previews", status_code=200)
async def preview(table_id: TableId, data: JSONBody[wire.Try], person: ThePerson, house: TheHouse) -> wire.Preview:
    """What answers of one's own would change."""
    house.limits.spend("preview", person.id)
    check_size(data.answers)
    live = await house.hall.find(table_id)
    async with live.held():
        found = live.table.preview(data.seat, person.id, data.answers)
    return msgspec.convert({"question": None} | found, wire.Preview)


@post("/tables/{table_id:str}/why", status_code=200)
async def why(table_id: TableId, data: JSONBody[wire.Ask], person: ThePerson, house: TheHouse) -> wire.Why:
    """Why something is not allowed, and by which rule."""
    house.limits.spend("preview", person.id)
    check_size([*data.after, data.answer])
    live = await house.hall.find(table_id)
    async with live.held():
        reason = live.table.why(data.seat, person.id, data.answer, data.after)
        return why_of(live.table.box.game if live.table.box else None, reason)


@post("/tables/{table_id:str}/hint", status_code=200)
async def hint(table_id: TableId, data: JSONBody[wire.OwnSeat], person: ThePerson, house: TheHouse) -> wire.Hint:
    """What a bot would do in one's place, where hints are agreed."""
    house.limits.spend("hint", person.id)
    live = await house.hall.find(table_id)
    async with live.held():
        job = live.table.hint(data.seat, person.id)
    return wire.Hint(await house.hall.hint(job, person.id))


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(table_id: TableId, data: JSONBody[wire.OwnSeat], person: ThePerson, house: TheHouse) -> wire.Done:
    """Take back the last answer, or ask the others whether one may."""
    house.limits.spend("answer", person.id)
    live = await house.hall.find(table_id)
    return wire.Done(await house.hall.change(live, lambda table: table.undo(data.seat, person.id, time.time())))


@post("/tables/{table_id:str}/standing", status_code=200)
async def standing(table_id: TableId, data: JSONBody[wire.Standing], person: ThePerson, house: TheHouse) -> wire.Done:
    """Answer a question always so, without being asked."""
    house.limits.spend("answer", person.id)
    check_size([data.question, data.answer])
    live = await house.hall.find(table_id)
    version = await house.hall.change(
        live, lambda table: table.standing(data.seat, person.id, data.question, data.answer, time.time())
    )
    return wire.Done(version)


# -- what others must agree to -----------------------------------------------------------------------------------------


@post("/tables/{table_id:str}/agree", status_code=200)
async def agree(table_id: TableId, data: JSONBody[wire.Agree], person: ThePerson, house: TheHouse) -> wire.TableInfo:
    """Agree to what somebody asks for, or refuse it."""
    house.limits.spend("seat", person.id)
    live = await house.hall.find(table_id)
    await house.hall.change(live, lambda table: table.agree(data.kind, data.seat, person.id, data.agree, time.time()))
    return await told(live, person)


@post("/tables/{table_id:str}/hints", status_code=200)
async def hints(table_id: TableId, data: JSONBody[wire.OwnSeat], person: ThePerson, house: TheHouse) -> wire.TableInfo:
    """Ask the others whether there may be hints."""
    house.limits.spend("seat", person.id)
    live = await house.hall.find(table_id)
    await house.hall.change(live, lambda table: table.offer_hints(data.seat, person.id, time.time()))
    return await told(live, person)


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(
    table_id: TableId, data: JSONBody[wire.OwnSeat], person: ThePerson, house: TheHouse
) -> wire.TableInfo:
    """Ask for another game; once all agree, `rematch` names its table."""
    house.limits.spend("table", person.id)
    live = await house.hall.find(table_id)
    await house.hall.change(live, lambda table: table.offer_rematch(data.seat, person.id, time.time()))
    return await told(live, person)


ROUTES = [
    lobby, open_table, look, table_board, table_record, sit, give, leave, start, resign, back, answer, preview, why,
    hint, undo, standing, agree, hints, rematch,
]  # fmt: skip
