"""What is asked for, checked before anything is done: sizes, names, levels of bots."""

from __future__ import annotations

import re

from quadriga.agents import ADMITTED
from quadriga.agents.levels import LEVELS, PLAIN
from quadriga.api.boards import game_of
from quadriga.api.problems import ApiError
from quadriga.api.wire import NewPractice, NewTable
from quadriga.table import Pace, Plan, SeatPlan

MOST_ANSWERS = 100
LONGEST_ANSWER = 200
LONGEST_TITLE = 60
LONGEST_POSITION = 20_000
LONGEST_SEED = 100
REASON = re.compile(r"(?:line (\d+): )?")


def plan_of(data: NewTable, person: str, name: str) -> Plan:
    """What a person of that id and name asks to be opened."""
    game_of(data.game)  # there must be one
    title = title_of(data.name)
    if data.pace.kind != "none" and not 5 <= data.pace.seconds <= 30 * 24 * 3600:
        raise ApiError(400, "bad-pace", "a clock has from 5 seconds to 30 days")
    for seat in data.seats:
        if seat.kind == "bot":
            check_level(seat.level)
    seats = [
        SeatPlan("person", person, name) if seat.kind == "me" else SeatPlan(seat.kind, level=seat.level)
        for seat in data.seats
    ]
    pace = Pace(data.pace.kind, data.pace.seconds if data.pace.kind != "none" else 0)
    return Plan(data.game, seats, person, title, data.settings, {}, pace, data.private, data.hints)


def title_of(given: str) -> str:
    """The name of a table, in one line."""
    name = " ".join(given.split())
    if len(name) > LONGEST_TITLE or not name.isprintable():
        raise ApiError(400, "bad-title", f"the name of a table has at most {LONGEST_TITLE} characters")
    return name


def check_level(level: str) -> None:
    there = (*LEVELS, *PLAIN, *ADMITTED)
    if level not in there:
        raise ApiError(400, "no-level", f"the bots are: {', '.join(there)}")


def check_size(answers: list[str]) -> None:
    if len(answers) > MOST_ANSWERS or any(len(answer) > LONGEST_ANSWER for answer in answers):
        raise ApiError(400, "too-big", f"at most {MOST_ANSWERS} answers of {LONGEST_ANSWER} characters")


def check_practice(data: NewPractice, most: int) -> None:
    if len(data.record or "") > most or len(data.position or "") > LONGEST_POSITION:
        problem = f"a record has at most {most} characters, a position {LONGEST_POSITION}"
        raise ApiError(413, "too-big", problem)
    if len(data.seed) > LONGEST_SEED:
        raise ApiError(413, "too-big", f"a seed has at most {LONGEST_SEED} characters")
    check_level(data.level)
    for seat in data.seats:
        check_size(seat.answers)
        if seat.kind == "bot":
            check_level(seat.level)


def practice_refused(data: NewPractice, reason: str) -> ApiError:
    """Why a record or a written position cannot be played on from, with the line where one is wrong."""
    reason = reason[:300]
    if data.record is not None:
        return ApiError(400, "bad-record", reason, reason=reason)
    found = REASON.match(reason)
    return ApiError(400, "bad-position", reason, reason=reason, line=found[1] or "" if found else "")
