"""Puzzles: those that come with the program can be played and solved, and what makes one is what it says."""

from __future__ import annotations

import pytest

from quadriga.agents.levels import LEVELS
from quadriga.analysis import puzzles
from quadriga.analysis.puzzles import GAP, Puzzle, find_puzzle, puzzle_at, puzzle_of_day, rate, shipped
from quadriga.games import KEYS, game, read_record
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.record import Record
from quadriga.kernel.state import State
from tests.analysis.test_planted import PLANTED, begun

ALL = [puzzle for key in KEYS for puzzle in shipped(key)]
each = pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)


def position(puzzle: Puzzle) -> State:
    return read_record(puzzle.record).replay()


@each
def test_a_puzzle_can_be_played(puzzle: Puzzle) -> None:
    """Its record is of today's rules and ends where its seat is to move; the solution is a whole turn."""
    state = position(puzzle)
    assert (state.box.game.key, state.asked) == (puzzle.game, (puzzle.seat,))
    assert state.at_turn_level()
    for number, answer in enumerate(puzzle.best):
        assert state.asked == (puzzle.seat,), f"the turn is over before {puzzle.best[number:]}"
        state.play(puzzle.seat, answer)
    assert state.asked != (puzzle.seat,) or state.at_turn_level() or state.outcome()


@each
def test_a_puzzle_is_one(puzzle: Puzzle) -> None:
    assert puzzle.gap >= GAP
    assert puzzle.solved.keys() == {"greedy", *LEVELS}
    assert puzzle.solved["greedy"] == 0, "its idea would be the obvious one"
    assert 1 <= puzzle.difficulty <= 5
    assert puzzle.line[0].answers == puzzle.best
    assert find_puzzle(puzzle.id) is puzzle


def test_no_puzzle_comes_twice() -> None:
    assert len({puzzle.record for puzzle in ALL}) == len({puzzle.id for puzzle in ALL}) == len(ALL)
    assert find_puzzle("antike-no-such") is None
    assert find_puzzle("../antike") is None


def test_the_puzzle_of_the_day_goes_through_all_games_that_have_some() -> None:
    games = {key for key in KEYS if shipped(key)}
    days = [puzzle_of_day(day) for day in range(20_000, 20_000 + 2 * len(games))]
    assert {name.partition("-")[0] for name in days[: len(games)]} == games
    assert all(find_puzzle(name) for name in days)
    assert puzzle_of_day(20_000) == days[0]


@pytest.mark.parametrize("key", KEYS)
def test_what_looks_best_at_once_is_no_puzzle(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the planted positions the winning move is clearly the best, and everybody sees it."""
    monkeypatch.setattr(puzzles, "DEPTH", 30)
    state = begun(key)
    assert puzzle_at(state, state.asked[0], "planted") is None


def test_searches_that_do_not_agree_make_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    found = iter([["rondel aurum"], ["rondel aurum"], ["rondel marmor"]])
    state = game("antike").new()
    settle_chance(state, Rng(1))
    parse = state.box.vocabulary.parse

    def agreed(*given: object) -> puzzles.Found:
        return puzzles.Found([parse(answer) for answer in next(found)], [], 0.3)

    monkeypatch.setattr(puzzles, "search_once", agreed)
    assert puzzle_at(state, state.asked[0], "x") is None


def test_a_puzzle_that_greedy_solves_is_not_rated() -> None:
    """The search sees the temple that wins, and so does `greedy`."""
    state = begun("praetor")
    obvious = Puzzle("praetor-x", "praetor", 0, str(Record.of(state)), [PLANTED["praetor"][0]], 0.5, [], {})
    assert rate(obvious) is None


@pytest.mark.all
@pytest.mark.parametrize("puzzle", [shipped(key)[0] for key in KEYS if shipped(key)], ids=lambda puzzle: puzzle.id)
def test_a_puzzle_is_found_again(puzzle: Puzzle) -> None:
    again = puzzle_at(position(puzzle), puzzle.seat, puzzle.id)
    assert again is not None
    assert again.best == puzzle.best
