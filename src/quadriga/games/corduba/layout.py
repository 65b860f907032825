"""What a seat of Corduba sees, as numbers. Sides are the players and, alone, Caepio after them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quadriga.games.corduba.board import CordubaBox
from quadriga.games.corduba.pieces import (
    AMPHORAE,
    BONUSES,
    BUILT,
    DENARII,
    DISTRICT_NAMES,
    DISTRICTS,
    EXPERTS,
    EXTRAS,
    FAMILY,
    FREED,
    GOOD_NAMES,
    GOODS,
    HARMONY,
    HELD,
    INHERITANCE,
    INSULAE,
    LASTING,
    LATE,
    MERCHANT,
    MONUMENTS,
    NOBODY,
    PLACED,
    POPULARITY,
    POWER,
    PRESTIGE,
    REACHED,
    READY,
    RECEIVED,
    REGISTER,
    RESOURCES,
    ROW,
    ROWS,
    SENATORS,
    SPECIALISTS,
    SPECIALS,
    UNREST,
    WORKERS,
)
from quadriga.games.corduba.rome import TOKENS
from quadriga.games.corduba.state import Corduba
from quadriga.games.corduba.vocabulary import MOST_DELIVERED
from quadriga.games.spec import Declared
from quadriga.kernel.game import Box
from quadriga.kernel.layout import (
    Axis,
    Bits,
    Category,
    Count,
    Counts,
    Order,
    Owner,
    Part,
    Pile,
    numbered,
    seat_axis,
    seat_labels,
)
from quadriga.kernel.vocabulary import UNKNOWN

LONGEST: Final = 12_000
MOST_TOKENS: Final = 120
"""Troops and offerings come by ones and twos: nobody can get more in eight rounds."""
FIGURES: Final = {
    "workers": WORKERS,
    "register": REGISTER,
    "popularity": POPULARITY,
    "harmony": HARMONY,
    "unrest": UNREST,
    "senators": SENATORS,
    "markers_held": HELD,
    "special_workers": SPECIALS,
    "merchant_visits": MERCHANT,
    "power_uses": POWER,
    "late_unrest": LATE,
    "built": BUILT,
    "monuments": MONUMENTS,
    "markers_received": RECEIVED,
    "insulae": INSULAE,
    "experts": EXPERTS,
    "extras": EXTRAS,
}
ORDER: Final = ("place_in_order", "place_of_passing")
CELLS: Final = tuple([f"r{n // ROW}c{n % ROW}" for n in range(ROW * ROWS)])


def declare(box: Box) -> Declared:
    assert isinstance(box, CordubaBox)
    sides, seats = box.sides, box.seats
    names = (*seat_labels(seats), "caepio") if box.solo else seat_labels(seats)
    side, seat = Axis("side", names), seat_axis(seats)
    district, resource = Axis("district", DISTRICT_NAMES), Axis("resource", RESOURCES)
    tile, good = Axis("tile", tuple(box.tile_names)), Axis("good", GOOD_NAMES)
    place = Axis("place", (*tile.labels, *box.space_names))
    hereditas = tuple([card.name for card in box.hereditas])
    characters, kinds = tuple(box.character_names), tuple(box.kinds)
    figures = dict.fromkeys(FIGURES, 100) | dict.fromkeys(ORDER, sides)
    macellum = numbered(len(box.macellum))
    solo = (
        Part("stacks", Bits(kinds), (Axis("decade", numbered(3)),), lambda s, order: s.stacks),
        Part("under-stack", Pile(9, kinds), (), lambda s, order: (s.under,)),
        Part("built-pile", Bits(kinds), (), lambda s, order: (s.pile,)),
        Part("caepio-decks", Bits(box.caepio_cards), (Axis("deck", numbered(3)),), lambda s, order: s.caepio_decks),
        Part("caepio-card", Category(box.caepio_cards), (), lambda s, order: (s.caepio_card,)),
        Part("caepio", Counts(row=20, drawn=20), (), lambda s, order: (s.caepio_row, s.caepio_cards)),
    )
    parts = (
        Part("now", Counts(round=box.rounds, decade=3), (), lambda s, order: (s.round + 1, s.decade + 1)),
        Part("active", Owner(sides), (), lambda s, order: (s.active,)),
        # what everybody has
        Part("goods", Count(250), (side, good), goods),
        Part("figures", Counts(**figures), (side,), figures_of),
        Part("prestige", Count(30), (side, district), lambda s, order: by_district(s, order, PRESTIGE)),
        Part("prestige-reached", Count(30), (side, district), lambda s, order: by_district(s, order, REACHED)),
        Part("insulae-placed", Count(30), (side, district), lambda s, order: by_district(s, order, PLACED)),
        Part("freed", Bits(SPECIALISTS), (side,), lambda s, order: column(s, order, FREED)),
        Part("ready", Bits(SPECIALISTS), (side,), lambda s, order: column(s, order, READY)),
        Part("lasting-bonus", Bits(LASTING), (side,), lambda s, order: column(s, order, BONUSES)),
        Part("character", Category(characters), (side,), lambda s, order: column(s, order, FAMILY)),
        Part("inheritance", Category(hereditas), (side,), lambda s, order: column(s, order, INHERITANCE)),
        Part("dealt-hereditas", Pile(2, hereditas), (seat,), dealt_hereditas),
        Part("dealt-family", Category((*box.families, "not-dealt"), "unknown"), (seat,), dealt_family),
        # the city
        Part("tile-built", Bits(tile.labels), (), lambda s, order: (s.built,)),
        Part("tile-by", Owner(sides), (tile,), builders),
        Part("tile-unrest", Bits(tile.labels), (), lambda s, order: (s.unrest,)),
        Part("tile-used", Bits(tile.labels), (), lambda s, order: (s.busy,)),
        Part("tile-in-stock", Bits(tile.labels), (), lambda s, order: (s.stock,)),
        Part("cell-covered", Bits(CELLS), (district,), lambda s, order: s.covered),
        Part("cell-neutral", Bits(CELLS), (district,), lambda s, order: s.neutral),
        Part("cell-of-tiles", Bits(CELLS), (side, district), cells_of),
        Part("cell-of-insulae", Bits(CELLS), (side, district), insulae),
        Part("monument", Owner(sides), (Axis("monument", tuple(box.monuments)),), lambda s, order: s.monuments),
        Part("space-used", Bits(box.space_names), (), lambda s, order: (s.spaces,)),
        Part("figures-on", Count(36), (side, place), figures_on),
        # the table
        Part("supply", Count(60), (resource,), lambda s, order: s.supply),
        Part("market", Count(20), (resource,), lambda s, order: s.market),
        Part("price", Count(20), (resource,), lambda s, order: s.price),
        Part("bought", Bits(RESOURCES), (), lambda s, order: (s.bought,)),
        Part("sold", Bits(RESOURCES), (), lambda s, order: (s.sold,)),
        Part("gesta", Category((*names, "not-in-game")), (Axis("gesta", tuple(box.gestae)),), claimed),
        Part("senator-tokens", Bits(DISTRICT_NAMES), (), lambda s, order: (s.tokens,)),
        Part("demand", Category(box.romae), (), lambda s, order: (s.demand,)),
        Part("demands-left", Bits(box.romae), (), lambda s, order: (s.demands,)),
        Part("macellum-left", Bits(macellum), (), lambda s, order: (s.macellum,)),
        Part("hereditas-unseen", Bits(hereditas), (), lambda s, order: (s.inheritances,)),
        Part("families-unseen", Bits(box.families), (), lambda s, order: (s.families,)),
        *(solo if box.solo else ()),
    )
    demanded = {AMPHORAE, *box.demand} - set(TOKENS)
    most = dict.fromkeys(TOKENS, MOST_TOKENS)
    most |= {item: box.resources_each if item < DENARII else MOST_DELIVERED for item in demanded}
    deliver = [(item, n) for item in sorted(most) for n in range(most[item] + 1)]
    return Declared(parts, LONGEST, {"deliver": deliver}, all_can_lose=True)


def sides_of(s: Corduba, order: Order) -> Sequence[int]:
    return (*order, s.box.seats) if s.box.solo else order


def goods(s: Corduba, order: Order) -> list[int]:
    found: list[int] = []
    for side in sides_of(s, order):
        found += s.players[side][:GOODS]
    return found


def figures_of(s: Corduba, order: Order) -> list[int]:
    """Places count from 1; 0: not among them."""
    found: list[int] = []
    for side in sides_of(s, order):
        me = s.players[side]
        found += [me[at] for at in FIGURES.values()]
        found.append(s.order.index(side) + 1 if side in s.order else 0)
        found.append(s.passed.index(side) + 1 if side in s.passed else 0)
    return found


def by_district(s: Corduba, order: Order, at: int) -> list[int]:
    found: list[int] = []
    for side in sides_of(s, order):
        found += s.players[side][at : at + len(DISTRICTS)]
    return found


def column(s: Corduba, order: Order, at: int) -> list[int]:
    return [s.players[side][at] for side in sides_of(s, order)]


def dealt_hereditas(s: Corduba, order: Order) -> list[tuple[int, ...]]:
    count = s.box.hereditas_dealt
    return [s.dealt[seat][:count] for seat in order]


def dealt_family(s: Corduba, order: Order) -> list[int]:
    count, not_dealt = s.box.hereditas_dealt, len(s.box.families)
    return [s.dealt[seat][count] if len(s.dealt[seat]) > count else not_dealt for seat in order]


def builders(s: Corduba, order: Order) -> list[int]:
    found = [NOBODY] * len(s.box.tile_names)
    for tile, (_, by) in s.tiles.items():
        found[tile] = by
    return found


def cells_of(s: Corduba, order: Order) -> list[int]:
    """The cells under the tiles of each side, by district."""
    sides, viewer, kinds = s.box.sides, order[0], s.box.kind_count
    found = [0] * (sides * len(DISTRICTS))
    for tile, (cells, by) in s.tiles.items():
        if by >= 0:
            found[(by - viewer) % sides * len(DISTRICTS) + tile // kinds] |= cells
    return found


def insulae(s: Corduba, order: Order) -> list[int]:
    found: list[int] = []
    for side in sides_of(s, order):
        found += s.insulae[3 * side : 3 * side + 3]
    return found


def figures_on(s: Corduba, order: Order) -> bytearray:
    """How many figures of each side stand on tiles and spaces; those that are ready tell which these are."""
    sides, viewer = s.box.sides, order[0]
    places = s.box.first_space + len(s.box.space_names)
    found = bytearray(sides * places)
    for place, side, _, count in s.sent:
        found[(side - viewer) % sides * places + place] += count
    return found


def claimed(s: Corduba, order: Order) -> list[int]:
    sides, viewer = s.box.sides, order[0]
    return [(by - viewer) % sides if by >= 0 else UNKNOWN if by == NOBODY else sides for by in s.gestae]
