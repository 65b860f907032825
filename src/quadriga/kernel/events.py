"""What happened, in the game's event vocabulary, with what each seat may see of it; and who answered what."""

from __future__ import annotations

from typing import NamedTuple

from quadriga.kernel.step import Action
from quadriga.kernel.vocabulary import UNKNOWN


class Event(NamedTuple):
    """What happened, as (verb, *nouns); `hidden` are the positions of its nouns that only the seat `only` may see."""

    payload: Action
    only: int | None = None
    hidden: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> Action:
        """The payload as that seat (None: a spectator) sees it, with UNKNOWN for what it may not see.

        >>> drawn = Event(("draw", 1, 7), only=1, hidden=(1,))
        >>> drawn.seen_by(1), drawn.seen_by(0) == ("draw", 1, UNKNOWN)
        (('draw', 1, 7), True)
        """
        if self.only is None or self.only == seat:
            return self.payload
        verb, *things = self.payload
        return (verb, *(UNKNOWN if n in self.hidden else thing for n, thing in enumerate(things)))


class Answer(NamedTuple):
    """One line of a game's history: who answered what, and who may see it."""

    seat: int
    action: Action
    forced: bool = False
    turn_level: bool = False
    only: int | None = None
    """The one seat that may see it, until the game is over; None: everybody."""
    sealed: bool = False
    """Given in secret: nobody else may see it, or even that it was given, before everybody asked has answered."""
