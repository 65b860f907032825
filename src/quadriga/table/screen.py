"""What a table shows to one reader: plain data, with nothing in it that the reader may not know.

The shapes are those of the wire, without what only a server knows: the table's id and who watches.
"""

from __future__ import annotations

from typing import Any, TypedDict

from quadriga.kernel import screen as kernel
from quadriga.kernel.fair import commitment_to
from quadriga.table.game_history import GameHistory
from quadriga.table.table_state import TableState


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
    settings: dict[str, str]
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


class EventView(kernel.EventView):
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
    news: list[EventView]
    news_from: int
    outcome: Outcome | None


def viewer_of(table: TableState, person: str, seat: int | None) -> int | None:
    """The seat through whose eyes a reader looks: the one named, if it is that person's."""
    mine = [n for n, sitting in enumerate(table.seats) if person and sitting.person == person]
    return seat if seat in mine else None


def screen(table: TableState, person: str, seat: int | None, since: int, now: float) -> Screen:
    """Everything that a reader sees; `since` is the number of the first event not yet known."""
    viewer = viewer_of(table, person, seat)
    history = table.history
    found: Screen = {
        "version": table.version(person),
        "table": info(table, person, now),
        "viewer": viewer,
        "view": history.state.view(viewer) if history else None,
        "questions": [question(history, viewer)] if history and viewer is not None and viewer in table.asked else [],
        "undo": table.undo_choice(viewer)[0] if viewer is not None else "none",
        "standing": dict(table.seats[viewer].standing) if viewer is not None else {},
        "news": [],
        "news_from": 0,
        "outcome": outcome(table),
    }
    if history:
        told, found["news_from"] = history.shown_events(viewer, since)
        found["news"] = [{**event, "number": number} for number, event in told]
    return found


def question(history: GameHistory, seat: int) -> kernel.Question:
    found = kernel.question(kernel.seen_with_journal(history.state, seat), seat)
    assert found is not None
    return {**found, "id": history.question_id(seat)}


def outcome(table: TableState) -> Outcome | None:
    if table.history is None or table.stage != "over":
        return None
    found = table.history.state.outcome()
    resigned = [n for n, sitting in enumerate(table.seats) if sitting.resigned]
    return {"reason": found.reason, "places": found.places, "scores": found.scores, "resigned": resigned}


def info(table: TableState, person: str, now: float) -> Info:
    plan = table.plan
    owner = next((sitting.name for sitting in table.seats if sitting.person == plan.owner), "")
    return {
        "name": plan.name,
        "game": plan.game,
        "settings": settings(table),
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


def settings(table: TableState) -> dict[str, str]:
    """All options of the game as they are played."""
    rows = (row.removeprefix("Option: ").partition(" = ") for row in table.opened.header if row.startswith("Option: "))
    return {name: value for name, _, value in rows}


def offer(table: TableState, kind: str) -> Offer:
    found = table.offers[kind]
    return {"kind": kind, "seat": found.seat, "agreed": sorted(found.agreed), "waits": table.still_to_agree(found)}


def seat(table: TableState, number: int, person: str, now: float) -> Seat:
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
