"""Tables before and after play: made, found, joined, left, begun, watched, repeated, put away."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from halls import Person, Served
from members import DAY, Later
from seats import Seat, catch_up, new_table, play_on, seated

from bannerhall.core.chance import KeyedStream

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
TWO = {"game": "sealed", "chairs": [ME, OPEN]}
SHORT: dict[str, Any] = {"numbers": {"rounds": 1}}
SPECTATOR = -3


def made_by(person: Person, **wanted: Any) -> str:
    """The id of a table for two that waits for its second player."""
    table: str = person.post("/api/tables", {**TWO, **wanted}, 201)["id"]
    return table


def count(served: Served, table: str) -> int:
    (row,) = served.run(served.hall.db.rows, f"SELECT COUNT(*) AS many FROM {table}")
    return int(row["many"] or 0)


def kinds(told: dict[str, Any]) -> list[str]:
    return [chair["kind"] for chair in told["chairs"]]


# --- Making -------------------------------------------------------------------------------------------------


def test_a_table_is_made_as_it_was_wanted(served: Served) -> None:
    ada = served.guest("Ada")
    wanted = {
        "game": "xorlosch",
        "chairs": [ME, {"kind": "device", "name": "Ben"}, OPEN, {"kind": "bot"}, {"kind": "bot", "bot": "search:50"}],
        "options": {"board": "dungeon", "short_game": True},
        "numbers": {"movement": 9},
        "visibility": "public",
        "seconds": 90.5,
        "typed": True,
        "note": "Be kind – 😀 \n no phones",
    }
    told = ada.post("/api/tables", wanted, 201)
    assert told == ada.get(f"/api/tables/{told['id']}")
    assert {name: told[name] for name in ("game", "visibility", "seconds", "typed", "note")} == {
        name: wanted[name] for name in ("game", "visibility", "seconds", "typed", "note")
    }
    chosen = {"board": "dungeon", "short_game": True, "stall_guard": "vote", "first_player": "seat1"}
    assert chosen.items() <= told["options"].items(), "the others are those that suit a table of people"
    assert (told["numbers"]["movement"], told["numbers"]["experience"]) == (9, 5)
    assert [(chair["kind"], chair["name"], chair["bot"], chair["yours"]) for chair in told["chairs"]] == [
        ("human", "Ada", "", True),
        ("human", "Ben", "", True),
        ("open", "", "", False),
        ("bot", "", "greedy", False),
        ("bot", "", "search:50", False),
    ]
    assert (told["status"], told["seats"], told["host"], told["hosting"]) == ("open", 5, "Ada", True)
    assert (told["commitment"], told["result"], told["rematch"], told["waiting"]) == (None, None, None, [])


def test_a_table_can_begin_at_once(served: Served) -> None:
    ada = served.guest("Ada")
    told = ada.post("/api/tables", {"game": "sealed", "chairs": [ME, BOT], "start": True}, 201)
    assert told["status"] == "playing"
    assert told["commitment"]


def test_a_table_that_still_wants_players_does_not_begin_at_once(here: Served) -> None:
    told = here.guest("Ada").post("/api/tables", {**TWO, "start": True}, 201)
    assert told["status"] == "open"


BAD = [
    ({"game": "chess"}, 422, "unknown-game"),
    ({"chairs": [ME]}, 422, "bad-seats"),
    ({"chairs": []}, 422, "bad-body"),
    ({"chairs": [ME] + [OPEN] * 6}, 422, "bad-body"),
    ({"chairs": [ME, {"kind": "throne"}]}, 422, "bad-body"),
    ({"chairs": [ME, {"kind": "bot", "bot": "deep"}]}, 422, "unknown-bot"),
    ({"chairs": [ME, {"kind": "bot", "bot": "search:0"}]}, 422, "unknown-bot"),
    ({"chairs": [ME, {"kind": "bot", "bot": "../x"}]}, 422, "bad-body"),
    ({"chairs": [ME, {"kind": "device", "name": "x" * 41}]}, 422, "bad-body"),
    ({"options": {"board": "dungeon"}}, 422, "unknown-option"),
    ({"game": "xorlosch", "options": {"board": "castle"}}, 422, "bad-option"),
    ({"game": "xorlosch", "options": {"short_game": 1}}, 422, "bad-option"),
    ({"numbers": {"rounds": 9}}, 422, "bad-number"),
    ({"numbers": {"rounds": 10**30}}, 422, "bad-number"),
    ({"numbers": {"pockets": 1}}, 422, "unknown-number"),
    ({"visibility": "secret"}, 422, "bad-body"),
    ({"seconds": -1}, 422, "bad-body"),
    ({"note": "x" * 2001}, 422, "bad-body"),
    ({"chairs": [OPEN, OPEN], "visibility": "private"}, 409, "nobody-at-table"),
    ({"price": 3}, 422, "bad-body"),
]


@pytest.mark.parametrize(("wrong", "status", "message"), BAD)
def test_what_cannot_be_set_up_is_refused_and_nothing_is_made(
    here: Served, wrong: dict[str, Any], status: int, message: str
) -> None:
    told = here.guest("Ada").post("/api/tables", {**TWO, **wrong}, status)
    assert told["message"] == message
    assert told["detail"]
    assert (count(here, "match"), count(here, "chair")) == (0, 0)


# --- Finding ------------------------------------------------------------------------------------------------


def test_the_lobby_lists_public_tables_only_and_those_that_want_players_first(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    playing = new_table(ada, ben, visibility="public")
    public = made_by(ada, visibility="public")
    by_link = made_by(ada, visibility="link")
    private = made_by(ada, visibility="private")
    listed = [table["id"] for table in served.stranger().get("/api/tables")]
    assert listed == [public, playing]
    assert [table["id"] for table in ada.get("/api/tables?most=1")] == [public]
    assert {table["id"] for table in ada.get("/api/tables/mine")} == {playing, public, by_link, private}


def test_a_private_table_is_not_there_for_others_and_one_by_link_is(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    private, by_link = made_by(ada, visibility="private"), made_by(ada)
    for person in (ben, here.stranger()):
        assert person.get(f"/api/tables/{private}", 404)["message"] == "not-found"
        assert person.get(f"/api/tables/{by_link}")["hosting"] is False
    told = [ben.post(f"/api/tables/{place}/join", {}, 404) for place in (private, "nowhere")]
    assert told[0] == told[1], "nobody can tell whether it is there"


def test_my_tables_have_those_first_where_it_is_my_turn(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    mine = new_table(ada, ben, game="xorlosch")
    theirs = new_table(ben, ada, game="xorlosch")
    waiting = made_by(ada)
    told = ada.get("/api/tables/mine")
    assert told[0]["id"] == mine
    assert {table["id"]: table["your_turn"] for table in told} == {mine: True, theirs: False, waiting: False}
    assert [table["id"] for table in ben.get("/api/tables/mine") if table["your_turn"]] == [theirs]


def test_who_hosts_an_open_table_without_a_chair_still_finds_it(here: Served) -> None:
    ada = here.guest("Ada")
    table = made_by(ada)
    ada.post(f"/api/tables/{table}/clear", {"seat": 0})
    assert [found["id"] for found in ada.get("/api/tables/mine")] == [table]
    assert ada.get("/api/tables/mine?archived=yes") == []


def test_a_match_is_put_away_and_fetched_back_by_each_alone(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = new_table(ada, ben)

    def lists(person: Person) -> tuple[int, int]:
        return len(person.get("/api/tables/mine")), len(person.get("/api/tables/mine?archived=yes"))

    ada.put(f"/api/tables/{table}/archive", {"away": True}, 204)
    assert (lists(ada), lists(ben)) == ((0, 1), (1, 0))
    ada.put(f"/api/tables/{table}/archive", {"away": False}, 204)
    assert lists(ada) == (1, 0)
    ada.get("/api/tables/mine?archived=perhaps", 422)


# --- Coming and going ---------------------------------------------------------------------------------------


def test_people_take_the_first_open_chair_or_the_one_they_name(served: Served) -> None:
    ada, ben, cleo = served.guest("Ada"), served.guest("Ben"), served.guest("Cleo")
    table = made_by(ada, chairs=[OPEN, ME, OPEN, OPEN])
    told = ben.post(f"/api/tables/{table}/join", {"seat": 2})
    assert kinds(told) == ["open", "human", "human", "open"]
    told = cleo.post(f"/api/tables/{table}/join", {})
    assert [chair["name"] for chair in told["chairs"]] == ["Cleo", "Ada", "Ben", ""]
    assert [chair["yours"] for chair in told["chairs"]] == [True, False, False, False]


def test_a_chair_that_is_taken_or_not_there_is_refused(here: Served) -> None:
    ada, ben, cleo = here.guest("Ada"), here.guest("Ben"), here.guest("Cleo")
    table = made_by(ada)
    assert ben.post(f"/api/tables/{table}/join", {"seat": 0}, 409)["message"] == "no-open-chair"
    assert ben.post(f"/api/tables/{table}/join", {"seat": 2}, 409)["message"] == "no-such-chair"
    assert ben.post(f"/api/tables/{table}/join", {"seat": 6}, 422)["message"] == "bad-body"
    ben.post(f"/api/tables/{table}/join", {})
    assert cleo.post(f"/api/tables/{table}/join", {}, 409)["message"] == "no-open-chair"
    assert [chair["name"] for chair in ada.get(f"/api/tables/{table}")["chairs"]] == ["Ada", "Ben"]


def test_nobody_sits_down_twice_but_for_a_second_player_of_the_device(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = made_by(ada, chairs=[ME, OPEN, OPEN])
    ben.post(f"/api/tables/{table}/join", {})
    assert ben.post(f"/api/tables/{table}/join", {}, 409)["message"] == "already-seated"
    told = ben.post(f"/api/tables/{table}/join", {"device": "Bea"})
    assert [(chair["name"], chair["yours"]) for chair in told["chairs"]] == [
        ("Ada", False),
        ("Ben", True),
        ("Bea", True),
    ]


def test_people_get_up_by_themselves_and_the_host_may_ask_anybody_to(served: Served) -> None:
    ada, ben, cleo = served.guest("Ada"), served.guest("Ben"), served.guest("Cleo")
    table = made_by(ada, chairs=[ME, OPEN, OPEN])
    ben.post(f"/api/tables/{table}/join", {})
    cleo.post(f"/api/tables/{table}/join", {})
    assert ben.post(f"/api/tables/{table}/clear", {"seat": 2}, 403)["message"] == "only-host"
    assert here_names(ada, table) == ["Ada", "Ben", "Cleo"]
    ben.post(f"/api/tables/{table}/clear", {"seat": 1})
    assert here_names(ada, table) == ["Ada", "", "Cleo"]
    ada.post(f"/api/tables/{table}/clear", {"seat": 2})
    assert here_names(ada, table) == ["Ada", "", ""]
    assert ada.post(f"/api/tables/{table}/clear", {"seat": 5}, 409)["message"] == "no-such-chair"
    assert cleo.post(f"/api/tables/{table}/clear", {"seat": 0}, 403)["message"] == "only-host"


def here_names(person: Person, table: str) -> list[str]:
    return [chair["name"] for chair in person.get(f"/api/tables/{table}")["chairs"]]


def test_only_the_host_of_a_table_sets_its_chairs(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = made_by(ada)
    place = f"/api/tables/{table}/chairs"
    assert ben.put(f"{place}/1", {"kind": "bot"}, 403)["message"] == "only-host"
    told = ada.put(f"{place}/1", {"kind": "bot", "bot": "random"})
    assert (told["chairs"][1]["kind"], told["chairs"][1]["bot"]) == ("bot", "random")
    assert ada.put(f"{place}/1", {"kind": "bot", "bot": "deep"}, 422)["message"] == "unknown-bot"
    assert kinds(ada.put(f"{place}/1", {"kind": "open"})) == ["human", "open"]
    assert ada.put(f"{place}/2", {"kind": "open"}, 409)["message"] == "no-such-chair"
    for nonsense in ("9", "-1", "x", "²", "1٣"):
        assert ada.put(f"{place}/{nonsense}", {"kind": "open"}, 404)["message"] == "not-found"


@pytest.mark.parametrize("kind", ["join", "clear", "chairs", "start"])
def test_after_the_start_no_chair_changes_hands(here: Served, kind: str) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben)
    calls: dict[str, tuple[Person, str, str, object]] = {
        "join": (here.guest("Cleo"), "POST", "join", {}),
        "clear": (ben, "POST", "clear", {"seat": 1}),
        "chairs": (ada, "PUT", "chairs/1", {"kind": "bot"}),
        "start": (ada, "POST", "start", None),
    }
    person, method, place, body = calls[kind]
    assert person.ask(method, f"/api/tables/{table}/{place}", body, 409)["message"] == "already-started"
    assert here_names(ada, table) == ["Ada", "Ben"]


def test_only_the_host_begins_and_only_when_no_chair_is_open(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = made_by(ada, chairs=[ME, OPEN, OPEN])
    ben.post(f"/api/tables/{table}/join", {})
    told = ada.post(f"/api/tables/{table}/start", None, 409)
    assert (told["message"], told["facts"]) == ("chairs-open", {"count": 1})
    ada.put(f"/api/tables/{table}/chairs/2", {"kind": "bot", "bot": "random"})
    assert ben.post(f"/api/tables/{table}/start", None, 403)["message"] == "only-host"
    assert ada.get(f"/api/tables/{table}")["status"] == "open"
    assert ada.post(f"/api/tables/{table}/start")["status"] == "playing"


def test_of_two_who_want_the_last_chair_exactly_one_gets_it(served: Served) -> None:
    ada = served.guest("Ada")
    people = [served.guest(name) for name in ("Ben", "Cleo", "Dora", "Emil")]
    for _ in range(3):
        table = made_by(ada)
        with ThreadPoolExecutor(len(people)) as pool:
            told = list(
                pool.map(lambda person, at=table: person.client.post(f"/api/tables/{at}/join", json={}), people)
            )
        assert sorted(answer.status_code for answer in told) == [200, 409, 409, 409]
        winner = next(answer.json() for answer in told if answer.status_code == 200)
        assert here_names(ada, table) == [chair["name"] for chair in winner["chairs"]]
        assert sum(person.get(f"/api/tables/{table}")["chairs"][1]["yours"] for person in people) == 1


# --- Looking on ---------------------------------------------------------------------------------------------


def test_who_looks_at_an_open_table_hears_of_joins_and_plays_without_coming_again(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = made_by(ada, game="xorlosch")
    with ada.live(table) as one, ben.live(table) as two:
        first, second = Seat(one, 0), Seat(two, 1)
        ben.post(f"/api/tables/{table}/join", {})
        told = first.until(lambda m: m["is"] == "table" and m["table"]["chairs"][1]["kind"] == "human")
        assert told["table"]["chairs"][1]["name"] == "Ben"
        ada.post(f"/api/tables/{table}/start")
        second.until(lambda m: m["is"] == "table" and m["table"]["status"] == "playing")
        first.until_asked()
        assert first.answer("place warrior-5", "ready")["is"] == "done"
        second.until_asked()
        assert second.scene["reader"] == 1
        assert second.answer("place warrior-5", "ready")["is"] == "done"


def test_nobody_acts_at_a_table_that_has_not_begun(here: Served) -> None:
    ada = here.guest("Ada")
    table = made_by(ada, game="xorlosch")
    with ada.live(table) as socket:
        seat = Seat(socket, 0)
        assert seat.answer("ready")["problem"]["message"] == "not-started"
    act = {"do": "vote", "key": "abcdefgh", "seat": 0, "yes": True}
    assert ada.post(f"/api/tables/{table}/acts", {"act": act}, 409)["message"] == "not-started"
    assert ada.get(f"/api/tables/{table}/scene", 409)["message"] == "not-started"


@pytest.mark.parametrize("visibility", ["public", "link"])
def test_anybody_may_look_on_and_sees_no_secret(here: Served, visibility: str) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben, visibility=visibility)
    for onlooker in (here.guest("Cleo"), here.stranger()):
        scene = onlooker.get(f"/api/tables/{table}/scene")["scene"]
        assert (scene["reader"], scene["options"]) == (SPECTATOR, [])
        assert all(card is None for hand in scene["view"]["hands"] for card in hand)
        assert onlooker.get(f"/api/tables/{table}/scene?seat=0", 403)["message"] == "not-your-seat"
        with onlooker.live(table) as socket:
            seat = Seat(socket, SPECTATOR)
            assert seat.until(lambda m: m["is"] == "news")["scene"] == scene


# --- Afterwards ---------------------------------------------------------------------------------------------


def played_out(*people: Person, **wanted: Any) -> str:
    """A short match that is over."""
    table = new_table(*people, **{**SHORT, **wanted})
    with seated(table, *people) as seats:
        play_on(seats)
        for seat in seats:
            catch_up(seat)
    return table


def test_the_commitment_is_shown_at_the_start_and_kept_at_the_end(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = made_by(ada, **SHORT)
    assert ben.post(f"/api/tables/{table}/join", {})["commitment"] is None
    commitment = ada.post(f"/api/tables/{table}/start")["commitment"]
    assert commitment == served.stranger().get(f"/api/tables/{table}")["commitment"]
    with seated(table, ada, ben) as seats:
        assert {m["table"]["commitment"] for m in seats[0].heard if m["is"] == "table"} == {commitment}
        play_on(seats)
    told = ben.get(f"/api/tables/{table}")
    assert (told["status"], told["commitment"]) == ("over", commitment)
    seed = ben.get(f"/api/tables/{table}/record")["seed"]
    assert KeyedStream(bytes.fromhex(seed)).commitment() == commitment


def test_two_who_want_a_rematch_at_once_get_one_table(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = played_out(ada, ben, note="again")
    with ThreadPoolExecutor(2) as pool:
        told = list(pool.map(lambda person: person.post(f"/api/tables/{table}/rematch", None, 201), (ada, ben)))
    assert told[0]["id"] == told[1]["id"] != table
    again = told[0]["id"]
    assert ada.get(f"/api/tables/{table}")["rematch"] == again
    assert len(ada.get("/api/tables")) == 0
    info = ada.get(f"/api/tables/{again}")
    assert (info["numbers"]["rounds"], info["note"], info["status"]) == (1, "again", "open")
    assert sorted(kinds(info)) == ["human", "invited"]
    joiner = ben if info["hosting"] else ada
    joiner.post(f"/api/tables/{again}/join", {})
    mine = {found["id"] for person in (ada, ben) for found in person.get("/api/tables/mine")}
    assert mine == {table, again}, "the one that came second is gone"


def names(table: dict[str, Any]) -> list[str]:
    return [chair["name"] for chair in table["chairs"]]


def test_nobody_at_a_table_has_the_name_of_another(here: Served) -> None:
    ada, other, third = here.guest("Ada"), here.guest("ada"), here.guest("Ada")
    chairs = [ME, {"kind": "device", "name": "Ada"}, {"kind": "invited", "name": "Ada"}, OPEN, OPEN, BOT]
    table = ada.post("/api/tables", {"game": "sealed", "chairs": chairs}, 201)
    assert names(table) == ["Ada", "Ada 2", "Ada 3", "", "", ""]
    path = f"/api/tables/{table['id']}"
    assert names(other.post(f"{path}/join", {}))[3] == "ada 4"
    assert names(other.post(f"{path}/join", {"device": "Ada 2"}))[4] == "Ada 2 2"
    invitation = table["chairs"][2]["invitation"]
    assert names(third.post(f"{path}/join", {"invitation": invitation}))[2] == "Ada 3"
    long = "x" * 40
    ada.put(f"{path}/chairs/4", {"kind": "invited", "name": long})
    assert names(ada.put(f"{path}/chairs/5", {"kind": "invited", "name": long}))[4:] == [long, "x" * 38 + " 2"]


def test_bots_are_there_again_at_a_rematch(here: Served) -> None:
    ada = here.guest("Ada")
    table = new_table(ada, more=[{"kind": "device", "name": "Bea"}, BOT], **SHORT)
    assert ada.post(f"/api/tables/{table}/rematch", None, 409)["message"] == "not-over"
    with ada.live(table) as socket:
        device = Seat(socket, 0)
        while not device.until(lambda m: m["is"] == "news")["scene"]["result"]:
            due = next((seat for seat in device.scene["waiting"] if seat != 2), None)
            if due is not None and device.scene["reader"] != due:
                device.socket.send_json({"do": "lift", "seat": due})
            elif due is not None:
                device.seat = due
                device.do("answer", actions=[device.option()])
                device.socket.send_json({"do": "look", "have": len(device.lines)})
    again = ada.post(f"/api/tables/{table}/rematch", None, 201)
    assert [(chair["kind"], chair["name"], chair["bot"]) for chair in again["chairs"]] == [
        ("human", "Ada", ""),
        ("human", "Bea", ""),
        ("bot", "", "random"),
    ]


def test_a_rematch_is_for_those_who_played_and_after_the_end(here: Served) -> None:
    ada, ben, cleo = here.guest("Ada"), here.guest("Ben"), here.guest("Cleo")
    playing = new_table(ada, ben)
    assert ada.post(f"/api/tables/{playing}/rematch", None, 409)["message"] == "not-over"
    over = played_out(ada, ben)
    assert cleo.post(f"/api/tables/{over}/rematch", None, 403)["message"] == "not-yours"


def test_those_who_still_look_at_the_old_table_hear_of_the_rematch(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = played_out(ada, ben)
    with ben.live(table) as socket:
        seat = Seat(socket, 1)
        again = ada.post(f"/api/tables/{table}/rematch", None, 201)["id"]
        seat.until(lambda m: m["is"] == "table" and m["table"]["rematch"] == again)
        assert seat.heard[-1]["table"]["status"] == "over"


def test_a_rematch_that_was_taken_away_can_be_had_anew(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = played_out(ada, ben)
    gone = ada.post(f"/api/tables/{table}/rematch", None, 201)["id"]
    here.host().delete(f"/api/host/tables/{gone}", 204)
    again = ben.post(f"/api/tables/{table}/rematch", None, 201)["id"]
    assert again != gone
    assert ada.post(f"/api/tables/{table}/rematch", None, 201)["id"] == again


def test_tables_and_talk_go_by_the_clock_of_the_hall(here: Served, later: Later) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    before = ada.get(f"/api/tables/{made_by(ada)}")["created"]
    later(3 * DAY)
    table = made_by(ada)
    told = ada.get(f"/api/tables/{table}")
    assert told["created"] == told["changed"] > before + 3 * DAY - 1
    later(DAY)
    ben.post(f"/api/tables/{table}/join", {})
    assert ada.get(f"/api/tables/{table}")["changed"] > told["changed"] + DAY - 1
    ada.post(f"/api/tables/{table}/start")
    ada.post(f"/api/tables/{table}/acts", {"act": {"do": "say", "key": "hello-ben", "text": "Hello!"}})
    assert ada.get(f"/api/tables/{table}/chat")[0]["at"] > told["changed"] + DAY - 1
