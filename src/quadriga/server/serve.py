"""The command `quadriga serve`: looks whether everything is in order, then runs the server until it is stopped."""

from __future__ import annotations

import gc
import os
import signal
import socket
import threading
import webbrowser
from dataclasses import replace

import uvicorn

from quadriga.agents.plugins import admit
from quadriga.kernel.errors import QuadrigaError
from quadriga.server.app import make_app
from quadriga.server.connection_guard import guarded
from quadriga.server.logs import Watch, begin_logs
from quadriga.server.server_context import ServerContext
from quadriga.server.settings import Settings

GRACE = 5
"""Seconds for requests that are under way when the server is stopped."""
KEEP_ALIVE = 130
"""Seconds for which a connection may be used again: longer than proxies and browsers keep one, so that none of them
sends where the server has just closed, and whoever answers now and then need not connect anew."""
PROBE = 60
"""Seconds between two looks at whether somebody's computer is still there; who closes the page is missed at once."""
GARBAGE = (20_000, 20, 20)
"""How seldom to look for garbage that does not go by itself: with thousands of tables each look is long."""


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
        Watch(make_app(context), context.metrics),
        loop="auto",  # uvloop, where the system has it
        http=http,
        ws=web_socket,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEEP_ALIVE,
        ws_max_size=4096,
        ws_ping_interval=PROBE,
        ws_per_message_deflate=False,  # costs more than the work on what it packs
        server_header=False,
    )
    return uvicorn.Server(config)


def serve(settings: Settings, open_browser: bool) -> int:
    """Run a server; 0 when it is stopped in an orderly way, by Ctrl-C or SIGTERM."""
    admit(settings.bots)
    listening = take_port(settings.host, settings.port)
    shown_host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    port = listening.getsockname()[1]
    url = (settings.public_url or f"http://{shown_host}:{port}").rstrip("/")
    context = ServerContext(replace(settings, port=port, public_url=url))
    begin_logs(settings)
    signal.signal(signal.SIGTERM, interrupt)
    try:
        server = make_server(context)
        gc.collect()
        gc.freeze()  # what the program itself is made of stays, and is not looked through again
        gc.set_threshold(*GARBAGE)
        print(f"Quadriga: {url}", flush=True)
        if open_browser:
            threading.Timer(1, webbrowser.open, [url]).start()
        server.run(sockets=[listening])
    except KeyboardInterrupt:  # before it ran, or raised once more by uvicorn after it has ended in order
        return 0
    return 0 if server.started else 1


def interrupt(*_: object) -> None:
    """SIGTERM ends the server as Ctrl-C does."""
    raise KeyboardInterrupt
