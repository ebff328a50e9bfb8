"""Small changes to a game's engine, one at a time, and whether its tests notice them."""
