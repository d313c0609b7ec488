"""Secrets over the wire: two matches that differ only in what a seat may not know send it the same bytes.

The two worlds are a position and its resample for Ada's seat. Others then play alike in both, but for what Ada cannot
notice: in one world they pledge cards at the desk, in the other they do not. Dice are typed, alike in both.
"""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from halls import Person, Served, hall
from seats import Seat, Told

from bannerhall.core.chance import Stream
from bannerhall.core.feed import feed
from bannerhall.core.match import Match
from bannerhall.core.playout import roll_chance
from bannerhall.core.state import CHANCE, State
from bannerhall.games.sealed import GAME
from bannerhall.server.store import Statement

ADA = 0
CHANGING = re.compile(r'"(id|commitment|created)":("[^"]*"|[0-9.e+]+|null),?')
TIMES = re.compile(r'("changed"|"[0-5]"):[0-9.e+]{9,}')  # of the last change, and of deadlines by seat
HIDDEN_KIND = "pledge"


class Ears(Seat):
    """A seat that keeps the very texts it was sent."""

    def __init__(self, socket: Any, seat: int) -> None:
        super().__init__(socket, seat)
        self.texts: list[str] = []

    def hear(self) -> Told:
        text = self.socket.receive_text()
        self.texts.append(CHANGING.sub("", TIMES.sub(r"\1:0", text)))
        return self.take_in(json.loads(text))


class World:
    """One of the two matches, with everybody connected."""

    def __init__(self, served: Served, stack: ExitStack, people: list[Person], state: State) -> None:
        self.local = Match(
            state.clone(), 1, typed=GAME.questions.names
        )  # what the rules say, beside what the hall says
        made = Match(state, 1, typed=GAME.questions.names)
        record = made.record
        record.seed = made.stream.seed.hex()
        text = json.dumps(record.to_json(state.rules.vocabulary))
        self.table = people[0].ask("POST", "/api/records", json.loads(text), 201)["id"]
        for person in people[1:]:
            person.post(f"/api/tables/{self.table}/join", {})
        typed = Statement("UPDATE match SET typed = 1 WHERE id = :id", {"id": self.table}, rows=1)
        served.run(served.hall.db.commit, typed)
        people[0].post(f"/api/tables/{self.table}/start")
        self.seats = [
            (Ears if seat == ADA else Seat)(stack.enter_context(person.live(self.table)), seat)
            for seat, person in enumerate(people)
        ]
        self.host = people[0]
        self.level()

    def level(self) -> None:
        """Take in everything that is on its way."""
        for seat in self.seats:
            key = "level-with-it"
            seat.socket.send_json({"do": "look", "have": len(seat.lines), "key": key})
            seat.until(lambda told: told.get("key") == "level-with-it")

    @property
    def heard(self) -> list[str]:
        ears = self.seats[ADA]
        assert isinstance(ears, Ears)
        return ears.texts

    def teller(self) -> Seat | None:
        return next((seat for seat in self.seats if seat.scene["telling"]), None)

    def offers(self, seat: int) -> list[Told]:
        """What is offered, each as an action."""
        made: list[Told] = []
        for offer in self.seats[seat].scene["options"]:
            if "from" in offer:
                # Others bid more than Ada, so that one of them buys and goes to the desk.
                made.append({"kind": offer["kind"], "argument": min(offer["to"], offer["from"] + seat)})
            else:
                made.append({name: offer[name] for name in ("kind", "argument") if name in offer})
        return made

    def answer(self, seat: int, action: Told, number: int) -> None:
        told = self.seats[seat].answer(action, key=f"answer-{number:04}")
        assert told["is"] == "done", told
        self.level()

    def tell(self, action: Told, number: int) -> None:
        teller = self.teller()
        assert teller is not None
        assert teller.do("tell", action=action, key=f"telling-{number:04}")["is"] == "done"
        self.level()

    def try_out(self, seat: int, action: Told) -> None:
        """Do it beside the hall, to see what the rules let Ada know of it."""
        made = self.local.state.rules.vocabulary.from_json(action)
        if seat == CHANCE:
            self.local.chance(made)
        else:
            self.local.answer(seat, made)

    def known_to_ada(self) -> str:
        """All that the rules let her know."""
        return json.dumps([feed(self.local, ADA), self.local.state.view(ADA), self.local.state.waiting()])

    def last_change(self) -> float:
        return float(self.host.get(f"/api/tables/{self.table}")["changed"])


