"""The box of Praetor: tiles, boards and the grid of the city as numbers, and the vocabulary (chapters 0 and 1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from quadriga.games.praetor.vocabulary import MOST, action_vocabulary, event_vocabulary
from quadriga.kernel.errors import DataError
from quadriga.kernel.game import Box, Game
from quadriga.kernel.game_data import GameData
from quadriga.kernel.setting import Value
from quadriga.kernel.state import State
from quadriga.kernel.step import Action

NOBODY: Final = -1
GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
MARBLE: Final = 3
WEAPON: Final = 4
RESOURCES: Final[tuple[str, ...]] = ("gold", "wood", "stone", "marble", "weapon")
GOODS: Final[tuple[int, ...]] = (WOOD, STONE, MARBLE, WEAPON)
COLOURS: Final[tuple[str, ...]] = ("blue", "yellow", "white", "black", "purple")
SOURCES: Final[tuple[str, ...]] = (
    "start",
    "tiles",
    "plazas",
    "temples",
    "wall",
    "retirement",
    "wages",
    "rescue",
    "workers",
    "morale",
    "gold",
    "area",
    "longest-wall",
    "villagers",
)
START: Final = 0
TILES: Final = 1
PLAZAS: Final = 2
TEMPLES: Final = 3
WALL: Final = 4
RETIREMENT: Final = 5
WAGES: Final = 6
RESCUE: Final = 7
WORKERS: Final = 8
MORALE: Final = 9
GOLD_VALUE: Final = 10
AREA: Final = 11
LONGEST_WALL: Final = 12
MOST_VILLAGERS: Final = 13
SIDE_A: Final = 0
"""The number of a board of side A; the boards of side B are 1 to 5."""
QUARTERS: Final = 4
"""The ways to turn a tile."""
DUTIES: Final[tuple[str, ...]] = ("recruit", "claim_wall_tile")
"""Effects that must be possible, or else the tile may not be activated (PRA-6.10)."""
EXPERIENCE_MAX: Final = 6
"""What a die can show (PRA-0.1)."""
TOO_MUCH: Final = 1 << 30

Cost = tuple[int, ...]
"""Gold, wood, stone, marble, weapons."""


class Board(NamedTuple):
    """What one side of a player board shows (PRA-1.9)."""

    name: str
    morale: tuple[int, ...]
    start: int
    rates: tuple[int, ...]
    """The gold that a unit of each resource is worth; of gold itself 1."""
    wage_active: int
    wage_retired: int


class PraetorBox(Box):
    """Everything the rules look up. Tiles are numbered as the data list them, used or not."""

    def __init__(self, game: Game[State], seats: int, settings: Mapping[str, Value], data: GameData) -> None:
        super().__init__(game, seats, settings, data)
        self.seat_names = list(COLOURS[:seats])
        self.expert = bool(settings["expert"])
        self.hard = bool(settings["hard"])
        self.starter = int(str(settings["start_player"])) - 1
        """The start player, or NOBODY where chance decides (PRA-R1)."""
        self.sides = per_seat(settings["sides"])
        self.dealt = [int(number) for number in per_seat(settings["boards"])]
        self.ages = [int(age) for age in per_seat(settings["ages"])]
        self._read_tiles()
        self._read_kinds()
        self._read_walls()
        self._read_boards()
        self._read_numbers()
        self._read_layout()
        self._check()
        self.vocabulary = action_vocabulary(self)
        self.event_vocabulary = event_vocabulary(self)
        self.activate: list[Action] = [("activate", tile) for tile in range(len(self.tiles))]
        self.build: list[Action] = [("build", tile) for tile in range(len(self.tiles))]
        self.place: list[Action] = [("place", cell) for cell in range(len(self.cells))]
        self.worker: list[Action] = [("worker", pips) for pips in range(self.retire_at + 1)]

    def _cost(self, key: str, table: Mapping[str, int]) -> Cost:
        for name in table:
            if name not in RESOURCES:
                raise DataError(f"{key}.{name}", f"expected one of {', '.join(RESOURCES)}")
        return tuple(int(table.get(name, 0)) for name in RESOURCES)

    def _read_tiles(self) -> None:
        """PRA-1.1, PRA-13.6: which tiles are used; their corners after each number of quarter turns (PRA-5.1)."""
        tiles: Sequence[Mapping[str, Any]] = self.data["city_tile"]
        removed = {self.data["variants.hard_removes_kind"]} if self.hard else set()
        self.tiles = [str(tile["id"]) for tile in tiles]
        self.ids = {name: number for number, name in enumerate(self.tiles)}
        self.kind = [str(tile["kind"]) for tile in tiles]
        self.epoch = [int(tile["epoch"]) for tile in tiles]
        self.used = [tile["min_players"] <= self.seats and tile["kind"] not in removed for tile in tiles]
        patterns = list(self.data["plaza.patterns"])
        self.corners: list[tuple[int, ...]] = []
        """By tile and turn: corners[tile * 4 + quarter turns], the patterns NW, NE, SE, SW."""
        for tile in tiles:
            if len(tile["corners"]) != QUARTERS or any(c not in patterns for c in tile["corners"]):
                raise DataError(f"city_tile.{tile['id']}.corners", f"expected four of {', '.join(patterns)}")
            at_rest = [patterns.index(corner) for corner in tile["corners"]]
            for turn in range(QUARTERS):
                self.corners.append(tuple(at_rest[(corner - turn) % QUARTERS] for corner in range(QUARTERS)))
        self.deck = sorted((n for n in range(len(tiles)) if self.used[n] and self.epoch[n]), key=self._depth)

    def _depth(self, tile: int) -> tuple[int, int]:
        """PRA-1.5: all tiles of epoch I lie on top of all tiles of epoch II."""
        return self.epoch[tile], tile

    def _read_kinds(self) -> None:
        kinds: dict[str, Mapping[str, Any]] = {str(kind["id"]): kind for kind in self.data["tile_kind"]}
        for tile, kind in enumerate(self.kind):
            if kind not in kinds:
                raise DataError(f"city_tile.{self.tiles[tile]}.kind", f"there is no kind {kind!r}")
        of = [kinds[kind] for kind in self.kind]
        self.kinds = list(kinds)
        self.cost = [self._cost("build_cost", kind.get("build_cost", {})) for kind in of]
        self.favour = [int(kind.get("favor", 0)) for kind in of]
        self.fee = [self._cost("activation_cost", kind.get("activation_cost", {})) for kind in of]
        self.zone = [str(kind["zone"]) for kind in of]
        self.red = [zone == "red" for zone in self.zone]
        self.growth = [int(kind["worker_experience_gain"]) for kind in of]
        self.effect = [str(kind["effect"]) for kind in of]
        self.is_zoned = [zone in ("red", "green") for zone in self.zone]
        self.is_duty = [effect in DUTIES for effect in self.effect]
        self.is_camp = [effect == "play_retired_worker" for effect in self.effect]
        self.is_academy = [effect == "skip_training_stage_2" for effect in self.effect]
        self.gained = [RESOURCES.index(kind.get("resource", "gold")) for kind in of]
        self.given = [RESOURCES.index(kind.get("from", "wood")) for kind in of]
        self.taken = [RESOURCES.index(kind.get("to", "weapon")) for kind in of]
        self.per_tile = [int(kind.get("per_tile", 0)) for kind in of]
        self.per_worker = [int(kind.get("per_worker", 0)) for kind in of]
        self.per_unit = [int(kind.get("per_unit", 0)) for kind in of]
        self.counted = [[RESOURCES.index(name) for name in kind.get("counted", [])] for kind in of]
        self.least = [int(kind.get("minimum", 0)) for kind in of]
        self.tiles_per_space = [int(kind.get("tiles_per_space", 1)) for kind in of]
        self.spaces_per_worker = [int(kind.get("spaces_per_worker", 0)) for kind in of]
        self.recruits = [int(kind.get("villagers", 0)) for kind in of]
        self.top_fee = max(
            [
                TOO_MUCH if any(fee[1:]) else fee[GOLD]
                for fee, zoned in zip(self.fee, self.is_zoned, strict=True)
                if zoned
            ]
        )
        """With this much gold a player can pay any fee for a red or green tile."""

    def _read_walls(self) -> None:
        walls: Sequence[Mapping[str, Any]] = self.data["wall_tile"]
        self.walls = [str(wall["id"]) for wall in walls]
        self.demand = [self._cost(f"wall_tile.{wall['id']}.demand", wall["demand"]) for wall in walls]
        self.wall_favour = [int(wall["favor"]) for wall in walls]
        self.wall_bonus = [int(wall["bonus_back"]) for wall in walls]

    def _read_boards(self) -> None:
        self.boards = [
            self._board("A", self.data["board_a"]),
            *[self._board(str(board["name"]), board) for board in self.data["board_b"]],
        ]

    def _board(self, name: str, table: Mapping[str, Any]) -> Board:
        morale = tuple(table["morale"])
        start = int(table["morale_start_index"])
        if list(morale) != sorted(set(morale)):
            raise DataError(f"board {name}.morale", "expected values that rise from left to right")
        if not 0 <= start < len(morale) or morale[start] != self.data.number("setup.start_morale_value"):
            raise DataError(f"board {name}.morale_start_index", "expected the space with the start value")
        rates = (1, *[int(table["rates"][RESOURCES[good]]) for good in GOODS])
        if min(rates) < 1:
            raise DataError(f"board {name}.rates", "expected at least 1 gold for each good")
        return Board(name, morale, start, rates, int(table["wage_active"]), int(table["wage_retired"]))

    def _read_numbers(self) -> None:
        f = self.data
        self.dice = f.number("components.worker_dice_per_player")
        self.most_tiles = f.number("markers.ownership_max")
        self.start_goods = list(self._cost("setup.start_resources", f["setup.start_resources"]))
        self.start_workers = list(f["setup.start_active_workers"])
        self.start_villagers = f.number("setup.start_villagers")
        self.beginner = f.number("setup.villager_experience")
        self.first_favour = f.number("setup.first_favor")
        self.favour_step = f.number("setup.favor_step_counterclockwise")
        self.display_size = self.seats + f.number("setup.display_size_extra")
        self.retire_at = f.number("limits.retire_at")
        self.least_favour = f.number("limits.favor_min")
        self.retirement = (f.number("scoring.retire_epoch_1"), f.number("scoring.retire_epoch_2"))
        self.unpaid_penalty = f.number("scoring.unpaid_gold_beyond_morale")
        self.rescue_cost = f.number("scoring.rescue_cost")
        self.rescue_least = f.number("scoring.rescue_min_favor")
        self.per_experience = f.number("scoring.final_active_per_experience")
        self.per_new_worker = f.number("scoring.final_new_worker")
        self.gold_per_favour = f.number("scoring.final_gold_per_favor")
        self.plaza_match = f.number("scoring.plaza_match")
        self.diagonal = bool(f["plaza.count_diagonal"])
        self.every_corner = bool(f["plaza.count_per_corner_and_tile"])
        self.expert_area, self.expert_wall, self.expert_villagers = (
            list(f[f"variants.expert_{name}"]) if self.expert else [] for name in ("area", "wall", "villagers")
        )
        self.most = MOST

    def _read_layout(self) -> None:
        """PRA-1.2, PRA-1.4: the start city, on a grid wide enough for a city built in one line (PRA-4.4)."""
        f = self.data
        core = f["start_core"]
        table = next((table for table in f["start_mines"] if table["players"] == self.seats), None)
        if table is None:
            raise DataError("start_mines", f"expected a layout for {self.seats} players")
        laid = [(core["tiles"][name], cell, NOBODY) for name, cell in core["cells"].items()]
        laid += [
            (tile, cell, seat) for seat, (tile, cell) in enumerate(zip(table["tiles"], table["cells"], strict=True))
        ]
        for name, _, _ in laid:
            if name not in self.ids:
                raise DataError("start_core.tiles", f"there is no city tile {name!r}")
        reach = max([abs(n) for _, cell, _ in laid for n in cell])
        self.radius: int = reach + len(self.deck) + 1
        self.stride: int = 2 * self.radius + 1
        self.cells = [self._cell_name(cell) for cell in range(self.stride**2)]
        self.start_city = [
            (self.ids[name], self.cell(x, y), seat) for name, (x, y), seat in laid if self.used[self.ids[name]]
        ]
        east, north = 1, self.stride
        self.edges = (north, east, -north, -east)
        self.touching: list[tuple[int, tuple[tuple[int, int], ...]]] = [
            (north, ((0, 3), (1, 2))),
            (east, ((1, 0), (2, 3))),
            (-north, ((2, 1), (3, 0))),
            (-east, ((3, 2), (0, 1))),
        ]
        """PRA-5.2: where the neighbours are, and which of the own corners meets which of theirs."""
        if self.diagonal:
            aslant = ((north + east, (1, 3)), (east - north, (2, 0)), (-north - east, (3, 1)), (north - east, (0, 2)))
            self.touching += [(step, (corners,)) for step, corners in aslant]

    def _check(self) -> None:
        """Raise DataError for data that no game can be played with."""
        beginner = self.beginner
        for key, fits, expected in (
            ("limits.retire_at", 2 <= self.retire_at <= EXPERIENCE_MAX, f"a number from 2 to {EXPERIENCE_MAX}"),
            ("setup.villager_experience", 1 <= beginner < self.retire_at, "less than the retirement age"),
            (
                "setup.start_active_workers",
                all([1 <= pips < self.retire_at for pips in self.start_workers]),
                "workers below the retirement age",
            ),
            (
                "setup.start_villagers",
                len(self.start_workers) + self.start_villagers == self.dice,
                "as many workers as there are dice",
            ),
            ("scoring.final_gold_per_favor", self.gold_per_favour > 0, "at least 1"),
            ("wall_tile", bool(self.walls), "at least one wall tile"),
            ("tile_kind.tiles_per_space", min(self.tiles_per_space) > 0, "at least 1"),
        ):
            if not fits:
                raise DataError(key, f"expected {expected}")

    def cell(self, x: int, y: int) -> int:
        return (y + self.radius) * self.stride + x + self.radius

    def xy(self, cell: int) -> tuple[int, int]:
        y, x = divmod(cell, self.stride)
        return x - self.radius, y - self.radius

    def _cell_name(self, cell: int) -> str:
        x, y = self.xy(cell)
        return f"x{x}y{y}"


def per_seat(value: Value) -> tuple[str, ...]:
    assert isinstance(value, tuple)
    return value
