"""Corazones, a game of Hearts."""
