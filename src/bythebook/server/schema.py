"""The tables of the database, one schema for SQLite and PostgreSQL. Migrations bring an older one up to it."""

from __future__ import annotations

from sqlalchemy import Column, Float, Integer, LargeBinary, MetaData, String, Table, Text

REVISION = "0002"
"""The newest migration: a database that says so needs none."""

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("version", Integer, nullable=False),  # of the lobby: whoever changes it names the version it changed
    Column("lobby", Text, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("header", Text),  # absent until the deal
    Column("touched", Float, nullable=False),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(20), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # the lock: an entry is written once
    Column("line", Text, nullable=False),
)

SAID = Table(
    "said",
    METADATA,
    Column("table_id", String(20), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
)

PRESENT = Table(
    "present",
    METADATA,
    Column("table_id", String(20), primary_key=True),
    Column("process", String(40), primary_key=True),
    Column("seats", String(60), nullable=False),
    Column("until", Float, nullable=False),
)

HELD = Table(
    "held",
    METADATA,
    Column("table_id", String(20), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("held", Text, nullable=False),  # what this seat has said ahead: whoever changes it names what it was
)
