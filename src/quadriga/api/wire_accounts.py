"""What goes over the wire of people: names, passwords, sessions and API tokens."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Me(Struct):
    """The person at the other end, and what this server offers."""

    id: str
    name: str
    registered: bool
    csrf: str
    """Goes into the header `X-CSRF-Token` of everything that changes something, unless an API token is used."""
    version: str


class Credentials(Struct):
    name: str
    password: str


class NewName(Struct):
    """A guest picks a name."""

    name: str


class NewPassword(Struct):
    old: str
    new: str


class Reset(Struct):
    """A new password by a link from whoever runs the server: `/account#reset=TOKEN`."""

    token: str
    password: str


class Password(Struct):
    """Of a registered name, to confirm something; empty for guests."""

    password: str = ""


class KeyInfo(Struct):
    """A session or an API token."""

    id: str
    kind: Literal["session", "token"]
    created: float
    used: float
    """When it was last used, to the hour."""
    current: bool
    """Whether it is the one that asks."""


class Token(Struct):
    """An API token, shown once: `Authorization: Bearer ...`."""

    token: str
