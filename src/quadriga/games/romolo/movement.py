"""Hostile units, movement, walls, discovery and the river (chapters 4 to 7)."""

from __future__ import annotations

from typing import Final, Self

from quadriga.games.romolo.board import (
    FACE_DOWN,
    FRESH,
    LYING,
    MARKED,
    PORT,
    STRIDE,
    WATER,
)
from quadriga.games.romolo.pieces import SEEN_BITS, UNSEEN_TILE, changed
from quadriga.games.romolo.state import Romolo, RomoloStep
from quadriga.kernel.step import CHANCE, Action, AutoStep, Chance, Reason
from quadriga.kernel.vocabulary import UNKNOWN

HOSTILE: Final[Action] = ("hostile",)
FRIENDLY: Final[Action] = ("friendly",)

NOT_NEXT: Final = Reason("ROM-7.8", "not-next-to-flood")


# -- hostile units ---------------------------------------------------------------------------------------------


class Waiting(RomoloStep):
    """A question that first needs to know whether units on some hex are hostile."""

    __slots__ = ()

    def answered(self, h: int, hostile: bool) -> Self:
        """The same question, knowing the answer."""
        raise NotImplementedError

    def come(self, s: Romolo) -> None:
        """Ask for what else must be known, or the question itself."""
        raise NotImplementedError


def ask_owners(s: Romolo, seat: int, h: int, then: Waiting) -> None:
    """ROM-4.2, ROM-4.3: everybody with units there answers, clockwise; the A.I. is always hostile (ROM-21.7)."""
    owners = s.foreign_owners(seat, h)
    if s.box.ai in owners:
        then.answered(h, True).come(s)
    elif owners:
        s.ask(Hostility(owners[0], h, seat, tuple(owners[1:]), then))
    else:
        then.answered(h, False).come(s)


class Hostility(RomoloStep):
    """ROM-4.1: are my units on this hex hostile to the unit of that colour?"""

    __slots__ = ("colour", "hex", "others", "then")
    verbs = ("hostile", "friendly")

    def __init__(
        self,
        seat: int,
        hex: int,  # noqa: A002 (parameters are called like the fields)
        colour: int,
        others: tuple[int, ...],
        then: Waiting,
    ) -> None:
        self.seat = seat
        self.hex = hex
        self.colour = colour
        self.others = others
        self.then = then

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [HOSTILE, FRIENDLY]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        hostile = action[0] == "hostile"
        s.emit("is-hostile" if hostile else "is-friendly", seat, self.hex)
        if hostile or not self.others:
            self.then.answered(self.hex, hostile).come(s)
        else:
            s.ask(Hostility(self.others[0], self.hex, self.colour, self.others[1:], self.then))


# -- movement --------------------------------------------------------------------------------------------------


def add_moves(s: Romolo, unit: int, hostile: int, actions: list[Action]) -> None:
    """ROM-5.1 to ROM-5.9: where the unit may go with a movement action."""
    at = s.where[unit]
    box, terrain = s.box, s.terrain
    moves = box.moves[at]
    if box.solo and box.owner[unit] != box.ai:
        moves = [move for move in moves if move[0] != box.ai_capital]  # ROM-21.6
    if hostile:
        moves = [move for move in moves if is_retreat(s, unit, at, move[0])]
    if terrain[at] == WATER or s.built[at * STRIDE + PORT]:
        for move in moves:
            actions.append(move[1])
    else:
        for n, action in moves:
            if terrain[n] != WATER:  # ROM-5.7
                actions.append(action)


def is_retreat(s: Romolo, unit: int, at: int, to: int) -> bool:
    """ROM-5.3, ROM-5.4: nearer to the own capital; from the capital in any direction."""
    capital = s.capital[s.box.owner[unit]]
    distance = s.box.distance[capital]
    return at == capital or distance[to] < distance[at]


def can_enter(s: Romolo, unit: int, at: int, to: int) -> bool:
    """ROM-5.7, ROM-21.6, ROM-21.7: whether a neighbour can be entered at all."""
    box = s.box
    if box.solo:
        if box.owner[unit] == box.ai:
            return True
        if to == box.ai_capital:
            return False
    return s.terrain[to] != WATER or s.terrain[at] == WATER or s.built[at * STRIDE + PORT] > 0


