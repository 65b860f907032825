"""Tables that this program no longer plays as they were begun: frozen, with the reason and a record to take away."""

import json
import sqlite3
from pathlib import Path
from random import Random

from tests.server.running import ME, Client, Server, play_on


def change_data(file: Path) -> None:
    """As if the table had been opened with other data than ours."""
    with sqlite3.connect(file) as database:
        data = json.loads(database.execute("SELECT data FROM entries WHERE number = 0").fetchone()[0])
        data["header"] = [row[:-4] + "beef" if row.startswith("Figures: ") else row for row in data["header"]]
        database.execute("UPDATE entries SET data = ? WHERE number = 0", (json.dumps(data).encode(),))
    database.close()


def test_a_table_of_other_data_freezes_with_its_reason_and_record(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna = Client(server.url)
        table = anna.open("corduba", ME)
        play_on(anna, table, Random(1), 6)
        record = anna.good("GET", f"/api/tables/{table}/record")
    change_data(tmp_path / "quadriga.sqlite3")
    with Server(tmp_path) as server:
        anna.base_url = anna.url = server.url
        screen = anna.screen(table)
        assert screen["table"]["stage"] == "frozen"
        assert "other data" in screen["table"]["frozen"]
        assert screen["questions"] == []
        path = f"/api/tables/{table}"
        anna.bad(409, "table-frozen", "POST", f"{path}/answers", {"seat": 0, "question": "0.1.0", "answers": ["pass"]})
        anna.bad(409, "table-frozen", "GET", f"{path}/board")
        said = [row for row in record.splitlines() if row.startswith(("orange: ", "chance: "))]
        exported = anna.good("GET", f"{path}/record").splitlines()
        assert [row for row in exported if row.startswith(("orange: ", "chance: "))] == said
        assert [found["stage"] for found in anna.get("/api/lobby").json()["finished"]] == ["frozen"]
