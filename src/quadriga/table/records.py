"""The record of a table, as a viewer may have it: from the journal alone, so that no change of rules can lose it."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.kernel.fair import Fairness, commitment_to
from quadriga.kernel.header import TAKEN_BACK
from quadriga.kernel.record import seat_name, visible
from quadriga.kernel.vocabulary import HIDDEN
from quadriga.table.journal import AnswerLine, EntryBase, effective
from quadriga.table.table_state import TableState


def write_record(table: TableState, journal: Sequence[EntryBase], viewer: int | None) -> str:
    """The effective line of the journal; whole, with the secret of its chance, when the game is over."""
    named = list(zip(table.opened.seat_names, table.seats, strict=True))
    secret, ended = table.opened.secret, table.ended
    nonces = {name: sitting.nonce for name, sitting in named if sitting.nonce}
    fairness = Fairness()
    if not table.practice:
        fairness = Fairness(commitment_to(secret), secret if ended else "", nonces, ended.undone if ended else {})
    resigned = [name for name, sitting in named if sitting.resigned]
    lines = effective(journal)
    if not ended:
        shown = zip(lines, visible(lines, journal[-1].sealed, viewer), strict=True)
        lines = [line if seen else AnswerLine(line.seat, HIDDEN) for line, seen in shown if seen is not None]
    rows = [
        *table.opened.header,
        *(f"Player: {name} = {sitting.player}" for name, sitting in named if sitting.player),
        *fairness.rows(),
        *([f"Resigned: {', '.join(resigned)}"] if resigned else []),
        *([f"{TAKEN_BACK}: {table.draws_taken_back}"] if ended and table.draws_taken_back else []),
        *([f"Result: {ended.result}"] if ended else []),
        "",
        *(f"{seat_name(table.opened.seat_names, line.seat)}: {line.notation}" for line in lines),
    ]
    return "\n".join(rows) + "\n"
