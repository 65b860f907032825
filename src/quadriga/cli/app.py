"""All commands together, and how a command ends."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from importlib.metadata import requires
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Parameter

import quadriga
from quadriga.cli import arena, data, hosting, learning, playing, reference, serve, site
from quadriga.cli.output import BAD_INPUT, INTERRUPTED, OK, complain
from quadriga.kernel.errors import QuadrigaError

EXTRA = re.compile(r"([\w.-]+).*extra == ['\"](\w+)['\"]")

app = App(
    name="quadriga",
    help="Roman strategy board games: play, simulate, replay, look up rules and data.",
    version=f"{quadriga.__version__} ({quadriga.BUILD})",
    help_format="plaintext",
)

for group in (playing, learning, arena, data, reference, serve, hosting, site):
    app.update(group.commands)
LATER = {  # imported when they are called, since they bring more than the others need
    "analyse": "Look at every decision of a record: chances, the better move, what was lost, what was luck.",
    "puzzles": "Look for puzzles in games of strong bots: positions in which one turn is clearly best.",
}
for name, explained in LATER.items():
    app.command(f"quadriga.cli.{name}:{name}", name=name, help=explained)


@app.command
def completion(shell: Annotated[Literal["bash", "zsh", "fish", "powershell"], Parameter(name="SHELL")], /) -> int:
    """Print what a shell needs to complete commands and options: `quadriga completion bash`."""
    print(app.generate_completion(shell=shell))
    return OK


def extra_with(module: str) -> str | None:
    """Which extra of ours brings a library, by what the package says it requires."""
    wanted = module.partition(".")[0].replace("_", "-").lower()  # "all" has what every other extra has
    for line in requires("quadriga") or ():
        found = EXTRA.match(line)
        if found and wanted and found[2] != "all" and found[1].lower().startswith(wanted):
            return found[2]
    return None


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code is 0, 1 where a check failed, 2 for bad input."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        result = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        return result if isinstance(result, int) else OK
    except (CycloptsError, QuadrigaError) as error:
        complain(str(error))
        return BAD_INPUT
    except ModuleNotFoundError as error:
        extra = extra_with(error.name or "")
        if extra is None:
            raise
        complain(f"this needs {error.name}: pip install 'quadriga[{extra}]'")
        return BAD_INPUT
    except BrokenPipeError:
        sys.stderr.close()
        return OK
    except KeyboardInterrupt:
        complain("interrupted")
        return INTERRUPTED
