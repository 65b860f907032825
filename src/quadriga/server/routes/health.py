"""For whoever runs the server: whether it works, and what it counts."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import time

import litestar
from litestar import Response
from sqlalchemy import select

from quadriga.api.problems import ApiError
from quadriga.api.wire import Health
from quadriga.server.accounts import keep
from quadriga.server.connection import HttpRequest
from quadriga.server.routes.dependencies import Context, get
from quadriga.server.schema import settings
from quadriga.server.server_context import ServerContext
from quadriga.server.storage_trouble import storage_trouble

PATIENCE = 5.0
"""Seconds after which a database that does not answer is not well."""
REMEMBER = 1.0
"""Seconds for which a verdict holds, so that asking often does not wear out the disk."""


@get("/api/health")
async def health(context: Context) -> Health:
    """200 where the database can be read and written at this moment; 503 or 507 with the reason otherwise."""
    return await tell_health(context)


@litestar.get("/health", include_in_schema=False)
async def health_too(context: Context) -> Health:
    """Where many programs look for it."""
    return await tell_health(context)


async def tell_health(context: ServerContext) -> Health:
    at, trouble = context.verdict
    if time.monotonic() - at > REMEMBER:
        trouble = await find_trouble(context)
        context.verdict = time.monotonic(), trouble
    if trouble:
        raise trouble
    return Health("ok")


async def find_trouble(context: ServerContext) -> ApiError | None:
    """Write something new, read it again."""
    mark = str(time.time())

    try:
        async with asyncio.timeout(PATIENCE):
            await context.database.write(lambda db: keep(db, "health", mark))
            query = select(settings.c.value).where(settings.c.name == "health")
            read = await context.database.read(lambda db: db.scalar(query))
    except TimeoutError:
        return ApiError(503, "database-slow", f"the database has not answered for {PATIENCE:g} s")
    except Exception as error:
        return storage_trouble(error) or ApiError(503, "our-mistake", f"the database fails: {type(error).__name__}")
    return None if read == mark else ApiError(503, "our-mistake", "the database does not give back what was written")


@litestar.get("/metrics", include_in_schema=False)
async def metrics(request: HttpRequest, context: Context) -> Response[str]:
    """What the server counts, for Prometheus."""
    token = context.settings.metrics_token
    given = request.headers.get("authorization", "")
    if token:
        allowed = hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    else:
        allowed = is_this_machine(request)
    if not allowed:
        raise ApiError(403, "forbidden", "for this machine alone, or with the metrics_token of the settings")
    return Response(context.metrics.text(context.gauges()), media_type="text/plain; version=0.0.4; charset=utf-8")


def is_this_machine(request: HttpRequest) -> bool:
    """A proxy on this machine speaks for somebody else, which its headers show."""
    forwarded = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "x-real-ip", "via"))
    try:
        return not forwarded and ipaddress.ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False


ROUTES = [health, health_too, metrics]
