"""A table of the games as environments, for the handbook: how long, how wide, how hidden, how fast, how well bots do.

All but the speed is counted in games of `random`, with the settings that environments use. Steps a second are those of
the AEC environment with random legal actions, by processor time of one process. Ratings are those of `quadriga levels`.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import quadriga
from quadriga.agents.levels import rated_levels
from quadriga.envs import aec
from quadriga.envs.episode import Episode, box_for
from quadriga.games import KEYS, game
from quadriga.kernel.step import CHANCE

HEADINGS = (
    "environment",
    "seats",
    "decisions a game",
    "legal actions: mean, most",
    "draws a game",
    "something hidden",
    "several asked at once",
    "actions",
    "columns",
    "steps/s",
    "points of `random`",
    "points of `miles`",
)
LEVEL = "miles"
LOOKED = 10
"""Of so many decisions, one is looked at for what is hidden."""


class Games(NamedTuple):
    """What was counted in some games of a set-up."""

    decisions: list[int]
    legal: list[int]
    draws: list[int]
    hidden: float
    at_once: float
    points: float


def set_ups() -> Iterator[tuple[str, int]]:
    """Each game with two seats and with most."""
    for key in KEYS:
        yield from ((key, seats) for seats in sorted({2, max(game(key).seat_counts)}))


def counted(key: str, seats: int, games: int, bot: str) -> Games:
    """Play some games, each seat by that bot."""
    box = box_for(key, seats, {})
    decisions, legal, draws, points = [], [], [], []
    hidden = looked = at_once = 0
    for number in range(games):
        state, rng = box.game.begin(box), quadriga.Rng(f"{key} {seats} {number}")
        bots = [quadriga.agent(bot, box.game, rng.child(f"seat {seat}")) for seat in range(seats)]
        chance = rng.child("chance")
        decided = drawn = 0
        while state.asked:
            seat = state.asked[0]
            if seat == CHANCE:
                state.take(CHANCE, chance.answer(state))
                drawn += 1
                continue
            decided += 1
            legal.append(len(state.actions(seat)))
            at_once += len(state.asked) > 1
            if box.game.secrets and decided % LOOKED == 1:
                looked += 1
                hidden += state.seen_by(seat).digest() != state.digest()
            state.take(seat, quadriga.ask(bots[seat], state, seat))
        decisions.append(decided)
        draws.append(drawn)
        points += [sum(sources.values()) for sources in state.points_by_source()]
    total = sum(decisions)
    return Games(decisions, legal, draws, hidden / max(1, looked), at_once / total, statistics.mean(points))


def speed(key: str, seats: int, seconds: float) -> float:
    """Steps a second of processor time."""
    env, rng, count = aec(key, seats), Random(1), 0
    started = time.process_time()
    while (passed := time.process_time() - started) < seconds:
        env.reset(seed=rng.randrange(1 << 30))
        for _ in env.agent_iter():
            _, _, terminated, truncated, info = env.last()
            env.step(None if terminated or truncated else rng.choice(info["legal_actions"]))
            count += 1
    return count / passed


def row(key: str, seats: int, games: int, level_games: int, seconds: float) -> list[str]:
    """One line of the table."""
    found = counted(key, seats, games, "random")
    level = counted(key, seats, level_games, LEVEL)
    declared = Episode(box_for(key, seats, {})).spec
    return [
        f"`{key}`",
        str(seats),
        f"{statistics.median(found.decisions):.0f}",
        f"{statistics.mean(found.legal):.1f}, {max(found.legal)}",
        f"{statistics.mean(found.draws):.0f}",
        f"{found.hidden:.0%}",
        f"{found.at_once:.0%}",
        f"{declared.actions.size:,}",
        f"{declared.observation.size:,}",
        f"{round(speed(key, seats, seconds), -2):,.0f}",
        f"{found.points:.1f}",
        f"{level.points:.1f}",
    ]


def ratings() -> Iterator[list[str]]:
    """What each level is rated in each game of two; `random` is 0."""
    for key in KEYS:
        levels = rated_levels(key)
        yield [f"`{key}`", "0", *["-" if level["rating"] is None else f"{level['rating']:.0f}" for level in levels]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="of `random`, for each line")
    parser.add_argument("--level-games", type=int, default=4, help=f"of `{LEVEL}`, for each line")
    parser.add_argument("--seconds", type=float, default=2.0, help="of processor time, to measure the speed of each")
    args = parser.parse_args()
    show(HEADINGS)
    for key, seats in set_ups():
        show(row(key, seats, args.games, args.level_games, args.seconds))
    print()
    show(("rating", "`random`", *[f"`{level['name']}`" for level in rated_levels(KEYS[0])]))
    for line in ratings():
        show(line)


def show(cells: list[str] | tuple[str, ...]) -> None:
    """A line of Markdown; below headings, what aligns them."""
    print(f"| {' | '.join(cells)} |", flush=True)
    if cells[0] in ("environment", "rating"):
        print(f"|---|{'---:|' * (len(cells) - 1)}")


if __name__ == "__main__":
    main()
