"""Positions of Corduba with a grown city, monuments, families, unrest, specialists and goods."""

from __future__ import annotations

from typing import Any

from quadriga.games.corduba.pieces import DISTRICT_NAMES, RESOURCES, ROW, SPECIALISTS, bits
from tests.games.corduba.table import GAME
from tests.rich_positions import Dealer, written

MOST_TILES = 10
PHASES = ("actions", "actions", "actions", "unrest", "macellum", "harmony", "storage")


def deal(dealer: Dealer) -> str:
    seats = dealer.number(1, 4)
    solo = {
        "level": dealer.one(["aedil", "praetor", "consul"]),
        "variant": dealer.one(["senators", "monuments", "both"]),
    }
    settings = solo if seats == 1 else {}
    box = GAME.box(seats, **settings)
    position: dict[str, Any] = {"seats": seats, "settings": settings, "round": dealer.number(1, 7)}
    position |= {"phase": dealer.one(PHASES), "demand": dealer.one(box.romae)}
    covered = [0, 0, 0]
    position["tiles"] = tiles(dealer, box, covered)
    left = [box.resources_each] * len(RESOURCES)
    position["market"] = {}
    for r, name in enumerate(RESOURCES):
        position["market"][name] = dealer.number(0, box.capacity[r])
        left[r] -= position["market"][name]
    position["monuments"] = {name: dealer.one(box.side_names[:seats]) for name in dealer.some(box.monuments, 3)}
    position["gestae"] = dict.fromkeys(dealer.some(box.gestae, box.gestae_count), "nobody")
    families = [box.characters[n : n + 2] for n in range(0, len(box.characters), 2)]
    for seat in range(seats):
        side: dict[str, Any] = {}
        for r, name in enumerate(RESOURCES):
            side[name] = dealer.number(0, min(6, left[r]))
            left[r] -= side[name]
        side |= {"denarii": dealer.number(0, 30), "workers": dealer.number(1, 12), "velites": dealer.number(0, 2)}
        side |= {"legionaries": dealer.number(0, 2), "equites": dealer.number(0, 2)}
        side |= {track: dealer.number(1, 6) for track in ("register", "popularity", "harmony")}
        side |= {"unrest": dealer.number(0, 2), "prestige": [dealer.number(0, 5) for _ in range(3)]}
        freed = dealer.some(SPECIALISTS, 4)
        side |= {"specialists": freed, "tired": dealer.some(freed, 2), "merchant": dealer.number(0, 1)}
        side["family"] = dealer.one(families.pop(dealer.number(0, len(families) - 1)))
        if dealer.chance():
            side["power"] = 0
        side["insulae"] = {name: insulae(dealer, box, covered, d) for d, name in enumerate(DISTRICT_NAMES)}
        position[box.side_names[seat]] = side
    return written(position)


def tiles(dealer: Dealer, box: Any, covered: list[int]) -> list[dict[str, Any]]:
    """Buildings that fit, each kind as often as there are tiles of it."""
    found: list[dict[str, Any]] = []
    for _ in range(dealer.number(0, MOST_TILES)):
        d, kind = dealer.number(0, 2), dealer.number(0, box.kind_count - 1)
        same = [row for row in found if row["kind"] == box.kinds[kind]]
        spots = [spot.cells for spot in box.districts[d].fits[kind] if not spot.cells & covered[d]]
        twice = any(row["district"] == DISTRICT_NAMES[d] for row in same)
        if len(same) >= box.kind_limit[kind] or twice or not spots:
            continue
        cells = dealer.one(spots)
        covered[d] |= cells
        tile = d * box.kind_count + kind
        row = {"district": DISTRICT_NAMES[d], "kind": box.kinds[kind], "cells": places(cells), "busy": dealer.chance()}
        row |= {"by": dealer.one(box.side_names), "unrest": bool(box.can_burn >> tile & 1) and dealer.number(0, 3) == 3}
        found.append(row)
    return found


def insulae(dealer: Dealer, box: Any, covered: list[int], d: int) -> list[list[int]]:
    free = [cell for cell in bits(box.districts[d].cells) if not covered[d] >> cell & 1]
    chosen = dealer.some(free, min(3, box.insula_slots[d]))
    covered[d] |= sum(1 << cell for cell in chosen)
    return [[cell // ROW, cell % ROW] for cell in chosen]


def places(cells: int) -> list[list[int]]:
    return [[cell // ROW, cell % ROW] for cell in bits(cells)]
