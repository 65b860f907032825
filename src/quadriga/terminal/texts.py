"""The words of a game in the player's language, from the Fluent files under locale/."""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.game import Box
from quadriga.kernel.screen import question_values
from quadriga.kernel.state import Outcome, State
from quadriga.kernel.step import CHANCE, Action, Reason
from quadriga.kernel.vocabulary import HIDDEN, UNKNOWN, Noun, Vocabulary

LANGUAGES = ("en", "de", "it")
ENGLISH = "en"
CELL = re.compile(r"r(\d+)c(\d+)")
"""A cell of a grid in notation: row and column, counted from 0."""
SPOT = re.compile(r"x(-?\d+)y(-?\d+)")
"""A place in notation, counted from the middle to the right and up."""


def language(wanted: str | None = None) -> str:
    """The language asked for, or that of the environment, or English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise QuadrigaError(f"there is no language {wanted!r}; there is: {', '.join(LANGUAGES)}")
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            short = value[:2].lower()
            return short if short in LANGUAGES else ENGLISH
    return ENGLISH


@cache
def bundle(tongue: str, key: str) -> FluentBundle:
    """The messages of the kernel and of one game in one language."""
    messages = FluentBundle([tongue], use_isolating=False)
    for name in ("kernel", key):
        file = files("quadriga") / "locale" / tongue / f"{name}.ftl"
        if file.is_file():
            messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


class Texts:
    """Says everything about one game; what a language lacks is said in English, and failing that in notation."""

    def __init__(self, tongue: str, box: Box) -> None:
        self.language = tongue
        self.box = box
        self.key = box.game.key
        self.bundles = [bundle(name, self.key) for name in dict.fromkeys((tongue, ENGLISH))]

    def find(self, name: str, values: dict[str, str | int]) -> str | None:
        """The message of that id with its variables filled in, or None if there is none."""
        for texts in self.bundles:
            if texts.has_message(name):
                pattern = texts.get_message(name).value
                if pattern is not None:
                    return str(texts.format_pattern(pattern, values)[0])
        return None

    def __call__(self, name: str, **values: str | int) -> str:
        text = self.find(name, values)
        return name if text is None else text

    def own(self, name: str, **values: str | int) -> str:
        """A message of the game itself: own("title")."""
        return self(f"{self.key}-{name}", **values)

    # -- sentences -------------------------------------------------------------------------------------------------

    def action(self, action: Action) -> str:
        """An answer in words."""
        return self._format("say", self.box.vocabulary, action)

    def event(self, action: Action) -> str:
        """An event in words."""
        return self._format("news", self.box.event_vocabulary, action)

    def _format(self, kind: str, vocabulary: Vocabulary, action: Action) -> str:
        verb, *things = action
        values = self.values(vocabulary.verbs[verb].nouns, things)
        text = self.find(f"{self.key}-{kind}-{verb}", values)
        return vocabulary.format(action) if text is None else text

    def values(self, nouns: tuple[Noun, ...], things: list[int]) -> dict[str, str | int]:
        """The variables of a message: $region, and $region2 where a kind occurs again."""
        count = next((n for noun, n in zip(nouns, things, strict=True) if counts(noun) and n != UNKNOWN), 1)
        values: dict[str, str | int] = {}
        seen: dict[str, int] = {}
        for noun, number in zip(nouns, things, strict=True):
            seen[noun.kind] = seen.get(noun.kind, 0) + 1
            again = seen[noun.kind]
            values[noun.kind if again == 1 else f"{noun.kind}{again}"] = self.noun(noun, number, count)
        return values

    def noun(self, noun: Noun, number: int, count: int = 1) -> str | int:
        """A thing by its name in this language; numbers stay numbers, so that messages can choose a plural."""
        if number == UNKNOWN:
            return self("ui-hidden")
        name = noun.names[number]
        if noun.proper:
            if cell := CELL.fullmatch(name):
                return self("ui-cell", row=int(cell[1]) + 1, column=int(cell[2]) + 1)
            if spot := SPOT.fullmatch(name):
                return self.spot(int(spot[1]), int(spot[2]))
            return int(name) if name.isdecimal() else name.replace("-", " ")
        if number >= self.box.seats and self.names_seats(noun):
            rival = self.find(f"{self.key}-seat-rival", {})
            if rival:
                return rival
        return self.find(f"{self.key}-{noun.kind}-{name}", {"count": count}) or name.replace("-", " ")

    def spot(self, x: int, y: int) -> str:
        """Where something is, from the middle: "2 right, 1 up"."""
        across = self("ui-right" if x > 0 else "ui-left", count=abs(x)) if x else ""
        along = self("ui-up" if y > 0 else "ui-down", count=abs(y)) if y else ""
        return ", ".join(filter(None, (across, along))) or self("ui-middle")

    def hint(self, action: Action) -> str:
        """What the things that an answer names are good for, where a text says so."""
        verb, *things = action
        for noun, number in zip(self.box.vocabulary.verbs[verb].nouns, things, strict=True):
            if not noun.proper and number != UNKNOWN:
                text = self.find(f"{self.key}-{noun.kind}-{noun.names[number]}-hint", {})
                if text:
                    return text
        return ""

    # -- questions, reasons, names -----------------------------------------------------------------------------------

    def ask(self, state: State, seat: int) -> str:
        """The question put to a seat; a field of the step that is named like a kind of noun is said as one."""
        step = state.question(seat)
        nouns = {noun.kind: noun for verb in self.box.vocabulary.verbs.values() for noun in verb.nouns}
        values: dict[str, str | int] = {}
        for name, value in question_values(step, self.box.vocabulary).items():
            noun = nouns.get(name)
            values[name] = (
                int(value) if noun is None else self.noun(noun, UNKNOWN if value == HIDDEN else noun.number(value))
            )
        return self.own(f"ask-{type(step).__name__}", **values)

    def why(self, reason: Reason) -> str:
        """Why something is not allowed, in the game's words or in those of the kernel."""
        values = dict(reason.values)
        text = self.find(f"{self.key}-why-{reason.message}", values)
        return self(f"why-{reason.message}", **values) if text is None else text

    def seat(self, seat: int) -> str:
        """What a player is called: by the noun that names the seats, or by number."""
        if seat == CHANCE:
            return self("ui-chance")
        for vocabulary in (self.box.vocabulary, self.box.event_vocabulary):
            for verb in vocabulary.verbs.values():
                for noun in verb.nouns:
                    if self.names_seats(noun):
                        return str(self.noun(noun, seat))
        return self.find(f"{self.key}-seat-{self.box.seat_names[seat]}", {}) or self("ui-seat", number=seat + 1)

    def names_seats(self, noun: Noun) -> bool:
        """Whether a noun names the seats, and perhaps a side that nobody plays."""
        return list(noun.names[: self.box.seats]) == self.box.seat_names

    def end(self, outcome: Outcome) -> str:
        """Who won and why."""
        winners = outcome.winners
        points = sum(outcome.scores[winners[0]].values()) if winners else 0
        names = ", ".join([self.seat(seat) for seat in winners])
        values: dict[str, str | int] = {"names": names, "winners": len(winners), "points": points}
        return self.own(f"end-{outcome.reason}", **values, players=len(outcome.places))

    def amount(self, what: str, amount: int) -> str:
        """A price or a gain: "-2 gold"."""
        count = abs(amount)
        name = self.find(f"{self.key}-price-{what}", {"count": count})
        if name is None:
            nouns = (noun for verb in self.box.vocabulary.verbs.values() for noun in verb.nouns if not noun.proper)
            named = next((noun for noun in nouns if what in noun.names), None)
            name = str(self.noun(named, named.number(what), count)) if named else what
        return f"{'+' if amount > 0 else '-'}{count} {name}"


def counts(noun: Noun) -> bool:
    """Whether a noun is a number."""
    return noun.proper and noun.names[-1].isdecimal()
