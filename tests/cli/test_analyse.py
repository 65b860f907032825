"""`quadriga analyse` and `quadriga levels`."""

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from quadriga.agents.levels import LEVELS
from quadriga.analysis.chart import COLOURS
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
    analysis = quadriga("analyse", path, *QUICK, "--deep", "--json").json
    record = read_record(path.read_text(encoding="utf-8"))
    journal = record.replay().journal
    notation = record.box.vocabulary.format
    chosen = [notation(answer.action) for answer in journal if answer.seat >= 0 and not answer.forced]
    assert [answer for row in analysis["decisions"] for answer in row["given"]] == chosen
    for row in analysis["decisions"]:
        assert 0 <= row["loss"] <= 1
        assert row["loss"] > 0 or row["best"] == row["given"]
        for shares in (row["before"], row["after"]):
            assert len(shares) == record.box.seats
            assert sum(shares) <= 1.01
            if record.box.seats > 1 and "corduba" not in name:  # where a rebellion may leave no winner
                assert sum(shares) >= 0.99
    quick = quadriga("analyse", path, *QUICK, "--json").json["decisions"]
    assert 0 < len(quick) <= len(analysis["decisions"]), "the quick pass leaves out what is chosen within a turn"
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
        assert sum(seat["marks"].values()) == seat["decisions"]
        assert 0 < len(seat["turning_points"]) <= 3
    done = quadriga("analyse", path, *QUICK, "--svg", tmp_path / "chart.svg", "--lang", "de")
    assert done.code == 0
    for words in ("Verlust", "Entscheidungen", "davon", "ab Antwort"):
        assert words in done.out
    chart = ElementTree.parse(tmp_path / "chart.svg").getroot()
    areas = [area for area in chart.iter("{http://www.w3.org/2000/svg}polygon") if area.get("class") == "area"]
    assert len(areas) == 2
    assert len(areas[0].attrib["points"].split()) == 2 * (len(analysis["decisions"]) + 1)


def test_the_chart_has_the_colours_of_the_screen(quadriga: Any, tmp_path: Path) -> None:
    for name, colours in (
        ("praetor/four-greedy", ["blue", "yellow", "green", "red"]),
        ("antike/west", ["blue", "red"]),
    ):
        path = short(tmp_path, name, 40)
        assert quadriga("analyse", path, *QUICK, "--svg", tmp_path / "chart.svg").code == 0
        chart = ElementTree.parse(tmp_path / "chart.svg").getroot()
        areas = [area for area in chart.iter("{http://www.w3.org/2000/svg}polygon") if area.get("class") == "area"]
        assert [area.get("fill") for area in areas] == [COLOURS[colour] for colour in colours]


def test_one_page_holds_all_of_it(quadriga: Any, tmp_path: Path) -> None:
    path, target = short(tmp_path, "praetor/four-greedy", 40), tmp_path / "page.html"
    assert quadriga("analyse", path, *QUICK, "--html", target, "--lang", "it").code == 0
    text = target.read_text(encoding="utf-8")
    assert "Analisi" in text
    assert "<svg" in text
    assert not re.search(r"""(src|href)=|@import|url\((?!#)""", text), "it needs no other file"
    assert text.count("<tr") > 10


def test_a_chart_that_cannot_be_written_is_told_before_any_thinking(
    quadriga: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = short(tmp_path, "antike/west", 30)
    monkeypatch.setattr("quadriga.cli.analyse.decisions", lambda *given: pytest.fail("thinks"))
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


def test_points_are_printed_where_there_are_some(
    quadriga: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quadriga.cli.analyse.decisions", lambda *given: ())
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
