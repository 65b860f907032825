"""Quadriga plays, studies and teaches four Roman strategy board games."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quadriga.compiled import BUILD  # first: it says where the others come from

# isort: split
from quadriga.agents import Agent, agent, ask
from quadriga.games import KEYS, game, read_record
from quadriga.games.spec import Spec, information_state, remember, spec
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.errors import (
    DataError,
    IllegalActionError,
    NotationError,
    PositionError,
    QuadrigaError,
    RecordError,
    SettingError,
    UnknownBotError,
    UnknownGameError,
)
from quadriga.kernel.events import Answer, Event
from quadriga.kernel.game import Box, Game
from quadriga.kernel.record import Record
from quadriga.kernel.setting import Setting, Value
from quadriga.kernel.state import Outcome, State
from quadriga.kernel.step import CHANCE, PASS, Action, Reason

if TYPE_CHECKING:
    from quadriga.arena.sim import Simulation

__all__ = [
    "BUILD",
    "CHANCE",
    "KEYS",
    "PASS",
    "Action",
    "Agent",
    "Answer",
    "Box",
    "DataError",
    "Event",
    "Game",
    "IllegalActionError",
    "NotationError",
    "Outcome",
    "PositionError",
    "QuadrigaError",
    "Reason",
    "Record",
    "RecordError",
    "Rng",
    "Setting",
    "SettingError",
    "Spec",
    "State",
    "UnknownBotError",
    "UnknownGameError",
    "agent",
    "ask",
    "game",
    "information_state",
    "read_record",
    "remember",
    "settle_chance",
    "simulate",
    "spec",
]
__version__ = "0.2.0"


def simulate(
    key: str, bots: Sequence[str], games: int = 100, seed: str = "1", jobs: int = 1, **settings: Value
) -> "Simulation":
    """Let bots play many games, changing seats, and sum them up: wins, scores, lengths, reasons of the end.

    One bot for each seat, named as `agent` names them, or a bot that another package brings. The same seed gives the
    same games, however many processes (`jobs`) play them.

    >>> summary = simulate("praetor", ["greedy", "random"], games=2)
    >>> summary["games"], [bot["name"] for bot in summary["bots"]]
    (2, ['greedy', 'random'])
    """
    from quadriga.arena.match import Setup  # slow to import, and most users never need it
    from quadriga.arena.sim import simulate as play

    return play(Setup(key, tuple(bots), settings, {}), games, seed, jobs)
