"""Analyses of finished games, decision by decision."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("deep", sa.Boolean(), nullable=False),
        sa.Column("origin", sa.String(), nullable=False),
        sa.Column("askers", sa.Text(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("found", sa.LargeBinary(), nullable=False),
        sa.Column("looked", sa.Float(), nullable=False),
    )
    op.create_index("analyses_by_state", "analyses", ["state", "looked"])
    op.create_table(
        "analysed",
        sa.Column(
            "analysis",
            sa.String(),
            sa.ForeignKey("analyses.id", ondelete="CASCADE", deferrable=True, initially="DEFERRED"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("deep", sa.Boolean(), primary_key=True),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
    )
