"""The API is described as it is: the files in the repository, what the hall serves, and what it really sends."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from served import served

from bannerhall.client import Hall, StaleAct, choices
from bannerhall.client.play import Play
from bannerhall.server import wire
from bannerhall.server.app import endpoints
from bannerhall.server.description import files, live_schema, openapi, plain_path

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "api"


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    return openapi(endpoints())


@pytest.mark.parametrize("name", ["openapi.json", "live.schema.json"])
def test_the_files_in_the_repository_are_those_of_the_code(name: str) -> None:
    path = FOLDER / name
    kept = path.read_text("utf-8") if path.exists() else ""
    if kept != files(endpoints())[name]:
        pytest.fail(f"docs/api/{name} is out of date; run: .venv/bin/python tools/describe_api.py", pytrace=False)


def test_every_address_is_described_once(described: dict[str, Any]) -> None:
    told = {(method, path) for path, item in described["paths"].items() for method in item}
    assert told == {(each.method.lower(), plain_path(each.path)) for each in endpoints()}
    names = Counter(operation["operationId"] for item in described["paths"].values() for operation in item.values())
    assert [name for name, times in names.items() if times > 1] == []


def test_every_address_says_what_it_is_for_and_who_may_come(described: dict[str, Any]) -> None:
    chapters = {tag["name"]: tag["description"] for tag in described["tags"]}
    for path, item in described["paths"].items():
        for method, operation in item.items():
            assert operation["summary"], f"{method} {path} has no docstring"
            assert operation["security"]
            assert chapters[operation["tags"][0]]
            wanted = {part.strip("{}") for part in path.split("/") if part.startswith("{")}
            assert {each["name"] for each in operation["parameters"] if each["in"] == "path"} == wanted


def test_what_is_refused_comes_as_a_problem(described: dict[str, Any]) -> None:
    for response in described["components"]["responses"].values():
        assert "application/problem+json" in response["content"]
    acts = described["paths"]["/api/tables/{table}/acts"]["post"]["responses"]
    stale = described["components"]["responses"][acts["409"]["$ref"].rpartition("/")[2]]
    assert stale["content"]["application/json"]["schema"]["$ref"].endswith("/Stale")
    assert "Stale" not in json.dumps(acts["200"])


def refs(value: object) -> set[str]:
    if isinstance(value, dict):
        own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
        return own.union(*map(refs, value.values()))
    return set().union(*map(refs, value)) if isinstance(value, list) else set()


@pytest.mark.parametrize("document", [openapi(endpoints()), live_schema()])
def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    for ref in refs(document):
        found: Any = document
        for step in ref.removeprefix("#/").split("/"):
            found = found[step]
        assert found


def test_other_programs_can_read_it(described: dict[str, Any]) -> None:
    schema = schemathesis.openapi.from_dict(described)
    assert len(list(schema.get_all_operations())) == len(endpoints())
    jsonschema_rs.meta.validate(live_schema())
    for part in described["components"]["schemas"].values():
        jsonschema_rs.meta.validate(part)


def test_the_types_of_messages_need_nothing_but_msgspec() -> None:
    """Clients of all kinds share them, without a server."""
    tree = ast.parse(Path(wire.__file__).read_text("utf-8"))
    named = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    named |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert named <= {"__future__", "typing", "msgspec"}


def test_the_client_loads_nothing_of_the_server_but_these_types() -> None:
    code = (
        "import sys, bannerhall.client; loaded = set(sys.modules); "
        "assert {m for m in loaded if m.startswith('bannerhall.server')} "
        "== {'bannerhall.server', 'bannerhall.server.wire'}; "
        "assert not {'starlette', 'uvicorn', 'limits', 'argon2', 'sqlite3', 'anyio'} & loaded"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr


class Listening(Play):
    """Keeps every message as it came and every act as it went."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.sent: list[Any] = []
        self.got: list[Any] = []

    def _send(self, data: bytes) -> None:
        self.sent.append(json.loads(data))
        super()._send(data)

    def _connected(self) -> Any:
        socket = super()._connected()
        if "recv" not in vars(socket):
            receive = socket.recv

            def noted(timeout: float | None = None) -> Any:
                data = receive(timeout)
                self.got.append(json.loads(data))
                return data

            vars(socket)["recv"] = noted
        return socket


def test_messages_of_a_real_match_are_as_described_and_the_hall_serves_the_descriptions(tmp_path: Path) -> None:
    schema = live_schema()
    acts, messages = (
        jsonschema_rs.Draft202012Validator({**schema, "anyOf": [{"$ref": f"#/$defs/{name}"}]})
        for name in ("Act", "Message")
    )
    with served(tmp_path) as house:
        hall = Hall(house.url)
        assert hall.web.call("GET", "/api/openapi.json", dict[str, Any]) == openapi(endpoints())
        assert hall.web.call("GET", "/api/live.schema.json", dict[str, Any]) == schema
        hall.guest("Runa")
        table = hall.make_table("sealed", ["me", "random"], start=True)
        with Listening(hall, table.id) as play:
            play.say("Good luck!")
            with pytest.raises(StaleAct):
                play.act(wire.Answer("stale-key", 0, 0, choices(next(play.turns()))[:1]))
            assert play.why("bid 9") is not None
            play.preview(choices(next(play.turns()))[0])
            play.run(lambda scene: choices(scene)[-1])
            assert {message["is"] for message in play.got} >= {
                "news",
                "done",
                "stale",
                "chat",
                "table",
                "why",
                "preview",
            }
            for message in play.got:
                messages.validate(message)
            for act in play.sent:
                acts.validate(act)
