"""Every command of `quadriga`: what it prints, what it refuses, and with which exit code."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quadriga import cli
from quadriga.games import KEYS
from tests.play import RECORDS

GOLDEN = RECORDS / "antike" / "west-random-cap.quadriga"
ROOT = Path(__file__).parents[1]


class Done:
    """What a command printed and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def quadriga(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs a command in this process, in an empty folder, with lines of input."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str | Path, lines: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        code = cli.main([str(argument) for argument in arguments])
        return Done(code, *capsys.readouterr())

    return run


def outside(*arguments: str, lines: str = "", **environment: str) -> Done:
    """Runs a command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", "import sys; from quadriga.cli import main; sys.exit(main())", *arguments],
        input=lines, capture_output=True, text=True, check=False, env=os.environ | environment,
    )  # fmt: skip
    return Done(done.returncode, done.stdout, done.stderr)


def damaged(tmp_path: Path, old: str, new: str) -> Path:
    """A copy of the golden game with one place changed."""
    text = GOLDEN.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "damaged.quadriga"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def line_of(start: str) -> int:
    """The number of the first line of the golden game that begins so."""
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    return 1 + next(n for n, line in enumerate(lines) if line.startswith(start))


# -- help and errors of every kind ---------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["games", "play", "sim", "replay", "verify", "rules", "data"])
def test_every_command_has_help(quadriga: Any, command: str) -> None:
    done = quadriga(command, "--help")
    assert done.code == 0
    assert f"quadriga {command}" in done.out


def test_the_command_alone_lists_the_commands(quadriga: Any) -> None:
    done = quadriga()
    assert done.code == 0
    assert all(command in done.out for command in ("games", "play", "sim", "replay", "verify", "rules", "data"))


def test_version(quadriga: Any) -> None:
    assert quadriga("--version").out.strip()


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("sing", "sing"),
        ("rules", "GAME"),
        ("rules antike --loud", "--loud"),
        ("rules chess", "there is no game 'chess'"),
        ("rules antike 99.9", "no rule, ruling, example or section '99.9'"),
        ("data chess", "there is no game 'chess'"),
        ("data antike --data missing.toml", "cannot read missing.toml"),
        ("play chess", "there is no game 'chess'"),
        ("play", "which game?"),
        ("play antike --seats 3", "is for 2 players, not 3"),
        ("play antike --bots human", "is for 2 players, not 1"),
        ("play antike --seats 2 --bots human,human,human", "3 players named, but there are 2 seats"),
        ("play antike --bots human,deep", "there is no bot 'deep'"),
        ("play antike --lang la", "there is no language 'la'"),
        ("play antike --set map=north", "expected west or east"),
        ("play antike --set colour=red", "no option 'colour'"),
        ("play --resume missing.quadriga", "cannot read missing.quadriga"),
        ("sim antike", "--bots"),
        ("sim antike --bots random", "is for 2 players, not 1"),
        ("sim antike --bots random,random --games 0", "at least 1"),
        ("sim antike --bots random,random --games many", "many"),
        ("sim antike --bots random,human", "there is no bot 'human'"),
        ("sim antike --bots random,random --set map", "expected NAME=VALUE"),
        ("replay missing.quadriga", "cannot read missing.quadriga"),
        ("verify missing.quadriga", "cannot read missing.quadriga"),
    ],
)
def test_bad_input_is_refused_in_one_line(quadriga: Any, tmp_path: Path, arguments: str, problem: str) -> None:
    done = quadriga(*arguments.split())
    assert done.code == 2
    assert done.out == ""
    assert problem in done.err
    assert done.err.startswith("quadriga: ")
    assert done.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


# -- games, rules, data ----------------------------------------------------------------------------------------------


def test_games(quadriga: Any) -> None:
    assert "Antike Duellum" in quadriga("games").out
    found = quadriga("games", "--json").json["games"]
    assert [entry["key"] for entry in found] == list(KEYS)
    assert found[0]["seats"] == [2]


def test_rules(quadriga: Any) -> None:
    assert len(quadriga("rules", "antike", "--json").json["rules"]) == 142 + 57 + 23
    assert "17. End of the game" in quadriga("rules", "antike").out


@pytest.mark.parametrize(
    ("number", "found"),
    [
        ("ANT-7.3", ["ANT-7.3"]),
        ("ant-r12", ["ANT-R12"]),
        ("7.3", ["ANT-7.3"]),
        ("X4", ["ANT-X4"]),
        ("ANT-17", ["ANT-17.1", "ANT-17.2", "ANT-17.3", "ANT-17.4"]),
        ("End of the game", ["ANT-17.1", "ANT-17.2", "ANT-17.3", "ANT-17.4"]),
    ],
)
def test_rules_by_number(quadriga: Any, number: str, found: list[str]) -> None:
    listed = quadriga("rules", "antike", number, "--json").json["rules"]
    assert [entry["number"] for entry in listed] == found
    assert all(entry["text"] for entry in listed)


def test_coverage(quadriga: Any) -> None:
    done = quadriga("rules", "antike", "--coverage", "--json")
    found = done.json
    assert (found["rules"], found["examples"]) == (142, 23)
    assert found["rules"] - found["claimed"] + found["examples"] - found["examples_claimed"] == len(found["missing"])
    assert done.code == (1 if found["missing"] else 0)
    assert "of 142 rules" in quadriga("rules", "antike", "--coverage").out


def test_coverage_needs_the_tests(quadriga: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli.quadriga, "__file__", str(tmp_path / "site" / "quadriga" / "__init__.py"))
    done = quadriga("rules", "antike", "--coverage")
    assert done.code == 2
    assert "needs the source tree" in done.err


def test_data(quadriga: Any) -> None:
    everything = quadriga("data", "antike", "--json").json["figures"]
    invented = quadriga("data", "antike", "--reconstructed", "--json").json["figures"]
    assert {"key": "costs.temple_marble", "value": 6, "provenance": "seed"}.items() <= figure(
        everything, "costs.temple_marble"
    ).items()
    assert {entry["provenance"] for entry in invented} == {"reconstructed"}
    assert 0 < len(invented) < len(everything)
    assert all(entry["provenance"] for entry in everything)
    shown = quadriga("data", "antike", "--reconstructed").out
    assert "coins.total = 30" in shown
    assert "costs.temple_marble" not in shown


def figure(figures: list[dict[str, Any]], key: str) -> dict[str, Any]:
    return next(entry for entry in figures if entry["key"] == key)


def test_data_overridden(quadriga: Any, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[coins]\ntotal = 44\n")
    found = quadriga("data", "antike", "--data", file, "--json").json["figures"]
    assert figure(found, "coins.total")["value"] == 44
    assert figure(found, "coins.total")["provenance"] == "override"
    assert figure(found, "coins.unit_value")["provenance"] == "reconstructed"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[coins]\ntotal = 'many'\n", "figure 'coins.total': expected a whole number"),
        ("[coins]\nsum = 3\n", "figure 'coins.sum': there is no such figure"),
        ("[coins\n", "is not a TOML file"),
    ],
)
@pytest.mark.parametrize("command", ["data antike", "sim antike --bots random,random", "play antike"])
def test_bad_figures_are_named(quadriga: Any, tmp_path: Path, command: str, text: str, problem: str) -> None:
    file = tmp_path / "box.toml"
    file.write_text(text)
    done = quadriga(*command.split(), "--data", file)
    assert done.code == 2
    assert problem in done.err


# -- sim -------------------------------------------------------------------------------------------------------------

SIM = ("sim", "antike", "--bots", "random,random", "--games", "12", "--seed", "5", "--set", "turn_cap=20")


def test_sim_json(quadriga: Any) -> None:
    found = quadriga(*SIM, "--json").json
    assert (found["games"], found["finished"]) == (12, 12)
    assert [bot["name"] for bot in found["bots"]] == ["random", "random"]
    for bot in found["bots"]:
        assert bot["low"] <= bot["share"] <= bot["high"]
        assert bot["share"] == pytest.approx(bot["wins"] / 12, abs=1e-4)
    assert found["reasons"] == {"cap": 12}
    assert found["decisions_per_s"] > 0


def test_sim_in_words(quadriga: Any) -> None:
    done = quadriga(*SIM)
    assert done.code == 0
    assert "95 % interval" in done.out
    assert "ended by: cap 12" in done.out


def test_sim_is_the_same_in_every_process() -> None:
    found = []
    for hash_seed, jobs in (("1", "1"), ("2", "2"), ("3", "3")):
        done = outside(*SIM, "--set", "map=east", "--json", "--jobs", jobs, PYTHONHASHSEED=hash_seed)
        assert done.code == 0
        found.append({key: value for key, value in done.json.items() if key != "decisions_per_s"})
    assert found[0] == found[1] == found[2]


def test_sim_writes_records_that_verify(quadriga: Any, tmp_path: Path) -> None:
    folder = tmp_path / "records" / "here"
    assert quadriga(*SIM, "--out", folder).code == 0
    written = sorted(folder.iterdir())
    assert [path.name for path in written] == [f"antike-{n:02}.quadriga" for n in range(12)]
    for path in written:
        assert quadriga("verify", path).code == 0
    again = tmp_path / "again"
    quadriga(*SIM, "--out", again, "--jobs", "2")
    assert [path.read_text() for path in written] == [path.read_text() for path in sorted(again.iterdir())]


def test_sim_cannot_write(quadriga: Any, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    done = quadriga(*SIM, "--out", tmp_path / "taken")
    assert done.code == 2
    assert "cannot write to" in done.err


# -- replay and verify -------------------------------------------------------------------------------------------------


def test_replay_json(quadriga: Any) -> None:
    done = quadriga("replay", GOLDEN, "--json")
    assert done.json["outcome"]["reason"] == "cap"
    assert done.json["state"]["turns"] == [100, 100]
    assert GOLDEN.read_text(encoding="utf-8").rstrip().endswith(done.json["digest"])
    early = quadriga("replay", GOLDEN, "--to", "10", "--json").json
    assert early["outcome"] is None
    assert early["answers"] == 10


def test_replay_in_words(quadriga: Any) -> None:
    done = quadriga("replay", GOLDEN, "--lang", "de")
    assert "Die Zuggrenze ist erreicht." in done.out
    assert len(quadriga("replay", GOLDEN, "--to", "7").out.splitlines()) == 7


def test_replay_too_far(quadriga: Any) -> None:
    done = quadriga("replay", GOLDEN, "--to", "99999")
    assert done.code == 2
    assert "the record has" in done.err


def test_verify(quadriga: Any) -> None:
    done = quadriga("verify", GOLDEN)
    assert done.code == 0
    assert "legal" in done.out
    found = quadriga("verify", GOLDEN, "--json").json
    assert found["ok"]
    assert found["result"].startswith("cap ")


DAMAGE = [
    ("Quadriga-Record: 1", "Quadriga-Record: 9", "not a record"),
    ("Game: antike", "Game: chess", "there is no game 'chess'"),
    ("Figures: ", "Figures: 0", "other figures"),
    ("Rules: 1", "Rules: 99", "rules version 99"),
    ("Result: cap ", "Result: personalities ", "but its answers give: cap"),
    ("brown: rondel", "brown: stumble", "there is no verb 'stumble'"),
    ("brown: rondel", "green: rondel", "there is no seat 'green'"),
    ("brown: rondel", "brown rondel", "expected 'seat: answer'"),
    ("brown: rondel", "brown: found Zama gold\nbrown: rondel", "is not allowed"),
    ("brown: rondel", "beige: rondel", "is not allowed: not-asked"),
]


@pytest.mark.parametrize(("old", "new", "problem"), DAMAGE)
def test_a_damaged_record_is_refused(quadriga: Any, tmp_path: Path, old: str, new: str, problem: str) -> None:
    if old.startswith("brown"):
        old = next(row for row in GOLDEN.read_text(encoding="utf-8").splitlines() if row.startswith(old))
        new = new + old.removeprefix("brown: rondel")
    path = damaged(tmp_path, old, new)
    text = path.read_text(encoding="utf-8")
    done = quadriga("verify", path)
    assert done.code == 1
    assert problem in done.err
    found = quadriga("verify", path, "--json")
    assert found.code == 1
    assert not found.json["ok"]
    assert problem in found.json["problem"]
    if old.startswith("brown"):
        assert found.json["line"] == line_of(old)
        assert f"line {line_of(old)}: " in done.err
    for command in (("replay", path), ("replay", path, "--json"), ("play", "--resume", path)):
        done = quadriga(*command, lines="1\n1\n")
        assert done.code == 2
        assert done.out == ""
        assert problem in done.err
    assert path.read_text(encoding="utf-8") == text
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_is_no_text(quadriga: Any, tmp_path: Path) -> None:
    path = tmp_path / "picture.quadriga"
    path.write_bytes(b"\x89PNG\xff\xfe\x00")
    done = quadriga("verify", path)
    assert done.code == 2
    assert "cannot read" in done.err
    assert quadriga("verify", tmp_path).code == 2


# -- play ------------------------------------------------------------------------------------------------------------


def test_play_by_default_is_against_greedy(quadriga: Any) -> None:
    done = quadriga("play", "antike", "--lang", "en", "--seed", "1", lines="quit\n")
    assert done.code == 0
    assert "Brown (human), Beige (greedy)" in done.out


def test_play_save_and_resume(quadriga: Any, tmp_path: Path) -> None:
    first = quadriga(
        "play", "antike", "--bots", "human,random", "--set", "map=east", "--seed", "1", lines="1\nsave g.quadriga\n"
    )
    assert first.code == 0
    saved = (tmp_path / "g.quadriga").read_text()
    assert "Player: beige = random" in saved
    second = quadriga("play", "--resume", "g.quadriga", "--seed", "2", lines="board\n2\n")
    assert second.code == 0
    assert "(random)" in second.out
    assert len((tmp_path / "g.quadriga").read_text()) > len(saved)
    assert quadriga("verify", "g.quadriga").code == 0


def test_resume_knows_its_game_and_its_seats(quadriga: Any, tmp_path: Path) -> None:
    quadriga("play", "antike", "--seed", "1", lines="1\nsave g.quadriga\n")
    assert quadriga("play", "antike", "--resume", "g.quadriga", "--bots", "human,human").code == 0
    done = quadriga("play", "--resume", "g.quadriga", "--set", "map=east")
    assert done.code == 2
    assert "already" in done.err


def test_a_whole_game_by_piped_numbers(tmp_path: Path) -> None:
    arguments = ("play", "antike", "--bots", "human,greedy:3", "--set", "turn_cap=4", "--seed", "3", "--lang", "it")
    done = outside(*arguments, lines="1\n2\n" * 200)
    assert done.code == 0
    assert done.err == ""
    assert "Il limite di turni è raggiunto." in done.out
    assert "Totale" in done.out


def test_bots_alone_play_to_the_end(quadriga: Any) -> None:
    done = quadriga("play", "antike", "--bots", "random,random", "--seed", "1", "--lang", "en")
    assert done.code == 0
    assert "The turn limit is reached." in done.out


def test_output_cut_short_is_no_error() -> None:
    command = (
        f"{sys.executable} -c 'import sys; from quadriga.cli import main; sys.exit(main())' rules antike | head -1"
    )
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, cwd=ROOT)
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr
