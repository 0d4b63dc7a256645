"""The computer rivals: each gets what one seat may know, and returns an action."""
