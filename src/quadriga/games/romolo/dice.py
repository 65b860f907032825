"""Dice tiles, the die and Dux (ROM-13.10, ROM-13.11, ROM-13.31, chapter 23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quadriga.games.romolo.board import (
    DUX,
    SYMBOLS,
)
from quadriga.games.romolo.fight import Fight
from quadriga.games.romolo.fighting import decide
from quadriga.games.romolo.pieces import NO_TILE
from quadriga.games.romolo.state import Roll, Romolo, RomoloStep
from quadriga.kernel.step import CHANCE, Action, Chance, Reason, Simultaneous
from quadriga.kernel.vocabulary import UNKNOWN

TILE_USED: Final = Reason("ROM-13.31", "tile-not-available")
TOO_MANY: Final = Reason("ROM-20.9a", "not-so-many-counters")


class PutAway(Chance[Romolo]):
    """ROM-1.14, ROM-13.31: one dice tile at random goes away; only its owner knows which."""

    __slots__ = ("owner",)
    verbs = ("away",)

    def __init__(self, owner: int) -> None:
        self.seat = CHANCE
        self.owner = owner

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("away", symbol) for symbol in range(len(SYMBOLS))]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        s.spent[self.owner] = 0
        s.missing[self.owner] = action[1]

    def seen_only_by(self) -> int:
        return self.owner


def dux(s: Romolo, owner: int) -> int:
    """ROM-20.9a: the counters left."""
    tile = s.box.tiles_of[DUX][0]
    return s.note[tile] if s.holder[tile] == owner else 0


def begin(s: Romolo, fight: Fight) -> None:
    """ROM-13.10, ROM-13.11, ROM-23.1: tiles in secret, Dux, reveal; or Dux and then the die."""
    fighters = (fight.attacker, fight.defender)
    captains = [owner for owner in fighters if dux(s, owner)]
    if s.box.die:
        s.ask(Captain(captains[0], fight) if captains else Dice(fight, ()))
        return
    lanes: list[list[ChooseDie]] = [[] for _ in range(s.box.seats)]
    for owner in fighters:
        if owner != s.box.ai:
            lanes[owner] = [ChooseDie(owner, bool(captains))]
    if captains:
        s.ask(FaceDown(lanes, fight), Captain(captains[0], fight))
    else:
        s.ask(Reveal(lanes, fight))


class ChooseDie(RomoloStep):
    """ROM-13.10: which dice tile?"""

    __slots__ = ("face_down",)
    verbs = ("play",)

    def __init__(self, seat: int, face_down: bool) -> None:
        self.seat = seat
        self.face_down = face_down
        """Whether it stays so when both are laid, because Dux is declared before they are turned up (ROM-13.11)."""

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("play", symbol) for symbol in s.available(seat)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        pass

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return TILE_USED

    def seen_only_by(self) -> int | None:
        return self.seat if self.face_down else None


class Reveal(Simultaneous[Romolo]):
    """ROM-13.10, ROM-13.11: both lay a tile in secret, and both are revealed."""

    __slots__ = ("fight",)

    def __init__(self, lanes: Sequence[Sequence[ChooseDie]], fight: Fight) -> None:
        super().__init__(lanes)
        self.fight = fight

    def open(self, s: Romolo, answers: list[tuple[Action, ...]]) -> None:
        shown(s, self.fight, [answers[owner][0][1] if owner < s.box.seats else NO_TILE for owner in self.fight[1:3]])


class FaceDown(Reveal):
    """ROM-13.10, ROM-13.11: both lay a tile in secret; Dux is declared before they are turned up."""

    __slots__ = ()

    def open(self, s: Romolo, answers: list[tuple[Action, ...]]) -> None:
        for owner, laid in enumerate(answers):
            if laid:
                s.secret[owner] = laid[0][1]


class Captain(RomoloStep):
    """ROM-13.11, ROM-20.9a: how many counters of Dux?"""

    __slots__ = ("fight",)
    verbs = ("dux",)

    def __init__(self, seat: int, fight: Fight) -> None:
        self.seat = seat
        self.fight = fight

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("dux", n) for n in range(dux(s, seat) + 1)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        fight, number = self.fight, action[1]
        s.note[s.box.tiles_of[DUX][0]] -= number
        bonus = number * s.box.dux_bonus
        if seat == fight.attacker:
            fight = fight._replace(bonus=fight.bonus + bonus)
        else:
            fight = fight._replace(guard=fight.guard + bonus)
        if s.box.die:
            s.ask(Dice(fight, ()))
            return
        tiles = [s.secret[owner] if owner < s.box.seats else NO_TILE for owner in fight[1:3]]
        if UNKNOWN in tiles:
            s.ask(Unsealed(fight))
            return
        s.secret = [NO_TILE] * s.box.seats
        shown(s, fight, tiles)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return TOO_MANY.of(needed=action[1], have=dux(s, seat))


class Unsealed(Chance[Romolo]):
    """Tiles that the viewer cannot see are turned up: only a masked state asks this, and does not know the answer."""

    __slots__ = ("fight",)
    verbs = ("play",)

    def __init__(self, fight: Fight) -> None:
        self.seat = CHANCE
        self.fight = fight

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("play", symbol) for symbol in range(len(SYMBOLS))]


class Dice(Roll):
    """ROM-23.1, ROM-21.18: the attacker rolls first, then the defender; `symbols` are those rolled or laid."""

    __slots__ = ("fight", "symbols")

    def __init__(self, fight: Fight, symbols: tuple[int, ...]) -> None:
        self.seat = CHANCE
        self.fight = fight
        self.symbols = symbols

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        symbols = (*self.symbols, s.box.face_symbol[action[1]])
        s.emit("rolled", self.fight.defender if self.symbols else self.fight.attacker, action[1])
        if len(symbols) == 2:
            decide(s, self.fight, symbols)
        else:
            s.ask(Dice(self.fight, symbols))


def shown(s: Romolo, fight: Fight, tiles: list[int]) -> None:
    """The tiles are turned up and used (ROM-13.31); the A.I. rolls for its symbol (ROM-R142)."""
    for owner, symbol in zip(fight[1:3], tiles, strict=True):
        if symbol == NO_TILE:
            continue
        s.emit("showed", owner, symbol)
        s.spent[owner] |= 1 << symbol
    used_up = [owner for owner in fight[1:3] if owner < s.box.seats and not s.available(owner)]
    if NO_TILE in tiles:
        s.ask(AIDie(fight, tuple(tiles)))
    else:
        decide(s, fight, (tiles[0], tiles[1]))
    s.ask(*[PutAway(owner) for owner in used_up])


class AIDie(Roll):
    """ROM-21.18: the A.I. player rolls the die instead of laying a tile."""

    __slots__ = ("fight", "tiles")

    def __init__(self, fight: Fight, tiles: tuple[int, ...]) -> None:
        self.seat = CHANCE
        self.fight = fight
        self.tiles = tiles

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        s.emit("rolled", s.box.ai, action[1])
        a, d = (s.box.face_symbol[action[1]] if tile == NO_TILE else tile for tile in self.tiles)
        decide(s, self.fight, (a, d))
