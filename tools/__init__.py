"""Chores of the repository: `./qg check`, `./qg test`, `./qg lines`, `./qg lock`."""
