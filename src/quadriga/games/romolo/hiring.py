"""The character display, and hiring from it (chapter 11)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import (
    DEFENSOR,
    DUX,
    FOEDERATUS,
    GOODS_COUNT,
    NEGOTIATOR,
    NOBODY,
    NOT_HIRED,
    PRAEPOSITUS,
    RIVAL,
    WALL,
)
from quadriga.games.romolo.missing import too_few_coins
from quadriga.games.romolo.pieces import changed
from quadriga.games.romolo.state import DONE_ACTION, Romolo, RomoloStep
from quadriga.kernel.step import CHANCE, Action, AutoStep, Chance, Reason

NOT_SHOWN: Final = Reason("ROM-11.1", "not-in-display")
ONE_PER_TURN: Final = Reason("ROM-11.4", "one-character-per-turn")
LAYING: Final = {NEGOTIATOR: "ROM-20.16a", PRAEPOSITUS: "ROM-20.20a"}
"""The rule that asks for cubes on a tile."""


class Refill(AutoStep[Romolo]):
    """ROM-1.9: every empty slot of the display is filled from the stack, as long as there is one."""

    __slots__ = ()

    def do(self, s: Romolo) -> None:
        if any(s.deck) and NOBODY in s.display:
            s.ask(DrawCharacter(s.display.index(NOBODY)), self)


class DrawCharacter(Chance[Romolo]):
    """ROM-1.8, ROM-1.9: the top tile of the stack; type I lies on top, then II, then III."""

    __slots__ = ("slot",)
    verbs = ("draw",)

    def __init__(self, slot: int) -> None:
        self.seat = CHANCE
        self.slot = slot

    def candidates(self, s: Romolo) -> list[int]:
        top = 0
        while not s.deck[top]:
            top += 1
        return [character for character in s.box.of_type[top] if s.unseen[character]]

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        return [("draw", character) for character in self.candidates(s)]

    def weights(self, s: Romolo) -> list[int]:
        return [s.unseen[character] for character in self.candidates(s)]

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        character = action[1]
        s.unseen[character] -= 1
        s.deck[s.box.character_type[character]] -= 1
        s.display[self.slot] = character
        s.emit("shown", character)


def hiring_cost(s: Romolo, seat: int) -> int:
    """ROM-11.2."""
    return s.box.character_base + s.box.character_step * s.holder.count(seat)


def add_hiring_options(s: Romolo, seat: int, actions: list[Action]) -> None:
    """ROM-11.1 to ROM-11.4; Negotiator and Praepositus need a cube to lay on them."""
    if s.hired >= s.box.characters_per_turn or s.coins[seat] < s.box.character_base:
        return
    if s.coins[seat] < hiring_cost(s, seat):
        return
    for slot, character in enumerate(s.display):
        if character != NOBODY and (character not in (NEGOTIATOR, PRAEPOSITUS) or s.has_cube(seat)):
            actions.append(("hire", character, slot))


def why_not_hire(s: Romolo, seat: int, character: int, slot: int) -> Reason:
    if s.display[slot] != character:
        return NOT_SHOWN
    if s.hired >= s.box.characters_per_turn:
        return ONE_PER_TURN.of(limit=s.box.characters_per_turn)
    if s.coins[seat] < hiring_cost(s, seat):
        return too_few_coins("ROM-11.2", hiring_cost(s, seat), s.coins[seat])
    return Reason(LAYING[character], "needs-a-cube")


def hire(s: Romolo, seat: int, character: int, slot: int) -> None:
    s.spend(seat, hiring_cost(s, seat))
    s.hired += 1
    tile = give_tile(s, seat, slot)
    if character == DUX:
        s.note[tile] = s.box.dux_counters
    elif character == FOEDERATUS:
        s.note[tile] = s.box.foederatus_counters
    elif character == DEFENSOR:
        s.note[tile] = min(s.box.defensor_walls, s.bank[WALL])  # ROM-20.8b
        s.bank[WALL] -= s.note[tile]
    s.ask(Refill(CHANCE))
    if character in (NEGOTIATOR, PRAEPOSITUS):
        s.ask(Endow(seat, tile))


def give_tile(s: Romolo, owner: int, slot: int) -> int:
    """The tile of a slot goes to an owner; the slot is empty until it is refilled (ROM-11.3)."""
    character = s.display[slot]
    tile = next(t for t in s.box.tiles_of[character] if s.holder[t] == NOT_HIRED)
    s.holder = changed(s.holder, tile, owner)
    s.display[slot] = NOBODY
    s.emit("hired", s.box.ai if owner == RIVAL else owner, character)
    return tile


class Endow(RomoloStep):
    """ROM-20.16a, ROM-20.20a: the cubes laid on the tile: exactly one on Praepositus, one or more on Negotiator."""

    __slots__ = ("tile",)
    verbs = ("endow", "done")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def actions(self, s: Romolo, seat: int) -> list[Action]:
        laid = s.note[self.tile]
        actions: list[Action] = [
            ("endow", good) for good in range(GOODS_COUNT) if s.held(seat, good) and not laid >> good & 1
        ]
        if laid:
            actions.append(DONE_ACTION)
        return actions

    def take(self, s: Romolo, seat: int, action: Action) -> None:
        if action == DONE_ACTION:
            return
        s.pay_cubes(seat, action[1], 1)
        if s.box.character[self.tile] == PRAEPOSITUS:
            s.note[self.tile] = action[1] + 1
        else:
            s.note[self.tile] |= 1 << action[1]
            s.ask(self)

    def why(self, s: Romolo, seat: int, action: Action) -> Reason:
        rule = LAYING[s.box.character[self.tile]]
        if action == DONE_ACTION:
            return Reason(rule, "lay-a-cube")
        return Reason(rule, "kind-laid-already") if s.held(seat, action[1]) else Reason(rule, "no-cube-in-hand")
