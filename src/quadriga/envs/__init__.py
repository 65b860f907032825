"""The games in the interfaces that researchers use: PettingZoo, Gymnasium, OpenSpiel, and a pool of processes.

Needs the extra [envs]: pip install 'quadriga[envs]'. OpenSpiel is installed beside it: pip install open_spiel.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import gymnasium  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as error:
    message = f"quadriga.envs needs {error.name}: pip install 'quadriga[envs]'"
    raise ModuleNotFoundError(message, name=error.name) from None

from quadriga.envs.aec_env import QuadrigaAEC, aec
from quadriga.envs.episode import Episode, Rewards
from quadriga.envs.gym_env import QuadrigaGym, register
from quadriga.envs.pool import Batch, Pool
from quadriga.kernel.setting import Value

__all__ = ["Batch", "Episode", "Pool", "QuadrigaAEC", "QuadrigaGym", "aec", "gym", "register"]

register()


def gym(
    game: str,
    opponents: Sequence[str] | None = None,
    *,
    seat: int | None = None,
    rewards: Rewards = "win",
    longest: int | None = None,
    render_mode: str | None = None,
    **settings: Value,
) -> QuadrigaGym:
    """A game as a Gymnasium environment: bots, by default `random`, play all seats but one.

    `seat`: which is learnt for; None draws one for each game.

    >>> env = gym("praetor", ["miles"])
    >>> observation, info = env.reset(seed=1)
    >>> len(observation) == env.observation_space.shape[0], info["action_mask"].sum() == len(info["legal_actions"])
    (True, True)
    """
    return QuadrigaGym(game, opponents, seat, rewards, longest, render_mode, **settings)
