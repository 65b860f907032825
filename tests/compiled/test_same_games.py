"""The compiled build plays the same games as the source, and what one packs the other unpacks."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from quadriga.games import KEYS

ROOT = Path(__file__).parents[2]
PACK = """
import pickle, sys
import quadriga
from quadriga import Rng
packed = []
for key in quadriga.KEYS:
    state, rng = quadriga.game(key).new(seats=2), Rng("packed")
    for _ in range(60):
        if state.asked:
            seat = rng.pick(state.asked)
            state.take(seat, rng.answer(state) if seat == -1 else rng.pick(state.actions(seat)))
    packed.append((state, state.digest(), repr(state.stack), state.journal, rng))
pickle.dump((quadriga.BUILD, packed), open(sys.argv[1], "wb"))
"""
UNPACK = """
import pickle, sys
import quadriga
build, packed = pickle.load(open(sys.argv[1], "rb"))
for state, digest, stack, journal, rng in packed:
    bot = quadriga.agent("search:2", state.box.game, rng)
    assert (state.digest(), repr(state.stack), state.journal) == (digest, stack, journal)
    assert state.box is state.box.game.box(2)
    again = pickle.loads(pickle.dumps(state))
    assert again.same(state) and type(again) is type(state)
    for _ in range(30):
        if state.asked:
            seat = rng.pick(state.asked)
            state.take(seat, rng.answer(state) if seat == -1 else quadriga.ask(bot, state, seat))
print(build, "->", quadriga.BUILD)
"""


def output(pure: bool, *args: str) -> str:
    environment = {**os.environ, "QUADRIGA_PURE": "1" if pure else "0", "PYTHONHASHSEED": "0" if pure else "1"}
    return subprocess.check_output([sys.executable, *args], cwd=ROOT, env=environment, text=True)


@pytest.mark.parametrize("key", KEYS)
def test_the_same_games(key: str) -> None:
    """Random, greedy and search, with every seat count and variant of the game."""
    source, compiled = (output(pure, "-m", "tests.compiled.digests", f"{key}-").splitlines() for pure in (True, False))
    assert (source[0], compiled[0]) == ("from source", "compiled")
    assert source[1:] == compiled[1:]
    assert len(source) > 6


@pytest.mark.parametrize("pure", [True, False], ids=["source-to-compiled", "compiled-to-source"])
def test_what_one_packs_the_other_unpacks(pure: bool, tmp_path: Path) -> None:
    output(pure, "-c", PACK, str(tmp_path / "packed"))
    said = output(not pure, "-c", UNPACK, str(tmp_path / "packed"))
    assert said.strip() == ("from source -> compiled" if pure else "compiled -> from source")


def test_a_rule_broken_in_the_source_is_noticed_and_played(tmp_path: Path) -> None:
    """In a copy of the tree with its build."""
    leave = shutil.ignore_patterns("__pycache__", "static", "migrations")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=leave)
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "native").symlink_to(ROOT / "build" / "native")
    environment = {**os.environ, "QUADRIGA_PURE": "0", "PYTHONPATH": str(tmp_path / "src")}

    def run(program: str, *args: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", program, *args]
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)

    coins = "import quadriga; state = quadriga.game('antike').new(); print(quadriga.BUILD, state.stock[0])"
    assert run(coins).stdout.strip() == "compiled [3, 3, 3, 0]"
    file = tmp_path / "src" / "quadriga" / "games" / "antike" / "state.py"
    source = file.read_text(encoding="utf-8")
    rule = "self.stock = [[*box.start_stock, 0], [*box.start_stock, 0]]"
    assert rule in source
    file.write_text(
        source.replace(rule, "self.stock = [[*box.start_stock, 7], [*box.start_stock, 7]]"), encoding="utf-8"
    )
    assert run(coins).stdout.strip() == "from source, changed since it was compiled [3, 3, 3, 7]"
    command = "import sys; from quadriga.command import main; sys.exit(main())"
    said = run(command, "sim", "antike", "--bots", "random,random", "--games", "1", "--json")
    assert said.stderr.strip() == "quadriga runs from source: it has changed since it was compiled"
