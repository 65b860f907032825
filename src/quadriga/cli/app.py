"""All commands together, and how a command ends."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

import quadriga
from quadriga.cli import analyse, arena, hosting, playing, reference, serve
from quadriga.cli.output import BAD_INPUT, INTERRUPTED, OK, complain
from quadriga.kernel.errors import QuadrigaError

app = App(
    name="quadriga",
    help="Roman strategy board games: play, simulate, replay, look up rules and data.",
    version=quadriga.__version__,
    help_format="plaintext",
)

for group in (playing, arena, analyse, reference, serve, hosting):
    app.update(group.commands)


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
    except BrokenPipeError:
        sys.stderr.close()
        return OK
    except KeyboardInterrupt:
        complain("interrupted")
        return INTERRUPTED
