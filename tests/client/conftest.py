"""One hall for all tests of the client that do not kill it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from served import Served, served

from bannerhall.client import Hall


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
def ada(house: Served) -> Hall:
    """A guest of the hall."""
    hall = Hall(house.url)
    hall.guest("Ada")
    return hall


@pytest.fixture
def ben(house: Served) -> Hall:
    hall = Hall(house.url, lang="de")
    hall.guest("Ben")
    return hall
