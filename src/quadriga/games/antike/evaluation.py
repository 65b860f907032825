"""How good a position of Antike Duellum is for a player: what a strong player would look at, in personalities."""

from __future__ import annotations

from typing import Final

from quadriga.games.antike.board import ARM, CITIZEN, COMMERCIUM, GALLEY, GENERAL_CARD, KING, LEGION, SCHOLAR, SEAFARER
from quadriga.games.antike.free_actions import has_free_actions
from quadriga.games.antike.militia import Militia
from quadriga.games.antike.personalities import TakePersonalities, is_due, worth_a_look
from quadriga.games.antike.scientia import Scientia
from quadriga.games.antike.state import Antike
from quadriga.games.antike.templum import Templum
from quadriga.games.antike.turn import Act, Rondel
from quadriga.games.evaluator import Evaluator, weights_beside
from quadriga.kernel.step import PASS, Action

W: Final = weights_beside(__name__)
"""What each thing is worth; the file says where that is from."""
WON: Final = 1000.0
LAST: Final = 3
IN_SIGHT: Final = 5.0
"""LAST: with so few personalities to go, progress to the next counts more; IN_SIGHT: how much, at the last one."""
ENOUGH: Final = 8
SPARE: Final = 0.2
THEIRS: Final = 0.7
"""Weight of the opponent's prospects: below 1, since only preventing them does not win."""
BESIDE: Final = 0.6
THERE: Final = 0.5
"""BESIDE: a threatening unit next to a city, relative to one inside it; THERE: the part of a threat that is inside."""
HOPE: Final = 0.8
SPENDING: Final = (Scientia, Militia, Templum)
"""Questions at which one thing after the other is bought."""


class AntikeEvaluator(Evaluator[Antike]):
    unit = W["unit"]
    free_actions = frozenset({"commercium"})  # ANT-9.5
    sees_half_moves = True
    blunders = ("personality", "barren-field")
    """The turn ends although a personality could be taken; the way leads to a field that brings nothing, although
    another one that costs no more brings something."""

    def blunder(self, s: Antike, seat: int, action: Action) -> str:
        if not s.stack:
            return ""
        top = s.stack[-1]
        if isinstance(top, TakePersonalities):
            due = action == PASS and any([is_due(s, seat, personality) for personality in worth_a_look(s, seat)])
            return "personality" if due else ""
        if isinstance(top, Rondel) and action[0] == "rondel" and barren(s, seat, action[1]):
            cost = s.way_cost(seat, action[1])
            for other in s.actions(seat):
                if other[0] == "rondel" and s.way_cost(seat, other[1]) <= cost and not barren(s, seat, other[1]):
                    return "barren-field"
        return ""

    def idle(self, s: Antike, seat: int, action: Action) -> bool | None:
        return False if action[0] == "rondel" else None

    def round_of(self, s: Antike) -> int:
        return max(s.turns)

    def figures(self, s: Antike, seat: int) -> dict[str, int]:
        return {
            "personalities": s.points(seat),
            "cities": len(s.cities[seat]),
            "temples": s.own_temples(seat),
            "units": sum([count for regions in s.units[seat] for count in regions.values()]),
            "goods": sum(s.stock[seat]),
            "advances": s.advances[seat].bit_count(),
        }

    def evaluate(self, s: Antike, seat: int) -> float:
        """The own prospects less a part of the opponent's."""
        if not s.stack:
            outcome = s.final()
            return WON * (outcome.places[1 - seat] - outcome.places[seat])
        return prospects(s, seat) + threats(s, seat) - THEIRS * prospects(s, 1 - seat) + pending(s, seat)


def barren(s: Antike, seat: int, number: int) -> bool:
    """Whether nothing can be done on a field of the rondel."""
    field = s.box.fields[number]
    if s.box.produced[number] >= 0 or s.box.something_free or has_free_actions(s, seat):
        return False
    marble, iron, gold, coins = s.stock[seat]
    if field == "templum":
        return not (marble or coins)
    if field == "militia":
        return not ((iron or coins) and any(s.armable))
    if field == "scientia":
        return not (gold or coins)
    return not any(s.units[seat])


def prospects(s: Antike, seat: int) -> float:
    """Personalities taken and due, and everything that leads to the next ones."""
    people, rival, needed, there = s.people[seat], s.people[1 - seat], s.box.needed, s.box.people
    cities, temple, wall = s.cities[seat], s.temple, s.wall
    temples = walls = 0
    for region in cities:
        temples += temple[region]
        walls += wall[region]
    taken = sum(people)
    due, way = 0, 0.0
    for personality, have in (
        (KING, len(cities)),
        (CITIZEN, temples),
        (SEAFARER, s.sea_points(seat)),
        (SCHOLAR, s.firsts[seat]),
        (GENERAL_CARD, s.razed[seat]),
    ):
        mine, need = people[personality], needed[personality]
        left = there[personality] - mine - rival[personality]
        if left:
            more = have - mine * need
            now = more // need
            if now >= left:
                due += left
            elif now > 0:
                due += now
                way += (more - now * need) / need
            elif more > 0:
                way += more / need
    value = taken + W["due"] * due + W["next"] * urgency(s, taken) * way
    if taken + due >= s.box.win_at:
        value += IN_SIGHT
    value += W["city"] * len(cities) + W["temple"] * temples + W["advance"] * s.advances[seat].bit_count()
    marble, iron, gold, coins = s.stock[seat]
    value += W["resource"] * (useful(marble) + useful(iron) + useful(gold)) + W["coin"] * useful(coins)
    if marble and iron and gold:
        value += W["one_of_each"]
    if s.advances[seat] >> COMMERCIUM:
        value += W["commerce"] + W["resource"] * exchangeable(s, seat)
    value += W["legion_in_box"] * s.recruits[seat][LEGION] + W["galley_in_box"] * s.recruits[seat][GALLEY]
    value += W["wall"] * walls
    value += W["card"] * len(s.hands[seat])
    return value + on_map(s, seat)


