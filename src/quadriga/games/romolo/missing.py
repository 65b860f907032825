"""What is missing, and which limits are reached: the amounts that a reason carries."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import AQUEDUCT, GOODS, STONE, STRIDE, TEMPLE, WALL, WOOD
from quadriga.games.romolo.state import Romolo
from quadriga.games.romolo.vocabulary import COINS
from quadriga.kernel.step import Reason

POWER_NOT_READY: Final = Reason("ROM-20.1", "power-not-ready")
NEXT_ROUND: Final = Reason("ROM-10.12", "new-unit-waits")


def money(halves: int) -> str:
    """Coins as they are written: 2½."""
    return COINS.names[halves]


def too_few_coins(rule: str, needed: int, have: int) -> Reason:
    return Reason(rule, "too-few-coins").of(needed=money(needed), have=money(have), missing=money(needed - have))


def too_few_cubes(rule: str, good: int, needed: int, have: int) -> Reason:
    return Reason(rule, "too-few-cubes").of(good=GOODS[good], needed=needed, have=have, missing=needed - have)


def building_too_dear(s: Romolo, seat: int, h: int, kind: int) -> Reason:
    """ROM-8.1, ROM-8.9: what a temple saves goes where most is missing."""
    cost = s.box.cost[kind]
    saved = sum(cost) - max(s.box.min_payment, sum(cost) - s.built[h * STRIDE + TEMPLE])
    missing = [max(0, n - s.at_hand(seat, h, good)) for n, good in zip(cost, (STONE, WOOD), strict=True)]
    for _ in range(min(saved, sum(missing))):
        missing[missing[1] > missing[0]] -= 1
    return Reason("ROM-8.1", "building-too-dear").of(
        stone_needed=cost[0],
        wood_needed=cost[1],
        saved=saved,
        stone_missing=missing[0],
        wood_missing=missing[1],
    )


def stone_or_wood_too_few(s: Romolo, seat: int, h: int, rule: str, needed: int) -> Reason:
    have = s.at_hand(seat, h, STONE) + s.at_hand(seat, h, WOOD)
    return Reason(rule, "too-little-stone-or-wood").of(needed=needed, have=have, missing=needed - have)


def hex_full(s: Romolo, h: int, kind: int) -> Reason:
    """ROM-8.3, ROM-8.4."""
    limit = s.building_limit(h) + s.box.limit_step * (kind == AQUEDUCT)
    reason = Reason("ROM-8.3", "no-room-for-walls") if kind == WALL else Reason("ROM-8.3", "no-room")
    return reason.of(have=s.buildings(h), limit=limit)


def between(reason: Reason, low: int, high: int) -> Reason:
    """A number that is out of range says which are in it."""
    return reason.of(least=low, most=high)
