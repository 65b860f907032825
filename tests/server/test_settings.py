"""Where a server's settings come from, and how wrong ones are told."""

import os
import subprocess
import sys
import tomllib
from dataclasses import fields, replace
from pathlib import Path

import pytest

from quadriga.cli import main
from quadriga.server.settings import Settings
from quadriga.server.settings_file import SettingsError, read_settings, settings_text
from tests.server.running import SERVE


def test_a_flag_goes_before_the_environment_before_the_file_before_the_default(tmp_path: Path) -> None:
    file = tmp_path / "quadriga.toml"
    file.write_text('host = "file"\nport = 1\nmost_tables = 1\nrate_factor = 2\n')
    environment = {"QUADRIGA_HOST": "environment", "QUADRIGA_PORT": "2", "OTHER_PORT": "3"}
    found = read_settings({"host": "flag", "port": None}, environment, file)
    assert (found.host, found.port, found.most_tables, found.bot_seconds) == ("flag", 2, 1, 15)
    assert type(found.rate_factor) is float
    named = read_settings({}, {"QUADRIGA_SETTINGS": str(file)})
    assert (named.host, named.port) == ("file", 1)


def test_what_is_printed_can_be_used_as_it_is(tmp_path: Path) -> None:
    odd = replace(
        Settings(tmp_path / 'a "quoted" \\ folder ü'), port=0, metrics_token="s\tx", bot_seconds=2.5, log_format="json"
    )
    file = tmp_path / "quadriga.toml"
    file.write_text(settings_text(odd), encoding="utf-8")
    assert read_settings({}, {}, file) == odd


def test_every_setting_is_printed_with_what_it_is_for(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["serve", "--print-settings", "--port=9000", f"--data-dir={tmp_path / 'none'}"]) == 0
    text = capsys.readouterr().out
    content = tomllib.loads(text)
    assert list(content) == [field.name for field in fields(Settings)]
    assert content["port"] == 9000
    assert "# (default: 8888)\nport = 9000\n" in text
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if " = " in line and not line.startswith("#"):
            assert lines[number - 1].startswith("# ")
    assert not (tmp_path / "none").exists(), "nothing was started"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("port = ", "is not TOML"),
        ("prot = 9000", "no setting 'prot'; did you mean 'port'?"),
        ("port = '9000'", "port must be a whole number, not '9000'"),
        ("port = true", "port must be a whole number, not True"),
        ("port = -1", "port must be at least 0, not -1"),
        ("host = 5", "host must be a text, not 5"),
        ("bot_seconds = nan", "bot_seconds must be a number, not nan"),
        ("log_format = 'xml'", "log_format must be one of text, json, not 'xml'"),
        ("public_url = 'games.example.org'", "public_url must begin with http"),
    ],
)
def test_a_bad_file(capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str, said: str) -> None:
    file = tmp_path / "quadriga.toml"
    file.write_text(content)
    assert main(["serve", f"--settings={file}", "--no-open"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert said in shown.err
    assert str(file) in shown.err


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("QUADRIGA_PORT", "tcp://10.0.0.1:8888", "QUADRIGA_PORT must be a whole number"),
        ("QUADRIGA_SETTINGS", "/no/such/file.toml", "/no/such/file.toml cannot be read"),
    ],
)
def test_a_bad_environment(name: str, value: str, said: str) -> None:
    command = [sys.executable, "-c", SERVE, "serve", "--no-open"]
    refused = subprocess.run(command, env=os.environ | {name: value}, capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
    assert said in refused.stderr


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("RATE_FACTOR", "much", "QUADRIGA_RATE_FACTOR must be a number, not 'much'"),
        ("BOT_WORKERS", "0", "QUADRIGA_BOT_WORKERS must be at least 1"),
        ("LOG_LEVEL", "loud", "QUADRIGA_LOG_LEVEL must be one of error, warning, info"),
    ],
)
def test_values_that_cannot_be(name: str, value: str, said: str) -> None:
    with pytest.raises(SettingsError, match=said):
        read_settings({}, {"QUADRIGA_" + name: value})


def test_no_such_file() -> None:
    with pytest.raises(SettingsError, match="cannot be read"):
        read_settings({}, {}, Path("/no/such/file"))
