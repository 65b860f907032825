"""What holds in every position of Antike Duellum: nothing is lost, nothing is made of nothing."""

from __future__ import annotations

from quadriga.games.antike.board import ARM, COIN, GALLEY, LEGION, SPECIAL, UNITS
from quadriga.games.antike.state import Antike
from quadriga.kernel.step import CHANCE


def check(s: Antike) -> None:
    check_units(s)
    check_bank(s)
    check_map(s)
    check_cards(s)
    check_people(s)


def check_units(s: Antike) -> None:
    box = s.box
    for seat in (0, 1):
        total = [box.legions, box.galleys, 0, 0]
        total[SPECIAL[seat]] = int(box.special_units)
        supply = [*s.supply[seat], 0, 0]
        assert min(supply) >= 0
        assert min(s.recruits[seat]) >= 0
        for kind in range(len(UNITS)):
            on_map = s.units[seat][kind]
            assert not on_map or min(on_map.values()) > 0, "a region without units is left out"
            assert sum(on_map.values()) + s.recruits[seat][kind] + supply[kind] == total[kind], UNITS[kind]
            assert all(box.reach[ARM[kind]][region] for region in on_map), "legions on land, galleys at sea"
    brown, beige = s.units
    for kind in (LEGION, GALLEY):
        assert not brown[kind].keys() & beige[kind].keys(), "ANT-11.4"
    assert not brown[SPECIAL[0]].keys() & beige[ARM[SPECIAL[0]]].keys()
    assert not beige[SPECIAL[1]].keys() & brown[ARM[SPECIAL[1]]].keys()
    if s.active >= 0:
        assert all(0 <= armable <= box for armable, box in zip(s.armable, s.recruits[s.active], strict=True))
    for kind, regions in enumerate(s.unmoved):
        assert all(count <= s.units[s.active][kind].get(region, 0) for region, count in regions.items())


def check_bank(s: Antike) -> None:
    box = s.box
    assert min(s.stock[0]) >= 0
    assert min(s.stock[1]) >= 0
    assert s.bank_coins >= 0
    assert s.bank_coins + s.stock[0][COIN] + s.stock[1][COIN] == box.coins
    assert s.bank_temples >= 0
    assert s.bank_temples + sum(s.temple) == box.temples
    assert min(s.bank_walls, *s.walls) >= 0
    assert s.bank_walls + sum(s.walls) + sum(s.wall) == box.walls
    for resource, left in enumerate(s.tiles):
        assert left >= 0
        assert left + s.resource.count(resource) == box.tiles[resource]


def check_map(s: Antike) -> None:
    assert max(s.temple) <= 1
    assert max(s.wall) <= 1
    for owner, resource, temple, wall, site in zip(s.owner, s.resource, s.temple, s.wall, s.box.is_site, strict=True):
        assert (owner >= 0) == (resource >= 0)
        assert owner < 0 or site, "cities stand only on city sites"
        assert owner >= 0 or not (temple or wall), "temples and walls stand only in cities"


def check_cards(s: Antike) -> None:
    assert sorted([*s.deck, *s.display, *s.hands[0], *s.hands[1], *s.discards]) == s.box.deck
    assert len(s.display) <= s.box.open_cards
    if s.asked and s.asked != (CHANCE,) and len(s.display) < s.box.open_cards:
        assert not s.deck + s.discards, "the display is filled up while there are cards"


def check_people(s: Antike) -> None:
    for seat in (0, 1):
        assert s.points(seat) == sum(s.people[seat]) <= s.box.win_at
        assert (s.points(seat) == s.box.win_at) <= (s.ending == "personalities")
    for kind, count in enumerate(s.box.people):
        assert 0 <= s.people[0][kind] + s.people[1][kind] <= count
        assert s.left_in_stack(kind) >= 0
