"""Fair chance: whoever deals commits to a secret, the players add nonces, and chance follows from both.

The commitment is the SHA-256 of the secret, made known before the first nonce. Players commit to their nonces in the
same way, and reveal them when all are seated. The seed is the secret and the nonce of every seat, joined by colons.
The secret is published when the game is over.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from quadriga.kernel.chance import Rng

NONCE: Final = re.compile(r"[0-9A-Za-z_-]{0,64}")
NONCE_COMMITMENT: Final = "Nonce-Commitment"
COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")


def commitment_to(secret: str) -> str:
    """To a secret or a nonce."""
    return sha256(secret.encode()).hexdigest()


def seal_of(rows: Sequence[str]) -> str:
    """The SHA-256 of a record's rows, without comments, empty rows and the seal itself."""
    return sha256("\n".join(row for row, _ in bare_rows(rows) if not row.startswith("Seal:")).encode()).hexdigest()


def bare_rows(rows: Sequence[str]) -> list[tuple[str, bool]]:
    """Each row without comments and empty ones, and whether it is of the header, which an empty row ends."""
    end = next((n for n, row in enumerate(rows) if not row.strip()), len(rows))
    bare = [(row if n < end else row.partition(";")[0].strip(), n < end) for n, row in enumerate(rows)]
    return [(row, header) for row, header in bare if row]


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
    committed: Mapping[str, str] = field(default_factory=dict)
    """The commitments to nonces, by the name of the seat; empty where nonces could be read before the game."""
    undone: Mapping[int, int] = field(default_factory=dict)
    """Before which answers, counted from 1, how many numbers had been drawn and taken back."""

    def rng(self, seats: Sequence[str]) -> Rng | None:
        """The chance of the game, where the secret is known."""
        return fair_rng(self.secret, [self.nonces.get(seat, "") for seat in seats]) if self.secret else None

    @property
    def blind(self) -> bool:
        """Whether everybody who gave a nonce had committed to it before any was revealed."""
        return bool(self.nonces) and self.nonces.keys() <= self.committed.keys()

    def rows(self) -> list[str]:
        """As the header of a record says it."""
        return [
            *([f"Commitment: {self.commitment}"] if self.commitment else []),
            *([f"Secret: {self.secret}"] if self.secret else []),
            *(f"Nonce: {seat} = {nonce}" for seat, nonce in self.nonces.items()),
            *(f"{NONCE_COMMITMENT}: {seat} = {commitment}" for seat, commitment in self.committed.items()),
            *(f"Undone: {number} = {count}" for number, count in self.undone.items()),
        ]
