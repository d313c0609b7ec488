"""What only the people at a real table can tell, and a device that they share in the open."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import reaped
from halls import Person, Served, hall
from seats import Seat, Told, catch_up, new_table, seated, stored_entries

from bannerhall.core.state import SPECTATOR
from bannerhall.server.sitting import Device, Sitting
from bannerhall.server.store.database import Row, Value

pytestmark = pytest.mark.usefixtures("reaped_here")
SLUG = reaped.GAME.slug
HARVEST = {"kind": "harvest", "argument": 3}
BOT = {"kind": "bot", "bot": "random"}


def sitting_of(*kinds: str, **more: Value) -> Sitting:
    """A match in memory, without a hall round it."""
    row: Row = {"id": "here", "rules": 1, "options": "{}", "numbers": "{}", "position": None, "seats": len(kinds)}
    row |= {"seed": "07" * 16, "typed": 0, "seconds": 0.0, **more}
    return Sitting(reaped.GAME, row, [{"kind": kind, "name": "", "bot": "greedy"} for kind in kinds])


def test_what_is_told_is_always_typed_and_the_rest_is_rolled(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = new_table(ada, ben, game=SLUG)
    with seated(table, ada, ben) as (first, second):
        assert first.scene["telling"]["decision"] == "harvest"
        assert first.scene["waiting"] == [0] == [first.scene["seat"]]
        assert (second.scene["telling"], second.scene["waiting"], second.scene["seat"]) == (None, [0], None)
        assert [person.get("/api/tables/mine")[0]["your_turn"] for person in (ada, ben)] == [True, False]
        assert second.do("tell", action=HARVEST)["problem"]["clause"] == "HALL-TELL-01"
        assert first.do("tell", action=HARVEST)["is"] == "done"
        catch_up(first)
        assert first.scene["view"]["coins"] == [13, 13]


def test_with_real_dice_everything_is_typed_but_what_is_sealed(here: Served) -> None:
    ada = here.guest("Ada")
    table = new_table(ada, game=SLUG, typed=True, more=[BOT])
    with seated(table, ada) as (first,):
        assert first.scene["telling"]["decision"] == "harvest"  # what was dealt before is nobody's to know
        assert len([line for line in stored_entries(here, table) if "deal" in line]) == 4


def test_what_a_bot_should_tell_anybody_may(here: Served) -> None:
    ada = here.guest("Ada")
    table = ada.post("/api/tables", {"game": SLUG, "chairs": [BOT, {"kind": "me"}], "start": True}, 201)["id"]
    with ada.live(table) as socket:
        first = Seat(socket, 1)
        first.until(lambda told: told["is"] == "news")
        assert (first.scene["telling"]["decision"], first.scene["waiting"]) == ("harvest", [])
        assert first.do("tell", action=HARVEST)["is"] == "done"


@pytest.mark.parametrize(("kind", "typing"), [("bot", False), ("left", True), ("human", True)])
def test_where_nobody_sits_who_could_tell_everything_is_rolled(kind: str, typing: bool) -> None:
    sitting = sitting_of("bot", kind, typed=1)
    sitting.begin(1000.0)
    assert sitting.match.typing() == typing


def test_who_told_something_takes_it_back_even_after_a_restart(tmp_path: Path, store_url: str) -> None:
    with hall(tmp_path, database=store_url) as before:
        ada, ben = before.guest("Ada", bearer=True), before.guest("Ben", bearer=True)
        table = new_table(ada, ben, game=SLUG)
        with seated(table, ada, ben) as (first, second):
            assert first.do("tell", action=HARVEST)["is"] == "done"
            catch_up(first)
            catch_up(second)
            assert [first.scene["back"], second.scene["back"]] == [0, None]
    tokens = [person.client.headers["Authorization"].split()[1] for person in (ada, ben)]
    with (
        hall(tmp_path, database=store_url) as after,
        seated(table, *(after.stranger(token) for token in tokens)) as (first, second),
    ):
        assert [first.scene["back"], second.scene["back"]] == [0, None]
        assert first.scene["may_step_back"]
        assert first.do("back")["is"] == "done"
        catch_up(first)
        assert first.scene["telling"]["decision"] == "harvest"


# --- A device that people share -----------------------------------------------------------------------------


def shared(ada: Person, *more: dict[str, Any], **wanted: Any) -> str:
    chairs = [{"kind": "me"}, *(more or ({"kind": "device", "name": "Bea"},))]
    table: str = ada.post("/api/tables", {"game": SLUG, "chairs": chairs, "start": True, **wanted}, 201)["id"]
    return table


def secrets(told: Told) -> list[object]:
    return [card for hand in told["scene"]["view"]["hands"] for card in hand if card is not None]


def drawn(device: Seat) -> Told:
    """The curtain as it was told last."""
    return next(told for told in reversed(device.heard) if told["is"] == "curtain")


def lift(device: Seat, seat: int) -> None:
    device.socket.send_json({"do": "lift", "seat": seat})
    device.until(lambda told: told["is"] == "news" and told["reader"] == seat)
    device.seat = seat


def pass_seals(device: Seat) -> None:
    """Everybody with a card in hand breaks no seal, one after the other, in secret."""
    for seat in (0, 1):
        lift(device, seat)
        assert device.scene["question"]["decision"] == "window"
        assert device.answer("pass")["is"] == "done"
        catch_up(device)


def test_a_device_tells_and_answers_aloud_with_its_curtain_down(here: Served) -> None:
    ada = here.guest("Ada")
    with ada.live(shared(ada)) as socket:
        device = Seat(socket, 0)
        down = device.until(lambda told: told["is"] == "curtain")
        assert down == {"is": "curtain", "seats": [0, 1], "open_for": None, "due": 0, "served": 0, "waiting": [0]}
        assert (device.scene["reader"], device.scene["seat"]) == (-3, 0)
        assert device.scene["telling"]["decision"] == "harvest"
        assert device.do("tell", action=HARVEST)["is"] == "done"
        catch_up(device)
        assert (device.scene["telling"], device.scene["question"], device.scene["options"]) == (None, None, [])
        assert device.scene["back"] == 0
        pass_seals(device)
        assert (device.scene["reader"], device.scene["seat"], drawn(device)["served"]) == (-3, 0, 0)
        assert device.scene["question"]["decision"] == "auction"
        assert {option["kind"] for option in device.scene["options"]} == {"keep", "bury"}
        device.seat = 0
        preview = device.do("preview", actions=[{"kind": "bury"}])
        assert (preview["scene"]["reader"], preview["scene"]["question"]) == (-3, None)
        assert not any(secrets(told) for told in [*device.heard, preview] if told.get("scene", {}).get("reader") == -3)
        assert device.do("why", action={"kind": "bury"})["problem"] is None
        assert device.answer("keep")["is"] == "done"
        catch_up(device)
        assert (device.scene["seat"], device.scene["question"], device.scene["back"]) == (None, None, 0)
        assert device.answer("bid 1")["problem"]["message"] == "behind-curtain"
        assert device.do("back")["is"] == "done"  # it was said aloud, so it is taken back aloud
        catch_up(device)
        assert device.scene["question"]["decision"] == "auction"


def test_the_curtain_falls_when_a_seat_goes_on_in_the_open(here: Served) -> None:
    ada = here.guest("Ada")
    with ada.live(shared(ada, {"kind": "device", "name": "Bea"})) as socket:
        device = Seat(socket, 0)
        device.until(lambda told: told["is"] == "curtain")
        device.do("tell", action=HARVEST)
        pass_seals(device)
        assert device.scene["reader"] == -3
        lift(device, 0)  # a look at what is one's own before one answers aloud
        assert (device.scene["seat"], device.scene["question"]["decision"]) == (0, "auction")
        assert device.answer("keep")["is"] == "done"
        catch_up(device)
        assert device.scene["question"]["decision"] == "bids"  # in secret, and the same person holds the device


def test_a_stale_answer_tells_the_device_only_what_everybody_may_know(here: Served) -> None:
    ada = here.guest("Ada")
    with ada.live(shared(ada)) as socket:
        device = Seat(socket, 0)
        device.until(lambda told: told["is"] == "curtain")
        told = device.do("tell", action=HARVEST, have=0)
        assert (told["is"], told["scene"]["reader"], secrets(told)) == ("stale", -3, [])
        assert told["scene"]["telling"]["decision"] == "harvest"


def test_nothing_but_the_open_question_is_answered_in_the_open(here: Served) -> None:
    ada = here.guest("Ada")
    table = shared(ada)
    with ada.live(table) as socket:
        device = Seat(socket, 0)
        device.until(lambda told: told["is"] == "curtain")
        device.do("tell", action=HARVEST)
        pass_seals(device)
        before = stored_entries(here, table)
        for seat, act in ((1, "keep"), (1, "bid 2"), (0, "pledge slot1")):
            device.seat = seat
            assert device.answer(act)["is"] == "refused"
        assert (
            device.do("preview", actions=[{"kind": "keep"}, {"kind": "bid", "argument": 1}], seat=0)["problem"][
                "message"
            ]
            == "behind-curtain"
        )
        assert stored_entries(here, table) == before


def test_in_the_open_nothing_is_offered_that_tells_what_a_seat_holds() -> None:
    position = reaped.reaped("auction", hands=["seal", "gold"]).to_json()
    sitting = sitting_of("human", "human", position=json.dumps(position))
    own, aloud = sitting.scene(0), sitting.scene(SPECTATOR, None, Device((0, 1), 0))
    assert [option["kind"] for option in own.options] == ["keep", "bury", "break"]
    assert [option["kind"] for option in aloud.options] == ["keep", "bury"]
    action = sitting.state.rules.vocabulary.read_exact
    assert [sitting.openly(0, [action(text)]) for text in ("bury", "break")] == [True, False]


def test_people_choose_whom_the_device_serves(here: Served) -> None:
    ada = here.guest("Ada")
    with ada.live(shared(ada, game="xorlosch")) as socket:
        device = Seat(socket, 0)
        told = device.until(lambda told: told["is"] == "curtain")
        assert (told["open_for"], device.scene["reader"]) == (0, 0)  # there is nothing to hide
        assert device.answer("place warrior-5", "ready")["is"] == "done"
        catch_up(device)
        assert (device.scene["reader"], device.scene["seat"]) == (1, 1)
        device.socket.send_json({"do": "serve", "seat": 5})
        assert device.until(lambda told: told["is"] == "refused")["problem"]["message"] == "not-your-seat"
