"""What a screen shows of Antike Duellum, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from quadriga.games.antike.board import ADVANCES, PERSONALITIES, UNITS

if TYPE_CHECKING:
    from quadriga.games.antike.state import Antike


class CityView(TypedDict):
    region: int
    owner: int
    resource: int
    temple: bool
    wall: bool
    strength: int
    """ANT-12.3, without the Fortress."""


class UnitsView(TypedDict):
    region: int
    seat: int
    unit: str
    count: int


class ProgressView(TypedDict):
    """How far a player is on the way to the next personality of a kind."""

    personality: str
    taken: int
    earned: int
    have: int
    need: int


class PlayerView(TypedDict):
    seat: int
    name: str
    side: str
    points: int
    marble: int
    iron: int
    gold: int
    coins: int
    recruits: dict[str, int]
    supply: dict[str, int]
    walls: int
    advances: list[str]
    progress: list[ProgressView]
    sea_points: int
    cards: list[int]
    stone: int
    """The rondel field, or -1 in the middle."""
    ways: list[int]
    """What the move to each field of the rondel costs."""
    prices: dict[str, int]
    """The gold for each advance that this player does not have."""
    turns: int


class View(TypedDict):
    active: int
    turn: int
    players: list[PlayerView]
    cities: list[CityView]
    units: list[UnitsView]
    tiles_left: dict[str, int]
    bank_coins: int
    bank_temples: int
    bank_walls: int
    display: list[int]
    deck: int
    discards: list[int]
    stacks: dict[str, int]
    modifiers: list[str]


def view(s: Antike) -> View:
    return {
        "active": s.active,
        "turn": sum(s.turns) + 1,
        "players": [player(s, seat) for seat in (0, 1)],
        "cities": [city(s, region) for region in s.box.cities if s.owner[region] >= 0],
        "units": units(s),
        "tiles_left": dict(zip(("marble", "iron", "gold"), s.tiles, strict=True)),
        "bank_coins": s.bank_coins,
        "bank_temples": s.bank_temples,
        "bank_walls": s.bank_walls,
        "display": s.display.copy(),
        "deck": len(s.deck),
        "discards": s.discards.copy(),
        "stacks": {name: s.left_in_stack(n) for n, name in enumerate(PERSONALITIES)},
        "modifiers": [name for name, _ in s.modifiers],
    }


def player(s: Antike, seat: int) -> PlayerView:
    marble, iron, gold, coins = s.stock[seat]
    return {
        "seat": seat,
        "name": s.box.seat_names[seat],
        "side": s.box.sides[seat],
        "points": s.points(seat),
        "marble": marble,
        "iron": iron,
        "gold": gold,
        "coins": coins,
        "recruits": dict(zip(UNITS, s.recruits[seat], strict=True)),
        "supply": dict(zip(UNITS, s.supply[seat], strict=False)),
        "walls": s.walls[seat],
        "advances": [name for n, name in enumerate(ADVANCES) if s.has(seat, n)],
        "progress": [progress(s, seat, personality) for personality in range(len(PERSONALITIES))],
        "sea_points": s.sea_points(seat),
        "cards": s.hands[seat].copy(),
        "stone": s.stone[seat],
        "ways": [s.way_cost(seat, field) for field in range(len(s.box.fields))],
        "prices": {name: s.advance_gold(seat, n) for n, name in enumerate(ADVANCES) if not s.has(seat, n)},
        "turns": s.turns[seat],
    }


def progress(s: Antike, seat: int, personality: int) -> ProgressView:
    taken = s.people[seat][personality]
    return {
        "personality": PERSONALITIES[personality],
        "taken": taken,
        "earned": s.earned(seat, personality),
        "have": s.achieved(seat, personality),
        "need": (taken + 1) * s.box.needed[personality],
    }


def city(s: Antike, region: int) -> CityView:
    return {
        "region": region,
        "owner": s.owner[region],
        "resource": s.resource[region],
        "temple": bool(s.temple[region]),
        "wall": bool(s.wall[region]),
        "strength": s.strength_of(region),
    }


def units(s: Antike) -> list[UnitsView]:
    return [
        {"region": region, "seat": seat, "unit": UNITS[kind], "count": count}
        for seat in (0, 1)
        for kind, regions in enumerate(s.units[seat])
        for region, count in sorted(regions.items())
    ]
