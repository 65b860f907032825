"""The browser client, as far as it is built: its files, and its page under the addresses of its pages."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from quadriga.api.problems import ApiError
from quadriga.server.connection import HttpRequest

STATIC = Path(__file__).resolve().parents[1] / "static"
PAGES = (
    *(
        "",
        "new/*",
        "tables",
        "replays",
        "rules",
        "rules/*",
        "learn/*",
        "learn/*/overview",
        "learn/*/wins",
        "learn/*/*",
        "learn/*/*/*",
        "account",
        "about",
    ),
    *("table/*", "replay/*", "record/*", "exercise/*/*/*", "puzzle/*"),
)
"""What `ROUTES` in web/src/App.svelte shows something for; a test compares them."""
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Quadriga</title></head>
<body><h1>Quadriga</h1>
<p>The server runs, but the browser client has not been built.</p>
<p>The API is there: <a href="/api/schema">/api/schema</a>.</p></body></html>
"""


@get("/", include_in_schema=False)
async def front(request: HttpRequest) -> Response[bytes]:
    return await file_or_page("/", request)


@get("/{path:path}", include_in_schema=False)
async def client(path: FromPath[str], request: HttpRequest) -> Response[bytes]:
    """A file of the client, or its page."""
    return await file_or_page(path, request)


async def file_or_page(path: str, request: HttpRequest) -> Response[bytes]:
    name, understood, status = path.lstrip("/"), request.headers.get("accept-encoding", ""), 200
    if name == "api" or name.startswith("api/"):
        raise ApiError(404, "not-found", "there is nothing here; see /api/schema")
    file = file_of(name)
    if file is None:
        if not is_page(name):
            if name.startswith("assets/") or "text/html" not in request.headers.get("accept", ""):
                raise ApiError(404, "not-found", "there is neither a file nor a page here")
            status = 404  # a person who mistyped an address is shown the lobby
        file = STATIC / "index.html"
        if not file.is_file():
            return Response(NOT_BUILT.encode(), status_code=status, media_type="text/html; charset=utf-8")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": FOR_EVER if file.parent.name == "assets" else "no-cache"}
    if not kind.startswith("text/") and not kind.endswith(("javascript", "json", "xml")):
        return Response(file.read_bytes(), media_type=kind, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if "gzip" not in understood:
        return Response(file.read_bytes(), status_code=status, media_type=f"{kind}; charset=utf-8", headers=headers)
    headers["Content-Encoding"] = "gzip"
    content = packed(file, file.stat().st_mtime_ns)
    return Response(content, status_code=status, media_type=f"{kind}; charset=utf-8", headers=headers)


def is_page(name: str) -> bool:
    parts = [part for part in name.split("/") if part]
    wanted = [page.split("/") if page else [] for page in PAGES]
    return any(
        len(page) == len(parts) and all(word in ("*", part) for word, part in zip(page, parts, strict=True))
        for page in wanted
    )


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
