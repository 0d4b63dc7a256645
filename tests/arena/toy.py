"""A toy program for the arena, in a process of its own: the lowest legal cards, always.

It imports nothing of the game, as a program in any language would not.
"""

import json
import sys

RANKS = "23456789TJQKA"

for line in sys.stdin:
    asked = json.loads(line)
    wanted = 3 if asked["ask"] == "pass" else 1
    chosen = sorted(asked["legal"], key=lambda card: RANKS.index(card[0]))[:wanted]
    sys.stdout.write(" ".join(chosen) + "\n")
    sys.stdout.flush()
