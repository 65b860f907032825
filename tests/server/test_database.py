"""The database: its steps lead to its schema, and one bad write does not spoil others."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, insert, select
from sqlalchemy.exc import IntegrityError

from quadriga.server.database import Database, prepare
from quadriga.server.schema import metadata, settings
from tests.server.running import ME, PATIENCE, Client, Server, run


def test_the_steps_lead_to_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{prepare(tmp_path)}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()
    assert prepare(tmp_path).exists()  # once more changes nothing


def test_a_write_that_fails_fails_alone(tmp_path: Path) -> None:
    async def scenario() -> list[str]:
        database = Database(prepare(tmp_path))
        await database.open()
        add = insert(settings)

        async def put(name: str) -> None:
            await database.add({add: [{"name": name, "value": "x"}]})

        await put("a")
        results = await asyncio.gather(*(put(name) for name in ("b", "a", "c")), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), IntegrityError, type(None)]
        found = await database.read(lambda db: db.scalars(select(settings.c.name).order_by(settings.c.name)))
        names = list(found)
        await database.close()
        return names

    assert run(scenario) == ["a", "b", "c"]


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
