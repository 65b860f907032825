"""One game between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from quadriga.agents import Agent, agent, ask
from quadriga.games import game
from quadriga.kernel.chance import Rng
from quadriga.kernel.game import Value
from quadriga.kernel.record import Record
from quadriga.kernel.state import Outcome
from quadriga.kernel.step import CHANCE

MOST_DECISIONS = 1_000_000
"""A game that takes longer is given up as one that does not end."""


class Setup(NamedTuple):
    """What a game of an arena is played with; plain values, so that it can go to another process."""

    key: str
    bots: tuple[str, ...]
    options: Mapping[str, Value]
    data: Mapping[str, Any]

    def check(self) -> None:
        """Raise the error that the first game would raise."""
        played = game(self.key)
        played.box(len(self.bots), self.data, **played.bot_options(self.options))
        for name in self.bots:
            agent(name, played, Rng(0))


class Played(NamedTuple):
    """How a game went: its outcome (None: given up), the answers given by choice, and its record if it was kept."""

    outcome: Outcome | None
    decisions: int
    record: Record | None


def play_match(setup: Setup, rng: Rng, first: int = 0, keep: bool = False) -> Played:
    """Play one game; `first` is the seat of the first bot, the others follow it round the table."""
    played, seats = game(setup.key), len(setup.bots)
    names = [setup.bots[(seat - first) % seats] for seat in range(seats)]
    agents = [agent(name, played, rng.child(f"seat {seat}")) for seat, name in enumerate(names)]
    state = played.new(seats, setup.data, **played.bot_options(setup.options))
    state.events = None
    if not keep:
        state.journal = None
    decisions = finish(state, agents, rng.child("chance"))
    record = None
    if keep:
        record = Record.of(state, dict(zip(state.box.seat_names, names, strict=True)))
    return Played(state.outcome(), decisions, record)


def finish(state: Any, agents: Sequence[Agent], chance: Rng) -> int:
    """Let bots play a game to its end; the number of answers they and CHANCE gave."""
    decisions = 0
    while state.asked and decisions < MOST_DECISIONS:
        seat = state.asked[0]
        state.take(seat, chance.answer(state) if seat == CHANCE else ask(agents[seat], state, seat))
        decisions += 1
    return decisions
