"""What can be asked of the host in the page: the same as of a server, as far as it needs nobody else."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from quadriga.analysis.attempts import Explained
from quadriga.api import wire
from quadriga.api.boards import board_of, game_of
from quadriga.api.lessons import lesson_progress
from quadriga.api.names import clean_name
from quadriga.api.practice import plan_practice
from quadriga.api.problems import ApiError, why_body
from quadriga.api.replays import WATCHER, frames, open_record, points_of
from quadriga.api.requests import check_level, check_practice, check_size, plan_of, practice_refused, title_of
from quadriga.api.wire_analysis import Attempt, StartAnalysis, Verdict
from quadriga.api.wire_lessons import LessonTry
from quadriga.api.wire_replays import NewReplay
from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.screen import Preview
from quadriga.offline.host import FIRST, FileText, Host, Later
from quadriga.offline.local_table import ME, LocalTable
from quadriga.offline.messages import Request, Write
from quadriga.table import SeatPlan
from quadriga.table.thinking_time import seconds_used

T = TypeVar("T")
LONGEST_RECORD = 1_000_000


class Asked:
    """A request, with what its path names."""

    def __init__(self, host: Host, request: Request, name: str) -> None:
        self.host, self.query, self.name = host, request.query, name
        self._body = request.body or "{}"

    @property
    def now(self) -> float:
        return self.host.clock()

    @property
    def local(self) -> LocalTable:
        return self.host.find(self.name)

    def body(self, kind: type[T]) -> T:
        return msgspec.json.decode(self._body, type=kind)

    def number(self, name: str, default: int) -> int:
        text = self.query.get(name, str(default))
        if not (text.isdecimal() and text.isascii() and len(text) < 10):
            raise ApiError(400, "bad-request", f"expected a number as {name}")
        return int(text)

    @property
    def seat(self) -> int | None:
        return self.number("seat", 0) if "seat" in self.query else None

    def change(self, command: Callable[[LocalTable], T]) -> T:
        """Do something at the table and give away what is to be kept of it."""
        local = self.local
        try:
            return command(local)
        finally:
            self.host.keep(local)

    def info(self) -> wire.TableInfo:
        return self.local.info(self.now)


# -- tables -----------------------------------------------------------------------------------------------------------


def open_table(asked: Asked) -> wire.TableInfo:
    data = asked.body(wire.NewTable)
    if any(seat.kind == "open" for seat in data.seats):
        raise ApiError(400, "nobody-comes", "without a server nobody else can sit down here")
    plan = replace(plan_of(data, ME, asked.host.name), private=True)
    return asked.host.create(plan, hold=data.hold).info(asked.now)


def open_practice(asked: Asked) -> wire.TableInfo:
    data, host = asked.body(wire.NewPractice), asked.host
    check_practice(data, LONGEST_RECORD)
    seed = data.seed or secrets.token_hex(32)
    try:
        plan = plan_practice(data, seed)
    except QuadrigaError as error:
        raise practice_refused(data, str(error)) from None
    sitting = [SeatPlan("person", ME, host.name) if s.kind == "open" else s for s in plan.seats]
    plan = replace(plan, seats=sitting, owner=ME, name=title_of(data.name))
    return host.create(plan, seed).info(asked.now)


def look(asked: Asked) -> wire.Screen:
    asked.local.check_own_seat(asked.seat)
    return asked.local.screen(asked.seat, asked.number("since", 0), asked.now)


def board(asked: Asked) -> wire.Board:
    if asked.local.table.box is None:
        raise ApiError(409, "table-frozen", asked.local.table.frozen)
    return board_of(asked.local.table.box)


def record(asked: Asked) -> FileText:
    local = asked.local
    local.check_own_seat(asked.seat)
    name = f"{local.table.plan.game}-{local.id}.quadriga"
    return FileText(name, local.table.record(ME, local.viewer(asked.seat)))


def sit(asked: Asked) -> wire.TableInfo:
    data, now = asked.body(wire.Sit), asked.now

    def command(local: LocalTable) -> None:
        local.table.sit(data.seat, ME, asked.host.name, now, data.commitment)
        if local.table.ready:
            local.table.start(now)

    asked.change(command)
    return asked.info()


def reveal(asked: Asked) -> wire.TableInfo:
    data, now = asked.body(wire.RevealedNonce), asked.now
    asked.change(lambda local: local.table.reveal(data.seat, ME, data.nonce, now))
    return asked.info()


def give(asked: Asked) -> wire.TableInfo:
    data, now = asked.body(wire.BotSeat), asked.now
    if data.level:
        check_level(data.level)

    def command(local: LocalTable) -> None:
        local.table.give(data.seat, ME, data.level, now)
        if local.table.ready:
            local.table.start(now)

    asked.change(command)
    return asked.info()


def leave(asked: Asked) -> wire.TableInfo:
    data, now = asked.body(wire.OwnSeat), asked.now
    asked.change(lambda local: local.table.leave(data.seat, ME, now))
    return asked.info()


def start(asked: Asked) -> wire.TableInfo:
    now = asked.now
    asked.change(lambda local: local.table.start(now))
    return asked.info()


def resign(asked: Asked) -> wire.Done:
    data, now = asked.body(wire.OwnSeat), asked.now
    return wire.Done(asked.change(lambda local: local.table.resign(data.seat, ME, now)))


def back(asked: Asked) -> wire.Done:
    data, now = asked.body(wire.OwnSeat), asked.now
    return wire.Done(asked.change(lambda local: local.table.back(data.seat, ME, now)))


# -- answering ---------------------------------------------------------------------------------------------------------


def answer(asked: Asked) -> wire.Done:
    data, now = asked.body(wire.Answers), asked.now
    check_size(data.answers)
    return wire.Done(asked.change(lambda local: local.table.answer(data.seat, ME, data.question, data.answers, now)))


def preview(asked: Asked) -> Preview:
    data = asked.body(wire.Try)
    check_size(data.answers)
    return asked.local.table.preview(data.seat, ME, data.answers, data.defaults, max(0, data.known))


def why(asked: Asked) -> wire.Why:
    data = asked.body(wire.Ask)
    check_size([*data.after, data.answer])
    table = asked.local.table
    reason = table.why(data.seat, ME, data.answer, data.after)
    return why_body(table.box.game if table.box else None, reason, data.lang)


def hint(asked: Asked) -> Later:
    job = asked.local.table.hint(asked.body(wire.OwnSeat).seat, ME)
    return Later(
        "explain",
        (job,),
        Explained,
        FIRST,
        asked.name,
        then=lambda found: wire.Hint(found.answers, found.usual, found.after, found.line),
    )


def undo(asked: Asked) -> wire.Done:
    data, now = asked.body(wire.OwnSeat), asked.now
    return wire.Done(asked.change(lambda local: local.table.undo(data.seat, ME, now)))


def standing(asked: Asked) -> wire.Done:
    data, now = asked.body(wire.Standing), asked.now
    check_size([data.question, data.answer])
    return wire.Done(
        asked.change(lambda local: local.table.answer_always(data.seat, ME, data.question, data.answer, now))
    )


def agree(asked: Asked) -> wire.TableInfo:
    data, now = asked.body(wire.Agree), asked.now
    asked.change(lambda local: local.table.agree(data.kind, data.seat, ME, data.agree, now))
    return asked.info()


def hints(asked: Asked) -> wire.TableInfo:
    data, now = asked.body(wire.OwnSeat), asked.now
    asked.change(lambda local: local.table.offer_hints(data.seat, ME, now))
    return asked.info()


def rematch(asked: Asked) -> wire.TableInfo:
    data, now = asked.body(wire.Rematch), asked.now
    asked.change(lambda local: local.table.offer_rematch(data.seat, ME, now, exchange=data.exchange))
    return asked.info()


def how_far(asked: Asked) -> Any:
    data = asked.body(LessonTry)
    check_size(data.answers)
    asked.local.check_own_seat(data.seat)
    return lesson_progress(asked.local.table, data)


def no_chat(asked: Asked) -> list[wire.ChatLine]:
    return []


# -- finished games, records, analyses ---------------------------------------------------------------------------------


def text_of(asked: Asked, kept: str) -> str:
    """The whole record of a finished table, or of one that was opened."""
    if kept == "replays":
        if asked.name not in asked.host.records:
            raise ApiError(404, "no-replay", "there is no such record on this device")
        return asked.host.records[asked.name]
    if asked.local.table.stage != "over":
        raise ApiError(409, "not-over", "there is a replay when the game is over")
    return asked.local.table.record("", None)


def open_new_record(asked: Asked) -> Any:
    text = asked.body(NewReplay).record
    if len(text) > LONGEST_RECORD:
        raise ApiError(413, "too-big", f"a record has at most {LONGEST_RECORD} characters")
    name = secrets.token_urlsafe(9)
    opened = read(lambda: open_record(text, name))
    asked.host.records[name] = text
    kept = {"id": name, "record": text, "created": asked.now}
    asked.host.effects.writes.append(Write("put", "replays", name, kept))
    return opened


def read(job: Callable[[], T]) -> T:
    try:
        return job()
    except QuadrigaError as error:
        reason = str(error)[:300]
        raise ApiError(400, "bad-record", reason, reason=reason) from None


def replay(kept: str) -> Callable[[Asked], Any]:
    return lambda asked: read(lambda: open_record(text_of(asked, kept), asked.name))


def some_frames(kept: str) -> Callable[[Asked], Any]:
    def handler(asked: Asked) -> Any:
        first, last = asked.number("first", 0), asked.number("last", 1_000_000)
        return read(lambda: frames(text_of(asked, kept), first, last, asked.query.get("seat", WATCHER)[:8]))

    return handler


def points(kept: str) -> Callable[[Asked], Any]:
    return lambda asked: read(lambda: points_of(text_of(asked, kept)))


def opened(asked: Asked) -> FileText:
    return FileText(f"{asked.name}.quadriga", text_of(asked, "replays"))


def analysis(kept: str, action: Callable[[Asked, str], None] | None = None) -> Callable[[Asked], Any]:
    def handler(asked: Asked) -> Any:
        text = text_of(asked, kept)
        if action:
            action(asked, text)
        found = asked.host.analyses.look(text, asked.number("after", 0))
        if kept == "tables":
            found.seconds = seconds_used(asked.local.table.journal, len(asked.local.table.seats))
        return found

    return handler


def begin(asked: Asked, text: str) -> None:
    asked.host.analyses.start(text, asked.body(StartAnalysis).deep)


def cancel(asked: Asked, text: str) -> None:
    asked.host.analyses.cancel(text)


def better(kept: str) -> Callable[[Asked], Any]:
    def handler(asked: Asked) -> Later:
        text, number = text_of(asked, kept), asked.number("number", 0)
        return Later("better", (text, number, asked.host.analyses.decision(text, number)), Preview)

    return handler


def verdict(asked: Asked) -> Later:
    data, table = asked.body(Attempt), asked.local.table
    check_size(data.best)
    if not table.plan.practice or table.history is None:
        raise ApiError(409, "no-practice", "only turns at practice tables are judged")
    asked.local.check_own_seat(data.seat)
    given = table.history.chosen_by(data.seat)
    return Later("attempt", (table.plan, data.seat, given, data.best, asked.name), Verdict)


# -- the rest ----------------------------------------------------------------------------------------------------------


def game_board(asked: Asked) -> wire.Board:
    settings = {name: value for name, value in asked.query.items() if name != "seats"}
    seats = asked.number("seats", 0) if "seats" in asked.query else None
    return board_of(game_of(asked.name).box(seats, None, **settings))


class NewName(msgspec.Struct):
    name: str


def rename(asked: Asked) -> NewName:
    """What the person is called from now on; tables keep the name they were opened with."""
    asked.host.name = clean_name(asked.body(NewName).name)
    return NewName(asked.host.name)


ROUTES: dict[tuple[str, str], Callable[[Asked], Any]] = {
    ("POST", "tables"): open_table,
    ("POST", "practice"): open_practice,
    ("POST", "replays"): open_new_record,
    ("PUT", "me"): rename,
    ("GET", "games/*/board"): game_board,
    ("GET", "tables/*"): look,
    ("GET", "tables/*/board"): board,
    ("GET", "tables/*/record"): record,
    ("GET", "tables/*/chat"): no_chat,
    ("POST", "tables/*/sit"): sit,
    ("POST", "tables/*/reveal"): reveal,
    ("POST", "tables/*/bot"): give,
    ("POST", "tables/*/leave"): leave,
    ("POST", "tables/*/start"): start,
    ("POST", "tables/*/resign"): resign,
    ("POST", "tables/*/back"): back,
    ("POST", "tables/*/answers"): answer,
    ("POST", "tables/*/previews"): preview,
    ("POST", "tables/*/why"): why,
    ("POST", "tables/*/hint"): hint,
    ("POST", "tables/*/undo"): undo,
    ("POST", "tables/*/standing"): standing,
    ("POST", "tables/*/agree"): agree,
    ("POST", "tables/*/hints"): hints,
    ("POST", "tables/*/rematch"): rematch,
    ("POST", "tables/*/lesson"): how_far,
    ("POST", "tables/*/verdict"): verdict,
    ("GET", "replays/*/record"): opened,
}
for part, address in (("tables", "tables/*"), ("replays", "replays/*")):
    ROUTES["GET", f"{address}/replay" if part == "tables" else address] = replay(part)
    ROUTES["GET", f"{address}/frames"] = some_frames(part)
    ROUTES["GET", f"{address}/points"] = points(part)
    ROUTES["GET", f"{address}/analysis"] = analysis(part)
    ROUTES["POST", f"{address}/analysis"] = analysis(part, begin)
    ROUTES["DELETE", f"{address}/analysis"] = analysis(part, cancel)
    ROUTES["GET", f"{address}/better"] = better(part)


def route(host: Host, request: Request) -> Any:
    """What a request gives; raises ApiError where there is no such thing here."""
    parts = request.path.strip("/").split("/")
    name = parts[1] if len(parts) > 1 else ""
    pattern = "/".join([part if n != 1 else "*" for n, part in enumerate(parts)])
    handler = ROUTES.get((request.method, pattern))
    if handler is None:
        raise ApiError(404, "needs-server", "this needs a server")
    return handler(Asked(host, request, name))
