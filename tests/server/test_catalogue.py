"""What the hall tells of its games before anybody plays: the box, ways to play it, and what to draw it from."""

from __future__ import annotations

from typing import Any

import pytest
import reaped
from halls import Served

import bannerhall
from bannerhall import slugs
from bannerhall.core.game import Game


def test_a_game_tells_what_people_ask_before_they_choose_it(here: Served) -> None:
    told = here.stranger().get("/api/games/xorlosch")
    assert (told["minutes"], told["weight"], told["open_information"], told["lessons"]) == ([45, 120], 2.6, True, 1)
    assert {"name": "short", "options": {"board": "ruins", "short_game": True}, "numbers": {}} in told["presets"]
    assert {"quest", "veto", "respect"} <= set(told["terms"])
    assert told["aids"] == 8
    assert told in here.stranger().get("/api/games")
    plain = here.stranger().get("/api/games/sealed")
    assert (plain["open_information"], plain["lessons"]) == (False, 0)


@pytest.mark.parametrize("box", [bannerhall.game(slug) for slug in slugs()], ids=slugs())
def test_every_game_is_described_soundly(box: Game) -> None:
    low, high = box.minutes
    assert 1 <= low <= high
    assert 1 <= box.weight <= 5
    assert len({preset.name for preset in box.presets}) == len(box.presets)
    for preset in box.presets:
        assert box.fitting_seats({**box.at_table, **preset.options}, preset.numbers), preset.name
    assert len(set(box.terms)) == len(box.terms)


def test_a_preset_makes_a_table(here: Served) -> None:
    ada = here.guest("Ada")
    for preset in ada.get("/api/games/xorlosch")["presets"]:
        wanted = {"options": preset["options"], "numbers": preset["numbers"]}
        table = ada.post("/api/tables", {"game": "xorlosch", "chairs": [{"kind": "me"}] * 2, **wanted}, 201)
        assert preset["options"].items() <= table["options"].items()


@pytest.fixture
def drawing(here: Served) -> Any:
    return here.stranger().get("/api/games/xorlosch/drawing")


def test_a_client_can_draw_both_boards(drawing: Any) -> None:
    assert (drawing["width"], drawing["height"]) == (1000, 720)
    assert {name: len(board["spaces"]) for name, board in drawing["boards"].items()} == {"ruins": 35, "dungeon": 34}
    for board in drawing["boards"].values():
        spaces = {space["name"]: space for space in board["spaces"]}
        kinds = [space["kind"] for space in board["spaces"]]
        assert (kinds.count("start"), kinds.count("task"), kinds.count("item")) == (1, 24, 6)
        assert sorted(space["number"] for space in board["spaces"] if space["kind"] == "task") == list(range(1, 25))
        assert [space["item"] for space in board["spaces"] if space["kind"] == "item"] == [
            item for item in ("boots", "potion", "trap") for _ in range(2)
        ]
        for space in board["spaces"]:
            assert 0 < space["x"] < 1000
            assert 0 < space["y"] < 720
            assert space["title"]
            assert (space["number"] > 0) == (space["kind"] == "task")
            assert bool(space["item"]) == (space["kind"] == "item")
            assert all(space["name"] in spaces[there]["free"] for there in space["free"])
            for there, obstacle in space["blocked"].items():
                assert spaces[there]["blocked"][space["name"]] == obstacle
    assert drawing["boards"]["ruins"]["spaces"][3]["blocked"] == {"t02": "debris", "t14": "ladder"}


def test_every_card_lies_where_its_number_says(drawing: Any) -> None:
    assert len(drawing["cards"]) == 36
    assert drawing["cards"]["G06"] == {"colour": "green", "space": "t06", "symbol": "axe", "theme": "amulet"}
    assert drawing["cards"]["R24"] == {"colour": "red", "space": "t24", "symbol": "pincers", "theme": "cave_dragon"}
    assert {card["symbol"] for card in drawing["cards"].values()} == {"axe", "pincers"}


