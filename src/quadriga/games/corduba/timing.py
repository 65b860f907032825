"""Why something is not asked now: what belongs to another time of the round says to which (chapters 3 and 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadriga.kernel.step import NOT_NOW, Action, Reason

if TYPE_CHECKING:
    from quadriga.games.corduba.state import Corduba

FINISH_FIRST: Final = Reason("COR-7.2", "finish-this-action")
ACTION_TAKEN: Final = Reason("COR-7.2", "main-action-taken")
NO_VISIT: Final = Reason("COR-14.1", "visit-the-market-first")
DISTRICT_FIRST: Final = Reason("COR-8.1", "choose-a-district-first")
BUILDING_FIRST: Final = Reason("COR-8.1", "choose-what-to-build-first")
ACTIVATE_FIRST: Final = Reason("COR-11.1", "activate-a-building-first")

MAIN: Final[tuple[str, ...]] = ("pass", "build", "monument", "activate", "produce", "claim")
FREE: Final[tuple[str, ...]] = ("merchant", "power")
MARKET: Final[tuple[str, ...]] = ("buy", "sell")
PLACING: Final[tuple[str, ...]] = ("plot", "place", "turn", "link")
FIRST: Final = {
    "raise": DISTRICT_FIRST,
    "use": ACTIVATE_FIRST,
    **dict.fromkeys(PLACING, BUILDING_FIRST),
}
"""What has to be said before, where nothing has been begun."""
PHASES: Final = {
    "revolt": "unrest",
    "hand": "unrest",
    **dict.fromkeys((*MAIN, *FREE, *MARKET, *FIRST), "actions"),
    "deliver": "rome",
    "upkeep": "harmony",
    "return": "storage",
}
"""Verbs that are used in one phase or section only."""


def why_not_now(s: Corduba, seat: int, action: Action) -> Reason:
    verb, asked = action[0], s.question(seat).verbs
    rule = s.box.vocabulary.verbs[verb].rule
    phase = PHASES.get(verb)
    if phase is None:
        return NOT_NOW._replace(rule=rule)
    if phase != "actions" or all([type(step).__name__ != "NextTurn" for step in s.stack]):
        return Reason(rule, "in-its-phase", (("phase", phase),))
    if verb in MARKET:
        return NO_VISIT
    if verb in FIRST:
        return why_not_yet(rule, verb, asked)
    return ACTION_TAKEN if "merchant" in asked else FINISH_FIRST


def why_not_yet(rule: str, verb: str, asked: tuple[str, ...]) -> Reason:
    """A part of an action, where the action has not come so far."""
    if "pass" in asked or ("raise" in asked and verb in PLACING):
        return FIRST[verb]
    return ACTION_TAKEN if "merchant" in asked else NOT_NOW._replace(rule=rule)
