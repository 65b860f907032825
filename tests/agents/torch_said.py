"""Writes torch_said.npz: a small network after some steps of learning, rows of a game, and what torch says of them.

PYTHONPATH=src:bench:. .venv-train/bin/python -m tests.agents.torch_said
"""

from pathlib import Path

import numpy as np
import torch
import trainer
from train import one_game

from quadriga import Rng, game
from quadriga.agents.network import Rows
from quadriga.games.evaluator import evaluator_of

TORCH_SAID = Path(__file__).parent / "torch_said.npz"


def main() -> None:
    trainer.HIDDEN, trainer.BATCH, trainer.FIRST_GAMES, trainer.RATE = (8, 4), 64, 1, 0.02
    box, evaluator = game("romolo").box(2), evaluator_of(game("romolo"))
    learner = trainer.Trainer(box, "1")
    learner.add([one_game("romolo", 2, evaluator, None, Rows(box), Rng(1))])
    learner.owed = 100
    learner.learn(100)
    rows = learner.rows[:30].reshape(60, -1)
    inputs = torch.from_numpy(rows).float() * torch.from_numpy(learner.scale)
    said = learner.forward_average(inputs)[:, 0].numpy()
    arrays = {
        name: value.astype(np.float16) if value.dtype.kind == "f" else value for name, value in learner.arrays().items()
    }
    np.savez_compressed(TORCH_SAID, rows=rows, torch=said, **arrays)
    print(np.abs(said).max(), TORCH_SAID.stat().st_size)


if __name__ == "__main__":
    main()