def step_to(s: Romolo, unit: int, to: int) -> None:
    """ROM-6.3, ROM-6.9: one step to a face-up hex; an old marker goes, a wall gives a new one."""
    at = s.where[unit]
    s.put(unit, to)
    flags = s.flags[unit]
    owner = s.box.owner[unit]
    if flags & MARKED and not flags & FRESH:
        flags &= ~MARKED
    if s.events is not None:
        s.emit("moved", owner, s.box.kind[unit], at, to)
    if s.walls[to] and s.walls[to] & s.box.wall_bit[at][to] and s.holder[s.box.obsessor] != owner:  # ROM-20.17a
        if s.events is not None and not flags & MARKED:
            s.emit("hindered", owner, s.box.kind[unit], to)
        flags |= MARKED | FRESH
    s.flags[unit] = flags


def drop_old_marker(s: Romolo, unit: int) -> None:
    if s.flags[unit] & MARKED and not s.flags[unit] & FRESH:
        s.flags[unit] &= ~MARKED


# -- discovery -------------------------------------------------------------------------------------------------


def discover(s: Romolo, unit: int, to: int) -> None:
    """ROM-7.1: the tile is turned up, the unit lies down, and the river may rise."""
    s.ask(TurnUp(to), *([TurnToken(to)] if to in s.token else []), Arrive(CHANCE, unit, to))


class Uncover(Chance[Romolo]):
    """What lies face down on a hex: what somebody has seen there, or one of those that nobody has seen."""

    __slots__ = ("h",)

    def __init__(self, h: int) -> None:
        self.seat = CHANCE
        self.h = h

    def known(self, s: Romolo) -> dict[int, int]:
        raise NotImplementedError

    def unseen(self, s: Romolo) -> list[int]:
        raise NotImplementedError

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        known = self.known(s).get(self.h, UNKNOWN)
        if known != UNKNOWN:
            return [(self.verbs[0], known)]
        return [(self.verbs[0], kind) for kind, left in enumerate(self.unseen(s)) if left]

    def weights(self, s: Romolo) -> list[int]:
        return [1] if self.h in self.known(s) else [left for left in self.unseen(s) if left]

    def turn_up(self, s: Romolo, tile: int) -> None:
        """From now on it lies open."""
        if self.h in self.known(s):
            del self.known(s)[self.h]
        else:
            self.unseen(s)[tile] -= 1

    def remember(self, s: Romolo, tile: int) -> None:
        """It stays face down, but somebody has seen it."""
        if self.h not in self.known(s):
            self.unseen(s)[tile] -= 1
            self.known(s)[self.h] = tile


class Tile(Uncover):
    __slots__ = ()
    verbs = ("tile",)

    def known(self, s: Romolo) -> dict[int, int]:
        return s.beneath

    def unseen(self, s: Romolo) -> list[int]:
        return s.pool


class Token(Uncover):
    __slots__ = ()
    verbs = ("token",)

    def known(self, s: Romolo) -> dict[int, int]:
        return s.under

    def unseen(self, s: Romolo) -> list[int]:
        return s.tokens


class TurnUp(Tile):
    """ROM-7.1: what is on the tile?"""

    __slots__ = ()

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        terrain = action[1]
        self.turn_up(s, terrain)
        if self.h not in s.token:
            s.seen.pop(self.h, None)
        s.terrain = changed(s.terrain, self.h, terrain)
        s.emit("discovered", self.h, terrain)


class TurnToken(Token):
    """ROM-7.4: the token on a hex is turned up."""

    __slots__ = ()

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        self.turn_up(s, action[1])
        s.seen.pop(self.h, None)
        s.token[self.h] = action[1]
        s.emit("token", self.h, action[1])


class Arrive(AutoStep[Romolo]):
    """ROM-7.2, ROM-7.3: on land the unit goes on; before water it stays where it came from; then the river."""

    __slots__ = ("h", "unit")

    def __init__(self, seat: int, unit: int, h: int) -> None:
        self.seat = seat
        self.unit = unit
        self.h = h

    def do(self, s: Romolo) -> None:
        box, unit = s.box, self.unit
        owner = box.owner[unit]
        if s.terrain[self.h] != WATER or owner == box.ai:  # ROM-21.16
            step_to(s, unit, self.h)
        else:
            drop_old_marker(s, unit)
        if owner != box.ai:
            s.flags[unit] |= LYING
        river(s, owner, (self.h,), box.floods)


