"""What whoever runs a server can choose: each setting with its default, its bounds and what it is for."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

BODY = 40_000
"""Bytes of a request."""
IMPORT_BODY = 1_000_000


def default_folder() -> Path:
    """Where this system keeps the data of programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "quadriga"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "quadriga"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "quadriga"


def setting(default: Any, about: str, low: float | None = None, words: tuple[str, ...] = ()) -> Any:
    """A field that a file or the environment can set; `about` is the comment that `--print-settings` writes."""
    return field(default=default, metadata={"about": about, "low": low, "words": words})


@dataclass(frozen=True)
class Settings:
    """All of them; `read_settings` of `settings_file.py` fills them in."""

    data_dir: Path = field(
        default_factory=default_folder, metadata={"about": "The folder of the database; made if it is missing."}
    )
    host: str = setting("127.0.0.1", "The address to listen on; 0.0.0.0 lets others in the network come.")
    port: int = setting(8888, "The port; 0 takes any that is free.", low=0)
    public_url: str = setting(
        "", "Where people reach the server, as https://games.example.org; empty: made of host and port."
    )
    bot_workers: int = setting(
        max(2, min(4, (os.cpu_count() or 2) - 1)), "Processes in which bots think; by default made of the cores.", low=1
    )
    bot_seconds: float = setting(15.0, "Seconds after which a bot that has not answered is stopped.", low=1)
    bots: tuple[str, ...] = setting(
        (),
        "Bots of other packages to play against, by the names of their entry points; their code runs in the server.",
    )
    bot_memory: int = setting(1 << 30, "Bytes of memory that a process of bots may use.", low=1 << 27)
    import_seconds: float = setting(10.0, "Seconds for reading a record that somebody has uploaded.", low=1)
    import_size: int = setting(400_000, "Characters of such a record.", low=1000)
    analysis_factor: float = setting(
        1.0, "How long analyses think about each decision; less than 1 spares a small machine.", low=0.01
    )
    most_tables: int = setting(50, "Unfinished tables that one person may have opened.", low=1)
    most_sockets: int = setting(
        12, "Sockets of one person at one table; of one address, where nobody says who they are.", low=1
    )
    most_watchers: int = setting(100, "Watchers of one table, besides those who play.", low=0)
    rate_factor: float = setting(
        1.0, "More than 1 allows more requests, and more of everything by address; for load tests.", low=0.01
    )
    most_tables_by_address: int = setting(200, "Unfinished tables that all people of one address have opened.", low=1)
    most_sockets_by_address: int = setting(300, "Sockets of all people of one address at all tables.", low=1)
    most_replay_bytes_by_address: int = setting(
        20_000_000, "Bytes of records that people of one address have opened from files and that are kept.", low=0
    )
    most_entries: int = setting(20_000, "Entries of one journal; from then on its game only goes forward.", low=100)
    most_connections: int = setting(10_000, "Connections in all; never more than the system allows.", low=10)
    most_connections_by_address: int = setting(500, "Connections of one address; proxies have no such limit.", low=1)
    header_seconds: float = setting(10.0, "Seconds in which a request must have named its headers.", low=0.1)
    body_seconds: float = setting(30.0, "Seconds in which the rest of it must have come.", low=0.1)
    trusted_proxies: tuple[str, ...] = setting(
        (), "Addresses and networks of proxies whose X-Forwarded-For is believed, as 127.0.0.1 or 10.0.0.0/8."
    )
    session_days: int = setting(60, "Days after which a session that nobody used has ended.", low=1)
    token_days: int = setting(365, "Days after which an API token that nobody used is worthless.", low=1)
    metrics_token: str = setting(
        "", "Who reads /metrics sends 'Authorization: Bearer TOKEN'; empty: only this machine reads it, past no proxy."
    )
    log_level: str = setting(
        "warning",
        "What is logged: warning, or info, which adds a line for each request.",
        words=("error", "warning", "info"),
    )
    log_format: str = setting(
        "text", "Lines for people (text) or one JSON object a line (json).", words=("text", "json")
    )

    def by_address(self, what: str) -> int:
        """How much there may be at a time of something from one address."""
        most: int = getattr(self, f"most_{what}_by_address")
        return int(most * max(1.0, self.rate_factor))
