"""Rounds and turns (chapter 2)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.activation import Activate
from quadriga.games.romolo.board import NOBODY, WORKER
from quadriga.games.romolo.combat import Attack
from quadriga.games.romolo.ending import PlayOrEnd, begin_scoring, check_closing
from quadriga.games.romolo.losing import GiveUp, TurnEnd
from quadriga.games.romolo.scoring import TOWERS
from quadriga.games.romolo.solo import AITurn, DrawEvent
from quadriga.games.romolo.state import Romolo
from quadriga.games.romolo.supply import Income, StandUp
from quadriga.kernel.step import CHANCE, AutoStep, Step


def begin_turn(s: Romolo, seat: int) -> None:
    """ROM-2.2: Action, Combat and Supply phase; before them what is asked at the start of a turn."""
    s.active = seat
    s.acted = s.hired = s.produced = s.forums_used = s.used = 0
    s.note[s.box.equus] = 0
    if s.ports_used:
        s.ports_used = {}
    s.emit("turn", seat)
    s.ask(*TURN[seat])
    if not s.on_map(seat, WORKER):
        s.idle |= 1 << seat
        s.ask(GiveUp(seat))  # ROM-14.1
    if s.closing:
        s.ask(PlayOrEnd(seat))  # ROM-18.3


class EndTurn(TurnEnd):
    """ROM-2.4, ROM-18.1, ROM-18.2: is it over? Otherwise the next player's turn."""

    __slots__ = ()

    def do(self, s: Romolo) -> None:
        box = s.box
        if s.modifiers:
            s.modifiers = []
        if len({box.side[p] for p in range(box.owners) if s.capital[p] != NOBODY}) <= 1:
            s.finish(TOWERS)
            return
        check_closing(s)
        if box.solo:
            s.ask(AITurn(CHANCE), DrawEvent(CHANCE), EndRound(CHANCE))
            return
        seats = box.seats
        for n in range((self.seat - s.start) % seats + 1, seats):
            following = (s.start + n) % seats
            if s.capital[following] != NOBODY:  # ROM-2.3
                begin_turn(s, following)
                return
        end_round(s)


class EndRound(AutoStep[Romolo]):
    __slots__ = ()

    def do(self, s: Romolo) -> None:
        if s.capital[0] == NOBODY:
            s.finish(TOWERS)  # ROM-21.29
            return
        check_closing(s)
        end_round(s)


def end_round(s: Romolo) -> None:
    """ROM-2.1, ROM-23.3: the next round, unless the cap is reached."""
    if s.round == s.box.round_cap:
        s.emit("stopped")
        begin_scoring(s, "cap")
        return
    s.round += 1
    seats = s.box.seats
    begin_turn(s, next(p % seats for p in range(s.start, s.start + seats) if s.capital[p % seats] != NOBODY))


TURN: Final[list[tuple[Step[Romolo], ...]]] = [
    (Activate(seat), Attack(seat), Income(seat), StandUp(seat), EndTurn(seat)) for seat in range(4)
]
