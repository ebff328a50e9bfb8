"""How long a bot seems to think, in milliseconds."""

THINKS = {"rookie": (2500, 5000), "agent": (1200, 2500), "double-zero": (600, 1200)}
"""For one action, by level."""
COURTESY = 1500
"""How much longer a bot waits before it takes a die that a person could use too."""
PATIENCE = 3000
"""How much longer one that yields waits before it locks a die that a person could still ask for."""
