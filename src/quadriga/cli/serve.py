"""The command that runs a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

commands = App()


@commands.command
def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen on; 0.0.0.0 lets others in the network come.")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port; 0 takes any that is free.")] = 8888,
    public_url: Annotated[
        str | None, Parameter(help="Where people reach the server, when not by host and port.")
    ] = None,
    data_dir: Annotated[Path | None, Parameter(help="The folder for the database; otherwise that of the user.")] = None,
    open_: Annotated[bool, Parameter(name="--open", help="Show the client in the browser.")] = True,
) -> int:
    """Run a server: people play in the browser, programs by the API."""
    from quadriga.server.serve import serve as run_server  # what it needs is slow to import

    return run_server(host, port, public_url, data_dir, open_)
