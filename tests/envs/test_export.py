"""Exported games: the same rows in both formats, gone on with where a run stopped, refused where other data lie."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quadriga.arena.match import Setup
from quadriga.cli.app import main
from quadriga.envs.export import CARD, ExportError, export, read

SETUP = Setup("praetor", ("random", "random"), {}, {})


def test_both_formats_hold_the_same_rows(tmp_path: Path) -> None:
    card = export(SETUP, 2, "1", tmp_path / "a", "parquet")
    export(SETUP, 2, "1", tmp_path / "b", "jsonl")
    rows = list(read(tmp_path / "a"))
    others = list(read(tmp_path / "b"))
    assert [row | {"utility": 0} for row in rows] == [row | {"utility": 0} for row in others]
    assert {row["record"] for row in rows} == {"1/0", "1/1"}
    for row in rows:
        assert len(row["observation"]) == len(card["columns"]) == len(card["bounds"])
        assert row["action"] in row["legal"]
        assert row["place"] == (1 if row["utility"] > 0 else 2)
    assert json.loads((tmp_path / "a" / CARD).read_text())["licence"] == "CC0-1.0"


def test_a_run_goes_on_and_no_game_is_there_twice(tmp_path: Path) -> None:
    export(SETUP, 2, "1", tmp_path, "jsonl")
    export(SETUP, 4, "1", tmp_path, "jsonl", jobs=2)
    rows = list(read(tmp_path))
    assert {row["record"] for row in rows} == {f"1/{n}" for n in range(4)}
    assert len({(row["record"], row["number"]) for row in rows}) == len(rows)
    before = {path: path.stat().st_mtime_ns for path in tmp_path.glob("games-*")}
    export(SETUP, 3, "1", tmp_path, "jsonl")
    assert {path: path.stat().st_mtime_ns for path in tmp_path.glob("games-*")} == before


def test_other_data_are_refused_and_stay(tmp_path: Path) -> None:
    export(SETUP, 1, "1", tmp_path, "jsonl")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(ExportError, match="seed differs"):
        export(SETUP, 1, "2", tmp_path, "jsonl")
    (tmp_path / CARD).write_text("no JSON")
    with pytest.raises(ExportError, match="no data card"):
        export(SETUP, 1, "1", tmp_path, "jsonl")
    del before[CARD]
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.name != CARD} == before


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = ["--out", str(tmp_path), "--format", "jsonl", "--games", "1"]
    assert main(["export", "praetor", "--bots", "random,random", *where]) == 0
    assert "1 games in" in capsys.readouterr().out
    assert main(["export", "praetor", "--bots", "random,greedy", *where]) == 2
    assert "choose another folder" in capsys.readouterr().err
