"""What a game's judge counts with: weights by name, in a file beside it that says where they are from."""

from __future__ import annotations

import tomllib
from pathlib import Path

Weights = dict[str, float]
Rows = dict[str, list[float]]


def weights(judge: str) -> tuple[Weights, Rows]:
    """The single weights and the rows of weights that lie beside the file of a judge."""
    return read(Path(judge).with_name("weights.toml"))


def read(path: Path) -> tuple[Weights, Rows]:
    with path.open("rb") as file:
        found = tomllib.load(file)
    rows = {name: value for name, value in found.items() if isinstance(value, list)}
    return {name: value for name, value in found.items() if name not in rows}, rows
