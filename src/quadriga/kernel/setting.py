"""What a table chooses before a game: one setting with its values, how it is written and read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quadriga.kernel.errors import SettingError

Value = str | bool | int | tuple[str, ...]
LONGEST_NUMBER: Final = 9
"""Digits of a number that somebody writes."""


@dataclass(frozen=True)
class Setting:
    """A choice of words, a switch (no values) or a number (a range)."""

    name: str
    default: Value
    values: tuple[str, ...] | range | None = None
    per_seat: bool = False
    """One word for each seat: "A,B,A"; a single word is for all."""
    ours: bool = False
    """Not of the published game."""
    bots: Value | None = None
    """What games between bots use instead of the default."""

    def read(self, value: Value, seats: int) -> Value:
        """The value as the game uses it; raises SettingError and says what was expected.

        >>> Setting("expert", False).read("yes", seats=2)
        True
        >>> Setting("sides", "A", ("A", "B"), per_seat=True).read("A,B", seats=2)
        ('A', 'B')
        """
        if self.per_seat:
            words = tuple(value.split(",")) if isinstance(value, str) else value
            if not isinstance(words, tuple) or len(words) not in (1, seats):
                raise SettingError(f"setting {self.name!r}: expected one word, or one for each of {seats} seats")
            return tuple(str(self._one(word)) for word in (words * seats if len(words) == 1 else words))
        return self._one(value)

    def _one(self, value: Value) -> Value:
        text = {"True": "yes", "False": "no"}.get(str(value), str(value).strip())
        if self.values is None:
            if text not in ("yes", "no", "on", "off", "true", "false"):
                raise SettingError(f"setting {self.name!r}: expected yes or no, not {value!r}")
            return text in ("yes", "on", "true")
        if isinstance(self.values, range):
            if not text.isdecimal() or len(text) > LONGEST_NUMBER or int(text) not in self.values:
                low, high = self.values[0], self.values[-1]
                raise SettingError(f"setting {self.name!r}: expected a number from {low} to {high}, not {value!r}")
            return int(text)
        if text not in self.values:
            raise SettingError(f"setting {self.name!r}: expected {' or '.join(self.values)}, not {value!r}")
        return text

    def write(self, value: Value) -> str:
        """The value as text, as records and the API write it.

        >>> Setting("expert", False).write(True)
        'yes'
        """
        if isinstance(value, bool):
            return "yes" if value else "no"
        return ",".join(value) if isinstance(value, tuple) else str(value)
