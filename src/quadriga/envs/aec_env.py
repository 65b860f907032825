"""The games as PettingZoo environments: agents act one after the other (AEC)."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from quadriga.envs.episode import Episode, Rewards, box_for, describe
from quadriga.envs.picture import draw, rgb, svg
from quadriga.games.spec import Spec
from quadriga.kernel.errors import SettingError
from quadriga.kernel.setting import Value
from quadriga.kernel.state import State

ILLEGAL_REWARD = -1.0
RENDER_MODES = ("ansi", "rgb_array", "svg")
Space = gymnasium.spaces.Space[Any]


def aec(
    game: str,
    seats: int | None = None,
    *,
    rewards: Rewards = "win",
    longest: int | None = None,
    render_mode: str | None = None,
    **settings: Value,
) -> QuadrigaAEC:
    """A game as an AEC environment of PettingZoo.

    `rewards`: "win" at the end, or "shaped" by the change of the win chances; `longest`: decisions after which the game
    is truncated. An illegal action ends the game with -1 for the agent that gave it, as PettingZoo's classic games do.
    """
    return QuadrigaAEC(game, seats, rewards, longest, render_mode, settings)


class QuadrigaAEC(AECEnv):  # type: ignore[misc]
    """Observation: `observation`, the declared columns, and `action_mask`; also the legal codes, in `infos`."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDER_MODES),
        "name": "quadriga_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        seats: int | None,
        rewards: Rewards,
        longest: int | None,
        render_mode: str | None,
        settings: dict[str, Value],
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.render_mode = render_mode
        box = box_for(game, seats, settings)
        self._episode = Episode(box, rewards, longest)
        self.spec: Spec = self._episode.spec
        self.possible_agents = list(box.seat_names)
        self.agents: list[str] = []
        self._number = {name: seat for seat, name in enumerate(self.possible_agents)}
        size = self.spec.actions.size
        space = observation_space(self.spec)
        mask = gymnasium.spaces.Box(0, 1, (size,), np.int8)
        self.observation_spaces: dict[str, Space] = {
            name: gymnasium.spaces.Dict({"observation": space, "action_mask": mask}) for name in self.possible_agents
        }
        self.action_spaces: dict[str, Space] = {name: gymnasium.spaces.Discrete(size) for name in self.possible_agents}
        self._seed = 0
        self._no_action = np.zeros(size, np.int8)

    def observation_space(self, agent: str) -> Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space:
        return self.action_spaces[agent]

    @property
    def state_of_game(self) -> State:
        """The true state: for bots by `quadriga.ask`, which masks it, and for records."""
        return self._episode.state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._seed = int(np.random.SeedSequence().generate_state(1)[0]) if seed is None else seed
        self._episode.reset(self._seed)
        names = self.possible_agents
        self.agents = list(names)
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in names}
        self._rewarded = False
        self._ask()

    def _ask(self) -> None:
        """Turn to who is asked now, with what may be answered."""
        episode = self._episode
        name = self.agent_selection = self.possible_agents[episode.seat]
        legal = self._legal = episode.legal()
        flags = bytearray(len(self._no_action))  # quicker than indexing an array by a list
        for code in legal:
            flags[code] = 1
        mask = self._mask = np.frombuffer(flags, np.int8)
        self.infos[name] = {"action_mask": mask, "legal_actions": legal}

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self._number[agent]
        asked = agent == self.agent_selection and not self._episode.over
        row = np.frombuffer(self._episode.encode(seat), np.uint8)
        return {"observation": row, "action_mask": self._mask if asked else self._no_action}

    def step(self, action: int | None) -> None:
        name = self.agent_selection
        if self.terminations[name] or self.truncations[name]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[name] = 0.0
        if self._rewarded:
            self._clear_rewards()
            self._rewarded = False
        episode = self._episode
        if action is None or not 0 <= action < len(self._mask) or not self._mask[action]:
            self._end_by_illegal(name)
            return
        episode.take(int(action))
        if any(episode.rewards):
            self.rewards = dict(zip(self.possible_agents, episode.rewards, strict=True))
            self._rewarded = True
            self._accumulate_rewards()
        if episode.over:
            self._end(self.terminations)
        elif episode.broken_off:
            self._end(self.truncations)
        else:
            self._ask()

    def _end(self, how: dict[str, bool]) -> None:
        for name in self.possible_agents:
            how[name] = True
            self.infos[name] = {"action_mask": self._no_action, "legal_actions": []}
        self.agent_selection = self.agents[0]

    def _end_by_illegal(self, offender: str) -> None:
        """What PettingZoo's TerminateIllegalWrapper does."""
        self.rewards = {name: ILLEGAL_REWARD if name == offender else 0.0 for name in self.possible_agents}
        self._rewarded = True
        self._accumulate_rewards()
        self._end(self.terminations)
        self._mask = self._no_action
        self._episode.over = True
        self.infos[offender]["illegal"] = True

    def render(self) -> str | NDArray[np.uint8] | None:
        return rendered(self._episode, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise SettingError(f"render_mode: expected one of {', '.join(RENDER_MODES)}, not {mode!r}")


def rendered(episode: Episode, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The position as text, as a picture, or as SVG."""
    if mode == "ansi":
        return describe(episode)
    if mode == "svg":
        return svg(draw(episode.state, episode.seat))
    return rgb(draw(episode.state, episode.seat)) if mode == "rgb_array" else None


def observation_space(spec: Spec) -> Any:
    bounds = np.frombuffer(spec.observation.bounds, np.uint8)
    return gymnasium.spaces.Box(np.zeros_like(bounds), bounds, dtype=np.uint8)
