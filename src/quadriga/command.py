"""Where the command `quadriga` begins: it says what to install where its own libraries are missing."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from quadriga.compiled import BUILD, STALE

NEEDED = ("cyclopts", "fluent.runtime", "msgspec", "rich")
BAD_INPUT = 2


def main() -> int:
    """Run a command; 2 where the extra [cli] is not installed."""
    missing = [name for name in NEEDED if not there(name)]
    if missing:
        print(f"the command needs {', '.join(missing)}: pip install 'quadriga[cli]'", file=sys.stderr)
        return BAD_INPUT
    if BUILD == STALE:
        print("quadriga runs from source: it has changed since it was compiled", file=sys.stderr)
    from quadriga.cli import main as run

    return run()


def there(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # of "fluent.runtime" not even "fluent" is there
        return False
