"""The pictures of Oh My Brain, drawn in code by subject."""
