"""What a screen gets of Romolo o Remo?: typed plain data, built by naming what a seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypedDict

from quadriga.games.romolo.board import (
    ARCHITECTUS,
    BUILDINGS,
    CHARACTERS,
    DEFENSOR,
    DUX,
    FALLEN,
    FOEDERATUS,
    GOODS,
    GOODS_COUNT,
    HAND,
    LYING,
    MARKED,
    NEGOTIATOR,
    NOBODY,
    PLUS3,
    PRAEPOSITUS,
    STOCKS,
    STRIDE,
    SYMBOLS,
    UNITS,
    X2,
)
from quadriga.games.romolo.fight import Fight, values
from quadriga.games.romolo.influence import control, influence
from quadriga.games.romolo.pieces import NO_TILE
from quadriga.games.romolo.scoring import score_now
from quadriga.games.romolo.vocabulary import ITEM
from quadriga.kernel.vocabulary import UNKNOWN

if TYPE_CHECKING:
    from quadriga.games.romolo.state import Romolo
    from quadriga.kernel.step import Step


COUNTED: Final[tuple[int, ...]] = (DUX, FOEDERATUS, DEFENSOR)
PHASES: Final = {"Activate": "actions", "Attack": "combat", "StandUp": "supply", "EndRound": "rival"}
"""The step that waits on the stack for the rest of each phase, the first found counts."""


class HexView(TypedDict):
    """Terrain -1 is face down; `peeked` is what this seat has seen beneath, or -1; token: -1 none, 0 face down.

    `influence` is that of every owner; `control` is who controls the hex, of a team whoever has most influence.
    """

    terrain: int
    peeked: int
    token: int
    peeked_token: int
    buildings: dict[str, int]
    walls: list[int]
    tower: int
    strength: int
    stored: list[list[int]]
    influence: list[int]
    control: int


class UnitView(TypedDict):
    unit: int
    seat: int
    kind: str
    hex: int
    lying: bool
    hindered: bool


class FighterView(TypedDict):
    unit: int
    kind: str
    value: int


class SideView(TypedDict):
    """One side of a combat: what tower, hindrance and characters add; symbol and losses are "" and -1 until known."""

    seat: int
    units: list[FighterView]
    tower: int
    hindrance: int
    helped: int
    value: int
    sealed: bool
    symbol: str
    losses: int


class CombatView(TypedDict):
    hex: int
    sides: list[SideView]


class ExchangeView(TypedDict):
    """What partners are about to exchange: who proposes it, what they give and what they ask for."""

    seat: int
    partner: int
    give: list[str]
    get: list[str]


class CharacterView(TypedDict):
    """What lies on the tile: counters (-1: it has none), cubes; the hex it has named, or -1."""

    tile: int
    name: str
    counters: int
    cubes: list[str]
    hex: int
    used: bool


class UpkeepView(TypedDict):
    """As things are, if everybody at the farms is friendly: storehouses count, and waived wages do not.

    `hungry` units cost a grain each, `unpaid` mercenaries find no wage. `leaving` and `razed` are the units and the
    buildings that would be lost; `out`: the tower falls.
    """

    hungry: int
    grain: int
    mercenaries: int
    salt_due: int
    salt: int
    unpaid: int
    leaving: int
    razed: int
    out: bool


class PlayerView(TypedDict):
    """Coins are in halves; -1 where they are kept secret.

    `points` are those of the player's side if the game ended now, without what depends on coins kept secret;
    `limits` the workers and the military that the capital supports. `upkeep` is known of oneself alone, from the
    first round on and until the own Supply phase takes it.
    """

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
    points: dict[str, int]
    limits: list[int]
    hire_cost: int
    upkeep: UpkeepView | None


class View(TypedDict):
    """`acting` is the unit that is being asked about, or -1; a combat is seen while units are still called to it."""

    round: int
    phase: str
    acting: int
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
    combat: CombatView | None
    exchange: ExchangeView | None


def view(s: Romolo, seat: int | None) -> View:
    box = s.box
    held, points = control(s), [influence(s, owner) for owner in range(box.owners)]
    shown = score_now(s, seat)
    return {
        "round": s.round,
        "phase": phase(s),
        "acting": next((unit for step in reversed(s.stack) if (unit := acting(step)) != NOBODY), NOBODY),
        "active": s.active,
        "start": s.start,
        "closing": bool(s.closing),
        "hexes": [hex_view(s, h, seat, held[h], [own[h] for own in points]) for h in range(box.hexes)],
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
        "players": [player(s, owner, seat, shown[box.side[owner]]) for owner in range(box.owners)],
        "bank": dict(zip(STOCKS, s.bank, strict=True)),
        "water_stack": s.water_stack,
        "prices": s.prices.copy(),
        "board": [[cube // GOODS_COUNT, cube % GOODS_COUNT] for cube in s.board],
        "display": s.display.copy(),
        "stack": s.deck.copy(),
        "events": s.row.copy(),
        "dominion": s.dominion.copy(),
        "combat": next((combat(s, fight) for step in reversed(s.stack) if (fight := fought(s, step))), None),
        "exchange": exchange(s, s.stack[-1]) if s.stack else None,
    }


def acting(step: Step[Romolo]) -> int:
    """The unit that a step is about; others are asked about it too: are they hostile, do they agree?"""
    about = getattr(step, "then", getattr(step, "offer", step))
    unit: int = getattr(about, "who", NOBODY)
    return unit


def fought(s: Romolo, step: Step[Romolo]) -> Fight | None:
    """The combat that a step is about; while units are called to it, as it would be now."""
    fight: Fight | None = step.mustered(s) if hasattr(step, "mustered") else getattr(step, "fight", None)
    return fight


def exchange(s: Romolo, step: Step[Romolo]) -> ExchangeView | None:
    """ROM-22.2: what is proposed, or has been named so far."""
    offer: Any = getattr(step, "offer", step)
    if not hasattr(offer, "give"):
        return None
    return {
        "seat": offer.seat,
        "partner": next(other for other in s.box.partners[offer.seat] if other != offer.seat),
        "give": [ITEM.names[item] for item in offer.give],
        "get": [ITEM.names[item] for item in offer.get],
    }


def phase(s: Romolo) -> str:
    """Where the game is: what waits on the stack tells."""
    if not s.round:
        return "setup"
    waiting = {type(step).__name__ for step in s.stack}
    return next((name for step, name in PHASES.items() if step in waiting), "end")


def combat(s: Romolo, fight: Fight) -> CombatView:
    """ROM-13: both sides with what they are worth so far; before the reveal without the dice tiles."""
    worth = fight.result[:2] or values(s, fight, fight.symbols)
    losses = fight.result[2:] or (UNKNOWN, UNKNOWN)
    units = (fight.attackers, fight.defenders)
    return {
        "hex": fight.h,
        "sides": [
            fighting(s, fight, n, owner, units[n], worth[n], losses[n])
            for n, owner in enumerate((fight.attacker, fight.defender))
        ],
    }


def fighting(s: Romolo, fight: Fight, n: int, owner: int, units: tuple[int, ...], worth: int, losses: int) -> SideView:
    box = s.box
    symbol = fight.symbols[n] if fight.symbols else UNKNOWN
    before = worth // box.times if symbol == X2 else worth - box.plus if symbol == PLUS3 else worth
    tower = box.tower_combat if n == 1 and s.capital[owner] == fight.h else 0
    more = before - tower - sum([box.value[u] for u in units])
    marked = any([s.flags[u] & MARKED for u in units]) or more < 0  # a hindered unit may have fallen by now
    return {
        "seat": owner,
        "units": [{"unit": u, "kind": UNITS[box.kind[u]], "value": box.value[u]} for u in units],
        "tower": tower,
        "hindrance": box.malus if marked else 0,
        "helped": more + (box.malus if marked else 0),
        "value": worth,
        "sealed": owner < box.seats and s.secret[owner] != NO_TILE,
        "symbol": SYMBOLS[symbol] if symbol != UNKNOWN else "",
        "losses": losses,
    }


def hex_view(s: Romolo, h: int, seat: int | None, side: int, points: list[int]) -> HexView:
    seen = seat is not None and bool(s.seen.get(h, 0) >> seat & 1)
    first = h * STRIDE
    holders = [owner for owner in range(s.box.owners) if s.box.side[owner] == side]
    tower = s.tower_on(h)
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
        "tower": tower,
        "strength": s.strength(h),
        "stored": [[content >> 5, content & 31] for content in s.stored.get(h, ())],
        "influence": points,
        "control": tower if tower != NOBODY else max(holders, key=points.__getitem__, default=NOBODY),
    }


def player(s: Romolo, owner: int, seat: int | None, points: dict[str, int]) -> PlayerView:
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
        "characters": [character(s, tile) for tile, holder in enumerate(s.holder) if holder == key],
        "dice": [SYMBOLS[n] for n in s.available(owner)] if own else [],
        "dice_count": len(SYMBOLS) - 1 - spent.bit_count() if tiles else 0,
        "dice_used": [name for n, name in enumerate(SYMBOLS) if spent >> n & 1],
        "points": points,
        "limits": list(s.limits(owner)) if s.capital[owner] != NOBODY else [0, 0],
        "hire_cost": box.character_base + box.character_step * s.holder.count(key),
        "upkeep": forecast(s, owner) if owner == seat and foreseen(s, owner) else None,
    }


def forecast(s: Romolo, seat: int) -> UpkeepView:
    from quadriga.games.romolo.upkeep import upkeep  # it plays the rules, whose state is shown here

    return upkeep(s, seat)


def foreseen(s: Romolo, seat: int) -> bool:
    """Whether food and wages are still to come for a player in the game."""
    if not s.round or s.ending or s.capital[seat] == NOBODY:
        return False
    return seat != s.active or any(type(step).__name__ == "Income" for step in s.stack)


def character(s: Romolo, tile: int) -> CharacterView:
    kind, note = s.box.character[tile], s.note[tile]
    cubes = [name for good, name in enumerate(GOODS) if kind == NEGOTIATOR and note >> good & 1]
    if kind == PRAEPOSITUS and note:
        cubes = [GOODS[note - 1]]
    return {
        "tile": tile,
        "name": CHARACTERS[kind],
        "counters": note if kind in COUNTED else -1,
        "cubes": cubes,
        "hex": note - 1 if kind == ARCHITECTUS else NOBODY,
        "used": bool(s.used >> tile & 1),
    }
