"""`quadriga play`: set-up, saving, resuming, whole games."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.cli.conftest import GOLDEN, outside


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


def test_resume_seats_people_where_no_bot_is_named(quadriga: Any, tmp_path: Path) -> None:
    quadriga("play", "antike", "--bots", "human, random", "--seed", "1", lines="1\nsave g.quadriga\n")
    path = tmp_path / "g.quadriga"
    path.write_text(path.read_text().replace("Player: brown = human", "Player: brown = Anna"))
    assert "Brown (human), Beige (random)" in quadriga("play", "--resume", path, "--lang", "en").out


def test_a_finished_game_is_shown_and_left_as_it_is(quadriga: Any, tmp_path: Path) -> None:
    path = tmp_path / "over.quadriga"
    text = GOLDEN.read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    done = quadriga("play", "--resume", path, "--lang", "en")
    assert done.code == 0
    assert "ahead when the last agreed turn was over." in done.out
    assert path.read_text(encoding="utf-8") == text


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
    assert "ahead when the last agreed turn was over." in done.out


def test_output_cut_short_is_no_error() -> None:
    command = (
        f"{sys.executable} -c 'import sys; from quadriga.cli import main; sys.exit(main())' rules antike | head -1"
    )
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr
