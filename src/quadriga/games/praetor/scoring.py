"""Final scoring and the expert game (chapters 12 and 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.games.praetor.board import AREA, GOLD_VALUE, LONGEST_WALL, MORALE, MOST_VILLAGERS, WORKERS

if TYPE_CHECKING:
    from quadriga.games.praetor.state import Praetor


def final_scoring(s: Praetor) -> None:
    """PRA-12.1 to PRA-12.4, step by step for all."""
    box = s.box
    for seat in s.order:
        s.score(seat, worker_favour(s, seat), WORKERS)
    for seat in s.order:
        s.score(seat, s.morale_of(seat), MORALE)  # PRA-R45
    for seat in s.order:
        s.score(seat, s.wealth(seat) // box.gold_per_favour, GOLD_VALUE)
    for source, shared in expert_prizes(s):
        for seat in s.order:
            s.score(seat, shared[seat], source)
    for seat in s.final().winners:
        s.emit("won", seat)


def expert_prizes(s: Praetor) -> list[tuple[int, list[int]]]:
    """PRA-13.2: each category of the expert game with the favour of every seat as things are."""
    box = s.box
    if not box.expert:
        return []
    seats = range(box.seats)
    return [
        (AREA, shares(box.expert_area, [largest_area(s, seat) for seat in seats])),
        (LONGEST_WALL, shares(box.expert_wall, [s.walls[seat].bit_count() for seat in seats])),
        (MOST_VILLAGERS, shares(box.expert_villagers, s.villagers)),
    ]


def worker_favour(s: Praetor, seat: int) -> int:
    """PRA-12.1: the experience of active workers, and something for each new one."""
    experience = sum([pips * count for pips, count in enumerate(s.pool[seat])])
    return experience * s.box.per_experience + (s.stage_one[seat] + s.stage_two[seat]) * s.box.per_new_worker


def largest_area(s: Praetor, seat: int) -> int:
    """PRA-13.2: the largest group of own tiles connected by edges."""
    mine = {cell for cell, laid in s.grid.items() if s.owner[laid >> 2] == seat}
    largest = 0
    while mine:
        group = [mine.pop()]
        for cell in group:
            for step in s.box.edges:
                if cell + step in mine:
                    mine.remove(cell + step)
                    group.append(cell + step)
        largest = max(largest, len(group))
    return largest


def shares(prizes: list[int], counts: list[int]) -> list[int]:
    """PRA-13.5: the prizes of the places that equal counts take up, shared and rounded down."""
    result = []
    for count in counts:
        ahead = sum([other > count for other in counts])
        equal = counts.count(count)
        result.append(sum(prizes[ahead : ahead + equal]) // equal)
    return result
