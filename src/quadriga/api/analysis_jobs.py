"""What worker processes do for analyses, exercises and explained hints."""

from __future__ import annotations

import pickle
from typing import Any

from quadriga.analysis.attempts import Explained, explain, first_turn, judge_turn
from quadriga.analysis.decisions import Decision, check_whole, decisions, effort_of
from quadriga.analysis.report import Basis, Groundwork, basis_of, groundwork
from quadriga.api.replays import journal_of
from quadriga.api.wire_analysis import Verdict
from quadriga.games import game as game_of
from quadriga.games import read_record
from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.screen import Preview, preview
from quadriga.table import Job, Plan
from quadriga.table.practice import begin


def lay_ground(text: str, factor: float) -> Groundwork:
    """What is known of a game before any search; raises QuadrigaError where it cannot be analysed."""
    record, _ = journal_of(text)
    check_whole(record)
    return groundwork(record, factor)


def current_basis(text: str, factor: float) -> Basis:
    return basis_of(read_record(text), factor)


def judge_decisions(text: str, numbers: list[int], deep: bool, factor: float) -> list[Decision]:
    """Some decisions of a record."""
    record, journal = journal_of(text)
    effort = effort_of(record.box.game.key, record.box.seats, deep, factor)
    return list(decisions(record, effort, deep, only=set(numbers), journal=journal))


def preview_better(text: str, number: int, answers: list[str]) -> Preview:
    """What other answers would have changed at a moment of a record, as far as the seat could know."""
    record, _ = journal_of(text)
    state = record.replay(number)
    if not state.asked or state.asked[0] < 0:
        raise QuadrigaError("nobody is asked there")
    return preview(state, state.asked[0], answers)


def judge_attempt(plan: Plan, seat: int, given: list[str], best: list[str], seed: str) -> Verdict:
    """What the first turn that somebody has played at a practice table is worth."""
    game = game_of(plan.game)
    box = game.box(len(plan.seats), plan.data, **plan.settings)
    assert plan.practice
    state = begin(box, plan.practice)
    parse = box.vocabulary.parse
    answers, whole = (
        first_turn(state, seat, [parse(answer) for answer in given]) if seat in state.asked else ([], False)
    )
    if not whole:
        return Verdict(False, None)
    return Verdict(True, judge_turn(state, seat, answers, [parse(answer) for answer in best], seed))


def explain_hint(job: Job) -> Explained:
    seen: Any = pickle.loads(job.state)
    return explain(seen, job.seat, job.seed)
