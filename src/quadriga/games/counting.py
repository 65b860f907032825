"""What each seat of a game had and used, counted from its events and answers; counted.toml says what counts."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from quadriga.kernel.game import Box
from quadriga.kernel.state import State
from quadriga.kernel.step import Action
from quadriga.kernel.vocabulary import Vocabulary

Uses = dict[str, dict[str, list[int]]]
"""How often each seat used each thing, by heading and name."""
DEALT, USED = "dealt", "used"
ORDER = "place in turn order"
BEGINS = "begins"
"""The event that every game begins with; it names the start player."""
COPY = re.compile(r"-\d+$")


@cache
def described() -> dict[str, Any]:
    return tomllib.loads(files("quadriga.games").joinpath("counted.toml").read_text(encoding="utf-8"))


def headings(key: str, kind: str) -> list[str]:
    """What is counted in a game of what was dealt, or of what was used."""
    return list(described().get(key, {}).get(kind, {}))


def count_uses(state: State) -> Uses:
    """The counts of a finished game whose journal and events are complete."""
    box = state.box
    events = [(event.payload, -1) for event in state.events or []]
    answered = [(answer.action, answer.seat) for answer in state.journal or []]
    description = described().get(box.game.key, {})
    uses: Uses = {ORDER: places_in_order(box, events, description.get("first_after_start", 0))}
    for heading, what in {**description.get(DEALT, {}), **description.get(USED, {})}.items():
        if "event" in what:
            uses[heading] = tally(box, box.event_vocabulary, what["event"], what, events)
        else:
            uses[heading] = tally(box, box.vocabulary, what["answer"], what, answered)
    return {heading: counts for heading, counts in uses.items() if counts}


def places_in_order(box: Box, events: Sequence[tuple[Action, int]], after: int) -> dict[str, list[int]]:
    """Which seat was the first to act, and which came next."""
    starts = [payload[1] for payload, _ in events if payload[0] == BEGINS]
    if not starts or box.seats == 1:
        return {}
    return {
        str(place + 1): [int((seat - starts[0] - after) % box.seats == place) for seat in range(box.seats)]
        for place in range(box.seats)
    }


def tally(
    box: Box, vocabulary: Vocabulary, verb: str, what: dict[str, Any], lines: Iterable[tuple[Action, int]]
) -> dict[str, list[int]]:
    """How often each seat comes in actions or events with this verb, by the thing they name."""
    nouns = vocabulary.verbs[verb].nouns
    by_player = [n for n, noun in enumerate(nouns) if noun.names[: box.seats] == tuple(box.seat_names)]
    things = [n for n, noun in enumerate(nouns) if noun.kind == what.get("thing") and n not in by_player[:1]]
    counts: dict[str, list[int]] = {}
    for action, answerer in lines:
        if action[0] != verb:
            continue
        seat = action[1 + by_player[0]] if by_player else answerer
        if not 0 <= seat < box.seats:
            continue
        name = nouns[things[0]].name(action[1 + things[0]]) if things else verb
        if what.get("copies"):
            name = COPY.sub("", name)
        counts.setdefault(name, [0] * box.seats)[seat] += 1
    return counts
