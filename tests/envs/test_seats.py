"""Who sits where makes no difference: the same position with the seats moved on gives the moved seat the same row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import quadriga
from quadriga.games.romolo.pieces import SEEN_BITS
from quadriga.games.spec import spec
from quadriga.kernel.native import fields
from tests.play import Variant, random_game

PLAYED = 3
"""Games from which positions are taken, at the beginning of turns."""


def moved(values: list[Any], by: int) -> list[Any]:
    """What stands by seat, where every seat is moved on."""
    return values[-by:] + values[:-by]


def move_bits(bits: int, seats: int, by: int) -> int:
    return sum(1 << (seat + by) % seats for seat in range(seats) if bits >> seat & 1)


def antike(s: Any, by: int) -> None:
    for name in ("turns", "stone", "stock", "walls", "cities", "units", "recruits", "supply", "advances", "firsts"):
        setattr(s, name, moved(getattr(s, name), by))
    s.razed, s.people, s.hands = moved(s.razed, by), moved(s.people, by), moved(s.hands, by)
    s.owner = [owner if owner < 0 else (owner + by) % 2 for owner in s.owner]


def praetor(s: Any, by: int) -> None:
    seats = s.box.seats
    by_seat = "favour boards morale goods pool active villagers stage_one stage_two retired resting camped owned walls"
    for name in by_seat.split():
        setattr(s, name, moved(getattr(s, name), by))
    for name in ("order", "queue", "recent"):
        setattr(s, name, [(seat + by) % seats for seat in getattr(s, name)])
    s.owner = [owner if owner < 0 else (owner + by) % seats for owner in s.owner]
    for dice in (s.builders, s.workers):
        for tile, die in dice.items():
            dice[tile] = (die // 8 + by) % seats * 8 + die % 8


def romolo(s: Any, by: int) -> None:
    seats, box = s.box.seats, s.box
    for name in ("coins", "capital", "damage", "battles", "missing", "spent", "secret", "dominion"):
        setattr(s, name, moved(getattr(s, name), by))
    s.cubes = moved(s.cubes, 5 * by)
    s.where, s.flags = moved(s.where, by * box.pieces), moved(s.flags, by * box.pieces)
    s.holder = [holder if holder < 0 else (holder + by) % seats for holder in s.holder]
    s.start = (s.start + by) % seats
    s.idle = move_bits(s.idle, seats, by)
    s.seen = {h: move_bits(seen, seats, by) for h, seen in s.seen.items()}
    low = (1 << SEEN_BITS) - 1
    s.lost = [tile & ~low | move_bits(tile & low, seats, by) for tile in s.lost]


def corduba(s: Any, by: int) -> None:
    seats = s.box.seats
    s.players, s.dealt, s.insulae = moved(s.players, by), moved(s.dealt, by), moved(s.insulae, 3 * by)
    for name in ("order", "passed"):
        setattr(s, name, [(seat + by) % seats for seat in getattr(s, name)])
    s.tiles = {tile: (cells, who if who < 0 else (who + by) % seats) for tile, (cells, who) in s.tiles.items()}
    for name in ("monuments", "gestae"):
        setattr(s, name, [who if who < 0 else (who + by) % seats for who in getattr(s, name)])
    s.sent = [(place, (who + by) % seats, figure, count) for place, who, figure, count in s.sent]


MOVE: dict[str, Callable[[Any, int], None]] = {
    "antike": antike,
    "praetor": praetor,
    "romolo": romolo,
    "corduba": corduba,
}


def on_another_seat(step: Any, seats: int, by: int) -> Any:
    other = type(step).__new__(type(step))
    for name in fields(type(step)):
        setattr(other, name, getattr(step, name))
    if step.seat >= 0:
        other.seat = (step.seat + by) % seats
    return other


@pytest.mark.parametrize(
    ("key", "seats"), [("antike", 2), ("praetor", 3), ("praetor", 5), ("romolo", 4), ("corduba", 3)]
)
def test_seats_moved_on_give_the_same_rows(key: str, seats: int) -> None:
    compared = 0
    for seed in range(PLAYED):
        for number, state in enumerate(random_game(Variant(key, seats, ()), seed)):
            if number % 3 or not state.at_turn_level() or state.asked == (quadriga.CHANCE,) or state.lanes:
                continue
            observation = spec(state.box).observation
            for by in (1, seats - 1):
                other = state.copy()
                MOVE[key](other, by)
                if hasattr(other, "active") and isinstance(other.active, int) and other.active >= 0:
                    other.active = (other.active + by) % seats
                other.stack = [on_another_seat(step, seats, by) for step in other.stack]
                other.asked = tuple([(seat + by) % seats for seat in other.asked])
                other.settle()
                for seat in range(seats):
                    mine, theirs = observation.encode(state, seat), observation.encode(other, (seat + by) % seats)
                    differ = [observation.columns[n] for n in range(observation.size) if mine[n] != theirs[n]]
                    assert not differ
                    compared += 1
    assert compared > 20
