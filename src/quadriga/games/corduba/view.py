"""What a screen shows of Corduba, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from quadriga.games.corduba.pieces import (
    AMPHORAE,
    BONUSES,
    BUILT,
    DENARII,
    DISTRICTS,
    EXTRAS,
    FAMILY,
    FREED,
    GOOD_NAMES,
    GOODS,
    HARMONY,
    HELD,
    INHERITANCE,
    LASTING,
    LATE,
    MERCHANT,
    MONUMENTS,
    NOBODY,
    POPULARITY,
    POWER,
    PRESTIGE,
    READY,
    REGISTER,
    RESOURCES,
    SCORE,
    SENATORS,
    SOURCES,
    SPECIAL_WORKER,
    SPECIALISTS,
    SPECIALS,
    UNREST,
    WORKER,
    WORKERS,
    bits,
)

if TYPE_CHECKING:
    from quadriga.games.corduba.state import Corduba


Placement = tuple[int, int, int, tuple[int, ...]]
"""A tile that is being placed: by whom, which, on what cells (as bits), over what chain."""


class TileView(TypedDict):
    tile: int
    district: int
    building: int
    cells: list[int]
    builder: int
    unrest: bool
    occupied: bool


class FiguresView(TypedDict):
    """Figures of one side on one place."""

    tile: int
    """-1 if they stand on a space."""
    space: int
    """-1 if they stand on a tile."""
    side: int
    workers: int
    special_workers: int
    specialists: list[str]


class LayingView(TypedDict):
    """A tile on its way to the board; without cells while its place is being chosen."""

    side: int
    district: int
    building: int
    cells: list[int]
    chain: list[int]
    """Cells with the neutral insulae that lead to it, as far as they are chosen."""


class DistrictView(TypedDict):
    district: int
    neutral: list[int]
    """Cells with a neutral insula."""
    insulae: list[list[int]]
    """Cells with an own insula, by side."""
    revolt: bool
    stock: list[int]
    """Kinds that can still be built here."""
    senator: bool
    """Whether the senator token is still at the end of the track."""


class PlayerView(TypedDict):
    seat: int
    name: str
    goods: dict[str, int]
    workers: int
    special_workers: int
    special_workers_owned: int
    register: int
    popularity: int
    harmony: int
    unrest: int
    held: int
    late_unrest: int
    upkeep: int
    """What phase 4 would cost now (COR-17.1)."""
    senators: int
    sources: dict[str, int]
    prestige: list[int]
    insulae_left: list[int]
    specialists: list[str]
    """Freed."""
    ready: list[str]
    """Available now."""
    merchant: int
    power: int
    character: int
    inheritance: int
    tiles_built: int
    monuments: int
    bonuses: list[str]
    troops: int
    offerings: int
    """The value of all tokens."""
    deliverable: int
    """Units of what Rome demands that the player owns, amphorae in its place included."""
    deeds: list[int]
    """How far the player is with what each Res Gestae asks for."""
    passed: bool


class View(TypedDict):
    round: int
    decade: int
    active: int
    order: list[int]
    passed: list[int]
    players: list[PlayerView]
    districts: list[DistrictView]
    tiles: list[TileView]
    laying: LayingView | None
    supply: dict[str, int]
    market: dict[str, int]
    price: dict[str, int]
    bought: list[str]
    sold: list[str]
    """Resources that whose turn it is has bought and sold in it: each goes one way only."""
    spaces: list[int]
    """Spaces of sites and of the Castra that are closed in this round."""
    figures: list[FiguresView]
    """Who stands where, those who came first before the others."""
    monuments: list[int]
    gestae: list[int]
    demand: int
    minimum: int
    troops_minimum: int
    offerings_minimum: int
    markers: int
    """Unrest markers on the board, reminders included."""
    spares: bool
    """Whether three districts in revolt would not end the game yet (COR-R82)."""
    demands_left: int
    macellum_left: int
    dealt: list[int]
    """This seat's own cards of set-up: Hereditas cards, then the family card."""
    caepio_card: int
    caepio_row: int
    built_pile: list[int]
    stacks: list[int]
    """Solo: how many Aedificium cards are left in each stack."""


