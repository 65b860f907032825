"""OpenSpiel's MCTS plays Praetor against a random player; needs open_spiel."""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from quadriga.envs import openspiel


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=0, help="stop each game after this many (0: never)")
    args = parser.parse_args()
    openspiel.register()
    game = pyspiel.load_game("quadriga_praetor")
    rng = np.random.RandomState(1)
    won = 0.0
    for number in range(args.games):
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        bot = mcts.MCTSBot(game, 1.4, args.simulations, evaluator, random_state=rng)
        state, mine, taken = game.new_initial_state(), number % 2, 0
        while not state.is_terminal() and not 0 < args.decisions <= taken:
            if state.is_chance_node():
                codes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(codes, p=weights)))
                continue
            asked = state.current_player()
            state.apply_action(bot.step(state) if asked == mine else int(rng.choice(state.legal_actions())))
            taken += 1
        won += (state.returns()[mine] + 1) / 2
        print(f"game {number + 1}: {state.returns()[mine]:+.0f} after {taken} decisions", flush=True)
    print(f"MCTS with {args.simulations} simulations won {won:g} of {args.games} games against random")


if __name__ == "__main__":
    main()
