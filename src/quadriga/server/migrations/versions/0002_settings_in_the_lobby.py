"""What the lobby shows of a table calls the game's settings `settings`, as everything else does."""

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
        if "options" in info:
            info["settings"] = info.pop("options")
            renamed = json.dumps(info, ensure_ascii=False, separators=(",", ":")).encode()
            connection.execute(tables.update().where(tables.c.id == row.id).values(info=renamed))
