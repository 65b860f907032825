"""What a table shows to one viewer: plain data, with nothing in it that the viewer may not know.

These types are the only description of it. A server adds what only a server knows: the table's id and who watches.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from quadriga.kernel.record import read_result
from quadriga.kernel.screen import EventView, Question, question, seen_with_journal
from quadriga.kernel.state import State
from quadriga.table.game_history import GameHistory
from quadriga.table.journal import OfferKind
from quadriga.table.plan import Pace
from quadriga.table.proposals import propose
from quadriga.table.table_state import REVEAL_SECONDS, Stage, TableState
from quadriga.table.undo import UndoKind


class Clock(TypedDict):
    """The time a seat has left, in seconds, when this was sent; and whether it runs."""

    left: float
    runs: bool


class Seat(TypedDict):
    number: int
    name: str
    """Of the seat: brown, player-1."""
    kind: Literal["open", "person", "bot"]
    player: str
    """The person's name or the bot's level; empty while open."""
    mine: bool
    here: bool
    """Whether that person has the table open now; true for bots."""
    stand_in: str
    """The bot that plays for a person who is away, out of time or resigned; else empty."""
    asked: bool
    clock: Clock | None
    resigned: bool
    """Whether that person gave up and cannot come back."""
    replaced_by: str
    """The weaker bot that gave the last answer here because the bot of the seat gave none; else empty."""
    off_list: bool
    """At a practice table: whether a listed answer was not allowed, so that the bot plays as its level does."""


class OfferView(TypedDict):
    """Something that other people must agree to: an undo further back, a hint, a rematch."""

    kind: OfferKind
    seat: int
    """Who asks."""
    agreed: list[int]
    waits: list[int]
    """Whose consent is still missing; to an undo that of everybody who has not resigned, also where a bot stands in."""


class ChainHead(TypedDict):
    """The chain of the game so far: how many answers and undos are in it, and its newest link."""

    links: int
    head: str


class Reveal(TypedDict):
    """Everybody is seated; whoever has not revealed in time loses the seat, and the commitments begin anew."""

    left: float
    """Seconds, when this was sent."""
    missing: list[int]
    """Seats that have still to reveal."""


class Fairness(TypedDict):
    """The commitment made before the first chance, and the secret once the game is over; the nonces of the players.

    A practice table, whose seed anybody may choose, has none of it.
    """

    commitment: str
    nonces: list[str]
    """By seat; shown when all are revealed."""
    nonce_commitments: list[str]
    """By seat; empty: that seat adds nothing to chance, or has still to commit."""
    owing: list[int]
    """Seats that must commit anew."""
    reveal: Reveal | None
    chain: ChainHead | None
    """Of the game so far; none before it begins."""
    secret: str | None
    seal: str
    """Of the record, once the game is over; empty where it has none."""


class Info(TypedDict):
    """What everybody may know of a table."""

    name: str
    game: str
    settings: dict[str, str]
    """All settings of the game as they are played."""
    pace: Pace
    private: bool
    practice: bool
    """It began at a written position or in the middle of a record, and counts as no game that was played."""
    hints: bool
    owner: str
    stage: Stage
    frozen: str
    """Why the game cannot be played with this program; empty where it can. Of a finished table: why it shows no more
    than the result that was stored."""
    seats: list[Seat]
    offers: list[OfferView]
    fairness: Fairness
    rematch: str
    """The id of the table that goes on from this one, or empty."""
    created: float
    """Seconds since 1970."""
    changed: float
    mine: bool
    """Whether this viewer opened the table."""


class OutcomeView(TypedDict):
    reason: str
    places: list[int]
    scores: list[dict[str, int]]
    """By source, for each seat; empty where they were not stored and earlier rules played the game."""
    counted: bool
    """Whether the points decided it; else they are as they stood when the game ended early."""
    resigned: list[int]
    """The seats of people who gave up; bots played on for them."""
    draws_taken_back: int
    """How often somebody took back an answer after chance had been drawn, and it was drawn anew."""


class GameScreen(TypedDict):
    """The game as one viewer sees it."""

    version: int
    """Goes up with every change of the table."""
    viewer: int | None
    """The seat through whose eyes the view is made; None watches."""
    view: Any
    """The game's own view; None while the table waits."""
    questions: list[Question]
    """Asked of the seats of this viewer; in a hot-seat game only of the seat that is looking."""
    undo: UndoKind
    """Whether the viewer's last answer can be taken back."""
    standing: dict[str, str]
    """The viewer's standing answers: question and answer."""
    events: list[EventView]
    """What happened since the number that the viewer named, as far as it may know."""
    events_from: int
    """The number of the first of them. Less than asked for after an undo: what the viewer had from there on is gone."""
    outcome: OutcomeView | None


class TableScreen(GameScreen):
    """Everything that a table shows to one viewer."""

    table: Info


