"""Why something is not asked now: what belongs to another time of the round says to which (chapter 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadriga.kernel.step import NOT_NOW, Action, Reason

if TYPE_CHECKING:
    from quadriga.games.praetor.state import Praetor

ACADEMY_LATER: Final = Reason("PRA-7.8", "academy-is-no-action")
SALES_FIRST: Final = Reason("PRA-8.18", "sales-first")
SALES_ENDED: Final = Reason("PRA-8.18", "sales-ended")
FINISH_FIRST: Final = Reason("PRA-3.1", "finish-this-action")
PHASE_OVER: Final = Reason("PRA-3.4", "action-phase-over")
BUILD_FIRST: Final = Reason("PRA-4.1", "choose-a-tile-first")

ACTIONS: Final[tuple[str, ...]] = ("pass", "build", "activate", "camp")
EFFECTS: Final[tuple[str, ...]] = ("forge", "sell", "buy", "amount")


def why_not_now(s: Praetor, seat: int, action: Action) -> Reason:
    verb, asked = action[0], s.question(seat).verbs
    if verb == "sell" and "buy" in asked:
        return SALES_ENDED
    if verb == "buy" and "sell" in asked:
        return SALES_FIRST
    if verb == "academy" and s.round:
        return ACADEMY_LATER
    if verb in ACTIONS and s.round:
        return PHASE_OVER if "decline" in asked else FINISH_FIRST
    rule = s.box.vocabulary.verbs[verb].rule
    if "activate" in asked:
        if verb in EFFECTS:
            return Reason(rule, "activate-its-tile-first")
        if verb in ("worker", "place", "rotate"):
            return BUILD_FIRST
    return NOT_NOW._replace(rule=rule)
