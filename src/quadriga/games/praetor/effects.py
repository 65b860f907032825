"""What activated tiles do (chapter 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quadriga.games.praetor.board import NOBODY, RESOURCES, TEMPLES, WALL
from quadriga.games.praetor.market import visit_market
from quadriga.games.praetor.state import Praetor, PraetorStep
from quadriga.kernel.step import Action, Reason

TOO_MANY: Final = Reason("PRA-8.5", "too-many-to-forge")


def gain_by_experience(s: Praetor, seat: int, tile: int, pips: int) -> None:
    """PRA-8.1 to PRA-8.4: the Gold Mine, the Sawmill and the quarries."""
    s.gain(seat, s.box.gained[tile], pips)


def forge(s: Praetor, seat: int, tile: int, pips: int) -> None:
    """PRA-8.5: the Smithy asks how many, if there is anything to forge."""
    most = min(pips, s.goods[seat][s.box.given[tile]])
    if most:
        s.stack.append(Forge(seat, tile, most))


class Forge(PraetorStep):
    """PRA-8.5: how much wood becomes weapons?"""

    __slots__ = ("most", "tile")
    verbs = ("forge",)

    def __init__(self, seat: int, tile: int, most: int) -> None:
        self.seat = seat
        self.tile = tile
        self.most = most

    def actions(self, s: Praetor, seat: int) -> list[Action]:
        return [("forge", number) for number in range(self.most + 1)]

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        number = action[1]
        if number:
            given = s.box.given[self.tile]
            s.goods[seat][given] -= number
            s.emit("paid", seat, number, given)
            s.gain(seat, s.box.taken[self.tile], number)

    def why(self, s: Praetor, seat: int, action: Action) -> Reason:
        return TOO_MANY.of(limit=self.most)

    def price(self, s: Praetor, seat: int, action: Action) -> list[tuple[str, int]]:
        box = s.box
        return [(RESOURCES[box.given[self.tile]], -action[1]), (RESOURCES[box.taken[self.tile]], action[1])]


def gain_per_tile(s: Praetor, seat: int, tile: int, pips: int) -> None:
    """PRA-8.6: the Curia."""
    s.gain(seat, s.box.gained[tile], s.owned[seat] * s.box.per_tile[tile])  # PRA-8.15


def gain_per_worker(s: Praetor, seat: int, tile: int, pips: int) -> None:
    """PRA-8.7: the Forum; active workers on tiles count, lent retired ones do not (PRA-R25, PRA-R26)."""
    s.gain(seat, s.box.gained[tile], s.active[seat] * s.box.per_worker[tile])


def favour_per_worker(s: Praetor, seat: int, tile: int, pips: int) -> None:
    """PRA-8.8: the Temple of Maia."""
    s.score(seat, s.active[seat] * s.box.per_worker[tile], TEMPLES)


def favour_per_tile(s: Praetor, seat: int, tile: int, pips: int) -> None:
    """PRA-8.9: the Temple of Apollo."""
    s.score(seat, s.owned[seat] * s.box.per_tile[tile], TEMPLES)


def favour_per_resource(s: Praetor, seat: int, tile: int, pips: int) -> None:
    """PRA-8.10, PRA-8.11: the Temples of Plutus and Mercury."""
    goods = s.goods[seat]
    s.score(seat, sum([goods[resource] for resource in s.box.counted[tile]]) * s.box.per_unit[tile], TEMPLES)


def favour_by_morale(s: Praetor, seat: int, tile: int, pips: int) -> None:
    """PRA-8.12: the Temple of Venus."""
    s.score(seat, max(s.box.least[tile], s.morale_of(seat)), TEMPLES)


def morale_per_tiles(s: Praetor, seat: int, tile: int, pips: int) -> None:
    """PRA-8.13: the Colosseum."""
    s.raise_morale(seat, s.owned[seat] // s.box.tiles_per_space[tile])


def morale_per_retired(s: Praetor, seat: int, tile: int, pips: int) -> None:
    """PRA-8.14: the Oracle, also for retired workers on tiles (PRA-R56)."""
    s.raise_morale(seat, s.retired[seat] * s.box.spaces_per_worker[tile])


def recruit(s: Praetor, seat: int, tile: int, pips: int) -> None:
    """PRA-8.16: the Training Camp."""
    number = s.box.recruits[tile]
    s.villagers[seat] -= number
    s.stage_one[seat] += number
    s.emit("recruited", seat, number)


def claim_wall_tile(s: Praetor, seat: int, tile: int, pips: int) -> None:
    """PRA-8.19: the Imperial Outpost."""
    wall = s.wall
    s.pay(seat, s.box.demand[wall])
    bonus = s.wall_bonus(seat)  # PRA-R18
    s.walls[seat] |= 1 << wall
    s.wall = NOBODY
    s.emit("took-wall", seat, wall)
    s.score(seat, s.box.wall_favour[wall] + bonus, WALL)


def exchange(s: Praetor, seat: int, tile: int, pips: int) -> None:
    """PRA-8.17: the Market."""
    visit_market(s, seat)


EFFECTS: Final[dict[str, Callable[[Praetor, int, int, int], None]]] = {
    "gain_by_experience": gain_by_experience,
    "convert_up_to_experience": forge,
    "gain_per_owned_tile": gain_per_tile,
    "gain_per_active_worker": gain_per_worker,
    "favor_per_active_worker": favour_per_worker,
    "favor_per_owned_tile": favour_per_tile,
    "favor_per_resource": favour_per_resource,
    "favor_by_morale": favour_by_morale,
    "morale_per_owned_tiles": morale_per_tiles,
    "morale_per_retired_worker": morale_per_retired,
    "recruit": recruit,
    "claim_wall_tile": claim_wall_tile,
    "exchange": exchange,
}