def viewer_of(table: TableState, person: str, seat: int | None) -> int | None:
    """The seat through whose eyes a viewer looks: the one named, if it is that person's."""
    mine = [n for n, sitting in enumerate(table.seats) if person and sitting.person == person]
    return seat if seat in mine else None


def screen(table: TableState, person: str, seat: int | None, since: int, now: float) -> TableScreen:
    """Everything that a viewer sees; `since` is the number of the first event not yet known."""
    viewer = viewer_of(table, person, seat)
    history = table.history
    shown: TableScreen = {
        "version": table.version(person),
        "table": info(table, person, now),
        "viewer": viewer,
        "view": history.state.view(viewer) if history else None,
        "questions": [asked_question(table, history, viewer)]
        if history and viewer is not None and viewer in table.asked
        else [],
        "undo": table.undo_kind(viewer)[0] if viewer is not None else "none",
        "standing": dict(table.seats[viewer].standing) if viewer is not None else {},
        "events": [],
        "events_from": 0,
        "outcome": outcome(table),
    }
    if history:
        shown["events"], shown["events_from"] = history.shown_events(viewer, since)
    return shown


def asked_question(table: TableState, history: GameHistory, seat: int) -> Question:
    seen = seen_with_journal(history.state, seat)
    asked = question(seen, seat)
    assert asked is not None
    asked["id"] = history.question_id(seat)
    return propose(seen, seat, asked, table.seats[seat].standing)


def outcome(table: TableState) -> OutcomeView | None:
    resigned = [n for n, sitting in enumerate(table.seats) if sitting.resigned]
    if table.history and table.stage == "over":
        return outcome_of(table.history.state, resigned, table.draws_taken_back)
    if table.ended and (stored := read_result(table.ended.result)):
        return {
            "reason": stored[0],
            "places": stored[1],
            "scores": table.ended.scores,
            "counted": bool(table.ended.scores),
            "resigned": resigned,
            "draws_taken_back": table.draws_taken_back,
        }
    return None


def outcome_of(state: State, resigned: list[int], draws_taken_back: int) -> OutcomeView | None:
    ended = state.outcome()
    if ended is None:
        return None
    return {
        "reason": ended.reason,
        "places": ended.places,
        "scores": ended.scores,
        "counted": ended.counted,
        "resigned": resigned,
        "draws_taken_back": draws_taken_back,
    }


def info(table: TableState, person: str, now: float) -> Info:
    plan = table.plan
    owner = next((sitting.name for sitting in table.seats if sitting.person == plan.owner), "")
    return {
        "name": plan.name,
        "game": plan.game,
        "settings": table.settings,
        "pace": plan.pace,
        "private": plan.private,
        "practice": table.practice is not None,
        "hints": table.hints_on,
        "owner": owner,
        "stage": table.stage,
        "frozen": table.frozen,
        "seats": [seat(table, number, person, now) for number in range(len(table.seats))],
        "offers": [offer(table, kind) for kind in table.offers],
        "fairness": fairness(table, now),
        "rematch": table.continued,
        "created": table.created,
        "changed": table.changed,
        "mine": bool(person) and person == plan.owner,
    }


def fairness(table: TableState, now: float) -> Fairness:
    head = table.ended.chain if table.ended else table.chain and table.chain.head
    reveal: Reveal | None = None
    if table.revealing is not None:
        left = max(0.0, table.revealing + REVEAL_SECONDS - now)
        reveal = {"left": round(left, 1), "missing": table.to_reveal}
    return {
        "commitment": table.commitment,
        "nonces": ["" if reveal else sitting.nonce for sitting in table.seats],
        "nonce_commitments": [sitting.commitment for sitting in table.seats],
        "owing": [n for n, sitting in enumerate(table.seats) if sitting.owes],
        "reveal": reveal,
        "chain": {"links": head.links, "head": head.head} if head else None,
        "secret": table.opened.secret if table.ended and not table.practice else None,
        "seal": table.ended.seal if table.ended else "",
    }


def offer(table: TableState, kind: OfferKind) -> OfferView:
    made = table.offers[kind]
    return {"kind": kind, "seat": made.seat, "agreed": sorted(made.agreed), "waits": table.still_to_agree(made)}


def seat(table: TableState, number: int, person: str, now: float) -> Seat:
    sitting = table.seats[number]
    runs = number in table.clocks.running and table.stage == "playing"
    return {
        "number": number,
        "name": table.opened.seat_names[number],
        "kind": sitting.kind,
        "player": sitting.player,
        "mine": bool(person) and sitting.person == person,
        "here": table.is_here(number),
        "stand_in": sitting.stand_in,
        "asked": number in table.asked,
        "clock": {"left": table.clocks.shown(number, now), "runs": runs} if table.clocks.on else None,
        "resigned": sitting.resigned,
        "replaced_by": sitting.replaced_by,
        "off_list": table.off_list(number),
    }
