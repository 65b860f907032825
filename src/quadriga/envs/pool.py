"""Many games at once for a network: several processes play them, and rows lie in shared memory."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from quadriga.envs.episode import Episode, Rewards, box_for
from quadriga.games.spec import spec
from quadriga.kernel.errors import QuadrigaError, SettingError
from quadriga.kernel.setting import Value

MOST_LEGAL = 1024
"""Legal actions for which there is room; no question of the games has come near."""
PADDING = -1
GO, STOP = b"g", b"s"


class PoolError(QuadrigaError):
    """A process of a pool has failed."""


class Batch(NamedTuple):
    """The games that wait for an answer, and their rows. They are views: copy what you keep beyond `send`.

    After the last answer of a game `done` is set, `reward` tells what it was worth to each seat, `broken_off` whether
    it was only cut short, and the row is already that of the next game. A reward is what came since the last batch.
    """

    games: NDArray[np.int64]
    observation: NDArray[np.uint8]
    legal: NDArray[np.int32]
    """Codes of what may be answered, padded with -1."""
    legal_count: NDArray[np.int32]
    """How many of them there are."""
    seat: NDArray[np.int32]
    reward: NDArray[np.float32]
    done: NDArray[np.bool_]
    broken_off: NDArray[np.bool_]


class Pool:
    """`games` games in `workers` processes; every seat is played from outside.

    with Pool("praetor", games=64, workers=2) as pool:
        while training:
            batch = pool.wait()  # the games of the worker that is ready first
            pool.send(choose(batch.observation, batch.legal))  # one code for each of them
    """

    def __init__(
        self,
        game: str,
        games: int,
        workers: int = 1,
        seats: int | None = None,
        *,
        seed: int | str = 0,
        rewards: Rewards = "win",
        longest: int | None = None,
        **settings: Value,
    ) -> None:
        if not 1 <= workers <= games:
            raise SettingError(f"workers: expected 1 to {games}, one game for each at least, not {workers}")
        box = box_for(game, seats, settings)
        Episode(box, rewards, longest)  # says what is wrong with its arguments
        self.spec = spec(box)
        self._rows = Rows(None, games, self.spec.observation.size, box.seats)
        self._workers: list[tuple[Any, Connection, slice]] = []
        self._waiting: Batch | None = None
        self._asked: tuple[Connection, slice] | None = None
        context = get_context("spawn")
        bounds = [games * n // workers for n in range(workers + 1)]
        for first, last in pairwise(bounds):
            ours, theirs = context.Pipe()
            told = (game, seats, settings, self._rows.name, games, first, last, seed, rewards, longest)
            process = context.Process(target=work, args=(theirs, *told), daemon=True)
            process.start()
            theirs.close()
            self._workers.append((process, ours, slice(first, last)))

    def wait(self) -> Batch:
        """The games of a worker that is ready; the same until `send` has answered them."""
        if not self._workers:
            raise PoolError("the pool is closed")
        if self._waiting is not None:
            return self._waiting
        by_connection = {id(connection): place for _, connection, place in self._workers}
        ready: Any = wait([connection for _, connection, _ in self._workers])[0]
        try:
            told = ready.recv_bytes()
        except EOFError:
            self.close()
            raise PoolError("a process of the pool was killed") from None
        if told != GO:
            self.close()
            raise PoolError(told.decode())
        place = by_connection[id(ready)]
        self._asked = (ready, place)
        rows = self._rows
        self._waiting = Batch(
            np.arange(place.start, place.stop),
            rows.observation[place],
            rows.legal[place],
            rows.count[place],
            rows.seat[place],
            rows.reward[place],
            rows.done[place],
            rows.broken_off[place],
        )
        return self._waiting

    def send(self, codes: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """Answer the games of the last batch: one legal code for each, in their order."""
        if self._asked is None or self._waiting is None:
            raise PoolError("call wait() first: there is nothing to answer")
        answers, expected = np.asarray(codes), len(self._waiting.games)
        if answers.shape != (expected,):
            raise PoolError(f"expected {expected} codes, not an array of the shape {answers.shape}")
        legal = (self._waiting.legal == answers.reshape(-1, 1)).any(axis=1)
        if not legal.all():
            wrong = int(np.flatnonzero(~legal)[0])
            raise PoolError(f"game {self._waiting.games[wrong]}: code {answers[wrong]} is not legal")
        connection, place = self._asked
        self._rows.action[place] = answers
        self._waiting = self._asked = None
        connection.send_bytes(GO)

    def close(self) -> None:
        """End the processes and free the memory; views of batches are invalid then."""
        for process, connection, _ in self._workers:
            with suppress(OSError):
                connection.send_bytes(STOP)
            connection.close()
            process.join(2)
            if process.is_alive():
                process.terminate()
                process.join()
        if self._workers:
            self._waiting = None
            self._workers = []
            self._rows.close(unlink=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Rows:
    """The shared memory, a row for each game."""

    def __init__(self, name: str | None, games: int, size: int, seats: int) -> None:
        fields: list[tuple[str, type[Any], int]] = [
            ("observation", np.uint8, size),
            ("legal", np.int32, MOST_LEGAL),
            ("reward", np.float32, seats),
            ("count", np.int32, 0),
            ("seat", np.int32, 0),
            ("action", np.int32, 0),
            ("done", np.bool_, 0),
            ("broken_off", np.bool_, 0),
        ]
        places = {}
        total = 0
        for field, kind, width in fields:
            places[field] = total
            total += (games * max(1, width) * np.dtype(kind).itemsize + 63) // 64 * 64
        self.memory = SharedMemory(name, create=name is None, size=total)
        self.name = self.memory.name
        views: dict[str, NDArray[Any]] = {
            field: np.ndarray((games, width) if width else (games,), kind, self.memory.buf, places[field])
            for field, kind, width in fields
        }
        self.observation, self.legal, self.reward = views["observation"], views["legal"], views["reward"]
        self.count, self.seat, self.action = views["count"], views["seat"], views["action"]
        self.done, self.broken_off = views["done"], views["broken_off"]

    def close(self, unlink: bool) -> None:
        for name in ("observation", "legal", "reward", "count", "seat", "action", "done", "broken_off"):
            delattr(self, name)
        with suppress(BufferError):  # somebody keeps a view: the memory goes with it
            self.memory.close()
        if unlink:
            self.memory.unlink()


def work(
    connection: Connection,
    game: str,
    seats: int | None,
    settings: dict[str, Value],
    name: str,
    games: int,
    first: int,
    last: int,
    seed: int | str,
    rewards: Rewards,
    longest: int | None,
) -> None:
    """Play the games from `first` on, whenever all of them have been answered."""
    try:
        box = box_for(game, seats, settings)
        rows = Rows(name, games, spec(box).observation.size, box.seats)
        episodes = [Episode(box, rewards, longest) for _ in range(first, last)]
        begun = [0] * len(episodes)
        for n, episode in enumerate(episodes):
            episode.reset(f"{seed} {first + n} 0")
            show(rows, first + n, episode)
        connection.send_bytes(GO)
        while connection.recv_bytes() == GO:
            for n, episode in enumerate(episodes):
                row = first + n
                episode.take(int(rows.action[row]))
                rows.reward[row] = episode.rewards
                rows.done[row] = episode.over or episode.broken_off
                rows.broken_off[row] = episode.broken_off and not episode.over
                if episode.over or episode.broken_off:
                    begun[n] += 1
                    episode.reset(f"{seed} {row} {begun[n]}")
                show(rows, row, episode)
            connection.send_bytes(GO)
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return
    except BaseException:
        connection.send_bytes(traceback.format_exc().encode())


def show(rows: Rows, row: int, episode: Episode) -> None:
    rows.observation[row] = np.frombuffer(episode.encode(episode.seat), np.uint8)
    legal = episode.legal()
    count = len(legal)
    if count > MOST_LEGAL:
        raise ValueError(f"{count} legal actions are more than there is room for")
    rows.legal[row, :count] = legal
    rows.legal[row, count:] = PADDING
    rows.count[row] = count
    rows.seat[row] = episode.seat
