"""`quadriga site`: a static site on which one plays without a server, written by the tools of a clone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

import quadriga
from quadriga.cli.output import BAD_INPUT, complain

TOOL = Path(quadriga.__file__).resolve().parents[2] / "tools" / "site.py"

commands = App()


@commands.command
def site(out: Annotated[Path, Parameter(help="The folder to write; an older site there is replaced.")], /) -> int:
    """Write a static site on which one plays without a server; any host of files serves it."""
    if not TOOL.exists():
        complain("a site is built in a clone of Quadriga, which has the client's sources: python3 dev.py site OUT")
        return BAD_INPUT
    return subprocess.call([sys.executable, str(TOOL), str(out.resolve())])
