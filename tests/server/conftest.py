"""A house for all tests that do nothing to it, and databases of both kinds, new ones for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from . import browser
from .house import ServedHouse, served
from .postgres import NoPostgres, fresh, throw_away


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    try:
        with throw_away() as url:
            yield url
    except NoPostgres as reason:
        pytest.skip(str(reason))


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    return fresh(postgres_server)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/house.db"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """Give a database of each kind in turn."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    """Give a real server, which must end well and without a fault in its log."""
    with served(tmp_path_factory.mktemp("house")) as house:
        yield house
        assert house.terminate() == 0
        assert "Traceback" not in house.log


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Give the port of a server with the usual limits; whoever makes an account there chooses a name of their own."""
    with browser.served(tmp_path_factory.mktemp("house"), log="error", bot_pace=0) as port:
        yield port
