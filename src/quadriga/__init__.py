"""Quadriga plays, studies and teaches four Roman strategy board games."""

from quadriga.games import game, read_record
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.errors import IllegalActionError, QuadrigaError
from quadriga.kernel.record import Record
from quadriga.kernel.step import CHANCE, PASS

__all__ = [
    "CHANCE",
    "PASS",
    "IllegalActionError",
    "QuadrigaError",
    "Record",
    "Rng",
    "game",
    "read_record",
    "settle_chance",
]
__version__ = "0.2.0"
