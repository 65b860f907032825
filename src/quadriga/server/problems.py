"""How what is wrong with a request is sent to clients: as a `Problem`."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.types import Send

from quadriga.api.problems import ApiError, api_error
from quadriga.api.wire import Problem
from quadriga.kernel.errors import QuadrigaError
from quadriga.server.connection import HttpRequest

log = logging.getLogger("quadriga")

NAMES = {
    400: "bad-request",
    401: "no-session",
    403: "forbidden",
    404: "not-found",
    405: "not-allowed-here",
    413: "too-big",
    415: "bad-request",
    429: "too-often",
}
"""The problem that a bare status stands for."""


def reply(status: int, body: Problem, headers: Mapping[str, str] | None = None) -> Response[Problem]:
    return Response(body, status_code=status, media_type="application/json", headers=headers)


async def deny(send: Send, error: ApiError) -> None:
    """Refuse the handshake of a socket with a status and a problem, like any other request."""
    head = [(b"content-type", b"application/json"), *((k.encode(), v.encode()) for k, v in error.headers.items())]
    start: Any = {"type": "websocket.http.response.start", "status": error.status, "headers": head}
    body: Any = {"type": "websocket.http.response.body", "body": msgspec.json.encode(error.body)}
    await send(start)
    await send(body)


def reply_api_error(request: HttpRequest, error: ApiError) -> Response[Problem]:
    return reply(error.status, error.body, error.headers)


def reply_rejected(request: HttpRequest, error: QuadrigaError) -> Response[Problem]:
    """What the rules or the table refuse."""
    return reply_api_error(request, api_error(error))


def reply_http_error(request: HttpRequest, error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses: routes, methods, bodies that do not fit."""
    status, detail = error.status_code, error.detail
    if status >= 500:
        return reply_internal_error(request, error)
    if isinstance(error.extra, list):
        detail += ": " + "; ".join(f"{item.get('key', '')} {item.get('message', '')}".strip() for item in error.extra)
    return reply(status, Problem(NAMES.get(status, "bad-request"), {}, detail), error.headers)


def reply_too_deep(request: HttpRequest, error: RecursionError) -> Response[Problem]:
    """A body with brackets within brackets without end."""
    return reply(400, Problem("bad-request", {}, "the body is nested too deeply"))


def reply_internal_error(request: HttpRequest, error: Exception) -> Response[Problem]:
    """Our own mistake: into the log with all details, to the client without any."""
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return reply(500, Problem("our-mistake", {}, "the server made a mistake; it is in its log"))
