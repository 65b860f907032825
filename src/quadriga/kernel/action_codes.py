"""The actions of a game as numbers from 0 on, by table both ways: what a network chooses among."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256

from quadriga.kernel.errors import NotationError
from quadriga.kernel.step import Action
from quadriga.kernel.vocabulary import Vocabulary

Possible = Mapping[str, Iterable[tuple[int, ...]]]
"""For verbs that can form far more actions than can ever be legal: the nouns of those that can."""


class ActionCodes:
    """The numbers of all actions that some verbs can form, tightly bound."""

    def __init__(self, vocabulary: Vocabulary, verbs: Iterable[str], possible: Possible) -> None:
        self.vocabulary = vocabulary
        self.actions: list[Action] = []
        """actions[code] is the action."""
        for verb in verbs:
            if verb in possible:
                self.actions += [(verb, *nouns) for nouns in possible[verb]]
            else:
                self.actions += vocabulary.all_actions(verb)
        self.of: dict[Action, int] = {action: code for code, action in enumerate(self.actions)}
        """of[action] is its code."""
        self.size = len(self.actions)
        if len(self.of) != self.size:
            raise ValueError("an action is listed twice")

    def code(self, action: Action) -> int:
        """The number of an action; raises NotationError for one that can never be legal."""
        try:
            return self.of[action]
        except KeyError:
            raise NotationError(f"{action!r} has no code") from None

    def action(self, code: int) -> Action:
        """The action of that number; raises NotationError for a number that is none."""
        if not 0 <= code < self.size:
            raise NotationError(f"expected a code from 0 to {self.size - 1}, not {code}")
        return self.actions[code]

    def notation(self, code: int) -> str:
        return self.vocabulary.format(self.action(code))

    def digest(self) -> str:
        """The SHA-256 of all actions in their order."""
        text = "\n".join([self.vocabulary.format(action) for action in self.actions])
        return sha256(text.encode()).hexdigest()
