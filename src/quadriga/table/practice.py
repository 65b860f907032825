"""Practice: what a table begins with that starts at a written position, or in the middle of a record."""

from __future__ import annotations

from quadriga import games
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.errors import PositionError, QuadrigaError, SettingError
from quadriga.kernel.game import Box
from quadriga.kernel.position import line_of
from quadriga.kernel.record import Record
from quadriga.kernel.state import State
from quadriga.table.plan import Plan, Practice, SeatPlan


def record_of_position(game: str, text: str) -> Record:
    """A record that begins at a written position; raises PositionError with the line of what is wrong in it."""
    found = games.game(game)
    try:
        return Record.of(found.at(text))
    except PositionError:
        raise
    except QuadrigaError as error:
        raise PositionError(str(error), line_of(text, str(error))) from None


def practice_plan(record: Record, answer: int | None, seed: str, seats: list[SeatPlan], level: str) -> Plan:
    """The plan of a table that goes on from a record, after its answer number `answer` (None: its last).

    With no seats given, that of whoever is asked there is open, and bots of the level sit at the others.
    """
    state = record.replay(answer)
    notation = record.box.vocabulary.format
    practice = Practice(record.position, [(a.seat, notation(a.action)) for a in state.journal or [] if not a.forced])
    settle_chance(state, Rng(seed))
    if not state.asked:
        raise PositionError("the game is over there: nobody is asked")
    if not seats:
        seats = [SeatPlan("bot", level=level) for _ in range(record.box.seats)]
        seats[state.asked[0]] = SeatPlan("open")
    settings, data = record.box.changed_settings(), dict(record.box.data.overrides)
    return Plan(record.box.game.key, seats, settings=settings, data=data, private=True, practice=practice)


def check_lists(box: Box, plan: Plan, practice: Practice) -> Practice:
    """The same with every listed answer in its one spelling; raises NotationError for one that is none."""
    parse, notation = box.vocabulary.parse, box.vocabulary.format
    for seat in practice.lists:
        if not (0 <= seat < box.seats and plan.seats[seat].kind == "bot"):
            raise SettingError(f"seat {seat} has a list of answers, but no bot sits there")
    lists = {seat: [notation(parse(answer)) for answer in answers] for seat, answers in practice.lists.items()}
    return Practice(practice.position, practice.given, lists)


def begin(box: Box, practice: Practice) -> State:
    """The state at which a practice table begins."""
    state = Record(box, [], position=practice.position).begin()
    for seat, answer in practice.given:
        state.play(seat, answer)
    return state
