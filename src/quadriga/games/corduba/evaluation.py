"""How good a position of Corduba is for a player: what a strong player would look at, in senators."""

from __future__ import annotations

from typing import Final

from quadriga.games.corduba.building import RaiseWhat
from quadriga.games.corduba.effects import Effect
from quadriga.games.corduba.laying import Lay
from quadriga.games.corduba.monuments import Erect
from quadriga.games.corduba.pieces import (
    AMPHORAE,
    BONUSES,
    CAEPIO,
    DENARII,
    DISTRICTS,
    EXPERTS,
    FOOD,
    HARMONY,
    HELD,
    INSULAE,
    LATE,
    MERCHANT,
    MONUMENTS,
    OFFERING1,
    PLACED,
    POPULARITY,
    POWER,
    PRESTIGE,
    READY,
    REGISTER,
    SENATORS,
    SPECIALS,
    UNREST,
    VELITES,
    WORKERS,
)
from quadriga.games.corduba.placing import Placing
from quadriga.games.corduba.state import Corduba
from quadriga.games.corduba.turn import FREE_VERBS, Turn
from quadriga.games.corduba.unrest import Burn
from quadriga.games.corduba.vocabulary import MOST_DELIVERED
from quadriga.games.evaluator import Evaluator, rows_beside, weights_beside
from quadriga.kernel.step import PASS, Action, Step

W: Final = weights_beside(__name__)
ROWS: Final = rows_beside(__name__)
"""What each thing is worth; the file says where that is from."""
WON: Final = 1000.0
REVOLTS: Final[tuple[float, ...]] = (0.0, 1.0, 4.0, 12.0)
LOST: Final[tuple[float, ...]] = (0.0, 0.05, 0.25, 0.85)
"""How likely a rebellion is, by the number of districts in revolt; set by hand, near games of `centurio`."""
GENTLY: Final = 0.3
"""What is left of both while a rebellion would be let pass once (COR-R82); set by hand."""


class CordubaEvaluator(Evaluator[Corduba]):
    unit = W["unit"]
    solo_even = W["even"]
    blunders = ("revolt", "kept-back")
    """Unrest is put on a tile that brings a second or third district in revolt, although another tile would not; less
    than a fair share is delivered of what Rome demands, although there is enough."""

    def blunder(self, s: Corduba, seat: int, action: Action) -> str:
        if action[0] == "deliver":
            return "kept-back" if keeps_back(s, seat, action) else ""
        if s.unrest and s.stack and isinstance(s.stack[-1], Burn):
            revolts = s.revolts()
            if not in_districts(s, action[1], revolts):
                for other in s.actions(seat):
                    if in_districts(s, other[1], revolts):
                        return "revolt"
        return ""

    def idle(self, s: Corduba, seat: int, action: Action) -> bool | None:
        if not s.stack or not isinstance(s.stack[-1], Turn) or action[0] in FREE_VERBS:
            return None
        return action == PASS and len(s.actions(seat)) > 1

    def round_of(self, s: Corduba) -> int:
        return s.round

    def figures(self, s: Corduba, seat: int) -> dict[str, int]:
        me = s.players[seat]
        return {
            "senators": me[SENATORS],
            "goods": sum(me[:DENARII]),
            "denarii": me[DENARII],
            "prestige": sum([me[PRESTIGE + d] for d in DISTRICTS]),
            "revolts": len(s.revolts()),
        }

    def evaluate(self, s: Corduba, seat: int) -> float:
        """The own prospects less some of the best rival's, and what threatens everybody."""
        if not s.stack:
            return WON * (1.5 - s.final().places[seat])
        rivals = [prospects(s, other) for other in range(len(s.players)) if other != seat]
        value = prospects(s, seat) - 0.35 * max(rivals) + pending(s, seat)
        if s.lanes and s.sealed[seat] and s.sealed[seat][0][0] == "deliver":
            value += delivery(s, seat)
        if s.unrest:
            value -= danger(s, REVOLTS) + W["burning"] * s.unrest.bit_count()
        return value

    def chance_that_all_lose(self, s: Corduba) -> float:
        return danger(s, LOST)


