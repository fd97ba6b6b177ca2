"""The fast lane: the same rules compiled, for playouts, search and batches. Importing it brings in no numba."""
