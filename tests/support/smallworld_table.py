"""Positions of Small World in a few lines, and a table to play on from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bannerhall.core.errors import Illegal
from bannerhall.core.events import Sink, seen
from bannerhall.core.frames import CHANCE, PROCEEDS
from bannerhall.core.match import Match
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import SPECTATOR, State
from bannerhall.games.smallworld import GAME
from bannerhall.games.smallworld.rules import powers, questions, races
from bannerhall.games.smallworld.rules.components import COLUMN, SLOT_NAMES, SLOTS

STEPS = {
    "choose": questions.GHOULS_TURN,
    "pick": questions.GHOULS_TURN,
    "ready": questions.PEACE,
    "conquer": questions.PEACE,
    "redeploy": questions.PEACE,
}
SLOT_LETTERS = "ads"  # active, declined, spirit


class Table:
    """A state with somebody listening. Actions are written as records write them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.sink = self.sink = Sink()

    def record(self) -> dict[str, Any]:
        """A match that begins here, to be brought into a hall."""
        return Match(self.state.clone(), 9, GAME.typed_by_players).record.to_json(self.state.rules.vocabulary)

    def action(self, text: str) -> int:
        return self.state.rules.vocabulary.read_exact(text)

    def do(self, seat: int, *texts: str) -> Table:
        """The seat answers; chance is not rolled between the answers."""
        for text in texts:
            self.state.answer(seat, self.action(text))
            assert self.state.check() == []
        return self

    def roll(self, *texts: str) -> Table:
        """Chance shows these: `face 2`, `banner orcs`, `badge hill`."""
        return self.do(CHANCE, *texts)

    def reveal(self) -> Table:
        """Chance turns up whatever lies lowest, until a player is asked."""
        while self.state.seat() == CHANCE:
            self.state.answer(CHANCE, self.state.odds()[0][0])
        return self

    def offers(self, seat: int | None = None) -> list[str]:
        """What the seat may answer to its question, without standing answers."""
        who = self.state.seat() if seat is None else seat
        return [self.state.rules.vocabulary.text(action) for action in self.state.legal_actions(who)]

    def offers_of(self, kind: str, seat: int | None = None) -> list[str]:
        """The arguments offered for one kind of action."""
        return [text.partition(" ")[2] for text in self.offers(seat) if text.split()[0] == kind]

    def refused(self, seat: int, text: str) -> str | None:
        """The clause that forbids an action, or None."""
        refusal = self.state.why_not(seat, self.action(text))
        return None if refusal is None else refusal.clause

    def forbids(self, seat: int, text: str) -> str | None:
        """The clause that forbids an action; it is tried, too, and changes nothing."""
        before = self.state.to_json()
        clause = self.refused(seat, text)
        with pytest.raises(Illegal) as found:
            self.state.answer(seat, self.action(text))
        assert found.value.refusal.clause == clause
        assert self.state.to_json() == before
        return clause

    def changed(self, path: str, value: object) -> Table:
        """The same table with one value of its position replaced: `players/1/captives`."""
        position = self.state.to_json()
        where: Any = position["table"]
        *steps, last = path.split("/")
        for step in steps:
            where = where[int(step)] if isinstance(where, list) else where[step]
        where[int(last) if isinstance(where, list) else last] = value
        return Table(GAME.load(position))

    def told(self, kind: str | None = None) -> list[dict[str, object]]:
        """What has happened so far before everybody's eyes, of one kind or of all."""
        events = seen(self.sink.events, self.state.rules.events, SPECTATOR)
        return [event for event in events if kind is None or event["event"] == kind]

    def asks(self, seat: int | None = None) -> str | None:
        prompt = self.state.prompt(seat)
        return None if prompt is None else prompt.decision

    def position(self) -> dict[str, Any]:
        table = self.state.to_json()["table"]
        assert isinstance(table, dict)
        return table

    def region(self, name: str) -> dict[str, Any]:
        """What stands in a region; an empty one reads like this, too."""
        found = self.position()["regions"].get(name, {"holder": None, "tokens": 0, "camps": 0, "marks": []})
        assert isinstance(found, dict)
        return found

    def tokens(self, name: str) -> int:
        return int(self.region(name)["tokens"])

    def holder(self, name: str) -> tuple[int, str] | None:
        found = self.region(name)["holder"]
        return None if found is None else (found[0], found[1])

    def player(self, seat: int) -> dict[str, Any]:
        found = self.position()["players"][seat]
        assert isinstance(found, dict)
        return found

    def coins(self, seat: int) -> int:
        return int(self.player(seat)["coins"])

    def hand(self, seat: int, slot: str = "active") -> int:
        people = self.player(seat)[slot]
        return 0 if people is None else int(people["hand"])

    def leader(self, seat: int) -> str:
        return str(self.player(seat)["leader"])

    def tray(self, race: str) -> int:
        """Tokens of a race in the tray."""
        tray: Any = self.state.tray  # type: ignore[attr-defined]
        return int(tray[races.NAMES.index(race)])

    def price(self, name: str) -> int | None:
        """What a region within reach costs, as everybody sees it."""
        view: Any = self.state.view(SPECTATOR)
        found = view["targets"].get(name)
        return None if found is None else int(found)


