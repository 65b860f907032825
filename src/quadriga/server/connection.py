"""What handlers get of a connection: who asks comes as a dependency, so its user, auth and state may be anything."""

from __future__ import annotations

from litestar import Request, WebSocket
from litestar.datastructures import State

HttpRequest = Request[object, object, State]
Socket = WebSocket[object, object, State]
