"""Random games end, break nothing, and never say what they should not."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quadriga.kernel.chance import Rng
from quadriga.kernel.step import CHANCE
from tests.play import Variant, invariants, random_answer, save_failure

RUNAWAY = 100_000
"""More answers than any game takes."""


def play(variant: Variant, seed: int) -> None:
    state = variant.new()
    rng = Rng(f"{variant} {seed}")
    try:
        for _ in range(RUNAWAY):
            invariants(state)
            if not state.asked:
                break
            assert all(len(set(state.actions(seat))) == len(state.actions(seat)) > 0 for seat in state.asked)
            state.take(*random_answer(state, rng))
        outcome = state.outcome()
        assert outcome is not None, "the game never ends"
        assert outcome.reason in variant.game.reasons
        assert min(outcome.places) == 1 or set(outcome.places) == {2}, "somebody wins, or all lose to the game"
        assert len(outcome.places) == len(outcome.scores) == variant.seats
    except Exception as error:
        error.add_note(f"record: {save_failure(state, f'{variant}-{seed}')}")
        raise


def test_random_games_end(variant: Variant) -> None:
    for seed in range(3):
        play(variant, seed)


@pytest.mark.all
def test_many_random_games_end(variant: Variant) -> None:
    for seed in range(3, 200):
        play(variant, seed)


@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(picks=st.lists(st.integers(0, 2**16), max_size=120))
def test_any_answers_keep_the_invariants(variant: Variant, picks: list[int]) -> None:
    """Hypothesis chooses the answers and shrinks a failure to the shortest record."""
    state = variant.new()
    try:
        for pick in picks:
            if not state.asked:
                break
            seat = state.asked[pick % len(state.asked)]
            actions = state.actions(seat)
            state.play(seat, actions[pick % len(actions)])
            invariants(state)
    except Exception as error:
        error.add_note(f"record: {save_failure(state, f'{variant}-shrunk')}")
        raise


def test_chance_weighs_every_option(variant: Variant) -> None:
    asked = 0
    state = variant.new()
    rng = Rng("weights")
    while state.asked and asked < 20:
        if state.asked == (CHANCE,):
            asked += 1
            weights = state.stack[-1].weights(state)
            assert len(weights) == len(state.actions(CHANCE))
            assert all(isinstance(weight, int) and weight > 0 for weight in weights)
        state.take(*random_answer(state, rng))
    assert asked
