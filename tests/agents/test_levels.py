"""Levels: the same names in every game, weaker ones soft among good moves."""

from collections import Counter
from pathlib import Path

import pytest

from quadriga.agents import agent
from quadriga.agents.levels import HINTING, LEVELS, STRENGTHS, Strength, rated_levels, strength
from quadriga.agents.search import Search, Tree
from quadriga.games import KEYS, game
from quadriga.games.evaluator import evaluator_of, first_evaluator_of, read_weights
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.step import CHANCE
from tests.agents.test_search import start


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game(key: str, level: str) -> None:
    state, seat = start(key)
    assert agent(level, game(key), Rng(1)).choose(state.seen_by(seat), seat) in state.actions(seat)


@pytest.mark.parametrize("key", KEYS)
def test_stronger_levels_think_longer_and_err_less(key: str) -> None:
    found = [strength(key, level) for level in LEVELS]
    assert found == list(STRENGTHS[key])
    assert [each.iterations for each in found] == sorted(each.iterations for each in found)
    assert [each.softness for each in found] == sorted((each.softness for each in found), reverse=True)
    assert HINTING in LEVELS


def test_a_soft_bot_errs_among_moves_that_look_good() -> None:
    found = game("praetor")
    state = found.new(2)
    settle_chance(state, Rng(1))
    seat = state.asked[0]
    seen = state.seen_by(seat)
    values = {thought.action: thought.value for thought in Tree(evaluator_of(found), seen, seat, Rng(1)).thoughts()}
    chosen = Counter(Search(evaluator_of(found), Rng(n), 0, 0.02).choose(seen, seat) for n in range(60))
    best = max(values, key=lambda action: values[action])
    assert len(chosen) > 1
    mean = sum(values[action] * count for action, count in chosen.items()) / 60
    assert mean > values[best] - 0.04
    assert mean > sum(values.values()) / len(values)


def test_a_bot_without_softness_always_plays_the_same() -> None:
    state, seat = start("praetor")
    seen = state.seen_by(seat)
    assert len({Search(evaluator_of(game("praetor")), Rng(n), 0).choose(seen, seat) for n in range(5)}) == 1


def test_a_rating_counts_only_for_a_level_that_still_thinks_like_this(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STRENGTHS, "praetor", (Strength(0, 0.5), *STRENGTHS["praetor"][1:]))
    changed, other = rated_levels("praetor"), rated_levels("corduba")
    assert [row["rating"] for row in changed] == [None] * len(LEVELS)
    assert None not in [row["rating"] for row in other]
    assert [row["name"] for row in changed] == [row["name"] for row in other] == list(LEVELS)


def test_the_first_imperator_keeps_the_weights_of_then() -> None:
    """Those set by hand; `unit` alone was fitted."""
    first, now = first_evaluator_of(game("romolo")), evaluator_of(game("romolo"))
    by_hand = read_weights(Path(__file__).parents[2] / "bench" / "hand_set" / "romolo.toml")[0]
    assert {**first.weights, "unit": 0} == {**by_hand, "unit": 0}
    assert now.weights != first.weights
    assert (first.careful, now.careful) == (False, True)
    state, seat = start("romolo")
    assert first.evaluate(state, seat) != now.evaluate(state, seat)


def test_a_lone_player_counts_with_the_weights_that_solo_figures_were_made_for() -> None:
    state = game("romolo").new(1)
    rng = Rng(3)
    while len(state.asked) == 0 or state.asked[0] == CHANCE or state.capital[0] < 0:
        seat = state.asked[0]
        state.take(seat, rng.answer(state) if seat == CHANCE else rng.pick(state.actions(seat)))
    first, now = first_evaluator_of(game("romolo")), evaluator_of(game("romolo"))
    assert first.evaluate(state, 0) == now.evaluate(state, 0)
