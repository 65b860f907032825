"""Writes a static site on which one plays without a server: `python3 dev.py site OUT`, `quadriga site OUT`.

Any host of files serves it, below any path and without special headers. Python comes from the package `pyodide` that
web/package-lock.json pins, msgspec for that platform from the wheel that requirements.lock names; both are part of the
site, and nothing is ever fetched from elsewhere.
"""

import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import client  # noqa: E402 (beside this file)

WEB, SOURCES = ROOT / "web", ROOT / "src" / "quadriga"
PYODIDE = WEB / "node_modules" / "pyodide"
WHEELS = ROOT / "build" / "site"
PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "314"
PARTS = ("kernel", "games", "agents", "analysis", "lessons", "table", "api", "offline")
"""The packages that play in the page."""
LANGUAGES = ("en", "de", "it")
MARK = "site.json"
"""In every site that was written by this; nothing else is ever overwritten."""
PACKED = ".packed"
"""Of files that are compressed here, so that no host need do it; the name tells no host what is in them."""
LATER = ("sw.js", MARK)
"""Not kept by the service worker."""


def main(out: Path) -> int:
    if out.exists() and any(out.iterdir()) and not (out / MARK).exists():
        print(f"{out} is not empty, and no site", file=sys.stderr)
        return 2
    npm = shutil.which("npm")
    if npm is None:
        print("a site is built with Node.js, and there is no npm on the path", file=sys.stderr)
        return 2
    client.install(npm)
    with tempfile.TemporaryDirectory() as scratch:
        made = Path(scratch) / "site"
        client.call(npm, "run", "--silent", "build", "--", "--mode", "site", "--outDir", str(made))
        write_runtime(made / "runtime", Path(scratch))
        write_data(made / "data")
        name_by_content(made, "runtime", "data")
        write_licences(made)
        write_service_worker(made)
        if out.exists():
            shutil.rmtree(out)
        out.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(made, out)
    size = sum(file.stat().st_size for file in out.rglob("*") if file.is_file())
    print(f"{out}: {size / 1e6:.1f} MB. Any host of files serves it; to try it: python3 -m http.server -d {out}")
    return 0


# -- Python and the games ---------------------------------------------------------------------------------------------


def write_runtime(folder: Path, scratch: Path) -> None:
    """The interpreter as it comes, and the archives of its library and of ours."""
    folder.mkdir()
    print("Packing Python and the games ...", file=sys.stderr, flush=True)
    sources = scratch / "sources.zip"
    with zipfile.ZipFile(sources, "w") as archive:
        for part in PARTS:
            for path in sorted((SOURCES / part).rglob("*")):
                if path.is_file() and "__pycache__" not in path.parts:
                    archive.write(path, Path("quadriga") / path.relative_to(SOURCES))
        for name in ("__init__.py", "compiled.py"):
            archive.write(SOURCES / name, f"quadriga/{name}")
    archives = scratch / "archives"
    archives.mkdir()
    parts = (ROOT / "tools" / "site_runtime.mjs", PYODIDE, wheel(), sources, archives)
    client.call("node", *(str(part) for part in parts))
    named = {
        "pyodide": keep(folder, "pyodide.mjs", (PYODIDE / "pyodide.mjs").read_bytes()),
        "interpreter": keep(folder, "pyodide.asm.mjs", (PYODIDE / "pyodide.asm.mjs").read_bytes()),
        "wasm": keep(folder, f"python.wasm{PACKED}", pack((PYODIDE / "pyodide.asm.wasm").read_bytes())),
        "library": keep(folder, "python.zip", (archives / "python.zip").read_bytes()),
        "quadriga": keep(folder, "quadriga.zip", (archives / "quadriga.zip").read_bytes()),
    }
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    (folder / "runtime.json").write_text(json.dumps({"files": named, "lock": {"info": lock["info"], "packages": {}}}))


def keep(folder: Path, name: str, content: bytes) -> str:
    """Write a file; gives its name."""
    (folder / name).write_bytes(content)
    return name


