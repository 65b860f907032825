"""`quadriga ladder`, `balance`, `check-bot`: tables, files, going on, exit codes."""

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import outside

ODD = f"{sys.executable} {Path(__file__).parents[1] / 'arena' / 'odd_bot.py'}"
LADDER = ("ladder", "antike", "--bots", "random,greedy:5", "--set", "turn_cap=10", "--games", "6")
BALANCE = ("balance", "praetor", "--bots", "random", "--seats", "3", "--games", "4", "--vary", "sides=A/B")


def test_a_ladder_prints_a_table_and_writes_results_and_plot(quadriga: Any, tmp_path: Path) -> None:
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


def test_balance_prints_tables_and_writes_results_and_plot(quadriga: Any, tmp_path: Path) -> None:
    done = quadriga(*BALANCE, "--out", "run")
    assert done.code == 0
    for heading in ("seat", "sides", "seat and sides", "place in turn order", "tile built", "fair share 33.3%"):
        assert heading in done.out
    assert sorted(path.name for path in (tmp_path / "run").iterdir()) == ["balance.json", "balance.svg", "games.jsonl"]
    report = quadriga(*BALANCE, "--out", "run", "--json").json
    assert report["finished"] == 4
    assert sum(row["wins"] for row in report["shares"][0]["rows"]) == pytest.approx(4, abs=1e-3)


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


@pytest.mark.parametrize("seats", ["-1", "0"])
@pytest.mark.parametrize("command", [("ladder", "antike", "--bots", "random,greedy"), ("balance", "antike")])
def test_there_must_be_seats(quadriga: Any, command: tuple[str, ...], seats: str) -> None:
    done = quadriga(*command, "--seats", seats)
    assert done.code == 2
    assert "at least 1" in done.err


@pytest.mark.parametrize("clock", ["nan", "inf", "1e12", "0"])
@pytest.mark.parametrize("command", [LADDER, BALANCE, ("check-bot", f"{ODD} good", "--games", "antike")])
def test_a_clock_has_seconds(quadriga: Any, tmp_path: Path, command: tuple[str, ...], clock: str) -> None:
    done = quadriga(*command, "--clock", clock)
    assert done.code == 2
    assert "--clock must be" in done.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("quote", ["'", '"'])
def test_a_command_may_have_a_comma_in_quotes(quadriga: Any, quote: str) -> None:
    bots = f"random,cmd:{ODD} good {quote}seen, by me{quote}"
    done = quadriga("ladder", "antike", "--bots", bots, "--games", "1", "--set", "turn_cap=1", "--json")
    assert done.json["bots"] == sorted(bots.split(",", 1))
    assert done.json["faults"] == []
    assert Path("seen, by me").exists()


def test_a_quote_that_is_not_closed_is_told(quadriga: Any) -> None:
    done = quadriga("ladder", "antike", "--bots", f"random,cmd:{ODD} it's,greedy")
    assert done.code == 2
    assert "No closing quotation" in done.err


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="kill -9 is of POSIX systems")
def test_when_a_process_is_killed_finished_games_are_kept(tmp_path: Path) -> None:
    """The program ends at once, but when it is started the third time it kills the process that plays."""
    program = tmp_path / "killer.py"
    program.write_text(
        "import os\n"
        "with open(__file__ + '.starts', 'a+') as file:\n"
        "    if file.write('x') and file.tell() == 3:\n"
        "        os.kill(os.getppid(), 9)\n"
    )
    bots = f"random,cmd:{sys.executable} {program}"
    command = ("ladder", "antike", "--bots", bots, "--games", "6", "--set", "turn_cap=1", "--jobs", "2")
    done = outside(*command, "--out", str(tmp_path / "run"))
    assert done.code == 2
    assert "a process that played was killed" in done.err
    assert "the same command goes on" in done.err
    assert "Traceback" not in done.err
    kept = (tmp_path / "run" / "games.jsonl").read_bytes()
    assert len(kept.splitlines()) > 1
    again = outside(*command, "--out", str(tmp_path / "run"), "--json")
    assert again.json["games"] == 6
    assert (tmp_path / "run" / "games.jsonl").read_bytes().startswith(kept)


@pytest.mark.parametrize(
    ("bots", "line"),
    [
        ("random,random", "antike, 2 seats: 2 games, 2 finished; always the same seating"),
        ("random,greedy:5", "antike, 2 seats: 2 games, 2 finished; each of 2 seatings once"),
    ],
)
def test_how_often_each_seating_came(quadriga: Any, bots: str, line: str) -> None:
    done = quadriga("ladder", "antike", "--bots", bots, "--games", "2", "--set", "turn_cap=1")
    assert line in done.out


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
