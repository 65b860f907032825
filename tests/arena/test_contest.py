"""Contests: the same games however they are played, and nothing lost or repeated when they are interrupted."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from quadriga.arena.balance import balance, correlation
from quadriga.arena.contest import Contest, play_game, run
from quadriga.arena.ladder import ladder
from quadriga.arena.log import Log
from quadriga.arena.match import MatchResult, result_from_json
from quadriga.arena.shares import fair_share

CONTEST = Contest("ladder", "antike", ("random", "greedy:5"), 2, {"turn_cap": "20"}, {}, "7", 10.0)
GAMES = 14
COMMAND = [
    *("ladder", "antike", "--bots", "greedy:5,random", "--set", "turn_cap=20"),
    *("--seed", "7", "--games", str(GAMES), "--jobs", "2", "--out", "run"),
]
QUADRIGA = [sys.executable, "-c", "import sys; from quadriga.cli import main; sys.exit(main())"]


def timeless(result: MatchResult) -> MatchResult:
    return result._replace(seconds=0)


def played(contest: Contest, games: int, path: Path, **how: Any) -> list[MatchResult]:
    log = Log(path, contest.head())
    try:
        return [timeless(result) for result in run(contest, games, log, **how)]
    finally:
        log.close()


def test_processes_and_interruptions_change_nothing(tmp_path: Path) -> None:
    alone = played(CONTEST, 8, tmp_path / "alone")
    assert played(CONTEST, 8, tmp_path / "together", jobs=2) == alone
    assert played(CONTEST, 3, tmp_path / "more") == alone[:3]
    assert played(CONTEST, 8, tmp_path / "more") == alone
    assert [timeless(play_game(CONTEST, number)) for number in (7, 0)] == [alone[7], alone[0]]


def test_the_order_of_the_names_does_not_matter(tmp_path: Path) -> None:
    other = CONTEST._replace(bots=("greedy:5", "random"))
    assert played(other, 4, tmp_path / "other") == played(CONTEST, 4, tmp_path / "one")
    assert other.head() == CONTEST.head()


def numbers(path: Path) -> list[int]:
    """The games that are in a file, torn lines left out."""
    whole = path.read_bytes().rpartition(b"\n")[0].splitlines() if path.exists() else []
    return [json.loads(line)["n"] for line in whole[1:]]


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="kill -9 is of POSIX systems")
def test_a_ladder_killed_again_and_again_neither_loses_nor_repeats_a_game(tmp_path: Path) -> None:
    path = tmp_path / "run" / "games.jsonl"
    kills = 0
    while len(before := numbers(path)) < GAMES:
        process = subprocess.Popen(
            [*QUADRIGA, *COMMAND], cwd=tmp_path, start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        while process.poll() is None and len(numbers(path)) < len(before) + 4:
            time.sleep(0.01)
        if process.poll() is None:
            os.kill(process.pid, signal.SIGKILL)
            kills += 1
        process.wait()
        assert process.stderr is not None
        complaint = process.stderr.read()  # ends when the last worker has ended
        assert process.returncode in (0, -signal.SIGKILL), complaint
        assert numbers(path)[: len(before)] == before
    assert kills >= 2
    done = subprocess.run([*QUADRIGA, *COMMAND], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert f"{GAMES} games are there already" in done.stderr
    assert sorted(numbers(path)) == list(range(GAMES))
    results = [result_from_json(json.loads(line)) for line in path.read_text().splitlines()[1:]]
    whole = {result.number: timeless(result) for result in results}
    assert [whole[number] for number in range(GAMES)] == played(CONTEST, GAMES, tmp_path / "whole")
    summary = json.loads((tmp_path / "run" / "ladder.json").read_text())
    assert (summary["games"], summary["each_ordering"]) == (GAMES, [GAMES // 2])


def result(number: int, bots: str, places: list[int], **more: Any) -> MatchResult:
    scores = [10 - place for place in places]
    return MatchResult(number, tuple(bots), "end", places, scores, 9, 0.1)._replace(**more)


def test_a_ladder_sums_up_its_games() -> None:
    contest = CONTEST._replace(bots=("a", "b", "b"))
    games = [
        result(0, "ab", [1, 2]),
        result(1, "ba", [1, 1], faults={0: "question 3: too late"}),
        result(2, "bb", [2, 1]),
    ]
    summary = ladder(contest, games)
    first, second = summary["ratings"]
    assert (first["name"], first["seats"], first["wins"], first["share"]) == ("a", 2, 1.5, 0.75)
    assert (second["name"], second["seats"], second["wins"], second["replaced"]) == ("b", 4, 1.5, 1)
    assert summary["pairs"] == [{"a": "a", "b": "b", "meetings": 2, "share_of_a": 0.75}]
    assert summary["faults"] == [{"game": 1, "seat": 0, "bot": "b", "fault": "question 3: too late"}]
    assert summary["each_ordering"] == [1]


def test_balance_sums_up_by_seat_setting_and_use() -> None:
    contest = CONTEST._replace(kind="balance", vary=("map",))
    uses = {"personality": {"king": [2, 0]}, "place in turn order": {"1": [0, 1], "2": [1, 0]}}
    games = [
        result(0, "aa", [1, 2], settings={"map": "west"}, uses=uses),
        result(1, "aa", [1, 2], settings={"map": "east"}, uses={"personality": {"king": [1, 1]}}),
        result(2, "aa", [1, 1], settings={"map": "east"}),
        result(3, "aa", [2, 1], settings={"map": "west"}, reason=""),
    ]
    report = balance(contest, games)
    shares = {table["by"]: {row["name"]: row for row in table["rows"]} for table in report["shares"]}
    assert report["finished"] == 3
    assert (shares["seat"]["brown"]["share"], shares["seat"]["beige"]["share"]) == (0.8333, 0.1667)
    assert shares["seat and map"]["brown, east"]["wins"] == 1.5
    assert "map" not in shares
    assert shares["place in turn order"]["2"]["wins"] == 1
    king = report["uses"][0]["rows"][0]
    assert (king["seats"], king["wins"], king["used"], king["times"]) == (3, 2, 0.5, 0.667)
    assert king["share_without"] == pytest.approx(1 / 3, abs=1e-4)
    assert king["correlation"] == correlation([2, 0, 1, 1, 0, 0], [1, 0, 1, 0, 0.5, 0.5])


def test_the_fair_share_is_of_games_that_somebody_won() -> None:
    won, shared, lost = (result(0, "abcd", places) for places in ([2, 1, 3, 4], [1, 1, 3, 4], [2, 2, 2, 2]))
    assert fair_share([won, shared]) == 0.25
    assert fair_share([won, lost, shared, lost]) == 0.125
    assert fair_share([result(0, "a", [1])]) is None
    assert fair_share([]) is None


def test_correlation() -> None:
    assert correlation([1, 2, 3], [2, 4, 6]) == 1
    assert correlation([1, 2, 3], [3, 2, 1]) == -1
    assert correlation([1, 1, 1], [1, 2, 3]) is None


def test_settings_are_drawn_for_each_game_and_seat() -> None:
    contest = Contest("balance", "praetor", ("random",) * 3, 3, {}, {}, "1", 10.0, ("sides=A/B", "hard"))
    drawn = [contest.drawn(number) for number in range(60)]
    assert {game["hard"] for game in drawn} == {"yes", "no"}
    sides = [game["sides"].split(",") for game in drawn]
    assert all(len(game) == 3 for game in sides)
    assert {side for game in sides for side in game} == {"A", "B"}
    assert drawn == [contest.drawn(number) for number in range(60)]
