"""The web application: all routes, what they are given, and how errors are told."""

from __future__ import annotations

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from quadriga import __version__
from quadriga.kernel.errors import QuadrigaError
from quadriga.server.house import House
from quadriga.server.problems import Wrong, tell_bug, tell_http, tell_nested, tell_wrong
from quadriga.server.routes import chat, client, games, live, people, replays, tables
from quadriga.server.security import Identify, add_headers, the_address, the_person, the_reader
from quadriga.server.settings import BODY
from quadriga.server.telling import tell_refused

API_ROUTES = [handler for part in (people, games, tables, live, chat, replays) for handler in part.ROUTES]


def make_app(house: House) -> Litestar:
    return Litestar(
        [Router("/api", route_handlers=API_ROUTES), *client.ROUTES],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "reader": Provide(the_reader),
            "person": Provide(the_person),
            "address": Provide(the_address),
        },
        middleware=[Identify(house.people, house.settings.public_url)],
        exception_handlers={
            Wrong: tell_wrong,
            QuadrigaError: tell_refused,
            HTTPException: tell_http,
            RecursionError: tell_nested,
            Exception: tell_bug,
        },
        before_send=[add_headers],
        lifespan=[house.run],
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
