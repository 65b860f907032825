"""Two players without learning, in PettingZoo: one takes any legal action, one what looks best to the evaluator."""

import argparse
import random

import quadriga
from quadriga.envs import aec


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="praetor")
    parser.add_argument("--games", type=int, default=20)
    args = parser.parse_args()
    env = aec(args.game, 2)
    won = 0.0
    for number in range(args.games):
        rng = random.Random(number)
        env.reset(seed=number)
        greedy = env.possible_agents[number % 2]
        bot = quadriga.agent("greedy", env.spec.box.game, quadriga.Rng(number))
        for name in env.agent_iter():
            _, reward, terminated, truncated, info = env.last()
            if terminated or truncated:
                won += (reward + 1) / 2 if name == greedy else 0.0
                env.step(None)
            elif name == greedy:
                seat = env.possible_agents.index(name)
                env.step(env.spec.actions.code(quadriga.ask(bot, env.state_of_game, seat)))
            else:
                env.step(rng.choice(info["legal_actions"]))
    print(f"greedy won {won:g} of {args.games} games of {args.game} against random")


if __name__ == "__main__":
    main()
