"""What no sensible player does: every blunder of the list is known by name, left out by bots and counted."""

from functools import cache
from typing import Any

import pytest

from quadriga.agents import agent
from quadriga.agents.candidates import Candidate, candidates, without_idling
from quadriga.agents.levels import FIRST, LEVELS
from quadriga.agents.search import SENSIBLE, Search, Tree
from quadriga.arena.match import Setup
from quadriga.arena.style import play, style
from quadriga.games import KEYS, game
from quadriga.games.evaluator import evaluator_of, first_evaluator_of
from quadriga.games.romolo.board import GOODS_COUNT, GRAIN
from quadriga.games.romolo.feeding import Hungry
from quadriga.kernel.chance import Rng
from quadriga.kernel.step import CHANCE, PASS, Action
from tests.agents.nim import GAME as NIM
from tests.agents.nim.evaluation import EVALUATOR as NIM_EVALUATOR

NAMES = [(key, name) for key in KEYS for name in evaluator_of(game(key)).blunders]
SEATS = {"antike": 2, "praetor": 3, "romolo": 2, "corduba": 3}


@cache
def found(key: str, name: str, which: int = 0) -> tuple[Any, int, Action]:
    """A position of random play in which an answer is that blunder."""
    evaluator, rules = evaluator_of(game(key)), game(key)
    for number in range(which, which + 40):
        rng = Rng("blunders").child(number)
        state = rules.new(SEATS[key], None, **rules.bot_settings({}))
        while state.asked:
            seat = state.asked[0]
            if seat != CHANCE:
                for action in state.actions(seat):
                    if evaluator.blunder(state, seat, action) == name:
                        return state, seat, action
            state.take(seat, rng.answer(state) if seat == CHANCE else rng.pick(state.actions(seat)))
    raise AssertionError(f"random play of {key} never offers {name}")


@pytest.mark.parametrize(("key", "name"), NAMES)
@pytest.mark.parametrize("which", [0, 40, 80])
def test_no_level_commits_a_blunder(key: str, name: str, which: int) -> None:
    state, seat, action = found(key, name, which)
    evaluator = evaluator_of(game(key))
    assert any(not evaluator.blunder(state, seat, other) for other in state.actions(seat))
    seen = state.seen_by(seat)
    moves = candidates(evaluator, seen.imagine(Rng(1)), seat, 60, 4)
    assert moves
    assert action not in [move.answers[0] for move in moves]
    for level in LEVELS[:3]:
        for n in range(4):
            assert not evaluator.blunder(state, seat, agent(level, game(key), Rng(n)).choose(seen, seat))


@pytest.mark.parametrize(("key", "name"), NAMES)
def test_the_first_imperator_leaves_nothing_out(key: str, name: str) -> None:
    state, seat, action = found(key, name)
    moves = candidates(first_evaluator_of(game(key)), state.seen_by(seat).imagine(Rng(1)), seat, 240, 6)
    assert action in [move.answers[0] for move in moves]
    assert agent(FIRST, game(key), Rng(1)).choose(state.seen_by(seat), seat) in state.actions(seat)


def test_a_unit_that_can_be_fed_stays() -> None:
    state, seat, action = found("romolo", "starved")
    assert action[0] == "recall"
    assert state.held(seat, GRAIN)
    last = state.copy()
    last.cubes[seat * GOODS_COUNT + GRAIN] = 0
    assert not evaluator_of(game("romolo")).blunder(last, seat, action)  # without grain it cannot be helped


def test_whom_to_feed_is_a_choice_when_grain_is_short() -> None:
    """With less grain than hungry units, whichever goes back, no rule of thumb knows better."""
    state, seat, action = found("romolo", "starved")
    state, evaluator = state.copy(), evaluator_of(game("romolo"))
    hungry = sum(isinstance(step, Hungry) for step in state.stack)
    state.stack.insert(-1, Hungry(seat, next(u for u in state.box.ranges[seat] if u != state.stack[-1].who)))
    state.cubes[seat * GOODS_COUNT + GRAIN] = hungry
    assert not evaluator.blunder(state, seat, action)
    state.cubes[seat * GOODS_COUNT + GRAIN] = hungry + 1
    assert evaluator.blunder(state, seat, action)


def test_a_fire_is_kept_to_where_it_burns() -> None:
    state, seat, _ = found("corduba", "revolt")
    evaluator, burning = evaluator_of(game("corduba")), state.revolts()
    assert burning
    for other in state.actions(seat):
        after = state.copy()
        after.unrest |= 1 << other[1]
        assert bool(evaluator.blunder(state, seat, other)) == (len(after.revolts()) > len(burning))


