"""Matches stored by earlier versions are gone on with as long as nothing has changed that their games depend on."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from quadriga.arena.contest import Contest
from quadriga.games import game
from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.setting import Setting

EARLIER = Path(__file__).parents[1] / "earlier" / "matches"
CONTESTS = [
    Contest("ladder", "praetor", ("greedy", "random"), 2, {}, {}, "e", 10.0),
    Contest("balance", "corduba", ("random", "random"), 2, {}, {}, "e", 10.0, counting=True),
]
READ = {"praetor": ("board_a", "wage_active"), "corduba": ("by_players", 1, "resources_each")}
NOT_READ = {"praetor": ("player_counts", "display", "5"), "corduba": ("by_players", 3, "resources_each")}
"""What the rules look up in these contests, and what they do not."""


@pytest.fixture(params=CONTESTS, ids=lambda contest: contest.kind)
def contest(request: pytest.FixtureRequest) -> Contest:
    chosen: Contest = request.param
    return chosen


@pytest.fixture
def path(tmp_path: Path, contest: Contest) -> Path:
    """A copy of the log that an earlier version wrote, as if the rules had stayed the same since."""
    copy = tmp_path / "games.jsonl"
    text = (EARLIER / f"{contest.kind}.jsonl").read_text(encoding="utf-8")
    copy.write_text(text.replace('"rules":2', f'"rules":{game(contest.key).rules_version}', 1), encoding="utf-8")
    return copy


def test_a_log_of_earlier_rules_is_not_gone_on_with(tmp_path: Path) -> None:
    contest = CONTESTS[1]
    shutil.copy(EARLIER / f"{contest.kind}.jsonl", tmp_path / "games.jsonl")
    with pytest.raises(QuadrigaError, match="another run: rules is 2 there and 3 here"):
        contest.open_log(tmp_path / "games.jsonl")
    head = json.loads((tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert contest.played_by(head) == 2, "it can still be read"
    assert contest.played_by({**head, "seed": "another"}) is None


def change(monkeypatch: pytest.MonkeyPatch, key: str, *place: str | int) -> None:
    """Another value in the data file of a game."""
    table: Any = game(key).data.toml
    for name in place[:-1]:
        table = table[name]
    monkeypatch.setitem(table, place[-1], table[place[-1]] + type(table[place[-1]])(1))
    monkeypatch.setattr(game(key), "_boxes", {})


def test_a_log_of_before_is_gone_on_with(quadriga: Any, contest: Contest, path: Path) -> None:
    before = path.read_bytes()
    games = before.count(b"\n") - 1
    bots = ",".join(dict.fromkeys(contest.bots))
    command = (contest.kind, contest.key, "--bots", bots, "--seats", "2", "--seed", "e", "--out", path.parent, "--json")
    done = quadriga(*command, "--games", str(games + 2))
    assert done.code == 0, done.err
    assert f"{games} games are there already" in done.err
    assert done.json["games"] == games + 2
    after = path.read_bytes()
    assert after.startswith(before)
    assert [json.loads(line)["n"] for line in after.splitlines()[1:]] == list(range(games + 2))


def test_a_changed_datum_is_refused(contest: Contest, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, contest.key, *READ[contest.key])
    before = path.read_bytes()
    with pytest.raises(QuadrigaError, match=r"another run: figures is '\w+' there and '\w+' here"):
        contest.open_log(path)
    assert path.read_bytes() == before


def test_a_datum_that_the_rules_do_not_look_up_may_change(
    contest: Contest, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = contest.head()
    change(monkeypatch, contest.key, *NOT_READ[contest.key])
    assert contest.head() == head
    contest.open_log(path).close()


def test_a_new_setting_with_its_default_changes_nothing(
    contest: Contest, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    head = contest.head()
    rules = game(contest.key)
    monkeypatch.setattr(type(rules), "settings", (*rules.settings, Setting("mood", "plain", ("plain", "wild"))))
    assert contest.head() == head
    assert contest._replace(settings={"mood": "plain"}).head() == head
    contest.open_log(path).close()
    if contest.key == "praetor":  # all settings of Corduba are of its solo game
        with pytest.raises(QuadrigaError, match=r"options is \{\} there and \{'mood': 'wild'\} here"):
            contest._replace(settings={"mood": "wild"}).open_log(path)


def test_other_settings_are_named_before_the_data_that_go_with_them(tmp_path: Path) -> None:
    contest = Contest("ladder", "antike", ("random", "random"), 2, {}, {}, "1", 10.0)
    contest.open_log(tmp_path / "games.jsonl").close()
    east = contest._replace(settings={"map": "east"})
    assert east.head()["figures"] != contest.head()["figures"]
    with pytest.raises(QuadrigaError, match="another run: options is"):
        east.open_log(tmp_path / "games.jsonl")


def test_a_head_of_before_with_varied_settings_is_understood() -> None:
    contest = Contest("balance", "antike", ("random", "random"), 2, {}, {}, "1", 10.0, ("map",))
    head = contest.head()
    options = {"map": "west", "special_units": "no", "turn_cap": "100"}
    earlier = {**head, "options": options, "figures": "77fe9d3facb141ce"}
    assert head["options"] == {"turn_cap": "100"}
    assert contest.renewed(earlier) == contest.renewed(head) == head


def test_data_of_every_varied_value_count(monkeypatch: pytest.MonkeyPatch) -> None:
    west = Contest("balance", "antike", ("random", "random"), 2, {}, {}, "1", 10.0)
    both = west._replace(vary=("special_units", "map"))
    heads = west.head(), both.head()
    assert both._replace(vary=("map", "special_units")).head() == heads[1]
    change(monkeypatch, "antike", "map", "east", "regions", 0, "name")
    assert west.head() == heads[0]
    assert both.head()["figures"] != heads[1]["figures"]
