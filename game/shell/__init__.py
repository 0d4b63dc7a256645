"""The outside world: the only room that knows pygame, files, clocks and browsers."""
