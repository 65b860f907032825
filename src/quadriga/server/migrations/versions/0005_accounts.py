"""When a session was last used, what a name looks like, and whom the host has banned."""

import sqlalchemy as sa
from alembic import op

from quadriga.api.names import look_of

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("who", sa.String(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "who"),
    )
    op.add_column("keys", sa.Column("used", sa.Float(), nullable=False, server_default="0"))
    op.execute(
        "UPDATE keys SET used = (SELECT max(people.seen, keys.created) FROM people WHERE people.id = keys.person)"
    )
    op.add_column("people", sa.Column("look", sa.String(), nullable=False, server_default=""))
    op.create_index("ix_people_look", "people", ["look"])
    people = sa.table("people", sa.column("id", sa.String), sa.column("name", sa.String), sa.column("look", sa.String))
    connection = op.get_bind()
    for row in connection.execute(sa.select(people.c.id, people.c.name)).all():
        connection.execute(people.update().where(people.c.id == row.id).values(look=look_of(row.name)))
