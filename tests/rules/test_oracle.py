from tests.rules.oracle import compare


def test_two_thousand_random_hands_agree_with_an_independent_judge() -> None:
    assert compare(deals=2000, seed=1) == 2000 * 52
