"""Which values of a game's data its rules look up: they are what a set-up is known by."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

NOTES: Final = {"provenance", "why", "source", "lines", "note", "seed_fields", "public_fields", "name_from", "fixed"}
"""Keys that say where a value is from: rules cannot see them."""


class Lookups:
    """Every value that was looked up, by its key; closed once a box is made."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {}
        self._digest = ""

    def note(self, key: str, value: object) -> None:
        if self._digest:
            raise RuntimeError(f"{key!r} is looked up after the box was made: keep what the rules need in the box")
        self.values[key] = value

    def track(self, key: str, value: object) -> Any:
        """The value as the rules get it: a table or a list of tables notes what is taken from it."""
        if isinstance(value, Mapping):
            return TrackedTable(self, key, value)
        if isinstance(value, list) and any(isinstance(item, Mapping) for item in value):
            return TrackedList(self, key, value)
        self.note(key, value)
        return value

    def close(self) -> None:
        self._digest = sha256(json.dumps(self.values, sort_keys=True).encode()).hexdigest()[:16]

    def digest(self) -> str:
        """A short name for exactly what was looked up."""
        if not self._digest:
            raise RuntimeError("the box is not made yet")
        return self._digest


class TrackedTable(Mapping[str, Any]):
    """A table of the data. Asking for a key that is missing, or listing the keys, counts as a look-up too."""

    def __init__(self, lookups: Lookups, key: str, table: Mapping[str, Any]) -> None:
        self._lookups = lookups
        self._key = key
        self._table = table

    def __getitem__(self, name: str) -> Any:
        key = f"{self._key}.{name}" if self._key else name
        if name in NOTES or name not in self._table:
            self._lookups.note(key, None)
            raise KeyError(name)
        return self._lookups.track(key, self._table[name])

    def __iter__(self) -> Iterator[str]:
        names = [name for name in self._table if name not in NOTES]
        self._lookups.note(f"{self._key}.*", names)
        return iter(names)

    def __len__(self) -> int:
        return len(list(iter(self)))


class TrackedList(Sequence[Any]):
    """A list of tables; how many there are counts as looked up."""

    def __init__(self, lookups: Lookups, key: str, items: list[Any]) -> None:
        self._lookups = lookups
        self._key = key
        self._items = items

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[n] for n in range(*index.indices(len(self)))]
        return self._lookups.track(f"{self._key}[{index}]", self._items[index])

    def __len__(self) -> int:
        self._lookups.note(f"{self._key}[]", len(self._items))
        return len(self._items)

    def __iter__(self) -> Iterator[Any]:
        return iter([self[n] for n in range(len(self))])
