"""The data of a game's box: read from TOML with their provenance, overridden with a check, looked up by the rules."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from quadriga.kernel.errors import DataError, QuadrigaError
from quadriga.kernel.lookups import NOTES, Lookups

Table = Mapping[str, Any]
REASONS: Final = "reasons"
"""The table of texts behind short names in `why`."""
FACTS: Final = "facts"
"""The table of values that only describe the box and cannot be overridden."""


class Datum(NamedTuple):
    """One value and where it is from: printed (seed), published (public), reconstructed, or ours."""

    key: str
    value: Any
    provenance: str
    because: str


class GameData:
    """The tables of a data file and what has been overridden in it; each box has its own, and its own look-ups."""

    def __init__(self, tables: Table, overrides: Table | None = None) -> None:
        self.overrides = dict(overrides or {})
        for key, value in self.overrides.items():
            if key.partition(".")[0] == FACTS:
                raise DataError(key, "says what lies in the box; nothing in the game depends on it")
            check(key, value, look_up(tables, key))
        self.toml: Table = merge(tables, self.overrides) if overrides else tables
        self.lookups = Lookups()

    def __getitem__(self, key: str) -> Any:
        """What the rules look up by a dotted key, while the box is made."""
        return self.lookups.track(key, look_up(self.toml, key))

    def number(self, key: str) -> int:
        value = self[key]
        if not isinstance(value, int):
            raise DataError(key, f"expected a whole number, not {value!r}")
        return value

    def number_if_any(self, key: str) -> int | None:
        """A number that the data of an earlier version may lack."""
        try:
            return self.number(key)
        except DataError:
            self.lookups.note(key, None)
            return None

    def shown(self, key: str) -> Any:
        """A value or a whole table for a screen; not for rules, since it does not count as looked up."""
        return without_notes(look_up(self.toml, key))

    def digest(self) -> str:
        """A short name for exactly the values that the rules looked up while the box was made."""
        return self.lookups.digest()

    def whole_digest(self) -> str:
        """A short name for all values: what set-ups were known by before look-ups were noted."""
        data = {key: without_notes(table) for key, table in self.toml.items() if key not in {*NOTES, REASONS}}
        return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]

    def listed(self) -> Iterator[Datum]:
        """Every value with its provenance, in the order of the file."""
        yield from listed("", self.toml, "", "")


def read(path: Path) -> dict[str, Any]:
    """The tables of a TOML file; a clear error if it cannot be read."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise QuadrigaError(f"cannot read {path}: {error}") from None
    except tomllib.TOMLDecodeError as fault:
        raise QuadrigaError(f"{path} is not a TOML file: {fault}") from None


def flat(tables: Table, prefix: str = "") -> dict[str, Any]:
    """{"costs": {"wall": 1}} as {"costs.wall": 1}; lists stay whole."""
    values: dict[str, Any] = {}
    for key, value in tables.items():
        if isinstance(value, dict):
            values.update(flat(value, f"{prefix}{key}."))
        elif key not in NOTES:
            values[prefix + key] = value
    return values


def look_up(tables: Table, key: str) -> Any:
    value: Any = tables
    for part in key.split("."):
        if not isinstance(value, Mapping) or part not in value:
            raise DataError(key, "there is no such value")
        value = value[part]
    return value


def check(key: str, value: Any, usual: Any) -> None:
    """The new value must be of the same kind as the usual one."""
    if isinstance(usual, bool) or isinstance(value, bool):
        fits = isinstance(usual, bool) and isinstance(value, bool)
        expected = "true or false" if isinstance(usual, bool) else kind_of(usual)
    elif isinstance(usual, int):
        fits, expected = isinstance(value, int) and (value >= 0 or usual < 0), "a whole number, not negative"
    else:
        fits, expected = isinstance(value, type(usual)), kind_of(usual)
    if not fits:
        raise DataError(key, f"expected {expected}, not {value!r}")
    if isinstance(usual, list) and usual:
        for n, item in enumerate(value):
            check(f"{key}[{n}]", item, usual[min(n, len(usual) - 1)])
    if isinstance(usual, dict):
        for name in usual.keys() - NOTES - value.keys():
            raise DataError(f"{key}.{name}", "is missing")
        for name in value.keys() - NOTES:
            check(f"{key}.{name}", value[name], look_up(usual, name))


def kind_of(value: object) -> str:
    kinds = {str: "a text", list: "a list", dict: "a table", int: "a whole number", bool: "true or false"}
    return kinds.get(type(value), type(value).__name__)


def merge(tables: Table, overrides: Table) -> dict[str, Any]:
    """A copy of the tables with the overridden values in it, by dotted key."""
    merged: dict[str, Any] = json.loads(json.dumps(tables))
    for key, value in overrides.items():
        *path, last = key.split(".")
        place = merged
        for part in path:
            place = place[part]
        place[last] = value
    return merged


def without_notes(value: object) -> Any:
    if isinstance(value, Mapping):
        return {key: without_notes(item) for key, item in value.items() if key not in NOTES}
    if isinstance(value, list):
        return [without_notes(item) for item in value]
    return value


def listed(prefix: str, value: object, provenance: str, because: str) -> Iterator[Datum]:
    """The values below a key; a table's provenance holds for what is in it unless that says otherwise."""
    if isinstance(value, Mapping):
        provenance = value.get("provenance", provenance)
        because = str(value.get("why") or value.get("source") or value.get("lines") or because)
        for key, item in value.items():
            if key not in NOTES:
                yield from listed(f"{prefix}.{key}" if prefix else key, item, provenance, because)
    elif isinstance(value, list) and value and isinstance(value[0], Mapping):
        for item in value:
            name = item.get("id") or item.get("n") or item.get("number") or value.index(item)
            yield from listed(f"{prefix}[{name}]", item, provenance, because)
    else:
        yield Datum(prefix, value, provenance, because)
