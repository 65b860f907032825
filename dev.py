#!/usr/bin/env python3
"""Set-up and everyday tasks of Quadriga: needs nothing but Python 3.11 or newer."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (this line is what older Pythons get to see)
    sys.exit("Quadriga needs Python 3.11 or newer; this is Python " + sys.version.split()[0])

import ast
import hashlib
import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent
UV = "uv==0.13.7"
PROGRAMS = "Scripts" if os.name == "nt" else "bin"
LOCKS = {
    # environment: its lock, and the dependency groups and extras of pyproject.toml in it
    ".venv": ("requirements.lock", ["--group=dev", "--group=docs", "--extra=all"]),
    ".venv-ray": ("tests/arena/ray.lock", ["--group=dev", "--extra=arena", "--extra=ray"]),
    ".venv-peers": ("bench/requirements.lock", ["--group=peers"]),
    ".venv-train": ("examples/requirements.lock", ["--extra=envs", "--group=train"]),
    ".venv-node": ("web/requirements.lock", ["--group=node"]),  # Node.js, where the machine has none
}
COMPILED_TESTS = [f"tests/{name}" for name in ("agents", "contract", "games", "kernel", "table", "compiled")]
# Not in the lock of .venv-train: PyPI's for Linux brings 3 GB of CUDA, PyTorch's own need not.
TORCH = "torch==2.13.0"


def setup(args: list[str]) -> int:
    """Prepare .venv and the browser client, and run nothing."""
    environment(".venv")
    return client() or compile_beside()


def play(args: list[str]) -> int:
    """Play in the browser; or in the terminal: play GAME [ARGS of `quadriga play`]."""
    if args and not args[0].startswith("-"):
        compile_beside()
        return run(environment(".venv") / "quadriga", "play", *args, cwd=None)
    return client() or compile_beside() or run(environment(".venv") / "quadriga", "serve", *args, cwd=None)


def test(args: list[str]) -> int:
    """Run the tests: test [--all] [--native] [ARGS of pytest]; --all adds those that take long.

    --native runs those of kernel, games, bots and tables, and runs them compiled.
    """
    left_out = ["ray", *([] if "--all" in args else ["all"]), *(["source"] if "--native" in args else [])]
    chosen = ["-m", " and ".join(f"not {mark}" for mark in left_out)]
    workers = ["-n", str(max(2, os.cpu_count() or 1)), "--dist", "worksteal"]
    rest = [arg for arg in args if arg not in ("--all", "--native")]
    if "--native" in args:
        rest += [] if any((ROOT / arg.partition("::")[0]).exists() for arg in rest) else COMPILED_TESTS
    env = {**with_node(), "QUADRIGA_PURE": "0" if "--native" in args else "1"}
    command = [environment(".venv") / "python", "-m", "pytest", *workers, *chosen, *rest]
    return client() or (native([]) if "--native" in args else 0) or run(*command, env=env)


def lint(args: list[str]) -> int:
    """Check style, types, import directions and retired names."""
    programs = environment(".venv")
    return max(
        run(programs / "ruff", "check"),
        run(programs / "ruff", "format", "--check"),
        run(programs / "mypy", "--strict", "src"),
        run(programs / "lint-imports", "--no-logo"),
        run(programs / "python", "tools/retired_names.py"),
        client("check", "format:check", "lint"),
    )


def native(args: list[str]) -> int:
    """Compile kernel, games and bots: they play faster then, by the same rules: native [--jobs N]."""
    return run(environment(".venv") / "python", "tools/native.py", *args)


def wheel(args: list[str]) -> int:
    """Build the wheel, install it in empty environments and play a game from each; --native: a compiled one, too."""
    programs = environment(".venv")
    env = {**uv_of(".venv")[1], "PATH": os.pathsep.join([str(programs), with_node()["PATH"]])}
    return client() or run(programs / "python", "tools/check_wheel.py", *args, env=env)


def cluster(args: list[str]) -> int:
    """Test the arena on a local Ray cluster, in an environment of its own: cluster [ARGS of pytest]."""
    return run(environment(".venv-ray") / "python", "-m", "pytest", "tests/arena", "-m", "ray", *args)


def coverage(args: list[str]) -> int:
    """Count which rules and examples of a game its tests claim: coverage GAME [--json]."""
    return run(environment(".venv") / "python", "-m", "tests.rule_coverage", *args)


def mutate(args: list[str]) -> int:
    """Break a game's rules code at random places and count what its tests notice: mutate GAME [ARGS]."""
    return run(environment(".venv") / "python", "tools/mutate.py", *args)


