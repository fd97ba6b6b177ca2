"""The terminal: a table in plain lines, for screen readers first, over a pipe as well."""
