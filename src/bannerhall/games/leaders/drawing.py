"""What a client needs to show the companion and what never changes: nations, scenarios, missions, checklists."""

from __future__ import annotations


def drawing() -> dict[str, object]:
    return {}