def bench(args: list[str]) -> int:
    """Measure speed, from source and compiled, beside other engines in an environment of their own: bench [ARGS]."""
    if "--no-compiled" not in args:
        compile_to_measure()
    programs = environment(".venv-peers")
    env = {**uv_of(".venv-peers")[1], "PATH": os.pathsep.join([str(programs), os.environ.get("PATH", "")])}
    return run(programs / "python", "bench/run.py", *args, env=env)


def envs(args: list[str]) -> int:
    """Measure the environments beside those of others, in an environment of their own: envs [ARGS]; envs --table."""
    if "--table" in args:
        rest = [arg for arg in args if arg != "--table"]
        return run(environment(".venv") / "python", "bench/env_table.py", *rest)
    compile_to_measure()
    return run(environment(".venv-peers") / "python", "bench/envs.py", *args)


def train(args: list[str]) -> int:
    """Run an example of learning, in an environment of its own with torch: train NAME [ARGS].

    train network GAME [ARGS] learns the network that corrects a game's evaluator.
    """
    if args[:1] == ["network"]:
        native([])  # where it cannot be, it plays from source
        one_thread = {f"{name}_NUM_THREADS": "1" for name in ("OMP", "OPENBLAS", "MKL")}
        return run(environment(".venv-train") / "python", "bench/train.py", *args[1:], env={**os.environ, **one_thread})
    examples = {path.stem: path for path in (ROOT / "examples").iterdir() if path.suffix in (".py", ".ipynb")}
    if not args or args[0] not in examples:
        print(f"expected one of network, {', '.join(sorted(examples))}")
        return 2
    programs, example = environment(".venv-train"), examples[args[0]]
    if example.suffix == ".ipynb":
        return run(programs / "jupyter-execute", example, *args[1:])
    return run(programs / "python", example, *args[1:])


def load(args: list[str]) -> int:
    """Measure a server with many tables: load [ARGS]."""
    return run(environment(".venv") / "python", "bench/serve.py", *args)


def screenshots(args: list[str]) -> int:
    """Take pictures of the pages into docs/screenshots: screenshots [NAME ...]; needs Chromium."""
    return client() or run(environment(".venv") / "python", "-m", "tests.web.screenshots", *args)


def site(args: list[str]) -> int:
    """Write a static site on which one plays without a server: site OUT."""
    if len(args) != 1:
        print("usage: python3 dev.py site OUT")
        return 2
    return run(environment(".venv") / "python", "tools/site.py", *args, env=with_node())


def docs(args: list[str]) -> int:
    """Build the handbook from docs/ into site/."""
    return run(environment(".venv") / "zensical", "build", "--clean", *args)


def lock(args: list[str]) -> int:
    """Renew the lock files after a change of dependencies: lock [--upgrade]."""
    uv, env = uv_of(".venv")
    options = ["--universal", "--generate-hashes", "--python-version", "3.11", "--quiet"]
    header = ["--custom-compile-command", "python3 dev.py lock"]
    for name, (file, chosen) in LOCKS.items():
        ours = [] if name == ".venv-node" else ["pyproject.toml"]
        must(uv, "pip", "compile", *ours, *options, *header, *chosen, "-o", file, *args, env=env)
    return 0


TASKS = {
    task.__name__: task
    for task in (
        setup,
        play,
        test,
        lint,
        native,
        wheel,
        cluster,
        coverage,
        mutate,
        bench,
        envs,
        train,
        load,
        screenshots,
        site,
        docs,
        lock,
    )
}


def compile_beside() -> int:
    """Compile in the background, where the machine can; nothing waits for it, and nothing fails for want of it."""
    run(environment(".venv") / "python", "tools/native.py", "--background")
    return 0


def compile_to_measure() -> None:
    """Compile, where the machine can, else only the source is measured; what is printed are figures alone."""
    subprocess.call([environment(".venv") / "python", "tools/native.py"], cwd=ROOT, stdout=sys.stderr)


