"""The numbers of the learned policy, in hundredths; ``python -m tests.arena.learn`` makes them."""

TABLE: tuple[float, ...] = (0.0,) * 9793
