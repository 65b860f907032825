"""Finished games and opened records, moment by moment: what a screen shows of each, through whose eyes one likes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from quadriga.analysis.decisions import turns_of
from quadriga.analysis.points import points_by_round
from quadriga.api.boards import board_of
from quadriga.api.wire_replays import Frame, Frames, Moment, Points, RefusedPart, Replay
from quadriga.games import read_record
from quadriga.kernel.errors import QuadrigaError, RecordError
from quadriga.kernel.events import Answer, Event
from quadriga.kernel.record import Record, read_result
from quadriga.kernel.screen import EventView, events
from quadriga.kernel.state import State
from quadriga.kernel.step import CHANCE
from quadriga.kernel.vocabulary import UNKNOWN
from quadriga.table.screen import OutcomeView, outcome_of

MOST_ANSWERS = 20_000
MOST_FRAMES = 200
"""In one reply."""
EVERYTHING = "all"
WATCHER = "none"


def open_record(text: str, name: str = "") -> Replay:
    """The moments of a record, as far as the rules of today play one of an earlier version.

    Raises RecordError where a record of today cannot be played.
    """
    record = read_record(text)
    if len(record.lines) > MOST_ANSWERS:
        raise RecordError(0, f"the record has more than {MOST_ANSWERS} answers")
    state, refusal = follow(record)
    journal = state.journal or []
    vocabulary, turns, moments = record.box.vocabulary, turns_of(journal), []
    for number, answer in enumerate(journal):
        if not answer.forced:
            moments.append(Moment(number, answer.seat, vocabulary.format(answer.action), turns[number]))
    last = turns[-1] if turns else 1
    movers = [answer.seat for answer in journal if answer.turn_level and not answer.forced and answer.seat != CHANCE]
    moments.append(Moment(len(journal), movers[-1] if movers else CHANCE, "", last))
    players = [record.players.get(seat, "") for seat in record.box.seat_names]
    refused = refused_from(record, last, refusal) if refusal else None
    outcome = stored_outcome(record) if refusal else outcome_of(state, resigned_of(record), record.draws_taken_back)
    return Replay(name, record.box.game.key, players, board_of(record.box), moments, outcome, refused)


def follow(record: Record) -> tuple[State, RecordError | None]:
    """The state after as many answers as the rules of today allow; only an earlier version's may be fewer than all."""
    state, refusal = record.follow()
    if refusal and not record.earlier:
        raise refusal
    return state, refusal


def refused_from(record: Record, turn: int, refusal: RecordError) -> RefusedPart:
    rest = [
        Moment(number, line.seat, record.notation(line), turn)
        for number, line in enumerate(record.lines[refusal.played :], refusal.played)
    ]
    return RefusedPart(record.rules, refusal.rule, str(refusal), rest)


def stored_outcome(record: Record) -> OutcomeView | None:
    """What the record itself says of the end."""
    stored = read_result(record.result)
    return stored and {
        "reason": stored[0],
        "places": stored[1],
        "scores": [],
        "counted": False,
        "resigned": resigned_of(record),
        "draws_taken_back": record.draws_taken_back,
    }


def resigned_of(record: Record) -> list[int]:
    """The seats of those who gave up."""
    return [n for n, name in enumerate(record.box.seat_names) if name in record.resigned.split(", ")]


def points_of(text: str) -> Points:
    """The points of a game by rounds."""
    return Points(points_by_round(*journal_of(text)))


def frames(text: str, first: int, last: int, viewer: str) -> Frames:
    """The frames of the moments from number `first` to number `last`, no more than fit into one reply."""
    record, journal = journal_of(text)
    box = record.box
    if viewer not in (EVERYTHING, WATCHER) and not (viewer.isdecimal() and int(viewer) < box.seats):
        raise QuadrigaError(f"expected as seat {EVERYTHING}, {WATCHER} or a number below {box.seats}")
    made: list[Frame] = []
    for number, state, first_event in moments_of(record, journal):
        if number > last or len(made) == MOST_FRAMES:
            break
        if number >= first:
            outcome = state.outcome()
            scores = outcome.scores if outcome else None
            made.append(Frame(number, view_of(state, viewer), events_of(state, first_event, viewer), scores))
    return Frames(made)


@lru_cache(maxsize=4)
def journal_of(text: str) -> tuple[Record, list[Answer]]:
    record = read_record(text)
    return record, follow(record)[0].journal or []


def moments_of(record: Record, journal: list[Answer]) -> Iterator[tuple[int, State, int]]:
    """At each choice and at the end: the answers before it, the state, and the number of the first event since."""
    state = record.begin()
    first_event = 0
    for answer in journal:
        if not answer.forced:
            yield len(state.journal or []), state, first_event
            first_event = len(state.events or [])
            state.take(answer.seat, answer.action)
    yield len(state.journal or []), state, first_event


def view_of(state: State, viewer: str) -> Any:
    """The view of a seat, of a watcher, or with everything that any of them sees."""
    if viewer == WATCHER:
        return state.view(None)
    if viewer != EVERYTHING:
        return state.view(int(viewer))
    return merge_views([state.view(None), *(state.view(seat) for seat in range(state.box.seats))])


def merge_views(views: list[Any]) -> Any:
    """One view of several: what is unknown in one and known in another is known."""
    first = views[0]
    if isinstance(first, dict):
        return {key: merge_views([view[key] for view in views]) for key in first}
    if isinstance(first, list):
        longest = max(len(view) for view in views)
        alike = [view for view in views if len(view) == longest]
        return [merge_views([view[n] for view in alike]) for n in range(longest)]
    return next((view for view in views if view != UNKNOWN), first)


def events_of(state: State, since: int, viewer: str) -> list[EventView]:
    """What happened from event number `since` on."""
    if viewer == EVERYTHING:
        happened = state.events or []
        happened[since:] = [Event(event.payload) for event in happened[since:]]
    return events(state, None if viewer in (WATCHER, EVERYTHING) else int(viewer), since)
