"""OpenSpiel's own check of random games, with copies and serialisation, and what it reads of a position."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from quadriga.games import KEYS, game

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this system")

from quadriga.envs import openspiel  # noqa: E402

ENDS = {key: (min(game(key).seat_counts), max(game(key).seat_counts)) for key in KEYS}
SMALLEST_AND_LARGEST = [(key, seats) for key, ends in ENDS.items() for seats in sorted(set(ends))]
NAMES = openspiel.register()


@pytest.mark.parametrize(("key", "players"), SMALLEST_AND_LARGEST)
def test_openspiel_finds_nothing_wrong(key: str, players: int) -> None:
    loaded = pyspiel.load_game(f"quadriga_{key}", {"players": players})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_registering_twice_does_no_harm() -> None:
    assert openspiel.register() == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())


def test_a_copy_remembers_and_goes_its_own_way() -> None:
    state = openspiel.QuadrigaGame("romolo", 2, dice="die").new_initial_state()
    rng = np.random.default_rng(1)
    while not state.is_terminal() and len(state.history()) < 30:
        if state.is_chance_node():
            codes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(codes, p=weights)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    copy = state.clone()
    strings = [state.information_state_string(seat) for seat in (0, 1)]
    assert [copy.information_state_string(seat) for seat in (0, 1)] == strings
    assert strings[0] != strings[1]
    copy.apply_action(copy.legal_actions()[0])
    assert [state.information_state_string(seat) for seat in (0, 1)] == strings


def test_observers_give_the_declared_columns() -> None:
    loaded = openspiel.QuadrigaGame("corduba", 2)
    state = loaded.new_initial_state()
    observer = loaded.make_py_observer()
    observer.set_from(state, 1)
    row = loaded.spec.observation.encode(state.world.state, 1)
    assert observer.tensor.tolist() == list(row) == state.observation_tensor(1)
    assert observer.string_from(state, 1) == state.observation_string(1)
    assert pickle.loads(pickle.dumps(loaded.spec)) is loaded.spec