def floods(s: Romolo, affected: tuple[int, ...]) -> list[int]:
    """ROM-7.5, ROM-R55: face-down tiles that are the only face-down neighbour of a water tile touched by this."""
    terrain, near = s.terrain, s.box.near
    hexes: list[int] = []
    for h in dict.fromkeys([*affected, *[n for a in affected for n in near[a]]]):
        if terrain[h] != WATER:
            continue
        down = [n for n in near[h] if terrain[n] == FACE_DOWN]
        if len(down) == 1 and down[0] not in hexes:
            hexes.append(down[0])
    return hexes


def river(s: Romolo, owner: int, affected: tuple[int, ...], left: int) -> None:
    """ROM-7.5 to ROM-7.8."""
    if not left or not s.water_stack:
        return
    hexes = floods(s, affected)
    if len(hexes) == 1:
        flood(s, owner, hexes[0], affected, left)
    elif hexes:
        s.ask(ChanceFlood(affected, left) if owner == s.box.ai else Flood(owner, affected, left))


def flood(s: Romolo, owner: int, h: int, affected: tuple[int, ...], left: int) -> None:
    """The tile leaves the game unseen; a water tile takes its place (ROM-7.5, ROM-7.9)."""
    if h in s.beneath:
        terrain = s.beneath.pop(h)
        s.lost.append((UNSEEN_TILE if terrain == UNKNOWN else terrain) << SEEN_BITS | s.seen[h])
        if h not in s.token:
            del s.seen[h]
    s.terrain = changed(s.terrain, h, WATER)
    s.water_stack -= 1
    s.emit("flooded", h)
    s.ask(*([TurnToken(h)] if h in s.token else []), River(owner, (*affected, h), left - 1))


class River(AutoStep[Romolo]):
    __slots__ = ("affected", "left")

    def __init__(self, seat: int, affected: tuple[int, ...], left: int) -> None:
        self.seat = seat
        self.affected = affected
        self.left = left

    def do(self, s: Romolo) -> None:
        river(s, self.seat, self.affected, self.left)


class Flood(RomoloStep):
    """ROM-7.8: which tile is replaced next?"""

    __slots__ = ("affected", "left")
    verbs = ("flood",)

    def __init__(self, seat: int, affected: tuple[int, ...], left: int) -> None:
        self.seat = seat
        self.affected = affected
        self.left = left

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("flood", h) for h in sorted(floods(s, self.affected))]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        flood(s, seat, action[1], self.affected, self.left)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        return NOT_NEXT


class ChanceFlood(Chance[Romolo]):
    """ROM-R55: the A.I. player's choice falls at random."""

    __slots__ = ("affected", "left")
    verbs = ("flood",)

    def __init__(self, affected: tuple[int, ...], left: int) -> None:
        self.seat = CHANCE
        self.affected = affected
        self.left = left

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("flood", h) for h in sorted(floods(s, self.affected))]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        flood(s, s.box.ai, action[1], self.affected, self.left)


# -- looking ---------------------------------------------------------------------------------------------------


def lookable(s: Romolo, seat: int, at: int) -> list[int]:
    """ROM-5.10: adjacent face-down hexes that the player does not know yet."""
    return [n for n in s.box.near[at] if s.terrain[n] == FACE_DOWN and not s.seen.get(n, 0) >> seat & 1]


def look(s: Romolo, seat: int, h: int) -> None:
    """ROM-5.11: only the owner sees the tile and the token; both stay face down."""
    s.ask(PeekTile(seat, h), *([PeekToken(seat, h)] if h in s.token else []))


class PeekTile(Tile):
    __slots__ = ("owner",)

    def __init__(self, owner: int, h: int) -> None:
        super().__init__(h)
        self.owner = owner

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        self.remember(s, action[1])
        s.seen[self.h] = s.seen.get(self.h, 0) | 1 << self.owner
        s.emit_to(self.owner, (2,), "looked", self.owner, self.h, action[1])

    def seen_only_by(self) -> int:
        return self.owner


class PeekToken(Token):
    __slots__ = ("owner",)

    def __init__(self, owner: int, h: int) -> None:
        super().__init__(h)
        self.owner = owner

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        self.remember(s, action[1])
        s.emit_to(self.owner, (2,), "looked-token", self.owner, self.h, action[1])

    def seen_only_by(self) -> int:
        return self.owner
