"""The rules of Hearts: pure values and functions, read top to bottom from cards to match."""
