"""The corpus: games that were played in the past, which every later state of the rules must still lead to.

A folder below `generations/` is one generation, made once and never rewritten:

    <game>/<seats>-<row>.jsonl  records as `bythebook verify` reads them, their chance sealed and their secret opened
    walks.json                  digests of random walks at fixed seeds, by game
    tables.sqlite3              a server's database with tables in the middle of their games
    tables.json                 who sits there with which token, and what state each table is in

`python -m tests.corpus.make NAME [GAME...]` makes a new generation with the rules as they are; it refuses a name that
is there already. The records of a game stand for its seat counts and house rules: each value that can be played is
played in some record of the game's present edition, where no other house rule makes it moot.

- A test here fails: some history no longer leads where it led. That is a bug, or the game's edition must be raised.
- An edition is raised: its old records stay, and from then on they must be refused by that one sentence about editions.
  Make a new generation of that game.
- A house rule, a value or a number of seats is new: make a new generation of that game.
"""
