"""`quadriga sim`: sums, records, the same in every process."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import outside

SIM = ("sim", "antike", "--bots", "random,random", "--games", "12", "--seed", "5", "--set", "turn_cap=20")


def test_sim_json(quadriga: Any) -> None:
    summary = quadriga(*SIM, "--json").json
    assert (summary["games"], summary["finished"]) == (12, 12)
    assert [bot["name"] for bot in summary["bots"]] == ["random", "random"]
    for bot in summary["bots"]:
        assert bot["low"] <= bot["share"] <= bot["high"]
        assert bot["share"] == pytest.approx(bot["wins"] / 12, abs=1e-4)
    assert summary["reasons"] == {"cap": 12}
    assert summary["decisions_per_s"] > 0


def test_sim_in_words(quadriga: Any) -> None:
    done = quadriga(*SIM)
    assert done.code == 0
    assert "95 % interval" in done.out
    assert "ended by: cap 12" in done.out


def test_sim_is_the_same_in_every_process() -> None:
    summaries = []
    for hash_seed, jobs in (("1", "1"), ("2", "2"), ("3", "3")):
        done = outside(*SIM, "--set", "map=east", "--json", "--jobs", jobs, PYTHONHASHSEED=hash_seed)
        assert done.code == 0
        summaries.append({key: value for key, value in done.json.items() if key != "decisions_per_s"})
    assert summaries[0] == summaries[1] == summaries[2]


def test_sim_writes_records_that_verify(quadriga: Any, tmp_path: Path) -> None:
    folder = tmp_path / "records" / "here"
    assert quadriga(*SIM, "--out", folder).code == 0
    written = sorted(folder.iterdir())
    assert [path.name for path in written] == [f"antike-{n:02}.quadriga" for n in range(12)]
    for path in written:
        assert quadriga("verify", path).code == 0
    again = tmp_path / "again"
    quadriga(*SIM, "--out", again, "--jobs", "2")
    assert [path.read_text() for path in written] == [path.read_text() for path in sorted(again.iterdir())]


def test_sim_cannot_write(quadriga: Any, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    done = quadriga(*SIM, "--out", tmp_path / "taken")
    assert done.code == 2
    assert "cannot write to" in done.err


def test_style_compares_bots(quadriga: Any) -> None:
    call = ("style", "praetor", "--bots", "random,tiro", "--games", "2", "--seed", "3")
    levels = quadriga(*call, "--json").json["levels"]
    assert [level["level"] for level in levels] == ["random", "tiro"]
    assert levels[1]["blunders"] == {"declined-own": 0}
    told = quadriga(*call)
    assert told.code == 0
    for words in ("2 games of each against itself", "idle turns", "blunder: declined-own", "round 3: workers"):
        assert words in told.out


def test_style_wants_bots_that_are_there(quadriga: Any) -> None:
    done = quadriga("style", "praetor", "--bots", "caesar", "--games", "1")
    assert done.code == 2
    assert "caesar" in done.err
