"""What page and host say to each other: one message in, and what is to be kept and told because of it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

# -- what the page says -----------------------------------------------------------------------------------------------


class Request(Struct, tag="request"):
    """What a client asks for, as of a server."""

    number: int
    method: str
    path: str
    """Below `/api/`."""
    query: dict[str, str]
    body: str
    """JSON; empty where there is none."""


class Load(Struct, tag="load"):
    """A table that was kept, before something is asked of it."""

    table: str
    owner: str
    entries: list[str]


class LoadRecord(Struct, tag="load-record"):
    """A record that was opened before, or a stored analysis of it."""

    name: str
    record: str


class LoadAnalysis(Struct, tag="load-analysis"):
    name: str
    text: str


class Watch(Struct, tag="watch"):
    """A page shows a table from now on."""

    socket: int
    table: str
    seat: int | None
    since: int


class Unwatch(Struct, tag="unwatch"):
    socket: int


class JobDone(Struct, tag="job-done"):
    """What came of a job; `result` is JSON, or empty where it failed, for the reason that `refused` says."""

    job: int
    result: str
    refused: str | None = None


class Tick(Struct, tag="tick"):
    """Time has passed."""


class Forget(Struct, tag="forget"):
    """What was given to be kept could not be: this is not what is kept, and must be read again."""

    tables: list[str]


FromPage = Request | Load | LoadRecord | LoadAnalysis | Watch | Unwatch | JobDone | Tick | Forget


# -- what the host says -----------------------------------------------------------------------------------------------


class Write(Struct):
    """Something to be kept. An `add` fails where there is such a key already: another page was quicker."""

    op: Literal["add", "put", "delete"]
    store: Literal["tables", "entries", "replays", "analyses"]
    key: str | list[Any]
    value: Any = None


class Reply(Struct, tag="reply"):
    number: int
    status: int
    body: str
    name: str = ""
    """Of the file, where it is one."""


class Push(Struct, tag="push"):
    """Something new for a page that shows a table."""

    socket: int
    text: str


class Closed(Struct, tag="closed"):
    """This page must ask again: the table is not what it was."""

    socket: int


class Job(Struct, tag="job"):
    """Something to be worked out by the worker that thinks; lower ranks first."""

    job: int
    name: str
    packed: str
    """The arguments, for `thinking`."""
    rank: int
    what: str
    """Of whom: the table or analysis that it is for."""


class Cancel(Struct, tag="cancel"):
    """Nobody waits for this job any more."""

    job: int


class HostEffects(Struct):
    """What a message leads to: first everything is kept, then the rest is told."""

    writes: list[Write] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    """Whose entries are among the writes."""
    messages: list[Reply | Push | Closed | Job | Cancel] = field(default_factory=list)
