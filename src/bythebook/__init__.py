"""By the Book: card games played exactly by their rulebooks."""

__version__ = "0.2.0"
