"""The arena on a local Ray cluster: the same games as in this process."""

from pathlib import Path

import pytest

from quadriga.arena.contest import Contest, run
from quadriga.arena.ladder import ladder
from quadriga.arena.log import Log
from quadriga.arena.plots import plot_ladder

CONTEST = Contest("ladder", "antike", ("random", "greedy:5"), 2, {"turn_cap": "20"}, {}, "7", 10.0)


@pytest.mark.ray
def test_a_cluster_plays_the_same_games_and_goes_on_where_it_was(tmp_path: Path) -> None:
    found = []
    for name, engine, steps in (("here", "processes", [10]), ("there", "ray", [4, 10])):
        for games in steps:
            log = Log(tmp_path / name, CONTEST.head())
            entries = run(CONTEST, games, log, jobs=2, engine=engine)
            log.close()
        found.append([{**entry, "seconds": 0} for entry in entries])
    assert found[0] == found[1]
    plot_ladder(ladder(CONTEST, entries), tmp_path / "ladder.svg")
