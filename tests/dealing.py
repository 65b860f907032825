"""A server that deals the same games every time, for tests: chance follows from how a table is planned."""

from __future__ import annotations

import os
import sys
from hashlib import sha256

from quadriga.cli import main
from quadriga.server import table_registry
from quadriga.table import Plan, Table

CHANCE = os.environ.get("QUADRIGA_TEST_CHANCE", "")
"""Something else here deals other games."""


class Dealt(Table):
    """A table whose secret, of which chance and the bots' choices follow, is that of all tables planned alike."""

    @classmethod
    def open(cls, plan: Plan, secret: str, now: float) -> Table:
        seats = [f"{seat.kind} {seat.level}" for seat in plan.seats]
        return super().open(plan, sha256(repr((CHANCE, plan.game, seats, plan.settings)).encode()).hexdigest(), now)


def deal_the_same() -> None:
    """From now on, in the servers of this process."""
    table_registry.Table = Dealt


if __name__ == "__main__":
    deal_the_same()
    sys.exit(main())
