"""What a client needs to show Small World and what never changes."""

from __future__ import annotations


def drawing() -> dict[str, object]:
    return {}
