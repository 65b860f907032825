"""How good a position of Antike Duellum is for a player: what a strong player would look at, in personalities."""

from __future__ import annotations

from quadriga.games.antike.board import ARM, CITIZEN, COMMERCIUM, GALLEY, GENERAL_CARD, KING, LEGION, SCHOLAR, SEAFARER
from quadriga.games.antike.state import Antike

WON = 1000.0
DUE = 0.95
"""A personality that can be taken is almost one that is taken."""
NEXT = 0.75
"""The whole way to the next personality of a kind."""
CITY, TEMPLE, ADVANCE = 0.12, 0.22, 0.1
RESOURCE, ENOUGH, SPARE = 0.045, 8, 0.2
COIN_VALUE = 0.045
LEGION_IN_BOX, GALLEY_IN_BOX, LEGION_ON_MAP, GALLEY_ON_MAP = 0.06, 0.1, 0.13, 0.18
THEIRS = 0.7
"""What the opponent has counts for less than the own: who only prevents does not win."""
SETTLE, NEAR_SITE, SIEGE, RAZE = 0.14, 0.07, 0.12, 0.4
BESIDE = 0.6
"""A unit beside a city is so much of one that stands before it."""
WALL, CARD, COMMERCE = 0.02, 0.06, 0.1


def judge(s: Antike, seat: int) -> float:
    """The own prospects less a part of the opponent's."""
    if not s.stack:
        outcome = s.final()
        return WON * (outcome.places[1 - seat] - outcome.places[seat])
    return prospects(s, seat) - THEIRS * prospects(s, 1 - seat)


def prospects(s: Antike, seat: int) -> float:
    """Personalities taken and due, and everything that leads to the next ones."""
    people = s.people[seat]
    temples = s.own_temples(seat)
    value = float(sum(people))
    for personality, have in ((KING, len(s.cities[seat])), (CITIZEN, temples), (SEAFARER, s.sea_points(seat))):
        value += progress(s, seat, personality, have)
    for personality, have in ((SCHOLAR, s.firsts[seat]), (GENERAL_CARD, s.razed[seat])):
        due = min(have - people[personality], s.left_in_stack(personality))
        if due > 0:
            value += DUE * due
    value += CITY * len(s.cities[seat]) + TEMPLE * temples + ADVANCE * s.advances[seat].bit_count()
    if s.advances[seat] >> COMMERCIUM:
        value += COMMERCE
    marble, iron, gold, coins = s.stock[seat]
    value += RESOURCE * (useful(marble) + useful(iron) + useful(gold)) + COIN_VALUE * useful(coins)
    value += LEGION_IN_BOX * s.recruits[seat][LEGION] + GALLEY_IN_BOX * s.recruits[seat][GALLEY]
    value += WALL * sum([s.wall[region] for region in s.cities[seat]])
    value += CARD * len(s.hands[seat])
    return value + on_map(s, seat)


def progress(s: Antike, seat: int, personality: int, have: int) -> float:
    """What is due, and how far the way to the next one is gone."""
    left = s.left_in_stack(personality)
    if not left:
        return 0.0
    taken, need = s.people[seat][personality], s.box.needed[personality]
    due = min(max(0, have // need - taken), left)
    gone = max(0, have - (taken + due) * need) / need
    return DUE * due + (NEXT * min(1.0, gone) if left > due else 0.0)


def useful(amount: int) -> float:
    """Goods beyond what the next turns can use are worth little."""
    return amount if amount <= ENOUGH else ENOUGH + (amount - ENOUGH) * SPARE * ENOUGH / amount


def on_map(s: Antike, seat: int) -> float:
    """Units, the free sites they can settle, and the enemy cities they threaten."""
    box, owner = s.box, s.owner
    value = 0.0
    for kind, regions in enumerate(s.units[seat]):
        reach = box.reach[ARM[kind]]
        for region, count in regions.items():
            value += (LEGION_ON_MAP if ARM[kind] == LEGION else GALLEY_ON_MAP) * count
            if owner[region] < 0 and box.is_site[region]:
                value += SETTLE
            elif any([owner[near] < 0 and box.is_site[near] for near in reach[region]]):
                value += NEAR_SITE
    for region in s.cities[1 - seat]:
        value += (SIEGE + RAZE * s.temple[region]) * threat(s, seat, region)
    return value


def threat(s: Antike, seat: int, region: int) -> float:
    """How near the units in the region and beside it come to the strength of an enemy city."""
    legions, galleys = s.units[seat][LEGION], s.units[seat][GALLEY]
    near = sum([legions.get(other, 0) for other in s.box.land[region]])
    near += sum([galleys.get(other, 0) for other in s.box.sea[region]])
    units = legions.get(region, 0) + galleys.get(region, 0) + BESIDE * near
    if not units:
        return 0.0
    share = units / s.strength_of(region)
    return min(1.0, share * share)
