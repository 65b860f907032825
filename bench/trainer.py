"""The network of a game while it learns: positions in a ring, steps of gradient descent, what a later piece needs.

It must be told of games (`add`), and does as many steps as it owes them (`learn`). Only this needs torch.
"""

from __future__ import annotations

import platform
import sys
import zlib
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from quadriga import __version__
from quadriga.agents import network as networks
from quadriga.games.evaluator import HOPELESS, Evaluator, evaluator_of
from quadriga.kernel.game import Box
from quadriga.kernel.state import State

HIDDEN = (128, 64)
LAMBDA = 0.98
REUSE = 6
"""How often a row is learnt from."""
BATCH = 2048
"""Positions at a time."""
RATE, DECAY, DROPOUT, AVERAGE = 5e-4, 0.05, 0.1, 0.01
TRUST = 0.7
FIRST_GAMES = 300
"""Games of the evaluator alone before the first network."""
MOST_POSITIONS = 300_000
KEPT_POSITIONS = 40_000
"""Those that are saved: less than 16 MB."""
POINTS = 20.0
"""The own points are told, too, divided by this: they say more of a position than who won."""


class SampledGame(NamedTuple):
    """One game: the rows and values of each position by seat, who won what share, and the points."""

    kind: str
    rows: bytes
    values: list[list[float]]
    """In units."""
    shares: list[float]
    points: list[float]
    decisions: int


