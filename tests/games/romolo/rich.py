"""Positions of Romolo o Remo? with many units, buildings, characters and goods."""

from __future__ import annotations

from collections import Counter
from typing import Any

from quadriga.games.romolo.board import (
    BATTLES,
    BUILDINGS,
    CHARACTERS,
    COLOURS,
    FACE_DOWN,
    GOODS,
    MERCENARIES,
    PIECE_OF,
    PLAIN,
    PORT,
    QUARRY,
    STOCKS,
    STOREHOUSE,
    SYMBOLS,
    TERRAINS,
    WALL,
    WATER,
    WORKS,
    RomoloBox,
)
from tests.games.romolo.table import GAME
from tests.rich_positions import Dealer, written

BUILT_UP = 5
"""Hexes with buildings, beside the capitals."""
HEX_LIMIT = 4


class Board:
    """Terrain, buildings and walls of a position; no more of any than there are in the box."""

    def __init__(self, dealer: Dealer, box: RomoloBox) -> None:
        self.dealer = dealer
        self.box = box
        self.tiles = box.tiles.copy()
        self.tiles[WATER] -= box.water_stack
        self.stock = box.stock.copy()
        self.terrain = [self.tile(h) for h in range(box.hexes)]
        self.towers = [box.ai_capital] if box.solo else []
        self.built: dict[int, Counter[int]] = {}
        self.walls: dict[int, list[int]] = {}
        self.stored: dict[int, list[str]] = {}

    def tile(self, h: int) -> int:
        kinds = [kind for kind, left in enumerate(self.tiles) if left]
        terrain = PLAIN if h == self.box.ai_capital else self.dealer.one([PLAIN, *kinds, *kinds, FACE_DOWN])
        if terrain != FACE_DOWN:
            self.tiles[terrain] -= 1
        return terrain

    def found(self, h: int) -> None:
        """A capital stands on a plain."""
        self.terrain[h] = PLAIN
        self.towers.append(h)

    def build_up(self, h: int, room: int) -> None:
        dealer, box = self.dealer, self.box
        water = sum(self.terrain[n] == WATER for n in box.near[h])
        here = self.built[h] = Counter()
        for _ in range(dealer.number(0, room)):
            kinds = [kind for kind in box.sites[self.terrain[h]] if self.stock[PIECE_OF[kind]]]
            kinds = [kind for kind in kinds if kind != PORT or here[PORT] < water]
            if kinds:
                kind = dealer.one(kinds)
                here[kind] += 1
                self.stock[PIECE_OF[kind]] -= 1
        most = 2 if sum(here.values()) == room else 5
        self.walls[h] = sorted(dealer.some(range(6), min(most, self.stock[WALL])))
        self.stock[WALL] -= len(self.walls[h])
        self.stored[h] = [
            f"{dealer.number(1, 3)} {dealer.one(GOODS)}" for _ in range(dealer.number(0, here[STOREHOUSE]))
        ]

    def keys(self) -> dict[str, Any]:
        names = self.box.hex_names
        places: dict[str, list[str]] = {"down": []}
        for h, terrain in enumerate(self.terrain):
            places.setdefault("down" if terrain == FACE_DOWN else TERRAINS[terrain], []).append(names[h])
        built = {
            names[h]: ", ".join(f"{count} {self.spoken(h, kind)}" for kind, count in here.items())
            for h, here in self.built.items()
            if here
        }
        return {
            "land": "plain",
            "terrain": places,
            "built": built,
            "walls": {names[h]: sides for h, sides in self.walls.items()},
            "stored": {names[h]: contents for h, contents in self.stored.items() if contents},
        }

    def bank(self) -> dict[str, int]:
        """What is left, or less: pieces leave the game. Mercenaries on the map are counted by the position itself."""
        left = {
            name: self.dealer.number(-(-self.stock[kind] // 2), self.stock[kind])
            for kind, name in enumerate(STOCKS[: WALL + 1])
        }
        return left | {STOCKS[BATTLES]: self.stock[BATTLES]}

    def spoken(self, h: int, kind: int) -> str:
        return BUILDINGS[QUARRY if kind == WORKS and TERRAINS[self.terrain[h]] == "hill" else kind]


def deal(dealer: Dealer) -> str:
    seats = dealer.one([1, 1, 2, 3, 4])
    settings: dict[str, Any] = {"dice": dealer.one(["tiles", "die"]), "hidden_coins": dealer.chance()}
    if seats == 4:
        settings["teams"] = dealer.chance()
    if seats == 1:
        settings["events"] = dealer.one(["row", "bag"])
    box = GAME.box(seats, **settings)
    board = Board(dealer, box)
    capitals = capitals_of(dealer, box)
    for h in capitals:
        board.found(h)
    land = [h for h, terrain in enumerate(board.terrain) if terrain not in (WATER, FACE_DOWN)]
    for h in capitals:
        board.build_up(h, HEX_LIMIT - 1)
    for h in dealer.some([h for h in land if h not in (*capitals, box.ai_capital)], BUILT_UP):
        board.build_up(h, HEX_LIMIT)
    active = dealer.number(0, seats - 1)
    phases = ["start", "action", "action", "action", "combat", "supply"]
    position: dict[str, Any] = {"seats": seats, "settings": settings, "phase": dealer.one(phases)}
    position |= {
        "turn": COLOURS[active],
        "start": COLOURS[dealer.number(0, seats - 1)],
        "closing": dealer.number(0, 9) == 9,
    }
    if position["phase"] == "start":
        board.stored = {}
    position |= board.keys() | market(dealer, box) | {"water_stack": dealer.number(0, box.water_stack)}
    tiles = [name for name, copies in zip(CHARACTERS, box.copies, strict=True) for _ in range(copies)]
    bare = GAME.at(written(position | {COLOURS[n]: {"capital": box.hex_names[h]} for n, h in enumerate(capitals)}))
    open_hexes = [h for h, terrain in enumerate(board.terrain) if terrain != FACE_DOWN]
    for seat, capital in enumerate(capitals):
        side = people(dealer, board, bare.limits(seat), open_hexes, seat == active)
        side |= holdings(dealer, board, tiles, settings["dice"] == "tiles")
        position[COLOURS[seat]] = {"capital": box.hex_names[capital]} | side
    if box.solo:
        soldiers = [dealer.one(open_hexes) for _ in range(dealer.number(0, box.ai_units_max))]
        position[COLOURS[1]] = {"soldiers": [box.hex_names[h] for h in soldiers]}
    return written(position | {"bank": board.bank()} | display(dealer, box, tiles))


def capitals_of(dealer: Dealer, box: RomoloBox) -> list[int]:
    free = [h for h in range(box.hexes) if h != box.ai_capital]
    found = []
    for _ in range(box.seats):
        found.append(free.pop(dealer.number(0, len(free) - 1)))
    return found


def people(dealer: Dealer, board: Board, limits: tuple[int, int], hexes: list[int], active: bool) -> dict[str, Any]:
    """Units wherever they may stand, hexes around towers twice as often as others; as many as the capital supports.

    Only the active player's may lie.
    """
    workers, military = limits
    box, stock = board.box, board.stock
    around = [n for tower in board.towers for n in box.near[tower] if n in hexes]
    hexes = [h for h in (*hexes, *around) if h != box.ai_capital]
    states = ["", "", " hindered", *([" lying", " lying hindered"] if active else [])]

    def units(low: int, high: int) -> list[str]:
        return [box.hex_names[dealer.one(hexes)] + dealer.one(states) for _ in range(dealer.number(low, high))]

    found: dict[str, Any] = {"workers": units(2, workers), "soldiers": units(0, min(military, 3))}
    found["explorers"] = units(0, 1)
    found["mercenaries"] = units(0, min(military - len(found["soldiers"]), stock[MERCENARIES]))
    stock[MERCENARIES] -= len(found["mercenaries"])
    found["fallen"] = dealer.number(0, min(1, stock[MERCENARIES]))
    stock[MERCENARIES] -= found["fallen"]
    return found


def holdings(dealer: Dealer, board: Board, tiles: list[str], dice: bool) -> dict[str, Any]:
    found: dict[str, Any] = {good: dealer.number(0, 9) for good in GOODS}
    found |= {"coins": dealer.number(0, 12), "halves": dealer.number(0, 1)}
    found |= {"damage": dealer.number(0, 1), "battles": dealer.number(0, min(2, board.stock[BATTLES]))}
    board.stock[BATTLES] -= found["battles"]
    found["characters"] = []
    for _ in range(dealer.number(3, 16 // board.box.seats)):
        if tiles:
            name = tiles.pop(dealer.number(0, len(tiles) - 1))
            found["characters"].append(with_what_lies_on_it(dealer, board, name))
    if dice:
        away = dealer.one(SYMBOLS)
        used = dealer.some([symbol for symbol in SYMBOLS if symbol != away], 4)
        found |= {"away": away, "used": used}
    return found


def with_what_lies_on_it(dealer: Dealer, board: Board, name: str) -> str:
    if name == "praepositus":
        return f"{name} {dealer.one(GOODS)}"
    if name == "negotiator":
        return " ".join([name, dealer.one(GOODS[:2]), *dealer.some(GOODS[2:], 2)])
    farms = [h for h, here in board.built.items() if here[0]]
    if name == "architectus" and farms:
        return f"{name} {board.box.hex_names[dealer.one(farms)]}"
    if name == "defensor":
        walls = dealer.number(0, min(3, board.stock[WALL]))
        board.stock[WALL] -= walls
        return f"{name} {walls}"
    return name


def market(dealer: Dealer, box: RomoloBox) -> dict[str, Any]:
    cubes: list[str] = []
    for column in GOODS:
        others = [good for good in GOODS if good != column]
        cubes += [f"{column} {dealer.one(others)}" for _ in range(dealer.number(0, 1))]
    return {"prices": [dealer.number(0, box.price_max) for _ in GOODS], "market": cubes}


def display(dealer: Dealer, box: RomoloBox, tiles: list[str]) -> dict[str, Any]:
    """The characters that nobody has: on display, in the stack or out of the game."""
    shown = [tiles.pop(dealer.number(0, len(tiles) - 1)) for _ in range(min(len(tiles), box.display))]
    types = [box.character_type[CHARACTERS.index(name)] for name in tiles]
    return {"display": shown, "stack": [dealer.number(0, types.count(kind)) for kind in range(3)]}
