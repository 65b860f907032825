"""What tests start imports the same tree as they do: that beside them, by `pythonpath` in pyproject.toml.

And the same build of it: the source, unless `dev.py test --native` asks for the compiled one.
"""

import os
from pathlib import Path

os.environ.setdefault("QUADRIGA_PURE", "1")

import quadriga

if os.environ["QUADRIGA_PURE"] == "0":
    assert quadriga.BUILD == "compiled", f"the compiled build was to be tested, and this is the one {quadriga.BUILD}"

source = str(Path(quadriga.__file__).parents[1])
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))
