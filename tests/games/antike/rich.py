"""Positions of Antike Duellum with many cities, armies, cards and goods."""

from __future__ import annotations

from typing import Any

from quadriga.games import game
from quadriga.games.antike.board import ADVANCES, COLOURS, PERSONALITIES, RESOURCES
from quadriga.games.antike.position import STEPS
from tests.rich_positions import Dealer, written

GAME = game("antike")
MOST_CITIES = 7


def deal(dealer: Dealer) -> str:
    settings = {"map": dealer.one(["west", "east"]), "special_units": dealer.chance()}
    box = GAME.box(2, **settings)
    names = [name.replace(" ", "-") for name in box.names]
    sites, cards = list(box.cities), list(box.deck)
    left = {"temple": box.temples, "wall": box.walls - 6, "coins": box.coins}
    tiles = box.tiles.copy()
    taken: list[set[int]] = [set(), set()]
    """Regions with legions and with galleys of somebody (ANT-11.4)."""
    people = box.people.copy()
    position: dict[str, Any] = {"settings": settings, "turn": dealer.one(COLOURS), "step": dealer.one(["", *STEPS])}
    for colour in COLOURS:
        cities = []
        for _ in range(dealer.number(1, MOST_CITIES)):
            resources = [r for r, count in enumerate(tiles) if count]
            if not sites or not resources:
                break
            resource = dealer.one(resources)
            tiles[resource] -= 1
            words = [names[sites.pop(dealer.number(0, len(sites) - 1))], RESOURCES[resource]]
            for extra in ("temple", "wall"):
                if left[extra] and dealer.chance():
                    left[extra] -= 1
                    words.append(extra)
            cities.append(" ".join(words))
        side: dict[str, Any] = {good: dealer.number(0, 9) for good in RESOURCES}
        side |= {"cities": cities, "walls": dealer.number(0, 3), "coins": dealer.number(0, min(9, left["coins"]))}
        left["coins"] -= side["coins"]
        for arm, (key, most) in enumerate((("legions", box.legions), ("galleys", box.galleys))):
            free = [n for n in range(len(names)) if box.reach[arm][n] and n not in taken[arm]]
            regions = dealer.some(free, 5)
            taken[arm] |= set(regions)
            side[key] = {names[n]: dealer.number(1, 2) for n in regions[: most // 3]}
        side["recruits"] = {"legion": dealer.number(0, 2), "galley": dealer.number(0, 2)}
        side |= {"advances": dealer.some(ADVANCES, 5), "firsts": dealer.number(0, 3), "razed": dealer.number(0, 3)}
        side |= {"turns": dealer.number(0, 4), "people": {}}
        for kind in dealer.some(range(len(PERSONALITIES)), 3):
            side["people"][PERSONALITIES[kind]] = dealer.number(0, min(2, people[kind]))
            people[kind] -= side["people"][PERSONALITIES[kind]]
        if dealer.chance():
            side["stone"] = dealer.one(box.fields)
        side["hand"] = [draw(dealer, cards, box.cards) for _ in range(dealer.number(0, 4))]
        position[colour] = side
    position["display"] = [draw(dealer, cards, box.cards) for _ in range(dealer.number(0, box.open_cards))]
    position["discards"] = [draw(dealer, cards, box.cards) for _ in range(dealer.number(0, 3))]
    return written(position)


def draw(dealer: Dealer, cards: list[int], names: list[str]) -> str:
    return names[cards.pop(dealer.number(0, len(cards) - 1))]
