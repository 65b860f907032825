"""Recorded games for the client: actions and events in the words of the terminal; frames, and what happens between."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from quadriga.api.boards import board_of
from quadriga.api.replays import events_of, journal_of, moments_of, view_of
from quadriga.games import KEYS, read_record
from quadriga.kernel.screen import question
from quadriga.kernel.step import CHANCE
from quadriga.terminal.texts import LANGUAGES, Texts
from tests.play import RECORDS

RECORDS_OF_A_GAME = 3
FILMS = ("antike/west-random-cap", "corduba/four-greedy", "corduba/solo-both", "praetor/five-expert", "romolo/two-die")


def recorded() -> list[dict[str, Any]]:
    """For each game and language a few records: actions, events, questions, prices and names in words."""
    paths = [path for key in KEYS for path in sorted((RECORDS / key).glob("*.quadriga"))[:RECORDS_OF_A_GAME]]
    return [entry for path in paths for entry in in_words(path)]


def in_words(path: Path) -> list[dict[str, Any]]:
    """One record in every language."""
    record = read_record(path.read_text(encoding="utf-8"))
    box = record.box
    all_texts = [Texts(language, box) for language in LANGUAGES]
    entries: list[dict[str, Any]] = [{"language": language, "ask": []} for language in LANGUAGES]
    asked_steps = set()
    state: Any = box.game.begin(box)
    for index, line in enumerate(record.lines):
        if index < len(state.journal):
            continue  # the kernel has given this answer itself
        asked = question(state, line.seat)
        if asked and line.seat != CHANCE and asked["step"] not in asked_steps:
            asked_steps.add(asked["step"])
            for texts, entry in zip(all_texts, entries, strict=True):
                text = texts.ask(state, line.seat)
                entry["ask"].append({"step": asked["step"], "values": asked["values"], "text": text})
        state.play(line.seat, line.action)
    actions = {answer.action for answer in state.journal}
    events = {event.seen_by(None) for event in state.events}
    nouns = [noun for verb in box.vocabulary.verbs.values() for noun in verb.nouns]
    prices = sorted({name for noun in nouns for name in noun.names[:20]})
    for texts, entry in zip(all_texts, entries, strict=True):
        entry |= {
            "board": msgspec.to_builtins(board_of(box)),
            "actions": {box.vocabulary.format(action): texts.action(action) for action in actions},
            "events": {box.event_vocabulary.format(event): texts.event(event) for event in events},
            "hint": {box.vocabulary.format(action): texts.hint(action) for action in actions},
            "amount": [{"what": what, "amount": n, "text": texts.amount(what, n)} for what in prices for n in (-2, 1)],
            "seats": [texts.seat(seat) for seat in range(box.seats)],
        }
    return entries


def films() -> list[dict[str, Any]]:
    """A few records as the first seat sees them: every view, with the events that led to it."""
    return [film(path) for path in FILMS]


def film(path: str) -> dict[str, Any]:
    record, journal = journal_of((RECORDS / f"{path}.quadriga").read_text(encoding="utf-8"))
    frames = [
        {"view": view_of(state, "0"), "events": msgspec.to_builtins(events_of(state, since, "0"))}
        for _, state, since in moments_of(record, journal)
    ]
    return {"name": path, "board": msgspec.to_builtins(board_of(record.box)), "frames": frames}
