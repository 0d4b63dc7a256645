"""What is remembered: finished matches, what they add up to, how to deal one again."""
