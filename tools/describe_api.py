"""Write the description of the API into the repository: .venv/bin/python tools/describe_api.py

Programs are made from these files without a running hall, and a change of the API shows in the diff.
"""

from __future__ import annotations

from pathlib import Path

from bannerhall.server.app import endpoints
from bannerhall.server.description import files

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "api"

if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files(endpoints()).items():
        (FOLDER / name).write_text(text, "utf-8")
        print(FOLDER / name)
