"""The file of finished games: what is in it counts, what was torn does not, and nobody else writes it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from quadriga.arena.log import Log
from quadriga.arena.match import MatchResult, result_to_json
from quadriga.kernel.errors import QuadrigaError

HEAD = {"quadriga": "ladder", "seed": "1"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def result(number: int) -> MatchResult:
    return MatchResult(number, ("a", "b"), "end", [1, 2], [3, 2], 9, 0.1)


def line(number: int) -> bytes:
    return json.dumps(result_to_json(result(number)), separators=(",", ":")).encode() + b"\n"


def written(path: Path, *numbers: int) -> bytes:
    log = Log(path, HEAD)
    for number in numbers:
        log.append(result(number))
    log.close()
    return path.read_bytes()


def test_it_goes_on_where_it_was(path: Path) -> None:
    before = written(path, 0, 2)
    log = Log(path, HEAD)
    assert log.results == {0: result(0), 2: result(2)}
    log.append(result(1))
    log.close()
    assert path.read_bytes() == before + line(1)


def test_a_line_is_in_the_file_as_soon_as_it_is_appended(path: Path) -> None:
    log = Log(path, HEAD)
    log.append(result(0))
    assert path.read_bytes().endswith(b"\n" + line(0))
    log.close()


def test_every_torn_end_is_dropped(path: Path) -> None:
    whole = written(path, 0, 1)
    head = whole.splitlines(keepends=True)[0]
    for cut in range(len(whole)):
        path.write_bytes(whole[:cut])
        log = Log(path, HEAD)
        log.close()
        assert sorted(log.results) == [0, 1][: max(0, whole[:cut].count(b"\n") - 1)]
        assert path.read_bytes() == (whole[: whole.rfind(b"\n", 0, cut) + 1] or head)


def test_another_run_is_refused_and_left_alone(path: Path) -> None:
    before = written(path, 0)
    with pytest.raises(QuadrigaError, match="seed is '1' there and '2' here"):
        Log(path, {**HEAD, "seed": "2"})
    assert path.read_bytes() == before


@pytest.mark.parametrize("foreign", [b"what?", b"[]", b"{}", b'{"n":1}', line(1).replace(b'"n":1', b'"n":"1"').strip()])
def test_a_foreign_file_is_refused_and_left_alone(path: Path, foreign: bytes) -> None:
    content = written(path, 0) + foreign + b"\n" + line(2)
    path.write_bytes(content)
    with pytest.raises(QuadrigaError, match="line 3"):
        Log(path, HEAD)
    assert path.read_bytes() == content


def test_two_cannot_write_at_once(path: Path) -> None:
    log = Log(path, HEAD)
    other = "import sys; from pathlib import Path; from quadriga.arena.log import Log; Log(Path(sys.argv[1]), {})"
    done = subprocess.run([sys.executable, "-c", other, path], capture_output=True, text=True, check=False)
    log.close()
    assert "another run is writing" in done.stderr
