"""What a seat of Romolo o Remo? sees, as numbers. Owners are the players and, alone, the A.I. player after them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quadriga.games.romolo.board import (
    BANK,
    CHARACTERS,
    DONE,
    EVENTS,
    FALLEN,
    FRESH,
    GONE,
    GOODS,
    GOODS_COUNT,
    HAND,
    KINDS,
    LYING,
    MARKED,
    NEW,
    OUT,
    RETREATED,
    RIVAL,
    STOCKS,
    SYMBOLS,
    TERRAINS,
    TYPES,
    UNITS,
    RomoloBox,
)
from quadriga.games.romolo.characters import SHUT
from quadriga.games.romolo.pieces import NO_TILE, SEEN_BITS, UNSEEN_TILE
from quadriga.games.romolo.riding import SAILING
from quadriga.games.romolo.state import Romolo
from quadriga.games.spec import Declared
from quadriga.kernel.game import Box
from quadriga.kernel.layout import (
    Amounts,
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
    question_of,
    seat_axis,
    seat_labels,
)
from quadriga.kernel.vocabulary import UNKNOWN

LONGEST: Final = 40_000
PER_ROUND: Final = 400
"""More decisions of one player than a round of random play has, by far."""
TOKENS: Final = ("x2", "x3")
BUILDINGS: Final = ("farm", "storehouse", "temple", "works", "aqueduct", "forum", "port")
STANDS: Final = ("all", "lying", "hindered", "fresh", "done", "retreated", "new")
"""How many units there are, and of how many of them what their flags say."""
FLAGS: Final = (LYING, MARKED, FRESH, DONE, RETREATED, NEW)
ELSEWHERE: Final = (HAND, GONE, FALLEN, BANK)
NOTE: Final = 64
"""Where the second thing of a note begins."""


def declare(box: Box) -> Declared:
    assert isinstance(box, RomoloBox)
    seats = box.seats
    hexes = tuple(box.hex_names)
    tiles = tuple([f"{CHARACTERS[c]}-{n}" for n, c in enumerate(box.character)])
    owners = (*seat_labels(seats), "ai") if box.solo else seat_labels(seats)
    hexagon, tile, seat, owner = Axis("hex", hexes), Axis("tile", tiles), seat_axis(seats), Axis("owner", owners)
    good, unit = Axis("good", GOODS), Axis("unit", UNITS)
    dice = (*SYMBOLS, "nothing")
    event = Axis("event", EVENTS)
    market = [f"{column}-{cube}" for column in GOODS for cube in GOODS]
    figures = {"coins": 255, "battles": 20, "damage": 20, "strength": 40, "held": len(tiles)}
    now = {"round": 100, "water_stack": 30, "closing": 1, "acted": 1, "hired": 20, "rounds_left": 255}
    solo = (
        Part("event-row", Pile(30, EVENTS), (), lambda s, order: ([] if s.box.bag else s.row,)),
        Part("next-event", Category(EVENTS), (), lambda s, order: (s.row[0] if s.row and not s.box.bag else UNKNOWN,)),
        Part("event-bag", Count(30), (event,), lambda s, order: s.row if s.box.bag and s.row else [0] * len(EVENTS)),
    )
    parts = (
        Part("now", Counts(**now), (), now_of),
        Part("active", Owner(seats), (), lambda s, order: (s.active if s.active < s.box.seats else UNKNOWN,)),
        Part("start", Owner(seats), (), lambda s, order: (s.start,)),
        Part("modifier", Counts(sailing=9, shut=len(hexes)), (), modifiers),
        # the map
        Part("terrain", Category(TERRAINS, "face-down"), (hexagon,), lambda s, order: s.terrain),
        Part("beneath", Category(TERRAINS, "unknown"), (hexagon,), lambda s, order: on_hexes(s.beneath, s)),
        Part("token", Category((*TOKENS, "face-down")), (hexagon,), tokens),
        Part("token-beneath", Category(TOKENS, "unknown"), (hexagon,), lambda s, order: on_hexes(s.under, s)),
        Part("has-looked", Amounts(1, hexes), (seat,), looked),
        Part("buildings", Count(20), (hexagon, Axis("building", BUILDINGS)), lambda s, order: s.built),
        Part("walls", Bits(numbered(6)), (hexagon,), lambda s, order: s.walls),
        Part("stored", Count(31), (hexagon, good), stored),
        Part("capital", Category(hexes), (owner,), lambda s, order: [s.capital[who] for who in owners_of(s, order)]),
        Part("units", Count(20), (owner, unit, Axis("which", STANDS), hexagon), units),
        Part("units-off-map", Count(20), (owner, unit, Axis("where", ("hand", "gone", "fallen", "bank"))), off_map),
        Part("produced", Bits(hexes), (), lambda s, order: (s.produced,)),
        Part("forums-used", Bits(hexes), (), lambda s, order: (s.forums_used,)),
        Part("ports-used", Amounts(255, hexes), (), lambda s, order: (s.ports_used,)),
        Part("about-hex", Category(hexes), (), about),
        # what everybody has
        Part("owner", Counts(**figures), (owner,), figures_of),
        Part("cubes", Count(60), (seat, good), cubes),
        Part("without-workers", Bits(owners), (), lambda s, order: (turned(s.idle, order[0], s.box.seats),)),
        Part("dominion", Category(hexes), (seat,), lambda s, order: [s.dominion[who] for who in order]),
        Part("dice-used", Bits(SYMBOLS), (seat,), lambda s, order: [s.spent[who] for who in order]),
        Part("die-put-away", Category(dice, "unknown"), (seat,), lambda s, order: face_down(s.missing, order)),
        Part("die-or-tile-chosen", Category(dice, "unknown"), (seat,), lambda s, order: face_down(s.secret, order)),
        Part("character", Category((*owners, "out") if box.solo else (*owners, "ai", "out"), "free"), (tile,), holders),
        Part("note", Counts(first=NOTE - 1, second=NOTE - 1), (tile,), notes),
        Part("character-used", Bits(tiles), (), lambda s, order: (s.used,)),
        # the table
        Part("bank", Count(60), (Axis("piece", STOCKS),), lambda s, order: s.bank),
        Part("price", Count(20), (good,), lambda s, order: s.prices),
        Part("market", Pile(20, market), (), lambda s, order: (s.board,)),
        Part("display", Category(CHARACTERS), (Axis("slot", numbered(box.display)),), lambda s, order: s.display),
        Part("stack", Count(20), (Axis("type", TYPES),), lambda s, order: s.deck),
        Part("characters-unseen", Count(9), (Axis("character", CHARACTERS),), lambda s, order: s.unseen),
        Part("terrain-unseen", Count(60), (Axis("terrain", TERRAINS),), lambda s, order: s.pool),
        Part("tokens-unseen", Count(20), (Axis("value", TOKENS),), lambda s, order: s.tokens),
        Part("tiles-lost", Pile(20, TERRAINS), (), lost),
        *(solo if box.solo else ()),
    )  # fmt: skip
    longest = max(1, seats) * box.round_cap * PER_ROUND if box.round_cap else LONGEST
    return Declared(parts, longest, {}, all_can_lose=box.solo)


def owners_of(s: Romolo, order: Order) -> Order:
    return (*order, s.box.ai) if s.box.solo else order


def now_of(s: Romolo, order: Order) -> tuple[int, ...]:
    cap = s.box.round_cap
    left = max(0, cap - s.round) if cap else 0
    return s.round, s.water_stack, s.closing, s.acted, s.hired, left


def modifiers(s: Romolo, order: Order) -> tuple[int, int]:
    """SHUT names a hex, counted from 1 here."""
    if not s.modifiers:
        return (0, 0)
    return s.modifier(SAILING), max([h + 1 for name, h in s.modifiers if name == SHUT], default=0)


def on_hexes(things: Mapping[int, int], s: Romolo) -> list[int]:
    found = [UNKNOWN] * s.box.hexes
    for h, thing in things.items():
        found[h] = thing
    return found


def tokens(s: Romolo, order: Order) -> list[int]:
    found = [UNKNOWN] * s.box.hexes
    for h, token in s.token.items():
        found[h] = len(TOKENS) if token == UNKNOWN else token
    return found


def looked(s: Romolo, order: Order) -> list[dict[int, int]]:
    return [{h: 1 for h, seen in s.seen.items() if seen >> seat & 1} for seat in order]


def stored(s: Romolo, order: Order) -> bytearray:
    found = bytearray(s.box.hexes * GOODS_COUNT)
    for h, contents in s.stored.items():
        for content in contents:
            found[h * GOODS_COUNT + (content >> 5)] += content & 31
    return found


def units(s: Romolo, order: Order) -> bytearray:
    box, where, flags, kinds = s.box, s.where, s.flags, s.box.kind
    hexes = box.hexes
    per_kind = len(STANDS) * hexes
    found = bytearray(box.owners * KINDS * per_kind)
    at = 0
    for owner in owners_of(s, order):
        for u in box.ranges[owner]:
            h = where[u]
            if h >= 0:
                first = at + kinds[u] * per_kind + h
                found[first] += 1
                if flags[u]:
                    for flag in FLAGS:
                        first += hexes
                        if flags[u] & flag:
                            found[first] += 1
        at += KINDS * per_kind
    return found


def off_map(s: Romolo, order: Order) -> bytearray:
    """HAND, GONE, FALLEN and BANK are -1 to -4."""
    box, where = s.box, s.where
    found = bytearray(box.owners * KINDS * len(ELSEWHERE))
    first = 0
    kinds, width = box.kind, len(ELSEWHERE)
    for owner in owners_of(s, order):
        units = slice(owner * box.pieces, (owner + 1) * box.pieces)
        for kind, h in zip(kinds[units], where[units], strict=True):
            if h < 0:
                found[first + kind * width - h - 1] += 1
        first += KINDS * width
    return found


def about(s: Romolo, order: Order) -> tuple[int]:
    """The hex that the question is about."""
    h = getattr(question_of(s, order[0]), "h", UNKNOWN)
    return (h if isinstance(h, int) and 0 <= h < s.box.hexes else UNKNOWN,)


def figures_of(s: Romolo, order: Order) -> list[int]:
    found: list[int] = []
    for owner in owners_of(s, order):
        capital = s.capital[owner]
        held = s.holder.count(owner if owner < s.box.seats else RIVAL)
        strength = s.strength(capital, owner) if capital >= 0 else 0
        found += (s.coins[owner], s.battles[owner], s.damage[owner], strength, held)
    return found


def cubes(s: Romolo, order: Order) -> list[int]:
    found: list[int] = []
    for seat in order:
        found += s.cubes[seat * GOODS_COUNT : (seat + 1) * GOODS_COUNT]
    return found


def turned(bits: int, viewer: int, seats: int) -> int:
    """Bits by seat, the viewer's first."""
    own = bits & (1 << seats) - 1
    return own >> viewer | own << seats - viewer & (1 << seats) - 1


def face_down(tiles: list[int], order: Order) -> list[int]:
    """UNKNOWN stays so; NO_TILE is the last of the names."""
    return [len(SYMBOLS) if tiles[seat] == NO_TILE else tiles[seat] for seat in order]


def holders(s: Romolo, order: Order) -> list[int]:
    seats, viewer = s.box.seats, order[0]
    found = []
    for holder in s.holder:
        if holder == RIVAL:
            found.append(seats)
        elif holder == OUT:
            found.append(seats + 1)
        else:
            found.append((holder - viewer) % seats if holder >= 0 else UNKNOWN)
    return found


def notes(s: Romolo, order: Order) -> list[int]:
    found = [0] * (2 * len(s.note))
    if any(s.note):
        found[::2] = [note % NOTE for note in s.note]
        found[1::2] = [note // NOTE for note in s.note]
    return found


def lost(s: Romolo, order: Order) -> tuple[list[int]]:
    terrains = [tile >> SEEN_BITS for tile in s.lost]
    return ([UNKNOWN if terrain == UNSEEN_TILE else terrain for terrain in terrains],)
