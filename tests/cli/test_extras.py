"""Where the libraries of the command are missing, it says which extra brings them; the engines need none."""

from __future__ import annotations

import subprocess
import sys

import pytest

from quadriga import command
from quadriga.cli import app

ALONE = """
import sys
before = set(sys.modules)
import quadriga
quadriga.simulate("praetor", ["greedy", "random"], games=1)
quadriga.spec(quadriga.game("corduba").box())
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
foreign = loaded - {*sys.stdlib_module_names, "quadriga", "__mp_main__"}
print(sorted(foreign))
"""


def test_engines_and_bots_need_the_standard_library_alone() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_command_names_its_extra(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(command, "there", lambda name: name != "rich")
    assert command.main() == 2
    assert capsys.readouterr().err == "the command needs rich: pip install 'quadriga[cli]'\n"


def test_a_library_that_is_not_there_is_missed() -> None:
    assert command.there("rich")
    assert not command.there("nowhere_at_all.runtime")


@pytest.mark.parametrize(
    ("module", "extra"),
    [("litestar", "server"), ("argon2.exceptions", "server"), ("gymnasium", "envs"), ("choix", "arena")],
)
def test_a_command_names_the_extra_it_lacks(
    module: str, extra: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing() -> int:
        raise ModuleNotFoundError(f"No module named {module!r}", name=module)

    monkeypatch.setattr(app, "app", lambda *_, **__: missing())
    assert app.main(["serve"]) == 2
    assert capsys.readouterr().err == f"quadriga: this needs {module}: pip install 'quadriga[{extra}]'\n"


def test_a_missing_module_that_no_extra_brings_is_our_mistake() -> None:
    assert app.extra_with("nowhere.at_all") is None
    assert app.extra_with("") is None


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_shells_complete_commands(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(["completion", shell]) == 0
    assert "export" in capsys.readouterr().out
