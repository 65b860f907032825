"""What a screen shows of a game: the question with its choices, the preview of answers, the events.

These types are the only description of that: the API sends them as they are, and the client's types are made from them.
Annotations are no strings in this file: the API's schema reads from them which keys may be missing.
"""

from collections.abc import Sequence
from typing import Any, NotRequired, TypedDict

from quadriga.kernel.native import fields
from quadriga.kernel.state import State
from quadriga.kernel.step import Action, Step
from quadriga.kernel.vocabulary import UNKNOWN, Vocabulary


class Target(TypedDict):
    """A thing on the board: number n of its kind."""

    kind: str
    number: int


class Amount(TypedDict):
    what: str
    amount: int


class Choice(TypedDict):
    """One action that may be chosen: its notation, what lights up for it, what it gives and costs."""

    notation: str
    verb: str
    targets: list[Target]
    price: list[Amount]


class Route(Choice):
    """Several small answers, chosen as one: a unit's way, named by its beginning and its end, or where a tile lies."""

    answers: list[str]
    """The answers that are sent."""


class Question(TypedDict):
    """What a seat is asked. Text: `<game>-ask-<step>` with `values`."""

    id: str
    """Changes with every open answer and with that seat's own sealed ones."""
    seat: int
    step: str
    values: dict[str, str]
    """What the text of the question speaks of: numbers, and the names of things by the kind of noun."""
    path: list[str]
    """The answers of the move so far."""
    choices: list[Choice]
    default: NotRequired[str]
    """At a table: the obvious answer, where the question need not be asked."""
    implied: NotRequired[list[Choice]]
    """At a table: what can be done as soon as one does no more here; doing it says so."""
    repeats: NotRequired[dict[str, int]]
    """At a table: choices that can be taken several times in a row, and how often."""
    ways: NotRequired[list[Route]]
    """At a table: where a unit can be led by several of these choices in a row."""
    whole: NotRequired[list[Route]]
    """At a table: this question and those after it answered together, in every way; what a screen offers instead."""


class Change(TypedDict):
    """One value of the view that answers would change."""

    path: str
    before: Any
    after: Any


class ChainLink(TypedDict):
    """One of the answers that were tried: one's own, or an obvious one that the table put in."""

    answer: str
    default: bool
    question: NotRequired[Question]


class EventView(TypedDict):
    """One event: its notation, and the places that pieces leave and reach, as things or zones.

    Text: `<game>-news-<verb>`; summed up with others of its turn: `<game>-act-<verb>`.
    """

    number: int
    notation: str
    verb: str
    targets: list[Target]
    left: Target | str | None
    reached: Target | str | None
    rule: str


class Preview(TypedDict):
    changes: list[Change]
    events: list[EventView]
    """What would happen, numbered from 0."""
    over: bool
    """Whether the game would be over."""
    question: Question | None
    """What the same seat would be asked next."""
    chain: NotRequired[list[ChainLink]]
    """With obvious answers put in: all that were tried."""


def question_id(state: State, seat: int) -> str:
    journal = state.journal or []
    sealed = [answer.seat for answer in journal if answer.sealed]
    return f"{len(journal) - len(sealed)}.{sealed.count(seat)}"


def question(state: State, seat: int) -> Question | None:
    """The question that a seat is asked now, or None."""
    if seat not in state.asked:
        return None
    step = state.question(seat)
    vocabulary = state.box.vocabulary
    return {
        "id": question_id(state, seat),
        "seat": seat,
        "step": type(step).__name__,
        "values": question_values(step, vocabulary),
        "path": [vocabulary.format(action) for action in answers_of_move(state, seat)],
        "choices": [
            {
                "notation": vocabulary.format(action),
                "verb": action[0],
                "targets": targets(vocabulary, action),
                "price": [{"what": what, "amount": amount} for what, amount in step.price(state, seat, action)],
            }
            for action in state.actions(seat)
        ],
    }


def question_values(step: Step[State], vocabulary: Vocabulary) -> dict[str, str]:
    """The numbers among a step's fields; one that is called like a kind of noun is the name of such a thing."""
    nouns = {noun.kind: noun for verb in vocabulary.verbs.values() for noun in verb.nouns}
    values: dict[str, str] = {}
    kind: Any = type(step)
    for name in fields(kind)[1:]:
        value = getattr(step, name)
        if isinstance(value, int):
            values[name] = nouns[name].name(value) if name in nouns else str(int(value))
    return values


def answers_of_move(state: State, seat: int) -> list[Action]:
    """The answers of the move at hand: what this seat has answered since the last question of the turn's level.

    A seat that is asked about the move of another has answered nothing yet.
    """
    answered: list[Action] = []
    if state.stack and state.question(seat).turn_level:
        return answered
    for answer in reversed(state.journal or []):
        if answer.seat == seat:
            answered.append(answer.action)
            if answer.turn_level:
                break
        elif answer.turn_level and not answer.sealed:
            break
    return answered[::-1]


def seen_with_journal(state: State, seat: int) -> State:
    """The state as a seat sees it, with as much of the history as its questions speak of."""
    seen = state.seen_by(seat)
    seen.journal = [answer for answer in state.journal or [] if answer.seat == seat or not answer.sealed]
    return seen


def preview(state: State, seat: int, answers: Sequence[str | Action]) -> Preview:
    """What answers of one's own would do and change, up to the first chance, reveal or question to another seat."""
    seen = seen_with_journal(state, seat)
    seen.events = []
    before = seen.view(seat)
    for answer in answers:
        seen.play(seat, answer)
    return {
        "changes": changes(before, seen.view(seat)),
        "events": events(seen, seat),
        "over": not seen.asked,
        "question": question(seen, seat),
    }


def changes(before: object, after: object, at: str = "") -> list[Change]:
    """The places where two views differ, by dotted path."""
    if isinstance(before, dict) and isinstance(after, dict):
        keys = [*before, *(key for key in after if key not in before)]
        return [c for key in keys for c in changes(before.get(key), after.get(key), f"{at}.{key}" if at else str(key))]
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [c for n, pair in enumerate(zip(before, after, strict=True)) for c in changes(*pair, f"{at}[{n}]")]
    return [] if before == after else [{"path": at, "before": before, "after": after}]


def events(state: State, seat: int | None, since: int = 0) -> list[EventView]:
    """The events from number `since` on, as that seat (None: a spectator) may see them."""
    shown_events: list[EventView] = []
    vocabulary = state.box.event_vocabulary
    for number, event in enumerate((state.events or [])[since:], since):
        payload = event.seen_by(seat)
        verb = vocabulary.verbs[payload[0]]
        shown = targets(vocabulary, payload)
        places = [shown[p] if isinstance(p, int) else p for p in (verb.left, verb.reached)]
        shown_events.append(
            {
                "number": number,
                "notation": vocabulary.format(payload),
                "verb": payload[0],
                "targets": [target for target in shown if target["number"] != UNKNOWN],
                "left": places[0],
                "reached": places[1],
                "rule": verb.rule,
            }
        )
    return shown_events


def targets(vocabulary: Vocabulary, payload: Action) -> list[Target]:
    return [{"kind": kind, "number": number} for kind, number in vocabulary.targets(payload)]
