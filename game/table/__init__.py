"""How the table looks and where it can be tapped, as plain values; nothing is drawn here."""
