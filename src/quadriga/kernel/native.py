"""What the compiler is told about classes, and how compiled classes are read like others. Never compiled itself."""

from __future__ import annotations

from functools import cache
from inspect import signature
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
    from typing_extensions import TypeVar

    from quadriga.kernel.game import Box

    B_co = TypeVar("B_co", bound=Box, default=Box, covariant=True)
    """The box of a state: `State` alone is a state with any box."""
else:
    from typing import TypeVar

    B_co = TypeVar("B_co")

    def mypyc_attr(**_):
        """Changes nothing: only the compiler reads it."""
        return lambda cls: cls


__all__ = ["B_co", "fields", "mypyc_attr", "parameters", "unpacked"]


@cache
def fields(cls: Any) -> tuple[str, ...]:
    """The names of what an object of a class holds, those of its bases first."""
    found: list[str] = []
    for kind in reversed(cls.__mro__):
        slots = kind.__dict__.get("__slots__", ())
        compiled = kind.__dict__.get("__mypyc_attrs__", ())  # those of its bases are among them
        own = {*([slots] if isinstance(slots, str) else slots), *compiled}
        found += sorted(name for name in own if name not in found and not name.startswith("__"))
    return tuple(found)


@cache
def parameters(cls: Any) -> tuple[str, ...]:
    """What the constructor of a class is called with."""
    return tuple(signature(cls).parameters)


def unpacked(cls: Any, values: tuple[Any, ...]) -> Any:
    """An object with these values in its fields, made without its constructor."""
    made = cls.__new__(cls)
    for name, value in zip(fields(cls), values, strict=True):
        setattr(made, name, value)
    return made
