"""What can go wrong because of what somebody typed, wrote or sent: one base class, one kind of error each."""

from __future__ import annotations

from quadriga.kernel.step import Reason


class QuadrigaError(Exception):
    """Anything a user can cause and should read about in a sentence."""


class UnknownGameError(QuadrigaError):
    """There is no game of that name."""


class UnknownBotError(QuadrigaError):
    """There is no bot of that name."""


class SettingError(QuadrigaError):
    """A number of seats or a setting that the game does not have."""


class DataError(QuadrigaError):
    """A value of the data that the game does not have, or of the wrong kind."""

    def __init__(self, key: str, expected: str) -> None:
        super().__init__(f"data {key!r}: {expected}")
        self.key = key


class PositionError(QuadrigaError):
    """A written position that the game cannot set up; names the line where it is known."""

    def __init__(self, problem: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line
        self.problem = problem


class NotationError(QuadrigaError):
    """Text that is no action of the game.

    `problem` is what is wrong, "verb", "thing" or "form", and `word` the verb or thing that there is not, or the form
    expected: a text can say it in any language.
    """

    def __init__(self, text: str, problem: str = "", word: str = "") -> None:
        super().__init__(text)
        self.problem = problem
        self.word = word


class RecordError(QuadrigaError):
    """A record that cannot be read or played; names the line, and where a rule forbids its answer, the rule."""

    def __init__(self, line: int, problem: str, rule: str = "") -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line
        self.problem = problem
        self.rule = rule
        self.played = 0
        """How many answers before it could be played."""


class IllegalActionError(QuadrigaError):
    """An answer that is not allowed: why, and by which rule."""

    def __init__(self, action: str, reason: Reason) -> None:
        super().__init__(f"{action!r} is not allowed: {reason.message}" + (f" ({reason.rule})" if reason.rule else ""))
        self.reason = reason
        self.rule = reason.rule