def client(*scripts: str) -> int:
    """Build the browser client if its sources have changed, or run scripts of web/package.json."""
    return run(sys.executable, "tools/client.py", *scripts, env=with_node())


def with_node() -> dict[str, str]:
    """The process environment with Node.js on its path: the machine's, else one of our own."""
    if shutil.which("npm"):
        return dict(os.environ)
    return {**os.environ, "PATH": os.pathsep.join([str(environment(".venv-node")), os.environ.get("PATH", "")])}


def environment(name: str) -> Path:
    """Bring a virtual environment in line with its lock, and give the folder of its programs."""
    folder, lock_file = ROOT / name, ROOT / LOCKS[name][0]
    stamp = folder / "quadriga-stamp"
    files = [sys.version.encode(), lock_file.read_bytes(), (ROOT / "pyproject.toml").read_bytes()]
    learns = name == ".venv-train"
    wanted = hashlib.sha256(b"\0".join([*files, TORCH.encode()] if learns else files)).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        print(f"Preparing {name} ...", file=sys.stderr, flush=True)
        uv, env = uv_of(name)
        python = folder / PROGRAMS / "python"
        must(uv, "pip", "sync", "--quiet", "--require-hashes", "--python", python, lock_file, env=env)
        if learns:
            at_hand = "UV_FIND_LINKS" in env  # pip is told of a folder with wheels: PyTorch's index may be out of reach
            source = [] if at_hand else ["--torch-backend", "cpu"]
            must(uv, "pip", "install", "--quiet", "--python", python, *source, TORCH, env=env)
        if name != ".venv-node":
            must(uv, "pip", "install", "--quiet", "--no-deps", "--python", python, "--editable", ROOT, env=env)
        stamp.write_text(wanted)
    return folder / PROGRAMS


def uv_of(name: str) -> tuple[Path, dict[str, str]]:
    """The uv of a virtual environment, made when missing, and the process environment to run it in."""
    folder = ROOT / name
    python, uv, pin = folder / PROGRAMS / "python", folder / PROGRAMS / "uv", folder / "quadriga-uv"
    made_with = f"{UV} {sys.version}"
    if not pin.exists() or pin.read_text() != made_with:
        try:
            import ensurepip  # noqa: F401 (some systems package it separately)
        except ImportError:
            sys.exit("This Python cannot make virtual environments; on Debian: apt install python3-venv")
        must(sys.executable, "-m", "venv", "--clear", folder)
        must(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", UV)
        pin.write_text(made_with)
    return uv, {**pip_settings(python), **os.environ}


def pip_settings(python: Path) -> dict[str, str]:
    """The package index, folder of wheels and certificates that pip is configured with, as uv wants to be told."""
    listed = subprocess.check_output([python, "-m", "pip", "config", "list"], text=True)
    settings = dict(line.split("=", 1) for line in listed.splitlines() if "=" in line)
    found = {
        variable: ast.literal_eval(settings[f"{section}.{name}"])
        for name, variable in (
            ("index-url", "UV_DEFAULT_INDEX"),
            ("cert", "SSL_CERT_FILE"),
            ("find-links", "UV_FIND_LINKS"),
        )
        for section in ("global", "install", ":env:")  # later ones win
        if f"{section}.{name}" in settings
    }
    if "UV_FIND_LINKS" in found:
        found["UV_FIND_LINKS"] = ",".join(found["UV_FIND_LINKS"].split())
    return found


def run(*command: str | Path, cwd: Path | None = ROOT, env: dict[str, str] | None = None) -> int:
    """Run a program and give its exit code."""
    return subprocess.call(command, cwd=cwd, env=env)


def must(*command: str | Path, env: dict[str, str] | None = None) -> None:
    """Run a program of the set-up; stop if it fails."""
    code = run(*command, env=env)
    if code:
        sys.exit(code)


def main() -> int:
    """Run the task that the command line names, or list the tasks."""
    name, *args = sys.argv[1:] or ["help"]
    if name in TASKS:
        return TASKS[name](args)
    print("usage: python3 dev.py TASK [ARGS]\n")
    for task in TASKS.values():
        print(f"  {task.__name__:13}{str(task.__doc__).partition(chr(10))[0]}")
    return 0 if name in ("help", "-h", "--help") else 2


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
