"""What may import what: the contracts in pyproject.toml, and only the standard library in kernel, games."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "quadriga"
ALLOWED = sys.stdlib_module_names | {"quadriga"}
FOR_TYPES = {"mypy_extensions", "typing_extensions"}
"""What `kernel/native.py` imports for the type checker and the compiler, never when it runs."""
PLAIN_FILES = sorted(file for layer in ("kernel", "games") for file in (SOURCE / layer).rglob("*.py"))


def test_layers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True, no_logo=True) == 0


@pytest.mark.parametrize("file", PLAIN_FILES, ids=lambda file: file.relative_to(SOURCE).as_posix())
def test_standard_library_only(file: Path) -> None:
    foreign = {name for name in imported(file) if name.partition(".")[0] not in ALLOWED}
    assert not foreign - (FOR_TYPES if file == SOURCE / "kernel" / "native.py" else set())


def test_nothing_for_types_is_imported_when_it_runs() -> None:
    program = "import sys, quadriga.kernel.native; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", program], text=True).split()
    assert not FOR_TYPES & {*loaded}


def imported(file: Path) -> set[str]:
    """The modules a file imports absolutely, wherever in it."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names.add(node.module or "")
    return names
