"""How much of the win the levels lose with each turn, by the analysis: the strongest should lose less than the weakest.

    .venv/bin/python bench/accuracy.py                       # five games of each level with itself, in every game
    .venv/bin/python bench/accuracy.py --only praetor --games 2

A finished game is kept in the file `--out` names, one line each, so that a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import statistics
from pathlib import Path

from quadriga.agents import agent, ask
from quadriga.agents.levels import LEVELS
from quadriga.analysis.decisions import decisions
from quadriga.analysis.report import groundwork, report
from quadriga.games import KEYS, game
from quadriga.kernel.chance import Rng, settle_chance
from quadriga.kernel.record import Record

FIRST_AND_LAST = (LEVELS[0], LEVELS[-1])


def played(key: str, level: str, number: int) -> Record:
    """A whole game of two bots of a level."""
    chosen, rng = game(key), Rng(f"accuracy {key} {level} {number}")
    state = chosen.new(seats=2)
    bots, chance = [agent(level, chosen, rng.child(f"bot {seat}")) for seat in range(2)], rng.child("chance")
    settle_chance(state, chance)
    while state.asked:
        seat = state.asked[0]
        state.take(seat, ask(bots[seat], state, seat))
        settle_chance(state, chance)
    return Record.of(state)


def looked_at(key: str, level: str, number: int) -> dict[str, object]:
    record = played(key, level, number)
    analysis = report(record, groundwork(record), list(decisions(record)))
    counted = sum(seat.decisions for seat in analysis.seats)
    lost = sum(seat.lost for seat in analysis.seats)
    return {"game": key, "level": level, "number": number, "decisions": counted, "lost": round(lost, 4)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--only", choices=KEYS)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("accuracy.jsonl"))
    args = parser.parse_args()
    rows = [json.loads(line) for line in args.out.read_text().splitlines()] if args.out.exists() else []
    for number in range(args.games):
        for key in [args.only] if args.only else KEYS:
            for level in FIRST_AND_LAST:
                if any((row["game"], row["level"], row["number"]) == (key, level, number) for row in rows):
                    continue
                rows.append(looked_at(key, level, number))
                with args.out.open("a") as file:
                    file.write(json.dumps(rows[-1]) + "\n")
    for key in KEYS:
        for level in FIRST_AND_LAST:
            each = [row["lost"] / row["decisions"] for row in rows if (row["game"], row["level"]) == (key, level)]
            if each:
                print(
                    f"{key:8} {level:9} {len(each)} games: {statistics.mean(each):.2%} of the win lost with each turn",
                    end="",
                )
                print(f" ({min(each):.2%} to {max(each):.2%})")


if __name__ == "__main__":
    main()
