"""`python -m bythebook` is the command `bythebook`."""

from .cli import main

main()
