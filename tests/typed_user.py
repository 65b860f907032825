"""What a typed program may rely on; `dev.py wheel` runs it and checks it with mypy against the installed wheel."""

from typing import assert_type

import quadriga
from quadriga.arena.sim import Simulation
from quadriga.games.corduba.state import Corduba
from quadriga.kernel.game import Game
from quadriga.kernel.state import State
from quadriga.kernel.step import Action

state = quadriga.game("corduba").new(seats=2)
assert_type(state, Corduba)
quadriga.settle_chance(state, quadriga.Rng("a seed"))
actions = state.actions(state.asked[0])
assert_type(actions, list[Action])
state.play(state.asked[0], actions[0])
record = quadriga.Record.of(state)
assert_type(record, quadriga.Record)
assert_type(quadriga.read_record(str(record)), quadriga.Record)
assert_type(record.replay(), State)
any_game: Game[State] = quadriga.game("corduba")
assert_type(any_game.new(), State)
assert_type(quadriga.simulate("praetor", ["random", "random"], games=1), Simulation)