def test_a_fair_share_of_what_rome_demands_is_not_kept_back() -> None:
    """Whoever delivers less than the others count on brings unrest over all, and so over himself."""
    state, seat, action = found("corduba", "kept-back")
    evaluator = evaluator_of(game("corduba"))
    minimum = state.box.demand_minimum[state.demand]
    amounts = [other[2] for other in state.actions(seat) if not evaluator.blunder(state, seat, other)]
    assert amounts == list(range(min(amounts), max(other[2] for other in state.actions(seat)) + 1))
    assert 0 < min(amounts) <= minimum
    assert action[2] < min(amounts)


def test_a_pass_is_left_out_where_something_is_useful() -> None:
    worse, better = [Candidate(value, [("build",)], NIM.new(2)) for value in (0.5, 1.5)]
    idle = Candidate(2.0, [PASS], NIM.new(2))
    assert without_idling([idle, better, worse], 1.0) == [better, worse]
    assert without_idling([idle, worse], 1.0) == [idle, worse]


def test_romolo_is_idle_only_where_nothing_helps() -> None:
    """A seat that does nothing gets silver, but what looks better than the position does now comes first."""
    rules = game("romolo")
    state, rng = rules.new(2, **rules.bot_settings({})), Rng("idle")
    bots = [agent("greedy", rules, rng.child(seat)) for seat in range(2)]
    evaluator, asked = evaluator_of(rules), 0
    while state.asked and asked < 6:
        seat = state.asked[0]
        if seat == CHANCE:
            state.take(seat, rng.answer(state))
            continue
        if evaluator.idle(state, seat, PASS) and PASS in state.actions(seat):
            asked += 1
            moves = candidates(evaluator, state, seat, 240, 6)
            useful = [move for move in moves if move.value > evaluator.evaluate(state, seat)]
            assert not useful or [PASS] not in [move.answers for move in moves]
        state.take(seat, bots[seat].choose(state.seen_by(seat), seat))
    assert asked == 6


def test_a_won_game_is_won_however_soft_the_bot() -> None:
    seen = NIM.new(2, stones=3).seen_by(0)
    assert {Search(NIM_EVALUATOR, Rng(n), 0, 100.0).choose(seen, 0) for n in range(20)} == {("take", 3)}


def test_a_soft_bot_makes_only_moves_that_look_sensible() -> None:
    rules = game("praetor")
    state = rules.new(2)
    rng = Rng(1)
    while state.asked[0] == CHANCE:
        state.take(CHANCE, rng.answer(state))
    seat, softness = state.asked[0], 0.01
    tree = Tree(evaluator_of(rules), state.seen_by(seat), seat, Rng(1))
    values = [tree.root.value(move, seat) for move in tree.root.moves]
    decided = [Search(evaluator_of(rules), Rng(n), 0, softness).decide(tree) for n in range(60)]
    least = max(values) - SENSIBLE * softness
    assert min(values) < least
    assert len({tuple(move.answers) for move in decided}) > 1
    assert all(tree.root.value(move, seat) >= least for move in decided)


def test_the_report_counts_blunders_and_idle_turns() -> None:
    """Random players blunder and idle, whoever plays by the evaluator does not."""
    setup = Setup("romolo", ("random", "random"), {"round_cap": 10}, {})
    looked = style(setup, 3, "1")
    assert looked["games"] == 3
    assert looked["idle"] > 0.1
    assert looked["blunders"]["starved"] > 0
    assert sum(looked["reasons"].values()) == 3
    assert set(looked["points"]) >= {"hexes", "dominion"}
    once = play(setup, "1", 0)
    assert once == play(setup, "1", 0)
    careful = style(Setup("romolo", ("tiro", "tiro"), {"round_cap": 10}, {}), 3, "1")
    assert sum(careful["blunders"].values()) == 0
    assert careful["by_round"][6]["workers"] > 1
    assert careful["idle"] < looked["idle"]


@pytest.mark.parametrize("key", KEYS)
def test_every_game_says_what_a_seat_has(key: str) -> None:
    looked = style(Setup(key, ("greedy:12",) * SEATS[key], {}, {}), 1, "1")
    assert looked["turns"] > 0
    assert looked["rounds"] > 0
    assert looked["by_round"]
    assert all(row for row in looked["by_round"].values())
