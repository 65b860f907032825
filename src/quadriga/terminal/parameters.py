"""What several commands take and give alike."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

OK, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130

Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON for programs.")]
Options = Annotated[
    list[str] | None,
    Parameter(name="--set", negative="", help="An option of the game, as NAME=VALUE; may be given several times."),
]
Data = Annotated[Path | None, Parameter(name="--data", help="A TOML file with figures that replace ours.")]
Language = Annotated[str | None, Parameter(name="--lang", help="en, de or it; otherwise that of the environment.")]


def print_json(found: Any) -> int:
    print(json.dumps(found, indent=2, ensure_ascii=False))
    return OK
