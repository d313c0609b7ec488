"""Notes, photos and a board of one's own, kept with a match by those who sit there."""

from __future__ import annotations

from typing import Any

import pytest
from halls import Person, Served
from seats import catch_up, new_table, seated

JPEG = b"\xff\xd8\xff\xe0" + b"x" * 100
PNG = b"\x89PNG\r\n\x1a\n" + b"x" * 100
WEBP = b"RIFF\x10\x00\x00\x00WEBPVP8 "
REGIONS = [{"name": f"Region {number}", "points": number, "continent": None} for number in range(6)]
BOARD = {"name": "Ours", "regions": REGIONS, "continents": [{"name": "North", "bonus": 4}]}


def place(table: str, *more: str) -> str:
    return "/".join([f"/api/tables/{table}/keepsakes", *more])


def photo(person: Person, table: str, data: bytes, query: str = "") -> Any:
    return person.client.post(place(table, "photos") + query, content=data).json()


def test_a_note_says_who_kept_it_and_when_in_the_match(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = new_table(ada, ben)
    with seated(table, ada, ben) as (first, second):
        made = ben.post(place(table, "notes"), {"text": "We went on after supper.\nMany armies in the north."}, 201)
        assert (made["name"], made["seat"], made["kind"], made["yours"]) == ("Ben", 1, "note", True)
        assert made["line"] == len(second.lines) > 0
        assert first.until(lambda told: told["is"] == "keepsakes") == {"is": "keepsakes"}
    (seen,) = ada.get(place(table))
    assert seen == {**made, "yours": False}
    ada.delete(place(table, made["id"]), 404)
    ben.delete(place(table, made["id"]), 204)
    assert ada.get(place(table)) == []


def test_onlookers_hear_nothing_of_it(here: Served) -> None:
    ada, eve = here.guest("Ada"), here.guest("Eve")
    table = new_table(ada, more=[{"kind": "bot"}])
    with seated(table, ada, eve) as (_, onlooker):
        ada.post(place(table, "notes"), {"text": "Ours."}, 201)
        catch_up(onlooker)
        assert "keepsakes" not in [told["is"] for told in onlooker.heard]


@pytest.mark.parametrize(("data", "media"), [(JPEG, "image/jpeg"), (PNG, "image/png"), (WEBP, "image/webp")])
def test_a_photo_comes_back_as_it_was_and_can_do_nothing(served: Served, data: bytes, media: str) -> None:
    ada = served.guest("Ada")
    table = ada.post("/api/tables", {"game": "sealed", "chairs": [{"kind": "me"}, {"kind": "open"}]}, 201)["id"]
    made = photo(ada, table, data)
    assert (made["kind"], made["text"], made["line"]) == ("photo", "", 0)
    told = ada.client.get(place(table, made["id"], "photo"))
    assert (told.content, told.headers["content-type"]) == (data, media)
    assert told.headers["x-content-type-options"] == "nosniff"
    assert told.headers["content-security-policy"] == "default-src 'none'; sandbox"


@pytest.mark.parametrize(
    "data", [b"", b"<svg xmlns='http://www.w3.org/2000/svg'/>", b"GIF89a", b"RIFF\x10\x00\x00\x00WAVE", b"\x89PNG"]
)
def test_what_is_no_photo_is_refused_whatever_it_is_called(here: Served, data: bytes) -> None:
    ada = here.guest("Ada")
    table = new_table(ada, more=[{"kind": "bot"}])
    told = ada.client.post(place(table, "photos"), content=data, headers={"Content-Type": "image/png"})
    assert (told.status_code, told.json()["message"]) == (415, "no-photo")


def test_photos_have_a_size_and_a_number(here: Served) -> None:
    ada = here.guest("Ada")
    table = new_table(ada, more=[{"kind": "bot"}])
    assert photo(ada, table, JPEG + b"x" * 2 * 1024 * 1024)["message"] == "too-large"
    kept = [photo(ada, table, JPEG)["id"] for _ in range(12)]
    told = photo(ada, table, JPEG)
    assert (told["message"], told["facts"]) == ("too-many-photos", {"most": 12})
    ada.delete(place(table, kept[0]), 204)
    assert photo(ada, table, JPEG)["kind"] == "photo"


def test_on_a_shared_device_it_says_whose_it_is(here: Served) -> None:
    ada = here.guest("Ada")
    table = new_table(ada, more=[{"kind": "device", "name": "Bea"}, {"kind": "bot"}])
    assert ada.post(place(table, "notes"), {"text": "Hello", "seat": 1}, 201)["name"] == "Bea"
    assert photo(ada, table, PNG, "?seat=1")["name"] == "Bea"
    assert ada.post(place(table, "notes"), {"text": "Hello", "seat": 2}, 403)["message"] == "not-your-seat"


@pytest.mark.parametrize("text", ["", "x" * 2001, "a\0b"])
def test_a_note_has_a_length(here: Served, text: str) -> None:
    ada = here.guest("Ada")
    table = new_table(ada, more=[{"kind": "bot"}])
    ada.post(place(table, "notes"), {"text": text}, 422)


def test_who_has_left_may_still_look_and_write(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben)
    with seated(table, ada, ben) as (_, second):
        assert second.do("leave")["is"] == "done"
    assert ben.post(place(table, "notes"), {"text": "Back on Sunday"}, 201)["name"] == "Ben"


def test_a_table_has_one_board_that_anybody_there_describes_anew(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = new_table(ada, ben)
    assert ada.get(place(table, "board"), 404)["facts"] == {"what": "board"}
    ada.put(place(table, "board"), BOARD)
    regions = [{**REGIONS[0], "continent": "North"}, *REGIONS[1:]]
    made = ben.put(place(table, "board"), {**BOARD, "regions": regions})
    assert ada.get(place(table, "board")) == {**BOARD, "regions": regions}
    assert [(one["id"], one["kind"], one["name"]) for one in ada.get(place(table))] == [(made["id"], "board", "Ben")]


@pytest.mark.parametrize(
    "wrong",
    [
        {"regions": REGIONS[:5]},
        {"regions": [{"name": f"R{number}", "points": 1} for number in range(81)]},
        {"regions": [*REGIONS, {"name": "Far", "points": 31}]},
        {"regions": [*REGIONS, {"name": "Far", "points": 1, "continent": "South"}]},
        {"regions": [*REGIONS, REGIONS[0]]},
        {"continents": [{"name": "North", "bonus": 41}]},
        {"continents": [{"name": f"C{number}", "bonus": 1} for number in range(13)]},
        {"name": ""},
        {"more": 1},
    ],
)
def test_a_board_that_cannot_be_is_refused(here: Served, wrong: dict[str, Any]) -> None:
    ada = here.guest("Ada")
    table = new_table(ada, more=[{"kind": "bot"}])
    assert ada.put(place(table, "board"), {**BOARD, **wrong}, 422)["message"] == "bad-body"
    ada.get(place(table, "board"), 404)


def test_keepsakes_go_with_the_table_and_ones_own_with_the_account(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = new_table(ada, ben)
    ada.post(place(table, "notes"), {"text": "Ada’s"}, 201)
    ben.post(place(table, "notes"), {"text": "Ben’s"}, 201)
    ben.put(place(table, "board"), BOARD)
    ben.post("/api/account/close", {}, 204)
    assert [(one["kind"], one["name"], one["text"]) for one in ada.get(place(table))] == [
        ("note", "Ada", "Ada’s"),
        ("board", "", ""),
    ]
    served.host().delete(f"/api/host/tables/{table}", 204)
    assert served.run(served.hall.db.rows, "SELECT * FROM keepsake") == []
