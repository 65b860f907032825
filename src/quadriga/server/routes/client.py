"""The browser client, as far as it is built; every path that is not the API's shows its page."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from quadriga.server.connection import HttpRequest
from quadriga.server.problems import ApiError

STATIC = Path(__file__).resolve().parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Quadriga</title></head>
<body><h1>Quadriga</h1>
<p>The server runs, but the browser client has not been built.</p>
<p>The API is there: <a href="/api/schema">/api/schema</a>.</p></body></html>
"""


@get("/", include_in_schema=False)
async def front(request: HttpRequest) -> Response[bytes]:
    return await file_or_page("/", request.headers.get("accept-encoding", ""))


@get("/{path:path}", include_in_schema=False)
async def client(path: FromPath[str], request: HttpRequest) -> Response[bytes]:
    """A file of the client; its page for any path that is none."""
    return await file_or_page(path, request.headers.get("accept-encoding", ""))


async def file_or_page(path: str, understood: str) -> Response[bytes]:
    name = path.lstrip("/")
    if name == "api" or name.startswith("api/"):
        raise ApiError(404, "not-found", "there is nothing here; see /api/schema")
    file = file_of(name)
    if file is None:
        if name.startswith("assets/"):
            raise ApiError(404, "not-found", "there is no such file")
        file = STATIC / "index.html"
        if not file.is_file():
            return Response(NOT_BUILT.encode(), media_type="text/html; charset=utf-8")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": FOR_EVER if file.parent.name == "assets" else "no-cache"}
    if not kind.startswith("text/") and not kind.endswith(("javascript", "json", "xml")):
        return Response(file.read_bytes(), media_type=kind, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if "gzip" not in understood:
        return Response(file.read_bytes(), media_type=f"{kind}; charset=utf-8", headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(packed(file, file.stat().st_mtime_ns), media_type=f"{kind}; charset=utf-8", headers=headers)


def file_of(name: str) -> Path | None:
    """The file of the client that is called so."""
    try:
        file = (STATIC / name).resolve()
        return file if file.is_relative_to(STATIC) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


@cache
def packed(file: Path, changed: int) -> bytes:
    """A file as it is sent to whoever can unpack it; packed once."""
    return gzip.compress(file.read_bytes(), mtime=0)


ROUTES = [front, client]
