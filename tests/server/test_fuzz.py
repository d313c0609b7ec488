"""Every address is sent what its description allows and what it does not: the hall never falls over, and what it
answers is what it has described. In process, against a hall with a real database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from served import settings as hall_settings

from bannerhall.server.app import endpoints, make_app
from bannerhall.server.description import plain_path
from bannerhall.server.requests import HOST, Endpoint

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
HERE = "http://testserver"
EXAMPLES = 20
MODES = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
ENDPOINTS = endpoints()


@dataclass
class House:
    """A hall with a guest, a match under way and a table that still wants players."""

    schema: Any
    headers: dict[str, str]
    host: dict[str, str]
    places: dict[str, list[str]]  # real values for parts of paths
    answers: dict[tuple[str, str], set[int]]  # what came back, by address


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Any, Path]]:
    folder = tmp_path_factory.mktemp("hall")
    yield schemathesis.openapi.from_asgi("/api/openapi.json", make_app(hall_settings(folder))), folder
    asgi.shutdown_lifespans()


@pytest.fixture(scope="module")
def answers() -> dict[tuple[str, str], set[int]]:
    return {}


@pytest.fixture
def house(hall: tuple[Any, Path], answers: dict[tuple[str, str], set[int]]) -> Iterator[House]:
    """A guest of its own for each test: some addresses end accounts and close doors."""
    schema, folder = hall
    host = {"Authorization": f"Bearer {(folder / 'host.token').read_text('utf-8').strip()}"}
    with asgi.get_client(schema.app) as client:
        client.put(HERE + "/api/host/doors", json={"guests": True, "registration": True}, headers=host)
        headers = guest(client)
        device = {"kind": "device", "name": "Ben"}
        playing = made(client, headers, game="sealed", chairs=[{"kind": "me"}, device], start=True)
        waiting = made(client, headers, game="xorlosch", chairs=[{"kind": "me"}, {"kind": "open"}])
        places = {"table": [playing, waiting], "game": ["sealed", "xorlosch"], "seat": ["0", "1"]}
        yield House(schema, headers, host, places, answers)


def guest(client: requests.Session) -> dict[str, str]:
    me = client.post(HERE + "/api/guest", json={"name": "Ada", "bearer": True}).json()
    return {"Authorization": f"Bearer {me['token']}"}


def made(client: requests.Session, headers: dict[str, str], **wanted: Any) -> str:
    return str(client.post(HERE + "/api/tables", json=wanted, headers=headers).json()["id"])


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: f"{endpoint.method} {endpoint.path}")
def test_no_address_falls_over(endpoint: Endpoint, mode: GenerationMode, house: House) -> None:
    path = plain_path(endpoint.path)
    operation = house.schema[path][endpoint.method.lower()]
    places = {name: st.sampled_from(values) for name, values in house.places.items() if f"{{{name}}}" in path}
    seen = house.answers.setdefault((endpoint.method, path), set())

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), real=st.fixed_dictionaries(places), there=st.booleans())
    def knock(case: Any, real: dict[str, str], there: bool) -> None:
        if there:
            case.path_parameters = {**(case.path_parameters or {}), **real}
            if isinstance(case.body, dict) and "game" in case.body:
                case.body["game"] = "sealed"
        found = case.call_and_validate(headers=house.host if endpoint.who == HOST else house.headers, checks=CHECKS)
        seen.add(found.status_code)

    with suppress(Unsatisfiable) if mode is GenerationMode.NEGATIVE else nullcontext():
        knock()  # where nothing can be wrong there is nothing to try


def test_after_all_that_the_hall_still_serves(house: House) -> None:
    assert house.schema["/healthz"]["get"].Case().call().status_code == 200
    shown = house.schema["/api/tables/{table}"]["get"].Case(path_parameters={"table": house.places["table"][0]})
    assert shown.call(headers=house.headers).json()["status"] in ("playing", "over")


def test_most_addresses_were_used_as_they_should_be(answers: dict[tuple[str, str], set[int]]) -> None:
    """Otherwise the tests above would have looked at nothing but refusals."""
    used = [place for place, seen in answers.items() if any(status < 300 for status in seen)]
    assert len(used) > len(ENDPOINTS) * 0.6
