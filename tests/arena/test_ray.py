"""The arena on a local Ray cluster: the same games as in this process, and a run begun here goes on there."""

from pathlib import Path

import pytest

from quadriga.arena.contest import Contest, run
from quadriga.arena.log import Log
from quadriga.arena.match import MatchResult

CONTEST = Contest("ladder", "antike", ("random", "greedy:5"), 2, {"turn_cap": "20"}, {}, "7", 10.0)


def played(games: int, path: Path, engine: str) -> list[MatchResult]:
    log = Log(path, CONTEST.head())
    results = run(CONTEST, games, log, jobs=2, engine=engine)
    log.close()
    return [result._replace(seconds=0) for result in results]


@pytest.mark.ray
def test_a_cluster_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_agent_register_timeout_ms", "120000")
    here = played(10, tmp_path / "here", "processes")
    played(3, tmp_path / "there", "processes")
    assert played(10, tmp_path / "there", "ray") == here