def view(s: Corduba, seat: int | None) -> View:
    box = s.box
    return {
        "round": s.round + 1,
        "decade": s.decade + 1,
        "active": s.active,
        "order": s.order.copy(),
        "passed": s.passed.copy(),
        "players": [player(s, side) for side in range(box.sides)],
        "districts": [district(s, d) for d in DISTRICTS],
        "tiles": [
            {
                "tile": tile,
                "district": tile // box.kind_count,
                "building": tile % box.kind_count,
                "cells": bits(cells),
                "builder": builder,
                "unrest": bool(s.unrest >> tile & 1),
                "occupied": bool(s.busy >> tile & 1),
            }
            for tile, (cells, builder) in sorted(s.tiles.items())
        ],
        "laying": laying(s),
        "supply": dict(zip(RESOURCES, s.supply, strict=True)),
        "market": dict(zip(RESOURCES, s.market, strict=True)),
        "price": dict(zip(RESOURCES, s.price, strict=True)),
        "bought": [RESOURCES[r] for r in bits(s.bought)],
        "sold": [RESOURCES[r] for r in bits(s.sold)],
        "spaces": bits(s.spaces),
        "figures": figures(s),
        "monuments": s.monuments.copy(),
        "gestae": s.gestae.copy(),
        "demand": s.demand,
        "minimum": box.demand_minimum[s.demand] if s.demand != NOBODY else 0,
        "troops_minimum": box.minimum_troops[s.decade],
        "offerings_minimum": box.minimum_offerings[s.decade],
        "markers": s.markers_on_board(),
        "spares": s.spares_the_city(),
        "demands_left": s.demands.bit_count(),
        "macellum_left": s.macellum.bit_count(),
        "dealt": [] if seat is None else list(s.dealt[seat]),
        "caepio_card": s.caepio_card,
        "caepio_row": s.caepio_row,
        "built_pile": bits(s.pile),
        "stacks": [stack.bit_count() + len(s.under) * (n == s.decade) for n, stack in enumerate(s.stacks)],
    }


def figures(s: Corduba) -> list[FiguresView]:
    groups: dict[tuple[int, int], FiguresView] = {}
    for place, side, which, count in s.sent:
        space = place - s.box.first_space
        group = groups.setdefault(
            (place, side),
            {
                "tile": place if space < 0 else NOBODY,
                "space": max(space, NOBODY),
                "side": side,
                "workers": 0,
                "special_workers": 0,
                "specialists": [],
            },
        )
        if which == WORKER:
            group["workers"] += count
        elif which == SPECIAL_WORKER:
            group["special_workers"] += count
        else:
            group["specialists"].append(SPECIALISTS[which - 1])
    return list(groups.values())


def laying(s: Corduba) -> LayingView | None:
    for step in reversed(s.stack):
        placement = getattr(step, "placement", None)
        if placement is not None:
            side, tile, cells, chain = placement(s)
            district, kind = divmod(tile, s.box.kind_count)
            return {"side": side, "district": district, "building": kind, "cells": bits(cells), "chain": list(chain)}
    return None


def district(s: Corduba, d: int) -> DistrictView:
    box = s.box
    return {
        "district": d,
        "neutral": bits(s.neutral[d]),
        "insulae": [bits(s.insulae[side * 3 + d]) for side in range(box.sides)],
        "revolt": s.in_revolt(d),
        "stock": bits(s.stock >> d * box.kind_count & box.all_kinds),
        "senator": bool(s.tokens >> d & 1),
    }


def player(s: Corduba, seat: int) -> PlayerView:
    me, box = s.players[seat], s.box
    return {
        "seat": seat,
        "name": box.side_names[seat],
        "goods": {GOOD_NAMES[good]: me[good] for good in range(GOODS)},
        "workers": me[WORKERS],
        "special_workers": me[SPECIALS],
        "special_workers_owned": me[EXTRAS],
        "register": me[REGISTER],
        "popularity": me[POPULARITY],
        "harmony": me[HARMONY],
        "unrest": me[UNREST],
        "held": me[HELD],
        "late_unrest": me[LATE],
        "upkeep": s.upkeep(seat),
        "senators": me[SENATORS],
        "sources": {name: me[SCORE + n] for n, name in enumerate(SOURCES) if me[SCORE + n]},
        "prestige": me[PRESTIGE : PRESTIGE + 3],
        "insulae_left": [s.insulae_left(seat, d) for d in DISTRICTS],
        "specialists": [SPECIALISTS[c] for c in bits(me[FREED])],
        "ready": [SPECIALISTS[c] for c in bits(me[READY])],
        "merchant": me[MERCHANT],
        "power": me[POWER],
        "character": me[FAMILY],
        "inheritance": me[INHERITANCE],
        "tiles_built": me[BUILT],
        "monuments": me[MONUMENTS],
        "bonuses": [LASTING[n] for n in bits(me[BONUSES])],
        "troops": sum(n * value for n, value in zip(me[DENARII + 1 : 10], box.troop_value, strict=True)),
        "offerings": sum(n * value for n, value in zip(me[10:12], box.offering_value, strict=True)),
        "deliverable": deliverable(s, me),
        "deeds": [min(me[PRESTIGE : PRESTIGE + 3]) if at == PRESTIGE else me[at] for _, at, _ in box.gestae_held],
        "passed": seat in s.passed,
    }


def deliverable(s: Corduba, me: list[int]) -> int:
    if s.demand == NOBODY:
        return 0
    demanded = s.box.demand[s.demand]
    instead = 0 if demanded == AMPHORAE else me[AMPHORAE] * s.box.amphora_value[s.demand]  # COR-16.6
    return me[demanded] + instead
