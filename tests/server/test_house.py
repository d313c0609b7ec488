"""What the hall tells of itself: the address for others, as words and as a QR code, and who may come in."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import segno
from halls import URL, Served, hall

from bannerhall import __version__
from bannerhall.server.limits import RATES
from bannerhall.server.settings import Mail


def test_the_hall_tells_what_it_is(here: Served) -> None:
    told = here.stranger().get("/api/hall")
    assert told == {
        "version": __version__,
        "url": URL,
        "local": False,
        "secure": False,
        "mail": False,
        "guests": True,
        "registration": True,
    }


def test_closed_doors_and_mail_are_told(tmp_path: Path) -> None:
    with hall(tmp_path, mail=Mail(host="mail.example.org")) as served:
        served.host().put("/api/host/doors", {"guests": False})
        told = served.stranger().get("/api/hall")
        assert (told["mail"], told["guests"], told["registration"]) == (True, False, True)


@pytest.mark.parametrize(
    ("known", "url", "local", "secure"),
    [
        ("https://hall.example.org/", "https://hall.example.org", False, True),
        ("http://192.168.1.20:8421", "http://192.168.1.20:8421", True, False),
        ("https://[fd00::7]:8421", "https://[fd00::7]:8421", True, True),
        ("http://8.8.8.8", "http://8.8.8.8", False, False),
        ("http://kitchen:8421", "http://kitchen:8421", True, False),
        ("http://kitchen.local:8421", "http://kitchen.local:8421", True, False),
        # An address of this machine alone is of no use to others: the one they have come by is.
        ("http://127.0.0.1:8421", "http://testserver", True, False),
        ("http://localhost:8421", "http://testserver", True, False),
        ("http://[::1]:8421", "http://testserver", True, False),
    ],
)
def test_the_address_is_the_one_for_others(tmp_path: Path, known: str, url: str, local: bool, secure: bool) -> None:
    with hall(tmp_path, url=known) as served:
        told = served.stranger().get("/api/hall")
        assert (told["url"], told["local"], told["secure"]) == (url, local, secure)


def drawn(svg: str) -> list[Any]:
    """The lines of a code, without its size and colours."""
    return re.findall(r'\bd="([^"]+)"', svg)


def test_a_page_comes_as_a_qr_code(here: Served) -> None:
    found = here.stranger().client.get("/api/qr?path=/t/abc_DEF-123")
    assert found.headers["content-type"] == "image/svg+xml"
    assert drawn(found.text)[-1:] == drawn(segno.make(f"{URL}/t/abc_DEF-123", error="m").svg_inline())[-1:]
    assert 'fill="#fff"' in found.text, "readable on dark pages, too"


@pytest.mark.parametrize("path", ["", "t/abc", "/t/é", "/a%0Ab", "/a%00", "/" + "a" * 200, "/t/%F0%9F%98%80"])
def test_no_code_of_what_is_no_path(here: Served, path: str) -> None:
    told = here.stranger().get(f"/api/qr?path={path}", 422)
    assert told["message"] == "bad-query"
    here.stranger().get("/api/qr", 422)


def test_the_longest_path_still_has_a_code(here: Served) -> None:
    assert here.stranger().client.get("/api/qr?path=/" + "a" * 199).status_code == 200


def test_whoever_calls_the_hall_by_an_endless_name_gets_no_code(tmp_path: Path) -> None:
    with hall(tmp_path, url="http://127.0.0.1:8421") as served:
        asked = served.stranger().client.get("/api/qr?path=/", headers={"Host": "a" * 4000})
        assert asked.status_code == 422


def test_codes_are_limited(tmp_path: Path) -> None:
    with hall(tmp_path, limits=True) as served:
        client = served.stranger().client
        many = int(RATES["codes"].split("/")[0])
        found = [client.get("/api/qr?path=/").status_code for _ in range(many + 1)]
        assert found == [200] * many + [429]
