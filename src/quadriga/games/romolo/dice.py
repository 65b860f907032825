"""Dice tiles and the die (ROM-1.14, ROM-13.31, chapter 23)."""

from __future__ import annotations

from quadriga.games.romolo.board import SYMBOLS
from quadriga.games.romolo.state import Romolo
from quadriga.kernel.step import CHANCE, Chance, Option


class PutAway(Chance[Romolo]):
    """ROM-1.14, ROM-13.31: one dice tile at random goes away; only its owner knows which."""

    __slots__ = ("owner",)
    verbs = ("away",)

    def __init__(self, owner: int) -> None:
        self.seat = CHANCE
        self.owner = owner

    def options(self, s: Romolo, seat: int) -> list[Option]:
        return [("away", symbol) for symbol in range(len(SYMBOLS))]

    def take(self, s: Romolo, seat: int, choice: Option) -> None:
        s.spent[self.owner] = 0
        s.missing[self.owner] = choice[1]

    def seen_only_by(self) -> int:
        return self.owner
