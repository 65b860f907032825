"""An analysis as far as it has been made: what is left to look at, and what is shown of it."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from quadriga.analysis.decisions import Decision
from quadriga.analysis.report import Groundwork, summed_up
from quadriga.api.wire_analysis import AnalysisProgress

PIECES = {False: 5, True: 2}
"""Decisions that are looked at in one go, quick and deep: a second or so, so that others need not wait for long."""


def not_begun() -> AnalysisProgress:
    return AnalysisProgress("none", False, 0, 0, 0, 0, 0, [], [], [], None, None)


class Analysis:
    def __init__(self, record: str, found: Groundwork, deep: bool) -> None:
        self.record, self.found, self.deep = record, found, deep
        self.decisions: list[Decision] = []
        """In the order in which they came; the place of one, from 1, is its serial number."""

    def left(self, deep: bool) -> list[int]:
        """The decisions that a pass has still to look at."""
        done = {decision.number for decision in self.decisions if decision.deep == deep}
        return [number for number in (self.found.deep if deep else self.found.quick) if number not in done]

    def shown(self, state: Any, after: int) -> AnalysisProgress:
        """How far it has come, with what was found since `after`."""
        found, count = self.found, len(self.decisions)
        seats = [f"{seat}" for seat in range(len(found.uses))]
        whole = summed_up("", seats, [""] * len(seats), found, self.decisions)
        return AnalysisProgress(
            state,
            self.deep,
            len(found.quick) - len(self.left(deep=False)),
            len(found.quick),
            len(found.deep) - len(self.left(deep=True)) if self.deep else 0,
            len(found.deep) if self.deep else 0,
            count,
            whole.seats,
            self.decisions[max(0, after) : count],
            found.chance if after <= 0 else [],
            whole.end,
            None,
        )


def name_of(record: str) -> str:
    """The same for the same game, whoever asks for it."""
    return sha256(record.encode()).hexdigest()
