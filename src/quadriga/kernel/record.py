"""A game as text: how it was set up and every answer, one line each."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, Protocol

from quadriga.kernel.chain import Drawn, Head, TakenBack, heads_of
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import IllegalActionError, NotationError, PositionError, QuadrigaError, RecordError
from quadriga.kernel.fair import Fairness, seal_of
from quadriga.kernel.game import Box
from quadriga.kernel.header import CHAIN, FORMAT, POSITION, SEAL, TAKEN_BACK, FindGame, Header
from quadriga.kernel.state import Outcome, State
from quadriga.kernel.step import CHANCE, Action
from quadriga.kernel.vocabulary import HIDDEN

CHANCE_NAME: Final = "chance"


class Line(NamedTuple):
    """One answer of a record: whose, what (None: hidden from the viewer), a comment, and its line in the text."""

    seat: int
    action: Action | None
    comment: str = ""
    number: int = 0
    unknown: str = ""
    """The notation of an answer that an earlier version had and this one has not."""


@dataclass
class Record:
    """The set-up and the answers of a game; everything else follows from them."""

    box: Box
    lines: list[Line]
    players: dict[str, str] = field(default_factory=dict)
    fairness: Fairness = field(default_factory=Fairness)
    result: str = ""
    resigned: str = ""
    """Who gave up, where a bot played on: names of seats."""
    remarks: dict[int, list[str]] = field(default_factory=dict)
    """Comments that stand alone, by the number of answers before them."""
    position: str | None = None
    """The written position that the answers begin at; None: the beginning of the game."""
    position_line: int = 0
    """Where it begins in the text."""
    rules: int = 0
    """The rules version it was played by; 0 is that of this program."""
    draws_taken_back: int = 0
    """How often somebody took back an answer after chance had been drawn."""
    seal: str = ""
    """Over the lines of a finished game, by the server that wrote it. What is written anew has none."""
    seal_line: int = 0
    broken_seal: bool = False
    """Whether its lines are not those that were sealed."""
    heads: list[Head] = field(default_factory=list)
    """Of the chain that was shown as the game went on; empty where it had none."""
    taken_back: list[TakenBack] = field(default_factory=list)
    chain_line: int = 0
    broken_chain: str = ""
    """Why its lines are not those of its chain."""

    @property
    def earlier(self) -> bool:
        """Whether it was played by an earlier rules version."""
        return 0 < self.rules < self.box.game.rules_version

    @classmethod
    def of(cls, state: State, players: Mapping[str, str] | None = None, fairness: Fairness | None = None) -> Record:
        """The record of a state whose journal goes back to its beginning; raises ValueError for a copy, which has none.

        >>> import quadriga
        >>> print(quadriga.Record.of(quadriga.game("praetor").new(seats=2)).set_up()[1])
        Game: praetor
        """
        if state.journal is None:
            raise ValueError("this state keeps no journal: only a state from game.new() or game.at() has a record")
        lines = [Line(answer.seat, answer.action) for answer in state.journal]
        result = result_of(state.outcome())
        position = state.position
        return cls(state.box, lines, dict(players or {}), fairness or Fairness(), result, position=position)

    # -- writing ---------------------------------------------------------------------------------------------

    def __str__(self) -> str:
        rows = [*self.set_up(), *self._players_and_result(), ""]
        for number, line in enumerate([*self.lines, None]):
            rows += [f"; {remark}" for remark in self.remarks.get(number, [])]
            if line is not None:
                rows.append(self._line(line))
        return "\n".join(rows) + "\n"

    def set_up(self) -> list[str]:
        """The part of the header that says what is played.

        >>> import quadriga
        >>> state = quadriga.game("corduba").new(seats=1, level="consul")
        >>> [row for row in quadriga.Record.of(state).set_up() if not row.startswith("Figures")][3:]
        ['Seats: 1', 'Option: level = consul']
        """
        box = self.box
        return [
            f"Quadriga-Record: {FORMAT}",
            f"Game: {box.game.key}",
            f"Rules: {self.rules or box.game.rules_version}",
            f"Figures: {box.data.digest()}",
            f"Seats: {box.seats}",
            *(f"Option: {name} = {value}" for name, value in box.changed_settings().items()),
            *(f"Figure: {key} = {json.dumps(value)}" for key, value in box.data.overrides.items()),
            *(f"{POSITION}: {row}".rstrip() for row in position_rows(self.position)),
        ]

    def _players_and_result(self) -> list[str]:
        return [
            *(f"Player: {seat} = {name}" for seat, name in self.players.items()),
            *self.fairness.rows(),
            *([f"Resigned: {self.resigned}"] if self.resigned else []),
            *([f"{TAKEN_BACK}: {self.draws_taken_back}"] if self.draws_taken_back else []),
            *([f"Result: {self.result}"] if self.result else []),
        ]

    def _line(self, line: Line) -> str:
        text = f"{seat_name(self.box.seat_names, line.seat)}: {self.notation(line)}"
        return f"{text}  ; {line.comment}" if line.comment else text

    def notation(self, line: Line) -> str:
        """An answer as text.

        >>> import quadriga
        >>> state = quadriga.game("antike").new()
        >>> quadriga.settle_chance(state, quadriga.Rng("a seed"))
        >>> record = quadriga.Record.of(state)
        >>> record.notation(record.lines[0]).split()[0]
        'draw'
        """
        return line.unknown or (HIDDEN if line.action is None else self.box.vocabulary.format(line.action))

    # -- reading ---------------------------------------------------------------------------------------------

    @classmethod
    def parse(cls, text: str, find_game: FindGame) -> Record:
        """Read a record; raises RecordError with the number of the line and what is wrong with it.

        One of an earlier rules version is read with the data it was played with. `find_game` gives the game of a key;
        `quadriga.read_record` takes ours.

        >>> import quadriga
        >>> record = quadriga.Record.of(quadriga.game("praetor").new(seats=2))
        >>> quadriga.Record.parse(str(record), quadriga.game).box.seats
        2
        """
        rows = list(enumerate(text.splitlines(), 1))
        end = next((index for index, (_, row) in enumerate(rows) if not row.strip()), len(rows))
        header = Header(rows[:end])
        box = header.box(find_game, earlier=True)
        rules = int(header.values["Rules"])
        lines: list[Line] = []
        remarks: dict[int, list[str]] = {}
        for number, row in rows[end:]:
            if row.lstrip().startswith(";"):
                remarks.setdefault(len(lines), []).append(row.strip(" ;"))
            elif row.strip():
                lines.append(read_line(box, number, row, rules < box.game.rules_version))
        players, result = header.named["Player"], header.values.get("Result", "")
        fairness, resigned, place = header.fairness(box), header.resigned(box), header.lines.get(POSITION, 0)
        taken_back = header.draws_taken_back()
        record = cls(
            box, lines, players, fairness, result, resigned, remarks, header.position, place, rules, taken_back
        )
        if SEAL in header.values:
            record.seal, record.seal_line = header.values[SEAL], header.lines[SEAL]
            record.broken_seal = record.seal != seal_of(text.splitlines())
        if CHAIN in header.values:
            record._read_chain(text.splitlines(), header)
        return record

    def _read_chain(self, rows: list[str], header: Header) -> None:
        self.chain_line, self.taken_back = header.lines[CHAIN], header.taken_back()
        hidden = header.hidden_answers()
        try:
            self.heads = heads_of(rows, self.taken_back)
        except ValueError as error:
            self.broken_chain = str(error)
            return
        if header.values[CHAIN] != "{} {}".format(*self.heads[-1]):
            self.broken_chain = "some line is not as it was shown while the game went on"
        elif hidden and not 0 < min(hidden) <= max(hidden) <= len(self.lines):
            self.broken_chain = "it hides answers that are not there"
        elif self.draws_taken_back != sum(back.numbers > 0 for back in self.taken_back):
            self.broken_chain = f"its undos do not fit the line '{TAKEN_BACK}'"

    # -- playing ---------------------------------------------------------------------------------------------

    def replay(self, to: int | None = None) -> State:
        """The state after the first `to` answers (all of them by default), checked answer by answer.

        Where the record gives the secret of its chance, every outcome must follow from it. Raises RecordError with the
        line of the first answer that is not allowed.

        >>> import quadriga
        >>> state = quadriga.game("praetor").new(seats=2)
        >>> quadriga.settle_chance(state, quadriga.Rng(1))
        >>> record = quadriga.Record.of(state)
        >>> record.replay(to=0).asked == (quadriga.CHANCE,), record.replay().same(state)
        (True, True)
        """
        state, refusal = self.follow(to)
        if refusal:
            raise refusal
        return state

    def follow(self, to: int | None = None) -> tuple[State, RecordError | None]:
        """The state after as many answers as the rules of today allow, and what they refuse.

        >>> import quadriga
        >>> state = quadriga.game("praetor").new(seats=2)
        >>> record = quadriga.Record(state.box, [])
        >>> record.follow()
        (<Praetor: 2 seats, round 0, chance asked StartPlayer>, None)
        """
        rng = self.fairness.rng(self.box.seat_names)
        state = self.begin()
        drawn: list[int] = []
        for index, line in enumerate(self.lines[:to]):
            if state.asked == (CHANCE,) and index >= len(state.journal or []):
                drawn.append(index + 1)
            try:
                self._play_line(state, index, line, rng)
            except RecordError as error:
                error.played = index
                return state, error
        if to is None and self.result and self.result != result_of(state.outcome()):
            result = result_of(state.outcome()) or "the game is not over"
            refusal = RecordError(0, f"the record says {self.result!r}, but its answers give: {result}")
            refusal.played = len(self.lines)
            return state, refusal
        if to is None and self.broken_seal:
            refusal = RecordError(self.seal_line, "the seal does not fit: some line is not as the server wrote it")
            refusal.played = len(self.lines)
            return state, refusal
        broken = self.broken_chain
        if to is None and self.heads and not broken and self.fairness.undone != Drawn(drawn).undone(self.taken_back):
            broken = "its undos do not fit the lines 'Undone'"
        if to is None and broken:
            refusal = RecordError(self.chain_line, f"the chain does not fit: {broken}")
            refusal.played = len(self.lines)
            return state, refusal
        return state, None

    def _play_line(self, state: State, index: int, line: Line, rng: Rng | None) -> None:
        """Play one answer, checked; raises RecordError."""
        if line.unknown:
            raise RecordError(line.number, f"there is no answer {line.unknown!r}")
        if line.action is None:
            raise RecordError(line.number, "this answer is hidden: the record cannot be played from here on")
        if index < len(state.journal or []):
            self._expect_forced(state, index, line)
            return
        if not state.asked:
            raise RecordError(line.number, "the game is over before this line")
        if rng is not None and state.asked == (CHANCE,):
            self._expect_drawn(state, index, line, rng)
        try:
            state.play(line.seat, line.action)
        except IllegalActionError as error:
            raise RecordError(line.number, str(error), error.rule) from None
        except QuadrigaError as other:
            raise RecordError(line.number, str(other)) from None

    def begin(self) -> State:
        """The state before the first answer; raises RecordError with the line of what is wrong in a position.

        >>> import quadriga
        >>> record = quadriga.Record.of(quadriga.game("antike").at("[brown]\\ngold = 7"))
        >>> record.begin().view(0)["players"][0]["gold"]
        7
        """
        try:
            if self.position is not None and not self.box.same(self.box.game.box_at(self.position)):
                raise PositionError("the position is written for other seats, settings or data than the header says")
            return self.box.game.begin(self.box, self.position)
        except QuadrigaError as error:
            line = self.position_line + max(0, getattr(error, "line", 0) - 1)
            raise RecordError(line, getattr(error, "problem", str(error))) from None

    def _expect_forced(self, state: State, index: int, line: Line) -> None:
        assert state.journal is not None
        forced = state.journal[index]
        if (forced.seat, forced.action) != (line.seat, line.action):
            expected = f"{seat_name(self.box.seat_names, forced.seat)}: {self.box.vocabulary.format(forced.action)}"
            raise RecordError(line.number, f"the only answer here is {expected!r}")

    def _expect_drawn(self, state: State, index: int, line: Line, rng: Rng) -> None:
        rng.counter += self.fairness.undone.get(index + 1, 0)
        drawn = rng.answer(state)
        if (line.seat, line.action) != (CHANCE, drawn):
            expected = f"{CHANCE_NAME}: {self.box.vocabulary.format(drawn)}"
            raise RecordError(line.number, f"secret and nonces give {expected!r} here")

    def seen_by(self, seat: int | None) -> Record:
        """What that seat (None: a spectator) may have while the game runs; everything once it is over.

        >>> import quadriga
        >>> state = quadriga.game("corduba").new(seats=2)
        >>> quadriga.settle_chance(state, quadriga.Rng(1))
        >>> any(line.action is None for line in quadriga.Record.of(state).seen_by(0).lines)
        True
        """
        state = self.replay()
        if not state.asked:
            return self
        journal = state.journal or []
        unwritten = [Line(answer.seat, answer.action) for answer in journal[len(self.lines) :]]
        seen = visible(journal, [len(answers) for answers in state.sealed], seat)
        shown = zip(self.lines + unwritten, seen, strict=True)
        lines = [line if whole else line._replace(action=None) for line, whole in shown if whole is not None]
        return replace(self, lines=lines)


class Known(Protocol):
    """An answer of a history, as far as it matters who may see it."""

    @property
    def seat(self) -> int: ...
    @property
    def only(self) -> int | None: ...
    @property
    def sealed(self) -> bool: ...


def visible(answers: Sequence[Known], sealed: Sequence[int], viewer: int | None) -> list[bool | None]:
    """Whether a viewer may see each answer of a running game: yes, only that it was given, or (None) not even that.

    `sealed` says how many answers of each seat are not open yet.
    """
    still = list(sealed)
    seen: list[bool | None] = []
    for answer in reversed(answers):
        if answer.sealed and still and still[answer.seat]:
            still[answer.seat] -= 1
            seen.append(True if answer.seat == viewer else None)
        else:
            seen.append(answer.only in (None, viewer))
    return seen[::-1]


def position_rows(position: str | None) -> list[str]:
    return [] if position is None else position.splitlines() or [""]


def result_of(outcome: Outcome | None) -> str:
    """The result line: the reason and the places of the seats, in their order."""
    return "" if outcome is None else " ".join([outcome.reason, *map(str, outcome.places)])


def read_result(result: str) -> tuple[str, list[int]] | None:
    """The reason and the places that a result line gives."""
    reason, *places = result.split() or [""]
    return (reason, [int(place) for place in places]) if reason and all(map(str.isdecimal, places)) else None


def seat_name(names: Sequence[str], seat: int) -> str:
    return CHANCE_NAME if seat == CHANCE else names[seat]


def read_line(box: Box, number: int, row: str, earlier: bool = False) -> Line:
    """One row of the body: an answer and perhaps a comment."""
    answer, _, comment = row.partition(";")
    name, colon, notation = answer.partition(":")
    name, notation = name.strip(), notation.strip()
    if not colon:
        raise RecordError(number, f"expected 'seat: answer', not {answer.strip()[:60]!r}")
    if name != CHANCE_NAME and name not in box.seat_names:
        raise RecordError(number, f"there is no seat {name!r} (seats: {', '.join(box.seat_names)})")
    seat = CHANCE if name == CHANCE_NAME else box.seat_names.index(name)
    if notation == HIDDEN:
        return Line(seat, None, comment.strip(), number)
    try:
        return Line(seat, box.vocabulary.parse(notation), comment.strip(), number)
    except NotationError as error:
        if earlier:
            return Line(seat, None, comment.strip(), number, notation)
        raise RecordError(number, str(error)) from None
