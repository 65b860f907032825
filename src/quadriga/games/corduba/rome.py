"""Rome's interphase: sealed deliveries, majorities, podium, penalties, decade III; solo as well (chapters 16, 26)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from quadriga.games.corduba.effects import Effect
from quadriga.games.corduba.missing import not_owned
from quadriga.games.corduba.pieces import (
    AMPHORAE,
    BY_GOODS,
    BY_OFFERINGS,
    BY_TROOPS,
    CAEPIO,
    EQUITES,
    LEGIONARIES,
    OFFERING1,
    OFFERING2,
    OFFERING_BONUS,
    TROOPS_BONUS,
    VELITES,
)
from quadriga.games.corduba.state import Corduba, CordubaStep
from quadriga.games.corduba.vocabulary import MOST_DELIVERED
from quadriga.kernel.step import Action, AutoStep, Reason, Simultaneous

TROOPS: Final[tuple[int, ...]] = (VELITES, LEGIONARIES, EQUITES)
OFFERINGS: Final[tuple[int, ...]] = (OFFERING1, OFFERING2)
TOKENS: Final = (*TROOPS, *OFFERINGS)
LAST_RANK: Final = 4
LAST_DECADE: Final = 2


def minimum_of(s: Corduba, tokens: tuple[int, ...]) -> int:
    """COR-4.2: what Rome asks of each player in this decade."""
    table = s.box.minimum_troops if tokens == TROOPS else s.box.minimum_offerings
    return table[s.decade]


def worth(s: Corduba, seat: int, tokens: tuple[int, ...], counts: list[int] | tuple[int, ...]) -> int:
    """What these tokens count, with the bonus of a monument (COR-10.10, COR-16.4)."""
    box = s.box
    if tokens == TROOPS:
        low, middle, high = box.troop_value
        total = counts[0] * low + counts[1] * middle + counts[2] * high
        return total + box.bonus_troops if total and s.has_bonus(seat, TROOPS_BONUS) else total
    small, large = box.offering_value
    total = counts[0] * small + counts[1] * large
    return total + box.bonus_offering if total and s.has_bonus(seat, OFFERING_BONUS) else total


def items(s: Corduba) -> tuple[int, ...]:
    """What can be delivered, in the order of the questions: troops, offerings, the goods demanded."""
    demanded = s.box.demand[s.demand]
    if s.box.amphora_value[s.demand] and demanded != AMPHORAE:
        return (*TOKENS, demanded, AMPHORAE)
    return (*TOKENS, demanded)


def units(s: Corduba, goods: list[int]) -> int:
    """COR-16.6: the units that delivered goods count: the resource itself, then amphorae."""
    return goods[0] + (goods[1] * s.box.amphora_value[s.demand] if len(goods) > 1 else 0)


class Interphase(AutoStep[Corduba]):
    """COR-16.2: all choose in secret; in the solo game you see what Caepio delivers first (COR-26.6)."""

    __slots__ = ()

    def do(self, s: Corduba) -> None:
        his = (caepio_delivers(s, TROOPS), caepio_delivers(s, OFFERINGS)) if s.box.solo else (0, 0)
        lanes = [next_delivery(s, seat, ()) for seat in range(s.box.seats)]
        s.stack.append(Deliveries(lanes, his))


def next_delivery(s: Corduba, seat: int, chosen: tuple[int, ...]) -> list[Deliver]:
    """The question after what was chosen: what the player does not own is not asked for."""
    me, wanted = s.players[seat], items(s)
    while len(chosen) < len(wanted):
        if me[wanted[len(chosen)]]:
            return [Deliver(seat, chosen)]
        chosen = (*chosen, 0)
    return []


class Deliver(CordubaStep):
    """COR-16.3, COR-16.5: how many of the next kind? What was chosen before is carried along."""

    __slots__ = ("chosen",)
    verbs = ("deliver",)

    def __init__(self, seat: int, chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.chosen = chosen

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        item = items(s)[len(self.chosen)]
        low, high = self.bounds(s, seat, item)
        return [("deliver", item, n) for n in range(low, high + 1)]

    def bounds(self, s: Corduba, seat: int, item: int) -> tuple[int, int]:
        """The fewest that still let the minimum be reached, and the most there are."""
        me = s.players[seat]
        if item not in TOKENS:
            return 0, min(me[item], MOST_DELIVERED)
        tokens = TROOPS if item in TROOPS else OFFERINGS
        all_of_them = me[tokens[0] : tokens[-1] + 1]
        required = min(minimum_of(s, tokens), worth(s, seat, tokens, all_of_them))
        at = item - tokens[0]
        given = list(self.chosen[tokens[0] - VELITES :])
        for n in range(me[item]):
            if worth(s, seat, tokens, [*given, n, *all_of_them[at + 1 :]]) >= required:
                return n, me[item]
        return me[item], me[item]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        s.stack += next_delivery(s, seat, (*self.chosen, action[2]))

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        _, item, n = action
        if item != items(s)[len(self.chosen)]:
            return Reason("COR-16.2", "not-asked-for")
        low, high = self.bounds(s, seat, item)
        if n > high:
            return not_owned("COR-16.1", n, s.players[seat][item])
        return Reason("COR-16.3", "minimum-must-be-delivered", (("needed", low),))


class Deliveries(Simultaneous[Corduba]):
    """COR-16.2: everybody delivers in secret; then all is revealed together."""

    __slots__ = ("his",)

    def __init__(self, lanes: Sequence[Sequence[Deliver]], his: tuple[int, int]) -> None:
        super().__init__(lanes)
        self.his = his
        """Solo: the troops and offerings that Caepio has delivered."""

    def open(self, s: Corduba, answers: list[tuple[Action, ...]]) -> None:
        troops, offerings, delivered = [], [], []
        first_goods, wanted = len(TOKENS), items(s)
        for seat, answer in enumerate(answers):
            given = {item: n for _, item, n in answer}
            counts = [given.get(item, 0) for item in wanted]
            troops.append(worth(s, seat, TROOPS, counts[: len(TROOPS)]))
            offerings.append(worth(s, seat, OFFERINGS, counts[len(TROOPS) : first_goods]))
            delivered.append(units(s, counts[first_goods:]))
            for item, n in given.items():
                s.pay(seat, item, n, "delivered")  # COR-16.21
        if s.box.solo:
            troops.append(self.his[0])
            offerings.append(self.his[1])
        majority(s, troops, BY_TROOPS)  # COR-16.7
        majority(s, offerings, BY_OFFERINGS)  # COR-16.8
        penalties(s, troops, offerings, delivered)
        rewards(s, delivered)


def majority(s: Corduba, values: list[int], source: int) -> None:
    """COR-16.7 to COR-16.9, COR-26.9: a senator for the single highest value above 0."""
    best = max(values)
    if best and values.count(best) == 1:
        s.add_senator(values.index(best), source)


def met(s: Corduba, delivered: list[int]) -> bool:
    """COR-16.10, COR-26.1: whether the card's minimum is reached."""
    return sum(delivered) >= s.box.demand_minimum[s.demand]


