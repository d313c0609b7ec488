"""Records and replays of the hall: what leaves it while a match lasts and afterwards, and what comes in."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from halls import Person, Served
from matches import finished
from seats import Seat, Told, new_table, play_on, seated, stored_entries

from bannerhall.core.chance import KeyedStream
from bannerhall.core.feed import redacted, views
from bannerhall.core.match import Match, walk
from bannerhall.core.replay import dice_since, read_record, replay, unproven_rolls
from bannerhall.core.state import SPECTATOR
from bannerhall.games import game
from bannerhall.server.routes.records import MOST_RECORD
from bannerhall.terminal.saves import save

EVERYTHING = -9
GAMES = ["sealed", "xorlosch"]


def at_random(seed: int) -> Any:
    rng = Random(seed)

    def choose(seat: Seat) -> Told:
        return seat.option(rng.randrange(len(seat.scene["options"])))

    return choose


def truth(served: Served, table: str) -> Match:
    """The match as the rules alone build it from what is stored."""
    (row,) = served.run(served.hall.db.rows, "SELECT * FROM match WHERE id = :id", {"id": table})
    chairs = served.run(served.hall.db.rows, "SELECT name FROM chair WHERE match = :id ORDER BY seat", {"id": table})
    seed = bytes.fromhex(str(row["seed"]))
    data = {
        "bannerhall": 1,
        "game": row["game"],
        "rules": row["rules"],
        "seats": row["seats"],
        "options": json.loads(str(row["options"])),
        "numbers": json.loads(str(row["numbers"])),
        "names": [chair["name"] for chair in chairs],
        "commitment": KeyedStream(seed).commitment(),
        "seed": seed.hex() if row["status"] == "over" else None,
        "start": None if row["position"] is None else json.loads(str(row["position"])),
        "entries": [json.loads(entry) for entry in stored_entries(served, table)],
    }
    return replay(game(str(row["game"])), data, seed)


def plain(value: object) -> Any:
    """As it looks after a way over the wire."""
    return json.loads(json.dumps(value))


def count(served: Served, table: str) -> int:
    (row,) = served.run(served.hall.db.rows, f"SELECT COUNT(*) AS many FROM {table}")
    return int(row["many"] or 0)


def bring(person: Person, text: str | bytes, status: int = 201) -> Any:
    """Bring a record in as it stands in a file."""
    answer = person.client.post("/api/records", content=text)
    assert answer.status_code == status, answer.text
    return answer.json()


# --- Going out ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
def test_while_a_match_lasts_everybody_gets_the_record_of_the_own_seat(here: Served, slug: str) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben, game=slug)
    with seated(table, ada, ben) as seats:
        play_on(seats, 12, at_random(3))
    match, place = truth(here, table), f"/api/tables/{table}/record"
    assert ada.get(place) == plain(redacted(match, 0))
    assert ben.get(f"{place}?seat=1") == plain(redacted(match, 1))
    onlooker = plain(redacted(match, SPECTATOR))
    assert here.stranger().get(place) == here.guest("Cleo").get(place) == ada.get(f"{place}?seat=-3") == onlooker
    assert {"seed", "entries", "start"}.isdisjoint(onlooker)
    assert (slug == "xorlosch") == (ada.get(place)["feed"] == ben.get(place)["feed"]), "secrets make the difference"
    seed = match.stream.seed.hex()
    assert seed not in json.dumps([ada.get(place), ben.get(place), onlooker])


def test_while_a_match_lasts_nobody_gets_more_than_that(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben)
    for what in ("record", "replay"):
        place = f"/api/tables/{table}/{what}"
        for person in (ada, here.guest("Cleo"), here.stranger()):
            assert person.get(f"{place}?seat=1", 403)["message"] == "not-your-seat"
            assert person.get(f"{place}?seat={EVERYTHING}", 403)["message"] == "only-after-end"
            for nonsense in ("-1", "-2", "2", "5", "6", "x", "²"):
                assert person.get(f"{place}?seat={nonsense}", 422)["message"] == "bad-query"
    assert ada.get(f"/api/tables/{table}/record?form=text", 409)["message"] == "not-over"
    assert ada.get(f"/api/tables/{table}/record?form=pdf", 422)["message"] == "bad-query"


def test_a_match_that_has_not_begun_has_no_record(here: Served) -> None:
    ada = here.guest("Ada")
    table = ada.post("/api/tables", {"game": "sealed", "chairs": [{"kind": "me"}, {"kind": "open"}]})["id"]
    for what in ("record", "record?form=text", "replay"):
        assert ada.get(f"/api/tables/{table}/{what}", 409)["message"] == "not-started"


def test_after_the_end_everybody_gets_the_whole_record_with_everybodys_name(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Zoë 👩‍🚀")
    table = new_table(ada, ben, numbers={"rounds": 2})
    with seated(table, ada, ben) as seats:
        play_on(seats, choose=at_random(1))
    match = truth(served, table)
    place = f"/api/tables/{table}/record"
    whole = served.stranger().get(place)
    assert whole == ada.get(f"{place}?seat=1") == ben.get(f"{place}?seat={EVERYTHING}") == plain(redacted(match, 0))
    assert whole["names"] == ["Ada", "Zoë 👩‍🚀"]
    assert whole["seed"] == match.stream.seed.hex()
    text = served.stranger().client.get(f"{place}?form=text")
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    for written in (text.text, json.dumps(whole)):
        read = read_record(written, game)
        assert (read.over, unproven_rolls(read)) == (True, [])
        assert read.record.names == ["Ada", "Zoë 👩‍🚀"]
        assert [chair["name"] for chair in bring(ada, written)["chairs"]] == read.record.names


def test_a_bot_stands_in_the_record_by_its_level(here: Served) -> None:
    ada = here.guest("Ada")
    table = new_table(ada, more=[{"kind": "bot", "bot": "search:50"}])
    assert ada.get(f"/api/tables/{table}/record")["names"] == ["Ada", "search:50"]


# --- Replays ------------------------------------------------------------------------------------------------


def replayed(person: Person, table: str, reader: int, page: int = 7) -> list[Any]:
    """All steps of a replay, fetched page by page."""
    steps: list[Any] = []
    while True:
        told = person.get(f"/api/tables/{table}/replay?seat={reader}&first={len(steps)}&most={page}")
        assert (told["reader"], len(told["steps"]) <= page) == (reader, True)
        steps += told["steps"]
        if not told["steps"]:
            assert len(steps) == told["total"] + 1
            return steps


@pytest.mark.parametrize("slug", GAMES)
def test_a_replay_shows_a_reader_exactly_what_it_saw_then(here: Served, slug: str) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben, game=slug)
    with seated(table, ada, ben) as seats:
        play_on(seats, 18, at_random(2))
    match = truth(here, table)
    assert not match.over
    for person, reader in ((ada, 0), (ben, 1), (here.stranger(), SPECTATOR)):
        steps = replayed(person, table, reader)
        assert [step["step"] for step in steps] == list(range(len(steps)))
        assert [step["line"] for step in steps[1:]] == plain(redacted(match, reader)["feed"])
        assert steps[0]["line"] is None
        shown = [step["view"] for step in steps if step["line"] is None or set(step["line"]) != {"number", "events"}]
        assert shown == plain(list(views(match, reader)))


def test_everything_is_shown_only_after_the_end_and_then_to_everybody(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben, numbers={"rounds": 1})
    with seated(table, ada, ben) as seats:
        play_on(seats, 2)
        here.stranger().get(f"/api/tables/{table}/replay?seat={EVERYTHING}", 403)
        play_on(seats)
    match = truth(here, table)
    states = [plain(state.to_json()) for _, state in walk(match)]
    steps = replayed(here.stranger(), table, EVERYTHING)
    assert (steps[0]["view"], steps[-1]["view"]) == (states[0], states[-1])
    assert all(step["view"] in states for step in steps)
    assert replayed(here.stranger(), table, 1) == replayed(ben, table, 1), "the other's cards are no secret any more"


def test_a_replay_is_asked_for_in_bounded_parts(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben)
    place = f"/api/tables/{table}/replay"
    assert len(ada.get(f"{place}?most=1")["steps"]) == 1
    assert ada.get(f"{place}?first=1000000")["steps"] == []
    for query in ("most=0", "most=101", "first=-1", "first=1000001", "first=1e3"):
        assert ada.get(f"{place}?{query}", 422)["message"] == "bad-query"


# --- Coming in ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_finished_record_can_be_brought_in_shown_and_replayed(served: Served, form: str) -> None:
    match = finished(3)
    match.record.names = ["Gawain", "Iseult", "Mordred"]
    vocabulary = match.state.rules.vocabulary
    text = match.record.to_text(vocabulary) if form == "text" else json.dumps(match.record.to_json(vocabulary))
    ada = served.guest("Ada")
    told = bring(ada, text)
    assert (told["status"], told["visibility"], told["hosting"]) == ("over", "link", True)
    assert told["result"] == plain(match.record.result())
    assert told["commitment"] == match.record.commitment
    assert [chair["name"] for chair in told["chairs"]] == ["Gawain", "Iseult", "Mordred"]
    assert [found["id"] for found in ada.get("/api/tables/mine")] == [told["id"]]
    other = served.guest("Ben")
    assert other.get(f"/api/tables/{told['id']}/record") == plain(match.record.to_json(vocabulary))
    assert other.client.get(f"/api/tables/{told['id']}/record?form=text").text == match.record.to_text(vocabulary)
    steps = replayed(other, told["id"], EVERYTHING, 100)
    assert steps[-1]["view"] == plain(match.state.to_json())


@pytest.mark.parametrize("suffix", [".record", ".json"])
def test_a_match_begun_in_the_terminal_goes_on_in_the_hall_with_dice_that_nobody_can_foresee(
    served: Served, tmp_path: Path, suffix: str
) -> None:
    begun = Match.begin(game("sealed"), 2, 77)
    for _ in range(6):
        begun.answer(begun.state.seat(), begun.state.legal()[0])
    begun_seed = begun.stream.seed.hex()
    save(begun, tmp_path / f"saved{suffix}")
    ada, ben = served.guest("Ada"), served.guest("Ben")
    told = bring(ada, (tmp_path / f"saved{suffix}").read_text("utf-8"))
    table = told["id"]
    assert (told["status"], [chair["kind"] for chair in told["chairs"]]) == ("open", ["human", "open"])
    ben.post(f"/api/tables/{table}/join", {})
    commitment = ada.post(f"/api/tables/{table}/start")["commitment"]
    assert commitment not in (None, begun.record.commitment)
    vocabulary, old = begun.state.rules.vocabulary, {"commitment": begun.record.commitment, "seed": begun_seed}
    assert [json.loads(entry) for entry in stored_entries(served, table)] == [
        *(plain(entry.to_json(vocabulary)) for entry in begun.record.entries),
        ["dice", old],
    ]
    known = len(begun.record.entries)
    with seated(table, ada, ben) as seats:
        told = plain(redacted(begun, 0)["feed"])
        assert seats[0].lines == [*told, {"number": len(told) + 1, "dice": "new"}]
        play_on(seats)
        assert begun_seed not in json.dumps([seat.heard for seat in seats])
    match = read_record(served.stranger().client.get(f"/api/tables/{table}/record?form=text").text, game)
    assert match.record.entries[:known] == begun.record.entries
    assert (match.over, match.record.names) == (True, ["Ada", "Ben"])
    assert match.record.commitment == commitment != begun.record.commitment
    assert match.record.seed != begun_seed
    assert (dice_since(match.record), unproven_rolls(match)) == (known + 2, [])


def test_two_who_bring_the_same_match_in_do_not_get_the_same_dice(here: Served, tmp_path: Path) -> None:
    save(Match.begin(game("sealed"), 2, 77), tmp_path / "saved.json")
    text = (tmp_path / "saved.json").read_text("utf-8")
    ada = here.guest("Ada")
    found = set()
    for _ in range(2):
        table = bring(ada, text)["id"]
        ada.put(f"/api/tables/{table}/chairs/1", {"kind": "bot", "bot": "random"})
        found.add(ada.post(f"/api/tables/{table}/start")["commitment"])
    assert len(found) == 2


def test_without_its_seed_a_match_goes_on_too_and_its_first_dice_are_not_proven(here: Served) -> None:
    begun = Match.begin(game("sealed"), 2, 77)
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = bring(ada, begun.record.to_text(begun.state.rules.vocabulary))["id"]
    ben.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    with seated(table, ada, ben) as seats:
        play_on(seats)
    match = read_record(here.stranger().client.get(f"/api/tables/{table}/record?form=text").text, game)
    known = len(begun.record.entries)
    assert (dice_since(match.record), unproven_rolls(match)) == (known + 2, list(range(1, known + 1)))


def test_a_match_from_a_position_of_its_own_goes_on_too(here: Served, tmp_path: Path) -> None:
    state = game("xorlosch").new(2, seed=5)
    begun = Match(state, 9)
    save(begun, tmp_path / "saved.json")
    ada = here.guest("Ada")
    table = bring(ada, (tmp_path / "saved.json").read_text("utf-8"))["id"]
    ada.put(f"/api/tables/{table}/chairs/1", {"kind": "bot", "bot": "random"})
    assert ada.post(f"/api/tables/{table}/start")["status"] == "playing"
    assert replayed(ada, table, 0)[0]["view"] == plain(begun.state.view(0))


def good() -> dict[str, Any]:
    """A whole record, to be spoiled."""
    match = finished(2)
    match.record.names = ["Gawain", "Iseult"]
    return match.record.to_json(match.state.rules.vocabulary)


def spoiled(**changed: Any) -> str:
    return json.dumps({**good(), **changed})


BAD: dict[str, tuple[str | bytes, int]] = {
    "nothing": ("", 422),
    "no record": ("hello", 422),
    "no JSON": ('{"bannerhall": 1', 422),
    "another thing": ("{}", 422),
    "bytes": (b"\xff\xfe{}", 400),
    "another format": (spoiled(bannerhall=2), 422),
    "other rules": (spoiled(rules=7), 422),
    "unknown game": (spoiled(game="chess"), 422),
    "other seats": (spoiled(seats=3), 422),
    "an entry that is not allowed": (spoiled(entries=[*good()["entries"][:3], [0, "pass"]]), 422),
    "a forged end": (spoiled(entries=[*good()["entries"][:-1], ["result", {"winners": [0]}]]), 422),
    "another seed": (spoiled(seed="00" * 16), 422),
    "deep": ("[" * 100_000, 422),
    "a deep position": ('{"start":' + "[" * 100_000, 422),
    "NUL in a name": (spoiled(names=["Ga\x00wain", "Iseult"]), 422),
    "half a letter in a name": (spoiled(names=["Ga\ud800wain", "Iseult"]), 422),
    "half a letter in a key": (spoiled(**{"\ud800": 1}), 422),
    "NUL for a new name": (spoiled(entries=[["seat", 0, "a\x00b"], *good()["entries"]]), 422),
    "half a letter for a new name": (spoiled(entries=[["seat", 0, "a\udfffb"], *good()["entries"]]), 422),
    "a number for a name": (spoiled(names=[1, 2]), 422),
    "too large": (" " * (MOST_RECORD + 1), 413),
}


@pytest.mark.parametrize("what", BAD)
def test_what_is_no_good_record_is_refused_and_nothing_is_stored(served: Served, what: str) -> None:
    text, status = BAD[what]
    ada = served.guest("Ada")
    told = bring(ada, text, status)
    assert told["detail"]
    assert told["message"] not in ("", "http")
    assert (count(served, "match"), count(served, "chair"), count(served, "entry")) == (0, 0, 0)


def test_a_stranger_brings_in_nothing(here: Served) -> None:
    bring(here.stranger(), json.dumps(good()), 401)
    assert count(here, "match") == 0
