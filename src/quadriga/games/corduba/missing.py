"""What is missing to pay for something: the amounts that a reason carries."""

from __future__ import annotations

from typing import Final, NamedTuple

from quadriga.games.corduba.payment import marble_too
from quadriga.games.corduba.pieces import AMPHORAE, BASIC, DENARII, MARBLE, RESOURCES
from quadriga.games.corduba.state import Corduba
from quadriga.kernel.step import Reason

NAMES: Final = (*RESOURCES, "denarii", "workers")


class Shortfall(NamedTuple):
    """By resource, then denarii and workers, as in NAMES."""

    needed: list[int]
    missing: list[int]


def shortfall(s: Corduba, seat: int, cost: list[int], joker: int, workers: int, strength: int) -> Shortfall:
    """What a cost asks for beyond what the player has; what a bonus saves goes where most is missing."""
    me = s.players[seat]
    needed = [*cost, workers]
    missing = [max(0, n - have) for n, have in zip(needed, [*me[: DENARII + 1], strength], strict=True)]
    if joker:
        short = max(range(DENARII), key=lambda r: missing[r])
        saved = min(missing[short], s.box.saved_resources)
        needed[short] -= saved
        missing[short] -= saved
    spare = max(0, me[AMPHORAE] - needed[AMPHORAE])
    for r in (*BASIC, MARBLE) if marble_too(s, seat) else BASIC:  # COR-1.3, COR-1.5
        instead = min(spare, missing[r])
        missing[r] -= instead
        spare -= instead
    return Shortfall(needed, missing)


def least(*found: Shortfall) -> Shortfall:
    """The way to pay that is nearest."""
    return min(found, key=lambda short: sum(short.missing))


def cannot_pay(rule: str, short: Shortfall) -> Reason:
    return Reason(rule, "cannot-pay", amounts(short))


def amounts(short: Shortfall) -> tuple[tuple[str, int | str], ...]:
    values: list[tuple[str, int | str]] = []
    for name, needed, missing in zip(NAMES, *short, strict=True):
        values += [(f"{name}_needed", needed), (f"{name}_missing", missing)]
    return tuple(values)


def not_enough_workers(needed: int, have: int) -> Reason:
    """COR-1.18."""
    return Reason("COR-1.18", "not-enough-workers", (("needed", needed), ("have", have)))


def not_owned(rule: str, needed: int, have: int) -> Reason:
    return Reason(rule, "not-owned", (("needed", needed), ("have", have)))
