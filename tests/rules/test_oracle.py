import pytest

from tests.rules.oracle import SHARED, compare


@pytest.mark.parametrize("rules", SHARED)
def test_a_thousand_random_hands_agree_with_an_independent_judge(rules: str) -> None:
    assert compare(rules, deals=1000, seed=1) == 1000 * 52
