"""A browser and a hall for every test here; see tests/support/browsing.py."""

from __future__ import annotations

from browsing import browser_type_launch_args, hall, phone, visitor

__all__ = ["browser_type_launch_args", "hall", "phone", "visitor"]
