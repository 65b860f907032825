"""Written positions of Romolo o Remo?, for tests and puzzles. Hexes are written "q,r" or by their names.

turn = "yellow"               # whose turn; start = "yellow", round = 3, closing = true
phase = "combat"              # start (of the turn), action, combat, supply, events, rival, scoring; usually action
land = "plain"                # what all hexes are that are not mentioned; else they stay face down
terrain = { hill = ["1,0"], down = ["2,0"] }
walls = { "1,0" = [3] }       # sides 0 east, 1 north-east, ... of that hex
built = { "0,0" = "farm, 2 storehouse" }
stored = { "0,0" = ["2 wood"] }
tokens = { "0,0" = "x3" }     # face up
bank = { temple = 0 }         # also prices = [1, 1, 1, 1, 1], market = ["wood grain"] (column, cube), water_stack = 9
display = ["dux"]             # characters shown; stack = [0, 0, 0] tiles left of types I, II, III
row = ["blue"]                # solo events to come; else first all white ones, then yellow and so on
[yellow]
capital = "0,0"               # with a tower; otherwise the player is out
workers = ["0,0", "1,0 lying hindered"]   # also soldiers, mercenaries, explorers
grain = 2                     # also wood, stone, salt, refined; coins = 3 or halves = 1
characters = ["dux 4"]        # with what lies on the tile: counters, goods (negotiator "grain wood") or a hex
battles = 1                   # also damage (of the tower), fallen (mercenaries), away = "blank", used = ["x2"]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from quadriga.games.romolo.board import (
    ARCHITECTUS,
    BLANK,
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    DEFENSOR,
    DUX,
    EVENTS,
    EXPLORER,
    FACE_DOWN,
    FALLEN,
    FOEDERATUS,
    GOODS,
    GOODS_COUNT,
    HAND,
    LYING,
    MARKED,
    MERCENARIES,
    MERCENARY,
    NEGOTIATOR,
    NOBODY,
    PLAIN,
    PRAEPOSITUS,
    QUARRY,
    RIVAL,
    SOLDIER,
    STOCKS,
    SYMBOLS,
    TERRAINS,
    WORKER,
    WORKS,
)
from quadriga.games.romolo.ending import begin_scoring
from quadriga.games.romolo.pieces import changed
from quadriga.games.romolo.solo import AITurn, DrawEvent
from quadriga.games.romolo.state import Romolo
from quadriga.games.romolo.turn import TURN, EndRound, begin_turn
from quadriga.kernel.errors import PositionError
from quadriga.kernel.step import CHANCE

PHASES: Final[tuple[str, ...]] = ("action", "combat", "supply", "stand")
KIND_KEYS: Final = {"workers": WORKER, "soldiers": SOLDIER, "mercenaries": MERCENARY, "explorers": EXPLORER}
TOKENS: Final[tuple[str, ...]] = ("x2", "x3")


def arrange(s: Romolo, position: Mapping[str, Any]) -> None:
    """Change a fresh state into the written position."""
    given = dict(position)
    s.round = int(given.pop("round", 1))
    s.closing = int(bool(given.pop("closing", False)))
    s.start = number(COLOURS, given.pop("start", "yellow"), "colour")
    arrange_map(s, given)
    arrange_bank(s, given)
    for owner in range(s.box.owners):
        side = dict(given.pop(COLOURS[owner], {}))
        arrange_side(s, owner, side)
        if side:
            raise PositionError(f"{COLOURS[owner]}: unknown keys {', '.join(side)}")
    seat = number(COLOURS, given.pop("turn", "yellow"), "colour")
    arrange_turn(s, seat, given.pop("phase", "action"))
    if given:
        raise PositionError(f"unknown keys: {', '.join(given)}")


def number(names: Sequence[str], name: str, kind: str) -> int:
    if name not in names:
        raise PositionError(f"there is no {kind} {name!r}; there is: {', '.join(names)}")
    return list(names).index(name)


def place(s: Romolo, text: str) -> int:
    """The hex written as "q,r" or by its name."""
    if text in s.box.hex_names:
        return s.box.hex_names.index(text)
    try:
        q, r = (int(part) for part in text.split(","))
        return s.box.number[q, r]
    except (ValueError, KeyError):
        raise PositionError(f"there is no hex {text!r}") from None


def arrange_map(s: Romolo, given: dict[str, Any]) -> None:
    box = s.box
    land = given.pop("land", "")
    terrain = [number(TERRAINS, land, "terrain") if land else FACE_DOWN] * box.hexes
    if not land:
        for homes in box.homes:
            for h in homes:
                terrain[h] = PLAIN
    if box.solo:
        terrain[box.ai_capital] = PLAIN
        s.capital[box.ai] = box.ai_capital
    for name, places in given.pop("terrain", {}).items():
        kind = FACE_DOWN if name == "down" else number(TERRAINS, name, "terrain")
        for text in places:
            terrain[place(s, text)] = kind
    s.terrain = tuple(terrain)
    for kind in terrain:
        if kind != FACE_DOWN:
            s.pool[kind] = max(1, s.pool[kind] - 1)
    for text, sides in given.pop("walls", {}).items():
        s.walls = changed(s.walls, place(s, text), sum(1 << side for side in sides))
    for text, buildings in given.pop("built", {}).items():
        for entry in buildings.split(","):
            *count, name = entry.split()
            kind = number(BUILDINGS, name, "building")
            s.add_building(place(s, text), WORKS if kind == QUARRY else kind, int(count[0]) if count else 1)
    for text, contents in given.pop("stored", {}).items():
        codes = [(entry.split()[1], int(entry.split()[0])) for entry in contents]
        s.set_stored(place(s, text), [number(GOODS, good, "good") << 5 | count for good, count in codes])
    for text, token in given.pop("tokens", {}).items():
        s.token[place(s, text)] = number(TOKENS, token, "token")


def arrange_bank(s: Romolo, given: dict[str, Any]) -> None:
    for name, count in given.pop("bank", {}).items():
        s.bank[number(STOCKS, name, "piece")] = int(count)
    s.prices = [int(price) for price in given.pop("prices", s.prices)]
    for entry in given.pop("market", []):
        column, good = (number(GOODS, name, "good") for name in entry.split())
        s.board.append(column * GOODS_COUNT + good)
    s.water_stack = int(given.pop("water_stack", s.water_stack))
    s.display = [NOBODY] * s.box.display
    for slot, name in enumerate(given.pop("display", [])):
        if name:
            character = number(CHARACTERS, name, "character")
            s.display[slot] = character
            s.unseen[character] -= 1
    s.deck = [int(count) for count in given.pop("stack", [0, 0, 0])]
    s.row = [number(EVENTS, name, "event") for name in given.pop("row", [])]
    if s.box.solo and not s.row:
        counts = s.box.events
        s.row = counts.copy() if s.box.bag else [cube for cube, count in enumerate(counts) for _ in range(count)]


def arrange_side(s: Romolo, owner: int, side: dict[str, Any]) -> None:
    box = s.box
    if "capital" in side:
        s.capital[owner] = place(s, side.pop("capital"))
    elif owner != box.ai:
        s.capital[owner] = box.homes[owner][0] if not side.pop("out", False) else NOBODY
    for key, kind in KIND_KEYS.items():
        for text in side.pop(key, []):
            at, *states = text.split()
            unit = s.in_hand(owner, kind) if owner != box.ai else free_rival(s)
            if unit == NOBODY:
                raise PositionError(f"{COLOURS[owner]} does not have that many {key}")
            s.put(unit, place(s, at))
            s.flags[unit] = LYING * ("lying" in states) | MARKED * ("hindered" in states)
            if kind == MERCENARY:
                s.bank[MERCENARIES] -= 1
    for _ in range(int(side.pop("fallen", 0))):
        s.put(s.in_hand(owner, MERCENARY), FALLEN)
        s.bank[MERCENARIES] -= 1
    s.battles[owner] = int(side.pop("battles", 0))
    s.damage[owner] = int(side.pop("damage", 0))
    s.coins[owner] = int(side.pop("coins", 0)) * box.silver + int(side.pop("halves", 0))
    for name in side.pop("characters", []):
        arrange_character(s, owner, name)
    if owner < box.seats:
        for good, name in enumerate(GOODS):
            s.cubes[owner * GOODS_COUNT + good] = int(side.pop(name, 0))
        if not box.die:
            s.missing[owner] = number(SYMBOLS, side.pop("away", SYMBOLS[BLANK]), "symbol")
            s.spent[owner] = sum(1 << number(SYMBOLS, name, "symbol") for name in side.pop("used", []))
    if owner < box.seats and s.capital[owner] != NOBODY and not s.on_map(owner, WORKER):
        s.idle |= 1 << owner


def free_rival(s: Romolo) -> int:
    return next((u for u in s.box.of_kind[s.box.ai][SOLDIER] if s.where[u] == HAND), NOBODY)


def arrange_character(s: Romolo, owner: int, text: str) -> None:
    name, *rest = text.split()
    character = number(CHARACTERS, name, "character")
    tile = next((t for t in s.box.tiles_of[character] if s.holder[t] < 0), NOBODY)
    if tile == NOBODY:
        raise PositionError(f"the box does not hold that many tiles of {name}")
    s.holder = changed(s.holder, tile, RIVAL if owner == s.box.ai else owner)
    s.unseen[character] -= 1
    if character in (DUX, FOEDERATUS, DEFENSOR):
        full = {DUX: s.box.dux_counters, FOEDERATUS: s.box.foederatus_counters, DEFENSOR: s.box.defensor_walls}
        s.note[tile] = int(rest[0]) if rest else full[character]
    elif character == NEGOTIATOR:
        s.note[tile] = sum(1 << number(GOODS, good, "good") for good in rest)
    elif character == PRAEPOSITUS and rest:
        s.note[tile] = number(GOODS, rest[0], "good") + 1
    elif character == ARCHITECTUS and rest:
        s.note[tile] = place(s, rest[0]) + 1


def arrange_turn(s: Romolo, seat: int, phase: str) -> None:
    s.stack.clear()
    s.active = seat
    if phase == "start":
        begin_turn(s, seat)
    elif phase in PHASES:
        s.ask(*TURN[seat][PHASES.index(phase) :])
    elif phase == "rival":
        s.ask(AITurn(CHANCE), EndRound(CHANCE))
    elif phase == "events":
        s.ask(DrawEvent(CHANCE), EndRound(CHANCE))
    elif phase == "scoring":
        begin_scoring(s, "ended")
    else:
        raise PositionError(
            f"there is no phase {phase!r}; there is: start, {', '.join(PHASES)}, rival, events, scoring"
        )
