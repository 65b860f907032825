"""Compiles kernel, games and bots by mypyc, into the folder where `quadriga.compiled` looks for them.

`dev.py native` runs it. It needs mypy, setuptools, a C compiler and the headers of Python; all cores compile.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILDS = ROOT / "build" / "native"
OBJECTS = BUILDS / "objects"
"""What came of each file of C code, by what it was made of: a change of one module compiles little more than it."""
UNUSED = 14 * 86400.0
"""Seconds after which one that no build has used is removed."""
KEPT = 2
"""How many builds of earlier sources stay: what runs with one of them may still import from it."""
MAKING = "making-"
"""How the folder begins that a build is made in."""
ABANDONED = 600.0
"""Seconds after which nothing new in that folder means that nobody works on it any more."""
PLAIN = {"__init__.py", "native.py", "network.py", "position.py", "screen.py", "view.py", "vocabulary.py"}
"""Left as they are: what packages are made of, and what is read, written and shown, where nothing would be gained."""
MORE_FLAGS = ["-ffp-contract=off"]
"""Numbers come out as they do from source, on every machine."""
LESS_FLAGS = {"-Werror"}

PURE = os.environ.get("QUADRIGA_PURE", "0") not in ("", "0")
os.environ["QUADRIGA_PURE"] = "1"
sys.path.insert(0, str(SOURCE))
from quadriga.compiled import LIBRARY, PARTS, SUFFIX, stamp  # noqa: E402 (only from the tree it lies in)


def files() -> list[str]:
    """What is compiled, as paths from the root: mypy makes names of modules of them."""
    found = [path for part in PARTS for path in sorted((SOURCE / "quadriga" / part).rglob("*.py"))]
    return [path.relative_to(ROOT).as_posix() for path in found if path.name not in PLAIN]


def to_c(target: Path) -> list[Any]:
    """The extensions to build, after their C code was written."""
    from mypyc.build import mypycify

    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            return mypycify(
                files(),
                opt_level="2",
                debug_level="0",
                multi_file=True,
                target_dir=str(target),
                group_name=LIBRARY.removesuffix("__mypyc"),
            )
    except SystemExit:
        sys.exit(f"mypyc refuses these sources:\n{said.getvalue()}")


class Progress:
    """Says how far it is: a line that goes on where somebody looks, else a line now and then."""

    def __init__(self, whole: int) -> None:
        self.whole, self.done, self.said = whole, 0, 0
        self.live = sys.stderr.isatty()

    def add(self, amount: int) -> None:
        self.done += amount
        percent = 100 * self.done // self.whole
        if percent >= self.said + (1 if self.live else 25):
            self.said = percent
            end = "\n" if percent == 100 or not self.live else "\r"
            print(f"  {percent:3} %", end=end, flush=True, file=sys.stderr)


class Objects:
    """Compiles files of C code, each only where what it is made of has changed."""

    def __init__(self, compiler: Any, headers: list[Path], folder: Path) -> None:
        self.compiler, self.folder = compiler, folder
        self.shared = sha256(repr((sys.version, compiler.compiler_so, version("mypy"))).encode())
        for header in headers:
            self.shared.update(header.read_bytes())

    def of(self, source: str, extension: Any) -> str:
        """The object of a file."""
        flags = [flag for flag in extension.extra_compile_args if flag not in LESS_FLAGS]
        flags += MORE_FLAGS if self.compiler.compiler_type == "unix" else []
        found = self.shared.copy()
        found.update(repr(flags).encode() + Path(source).read_bytes())
        kept = OBJECTS / f"{found.hexdigest()}.o"
        if kept.exists():
            os.utime(kept)
        else:
            includes = [*extension.include_dirs, sysconfig.get_path("include")]
            made = self.compiler.compile(
                [source], output_dir=str(self.folder), include_dirs=includes, extra_postargs=flags
            )
            Path(made[0]).replace(kept)
        return str(kept)


def compile_all(extensions: list[Any], making: Path, jobs: int) -> None:
    """Compile and link; the largest files first, so that all cores are busy to the end."""
    import setuptools  # noqa: F401 (it brings distutils where Python has none)
    from distutils import ccompiler  # isort: skip
    from distutils.sysconfig import customize_compiler

    compiler: Any = ccompiler.new_compiler()
    customize_compiler(compiler)
    objects = Objects(compiler, sorted((making / "c").glob("*.h")), making / "objects")
    work = [(source, extension) for extension in extensions for source in extension.sources]
    size = {source: Path(source).stat().st_size for source, _ in work}
    progress = Progress(sum(size.values()))
    made: dict[str, str] = {}

    def link(extension: Any) -> None:
        file = making / "build" / (extension.name.replace(".", "/") + SUFFIX)
        file.parent.mkdir(parents=True, exist_ok=True)
        strip = ["-s"] if sys.platform == "linux" else []
        compiler.link_shared_object([made[source] for source in extension.sources], str(file), extra_postargs=strip)

    with ThreadPoolExecutor(jobs) as pool:
        running = {pool.submit(objects.of, *job): job[0] for job in sorted(work, key=lambda job: -size[job[0]])}
        try:
            for done in as_completed(running):
                made[running[done]] = done.result()
                progress.add(size[running[done]])
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
        list(pool.map(link, extensions))


def build(jobs: int) -> Path:
    """The folder of the build that fits the sources; made, where it is not there."""
    name = stamp()
    folder, making = BUILDS / name, BUILDS / f"{MAKING}{name}-{os.getpid()}"
    if folder.is_dir():
        return folder
    begun = time.monotonic()
    print(f"Compiling {len(files())} modules ...", file=sys.stderr, flush=True)
    making.mkdir(parents=True)
    OBJECTS.mkdir(exist_ok=True)
    try:
        extensions = to_c(making / "c")
        compile_all(extensions, making, jobs)
        if stamp() != name:
            sys.exit("The sources have changed meanwhile: run it again")
        with contextlib.suppress(OSError):  # somebody else was faster
            (making / "build").rename(folder)
    finally:
        shutil.rmtree(making, ignore_errors=True)
    print(f"Compiled in {time.monotonic() - begun:.0f} seconds", file=sys.stderr, flush=True)
    return folder


def tidy(newest: Path) -> None:
    """Remove what nobody uses any more: builds of earlier sources, and what was begun and never finished."""
    for kept in OBJECTS.glob("*"):
        if time.time() - kept.stat().st_mtime > UNUSED:
            kept.unlink(missing_ok=True)
    found = [path for path in BUILDS.iterdir() if path.is_dir() and path not in (newest, OBJECTS)]
    earlier = sorted(
        (path for path in found if not path.name.startswith(MAKING)), key=lambda path: path.stat().st_mtime
    )
    left = [path for path in found if path.name.startswith(MAKING) and time.time() - last_work(path) > ABANDONED]
    for path in [*earlier[:-KEPT], *left]:
        shutil.rmtree(path, ignore_errors=True)


def last_work(making: Path) -> float:
    """When something was last made in the folder; long ago, where it is gone meanwhile."""
    try:
        return max(path.stat().st_mtime for path in [making, *making.glob("*")])
    except OSError:
        return 0.0


def can_compile() -> bool:
    """Whether there is a C compiler, and what Python itself was compiled with."""
    compiler = str(sysconfig.get_config_var("CC") or "").split()[:1]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return bool(compiler) and shutil.which(compiler[0]) is not None and headers.exists()


def start_beside() -> None:
    """Start a process that compiles when nothing else wants to run, unless there is nothing to do or nothing to do it
    with."""
    if PURE or not can_compile() or (BUILDS / stamp()).is_dir():
        return
    BUILDS.mkdir(parents=True, exist_ok=True)
    if any(time.time() - last_work(making) < ABANDONED for making in BUILDS.glob(f"{MAKING}*")):
        return
    print("Compiling kernel, games and bots in the background: bots think faster after the next start", file=sys.stderr)
    with (BUILDS / "log.txt").open("w") as log:
        command = [sys.executable, __file__, "--low"]
        null = subprocess.DEVNULL
        subprocess.Popen(command, stdin=null, stdout=log, stderr=log, cwd=ROOT, start_new_session=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py native", description="Compile kernel, games and bots.")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many files at once")
    parser.add_argument("--low", action="store_true", help="let everything else go first")
    parser.add_argument("--background", action="store_true", help="start it, and do not wait")
    args = parser.parse_args()
    if args.background:
        with contextlib.suppress(OSError):  # a tree that cannot be written to runs from source
            start_beside()
        return
    if not can_compile():
        sys.exit("There is no C compiler here, or no Python.h (on Debian: apt install gcc python3-dev)")
    if args.low and hasattr(os, "nice"):
        os.nice(19)
    os.chdir(ROOT)
    folder = build(args.jobs)
    tidy(folder)
    print(folder)


if __name__ == "__main__":
    main()
