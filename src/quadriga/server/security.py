"""What stands between the network and the handlers: who asks, whether the request is theirs, and safe headers."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from quadriga.api.problems import ApiError
from quadriga.server.bans import Bans
from quadriga.server.connection import HttpRequest
from quadriga.server.limits import network_of
from quadriga.server.people import People, Person
from quadriga.server.problems import deny

API = "/api/"
COOKIE = "quadriga"
COOKIE_AGE = 400 * 24 * 3600
CSRF_HEADER = "x-csrf-token"
REFUSED_AFTER = 0.5
"""Seconds until somebody is told that it was too often."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
SAFE = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
NO_STORE = b"cache-control", b"no-store"


async def add_headers(message: Message, scope: Scope) -> None:
    """Every response, also one that says what is wrong, has the safe headers; what is for one person is not cached."""
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    present = {name.lower() for name, _ in headers}
    wanted = (*SAFE, NO_STORE) if scope["path"].startswith(API) else SAFE
    message["headers"] = [*headers, *(header for header in wanted if header[0] not in present)]


async def let_wait(message: Message, scope: Scope) -> None:
    """Whoever asks too often waits for the refusal: to ask on at once costs the server work and gains nothing."""
    if message["type"] == "http.response.start" and message["status"] == 429:
        await asyncio.sleep(REFUSED_AFTER)


class Identify(ASGIMiddleware):
    """Finds out who asks, by token or cookie, and refuses what another site makes a browser ask."""

    def __init__(self, people: People, bans: Bans, public_url: str, spend: Callable[[str], None]) -> None:
        self.people = people
        self.bans = bans
        self.origin = origin_of(public_url)
        self.spend = spend
        """Takes a request from the budget of an address."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["path"].startswith(API):
            try:
                connection = ASGIConnection[Any, Any, Any, Any](scope)
                self.spend(address_of(connection))
                scope["user"] = person = await self._who(connection)
                client = scope.get("client")
                self.bans.check(person.id if person else "", client[0] if client else "")
            except ApiError as error:
                if scope["type"] != ScopeType.WEBSOCKET:
                    raise
                await deny(send, error)
                return
        await next_app(scope, receive, send)

    async def _who(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        headers, scope = connection.headers, connection.scope
        changes = scope["type"] == ScopeType.WEBSOCKET or scope.get("method", "") not in SAFE_METHODS
        if changes and not self._at_home(headers):
            raise ApiError(403, "foreign-origin", "this comes from a page of another site")
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme:
            person = await self.people.by_token(token.strip()) if scheme.lower() == "bearer" else None
            if person is None:
                raise ApiError(
                    401, "bad-token", "expected 'Authorization: Bearer TOKEN' with a token that is still valid"
                )
            return person
        person = await self.people.by_cookie(connection.cookies.get(COOKIE, ""))
        if person and changes and scope["type"] == ScopeType.HTTP:
            given = headers.get(CSRF_HEADER, "")
            if not hmac.compare_digest(given.encode(), self.people.csrf(person).encode()):
                raise ApiError(403, "bad-csrf", f"expected the header {CSRF_HEADER} with the csrf of GET /api/me")
        return person

    def _at_home(self, headers: Mapping[str, str]) -> bool:
        """Whether a page of our own asks; what is no browser names no origin."""
        origin = headers.get("origin")
        return origin is None or origin == self.origin or origin.partition("://")[2] == headers.get("host")


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def session_cookie(value: str, public_url: str) -> Cookie:
    secure = public_url.startswith("https://")
    return Cookie(key=COOKIE, value=value, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure, path="/")


# What a handler is given names what is made before it: what could be made side by side, litestar makes in a task each,
# which costs more than all of them.


async def client_address(request: HttpRequest, context: NamedDependency[Any]) -> str:
    return address_of(request)


async def visitor(request: HttpRequest, address: NamedDependency[str]) -> Person | None:
    """Whoever asks; None has shown nothing."""
    person: Person | None = request.scope.get("user")
    return person


async def current_person(request: HttpRequest, address: NamedDependency[str]) -> Person:
    """Whoever asks, who must have a session or a token."""
    person: Person | None = request.scope.get("user")
    if person is None:
        raise ApiError(
            401, "no-session", "GET /api/me first: it gives a session and its CSRF token; or send an API token"
        )
    return person


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from, as far as limits tell addresses apart."""
    client = connection.scope["client"]
    return network_of(client[0]) if client else ""
