"""Write the description of the API into the repository: .venv/bin/python tools/describe_api.py

Programs are made from these files without a running hall, and a change of the API shows in the diff.
"""

from __future__ import annotations

import json
from pathlib import Path

from bannerhall.server.app import endpoints
from bannerhall.server.description import live_schema, openapi

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "api"


def files() -> dict[Path, str]:
    """Every file with what belongs in it."""
    documents = {"openapi.json": openapi(endpoints()), "live.schema.json": live_schema()}
    return {
        FOLDER / name: json.dumps(document, indent=2, ensure_ascii=False) + "\n" for name, document in documents.items()
    }


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_text(text, "utf-8")
        print(path)
