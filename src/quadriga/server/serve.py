"""The command `quadriga serve`: looks whether everything is in order, then runs the server until it is stopped."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import threading
import webbrowser
from pathlib import Path

import uvicorn

from quadriga.kernel.errors import QuadrigaError
from quadriga.server.app import make_app
from quadriga.server.connection_guard import guarded
from quadriga.server.log_limit import LogLimit
from quadriga.server.server_context import ServerContext
from quadriga.server.settings import Settings, default_folder

GRACE = 5
"""Seconds for requests that are under way when the server is stopped."""


class AddressError(QuadrigaError):
    """A host and port that the server cannot have."""


def take_port(host: str, port: int) -> socket.socket:
    """A socket that listens; raises AddressError where that is not possible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        number = getattr(error, "errno", None)
        reason = os.strerror(number).lower() if number else error
        raise AddressError(f"cannot listen on {host}:{port}: {reason}; another --port?") from None


def make_server(context: ServerContext) -> uvicorn.Server:
    http, web_socket = guarded(context.settings)
    proxies = list(context.settings.trusted_proxies)
    config = uvicorn.Config(
        make_app(context),
        loop="asyncio",
        http=http,
        ws=web_socket,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        ws_max_size=4096,
        ws_per_message_deflate=False,  # costs more than the work on what it packs
        server_header=False,
    )
    return uvicorn.Server(config)


def serve(host: str, port: int, public_url: str | None, data_dir: Path | None, open_browser: bool) -> int:
    """Run a server; 0 when it is stopped in an orderly way."""
    if public_url is not None and not public_url.startswith(("http://", "https://")):
        raise QuadrigaError("--public-url must begin with http:// or https://")
    listening = take_port(host, port)
    shown_host = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    url = (public_url or f"http://{shown_host}:{listening.getsockname()[1]}").rstrip("/")
    factor = float(os.environ.get("QUADRIGA_RATES", "1"))
    context = ServerContext(
        Settings(data_dir or default_folder(), host, listening.getsockname()[1], url, rate_factor=factor)
    )
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(LogLimit())
    server = make_server(context)
    print(f"Quadriga: {url}", flush=True)
    if open_browser:
        threading.Timer(1, webbrowser.open, [url]).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0
