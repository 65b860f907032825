"""The clocks of a table: how long each person may still think."""

from __future__ import annotations

from collections.abc import Collection

from quadriga.table.plan import Pace

RETURN = 10
"""Somebody who comes back to an empty clock gets 1/RETURN of the full time."""
LEAST = 30.0
"""Seconds that somebody who comes back to an empty clock has at least."""


class Clocks:
    """The seconds that each seat has left, as of `at`; those of the seats in `running` are going down."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [float(pace.seconds)] * seats
        self.running: tuple[int, ...] = ()
        self.at = 0.0

    @property
    def on(self) -> bool:
        return self.pace.kind != "none"

    def charge(self, now: float) -> None:
        """Take off the time since the last charge."""
        if self.on:
            for seat in self.running:
                self.left[seat] -= max(0.0, now - self.at)
        self.at = now

    def run(self, seats: Collection[int], new_turns: Collection[int]) -> None:
        """From now on these clocks run; where a new turn begins, a clock for each turn is full again."""
        self.running = tuple(seats)
        if self.pace.kind == "turn":
            for seat in new_turns:
                self.left[seat] = float(self.pace.seconds)

    def refill(self, seat: int) -> None:
        """For somebody who comes back to an empty clock; leaving and coming back wins no time."""
        if self.left[seat] <= 0:
            share = self.pace.seconds if self.pace.kind == "turn" else self.pace.seconds / RETURN
            self.left[seat] = max(share, LEAST)

    def shown(self, seat: int, now: float) -> float:
        gone = max(0.0, now - self.at) if seat in self.running else 0.0
        return round(max(0.0, self.left[seat] - gone), 1)

    def expired(self, now: float) -> list[int]:
        return [seat for seat in self.running if self.on and self.left[seat] - (now - self.at) <= 0]

    def deadline(self) -> float | None:
        """When the next clock runs out."""
        return self.at + min(self.left[seat] for seat in self.running) if self.on and self.running else None
