"""The browser client as the hall serves it: whole, packed, kept, and never in the way of the API."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from halls import Served

from bannerhall.server.routes import front

INDEX = "<!doctype html><title>Bannerhall</title>"
SCRIPT = "console.log('hall')"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client in a folder of its own, as a build leaves it."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text(INDEX)
    (client / "assets" / "app-1a2b.js").write_text(SCRIPT)
    (client / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (client / "manifest.webmanifest").write_text("{}")
    monkeypatch.setattr(front, "CLIENT", client)
    front.client_files.cache_clear()
    return client


@pytest.fixture(autouse=True)
def forget_the_files() -> Iterator[None]:
    yield
    front.client_files.cache_clear()


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/t/abc", "/new/xorlosch", "/rules/xorlosch", "/no/such/page"])
def test_every_page_is_the_client_and_is_asked_for_again(here: Served, path: str) -> None:
    answer = here.stranger().client.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["Cache-Control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["Content-Security-Policy"]


@pytest.mark.usefixtures("built")
def test_assets_are_packed_and_kept_for_ever(here: Served) -> None:
    packed = here.stranger().client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert (packed.text, packed.headers["Content-Encoding"]) == (SCRIPT, "gzip")
    assert packed.headers["Content-Type"].startswith("text/javascript")
    assert "immutable" in packed.headers["Cache-Control"]
    plain = here.stranger().client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert (plain.text, "Content-Encoding" in plain.headers) == (SCRIPT, False)
    again = here.stranger().client.get("/assets/app-1a2b.js", headers={"If-None-Match": plain.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.usefixtures("built")
def test_an_unknown_address_of_the_api_stays_a_problem(here: Served) -> None:
    for answer in (here.stranger().client.get("/api/nothing"), here.stranger().client.post("/api/nothing")):
        assert answer.status_code == 404
        assert answer.headers["Content-Type"] == "application/problem+json"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/../pyproject.toml", "/assets/../../secret", "/%2e%2e/%2e%2e/etc/passwd"])
def test_nothing_outside_of_the_client_is_served(here: Served, built: Path, path: str) -> None:
    (built.parent / "secret").write_text("secret")
    assert here.stranger().client.get(path).text in (INDEX, "")


def test_without_a_built_client_a_plain_page_tells_how_to_come_in(
    here: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front, "CLIENT", tmp_path / "nothing")
    front.client_files.cache_clear()
    page = here.stranger().client.get("/", headers={"Accept-Language": "de-AT,de;q=0.9"})
    assert page.status_code == 200
    assert '<html lang="de">' in page.text
    assert "Die Halle ist offen." in page.text
    assert "<script" not in page.text
    assert re.search(r"bannerhall play \w+ --server http", page.text)
    assert here.stranger().client.get("/t/abc").status_code == 404
