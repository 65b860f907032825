"""Phase 1: rebellion, spreading unrest, handing over and placing markers (chapter 5)."""

from __future__ import annotations

from typing import Final

from quadriga.games.corduba.pieces import CAEPIO, DISTRICTS, HELD, RECEIVED, bits
from quadriga.games.corduba.solo import DrawUnrest, drawn_for_unrest
from quadriga.games.corduba.state import REBELLION, SPARED, Corduba, CordubaStep
from quadriga.kernel.step import CHANCE, Action, AutoStep, Reason

ANYWHERE: Final = -1


class UnrestPhase(AutoStep[Corduba]):
    """COR-5.1 to COR-5.4; nothing happens in round 1 (COR-5.17)."""

    __slots__ = ()

    def do(self, s: Corduba) -> None:
        if not s.round:
            return
        revolts = s.revolts()
        if len(revolts) == len(DISTRICTS):
            if not s.spares_the_city():
                rebel(s)  # COR-5.1, COR-24.8
                return
            spare(s)
            revolts = []  # nothing spreads in this round
        s.stack.append(HandOver(CHANCE))
        if not revolts:
            return
        if s.box.solo:
            s.stack.append(DrawnMarkers(CAEPIO, len(revolts)))  # COR-24.4
            return
        last = s.order[-1]
        if len(revolts) == 1:
            s.stack.append(Markers(last, revolts[0], 1))
        else:
            s.stack.append(WhichRevolt(last))


def rebel(s: Corduba) -> None:
    """COR-5.1, COR-5.14: every player loses."""
    s.emit("rebelled")
    s.places = [2] * s.box.seats
    s.finish(REBELLION)


def spare(s: Corduba) -> None:
    """COR-R82: the first rebellion takes a marker off the calmest district and costs everybody popularity."""
    s.modifiers.append((SPARED, 1))
    s.emit("spared")
    tiles = [s.unrest & s.box.district_tiles[d] for d in DISTRICTS]
    calmest = min(tiles, key=int.bit_count)  # of equal ones the first in the order of the districts
    tile = bits(calmest)[0]
    s.unrest &= ~(1 << tile)
    s.emit("abated", tile)
    for seat in s.order:
        s.move_popularity(seat, -s.box.spared_popularity)


class WhichRevolt(CordubaStep):
    """COR-5.4: in which of the two districts does the last player spread unrest?"""

    __slots__ = ()
    verbs = ("revolt",)
    because = Reason("COR-5.4", "not-in-revolt")

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("revolt", d) for d in s.revolts()]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        other = next(d for d in s.revolts() if d != action[1])
        s.ask(Markers(seat, action[1], 1), Markers(s.order[-2], other, 1))


class Markers(AutoStep[Corduba]):
    """Markers that a player must put on tiles, one after the other, while there are eligible ones."""

    __slots__ = ("count", "district")

    def __init__(self, seat: int, district: int, count: int) -> None:
        self.seat = seat
        self.district = district
        self.count = count

    def do(self, s: Corduba) -> None:
        tiles = s.eligible()
        if self.district != ANYWHERE:
            tiles &= s.box.district_tiles[self.district]
        if not tiles or not self.count:
            return  # COR-5.7, COR-5.11
        if s.markers_on_board() >= s.box.markers:
            rebel(s)  # COR-5.14
            return
        if self.count > 1:
            s.stack.append(Markers(self.seat, self.district, self.count - 1))
        s.stack.append(Burn(self.seat, self.district))


class Burn(CordubaStep):
    """COR-5.3, COR-5.10: on which tile?"""

    __slots__ = ("district",)
    verbs = ("burn",)

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        tiles = s.eligible()
        if self.district != ANYWHERE:
            tiles &= s.box.district_tiles[self.district]
        return [("burn", tile) for tile in bits(tiles)]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        s.unrest |= 1 << action[1]
        s.emit("burned", seat, action[1])

    def why(self, s: Corduba, seat: int, action: Action) -> Reason:
        if s.eligible() >> action[1] & 1:
            return Reason("COR-5.3", "other-district")
        return Reason("COR-5.6", "cannot-burn")


class DrawnMarkers(AutoStep[Corduba]):
    """COR-24.4, COR-24.5: markers that go on tiles drawn from the built pile."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def do(self, s: Corduba) -> None:
        if not self.count or not drawn_for_unrest(s):
            return
        if s.markers_on_board() >= s.box.markers:
            rebel(s)  # COR-24.8
            return
        if self.count > 1:
            s.stack.append(DrawnMarkers(self.seat, self.count - 1))
        s.stack.append(DrawUnrest())


class HandOver(AutoStep[Corduba]):
    """COR-5.8 to COR-5.10: popularity falls, markers go to the others, who place them."""

    __slots__ = ()

    def do(self, s: Corduba) -> None:
        players, order = s.players, s.order
        if not any([me[HELD] for me in players]):
            return
        for seat in order:
            s.move_popularity(seat, -players[seat][HELD])  # COR-5.8, COR-24.6
        if s.box.solo:
            yours, his = players[0][HELD], players[CAEPIO][HELD]
            players[0][HELD] = players[CAEPIO][HELD] = 0
            s.ask(*[DrawnMarkers(seat, yours) if seat == CAEPIO else Markers(0, ANYWHERE, his) for seat in order])
            return
        s.ask(*[Divide(seat) for seat in order if players[seat][HELD]], PlaceReceived(CHANCE))


class Divide(AutoStep[Corduba]):
    """COR-5.9, COR-R28: a holder's markers as evenly as possible; the holder is asked where the surplus goes."""

    __slots__ = ()

    def do(self, s: Corduba) -> None:
        held = s.players[self.seat][HELD]
        others = [seat for seat in s.order if seat != self.seat]
        each, surplus = divmod(held, len(others))
        s.players[self.seat][HELD] = 0
        for other in others:
            if each:
                s.players[other][RECEIVED] += each
                s.emit("handed", self.seat, each, other)
        if surplus:
            s.stack.append(Hand(self.seat, surplus, sum(1 << other for other in others)))


class Hand(CordubaStep):
    """COR-5.9: the player chooses another who gets one marker more, since they cannot be shared out evenly."""

    __slots__ = ("left", "others")
    verbs = ("hand",)
    because = Reason("COR-5.9", "as-evenly-as-possible")

    def __init__(self, seat: int, left: int, others: int) -> None:
        self.seat = seat
        self.left = left
        self.others = others

    def actions(self, s: Corduba, seat: int) -> list[Action]:
        return [("hand", other) for other in bits(self.others)]

    def take(self, s: Corduba, seat: int, action: Action) -> None:
        s.players[action[1]][RECEIVED] += 1
        s.emit("handed", seat, 1, action[1])
        if self.left > 1:
            s.stack.append(Hand(seat, self.left - 1, self.others & ~(1 << action[1])))


class PlaceReceived(AutoStep[Corduba]):
    """COR-5.10: in turn order, all markers received."""

    __slots__ = ()

    def do(self, s: Corduba) -> None:
        steps = [Markers(seat, ANYWHERE, s.players[seat][RECEIVED]) for seat in s.order if s.players[seat][RECEIVED]]
        for me in s.players:
            me[RECEIVED] = 0
        s.ask(*steps)
