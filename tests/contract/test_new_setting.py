"""What it takes to add a setting: few files, and nothing that was played before becomes invalid."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
ANTIKE = "src/quadriga/games/antike"
EDITS = {
    f"{ANTIKE}/__init__.py": (
        'Setting("special_units", False),',
        'Setting("special_units", False),\n        Setting("dear_walls", False, ours=True),',
    ),
    f"{ANTIKE}/board.py": (
        'f.number("costs.wall_marble")',
        'f.number("costs.dear_wall_marble" if self.settings["dear_walls"] else "costs.wall_marble")',
    ),
    f"{ANTIKE}/data.toml": ("wall_marble = ", "dear_wall_marble = 9\nwall_marble = "),
    f"{ANTIKE}/rules.md": ("## 7.", "**ANT-6.99** With dear walls a wall costs 9 marble.\n\n## 7."),
    **{
        f"src/quadriga/locale/{language}/antike.ftl": (
            "antike-set-special_units =",
            f"antike-set-dear_walls = {name}\nantike-set-special_units =",
        )
        for language, name in (("en", "Dear walls"), ("de", "Teure Mauern"), ("it", "Mura care"))
    },
    "tests/games/antike/test_dear_walls.py": (
        "",
        """from quadriga.games import game


def test_dear_walls() -> None:
    dear, usual = game("antike").box(2, None, dear_walls=True), game("antike").box()
    assert (dear.wall_marble, usual.wall_marble) == (9, 1)
    assert dear.data.digest() != usual.data.digest()
""",
    ),
}
PLAYED_BEFORE = ("tests/table/test_earlier.py", "tests/contract/test_records.py", "tests/test_strength.py")


def test_a_setting_touches_few_files_and_voids_nothing(tmp_path: Path) -> None:
    leave_out = shutil.ignore_patterns("static", "__pycache__", "node_modules", "failures")
    for part in ("src", "tests", "bench/played"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=leave_out)
    for file in ("pyproject.toml", "bench/strength.py"):
        shutil.copy(ROOT / file, tmp_path / file)
    for name, (old, new) in EDITS.items():
        path = tmp_path / name
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        assert old in text, name
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert len(EDITS) <= 8
    added = "tests/games/antike/test_dear_walls.py"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-k", "antike or setting", *PLAYED_BEFORE, added],
        cwd=tmp_path,
        env={**os.environ, "QUADRIGA_PURE": "1"},  # nobody has compiled this tree
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:]
