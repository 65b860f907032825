"""One table of the person at this device, as a client is shown it."""

from __future__ import annotations

from typing import Any

import msgspec

from quadriga.api.problems import ApiError
from quadriga.api.results import result_of
from quadriga.api.wire import Screen, TableInfo
from quadriga.table import Info, Table

ME = "me"
"""Whoever sits at this device. There is nobody else."""


class LocalTable:
    def __init__(self, table_id: str, table: Table, written: int, owner: str) -> None:
        self.id = table_id
        self.table = table
        self.written = written
        """How many entries of the journal have been given away to be kept."""
        self.owner = owner
        self.asked: set[tuple[int, str, str]] = set()
        """By seat, question and level: what bots are at."""

    @property
    def seats(self) -> list[int]:
        """Those of the person."""
        return [n for n, sitting in enumerate(self.table.seats) if sitting.person == ME]

    def check_own_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in self.seats:
            raise ApiError(403, "not-your-seat", "a bot sits there")

    def viewer(self, seat: int | None) -> int | None:
        """The seat named; otherwise the only one that the person has."""
        return seat if seat is not None else self.seats[0] if len(self.seats) == 1 else None

    def info(self, now: float) -> TableInfo:
        return self._with_id(self.table.info(ME, now))

    def screen(self, seat: int | None, since: int, now: float) -> Screen:
        shown = self.table.screen(ME, self.viewer(seat), since, now)
        return {**shown, "type": "screen", "table": self._with_id(shown["table"])}

    def _with_id(self, info: Info) -> TableInfo:
        return {**info, "id": self.id, "owner": info["owner"] or self.owner, "watchers": 0}

    @property
    def next_event(self) -> int:
        return self.table.history.next_number if self.table.history else 0

    def row(self, now: float) -> dict[str, Any]:
        """What a list must know of the table."""
        return {
            "id": self.id,
            "changed": now,
            "practice": bool(self.table.plan.practice),
            "owner": self.owner,
            "info": msgspec.to_builtins({**self.info(now), "result": result_of(self.table)}),
        }
