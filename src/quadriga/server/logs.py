"""The server's log on standard error: lines for people or JSON, and a line for each request where that is wanted."""

from __future__ import annotations

import json
import logging
import sys
import time
from datetime import UTC, datetime

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from quadriga.server.log_limit import LogLimit
from quadriga.server.metrics import Metrics
from quadriga.server.settings import Settings

log = logging.getLogger("quadriga")
FACTS = "facts"
"""The attribute of a log record that holds values beside its message."""


class TextLines(logging.Formatter):
    """A line for people, with values as name=value after the message."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(name)s %(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 (the standard library's name)
        facts = "".join(f" {name}={value}" for name, value in getattr(record, FACTS, {}).items())
        return super().formatMessage(record) + facts


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, FACTS, {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def begin_logs(settings: Settings) -> None:
    """Everything that is logged from now on goes to standard error, in the form that the settings want."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    handler.addFilter(LogLimit())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    log.setLevel(settings.log_level.upper())


class Watch:
    """Counts and times every request, and logs it: neither its query nor its headers, where secrets travel.

    It stands around the whole application: what finds no route passes no middleware.
    """

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]
            await self.app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 0

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self.app(scope, receive, sent)
        finally:
            seconds = time.perf_counter() - begun
            method = scope.get("method", "SOCKET")
            if method != "SOCKET":
                self.metrics.request(scope["path"], str(method), status, seconds)
            if log.isEnabledFor(logging.INFO):
                person, client = scope.get("user"), scope.get("client")
                facts = {
                    "method": method,
                    "path": scope["path"],
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                    "address": client[0] if client else "",
                    "person": getattr(person, "id", ""),
                }
                log.info("request", extra={FACTS: facts})
