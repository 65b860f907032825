"""One game between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from quadriga.agents import Agent, agent, ask
from quadriga.arena.command import ANSWER_S, PREFIX, Command, check_command
from quadriga.arena.counting import Uses, count_uses
from quadriga.games import game
from quadriga.kernel.chance import Rng
from quadriga.kernel.game import Game
from quadriga.kernel.record import Record
from quadriga.kernel.setting import Value
from quadriga.kernel.state import Outcome, State
from quadriga.kernel.step import CHANCE

MOST_DECISIONS = 1_000_000
"""A game that takes longer is given up as one that does not end."""


class Setup(NamedTuple):
    """What a game of an arena is played with; plain values, so that it can go to another process."""

    key: str
    bots: tuple[str, ...]
    settings: Mapping[str, Value]
    data: Mapping[str, Any]
    clock: float = ANSWER_S
    """Seconds that a program may take for an answer; our own bots have limits of their own."""

    def check(self) -> None:
        """Raise the error that the first game would raise."""
        played = game(self.key)
        played.box(len(self.bots), self.data, **played.bot_settings(self.settings))
        for name in self.bots:
            check_command(name) if name.startswith(PREFIX) else agent(name, played, Rng(0))


class Played(NamedTuple):
    """How a game went: its outcome (None: given up), the answers given by choice, and what else was asked for."""

    outcome: Outcome | None
    decisions: int
    record: Record | None
    faults: dict[int, str]
    """What programs did wrong, by seat; `greedy` played on for them."""
    uses: Uses


def bot(name: str, played: Game[Any], rng: Rng, clock: float) -> Agent:
    """Any bot: one of ours by its name, or a program."""
    if name.startswith(PREFIX):
        return Command(name.removeprefix(PREFIX), played, rng, clock)
    return agent(name, played, rng)


def play_match(setup: Setup, rng: Rng, first: int = 0, keep: bool = False, count: bool = False) -> Played:
    """Play one game; `first` is the seat of the first bot, the others follow it round the table.

    `keep` gives the record, `count` what each seat had and used.
    """
    played, seats = game(setup.key), len(setup.bots)
    names = [setup.bots[(seat - first) % seats] for seat in range(seats)]
    agents = [bot(name, played, rng.child(f"seat {seat}"), setup.clock) for seat, name in enumerate(names)]
    state = played.new(seats, setup.data, **played.bot_settings(setup.settings))
    if not count:
        state.events = None
    if not keep and not count:
        state.journal = None
    programs = {seat: found for seat, found in enumerate(agents) if isinstance(found, Command)}
    try:
        decisions = finish(state, agents, rng.child("chance"))
    finally:
        outcome = state.outcome()
        for program in programs.values():
            program.close(outcome.places if outcome else None)
    record = Record.of(state, dict(zip(state.box.seat_names, names, strict=True))) if keep else None
    faults = {seat: program.fault for seat, program in programs.items() if program.fault}
    return Played(outcome, decisions, record, faults, count_uses(state) if count else {})


def finish(state: State, agents: Sequence[Agent], chance: Rng) -> int:
    """Let bots play a game to its end; the number of answers they and CHANCE gave."""
    decisions = 0
    while state.asked and decisions < MOST_DECISIONS:
        seat = state.asked[0]
        state.take(seat, chance.answer(state) if seat == CHANCE else ask(agents[seat], state, seat))
        decisions += 1
    return decisions
