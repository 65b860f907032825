"""Builds the wheel, installs it in empty environments away from this tree and plays a game from each.

`dev.py wheel` runs it with uv and Node.js on the path: on Python 3.11, and on the newest one that there is. What is
installed beside the wheel is what requirements.lock names. Last, mypy checks a typed program of a user. With --native,
a compiled wheel is built, too, and installed on the Python that it is for.
"""

import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

from pythons import NEWER, STARTS, python

ROOT = Path(__file__).resolve().parent.parent
USER = ROOT / "tests" / "typed_user.py"
LOCK = ROOT / "requirements.lock"
OLDEST = "3.11"
PROGRAMS = "Scripts" if os.name == "nt" else "bin"
INSTALLED = """
from importlib.resources import files
import quadriga
package = files("quadriga")
print(quadriga.BUILD)
print(package)
print(quadriga.__version__)
print((package / "py.typed").is_file() and (package / "server" / "static" / "index.html").is_file())
"""
BARE = """
import sys
before = set(sys.modules)
import quadriga
played = sum(
    quadriga.simulate(key, ["random"] * max(2, quadriga.game(key).seat_counts[0]), games=25)["finished"]
    for key in quadriga.KEYS
)
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
foreign = loaded - {*sys.stdlib_module_names, "quadriga", quadriga.compiled.LIBRARY, "__mp_main__"}
print(played, sorted(foreign))
"""
MOST_BYTES = 10_000_000
MOST_COMPILED = 25_000_000
"""Where the compiled build is in it, too."""
GAME = ("sim", "praetor", "--bots", "greedy,random", "--games", "1", "--json")


def output(*command: str | Path, cwd: Path, **more: str) -> str:
    """What a program prints; stops with what it complained of if it fails."""
    ours = ("PYTHON", "MYPY", "VIRTUAL_ENV", "QUADRIGA_")
    env = {name: value for name, value in os.environ.items() if not name.startswith(ours)} | more
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


def fetched(folder: Path) -> Path | None:
    """A newer Python of uv's, where this machine has none and may fetch one."""
    command = ["uv", "python", "install", "--quiet", "--no-bin", "--install-dir", str(folder), NEWER[0]]
    subprocess.run(command, env={**os.environ, "UV_HTTP_RETRIES": "0"}, stderr=subprocess.DEVNULL, check=False)
    return next(folder.glob(f"*/{PROGRAMS}/python{NEWER[0]}"), None)


def check_install(wheel: Path, interpreter: Path, folder: Path, build: str = "from source") -> Path:
    """Install the wheel in an environment of its own and play a game from it; the environment's Python."""
    environment, empty = folder / "environment", folder / "empty"
    empty.mkdir(parents=True)
    output("uv", "venv", "--quiet", "--python", interpreter, environment, cwd=empty)
    ours = environment / PROGRAMS / "python"
    output("uv", "pip", "install", "--quiet", "--python", ours, wheel, cwd=empty)
    check_bare(environment, ours, empty)
    command = f"quadriga[cli] @ {wheel.as_uri()}"
    output("uv", "pip", "install", "--quiet", "--python", ours, "--constraints", LOCK, command, cwd=empty)
    runs, place, version, whole = output(ours, "-c", INSTALLED, cwd=empty).splitlines()
    if runs != build:
        sys.exit(f"{wheel.name} runs {runs}, not {build}")
    if environment not in Path(place).parents:
        sys.exit(f"the package imported is not the one installed, but {place}")
    if f"-{version}-" not in wheel.name or whole != "True":
        sys.exit(f"{wheel.name} holds version {version}; py.typed and the browser client in it: {whole}")
    played = json.loads(output(environment / PROGRAMS / "quadriga", *GAME, cwd=empty))
    if played["games"] != 1:
        sys.exit(f"one game was to be played, not {played['games']}")
    output(ours, USER, cwd=empty)
    print(f"{wheel.name}, {runs}: installed and played on Python {output(ours, '-c', STARTS, cwd=empty)}", flush=True)
    return ours


def check_bare(environment: Path, ours: Path, empty: Path) -> None:
    """The wheel alone: it plays 100 games without any other library, is small, and the command says what is missing."""
    played = output(ours, "-c", BARE, cwd=empty)
    if played != "100 []":
        sys.exit(f"100 games and no library beside were expected, not {played}")
    package = Path(output(ours, "-c", "import quadriga; print(quadriga.__path__[0])", cwd=empty))
    files = [path for path in package.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    compiled = sum(path.stat().st_size for path in files if package / "native" in path.parents)
    size = sum(path.stat().st_size for path in files) - compiled
    if size > MOST_BYTES or size + compiled > MOST_COMPILED:
        most = f"{MOST_BYTES:,}, or {MOST_COMPILED:,} with what is compiled"
        sys.exit(f"the package has {size:,} bytes and {compiled:,} compiled ones, more than {most}")
    command = environment / PROGRAMS / "quadriga"
    refused = subprocess.run([command, "games"], cwd=empty, capture_output=True, text=True, check=False)
    if refused.returncode != 2 or "quadriga[cli]" not in refused.stderr:
        sys.exit(f"the command alone is to name its extra and exit with 2, not {refused}")
    print(f"bare: 100 games, no other library, {size / 1e6:.1f} MB, compiled {compiled / 1e6:.1f} MB", flush=True)


def check_compiled(folder: Path) -> None:
    """The wheel for this machine's kind alone, which is made by a switch of the build."""
    into, here = folder / "compiled", Path(sys.executable)
    output(
        "uv", "build", "--quiet", "--wheel", "--python", here, "--out-dir", into, ROOT, cwd=ROOT, QUADRIGA_NATIVE="1"
    )
    wheel = next(into.glob("*.whl"))
    if wheel.name.endswith("-none-any.whl"):
        sys.exit(f"{wheel.name} says that it is for every machine")
    check_install(wheel, here, folder / "with-compiled", "compiled")


def check_source(folder: Path) -> None:
    """The source archive has no pictures of the screen in it."""
    output("uv", "build", "--quiet", "--sdist", "--out-dir", folder, ROOT, cwd=ROOT)
    archive = next(folder.glob("*.tar.gz"))
    with tarfile.open(archive) as files:
        pictures = [name for name in files.getnames() if name.endswith(".webp")]
    if pictures:
        sys.exit(f"{archive.name} holds pictures: {', '.join(pictures)}")
    print(f"{archive.name}: {archive.stat().st_size / 1e6:.1f} MB", flush=True)


def main() -> None:
    with TemporaryDirectory(prefix="quadriga-wheel-") as name:
        folder = Path(name).resolve()
        oldest, newest = python(OLDEST), python(*NEWER) or fetched(folder / "python")
        if oldest is None and newest is None:
            sys.exit(f"there is no Python from {OLDEST} to {NEWER[0]} here")
        output("uv", "build", "--quiet", "--wheel", "--out-dir", folder, ROOT, cwd=ROOT)
        wheel = next(folder.glob("*.whl"))
        chosen = [interpreter for interpreter in (oldest, newest) if interpreter]
        installed = [check_install(wheel, interpreter, folder / f"with-{n}") for n, interpreter in enumerate(chosen)]
        if len(chosen) == 1:
            print(f"only one Python was there: no {OLDEST if oldest is None else ' or '.join(reversed(NEWER))}")
        check_source(folder)
        if "--native" in sys.argv:
            check_compiled(folder)
        against = ("--python-executable", installed[0], "--cache-dir", folder / "mypy")
        print(output(sys.executable, "-m", "mypy", "--strict", *against, USER, cwd=folder / "with-0" / "empty"))


if __name__ == "__main__":
    main()
