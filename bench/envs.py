"""Steps a second of the environments, beside those of others, all in one run: one process, random legal actions.

At every step the observation and the mask of who acts are made and read, for the others the same; who draws at random
does it from the list of legal actions where the environment gives one (ours and Catanatron's), else from the mask. Ours
are AEC environments, as PettingZoo's are; Catanatron's is a Gymnasium environment in which a random bot plays the other
seat (its default), and only the steps of the one that learns are counted. Our games are measured from source and
compiled. Each build and the others are processes of their own and take turns in short rounds of processor time, so that
what else the machine does matters little; figures are medians, and so are the ratios of each round. Pools are measured
by the clock.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from quadriga import BUILD
from quadriga.envs import Pool, aec
from quadriga.games import KEYS, game

ROUNDS = 7
SECONDS = 1.0
POOL_GAMES = 64
CATANATRON = "catanatron (gym)"
PEERS = (CATANATRON, "connect_four_v3", "texas_holdem_v4")
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


def player(name: str) -> Steps:
    if name in KEYS:
        return ours(name)
    return catanatron() if name == CATANATRON else classic(name)


class Process:
    """A process that plays environments when it is asked to."""

    def __init__(self, pure: bool) -> None:
        env = {**os.environ, "QUADRIGA_PURE": "1" if pure else "0"}
        command = [sys.executable, __file__, "--play"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env, text=True)
        self.build = self.read()

    def read(self) -> Any:
        assert self.process.stdout
        line = self.process.stdout.readline()
        return json.loads(line) if line else sys.exit("an environment has failed; what it complained of stands above")

    def speed(self, name: str) -> float:
        """Steps a second in one round."""
        assert self.process.stdin
        print(json.dumps(name), file=self.process.stdin, flush=True)
        return float(self.read())


def play() -> None:
    """What such a process does."""
    print(json.dumps(BUILD), flush=True)
    players: dict[str, Steps] = {}
    for line in sys.stdin:
        name = json.loads(line)
        steps = players.setdefault(name, player(name))
        count = 0
        started = time.process_time()
        while (passed := time.process_time() - started) < SECONDS:
            next(steps)
            count += 1
        print(count / passed, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--no-peers", action="store_true", help="only our own games")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.play:
        play()
        return
    builds = {build.build: build for build in (Process(pure=True), Process(pure=False))}
    players = {f"{key}, {build}": (process, key) for key in KEYS for build, process in builds.items()}
    if not args.no_peers:
        others = Process(pure=True)
        players |= {name: (others, name) for name in PEERS}
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for number in range(args.rounds + 1):
        for name, (process, key) in players.items():
            speed = process.speed(key)
            if number:  # the first round warms up
                speeds[name].append(speed)
    pools = [[pool_speed("praetor", workers, 3 * SECONDS) for workers in (1, 2)] for _ in range(3)]
    figures = {name: round(statistics.median(found)) for name, found in speeds.items()}
    figures |= {f"pool of {n + 1}": round(statistics.median([pool[n] for pool in pools])) for n in (0, 1)}
    beside = {name: ratio(found, speeds[CATANATRON]) for name, found in speeds.items()} if not args.no_peers else {}
    beside["pool of 2, beside one of 1"] = round(statistics.median([two / one for one, two in pools]), 2)
    if args.json:
        print(json.dumps({"steps": figures, "beside": beside}, indent=2))
        return
    print(f"{'environment':24} {'steps/s':>10} {'beside Catanatron':>20}")
    for name, speed in figures.items():
        print(f"{name:24} {speed:10,} {beside.get(name, '')!s:>20}")
    print(f"a pool of 2 beside a pool of 1: {beside['pool of 2, beside one of 1']}")


def ratio(ours: list[float], theirs: list[float]) -> float:
    """The median of those of each round."""
    return round(statistics.median([a / b for a, b in zip(ours, theirs, strict=True)]), 2)


if __name__ == "__main__":
    main()
