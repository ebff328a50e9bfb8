"""Live tables: people, store, wire, clocks."""
