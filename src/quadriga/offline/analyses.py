"""Analyses of finished games, made piece by piece by the worker that thinks; each piece is kept before it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from quadriga.analysis.decisions import Decision
from quadriga.analysis.report import Basis, Groundwork, basis_of
from quadriga.api.analyses import PIECES, Analysis, name_of, not_begun
from quadriga.api.problems import ApiError
from quadriga.api.wire_analysis import AnalysisProgress
from quadriga.games import read_record
from quadriga.kernel.errors import QuadrigaError
from quadriga.offline.messages import JobDone, Write

if TYPE_CHECKING:
    from quadriga.offline.host import Host

FACTOR = 1.0
RANK = 2


class Stored(Struct):
    """An analysis as it is kept."""

    record: str
    found: Groundwork
    deep: bool
    state: str
    decisions: list[Decision]


class Analyses:
    def __init__(self, host: Host) -> None:
        self.host = host
        self.known: dict[str, Analysis] = {}
        self.states: dict[str, str] = {}

    def load(self, name: str, text: str) -> None:
        """One that was kept; nothing where this program would come to other results."""
        try:
            stored = msgspec.json.decode(text, type=Stored)
            if name in self.known or self._basis(stored.record) != stored.found.basis:
                return
        except (msgspec.DecodeError, msgspec.ValidationError, QuadrigaError):
            return
        one = self.known[name] = Analysis(stored.record, stored.found, stored.deep)
        one.decisions = stored.decisions
        self.states[name] = "cancelled" if stored.state == "running" else stored.state

    def _basis(self, record: str) -> Basis:
        return basis_of(read_record(record), FACTOR)

    def look(self, record: str, after: int) -> AnalysisProgress:
        name = name_of(record)
        one = self.known.get(name)
        if one:
            return one.shown(self.states[name], after)
        found = not_begun()
        if self.states.get(name):
            found.state = self.states[name]  # type: ignore[assignment]
        return found

    def start(self, record: str, deep: bool) -> None:
        name = name_of(record)
        one = self.known.get(name)
        if self.states.get(name) == "running":
            if one:
                one.deep = one.deep or deep
            return
        self.states[name] = "running"
        if one is None:
            self.host.ask("lay-ground", (record, FACTOR), RANK, name, lambda job: self._begin(name, record, deep, job))
            return
        one.deep = one.deep or deep
        self._go_on(name)

    def cancel(self, record: str) -> None:
        name = name_of(record)
        if self.states.get(name) == "running":
            self.states[name] = "cancelled"
            self.host.cancel(name)
            self._keep(name)

    def decision(self, record: str, number: int) -> list[str]:
        """The best turn that was found for a decision."""
        one = self.known.get(name_of(record))
        best = [decision.best for decision in one.decisions if decision.number == number] if one else []
        if not best:
            raise ApiError(404, "not-analysed", "this decision has not been looked at")
        return best[-1]

    def _begin(self, name: str, record: str, deep: bool, job: JobDone) -> None:
        found = self._result(name, job, Groundwork)
        if found is None:
            return
        if found.result is None:
            self.states[name] = "failed"
            return
        self.known[name] = Analysis(record, found, deep)
        self._go_on(name)

    def _go_on(self, name: str) -> None:
        """Ask for the next piece, or end."""
        one = self.known[name]
        for deep in (False, True):
            left = one.left(deep) if not deep or one.deep else []
            if left:
                args = one.record, left[: PIECES[deep]], deep, FACTOR
                self.host.ask("judge", args, RANK, name, lambda job: self._took(name, job))
                self._keep(name)
                return
        self.states[name] = "done"
        self._keep(name)

    def _took(self, name: str, job: JobDone) -> None:
        found = self._result(name, job, list[Decision])
        if found is not None:
            self.known[name].decisions += found
            self._go_on(name)

    def _result(self, name: str, job: JobDone, kind: Any) -> Any:
        if job.refused is not None or not job.result:
            self.states[name] = "failed"
            return None
        return msgspec.json.decode(job.result, type=kind)

    def _keep(self, name: str) -> None:
        one = self.known.get(name)
        if one:
            stored = Stored(one.record, one.found, one.deep, self.states[name], one.decisions)
            text = msgspec.json.encode(stored).decode()
            self.host.effects.writes.append(Write("put", "analyses", name, text))
