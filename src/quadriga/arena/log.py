"""Results on disk, one line for each finished game: what a run that was interrupted goes on from."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

from quadriga.arena.match import MatchResult, result_from_json, result_to_json
from quadriga.kernel.errors import QuadrigaError

T = TypeVar("T")
Renew = Callable[[Mapping[str, Any]], Mapping[str, Any]]
DATA = "figures"
"""Named last of what differs: with other seats or settings the data that count are others, too."""


class Log:
    """A file of JSON lines: the first says what is played, each other one is a finished game with its number `n`.

    `renew` brings a first line that an earlier version wrote into the form of today.
    """

    def __init__(self, path: Path, head: Mapping[str, Any], renew: Renew = dict) -> None:
        self.path = path
        self.results: dict[int, MatchResult] = {}
        try:
            self.file = path.open("a+b")
            lock(self.file, path)
        except OSError as error:
            raise QuadrigaError(f"cannot write {path}: {error}") from None
        try:
            self._resume(head, renew)
        except BaseException:
            self.file.close()
            raise

    def append(self, result: MatchResult) -> None:
        """Keep a finished game; it is on the disk when this returns."""
        self._write(result_to_json(result))
        self.results[result.number] = result

    def close(self) -> None:
        self.file.close()

    def _resume(self, head: Mapping[str, Any], renew: Renew) -> None:
        self.file.seek(0)
        text = self.file.read()
        whole, _, torn = text.rpartition(b"\n")
        if torn:  # the line that was being written when the run was interrupted
            self.file.truncate(len(text) - len(torn))
        lines = whole.splitlines()
        if not lines:
            self._write(head)
            return
        there = self._read(1, lines[0], renew)
        for name in sorted({**head, **there}, key=lambda name: name == DATA):
            if there.get(name) != head.get(name):
                raise QuadrigaError(
                    f"{self.path} holds games of another run: {name} is {there.get(name)!r} there and"
                    f" {head.get(name)!r} here; go on as before, or choose another --out"
                )
        for number, line in enumerate(lines[1:], 2):
            result = self._read(number, line, result_from_json)
            self.results[result.number] = result

    def _read(self, number: int, line: bytes, understand: Callable[[Any], T]) -> T:
        try:
            return understand(json.loads(line))
        except (ValueError, TypeError, KeyError, AttributeError):
            raise QuadrigaError(f"{self.path}, line {number}: not a line of this program") from None

    def _write(self, line: Mapping[str, Any]) -> None:
        self.file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())


def lock(file: BinaryIO, path: Path) -> None:
    """Two runs must not write one file; the lock goes with the process that holds it."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise QuadrigaError(f"another run is writing {path}") from None
