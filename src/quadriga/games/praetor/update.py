"""The update phase, first part: the workers (chapter 10). Each step is done for all in initiative order (PRA-R34)."""

from __future__ import annotations

from typing import Final

from quadriga.games.praetor.activating import can_pay_fee
from quadriga.games.praetor.board import GOLD, RESCUE, RETIREMENT, WAGES
from quadriga.games.praetor.building import priced, too_dear
from quadriga.games.praetor.state import Praetor, PraetorStep
from quadriga.kernel.step import Action, AutoStep, Reason

DECLINE: Final[Action] = ("decline",)
RESCUE_ONE: Final[Action] = ("rescue",)
NO_ACADEMY: Final = Reason("PRA-10.4", "no-academy")
OWN_ACADEMY: Final = Reason("PRA-10.5", "own-academy-is-free")
SAME_OWNER: Final = Reason("PRA-10.8", "same-owner")
ACADEMY_TOO_DEAR: Final = Reason("PRA-10.6", "academy-too-dear")


class NewWorkers(AutoStep[Praetor]):
    """PRA-10.1: new workers move on; `seat` is the place in the initiative order from which to go on."""

    __slots__ = ()

    def do(self, s: Praetor) -> None:
        if not self.seat:
            s.emit("update")
        for place in range(self.seat, s.box.seats):
            player = s.order[place]
            if s.stage_one[player] and s.academies and academies_for(s, player):
                s.ask(UseAcademy(player), NewWorkers(place + 1))
                return
            train(s, player)


def train(s: Praetor, seat: int) -> None:
    """PRA-10.2, PRA-10.3: from stage II to the active pool, from stage I to stage II."""
    if s.stage_two[seat]:
        s.pool[seat][s.box.beginner] += s.stage_two[seat]
        s.active[seat] += s.stage_two[seat]
        s.emit("trained", seat, s.stage_two[seat])
    s.stage_two[seat] = s.stage_one[seat]
    s.stage_one[seat] = 0


def academies_for(s: Praetor, seat: int) -> list[int]:
    """PRA-10.5, PRA-10.6, PRA-10.8: an own Academy is free; of another owner's several ones the first is used."""
    first: dict[int, int] = {}
    for tile in s.academies:
        first.setdefault(s.owner[tile], tile)
    if seat in first:
        return [first[seat]]
    return [tile for tile in first.values() if can_pay_fee(s, seat, s.goods[seat], tile)]


def why_no_academy(s: Praetor, seat: int, tile: int) -> Reason:
    if tile not in s.academies:
        return NO_ACADEMY
    owners = [s.owner[other] for other in s.academies]
    if s.owner[tile] in owners[: s.academies.index(tile)]:
        return SAME_OWNER
    return OWN_ACADEMY if seat in owners else too_dear(ACADEMY_TOO_DEAR, s.goods[seat], s.box.fee[tile])


class UseAcademy(PraetorStep):
    """PRA-10.4, PRA-10.7: use an Academy for all workers on stage I, or not?"""

    __slots__ = ()
    verbs = ("academy", "decline")
    turn_level = True

    def actions(self, s: Praetor, seat: int) -> list[Action]:
        return [DECLINE, *[("academy", tile) for tile in academies_for(s, seat)]]

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        if action != DECLINE:
            s.pay_fee(seat, action[1])
            number = s.stage_one[seat]
            s.stage_one[seat] = 0
            s.pool[seat][s.box.beginner] += number
            s.active[seat] += number
            s.emit("studied", seat, number, action[1])
        train(s, seat)

    def why(self, s: Praetor, seat: int, action: Action) -> Reason:
        return why_no_academy(s, seat, action[1])

    def price(self, s: Praetor, seat: int, action: Action) -> list[tuple[str, int]]:
        if action == DECLINE or s.owner[action[1]] == seat:
            return []
        return priced(s.box.fee[action[1]])


class WorkersReturn(AutoStep[Praetor]):
    """Return and experience, retirement, wages: what nobody decides (PRA-10.9 to PRA-10.19)."""

    __slots__ = ()

    def do(self, s: Praetor) -> None:
        come_back(s)
        for seat in s.order:
            retire(s, seat)
        for seat in s.order:
            pay_wages(s, seat)


def come_back(s: Praetor) -> None:
    """PRA-10.9 to PRA-10.11: from the tiles to where they came from, wiser where they built or in a red zone."""
    age, growth = s.box.retire_at, s.box.growth
    for die in s.builders.values():
        if die & 7 == age:
            s.resting[die >> 3] += 1
        else:
            s.pool[die >> 3][(die & 7) + 1] += 1
    for tile, die in s.workers.items():
        if die & 7 == age:
            s.resting[die >> 3] += 1
        else:
            s.pool[die >> 3][(die & 7) + growth[tile]] += 1
    s.builders.clear()
    s.workers.clear()


def retire(s: Praetor, seat: int) -> None:
    """PRA-10.12 to PRA-10.14: all at the retirement age, for favour by the epoch of the top tile."""
    number = s.pool[seat][-1]
    if number:
        s.pool[seat][-1] = 0
        s.active[seat] -= number
        s.retired[seat] += number
        s.resting[seat] += number
        s.emit("retired", seat, number)
        s.score(seat, number * s.box.retirement[s.top_epoch() != 1], RETIREMENT)


def pay_wages(s: Praetor, seat: int) -> None:
    """PRA-10.15 to PRA-10.19: as far as the gold reaches; then morale falls, then favour."""
    board = s.box.boards[s.boards[seat]]
    due = s.active[seat] * board.wage_active + s.retired[seat] * board.wage_retired
    goods = s.goods[seat]
    paid = min(due, goods[GOLD])
    goods[GOLD] -= paid
    s.emit("wages", seat, paid)
    missing = due - paid
    if missing:
        spaces = min(missing, s.morale[seat])
        if spaces:
            s.morale[seat] -= spaces
            s.emit("fell", seat, spaces)
        s.score(seat, (spaces - missing) * s.box.unpaid_penalty, WAGES)


class Rescues(AutoStep[Praetor]):
    """PRA-10.20: a player without active workers may rescue; `seat` is the place in the order from which to go on."""

    __slots__ = ()

    def do(self, s: Praetor) -> None:
        for place in range(self.seat, s.box.seats):
            player = s.order[place]
            if not s.active[player] and s.villagers[player] and s.favour[player] >= s.box.rescue_least:  # PRA-10.21
                s.ask(Rescue(player), Rescues(place + 1))
                return


class Rescue(PraetorStep):
    """PRA-10.20: pay favour to make a villager an active worker?"""

    __slots__ = ()
    verbs = ("rescue", "decline")
    turn_level = True

    def actions(self, s: Praetor, seat: int) -> list[Action]:
        return [DECLINE, RESCUE_ONE]

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        if action == RESCUE_ONE:
            s.villagers[seat] -= 1
            s.pool[seat][s.box.beginner] += 1
            s.active[seat] += 1
            s.emit("rescued", seat)
            s.score(seat, -s.box.rescue_cost, RESCUE)

    def price(self, s: Praetor, seat: int, action: Action) -> list[tuple[str, int]]:
        return [] if action == DECLINE else [("favour", -s.box.rescue_cost)]


UPDATE: Final = (NewWorkers(0), WorkersReturn(0), Rescues(0))
