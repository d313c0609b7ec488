"""Databases and halls for all tests of the server; see tests/support/databases.py and halls.py."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from databases import anyio_backend, postgres_server, postgres_url, sqlite_url, store_url
from halls import Served, hall
from members import box, later, posting

__all__ = ["anyio_backend", "box", "later", "postgres_server", "postgres_url", "posting", "sqlite_url", "store_url"]


@pytest.fixture
def served(tmp_path: Path, store_url: str) -> Iterator[Served]:
    """A hall on each database in turn."""
    with hall(tmp_path, database=store_url) as made:
        yield made


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Served]:
    """A hall on SQLite, for what does not depend on the database."""
    with hall(tmp_path) as made:
        yield made
