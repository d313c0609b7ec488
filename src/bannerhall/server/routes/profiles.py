"""Profiles: options and numbers of a game that somebody wants to choose again for another table."""

from __future__ import annotations

import json

from msgspec import Struct, field
from starlette.responses import Response

from bannerhall.core.errors import Refused
from bannerhall.server import wire
from bannerhall.server.problems import not_found
from bannerhall.server.requests import Call, Endpoint, answer, nothing
from bannerhall.server.routes.catalogue import find
from bannerhall.server.store import profiles as stored
from bannerhall.server.store.database import Row, Value


class NewProfile(wire.Body, frozen=True):
    """What differs from the usual; one that has this name already is replaced."""

    name: wire.Name
    options: wire.Options = field(default_factory=dict)
    numbers: wire.Numbers = field(default_factory=dict)


class Profile(Struct, frozen=True):
    id: str
    game: str
    name: str
    options: dict[str, bool | int | str]
    numbers: dict[str, int]
    changed: float


def profile_of(row: Row) -> Profile:
    return Profile(
        id=str(row["id"]),
        game=str(row["game"]),
        name=str(row["name"]),
        options=json.loads(str(row["options"])),
        numbers=json.loads(str(row["numbers"])),
        changed=float(row["changed"] or 0),
    )


async def mine(call: Call) -> Response:
    """My profiles, of all games."""
    return answer([profile_of(row) for row in await stored.of_account(call.hall.db, str(call.me["id"]))])


async def keep(call: Call) -> Response:
    """Keep options and numbers of a game under a name."""
    me, box, wanted = str(call.me["id"]), find(call.path("game")), call.body(NewProfile)
    box.fitting_seats({**box.at_table, **wanted.options}, wanted.numbers)  # refuses what no table could have
    told: dict[str, Value] = {"account": me, "game": box.slug, "name": wanted.name}
    told |= {"options": json.dumps(wanted.options), "numbers": json.dumps(wanted.numbers)}
    if not await stored.keep(call.hall.db, told):
        raise Refused("too-many-profiles", most=stored.MOST_PROFILES)
    found = await stored.of_account(call.hall.db, me)
    return answer(next(profile_of(row) for row in found if (row["game"], row["name"]) == (box.slug, wanted.name)))


async def drop(call: Call) -> Response:
    """Forget one of my profiles."""
    if not await stored.drop(call.hall.db, str(call.me["id"]), call.path("game"), call.path("profile")):
        raise not_found("profile")
    return nothing()


ENDPOINTS = [
    Endpoint("GET", "/api/profiles", mine, gives=list[Profile]),
    Endpoint("PUT", "/api/profiles/{game}", keep, takes=NewProfile, gives=Profile, limit="acts"),
    Endpoint("DELETE", "/api/profiles/{game}/{profile}", drop, status=204, limit="acts"),
]
