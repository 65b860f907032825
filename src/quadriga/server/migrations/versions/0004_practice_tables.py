"""Practice tables, which are in no list; stored tables say whether they are one, and the seal of their record."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # not as a batch: that makes the table anew, and dropping the old one takes its entries with it
    op.add_column("tables", sa.Column("practice", sa.Boolean(), nullable=False, server_default=sa.text("0")))
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("info", sa.LargeBinary))
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.info)).all():
        info = json.loads(row.info)
        info["practice"] = False
        info["fairness"]["seal"] = ""
        info["seats"] = [{**seat, "off_list": False} for seat in info["seats"]]
        renamed = json.dumps(info, ensure_ascii=False, separators=(",", ":")).encode()
        connection.execute(tables.update().where(tables.c.id == row.id).values(info=renamed))
