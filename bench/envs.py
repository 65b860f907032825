"""Steps a second of the environments, beside those of others, all in one run: one process, random legal actions.

At every step the observation and the mask of who acts are made and read, for the others the same; who draws at random
does it from the list of legal actions where the environment gives one (ours and Catanatron's), else from the mask. Ours
are AEC environments, as PettingZoo's are; Catanatron's is a Gymnasium environment in which a random bot plays the other
seat (its default), and only the steps of the one that learns are counted. They take turns in short rounds of processor
time, so that what else the machine does matters little; figures are medians. Pools are measured by the clock.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Iterator

import numpy as np

from quadriga.envs import Pool, aec
from quadriga.games import KEYS, game

ROUNDS = 7
SECONDS = 1.0
POOL_GAMES = 64
Steps = Iterator[None]


def aec_steps(make: Callable[[], object]) -> Steps:
    """Endless play of an AEC environment with masks in its observations."""
    env = make()
    rng = random.Random(1)
    while True:
        env.reset(seed=rng.randrange(1 << 30))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            legal = info.get("legal_actions") or np.flatnonzero(mask)
            env.step(int(rng.choice(legal)))
            yield


def ours(key: str) -> Steps:
    seats = game(key).seat_counts
    return aec_steps(lambda: aec(key, 2 if 2 in seats else seats[0]))


def catanatron() -> Steps:
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env = CatanatronEnv()
    rng = random.Random(1)
    while True:
        _, info = env.reset(seed=rng.randrange(1 << 30))
        over = False
        while not over:
            _, _, terminated, truncated, info = env.step(rng.choice(info["valid_actions"]))
            over = terminated or truncated
            yield


def classic(name: str) -> Steps:
    from importlib import import_module

    return aec_steps(import_module(f"pettingzoo.classic.{name}").env)


def pool_speed(key: str, workers: int, seconds: float) -> float:
    """Decisions a second of a pool whose games are all answered at random."""
    rng = np.random.default_rng(1)
    with Pool(key, POOL_GAMES, workers) as pool:
        for _ in range(2 * workers):  # until all have begun
            answer(pool, rng)
        count = 0
        started = time.perf_counter()
        while (passed := time.perf_counter() - started) < seconds:
            count += answer(pool, rng)
    return count / passed


def answer(pool: Pool, rng: np.random.Generator) -> int:
    batch = pool.wait()
    picks = (rng.random(len(batch.legal_count)) * batch.legal_count).astype(np.int64)
    pool.send(batch.legal[np.arange(len(picks)), picks])
    return len(picks)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--no-peers", action="store_true", help="only our own games")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    args = parser.parse_args()
    players: dict[str, Steps] = {key: ours(key) for key in KEYS}
    if not args.no_peers:
        players["catanatron (gym)"] = catanatron()
        players |= {name: classic(name) for name in ("connect_four_v3", "texas_holdem_v4")}
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for number in range(args.rounds + 1):
        for name, steps in players.items():
            count = 0
            started = time.process_time()
            while (passed := time.process_time() - started) < SECONDS:
                next(steps)
                count += 1
            if number:  # the first round warms up
                speeds[name].append(count / passed)
    pools = {
        f"pool of {workers}": [pool_speed("praetor", workers, 3 * SECONDS) for _ in range(3)] for workers in (1, 2)
    }
    figures = {name: round(statistics.median(found)) for name, found in (speeds | pools).items()}
    if args.json:
        print(json.dumps(figures))
        return
    beside = figures.get("catanatron (gym)", 0)
    print(f"{'environment':20} {'steps/s':>10} {'beside Catanatron':>20}")
    for name, speed in figures.items():
        ratio = f"{speed / beside:.1f} x" if beside and name not in pools else ""
        print(f"{name:20} {speed:10,} {ratio:>20}")
    print(f"a pool of 2 beside a pool of 1: {figures['pool of 2'] / figures['pool of 1']:.2f} x")


if __name__ == "__main__":
    main()
