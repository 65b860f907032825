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
    bot_workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    bot_seconds: float = 30
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
    """More than 1 allows more requests; for load tests."""


def default_folder() -> Path:
    """Where this system keeps the data of programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "quadriga"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "quadriga"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "quadriga"
