"""The file of finished games: what is in it counts, what was torn does not, and nobody else writes it."""

import subprocess
import sys
from pathlib import Path

import pytest

from quadriga.arena.log import Log
from quadriga.kernel.errors import QuadrigaError

HEAD = {"quadriga": "ladder", "seed": "1"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def written(path: Path, *numbers: int) -> bytes:
    log = Log(path, HEAD)
    for number in numbers:
        log.append({"n": number, "places": [1, 2]})
    log.close()
    return path.read_bytes()


def test_it_goes_on_where_it_was(path: Path) -> None:
    before = written(path, 0, 2)
    log = Log(path, HEAD)
    assert log.entries == {0: {"n": 0, "places": [1, 2]}, 2: {"n": 2, "places": [1, 2]}}
    log.append({"n": 1, "places": [2, 1]})
    log.close()
    assert path.read_bytes() == before + b'{"n":1,"places":[2,1]}\n'


def test_a_line_is_in_the_file_as_soon_as_it_is_appended(path: Path) -> None:
    log = Log(path, HEAD)
    log.append({"n": 0})
    assert path.read_bytes().splitlines()[-1] == b'{"n":0}'
    log.close()


def test_every_torn_end_is_dropped(path: Path) -> None:
    whole = written(path, 0, 1)
    head = whole.splitlines(keepends=True)[0]
    for cut in range(len(whole)):
        path.write_bytes(whole[:cut])
        found = Log(path, HEAD)
        found.close()
        assert sorted(found.entries) == [0, 1][: max(0, whole[:cut].count(b"\n") - 1)]
        assert path.read_bytes() == (whole[: whole.rfind(b"\n", 0, cut) + 1] or head)


def test_another_run_is_refused_and_left_alone(path: Path) -> None:
    before = written(path, 0)
    with pytest.raises(QuadrigaError, match="seed is '1' there and '2' here"):
        Log(path, {**HEAD, "seed": "2"})
    assert path.read_bytes() == before


@pytest.mark.parametrize("line", ["what?", "[]", '{"n":"one"}', "{}"])
def test_a_foreign_file_is_refused_and_left_alone(path: Path, line: str) -> None:
    written(path, 0)
    text = path.read_text() + line + '\n{"n":1}\n'
    path.write_text(text)
    with pytest.raises(QuadrigaError, match="line 3"):
        Log(path, HEAD)
    assert path.read_text() == text


def test_two_cannot_write_at_once(path: Path) -> None:
    log = Log(path, HEAD)
    other = "import sys; from pathlib import Path; from quadriga.arena.log import Log; Log(Path(sys.argv[1]), {})"
    done = subprocess.run([sys.executable, "-c", other, path], capture_output=True, text=True, check=False)
    log.close()
    assert "another run is writing" in done.stderr
