"""Set-up: boards and their sides, the start player, the first favour (chapter 1)."""

from __future__ import annotations

from typing import Final

from quadriga.games.praetor.board import NOBODY, SIDE_A, SOURCES, START
from quadriga.games.praetor.city import DRAW, REVEAL, wants_tile
from quadriga.games.praetor.round import ROUND
from quadriga.games.praetor.state import Praetor, PraetorStep
from quadriga.kernel.step import Action, AutoStep, Chance, Reason

SIDES: Final[tuple[str, ...]] = ("A", "B")
CHOOSE: Final = "choose"
NOT_THIS_SEAT: Final = Reason("PRA-1.9", "not-this-seat")
BOARD_TAKEN: Final = Reason("PRA-1.9", "board-taken")


def begin(s: Praetor) -> None:
    """PRA-1.9, PRA-R3: boards for those who do not play side A, sides where they are to be chosen, then the rest."""
    box = s.box
    others = [seat for seat in range(box.seats) if box.sides[seat] != "A"]
    for seat in others:
        s.boards[seat] = box.dealt[seat]
    s.ask(
        *[DealBoard(seat) for seat in others if not box.dealt[seat]],
        *[ChooseSide(seat) for seat in others if box.sides[seat] == CHOOSE],
        MoraleMarkers(0),
        *([StartPlayer()] if box.starter == NOBODY else [FirstFavour(box.starter)]),
        *([DRAW] if wants_tile(s) else []),
        REVEAL,
        ROUND,
    )


class DealBoard(Chance[Praetor]):
    """PRA-R3: which of the five boards does a player get?"""

    __slots__ = ("colour",)
    verbs = ("deal",)

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour = colour

    def actions(self, s: Praetor, seat: int) -> list[Action]:
        return [("deal", self.colour, number - 1) for number in range(1, len(s.box.boards)) if number not in s.boards]

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        s.boards[self.colour] = action[2] + 1
        s.emit("dealt", self.colour, action[2])

    def why(self, s: Praetor, seat: int, action: Action) -> Reason:
        return BOARD_TAKEN if action[1] == self.colour else NOT_THIS_SEAT


class ChooseSide(PraetorStep):
    """PRA-1.9: side A, the same for all, or side B of the board dealt?"""

    __slots__ = ()
    verbs = ("side",)
    turn_level = True

    def actions(self, s: Praetor, seat: int) -> list[Action]:
        return [("side", side) for side in range(len(SIDES))]

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        if SIDES[action[1]] == "A":
            s.boards[seat] = SIDE_A


class MoraleMarkers(AutoStep[Praetor]):
    """PRA-1.12: on the space with the start value."""

    __slots__ = ()

    def do(self, s: Praetor) -> None:
        s.morale = [s.box.boards[board].start for board in s.boards]


class StartPlayer(Chance[Praetor]):
    """PRA-R1: who is the start player?"""

    __slots__ = ()
    verbs = ("start",)

    def actions(self, s: Praetor, seat: int) -> list[Action]:
        return [("start", player) for player in range(s.box.seats)]

    def take(self, s: Praetor, seat: int, action: Action) -> None:
        s.ask(FirstFavour(action[1]))


class FirstFavour(AutoStep[Praetor]):
    """PRA-1.13: the start player has most, and one less each going counter-clockwise."""

    __slots__ = ()

    def do(self, s: Praetor) -> None:
        box = s.box
        s.emit("begins", self.seat)
        for steps in range(box.seats):
            player = (self.seat - steps) % box.seats
            s.favour[player] = box.first_favour + steps * box.favour_step
            s.scored[player * len(SOURCES) + START] = s.favour[player]
