"""Whom the host has sent away: persons by id, addresses as networks."""

from __future__ import annotations

import ipaddress

from sqlalchemy import select

from quadriga.api.problems import ApiError
from quadriga.kernel.errors import QuadrigaError
from quadriga.server.database import Database
from quadriga.server.schema import bans

PERSON, ADDRESS = "person", "address"
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class AddressError(QuadrigaError):
    """Something that is no address and no network."""


class Bans:
    """What the database says, kept in memory: every request is checked."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.people: dict[str, str] = {}
        """The reason for each person's id."""
        self.networks: list[tuple[Network, str]] = []

    async def load(self) -> None:
        rows = await self.database.read(lambda db: db.execute(select(bans)))
        found = rows.all()
        self.people = {row.who: row.reason for row in found if row.kind == PERSON}
        self.networks = [(network_of(row.who), row.reason) for row in found if row.kind == ADDRESS]

    def check(self, person: str, address: str) -> None:
        """Raises ApiError for whoever is banned."""
        reason = self.people.get(person)
        if reason is None and self.networks:
            reason = next((why for network, why in self.networks if lies_in(address, network)), None)
        if reason is not None:
            raise ApiError(403, "banned", "whoever runs this server has banned you", reason=reason)


def network_of(text: str) -> Network:
    """An address or a network; one IPv6 address stands for its /64, which is what a household gets."""
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise AddressError(f"{text!r} is no address: expected 203.0.113.7, 203.0.113.0/24 or 2001:db8::1") from None
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen == 128:
        return network.supernet(new_prefix=64)
    return network


def lies_in(address: str, network: Network) -> bool:
    try:
        return ipaddress.ip_address(address) in network
    except ValueError:
        return False
