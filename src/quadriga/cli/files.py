"""What is read from and written to files and command lines, with a clear error where it cannot be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from quadriga.agents.plugins import any_agent
from quadriga.games import read_record
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import QuadrigaError, RecordError, SettingError
from quadriga.kernel.game_data import flat, read
from quadriga.kernel.record import Record
from quadriga.kernel.setting import Value
from quadriga.kernel.state import State
from quadriga.terminal.play import HUMAN

NAME = re.compile(r"""((?:'[^']*'|"[^"]*"|[^,])*),""")
"""A name with the comma after it; commas in quotes are of the name."""


def read_settings(given: Sequence[str] | None) -> dict[str, Value]:
    """["map=east"] as {"map": "east"}."""
    settings: dict[str, Value] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise SettingError(f"--set {text}: expected NAME=VALUE")
        settings[name.strip()] = value.strip()
    return settings


def read_names(given: str) -> list[str]:
    """ "greedy, human" as ["greedy", "human"]; a comma in quotes separates nothing."""
    return [name.strip() for name in NAME.findall(f"{given},")]


def check_counts(games: int, jobs: int) -> None:
    if games < 1 or jobs < 1:
        raise QuadrigaError("--games and --jobs must be at least 1")


def read_data(path: Path | None) -> dict[str, Any]:
    return {} if path is None else flat(read(path))


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise QuadrigaError(f"cannot read {path}: {error}") from None


def load(path: Path, to: int | None = None) -> tuple[Record, State, RecordError | None]:
    """The record in a file, the state after `to` of its answers (all by default), and what today's rules refuse.

    Only a record of an earlier rules version may be refused: it is played as far as it goes.
    """
    text = read_text(path)
    try:
        record = read_record(text)
        if to is not None and not 0 <= to <= len(record.lines):
            raise QuadrigaError(f"--to {to}: the record has {len(record.lines)} answers")
        state, refusal = record.follow(to)
        if refusal and not record.earlier:
            raise refusal
        return record, state, refusal
    except RecordError as error:
        raise QuadrigaError(f"{path}: {error}") from None


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise QuadrigaError(f"cannot write to {path}: {error}") from None


def check_writable(path: Path) -> None:
    """Raise the error that writing the file would raise, before all the work for it; the file stays as it is."""
    try:
        new = not path.exists()
        path.open("ab").close()
        if new:
            path.resolve().unlink()
    except OSError as error:
        raise QuadrigaError(f"cannot write {path}: {error}") from None


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise QuadrigaError(f"cannot write {path}: {error}") from None


def who_plays(record: Record, seat: int) -> str:
    """Who goes on with a seat: the bot that the record names, or a person."""
    name = record.players.get(record.box.seat_names[seat], HUMAN)
    try:
        any_agent(name, record.box.game, Rng(0))
    except QuadrigaError:
        return HUMAN
    return name
