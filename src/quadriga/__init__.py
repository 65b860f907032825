"""Quadriga plays, studies and teaches four Roman strategy board games."""

from quadriga.agents import Agent, agent, ask
from quadriga.games import KEYS, game, read_record
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
from quadriga.kernel.setting import Setting
from quadriga.kernel.state import Outcome, State
from quadriga.kernel.step import CHANCE, PASS, Action, Reason

__all__ = [
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
    "State",
    "UnknownBotError",
    "UnknownGameError",
    "agent",
    "ask",
    "game",
    "read_record",
    "settle_chance",
]
__version__ = "0.2.0"
