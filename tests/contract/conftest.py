"""Every contract test runs for every game, seat count and option set."""

import pytest

from tests.play import Variant, keys, variants


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "variant" in metafunc.fixturenames:
        metafunc.parametrize("variant", variants(), ids=str)
    if "key" in metafunc.fixturenames:
        metafunc.parametrize("key", keys())


@pytest.fixture
def largest(key: str) -> Variant:
    """The game with most seats and its usual settings."""
    return [variant for variant in variants() if variant.key == key and not variant.settings][-1]
