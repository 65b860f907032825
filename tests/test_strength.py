"""The script that measures the bots: when a test is decided, and what the levels are rated by."""

import json
import sys
from itertools import cycle, islice
from math import log10
from pathlib import Path
from types import ModuleType

import pytest

from quadriga.agents.levels import LEVELS, strength
from quadriga.arena.log import Log
from quadriga.arena.match import MatchResult

ROOT = Path(__file__).parents[1]


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    monkeypatch.delitem(sys.modules, "strength", raising=False)
    import strength as script

    return script


@pytest.mark.parametrize(
    ("wins", "games", "least", "verdict"),
    [
        (20, 20, 0.7, "open"),  # (0.75 / 0.65) ** 20 is less than 19
        (21, 21, 0.7, "yes"),
        (0, 8, 0.7, "open"),
        (0, 9, 0.7, "no"),  # (0.35 / 0.25) ** 9 is more than 19
        (140, 200, 0.7, "open"),
        (160, 200, 0.7, "yes"),
    ],
)
def test_a_test_is_decided_at_odds_of_19_to_1(
    bench: ModuleType, wins: int, games: int, least: float, verdict: str
) -> None:
    assert bench.Score(wins, games).verdict(least) == verdict


def test_a_pairing_is_played_until_it_is_decided(bench: ModuleType, tmp_path: Path) -> None:
    claim = bench.Claim("praetor", "greedy", ("random",), 0.5)
    bench.play(claim, tmp_path, claim.most)
    played = bench.played(claim, tmp_path)
    assert bench.score(claim, played).verdict(0.5) == "yes"
    assert bench.score(claim, played[:-1]).verdict(0.5) == "open"


def test_levels_are_rated_by_games_against_their_neighbours(
    bench: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "RATINGS", tmp_path / "ratings.json")
    for claim in bench.neighbours():
        if claim.key == "corduba" or (claim.key, claim.hero) == ("praetor", "miles"):
            log = Log(tmp_path / f"{claim.name}.jsonl", claim.contest.head())
            for n, won in enumerate(islice(cycle([True, True, True, False]), 40)):
                bots, places = (claim.hero, *claim.others), [1, 2] if won else [2, 1]
                log.append(MatchResult(n, bots, "end", places, [0, 0], 1, 0.1))
            log.close()
    bench.rate_levels(tmp_path)
    rated = json.loads((tmp_path / "ratings.json").read_text(encoding="utf-8"))["games"]
    assert list(rated) == ["corduba"]  # of Praetor not all have met
    assert [row["name"] for row in rated["corduba"]] == list(LEVELS)
    assert [row["iterations"] for row in rated["corduba"]] == [strength("corduba", name).iterations for name in LEVELS]
    for row in rated["corduba"][1:]:
        assert row["gap"] == pytest.approx(400 * log10(30.5 / 10.5), abs=1)


def test_every_game_that_was_played_still_counts(bench: ModuleType) -> None:
    claims = [*bench.claims(), *bench.solos(), *bench.neighbours()]
    files = {path.stem for path in bench.PLAYED.glob("*.jsonl")}
    assert files <= {claim.name for claim in claims}
    for claim in claims:
        assert bool(bench.played(claim, bench.PLAYED)) == (claim.name in files)


def test_games_of_other_bots_are_not_counted(bench: ModuleType, tmp_path: Path) -> None:
    claim = next(bench.neighbours())
    head = claim.contest.head() | {"levels": {"miles": [0, 0.5], "tiro": [0, 0.9]}}
    Log(tmp_path / f"{claim.name}.jsonl", head).close()
    with pytest.raises(SystemExit, match="other bots"):
        bench.played(claim, tmp_path)