def pack(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def wheel() -> Path:
    """msgspec for the Python in the browser: the very wheel that requirements.lock names by its hash."""
    locked = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    found = re.search(r"^msgspec==(\S+) \\\n((?:    --hash=\S+(?: \\)?\n)+)", locked, re.MULTILINE)
    assert found, "requirements.lock names no msgspec"
    hashes = set(re.findall(r"sha256:(\w+)", found[2]))
    WHEELS.mkdir(parents=True, exist_ok=True)
    for path in WHEELS.glob(f"msgspec-{found[1]}-*.whl"):
        if hashlib.sha256(path.read_bytes()).hexdigest() in hashes:
            return path
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--only-binary", ":all:", "--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp"]
    command += ["--abi", f"cp{PYTHON}", "--dest", str(WHEELS), f"msgspec=={found[1]}"]
    if subprocess.call(command):
        sys.exit(f"msgspec {found[1]} for {PLATFORM} could not be fetched")
    path = next(WHEELS.glob(f"msgspec-{found[1]}-*{PLATFORM}.whl"))
    if hashlib.sha256(path.read_bytes()).hexdigest() not in hashes:
        path.unlink()
        sys.exit(f"{path.name} is not the file that requirements.lock names")
    return path


# -- what never changes -----------------------------------------------------------------------------------------------


def write_data(folder: Path) -> None:
    """Replies that are the same for everybody, so that lobby, rules and lessons need no Python."""
    import msgspec

    from quadriga import __version__
    from quadriga.api.boards import board_of, game_info, game_of, rules_of
    from quadriga.api.lessons import lessons_of, pictures_of
    from quadriga.api.puzzles import puzzle_info, puzzle_list
    from quadriga.games import KEYS

    folder.mkdir()

    def write(name: str, content: object) -> None:
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(content))

    write("games", [game_info(key) for key in KEYS])
    puzzles = puzzle_list(0).puzzles
    write("puzzles", puzzles)
    write("about", {"version": __version__})
    for key in KEYS:
        for language in LANGUAGES:
            write(f"rules-{key}-{language}", rules_of(key, language))
        write(f"lessons-{key}", lessons_of(key))
        write(f"pictures-{key}", pictures_of(key))
        for seats in game_of(key).seat_counts:
            write(f"board-{key}-{seats}", board_of(game_of(key).box(seats, None)))
        for name in puzzles.get(key, []):
            write(f"puzzle-{name}", puzzle_info(name))


def name_by_content(site: Path, *folders: str) -> None:
    """Name folders by what is in them and let the page say their names, so that a page and its files stay together."""
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    for folder in folders:
        digest = hashlib.sha256()
        for path in sorted((site / folder).iterdir()):
            digest.update(path.name.encode() + path.read_bytes())
        named = f"{folder}-{digest.hexdigest()[:10]}"
        (site / folder).rename(site / named)
        text = text.replace("<title>", f'<meta name="{folder}" content="{named}" />\n    <title>')
    page.write_text(text, encoding="utf-8")


def write_licences(folder: Path) -> None:
    """Whose work a site holds, under which licences, with their texts as far as they come with the packages."""
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]
    texts = {"Quadriga": (ROOT / "LICENSE").read_text(encoding="utf-8")}
    for name in wanted:
        package = lock[f"node_modules/{name}"]
        licence = package["license"]
        found = sorted((WEB / "node_modules" / name).glob("LICENSE*"))
        text = found[0].read_text(encoding="utf-8") if found else f"https://spdx.org/licenses/{licence}.html"
        texts[f"{name} {package['version']} ({licence})"] = text
    texts["The icons of @iconify-json/game-icons"] = "are from https://game-icons.net; their authors: page About"
    pyodide = lock["node_modules/pyodide"]
    texts[f"Pyodide {pyodide['version']} ({pyodide['license']})"] = (
        "https://www.mozilla.org/MPL/2.0/; its source: https://github.com/pyodide/pyodide"
    )
    texts["CPython, in it (Python Software Foundation License 2)"] = (
        "Copyright (c) 2001 Python Software Foundation; All Rights Reserved\n"
        "https://docs.python.org/3.14/license.html; its source: https://www.python.org/downloads/source/"
    )
    with zipfile.ZipFile(wheel()) as archive:
        name = next(name for name in archive.namelist() if re.search(r"dist-info/(licenses/)?LICENSE", name))
        texts[f"{name.partition('.dist-info')[0]} (BSD-3-Clause)"] = archive.read(name).decode()
    parts = [f"{name}\n{'-' * len(name)}\n{text.strip()}\n" for name, text in texts.items()]
    (folder / "LICENCES.txt").write_text("What this site holds.\n\n" + "\n\n".join(parts), encoding="utf-8")


# -- the service worker -----------------------------------------------------------------------------------------------


def write_service_worker(folder: Path) -> None:
    """All files of the site are kept by it, and it changes whenever one of them does."""
    files = {
        path.relative_to(folder).as_posix(): [hashlib.sha256(path.read_bytes()).hexdigest()[:16], path.stat().st_size]
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    (folder / MARK).write_text(json.dumps({"version": version, "files": files}, indent=1), encoding="utf-8")
    source = (WEB / "sw.js").read_text(encoding="utf-8")
    text = source.replace("'__SETUP__'", json.dumps({"version": version, "files": files, "alone": True}))
    (folder / "sw.js").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python3 dev.py site OUT")
    sys.exit(main(Path(sys.argv[1]).resolve()))
