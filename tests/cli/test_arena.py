"""`quadriga ladder`, `balance`, `check-bot`: tables, files, going on, exit codes."""

import sys
from pathlib import Path
from typing import Any

import pytest

ODD = f"{sys.executable} {Path(__file__).parents[1] / 'arena' / 'odd_bot.py'}"
LADDER = ("ladder", "antike", "--bots", "random,greedy:5", "--set", "turn_cap=10", "--games", "6")
BALANCE = ("balance", "praetor", "--bots", "random", "--seats", "3", "--games", "4", "--vary", "sides=A/B")


def test_a_ladder_prints_a_table_and_writes_figures_and_plot(quadriga: Any, tmp_path: Path) -> None:
    done = quadriga(*LADDER)
    assert done.code == 0
    assert "each of 2 seatings 3 times" in done.out
    assert "95 % interval" in done.out
    folder = tmp_path / "antike-ladder"
    assert sorted(path.name for path in folder.iterdir()) == ["games.jsonl", "ladder.json", "ladder.svg"]
    assert "<svg" in (folder / "ladder.svg").read_text()
    again = quadriga(*LADDER, "--json")
    assert again.out == (folder / "ladder.json").read_text()
    assert [row["name"] for row in again.json["ratings"]] == ["greedy:5", "random"]
    more = quadriga(*LADDER[:-1], "8", "--json")
    assert more.json["games"] == 8


def test_the_folder_of_another_run_is_refused(quadriga: Any) -> None:
    assert quadriga(*LADDER, "--out", "run").code == 0
    done = quadriga(*LADDER, "--out", "run", "--seed", "2")
    assert done.code == 2
    assert "seed is '1' there and '2' here" in done.err


def test_balance_prints_tables_and_writes_figures_and_plot(quadriga: Any, tmp_path: Path) -> None:
    done = quadriga(*BALANCE, "--out", "run")
    assert done.code == 0
    for heading in ("seat", "sides", "seat and sides", "place in turn order", "tile built", "fair share 33.3%"):
        assert heading in done.out
    assert sorted(path.name for path in (tmp_path / "run").iterdir()) == ["balance.json", "balance.svg", "games.jsonl"]
    found = quadriga(*BALANCE, "--out", "run", "--json").json
    assert found["finished"] == 4
    assert sum(row["wins"] for row in found["shares"][0]["rows"]) == pytest.approx(4, abs=1e-3)


def test_a_game_for_one_is_played_against_the_game(quadriga: Any) -> None:
    alone = ("--seats", "1", "--bots", "random", "--games", "2", "--set", "level=aedil")
    done = quadriga("ladder", "corduba", *alone, "--json")
    assert {row["name"] for row in done.json["ratings"]} == {"random", "the game"}
    done = quadriga("balance", "corduba", *alone)
    assert done.code == 0
    assert "fair share" not in done.out


def test_faults_are_told_at_once_and_at_the_end(quadriga: Any) -> None:
    done = quadriga(
        "ladder", "antike", "--bots", f"random,cmd:{ODD} illegal", "--games", "2", "--set", "turn_cap=3"
    )  # fmt: skip
    assert done.code == 0
    assert "greedy plays on for" in done.err
    assert "2 times greedy played on" in done.out


def test_check_bot(quadriga: Any) -> None:
    good = quadriga("check-bot", f"{ODD} good", "--games", "antike")
    assert (good.code, good.out.count("ok ")) == (0, 3)
    bad = quadriga("check-bot", f"{ODD} illegal", "--games", "antike", "--json")
    assert bad.code == 1
    assert [check["ok"] for check in bad.json["checks"]] == [True, True, False]


@pytest.mark.parametrize(("missing", "arguments"), [("choix", ()), ("matplotlib", ()), ("ray", ("--engine", "ray"))])
def test_what_is_not_installed_is_named_before_anything_is_played(
    quadriga: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str, arguments: tuple[str, ...]
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)  # type: ignore[arg-type]
    done = quadriga(*LADDER, *arguments)
    assert done.code == 2
    assert missing in done.err.lower()
    assert "pip install 'quadriga[" in done.err
    assert list(tmp_path.iterdir()) == []
