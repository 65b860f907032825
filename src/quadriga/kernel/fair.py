"""Fair chance: whoever deals commits to a secret, the players add nonces, and chance follows from both.

The commitment is the SHA-256 of the secret, made known before the first nonce. The seed is the secret and the nonce
of every seat, joined by colons. Both secret and nonces are published when the game is over.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from quadriga.kernel.chance import Rng

NONCE = re.compile(r"[0-9A-Za-z_-]{0,64}")


def commitment_to(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def seal_of(rows: Sequence[str]) -> str:
    """The SHA-256 of a record's rows, without comments, empty rows and the seal itself."""
    bare = [row if header else row.partition(";")[0].strip() for row, header in with_place(rows)]
    return sha256("\n".join(row for row in bare if row and not row.startswith("Seal:")).encode()).hexdigest()


def with_place(rows: Sequence[str]) -> list[tuple[str, bool]]:
    """Each row, and whether it is of the header, which an empty row ends."""
    end = next((n for n, row in enumerate(rows) if not row.strip()), len(rows))
    return [(row, n < end) for n, row in enumerate(rows)]


def fair_rng(secret: str, nonces: Sequence[str]) -> Rng:
    """The chance of a game; one nonce for each seat, empty where nobody gave one."""
    return Rng(":".join([secret, *nonces]))


@dataclass(frozen=True)
class Fairness:
    """What a record says about where its chance comes from; all empty where it says nothing."""

    commitment: str = ""
    secret: str = ""
    nonces: Mapping[str, str] = field(default_factory=dict)
    """By the name of the seat."""
    undone: Mapping[int, int] = field(default_factory=dict)
    """Before which answers, counted from 1, how many numbers had been drawn and taken back."""

    def rng(self, seats: Sequence[str]) -> Rng | None:
        """The chance of the game, where the secret is known."""
        return fair_rng(self.secret, [self.nonces.get(seat, "") for seat in seats]) if self.secret else None

    def rows(self) -> list[str]:
        """As the header of a record says it."""
        return [
            *([f"Commitment: {self.commitment}"] if self.commitment else []),
            *([f"Secret: {self.secret}"] if self.secret else []),
            *(f"Nonce: {seat} = {nonce}" for seat, nonce in self.nonces.items()),
            *(f"Undone: {number} = {count}" for number, count in self.undone.items()),
        ]
