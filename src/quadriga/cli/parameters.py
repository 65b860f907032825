"""Parameters that several commands take alike."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]
Settings = Annotated[
    list[str] | None,
    Parameter(name="--set", negative="", help="A setting of the game, as NAME=VALUE; may be given several times."),
]
Data = Annotated[Path | None, Parameter(name="--data", help="A TOML file with values that replace ours.")]
Language = Annotated[str | None, Parameter(name="--lang", help="en, de or it; otherwise that of the environment.")]
