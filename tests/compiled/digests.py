"""Plays the same games on whatever build runs, and prints what came of each.

    python -m tests.compiled.digests [PART ...]

A part is the beginning of a line: `antike-2`, say. `test_same_games.py` compares what this prints from source with what
it prints compiled.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256

from quadriga.agents import Agent, agent, ask
from quadriga.agents.greedy import Greedy
from quadriga.agents.network import Network
from quadriga.agents.search import Search
from quadriga.compiled import BUILD
from quadriga.games import KEYS
from quadriga.games.evaluator import evaluator_of
from quadriga.games.spec import spec
from quadriga.kernel.chance import Rng
from quadriga.kernel.events import Event
from quadriga.kernel.game import Box
from quadriga.kernel.step import CHANCE
from tests.play import Variant, variants

BOTS = {"random": 100_000, "greedy": 200, "search:10": 16}
"""Who plays, and how many decisions."""
NETWORKED = {"network": 40, "network:10": 8}
"""With a network that was made up, for two players alone: what it says differs, whatever build asks it."""


def bot(name: str, variant: Variant, box: Box, rng: Rng) -> Agent:
    if name not in NETWORKED:
        return agent(name, variant.game, rng)
    from tests.agents.made_up import made_up  # wants numpy, which other Pythons need not have

    evaluator = evaluator_of(variant.game).corrected(Network(box, *made_up(box, 1.0)))
    return Search(evaluator, rng, 10) if name.endswith("10") else Greedy(evaluator, rng)


def played(variant: Variant, name: str, most: int) -> str:
    """A digest of the positions, the answers that were offered, the events, the values and the rows on the way."""
    found, rng = sha256(), Rng(f"{variant} {name}")
    state, evaluator = variant.new(), evaluator_of(variant.game)
    declared = spec(state.box)
    found.update(declared.digest().encode())
    agents: list[Agent] = [bot(name, variant, state.box, rng.child(seat)) for seat in range(variant.seats)]
    decisions = 0
    while state.asked and decisions < most:
        seat = state.asked[0]
        found.update(repr((seat, state.actions(seat))).encode())
        if seat == CHANCE:
            state.take(seat, rng.answer(state))
            continue
        state.take(seat, ask(agents[seat], state, seat))
        decisions += 1
        if decisions % 16 == 0:
            values = [evaluator.evaluate(state, each) for each in range(variant.seats)]
            found.update(repr((state.digest(), [float(value) for value in values])).encode())
            for each in range(variant.seats):
                found.update(declared.observation.encode(state, each))
            found.update(repr(evaluator.derived(state)).encode())
            found.update(repr([declared.legal(state, each) for each in state.asked]).encode())
    events: list[Event] = state.events
    found.update(repr((state.digest(), state.outcome(), events)).encode())
    return f"{decisions} {found.hexdigest()[:16]}"


def lines(parts: list[str]) -> Iterator[str]:
    for variant in [variant for variant in variants() if variant.key in KEYS]:
        for name, most in (BOTS | (NETWORKED if str(variant) == f"{variant.key}-2" else {})).items():
            line = f"{variant} {name}"
            if line.startswith(tuple(parts) or ""):
                yield f"{line} {played(variant, name, most)}"


if __name__ == "__main__":
    print(BUILD, flush=True)
    for line in lines(sys.argv[1:]):
        print(line, flush=True)
