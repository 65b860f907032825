"""Whole moves: what belongs to one, and which are not worth looking at."""

from typing import Any

import pytest

from quadriga.agents.candidates import Candidate, candidates
from quadriga.games.antike.evaluation import EVALUATOR
from tests.games.antike.positions import BROWN, at, play


def found(state: Any, budget: int = 240, beam: int = 6, give_up: bool = False) -> list[list[str]]:
    """The moves of the seat that is asked, in words."""
    return [said(candidate, state) for candidate in candidates(EVALUATOR, state, BROWN, budget, beam, give_up)]


def said(candidate: Candidate, state: Any) -> list[str]:
    return [state.box.vocabulary.format(answer) for answer in candidate.answers]


def test_a_free_action_belongs_to_the_move_it_serves() -> None:
    """A city needs one of each resource: gold is got by an exchange, which is no move of its own."""
    s = at('step = "founding"\n[brown]\nadvances = ["commercium"]\nmarble = 9\niron = 2\nlegions = { Zama = 1 }')
    moves = found(s)
    assert ["pass"] in moves
    assert any(move[0] == "commercium" for move in moves)
    for move in moves:
        if move != ["pass"]:
            assert move[0] == "commercium"
            assert any(answer.startswith("found Zama") for answer in move)


@pytest.mark.parametrize("step", ["founding", "personalities"])
def test_a_free_action_that_serves_no_move_can_wait(step: str) -> None:
    s = at(f'step = "{step}"\n[brown]\nadvances = ["commercium"]\nmarble = 30\niron = 30')
    assert "commercium" in [s.box.vocabulary.format(action) for action in s.actions(BROWN)]
    assert found(s) == [["pass"]]


@pytest.mark.parametrize("give_up", [False, True])
def test_free_actions_do_not_go_on_when_the_budget_is_spent(give_up: bool) -> None:
    s = at('[brown]\nadvances = ["commercium"]\nmarble = 30\niron = 30')
    moves = found(s, 12, 2, give_up)
    assert moves
    assert max(move.count("commercium") for move in moves) <= 1
    assert {move[-1].split()[0] for move in moves if len(move) == 1} == {"rondel"}


@pytest.mark.source
def test_a_half_made_move_that_looks_bad_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many legions far from everything: to move all of them takes long and brings nothing."""
    s = at('step = "duellum"\n[brown]\nlegions = { Carthago = 3, Caesarea = 3, Zama = 3 }')
    judged: list[float] = []
    judge = EVALUATOR.evaluate

    def count(state: Any, seat: int) -> float:
        judged.append(judge(state, seat))
        return judged[-1]

    monkeypatch.setattr(EVALUATOR, "evaluate", count)
    found(s, 12, 2)
    patient = len(judged)
    judged.clear()
    moves = found(s, 12, 2, give_up=True)
    assert moves
    assert len(judged) < patient


def test_goods_beyond_use_look_no_better_exchanged() -> None:
    s = at('[brown]\nadvances = ["commercium"]\nmarble = 15')
    before = EVALUATOR.evaluate(s, BROWN)
    play(s, "commercium", "get iron", "get iron")
    assert EVALUATOR.evaluate(s, BROWN) <= before


def test_goods_beyond_use_count_where_they_can_be_exchanged() -> None:
    """Three more of what there is too much of are two of something else, but only with Commercium."""

    def gain(learned: str) -> float:
        few, many = (at(f"[brown]\nadvances = [{learned}]\nmarble = {marble}") for marble in (8, 11))
        return EVALUATOR.evaluate(many, BROWN) - EVALUATOR.evaluate(few, BROWN)

    assert gain('"commercium"') > gain('"strata"')
