"""The update phase, second part: the city and the wall are renewed, or the game ends (chapter 11)."""

from __future__ import annotations

from typing import Final

from quadriga.games.praetor.board import NOBODY
from quadriga.games.praetor.scoring import final_scoring
from quadriga.games.praetor.state import LAST_BY_CITY, LAST_BY_WALL, NOT_LAST, REASONS, Praetor
from quadriga.kernel.step import Action, AutoStep, Chance, Reason

NOT_IN_STACK: Final = Reason("PRA-1.5", "not-in-stack")
NOT_ON_TOP: Final = Reason("PRA-1.5", "not-on-top")
NOT_IN_WALL_STACK: Final = Reason("PRA-1.6", "not-in-stack")


class Renewal(AutoStep[Praetor]):
    """PRA-11.1: renew what the round has used; after the last round score and end."""

    __slots__ = ()

    def do(self, s: Praetor) -> None:
        if s.last:
            final_scoring(s)
            s.finish(REASONS[s.last])  # PRA-11.6
            return
        reset(s)
        if s.wall != NOBODY:
            s.emit("removed", s.wall)  # PRA-11.4
            s.wall = NOBODY
        s.stack.append(REVEAL)
        if wants_tile(s):
            s.stack.append(DRAW)


RENEWAL: Final = Renewal(0)


def reset(s: Praetor) -> None:
    """PRA-11.2: every tile can be activated again, every special tile be used."""
    box = s.box
    city = s.in_city()
    s.idle = [tile for tile in city if box.is_zoned[tile] and not box.is_duty[tile]]
    s.duties = [tile for tile in city if box.is_zoned[tile] and box.is_duty[tile]]
    s.camped = [0] * box.seats


def wants_tile(s: Praetor) -> bool:
    """PRA-11.3: whether the display is to be filled up and can be."""
    return len(s.display) < s.box.display_size and bool(s.tiles_left)


class DrawTile(Chance[Praetor]):
    """PRA-11.3: which tile lies on top of the city stack? Any of the epoch that its back shows (PRA-1.5)."""

    __slots__ = ()
    verbs = ("draw",)

    def actions(self, s: Praetor, seat: int) -> list[Action]:
        top, epoch = s.top_epoch(), s.box.epoch
        return [("draw", tile) for tile in s.tiles_left if epoch[tile] == top]

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        s.tiles_left.remove(action[1])
        s.display.append(action[1])
        s.emit("shown", action[1])
        if wants_tile(s):
            s.stack.append(self)

    def why(self, s: Praetor, seat: int, action: Action) -> Reason:
        return NOT_ON_TOP if action[1] in s.tiles_left else NOT_IN_STACK


class RevealWall(Chance[Praetor]):
    """PRA-11.4: which wall tile lies on top of its stack?"""

    __slots__ = ()
    verbs = ("reveal",)

    def actions(self, s: Praetor, seat: int) -> list[Action]:
        return [("reveal", wall) for wall in s.walls_left]

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        s.walls_left.remove(action[1])
        s.wall = action[1]
        s.emit("revealed", action[1])
        if not s.tiles_left:  # PRA-11.5
            s.last = LAST_BY_CITY
        elif not s.walls_left:
            s.last = LAST_BY_WALL
        if s.last != NOT_LAST:
            s.emit("last-round")

    def why(self, s: Praetor, seat: int, action: Action) -> Reason:
        return NOT_IN_WALL_STACK


DRAW: Final = DrawTile()
REVEAL: Final = RevealWall()
