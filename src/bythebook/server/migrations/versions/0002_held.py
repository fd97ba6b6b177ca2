"""What seats have said ahead of a call window."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "held",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("held", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("held")
