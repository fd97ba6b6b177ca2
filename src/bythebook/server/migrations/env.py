"""How Alembic runs here: on the connection it is given, which has begun its transaction."""

from alembic import context

from bythebook.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
