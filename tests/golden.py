"""Writes a golden game: python -m tests.golden GAME NAME BOTS SEED [setting=value ...]. Read it before you keep it."""

from __future__ import annotations

import sys

from quadriga.agents import agent
from quadriga.kernel.chance import Rng
from quadriga.kernel.record import Record
from quadriga.kernel.step import CHANCE
from tests.play import RECORDS, find


def main(key: str, name: str, bots: str, seed: str, *chosen: str) -> None:
    game = find(key)
    names = bots.split(",")
    settings = game.bot_settings(dict(setting.split("=", 1) for setting in chosen))
    state = game.new(len(names), **settings)
    rng = Rng(seed)
    agents = [agent(bot, game, rng.child(seat)) for seat, bot in enumerate(names)]
    while state.asked:
        seat = state.asked[0]
        action = rng.answer(state) if seat == CHANCE else agents[seat].choose(state.seen_by(seat), seat)
        state.take(seat, action)
    path = RECORDS / key / f"{name}.quadriga"
    path.parent.mkdir(parents=True, exist_ok=True)
    players = dict(zip(state.box.seat_names, names, strict=True))
    path.write_text(f"{Record.of(state, players)}; final {state.digest()}\n", encoding="utf-8")
    print(path.name, state.outcome())


if __name__ == "__main__":
    main(*sys.argv[1:])
