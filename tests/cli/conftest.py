"""Runs commands of `quadriga`."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quadriga import cli
from tests.play import RECORDS

GOLDEN = RECORDS / "antike" / "west-random-cap.quadriga"


class Done:
    """What a command printed and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def quadriga(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs a command in this process, in an empty folder, with lines of input."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str | Path, lines: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        code = cli.main([str(argument) for argument in arguments])
        return Done(code, *capsys.readouterr())

    return run


def outside(*arguments: str, lines: str = "", **environment: str) -> Done:
    """Runs a command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", "import sys; from quadriga.cli import main; sys.exit(main())", *arguments],
        input=lines, capture_output=True, text=True, check=False, env=os.environ | environment,
    )  # fmt: skip
    return Done(done.returncode, done.stdout, done.stderr)
