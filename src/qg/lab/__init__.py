"""Matches, statistics, benchmarks: many games at once, nobody watching."""
