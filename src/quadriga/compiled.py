"""Takes kernel, games and bots from their compiled build, where there is one of exactly these sources.

A build lies in a folder that is named after the Python it is for and the digest of the sources it was made of, in
`build/native` of a working tree (`dev.py native` makes it) or inside an installed package. As soon as a source differs,
its build is not the one that is looked for, and everything is taken from source. `QUADRIGA_PURE=1` asks for that, too.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

PACKAGE: Final = Path(__file__).resolve().parent
PARTS: Final = ("agents", "games", "kernel")
"""What is compiled, or read by what is: the packages whose sources count."""
PLACES: Final = (PACKAGE / "native", PACKAGE.parents[1] / "build" / "native")
SUFFIX: Final = EXTENSION_SUFFIXES[0] if EXTENSION_SUFFIXES else ""
"""How the name of a library ends that is for this Python on this kind of machine: .cpython-311-x86_64-linux-gnu.so."""
KIND: Final = SUFFIX.strip(".").partition(".")[0]
LIBRARY: Final = "quadriga__mypyc"
"""The one library that has all of the compiled code; the others only name its modules."""

Build = Literal["compiled", "from source", "from source, changed since it was compiled"]
STALE: Final[Build] = "from source, changed since it was compiled"


def sources() -> Iterator[Path]:
    for part in PARTS:
        yield from sorted((PACKAGE / part).rglob("*.py"))


def stamp() -> str:
    """The folder name of a build that fits: what it is for, and a digest of the sources."""
    found = sha256()
    for path in sources():
        found.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
        found.update(path.read_bytes() + b"\0")
    return f"{KIND}-{found.hexdigest()[:24]}"


class Compiled:
    """Finds the modules that lie in the folder of a build; the others are for those who come after it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("quadriga.") and fullname != LIBRARY:
            return None
        file = self.folder / (fullname.replace(".", "/") + SUFFIX)
        if not file.exists():
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def use() -> Build:
    """Look for the build that fits, and take it if it is there."""
    if os.environ.get("QUADRIGA_PURE", "0") not in ("", "0"):
        return "from source"
    there = {folder.name: folder for place in PLACES if place.is_dir() for folder in place.glob(f"{KIND}-*")}
    if not there:
        return "from source"
    folder = there.get(stamp())
    if folder is None:
        return STALE
    sys.meta_path.insert(0, Compiled(folder))
    return "compiled"


BUILD: Final = use()
"""Which build of kernel, games and bots runs; decided once, when quadriga is first imported."""
