"""Conduct of a table: time, presence, pauses, votes and the host's word, the same for every game (docs/conduct.md)."""