def keeps_back(s: Corduba, seat: int, action: Action) -> bool:
    """Whether a player can no longer deliver a fair share of what Rome demands after this answer, although he has it.

    Where all together do not have enough, it is about delivering anything.
    """
    item: int = action[1]
    n: int = action[2]
    good, each = s.box.demand[s.demand], s.box.amphora_value[s.demand]
    if item not in (good, AMPHORAE):
        return False
    me = s.players[seat]
    most = min(me[good], MOST_DELIVERED)
    spare = min(me[AMPHORAE], MOST_DELIVERED) * each if good != AMPHORAE else 0
    together = sum([deliverable(s, other) for other in s.players[: s.box.seats]])
    share = fair_share(s) if together >= s.box.demand_minimum[s.demand] else 1
    if item == good:
        return n + spare < min(share, most + spare)
    given: int = sum([count for _, other, count in s.sealed[seat] if other == good])
    return given + n * each < min(share, given + spare)


def in_districts(s: Corduba, tile: int, districts: list[int]) -> bool:
    return any([s.box.district_tiles[d] >> tile & 1 for d in districts])


def danger(s: Corduba, by_revolts: tuple[float, ...]) -> float:
    value = by_revolts[len(s.revolts())]
    return value * GENTLY if s.box.gentle_unrest and s.spares_the_city() else value


def prospects(s: Corduba, seat: int) -> float:
    """Senators, and everything that leads to more of them."""
    me, box = s.players[seat], s.box
    left = box.rounds - s.round
    value = float(me[SENATORS]) + influence(s, seat, me) + rome(s, seat, me)
    value += (W["register"] * me[REGISTER] + W["expert"] * me[EXPERTS]) * (left - 1)
    value += W["popularity"] * me[POPULARITY] * left
    last = left == 1
    value += (0.0 if last else W["worker"]) * me[WORKERS]
    value += (0.02 if last else 0.05) * (me[READY].bit_count() + me[SPECIALS])
    worth = 0.0
    for r, each in enumerate(ROWS["resource"]):
        worth += each * me[r]
    stored = sum(me[:DENARII]) - box.storage_limit
    if stored > 0 and s.round in box.interphases:
        worth -= 0.05 * stored
    value += worth * (0.7 if last else 1.0)
    money = me[DENARII]
    value += W["money"] * (money if money < 14 else 14 + (money - 14) * 0.4)
    value += W["insula"] * me[INSULAE] + W["monument"] * me[MONUMENTS] + W["bonus"] * me[BONUSES].bit_count()
    if box.variant != "senators" and seat != CAEPIO:
        value += 1.5 * min(me[MONUMENTS], box.monuments_to_win)
    value += W["power"] * me[POWER] + W["merchant"] * me[MERCHANT] * (left > 1)
    track = me[UNREST]
    value -= W["track"] * track + (0.3 if track > 6 else 0.0)
    value -= W["marker"] * me[HELD] + me[LATE]
    unpaid = me[REGISTER] + me[EXPERTS] - me[HARMONY] - me[FOOD] - me[AMPHORAE] - money
    if unpaid > 0:
        value -= unpaid * (W["late_unpaid"] if last else W["unpaid"])
        track += unpaid
    return value - (W["barred"] if track >= box.barred_at else 0.0)


def influence(s: Corduba, seat: int, me: list[int]) -> float:
    """Prestige: who leads a district at the end of each decade, and the bonuses on the way."""
    politics = 3 - s.decade
    value = 0.0
    others = [other for other in s.players if other is not me]
    for d in DISTRICTS:
        mine = me[PRESTIGE + d]
        best = max([other[PRESTIGE + d] for other in others])
        lead = mine - best
        share = 0.5 + 0.12 * lead + (0.15 if lead > 0 else 0.0)
        value += W["district"] * politics * min(1.0, max(0.0, share)) + W["prestige"] * mine
        value += W["placed"] * me[PLACED + d]
    return value


def rome(s: Corduba, seat: int, me: list[int]) -> float:
    """Troops, offerings and goods for the end of the decade."""
    box, decade = s.box, s.decade
    troops = me[VELITES] * 2 + me[VELITES + 1] * 3 + me[VELITES + 2] * 4
    offerings = me[OFFERING1] + me[OFFERING1 + 1] * 2
    value = duty(troops, box.minimum_troops[decade], decade) + duty(offerings, box.minimum_offerings[decade], decade)
    rival_troops = rival_offerings = 0
    for n, other in enumerate(s.players):
        if n != seat:
            rival_troops = max(rival_troops, other[VELITES] * 2 + other[VELITES + 1] * 3 + other[VELITES + 2] * 4)
            rival_offerings = max(rival_offerings, other[OFFERING1] + other[OFFERING1 + 1] * 2)
    value += W["majority"] * ((troops > rival_troops) + (offerings > rival_offerings))
    if s.demand >= 0:
        units = deliverable(s, me)
        minimum = box.demand_minimum[s.demand]
        together = sum([deliverable(s, other) for other in s.players[: box.seats]])
        share = minimum / (1 if box.solo else box.seats)
        value += (
            W["own_share"] * min(1.0, units / share)
            + W["group"] * min(1.0, together / minimum)
            + (0.4 if units else 0.0)
        )
    return value


