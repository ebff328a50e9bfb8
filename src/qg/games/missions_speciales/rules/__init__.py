"""The rules, one module per chapter, in rulebook order."""
