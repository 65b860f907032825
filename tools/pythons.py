"""Finds Pythons on this machine, beside the one that runs this."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

NEWER = ("3.14", "3.13", "3.12")
STARTS = "import platform, sqlite3, ssl; print(platform.python_version())"


def candidates(minor: str, kind: str) -> Iterator[Path]:
    """Where a Python of that version may be: the one that runs this, on the path, or one of pyenv's."""
    if kind == "python" and sys.version.startswith(f"{minor}."):
        yield Path(sys.executable).resolve()
    found = shutil.which(f"{kind}{minor}")
    if found:
        yield Path(found)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from sorted(pyenv.glob(f"versions/{kind.removeprefix('python')}{minor}[.-]*/bin/python"), reverse=True)


def python(*minors: str, kind: str = "python") -> Path | None:
    """The first Python of these versions that really starts: what is on the path may be a stub that does not.

    Its kind is "python" or "pypy".
    """
    for minor in minors:
        for candidate in candidates(minor, kind):
            started = subprocess.run([candidate, "-c", STARTS], capture_output=True, text=True, check=False)
            if started.returncode == 0 and started.stdout.startswith(f"{minor}."):
                return candidate
    return None
