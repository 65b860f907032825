"""Stored tables say what is committed to, what is still to be revealed, and the head of the game's chain."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("info", sa.LargeBinary))
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.info)).all():
        info = json.loads(row.info)
        new = {"nonce_commitments": [""] * len(info["seats"]), "owing": [], "reveal": None, "chain": None}
        info["fairness"] = new | info["fairness"]
        written = json.dumps(info, ensure_ascii=False, separators=(",", ":")).encode()
        connection.execute(tables.update().where(tables.c.id == row.id).values(info=written))
