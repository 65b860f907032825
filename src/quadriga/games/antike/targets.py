"""The targets and amounts that event cards ask for (ANT-15.9)."""

from __future__ import annotations

from typing import Final

from quadriga.games.antike.board import COIN, GALLEY, LEGION, RESOURCES
from quadriga.games.antike.state import Antike, AntikeStep
from quadriga.kernel.step import PASS, Action, Reason

NO_WALL: Final = Reason("ANT-15.9", "no-wall-there")
NO_GALLEY: Final = Reason("ANT-15.9", "no-galley-there")
NO_LEGION: Final = Reason("ANT-15.9", "no-legion-there")
NOT_YOURS: Final = Reason("ANT-6.1", "not-your-city")
HAS_WALL: Final = Reason("ANT-6.9", "has-wall")
NO_WALLS: Final = Reason("ANT-6.8", "no-walls-in-reserve")
WRONG_NUMBER: Final = Reason("ANT-15.9", "wrong-number")
TOO_FEW: Final = Reason("ANT-8.7", "wrong-number")
NOT_HELD: Final = Reason("ANT-15.9", "not-held")
SAME_RESOURCE: Final = Reason("ANT-15.9", "same-resource")
NONE_TO_ROB: Final = Reason("ANT-15.9", "none-to-rob")


def why_no_wall(s: Antike, seat: int, region: int) -> Reason:
    """ANT-6.1, ANT-6.8, ANT-6.9: why no wall can stand there, whatever it would cost."""
    if s.owner[region] != seat:
        return NOT_YOURS
    return HAS_WALL if s.wall[region] else NO_WALLS


class DestroyWall(AntikeStep):
    """Earthquake: which wall on the map?"""

    __slots__ = ()
    verbs = ("destroy",)

    def actions(self, s: Antike, seat: int) -> list[Action]:
        return [("destroy", region) for region, wall in enumerate(s.wall) if wall]

    def take(self, s: Antike, seat: int, action: Action) -> None:
        s.destroy_wall(action[1])

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        return NO_WALL


class Fortify(AntikeStep):
    """Fortification: the next own city to get a free wall; `left` to go."""

    __slots__ = ("left",)
    verbs = ("pass", "fortify")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def actions(self, s: Antike, seat: int) -> list[Action]:
        if not s.walls[seat]:
            return [PASS]
        return [PASS, *[("fortify", region) for region in s.cities[seat] if not s.wall[region]]]

    def take(self, s: Antike, seat: int, action: Action) -> None:
        if action != PASS:
            s.build_wall(seat, action[1])
            if self.left > 1:
                s.ask(Fortify(seat, self.left - 1))

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        return why_no_wall(s, seat, action[1])


class Sink(AntikeStep):
    """Storm: which enemy galley at a ship symbol?"""

    __slots__ = ()
    verbs = ("sink",)

    def actions(self, s: Antike, seat: int) -> list[Action]:
        return [("sink", region) for region in sorted(s.units[1 - seat][GALLEY]) if s.box.has_ship[region]]

    def take(self, s: Antike, seat: int, action: Action) -> None:
        s.fall(1 - seat, GALLEY, action[1])

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        return NO_GALLEY


class Desert(AntikeStep):
    """Desertion: which enemy legion?"""

    __slots__ = ()
    verbs = ("desert",)

    def actions(self, s: Antike, seat: int) -> list[Action]:
        return [("desert", region) for region in sorted(s.units[1 - seat][LEGION])]

    def take(self, s: Antike, seat: int, action: Action) -> None:
        s.fall(1 - seat, LEGION, action[1])

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        return NO_LEGION


class Hire(AntikeStep):
    """Mercenaries: how many legions, at most `most`?"""

    __slots__ = ("most",)
    verbs = ("hire",)

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def actions(self, s: Antike, seat: int) -> list[Action]:
        return [("hire", number) for number in range(1, min(self.most, s.supply[seat][LEGION]) + 1)]

    def take(self, s: Antike, seat: int, action: Action) -> None:
        s.recruit(seat, LEGION, action[1])

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        supply = s.supply[seat][LEGION]
        reason = TOO_FEW if supply < self.most else WRONG_NUMBER
        return reason.of(limit=min(self.most, supply))


class Swap(AntikeStep):
    """Caravan: the next resource to exchange one for one; `left` to go."""

    __slots__ = ("left",)
    verbs = ("pass", "swap")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def actions(self, s: Antike, seat: int) -> list[Action]:
        kinds = range(len(RESOURCES))
        return [PASS, *[("swap", a, b) for a in kinds if s.stock[seat][a] for b in kinds if a != b]]

    def take(self, s: Antike, seat: int, action: Action) -> None:
        if action != PASS:
            s.spend(seat, action[1], 1)
            s.gain(seat, action[2], 1)
            if self.left > 1:
                s.ask(Swap(seat, self.left - 1))

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        return NOT_HELD if action[1] != action[2] else SAME_RESOURCE


def robbable_regions(s: Antike, seat: int) -> int:
    """Pirates: the regions that hold an own galley and a city of the opponent."""
    return sum(1 for region in s.units[seat][GALLEY] if s.owner[region] == 1 - seat)


class Rob(AntikeStep):
    """Pirates: the next resource to take from the opponent; `left` to go."""

    __slots__ = ("left",)
    verbs = ("rob",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def actions(self, s: Antike, seat: int) -> list[Action]:
        return [("rob", resource) for resource, count in enumerate(s.stock[1 - seat][:COIN]) if count]

    def take(self, s: Antike, seat: int, action: Action) -> None:
        s.stock[1 - seat][action[1]] -= 1
        s.stock[seat][action[1]] += 1
        s.emit("robbed", seat, action[1])
        if self.left > 1:
            s.ask(Rob(seat, self.left - 1))

    def why(self, s: Antike, seat: int, action: Action) -> Reason:
        return NONE_TO_ROB
