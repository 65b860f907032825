"""Looking up rules by number, chapter or word."""

from __future__ import annotations

import re

from quadriga.kernel.game import Game
from quadriga.kernel.rules import RuleText
from quadriga.kernel.state import State


def by_number(game: Game[State], number: str, language: str) -> list[RuleText]:
    """A rule, ruling or example ("ANT-7.3", "7.3", "R12", "x4"), or a whole section ("7", "ANT-7", "Rulings").

    Sections are known by their English name too, whatever the language.
    """
    wanted = number.strip().upper().removeprefix(f"{game.prefix}-").rstrip(".")
    texts = game.rules_in(language)
    exact = [text for text in texts if text.number.upper() == f"{game.prefix}-{wanted}"]
    if exact or not wanted:
        return exact
    named = {
        text.number
        for text in [*texts, *game.rules]
        if wanted in (chapter(text), title(text).upper(), text.section.upper())
    }
    return [text for text in texts if text.number in named]


def chapter(text: RuleText) -> str:
    """ "7" for the section "7. Militia"."""
    return text.section.partition(".")[0]


def title(text: RuleText) -> str:
    """ "Militia" for the section "7. Militia"."""
    return re.sub(r"^\d+\.\s*", "", text.section)


def look_up(game: Game[State], query: str, language: str) -> list[RuleText]:
    """The rules of a number or section, or failing that those in which all the words occur."""
    rules = by_number(game, query, language)
    words = query.casefold().split()
    if rules or not words:
        return rules
    return [
        text
        for text in game.rules_in(language)
        if all(word in f"{text.section} {text.text}".casefold() for word in words)
    ]
