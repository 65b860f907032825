"""What a failing disk or database means for whoever asks and whoever runs the server."""

from __future__ import annotations

import errno
import logging
import sqlite3
import time

from litestar import Response
from sqlalchemy.exc import DBAPIError

from quadriga.api.problems import ApiError
from quadriga.api.wire import Problem
from quadriga.server.connection import HttpRequest
from quadriga.server.problems import reply_api_error, reply_internal_error

log = logging.getLogger("quadriga")
SAY_AGAIN = 10.0
"""Seconds until the same trouble is logged once more."""
PRIMARY = 0xFF
"""The bits of SQLite's codes that say what kind of error it is."""

FULL = "disk-full"
READ_ONLY = "disk-read-only"
FAILING = "disk-failing"
DAMAGED = "database-damaged"
ADVICE = {
    FULL: "the disk is full: nothing new is saved until there is room again",
    READ_ONLY: "the data folder cannot be written: nothing new is saved",
    FAILING: "the disk reports errors: see the system's log",
    DAMAGED: "the database is damaged: stop the server and put a backup in its place with 'quadriga restore FILE'",
}
STATUS = {FULL: 507}
"""503 for the others."""
SQLITE = {
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_IOERR: FAILING,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
SYSTEM = {errno.ENOSPC: FULL, errno.EDQUOT: FULL, errno.EROFS: READ_ONLY, errno.EACCES: READ_ONLY, errno.EIO: FAILING}
last_said: dict[str, float] = {}


def trouble_name(error: BaseException) -> str | None:
    """Which of the troubles of disks and databases this is; None for any other error."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & PRIMARY)
    return SYSTEM.get(cause.errno or 0) if isinstance(cause, OSError) else None


def storage_trouble(error: BaseException) -> ApiError | None:
    """The same as a reply, said once in the log, without a traceback."""
    name = trouble_name(error)
    if name is None:
        return None
    now = time.monotonic()
    if now - last_said.get(name, -SAY_AGAIN) >= SAY_AGAIN:
        last_said[name] = now
        log.error("%s (%s)", ADVICE[name], getattr(error, "orig", error))
    return ApiError(STATUS.get(name, 503), name, ADVICE[name].partition(":")[0])


def reply_storage_error(request: HttpRequest, error: Exception) -> Response[Problem]:
    trouble = storage_trouble(error)
    return reply_api_error(request, trouble) if trouble else reply_internal_error(request, error)
