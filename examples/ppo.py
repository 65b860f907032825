"""PPO with masked actions in one file, after CleanRL: learns Praetor for two against `random`; needs torch."""

import argparse
import sys
import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from quadriga.envs import gym

STEPS, GAMES, EPOCHS, BATCHES = 256, 16, 3, 4
GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 0.999, 0.97, 0.2, 0.01, 3e-4


class Net(nn.Module):
    """Columns scaled to 0..1, two layers, then a value and a score for every action."""

    def __init__(self, bounds: np.ndarray, actions: int) -> None:
        super().__init__()
        self.register_buffer("scale", 1.0 / torch.tensor(bounds, dtype=torch.float32).clamp(1))
        self.body = nn.Sequential(nn.Linear(len(bounds), 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy, self.value = nn.Linear(256, actions), nn.Linear(256, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        hidden = self.body(rows.float() * self.scale)
        return Categorical(logits=self.policy(hidden).masked_fill(~masks, -1e9)), self.value(hidden).squeeze(-1)


def learn(net: Net, optimiser: torch.optim.Optimizer, data: dict[str, torch.Tensor]) -> None:
    """A few passes over what was played, with the clipped objective."""
    size = len(data["action"])
    for _ in range(EPOCHS):
        for part in torch.randperm(size).chunk(BATCHES):
            policy, value = net(data["row"][part], data["mask"][part])
            gain = data["gain"][part]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            ratio = (policy.log_prob(data["action"][part]) - data["chance"][part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.min(ratio * gain, clipped * gain).mean() - ENTROPY * policy.entropy().mean()
            loss = loss + 0.5 * (value - data["target"][part]).pow(2).mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def evaluate(net: Net, game: str, opponent: str, games: int) -> float:
    """The share of games won, a draw as half of one; the best action is taken."""
    env, won = gym(game, [opponent]), 0.0
    for number in range(games):
        row, info = env.reset(seed=10_000 + number)
        over = False
        while not over:
            with torch.no_grad():
                policy, _ = net(torch.tensor(row)[None], torch.tensor(info["action_mask"], dtype=torch.bool)[None])
            row, reward, over, cut, info = env.step(int(policy.probs.argmax()))
            over = over or cut
        won += (reward + 1) / 2
    return won / games


def load(net: Net, path: str, digest: str) -> None:
    """Take the weights of a saved network, unless the columns or actions of the game have changed since."""
    saved = torch.load(path)
    if saved["digest"] != digest:
        sys.exit(f"{path} was learnt with other columns or actions than this game has")
    net.load_state_dict(saved["weights"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="praetor")
    parser.add_argument("--opponent", default="random", help="which bot it learns and is measured against")
    parser.add_argument("--minutes", type=float, default=40.0, help="of processor time: 40 are 20 of two cores")
    parser.add_argument("--games", type=int, default=200, help="to measure it by in the end")
    parser.add_argument("--load", default="", help="a saved network to begin with")
    parser.add_argument("--save", default="")
    args = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(2)
    envs = [gym(args.game, [args.opponent], rewards="shaped") for _ in range(GAMES)]
    digest = envs[0].spec_of_game.digest()
    begun = [env.reset(seed=n) for n, env in enumerate(envs)]
    rows = np.stack([row for row, _ in begun])
    masks = np.stack([info["action_mask"] for _, info in begun]).astype(bool)
    net = Net(envs[0].observation_space.high, int(envs[0].action_space.n))
    if args.load:
        load(net, args.load, digest)
    optimiser = torch.optim.Adam(net.parameters(), RATE, eps=1e-5)
    begins, steps = time.process_time(), 0
    while time.process_time() - begins < 60 * args.minutes:
        kept: dict[str, list[torch.Tensor]] = {name: [] for name in ("row", "mask", "action", "chance", "value")}
        rewards, overs = np.zeros((STEPS, GAMES), np.float32), np.zeros((STEPS, GAMES), bool)
        for step in range(STEPS):
            row, mask = torch.tensor(rows), torch.tensor(masks)
            with torch.no_grad():
                policy, value = net(row, mask)
            action = policy.sample()
            found = (row, mask, action, policy.log_prob(action), value)
            for name, thing in zip(kept, found, strict=True):
                kept[name].append(thing)
            for n, env in enumerate(envs):
                rows[n], rewards[step, n], over, cut, info = env.step(int(action[n]))
                overs[step, n] = over or cut
                if over or cut:
                    rows[n], info = env.reset()
                masks[n] = info["action_mask"]
        steps += STEPS * GAMES
        with torch.no_grad():
            after = net(torch.tensor(rows), torch.tensor(masks))[1]
        gains, gain = torch.zeros(STEPS, GAMES), torch.zeros(GAMES)
        for step in reversed(range(STEPS)):
            alive = torch.tensor(~overs[step], dtype=torch.float32)
            change = torch.tensor(rewards[step]) + GAMMA * after * alive - kept["value"][step]
            gain = gains[step] = change + GAMMA * LAMBDA * alive * gain
            after = kept["value"][step]
        data = {name: torch.cat(things) for name, things in kept.items()}
        data |= {"gain": gains.flatten(), "target": gains.flatten() + data["value"]}
        learn(net, optimiser, data)
        if args.save:  # at every turn: what is interrupted goes on with --load
            torch.save({"weights": net.state_dict(), "digest": digest}, args.save)
        result = rewards.sum() / max(1, overs.sum())
        print(f"{(time.process_time() - begins) / 60:5.1f} min {steps:9,} steps, mean result {result:+.2f}", flush=True)
    share = evaluate(net, args.game, args.opponent, args.games)
    print(f"{steps} steps; won {share:.1%} of {args.games} games against {args.opponent}")


if __name__ == "__main__":
    main()
