"""Sentences of recorded games as the terminal says them, for the client to say the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from quadriga.games import KEYS, read_record
from quadriga.kernel.record import Record
from quadriga.kernel.screen import question
from quadriga.kernel.step import CHANCE
from quadriga.server.boards import board_of
from quadriga.terminal.texts import LANGUAGES, Texts
from tests.play import RECORDS

RECORDS_OF_A_GAME = 3


def recorded() -> list[dict[str, Any]]:
    """For each game and language a few records: answers, news, questions, prices and names in words."""
    found = []
    for key in KEYS:
        for path in sorted((RECORDS / key).glob("*.quadriga"))[:RECORDS_OF_A_GAME]:
            found += [said(path, language) for language in LANGUAGES]
    return found


def said(path: Path, language: str) -> dict[str, Any]:
    record = read_record(path.read_text(encoding="utf-8"))
    state = record.replay()
    box = state.box
    texts = Texts(language, box)
    answers = {answer.option for answer in state.journal}
    news = {event.seen_by(None) for event in state.events}
    prices = {name for noun in (n for verb in box.words.verbs.values() for n in verb.nouns) for name in noun.names[:20]}
    return {
        "language": language,
        "board": msgspec.to_builtins(board_of(box)),
        "say": {box.words.say(option): texts.say(option) for option in answers},
        "news": {box.news.say(sentence): texts.news(sentence) for sentence in news},
        "hint": {box.words.say(option): texts.hint(option) for option in answers},
        "ask": questions(record, texts),
        "amount": [
            {"what": what, "amount": n, "text": texts.amount(what, n)} for what in sorted(prices) for n in (-2, 1)
        ],
        "seats": [texts.seat(seat) for seat in range(box.seats)],
    }


def questions(record: Record, texts: Texts) -> list[dict[str, Any]]:
    """Every kind of question that the game asked, once, as the wire tells it."""
    found: dict[str, dict[str, Any]] = {}
    state: Any = record.box.game.begin(record.box)
    for index, line in enumerate(record.lines):
        if index < len(state.journal):
            continue  # the kernel has given this answer itself
        asked = question(state, line.seat)
        if asked and line.seat != CHANCE and asked["step"] not in found:
            text = texts.ask(state, line.seat)
            found[asked["step"]] = {"step": asked["step"], "values": asked["values"], "text": text}
        state.play(line.seat, line.option)
    return list(found.values())
