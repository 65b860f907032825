"""Builds the browser client from web/ when its sources have changed, and runs its other scripts.

Needs the standard library and npm. Without arguments it builds, unless what is built is what the sources say;
arguments are scripts of web/package.json to run instead.
"""

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
LOCALE = ROOT / "src" / "quadriga" / "locale"
STATIC = ROOT / "src" / "quadriga" / "server" / "static"
STAMP = "sources.sha256"


def sources() -> Iterator[Path]:
    for folder in (WEB, LOCALE):
        for path in sorted(folder.rglob("*")):
            if MODULES not in path.parents and path.is_file():
                yield path


def wanted() -> str:
    """A fingerprint of everything the client is built from."""
    found = hashlib.sha256()
    for path in sources():
        found.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_current() -> bool:
    """Whether the built client is that of these sources, or there are no sources to build it from."""
    stamp = STATIC / STAMP
    return stamp.exists() and (not WEB.exists() or stamp.read_text() == wanted())


def install(npm: str) -> None:
    """Bring node_modules in line with the lock."""
    stamp, lock = MODULES / "quadriga-stamp", hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != lock:
        print("Fetching what the browser client is built with ...", file=sys.stderr, flush=True)
        call(npm, "ci", "--no-progress", "--loglevel=error")
        stamp.write_text(lock)


def call(*command: str) -> None:
    code = subprocess.call(command, cwd=WEB)
    if code:
        sys.exit(code)


def main(scripts: list[str]) -> None:
    if not scripts and is_current():
        return
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("The browser client is built with Node.js, and there is no npm on the path")
    install(npm)
    for script in scripts:
        call(npm, "run", "--silent", script)
    if not scripts:
        print("Building the browser client ...", file=sys.stderr, flush=True)
        fingerprint = wanted()
        call(npm, "run", "--silent", "build")
        (STATIC / STAMP).write_text(fingerprint)


if __name__ == "__main__":
    main(sys.argv[1:])
