"""Positions of Praetor with a grown city, many workers, wall tiles and goods."""

from __future__ import annotations

from typing import Any

from quadriga.games import game
from quadriga.games.praetor.board import NOBODY, RESOURCES
from tests.rich_positions import Dealer, written

GAME = game("praetor")
MOST_TILES = 14
ROUNDS = 14
"""There is a wall tile for each round."""


def deal(dealer: Dealer) -> str:
    seats = dealer.number(2, 5)
    settings = {"hard": seats > 2 and dealer.chance()}
    s = GAME.at(written({"seats": seats, "settings": settings}))
    box, names = s.box, s.box.seat_names
    position: dict[str, Any] = {
        "seats": seats,
        "settings": settings,
        "step": dealer.one(["", "", "", "round", "update"]),
    }
    position["round"] = dealer.number(1, 6)
    city = []
    for _ in range(dealer.number(0, MOST_TILES)):
        tile = s.tiles_left.pop(dealer.number(0, len(s.tiles_left) - 1))
        cell, turn, owner = dealer.one(s.sites), dealer.number(0, 3), dealer.number(-1, seats - 1)
        s.lay(tile, turn, cell, owner)
        city.append(
            f"{spoken(box.tiles[tile])} {box.cells[cell]} {turn} {names[owner] if owner != NOBODY else 'nobody'}"
        )
    display = dealer.some(s.tiles_left, box.display_size)
    walls = [spoken(wall) for wall in box.walls]
    on_offer = walls.pop(dealer.number(0, len(walls) - 1))
    position |= {"city": city, "display": [spoken(box.tiles[tile]) for tile in display], "wall": on_offer}
    idle = [*s.idle, *s.duties]
    plain = list(s.in_city())
    for seat in range(seats):
        position[names[seat]] = player(dealer, s, idle, plain, walls)
    taken = [wall for name in names for wall in position[name]["walls"]]
    position["walls_left"] = [*walls[: ROUNDS - position["round"] - 1], *taken]
    position["passed"] = [names[seat] for seat in dealer.some(range(1, seats), seats - 1)]
    return written(position)


def player(dealer: Dealer, s: Any, idle: list[int], plain: list[int], walls: list[str]) -> dict[str, Any]:
    box = s.box
    found: dict[str, Any] = {good: dealer.number(0, 9) for good in RESOURCES}
    found |= {"board": dealer.number(0, 5), "favour": dealer.number(0, 30), "builders": {}, "workers": {}}
    found["morale"] = dealer.one(box.boards[found["board"]].morale)
    dice = box.dice - dealer.number(1, 3)
    found["active"] = [dealer.number(1, 5) for _ in range(dice)][: dealer.number(1, 4)]
    dice -= len(found["active"])
    for key in ("retired", "stage_one", "stage_two"):
        found[key] = dealer.number(0, min(1, dice))
        dice -= found[key]
    for key, tiles, most in (("builders", plain, 5), ("workers", idle, 6)):
        if dice and tiles and dealer.chance():
            tile = tiles.pop(dealer.number(0, len(tiles) - 1))
            found[key][spoken(box.tiles[tile])] = dealer.number(1, most)
            dice -= 1
    found["walls"] = [walls.pop() for _ in range(dealer.number(0, 1)) if len(walls) > ROUNDS - 6]
    return found


def spoken(name: str) -> str:
    return name.replace("_", "-")
