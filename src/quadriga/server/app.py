"""The web application: all routes, what they are given, and how errors are answered."""

from __future__ import annotations

import sqlite3

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from sqlalchemy.exc import DBAPIError

from quadriga import __version__
from quadriga.api.problems import ApiError
from quadriga.kernel.errors import QuadrigaError
from quadriga.server.problems import (
    reply_api_error,
    reply_http_error,
    reply_internal_error,
    reply_rejected,
    reply_too_deep,
)
from quadriga.server.routes import (
    account,
    analyses,
    chat,
    client,
    games,
    health,
    lessons,
    lists,
    people,
    practice,
    puzzles,
    replays,
    socket,
    tables,
)
from quadriga.server.security import Identify, add_headers, client_address, current_person, let_wait, visitor
from quadriga.server.server_context import ServerContext
from quadriga.server.settings import BODY
from quadriga.server.storage_trouble import reply_storage_error

API_PARTS = (people, account, games, lists, tables, practice, lessons, socket, chat, replays, analyses, puzzles)
API_ROUTES = [handler for part in API_PARTS for handler in part.ROUTES]


def make_app(context: ServerContext) -> Litestar:
    return Litestar(
        [Router("/api", route_handlers=API_ROUTES), *health.ROUTES, *client.ROUTES],
        dependencies={
            "context": Provide(lambda: context, sync_to_thread=False),
            "visitor": Provide(visitor),
            "person": Provide(current_person),
            "address": Provide(client_address),
        },
        middleware=[Identify(context.people, context.bans, context.settings.public_url, context.spend_request)],
        exception_handlers={
            ApiError: reply_api_error,
            QuadrigaError: reply_rejected,
            HTTPException: reply_http_error,
            RecursionError: reply_too_deep,
            DBAPIError: reply_storage_error,
            sqlite3.Error: reply_storage_error,
            OSError: reply_storage_error,
            Exception: reply_internal_error,
        },
        before_send=[add_headers, let_wait],
        lifespan=[context.run],
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(
            title="Quadriga",
            version=__version__,
            description="Four Roman strategy board games: tables, questions and answers. See docs/server.md.",
            path="/api/schema",
            use_handler_docstrings=True,
            components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
