"""What whoever runs a server can choose."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

BODY = 40_000
"""Bytes of a request."""
IMPORT_BODY = 1_000_000


@dataclass(frozen=True)
class Settings:
    data_dir: Path
    host: str = "127.0.0.1"
    port: int = 8888
    public_url: str = ""
    """Under which people reach the server; given by the command line or made of host and port."""
    bot_workers: int = max(2, min(4, (os.cpu_count() or 2) - 1))
    bot_seconds: float = 15
    bot_memory: int = 1 << 30
    import_seconds: float = 10
    import_size: int = 400_000
    most_tables: int = 50
    """That one person has opened and that are not finished."""
    most_sockets: int = 12
    """Of one person at one table at the same time; of one address, where nobody says who they are."""
    most_watchers: int = 100
    """Of one table, besides those who play."""
    rate_factor: float = 1
    """More than 1 allows more requests, and more of everything by address; for load tests."""
    most_tables_by_address: int = 200
    """Unfinished tables that all people of one address have opened."""
    most_sockets_by_address: int = 300
    """Of all people of one address at all tables."""
    most_replay_bytes_by_address: int = 20_000_000
    """Of records that were opened from files and are kept."""
    most_entries: int = 20_000
    """Of one journal; from then on a game can only go forward."""
    most_connections: int = 10_000
    """In all; never more than the system allows."""
    most_connections_by_address: int = 500
    header_seconds: float = 10
    """In which a request must have named all its headers."""
    body_seconds: float = 30
    """In which the rest of it must have come."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose `X-Forwarded-For` is believed."""

    def by_address(self, what: str) -> int:
        """How much there may be at a time of something from one address."""
        most: int = getattr(self, f"most_{what}_by_address")
        return int(most * max(1.0, self.rate_factor))


def default_folder() -> Path:
    """Where this system keeps the data of programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "quadriga"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "quadriga"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "quadriga"
