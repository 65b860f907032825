"""The language of a game: verbs and the things they name; how actions and events are written, read and numbered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import Final, NamedTuple

from quadriga.kernel.errors import NotationError
from quadriga.kernel.step import Action

UNKNOWN: Final = -1
"""The number of a thing that the viewer may not know."""
HIDDEN: Final = "?"
"""How that, or an answer that the viewer may not know, is written."""


class Noun:
    """One kind of thing an action or event can name, with the name of each: number n is called names[n]."""

    __slots__ = ("_numbers", "kind", "names", "proper")

    def __init__(self, kind: str, names: Sequence[str], proper: bool = False) -> None:
        self.kind = kind
        self.names = tuple(name.replace(" ", "-") for name in names)
        self.proper = proper
        """Proper names are the same in every language; others are looked up as messages."""
        self._numbers = {name.casefold(): number for number, name in enumerate(self.names)}
        if len(self._numbers) != len(self.names):
            raise ValueError(f"two things of the kind {kind!r} have the same name")

    def number(self, name: str) -> int:
        try:
            return self._numbers[name.casefold()]
        except KeyError:
            raise NotationError(f"there is no {self.kind} called {name!r}", "thing", name) from None

    def name(self, number: int) -> str:
        return HIDDEN if number == UNKNOWN else self.names[number]


def numbers(kind: str, highest: int) -> Noun:
    """A noun that counts: 0 to highest."""
    return Noun(kind, [str(n) for n in range(highest + 1)], proper=True)


class Verb(NamedTuple):
    """What a verb speaks of; the rule that says when it is used; the places pieces leave and reach.

    A place is the position of a noun, or the name of a zone such as "supply".
    """

    nouns: tuple[Noun, ...] = ()
    rule: str = ""
    left: int | str | None = None
    reached: int | str | None = None
    amount: int = 0
    """Of an event: its first seat gains (1) or gives up (-1) as much as its number says, a second seat the opposite."""
    of: str = ""
    """What the number counts, where no noun after it says so; text: `<game>-price-<of>`."""
    opens: bool = False
    """Of an event with which a turn begins, or what lies between turns."""


class Vocabulary:
    """All verbs of a game: notation, parser, targets and encodings come from this one table."""

    def __init__(self, verbs: Mapping[str, Verb]) -> None:
        self.verbs = dict(verbs)
        self._first: dict[str, int] = {}
        self.size = 0
        """How many actions can be formed: the range of `code`."""
        for name, verb in self.verbs.items():
            self._first[name] = self.size
            self.size += prod(len(noun.names) for noun in verb.nouns)

    def format(self, action: Action) -> str:
        """The notation: "found Saguntum iron"."""
        words = [action[0]]
        for noun, n in zip(self.verbs[action[0]].nouns, action[1:], strict=True):
            words.append(noun.name(n))
        return " ".join(words)

    def parse(self, text: str) -> Action:
        """The action written, legal or not; raises NotationError and says what was expected."""
        words = text.split()
        if not words:
            raise NotationError("expected an action, not nothing")
        name = words[0].casefold()
        verb = self.verbs.get(name)
        if verb is None:
            raise NotationError(f"there is no verb {words[0]!r}", "verb", words[0])
        if len(words) - 1 != len(verb.nouns):
            pattern = " ".join([name, *(f"<{noun.kind}>" for noun in verb.nouns)])
            raise NotationError(f"expected {pattern!r}, not {text.strip()!r}", "form", pattern)
        return (name, *(noun.number(word) for noun, word in zip(verb.nouns, words[1:], strict=True)))

    def check(self, action: Action) -> None:
        """Raise NotationError for what is no action: an unknown verb, or nouns that do not fit it."""
        if not action or action[0] not in self.verbs:
            name = action[0] if action else ""
            raise NotationError(f"there is no verb {name!r}", "verb", name)
        nouns = self.verbs[action[0]].nouns
        fits = len(action) - 1 == len(nouns) and all(
            type(n) is int and 0 <= n < len(noun.names) for noun, n in zip(nouns, action[1:], strict=True)
        )
        if not fits:
            raise NotationError(f"{action[1:]!r} are no nouns of the verb {action[0]!r}")

    def targets(self, action: Action) -> list[tuple[str, int]]:
        """The things on the board that an action or event names: (kind, number)."""
        return [(noun.kind, n) for noun, n in zip(self.verbs[action[0]].nouns, action[1:], strict=True)]

    def all_actions(self, name: str) -> Iterator[Action]:
        """Every action that a verb can form."""
        for things in product(*(range(len(noun.names)) for noun in self.verbs[name].nouns)):
            yield (name, *things)

    def code(self, action: Action) -> int:
        """The action as one number below `size`."""
        name, *things = action
        number = 0
        for noun, n in zip(self.verbs[name].nouns, things, strict=True):
            number = number * len(noun.names) + n
        return self._first[name] + number

    def decode(self, code: int) -> Action:
        """The action that has this number."""
        name = max((name for name in self.verbs if self._first[name] <= code), key=lambda name: self._first[name])
        rest = code - self._first[name]
        things: list[int] = []
        for noun in reversed(self.verbs[name].nouns):
            rest, n = divmod(rest, len(noun.names))
            things.append(n)
        return (name, *reversed(things))
