"""Play on from generated positions with many pieces, cards and goods, and look after every answer that all is well."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar

from hypothesis import HealthCheck, given, note, seed, settings
from hypothesis import strategies as st

from quadriga.kernel.chance import Rng
from quadriga.kernel.game import Game
from quadriga.kernel.step import CHANCE, Action

ANSWERS = 200
"""Random answers given from each position."""
CLOSE_LOOK = 25
"""One answer in this many is followed by a look at copies and at what each seat sees."""
SELDOM = 8
"""One answer in this many may be an idle one where there is something else to do."""

CHOICE = 2
"""Bytes for each choice."""
ANSWER_SEED = 4
"""Bytes that the answers follow from."""
SOURCE = ANSWER_SEED + 1000 * CHOICE
"""Bytes for a position and its answers."""

T = TypeVar("T")


class Dealer:
    """Makes a position of random bytes, every choice equally likely; bytes of 0 give the first and the least.

    The bytes are a single draw: Hypothesis would fill several of a kind with the same values, and five of six positions
    would be much like another.
    """

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.used = 0

    def number(self, low: int, high: int) -> int:
        assert self.used < len(self.source), "a position of this game needs more bytes"
        drawn = int.from_bytes(self.source[self.used : self.used + CHOICE], "big")
        self.used += CHOICE
        return low + (drawn * (max(low, high) - low + 1) >> 8 * CHOICE)

    def chance(self) -> bool:
        return self.number(0, 1) == 1

    def one(self, things: Sequence[T]) -> T:
        return things[self.number(0, len(things) - 1)]

    def some(self, things: Sequence[T], most: int) -> list[T]:
        """Different ones, up to a number."""
        left, found = list(things), []
        for _ in range(self.number(0, min(most, len(left)))):
            found.append(left.pop(self.number(0, len(left) - 1)))
        return found


def written(position: Mapping[str, Any]) -> str:
    """A position as `Game.at` reads it."""
    return "".join(f"{key} = {inline(value)}\n" for key, value in position.items())


def inline(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{json.dumps(key)} = {inline(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(inline(one) for one in value)}]"
    return json.dumps(value)


def explore(
    game: Game[Any],
    deal: Callable[[Dealer], str],
    check: Callable[[Any], None],
    idle: Collection[str],
    number: int,
    start: int,
) -> None:
    """Play on from that number of positions; the same start brings the same positions."""

    @settings(
        max_examples=number,
        deadline=None,
        database=None,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    @seed(start)
    @given(st.binary(min_size=SOURCE, max_size=SOURCE))
    def play_on(source: bytes) -> None:
        text = deal(Dealer(source[ANSWER_SEED:]))
        note(text)
        play(game.at(text), Rng(source[:ANSWER_SEED].hex()), check, idle)

    play_on()


def play(state: Any, rng: Rng, check: Callable[[Any], None], idle: Collection[str]) -> None:
    used: Counter[str] = Counter()
    for count in range(ANSWERS):
        check(state)
        if not count % CLOSE_LOOK:
            look_closely(state)
        if not state.asked:
            return
        seat = rng.pick(state.asked)
        state.take(seat, answer(state, seat, rng, idle, used))


def answer(state: Any, seat: int, rng: Rng, idle: Collection[str], used: Counter[str]) -> Action:
    """Every second time the verb used least so far, and seldom an idle one, so that rare ways are found."""
    if seat == CHANCE:
        return rng.answer(state)
    actions = state.actions(seat)
    assert len(set(actions)) == len(actions) > 0
    verbs = list(dict.fromkeys(action[0] for action in actions))
    active = [verb for verb in verbs if verb not in idle]
    choice = active if active and rng.below(SELDOM) else verbs
    verb = rng.pick(choice) if rng.below(2) else min(choice, key=used.__getitem__)
    used[verb] += 1
    return rng.pick([action for action in actions if action[0] == verb])


def look_closely(state: Any) -> None:
    """A copy is the same and goes its own way; another world that a seat thinks possible looks the same to it."""
    before = state.dump()
    assert state.copy().dump() == before
    for seat in state.asked:
        for action in state.actions(seat)[:3]:
            state.copy().take(seat, action)
    assert state.dump() == before
    for seat in range(state.box.seats):
        seen = state.seen_by(seat)
        world = seen.imagine(Rng(seat))
        assert world.seen_by(seat).dump() == seen.dump()
        assert world.view(seat) == state.view(seat)
        assert world.actions(seat) == state.actions(seat) == seen.actions(seat)
