"""Under which addresses a server is reached in the local network."""

from __future__ import annotations

import socket
from contextlib import suppress
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::", "")
ELSEWHERE = ("192.0.2.1", 9)
"""An address of documentation: nothing is sent there, but the system says by which of its own it would be."""


def addresses(host: str, port: int, public_url: str) -> list[str]:
    """The public address first; then, where the server listens to the network, those of this machine."""
    reachable = [public_url]
    if host in EVERYWHERE:
        reachable += [f"http://{address}:{port}" for address in own_addresses()]
    elif urlsplit(public_url).hostname != "localhost":
        reachable.append(f"http://{f'[{host}]' if ':' in host else host}:{port}")
    return list(dict.fromkeys(reachable))


def own_addresses() -> list[str]:
    own: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)
        own.append(probe.getsockname()[0])
    with suppress(OSError):
        own += sorted(str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET))
    return [address for address in dict.fromkeys(own) if not address.startswith("127.")]
