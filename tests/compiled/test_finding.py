"""Which build is taken: the one of exactly these sources, or none."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SAY = "import quadriga; print(quadriga.BUILD)"
STAMP = "import quadriga.compiled; print(quadriga.compiled.stamp())"
COMMAND = "import sys; from quadriga.command import main; sys.exit(main())"
STALE = "from source, changed since it was compiled"
Python = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the package in a tree of its own."""
    copy = tmp_path / "tree"
    leave = shutil.ignore_patterns("__pycache__", "static", "migrations")
    shutil.copytree(ROOT / "src", copy / "src", ignore=leave)
    return copy


@pytest.fixture
def python(tree: Path) -> Python:
    def run(program: str, *args: str, **more: str) -> subprocess.CompletedProcess[str]:
        environment = {name: value for name, value in os.environ.items() if name != "QUADRIGA_PURE"}
        environment |= {"PYTHONPATH": str(tree / "src"), **more}
        command = [sys.executable, "-c", program, *args]
        return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=True)

    return run


@pytest.fixture
def build(tree: Path, python: Python) -> Path:
    """A build without a library in it, which fits: all modules are still found, as source."""
    folder = tree / "build" / "native" / python(STAMP).stdout.strip()
    folder.mkdir(parents=True)
    return folder


def test_no_library_lies_among_the_sources() -> None:
    assert not [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd", ".dylib")]


def test_without_a_build_the_source_runs_and_nothing_is_said(python: Python) -> None:
    said = python(COMMAND, "--version")
    assert said.stdout.strip().endswith("(from source)")
    assert said.stderr == ""


def test_the_build_of_these_sources_is_taken(build: Path, python: Python) -> None:
    said = python(COMMAND, "--version")
    assert said.stdout.strip().endswith("(compiled)")
    assert said.stderr == ""


def test_the_source_can_be_asked_for(build: Path, python: Python) -> None:
    said = python(COMMAND, "--version", QUADRIGA_PURE="1")
    assert said.stdout.strip().endswith("(from source)")
    assert said.stderr == ""


@pytest.mark.parametrize("changed", ["kernel/step.py", "games/corduba/view.py", "agents/new.py"])
def test_a_changed_source_is_noticed_and_said_in_a_line(tree: Path, build: Path, python: Python, changed: str) -> None:
    with (tree / "src" / "quadriga" / changed).open("a") as file:
        file.write("\n# changed\n")
    said = python(COMMAND, "--version")
    assert said.stdout.strip().endswith(f"({STALE})")
    assert said.stderr == "quadriga runs from source: it has changed since it was compiled\n"


def test_a_source_that_is_gone_is_noticed(tree: Path, build: Path, python: Python) -> None:
    (tree / "src" / "quadriga" / "agents" / "plugins.py").unlink()
    assert python(SAY).stdout.strip() == STALE


def test_a_build_for_another_python_is_none_for_this(build: Path, python: Python) -> None:
    build.rename(build.with_name(f"cpython-27-{build.name.rpartition('-')[2]}"))
    assert python(SAY).stdout.strip() == "from source"


def test_an_installed_package_has_its_build_inside(tree: Path, build: Path, python: Python) -> None:
    shutil.move(build.parent, tree / "src" / "quadriga" / "native")
    assert python(SAY).stdout.strip() == "compiled"


def test_a_library_of_the_build_is_loaded_before_its_source(build: Path, python: Python) -> None:
    """One that is none cannot be: that is how it is seen."""
    from importlib.machinery import EXTENSION_SUFFIXES

    library = build / "quadriga" / "kernel" / f"step{EXTENSION_SUFFIXES[0]}"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"no library")
    with pytest.raises(subprocess.CalledProcessError) as failed:
        python(SAY)
    assert str(library) in failed.value.stderr


@pytest.mark.parametrize("more", [{"PATH": ""}, {"QUADRIGA_PURE": "1"}], ids=["no-compiler", "source-asked-for"])
def test_where_nothing_can_be_compiled_nothing_is_begun_and_nothing_said(tree: Path, more: dict[str, str]) -> None:
    done = compile_in(tree, "--background", **more)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert not (tree / "build").exists()


def test_whoever_asks_to_compile_is_told_what_is_missing(tree: Path) -> None:
    done = compile_in(tree, PATH="")
    assert done.returncode == 1
    assert "no C compiler" in done.stderr
    assert "Traceback" not in done.stderr


def compile_in(tree: Path, *args: str, **more: str) -> subprocess.CompletedProcess[str]:
    (tree / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "native.py", tree / "tools")
    command = [sys.executable, str(tree / "tools" / "native.py"), *args]
    environment = {name: value for name, value in os.environ.items() if name != "QUADRIGA_PURE"} | more
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
