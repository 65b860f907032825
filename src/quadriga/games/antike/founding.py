"""Founding cities: step 2 of the turn (chapter 13)."""

from __future__ import annotations

from typing import Final

from quadriga.games.antike.board import COIN, NOBODY, RESOURCES
from quadriga.games.antike.free_actions import take_free_action, why_no_free_action, with_free_actions
from quadriga.games.antike.payment import Cost, can_pay, pay, shortfall
from quadriga.games.antike.state import Antike, AntikeStep
from quadriga.kernel.step import PASS, Action, Reason

NO_SITE: Final = Reason("ANT-1.4", "no-city-site")
TAKEN: Final = Reason("ANT-13.2", "site-taken")
NO_UNIT: Final = Reason("ANT-13.2", "no-own-unit")
NO_TILE: Final = Reason("ANT-13.9", "no-tile-left")
TOO_DEAR: Final = Reason("ANT-13.4", "city-too-dear")
SETTLERS_TOO_DEAR: Final = Reason("ANT-13.4", "settlers-too-dear")
SURCHARGE_TOO_DEAR: Final = Reason("ANT-13.6", "surcharge-too-dear")


def surcharge_for(s: Antike, region: int, resource: int) -> int:
    """ANT-13.6: a coin for each neighbouring city of the same resource; none with the Colonists."""
    if s.modifiers and s.modifier("kolonisten"):
        return 0
    produces = s.resource
    return sum([produces[near] == resource for near in s.box.near[region]]) * s.box.city_surcharge


def base_costs(s: Antike) -> list[Cost]:
    """ANT-13.4: the ways the base cost can be set; with the Settlers one of the three resources is enough."""
    if s.modifiers and s.modifier("siedlerzug"):
        one = s.box.amount["siedlerzug"]
        return [(one, 0, 0), (0, one, 0), (0, 0, one)]
    return [s.box.city_cost]


def coins_to_spare(s: Antike, seat: int) -> int:
    """The coins left for the surcharge when the base cost is paid; below 0 it cannot be paid."""
    if not s.modifiers:
        return s.stock[seat][COIN] - shortfall(s, seat, s.box.city_cost)
    return s.stock[seat][COIN] - min([shortfall(s, seat, cost) for cost in base_costs(s)])


def may_found(s: Antike, seat: int) -> bool:
    """Whether there is any unit on the map and the base cost of a city can be paid."""
    if s.modifiers:
        return any(s.units[seat]) and coins_to_spare(s, seat) >= 0
    marble, iron, gold, coins = s.stock[seat]
    if marble + iron + gold + coins < s.box.city_total or not any(s.units[seat]):
        return False
    return shortfall(s, seat, s.box.city_cost) <= coins


def why_no_city(s: Antike, seat: int, region: int, resource: int) -> Reason:
    if not s.box.is_site[region]:
        return NO_SITE
    if s.owner[region] != NOBODY:
        return TAKEN
    if not s.present(seat, region):
        return NO_UNIT
    if not s.tiles[resource]:
        return NO_TILE
    spare = coins_to_spare(s, seat)
    if spare < 0:
        return why_too_dear(s, seat, -spare)
    needed = surcharge_for(s, region, resource)
    return SURCHARGE_TOO_DEAR.of(coin_needed=needed, coin_have=spare, coin_missing=needed - spare)


def why_too_dear(s: Antike, seat: int, missing: int) -> Reason:
    """The base cost cannot be paid, coins counted in."""
    marble, iron, gold, coins = s.stock[seat]
    costs = base_costs(s)
    if len(costs) > 1:
        needed = max(costs[0])
        return SETTLERS_TOO_DEAR.of(needed=needed, missing=missing)
    return TOO_DEAR.of(
        marble_needed=costs[0][0],
        iron_needed=costs[0][1],
        gold_needed=costs[0][2],
        marble_have=marble,
        iron_have=iron,
        gold_have=gold,
        coin_have=coins,
        missing=missing,
    )


class FoundCities(AntikeStep):
    """ANT-13.1: after the action, found cities where own units stand."""

    __slots__ = ()
    verbs = ("pass", "found", "card", "commercium")
    window = "founding"
    turn_level = True

    def actions(self, s: Antike, seat: int) -> list[Action]:
        actions: list[Action] = [PASS]
        spare = coins_to_spare(s, seat)
        if spare >= 0:
            owner, is_site = s.owner, s.box.is_site
            sites = {region for kind in s.units[seat] for region in kind if owner[region] < 0 and is_site[region]}
            actions += [
                ("found", region, resource)
                for region in sorted(sites)
                for resource, tiles in enumerate(s.tiles)
                if tiles and surcharge_for(s, region, resource) <= spare
            ]
        return with_free_actions(actions, s, seat, self.window)

    def take(self, s: Antike, seat: int, action: Action) -> None:
        if action == PASS:
            s.drop_modifiers("kolonisten", "siedlerzug")
            return
        match action:
            case ("found", region, resource):
                surcharge, costs = surcharge_for(s, region, resource), base_costs(s)
                s.drop_modifiers("kolonisten", "siedlerzug")
                s.lay_tile(seat, region, resource)
                s.emit("founded", seat, region, resource)
                s.ask(self)
                if len(costs) == 1:
                    pay(s, seat, costs[0], surcharge)
                else:
                    pay(s, seat, (0, 0, 0), surcharge)
                    s.ask(SpendOne(seat))
            case _:
                take_free_action(s, seat, action, self.window, self)

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        match action:
            case ("found", region, resource):
                return why_no_city(s, seat, region, resource)
        return why_no_free_action(s, seat, action, self.window)

    def price(self, s: Antike, seat: int, action: Action) -> list[tuple[str, int]]:
        match action:
            case ("found", region, resource):
                costs = base_costs(s)
                base = (
                    list(zip(RESOURCES, (-n for n in costs[0]), strict=True))
                    if len(costs) == 1
                    else [("any", -max(costs[0]))]
                )
                return [*base, ("coin", -surcharge_for(s, region, resource))]
        return []


class SpendOne(AntikeStep):
    """The Settlers: which one of the three resources does the city cost?"""

    __slots__ = ()
    verbs = ("spend",)

    def actions(self, s: Antike, seat: int) -> list[Action]:
        return [("spend", resource) for resource in range(len(RESOURCES)) if can_pay(s, seat, self.cost(s, resource))]

    def cost(self, s: Antike, resource: int) -> Cost:
        one = s.box.amount["siedlerzug"]
        return (one * (resource == 0), one * (resource == 1), one * (resource == 2))

    def take(self, s: Antike, seat: int, action: Action) -> None:
        pay(s, seat, self.cost(s, action[1]))

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        missing = shortfall(s, seat, self.cost(s, action[1])) - s.stock[seat][COIN]
        return SETTLERS_TOO_DEAR.of(needed=s.box.amount["siedlerzug"], missing=missing)
