"""Help, errors, and the commands that look things up: games, rules, data."""

import re
from pathlib import Path
from typing import Any

import pytest

from quadriga.games import KEYS

COMMANDS = ["games", "play", "sim", "ladder", "balance", "check-bot", "replay", "verify", "rules", "data"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(quadriga: Any, command: str) -> None:
    done = quadriga(command, "--help")
    assert done.code == 0
    assert f"quadriga {command}" in done.out


def test_the_command_alone_lists_the_commands(quadriga: Any) -> None:
    done = quadriga()
    assert done.code == 0
    assert all(command in done.out for command in COMMANDS)


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
        ("play antike --set colour=red", "no setting 'colour'"),
        ("play --resume missing.quadriga", "cannot read missing.quadriga"),
        ("sim antike", "--bots"),
        ("sim antike --bots random", "is for 2 players, not 1"),
        ("sim antike --bots random,random --games 0", "at least 1"),
        ("sim antike --bots random,random --games many", "many"),
        ("sim antike --bots random,human", "there is no bot 'human'"),
        ("sim antike --bots random,random --set map", "expected NAME=VALUE"),
        ("sim antike --bots random,cmd:no-such-program", "there is no program 'no-such-program'"),
        ("sim antike --bots random,cmd:", "expected a command after cmd:"),
        ("ladder antike", "--bots"),
        ("ladder chess --bots random,greedy", "there is no game 'chess'"),
        ("ladder antike --bots random", "1 bots for 2 seats"),
        ("ladder antike --bots random,deep", "there is no bot 'deep'"),
        ("ladder antike --bots random,greedy --seats 3", "2 bots for 3 seats"),
        ("ladder antike --bots random,greedy,random --seats 3", "is for 2 players, not 3"),
        ("ladder antike --bots random,greedy --games 0", "at least 1"),
        ("ladder antike --bots random,greedy --jobs 0", "at least 1"),
        ("ladder antike --bots random,greedy --clock 0", "more than 0"),
        ("ladder antike --bots random,greedy --engine cloud", "cloud"),
        ("ladder antike --bots random,greedy --set map=north", "expected west or east"),
        ("balance antike --bots deep", "there is no bot 'deep'"),
        ("balance antike --vary colour", "no setting 'colour'"),
        ("balance antike --vary turn_cap", "cannot be varied"),
        ("balance antike --vary map=north", "expected west or east"),
        ("balance antike --vary map --set map=west", "either --set or --vary"),
        ("check-bot no-such-program", "there is no program 'no-such-program'"),
        ("check-bot true --games chess", "there is no game 'chess'"),
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


def test_games(quadriga: Any) -> None:
    assert "Antike Duellum" in quadriga("games").out
    listed = quadriga("games", "--json").json["games"]
    assert [entry["key"] for entry in listed] == list(KEYS)
    assert listed[0]["seats"] == [2]


def test_rules(quadriga: Any) -> None:
    assert len(quadriga("rules", "antike", "--json").json["rules"]) == 142 + 57 + 23
    assert "17. End of the game" in quadriga("rules", "antike").out


@pytest.mark.parametrize(
    ("number", "numbers"),
    [
        ("ANT-7.3", ["ANT-7.3"]),
        ("ant-r12", ["ANT-R12"]),
        ("7.3", ["ANT-7.3"]),
        ("X4", ["ANT-X4"]),
        ("ANT-17", ["ANT-17.1", "ANT-17.2", "ANT-17.3", "ANT-17.4"]),
        ("End of the game", ["ANT-17.1", "ANT-17.2", "ANT-17.3", "ANT-17.4"]),
    ],
)
def test_rules_by_number(quadriga: Any, number: str, numbers: list[str]) -> None:
    listed = quadriga("rules", "antike", number, "--json").json["rules"]
    assert [entry["number"] for entry in listed] == numbers
    assert all(entry["text"] for entry in listed)


def test_rules_in_a_language(quadriga: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = quadriga("rules", "antike", "17.1", "--lang", "de").out
    assert "17. Ende des Spiels" in shown
    assert "ANT-17.1 Das Spiel endet" in shown
    for name in ("Ende des Spiels", "End of the game"):
        listed = quadriga("rules", "antike", name, "--json", "--lang", "de").json["rules"]
        assert [entry["number"] for entry in listed] == ["ANT-17.1", "ANT-17.2", "ANT-17.3", "ANT-17.4"]
        assert listed[0]["text"].startswith("Das Spiel endet")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Das Spiel endet" in quadriga("rules", "antike", "17.1").out
    assert quadriga("rules", "antike", "--lang", "xx").code == 2


def test_data(quadriga: Any) -> None:
    everything = quadriga("data", "antike", "--json").json["data"]
    invented = quadriga("data", "antike", "--reconstructed", "--json").json["data"]
    assert {"key": "costs.temple_marble", "value": 6, "provenance": "seed"}.items() <= datum(
        everything, "costs.temple_marble"
    ).items()
    assert {entry["provenance"] for entry in invented} == {"reconstructed"}
    assert 0 < len(invented) < len(everything)
    assert all(entry["provenance"] for entry in everything)
    shown = quadriga("data", "antike", "--reconstructed").out
    assert "coins.total = 30" in shown
    assert "costs.temple_marble" not in shown


def datum(data: list[dict[str, Any]], key: str) -> dict[str, Any]:
    return next(entry for entry in data if entry["key"] == key)


def test_data_overridden(quadriga: Any, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[coins]\ntotal = 44\n")
    listed = quadriga("data", "antike", "--data", file, "--json").json["data"]
    assert datum(listed, "coins.total")["value"] == 44
    assert datum(listed, "coins.total")["provenance"] == "override"
    assert datum(listed, "advances.moneta.high")["provenance"] == "reconstructed"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[coins]\ntotal = 'many'\n", "data 'coins.total': expected a whole number"),
        ("[coins]\nsum = 3\n", "data 'coins.sum': there is no such value"),
        ("[coins\n", "is not a TOML file"),
    ],
)
@pytest.mark.parametrize("command", ["data antike", "sim antike --bots random,random", "play antike"])
def test_bad_data_are_named(quadriga: Any, tmp_path: Path, command: str, text: str, problem: str) -> None:
    file = tmp_path / "box.toml"
    file.write_text(text)
    done = quadriga(*command.split(), "--data", file)
    assert done.code == 2
    assert problem in done.err


def test_an_installed_package_says_that_a_site_is_built_in_a_clone(
    quadriga: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("quadriga.cli.site.TOOL", tmp_path / "tools" / "site.py")
    done = quadriga("site", "out")
    assert done.code == 2
    assert done.out == ""
    assert re.fullmatch(r"[^\n]*a site is built in a clone of Quadriga[^\n]*: python3 dev.py site OUT\n", done.err)
    assert list(tmp_path.iterdir()) == []
