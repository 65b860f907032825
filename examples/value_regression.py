"""A value learnt from exported data: how likely a seat wins, from what it sees; ridge regression with numpy alone.

quadriga export praetor --bots greedy,greedy --games 200 --out data/praetor
python examples/value_regression.py data/praetor
"""

import argparse
import json
from pathlib import Path

import numpy as np

from quadriga.envs.export import CARD, read


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--ridge", type=float, default=300.0)
    args = parser.parse_args()
    card = json.loads((args.folder / CARD).read_text(encoding="utf-8"))
    rows, wanted, games = [], [], []
    for row in read(args.folder):
        rows.append(np.frombuffer(row["observation"], np.uint8))
        wanted.append(row["utility"])
        games.append(row["record"])
    names = sorted(set(games))
    held = set(names[::5])  # every fifth game is kept for the test
    x = np.stack(rows).astype(np.float32) / np.maximum(1, np.array(card["bounds"], np.float32))
    y = np.array(wanted, np.float32)
    test = np.array([name in held for name in games])
    x = np.hstack([x, np.ones((len(x), 1), np.float32)])
    known = x[~test]
    weights = np.linalg.solve(known.T @ known + args.ridge * np.eye(x.shape[1], dtype=np.float32), known.T @ y[~test])
    guess = x[test] @ weights
    right = float(np.mean(np.sign(guess) == np.sign(y[test])))
    print(
        f"{len(names)} games, {len(y)} decisions; of {int(test.sum())} held back, who wins is told right in {right:.1%}"
    )
    for column in np.argsort(-np.abs(weights[:-1]))[:10]:
        print(f"{weights[column]:+.3f}  {card['columns'][column]}")


if __name__ == "__main__":
    main()
