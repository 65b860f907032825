"""`quadriga analyse` and `quadriga levels`."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from quadriga.agents.levels import LEVELS
from quadriga.analysis.moments import Moment
from quadriga.analysis.report import turning_points
from quadriga.games import KEYS, read_record
from tests.play import RECORDS

QUICK = ("--iterations", "2")


def short(tmp_path: Path, name: str, answers: int) -> Path:
    """The beginning of a golden game."""
    record = read_record((RECORDS / f"{name}.quadriga").read_text(encoding="utf-8"))
    record.lines, record.result = record.lines[:answers], ""
    path = tmp_path / "short.quadriga"
    path.write_text(str(record), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "name", ["antike/west", "praetor/four-greedy", "romolo/four-greedy", "corduba/three-greedy", "corduba/solo-aedil"]
)
def test_every_decision_is_looked_at(quadriga: Any, tmp_path: Path, name: str) -> None:
    path = short(tmp_path, name, 70)
    analysis = quadriga("analyse", path, *QUICK, "--json").json
    state = read_record(path.read_text(encoding="utf-8")).replay()
    chosen = [n for n, answer in enumerate(state.journal, 1) if answer.seat >= 0 and not answer.forced]
    assert [row["answer"] for row in analysis["decisions"]] == chosen
    for row in analysis["decisions"]:
        assert 0 <= row["loss"] <= 1
        assert row["loss"] == 0 or row["best"] != row["given"]
        assert len(row["shares"]) == state.box.seats
        assert sum(row["shares"]) <= 1.01
        if state.box.seats > 1 and "corduba" not in name:  # where a rebellion may leave no winner
            assert sum(row["shares"]) >= 0.99
    assert (analysis["result"], analysis["end"]) == (None, None)


def test_a_whole_game_as_text_and_chart(quadriga: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.quadriga"
    bots = ("--bots", "greedy:1,random", "--set", "turn_cap=4", "--games", "1")
    quadriga("sim", "antike", *bots, "--out", tmp_path)
    path = next(tmp_path.glob("*.quadriga"))
    analysis = quadriga("analyse", path, *QUICK, "--json").json
    assert sorted(analysis["end"]) in ([0.0, 1.0], [0.5, 0.5])
    for seat in analysis["seats"]:
        assert seat["points"] is not None
        assert 0 < len(seat["turning_points"]) <= 3
    done = quadriga("analyse", path, *QUICK, "--svg", tmp_path / "chart.svg", "--lang", "de")
    assert done.code == 0
    for words in ("Verlust", "Entscheidungen", "wie die Suche", "ab Antwort"):
        assert words in done.out
    chart = ElementTree.parse(tmp_path / "chart.svg").getroot()
    lines = chart.findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == 2
    assert len(lines[0].attrib["points"].split()) == len(analysis["decisions"]) + 1


def test_a_chart_that_cannot_be_written_is_told_before_any_thinking(
    quadriga: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = short(tmp_path, "antike/west", 30)
    monkeypatch.setattr("quadriga.cli.analyse.moments", lambda *given: pytest.fail("thinks"))
    for chart in (tmp_path / "nowhere" / "chart.svg", tmp_path, path / "chart.svg"):
        done = quadriga("analyse", path, *QUICK, "--svg", chart)
        assert done.code == 2
        assert "cannot write" in done.err


def test_what_stops_an_analysis_leaves_the_chart_as_it_was(quadriga: Any, tmp_path: Path) -> None:
    whole = read_record(short(tmp_path, "romolo/four-greedy", 60).read_text(encoding="utf-8"))
    path = tmp_path / "mine.quadriga"
    path.write_text(str(whole.seen_by(0)), encoding="utf-8")
    (tmp_path / "old.svg").write_text("old")
    for name in ("new.svg", "old.svg"):
        assert quadriga("analyse", path, *QUICK, "--svg", tmp_path / name).code == 2
    assert not (tmp_path / "new.svg").exists()
    assert (tmp_path / "old.svg").read_text() == "old"


def test_what_changed_nothing_is_no_turning_point() -> None:
    shares = [[0.5, 0.5], [0.506, 0.494], [0.516, 0.484], [0.516, 0.484]]
    analysed = [Moment(number, 0, ("end",), ("end",), 0.0, each) for number, each in enumerate(shares, 1)]
    assert [point.number for point in turning_points(analysed, None, 0)] == [2]
    assert [point.number for point in turning_points(analysed, [1.0, 0.0], 1)] == [2, 4]


def test_points_are_printed_where_there_are_some(
    quadriga: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quadriga.cli.analyse.moments", lambda *given: ())
    quadriga("sim", "antike", "--bots", "greedy:1,random", "--set", "turn_cap=1", "--games", "1", "--out", tmp_path)
    done = quadriga("analyse", next(tmp_path.glob("*.quadriga")), *QUICK)
    assert "decisions" in done.out
    assert "Points:" not in done.out
    assert "Points: " in quadriga("analyse", RECORDS / "antike" / "west.quadriga").out


def test_a_record_with_secrets_is_refused(quadriga: Any, tmp_path: Path) -> None:
    whole = read_record(short(tmp_path, "romolo/four-greedy", 60).read_text(encoding="utf-8"))
    path = tmp_path / "mine.quadriga"
    path.write_text(str(whole.seen_by(0)), encoding="utf-8")
    assert quadriga("analyse", path, *QUICK).code == 2


def test_levels(quadriga: Any) -> None:
    listed = quadriga("levels", "--json").json["games"]
    assert [entry["game"] for entry in listed] == list(KEYS)
    for entry in listed:
        assert [level["name"] for level in entry["levels"]] == list(LEVELS)
    assert "imperator" in quadriga("levels", "corduba").out
