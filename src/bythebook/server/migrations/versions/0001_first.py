"""Tables, their entries, what was said, and who is there."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("lobby", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("header", sa.Text),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_table(
        "said",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "present",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("process", sa.String(40), primary_key=True),
        sa.Column("seats", sa.String(60), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("present", "said", "entries", "tables"):
        op.drop_table(name)
