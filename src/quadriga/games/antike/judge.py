"""How good a position of Antike Duellum is for a player: what a strong player would look at, in personalities."""

from __future__ import annotations

from quadriga.games.antike.board import (
    CITIZEN,
    COMMERCIUM,
    GALLEY,
    GENERAL_CARD,
    KING,
    LEGION,
    SCHOLAR,
    SEAFARER,
)
from quadriga.games.antike.state import Antike

WON = 1000.0
CITY, TEMPLE, ADVANCE, FIRST, RAZED = 0.24, 0.4, 0.16, 0.85, 0.85
RESOURCE, COIN_VALUE = 0.028, 0.034
UNIT_ON_MAP, UNIT_IN_BOX, UNIT_AWAY, SEA_POINT, WALL, CARD = 0.075, 0.028, 0.02, 0.035, 0.012, 0.05
THREAT, FREE_SITE = 0.12, 0.05


def judge(s: Antike, seat: int) -> float:
    """The own prospects less the opponent's."""
    if not s.stack:
        outcome = s.final()
        return WON * (outcome.places[1 - seat] - outcome.places[seat])
    return prospects(s, seat) - prospects(s, 1 - seat)


def prospects(s: Antike, seat: int) -> float:
    """Personalities taken and due, and everything that leads to the next ones."""
    box = s.box
    people = s.people[seat]
    cities, temples, sea = len(s.cities[seat]), s.own_temples(seat), s.sea_points(seat)
    value = float(sum(people))
    for personality, have in ((KING, cities), (CITIZEN, temples), (SEAFARER, sea)):
        left = s.left_in_stack(personality)
        due = have // box.needed[personality] - people[personality]
        if left:
            value += 0.9 * min(due, left) if due > 0 else 0.0
            need = box.needed[personality] * (people[personality] + 1)
            value += 0.5 * min(1.0, have / need) ** 2
    for personality, have, worth in ((SCHOLAR, s.firsts[seat], FIRST), (GENERAL_CARD, s.razed[seat], RAZED)):
        due = min(have - people[personality], s.left_in_stack(personality))
        value += worth * due if due > 0 else 0.0
    value += CITY * cities + TEMPLE * temples + ADVANCE * s.advances[seat].bit_count() + SEA_POINT * sea
    marble, iron, gold, coins = s.stock[seat]
    value += RESOURCE * (saved(marble) + saved(iron) + saved(gold)) + COIN_VALUE * saved(coins)
    value += UNIT_IN_BOX * (s.recruits[seat][LEGION] + s.recruits[seat][GALLEY])
    value += WALL * (s.walls[seat] + 2 * sum([s.wall[region] for region in s.cities[seat]]))
    value += CARD * len(s.hands[seat])
    return value + on_map(s, seat)


def saved(amount: int) -> float:
    """Goods beyond what the next few turns can use are worth less."""
    return amount if amount <= 12 else 12 + (amount - 12) * 0.35


def on_map(s: Antike, seat: int) -> float:
    """Units, free sites they can settle, and enemy cities they threaten."""
    box, owner, enemy = s.box, s.owner, 1 - seat
    legions, galleys = s.units[seat][LEGION], s.units[seat][GALLEY]
    value = UNIT_ON_MAP * (sum(legions.values()) + sum(galleys.values()))
    for region in {**legions, **galleys}:
        units = legions.get(region, 0) + galleys.get(region, 0)
        here = owner[region]
        if here < 0 and box.is_site[region]:
            value += FREE_SITE
        elif here == enemy:
            strength = s.strength_of(region)
            value += THREAT * (1 + s.temple[region]) * min(1.0, units / strength)
        elif here == seat:
            value -= UNIT_AWAY
            value += 0.01 * s.temple[region]
    if s.advances[seat] >> COMMERCIUM:
        value += 0.05
    return value
