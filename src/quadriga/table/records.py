"""The record of a table, as somebody may have it."""

from __future__ import annotations

from collections.abc import Iterable

from quadriga.kernel.fair import Fairness, commitment_to
from quadriga.kernel.record import CHANCE_NAME, Record
from quadriga.kernel.step import CHANCE
from quadriga.kernel.vocabulary import HIDDEN
from quadriga.table.journal import Noted, effective
from quadriga.table.play import Play


def write_record(table: Play, journal: Iterable[Noted], viewer: int | None) -> str:
    """The record as a reader may have it: whole when the game is over, and empty before it begins."""
    names = table.opened.seat_names
    players = {name: sitting.player for name, sitting in zip(names, table.seats, strict=True) if sitting.player}
    course = table.course
    if course is None or table.stage == "frozen":
        return frozen_record(table, journal, players, viewer)
    over = table.stage == "over"
    nonces = {name: sitting.nonce for name, sitting in zip(names, table.seats, strict=True) if sitting.nonce}
    secret, undone = (table.opened.secret, course.skipped()) if over else ("", {})
    found = Record.of(course.state, players, Fairness(commitment_to(table.opened.secret), secret, nonces, undone))
    found.resigned = ", ".join(name for name, sitting in zip(names, table.seats, strict=True) if sitting.resigned)
    return str(found.of_running(course.state, viewer))


def frozen_record(table: Play, journal: Iterable[Noted], players: dict[str, str], viewer: int | None) -> str:
    """What the journal alone tells of the game, without its rules; what may be secret still is hidden."""
    lines = effective(journal)
    opened = max((n for n, line in enumerate(lines) if not line.sealed), default=-1)
    rows = [*table.opened.header, *(f"Player: {name} = {player}" for name, player in players.items()), ""]
    for number, line in enumerate(lines):
        if line.sealed and number > opened and line.seat != viewer:
            continue
        hidden = not line.sealed and line.only not in (None, viewer)
        name = CHANCE_NAME if line.seat == CHANCE else table.opened.seat_names[line.seat]
        rows.append(f"{name}: {HIDDEN if hidden else line.say}")
    return "\n".join(rows) + "\n"
