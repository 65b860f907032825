"""The command that runs a server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

commands = App()


@commands.command
def serve(
    *,
    host: Annotated[
        str | None, Parameter(help="The address to listen on (127.0.0.1); 0.0.0.0 lets others in the network come.")
    ] = None,
    port: Annotated[int | None, Parameter(help="The port (8888); 0 takes any that is free.")] = None,
    public_url: Annotated[
        str | None, Parameter(help="Where people reach the server, when not by host and port.")
    ] = None,
    data_dir: Annotated[Path | None, Parameter(help="The folder for the database; otherwise that of the user.")] = None,
    settings: Annotated[
        Path | None, Parameter(help="A TOML file of settings; flags and QUADRIGA_... variables go before it.")
    ] = None,
    print_settings: Annotated[
        bool, Parameter(negative="", help="Print all settings as such a file, and do not start.")
    ] = False,
    open_: Annotated[bool, Parameter(name="--open", help="Show the client in the browser.")] = True,
) -> int:
    """Run a server: people play in the browser, programs by the API."""
    from quadriga.server.settings_file import read_settings, settings_text

    flags = {"host": host, "port": port, "public_url": public_url, "data_dir": data_dir}
    chosen = read_settings(flags, os.environ, settings)
    if print_settings:
        print(settings_text(chosen), end="")
        return 0
    from quadriga.server.serve import serve as run_server  # what it needs is slow to import

    return run_server(chosen, open_)
