"""The header of a record: how the game was set up, read with the number of every line."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from quadriga.kernel.chain import TakenBack, read_taken_back
from quadriga.kernel.errors import DataError, QuadrigaError, RecordError, SettingError
from quadriga.kernel.fair import COMMITMENT, NONCE, NONCE_COMMITMENT, Fairness, commitment_to
from quadriga.kernel.game import Box, Game
from quadriga.kernel.state import State

FORMAT: Final = "1"
SEALED_FORMAT: Final = "2"
"""Of a finished game as a server writes it: with a seal over all its lines."""
SEAL: Final = "Seal"
TAKEN_BACK: Final = "Draws-Taken-Back"
"""How often somebody took back an answer after chance had been drawn."""
CHAIN: Final = "Chain"
"""How many links the chain of the game has, and its head."""
HIDDEN_ANSWERS: Final = "Hidden"
BACK: Final = "Taken-Back"
SINGLE: Final[tuple[str, ...]] = (
    "Quadriga-Record", "Game", "Rules", "Figures", "Seats", "Commitment", "Secret", "Resigned", TAKEN_BACK, "Result",
    SEAL,
    HIDDEN_ANSWERS, CHAIN,
)  # fmt: skip
REPEATED: Final[tuple[str, ...]] = ("Option", "Figure", "Player", "Nonce", NONCE_COMMITMENT, "Undone", BACK)
REQUIRED: Final[tuple[str, ...]] = ("Game", "Rules", "Figures", "Seats")

POSITION: Final = "Position"
"""One line of the written position that the answers begin at; stands as often as it has lines."""

NUMBER: Final = re.compile(r"[0-9]{1,9}")

FindGame = Callable[[str], Game[State]]
"""Gives the game of a key; raises UnknownGameError."""


class Header:
    """The lines `Key: value` and `Key: name = value` above a record's answers."""

    def __init__(self, rows: Iterable[tuple[int, str]]) -> None:
        self.values: dict[str, str] = {}
        self.named: dict[str, dict[str, str]] = {key: {} for key in REPEATED}
        self.lines: dict[str, int] = {}
        """Where each key, or the name of a repeated key, stands."""
        self.position_rows: list[str] = []
        self.end = 0
        for number, row in rows:
            self.end = number
            key, colon, value = row.partition(":")
            if key == POSITION and colon:
                self.position_rows.append(value.removeprefix(" "))
                self.lines.setdefault(POSITION, number)
            elif key in REPEATED and colon:
                name, equals, given = value.partition("=")
                if not equals:
                    raise RecordError(number, f"expected '{key}: name = value'")
                if name.strip() in self.named[key]:
                    raise RecordError(number, f"there is a line '{key}: {name.strip()} = ...' already")
                self.named[key][name.strip()] = given.strip()
                self.lines[f"{key} {name.strip()}"] = number
            elif key in SINGLE and colon and key not in self.values:
                self.values[key] = value.strip()
                self.lines[key] = number
            else:
                raise RecordError(number, f"unexpected line in the header: {row.strip()[:60]!r}")

    def box(self, find_game: FindGame, *, earlier: bool = False) -> Box:
        """The box that the header describes, checked against what this program plays.

        With `earlier` it may be of an earlier rules version, and then has the data that were played with.
        """
        values, lines = self.values, self.lines
        if values.get("Quadriga-Record") not in (FORMAT, SEALED_FORMAT):
            raise RecordError(1, f"not a record: it must begin with 'Quadriga-Record: {FORMAT}' or {SEALED_FORMAT}")
        sealed = values["Quadriga-Record"] == SEALED_FORMAT
        if sealed != (SEAL in values) or (sealed and lines[SEAL] != self.end):
            raise RecordError(1, f"the header of format {SEALED_FORMAT} ends with a seal, and no other has one")
        for key in REQUIRED:
            if key not in values:
                raise RecordError(self.end, f"the header ends without a line '{key}: ...'")
        if not NUMBER.fullmatch(values["Seats"]):
            raise RecordError(lines["Seats"], f"expected a number of seats, not {values['Seats']!r}")
        try:
            game = find_game(values["Game"])
        except QuadrigaError as error:
            raise RecordError(lines["Game"], str(error)) from None
        now = game.rules_version
        old = bool(NUMBER.fullmatch(values["Rules"])) and int(values["Rules"]) < now
        if values["Rules"] != str(now) and not (old and earlier):
            problem = f"played by rules version {values['Rules']}; this program has {now}"
            raise RecordError(lines["Rules"], problem)
        try:
            box = game.box(int(values["Seats"]), self._overrides(), **self.named["Option"])
        except DataError as bad_data:
            raise RecordError(self._line("Figure", bad_data.key), str(bad_data)) from None
        except SettingError as bad_setting:
            named = [name for name in self.named["Option"] if repr(name) in str(bad_setting)]
            raise RecordError(self._line("Option", *named), str(bad_setting)) from None
        digest, written = box.data.digest(), values["Figures"]
        if written == digest:
            return box
        before = game.earlier_box(written, box)
        if before is not None and before.data.digest() == digest:
            return box
        if before is not None and old:
            return before
        raise RecordError(lines["Figures"], f"played with other data ({written}; here {digest})")

    @property
    def position(self) -> str | None:
        """The written position that the answers begin at; None: the beginning of the game."""
        return "\n".join(self.position_rows) if self.position_rows else None

    def resigned(self, box: Box) -> str:
        """The seats of those who gave up."""
        names = self.values.get("Resigned", "")
        if names and not set(names.split(", ")) <= set(box.seat_names):
            raise RecordError(self.lines["Resigned"], f"expected names of seats (seats: {', '.join(box.seat_names)})")
        return names

    def draws_taken_back(self) -> int:
        """How often a draw was taken back."""
        written = self.values.get(TAKEN_BACK, "0")
        if not NUMBER.fullmatch(written):
            raise RecordError(self.lines[TAKEN_BACK], f"expected a number of times, not {written!r}")
        return int(written)

    def fairness(self, box: Box) -> Fairness:
        """Where chance comes from; raises RecordError where the secret is not the one committed to."""
        commitment, secret = self.values.get("Commitment", ""), self.values.get("Secret", "")
        if secret and commitment_to(secret) != commitment:
            raise RecordError(self.lines["Secret"], "this is not the secret that the commitment was made to")
        for seat, nonce in self.named["Nonce"].items():
            if seat not in box.seat_names or not NONCE.fullmatch(nonce):
                raise RecordError(self.lines[f"Nonce {seat}"], "expected 'Nonce: seat = letters and digits'")
        committed = self.named[NONCE_COMMITMENT]
        for seat, made in committed.items():
            if seat not in box.seat_names or not COMMITMENT.fullmatch(made):
                problem = f"expected '{NONCE_COMMITMENT}: seat = SHA-256 of its nonce'"
                raise RecordError(self.lines[f"{NONCE_COMMITMENT} {seat}"], problem)
            if commitment_to(self.named["Nonce"].get(seat, "")) != made:
                problem = "the nonce of this seat is not the one that was committed to"
                raise RecordError(self.lines[f"{NONCE_COMMITMENT} {seat}"], problem)
        for number, count in self.named["Undone"].items():
            if not (NUMBER.fullmatch(number) and NUMBER.fullmatch(count)):
                raise RecordError(self.lines[f"Undone {number}"], "expected 'Undone: answer = number of draws'")
        undone = {int(number): int(count) for number, count in self.named["Undone"].items()}
        return Fairness(commitment, secret, self.named["Nonce"], committed, undone)

    def taken_back(self) -> list[TakenBack]:
        """The undos of the game, in their order, where the record has its chain."""
        found = []
        for expected, (number, written) in enumerate(self.named[BACK].items(), 1):
            try:
                if number != str(expected):
                    raise ValueError("undos are numbered from 1 on")
                found.append(read_taken_back(number, written))
            except (ValueError, TypeError) as error:
                raise RecordError(self.lines[f"{BACK} {number}"], f"this tells of no undo: {error}") from None
        return found

    def hidden_answers(self) -> list[int]:
        """The numbers of the answers that one seat alone could know while the game went on."""
        numbers = self.values.get(HIDDEN_ANSWERS, "").split()
        if not all(map(NUMBER.fullmatch, numbers)):
            raise RecordError(self.lines[HIDDEN_ANSWERS], "expected numbers of answers")
        return [int(number) for number in numbers]

    def _overrides(self) -> dict[str, Any]:
        overrides = {}
        for key, value in self.named["Figure"].items():
            try:
                overrides[key] = json.loads(value)
            except json.JSONDecodeError as error:
                raise RecordError(self._line("Figure", key), f"a value is not written as JSON: {error}") from None
        return overrides

    def _line(self, key: str, *names: str) -> int:
        """The line of the first of these names that is there; otherwise that of the seats."""
        places = [self.lines[f"{key} {name}"] for name in names if f"{key} {name}" in self.lines]
        return places[0] if places else self.lines["Seats"]