def penalties(s: Corduba, troops: list[int], offerings: list[int], delivered: list[int]) -> None:
    """COR-16.16 to COR-16.20, COR-26.7: in turn order."""
    missed = not met(s, delivered)
    for seat in s.order:
        caused = int(troops[seat] < minimum_of(s, TROOPS)) + int(offerings[seat] < minimum_of(s, OFFERINGS))
        if not s.automatic(seat):  # COR-26.3
            caused += int(not delivered[seat]) + int(missed)
        s.cause_unrest(seat, caused)


def rewards(s: Corduba, delivered: list[int]) -> None:
    """COR-16.10 to COR-16.15: rank by units; COR-16.22, COR-16.23, COR-26.10 in decade III."""
    reached = met(s, delivered)
    if s.decade == LAST_DECADE:
        last_decade(s, delivered, reached)
        return
    steps = []
    for seat in s.order:
        if s.automatic(seat):
            continue
        rank = LAST_RANK
        if reached and delivered[seat]:
            rank = 1 + sum([other > delivered[seat] for other in delivered])
        s.emit("ranked", seat, rank)
        steps.append(Effect(seat, s.box.rank_effect[s.demand][rank - 1], 0))
    s.ask(*steps)


def last_decade(s: Corduba, delivered: list[int], reached: bool) -> None:
    """COR-16.22: most gain, fewest lose; COR-16.23: all lose; solo: you alone (COR-26.10)."""
    gain, loss = s.box.most_senators, -s.box.fewest_senators
    for seat in s.order:
        if s.automatic(seat):
            continue
        if reached and delivered[seat] == max(delivered):
            for _ in range(gain):
                s.add_senator(seat, BY_GOODS)
        if not reached or (delivered[seat] == min(delivered) and not s.box.solo):
            s.lose_senators(seat, loss, BY_GOODS)


# -- solo ----------------------------------------------------------


def caepio_delivers(s: Corduba, tokens: tuple[int, ...]) -> int:
    """COR-26.4, COR-26.5, COR-26.8: the least that beats you, or the least that Rome asks, or everything."""
    you, me = s.players[0], s.players[CAEPIO]
    beat = worth(s, 0, tokens, you[tokens[0] : tokens[-1] + 1])
    minimum = minimum_of(s, tokens)
    have = me[tokens[0] : tokens[-1] + 1]
    total = worth(s, CAEPIO, tokens, have)
    at_least = total if total < minimum else max(minimum, beat + 1) if total > beat else minimum
    ways = list(product(*[range(n + 1) for n in have]))
    good = [counts for counts in ways if worth(s, CAEPIO, tokens, counts) >= at_least]
    chosen = min(good, key=lambda counts: (worth(s, CAEPIO, tokens, counts), sum(counts), counts))
    for token, n in zip(tokens, chosen, strict=True):
        s.pay(CAEPIO, token, n, "delivered")
    return worth(s, CAEPIO, tokens, chosen)
