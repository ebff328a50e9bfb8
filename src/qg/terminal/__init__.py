"""The room in a terminal: playing through the generic choice list, telling recorded games, tables of figures."""
