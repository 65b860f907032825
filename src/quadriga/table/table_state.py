"""What the entries of a journal amount to: seats, clocks, offers, the game, and who must agree to what.

Entries are applied without a check; commands are checked in `table.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from quadriga import games
from quadriga.kernel.chain import Chain
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import IllegalActionError, QuadrigaError, RecordError
from quadriga.kernel.fair import Fairness, commitment_to, fair_rng
from quadriga.kernel.game import Box
from quadriga.kernel.header import Header
from quadriga.kernel.record import result_of, seat_name
from quadriga.kernel.step import Action, Reason
from quadriga.kernel.vocabulary import HIDDEN
from quadriga.table.clock import Clocks
from quadriga.table.game_history import GameHistory
from quadriga.table.journal import (
    REMATCHES,
    Agreed,
    Answered,
    AnswerLine,
    Back,
    Continued,
    Ended,
    EntryBase,
    Offered,
    OfferKind,
    Opened,
    RevealBegun,
    Revealed,
    RevealFailed,
    Rose,
    Sat,
    Seated,
    Stands,
    Started,
    StoodIn,
    Undone,
    Woke,
    kept_by,
)
from quadriga.table.plan import Plan, SeatPlan
from quadriga.table.practice import begin
from quadriga.table.seats import SeatState
from quadriga.table.undo import UndoKind, UndoPoint, must_agree_to_undo, undo_choice

Stage = Literal["waiting", "playing", "over", "frozen"]
REVEAL_SECONDS = 30.0
"""How long whoever committed to a nonce may take to reveal it, from when all are seated."""


class Offer:
    """Something that other people must agree to; `to` is the answer that an undo would go back to."""

    def __init__(self, kind: OfferKind, seat: int, to: int) -> None:
        self.kind = kind
        self.seat = seat
        self.to = to
        self.agreed: list[int] = []


class TableState:
    """A table as its journal has made it."""

    def __init__(self, opened: Opened, finished: bool = False) -> None:
        """`finished`: its game is known to be over, so that it may be one of an earlier rules version."""
        self.opened = opened
        self.plan = opened.plan
        self.practice = opened.plan.practice or None
        self.stage: Stage = "waiting"
        self.frozen = ""
        self.seats = [SeatState(seat) for seat in self.plan.seats]
        self.revealing: float | None = None
        """Since when players reveal their nonces; None while they sit down, and once the game has begun."""
        self.lines: list[AnswerLine] = []
        """The answers that count."""
        self.chain: Chain | None = None
        """Over the answers that everybody sees; none at a practice table."""
        self.box: Box | None = None
        self.history: GameHistory | None = None
        self.clocks = Clocks(self.plan.pace, len(self.seats))
        self.offers: dict[OfferKind, Offer] = {}
        self.hints = self.plan.hints
        self.rematch_agreed: OfferKind | None = None
        self.ended: Ended | None = None
        self.draws_taken_back = 0
        """How often somebody took back an answer after chance had been drawn, so that it was drawn anew."""
        self.continued = ""
        """The table of the rematch."""
        self.created = self.changed = opened.at
        self.public_version = 0
        """Goes up with everything that everybody may see."""
        self.private_versions: dict[str, int] = {}
        """Goes up with what only one person may see."""
        self.people_here: set[str] = set()
        """Who has the table open now; not in the journal, because it ends with the program."""
        self.away_since: dict[str, float] = {}
        """When each person who is not here went away."""
        self.furthest_progress = [0] * len(self.seats)
        """How far the game had come when each seat was asked: kept so that redoing a turn refills no clock."""
        try:
            self.box = Header(enumerate(opened.header, 1)).box(games.game, earlier=finished)
        except QuadrigaError as error:
            self.freeze(error.problem if isinstance(error, RecordError) else str(error))
        self.settings = written_settings(opened, self.box)
        """All settings of the game as they are played."""
        self.commitment = "" if self.practice else commitment_to(opened.secret)
        """To the secret from which chance follows; at a practice table nothing is promised."""

    def freeze(self, why: str) -> None:
        """The game cannot be played with this program; its record can still be had, and its result if it is over."""
        if self.stage != "frozen":
            self.stage, self.frozen, self.history = "frozen", why, None

    # -- entries -----------------------------------------------------------------------------------------------------

    def apply(self, entry: EntryBase, actions: Sequence[Action] = ()) -> list[AnswerLine]:
        """Do what an entry says; the answers that came of it.

        `actions` are the entry's answers where they have been parsed already; from a journal they are read here.
        """
        visible = self._visible()
        answers = len(self.history.answers) if self.history else 0
        if isinstance(entry, Woke):
            self.clocks.at = entry.at
            self.revealing = self.revealing and entry.at
        self.clocks.charge(entry.at)
        self._apply_to_seats(entry)
        if self.stage != "frozen":
            numbers = self._history.drawn_since(entry.to) if isinstance(entry, Undone) else 0
            self._apply_to_game(entry, actions)
            if isinstance(entry, Undone):
                answers = len(self._history.answers)
            self._advance()
        if isinstance(entry, Answered | Undone | Stands) and self._visible() == visible:
            person = self.seats[entry.seat].person
            self.private_versions[person] = self.private_versions.get(person, 0) + 1
        else:
            self.public_version += 1
            self.changed = entry.at
        if isinstance(entry, Answered):
            sitting = self.seats[entry.seat]
            sitting.last_reply = (entry.question, entry.answers, self.version(sitting.person))
            sitting.replaced_by = entry.replaced_by
        self._count_agreement()
        if self.history is None:
            return []
        fresh = self.history.lines_since(answers)
        if isinstance(entry, Undone):
            self.lines = kept_by(entry, self.lines)
        self.lines += fresh
        if self.chain and (fresh or isinstance(entry, Undone)):
            self._add_to_chain(self.chain, numbers, len(self.lines) - len(fresh))
        return fresh

    def _add_to_chain(self, chain: Chain, numbers: int, kept: int) -> None:
        """What everybody sees now: all but the answers that are still sealed, which are the last ones."""
        shown = len(self.lines) - sum(map(len, self._history.state.sealed))
        chain.go_back(min(kept, shown), numbers)
        for line in self.lines[len(chain.rows) : shown]:
            seat = seat_name(self.opened.seat_names, line.seat)
            chain.add(f"{seat}: {line.notation if line.only is None else HIDDEN}")

    def set_up(self, secret: str = "", undone: Mapping[int, int] | None = None) -> list[str]:
        """What a record's header says of who plays and of chance; with the secret once the game is over."""
        named = list(zip(self.opened.seat_names, self.seats, strict=True))
        rows = [f"Player: {name} = {sitting.player}" for name, sitting in named if sitting.player]
        if not self.practice:
            nonces = {name: sitting.nonce for name, sitting in named if sitting.nonce and self.revealing is None}
            committed = {name: sitting.commitment for name, sitting in named if sitting.commitment and name in nonces}
            rows += Fairness(self.commitment, secret, nonces, committed, undone or {}).rows()
        return [*self.opened.header[1:], *rows]

    def _apply_to_seats(self, entry: EntryBase) -> None:
        match entry:
            case Sat(seat=seat, person=person, name=name, nonce=nonce, commitment=commitment):
                self.seats[seat].sit(person, name, nonce, commitment)
            case RevealBegun():
                self.revealing = entry.at
            case Started():
                self.revealing = None
            case Revealed(seat=seat, nonce=nonce):
                self.seats[seat].nonce = nonce
            case RevealFailed(seats=seats):
                for seat in seats:
                    self.seats[seat].rise()
                self._commit_anew()
            case Rose(seat=seat):
                self.seats[seat].rise()
                self._commit_anew()
            case Seated(seat=seat, level=level):
                self.seats[seat].level = level
                self._commit_anew()
            case StoodIn(seat=seat, because=because):
                self.seats[seat].give_way(self.plan.stand_in, because)
                self.seats[seat].late = self.history.question_id(seat) if self.history and because == "time" else ""
                self.offers = {kind: offer for kind, offer in self.offers.items() if offer.seat != seat}
            case Back(seat=seat):
                self.seats[seat].stand_in = ""
                self.clocks.refill(seat)
            case Stands(seat=seat, question=question, answer=""):
                self.seats[seat].standing.pop(question, None)
            case Stands(seat=seat, question=question, answer=answer):
                self.seats[seat].standing[question] = answer
            case Offered(kind=kind, seat=seat, to=to):
                self.offers[kind] = Offer(kind, seat, to)
            case Agreed(kind=kind, agree=False):
                del self.offers[kind]
            case Agreed(kind=kind, seat=seat):
                person = self.seats[seat].person
                self.offers[kind].agreed += [n for n, other in enumerate(self.seats) if other.person == person]
            case Ended(draws_taken_back=taken_back):
                self.ended = entry
                self.draws_taken_back = max(taken_back, self.draws_taken_back)
            case Continued(table=table):
                self.continued = table

    @property
    def to_reveal(self) -> list[int]:
        """The seats whose nonces chance waits for."""
        return [n for n, sitting in enumerate(self.seats) if sitting.must_reveal]

    def _commit_anew(self) -> None:
        """Where a seat became free while nonces were revealed, all must be committed to anew."""
        if self.revealing is not None:
            self.revealing = None
            for sitting in self.seats:
                sitting.commit_anew()

    def _apply_to_game(self, entry: EntryBase, actions: Sequence[Action]) -> None:
        match entry:
            case Started():
                assert self.box is not None
                if self.practice:
                    self.history = GameHistory(self.box, Rng(self.opened.secret), begin(self.box, self.practice))
                else:
                    nonces = [sitting.nonce for sitting in self.seats]
                    self.history = GameHistory(self.box, fair_rng(self.opened.secret, nonces))
                    self.chain = Chain(self.set_up())
                self.stage = "playing"
            case Answered(seat=seat, person=person, answers=answers):
                history = self._history
                vocabulary = history.box.vocabulary
                for action in actions or map(vocabulary.parse, answers):
                    if action not in history.state.actions(seat):
                        reason = history.state.why_not(seat, action) or Reason("", "not-asked")
                        raise IllegalActionError(vocabulary.format(action), reason)
                    history.answer(seat, action, person)
                if "undo" in self.offers and self.offers["undo"].seat == seat:
                    del self.offers["undo"]
            case Undone(seat=seat, to=to):
                history = self._history
                self.draws_taken_back += history.drawn_since(to) > 0
                history.go_back(next(undo_point for undo_point in history.undo_points if undo_point.index == to))
                self.seats[seat].standing.pop(history.step(seat), None)
                self.offers.pop("undo", None)
            case Ended(result=result):
                outcome = self._history.state.outcome()
                if result_of(outcome) != result:
                    raise ValueError(f"the game ended with {result!r} and would now with {result_of(outcome)!r}")

    @property
    def _history(self) -> GameHistory:
        assert self.history is not None
        return self.history

    def _advance(self) -> None:
        """Chance and standing answers, until a person or a bot must think."""
        history = self.history
        if history is None or self.stage != "playing":
            return
        history.settle_chance()
        while (given := self._standing_answer(history) or self._listed_answer(history)) is not None:
            history.answer(*given, None)
            history.settle_chance()
        history.number_events()
        if not history.state.asked:
            self.stage = "over"
            self.offers.pop("undo", None)
        self._run_clocks(history)

    def _standing_answer(self, history: GameHistory) -> tuple[int, Action] | None:
        """What the table can answer for the seat that is asked; never in secret, where an answer at once would tell."""
        state = history.state
        if not state.asked or history.in_secret:
            return None
        seat = state.asked[0]
        sitting = self.seats[seat]
        answer = sitting.standing.get(history.step(seat)) if sitting.plays else None
        if answer and (action := history.box.vocabulary.parse(answer)) in state.actions(seat):
            return seat, action
        return None

    def _listed_answer(self, history: GameHistory) -> tuple[int, Action] | None:
        """What the list of an opponent at a practice table says to the question at hand."""
        lists = self.practice.lists if self.practice else {}
        for seat in [seat for seat in history.state.asked if seat in lists]:
            given, wanted = history.chosen_by(seat), lists[seat]
            if len(given) < len(wanted) and given == wanted[: len(given)]:
                action = history.box.vocabulary.parse(wanted[len(given)])
                if action in history.state.actions(seat):
                    return seat, action
        return None

    def off_list(self, seat: int) -> bool:
        """Whether the bot of a seat has left its list, because a listed answer was not allowed."""
        wanted = self.practice.lists.get(seat, []) if self.practice else []
        given = self.history.chosen_by(seat) if self.history and wanted else []
        return given[: len(wanted)] != wanted[: len(given)]

    def _run_clocks(self, history: GameHistory) -> None:
        running = [seat for seat in history.state.asked if self.seats[seat].plays]
        new_turns = []
        for seat in running:
            come = history.progress(seat)
            newly = seat not in self.clocks.running or history.state.question(seat).turn_level
            if come > self.furthest_progress[seat]:
                self.furthest_progress[seat] = come
                new_turns += [seat] if newly else []
        self.clocks.run(running, new_turns)

    def _count_agreement(self) -> None:
        """What everybody has agreed to happens; an undo is an entry of its own."""
        asked_for: tuple[OfferKind, ...] = ("hints", *REMATCHES)
        for kind in asked_for:
            if kind in self.offers and not self.still_to_agree(self.offers[kind]):
                del self.offers[kind]
                self.hints = self.hints or kind == "hints"
                if kind in REMATCHES:
                    self.rematch_agreed = self.rematch_agreed or kind

    # -- who is who -------------------------------------------------------------------------------------------------

    def present(self, person: str) -> None:
        """Somebody has opened the table on a screen."""
        self.people_here.add(person)
        self.away_since.pop(person, None)

    def absent(self, person: str, now: float) -> None:
        """Somebody has closed their last screen with this table."""
        if person in self.people_here:
            self.people_here.remove(person)
            self.away_since[person] = now

    def is_here(self, seat: int) -> bool:
        """Whether whoever sits there has the table open; bots have."""
        return bool(self.seats[seat].level) or self.seats[seat].person in self.people_here

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer now."""
        return self.history.state.asked if self.history and self.stage == "playing" else ()

    def others(self, person: str) -> list[int]:
        """The seats at which other people play now."""
        return [n for n, sitting in enumerate(self.seats) if sitting.plays and sitting.person != person]

    def must_agree(self, kind: OfferKind, person: str) -> list[int]:
        """Seats of other people who must consent.

        To hints those who play now; to a rematch those who play now or resigned; to an undo see `undo.py`.
        """
        if kind == "undo":
            return must_agree_to_undo(self.seats, person)
        others = [(n, sitting) for n, sitting in enumerate(self.seats) if sitting.person not in ("", person)]
        return [n for n, sitting in others if sitting.plays or (kind in REMATCHES and sitting.resigned)]

    def still_to_agree(self, offer: Offer) -> list[int]:
        return [n for n in self.must_agree(offer.kind, self.seats[offer.seat].person) if n not in offer.agreed]

    @property
    def hints_on(self) -> bool:
        """Whether people may have hints: agreed between them, or nobody else to play against."""
        return self.hints or len({s.person for s in self.seats if s.person and not s.resigned}) <= 1

    def version(self, person: str) -> int:
        """Goes up with every change that this person may see."""
        return self.public_version + (self.private_versions.get(person, 0) if person else 0)

    def rematch_plan(self) -> Plan:
        """The same table again, with the seats that were agreed on; who went away has left a seat open.

        A practice table is the same again.
        """
        if self.practice:
            return self.plan
        seats = []
        for sitting in self.seats:
            if sitting.level:
                seats.append(SeatPlan("bot", level=sitting.level))
            elif sitting.plays or sitting.resigned:
                seats.append(SeatPlan("person", sitting.person, sitting.name))
            else:
                seats.append(SeatPlan("open"))
        if self.rematch_agreed != "rematch-same":
            seats = seats[-1:] + seats[:-1]
        return Plan(**{name: getattr(self.plan, name) for name in Plan.__struct_fields__} | {"seats": seats})

    def undo_kind(self, seat: int) -> tuple[UndoKind, UndoPoint | None]:
        """Whether the last answer of the person at a seat can be taken back: free, ask or none; and where to."""
        if self.history is None or self.stage != "playing":
            return "none", None
        return undo_choice(self.history, self.seats, seat)

    def _visible(self) -> object:
        """What tells everybody that the game has moved on; an answer in secret changes it only with a seat's last."""
        history = self.history
        return history and (history.undos, history.open_answers(), history.state.asked, "undo" in self.offers)


def written_settings(opened: Opened, box: Box | None) -> dict[str, str]:
    """All settings as text; of a game that cannot be played those that its header names."""
    if box:
        return box.written_settings()
    rows = (row.removeprefix("Option: ").partition(" = ") for row in opened.header if row.startswith("Option: "))
    return {name: value for name, _, value in rows}
