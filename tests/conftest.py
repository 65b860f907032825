"""What tests start imports the same tree as they do: that beside them, by `pythonpath` in pyproject.toml."""

import os
from pathlib import Path

import quadriga

source = str(Path(quadriga.__file__).parents[1])
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))
