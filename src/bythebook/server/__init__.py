"""The server: tables in memory as a fold of an append-only log, people on sockets, bots in seats."""
