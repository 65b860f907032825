"""What a seat of Praetor sees, as numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quadriga.games.praetor.board import RESOURCES, PraetorBox
from quadriga.games.praetor.state import REASONS, Praetor
from quadriga.games.spec import Declared
from quadriga.kernel.game import Box
from quadriga.kernel.layout import Axis, Bits, Category, Count, Counts, Order, Owner, Part, seat_axis

LONGEST: Final = 10_000
WORKERS: Final = 12
"""More dice than any player has."""


def declare(box: Box) -> Declared:
    assert isinstance(box, PraetorBox)
    seats = box.seats
    tiles = tuple([name.replace("_", "-") for name in box.tiles])
    walls = tuple([name.replace("_", "-") for name in box.walls])
    pips = Axis("experience", tuple([str(n) for n in range(box.retire_at + 1)]))
    seat = seat_axis(seats)
    tile = Axis("tile", tiles)
    dice = ("active", "villagers", "stage_one", "stage_two", "retired", "resting")
    figures = dict.fromkeys(dice, WORKERS) | {"favour": 255, "morale_space": 20, "owned": box.most_tiles, "turn": seats}
    die = Counts(whose=seats, experience=box.retire_at)
    goods = dict.fromkeys(RESOURCES, 200)
    parts = (
        Part("round", Counts(round=30, stack=len(tiles), epoch=2), (), round_of),
        Part("last", Category(REASONS[1:], "no"), (), lambda s, order: (s.last - 1,)),
        Part("player", Counts(**figures, **goods, place=seats, marker=seats), (seat,), players),
        Part("board", Category([board.name for board in box.boards]), (seat,), boards),
        Part("pool", Count(WORKERS), (seat, pips), pool),
        Part("walls", Bits(walls), (seat,), lambda s, order: [s.walls[seat] for seat in order]),
        Part("camps-used", Bits(tiles), (seat,), lambda s, order: [s.camped[seat] for seat in order]),
        Part("wall", Category(walls), (), lambda s, order: (s.wall,)),
        Part("walls-left", Bits(walls), (), lambda s, order: (bits(s.walls_left),)),
        Part("tiles-left", Bits(tiles), (), lambda s, order: (bits(s.tiles_left),)),
        Part("display", Bits(tiles), (), lambda s, order: (bits(s.display),)),
        Part("to-activate", Bits(tiles), (), lambda s, order: (bits(s.idle) | bits(s.duties),)),
        Part("owner", Owner(seats), (tile,), lambda s, order: s.owner),
        Part("laid", Counts(x=box.stride, y=box.stride, turn=4), (tile,), laid),
        Part("builder", die, (tile,), lambda s, order: dice_on(s.builders, s, order)),
        Part("worker", die, (tile,), lambda s, order: dice_on(s.workers, s, order)),
    )
    return Declared(parts, LONGEST, {"place": [(cell,) for cell in within_reach(box)]})


def within_reach(box: PraetorBox) -> list[int]:
    """Where a tile may lie: each touches another, so none is further from the start city than there are tiles."""
    start = [box.xy(cell) for _, cell, _ in box.start_city]
    return [
        cell
        for cell, (x, y) in enumerate(map(box.xy, range(len(box.cells))))
        if 0 < min([abs(x - a) + abs(y - b) for a, b in start]) <= len(box.deck)
    ]


def bits(things: Iterable[int]) -> int:
    mask = 0
    for thing in things:
        mask |= 1 << thing
    return mask


def round_of(s: Praetor, order: Order) -> tuple[int, int, int]:
    return s.round, len(s.tiles_left), s.top_epoch()


def players(s: Praetor, order: Order) -> list[int]:
    """`turn` is when the seat acts next, 0 if it has passed; `place` and `marker` count from 1 as well."""
    found: list[int] = []
    for seat in order:
        found += (s.active[seat], s.villagers[seat], s.stage_one[seat], s.stage_two[seat], s.retired[seat])
        found += (s.resting[seat], s.favour[seat], s.morale[seat], s.owned[seat])
        found.append(s.queue.index(seat) + 1 if seat in s.queue else 0)
        found += s.goods[seat]
        found += (s.order.index(seat) + 1, s.recent.index(seat) + 1)
    return found


def boards(s: Praetor, order: Order) -> list[int]:
    return [s.boards[seat] for seat in order]


def pool(s: Praetor, order: Order) -> list[int]:
    return [count for seat in order for count in s.pool[seat]]


def laid(s: Praetor, order: Order) -> list[int]:
    """Where each tile lies, counted from 1, and its quarter turns from 1; 0 for what is not in the city."""
    found = [0] * (3 * len(s.box.tiles))
    stride = s.box.stride
    for cell, tile in s.grid.items():
        at = (tile >> 2) * 3
        found[at] = cell % stride + 1
        found[at + 1] = cell // stride + 1
        found[at + 2] = (tile & 3) + 1
    return found


def dice_on(dice: dict[int, int], s: Praetor, order: Order) -> list[int]:
    """Whose die lies on each tile, the viewer's as 1, and what it shows."""
    found = [0] * (2 * len(s.box.tiles))
    viewer, seats = order[0], s.box.seats
    for tile, die in dice.items():
        found[2 * tile] = (((die >> 3) - viewer) % seats) + 1
        found[2 * tile + 1] = die & 7
    return found
