"""Who sits where: people, bots, and bots that stand in for people."""

from __future__ import annotations

from typing import Literal

from quadriga.table.plan import SeatPlan


class SeatState:
    """One seat of a table."""

    def __init__(self, plan: SeatPlan) -> None:
        self.person = plan.person if plan.kind == "person" else ""
        self.name = one_line(plan.name) if plan.kind == "person" else ""
        self.level = plan.level if plan.kind == "bot" else ""
        self.nonce = ""
        """What this seat adds to chance, once it is revealed."""
        self.commitment = ""
        """To the nonce."""
        self.owes = False
        """Whether commitments began anew and this person has not yet made another."""
        self.stand_in = ""
        """The level of the bot that plays for the person."""
        self.because = ""
        """Why it does: `time`, `away`, `left` or `resigned`."""
        self.late = ""
        """The question at which the person ran out of time: the bot answers it."""
        self.replaced_by = ""
        """The weaker bot that gave the last answer because the seat's own bot gave none."""
        self.standing: dict[str, str] = {}
        """Standing answers by the name of the question."""
        self.last_reply: tuple[str, list[str], int] | None = None
        """The last question answered, how, and the reply: the same again gets the same."""

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        return "bot" if self.level else "person" if self.person else "open"

    @property
    def plays(self) -> bool:
        """Whether a person plays here now."""
        return bool(self.person) and not self.stand_in

    @property
    def bot(self) -> str:
        """The bot that answers for this seat, or empty."""
        return self.level or self.stand_in

    @property
    def resigned(self) -> bool:
        return bool(self.stand_in) and self.because == "resigned"

    @property
    def player(self) -> str:
        return self.level or self.name

    @property
    def must_reveal(self) -> bool:
        """Whether chance waits for this seat."""
        return self.owes or bool(self.commitment and not self.nonce)

    def sit(self, person: str, name: str, nonce: str, commitment: str) -> None:
        self.person, self.name, self.nonce, self.commitment = person, one_line(name), nonce, commitment
        self.owes = self.owes and not commitment

    def rise(self) -> None:
        self.person = self.name = self.nonce = self.commitment = ""
        self.owes = False

    def commit_anew(self) -> None:
        """A nonce that was revealed in vain is known, so another is needed."""
        if self.commitment:
            self.nonce, self.commitment, self.owes = "", "", True

    def give_way(self, level: str, because: str) -> None:
        self.stand_in, self.because = level, because


def one_line(name: str) -> str:
    """A name that can stand in a record."""
    return " ".join(name.split())