class Trainer:
    """The network while it learns, with the positions it learns from."""

    def __init__(self, box: Box, seed: str) -> None:
        import torch

        self.torch, self.box, self.seats = torch, box, box.seats
        torch.manual_seed(abs(hash_of(seed)))
        torch.set_num_threads(1)
        self.evaluator: Evaluator[State] = evaluator_of(box.game)
        self.columns = np.zeros(0, np.int32)
        self.scale = np.zeros(0, np.float32)
        self.rows = np.zeros((0, 0, 0), np.uint8)
        self.values = np.zeros((0, self.seats), np.float32)
        self.shares = np.zeros((0, self.seats), np.float32)
        self.points = np.zeros((0, self.seats), np.float32)
        self.size = self.next = self.games = self.steps = 0
        self.owed = self.seconds = 0.0
        self.waiting: list[SampledGame] = []
        self.net: Any = None

    # -- what is learnt -------------------------------------------------------------------------------------------

    def begin(self, width: int) -> None:
        """A network for so many columns, whose last layer is zero."""
        torch, nn = self.torch, self.torch.nn
        first, second = HIDDEN
        self.net = nn.Sequential(
            nn.Linear(width, first), nn.ReLU(), nn.Linear(first, second), nn.ReLU(), nn.Linear(second, 2)
        )
        for parameter in self.net[-1].parameters():
            nn.init.zeros_(parameter)
        self.trust = torch.tensor(TRUST, requires_grad=True)
        self.average = [parameter.detach().clone() for parameter in self.parameters()]
        self.optimiser = torch.optim.AdamW(
            [
                {"params": self.net.parameters(), "weight_decay": DECAY},
                {"params": [self.trust], "weight_decay": 0.0},
            ],
            lr=RATE,
        )

    def parameters(self) -> list[Any]:
        return [*self.net.parameters(), self.trust]

    def logits(self, net: Any, trust: Any, rows: Any, values: Any, dropout: float = 0.0) -> tuple[Any, Any]:
        """By position and seat: the logit of a win, and the points."""
        functional = self.torch.nn.functional
        inputs = rows.float() * self.torch.from_numpy(self.scale)
        if dropout:
            inputs = functional.dropout(inputs, dropout)
        found = net(inputs)
        return trust * values + found[..., 0], found[..., 1]

    def forward_average(self, inputs: Any) -> Any:
        functional, weights = self.torch.nn.functional, self.average
        hidden = functional.relu(functional.linear(inputs, weights[0], weights[1]))
        hidden = functional.relu(functional.linear(hidden, weights[2], weights[3]))
        return functional.linear(hidden, weights[4], weights[5])

    def known_values(self, played: list[SampledGame]) -> Any:
        """The values of the evaluator as a network corrects them: how far behind the best, up to HOPELESS; alone, less
        what a lone player wins half of the time with."""
        values = np.array([row for each in played for row in each.values], np.float32)
        if self.seats == 1:
            return np.clip(values - self.evaluator.solo_even / self.evaluator.unit, -HOPELESS, HOPELESS)
        return np.maximum(values - values.max(1, keepdims=True), -HOPELESS)

    def chances(self, logits: Any) -> Any:
        """What each seat may expect of the win."""
        return self.torch.sigmoid(logits) if self.seats == 1 else self.torch.softmax(logits, 1)

    def add(self, played: list[SampledGame]) -> None:
        """Positions of some games, with what came of them: going back, the end counts less and less."""
        self.games += len(played)
        if not len(self.columns):
            self.waiting += played
            if len(self.waiting) < FIRST_GAMES:
                return
            played, self.waiting = self.waiting, []
            self.choose_columns(self.packed(played))
        rows = self.packed(played)[:, :, self.columns]
        values = self.known_values(played)
        with self.torch.no_grad():
            opinion = self.chances(
                self.logits(
                    self.forward_average, self.average[-1], self.torch.from_numpy(rows), self.torch.from_numpy(values)
                )[0]
            ).numpy()
        lengths = [len(each.values) for each in played]
        targets = told_by_the_end(lengths, [each.shares for each in played], opinion)
        points = np.repeat(np.array([each.points for each in played], np.float32), lengths, axis=0)
        self.keep(rows, values, targets, points)
        self.owed += len(rows) * REUSE / BATCH

    def packed(self, played: list[SampledGame]) -> Any:
        count = sum(len(each.values) for each in played)
        return np.frombuffer(b"".join([each.rows for each in played]), np.uint8).reshape(count, self.seats, -1)

    def choose_columns(self, rows: Any) -> None:
        """Those that are not the same in all first games, and how they are scaled."""
        flat = rows.reshape(-1, rows.shape[2])
        self.columns = np.flatnonzero((flat != 0).mean(0) > 1e-4).astype(np.int32)
        chosen = flat[:, self.columns].astype(np.float32)
        spread = chosen.std(0)
        self.scale = np.where(chosen.max(0) > 1, 1 / (1.5 * spread + 0.5), 1.0).astype(np.float32)
        self.begin(len(self.columns))

    def keep(self, rows: Any, values: Any, targets: Any, points: Any) -> None:
        """In a ring: the oldest positions make room."""
        if not len(self.rows):
            self.rows = np.zeros((MOST_POSITIONS, self.seats, len(self.columns)), np.uint8)
            self.values, self.shares, self.points = (
                np.zeros((MOST_POSITIONS, self.seats), np.float32) for _ in range(3)
            )
        places = (self.next + np.arange(len(rows))) % MOST_POSITIONS
        for ring, new in ((self.rows, rows), (self.values, values), (self.shares, targets), (self.points, points)):
            ring[places] = new
        self.next = int(self.next + len(rows)) % MOST_POSITIONS
        self.size = min(MOST_POSITIONS, self.size + len(rows))

    def learn(self, most: int) -> float:
        """Some steps of those that are owed; the surprise at who wins, in nats."""
        torch, loss = self.torch, 0.0
        count = min(int(self.owed), most)
        for _ in range(count):
            places = torch.randint(0, self.size, (BATCH,)).numpy()
            rows, values, shares, points = (
                torch.from_numpy(ring[places]) for ring in (self.rows, self.values, self.shares, self.points)
            )
            logits, told = self.logits(self.net, self.trust, rows, values, DROPOUT)
            surprise = self.surprise(logits, shares)
            whole = surprise + 0.3 * ((told - points) ** 2).mean()
            self.optimiser.zero_grad(set_to_none=True)
            whole.backward()
            self.optimiser.step()
            torch._foreach_lerp_(self.average, [each.detach() for each in self.parameters()], AVERAGE)
            loss += float(surprise.detach())
        self.owed -= count
        self.steps += count
        return loss / max(1, count)

    def surprise(self, logits: Any, shares: Any) -> Any:
        functional = self.torch.nn.functional
        if self.seats == 1:
            return functional.binary_cross_entropy_with_logits(logits, shares)
        return -(shares * functional.log_softmax(logits, 1)).sum(1).mean()

    # -- what is written ------------------------------------------------------------------------------------------

    def arrays(self) -> dict[str, Any]:
        """The averaged weights as the player wants them: scaled, and without the points."""
        weights = [each.numpy() for each in self.average[:-1]]
        found = {"columns": self.columns}
        for n in range(3):
            found[f"weights{n}"], found[f"biases{n}"] = weights[2 * n].T.copy(), weights[2 * n + 1].copy()
        found["weights0"] = found["weights0"] * self.scale[:, None]
        found["weights2"], found["biases2"] = found["weights2"][:, :1], found["biases2"][:1]
        return found

    def head(self, seed: str) -> networks.Head:
        return {
            "game": self.box.game.key,
            "seats": self.seats,
            "layout": networks.layout_digest(self.box),
            "evaluator": networks.evaluator_digest(self.box.game),
            "trust": float(self.average[-1]),
            "seed": seed,
            "minutes": round(self.seconds / 60, 1),
            "games": self.games,
            "versions": {
                "quadriga": __version__,
                "rules": self.box.game.rules_version,
                "python": platform.python_version(),
                "numpy": np.__version__,
                "torch": self.torch.__version__,
            },
            "checks": [],
        }

    def save(self, path: Path) -> None:
        """All that a later piece needs."""
        order = (self.next - 1 - np.arange(min(self.size, KEPT_POSITIONS))) % MOST_POSITIONS
        unready = path.with_suffix(".unready")
        self.torch.save(
            {
                "digests": self.digests(),
                "columns": self.columns,
                "scale": self.scale,
                "net": self.net.state_dict(),
                "trust": self.trust.detach(),
                "average": self.average,
                "optimiser": self.optimiser.state_dict(),
                "counts": (self.games, self.steps, self.owed, self.seconds),
                "rings": [pack(ring[order[::-1]]) for ring in (self.rows, self.values, self.shares, self.points)],
            },
            unready,
        )
        unready.replace(path)

    def load(self, path: Path) -> None:
        saved = self.torch.load(path, weights_only=False)
        if saved["digests"] != self.digests():
            sys.exit(f"{path} was begun with other columns or another evaluator: delete it and begin anew")
        self.columns, self.scale = saved["columns"], saved["scale"]
        self.begin(len(self.columns))
        self.net.load_state_dict(saved["net"])
        with self.torch.no_grad():
            self.trust.copy_(saved["trust"])
        self.average = saved["average"]
        self.optimiser.load_state_dict(saved["optimiser"])
        self.games, self.steps, self.owed, self.seconds = saved["counts"]
        self.keep(*[unpack(ring) for ring in saved["rings"]])

    def digests(self) -> tuple[str, str]:
        return networks.layout_digest(self.box), networks.evaluator_digest(self.box.game)


def pack(array: Any) -> tuple[bytes, str, tuple[int, ...]]:
    return zlib.compress(np.ascontiguousarray(array).tobytes(), 6), array.dtype.str, array.shape


def unpack(packed: tuple[bytes, str, tuple[int, ...]]) -> Any:
    return np.frombuffer(zlib.decompress(packed[0]), packed[1]).reshape(packed[2])


def hash_of(seed: str) -> int:
    """A number for torch."""
    return int.from_bytes(seed.encode()[:7].ljust(7, b"\0"), "big")


def told_by_the_end(lengths: list[int], shares: list[list[float]], opinion: Any) -> Any:
    """What the positions of some games are to say: the end, and going back from it more and more what the network says.

    Where all lost, nobody is to win at any time.
    """
    targets, at = np.zeros_like(opinion), 0
    for length, ended in zip(lengths, shares, strict=True):
        told = np.array(ended, np.float32)
        somebody = told.sum() if len(ended) > 1 else 1.0
        for n in range(at + length - 1, at - 1, -1):
            targets[n] = told
            told = LAMBDA * told + (1 - LAMBDA) * opinion[n] * somebody
        at += length
    return targets
