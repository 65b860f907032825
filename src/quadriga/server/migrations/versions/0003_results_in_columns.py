"""How games ended, and who sat where, in columns of their own, filled by playing finished games again; origins."""

import json

import msgspec
import sqlalchemy as sa
from alembic import op

from quadriga.api.results import result_of
from quadriga.server.table_store import seat_rows
from quadriga.table import Entry, Table

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None
ENDING = ("reason", "turns", "started", "ended", "draws_taken_back")


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("reason", sa.String()))
    op.add_column("tables", sa.Column("turns", sa.Integer()))
    op.add_column("tables", sa.Column("started", sa.Float()))
    op.add_column("tables", sa.Column("ended", sa.Float()))
    op.add_column("tables", sa.Column("draws_taken_back", sa.Integer()))
    op.drop_index("ix_tables_owner", "tables")
    op.drop_index("tables_by_stage", "tables")
    op.create_index("tables_by_stage", "tables", ["stage", "private", "changed"])
    op.create_index("tables_by_owner", "tables", ["owner", "stage"])
    op.create_index("tables_by_origin", "tables", ["origin", "stage"])
    op.add_column("replays", sa.Column("origin", sa.String(), nullable=False, server_default=""))
    op.add_column("replays", sa.Column("size", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("replays_by_origin", "replays", ["origin", "size"])
    connection = op.get_bind()
    people: dict[str, dict[int, str]] = {}
    for table, seat, person in connection.execute(sa.text('SELECT "table", seat, person FROM seats')).all():
        people.setdefault(table, {})[seat] = person
    op.drop_table("seats")
    op.create_table(
        "seats",
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("player_key", sa.String(), nullable=False),
        sa.Column("place", sa.Integer()),
        sa.Column("score", sa.Integer()),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE", initially="DEFERRED", deferrable=True),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("seats_by_person", "seats", ["person", "place", "table"])
    op.create_index("seats_by_player", "seats", ["player_key", "table"])
    tables = sa.table("tables", *map(sa.column, ("id", "info", *ENDING)))
    seats = sa.table("seats", *map(sa.column, ("table", "seat", "person", "player", "player_key", "place", "score")))
    for table, stage in connection.execute(sa.text("SELECT id, stage FROM tables")).all():
        result = result_of(Table.resume(journal(connection, table))) if stage in ("over", "frozen") else None
        if result:
            columns = {name: getattr(result, name) for name in ENDING}
            connection.execute(tables.update().where(tables.c.id == table).values(columns))
        info = json.loads(connection.scalars(sa.select(tables.c.info).where(tables.c.id == table)).one())
        for seat in info["seats"]:
            seat["replaced_by"] = ""
        written = json.dumps(info, ensure_ascii=False, separators=(",", ":")).encode()
        connection.execute(tables.update().where(tables.c.id == table).values(info=written))
        if rows := seat_rows(info, people.get(table, {}), result):
            connection.execute(seats.insert(), rows)


def journal(connection: sa.Connection, table: str) -> list[Entry]:
    query = sa.text('SELECT data FROM entries WHERE "table" = :table ORDER BY number')
    return [msgspec.json.decode(data, type=Entry) for data in connection.scalars(query, {"table": table})]