def deliverable(s: Corduba, me: list[int]) -> int:
    """The units that a player could deliver of what Rome demands now."""
    good, amphora = s.box.demand[s.demand], s.box.amphora_value[s.demand]
    return me[good] + (me[AMPHORAE] * amphora if good != AMPHORAE else 0)


def fair_share(s: Corduba) -> int:
    """The least that is enough if everybody delivers as much, or all that the player has."""
    have = [deliverable(s, other) for other in s.players[: s.box.seats]]
    minimum = s.box.demand_minimum[s.demand]
    share = -(-minimum // len(have))
    while share < max(have) and sum([min(units, share) for units in have]) < minimum:
        share += 1
    return share


def delivery(s: Corduba, seat: int) -> float:
    """What the sealed answers so far are likely to be good for."""
    given = {item: n for _, item, n in s.sealed[seat]}
    box, me = s.box, s.players[seat]
    last = s.decade == 2
    value = 0.0
    for tokens, worths, minimum in (
        ((7, 8, 9), (2, 3, 4), box.minimum_troops[s.decade]),
        ((10, 11), (1, 2), box.minimum_offerings[s.decade]),
    ):
        total = sum([me[t] * w for t, w in zip(tokens, worths, strict=True)])
        rival = max([sum([p[t] * w for t, w in zip(tokens, worths, strict=True)]) for p in s.players if p is not me])
        goal = total if last else max(minimum, rival + 1) if total > rival else minimum
        so_far = sum([given.get(t, 0) * w for t, w in zip(tokens, worths, strict=True)])
        value += 0.1 * min(so_far, goal) - 0.1 * max(0, so_far - goal)
    kept = me[FOOD] + me[AMPHORAE] + me[DENARII] - sum([given.get(item, 0) for item in (FOOD, AMPHORAE, DENARII)])
    unpaid = me[REGISTER] + me[EXPERTS] - me[HARMONY] - kept
    if last and unpaid > 0:
        value -= unpaid * W["late_unpaid"]
    good, each = box.demand[s.demand], box.amphora_value[s.demand]
    if good in given or AMPHORAE in given:
        units = given.get(good, 0) + (given.get(AMPHORAE, 0) * each if good != AMPHORAE else 0)
        enough = sum([deliverable(s, other) for other in s.players[: box.seats]]) >= box.demand_minimum[s.demand]
        if last and enough:
            value += 0.3 * units
        elif enough:
            wanted = fair_share(s)
            value += 0.5 * min(units, wanted) + 0.01 * units - 0.08 * max(0, units - wanted)
        else:
            value += 0.5 * min(units, 1)
    return value


def duty(have: int, minimum: int, decade: int) -> float:
    """How far the minimum is met; a stock for later decades counts a little."""
    if have >= minimum:
        return W["duty"] + (0.06 * min(have - minimum, 5) if decade < 2 else 0.0)
    return 0.6 * W["duty"] * have / minimum


def pending(s: Corduba, seat: int) -> float:
    """What a half-made move is going to bring."""
    value = 0.0
    for step in s.stack[-4:]:
        if step.seat == seat:
            value += expected(s, step)
    return value


def expected(s: Corduba, step: Step[Corduba]) -> float:
    box = s.box
    if isinstance(step, Lay):
        district, kind = divmod(step.tile, box.kind_count)
        spot = box.districts[district].spot[kind][step.cells]
        own = box.districts[district].own_cells(s.covered[district], spot).bit_count()
        return 0.4 * box.tile_prestige[kind] + 0.12 * min(own, 3)
    if isinstance(step, Placing):
        return 0.4 * box.tile_prestige[step.kind] - cost(s, step.kind)
    if isinstance(step, RaiseWhat):
        return 0.2
    if isinstance(step, Erect):
        return 1.5
    return 0.3 if isinstance(step, Effect) else 0.0


def cost(s: Corduba, kind: int) -> float:
    """What a building will cost, roughly."""
    goods = s.box.tile_cost[kind]
    return 0.075 * (sum(goods[:DENARII]) + s.box.tile_workers[kind]) + W["money"] * goods[DENARII]


EVALUATOR: Final = CordubaEvaluator()
