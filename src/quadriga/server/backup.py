"""Copies of the database: taken while a server runs, checked, and put back."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from alembic.script import ScriptDirectory

from quadriga.server.database import FILE, StorageError, hold, migrations

SIDE_FILES = ("-wal", "-shm")


def back_up(folder: Path, target: Path) -> tuple[Path, dict[str, int]]:
    """Copy the database as it is at this moment into a file that is not there yet, and check the copy.

    The server may write meanwhile: one read transaction sees one moment, and in one step the copy is not begun anew.
    """
    source = folder / FILE
    if not source.is_file():
        raise StorageError(f"there is no database in {folder}")
    if not target.suffix and not target.exists():
        try:
            target.mkdir(mode=0o700)
        except OSError as error:
            raise StorageError(f"no backup was made of {source}: {error}") from None
    if target.is_dir():
        target = target / time.strftime("quadriga-%Y%m%d-%H%M%S.sqlite3")
    if target.exists():
        raise StorageError(f"{target} exists already")
    try:
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True, isolation_level=None)) as old:
            old.execute("PRAGMA busy_timeout = 10000")
            old.execute("BEGIN")
            counts = count_rows(old)
            write_copy(old, target)
            old.execute("COMMIT")
        found = verify(target)
    except (OSError, sqlite3.Error) as error:
        raise StorageError(f"no backup was made of {source}: {error}") from None
    if found != counts:
        raise StorageError(f"{target} is not what was copied: {found} rows instead of {counts}")
    return target, counts


def restore(folder: Path, backup: Path) -> tuple[Path | None, dict[str, int]]:
    """Put a backup in the place of the database; what was there is kept beside it, and named."""
    with hold(folder):
        try:
            counts = verify(backup)
            part = folder / (FILE + ".part")
            with closing(open_copy(backup)) as old:
                write_copy(old, part, replace_target=True)
            if verify(part) != counts:
                raise StorageError(f"{part} is not what was copied from {backup}")
            kept = put_aside(folder)
            part.replace(folder / FILE)
            sync_folder(folder)
        except (OSError, sqlite3.Error) as error:
            raise StorageError(f"{backup} cannot be restored: {error}") from None
    return kept, counts


def put_aside(folder: Path) -> Path | None:
    """Rename the present database with what belongs to it; None where there is none."""
    file = folder / FILE
    kept = folder / time.strftime("quadriga-before-restore-%Y%m%d-%H%M%S.sqlite3")
    for suffix in ("", *SIDE_FILES):
        with suppress(FileNotFoundError):
            file.with_name(file.name + suffix).rename(kept.with_name(kept.name + suffix))
    return kept if kept.exists() else None


def write_copy(source: sqlite3.Connection, target: Path, replace_target: bool = False) -> None:
    """A copy for its owner alone, on the disk as a whole or not at all."""
    part = target.with_name(target.name + ".copying")
    flags = os.O_RDWR | os.O_CREAT | os.O_TRUNC
    try:
        os.close(os.open(part, flags, 0o600))
        with closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file alone, without -wal beside it
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        if target.exists() and not replace_target:
            raise StorageError(f"{target} exists already")
        part.replace(target)
        sync_folder(target.parent)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def sync_folder(folder: Path) -> None:
    """Make sure that a new name is on the disk too, where the system has such a thing."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def verify(file: Path) -> dict[str, int]:
    """Check every page and index of a copy and that we know its version; how many rows each table has."""
    if not file.is_file():
        raise StorageError(f"there is no file {file}")
    try:
        with closing(open_copy(file)) as copy:
            found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if found != "ok":
                raise StorageError(f"{file} is damaged: {' '.join(found.split())}")
            if copy.execute("PRAGMA foreign_key_check").fetchone():
                raise StorageError(f"{file} is damaged: rows belong to nothing")
            (revision,) = copy.execute("SELECT version_num FROM alembic_version").fetchone()
            counts = count_rows(copy)
    except sqlite3.Error as error:
        raise StorageError(f"{file} is no backup of a Quadriga server: {error}") from None
    known = {step.revision for step in ScriptDirectory.from_config(migrations()).walk_revisions()}
    if revision not in known:
        raise StorageError(f"{file} is of a newer version of Quadriga")
    return counts


def open_copy(file: Path) -> sqlite3.Connection:
    """To read alone; a file without a log beside it is left as it is, also on a disk that cannot be written."""
    alone = "" if file.with_name(file.name + "-wal").exists() else "&immutable=1"
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro{alone}", uri=True)


def count_rows(database: sqlite3.Connection) -> dict[str, int]:
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    names = [row[0] for row in database.execute(query)]
    return {name: database.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}
