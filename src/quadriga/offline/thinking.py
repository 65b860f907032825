"""What the worker that thinks does: one job after another. It is ended when nobody waits for its answer any more."""

from __future__ import annotations

import base64
import pickle
from typing import Any

import msgspec

from quadriga.api.jobs import JOBS
from quadriga.kernel.errors import QuadrigaError


def pack(*args: Any) -> str:
    return base64.b64encode(pickle.dumps(args, protocol=pickle.HIGHEST_PROTOCOL)).decode()


def do(name: str, packed: str) -> str:
    """The result as JSON, after "="; or why it is refused, after "!"."""
    try:
        return "=" + msgspec.json.encode(JOBS[name](*pickle.loads(base64.b64decode(packed)))).decode()
    except QuadrigaError as error:
        return "!" + str(error)
