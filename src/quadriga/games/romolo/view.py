"""What a screen gets of Romolo o Remo?: typed plain data, built by naming what a seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from quadriga.games.romolo.board import (
    BUILDINGS,
    CHARACTERS,
    FALLEN,
    GOODS,
    GOODS_COUNT,
    HAND,
    LYING,
    MARKED,
    NOBODY,
    STOCKS,
    STRIDE,
    SYMBOLS,
    UNITS,
)
from quadriga.kernel.vocabulary import UNKNOWN

if TYPE_CHECKING:
    from quadriga.games.romolo.state import Romolo


class HexView(TypedDict):
    """Terrain -1 is face down; `peeked` is what this seat has seen beneath, or -1; token: -1 none, 0 face down."""

    terrain: int
    peeked: int
    token: int
    peeked_token: int
    buildings: dict[str, int]
    walls: list[int]
    tower: int
    strength: int
    stored: list[list[int]]


class UnitView(TypedDict):
    unit: int
    seat: int
    kind: str
    hex: int
    lying: bool
    hindered: bool


class CharacterView(TypedDict):
    tile: int
    name: str
    note: int
    used: bool


class PlayerView(TypedDict):
    """Coins are in halves; -1 where they are kept secret."""

    seat: int
    name: str
    alive: bool
    capital: int
    damage: int
    strength: int
    cubes: dict[str, int]
    coins: int
    hand: dict[str, int]
    fallen: int
    battle_markers: int
    characters: list[CharacterView]
    dice: list[str]
    dice_count: int
    dice_used: list[str]


class View(TypedDict):
    round: int
    active: int
    start: int
    closing: bool
    hexes: list[HexView]
    units: list[UnitView]
    players: list[PlayerView]
    bank: dict[str, int]
    water_stack: int
    prices: list[int]
    board: list[list[int]]
    display: list[int]
    stack: list[int]
    events: list[int]
    dominion: list[int]


def view(s: Romolo, seat: int | None) -> View:
    box = s.box
    return {
        "round": s.round,
        "active": s.active,
        "start": s.start,
        "closing": bool(s.closing),
        "hexes": [hex_view(s, h, seat) for h in range(box.hexes)],
        "units": [
            {
                "unit": u,
                "seat": box.owner[u],
                "kind": UNITS[box.kind[u]],
                "hex": h,
                "lying": bool(s.flags[u] & LYING),
                "hindered": bool(s.flags[u] & MARKED),
            }
            for u, h in enumerate(s.where)
            if h >= 0
        ],
        "players": [player(s, owner, seat) for owner in range(box.owners)],
        "bank": dict(zip(STOCKS, s.bank, strict=True)),
        "water_stack": s.water_stack,
        "prices": s.prices.copy(),
        "board": [[cube // GOODS_COUNT, cube % GOODS_COUNT] for cube in s.board],
        "display": s.display.copy(),
        "stack": s.deck.copy(),
        "events": s.row.copy(),
        "dominion": s.dominion.copy(),
    }


def hex_view(s: Romolo, h: int, seat: int | None) -> HexView:
    seen = seat is not None and bool(s.seen.get(h, 0) >> seat & 1)
    first = h * STRIDE
    return {
        "terrain": s.terrain[h],
        "peeked": s.beneath.get(h, UNKNOWN) if seen else UNKNOWN,
        "token": s.token[h] + 2 if s.token.get(h, UNKNOWN) != UNKNOWN else 0 if h in s.token else UNKNOWN,
        "peeked_token": s.under[h] + 2 if seen and h in s.under else UNKNOWN,
        "buildings": {
            BUILDINGS[s.spoken_building(h, kind)]: s.built[first + kind]
            for kind in range(STRIDE)
            if s.built[first + kind]
        },
        "walls": [side for side in range(6) if s.walls[h] >> side & 1],
        "tower": s.tower_on(h),
        "strength": s.strength(h),
        "stored": [[content >> 5, content & 31] for content in s.stored.get(h, ())],
    }


def player(s: Romolo, owner: int, seat: int | None) -> PlayerView:
    box = s.box
    person = owner < box.seats
    hidden = box.hidden_coins and owner != seat and person
    own = owner == seat and s.missing[owner] >= 0
    key = owner if person else 9
    spent = s.spent[owner] if person else 0
    tiles = person and s.missing[owner] != -2
    units = [(box.kind[u], s.where[u]) for u in box.ranges[owner]]
    return {
        "seat": owner,
        "name": box.seat_names[owner] if person else "ai",
        "alive": s.capital[owner] != NOBODY,
        "capital": s.capital[owner],
        "damage": s.damage[owner],
        "strength": s.strength(s.capital[owner], owner) if s.capital[owner] != NOBODY else 0,
        "cubes": dict(zip(GOODS, s.cubes[owner * GOODS_COUNT : (owner + 1) * GOODS_COUNT], strict=True))
        if person
        else {},
        "coins": UNKNOWN if hidden else s.coins[owner],
        "hand": {name: sum([k == kind and at == HAND for k, at in units]) for kind, name in enumerate(UNITS)},
        "fallen": sum([at == FALLEN for _, at in units]),
        "battle_markers": s.battles[owner],
        "characters": [
            {
                "tile": tile,
                "name": CHARACTERS[box.character[tile]],
                "note": s.note[tile],
                "used": bool(s.used >> tile & 1),
            }
            for tile, holder in enumerate(s.holder)
            if holder == key
        ],
        "dice": [SYMBOLS[n] for n in s.available(owner)] if own else [],
        "dice_count": len(SYMBOLS) - 1 - spent.bit_count() if tiles else 0,
        "dice_used": [name for n, name in enumerate(SYMBOLS) if spent >> n & 1],
    }
