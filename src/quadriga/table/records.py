"""The record of a table, as a viewer may have it: from the journal alone, so that no change of rules can lose it."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.kernel.chain import rows_of
from quadriga.kernel.fair import seal_of
from quadriga.kernel.header import SEAL, SEALED_FORMAT, TAKEN_BACK
from quadriga.kernel.record import seat_name, visible
from quadriga.kernel.vocabulary import HIDDEN
from quadriga.table.journal import AnswerLine, EntryBase, effective
from quadriga.table.table_state import TableState


def write_record(table: TableState, journal: Sequence[EntryBase], viewer: int | None) -> str:
    """The effective line of the journal; whole, with the secret of its chance, when the game is over."""
    named = list(zip(table.opened.seat_names, table.seats, strict=True))
    ended = table.ended
    resigned = [name for name, sitting in named if sitting.resigned]
    lines = effective(journal)
    if not ended:
        shown = zip(lines, visible(lines, journal[-1].sealed, viewer), strict=True)
        lines = [line if seen else AnswerLine(line.seat, HIDDEN) for line, seen in shown if seen is not None]
    format_row = f"Quadriga-Record: {SEALED_FORMAT}" if ended and ended.seal else table.opened.header[0]
    hidden = [number for number, line in enumerate(lines, 1) if line.only is not None]
    rows = [
        format_row,
        *(table.set_up(table.opened.secret, ended.undone) if ended else table.set_up()),
        *([f"Resigned: {', '.join(resigned)}"] if resigned else []),
        *([f"{TAKEN_BACK}: {table.draws_taken_back}"] if ended and table.draws_taken_back else []),
        *([f"Result: {ended.result}"] if ended else []),
        *(rows_of(ended.chain, ended.taken_back, hidden) if ended and ended.chain else []),
        *([f"{SEAL}: {ended.seal}"] if ended and ended.seal else []),
        "",
        *(f"{seat_name(table.opened.seat_names, line.seat)}: {line.notation}" for line in lines),
    ]
    return "\n".join(rows) + "\n"


def seal(table: TableState, journal: Sequence[EntryBase]) -> None:
    """Seal the record of a game that has just ended."""
    assert table.ended is not None
    table.ended.seal = "-"  # so that the rows are those of a sealed record
    table.ended.seal = seal_of(write_record(table, journal, None).splitlines())
