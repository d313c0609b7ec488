"""Databases for all tests of the server; see tests/support/databases.py."""

from __future__ import annotations

from databases import anyio_backend, postgres_server, postgres_url, sqlite_url, store_url
from members import box, later, posting

__all__ = ["anyio_backend", "box", "later", "postgres_server", "postgres_url", "posting", "sqlite_url", "store_url"]
