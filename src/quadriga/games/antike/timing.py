"""Why something is not asked now: what belongs to another time of the turn says to which (chapter 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from quadriga.kernel.step import NOT_NOW, Action, Reason

if TYPE_CHECKING:
    from quadriga.games.antike.state import Antike, AntikeStep

ANY_TIME: Final = "any_own"

NOT_HELD: Final = Reason("ANT-15.4", "card-not-held")
OPEN_THE_CARDS: Final = Reason("ANT-15.4", "open-the-cards")
FINISH_FIRST: Final = Reason("ANT-R12", "finish-first")
CHOOSE_LATER: Final = Reason("ANT-15.2", "choose-in-the-others-turn")
MUST_MOVE: Final = Reason("ANT-3.2", "stone-must-move")
HAS_MOVED: Final = Reason("ANT-3.2", "stone-has-moved")
MOVEMENT_FIRST: Final = Reason("ANT-10.1", "movement-first")
MOVEMENT_OVER: Final = Reason("ANT-10.1", "movement-is-over")
FOUND_LATER: Final = Reason("ANT-13.1", "found-after-the-action")
FOUNDING_OVER: Final = Reason("ANT-3.1", "founding-is-over")
TAKE_LATER: Final = Reason("ANT-14.1", "take-at-the-end")

FREE: Final[tuple[str, ...]] = ("card", "commercium", "play")
FIELDS: Final = {
    "temple": "Templum",
    "wall": "Templum",
    "arm": "Militia",
    "advance": "Scientia",
    "recruit": "Scientia",
    "move": "Duellum",
    "conquer": "Duellum",
}
"""The action in which a verb is used; its name is the same in every language."""
PARTS: Final = ("rondel", *FIELDS, "found", "take")
"""The verbs of a turn's own questions, in the order of the turn (ANT-3.1)."""


def another_time(s: Antike, card: int) -> Reason:
    """ANT-15.4: a card at a time that is not its own."""
    return Reason("ANT-15.4", "card-at-another-time", (("time", s.box.timing[card].split(":")[-1]),))


def why_not_now(s: Antike, seat: int, action: Action) -> Reason:
    verb, asked = action[0], s.question(seat).verbs
    rule = s.box.vocabulary.verbs[verb].rule
    if seat != s.active and (verb in FREE or verb in PARTS):
        return Reason(rule, "own-turn-only")
    if verb == "play" and "card" in asked:
        return why_not_open(s, seat, action[1])
    if verb in FREE:
        return FINISH_FIRST
    if verb == "choose":
        return CHOOSE_LATER
    if verb == "pass" and "rondel" in asked:
        return MUST_MOVE
    if verb in PARTS and any(part in asked for part in PARTS):
        return why_not_in_this_part(rule, verb, asked)
    if verb == "pass" or verb in PARTS:
        return Reason(rule, "finish-what-you-began")
    return NOT_NOW._replace(rule=rule)


def why_not_open(s: Antike, seat: int, card: int) -> Reason:
    """A card is named where first the hand is to be opened."""
    if card not in s.hands[seat]:
        return NOT_HELD
    window = cast("AntikeStep", s.question(seat)).asked_at()
    fits = s.box.timing[card] in (ANY_TIME, window)
    return OPEN_THE_CARDS if fits else another_time(s, card)


def why_not_in_this_part(rule: str, verb: str, asked: tuple[str, ...]) -> Reason:
    if verb == "conquer" and "move" in asked:
        return MOVEMENT_FIRST
    if verb == "move" and "conquer" in asked:
        return MOVEMENT_OVER
    if verb == "rondel":
        return HAS_MOVED
    if verb == "found":
        return FOUNDING_OVER if "take" in asked else FOUND_LATER
    if verb == "take":
        return TAKE_LATER
    return Reason(rule, "in-its-action", (("field", FIELDS[verb]),))
