"""Backups: taken while people play, checked, and put back."""

import shutil
import sqlite3
import threading
import time
from pathlib import Path
from random import Random

import pytest

from quadriga.cli import main
from quadriga.server.backup import back_up, restore, verify
from quadriga.server.database import FILE, StorageError
from tests.server.running import BOT, ME, Client, Process, Server, play_on
from tests.server.test_crash import GAMES, Person, answered


def played(folder: Path) -> tuple[str, Client]:
    """A folder with a game that has begun."""
    with Server(folder) as server:
        anna = Client(server.url)
        table = anna.open("corduba", ME)
        play_on(anna, table, Random(1), answers=3)
    return table, anna


@pytest.mark.all
def test_a_backup_under_load_has_everything_acknowledged_before_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """People answer as fast as they can; what was acknowledged when the backup began is in what is restored."""
    with Process(tmp_path / "data") as server:
        people = [Person(server.url, game, number) for number, game in enumerate(GAMES)]
        threads = [threading.Thread(target=person.play, daemon=True) for person in people]
        for thread in threads:
            thread.start()
        known = []
        for number in range(3):
            time.sleep(0.5)
            known.append({person.table: list(person.acknowledged) for person in people})
            assert main(["backup", str(tmp_path / f"{number}.sqlite3"), f"--data-dir={tmp_path / 'data'}"]) == 0
            assert "checked" in capsys.readouterr().out
        server.kill()
        for thread in threads:
            thread.join()
    assert sum(map(len, known[-1].values())) > sum(map(len, known[0].values())), "people played meanwhile"
    for number, before in enumerate(known):
        folder = tmp_path / f"restored {number}"
        assert main(["restore", str(tmp_path / f"{number}.sqlite3"), f"--data-dir={folder}"]) == 0
        for table, acknowledged in before.items():
            on_disk = answered(folder / FILE, table)
            assert on_disk[: len(acknowledged)] == acknowledged
    with Process(folder) as again:
        for person in people:
            person.client.base_url = person.client.url = again.url
            shown = person.client.screen(person.table)
            assert shown["table"]["seats"][0]["mine"], "sessions are restored too"
            person.under_way = None
            play_on(person.client, person.table, Random(3), answers=2)


def test_what_was_there_is_kept_beside_what_is_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, anna = played(tmp_path / "data")
    copy, counts = back_up(tmp_path / "data", tmp_path)
    assert copy.parent == tmp_path
    assert copy.stat().st_mode & 0o777 == 0o600
    assert counts["tables"] == 1
    with Server(tmp_path / "data") as server:
        anna.base_url = anna.url = server.url
        later = anna.open("antike", ME, BOT)
        play_on(anna, table, Random(1), answers=2)
        assert main(["restore", str(copy), f"--data-dir={tmp_path / 'data'}"]) == 2
        assert "another server" in capsys.readouterr().err
    kept, _ = restore(tmp_path / "data", copy)
    assert kept
    assert verify(kept)["tables"] == 2
    assert len(answered(tmp_path / "data" / FILE, table)) == 3
    with Server(tmp_path / "data") as server:
        anna.base_url = anna.url = server.url
        anna.bad(404, "no-table", "GET", f"/api/tables/{later}")
        play_on(anna, table, Random(1), answers=1)
    assert sorted(file.name for file in (tmp_path / "data").glob("*.part*")) == []


def test_a_damaged_database_is_replaced_by_its_backup(tmp_path: Path) -> None:
    table, anna = played(tmp_path / "data")
    copy, _ = back_up(tmp_path / "data", tmp_path / "copy.sqlite3")
    (tmp_path / "data" / FILE).write_bytes(b"\xa5" * 50_000)
    restore(tmp_path / "data", copy)
    with Server(tmp_path / "data") as server:
        anna.base_url = anna.url = server.url
        assert anna.screen(table)["questions"]


def test_nothing_is_restored_from_what_is_no_whole_backup(tmp_path: Path) -> None:
    table, _ = played(tmp_path / "data")
    copy, _ = back_up(tmp_path / "data", tmp_path / "copy.sqlite3")
    before = (tmp_path / "data" / FILE).read_bytes()
    content = bytearray(copy.read_bytes())
    content[4096 * 3 : 4096 * 3 + 300] = b"\xa5" * 300
    (tmp_path / "damaged.sqlite3").write_bytes(content)
    (tmp_path / "short.sqlite3").write_bytes(copy.read_bytes()[:-9000])
    (tmp_path / "text.sqlite3").write_text("no database " * 1000)
    shutil.copy(copy, tmp_path / "newer.sqlite3")
    with sqlite3.connect(tmp_path / "newer.sqlite3") as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    for name, told in [
        ("damaged.sqlite3", "damaged|no backup"),
        ("short.sqlite3", "damaged|no backup"),
        ("text.sqlite3", "no backup"),
        ("newer.sqlite3", "newer version"),
        ("none.sqlite3", "no file"),
    ]:
        with pytest.raises(StorageError, match=told):
            restore(tmp_path / "data", tmp_path / name)
    assert (tmp_path / "data" / FILE).read_bytes() == before
    assert len(answered(tmp_path / "data" / FILE, table)) == 3


def test_a_backup_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(tmp_path / "data")
    (tmp_path / "precious").write_text("precious")
    for target in ("precious", "no/such/folder/x"):
        assert main(["backup", str(tmp_path / target), f"--data-dir={tmp_path / 'data'}"]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert (tmp_path / "precious").read_text() == "precious"
    assert main(["backup", str(tmp_path / "x"), f"--data-dir={tmp_path / 'nothing'}"]) == 2
    assert "no database" in capsys.readouterr().err


def test_a_folder_for_backups_is_made(tmp_path: Path) -> None:
    """Of a name without an ending: a file of that name would take the place of every backup to come."""
    played(tmp_path / "data")
    for number in (1, 2):
        file, _ = back_up(tmp_path / "data", tmp_path / "backups")
        assert file.parent == tmp_path / "backups"
        file.rename(tmp_path / f"{number}.sqlite3")  # both may be made within one second
    assert (tmp_path / "backups").stat().st_mode & 0o777 == 0o700
