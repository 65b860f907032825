"""The closing phase and what is decided before the scoring (chapters 18 and 19)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import ARCHITECTUS, FACE_DOWN, NOBODY, SACERDOS
from quadriga.games.romolo.characters import NO_FARM, farms_to_name
from quadriga.games.romolo.influence import BLESSED, control, influence
from quadriga.games.romolo.movement import TurnToken
from quadriga.games.romolo.scoring import dominions
from quadriga.games.romolo.state import Romolo, RomoloStep
from quadriga.kernel.step import CHANCE, PASS, Action, AutoStep, Reason

END_GAME: Final[Action] = ("end-game",)
NO_INFLUENCE: Final = Reason("ROM-20.22", "no-influence-there")
NOT_DOMINION: Final = Reason("ROM-19.4", "not-a-dominion")


def exhausted(s: Romolo) -> int:
    """ROM-18.1: kinds of pieces that the bank has no more of."""
    return s.bank.count(0)


def all_hired(s: Romolo) -> bool:
    """ROM-18.1: every character of the game has been hired."""
    return not any(s.deck) and all([character == NOBODY for character in s.display])


def check_closing(s: Romolo) -> None:
    if not s.closing and (exhausted(s) >= s.box.kinds_needed or all_hired(s)):
        s.closing = 1
        s.emit("closing")


class PlayOrEnd(RomoloStep):
    """ROM-18.3: play the turn, or end the game?"""

    __slots__ = ()
    verbs = ("play-on", "end-game")
    turn_level = True

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("play-on",), END_GAME]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action == END_GAME:
            s.emit("ended", seat)
            begin_scoring(s, "ended")


def begin_scoring(s: Romolo, reason: str) -> None:
    """ROM-19.1: Architectus, Sacerdos, then the dominions, in turn order."""
    s.stack.clear()
    s.modifiers = []
    order = [(s.start + n) % s.box.seats for n in range(s.box.seats)]
    alive = [seat for seat in order if s.alive(seat)]
    hidden = [h for h in s.token if s.terrain[h] == FACE_DOWN] if s.box.solo else []
    s.ask(
        *[TurnToken(h) for h in hidden],  # ROM-R149
        *[LastFarm(seat) for seat in alive if s.has(seat, ARCHITECTUS)],
        *[Bless(seat, s.box.sacerdos_points) for seat in alive if s.has(seat, SACERDOS)],
        *[Dominion(seat) for seat in alive],
        Finish(CHANCE, reason),
    )


class Finish(AutoStep[Romolo]):
    __slots__ = ("reason",)

    def __init__(self, seat: int, reason: str) -> None:
        self.seat = seat
        self.reason = reason

    def do(self, s: Romolo) -> None:
        s.finish(self.reason)


class LastFarm(RomoloStep):
    """ROM-20.5b: Architectus may name a farm once more."""

    __slots__ = ()
    verbs = ("pass", "architectus")

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [PASS, *[("architectus", h) for h in farms_to_name(s)]]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action != PASS:
            s.note[s.box.architectus] = action[1] + 1

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return NO_FARM


class Bless(RomoloStep):
    """ROM-20.22: the next hex for an influence point of Sacerdos, or no more?"""

    __slots__ = ("left",)
    verbs = ("pass", "bless")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        points = influence(s, seat, blessed=False)  # ROM-R123
        tile = s.box.tiles_of[SACERDOS][0]
        first = s.note[tile] - 1
        return [PASS, *[("bless", h) for h in range(max(0, first), s.box.hexes) if points[h]]]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action == PASS:
            return
        tile = s.box.tiles_of[SACERDOS][0]
        s.note[tile] += (action[1] + 1) * (BLESSED if s.note[tile] else 1)
        if self.left > 1:
            s.ask(Bless(seat, self.left - 1))

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return NO_INFLUENCE


class Dominion(RomoloStep):
    """ROM-19.4: which controlled plain next to the capital is the dominion?"""

    __slots__ = ()
    verbs = ("pass", "dominion")

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("dominion", h) for h in dominions(s, seat, control(s))] or [PASS]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action != PASS:
            s.dominion[seat] = action[1]

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return NOT_DOMINION
