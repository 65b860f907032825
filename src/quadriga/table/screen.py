"""What a table shows to one reader: plain data, with nothing in it that the reader may not know.

The shapes are those of the wire, without what only a server knows: the table's id and who watches.
"""

from __future__ import annotations

from typing import Any, TypedDict

from quadriga.kernel import screen as kernel
from quadriga.kernel.fair import commitment_to
from quadriga.table.course import Course
from quadriga.table.play import Play


class Clock(TypedDict):
    left: float
    runs: bool


class Seat(TypedDict):
    number: int
    name: str
    kind: str
    player: str
    mine: bool
    here: bool
    stand_in: str
    asked: bool
    clock: Clock | None
    resigned: bool


class Offer(TypedDict):
    kind: str
    seat: int
    agreed: list[int]
    waits: list[int]


class FairnessShown(TypedDict):
    commitment: str
    nonces: list[str]
    secret: str | None


class Info(TypedDict):
    """What everybody may know of a table."""

    name: str
    game: str
    options: dict[str, str]
    pace: dict[str, Any]
    private: bool
    hints: bool
    owner: str
    stage: str
    frozen: str
    seats: list[Seat]
    offers: list[Offer]
    fairness: FairnessShown
    rematch: str
    created: float
    changed: float
    mine: bool


class News(kernel.News):
    number: int


class Outcome(TypedDict):
    reason: str
    places: list[int]
    scores: list[dict[str, int]]
    resigned: list[int]


class Screen(TypedDict):
    version: int
    table: Info
    viewer: int | None
    view: Any
    questions: list[kernel.Question]
    undo: str
    standing: dict[str, str]
    news: list[News]
    news_from: int
    outcome: Outcome | None


def viewer_of(table: Play, person: str, seat: int | None) -> int | None:
    """The seat through whose eyes a reader looks: the one named, if it is that person's."""
    mine = [n for n, sitting in enumerate(table.seats) if person and sitting.person == person]
    return seat if seat in mine else None


def screen(table: Play, person: str, seat: int | None, since: int, now: float) -> Screen:
    """Everything that a reader sees; `since` is the number of the first event not yet known."""
    viewer = viewer_of(table, person, seat)
    course = table.course
    found: Screen = {
        "version": table.version(person),
        "table": info(table, person, now),
        "viewer": viewer,
        "view": course.state.view(viewer) if course else None,
        "questions": [question(course, viewer)] if course and viewer is not None and viewer in table.asked else [],
        "undo": table.way_back(viewer)[0] if viewer is not None else "none",
        "standing": dict(table.seats[viewer].standing) if viewer is not None else {},
        "news": [],
        "news_from": 0,
        "outcome": outcome(table),
    }
    if course:
        told, found["news_from"] = course.news(viewer, since)
        found["news"] = [{**event, "number": number} for number, event in told]
    return found


def question(course: Course, seat: int) -> kernel.Question:
    found = kernel.question(kernel.through_eyes(course.state, seat), seat)
    assert found is not None
    return {**found, "id": course.question_id(seat)}


def outcome(table: Play) -> Outcome | None:
    if table.course is None or table.stage != "over":
        return None
    found = table.course.state.outcome()
    resigned = [n for n, sitting in enumerate(table.seats) if sitting.resigned]
    return {"reason": found.reason, "places": found.places, "scores": found.scores, "resigned": resigned}


def info(table: Play, person: str, now: float) -> Info:
    plan = table.plan
    owner = next((sitting.name for sitting in table.seats if sitting.person == plan.owner), "")
    return {
        "name": plan.name,
        "game": plan.game,
        "options": settings(table),
        "pace": {"kind": plan.pace.kind, "seconds": plan.pace.seconds},
        "private": plan.private,
        "hints": table.hints_on,
        "owner": owner,
        "stage": table.stage,
        "frozen": table.frozen,
        "seats": [seat(table, number, person, now) for number in range(len(table.seats))],
        "offers": [offer(table, kind) for kind in table.offers],
        "fairness": {
            "commitment": commitment_to(table.opened.secret),
            "nonces": [sitting.nonce for sitting in table.seats],
            "secret": table.opened.secret if table.ended else None,
        },
        "rematch": table.continued,
        "created": table.created,
        "changed": table.changed,
        "mine": bool(person) and person == plan.owner,
    }


def settings(table: Play) -> dict[str, str]:
    """All options of the game as they are played."""
    rows = (row.removeprefix("Option: ").partition(" = ") for row in table.opened.header if row.startswith("Option: "))
    return {name: value for name, _, value in rows}


def offer(table: Play, kind: str) -> Offer:
    found = table.offers[kind]
    return {"kind": kind, "seat": found.seat, "agreed": sorted(found.agreed), "waits": table.still_to_agree(found)}


def seat(table: Play, number: int, person: str, now: float) -> Seat:
    sitting = table.seats[number]
    runs = number in table.clocks.running and table.stage == "playing"
    return {
        "number": number,
        "name": table.opened.seat_names[number],
        "kind": sitting.kind,
        "player": sitting.player,
        "mine": bool(person) and sitting.person == person,
        "here": bool(sitting.level) or sitting.person in table.here,
        "stand_in": sitting.stand_in,
        "asked": number in table.asked,
        "clock": {"left": table.clocks.shown(number, now), "runs": runs} if table.clocks.on else None,
        "resigned": sitting.resigned,
    }
