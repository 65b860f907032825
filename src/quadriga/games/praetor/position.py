"""Written positions of Praetor, for tests and puzzles.

turn = "blue"                      # who acts; the others follow in the initiative order
step = "round"                     # instead: round (initiative phase), update, renewal (or the end, in the last round)
order = ["blue", "yellow"]         # the initiative order, by default that of the favour totals
passed = ["yellow"]                # who has passed already
markers = ["yellow", "blue"]       # by the last move on the favour track, the latest first
round = 3
last = "city"                      # the last round has come, by the city or the wall
city = ["sawmill-1 x0y1 1 blue"]   # tiles beyond the start city: where, quarter turns, owner (or nobody)
display = ["statue-1"]             # the display; the rest of the tiles stay face down unless `stack` names them
stack = ["curia-1"]
wall = "wall-1"                    # the wall tile on offer, or "none"; the rest as with the display
walls_left = ["wall-2"]
activated = ["gold-mine-1"]        # red and green tiles already used this round
[blue]
board = 0                          # 0 is side A; 1 to 5 are side B of that board
gold = 3                           # also wood, stone, marble, weapon
favour = 20
morale = 4                         # the value of the space
active = [1, 2, 3]                 # the active workers at hand
villagers = 5                      # also stage_one, stage_two, retired
builders = { sawmill-1 = 3 }       # workers on tiles, beyond those at hand; 6 is a retired one
workers = { gold-mine-1 = 2 }
walls = ["wall-3"]
camped = ["labor-camp-1"]          # Labor Camps already used
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quadriga.games.praetor.board import NOBODY, RESOURCES, SOURCES, START
from quadriga.games.praetor.city import RENEWAL
from quadriga.games.praetor.round import ROUND, TURN, initiative
from quadriga.games.praetor.state import REASONS, Praetor
from quadriga.games.praetor.update import UPDATE
from quadriga.kernel.errors import PositionError


def arrange(s: Praetor, position: Mapping[str, Any]) -> None:
    """Change a fresh state into the written position."""
    position = dict(position)
    players = [dict(position.pop(name, {})) for name in s.box.seat_names]
    for text in position.pop("city", []):
        lay(s, text)
    s.boards = [int(player.pop("board", 0)) for player in players]
    s.morale = [s.box.boards[board].start for board in s.boards]
    s.wall = NOBODY
    arrange_stacks(s, position)
    for seat, player in enumerate(players):
        arrange_player(s, seat, player)
        if player:
            raise PositionError(f"{s.box.seat_names[seat]}: unknown keys {', '.join(player)}")
    for name in position.pop("activated", []):
        used = tile(s, name)
        (s.duties if used in s.duties else s.idle).remove(used)
    s.round = int(position.pop("round", 1))
    s.last = number(REASONS, position.pop("last", ""), "reason for the last round")
    if "markers" in position:
        s.recent = seats(s, position.pop("markers"))
    arrange_turn(s, position)
    if position:
        raise PositionError(f"unknown keys: {', '.join(position)}")


def arrange_turn(s: Praetor, position: dict[str, Any]) -> None:
    step = position.pop("step", "")
    s.order = seats(s, position.pop("order")) if "order" in position else initiative(s)
    passed = seats(s, position.pop("passed", []))
    waiting = [seat for seat in s.order if seat not in passed]
    first = seats(s, [position.pop("turn")])[0] if "turn" in position else waiting[0]
    start = waiting.index(first)
    s.queue = [] if step else waiting[start:] + waiting[:start]  # outside the action phase nobody waits for a turn
    s.stack.clear()
    steps: dict[str, list[Any]] = {
        "": [TURN[first], *UPDATE, RENEWAL, ROUND],
        "round": [ROUND],
        "update": [*UPDATE, RENEWAL, ROUND],
        "renewal": [RENEWAL, ROUND],
    }
    if step not in steps:
        raise PositionError(f"there is no step {step!r}; there is: {', '.join(filter(None, steps))}")
    s.ask(*steps[step])


def arrange_stacks(s: Praetor, position: dict[str, Any]) -> None:
    for name in position.pop("display", []):
        s.display.append(draw(s, name))
    if "stack" in position:
        wanted = [tile(s, name) for name in position.pop("stack")]
        s.tiles_left = [left for left in s.tiles_left if left in wanted]
    wall = position.pop("wall", "none")
    if wall != "none":
        s.wall = draw_wall(s, wall)
    if "walls_left" in position:
        wanted = [wall_tile(s, name) for name in position.pop("walls_left")]
        s.walls_left = [left for left in s.walls_left if left in wanted]


def arrange_player(s: Praetor, seat: int, player: dict[str, Any]) -> None:
    box = s.box
    for resource, name in enumerate(RESOURCES):
        s.goods[seat][resource] = int(player.pop(name, 0))
    s.favour[seat] = int(player.pop("favour", 0))
    s.scored[seat * len(SOURCES) + START] = s.favour[seat]
    if "morale" in player:
        s.morale[seat] = number(box.boards[s.boards[seat]].morale, player.pop("morale"), "morale space")
    at_hand = player.pop("active", box.start_workers)
    s.pool[seat] = [at_hand.count(pips) for pips in range(box.retire_at + 1)]
    s.active[seat] = len(at_hand)
    s.retired[seat] = s.resting[seat] = int(player.pop("retired", 0))
    s.stage_one[seat] = int(player.pop("stage_one", 0))
    s.stage_two[seat] = int(player.pop("stage_two", 0))
    for key, dice in (("builders", s.builders), ("workers", s.workers)):
        for name, pips in player.pop(key, {}).items():
            place_die(s, seat, dice, tile(s, name), pips)
    rest = box.dice - s.active[seat] - s.retired[seat] - s.stage_one[seat] - s.stage_two[seat]
    s.villagers[seat] = int(player.pop("villagers", rest))
    if s.villagers[seat] > rest:
        raise PositionError(f"{box.seat_names[seat]}: more than {box.dice} workers")
    for name in player.pop("walls", []):
        s.walls[seat] |= 1 << draw_wall(s, name)
    for name in player.pop("camped", []):
        s.camped[seat] |= 1 << tile(s, name)


def place_die(s: Praetor, seat: int, dice: dict[int, int], on: int, pips: int) -> None:
    """A die beyond those at hand stands on a tile; if it activated the tile, that is used."""
    dice[on] = seat << 3 | pips
    if pips == s.box.retire_at:
        s.retired[seat] += 1
    else:
        s.active[seat] += 1
    if dice is s.workers:
        (s.duties if on in s.duties else s.idle).remove(on)


def lay(s: Praetor, text: str) -> None:
    """A tile of the stack comes into the city: "sawmill-1 x0y1 1 blue"."""
    try:
        name, cell, turn, owner = text.split()
    except ValueError:
        raise PositionError(f"expected 'tile cell turns owner', not {text!r}") from None
    seat = NOBODY if owner == "nobody" else number(s.box.seat_names, owner, "player")
    place = number(s.box.cells, cell, "cell")
    if place not in s.sites or turn not in ("0", "1", "2", "3"):
        raise PositionError(f"no tile can lie so: {text!r}")
    s.lay(draw(s, name), int(turn), place, seat)


def draw(s: Praetor, name: str) -> int:
    """Take a named tile out of the stack."""
    drawn = tile(s, name)
    if drawn not in s.tiles_left:
        raise PositionError(f"the tile {name!r} is used twice or not in this game")
    s.tiles_left.remove(drawn)
    return drawn


def draw_wall(s: Praetor, name: str) -> int:
    drawn = wall_tile(s, name)
    if drawn not in s.walls_left:
        raise PositionError(f"the wall tile {name!r} is used twice")
    s.walls_left.remove(drawn)
    return drawn


def tile(s: Praetor, name: str) -> int:
    return number(s.box.tiles, name.replace("-", "_"), "tile")


def wall_tile(s: Praetor, name: str) -> int:
    return number(s.box.walls, name.replace("-", "_"), "wall tile")


def seats(s: Praetor, names: Sequence[str]) -> list[int]:
    return [number(s.box.seat_names, name, "player") for name in names]


def number(names: Sequence[object], name: object, kind: str) -> int:
    try:
        return list(names).index(name)
    except ValueError:
        raise PositionError(f"there is no {kind} {name!r}") from None
