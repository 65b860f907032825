"""The tests test the tree they stand in, whatever is installed; what others install from it is typed."""

import os
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEST = """
import subprocess
import sys

import quadriga

SAY = "import quadriga; print(quadriga.TREE)"


def test_which_tree(tmp_path):
    assert quadriga.TREE == "the copy"
    assert subprocess.check_output([sys.executable, "-c", SAY], cwd=tmp_path, text=True).strip() == "the copy"
"""


@pytest.mark.parametrize("workers", [[], ["-n", "1"]], ids=["alone", "workers"])
def test_a_copied_tree_is_tested_itself(tmp_path: Path, workers: list[str]) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
    (copy / "tests" / "kernel").mkdir(parents=True)
    for name in ("pyproject.toml", "tests/__init__.py", "tests/conftest.py", "tests/kernel/__init__.py"):
        shutil.copy(ROOT / name, copy / name)
    (copy / "tests" / "kernel" / "test_tree.py").write_text(TEST)
    with (copy / "src" / "quadriga" / "__init__.py").open("a") as package:
        package.write('\nTREE = "the copy"\n')
    command = [sys.executable, "-m", "pytest", *workers, str(copy / "tests" / "kernel")]
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHONPATH", "PYTEST_"))}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_package_says_that_it_is_typed() -> None:
    assert (files("quadriga") / "py.typed").is_file()
