"""The games as Gymnasium environments: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from quadriga.envs.aec_env import RENDER_MODES, check_render_mode, observation_space, rendered
from quadriga.envs.episode import Episode, Opponents, Rewards, box_for
from quadriga.games import KEYS, game
from quadriga.games.spec import Spec
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import SettingError
from quadriga.kernel.setting import Value

DEFAULT_OPPONENT = "random"
MOST_SEEDS = 2**62


class QuadrigaGym(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """Observation: the declared columns. What may be answered: `info["action_mask"]`, or `action_masks()`.

    An illegal action changes nothing and brings nothing; it counts as a decision, so that a program that gives no other
    comes to an end.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (as in its base)

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] | None = None,
        seat: int | None = None,
        rewards: Rewards = "win",
        longest: int | None = None,
        render_mode: str | None = None,
        **settings: Value,
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        names = default_opponents(game) if opponents is None else tuple(opponents)
        box = box_for(game, len(names) + 1, settings)
        if seat is not None and not 0 <= seat < box.seats:
            raise SettingError(f"seat: expected a number from 0 to {box.seats - 1}, not {seat}")
        self._fixed = seat
        self._seat = 0
        self._opponents = Opponents(names, box)
        self._episode = Episode(box, rewards, longest)
        self.observation_space = observation_space(self._episode.spec)
        self.action_space = gymnasium.spaces.Discrete(self._episode.spec.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(MOST_SEEDS))
        rng = Rng(number)
        seats = self._episode.box.seats
        self._seat = rng.child("seat").below(seats) if self._fixed is None else self._fixed
        self._opponents.sit(self._seat, rng)
        self._episode.reset(number)
        self._opponents.play(self._episode, self._seat)
        return self._observed(), self._info()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        episode, seat = self._episode, self._seat
        if episode.over or episode.broken_off:
            raise SettingError("the game is over: call reset()")
        if not self._mask[action]:
            episode.decisions += 1
            episode.broken_off = episode.decisions >= episode.longest
            return self._observed(), 0.0, False, episode.broken_off, {**self._info(), "illegal": True}
        episode.take(int(action))
        reward = episode.rewards[seat] + self._opponents.play(episode, seat)[seat]
        return self._observed(), reward, episode.over, not episode.over and episode.broken_off, self._info()

    @property
    def spec_of_game(self) -> Spec:
        """Columns, actions and digest; `spec` is Gymnasium's own."""
        return self._episode.spec

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be answered, as maskable algorithms ask for it."""
        return self._mask.astype(np.bool_)

    def _observed(self) -> NDArray[np.uint8]:
        return np.frombuffer(self._episode.encode(self._seat), np.uint8).copy()

    def _info(self) -> dict[str, Any]:
        episode = self._episode
        legal = [] if episode.over or episode.seat != self._seat else episode.legal()
        self._mask = np.zeros(episode.spec.actions.size, np.int8)
        self._mask[legal] = 1
        return {"action_mask": self._mask, "legal_actions": legal, "seat": self._seat}

    def render(self) -> Any:
        return rendered(self._episode, self.render_mode)


def default_opponents(key: str) -> tuple[str, ...]:
    """Bots for a game of two, or where it can be played alone only, none."""
    counts = game(key).seat_counts
    return (DEFAULT_OPPONENT,) * ((2 if 2 in counts else counts[0]) - 1)


def register() -> None:
    """Make `gymnasium.make("Quadriga/Antike-v0")` work; done by importing `quadriga.envs` and by Gymnasium itself."""
    for key in KEYS:
        name = f"Quadriga/{key.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="quadriga.envs.gym_env:QuadrigaGym", kwargs={"game": key})