def urgency(s: Antike, taken: int) -> float:
    return 1.0 + W["urgency"] * max(0, taken + LAST - s.box.win_at)


def useful(amount: int) -> float:
    """Goods beyond what the next turns can use are worth little."""
    return amount if amount <= ENOUGH else ENOUGH + (amount - ENOUGH) * SPARE * ENOUGH / amount


def exchangeable(s: Antike, seat: int) -> int:
    """How many useful goods Commercium gives for those beyond use: they count at once, so the exchange can wait."""
    beyond = sum([amount - ENOUGH for amount in s.stock[seat] if amount > ENOUGH])
    if not beyond:
        return 0
    marble, iron, gold, _ = s.stock[seat]
    room = max(0, ENOUGH - marble) + max(0, ENOUGH - iron) + max(0, ENOUGH - gold)
    return min(room, beyond // s.box.commercium_give * s.box.commercium_get)


def on_map(s: Antike, seat: int) -> float:
    """Units, and the free sites they can settle."""
    owner, is_site = s.owner, s.box.is_site
    value = 0.0
    for kind, regions in enumerate(s.units[seat]):
        worth = W["legion_on_map"] if ARM[kind] == LEGION else W["galley_on_map"]
        sites = s.box.sites_in_reach[ARM[kind]]
        for region, count in regions.items():
            value += worth * count
            if owner[region] < 0 and is_site[region]:
                value += W["settle"]
                continue
            for site in sites[region]:
                if owner[site] < 0:
                    value += W["near_site"]
                    break
    return value


def pending(s: Antike, seat: int) -> float:
    """What the action at hand is likely to bring, so that it is not given up for a small gain on the way to it."""
    value = 0.0
    for step in s.stack[-3:]:
        if step.seat == seat:
            if isinstance(step, Act):
                value += HOPE * promise(s, seat, s.box.fields[step.field])
            elif isinstance(step, SPENDING):
                value += HOPE * promise(s, seat, type(step).__name__.lower())
    return value


def promise(s: Antike, seat: int, field: str) -> float:
    """The gain of spending on a field what is there for it."""
    marble, iron, gold, coins = s.stock[seat]
    if field == "scientia":
        galleys = min(s.supply[seat][GALLEY], (gold + coins) // max(1, s.box.recruit_gold[GALLEY]))
        legions = min(s.supply[seat][LEGION], gold + coins - galleys * s.box.recruit_gold[GALLEY])
        return (
            W["galley_in_box"] * galleys
            + W["legion_in_box"] * legions
            - spent(gold, galleys * s.box.recruit_gold[GALLEY] + legions)
        )
    if field == "militia":
        units = min(sum(s.armable), (iron + coins) // max(1, s.box.arm_iron), len(s.cities[seat]))
        return (W["legion_on_map"] - W["legion_in_box"]) * units - spent(iron, units * s.box.arm_iron)
    if field == "templum":
        temples = min(s.bank_temples, marble // max(1, s.box.temple_marble), len(s.cities[seat]) - s.own_temples(seat))
        return (W["temple"] + W["next"] / s.box.needed[CITIZEN]) * temples - spent(
            marble, temples * s.box.temple_marble
        )
    return 0.0


def spent(amount: int, paid: int) -> float:
    return W["resource"] * (useful(amount) - useful(max(0, amount - paid)))


def threats(s: Antike, seat: int) -> float:
    """How near the units in and beside the enemy's cities come to their strength.

    Only the own threats count: two players who both fear every threat defend each other into a draw.
    """
    owner, enemy = s.owner, 1 - seat
    inside: dict[int, int] = {}
    beside: dict[int, int] = {}
    for kind, regions in enumerate(s.units[seat]):
        reach = s.box.reach[ARM[kind]]
        for region, count in regions.items():
            if owner[region] == enemy:
                inside[region] = inside.get(region, 0) + count
                beside.setdefault(region, 0)
            for near in reach[region]:
                if owner[near] == enemy:
                    beside[near] = beside.get(near, 0) + count
    raze = W["raze"] * urgency(s, s.points(seat))
    value = 0.0
    for region, units in beside.items():
        strength = s.strength_of(region)
        entered = inside.get(region, 0)
        share = min(1.0, (entered + BESIDE * units) / strength)
        within = min(1.0, entered / strength)
        value += (W["siege"] + raze * s.temple[region]) * ((1 - THERE) * share * share + THERE * within * within)
    return value


EVALUATOR: Final = AntikeEvaluator()
