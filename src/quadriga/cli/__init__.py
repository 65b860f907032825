"""The command `quadriga`."""

from quadriga.cli.app import main

__all__ = ["main"]
