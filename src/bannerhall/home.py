"""Where the hall keeps its own files on this machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path

HOME = "BANNERHALL_HOME"


def home() -> Path:
    """The folder of this user's hall; the platform's usual place unless the environment names another."""
    if os.environ.get(HOME):
        return Path(os.environ[HOME])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "Bannerhall"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Bannerhall"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bannerhall"
