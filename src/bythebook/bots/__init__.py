"""Bots: honest programs in a seat. They see what their seat sees, and nothing else."""
