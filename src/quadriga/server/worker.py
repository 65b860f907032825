"""One process of `Workers`: reads jobs from its input and writes what they give to its output."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback

import msgspec

from quadriga.agents.garbage import collect_seldom
from quadriga.agents.plugins import admit
from quadriga.api.jobs import JOBS
from quadriga.kernel.errors import QuadrigaError
from quadriga.server.pipe import BROKEN, GOOD, HEAD, REFUSED


def limit_memory(most: int) -> None:
    """Limit this process to that many bytes, where the operating system can."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main(memory: str, nice: str, *bots: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where Ctrl-C reaches all processes of a window
    source, target = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    limit_memory(int(memory))
    if hasattr(os, "nice"):
        os.nice(int(nice))  # thinking never keeps the server itself from answering
    collect_seldom()
    admit(bots)
    target.write(b"+")
    target.flush()
    while head := source.read(HEAD):
        name, args = pickle.loads(source.read(int.from_bytes(head, "big")))
        try:
            reply = GOOD + msgspec.json.encode(JOBS[name](*args))
        except QuadrigaError as error:
            reply = REFUSED + str(error).encode(errors="replace")
        except Exception as error:
            traceback.print_exc()
            reply = BROKEN + type(error).__name__.encode()
        target.write(len(reply).to_bytes(HEAD, "big") + reply)
        target.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
