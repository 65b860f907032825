"""The database: its steps lead to its schema, and one bad write does not spoil others."""

import asyncio
import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.server import database as database_module
from quadriga.server.database import FILE, Database, StorageError, hold, prepare, written
from quadriga.server.schema import metadata, settings
from quadriga.server.server_context import ServerContext
from quadriga.server.settings import Settings
from tests.server.running import ME, PATIENCE, Client, Server, run


def test_the_steps_lead_to_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{prepare(tmp_path)}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()
    assert prepare(tmp_path).exists()  # once more changes nothing


NEWEST = max(step.name[:4] for step in (database_module.MIGRATIONS / "versions").glob("0*.py"))
STEP = f"""
from alembic import op
revision, down_revision, branch_labels, depends_on = "next", "{NEWEST}", None, None

def upgrade():
    op.execute("CREATE TABLE news (line TEXT)")
"""


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with something in it, of a version before the one that runs now; its folder."""
    folder = tmp_path / "data"
    folder.mkdir()
    file = prepare(folder)
    with sqlite3.connect(file) as database:
        database.execute("INSERT INTO settings VALUES ('kept', 'yes')")
    database.close()
    steps = tmp_path / "migrations"
    shutil.copytree(database_module.MIGRATIONS, steps)
    (steps / "versions" / "next.py").write_text(STEP)
    monkeypatch.setattr(database_module, "MIGRATIONS", steps)
    return folder


def found_in(file: Path) -> tuple[str, bool, str]:
    """The revision of a database, whether it has the newest table, and the setting that was made before."""
    database = sqlite3.connect(file)
    try:
        (revision,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        (tables,) = database.execute("SELECT count(*) FROM sqlite_master WHERE name = 'news'").fetchone()
        (kept,) = database.execute("SELECT value FROM settings WHERE name = 'kept'").fetchone()
        return revision, bool(tables), kept
    finally:
        database.close()


def test_a_newer_version_leaves_the_database_of_a_running_server_alone(newer: Path) -> None:
    running = hold(newer)
    with pytest.raises(StorageError, match="another server"):
        ServerContext(Settings(newer))
    assert found_in(newer / FILE) == (NEWEST, False, "yes")
    running.close()
    ServerContext(Settings(newer)).lock.close()
    assert found_in(newer / FILE) == ("next", True, "yes")


def test_what_could_not_be_opened_is_not_held(newer: Path) -> None:
    (newer / FILE).write_text("no database " * 1000)
    with pytest.raises(StorageError, match="cannot be used") as kept:
        ServerContext(Settings(newer))
    hold(newer).close()
    assert kept


def test_a_copy_is_kept_of_what_is_brought_up_to_date(newer: Path) -> None:
    copy = newer / f"quadriga-{NEWEST}.sqlite3"
    before = sorted(newer.iterdir())
    prepare(newer)
    assert found_in(newer / FILE) == ("next", True, "yes")
    assert found_in(copy) == (NEWEST, False, "yes")
    assert sorted(newer.iterdir()) == sorted([*before, copy])
    copy.unlink()
    prepare(newer)
    assert not copy.exists(), "nothing was to be done"


def test_a_new_database_needs_no_copy(tmp_path: Path) -> None:
    prepare(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_a_database_of_a_newer_version_is_neither_changed_nor_copied(newer: Path) -> None:
    with sqlite3.connect(newer / FILE) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    before = sorted(newer.iterdir())
    with pytest.raises(StorageError, match="newer version"):
        prepare(newer)
    assert sorted(newer.iterdir()) == before


def test_without_a_copy_nothing_is_brought_up_to_date(newer: Path) -> None:
    (newer / f"quadriga-{NEWEST}.part").mkdir()
    with pytest.raises(StorageError, match="cannot be copied"):
        prepare(newer)
    assert found_in(newer / FILE) == (NEWEST, False, "yes")


def test_a_write_that_fails_fails_alone(tmp_path: Path) -> None:
    async def scenario() -> list[str]:
        database = Database(prepare(tmp_path))
        await database.open()
        add = written(insert(settings))

        async def put(name: str) -> None:
            await database.add({add: [{"name": name, "value": "x"}]})

        await put("a")
        results = await asyncio.gather(*(put(name) for name in ("b", "a", "c")), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), sqlite3.IntegrityError, type(None)]
        found = await database.read(lambda db: db.scalars(select(settings.c.name).order_by(settings.c.name)))
        names = list(found)
        await database.close()
        return names

    assert run(scenario) == ["a", "b", "c"]


def test_rows_and_jobs_that_wait_together_are_written_together(tmp_path: Path) -> None:
    async def scenario() -> tuple[int, list[str]]:
        database = Database(prepare(tmp_path))
        await database.open()
        add = written(insert(settings))

        async def job(db: AsyncConnection) -> str:
            await db.execute(insert(settings).values(name="job", value="x"))
            return "done"

        rows = [{"name": name, "value": "x"} for name in ("a", "b")]
        both = await asyncio.gather(
            database.add({add: rows}), database.write(job), database.add({add: [{**rows[0], "name": "c"}]})
        )
        assert both == [None, "done", None]
        names = list(await database.read(lambda db: db.scalars(select(settings.c.name).order_by(settings.c.name))))
        await database.close()
        return database.metrics.commits, names

    assert run(scenario) == (1, ["a", "b", "c", "job"])


def test_what_comes_soon_after_a_commit_waits_for_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "PAUSE", 1.0)

    async def scenario() -> list[int]:
        database = Database(prepare(tmp_path))
        await database.open()
        add = written(insert(settings))
        await database.add({add: [{"name": "a", "value": "x"}]})
        commits = [database.metrics.commits]
        soon = asyncio.create_task(database.add({add: [{"name": "b", "value": "x"}]}))
        await asyncio.sleep(0.02)
        await database.add({add: [{"name": "c", "value": "x"}]})
        await soon
        commits.append(database.metrics.commits)
        await database.close()
        return commits

    assert run(scenario) == [1, 2]


def test_a_table_that_cannot_be_written_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path) as server:
        anna = Client(server.url)
        table = anna.open("corduba", ME)
        before = anna.screen(table)
        question = before["questions"][0]
        add, writing = server.context.database.add, Event()

        async def full(rows: object) -> None:
            writing.set()
            await asyncio.sleep(0.5)  # somebody looks in the meantime
            raise OSError("no space left on device")

        monkeypatch.setattr(server.context.database, "add", full)
        body = {"seat": 0, "question": question["id"], "answers": [question["choices"][0]["notation"]]}
        with ThreadPoolExecutor() as pool:
            answering = pool.submit(anna.post, f"/api/tables/{table}/answers", json=body)
            assert writing.wait(PATIENCE)
            looked = anna.get(f"/api/tables/{table}")
            reply = answering.result()
        assert looked.json().get("version") in (None, before["version"])
        assert reply.status_code == 500
        assert "space" not in reply.text
        monkeypatch.setattr(server.context.database, "add", add)
        assert anna.screen(table) == before
        anna.answer(table, question, *body["answers"])
        assert anna.screen(table)["version"] > before["version"]


def test_whoever_waits_for_a_table_that_leaves_the_memory_gets_it_all_the_same(tmp_path: Path) -> None:
    with Server(tmp_path) as server, ThreadPoolExecutor() as pool:
        anna = Client(server.url)
        table = anna.open("antike", ME, ME)
        registry = server.context.registry
        session = registry.sessions[table]
        held = Event()

        async def hold_then_evict() -> None:
            async with session.lock:
                held.set()
                while not session.lock._waiters:
                    await asyncio.sleep(0.01)
                registry.evict(session)

        evicting = pool.submit(server.on_loop, hold_then_evict())
        assert held.wait(PATIENCE)
        assert anna.screen(table)["table"]["id"] == table
        evicting.result(PATIENCE)
        assert registry.sessions[table] is not session
