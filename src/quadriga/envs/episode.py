"""One game as a program that learns goes through it: decisions of seats alone, chance settled in between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from quadriga.agents import Agent, ask
from quadriga.agents.plugins import any_agent
from quadriga.games import game
from quadriga.games.evaluator import evaluator_of
from quadriga.games.spec import Spec, spec
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.errors import SettingError
from quadriga.kernel.game import Box
from quadriga.kernel.setting import Value
from quadriga.kernel.state import State

Rewards = Literal["win", "shaped"]
"""At the end alone, by `Spec.utilities`; or by the change of what the evaluator expects, which adds up to the same."""


def box_for(key: str, seats: int | None, settings: Mapping[str, Value]) -> Box:
    """A set-up with the settings that games between bots add, such as a cap on the turns."""
    chosen = game(key)
    return chosen.box(seats, None, **chosen.bot_settings(settings))


class Episode:
    """A running game and its chance.

    >>> episode = Episode(box_for("praetor", 2, {}))
    >>> episode.reset(1)
    >>> episode.take(episode.legal()[0])
    >>> episode.decisions, episode.over
    (1, False)
    """

    def __init__(self, box: Box, rewards: Rewards = "win", longest: int | None = None) -> None:
        if rewards not in ("win", "shaped"):
            raise SettingError(f"rewards: expected 'win' or 'shaped', not {rewards!r}")
        self.box = box
        self.spec: Spec = spec(box)
        self.longest = self.spec.longest if longest is None else longest
        """Decisions after which the game is broken off."""
        self._evaluator = evaluator_of(box.game) if rewards == "shaped" else None
        self._keep_journal = False
        self.state: State = box.game.begin(box)
        self.over = self.broken_off = False
        self.seat = 0
        self.decisions = 0
        self.rewards: Sequence[float] = [0.0] * box.seats
        """What the last answer brought each seat."""
        self._expected: list[float] = []

    def reset(self, seed: int | str) -> None:
        """Begin a new game; the same seed and answers give the same game."""
        self._chance = Rng(seed).child("chance")
        self.state = self.box.game.begin(self.box)
        self.state.events = None
        if not self._keep_journal:
            self.state.journal = None
        self.over = self.broken_off = False
        self.decisions = 0
        self._nothing = [0.0] * self.box.seats
        self.rewards = self._nothing
        self._settle()
        if self._evaluator:
            self._expected = self._expectation()

    def remember(self) -> None:
        """Keep the journal from now on: for records and information states."""
        self._keep_journal = True

    def legal(self) -> list[int]:
        """The codes of what the seat may answer."""
        return self.spec.legal(self.state, self.seat)

    def encode(self, seat: int, out: memoryview | bytearray | None = None) -> bytes:
        return self.spec.observation.encode(self.state, seat, out)

    def take(self, code: int) -> None:
        """Answer by a legal code."""
        self.state.take(self.seat, self.spec.actions.actions[code])
        self.decisions += 1
        self._settle()
        if self._evaluator:
            expected = self.spec.utilities(self.state) if self.over else self._expectation()
            self.rewards = [now - before for now, before in zip(expected, self._expected, strict=True)]
            self._expected = expected
        elif self.over:
            self.rewards = self.spec.utilities(self.state)

    def _settle(self) -> None:
        settle_chance(self.state, self._chance)
        asked = self.state.asked
        if asked:
            self.seat = asked[0]
            self.broken_off = self.decisions >= self.longest
        else:
            self.over = True

    def _expectation(self) -> list[float]:
        """Win chances on the scale of the utilities."""
        assert self._evaluator is not None
        seats = self.box.seats
        chances = self._evaluator.win_chances(self.state)
        if seats == 1:
            return [2.0 * chances[0] - 1.0]
        even = 1.0 / seats
        return [(chance - even) / (1.0 - even) for chance in chances[:seats]]


class Opponents:
    """The bots of all seats but one."""

    def __init__(self, names: Sequence[str], box: Box) -> None:
        self.names = tuple(names)
        self.box = box
        for name in self.names:
            any_agent(name, box.game, Rng(0))
        self._agents: dict[int, Agent] = {}

    def sit(self, seat: int, rng: Rng) -> None:
        """Take all seats but that one, in order."""
        others = [other for other in range(self.box.seats) if other != seat]
        self._agents = {
            other: any_agent(name, self.box.game, rng.child(f"seat {other}"))
            for other, name in zip(others, self.names, strict=True)
        }

    def play(self, episode: Episode, seat: int) -> list[float]:
        """Play until that seat is asked or the game is over; what came of it for each seat."""
        gained = [0.0] * self.box.seats
        while not (episode.over or episode.broken_off) and episode.seat != seat:
            action = ask(self._agents[episode.seat], episode.state, episode.seat)
            episode.take(episode.spec.actions.of[action])
            gained = [a + b for a, b in zip(gained, episode.rewards, strict=True)]
        return gained


def describe(episode: Episode, moves: Mapping[str, Any] | None = None) -> str:
    """The position in words: how far the game is, what everybody has, what is asked."""
    state, names = episode.state, episode.box.seat_names
    lines = [f"{episode.box.game.title}, {state.progress()}"]
    for seat, sources in enumerate(state.points_by_source()):
        told = ", ".join([f"{source} {points}" for source, points in sources.items() if points])
        lines.append(f"  {names[seat]}: {sum(sources.values())} points" + (f" ({told})" if told else ""))
    if episode.over:
        outcome = state.outcome()
        lines.append(f"over: {outcome.reason}, places {outcome.places}" if outcome else "over")
    else:
        write = episode.box.vocabulary.format
        lines.append(f"{names[episode.seat]} is asked {type(state.question(episode.seat)).__name__}:")
        lines += [f"  {write(action)}" for action in state.actions(episode.seat)]
    return "\n".join(lines)
