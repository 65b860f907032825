"""What handlers are made with: methods that document problems, and what the application provides by name."""

from __future__ import annotations

from functools import partial

import litestar
from litestar import Response
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery

from quadriga.api.wire import Problem
from quadriga.server.people import Person
from quadriga.server.server_context import ServerContext

PROBLEMS = {
    400: "The request lacks something or is malformed",
    401: "Nobody asks: no session, or a token that is not valid",
    403: "Not for this person",
    404: "There is no such thing",
    409: "Not as things stand",
    413: "Too big",
    429: "Too often",
    503: "Not at this moment",
    507: "The disk of the server is full",
}
responses = {
    status: ResponseSpec(Problem, generate_examples=False, description=text) for status, text in PROBLEMS.items()
}
get = partial(litestar.get, responses=responses)
post = partial(litestar.post, responses=responses)
put = partial(litestar.put, responses=responses)
delete = partial(litestar.delete, responses=responses)

Context = NamedDependency[ServerContext]
CurrentPerson = NamedDependency[Person]
"""Who asks, with a session or a token."""
Visitor = NamedDependency[Person | None]
"""Who asks, if they have shown who they are."""
ClientAddress = NamedDependency[str]
TableId = FromPath[str]
Since = FromQuery[int]
SomeSeat = FromQuery[int | None]


def record_file(name: str, text: str) -> Response[str]:
    """A record to be kept as a file."""
    named = {"Content-Disposition": f'attachment; filename="{name}.quadriga"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=named)
