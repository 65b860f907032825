"""What a screen shows of Praetor, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from quadriga.games.praetor.board import NOBODY, RESOURCES, SOURCES, PraetorBox
from quadriga.games.praetor.scoring import expert_prizes, largest_area

if TYPE_CHECKING:
    from quadriga.games.praetor.state import Praetor


class DieView(TypedDict):
    seat: int
    experience: int
    retired: bool


class TileView(TypedDict):
    """A tile of the city; x grows to the east, y to the north."""

    tile: int
    kind: str
    cell: int
    x: int
    y: int
    turn: int
    """Quarter turns clockwise."""
    corners: list[str]
    """The patterns NW, NE, SE, SW as they lie."""
    plazas: list[int]
    """The plaza points that each corner gives with the tiles laid before it."""
    owner: int
    zone: str
    open: bool
    """Whether it is a red or green tile still to be activated this round."""
    builder: DieView | None
    worker: DieView | None


class PlayerView(TypedDict):
    seat: int
    name: str
    board: int
    """0 is side A; 1 to 5 are side B of that board."""
    favour: int
    goods: dict[str, int]
    pool: list[int]
    """The experience of the active workers at hand."""
    active: int
    """All active workers, those on tiles included."""
    villagers: int
    stage_one: int
    stage_two: int
    retired: int
    resting: int
    """Retired workers at hand."""
    morale: int
    morale_space: int
    wages: int
    """What is due at the end of the round as things are."""
    tiles: int
    area: int
    """The tiles of the largest group of own ones."""
    walls: list[int]
    wall_bonus: int
    """What the walls add to the favour of the next one."""
    passed: bool
    camps_used: list[int]
    sources: dict[str, int]
    prizes: dict[str, int]
    """In the expert game what area, wall and villagers are worth as things are."""


class View(TypedDict):
    round: int
    last: bool
    order: list[int]
    queue: list[int]
    """The seats that have not passed, the next to act first."""
    markers: list[int]
    """Seats by their last move on the favour track, the latest first: the order of a stack from the top."""
    players: list[PlayerView]
    city: list[TileView]
    sites: list[int]
    display: list[int]
    in_hand: int
    """The tile that is being built, or -1."""
    stack: int
    top_epoch: int
    unseen: list[int]
    """The tiles in the stack, in no order."""
    wall: int
    wall_stack: int
    unseen_walls: list[int]


def view(s: Praetor) -> View:
    prizes = [(SOURCES[source], shared) for source, shared in expert_prizes(s)]
    return {
        "round": s.round,
        "last": bool(s.last),
        "order": s.order.copy(),
        "queue": s.queue.copy(),
        "markers": s.recent.copy(),
        "players": [
            player(s, seat, {source: shared[seat] for source, shared in prizes}) for seat in range(s.box.seats)
        ],
        "city": city(s),
        "sites": s.sites.copy(),
        "display": s.display.copy(),
        "in_hand": in_hand(s),
        "stack": len(s.tiles_left),
        "top_epoch": s.top_epoch(),
        "unseen": s.tiles_left.copy(),
        "wall": s.wall,
        "wall_stack": len(s.walls_left),
        "unseen_walls": s.walls_left.copy(),
    }


def in_hand(s: Praetor) -> int:
    """The tile that the question on top of the stack is about to lay."""
    return getattr(s.stack[-1], "in_hand", NOBODY) if s.stack else NOBODY


def player(s: Praetor, seat: int, prizes: dict[str, int]) -> PlayerView:
    kinds = len(SOURCES)
    board = s.box.boards[s.boards[seat]]
    return {
        "seat": seat,
        "name": s.box.seat_names[seat],
        "board": s.boards[seat],
        "favour": s.favour[seat],
        "goods": dict(zip(RESOURCES, s.goods[seat], strict=True)),
        "pool": [pips for pips, count in enumerate(s.pool[seat]) for _ in range(count)],
        "active": s.active[seat],
        "villagers": s.villagers[seat],
        "stage_one": s.stage_one[seat],
        "stage_two": s.stage_two[seat],
        "retired": s.retired[seat],
        "resting": s.resting[seat],
        "morale": s.morale_of(seat),
        "morale_space": s.morale[seat],
        "wages": s.active[seat] * board.wage_active + s.retired[seat] * board.wage_retired,
        "tiles": s.owned[seat],
        "area": largest_area(s, seat),
        "walls": [wall for wall in range(len(s.box.walls)) if s.walls[seat] >> wall & 1],
        "wall_bonus": s.wall_bonus(seat),
        "passed": seat not in s.queue,
        "camps_used": [tile for tile in s.camps if s.camped[seat] >> tile & 1],
        "sources": dict(zip(SOURCES, s.scored[seat * kinds : (seat + 1) * kinds], strict=True)),
        "prizes": prizes,
    }


def city(s: Praetor) -> list[TileView]:
    """The tiles in the order in which they were laid."""
    earlier: dict[int, int] = {}
    tiles = []
    for cell, laid in s.grid.items():
        tiles.append(city_tile(s, cell, laid, s.corner_points(cell, earlier)))
        earlier[cell] = laid
    return tiles


def city_tile(s: Praetor, cell: int, laid: int, plazas: list[int]) -> TileView:
    box = s.box
    tile, turn = divmod(laid, 4)
    x, y = box.xy(cell)
    patterns = box.data.shown("plaza.patterns")
    return {
        "tile": tile,
        "kind": box.kind[tile],
        "cell": cell,
        "x": x,
        "y": y,
        "turn": turn,
        "corners": [patterns[corner] for corner in box.corners[laid]],
        "plazas": plazas,
        "owner": s.owner[tile],
        "zone": box.zone[tile],
        "open": tile in s.idle or tile in s.duties,
        "builder": die(s, s.builders.get(tile)),
        "worker": die(s, s.workers.get(tile)),
    }


def die(s: Praetor, packed: int | None) -> DieView | None:
    if packed is None:
        return None
    return {"seat": packed >> 3, "experience": packed & 7, "retired": packed & 7 == s.box.retire_at}


def tables(box: PraetorBox) -> dict[str, Any]:
    """What never changes: the tiles, their kinds, the wall, the boards, the grid."""
    shown = box.data.shown
    return {
        "kinds": shown("tile_kind"),
        "tiles": shown("city_tile"),
        "used": box.used,
        "walls": shown("wall_tile"),
        "boards": [
            {**board._asdict(), "morale": list(board.morale), "rates": dict(zip(RESOURCES, board.rates, strict=True))}
            for board in box.boards
        ],
        "patterns": shown("plaza.patterns"),
        "radius": box.radius,
        "stride": box.stride,
        "display_size": box.display_size,
        "most_tiles": box.most_tiles,
        "retirement": list(box.retirement),
        "retire_at": box.retire_at,
        "rounds": shown("wall_rules.max_rounds"),
        "variants": {"expert": box.expert, "hard": box.hard},
        "expert": {
            "area": box.expert_area,
            "longest-wall": box.expert_wall,
            "villagers": box.expert_villagers,
        },
        "sources": list(SOURCES),
    }
