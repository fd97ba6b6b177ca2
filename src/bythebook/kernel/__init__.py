"""The kernel: records, chance, clauses, questions, moves, events, the table and its history. Pure: no clock, no I/O."""