def in_the_middle(seed: int) -> State:
    """A match some answers old, at a question to a player."""
    state, stream = GAME.new(3, seed=seed), Stream(seed)
    for _ in range(14):
        legal = state.legal()
        state.apply(roll_chance(state, stream) if state.seat() == CHANCE else legal[int(stream.below(len(legal)))])
    while state.seat() == CHANCE:
        state.apply(roll_chance(state, stream))
    return state


def play_alike(one: World, other: World, most: int) -> tuple[int, int]:
    """Drive both worlds alike; how many steps were made, and how many of them in secret and in one world only."""
    steps = secret = 0
    while steps < most:
        steps += 1
        teller = one.teller()
        if teller is not None:
            there = other.teller()
            assert there is not None
            assert there.seat == teller.seat
            common = [outcome for outcome in teller.scene["outcomes"] if outcome in there.scene["outcomes"]]
            if not common:
                return steps, secret
            action = {"kind": common[0]["kind"], "argument": common[0].get("argument", common[0].get("from"))}
            if revealed(one, other, CHANCE, action):
                return steps, secret
            one.tell(action, steps)
            other.tell(action, steps)
            continue
        waiting = one.seats[ADA].scene["waiting"]
        assert waiting == other.seats[ADA].scene["waiting"]
        if not waiting:
            return steps, secret
        seat = max(waiting)
        offered = one.offers(seat)
        pledges = [action for action in offered if action["kind"] == HIDDEN_KIND]
        if seat != ADA and pledges:
            one.try_out(seat, pledges[0])
            before, heard = (one.last_change(), one.seats[ADA].scene["deadlines"]), len(one.heard)
            one.answer(seat, pledges[0], 9000 + steps)
            after = (one.last_change(), one.seats[ADA].scene["deadlines"])
            assert after == before, "the time of the last change, or a clock, tells of a hidden answer"
            assert [json.loads(text)["is"] for text in one.heard[heard:]] == ["news", "done"]  # of `level` alone
            other.level()
            secret += 1
        common = [
            action for action in one.offers(seat) if action in other.offers(seat) and action["kind"] != HIDDEN_KIND
        ]
        if not common:
            return steps, secret
        if revealed(one, other, seat, common[0]):
            return steps, secret
        one.answer(seat, common[0], steps)
        other.answer(seat, common[0], steps)
    return steps, secret


def revealed(one: World, other: World, seat: int, action: Told) -> bool:
    """Whether this step tells Ada openly which world she is in: then the comparison ends."""
    one.try_out(seat, action)
    other.try_out(seat, action)
    return one.known_to_ada() != other.known_to_ada()


def test_a_seat_hears_the_same_bytes_whatever_it_may_not_know(tmp_path: Path) -> None:
    steps = secret = differing = 0
    with hall(tmp_path) as served:
        served.run(served.hall.clockwork.stop)  # a slow machine is passed for: here every seat answers itself
        for seed in range(12):
            state = in_the_middle(seed)
            world = state.resample(ADA, Stream(seed, 99))
            differing += state.to_json() != world.to_json()
            people = [served.guest(name) for name in ("Ada", "Ben", "Cleo")]
            with ExitStack() as stack:
                one, other = (World(served, stack, people, each) for each in (state, world))
                made, hidden = play_alike(one, other, 30)
                steps, secret = steps + made, secret + hidden
                assert one.heard == other.heard
    assert differing >= 4, "the two worlds must differ in secret"
    assert steps > 60
    assert secret > 3, "something must have been done that Ada cannot notice"
