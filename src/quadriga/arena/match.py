"""One game between bots, and its result: the same for simulations, ladders and balance reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from time import perf_counter
from typing import Any, NamedTuple

from quadriga.agents import Agent, ask
from quadriga.agents.plugins import any_agent
from quadriga.arena.command import ANSWER_S, PREFIX, Command, check_command
from quadriga.games import game
from quadriga.games.counting import Uses, count_uses
from quadriga.kernel.chance import Rng
from quadriga.kernel.game import Game
from quadriga.kernel.record import Record
from quadriga.kernel.setting import Value
from quadriga.kernel.state import State
from quadriga.kernel.step import CHANCE

MOST_DECISIONS = 1_000_000
"""A game that takes longer is given up as one that does not end."""


class Setup(NamedTuple):
    """What a game of an arena is played with; plain values, so that it can go to another process."""

    key: str
    bots: tuple[str, ...]
    """By seat."""
    settings: Mapping[str, Value]
    data: Mapping[str, Any]
    clock: float = ANSWER_S
    """Seconds that a program may take for an answer; our own bots have limits of their own."""
    drawn: Mapping[str, str] = {}
    """Settings of this game alone; they come on top of the others."""

    def check(self) -> None:
        """Raise the error that the game would raise."""
        rules = game(self.key)
        rules.box(len(self.bots), self.data, **self.all_settings())
        for name in self.bots:
            check_command(name) if name.startswith(PREFIX) else any_agent(name, rules, Rng(0))

    def all_settings(self) -> dict[str, Value]:
        return game(self.key).bot_settings({**self.settings, **self.drawn})

    def rotated(self, places: int) -> Setup:
        """The same bots, each moved on by that number of seats."""
        first = -places % len(self.bots)
        return self._replace(bots=self.bots[first:] + self.bots[:first])


class MatchResult(NamedTuple):
    """How one game went; plain values, so that it can come from another process."""

    number: int
    bots: tuple[str, ...]
    """By seat, as are places and scores."""
    reason: str
    """Why the game ended; empty where it was given up, and then there are no places and scores."""
    places: list[int]
    scores: list[int]
    decisions: int
    """Answers given by choice, chance's among them."""
    seconds: float
    settings: Mapping[str, str] = {}
    """Those drawn for this game."""
    faults: Mapping[int, str] = {}
    """What programs did wrong, by seat; `greedy` played on for them."""
    uses: Uses = {}  # noqa: RUF012 (never changed)
    """What each seat had and used, where it was counted."""
    record: str = ""
    """The text of the record, where it was kept."""


def result_to_json(result: MatchResult) -> dict[str, Any]:
    """A result as a line of a log; what is empty is left out, and so is the record."""
    entry: dict[str, Any] = {
        "n": result.number,
        "bots": list(result.bots),
        "reason": result.reason,
        "places": result.places,
        "scores": result.scores,
        "decisions": result.decisions,
        "seconds": result.seconds,
    }
    faults = {str(seat): fault for seat, fault in result.faults.items()}
    optional = {"set": dict(result.settings), "faults": faults, "uses": result.uses}
    return entry | {name: value for name, value in optional.items() if value}


def result_from_json(entry: Mapping[str, Any]) -> MatchResult:
    """The result that a line of a log holds; raises KeyError, TypeError or ValueError where it holds none."""
    return MatchResult(
        number=index(entry["n"]),
        bots=tuple(entry["bots"]),
        reason=entry["reason"],
        places=entry["places"],
        scores=entry["scores"],
        decisions=entry["decisions"],
        seconds=entry["seconds"],
        settings=entry.get("set", {}),
        faults={int(seat): fault for seat, fault in entry.get("faults", {}).items()},
        uses=entry.get("uses", {}),
    )


def play_match(setup: Setup, seed: str, number: int = 0, *, keep: bool = False, count: bool = False) -> MatchResult:
    """Play one game; the same seed and number give the same game, wherever and whenever it is played.

    `keep` gives the text of the record, `count` what each seat had and used.
    """
    started = perf_counter()
    rules, rng = game(setup.key), Rng(seed).child(f"game {number}")
    agents = [bot(name, rules, rng.child(f"seat {seat}"), setup.clock) for seat, name in enumerate(setup.bots)]
    state = rules.new(len(setup.bots), setup.data, **setup.all_settings())
    if not count:
        state.events = None
    if not keep and not count:
        state.journal = None
    programs = {seat: player for seat, player in enumerate(agents) if isinstance(player, Command)}
    try:
        decisions = finish(state, agents, rng.child("chance"))
    finally:
        outcome = state.outcome()
        for program in programs.values():
            program.close(outcome.places if outcome else None)
    players = dict(zip(state.box.seat_names, setup.bots, strict=True))
    return MatchResult(
        number=number,
        bots=setup.bots,
        reason=outcome.reason if outcome else "",
        places=outcome.places if outcome else [],
        scores=[sum(sources.values()) for sources in outcome.scores] if outcome else [],
        decisions=decisions,
        seconds=round(perf_counter() - started, 3),
        settings=setup.drawn,
        faults={seat: program.fault for seat, program in programs.items() if program.fault},
        uses=count_uses(state) if count else {},
        record=str(Record.of(state, players)) if keep else "",
    )


def bot(name: str, rules: Game[State], rng: Rng, clock: float) -> Agent:
    """Any bot: one of ours by its name, or a program."""
    if name.startswith(PREFIX):
        return Command(name.removeprefix(PREFIX), rules, rng, clock)
    return any_agent(name, rules, rng)


def finish(state: State, agents: Sequence[Agent], chance: Rng) -> int:
    """Let bots play a game to its end; the number of answers they and CHANCE gave."""
    decisions = 0
    while state.asked and decisions < MOST_DECISIONS:
        seat = state.asked[0]
        state.take(seat, chance.answer(state) if seat == CHANCE else ask(agents[seat], state, seat))
        decisions += 1
    return decisions
