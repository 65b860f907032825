"""Why something is not asked now: what belongs to another time of the turn says to which (ROM-2.2, chapter 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadriga.kernel.step import NOT_NOW, Action, Reason

if TYPE_CHECKING:
    from quadriga.games.romolo.state import Romolo

ACTIVATE_FIRST: Final = Reason("ROM-3.1", "activate-a-unit-first")
NO_BREAK: Final = Reason("ROM-3.3", "finish-this-unit")
FINISH_FIRST: Final = Reason("ROM-3.4", "finish-this-action")
COMBAT_LATER: Final = Reason("ROM-2.2", "combat-comes-later")
SUPPLY_LATER: Final = Reason("ROM-2.2", "supply-comes-later")
ACTIONS_OVER: Final = Reason("ROM-2.2", "action-phase-is-over")
COMBAT_OVER: Final = Reason("ROM-2.2", "combat-phase-is-over")
SALE_OR_PURCHASE: Final = Reason("ROM-12.13", "sale-or-purchase")
WITH_AN_ATTACK: Final = Reason("ROM-13.9", "heros-with-an-attack")

OF_A_UNIT: Final[tuple[str, ...]] = (
    "stop", "move", "look", "convert", "ride", "sail", "build", "demolish", "transform", "produce", "collect", "refine",
    "create", "recruit", "hire", "sell", "buy", "steal", "exchange", "traductor",
)  # fmt: skip
ACTION: Final = (*OF_A_UNIT, "activate", "mercator", "negotiator", "architectus")
COMBAT: Final[tuple[str, ...]] = ("attack", "raid", "join", "all", "heros")
SUPPLY: Final[tuple[str, ...]] = ("salt", "dismiss", "fallen", "feed", "leave", "grain", "recall")
PHASES: Final = {"Activate": ACTION, "Attack": COMBAT, "StandUp": SUPPLY}
"""The step that lies in the stack as long as a phase is not over, and the verbs of the phase, in their order."""
OVER: Final = {ACTION: ACTIONS_OVER, COMBAT: COMBAT_OVER}
LATER: Final = {COMBAT: COMBAT_LATER, SUPPLY: SUPPLY_LATER}


def why_not_now(s: Romolo, seat: int, action: Action) -> Reason:
    verb, asked = action[0], s.question(seat).verbs
    rule = s.box.vocabulary.verbs[verb].rule
    mine = next((verbs for verbs in PHASES.values() if verb in verbs), None)
    stack = {type(step).__name__ for step in s.stack}
    left = [verbs for step, verbs in PHASES.items() if step in stack]
    if mine is None or not left:
        return NOT_NOW._replace(rule=rule)
    if seat != s.active:
        return Reason(rule, "own-turn-only")
    if mine not in left:
        return OVER[mine]
    if mine != left[0]:
        return LATER[mine]
    return why_not_in_phase(rule, verb, asked)


def why_not_in_phase(rule: str, verb: str, asked: tuple[str, ...]) -> Reason:
    """It is the phase of the verb, but something else is asked."""
    if "activate" in asked:
        return ACTIVATE_FIRST
    if "move" in asked:
        return NO_BREAK
    if {verb, asked[0]} == {"sell", "buy"}:
        return SALE_OR_PURCHASE
    if verb == "heros":
        return WITH_AN_ATTACK
    return NOT_NOW._replace(rule=rule) if verb in SUPPLY or "play-on" in asked or "go-on" in asked else FINISH_FIRST
