"""Networks that correct what evaluators say: learnt from games by `bench/train.py`, computed by numpy alone.

A network is for one game and number of seats. It gets a row for every seat (what that seat knows, by the layout of the
game, and what its evaluator derives) and says how much better that seat stands than the evaluator thinks. Its weights
lie in `networks/`, with what they were made for and from. Never compiled: its work is done inside numpy, which is only
imported where a network is used.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.util import find_spec
from itertools import product
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from quadriga.games.evaluator import Correction, Evaluator, evaluator_of
from quadriga.games.spec import spec
from quadriga.kernel.game import Box, Game
from quadriga.kernel.layout import Layout
from quadriga.kernel.state import State

NETWORKS: Final = Path(str(files("quadriga.agents"))) / "networks"
"""They lie beside the source, wherever compiled modules do."""
DIGITS: Final = 4
"""So far a correction is the same on every machine: numpy adds up in the order that suits the processor."""
MADE_OF: Final = ("evaluation.py", "derived.py", "weights.toml")
"""What decides what an evaluator says, beside the rules."""
ONE_THREAD: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
MOST_NETWORKS: Final = 16
"""How many stay in memory."""

Head = dict[str, Any]
"""What is written beside the weights: what they are for, and how they were made."""


class Rows:
    """Writes the rows of positions of one set-up."""

    def __init__(self, box: Box) -> None:
        self.evaluator: Evaluator[State] = evaluator_of(box.game)
        self.layout: Layout = spec(box).observation
        self.seats = box.seats
        self.turns = [turned_columns(self.layout, self.evaluator.turned(box, seat)) for seat in range(box.seats)]
        """By seat, the column that stands in the place of each: empty where all stay."""
        self.turn = [itemgetter(*turned) if turned else None for turned in self.turns]

    def of(self, state: State) -> list[bytes]:
        """By seat: what it knows, then what the evaluator derives for it and for the others after it."""
        derived = [bytes(row) for row in self.evaluator.derived(state)]
        rows = []
        for seat in range(self.seats):
            row, turn = self.layout.encode(state, seat), self.turn[seat]
            rows.append((bytes(turn(row)) if turn else row) + b"".join(derived[seat:] + derived[:seat]))
        return rows


class Network(Correction):
    """Rows through two layers to one number for each seat."""

    def __init__(self, box: Box, head: Head, arrays: Mapping[str, Any]) -> None:
        import numpy as np

        self.np = np
        self.head = head
        self.trust = float(head["trust"])
        self.rows = Rows(box)
        self.seats = box.seats
        self.columns = arrays["columns"]
        """Those of the row that are looked at: others were the same in all games it learnt from."""
        self.weights = [np.ascontiguousarray(arrays[f"weights{n}"], np.float32) for n in range(3)]
        self.biases = [arrays[f"biases{n}"].astype(np.float32) for n in range(3)]

    def of(self, states: Sequence[State]) -> list[list[float]]:
        if not states:
            return []
        rows = self.np.frombuffer(b"".join([row for state in states for row in self.rows.of(state)]), self.np.uint8)
        found = self.forward(rows.reshape(len(states) * self.seats, -1)[:, self.columns])
        result: list[list[float]] = found.reshape(len(states), self.seats).round(DIGITS).tolist()
        return result

    def forward(self, rows: Any) -> Any:
        """The correction for each row of the columns that are looked at."""
        np = self.np
        hidden = np.maximum(rows.astype(np.float32) @ self.weights[0] + self.biases[0], 0)
        hidden = np.maximum(hidden @ self.weights[1] + self.biases[1], 0)
        return (hidden @ self.weights[2] + self.biases[2])[:, 0]


def turned_columns(layout: Layout, places: Mapping[str, str]) -> list[int]:
    """For each column of a layout the one that has the other place in its name; empty if no place is turned."""
    if not places:
        return []
    found: list[int] = []
    for part in layout.parts:
        labels = [*[axis.labels for axis in part.axes], part.kind.labels]
        others = [[of_place(label, places) for label in axis] for axis in labels]
        number = {names: len(found) + n for n, names in enumerate(product(*labels))}
        found += [number[names] for names in product(*others)]
    return found


def of_place(label: str, places: Mapping[str, str]) -> str:
    """A label, "=" before it or not, with the other place in it."""
    name = label.removeprefix("=")
    return label.removesuffix(name) + places[name] if name in places else label


def evaluator_digest(game: Game[State]) -> str:
    """The SHA-256 of what decides what the evaluator of a game says: a network that was learnt beside another one knows
    nothing of its errors."""
    found = sha256()
    for name in MADE_OF:
        path = game.folder / name
        if path.exists():
            found.update(path.read_text(encoding="utf-8").encode())
    return found.hexdigest()


def layout_digest(box: Box) -> str:
    """The SHA-256 of the columns of a row as the layout declares them, and of how its places are turned."""
    evaluator: Evaluator[State] = evaluator_of(box.game)
    turned = [sorted(evaluator.turned(box, seat).items()) for seat in range(box.seats)]
    return sha256(f"{spec(box).observation.digest()} {turned}".encode()).hexdigest()


def played(box: Box) -> dict[str, Any]:
    """What decides whether a network was tried in a set-up: settings that games between bots add vary in training."""
    added = [setting.name for setting in box.game.settings if setting.bots is not None]
    settings = {name: value for name, value in box.changed_settings().items() if name not in added}
    return {"rules": box.game.rules_version, "settings": settings, "data": box.data.whole_digest()}


def fits(head: Head, box: Box) -> bool:
    """Whether weights were made for these columns and this evaluator."""
    return bool(head["layout"] == layout_digest(box) and head["evaluator"] == evaluator_digest(box.game))


def helps(head: Head, box: Box) -> bool:
    """Whether a check has shown that the network is better than the evaluator alone in this set-up."""
    return any(check["helps"] and check["played"] == played(box) for check in head["checks"])


def file_of(key: str, seats: int, folder: Path | None = None) -> Path:
    return (folder or NETWORKS) / f"{key}-{seats}.npz"


def has_network(key: str) -> bool:
    """Whether there is one for any number of seats."""
    return any(NETWORKS.glob(f"{key}-*.npz"))


def read(path: Path) -> tuple[Head, dict[str, Any]]:
    """What is written beside the weights, and the weights."""
    for name in ONE_THREAD:
        os.environ.setdefault(name, "1")  # numpy looks when it is imported; many games are played in many processes
    import numpy as np

    with np.load(path) as packed:
        arrays = {name: packed[name] for name in packed.files}
    head: Head = json.loads(bytes(arrays.pop("head")).decode())
    return head, arrays


def write(path: Path, head: Head, arrays: Mapping[str, Any]) -> None:
    """Weights as half-precision numbers, packed."""
    import numpy as np

    kept = {name: array.astype(np.float16) if array.dtype.kind == "f" else array for name, array in arrays.items()}
    path.parent.mkdir(parents=True, exist_ok=True)
    unready = path.with_suffix(".unready.npz")
    np.savez_compressed(unready, head=np.frombuffer(json.dumps(head).encode(), np.uint8), **kept)
    unready.replace(path)


def status(box: Box, folder: Path | None = None) -> str:
    """Whether a network plays in a set-up: "used", or why not: "none", "no numpy", "does not fit", "not tried"."""
    path = file_of(box.game.key, box.seats, folder)
    if not path.exists():
        return "none"
    if find_spec("numpy") is None:
        return "no numpy"
    head, _ = read(path)
    if not fits(head, box):
        return "does not fit"
    return "used" if helps(head, box) else "not tried"


def corrected(evaluator: Evaluator[State], box: Box) -> Evaluator[State]:
    """The evaluator with the network for a set-up, or alone, where there is none that helps there."""
    network = network_for(box)
    return evaluator if network is None else evaluator.corrected(network)


@lru_cache(MOST_NETWORKS)
def network_for(box: Box) -> Network | None:
    """Made once for each box."""
    return Network(box, *read(file_of(box.game.key, box.seats))) if status(box) == "used" else None
