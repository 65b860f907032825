"""The environments keep the conventions of their libraries, agree with the kernel, and come to an end."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from quadriga.envs import Pool, aec, gym
from quadriga.envs.aec_env import QuadrigaAEC
from quadriga.envs.pool import PoolError
from quadriga.games import KEYS, game
from quadriga.kernel.errors import SettingError, UnknownBotError

ENDS = {key: (min(game(key).seat_counts), max(game(key).seat_counts)) for key in KEYS}
SMALLEST_AND_LARGEST = [(key, seats) for key, ends in ENDS.items() for seats in sorted(set(ends))]
SMALLEST = [(key, min(game(key).seat_counts)) for key in KEYS]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """The checkers warn of what is only unusual: a Dict as observation, agents named by their colours."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("key", "seats"), SMALLEST_AND_LARGEST)
def test_pettingzoo_finds_nothing_wrong(key: str, seats: int) -> None:
    api_test(aec(key, seats, longest=300), num_cycles=300)
    seed_test(lambda: aec(key, seats), num_cycles=60)


@pytest.mark.parametrize(("key", "seats"), SMALLEST_AND_LARGEST)
def test_gymnasium_finds_nothing_wrong(key: str, seats: int) -> None:
    check_env(gym(key, ["random"] * (seats - 1), render_mode="rgb_array"), skip_render_check=True)


def played(env: QuadrigaAEC, seed: int) -> Iterator[tuple[str, dict[str, Any], float, bool, bool, dict[str, Any]]]:
    """What a random player of all seats gets to see."""
    rng = Random(seed)
    env.reset(seed=seed)
    for name in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        yield name, observation, reward, terminated, truncated, info
        env.step(None if terminated or truncated else rng.choice(info["legal_actions"]))


@pytest.mark.parametrize(("key", "seats"), SMALLEST_AND_LARGEST)
def test_rows_masks_and_rewards_are_those_of_the_kernel(key: str, seats: int) -> None:
    env = aec(key, seats)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for name, observation, reward, terminated, truncated, info in played(env, 7):
        state = env._episode.state
        total[name] += reward
        seat = env.possible_agents.index(name)
        assert observation["observation"].tobytes() == env.spec.observation.encode(state, seat)
        codes = [] if terminated or truncated else [env.spec.actions.code(action) for action in state.actions(seat)]
        assert info["legal_actions"] == codes
        assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(codes)
    assert list(total.values()) == env.spec.utilities(env._episode.state)


def test_the_same_seed_gives_the_same_game_and_another_another() -> None:
    def rows(seed: int) -> list[bytes]:
        return [step[1]["observation"].tobytes() for step in islice(played(aec("praetor", 3), seed), 40)]

    assert rows(1) == rows(1)
    assert rows(1) != rows(2)


@pytest.mark.parametrize("key", ["antike", "praetor"])
def test_shaped_rewards_add_up_to_the_result(key: str) -> None:
    env = aec(key, rewards="shaped")
    total = dict.fromkeys(env.possible_agents, 0.0)
    paid = 0
    for name, _, reward, *_ in played(env, 3):
        total[name] += reward
        paid += bool(reward)
    start = aec(key, rewards="shaped")
    start.reset(seed=3)
    began = start._episode._expected
    ended = [value - first for value, first in zip(env.spec.utilities(env._episode.state), began, strict=True)]
    assert list(total.values()) == pytest.approx(ended)
    assert paid > 20


def test_a_game_that_is_cut_short_is_truncated_and_pays_nothing() -> None:
    for _, _, reward, terminated, _, _ in played(aec("praetor", 2, longest=20), 1):
        assert (reward, terminated) == (0, False)
    env = aec("praetor", 2, longest=20)
    *_, last = played(env, 1)
    assert last[4]


def test_an_illegal_action_ends_the_game_of_pettingzoo() -> None:
    env = aec("praetor", 3)
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(offender)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {name: -1.0 if name == offender else 0.0 for name in env.possible_agents}


def test_an_illegal_action_changes_nothing_in_gymnasium() -> None:
    env = gym("praetor", longest=20)
    before, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    left = 20 - env._episode.decisions
    assert left > 1
    for n in range(left):
        row, reward, terminated, truncated, info = env.step(wrong)
        assert (row.tolist(), reward, terminated, truncated) == (before.tolist(), 0.0, False, n == left - 1)
        assert info["illegal"]


@pytest.mark.parametrize("key", KEYS)
def test_games_are_registered_and_played_against_bots(key: str) -> None:
    env = gymnasium.make(f"Quadriga/{key.capitalize()}-v0", disable_env_checker=True)
    rng = Random(1)
    _, info = env.reset(seed=5)
    over = False
    while not over:
        assert env.unwrapped.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
        _, reward, terminated, truncated, info = env.step(rng.choice(info["legal_actions"]))
        over = terminated or truncated
    assert terminated
    assert reward in (-1.0, 0.0, 1.0)


@pytest.mark.parametrize(("key", "seats"), SMALLEST)
def test_pictures_and_text(key: str, seats: int) -> None:
    for mode in ("ansi", "svg", "rgb_array"):
        env = aec(key, seats, render_mode=mode)
        list(islice(played(env, 2), 60))
        drawn = env.render()
        if mode == "rgb_array":
            assert drawn.ndim == 3
            assert drawn.dtype == np.uint8
            assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 3
        else:
            assert game(key).title in drawn


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(SettingError, match="render_mode"):
        aec("antike", render_mode="film")
    with pytest.raises(SettingError, match="rewards"):
        gym("antike", rewards="many")  # type: ignore[arg-type]
    with pytest.raises(SettingError, match="seat: expected"):
        gym("antike", seat=2)
    with pytest.raises(UnknownBotError):
        gym("antike", ["nobody"])
    with pytest.raises(SettingError, match="workers"):
        Pool("antike", 2, 3)


def answers(workers: int, steps: int) -> tuple[list[list[bytes]], int]:
    """The rows of four games, each answered by its first legal action, and how many games ended."""
    seen: list[list[bytes]] = [[] for _ in range(4)]
    ended = 0
    with Pool("romolo", 4, workers, 2, seed=1) as pool:
        while min(map(len, seen)) < steps:
            batch = pool.wait()
            for n, number in enumerate(batch.games):
                seen[number].append(batch.observation[n].tobytes())
                assert (batch.legal[n] >= 0).sum() == batch.legal_count[n]
                if batch.done[n]:
                    ended += 1
                    assert batch.reward[n].sum() == pytest.approx(0.0)
            pool.send(batch.legal[:, 0].copy())
    return [rows[:steps] for rows in seen], ended


def test_a_pool_plays_the_same_games_with_any_number_of_workers() -> None:
    one, ended = answers(1, 700)
    two, _ = answers(2, 700)
    assert one == two
    assert ended > 0


def test_a_pool_refuses_what_is_not_legal_and_says_when_it_is_closed() -> None:
    pool = Pool("antike", 2, 1)
    with pytest.raises(PoolError, match="call wait"):
        pool.send([0, 0])
    batch = pool.wait()
    with pytest.raises(PoolError, match="expected 2 codes"):
        pool.send([0])
    wrong = next(code for code in range(pool.spec.actions.size) if code not in batch.legal[0])
    with pytest.raises(PoolError, match="game 0: code"):
        pool.send([wrong, int(batch.legal[1, 0])])
    assert pool.wait() is batch
    del batch
    pool.close()
    pool.close()
    with pytest.raises(PoolError, match="closed"):
        pool.wait()