def test_a_drawing_is_fetched_once(here: Served) -> None:
    client = here.stranger().client
    first = client.get("/api/games/xorlosch/drawing")
    assert first.headers["cache-control"] == "public, max-age=3600"
    again = client.get("/api/games/xorlosch/drawing", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/api/games/xorlosch/drawing", headers={"If-None-Match": '"old"'}).status_code == 200


def test_a_game_without_a_drawing_has_none(here: Served) -> None:
    here.stranger().get("/api/games/sealed/drawing", 404)
    here.stranger().get("/api/games/chess/drawing", 404)


@pytest.mark.usefixtures("reaped_here")
def test_numbers_say_what_is_usual_for_seats_and_options(here: Served) -> None:
    rounds, coins, limit = here.stranger().get(f"/api/games/{reaped.GAME.slug}")["numbers"]
    assert (rounds["by_seats"], rounds["by_option"]) == ([5, 5, 4, 4, 3], "long")
    assert rounds["by_choice"] == [{"value": True, "by_seats": [8, 8, 8, 7, 7]}]
    assert rounds["clauses"] == ["", "", "", "", "SLD-END-01"]
    assert rounds["designs"] == [False, False, False, False, True]
    assert (coins["or_none"], coins["low"], limit["or_none"], limit["by_seats"]) == (True, 5, False, [])


@pytest.mark.usefixtures("wager_here")
def test_options_say_what_is_usual_for_seats_and_what_they_exclude(here: Served) -> None:
    told = here.stranger().get("/api/games/wager")
    assert [one["by_seats"] for one in told["options"]] == [["solo", "standard", "standard"], []]
    assert told["conditions"] == [
        {
            "clause": "WAG-ODD1-01",
            "design": True,
            "excluded": [
                {"options": {"mode": "standard"}, "seats": [1]},
                {"options": {"mode": "solo"}, "seats": [2, 3]},
            ],
        },
        {
            "clause": "WAG-ODD1-02",
            "design": True,
            "excluded": [{"options": {"mode": "standard", "tricky": True}, "seats": [1, 2, 3]}],
        },
    ]


@pytest.mark.usefixtures("wager_here")
def test_a_table_whose_options_do_not_fit_is_refused_with_the_clause(here: Served) -> None:
    ada = here.guest("Ada")
    wanted = {"game": "wager", "chairs": [{"kind": "me"}, {"kind": "bot"}]}
    refused = ada.post("/api/tables", {**wanted, "options": {"tricky": True}}, 422)
    assert (refused["message"], refused["clause"]) == ("unfit-options", "WAG-ODD1-02")
    assert ada.post("/api/tables", wanted, 201)["options"] == {"mode": "standard", "tricky": False}
    alone = ada.post("/api/tables", {"game": "wager", "chairs": [{"kind": "me"}]}, 201)
    assert alone["options"] == {"mode": "solo", "tricky": False}


@pytest.mark.usefixtures("wager_here")
def test_a_profile_fits_some_number_of_seats(here: Served) -> None:
    ada = here.guest("Ada")
    ada.put("/api/profiles/wager", {"name": "Together", "options": {"mode": "standard"}})
    never = {"name": "Never", "options": {"mode": "standard", "tricky": True}}
    assert ada.put("/api/profiles/wager", never, 422)["clause"] == "WAG-ODD1-02"


def test_numbers_and_options_of_our_own_design_say_so(here: Served) -> None:
    info = here.stranger().get("/api/games/xorlosch")
    ours = {one["name"]: (one["clause"], one["design"]) for one in info["options"] + info["numbers"]}
    assert ours["movement"] == ("XOR-MOVE-01", False)
    assert ours["appeals"] == ("XOR-DIPL-21", True)
    assert ours["stall_guard"] == ("XOR-STALL-01", True)
    assert ours["board"] == ("XOR-SETUP-01", False)
