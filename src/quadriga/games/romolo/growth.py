"""New units (chapter 10)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import (
    DONE,
    EXPLORER,
    FOEDERATUS,
    GONE,
    GRAIN,
    HAND,
    LYING,
    MERCENARIES,
    MERCENARY,
    NEW,
    NOBODY,
    REFINED,
    SOLDIER,
    WORKER,
)
from quadriga.games.romolo.losing import AFTERMATH
from quadriga.games.romolo.missing import between, money, too_few_cubes
from quadriga.games.romolo.payment import ALL_GOODS, can_pay_value, pay_good, pay_value, worth
from quadriga.games.romolo.state import Romolo, RomoloStep
from quadriga.kernel.step import Action, Reason

CREATE: Final[list[Action]] = [("create", kind) for kind in range(4)]
RECRUIT: Final[list[Action]] = [("recruit", n) for n in range(20)]

WORKER_LIMIT: Final = Reason("ROM-10.1", "worker-limit")
MILITARY_LIMIT: Final = Reason("ROM-10.1", "military-limit")
NONE_IN_HAND: Final = Reason("ROM-17.4", "none-in-hand")
NOT_CAPITAL: Final = Reason("ROM-10.5", "not-your-capital")
CREATION: Final = {WORKER: "ROM-10.4", SOLDIER: "ROM-10.5", EXPLORER: "ROM-10.6"}
"""The rule that says what each kind of unit costs."""
TOO_FEW_IN_BANK: Final = Reason("ROM-17.4", "too-few-mercenaries")
CANNOT_RECRUIT: Final = Reason("ROM-10.9", "mercenaries-too-dear")
ONE_OR_TWO: Final = Reason("ROM-10.8", "one-or-two")
NOT_CREATED: Final = Reason("ROM-10.8", "not-created")
WRONG_WAIVER: Final = Reason("ROM-20.11a", "wrong-waiver")


def foederatus(s: Romolo, seat: int) -> int:
    """ROM-20.11a: the counters the player can use."""
    tile = s.box.tiles_of[FOEDERATUS][0]
    return s.note[tile] if s.holder[tile] == seat else 0


def add_growth_options(s: Romolo, seat: int, h: int, have: list[int], actions: list[Action]) -> None:
    """ROM-10.1 to ROM-10.9."""
    box = s.box
    if (
        have[GRAIN] >= box.create_cost[WORKER][1]
        and s.in_hand(seat, WORKER) != NOBODY
        and s.on_map(seat, WORKER) < s.limits(seat)[0]
    ):
        actions.append(CREATE[WORKER])
    if have[GRAIN] >= box.create_cost[EXPLORER][1] and s.in_hand(seat, EXPLORER) != NOBODY:
        actions.append(CREATE[EXPLORER])
    if (
        have[REFINED] >= box.create_cost[SOLDIER][1]
        and h == s.capital[seat]
        and s.in_hand(seat, SOLDIER) != NOBODY
        and s.military(seat) < s.limits(seat)[1]
    ):
        actions.append(CREATE[SOLDIER])
    if s.bank[MERCENARIES]:
        for number in range(1, most_recruits(s, seat, h) + 1):
            actions.append(RECRUIT[number])


def most_recruits(s: Romolo, seat: int, h: int) -> int:
    """ROM-10.8, ROM-10.9: how many mercenaries can be had at once."""
    box = s.box
    waived = foederatus(s, seat)
    if not waived and not can_pay_value(s, seat, h, box.mercenary_cost, ALL_GOODS):
        return 0
    most = min(box.mercenaries_per_action, s.bank[MERCENARIES], s.limits(seat)[1] - s.military(seat))
    while most > 0 and not can_pay_value(s, seat, h, (most - waived) * box.mercenary_cost, ALL_GOODS):
        most -= 1
    return most


def why_not_create(s: Romolo, seat: int, h: int, kind: int) -> Reason:
    if kind == MERCENARY:
        return NOT_CREATED
    if s.in_hand(seat, kind) == NOBODY:
        return NONE_IN_HAND
    if kind == SOLDIER and h != s.capital[seat]:
        return NOT_CAPITAL
    if kind == WORKER and s.on_map(seat, WORKER) >= s.limits(seat)[0]:
        return worker_limit(s, seat)
    if kind == SOLDIER and s.military(seat) >= s.limits(seat)[1]:
        return military_limit(s, seat, 1)
    good, needed = s.box.create_cost[kind]
    return too_few_cubes(CREATION[kind], good, needed, s.at_hand(seat, h, good))


def worker_limit(s: Romolo, seat: int) -> Reason:
    return WORKER_LIMIT.of(have=s.on_map(seat, WORKER), limit=s.limits(seat)[0])


def military_limit(s: Romolo, seat: int, more: int) -> Reason:
    return MILITARY_LIMIT.of(have=s.military(seat), limit=s.limits(seat)[1], more=more)


def why_not_recruit(s: Romolo, seat: int, h: int, number: int) -> Reason:
    if not 1 <= number <= s.box.mercenaries_per_action:
        return ONE_OR_TWO.of(limit=s.box.mercenaries_per_action)
    if s.bank[MERCENARIES] < number:
        return TOO_FEW_IN_BANK.of(needed=number, have=s.bank[MERCENARIES])
    if s.military(seat) + number > s.limits(seat)[1]:
        return military_limit(s, seat, number)
    due, have = (number - foederatus(s, seat)) * s.box.mercenary_cost, worth(s, seat, h, ALL_GOODS)
    return CANNOT_RECRUIT.of(needed=money(due), have=money(have), missing=money(due - have))


def create(s: Romolo, seat: int, unit: int, h: int, kind: int) -> None:
    """ROM-10.4 to ROM-10.6: the new unit lies on the hex; for a soldier the active worker goes home."""
    new = s.in_hand(seat, kind)
    s.put(new, h)
    s.flags[new] = LYING | DONE | NEW
    s.emit("created", seat, kind, h)
    if kind == SOLDIER:
        s.emit("went-home", seat, WORKER, s.where[unit])
        s.put(unit, HAND)
        s.flags[unit] = 0
        s.ask(AFTERMATH)
    good, amount = s.box.create_cost[kind]
    pay_good(s, seat, h, good, amount)


def can_convert(s: Romolo, seat: int) -> bool:
    """ROM-10.7, ROM-R77: grain from hand, a worker from hand, and the limit."""
    return (
        s.held(seat, GRAIN) >= s.box.convert_cost
        and s.in_hand(seat, WORKER) != NOBODY
        and s.on_map(seat, WORKER) < s.limits(seat)[0]
    )


def why_not_convert(s: Romolo, seat: int) -> Reason:
    """ROM-10.7: in the order of `can_convert`, from the limit to the price."""
    if s.in_hand(seat, WORKER) == NOBODY:
        return NONE_IN_HAND
    if s.on_map(seat, WORKER) >= s.limits(seat)[0]:
        return worker_limit(s, seat)
    return too_few_cubes("ROM-10.7", GRAIN, s.box.convert_cost, s.held(seat, GRAIN))


def convert(s: Romolo, seat: int, unit: int) -> None:
    h = s.where[unit]
    s.pay_cubes(seat, GRAIN, s.box.convert_cost)
    s.put(unit, GONE)
    new = s.in_hand(seat, WORKER)
    s.put(new, h)
    s.flags[new] = LYING | DONE | NEW
    s.idle &= ~(1 << seat)
    s.emit("created", seat, WORKER, h)


def recruit(s: Romolo, seat: int, h: int, number: int) -> None:
    """ROM-10.8: mercenaries stand on the hex and may be used at once (ROM-10.10)."""
    s.bank[MERCENARIES] -= number
    for _ in range(number):
        new = s.in_hand(seat, MERCENARY)
        s.put(new, h)
        s.flags[new] = 0
        s.emit("created", seat, MERCENARY, h)
    if foederatus(s, seat):
        s.ask(Waive(seat, h, number))
    else:
        pay_value(s, seat, h, number * s.box.mercenary_cost, ALL_GOODS)


class Waive(RomoloStep):
    """ROM-20.11a: for how many of the new mercenaries is the cost waived?"""

    __slots__ = ("h", "number")
    verbs = ("waive",)

    def __init__(self, seat: int, h: int, number: int) -> None:
        self.seat = seat
        self.h = h
        self.number = number

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [
            ("waive", n)
            for n in range(min(self.number, foederatus(s, seat)), -1, -1)
            if can_pay_value(s, seat, self.h, (self.number - n) * s.box.mercenary_cost, ALL_GOODS)
        ]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action[1]:
            tile = s.box.tiles_of[FOEDERATUS][0]
            s.note[tile] -= action[1]
            s.use(tile)
        pay_value(s, seat, self.h, (self.number - action[1]) * s.box.mercenary_cost, ALL_GOODS)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        waivable = [answer[1] for answer in self.actions(s, seat)]
        return between(WRONG_WAIVER, min(waivable), max(waivable))