def at(
    regions: Mapping[str, str],
    peoples: Mapping[str, str],
    *,
    seats: int = 2,
    ask: str = "conquer",
    active: int = 0,
    who: str | None = None,
    coins: Sequence[int] | int = 5,
    leaders: Mapping[int, str] | None = None,
    turn: int = 2,
    column: Sequence[str] = (),
    options: Mapping[str, Choice] | None = None,
    numbers: Mapping[str, int] | None = None,
    tribes: bool = False,
    players: Mapping[int, Mapping[str, Any]] | None = None,
    change: Mapping[str, Any] | None = None,
) -> Table:
    """A table in the middle of a turn.

    A region: holder and tokens, then marks: `{"m2-04": "0a3 lair", "m2-03": "tribe", "m2-06": "1d1 camps2"}` (a active,
    d declined, s Spirit). A people: race, power, tokens in hand: `{"0a": "humans alchemist 4", "1d": "orcs - 0"}`.
    `leaders` says where a seat's Leader is: `hand`, `waiting` or a region. `ask` is the question to the active seat's
    people `who` (by default its active one): choose, pick, ready, conquer or redeploy. Lost Tribes stand only where
    `regions` puts them, unless `tribes` asks for those of the set-up. `players` overwrites parts of what a player has,
    `change` parts of the table.
    """
    state = GAME.new(seats, seed=1, options=options, numbers=numbers)
    position: dict[str, Any] = state.to_json()
    table = position["table"]
    for name, row in list(table["regions"].items()):
        if not tribes:
            del table["regions"][name]
        else:
            assert row["marks"] == ["tribe"]
    for name, text in regions.items():
        table["regions"][name] = read_region(text)
    for seat, player in enumerate(table["players"]):
        player["coins"] = coins if isinstance(coins, int) else coins[seat]
        player["leader"] = (leaders or {}).get(seat, "none")
        for slot, letter in enumerate(SLOT_LETTERS):
            people_text = peoples.get(f"{seat}{letter}")
            player[SLOT_NAMES[slot]] = None if people_text is None else read_people(people_text)
        player.update((players or {}).get(seat, {}))
    table["round"] = turn
    table["active"] = active
    lay_cards(table, column, bool(options and options.get("extra")))
    bring_markers(table)
    for key, value in (change or {}).items():
        table[key] = {**table[key], **value} if isinstance(value, dict) else value
    people = active * SLOTS + (SLOT_LETTERS.index(who[1]) if who else 0)
    step = questions.TROOPS if who and who[1] != "a" else STEPS[ask]
    position["stack"] = [["turn", PROCEEDS, step, 0, 0, 0]]
    if ask == "choose" or ask == "pick":
        position["stack"].append([ask, active, 0, 0, 0, 0])
    elif ask == "redeploy":
        position["stack"].append(["conquer", active, people, 0, 0, 0])
    else:
        position["stack"].append([ask, active, people, 0, 0, 0])
    made = Table(GAME.load(position))
    return made.do(active, "stop") if ask == "redeploy" else made


def read_region(text: str) -> dict[str, Any]:
    words = text.split()
    row: dict[str, Any] = {"holder": None, "tokens": 0, "camps": 0, "marks": []}
    for word in words:
        if word[0].isdigit():
            row["holder"] = [int(word[0]), SLOT_NAMES[SLOT_LETTERS.index(word[1])]]
            row["tokens"] = int(word[2:])
        elif word.startswith("camps"):
            row["camps"] = int(word[5:])
        else:
            row["marks"].append(word)
    return row


def read_people(text: str) -> dict[str, Any]:
    race, power, hand = text.split()
    return {"race": race, "power": None if power == "-" else power, "hand": int(hand)}


def lay_cards(table: dict[str, Any], column: Sequence[str], extra: bool) -> None:
    """Banners and badges that no player has lie in the column, as asked for or in their order, and in the stacks."""
    banners = list(races.NAMES if extra else races.NAMES[: races.BASE])
    badges = list(powers.NAMES if extra else powers.NAMES[: powers.BASE])
    for player in table["players"]:
        for slot in SLOT_NAMES:
            if player[slot] is not None:
                banners.remove(player[slot]["race"])
                if player[slot]["power"] is not None:
                    badges.remove(player[slot]["power"])
    combos = [text.split() for text in column]
    for combo in combos:
        banners.remove(combo[0])
        badges.remove(combo[1])
    while len(combos) < COLUMN and not column:
        combos.append([banners.pop(0), badges.pop(0)])
    table["column"] = [
        {
            "race": combo[0],
            "power": combo[1],
            "coins": int(combo[2]) if len(combo) > 2 else 0,
            "waiting": int(combo[3]) if len(combo) > 3 else 0,
        }
        for combo in combos
    ]
    table["stacks"] = {"banners": banners, "below": [], "badges": badges, "discarded": []}


def bring_markers(table: dict[str, Any]) -> None:
    """Markers that are not on the map lie with the active race they belong to; Halflings have placed their Holes."""
    rows = table["regions"].values()
    actives = [player["active"] for player in table["players"] if player["active"] is not None]
    powers = [people["power"] for people in actives]
    camps = sum(row["camps"] for row in rows)
    marks = [mark for row in rows for mark in row["marks"]]
    table["supply"] = {
        "holes": 0,
        "camps": 5 - camps if "bivouacking" in powers else 0,
        "heroes": 2 - marks.count("hero") if "heroic" in powers else 0,
        "catapult": 1 - marks.count("catapult") if "catapult" in powers else 0,
        "hordes": 2 if "hordes" in powers else 0,
    }
