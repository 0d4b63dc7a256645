"""The policy's table is learned from choices, and comes out the same from its seed."""

from game.players.policy_table import TABLE
from tests.arena.learn import Learner, examples, learned, source


def test_what_was_learned_makes_the_choices_likelier_and_can_be_repeated() -> None:
    lessons = list(examples(hands=1, seed=1, playouts=30))
    assert len(lessons) > 20
    once, again = (learned(lessons[:], seed=1) for _ in range(2))
    assert once == again
    learner = Learner(once)
    assert all(learner.likelihood(lesson) > 0 for lesson in lessons)
    assert sum(map(learner.likelihood, lessons)) > 1.2 * sum(map(Learner().likelihood, lessons))


def test_the_game_s_table_foretells_hands_it_has_not_learned_from() -> None:
    lessons = list(examples(hands=2, seed=3, playouts=60))
    taught, blank = Learner(TABLE), Learner()
    assert sum(map(taught.likelihood, lessons)) > 1.2 * sum(map(blank.likelihood, lessons))


def test_a_table_is_written_as_it_is_read() -> None:
    read: dict[str, tuple[float, ...]] = {}
    exec(source([0.5, -1.25, 0.0]), read)  # noqa: S102 - it is the source that the script writes
    assert read["TABLE"] == (0.5, -1.25, 0.0)
