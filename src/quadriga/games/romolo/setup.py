"""Set-up: start player, tiles, characters, start pieces (chapter 1)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import (
    FACE_DOWN,
    FARM,
    GOODS_COUNT,
    PLAIN,
    STOREHOUSE,
    WORKER,
)
from quadriga.games.romolo.dice import PutAway
from quadriga.games.romolo.hiring import Refill
from quadriga.games.romolo.pieces import NO_TILE, START_TILES, changed
from quadriga.games.romolo.solo import LayEvents
from quadriga.games.romolo.state import Romolo, RomoloStep
from quadriga.games.romolo.turn import begin_turn
from quadriga.kernel.step import CHANCE, Action, AutoStep, Chance, Reason, Simultaneous

TOWER_PIECE: Final = 0
FARM_PIECE: Final = 1
STOREHOUSE_PIECE: Final = 2
WORKER_PIECE: Final = 3
NOT_YOURS: Final = Reason("ROM-1.6", "not-your-start-hex")
NOT_PLAIN: Final = Reason("ROM-1.16", "not-your-plain")
OTHER_PIECE: Final = Reason("ROM-1.16", "another-piece-now")
FOREST_OR_HILL: Final = Reason("ROM-1.3", "forest-or-hill")


class StartPlayer(Chance[Romolo]):
    """ROM-1.1: who begins; everything in the set-up follows the order of turns."""

    __slots__ = ()
    verbs = ("start",)

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("start", player) for player in range(s.box.seats)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        s.start = action[1]
        s.emit("begins", s.start)
        order = turn_order(s)
        s.ask(
            Refill(CHANCE),
            *[PutAway(player) for player in order if not s.box.die],
            ChooseTiles([[ChooseTile(player)] for player in range(s.box.seats)]),
            *[LayTiles(player) for player in order],
            *[FreeCube(player) for player in order],
            *[Settle(player, n) for player in order for n in range(3 + s.box.start_workers)],
            *([FoundAI(CHANCE), LayEvents(CHANCE)] if s.box.solo else []),
            Begin(CHANCE),
        )

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return Reason("ROM-1.1", "not-a-player")


def turn_order(s: Romolo) -> list[int]:
    return [(s.start + n) % s.box.seats for n in range(s.box.seats)]


def home(s: Romolo, seat: int) -> list[int]:
    """ROM-R39: the start hexes of a player: those of his place in turn order."""
    return s.box.homes[(seat - s.start) % s.box.seats]


class ChooseTiles(Simultaneous[Romolo]):
    """ROM-1.3: everybody takes a forest or a hill in secret; it is shown when it is laid."""

    __slots__ = ()

    def open(self, s: Romolo, answers: list[tuple[Action, ...]]) -> None:
        s.secret = [terrain for ((_, terrain),) in answers]


class ChooseTile(RomoloStep):
    """ROM-1.3: forest or hill? Nobody else knows before it is laid."""

    __slots__ = ()
    verbs = ("choose",)

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("choose", terrain) for terrain in START_TILES]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        pass

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return FOREST_OR_HILL

    def seen_only_by(self) -> int:
        return self.seat


class LayTiles(RomoloStep):
    """ROM-1.6: which of the three start hexes gets the forest or hill? The others are plains."""

    __slots__ = ()
    verbs = ("lay",)

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("lay", h) for h in home(s, seat)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        for h in home(s, seat):
            terrain = s.secret[seat] if h == action[1] else PLAIN
            s.terrain = changed(s.terrain, h, terrain)
            s.pool[terrain] -= 1  # ROM-1.4
            s.emit("laid", seat, terrain, h)
        s.secret[seat] = NO_TILE

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return NOT_YOURS


class FreeCube(RomoloStep):
    """ROM-1.15: the kind of the free cube."""

    __slots__ = ()
    verbs = ("cube",)

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("cube", good) for good in range(GOODS_COUNT)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        s.gain(seat, action[1], 1)


class Settle(RomoloStep):
    """ROM-1.16: tower, farm, storehouse and workers on the two plains, one after the other."""

    __slots__ = ("number",)
    verbs = ("set",)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        piece = min(self.number, WORKER_PIECE)
        return [("set", piece, h) for h in home(s, seat) if s.terrain[h] == PLAIN]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        _, piece, h = action
        if piece == TOWER_PIECE:
            s.capital[seat] = h  # ROM-1.17
        elif piece == WORKER_PIECE:
            s.put(s.in_hand(seat, WORKER), h)  # ROM-1.18
        else:
            kind = FARM if piece == FARM_PIECE else STOREHOUSE
            s.add_building(h, kind, 1)
            s.bank[kind] -= 1
        s.emit("founded", seat, piece, h)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return NOT_PLAIN if action[1] == min(self.number, WORKER_PIECE) else OTHER_PIECE


class FoundAI(AutoStep[Romolo]):
    """ROM-21.2, ROM-R136: the A.I. player's tower on a face-up plain."""

    __slots__ = ()

    def do(self, s: Romolo) -> None:
        assert s.terrain[s.box.ai_capital] == FACE_DOWN
        s.terrain = changed(s.terrain, s.box.ai_capital, PLAIN)
        s.pool[PLAIN] -= 1
        s.capital[s.box.ai] = s.box.ai_capital


class Begin(AutoStep[Romolo]):
    """ROM-2.1: the first round begins with the start player."""

    __slots__ = ()

    def do(self, s: Romolo) -> None:
        s.round = 1
        begin_turn(s, s.start)
