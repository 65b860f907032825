"""What the lobby shows of a table: its game's `settings`, and in its offers whose consent is still missing."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("info", sa.LargeBinary))
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.info)).all():
        info = json.loads(row.info)
        info["settings"] = info.pop("options", {})
        info["offers"] = [{"waits": [], **offer} for offer in info["offers"]]
        for seat in info["seats"]:
            seat.setdefault("resigned", False)
        info.setdefault("mine", False)
        renamed = json.dumps(info, ensure_ascii=False, separators=(",", ":")).encode()
        connection.execute(tables.update().where(tables.c.id == row.id).values(info=renamed))
