"""The course of the game: decades and rounds, harmony, storage, politics (chapters 3, 4, 17, 18, 19)."""

from __future__ import annotations

from typing import Final

from quadriga.games.corduba.effects import Effect
from quadriga.games.corduba.ending import end_game
from quadriga.games.corduba.macellum import Prices
from quadriga.games.corduba.missing import not_owned
from quadriga.games.corduba.pieces import (
    AMPHORAE,
    BY_POLITICS,
    DENARII,
    DISTRICTS,
    EXTRAS,
    FAMILY,
    FOOD,
    FREED,
    HARMONY,
    INCOME_BONUS,
    MERCHANT,
    MERCHANT_TWICE,
    POPULARITY,
    POWER,
    PRESTIGE,
    READY,
    REGISTER,
    SPECIALS,
    WORKERS,
    Parts,
    bits,
)
from quadriga.games.corduba.rome import Interphase
from quadriga.games.corduba.solo import end_decade, end_round
from quadriga.games.corduba.state import Corduba, CordubaStep
from quadriga.games.corduba.turn import ActionPhase
from quadriga.games.corduba.unrest import UnrestPhase
from quadriga.kernel.step import CHANCE, Action, AutoStep, Chance, Reason

# -- decades and rounds ----------------------------------------------------------


class BeginRound(AutoStep[Corduba]):
    """COR-3.2, COR-3.3: the phases of the round, after those that begin a decade."""

    __slots__ = ()

    def do(self, s: Corduba) -> None:
        box = s.box
        s.emit("round", s.round + 1)
        if not s.round or s.decade != box.decade_of_round[s.round - 1]:
            s.ask(Demand(), *ROUND)
        else:
            s.ask(*ROUND)


class Demand(Chance[Corduba]):
    """COR-4.1: the card of the decade; then the market and the Peculium (COR-4.3, COR-4.4)."""

    __slots__ = ()
    verbs = ("demand",)

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("demand", card) for card in bits(s.demands)]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        s.demand = action[1]
        s.demands &= ~(1 << action[1])
        s.emit("demanded", action[1])
        refill(s)
        peculium(s)


def refill(s: Corduba) -> None:
    """COR-4.3: the market to capacity, as far as the supply reaches."""
    for r, capacity in enumerate(s.box.capacity):
        units = min(capacity - s.market[r], s.supply[r])
        s.market[r] += units
        s.supply[r] -= units


def peculium(s: Corduba) -> None:
    """COR-4.4: of each freed specialist, players in turn order; Caepio gets none (COR-24.3)."""
    steps = []
    for seat in s.order:
        parts: Parts = ()
        for colour in bits(s.players[seat][FREED]):
            parts += s.box.peculium[colour]
        if parts and not s.automatic(seat):
            steps.append(Effect(seat, parts, 0))
    s.ask(*steps)


# -- harmony ----------------------------------------------------------


class AfterActions(AutoStep[Corduba]):
    """Rome's interphase after rounds 3, 6 and 8, then phase 4 and the round's end."""

    __slots__ = ()

    def do(self, s: Corduba) -> None:
        s.emit("actions-over")
        harmony = [Harmony(seat) for seat in s.order if not s.automatic(seat)]  # COR-24.19
        if s.round in s.box.interphases:
            s.ask(Interphase(CHANCE), *harmony, EndRound(CHANCE))
        else:
            s.ask(*harmony, EndRound(CHANCE))


class Harmony(AutoStep[Corduba]):
    """COR-17.1 to COR-17.6: one player's phase 4."""

    __slots__ = ()

    def do(self, s: Corduba) -> None:
        cost, me = s.upkeep(self.seat), s.players[self.seat]
        if cost and me[FOOD] + me[AMPHORAE]:
            s.stack.append(Upkeep(self.seat, cost))
        else:
            pay_upkeep(s, self.seat, cost, 0, 0)


class Upkeep(CordubaStep):
    """COR-17.3, COR-17.4: how much food and how many amphorae? The rest in denarii."""

    __slots__ = ("cost",)
    verbs = ("upkeep",)

    def __init__(self, seat: int, cost: int) -> None:
        self.seat = seat
        self.cost = cost

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        me, cost = s.players[seat], self.cost
        actions: list[Action] = []
        for amphorae in range(min(me[AMPHORAE], cost) + 1):
            most = min(me[FOOD], cost - amphorae)
            least = min(most, max(0, cost - amphorae - me[DENARII]))  # COR-R33
            for food in range(least, most + 1):
                actions.append(("upkeep", food, amphorae))
        return actions

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        pay_upkeep(s, seat, self.cost, action[1], action[2])

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        _, food, amphorae = action
        me = s.players[seat]
        if food > me[FOOD] or amphorae > me[AMPHORAE] or food + amphorae > self.cost:
            stock = (("food_have", me[FOOD]), ("amphorae_have", me[AMPHORAE]))
            return Reason("COR-17.3", "more-than-needed", (("needed", self.cost), *stock))
        return Reason("COR-17.4", "must-pay-what-you-can", (("needed", self.cost), ("denarii_have", me[DENARII])))


