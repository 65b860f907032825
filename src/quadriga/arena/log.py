"""Results on disk, one line for each finished game: what a run that was interrupted goes on from."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

from quadriga.kernel.errors import QuadrigaError

Entry = dict[str, Any]


class Log:
    """A file of JSON lines: the first says what is played, each other one is a finished game with its number `n`."""

    def __init__(self, path: Path, head: Mapping[str, Any]) -> None:
        self.path = path
        self.entries: dict[int, Entry] = {}
        try:
            self.file = path.open("a+b")
            lock(self.file, path)
        except OSError as error:
            raise QuadrigaError(f"cannot write {path}: {error}") from None
        try:
            self._resume(head)
        except BaseException:
            self.file.close()
            raise

    def append(self, entry: Entry) -> None:
        """Keep a finished game; it is on the disk when this returns."""
        self._write(entry)
        self.entries[entry["n"]] = entry

    def close(self) -> None:
        self.file.close()

    def _resume(self, head: Mapping[str, Any]) -> None:
        self.file.seek(0)
        text = self.file.read()
        whole, _, torn = text.rpartition(b"\n")
        if torn:  # the line that was being written when the run was interrupted
            self.file.truncate(len(text) - len(torn))
        lines = [self._read(number, line) for number, line in enumerate(whole.splitlines(), 1)]
        if not lines:
            self._write(head)
            return
        for name in {**head, **lines[0]}:
            if lines[0].get(name) != head.get(name):
                raise QuadrigaError(
                    f"{self.path} holds games of another run: {name} is {lines[0].get(name)!r} there and"
                    f" {head.get(name)!r} here; go on as before, or choose another --out"
                )
        self.entries = {entry["n"]: entry for entry in lines[1:]}

    def _read(self, number: int, line: bytes) -> Entry:
        try:
            entry = json.loads(line)
            if isinstance(entry, dict) and (number == 1 or isinstance(entry["n"], int)):
                return entry
        except (ValueError, KeyError):
            pass
        raise QuadrigaError(f"{self.path}, line {number}: not a line of this program")

    def _write(self, entry: Mapping[str, Any]) -> None:
        self.file.write(json.dumps(entry, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
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
