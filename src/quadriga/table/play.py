"""What the entries of a journal amount to: seats, clocks, offers, and the game itself. It checks nothing."""

from __future__ import annotations

from typing import Literal

from quadriga import games
from quadriga.kernel.errors import BadRecord, QuadrigaError
from quadriga.kernel.fair import fair_rng
from quadriga.kernel.game import Box
from quadriga.kernel.header import Header
from quadriga.kernel.step import Option
from quadriga.table.clock import Clocks
from quadriga.table.course import Course, Mark
from quadriga.table.journal import (
    Agreed,
    Answered,
    Back,
    Continued,
    Ended,
    Noted,
    Offered,
    OfferKind,
    Opened,
    Rose,
    Sat,
    Seated,
    Stands,
    Started,
    StoodIn,
    Told,
    Undone,
    Woke,
)
from quadriga.table.plan import Plan, SeatPlan
from quadriga.table.seats import Sitting

Stage = Literal["waiting", "playing", "over", "frozen"]


class Offer:
    """Something that other people must agree to; `to` is the answer that an undo would go back to."""

    def __init__(self, kind: OfferKind, seat: int, to: int) -> None:
        self.kind = kind
        self.seat = seat
        self.to = to
        self.agreed: list[int] = []


class Play:
    """A table as its journal has made it."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.plan = opened.plan
        self.stage: Stage = "waiting"
        self.frozen = ""
        self.seats = [Sitting(seat) for seat in self.plan.seats]
        self.box: Box | None = None
        self.course: Course | None = None
        self.clocks = Clocks(self.plan.pace, len(self.seats))
        self.offers: dict[str, Offer] = {}
        self.hints = self.plan.hints
        self.rematch_agreed = False
        self.ended: Ended | None = None
        self.continued = ""
        """The table of the rematch."""
        self.created = self.changed = opened.at
        self.shown = 0
        """Goes up with everything that everybody may see."""
        self.own: dict[str, int] = {}
        """Goes up with what only one person may see."""
        self.here: set[str] = set()
        """Who has the table open now; not in the journal, because it ends with the program."""
        self.gone: dict[str, float] = {}
        """Since when those are away who are not here."""
        self.furthest = [0] * len(self.seats)
        """How far the game had come when each seat was asked: undoing wins nobody time."""
        try:
            self.box = Header(enumerate(opened.header, 1)).box(games.game)
        except QuadrigaError as error:
            self.freeze(error.problem if isinstance(error, BadRecord) else str(error))

    def freeze(self, why: str) -> None:
        """The game cannot go on with this program; its record can still be had."""
        if self.stage != "frozen":
            self.stage, self.frozen, self.course = "frozen", why, None

    # -- entries -----------------------------------------------------------------------------------------------------

    def do(self, entry: Noted) -> list[Told]:
        """Do what an entry says; the answers that came of it."""
        visible = self._visible()
        answers = len(self.course.history) if self.course else 0
        if isinstance(entry, Woke):
            self.clocks.at = entry.at
        self.clocks.charge(entry.at)
        self._at_the_seats(entry)
        if self.stage != "frozen":
            self._in_the_game(entry)
            if isinstance(entry, Undone):
                answers = len(self._course.history)
            self._advance()
        if isinstance(entry, Answered | Undone | Stands) and self._visible() == visible:
            person = self.seats[entry.seat].person
            self.own[person] = self.own.get(person, 0) + 1
        else:
            self.shown += 1
            self.changed = entry.at
        if isinstance(entry, Answered):
            sitting = self.seats[entry.seat]
            sitting.last = (entry.question, entry.answers, self.version(sitting.person))
        self._count_agreement()
        return self.course.told(answers) if self.course else []

    def _at_the_seats(self, entry: Noted) -> None:
        match entry:
            case Sat(seat=seat, person=person, name=name, nonce=nonce):
                self.seats[seat].sit(person, name, nonce)
            case Rose(seat=seat):
                self.seats[seat].rise()
            case Seated(seat=seat, level=level):
                self.seats[seat].level = level
            case StoodIn(seat=seat, because=because):
                self.seats[seat].give_way(self.plan.stand_in, because)
                self.seats[seat].late = self.course.question_id(seat) if self.course and because == "time" else ""
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
            case Ended():
                self.ended = entry
            case Continued(table=table):
                self.continued = table

    def _in_the_game(self, entry: Noted) -> None:
        match entry:
            case Started():
                assert self.box is not None
                nonces = [sitting.nonce for sitting in self.seats]
                self.course = Course(self.box, fair_rng(self.opened.secret, nonces))
                self.stage = "playing"
            case Answered(seat=seat, person=person, answers=answers):
                course = self._course
                for answer in answers:
                    option = course.box.words.parse(answer)
                    if option not in course.state.options(seat):
                        raise ValueError(f"{answer!r} is not allowed")
                    course.answer(seat, option, person)
                if "undo" in self.offers and self.offers["undo"].seat == seat:
                    del self.offers["undo"]
            case Undone(seat=seat, to=to):
                course = self._course
                course.go_back(next(mark for mark in course.marks if mark.index == to))
                self.seats[seat].standing.pop(course.step(seat), None)
                self.offers.pop("undo", None)

    @property
    def _course(self) -> Course:
        assert self.course is not None
        return self.course

    def _advance(self) -> None:
        """Chance and standing answers, until a person or a bot must think."""
        course = self.course
        if course is None or self.stage != "playing":
            return
        course.settle_chance()
        while (given := self._standing_answer(course)) is not None:
            course.answer(*given, None)
            course.settle_chance()
        course.number_events()
        if not course.state.asked:
            self.stage = "over"
            self.offers.pop("undo", None)
        self._run_clocks(course)

    def _standing_answer(self, course: Course) -> tuple[int, Option] | None:
        """What the table can say for the seat that is asked; never in secret, where an answer at once would tell."""
        state = course.state
        if not state.asked or course.in_secret:
            return None
        seat = state.asked[0]
        sitting = self.seats[seat]
        said = sitting.standing.get(course.step(seat)) if sitting.plays else None
        if said and (option := course.box.words.parse(said)) in state.options(seat):
            return seat, option
        return None

    def _run_clocks(self, course: Course) -> None:
        running = [seat for seat in course.state.asked if self.seats[seat].plays]
        new_turns = []
        for seat in running:
            come = course.progress(seat)
            newly = seat not in self.clocks.running or course.state.question(seat).turn_level
            if come > self.furthest[seat]:
                self.furthest[seat] = come
                new_turns += [seat] if newly else []
        self.clocks.run(running, new_turns)

    def _count_agreement(self) -> None:
        """What everybody has agreed to happens; an undo is an entry of its own."""
        for kind in ("hints", "rematch"):
            if kind in self.offers and not self.still_to_agree(self.offers[kind]):
                del self.offers[kind]
                self.hints = self.hints or kind == "hints"
                self.rematch_agreed = self.rematch_agreed or kind == "rematch"

    # -- who is who -------------------------------------------------------------------------------------------------

    def present(self, person: str) -> None:
        """Somebody has opened the table on a screen."""
        self.here.add(person)
        self.gone.pop(person, None)

    def absent(self, person: str, now: float) -> None:
        """Somebody has no screen with this table any more."""
        if person in self.here:
            self.here.remove(person)
            self.gone[person] = now

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer now."""
        return self.course.state.asked if self.course and self.stage == "playing" else ()

    def others(self, person: str) -> list[int]:
        """The seats at which other people play now."""
        return [n for n, sitting in enumerate(self.seats) if sitting.plays and sitting.person != person]

    def must_agree(self, kind: OfferKind, person: str) -> list[int]:
        """The seats of the others whom a person needs for something; nothing is taken back behind anybody's back."""
        others = [(n, sitting) for n, sitting in enumerate(self.seats) if sitting.person not in ("", person)]
        if kind == "undo":
            return [n for n, sitting in others if not sitting.resigned]
        return [n for n, sitting in others if sitting.plays or (kind == "rematch" and sitting.resigned)]

    def still_to_agree(self, offer: Offer) -> list[int]:
        return [n for n in self.must_agree(offer.kind, self.seats[offer.seat].person) if n not in offer.agreed]

    @property
    def hints_on(self) -> bool:
        """Whether people may have hints: agreed between them, or nobody else to play against."""
        return self.hints or len({s.person for s in self.seats if s.person and not s.resigned}) <= 1

    def version(self, person: str) -> int:
        """Goes up with every change that this person may see."""
        return self.shown + (self.own.get(person, 0) if person else 0)

    def rematch_plan(self) -> Plan:
        """The same table again; everybody moves one seat on, and who went away has left a seat open."""
        seats = []
        for sitting in self.seats:
            if sitting.level:
                seats.append(SeatPlan("bot", level=sitting.level))
            elif sitting.plays or sitting.resigned:
                seats.append(SeatPlan("person", sitting.person, sitting.name))
            else:
                seats.append(SeatPlan("open"))
        return Plan(
            **{name: getattr(self.plan, name) for name in Plan.__struct_fields__} | {"seats": seats[-1:] + seats[:-1]}
        )

    def way_back(self, seat: int) -> tuple[str, Mark | None]:
        """Whether the last answer of the person at a seat can be taken back: free, ask or none; and where to."""
        sitting = self.seats[seat]
        mark = self.course.last(seat, sitting.person) if self.course else None
        if mark is None or self.stage != "playing" or not sitting.plays:
            return "none", None
        alone = not self.must_agree("undo", sitting.person)
        return "free" if alone or not self._course.learned_since(mark) else "ask", mark

    def _visible(self) -> object:
        """What tells everybody that the game has moved on; an answer in secret changes it only with a seat's last."""
        course = self.course
        return course and (course.undos, course.open_answers(), course.state.asked, "undo" in self.offers)
