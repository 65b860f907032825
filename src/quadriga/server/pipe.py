"""How the server and its worker processes speak to each other."""

HEAD = 4
"""Bytes of the length before each message to and from a worker."""
GOOD, REFUSED, BROKEN = b"=", b"!", b"?"
"""What a reply begins with."""
