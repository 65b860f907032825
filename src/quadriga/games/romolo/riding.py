"""Extra moves of a unit: Equus on land, Nauta at sea (ROM-20.10, ROM-20.15)."""

from __future__ import annotations

from typing import Final

from quadriga.games.romolo.board import FACE_DOWN, WATER
from quadriga.games.romolo.movement import is_retreat
from quadriga.games.romolo.state import Romolo
from quadriga.kernel.step import Action

SAILING: Final = "sailing"
"""Modifier: the unit has put to sea by Nauta and may go on to another water hex."""


def extra_moves(s: Romolo, seat: int, unit: int, hostile: int = 0) -> list[Action]:
    """Where Equus or Nauta could take the unit, beside its own actions."""
    box, terrain, at = s.box, s.terrain, s.where[unit]
    ashore = terrain[at] != WATER
    rides = ashore and s.holder[box.equus] == seat and not s.used >> box.equus & 1
    sails = s.holder[box.nauta] == seat and (not s.used >> box.nauta & 1 if ashore else bool(s.modifier(SAILING)))
    if not rides and not sails:
        return []
    targets = [n for n in box.near[at] if n != box.ai_capital and (not hostile or is_retreat(s, unit, at, n))]
    actions: list[Action] = []
    if rides:
        actions += [("ride", n) for n in targets if terrain[n] not in (WATER, FACE_DOWN)]
    if sails:
        actions += [("sail", n) for n in targets if terrain[n] == WATER]
    return actions


def use_extra_move(s: Romolo, verb: str) -> None:
    """Equus has two moves in a turn; Nauta one from land to water and then one from water to water."""
    box = s.box
    if verb == "ride":
        s.note[box.equus] += 1
        if s.note[box.equus] == box.equus_moves:
            s.use(box.equus)
            s.note[box.equus] = 0
    elif s.modifier(SAILING):
        s.drop_modifiers(SAILING)
    else:
        s.use(box.nauta)
        s.modifiers.append((SAILING, 1))
