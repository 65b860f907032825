"""One server for all tests that need nothing special of it."""

from collections.abc import Iterator

import pytest

from quadriga.server import security
from tests.dealing import deal_the_same
from tests.server.running import Client, Server

deal_the_same()
security.REFUSED_AFTER = 0.0


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Client:
    return Client(server.url)


@pytest.fixture
def bob(server: Server) -> Client:
    return Client(server.url)
