"""The box of Corduba: its figures, and tables for quick look-ups of what can be paid and used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quadriga.games.corduba.box_data import CordubaData
from quadriga.games.corduba.pieces import (
    ALL_SPECIALISTS,
    AMPHORAE,
    BASIC,
    DENARII,
    DISTRICTS,
    MARBLE,
    PATRICIUS,
    PRESTIGE_HERE,
    SERVORUM,
    TEN,
    TRADE,
)
from quadriga.games.corduba.vocabulary import action_vocabulary, event_vocabulary
from quadriga.kernel.game import Game
from quadriga.kernel.game_data import GameData
from quadriga.kernel.setting import Value
from quadriga.kernel.state import State
from quadriga.kernel.step import Action

MOST_DENARII: Final = 40
"""No price is higher: with this many one can pay for anything."""
ENOUGH_WORKERS: Final = 36
"""Nothing takes more workers: a side may have more, but they make no difference here."""
SAVINGS: Final = 4
"""Workers a construction bonus and an ability can save together, and one more."""
UNKNOWN_YET: Final = -1


class CordubaBox(CordubaData):
    """Everything the rules look up."""

    def __init__(self, game: Game[State], seats: int, settings: Mapping[str, Value], data: GameData) -> None:
        super().__init__(game, seats, settings, data)
        self._make_tables()
        self.vocabulary = action_vocabulary(self)
        self.event_vocabulary = event_vocabulary(self)

    def _make_tables(self) -> None:
        kinds = range(self.kind_count)
        costs = [*self.tile_cost, *self.monument_cost]
        workers = [*self.tile_workers, *self.monument_workers]
        strengths = range(ENOUGH_WORKERS + self.specialist_worth + 1)
        self.all_costs = costs
        """Of the kinds of tiles, then of the monuments: the bits of the tables below."""
        self.monument_bits = (1 << len(self.monuments)) - 1 << self.kind_count
        self.monuments_in = [
            sum(1 << self.kind_count + m for m, row in enumerate(self.monument_prestige) if row[d]) for d in DISTRICTS
        ]
        self.raised_by = [
            [
                sum(1 << k for k, n in enumerate(workers) if max(self.fewest_workers, n - less) <= strength)
                for strength in strengths
            ]
            for less in range(SAVINGS)
        ]
        """raised_by[workers saved][strength]: the kinds that can be built by that many workers."""
        self.within_purse = [
            [
                sum(1 << k for k, cost in enumerate(costs) if cost[DENARII] - less <= have)
                for have in range(MOST_DENARII)
            ]
            for less in range(self.saved_denarii + 1)
        ]
        self.act_by = [self._actions(self.act_workers, n) for n in strengths]
        self.act_within_purse = [self._actions(self.act_denarii, n) for n in range(MOST_DENARII)]
        """Actions as bits: the first of each kind, then the second."""
        self.coloured = [
            sum(1 << k for k in kinds if ready >> self.colour[k] & 1) for ready in range(ALL_SPECIALISTS + 1)
        ]
        """coloured[specialists]: the kinds of their colours."""
        most = [max(cost[r] for cost in costs) for r in range(6)]
        most[AMPHORAE] = max(sum(cost[:DENARII]) for cost in costs)
        weight, self.stock_key = 1, []
        for r in range(6):
            self.stock_key.append([min(have, most[r]) * weight for have in range(self.resources_each + 1)])
            weight *= most[r] + 1
        self.stock_pays = [[UNKNOWN_YET] * weight for _ in range(4)]
        """By what may stand in (the bonus of Plebeius: 1, amphorae for marble: 2) and the key of a stock."""
        self.bonus = [self.savings(d) for d in DISTRICTS]
        self.options_build: list[Action] = [("build", d) for d in DISTRICTS]
        self.options_raise: list[Action] = [("raise", k) for k in kinds]
        self.options_activate: list[Action] = [("activate", t) for t in range(self.kind_count * 3)]
        self.options_produce: list[Action] = [("produce", n) for n in range(len(self.space_names))]
        self.live_actions: dict[int, int] = {}
        self.only_here = sum(
            1 << kind + action * self.kind_count
            for kind, effects in enumerate(self.act_effect)
            for action, effect in enumerate(effects)
            if all(word == PRESTIGE_HERE for word, _ in effect)
        )
        """Actions that give nothing but prestige in the district of the tile."""
        spaces = range(self.first_castra)
        self.spaces_for = [sum(1 << n for n in spaces if self.space_workers[n] <= data) for data in strengths]
        """Production spaces that can be used with this number of pieces."""
        self.spaces_of_good = [sum(1 << n for n in spaces if self.space_good[n] == r) for r in range(DENARII)]
        self.space_options: dict[int, list[Action]] = {}
        self.castra_workers = self.space_workers[self.first_castra :]
        self.castra_needs = [[(r, n) for r, n in enumerate(cost[:DENARII]) if n] for cost in self.castra_cost]
        discounts = [n // TEN for effects in self.act_effect for e in effects for word, n in e if word == TRADE]
        self.trade_discounts = sorted(dict.fromkeys(discounts))

    def _actions(self, data: list[list[int]], have: int) -> int:
        first = sum(1 << k for k, row in enumerate(data) if row[0] <= have)
        second = sum(1 << k for k, row in enumerate(data) if len(row) > 1 and row[1] <= have)
        return first | second << self.kind_count

    def stock_number(self, stock: list[int]) -> int:
        """The key of a stock of resources in `stock_pays`."""
        a, b, c, d, e, f = self.stock_key
        return a[stock[0]] + b[stock[1]] + c[stock[2]] + d[stock[3]] + e[stock[4]] + f[stock[5]]

    def payable(self, stock: list[int], joker: int) -> int:
        """The kinds whose resources this stock can pay; see `stock_pays`."""
        key = self.stock_number(stock)
        known = self.stock_pays[joker][key]
        if known == UNKNOWN_YET:
            known = sum(
                1 << k for k, cost in enumerate(self.all_costs) if self.can_pay(stock, cost, joker & 1, joker >> 1)
            )
            self.stock_pays[joker][key] = known
        return known

    def can_pay(self, stock: list[int], cost: list[int], saves: int, marble_too: int) -> bool:
        """COR-1.3, COR-1.5, COR-8.6: whether a stock pays a cost in resources."""
        if saves:
            return any(
                [
                    cost[r] > 0 and self.can_pay(stock, with_less(cost, r, self.saved_resources), 0, marble_too)
                    for r in range(DENARII)
                ]
            ) or not any(cost[:DENARII])
        spare = stock[AMPHORAE] - cost[AMPHORAE]
        for r in BASIC:
            if cost[r] > stock[r]:
                spare -= cost[r] - stock[r]
        if cost[MARBLE] > stock[MARBLE]:
            if not marble_too:
                return False
            spare -= cost[MARBLE] - stock[MARBLE]
        return spare >= 0

    def savings(self, district: int) -> tuple[int, int, int]:
        """COR-8.6: workers, denarii and the joker for resources that a construction bonus saves."""
        if district == SERVORUM:
            return self.saved_workers, 0, 0
        return (0, self.saved_denarii, 0) if district == PATRICIUS else (0, 0, 1)


def with_less(cost: list[int], resource: int, less: int) -> list[int]:
    """A cost with some of a resource saved."""
    lower = cost.copy()
    lower[resource] = max(0, lower[resource] - less)
    return lower
