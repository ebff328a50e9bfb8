"""What the contract of secrecy is made of: worlds, what is heard in them, names, planted leaks."""
