"""Times the levels of every game: seconds of processor time for a turn, at the 95th percentile.

    python -m bench.levels [--games N] [--write]

`--write` puts the result into src/quadriga/offline/times.json, by which a page without a server says which levels can
be waited for.
"""

import argparse
import json
from time import process_time

from quadriga.agents import agent, ask
from quadriga.agents.levels import LEVELS
from quadriga.games import KEYS, game
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.offline import speed


def turns(key: str, level: str, seats: int, most: int, seed: str) -> list[float]:
    """Seconds of each whole turn of a level in one game against `greedy`, up to so many turns."""
    played = game(key)
    state, rng = played.new(seats), Rng(f"{seed} chance")
    timed = agent(level, played, Rng(f"{seed} bot"))
    others = agent("greedy", played, Rng(f"{seed} others"))
    taken: list[float] = []
    settle_chance(state, rng)
    while state.outcome() is None and len(taken) < most:
        seat = state.asked[0]
        if seat != 0:
            state.take(seat, ask(others, state.seen_by(seat), seat))
        else:
            if state.at_turn_level() or not taken:
                taken.append(0.0)
            seen, begun = state.seen_by(seat), process_time()
            action = ask(timed, seen, seat)
            taken[-1] += process_time() - begun
            state.take(seat, action)
        settle_chance(state, rng)
    return taken


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--turns", type=int, default=40, help="of each game")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    found: dict[str, dict[str, float]] = {}
    for key in KEYS:
        found[key] = {}
        for level in LEVELS:
            seats = 2
            times = sorted(t for n in range(args.games) for t in turns(key, level, seats, args.turns, f"levels {n}"))
            found[key][level] = round(times[min(len(times) - 1, int(len(times) * 0.95))], 3)
            print(f"{key:8} {level:10} {len(times):4} turns, 95 %: {found[key][level]:.3f} s", flush=True)
    begun = process_time()
    speed.measure()
    sample = min(process_time() - begun, *(sampled() for _ in range(4)))
    print(f"sample: {sample:.3f} s")
    if args.write:
        speed.TIMES.write_text(
            json.dumps({"sample": round(sample, 4), "turns": found}, indent=1) + "\n", encoding="utf-8"
        )


def sampled() -> float:
    begun = process_time()
    speed.measure()
    return process_time() - begun


if __name__ == "__main__":
    main()