def pay_upkeep(s: Corduba, seat: int, cost: int, food: int, amphorae: int) -> None:
    """COR-17.5, COR-17.6: what is left unpaid causes unrest; harmony follows popularity."""
    me = s.players[seat]
    s.pay(seat, FOOD, food)
    s.pay(seat, AMPHORAE, amphorae)
    denarii = min(me[DENARII], cost - food - amphorae)
    s.pay(seat, DENARII, denarii)
    unpaid = cost - food - amphorae - denarii
    if unpaid:
        s.emit("unpaid", seat, unpaid)
        s.cause_unrest(seat, unpaid)
    s.move_harmony(seat, me[POPULARITY] - me[HARMONY])


# -- the end of rounds and decades ----------------------------------------------------------


class EndRound(AutoStep[Corduba]):
    """COR-18.1 to COR-18.3: figures return, workers come; a decade may end."""

    __slots__ = ()

    def do(self, s: Corduba) -> None:
        box = s.box
        s.busy = 0
        s.spaces = 0
        s.sent = []
        for seat, me in enumerate(s.players):
            if s.automatic(seat):
                continue
            me[WORKERS] += me[REGISTER]  # COR-13.3
            me[READY] = me[FREED]
            me[SPECIALS] = me[EXTRAS]
            if box.power_each_round[me[FAMILY]]:
                me[POWER] = 1
            if s.has_bonus(seat, INCOME_BONUS):
                s.gain(seat, DENARII, box.bonus_income)
        if box.solo:
            end_round(s)
        if s.round in box.interphases:
            s.ask(*[Store(seat, 0) for seat in s.order if not s.automatic(seat) and surplus(s, seat) > 0], POLITICS)
        else:
            next_round(s)


def next_round(s: Corduba) -> None:
    """COR-13.1, COR-R46: the order of passing is the new turn order."""
    s.order = s.passed
    s.passed = []
    s.round += 1
    s.stack.append(BEGIN_ROUND)


def surplus(s: Corduba, seat: int) -> int:
    """COR-19.1: resources beyond what may be stored."""
    return sum(s.players[seat][:DENARII]) - s.box.storage_limit


class Store(CordubaStep):
    """COR-19.1: which resource is returned? One at a time."""

    __slots__ = ("since",)
    verbs = ("return",)

    def __init__(self, seat: int, since: int) -> None:
        self.seat = seat
        self.since = since
        """Resources before this one are kept."""

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        me, left = s.players[seat], surplus(s, seat)
        return [("return", r) for r in range(self.since, DENARII) if me[r] and sum(me[r:DENARII]) >= left]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        s.pay(seat, action[1], 1, "returned")
        if surplus(s, seat) > 0:
            s.stack.append(Store(seat, action[1]))

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        return Reason("COR-19.1", "kept-already") if s.players[seat][action[1]] else not_owned("COR-19.1", 1, 0)


class Politics(AutoStep[Corduba]):
    """COR-19.2, COR-19.3, then the next decade or the end (COR-3.5)."""

    __slots__ = ()

    def do(self, s: Corduba) -> None:
        box = s.box
        for d in DISTRICTS:
            prestige = [me[PRESTIGE + d] for me in s.players]
            best = max(prestige)
            if prestige.count(best) == 1:
                s.add_senator(prestige.index(best), BY_POLITICS)
        for seat, me in enumerate(s.players):
            if not s.automatic(seat):
                me[MERCHANT] = visits_of(s, seat)
                me[POWER] = box.power_uses[me[FAMILY]]
        if box.solo:
            end_decade(s)
        if s.round + 1 == box.rounds:
            end_game(s)
        else:
            next_round(s)


def visits_of(s: Corduba, seat: int) -> int:
    """COR-14.8: once per decade; one family's merchant goes twice."""
    return s.box.amount["merchant_visits"] if s.ability(seat) == MERCHANT_TWICE else s.box.visits


BEGIN_ROUND: Final = BeginRound(CHANCE)
POLITICS: Final = Politics(CHANCE)
ROUND: Final = (UnrestPhase(CHANCE), Prices(), ActionPhase(CHANCE), AfterActions(CHANCE))
