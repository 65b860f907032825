"""The games for OpenSpiel: chance nodes, seats in turn where several are asked at once, information states, observers.

`register()` makes `pyspiel.load_game("quadriga_praetor", {"players": 3})` work. Needs pip install open_spiel.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from quadriga.envs.episode import box_for
from quadriga.games import KEYS, game
from quadriga.games.spec import Spec, information_state, remember, spec
from quadriga.kernel.setting import Value
from quadriga.kernel.state import State
from quadriga.kernel.step import CHANCE

PREFIX = "quadriga_"


class World:
    """The state of a game where OpenSpiel copies it: deep copies share what never changes, and keep the journal."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: Mapping[int, Any]) -> World:
        return World(remember(self.state))


def game_type(key: str) -> Any:
    chosen = game(key)
    perfect = not chosen.secrets
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + key,
        long_name=chosen.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if perfect else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum(key) else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(chosen.seat_counts),
        min_num_players=min(chosen.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": default_players(key)},
    )


def default_players(key: str) -> int:
    counts = game(key).seat_counts
    return 2 if 2 in counts else counts[0]


def zero_sum(key: str) -> bool:
    return all(spec(box_for(key, seats, {})).zero_sum for seats in game(key).seat_counts)


class QuadrigaGame(pyspiel.Game):  # type: ignore[misc]
    """A set-up; settings other than the defaults can be given in Python: QuadrigaGame("praetor", 3, expert=True)."""

    def __init__(self, key: str, players: int | None = None, **settings: Value) -> None:
        players = default_players(key) if players is None else players
        self.box = box_for(key, players, settings)
        self.spec: Spec = spec(self.box)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spec.actions.size,
            max_chance_outcomes=self.spec.chance.size,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum(key) else None,
            max_game_length=self.spec.longest,
        )
        super().__init__(game_type(key), info, {"players": players})

    def new_initial_state(self) -> QuadrigaState:
        return QuadrigaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.spec, iig_obs_type)


class QuadrigaState(pyspiel.State):  # type: ignore[misc]
    """A position; where several seats are asked at once, they answer in the order of their numbers."""

    def __init__(self, game: QuadrigaGame) -> None:
        super().__init__(game)
        self._spec = game.spec
        state = game.box.game.begin(game.box)
        state.events = None
        self.world = World(state)

    def current_player(self) -> int:
        asked = self.world.state.asked
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked[0] == CHANCE else asked[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._spec.legal(self.world.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.world.state
        step: Any = state.stack[-1]
        weights = step.weights(state)
        whole = sum(weights)
        codes = self._spec.legal(state, CHANCE)
        return sorted((code, weight / whole) for code, weight in zip(codes, weights, strict=True) if weight)

    def _apply_action(self, action: int) -> None:
        state = self.world.state
        seat = state.asked[0]
        codes = self._spec.chance if seat == CHANCE else self._spec.actions
        state.take(seat, codes.action(action))

    def _action_to_string(self, player: int, action: int) -> str:
        codes = self._spec.chance if player == pyspiel.PlayerId.CHANCE else self._spec.actions
        return codes.notation(action)

    def is_terminal(self) -> bool:
        return not self.world.state.asked

    def returns(self) -> list[float]:
        return self._spec.utilities(self.world.state)

    def information_state_string(self, player: int | None = None) -> str:
        return information_state(self.world.state, self._viewer(player))

    def observation_string(self, player: int | None = None) -> str:
        viewer = self._viewer(player)
        state = self.world.state.seen_by(viewer)
        return f"{state!r} {state.digest()}"

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return [float(value) for value in self._spec.observation.encode(self.world.state, self._viewer(player))]

    def _viewer(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def __str__(self) -> str:
        state = self.world.state
        return f"{state!r} {state.digest()}"


class Observer:
    """What OpenSpiel's Python algorithms read observations with."""

    def __init__(self, declared: Spec, kind: Any) -> None:
        self._spec = declared
        self._recall = kind is not None and kind.perfect_recall
        size = 0 if self._recall else declared.observation.size
        self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {} if self._recall else {"observation": self.tensor}

    def set_from(self, state: QuadrigaState, player: int) -> None:
        if not self._recall:
            row = self._spec.observation.encode(state.world.state, player)
            self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: QuadrigaState, player: int) -> str:
        return state.information_state_string(player) if self._recall else state.observation_string(player)


def register() -> list[str]:
    """Tell OpenSpiel of the games; their names there."""
    known = set(pyspiel.registered_names())
    names = []
    for key in KEYS:
        name = PREFIX + key
        names.append(name)
        if name not in known:
            pyspiel.register_game(game_type(key), maker(key))
    return names


def maker(key: str) -> Any:
    """What OpenSpiel calls with the parameters of a game; it keeps it longer than Python keeps anything but classes."""

    def begin(self: QuadrigaGame, params: Mapping[str, Any] | None = None) -> None:
        QuadrigaGame.__init__(self, key, int(params["players"]) if params and "players" in params else None)

    return type(f"{key.capitalize()}Game", (QuadrigaGame,), {"__init__": begin})
